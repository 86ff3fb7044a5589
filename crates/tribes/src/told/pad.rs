//! The score pad of a real table. Figures come from the same places as those of [`super::scores`].

use table::Seat;
use table::pad::{Field, Limit, Pad, Sheet, Sheets, Source, Term, sheet};

use crate::artisans::{ARTISAN_POINTS, ARTISAN_POINTS_LEADER, ARTISANS, GEB_POINTS, PTAH_POINTS, layout};
use crate::data::{
    ELDER_POINTS, ELDER_POINTS_SHAMHAT, FAKIRS_PER_WILD, MEEPLES, PALACE_POINTS, PALACES, PALM_POINTS,
    PALM_POINTS_HAURVATAT, PALMS, RESOURCES, SET_VALUES, VIZIER_MAJORITY, VIZIER_POINTS,
    VIZIER_POINTS_JAFAAR, camels,
};
use crate::state::Tribes;
use crate::{ArtisanTie, Djinn, Expansions, Ground, Item, Piece, Resource, THIEF_POINTS, Thief, Tile, Tribe};

const BASE: Expansions = Expansions { thieves: false, artisans: false };
pub(crate) const THIEVES: &str = "thieves";
pub(crate) const ARTISAN_BOX: &str = "artisans";
/// A field of the whole table: tied leaders in Artisans get the lower value.
const TIES_LOSE: &str = "artisan_tie-nobody";
/// Red tiles around a tent, its own included: the eight around it, and one.
const MOST_RED: u16 = 9;

fn djinn(djinn: Djinn) -> String {
    format!("djinn-{djinn}")
}

fn thief(thief: Thief) -> String {
    format!("thief-{thief}")
}

fn item(item: Item) -> String {
    format!("item-{item}")
}

fn card(card: Resource) -> String {
    format!("card-{card}")
}

fn ground(ground: Ground) -> String {
    format!("ground-{ground}")
}

fn tribe(tribe: Tribe) -> String {
    format!("tribe-{tribe}")
}

/// Tiles that somebody can control.
fn grounds() -> impl Iterator<Item = Ground> {
    Ground::ALL.into_iter().filter(|ground| *ground != Ground::Chasm)
}

/// The boxes without which something is not in play.
pub(crate) fn boxes_of(is_in: impl Fn(Expansions) -> bool) -> Vec<&'static str> {
    let without_thieves = is_in(Expansions { thieves: false, artisans: true });
    let without_artisans = is_in(Expansions { thieves: true, artisans: false });
    let mut boxes = Vec::new();
    if !is_in(BASE) {
        boxes.extend((!without_thieves).then_some(THIEVES));
        boxes.extend((!without_artisans).then_some(ARTISAN_BOX));
    }
    boxes
}

pub(crate) fn pad() -> Pad {
    Pad {
        boxes: vec![THIEVES, ARTISAN_BOX],
        fields: fields().into_iter().map(|field| field.in_words_of("tribes")).collect(),
        sources: sources(),
        limits: limits(),
        level: Default::default(),
        ranks: Vec::new(),
    }
}

fn fields() -> Vec<Field> {
    let artisans = || vec![ARTISAN_BOX];
    let meeples = |wanted: Tribe| {
        let found = MEEPLES.into_iter().find(|(tribe, _)| *tribe == wanted);
        found.map_or(ARTISANS, |(_, count)| count)
    };
    let mut fields = vec![Field::new("gold", "gold").called("pad-gold")];
    for kept in [Tribe::Vizier, Tribe::Elder, Tribe::Artisan] {
        let with = if kept == Tribe::Artisan { artisans() } else { Vec::new() };
        fields.push(Field::new(tribe(kept), "tribes").of(meeples(kept)).with(with));
    }
    for kind in grounds() {
        // Sacred Places differ only by what is printed on them.
        let words = super::aid::ground_words(kind);
        let with =
            boxes_of(|boxes| boxes.artisans || !matches!(kind, Ground::Workshop | Ground::SpecializedMarket));
        let field = Field::new(ground(kind), "tiles").called(format!("ground-{words}"));
        fields.push(field.printed(kind.value()).of(layout::copies(kind) as u16).with(with));
    }
    fields.push(Field::new("palm", "built").called("source-palms").of(PALMS));
    fields.push(Field::new("palace", "built").called("source-palaces").of(PALACES));
    fields
        .push(Field::new("tent", "built").called("pad-tent").by_players([MOST_RED * 4; 4]).with(artisans()));
    for (kind, copies) in RESOURCES {
        fields.push(Field::new(card(kind), "goods").of(copies));
    }
    for one in Djinn::ALL {
        let with = boxes_of(|boxes| Djinn::deck(boxes).any(|other| other == one));
        fields.push(Field::new(djinn(one), "djinns").printed(one.value()).of(1u8).with(with));
    }
    for one in Thief::ALL {
        let with = boxes_of(|boxes| boxes.thieves && Thief::box_of(boxes).any(|other| other == one));
        fields.push(Field::new(thief(one), "thieves").printed(THIEF_POINTS).of(1u8).with(with));
    }
    for kind in Item::ALL.into_iter().filter(|item| item.is_precious()) {
        fields.push(Field::new(item(kind), "items").printed(kind.value()).of(kind.copies()).with(artisans()));
    }
    let ties = Field::new(TIES_LOSE, "table").called("pad-ties").of(1u8).with(artisans()).shared();
    fields.push(ties);
    fields
}

fn sources() -> Vec<Source> {
    let source = |source, terms| Source { source, boxes: Vec::new(), terms };
    let with = |source, terms| Source { source, boxes: vec![ARTISAN_BOX], terms };
    let one = |key: String, points: i32| [(key, points)];
    let better = |key: String, plain: i32, holder: Djinn, points: i32| {
        vec![Term::each(one(key.clone(), plain)), Term::each_with(&djinn(holder), one(key, points - plain))]
    };
    let (vizier, elder, artisan) = (tribe(Tribe::Vizier), tribe(Tribe::Elder), tribe(Tribe::Artisan));
    let precious = || Item::ALL.into_iter().filter(|item| item.is_precious());
    vec![
        source("gold", vec![Term::each([("gold", 1)])]),
        source("viziers", better(vizier.clone(), VIZIER_POINTS, Djinn::Jafaar, VIZIER_POINTS_JAFAAR)),
        source("vizier_majority", vec![Term::Over { of: vizier, points: VIZIER_MAJORITY }]),
        source("elders", better(elder, ELDER_POINTS, Djinn::Shamhat, ELDER_POINTS_SHAMHAT)),
        source(
            "djinns",
            vec![
                Term::each(Djinn::ALL.map(|one| (djinn(one), i32::from(one.value())))),
                Term::each(Thief::ALL.map(|one| (thief(one), THIEF_POINTS))),
            ],
        ),
        source("tiles", vec![Term::each(grounds().map(|kind| (ground(kind), i32::from(kind.value()))))]),
        source("palms", better("palm".into(), PALM_POINTS, Djinn::Haurvatat, PALM_POINTS_HAURVATAT)),
        source("palaces", vec![Term::each([("palace", PALACE_POINTS)])]),
        source(
            "merchandise",
            vec![Term::Sets {
                of: Resource::GOODS.map(card).to_vec(),
                values: SET_VALUES.to_vec(),
                wild: card(Resource::Fakir),
                wild_each: FAKIRS_PER_WILD.into(),
                wild_only: djinn(Djinn::AlAmin),
            }],
        ),
        with(
            "artisans",
            vec![
                Term::each(one(artisan.clone(), ARTISAN_POINTS)),
                Term::Lead {
                    of: artisan.clone(),
                    points: ARTISAN_POINTS_LEADER - ARTISAN_POINTS,
                    alone: TIES_LOSE.into(),
                },
                Term::each_with(&djinn(Djinn::Ptah), one(artisan, PTAH_POINTS)),
            ],
        ),
        with(
            "items",
            vec![
                Term::each(precious().map(|kind| (item(kind), i32::from(kind.value())))),
                Term::each_with(&djinn(Djinn::Geb), precious().map(|kind| (item(kind), GEB_POINTS))),
            ],
        ),
        with("tent", vec![Term::each([("tent", 1)])]),
    ]
}

fn limits() -> Vec<Limit> {
    let tiles = || grounds().map(ground).collect::<Vec<_>>();
    vec![
        Limit::Most {
            code: "camels",
            of: tiles(),
            most: [1, 2, 3, 4].map(|players| camels(players).into()),
            more: Some((ARTISAN_BOX, 1)),
            shared: false,
        },
        Limit::Most { code: "tent", of: vec!["tent".into()], most: [MOST_RED; 4], more: None, shared: false },
        Limit::Needs {
            code: "built",
            of: vec!["palm".into(), "palace".into(), "tent".into()],
            needs: tiles(),
        },
    ]
}

impl Tribes {
    /// What lies in front of everybody, as it would be entered.
    pub(crate) fn written_sheets(&self) -> Sheets {
        let expansions = self.rules.expansions;
        let in_play = [(THIEVES, expansions.thieves), (ARTISAN_BOX, expansions.artisans)];
        let ties_lose = expansions.artisans && self.rules.artisan_tie == ArtisanTie::Nobody;
        Sheets {
            boxes: in_play.into_iter().filter(|(_, is_in)| *is_in).map(|(name, _)| name).collect(),
            table: sheet([(TIES_LOSE, u16::from(ties_lose))]),
            players: Seat::first(self.rules.players).map(|seat| self.written_sheet(seat)).collect(),
        }
    }

    fn written_sheet(&self, seat: Seat) -> Sheet {
        let player = &self.players[seat];
        let owned = self.board.owned_by(seat);
        let built = |piece: Piece| -> u16 {
            owned.iter().map(|tile: Tile| u16::from(self.board.pieces(piece, tile))).sum()
        };
        let mut entries = vec![
            ("gold".to_owned(), player.gold),
            (tribe(Tribe::Vizier), player.viziers().into()),
            (tribe(Tribe::Elder), player.elders().into()),
            (tribe(Tribe::Artisan), player.artisans().into()),
            ("palm".to_owned(), built(Piece::Palm)),
            ("palace".to_owned(), built(Piece::Palace)),
            ("tent".to_owned(), self.tent_points(seat) as u16),
        ];
        let tiles_of = |kind: Ground| owned.iter().filter(|tile| self.board.ground(*tile) == kind).count();
        entries.extend(grounds().map(|kind| (ground(kind), tiles_of(kind) as u16)));
        entries.extend(Resource::ALL.map(|kind| (card(kind), player.hand.count(kind).into())));
        entries.extend(Djinn::ALL.map(|one| (djinn(one), player.has(one).into())));
        entries.extend(self.thieves.held(seat).map(|one| (thief(one), 1)));
        let items = self.artisans.held[seat].iter().filter(|item| item.is_precious());
        let mut sheet = sheet(entries);
        items.for_each(|one| *sheet.entry(item(one)).or_default() += 1);
        sheet
    }
}
