//! A mind keeps its budget, and equal seeds and nodes give equal thoughts.

use minds::{Budget, Level, Mind, Mindful, decide};
use table::{Game, Knowledge, Seed, Turn, setup_from_choices};
use tribes::{Move, Tribes};

/// What a single plan or playing out may take beyond the last node of the budget.
const SLACK: u64 = 1500;

fn begun<G: Mindful>() -> G {
    G::new(&setup_from_choices::<G>(2, &[]).unwrap(), Seed::from_number(3)).unwrap()
}

#[test]
fn nodes_are_kept_however_few() {
    let mut game = begun::<Tribes>();
    while !matches!(first_legal(&game), Move::Sow { .. }) {
        let m = first_legal(&game);
        let _ = game.play_listed(m, &mut ());
    }
    let Turn::Decide(seat) = game.to_move() else { panic!("the game has begun") };
    let knowledge = Knowledge::of(&game, seat, Seed::from_number(1));
    for nodes in [0, 1, 100, 5_000, 50_000] {
        for level in [Level::Greedy, Level::Planner, Level::Search] {
            let decision = decide(&knowledge, level, Budget::Nodes(nodes), Seed::from_number(1)).unwrap();
            assert!(decision.cost.nodes <= nodes + SLACK, "{level} {nodes}: {:?}", decision.cost);
            assert_eq!(decision.chosen, decision.plan[0]);
        }
    }
}

fn first_legal(game: &Tribes) -> Move {
    let mut moves = table::Moves::new();
    game.legal_moves(&mut moves);
    moves[0]
}

#[test]
fn a_whole_turn_stays_within_its_nodes() {
    let mut game = begun::<Tribes>();
    let budget = 6_000;
    let mut mind = Mind::<Tribes>::new(Level::Search, Budget::Nodes(budget), Seed::from_number(1));
    let mut spent = (0, 0);
    for number in 0..120 {
        let Turn::Decide(seat) = game.to_move() else { break };
        let decision = mind.decide(&Knowledge::of(&game, seat, Seed::from_number(number))).unwrap();
        let turn = game.turn_number();
        spent =
            if spent.0 == turn { (turn, spent.1 + decision.cost.nodes) } else { (turn, decision.cost.nodes) };
        assert!(spent.1 <= budget + 3 * SLACK, "turn {turn} took {} nodes", spent.1);
        let _ = game.play(decision.chosen, &mut ()).unwrap();
    }
}

#[test]
fn equal_seeds_and_nodes_give_equal_thoughts_on_any_number_of_threads() {
    let game = begun::<Tribes>();
    let Turn::Decide(seat) = game.to_move() else { panic!("the game has begun") };
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
