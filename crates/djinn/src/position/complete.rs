use crate::data::{
    BOTTLES, CORKS, ChestSet, DJINNS_PER_COLOUR, Equipment, EquipmentKind, EquipmentSet, KEYS, Mage, MageSet,
    ScoringCard,
};
use crate::state::State;
use crate::{Colour, Phase, Player, Task};

/// What lies open, if it was told.
#[derive(Default)]
pub(super) struct Open {
    pub mages: Option<[Option<Mage>; 4]>,
    pub display: Option<[Option<Equipment>; 6]>,
    pub gone: EquipmentSet,
    pub scoring: Option<[Option<ScoringCard>; 3]>,
}

impl State {
    /// Puts what nobody has into bag, supply and decks. Whether all of it fits is checked later.
    pub(super) fn complete(&mut self, open: &Open) {
        let count = usize::from(self.setup.players.clamp(1, 4)) - 1;
        let players = self.players.as_slice().to_vec();
        let all = |of: &dyn Fn(&Player) -> u8| {
            players.iter().fold(0u8, |sum, player| sum.saturating_add(of(player)))
        };
        let homeless = if let Phase::House(caught) = self.phase { caught.normal } else { [0; 4] };
        for (c, homeless) in homeless.into_iter().enumerate() {
            let wild = self.fields.iter().fold(homeless, |sum, field| sum.saturating_add(field.djinns[c]));
            let held = all(&|p| p.circled[c].saturating_add(p.bottled[c]));
            self.bag[c] = DJINNS_PER_COLOUR.saturating_sub(wild).saturating_sub(held);
            let taken =
                all(&|p| p.bottles[c].saturating_add(p.bottled[c]).saturating_add(p.bottled_masters[c]));
            self.bottles[c] = BOTTLES[count].saturating_sub(taken);
        }
        let bottled = |p: &Player| {
            p.bottled.iter().chain(&p.bottled_masters).fold(p.corks, |sum, n| sum.saturating_add(*n))
        };
        self.corks = CORKS[count].saturating_sub(all(&bottled));
        self.keys = KEYS.saturating_sub(all(&|p| p.keys));
        self.complete_mages(open, &players);
        self.complete_equipment(open, &players);
        let pending = self.pending.tasks().iter().map(|task| match task {
            Task::Compartment(chest) => [*chest].into_iter().collect::<ChestSet>().0,
            Task::PutAway(chests) => chests.0,
            Task::Give(_) => 0,
        });
        self.chests = ChestSet(ChestSet::ALL.0 & !pending.fold(self.opened.0, |all, chests| all | chests));
        let shown = usize::from(self.setup.scoring_cards_shown);
        self.scoring = open.scoring.unwrap_or_else(|| {
            std::array::from_fn(|n| {
                let value = ScoringCard::VALUES[n];
                ScoringCard::ALL.into_iter().find(|card| card.points() == value).filter(|_| n < shown)
            })
        });
    }

    /// The first mage of each deck lies open if nothing else is told.
    fn complete_mages(&mut self, open: &Open, players: &[Player]) {
        let held = players.iter().fold(0, |all, player| all | player.mages.0);
        let mut left = MageSet(MageSet::ALL.0 & !held);
        self.mages = open
            .mages
            .unwrap_or_else(|| Colour::ALL.map(|colour| left.iter().find(|mage| mage.colour() == colour)));
        self.mages.iter().flatten().for_each(|mage| left.remove(*mage));
        self.mage_decks = left;
    }

    /// The first two cards of each kind lie open if nothing else is told.
    fn complete_equipment(&mut self, open: &Open, players: &[Player]) {
        let mut left = EquipmentSet(EquipmentSet::ALL.0 & !open.gone.0);
        players.iter().flat_map(|player| player.equipment).flatten().for_each(|card| left.remove(card));
        self.display = match open.display {
            Some([a, b, c, d, e, f]) => [[a, b], [c, d], [e, f]],
            None => EquipmentKind::ALL.map(|kind| {
                let mut cards = left.iter().filter(|card| card.kind() == kind);
                [cards.next(), cards.next()]
            }),
        };
        self.display.iter().flatten().flatten().for_each(|card| left.remove(*card));
        self.equipment_decks = left;
    }
}
