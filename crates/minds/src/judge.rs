use std::fmt::Debug;
use std::marker::PhantomData;

use serde_json::Value;
use table::{Eyes, Game, Moves, PerSeat, Seat};

use crate::desk::Desk;
use crate::net::{Inputs, Net};
use crate::rung::Rung;
use crate::style::{Shape, Style};

/// A move of a judge's game.
pub type MoveOf<J> = <<J as Judge>::Game as Game>::Move;

/// What minds need to know of a game to play it well: a small value that lives beside the game, not in its rules.
///
/// Everything has a default that works for any game, if badly: points as they stand, one move at a time. [`Plain`] is
/// a judge of defaults alone. `Default` gives a judge as it comes; one that holds more than constants may have other
/// ways to be made. Clones are made freely, so they should be cheap.
pub trait Judge: Clone + Debug + Default + Send + Sync + 'static {
    /// The game it knows.
    type Game: Game;

    /// Does it answer questions about the board?
    const HAS_LENS: bool = false;

    /// How the four levels below the strongest fall short of it, weakest first: even steps in matches.
    const RUNGS: [Rung; 4] =
        [Rung::quick(8.0), Rung::quick(3.0), Rung::quick(0.0), Rung::thinking(1000, 0.0)];

    /// What each seat can expect to have in the end, in points, by what lies on the table: a quick guess.
    fn outlook(&self, game: &Self::Game) -> PerSeat<f32> {
        let totals = game.scores(Eyes::Everything).totals();
        PerSeat(totals.0.map(|points| points as f32))
    }

    /// Distinct plans of the deciding seat for what is left of its turn, best guess first and never none. Ends early
    /// when the desk's effort is over, with the best found so far. The judge itself lies on the desk.
    fn plans(game: &Self::Game, desk: &mut Desk<Self>) -> Vec<Plan<MoveOf<Self>>> {
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        let seat = game.to_move().seat();
        let mut plans: Vec<_> = (moves.iter())
            .map(|m| {
                let mut after = game.clone();
                let _ = desk.play(&mut after, *m);
                let guess = seat.map_or(0.0, |seat| desk.lead(&after, seat));
                Plan { moves: vec![*m], guess }
            })
            .collect();
        plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
        plans
    }

    /// Plays what is usually good until the turn has passed on or the game is over: how minds imagine what
    /// comes later, so it must be fast.
    fn play_turn(game: &mut Self::Game, desk: &mut Desk<Self>) {
        let turn = game.turn().number;
        let mut moves = desk.list();
        while game.turn().number == turn {
            game.legal_moves(&mut moves);
            let Some(m) = desk.chooser.pick(&moves) else { break };
            let _ = desk.play(game, m);
        }
        desk.put_back(moves);
    }

    /// The best turn the next seat could make now, in points for itself: what is left to it.
    fn temptation(&self, game: &Self::Game) -> Option<Temptation> {
        let _ = game;
        None
    }

    /// The best turn a certain seat could make now, in points for itself.
    fn temptation_of(&self, game: &Self::Game, seat: Seat) -> Option<f32> {
        self.temptation(game).filter(|open| open.seat == seat).map(|open| open.points)
    }

    /// Answers a question about the board for the deciding seat, in the game's own form; nothing if it has no
    /// answer to it now. See [`lens`](crate::lens).
    fn lens(&self, game: &Self::Game, question: &Value) -> Option<Value> {
        let _ = (game, question);
        None
    }

    /// Have all seats had equally many turns, so that their outlooks can fairly be compared?
    fn is_even(&self, game: &Self::Game) -> bool {
        let _ = game;
        true
    }

    /// How many turns from here a search should play on at least before it asks for the outlook.
    fn horizon(&self, game: &Self::Game) -> u32 {
        u32::from(game.players())
    }

    /// Can a net be asked here? Not in the middle of a turn, where it was never trained.
    fn is_calm(&self, game: &Self::Game) -> bool {
        let _ = game;
        true
    }

    /// Tells a net what there is to see: the same inputs for every seat in turn, then those of the table. Nothing if
    /// there is no net for this game.
    fn tell(&self, game: &Self::Game, into: &mut impl Inputs) {
        let _ = (game, into);
    }

    /// The net for such a game, if there is one.
    fn net(&self, game: &Self::Game) -> Option<&Net> {
        let _ = game;
        None
    }

    /// A judge that asks another net in games of the kind it was trained with, for matches between nets.
    #[must_use]
    fn with_net(net: Net) -> Self {
        let _ = net;
        Self::default()
    }

    /// How a search with a net should share out so many nodes.
    fn shape(&self, game: &Self::Game, nodes: u64) -> Shape {
        let _ = (game, nodes);
        Shape::default()
    }

    /// Plays the turn of the next seat as its net finds best, among `breadth` candidates.
    fn reply(game: &mut Self::Game, breadth: u32, desk: &mut Desk<Self>) {
        let _ = breadth;
        Self::play_turn(game, desk);
    }

    /// How far a seat is ahead by the outlook, in points.
    fn lead(&self, game: &Self::Game, seat: Seat, style: &Style) -> f32 {
        margin(&self.outlook(game), seat, game.players(), style.rivals)
    }
}

/// A judge that knows nothing of its game beyond the rules.
pub struct Plain<G>(PhantomData<fn() -> G>);

impl<G> Default for Plain<G> {
    fn default() -> Plain<G> {
        Plain(PhantomData)
    }
}

impl<G> Clone for Plain<G> {
    fn clone(&self) -> Plain<G> {
        *self
    }
}

impl<G> Copy for Plain<G> {}

impl<G: Game> Debug for Plain<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Plain({})", G::NAME)
    }
}

impl<G: Game> Judge for Plain<G> {
    type Game = G;
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
