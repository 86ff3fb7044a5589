//! What minds must keep to with any judge, for the tests of judges. Each panics and says what was broken.
//!
//! ```
//! use lamplight_minds::{Level, Plain, trials};
//! use lamplight_minds::table::toy::Toy;
//!
//! trials::whole_games::<Plain<Toy>>(&Level::ALL, 200);
//! trials::budget_is_kept::<Plain<Toy>>(2);
//! ```

use table::{Chooser, Game, Knowledge, Moves, Seat, Seed, ToMove, presets, setup_from_choices};

use crate::budget::Budget;
use crate::judge::Judge;
use crate::level::Level;
use crate::mind::{Mind, decide};

/// What may be spent beyond the last node of a budget: a plan is finished once it is begun.
const SLACK: u64 = 120;

/// A game longer than this does not end.
const LONGEST: u64 = 20_000;

fn begun<G: Game>(players: u8, choices: &[(String, String)], seed: Seed) -> G {
    let setup = setup_from_choices::<G>(players, choices).expect("a preset can be played");
    G::new(&G::bounded(&setup), seed).expect("a preset can be played")
}

/// A game somewhere in the middle, by random play.
fn middle<G: Game>(players: u8, choices: &[(String, String)], decisions: u64, number: u64) -> G {
    let seed = Seed::from_number(number);
    let mut game: G = begun(players, choices, seed);
    let (mut moves, mut chooser) = (Moves::new(), Chooser::new(&seed));
    for _ in 0..decisions {
        game.legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { break };
        let _ = game.play_silently(m);
    }
    game
}

/// Calls `ask` at many moments of a game played at random.
fn each_moment<G: Game>(players: u8, mut ask: impl FnMut(&G, Seat)) {
    let mut game: G = begun(players, &[], Seed::from_number(5));
    let (mut moves, mut chooser) = (Moves::new(), Chooser::new(&Seed::from_number(6)));
    for number in 0..600 {
        let ToMove::Decide(seat) = game.to_move() else { break };
        if number % 9 == 0 {
            ask(&game, seat);
        }
        game.legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { break };
        let _ = game.play_silently(m);
    }
}

/// Worlds a seat cannot tell apart are decided alike, by every level, with every expansion and without.
pub fn worlds_are_decided_alike<J: Judge>(players: u8) {
    for (_, choices) in presets::<J::Game>() {
        for number in 0..6 {
            let game: J::Game = middle(players, &choices, 20 + 25 * number, number);
            let ToMove::Decide(seat) = game.to_move() else { continue };
            // Other piles, other cards of others, another future.
            let twin = game.imagine(seat, Seed::from_number(99 + number));
            for level in Level::ALL {
                let of = |game: &J::Game, salt: u64| {
                    let knowledge = Knowledge::of(game, seat, Seed::from_number(1000 + salt));
                    decide(&knowledge, J::default(), level, Budget::Nodes(1500), Seed::from_number(5))
                };
                let (own, other) = (of(&game, 1), of(&twin, 2));
                assert!(own.is_some(), "{level} does not decide in game {number}");
                assert_eq!(own, other, "{level} in game {number}");
            }
        }
    }
}

/// These levels play legal whole games, whoever sits down and whatever is on the table.
pub fn whole_games<J: Judge>(levels: &[Level], nodes: u64) {
    for (_, choices) in presets::<J::Game>() {
        for players in J::Game::PLAYERS {
            whole_game::<J>(players, &choices, levels, nodes);
        }
    }
}

fn whole_game<J: Judge>(players: u8, choices: &[(String, String)], levels: &[Level], nodes: u64) {
    let mut game: J::Game = begun(players, choices, Seed::from_number(11));
    let mind = |n: usize| {
        let (level, seed) = (levels[n % levels.len()], Seed::from_number(n as u64));
        Mind::new(J::default(), level, Budget::Nodes(nodes), seed)
    };
    let mut minds: Vec<Mind<J>> = (0..usize::from(players)).map(mind).collect();
    let mut decisions = 0;
    while let ToMove::Decide(seat) = game.to_move() {
        let knowledge = Knowledge::of(&game, seat, Seed::from_number(decisions));
        let decision = minds[seat.index()].decide(&knowledge).expect("this seat decides");
        let played = game.play(decision.chosen, &mut ());
        assert!(played.is_ok(), "{}: {levels:?} refused {}: {played:?}", J::Game::NAME, decision.chosen);
        decisions += 1;
        assert!(decisions < LONGEST, "the game does not end");
    }
    assert!(!game.winners().is_empty() || players == 1);
}

/// Budgets of nodes are kept however few they are, a deadline that has passed yields a legal move at once, and a
/// whole turn stays within its budget.
pub fn budget_is_kept<J: Judge>(players: u8) {
    each_moment::<J::Game>(players, |game, seat| {
        let knowledge = Knowledge::of(game, seat, Seed::from_number(1));
        for nodes in [0, 1, 150, 2_000] {
            for level in [Level::Novice, Level::Greedy, Level::Planner, Level::Search] {
                let seed = Seed::from_number(1);
                let decision = decide(&knowledge, J::default(), level, Budget::Nodes(nodes), seed)
                    .expect("this seat decides");
                assert!(decision.cost.nodes <= nodes + SLACK, "{level} with {nodes}: {:?}", decision.cost);
                assert_eq!(decision.chosen, decision.plan[0]);
            }
        }
        // There is no need to look at a clock to know what must follow.
        for level in Level::ALL {
            let decision = decide(&knowledge, J::default(), level, Budget::Millis(0), Seed::from_number(1))
                .expect("this seat decides");
            assert!(decision.cost.nodes <= SLACK, "{level}: {:?}", decision.cost);
            assert!(game.clone().play(decision.chosen, &mut ()).is_ok());
        }
    });
}

/// All decisions of a turn together stay within its budget of nodes, or a tenth above it.
pub fn turns_stay_within<J: Judge>(players: u8, nodes: u64) {
    let mut game: J::Game = begun(players, &[], Seed::from_number(3));
    let mind = |n: u8| {
        let seed = Seed::from_number(u64::from(n));
        Mind::new(J::default(), Level::Search, Budget::Nodes(nodes), seed)
    };
    let mut minds: Vec<Mind<J>> = (0..players).map(mind).collect();
    let mut spent = (None, 0);
    for number in 0..120 {
        let ToMove::Decide(seat) = game.to_move() else { break };
        let knowledge = Knowledge::of(&game, seat, Seed::from_number(number));
        let decision = minds[seat.index()].decide(&knowledge).expect("this seat decides");
        // Others may have to decide within a turn; each has a budget of its own for it.
        let turn = Some((game.turn().number, seat));
        spent = (turn, decision.cost.nodes + if spent.0 == turn { spent.1 } else { 0 });
        assert!(spent.1 <= nodes + nodes / 10, "turn {turn:?} took {} nodes", spent.1);
        let _ = game.play_silently(decision.chosen);
    }
}

/// Equal seeds and nodes give equal thoughts, on any number of threads.
pub fn thoughts_repeat<J: Judge>(players: u8) {
    let game: J::Game = begun(players, &[], Seed::from_number(3));
    let ToMove::Decide(seat) = game.to_move() else { panic!("the game has begun") };
    for threads in [1, 3] {
        let think = |seed: u64| {
            let knowledge = Knowledge::of(&game, seat, Seed::from_number(8));
            Mind::new(J::default(), Level::Search, Budget::Nodes(8_000), Seed::from_number(seed))
                .on_threads(threads)
                .decide(&knowledge)
        };
        assert_eq!(think(1), think(1), "on {threads} threads");
        assert!(
            think(1).is_some_and(|decision| decision.cost.simulations > 20),
            "hardly anything was thought"
        );
    }
}

/// Nobody is asked who does not decide, and nobody when the game is over.
pub fn only_who_decides_is_asked<J: Judge>(players: u8) {
    let mut game: J::Game = middle(players, &[], 30, 1);
    let ask = |game: &J::Game, seat: Seat| {
        let knowledge = Knowledge::of(game, seat, Seed::from_number(1));
        decide(&knowledge, J::default(), Level::Search, Budget::Nodes(100), Seed::from_number(1))
    };
    let ToMove::Decide(seat) = game.to_move() else { panic!("the game is over after 30 decisions") };
    for other in seat.others(players) {
        assert!(ask(&game, other).is_none());
    }
    table::sim::play_out(&mut game, &mut Chooser::new(&Seed::from_number(1)), &mut Moves::new());
    assert!(Seat::first(players).all(|seat| ask(&game, seat).is_none()));
}
