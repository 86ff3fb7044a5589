use table::{Chooser, Game, Moves, Reveal, Seat, Seed};

use crate::budget::Effort;
use crate::mindful::{Mindful, margin};
use crate::style::Style;

/// What a mind works on: its effort so far, its dice, and lists that keep their memory.
#[derive(Clone, Debug)]
pub struct Desk<G: Game> {
    /// What has been spent.
    pub effort: Effort,
    /// How it thinks.
    pub style: Style,
    /// Where its randomness comes from.
    pub chooser: Chooser,
    lists: Vec<Moves<G::Move>>,
}

impl<G: Game> Desk<G> {
    /// A clean desk.
    #[must_use]
    pub fn new(effort: Effort, style: Style, seed: &Seed) -> Desk<G> {
        Desk { effort, style, chooser: Chooser::new(seed), lists: Vec::new() }
    }

    /// Plays a listed move in thought and counts it.
    #[inline]
    pub fn play(&mut self, game: &mut G, m: G::Move) -> Reveal {
        self.effort.spend(1);
        game.play_listed(m, &mut ())
    }

    /// Plays a plan as far as this world allows: what comes to light on the way may make the rest impossible.
    pub fn follow(&mut self, game: &mut G, plan: &[G::Move]) {
        let mut legal = self.list();
        for m in plan {
            game.legal_moves(&mut legal);
            if !legal.contains(m) {
                break;
            }
            let _ = self.play(game, *m);
        }
        self.put_back(legal);
    }

    /// How far a seat is ahead by the outlook, in points.
    #[must_use]
    pub fn margin(&self, game: &G, seat: Seat) -> f32
    where
        G: Mindful,
    {
        margin(&game.outlook(), seat, game.players(), self.style.rivals)
    }

    /// An empty list of moves.
    pub fn list(&mut self) -> Moves<G::Move> {
        self.lists.pop().unwrap_or_default()
    }

    /// Gives a list back for the next one who asks.
    pub fn put_back(&mut self, list: Moves<G::Move>) {
        self.lists.push(list);
    }
}
