use crate::{Game, Moves, Seat, Seed};

/// All that one seat knows, and nothing else: what a mind is given instead of the game.
///
/// By construction it holds no secret of anybody else: it is made by re-dealing everything the seat
/// cannot know, so the true state cannot be got back from it.
#[derive(Clone, Debug)]
pub struct Knowledge<G> {
    seat: Seat,
    world: G,
}

impl<G: Game> Knowledge<G> {
    /// What `seat` knows of `game`. `seed` must have nothing to do with the table's own.
    #[must_use]
    pub fn of(game: &G, seat: Seat, seed: Seed) -> Knowledge<G> {
        Knowledge { seat, world: game.imagine(seat, seed) }
    }

    /// Whose knowledge this is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A world this seat cannot tell from the true one; another one for every seed.
    #[must_use]
    pub fn world(&self, seed: Seed) -> G {
        self.world.imagine(self.seat, seed)
    }

    /// The moves this seat may choose from, if it is the one to decide.
    pub fn legal_moves(&self, into: &mut Moves<G::Move>) {
        into.clear();
        if self.world.to_move().seat() == Some(self.seat) {
            self.world.legal_moves(into);
        }
    }
}
