use table::Faults;

use super::require;
use crate::colour::Colour;
use crate::data::{
    BOTTLES, Bad, COINS, CORKS, CharacterSet, ChestSet, DJINNS_PER_COLOUR, EquipmentKind, EquipmentSet, KEYS,
    MASTERS, MageSet, ScoringCard, TrophySet, is_valid_layout,
};
use crate::phase::Task;
use crate::state::State;
use crate::{Phase, Player};

impl State {
    /// No piece is lost or doubled.
    pub(super) fn check_pieces(&self, faults: &mut Faults) {
        require(faults, is_valid_layout(&self.layout), "layout", || {
            "each place lies once on a square and once on a round field that no path joins".into()
        });
        let count = usize::from(self.setup.players) - 1;
        let (homeless, homeless_master) = match self.phase {
            Phase::House(caught) => (caught.normal, caught.master),
            _ => ([0; 4], false),
        };
        let all = |of: &dyn Fn(&Player) -> u8| -> u32 {
            self.players.as_slice().iter().map(|player| u32::from(of(player))).sum()
        };
        for colour in Colour::ALL {
            let c = colour.index();
            let held = all(&|p| p.circled[c] + p.bottled[c]);
            let wild: u32 = self.fields.iter().map(|field| u32::from(field.djinns[c])).sum();
            conserved(
                faults,
                &format!("djinns.{colour}"),
                u32::from(self.bag[c]) + wild + held + u32::from(homeless[c]),
                u32::from(DJINNS_PER_COLOUR),
            );
            let bottles = all(&|p| p.bottles[c] + p.bottled[c] + p.bottled_masters[c]);
            conserved(
                faults,
                &format!("bottles.{colour}"),
                u32::from(self.bottles[c]) + bottles,
                u32::from(BOTTLES[count]),
            );
        }
        let corks = u32::from(self.corks) + all(&|p| p.corks + p.djinns_in_bottles());
        conserved(faults, "corks", corks, u32::from(CORKS[count]));
        conserved(faults, "keys", u32::from(self.keys) + all(&|p| p.keys), u32::from(KEYS));
        let held = all(&Player::masters_held) + u32::from(homeless_master);
        let caught = all(&|p| p.masters_caught);
        require(
            faults,
            held <= caught && caught + u32::from(self.masters()) <= u32::from(MASTERS),
            "masters",
            || {
                format!(
                    "of 6 masters {} are at their fields, {caught} were caught and {held} of these are held",
                    self.masters()
                )
            },
        );
        let coins: u32 = self.players.as_slice().iter().map(|p| u32::from(p.coins)).sum();
        let scrolls: u32 = self.players.as_slice().iter().map(|p| u32::from(p.scrolls)).sum();
        let enough = coins <= u32::from(COINS) && scrolls <= u32::from(COINS);
        require(faults, self.setup.coins_scrolls_unlimited || enough, "players", || {
            format!("there are {COINS} coins and {COINS} scrolls, but {coins} and {scrolls} were given")
        });
        self.check_cards(faults);
    }

    fn check_cards(&self, faults: &mut Faults) {
        let players = self.players.as_slice();
        let shown: MageSet = self.mages.iter().flatten().copied().collect();
        let mages = players.iter().map(|p| p.mages.0).chain([self.mage_decks.0, shown.0]);
        exactly_once(faults, "mages", mages, MageSet::ALL.0);
        for colour in Colour::ALL {
            let open = self.mages[colour.index()];
            let deck = self.mage_decks.0 & MageSet::deck(colour).0;
            require(faults, open.map_or(deck == 0, |mage| mage.colour() == colour), "mages", || {
                format!("the top card of the {colour} deck must lie open")
            });
        }
        let displayed: EquipmentSet = self.display.iter().flatten().flatten().copied().collect();
        let worn = players.iter().map(|p| p.equipment.iter().flatten().copied().collect::<EquipmentSet>().0);
        at_most_once(faults, "equipment", worn.chain([self.equipment_decks.0, displayed.0]));
        for kind in EquipmentKind::ALL {
            let slots = self.display[kind.index()];
            let full = slots.iter().all(|slot| {
                slot.map_or(self.equipment_decks.0 & EquipmentSet::deck(kind).0 == 0, |card| {
                    card.kind() == kind
                })
            });
            let fits = players.iter().all(|p| p.wears(kind).is_none_or(|card| card.kind() == kind));
            require(faults, full, "display", || {
                format!("two {kind} cards must lie open while there are any")
            });
            require(faults, fits, "players.equipment", || format!("only a {kind} can be worn as a {kind}"));
        }
        let pending = self.pending.tasks().iter().map(|task| match task {
            Task::Compartment(chest) => [*chest].into_iter().collect::<ChestSet>().0,
            Task::PutAway(chests) => chests.0,
            Task::Give(_) => 0,
        });
        exactly_once(faults, "chests", pending.chain([self.chests.0, self.opened.0]), ChestSet::ALL.0);
        at_most_once(faults, "trophies", players.iter().map(|p| p.trophies.0 & TrophySet::ALL.0));
        let taken =
            players.iter().map(|p| p.characters.iter().flatten().copied().collect::<CharacterSet>().0);
        at_most_once(faults, "characters", taken.chain([self.characters.0]));
        let shown = usize::from(self.setup.scoring_cards_shown);
        for (n, card) in self.scoring.iter().enumerate() {
            let value = ScoringCard::VALUES[n];
            let right = match card {
                Some(card) => n < shown && card.points() == value,
                None => n >= shown,
            };
            require(faults, right, "scoring", || {
                format!("{shown} scoring cards are in play, of value 8, 9 and 15 in this order")
            });
        }
    }

    /// What lies in front of each player fits together.
    pub(super) fn check_players(&self, faults: &mut Faults) {
        for (n, player) in self.players.as_slice().iter().enumerate() {
            let at = format!("players.{n}");
            require(faults, player.djinns_in_circles() <= player.circles, &at, || {
                format!("{} djinns are in {} active circles", player.djinns_in_circles(), player.circles)
            });
            require(faults, player.awake.0 & !player.mages.0 == 0, &at, || {
                "a mage is awake that is not this player's".into()
            });
            require(faults, player.spot.is_none_or(|spot| spot.from.is_joined_to(spot.to)), &at, || {
                "no path leads where the figure stands".into()
            });
            let sites = player.passages.iter().flatten();
            require(faults, sites.clone().all(|field| field.is_square()), &at, || {
                "passages lie on square fields only".into()
            });
            let distinct =
                sites.clone().all(|field| sites.clone().filter(|other| *other == field).count() == 1);
            require(faults, distinct, &at, || "at most one own passage lies on a field".into());
            let has_d = player.passages[3].is_some() && player.has_bad(Bad::ThreePassages);
            require(faults, !has_d, &at, || "passage D is not this player's".into());
            let kinds = player.characters[0].is_none_or(crate::Character::is_good)
                && player.characters[1].is_none_or(|c| !c.is_good());
            require(faults, kinds, &at, || "characters are a good one and a bad one, in this order".into());
        }
    }
}

fn conserved(faults: &mut Faults, at: &str, found: u32, expected: u32) {
    require(faults, found == expected, at, || {
        format!("there must be {expected} in all, but there are {found}")
    });
}

fn at_most_once(faults: &mut Faults, at: &str, sets: impl Iterator<Item = u32>) -> u32 {
    let (mut seen, mut twice) = (0, false);
    for set in sets {
        twice |= seen & set != 0;
        seen |= set;
    }
    require(faults, !twice, at, || "one of them is in two places".into());
    seen
}

fn exactly_once(faults: &mut Faults, at: &str, sets: impl Iterator<Item = u32>, all: u32) {
    let seen = at_most_once(faults, at, sets);
    require(faults, seen == all, at, || format!("{} of them are missing", (all & !seen).count_ones()));
}
