//! A mind sees what its seat may see, and nothing else.

use djinn::Djinn;
use lamplight_minds::{Budget, Level, Mind, Mindful, decide};
use table::sim::play_out;
use table::{Chooser, Game, Knowledge, Moves, Seat, Seed, ToMove, presets, setup_from_choices};
use tribes::Tribes;

/// A game somewhere in the middle, by random play.
fn middle<G: Mindful>(players: u8, choices: &[(String, String)], decisions: usize, number: u64) -> G {
    let seed = Seed::from_number(number);
    let setup = setup_from_choices::<G>(players, choices).unwrap();
    let mut game = G::new(&setup, seed).unwrap();
    let (mut moves, mut chooser) = (Moves::new(), Chooser::new(&seed));
    for _ in 0..decisions {
        game.legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { break };
        let _ = game.play_listed(m, &mut ());
    }
    game
}

/// With every expansion and without.
fn decides_alike<G: Mindful>(players: u8) {
    presets::<G>().into_iter().for_each(|(_, choices)| decides_alike_with::<G>(players, &choices));
}

fn decides_alike_with<G: Mindful>(players: u8, choices: &[(String, String)]) {
    let budget = Budget::Nodes(1500);
    for number in 0..6 {
        let game = middle::<G>(players, choices, 20 + 25 * number as usize, number);
        let ToMove::Decide(seat) = game.to_move() else { continue };
        // Another world that this seat cannot tell from the true one: other piles, other cards of others, another future.
        let twin = game.imagine(seat, Seed::from_number(99 + number));
        for level in Level::ALL {
            let of = |game: &G, salt: u64| {
                let knowledge = Knowledge::of(game, seat, Seed::from_number(1000 + salt));
                decide(&knowledge, level, budget, Seed::from_number(5)).unwrap()
            };
            assert_eq!(of(&game, 1), of(&twin, 2), "{level} in game {number}");
        }
    }
}

#[test]
fn worlds_a_seat_cannot_tell_apart_are_decided_alike_in_five_tribes() {
    decides_alike::<Tribes>(2);
    decides_alike::<Tribes>(3);
    decides_alike::<Tribes>(4);
}

#[test]
fn worlds_a_seat_cannot_tell_apart_are_decided_alike_in_djinn() {
    decides_alike::<Djinn>(2);
    decides_alike::<Djinn>(4);
}

#[test]
fn who_does_not_decide_is_not_asked() {
    let game = middle::<Tribes>(2, &[], 30, 1);
    let ToMove::Decide(seat) = game.to_move() else { panic!("the game is not over") };
    let knowledge = Knowledge::of(&game, seat.next(2), Seed::from_number(1));
    assert!(decide(&knowledge, Level::Search, Budget::Nodes(100), Seed::from_number(1)).is_none());
}

#[test]
fn a_game_that_is_over_needs_no_decision() {
    let mut game = middle::<Tribes>(2, &[], 0, 1);
    play_out(&mut game, &mut Chooser::new(&Seed::from_number(1)), &mut Moves::new());
    let knowledge = Knowledge::of(&game, Seat::ALL[0], Seed::from_number(1));
    assert!(Mind::new(Level::Greedy, Budget::Nodes(100), Seed::from_number(1)).decide(&knowledge).is_none());
}
