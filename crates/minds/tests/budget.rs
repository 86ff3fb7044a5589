//! A mind keeps its budget, and equal seeds and nodes give equal thoughts.

use djinn::Djinn;
use lamplight_minds::{Budget, Level, Mind, Mindful, decide};
use table::{Chooser, Game, Knowledge, Moves, Seat, Seed, ToMove, setup_from_choices};
use tribes::Tribes;

/// What may be spent beyond the last node of a budget: a plan is finished once it is begun.
const SLACK: u64 = 120;

fn begun<G: Mindful>() -> G {
    G::new(&setup_from_choices::<G>(2, &[]).unwrap(), Seed::from_number(3)).unwrap()
}

/// Calls `ask` at many moments of a game played at random.
fn each_moment<G: Mindful>(players: u8, mut ask: impl FnMut(&G, Seat)) {
    let setup = setup_from_choices::<G>(players, &[]).unwrap();
    let mut game = G::new(&setup, Seed::from_number(5)).unwrap();
    let (mut moves, mut chooser) = (Moves::new(), Chooser::new(&Seed::from_number(6)));
    for number in 0..600 {
        let ToMove::Decide(seat) = game.to_move() else { break };
        if number % 9 == 0 {
            ask(&game, seat);
        }
        game.legal_moves(&mut moves);
        let _ = game.play_listed(chooser.pick(&moves).unwrap(), &mut ());
    }
}

fn keeps_its_nodes<G: Mindful>(players: u8) {
    each_moment::<G>(players, |game, seat| {
        let knowledge = Knowledge::of(game, seat, Seed::from_number(1));
        for budget in [Budget::Nodes(0), Budget::Nodes(1), Budget::Nodes(150), Budget::Nodes(2_000)] {
            let Budget::Nodes(nodes) = budget else { continue };
            for level in [Level::Novice, Level::Greedy, Level::Planner, Level::Search] {
                let decision = decide(&knowledge, level, budget, Seed::from_number(1)).unwrap();
                assert!(decision.cost.nodes <= nodes + SLACK, "{level} with {nodes}: {:?}", decision.cost);
                assert_eq!(decision.chosen, decision.plan[0]);
            }
        }
    });
}

#[test]
fn nodes_are_kept_however_few() {
    keeps_its_nodes::<Tribes>(2);
    keeps_its_nodes::<Tribes>(4);
    keeps_its_nodes::<Djinn>(1);
    keeps_its_nodes::<Djinn>(4);
}

/// A deadline that has passed before the thought begins: there is no need to look at a clock to know what must follow.
#[test]
fn a_deadline_that_has_passed_still_yields_a_legal_move_at_once() {
    fn yields<G: Mindful>() {
        each_moment::<G>(2, |game, seat| {
            let knowledge = Knowledge::of(game, seat, Seed::from_number(1));
            for level in Level::ALL {
                let decision = decide(&knowledge, level, Budget::Millis(0), Seed::from_number(1)).unwrap();
                assert!(decision.cost.nodes <= SLACK, "{level}: {:?}", decision.cost);
                assert!(game.clone().play(decision.chosen, &mut ()).is_ok());
            }
        });
    }
    yields::<Tribes>();
    yields::<Djinn>();
}

#[test]
fn a_whole_turn_stays_within_its_nodes() {
    fn stays<G: Mindful>(budget: u64) {
        let mut game = begun::<G>();
        let mut minds: Vec<Mind<G>> =
            (0..2).map(|n| Mind::new(Level::Search, Budget::Nodes(budget), Seed::from_number(n))).collect();
        let mut spent = (0, 0);
        for number in 0..120 {
            let ToMove::Decide(seat) = game.to_move() else { break };
            let knowledge = Knowledge::of(&game, seat, Seed::from_number(number));
            let decision = minds[seat.index()].decide(&knowledge).unwrap();
            let turn = game.turn_number();
            spent = (turn, decision.cost.nodes + if spent.0 == turn { spent.1 } else { 0 });
            assert!(spent.1 <= budget + budget / 10, "turn {turn} took {} nodes", spent.1);
            let _ = game.play(decision.chosen, &mut ()).unwrap();
        }
    }
    stays::<Tribes>(6_000);
    stays::<Djinn>(4_000);
}

#[test]
fn equal_seeds_and_nodes_give_equal_thoughts_on_any_number_of_threads() {
    let game = begun::<Tribes>();
    let ToMove::Decide(seat) = game.to_move() else { panic!("the game has begun") };
    for threads in [1, 3] {
        let think = |seed: u64| {
            let knowledge = Knowledge::of(&game, seat, Seed::from_number(8));
            Mind::new(Level::Search, Budget::Nodes(8_000), Seed::from_number(seed))
                .on_threads(threads)
                .decide(&knowledge)
                .unwrap()
        };
        assert_eq!(think(1), think(1));
        assert!(think(1).cost.simulations > 20);
    }
}
