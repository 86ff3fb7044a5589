//! What a mind says about its choice.

use djinn::Djinn;
use lamplight_djinn_mind::Judge;
use minds::{Budget, Level, Mind, hint};
use table::{Chooser, Game, Knowledge, Moves, Seed, ToMove};

/// Somebody else's best turn, before and after, whoever sits where.
#[test]
fn a_hint_in_djinn_tells_the_gift() {
    let mut game = Djinn::new(&djinn::Setup::new(3), Seed::from_number(4)).unwrap();
    let (mut moves, mut chooser) = (Moves::new(), Chooser::new(&Seed::from_number(5)));
    let mut told = 0;
    for number in 0..200 {
        let ToMove::Decide(seat) = game.to_move() else { break };
        if number % 10 == 0 {
            let knowledge = Knowledge::of(&game, seat, Seed::from_number(1));
            let mut mind =
                Mind::new(Judge::default(), Level::Greedy, Budget::Nodes(500), Seed::from_number(2));
            let hint = hint(&mut mind, &knowledge, &Seed::from_number(3)).unwrap();
            for gift in hint.candidates.iter().filter_map(|candidate| candidate.gift) {
                assert_ne!(gift.seat, seat);
                assert!(gift.before.is_finite() && gift.after.is_finite());
                told += 1;
            }
        }
        game.legal_moves(&mut moves);
        let _ = game.play_silently(chooser.pick(&moves).unwrap());
    }
    assert!(told > 20, "only {told} gifts were told");
}
