use serde::Serialize;
use table::{Eyes, Seat};

use crate::colour::{DjinnKind, sum};
use crate::data::{
    CharacterSet, ChestSet, DJINN_COST, Equipment, Field, Mage, Place, ScoringCard, TrophySet,
};
use crate::scores::rank;
use crate::state::State;
use crate::turn::master_cost;
use crate::{ByColour, Duties, Ending, Outlook, Pending, Phase, Player, Route, Setup};

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
    /// What is still open in the current turn.
    pub duties: Duties,
    /// Effects still to be given, the next one last; it is what is asked about, if there is any.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::phase::Task>"))]
    pub pending: Pending,
    /// The fields passed over in the move that is under way: from where the figure stands to where it is now.
    pub chain: Vec<Field>,
    /// What could be caught where the deciding figure is, while djinns there must be caught or refused.
    pub outlook: Option<Outlook>,
    /// What the catch being worked out costs.
    pub catch: Option<CatchView>,
    /// The caught djinn to be housed next.
    pub to_house: Option<DjinnKind>,
    /// Solo: turns until a master is driven off, this one included; `null` where no clock runs.
    pub clock: Option<u8>,
    /// The route board of the seat that looks: what lies within three moves. Empty for those who only watch, and
    /// before the figure stands in the city.
    pub routes: Vec<Route>,
    /// What lives at R1 to R6.
    pub fields: [FieldView; 6],
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
    /// Active circles without a djinn.
    pub free_circles: u8,
    /// How far the player is with each open scoring card.
    pub cards: Vec<CardView>,
    /// Scoring cards whose condition is met now.
    pub fulfilled: Vec<ScoringCard>,
    /// Points if the game ended now.
    pub points: i32,
}

/// What the catch being worked out costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct CatchView {
    /// What the normal djinns cost before anybody helps.
    pub normal: u16,
    /// What the master costs before anybody helps.
    pub master: u16,
    /// What mages and staff have taken off.
    pub help: u16,
    /// Magic needed with what was used so far.
    pub need: u16,
    /// Magic still missing.
    pub missing: u16,
    /// Can it be paid with magic now?
    pub paid: bool,
}

/// What lives at a round field, and what it costs before anybody helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct FieldView {
    /// Normal djinns.
    pub djinns: ByColour,
    /// Is there a master?
    pub master: bool,
    /// What each normal djinn costs.
    pub djinn_cost: u16,
    /// What the master costs; `null` if there is none.
    pub master_cost: Option<u16>,
}

/// How far a player is with a scoring card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct CardView {
    /// The card.
    pub card: ScoringCard,
    /// How much the player has of what it asks for.
    pub have: u16,
    /// How much it asks for.
    pub goal: u16,
}

impl State {
    pub(crate) fn to_view(self, eyes: Eyes) -> View {
        let players = self.setup.players;
        let over = self.phase == Phase::Over;
        let order: Vec<Seat> = (0..players).map(|turn| self.seat_at(turn)).collect();
        let seen = |seat: Seat| PlayerView {
            player: self.players[seat],
            free_circles: self.players[seat].free_circles(),
            cards: self.scoring.into_iter().flatten().map(|card| self.players[seat].progress(card)).collect(),
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
            duties: self.duties,
            pending: self.pending,
            chain: if over { Vec::new() } else { self.chain() },
            outlook: if self.duties.catch && self.phase == Phase::Act { self.outlook() } else { None },
            catch: self.catch_view(),
            to_house: match self.phase {
                Phase::House(caught) => caught.next(),
                _ => None,
            },
            clock: self.turns_to_clock(),
            routes: match eyes {
                Eyes::Seat(seat) => self.routes(seat),
                Eyes::Spectator | Eyes::Everything => Vec::new(),
            },
            fields: self.fields.map(|field| FieldView {
                djinns: field.djinns,
                master: field.master,
                djinn_cost: DJINN_COST,
                master_cost: field.master.then(|| master_cost(field.normal())),
            }),
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

    fn catch_view(&self) -> Option<CatchView> {
        let Phase::Catch(chosen) = &self.phase else { return None };
        let reckoning = self.reckon(chosen);
        let normal = DJINN_COST * u16::from(sum(chosen.normal));
        let master = if chosen.master { master_cost(self.counted_beside_master(chosen)) } else { 0 };
        let need = reckoning.need();
        let missing = need.saturating_sub(u16::from(self.me().magic));
        Some(CatchView { normal, master, help: normal + master - need, need, missing, paid: missing == 0 })
    }
}
