use table::{BadSetup, Chance, Seat, Seed};

use crate::data::{
    BOTTLES, CORKS, CharacterSet, ChestSet, DJINNS_PER_COLOUR, Equipment, EquipmentKind, EquipmentSet, KEYS,
    Mage, MageSet, Place, REFERENCE_LAYOUT, ROOF_GIFTS, ScoringCard, VALID_ROUNDS,
};
use crate::state::{DjinnChance, Players, State, stream};
use crate::{ByColour, Colour, Duties, Pending, Phase, RoundField, Setup};

impl State {
    /// Lays out the map, fills the fields, opens the cards: everything before the first decision.
    pub(crate) fn deal(rules: u8, setup: &Setup, seed: Seed) -> Result<State, BadSetup> {
        setup.check()?;
        let count = setup.players;
        let mut chance: DjinnChance = Chance::new(seed);
        let layout = lay_out(&mut chance);
        let first = chance.stream(stream::ROOFS, |s| Seat::ALL[s.below(u32::from(count)) as usize]);
        let characters = chance.stream(stream::CHARACTERS, |s| {
            [CharacterSet::GOOD.0, CharacterSet::BAD.0].iter().fold(CharacterSet::NONE, |shown, kind| {
                let mut left = *kind;
                (0..=count).for_each(|_| {
                    left &= !(1 << pick(left, s.below(left.count_ones())));
                });
                CharacterSet(shown.0 | (kind & !left))
            })
        });
        let scoring = chance.stream(stream::SCORING, |s| {
            ScoringCard::VALUES.map(|value| {
                let cards = ScoringCard::ALL.iter().filter(|card| card.points() == value);
                cards.clone().nth(s.below(cards.count() as u32) as usize).copied()
            })
        });
        let shown = usize::from(setup.scoring_cards_shown);
        let mut state = State {
            rules,
            setup: *setup,
            chance,
            layout,
            first,
            round: 1,
            turn: 0,
            last_round: None,
            ending: None,
            fields: [RoundField { djinns: [0; 4], master: true }; 6],
            bag: [DJINNS_PER_COLOUR; 4],
            bottles: [BOTTLES[usize::from(count) - 1]; 4],
            corks: CORKS[usize::from(count) - 1],
            keys: KEYS,
            mage_decks: MageSet::ALL,
            mages: [None; 4],
            equipment_decks: EquipmentSet::ALL,
            display: [[None; 2]; 3],
            chests: ChestSet::ALL,
            opened: ChestSet::NONE,
            characters,
            scoring: std::array::from_fn(|n| scoring[n].filter(|_| n < shown)),
            players: Players::new(count),
            phase: Phase::Draft { step: 0 },
            duties: Duties::default(),
            pending: Pending::NONE,
        };
        state.open_cards();
        for n in 0..6 {
            state.fields[n].djinns = state.draw_from_bag(setup.start_djinns_per_field);
        }
        for turn in 0..count {
            let (coins, scrolls) = ROOF_GIFTS[usize::from(turn)];
            let seat = state.seat_at(turn);
            let player = &mut state.players[seat];
            player.coins += coins;
            player.scrolls += scrolls;
        }
        Ok(state)
    }

    fn open_cards(&mut self) {
        for colour in Colour::ALL {
            self.mages[colour.index()] = self.turn_mage(colour);
        }
        for kind in EquipmentKind::ALL {
            for slot in 0..2 {
                self.display[kind.index()][slot] = self.turn_equipment(kind);
            }
        }
    }

    /// Draws up to `count` djinns from the bag.
    pub(crate) fn draw_from_bag(&mut self, count: u8) -> ByColour {
        if count == 0 {
            return [0; 4];
        }
        let bag = &mut self.bag;
        self.chance.stream(stream::BAG, |s| {
            let mut drawn = [0; 4];
            for _ in 0..count.min(crate::colour::sum(*bag)) {
                let mut rest = s.below(u32::from(crate::colour::sum(*bag))) as u8;
                let mut colour = 0;
                while rest >= bag[colour] {
                    rest -= bag[colour];
                    colour += 1;
                }
                bag[colour] -= 1;
                drawn[colour] += 1;
            }
            drawn
        })
    }

    /// Takes the top card of a deck of mages.
    pub(crate) fn turn_mage(&mut self, colour: Colour) -> Option<Mage> {
        let deck = self.mage_decks.0 & MageSet::deck(colour).0;
        let mage = Mage(draw(&mut self.chance, stream::MAGES, deck)?);
        self.mage_decks.remove(mage);
        Some(mage)
    }

    /// Takes the top card of a deck of equipment.
    pub(crate) fn turn_equipment(&mut self, kind: EquipmentKind) -> Option<Equipment> {
        let deck = self.equipment_decks.0 & EquipmentSet::deck(kind).0;
        let equipment = Equipment(draw(&mut self.chance, stream::EQUIPMENT, deck)?);
        self.equipment_decks.remove(equipment);
        Some(equipment)
    }

    /// Takes a chest; opened ones are shuffled when the pile is empty.
    pub(crate) fn draw_chest(&mut self) -> Option<crate::data::Chest> {
        if self.chests.is_empty() {
            self.chests = self.opened;
            self.opened = ChestSet::NONE;
        }
        let chest = crate::data::Chest(draw(&mut self.chance, stream::CHESTS, self.chests.0)?);
        self.chests.remove(chest);
        Some(chest)
    }
}

fn lay_out(chance: &mut DjinnChance) -> [Place; 12] {
    chance.stream(stream::LAYOUT, |s| {
        let mut layout = REFERENCE_LAYOUT;
        s.shuffle(&mut layout[..6]);
        let rounds = VALID_ROUNDS[s.below(VALID_ROUNDS.len() as u32) as usize];
        for (n, square) in rounds.iter().enumerate() {
            layout[6 + n] = layout[usize::from(*square)];
        }
        layout
    })
}

/// One of the ids in a set, each as likely; nothing of an empty set. A last card needs no chance.
fn draw(chance: &mut DjinnChance, stream: usize, ids: u32) -> Option<u8> {
    match ids.count_ones() {
        0 => None,
        1 => Some(pick(ids, 0)),
        count => Some(chance.stream(stream, |s| pick(ids, s.below(count)))),
    }
}

/// The `n`th id of a set.
fn pick(mut ids: u32, n: u32) -> u8 {
    (0..n).for_each(|_| ids &= ids - 1);
    ids.trailing_zeros() as u8
}
