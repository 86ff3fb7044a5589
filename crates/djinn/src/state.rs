use serde::{Deserialize, Serialize};
use table::{Chance, Seat, Seats};

use crate::colour::sum;
use crate::data::{
    CharacterSet, ChestSet, Equipment, EquipmentSet, Field, Mage, MageSet, Place, ScoringCard, Spot,
    TrophySet,
};
use crate::{ByColour, Duties, Occupancy, Pending, Phase, Player, Setup};

/// Purposes of chance, one stream each.
pub(crate) mod stream {
    pub const LAYOUT: usize = 0;
    pub const BAG: usize = 1;
    pub const MAGES: usize = 2;
    pub const EQUIPMENT: usize = 3;
    pub const CHESTS: usize = 4;
    pub const SCORING: usize = 5;
    pub const ROOFS: usize = 6;
    pub const CHARACTERS: usize = 7;
    pub const COUNT: usize = 8;
}

/// Where all randomness of a game comes from.
pub type DjinnChance = Chance<{ stream::COUNT }>;

/// The newest version of the rules.
pub(crate) const NEWEST_RULES: u8 = 1;

fn newest_rules() -> u8 {
    NEWEST_RULES
}

/// A game written out in full.
///
/// On its own it is unchecked, as a hand-made position is; inside [`crate::Djinn`] it is always legal.
///
/// Piles are sets, not sequences: which chest, card or djinn comes next is drawn when it comes. So the only secret
/// in a state is where future chance comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The version of the rules the game follows; the newest if nothing is said.
    #[serde(default = "newest_rules")]
    pub rules: u8,
    /// What the game was set up with.
    pub setup: Setup,
    /// Where chance comes from, and how much of it is used.
    #[serde(with = "crate::position::chance")]
    pub chance: DjinnChance,
    /// The places on S1 to S6, then on R1 to R6.
    pub layout: [Place; 12],
    /// The seat with roof 1, which begins every round.
    pub first: Seat,
    /// The round being played, from 1.
    pub round: u16,
    /// Whose turn it is, counted from the first seat.
    pub turn: u8,
    /// The last round, once it is known.
    pub last_round: Option<u16>,
    /// Why the game ends, once it is known.
    pub ending: Option<Ending>,
    /// What lives at R1 to R6.
    pub fields: [RoundField; 6],
    /// Normal djinns in the bag.
    pub bag: ByColour,
    /// Bottles in the supply.
    pub bottles: ByColour,
    /// Corks in the supply.
    pub corks: u8,
    /// Keys in the supply.
    pub keys: u8,
    /// Mages face down in the four decks.
    pub mage_decks: MageSet,
    /// The face-up mage of each deck.
    pub mages: [Option<Mage>; 4],
    /// Equipment face down in the three decks.
    pub equipment_decks: EquipmentSet,
    /// Two displayed cards of each kind.
    pub display: [[Option<Equipment>; 2]; 3],
    /// Chests not opened yet.
    pub chests: ChestSet,
    /// Opened chests.
    pub opened: ChestSet,
    /// Character tiles nobody has taken yet.
    pub characters: CharacterSet,
    /// The scoring cards of value 8, 9 and 15.
    pub scoring: [Option<ScoringCard>; 3],
    /// What lies in front of the players.
    pub players: Players,
    /// What is being decided.
    pub phase: Phase,
    /// What is still open in the current turn.
    pub duties: Duties,
    /// Effects still to be given.
    pub pending: Pending,
}

/// What lives at a round field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(deny_unknown_fields)]
pub struct RoundField {
    /// Normal djinns.
    pub djinns: ByColour,
    /// Is there a master?
    pub master: bool,
}

impl RoundField {
    /// Normal djinns of any colour.
    #[must_use]
    pub fn normal(&self) -> u8 {
        sum(self.djinns)
    }

    /// Is nobody there?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !self.master && self.normal() == 0
    }
}

/// Why a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last master was caught or driven off by a player.
    MastersGone,
    /// The solo clock drove off the last master.
    SoloClock,
    /// The round cap was reached.
    RoundCap,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 3] = [Ending::MastersGone, Ending::SoloClock, Ending::RoundCap];

    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::MastersGone => "masters-gone",
            Ending::SoloClock => "solo-clock",
            Ending::RoundCap => "round-cap",
        }
    }
}

/// The players by seat; in JSON a list of as many as play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    all: [Player; 4],
    count: u8,
}

impl Players {
    pub(crate) const fn new(count: u8) -> Players {
        Players { all: [Player::START; 4], count }
    }

    /// The players, by seat.
    #[must_use]
    pub fn as_slice(&self) -> &[Player] {
        &self.all[..usize::from(self.count)]
    }

    /// The players, by seat.
    pub fn as_mut_slice(&mut self) -> &mut [Player] {
        &mut self.all[..usize::from(self.count)]
    }
}

impl std::ops::Index<Seat> for Players {
    type Output = Player;

    fn index(&self, seat: Seat) -> &Player {
        &self.all[seat.index()]
    }
}

impl std::ops::IndexMut<Seat> for Players {
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.all[seat.index()]
    }
}

impl Serialize for Players {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Players, D::Error> {
        let given = Vec::<Player>::deserialize(deserializer)?;
        if given.is_empty() || given.len() > 4 {
            let count = given.len();
            return Err(serde::de::Error::custom(format!("1 to 4 players can play, but {count} were given")));
        }
        let mut players = Players::new(given.len() as u8);
        players.as_mut_slice().copy_from_slice(&given);
        Ok(players)
    }
}

impl State {
    /// What stands on a field.
    #[must_use]
    pub fn place(&self, field: Field) -> Place {
        match field.index() {
            0 => Place::Source,
            n => self.layout[n - 1],
        }
    }

    /// The seat that is `turn`th in every round, from 0.
    #[must_use]
    #[inline]
    pub fn seat_at(&self, turn: u8) -> Seat {
        let count = self.setup.players;
        let number = self.first.number() + turn;
        Seat::ALL[usize::from(if number >= count { number - count } else { number }) & 3]
    }

    /// The seat that decides, if the game goes on.
    #[must_use]
    #[inline]
    pub fn decider(&self) -> Seat {
        let count = self.setup.players;
        match self.phase {
            Phase::Draft { step } if step < count => self.seat_at(count - 1 - step),
            Phase::Draft { step } => self.seat_at(step - count),
            Phase::Gifts { turn } => self.seat_at(turn),
            _ => self.seat_at(self.turn),
        }
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.decider()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        let seat = self.decider();
        &mut self.players[seat]
    }

    /// What lives at a field; nobody at squares and at the Source.
    #[must_use]
    pub fn djinns_at(&self, field: Field) -> RoundField {
        field.round_index().map_or_else(RoundField::default, |n| self.fields[n])
    }

    /// The field the deciding seat's figure is at.
    pub(crate) fn here(&self) -> Field {
        self.me().spot.map_or(Field::SOURCE, |spot| spot.to)
    }

    /// Masters still at their fields.
    #[must_use]
    pub fn masters(&self) -> u8 {
        self.fields.iter().filter(|field| field.master).count() as u8
    }

    /// Trophies nobody has yet.
    #[must_use]
    pub fn trophies_left(&self) -> TrophySet {
        TrophySet(self.players.all.iter().fold(TrophySet::ALL.0, |left, player| left & !player.trophies.0))
    }

    /// May trophies be gained now?
    pub(crate) fn trophies_open(&self) -> bool {
        let closing = matches!(self.phase, Phase::Source { closing: true, .. });
        !closing && (self.setup.trophies_in_final_round || self.last_round != Some(self.round))
    }

    /// Who else occupies the spot or its field.
    pub(crate) fn occupants(&self, spot: Spot) -> Seats {
        let me = self.decider();
        let occupies = |seat: &Seat| {
            let stands = self.players[*seat].spot;
            *seat != me
                && match self.setup.occupancy {
                    Occupancy::Field => stands.is_some_and(|s| s.to == spot.to),
                    Occupancy::Path => stands == Some(spot),
                }
        };
        Seat::first(self.setup.players).filter(occupies).collect()
    }

    /// Coins that can still be given out.
    pub(crate) fn coins_left(&self) -> u16 {
        self.box_left(|player| player.coins)
    }

    /// Scrolls that can still be given out.
    pub(crate) fn scrolls_left(&self) -> u16 {
        self.box_left(|player| player.scrolls)
    }

    fn box_left(&self, held: impl Fn(&Player) -> u16) -> u16 {
        if self.setup.coins_scrolls_unlimited {
            return u16::MAX;
        }
        crate::data::COINS.saturating_sub(self.players.as_slice().iter().map(held).sum())
    }
}
