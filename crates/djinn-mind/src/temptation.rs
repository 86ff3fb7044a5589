//! What is open to a seat: the best turn it could make if it were its own now.

use djinn::{Djinn, Duties, Pending, Phase};
use minds::{Budget, Desk, Effort, Style, best_paths};
use table::{Game, Seat, Seed};

use crate::Judge;
use crate::outlook::outlook;

/// What the best turn of a seat would bring to it, if it began now.
pub fn open_to(game: &Djinn, seat: Seat) -> Option<f32> {
    let mut after = at_the_turn_of(game, seat)?;
    let before = outlook(&after)[seat];
    let mut desk = Desk::new(Judge, Effort::new(Budget::Nodes(u64::MAX)), Style::BEST, &Seed::from_number(0));
    let best = best_paths(&after, 1, &mut desk).into_iter().next()?;
    desk.follow(&mut after, &best.moves);
    Some(outlook(&after)[seat] - before)
}

/// Who has the next turn: the deciding seat if its turn has just begun, otherwise the one after it.
pub fn next_seat(game: &Djinn) -> Option<Seat> {
    let seat = game.to_move().seat()?;
    match game.state().phase {
        Phase::Place | Phase::Move { .. } => Some(seat),
        Phase::Source { closing: true, .. } | Phase::Draft { .. } | Phase::Gifts { .. } => None,
        _ => Some(seat.next(game.players())),
    }
}

/// The same table at the beginning of a turn of `seat`; nothing where turns have not begun or are over.
fn at_the_turn_of(game: &Djinn, seat: Seat) -> Option<Djinn> {
    let mut state = *game.state();
    if matches!(
        state.phase,
        Phase::Draft { .. } | Phase::Gifts { .. } | Phase::Over | Phase::Source { closing: true, .. }
    ) {
        return None;
    }
    state.turn = (0..game.players()).find(|turn| state.seat_at(*turn) == seat)?;
    state.duties = Duties::default();
    state.pending = Pending::NONE;
    state.phase = match state.players[seat].spot {
        None => Phase::Place,
        Some(spot) => Phase::Move { from: spot.from, at: spot.to },
    };
    Djinn::from_position(&state).ok()
}
