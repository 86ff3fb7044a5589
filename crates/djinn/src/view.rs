use serde::Serialize;
use table::Seat;

use crate::data::{CharacterSet, ChestSet, Equipment, Mage, Place, ScoringCard, TrophySet};
use crate::scores::rank;
use crate::state::{RoundField, State};
use crate::{ByColour, Duties, Ending, Pending, Phase, Player, Setup};

/// What may be seen of a game. Everybody sees the same: only what chance will bring is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct View {
    /// What the game was set up with.
    pub setup: Setup,
    /// The places on S1 to S6, then on R1 to R6.
    pub layout: [Place; 12],
    /// The seats in turn order, roof 1 first.
    pub order: Vec<Seat>,
    /// The round being played, from 1.
    pub round: u16,
    /// The last round, once it is known.
    pub last_round: Option<u16>,
    /// Why the game ends, once it is known.
    pub ending: Option<Ending>,
    /// Who decides; nobody when the game is over.
    pub decides: Option<Seat>,
    /// What is being decided.
    pub phase: Phase,
    /// The same as a few English words.
    pub question: &'static str,
    /// What is still open in the current turn.
    pub duties: Duties,
    /// Effects still to be given, the next one last; it is what is asked about, if there is any.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::phase::Task>"))]
    pub pending: Pending,
    /// What the catch being worked out costs.
    pub catch: Option<CatchView>,
    /// What lives at R1 to R6.
    pub fields: [RoundField; 6],
    /// Masters still at their fields.
    pub masters: u8,
    /// Normal djinns in the bag.
    pub bag: ByColour,
    /// Bottles in the supply.
    pub bottles: ByColour,
    /// Corks in the supply.
    pub corks: u8,
    /// Keys in the supply.
    pub keys: u8,
    /// The face-up mage of each deck: red, blue, yellow, violet.
    pub mages: [Option<Mage>; 4],
    /// Cards left face down in each of these decks.
    pub mage_decks: ByColour,
    /// Displayed hats, cloaks and staffs.
    pub display: [[Option<Equipment>; 2]; 3],
    /// Cards left face down in each of these decks.
    pub equipment_decks: [u8; 3],
    /// Chests not opened yet.
    pub chests: u8,
    /// Opened chests.
    pub opened: ChestSet,
    /// Trophies nobody has yet.
    pub trophies: TrophySet,
    /// Character tiles on offer.
    pub characters: CharacterSet,
    /// The open scoring cards.
    pub scoring: Vec<ScoringCard>,
    /// What lies in front of the players, by seat.
    pub players: Vec<PlayerView>,
    /// Rank of a solo game, once it is over.
    pub rank: Option<&'static str>,
}

/// What lies in front of a player, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct PlayerView {
    /// What lies there.
    #[serde(flatten)]
    pub player: Player,
    /// Roof tile, from 1.
    pub roof: u8,
    /// Scoring cards whose condition is met now.
    pub fulfilled: Vec<ScoringCard>,
    /// Points if the game ended now.
    pub points: i32,
}

/// What the catch being worked out costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct CatchView {
    /// Magic needed with what was used so far.
    pub need: u16,
    /// Can it be paid with magic now?
    pub paid: bool,
}

impl State {
    pub(crate) fn to_view(self) -> View {
        let players = self.setup.players;
        let over = self.phase == Phase::Over;
        let order: Vec<Seat> = (0..players).map(|turn| self.seat_at(turn)).collect();
        let seen = |seat: Seat| PlayerView {
            player: self.players[seat],
            roof: order.iter().position(|s| *s == seat).map_or(0, |n| n as u8 + 1),
            fulfilled: self
                .scoring
                .into_iter()
                .flatten()
                .filter(|c| self.players[seat].fulfils(*c))
                .collect(),
            points: self.total(seat),
        };
        View {
            setup: self.setup,
            layout: self.layout,
            round: self.round,
            last_round: self.last_round,
            ending: self.ending,
            decides: (!over).then(|| self.decider()),
            phase: self.phase,
            question: self.question(),
            duties: self.duties,
            pending: self.pending,
            catch: match self.phase {
                Phase::Catch(chosen) => {
                    let reckoning = self.reckon(&chosen);
                    Some(CatchView { need: reckoning.need(), paid: reckoning.is_paid() })
                }
                _ => None,
            },
            fields: self.fields,
            masters: self.masters(),
            bag: self.bag,
            bottles: self.bottles,
            corks: self.corks,
            keys: self.keys,
            mages: self.mages,
            mage_decks: std::array::from_fn(|c| (self.mage_decks.0 >> (8 * c) & 0xff).count_ones() as u8),
            display: self.display,
            equipment_decks: std::array::from_fn(|k| {
                (self.equipment_decks.0 >> (8 * k) & 0xff).count_ones() as u8
            }),
            chests: self.chests.len(),
            opened: self.opened,
            trophies: self.trophies_left(),
            characters: self.characters,
            scoring: self.scoring.into_iter().flatten().collect(),
            players: Seat::first(players).map(seen).collect(),
            rank: (over && players == 1).then(|| rank(self.total(Seat::ALL[0]))),
            order,
        }
    }
}
