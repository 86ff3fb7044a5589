//! Every level plays legal whole games, whoever sits down and whatever is on the table.

use djinn::Djinn;
use lamplight_minds::{Budget, Level, Mind, Mindful};
use table::toy::Toy;
use table::{Knowledge, Seed, ToMove, presets, setup_from_choices};
use tribes::Tribes;

fn plays<G: Mindful>(players: u8, choices: &[(String, String)], levels: &[Level], nodes: u64) {
    let setup = setup_from_choices::<G>(players, choices).unwrap();
    let mut game = G::new(&G::bounded(&setup), Seed::from_number(11)).unwrap();
    let mut minds: Vec<Mind<G>> = (0..usize::from(players))
        .map(|n| Mind::new(levels[n % levels.len()], Budget::Nodes(nodes), Seed::from_number(n as u64)))
        .collect();
    let mut decisions = 0;
    while let ToMove::Decide(seat) = game.to_move() {
        let knowledge = Knowledge::of(&game, seat, Seed::from_number(decisions));
        let decision = minds[seat.index()].decide(&knowledge).expect("this seat decides");
        let played = game.play(decision.chosen, &mut ());
        assert!(played.is_ok(), "{}: {} refused {}: {:?}", G::NAME, levels[0], decision.chosen, played);
        decisions += 1;
        assert!(decisions < 20_000, "the game does not end");
    }
    assert!(!game.winners().is_empty() || players == 1);
}

fn plays_everything<G: Mindful>(levels: &[Level], nodes: u64) {
    for (_, choices) in presets::<G>() {
        for players in G::PLAYERS {
            plays::<G>(players, &choices, levels, nodes);
        }
    }
}

#[test]
fn random_and_novice_play_five_tribes() {
    plays_everything::<Tribes>(&[Level::Novice, Level::Random], 300);
}

#[test]
fn greedy_plays_five_tribes() {
    plays_everything::<Tribes>(&[Level::Greedy], 300);
}

#[test]
fn planner_and_search_play_five_tribes() {
    plays_everything::<Tribes>(&[Level::Search, Level::Planner], 1500);
}

#[test]
fn random_novice_and_greedy_play_djinn() {
    plays_everything::<Djinn>(&[Level::Greedy], 300);
    plays_everything::<Djinn>(&[Level::Novice, Level::Random], 300);
}

#[test]
fn planner_and_search_play_djinn() {
    plays_everything::<Djinn>(&[Level::Search, Level::Planner], 1000);
}

#[test]
fn a_game_that_brings_nothing_of_its_own_can_be_played_too() {
    for level in Level::ALL {
        plays_everything::<Toy>(&[level], 500);
    }
}
