use serde_json::Value;
use table::{Game, Moves, PerSeat, Reveal, Seat};

use crate::desk::Desk;

/// What a game brings so that minds can play it well.
///
/// Everything has a default that works for any game, if badly: points as they stand, one move at a time.
pub trait Mindful: Game {
    /// Does the game answer questions about the board?
    const HAS_LENS: bool = false;

    /// What the planner may spend on a thought, in decisions: enough to play its best plans out a few times.
    const GLANCE: u64 = 1000;

    /// A number that changes whenever a turn or a bid of somebody begins. A budget is for one such turn.
    fn turn_number(&self) -> u32 {
        u32::from(self.round())
    }

    /// What each seat can expect to have in the end, in points, by what lies on the table: a quick guess.
    fn outlook(&self) -> PerSeat<f32> {
        let totals = self.scores(table::Eyes::Everything).totals();
        PerSeat(totals.0.map(|points| points as f32))
    }

    /// Distinct plans of the deciding seat for the rest of its turn, best guess first and never none. Ends early
    /// when the desk's effort is over, with the best found so far.
    fn plans(&self, desk: &mut Desk<Self>) -> Vec<Plan<Self::Move>> {
        let mut moves = Moves::new();
        self.legal_moves(&mut moves);
        let seat = self.to_move().seat();
        let mut plans: Vec<_> = (moves.iter())
            .map(|m| {
                let mut after = self.clone();
                let _ = desk.play(&mut after, *m);
                let guess = seat.map_or(0.0, |seat| desk.margin(&after, seat));
                Plan { moves: vec![*m], guess }
            })
            .collect();
        plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
        plans
    }

    /// Plays what is usually good until the turn has passed on or the game is over: how minds imagine what
    /// comes later, so it must be fast.
    fn play_turn(&mut self, desk: &mut Desk<Self>) {
        let turn = self.turn_number();
        let mut moves = desk.list();
        while self.turn_number() == turn {
            self.legal_moves(&mut moves);
            let Some(m) = desk.chooser.pick(&moves) else { break };
            let _ = desk.play(self, m);
        }
        desk.put_back(moves);
    }

    /// The best turn the next seat could make now, in points for itself: what is left to it.
    fn temptation(&self) -> Option<Temptation> {
        None
    }

    /// The best turn a certain seat could make now, in points for itself.
    fn temptation_of(&self, seat: Seat) -> Option<f32> {
        self.temptation().filter(|open| open.seat == seat).map(|open| open.points)
    }

    /// Answers a question about the board for the deciding seat, in the game's own form; nothing if it has no
    /// answer to it now. See [`lens`](crate::lens).
    fn lens(&self, question: &Value) -> Option<Value> {
        let _ = question;
        None
    }

    /// Have all seats had equally many turns, so that their outlooks can fairly be compared?
    fn is_even(&self) -> bool {
        true
    }

    /// How many turns from here a search should play on at least before it asks for the outlook.
    fn horizon(&self) -> u32 {
        u32::from(self.players())
    }
}

/// The best turn that is open to somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temptation {
    /// To whom.
    pub seat: Seat,
    /// What it would bring, in points.
    pub points: f32,
}

/// What a seat might do with the rest of its turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<M> {
    /// Decisions in order, until the turn ends or something unknown comes to light; at least one.
    pub moves: Vec<M>,
    /// What the game's own quick judgement says: expected lead in points. Comparable only with its siblings.
    pub guess: f32,
}

/// How far a seat is ahead of the others, in points, theirs counting `rivals` hundredths among three or more. Alone
/// at the table, just its points.
#[must_use]
pub fn margin(points: &PerSeat<f32>, seat: Seat, players: u8, rivals: u32) -> f32 {
    let mut best = f32::NEG_INFINITY;
    let mut sum = 0.0;
    for other in seat.others(players) {
        best = best.max(points[other]);
        sum += points[other];
    }
    let others = 0.5 * best + 0.5 * sum / f32::from(players.max(2) - 1);
    match players {
        0 | 1 => points[seat],
        2 => points[seat] - others,
        // Among several, what hurts one of them helps the others as much as oneself.
        _ => points[seat] - rivals as f32 / 100.0 * others,
    }
}

/// Did the decision end the turn, or show something new?
#[must_use]
pub(crate) fn ends_plan<G: Mindful>(game: &G, turn: u32, seat: Seat, reveal: Reveal) -> bool {
    reveal == Reveal::Something || game.turn_number() != turn || game.to_move().seat() != Some(seat)
}

#[cfg(any(test, feature = "toy"))]
impl Mindful for table::toy::Toy {}
