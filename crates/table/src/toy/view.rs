use serde::Serialize;

use super::{Cards, Toy, cards};
use crate::{Eyes, Game, Seat, ToMove};

/// What some eyes may see of a toy game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToyView {
    players: u8,
    round: u16,
    turn: Seat,
    decides: Option<Seat>,
    deck: usize,
    turned: Vec<u8>,
    laid: Option<Option<u8>>,
    seats: Vec<SeatView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct SeatView {
    points: u8,
    hand: Pile,
    covered: Pile,
}

/// Cards these eyes may know, or only how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Pile {
    Cards(Vec<u8>),
    Count(u32),
}

impl ToyView {
    pub(super) fn of(toy: &Toy, eyes: Eyes) -> ToyView {
        let sees = |seat| toy.open || eyes.see(seat);
        let pile = |seat, set: Cards| {
            if sees(seat) { Pile::Cards(cards(set).collect()) } else { Pile::Count(set.count_ones()) }
        };
        let decides = match toy.to_move() {
            ToMove::Decide(seat) => Some(seat),
            ToMove::Over => None,
        };
        ToyView {
            players: toy.players,
            round: toy.round,
            turn: toy.turn,
            decides,
            deck: toy.deck.len(),
            turned: cards(toy.turned).collect(),
            laid: toy.phase.card().map(|card| sees(toy.turn).then_some(card)),
            seats: Seat::first(toy.players)
                .map(|seat| SeatView {
                    points: toy.points[seat],
                    hand: pile(seat, toy.hands[seat]),
                    covered: pile(seat, toy.covered[seat]),
                })
                .collect(),
        }
    }
}
