//! The score pad of a real table. Figures come from the same places as those of [`crate::scores`].

use table::Seat;
use table::pad::{Field, Limit, Pad, Sheet, Sheets, Source, Term, sheet, weights};

use crate::data::{
    BOTTLED_POINTS, BOTTLES, Bad, CIRCLE_POINTS, CIRCLES, CORKS, Character, CharacterSet, Condition,
    DJINNS_PER_COLOUR, EquipmentKind, KEYS, MASTERS, Mage, Passage, RANKS, ScoringCard, Trophy, TrophySet,
    UNUSED_POINTS,
};
use crate::scores::SOURCES;
use crate::setup::MOST_LIMIT;
use crate::state::State;
use crate::{Colour, Player, colour::sum};

fn bottled(colour: Colour) -> String {
    format!("bottled-{colour}")
}

fn trophy(points: u8) -> String {
    format!("trophy-{points}")
}

fn scoring(card: ScoringCard) -> String {
    format!("scoring-{card}")
}

fn character(tile: Character) -> String {
    format!("character-{tile}")
}

fn equipment(kind: EquipmentKind) -> String {
    format!("kind-{kind}")
}

/// What trophies can be worth, and how many there are of each.
fn trophies() -> Vec<(u8, u16)> {
    let mut found: Vec<(u8, u16)> = Vec::new();
    for points in TrophySet::ALL.iter().map(Trophy::points) {
        match found.iter_mut().find(|(worth, _)| *worth == points) {
            Some((_, count)) => *count += 1,
            None => found.push((points, 1)),
        }
    }
    found
}

/// Bad characters that matter when points are counted.
fn counting_characters() -> impl Iterator<Item = (Character, Bad)> {
    CharacterSet::BAD
        .iter()
        .filter_map(|tile| Some((tile, tile.bad()?)))
        .filter(|(_, bad)| matches!(bad, Bad::NoUnusedPoints | Bad::ThreePassages))
}

fn holder_of(wanted: Bad) -> String {
    counting_characters().find(|(_, bad)| *bad == wanted).map(|(tile, _)| character(tile)).unwrap_or_default()
}

pub(crate) fn pad() -> Pad {
    Pad {
        boxes: Vec::new(),
        fields: fields().into_iter().map(|field| field.in_words_of("djinn")).collect(),
        sources: sources(),
        limits: limits(),
        level: weights([("coins", 1), ("scrolls", 1), ("keys", 1)]),
        ranks: RANKS.to_vec(),
    }
}

fn fields() -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for card in ScoringCard::ALL {
        fields.push(Field::new(scoring(card), "table").printed(card.points()).of(1u8).shared());
    }
    for (points, count) in trophies() {
        fields
            .push(Field::new(trophy(points), "trophies").called("source-trophies").printed(points).of(count));
    }
    let homes = DJINNS_PER_COLOUR + MASTERS;
    for colour in Colour::ALL {
        let field = Field::new(bottled(colour), "bottled").called(format!("pad-bottled-{colour}"));
        fields.push(field.of(homes));
    }
    fields.push(Field::new("circled", "circled").called("source-circled").of(u16::from(CIRCLES) * 4));
    fields.push(Field::new("masters", "circled").called("pad-masters").of(MASTERS));
    fields.push(Field::new("masters_caught", "circled").called("pad-masters-caught").of(MASTERS));
    let all_bottles = BOTTLES.map(|each| u16::from(each) * Colour::ALL.len() as u16);
    fields.push(Field::new("bottles", "left").called("source-bottles").by_players(all_bottles));
    fields.push(Field::new("corks", "left").called("source-corks").by_players(CORKS.map(u16::from)));
    fields.push(Field::new("coins", "purse").called("pad-coins"));
    fields.push(Field::new("scrolls", "purse").called("pad-scrolls"));
    fields.push(Field::new("keys", "purse").called("pad-keys").of(KEYS));
    fields.push(Field::new("mages", "mages").of(Mage::COUNT as u16));
    fields.push(Field::new("awake", "mages").called("pad-awake").of(Mage::COUNT as u16));
    fields.push(Field::new("circles", "board").called("pad-circles").of(u16::from(CIRCLES) * 4));
    fields.push(Field::new("limit", "board").called("pad-limit"));
    fields.push(Field::new("passages", "board").called("pad-passages").of(Passage::ALL.len() as u16 * 4));
    for kind in EquipmentKind::ALL {
        fields.push(Field::new(equipment(kind), "board").of(4u8));
    }
    for (tile, _) in counting_characters() {
        fields.push(Field::new(character(tile), "characters").of(1u8));
    }
    fields
}

fn sources() -> Vec<Source> {
    let careless = holder_of(Bad::NoUnusedPoints);
    let unused = |key: &str| Term::Each {
        of: weights([(key, UNUSED_POINTS)]),
        only: None,
        unless: Some(careless.clone()),
    };
    let terms = |source: &str| match source {
        "trophies" => {
            vec![Term::each(trophies().into_iter().map(|(points, _)| (trophy(points), points.into())))]
        }
        "bottled" => vec![Term::each(Colour::ALL.map(|colour| (bottled(colour), BOTTLED_POINTS)))],
        "circled" => vec![Term::each([("circled", CIRCLE_POINTS)])],
        "bottles" => vec![unused("bottles")],
        "corks" => vec![unused("corks")],
        _ => ScoringCard::ALL.map(fulfilled).to_vec(),
    };
    SOURCES.map(|source| Source { source, boxes: Vec::new(), terms: terms(source) }).to_vec()
}

/// What a scoring card asks for, and what it brings.
fn fulfilled(card: ScoringCard) -> Term {
    let (points, only) = (i32::from(card.points()), scoring(card));
    let in_bottles = || Colour::ALL.map(|colour| (bottled(colour), 1));
    let (of, goal) = match card.condition() {
        Condition::BottleColours(n) => {
            let of = Colour::ALL.map(bottled).to_vec();
            return Term::Kinds { of, goal: n.into(), points, only };
        }
        Condition::Keys(n) => (weights([("keys", 1)]), n.into()),
        Condition::Coins(n) => (weights([("coins", 1)]), n.into()),
        Condition::Scrolls(n) => (weights([("scrolls", 1)]), n.into()),
        Condition::Mages(n) => (weights([("mages", 1)]), n.into()),
        Condition::ActiveCircles(n) => (weights([("circles", 1)]), n.into()),
        Condition::FullyEquipped => {
            (weights(EquipmentKind::ALL.map(|kind| (equipment(kind), 1))), EquipmentKind::ALL.len() as i32)
        }
        Condition::Limit(n) => (weights([("limit", 1)]), n.into()),
        // Who owns one passage less is one nearer to having laid all.
        Condition::AllPassages => (
            weights([("passages".to_owned(), 1), (holder_of(Bad::ThreePassages), 1)]),
            Passage::ALL.len() as i32,
        ),
        Condition::MastersHeld(n) => (weights([("masters", 1)]), n.into()),
        Condition::ActiveMages(n) => (weights([("awake", 1)]), n.into()),
        Condition::DjinnsHeld(n) => {
            (weights(in_bottles().into_iter().chain([("circled".to_owned(), 1)])), n.into())
        }
        Condition::Trophies(n) => {
            (weights(trophies().into_iter().map(|(points, _)| (trophy(points), 1))), n.into())
        }
        Condition::Bottled(n) => (weights(in_bottles()), n.into()),
        Condition::MastersCaught(n) => (weights([("masters_caught", 1)]), n.into()),
    };
    Term::Reach { of, goal, points, only }
}

fn limits() -> Vec<Limit> {
    let one = |key: &str| vec![key.to_owned()];
    let most = |code, of: Vec<String>, most: u16| Limit::Most {
        code,
        of,
        most: [most; 4],
        more: None,
        shared: false,
    };
    let homes = Colour::ALL.map(bottled).into_iter().chain(one("circled")).collect();
    let mut limits = vec![
        most("circles", one("circles"), CIRCLES.into()),
        most("limit", one("limit"), MOST_LIMIT.into()),
        most("passages", one("passages"), Passage::ALL.len() as u16),
        most("characters", counting_characters().map(|(tile, _)| character(tile)).collect(), 1),
        Limit::NotMore { code: "circled", of: one("circled"), than: one("circles") },
        Limit::NotMore { code: "masters", of: one("masters"), than: homes },
        Limit::NotMore { code: "masters-caught", of: one("masters"), than: one("masters_caught") },
        Limit::NotMore { code: "awake", of: one("awake"), than: one("mages") },
    ];
    limits.extend(EquipmentKind::ALL.map(|kind| most("equipment", vec![equipment(kind)], 1)));
    limits.extend(ScoringCard::VALUES.map(|value| {
        let of = ScoringCard::ALL.into_iter().filter(|card| card.points() == value).map(scoring).collect();
        Limit::Most { code: "scoring", of, most: [1; 4], more: None, shared: true }
    }));
    limits
}

impl State {
    /// What lies in front of everybody, as it would be entered.
    pub(crate) fn written_sheets(&self) -> Sheets {
        Sheets {
            boxes: Vec::new(),
            table: sheet(self.scoring.iter().flatten().map(|card| (scoring(*card), 1))),
            players: Seat::first(self.setup.players).map(|seat| written(&self.players[seat])).collect(),
        }
    }
}

fn written(player: &Player) -> Sheet {
    let mut entries = vec![
        ("circled".to_owned(), player.djinns_in_circles().into()),
        ("masters".to_owned(), player.masters_held().into()),
        ("masters_caught".to_owned(), player.masters_caught.into()),
        ("bottles".to_owned(), sum(player.bottles).into()),
        ("corks".to_owned(), player.corks.into()),
        ("coins".to_owned(), player.coins),
        ("scrolls".to_owned(), player.scrolls),
        ("keys".to_owned(), player.keys.into()),
        ("mages".to_owned(), player.mages.len().into()),
        ("awake".to_owned(), player.awake.len().into()),
        ("circles".to_owned(), player.circles.into()),
        ("limit".to_owned(), player.limit.into()),
        ("passages".to_owned(), player.passages.iter().flatten().count() as u16),
    ];
    entries.extend(Colour::ALL.map(|colour| (bottled(colour), player.in_bottles_of(colour).into())));
    let worth = |points: u8| player.trophies.iter().filter(|trophy| trophy.points() == points).count() as u16;
    entries.extend(trophies().into_iter().map(|(points, _)| (trophy(points), worth(points))));
    entries.extend(EquipmentKind::ALL.map(|kind| (equipment(kind), player.wears(kind).is_some().into())));
    entries.extend(counting_characters().map(|(tile, bad)| (character(tile), player.has_bad(bad).into())));
    sheet(entries)
}
