use crate::setting::*;
use lamplight_djinn::{Character, Djinn, Phase, Setup};
use table::{Game, Seed, ToMove};

#[test]
fn characters_are_drafted_from_last_to_first_and_back() {
    let mut game = Djinn::new(&Setup::new(3), Seed::from_number(1)).unwrap();
    assert_eq!(game.state().characters.len(), 8, "four good and four bad ones");
    for turn in [2, 1, 0, 0, 1, 2] {
        assert_eq!(game.to_move(), ToMove::Decide(game.state().seat_at(turn)));
        let first = legal(&game)[0].clone();
        play(&mut game, &[&first]);
    }
    for seat in [A, B, C] {
        let [good, bad] = player(&game, seat).characters;
        assert!(good.is_some_and(Character::is_good) && bad.is_some_and(|tile| !tile.is_good()));
    }
    assert_ne!(game.round(), 0);
}

/// A table of two in the draft where A, first in turn, still takes a bad one and B too.
fn drafting(good: [&str; 2], bad: [&str; 2]) -> Djinn {
    let mut game = board(2, |state| {
        state.round = 1;
        state.players.as_mut_slice().iter_mut().for_each(|p| p.spot = None);
        state.phase = Phase::Draft { step: 2 };
        character(state, A, good[0]);
        character(state, B, good[1]);
        state.characters = bad.iter().map(|id| id.parse().unwrap()).collect();
        let spare = ["G10", "N10"].map(|id| id.parse().unwrap());
        spare.into_iter().for_each(|tile| state.characters.insert(tile));
    });
    assert_eq!(refused(&game, "choose G10"), "choose/kind-held");
    assert_eq!(refused(&game, "choose N9"), "choose/not-offered");
    play(&mut game, &[&format!("choose {}", bad[0]), &format!("choose {}", bad[1])]);
    game
}

#[test]
pub fn one_off_effects_are_given_in_turn_order() {
    let game = drafting(["G1", "G2"], ["N1", "N2"]);
    assert_eq!((player(&game, A).coins, player(&game, B).scrolls, player(&game, B).magic), (5, 2, 1));
    assert_eq!(game.state().phase, Phase::Place);
    let game = drafting(["G3", "G4"], ["N3", "N4"]);
    let (a, b) = (player(&game, A), player(&game, B));
    assert_eq!((a.limit, a.magic, a.circles, b.keys), (5, 4, 1, 2));
}

#[test]
fn bottle_cork_and_mage_come_from_the_supply() {
    let mut game = drafting(["G5", "G7"], ["N1", "N2"]);
    assert_eq!(game.to_move(), ToMove::Decide(A));
    play(&mut game, &["take bottle violet"]);
    assert_eq!(game.to_move(), ToMove::Decide(B));
    play(&mut game, &["hire Y1"]);
    assert_eq!((player(&game, A).bottles, player(&game, B).mages.len()), ([0, 0, 0, 1], 1));
    assert_eq!(player(&drafting(["G6", "G1"], ["N1", "N2"]), A).corks, 1);
}

#[test]
fn g8_spares_a_figure_and_adds_up_with_the_cloak() {
    let mut game = board(3, |state| {
        character(state, A, "G8");
        wear(state, A, "C1");
        stand(state, B, "S6>R4");
        stand(state, C, "S4>R4");
        state.players[A].coins = 0;
    });
    play(&mut game, &["go R4"]);
    assert_eq!(game.state().phase, Phase::Act);
}

#[test]
fn forgoing_adds_up() {
    for (good, bad, cloak, units) in
        [("G9", "N1", None, 3), ("G9", "N6", None, 2), ("G1", "N6", None, 1), ("G9", "N1", Some("C4"), 4)]
    {
        let mut game = board(2, |state| {
            character(state, A, good);
            character(state, A, bad);
            cloak.into_iter().for_each(|card| wear(state, A, card));
        });
        play(&mut game, &["go R4"]);
        assert_eq!(legal_after(&game, "forgo").len(), units + 1, "{good} {bad}");
    }
}

#[test]
fn g10_draws_one_chest_more_and_puts_one_away() {
    let mut game = board(2, |state| {
        character(state, A, "G10");
        stand(state, A, "S2>R1");
    });
    play(&mut game, &["go S4", "standard"]);
    let drawn = legal_after(&game, "put");
    assert_eq!(drawn.len(), usize::from(lamplight_djinn::data::CHESTS[0]) + 1);
    assert_eq!(refused(&game, "pass"), "pass/not-allowed");
    let away = format!("put {}", drawn[0]);
    play(&mut game, &[&away]);
    assert!(game.state().chests.len() < 18);
}

#[test]
fn n4_makes_refusing_dear() {
    let mut game = board(2, |state| character(state, A, "N4"));
    play(&mut game, &["go R4", "refuse"]);
    assert_eq!(player(&game, A).magic, 1);
}

#[test]
fn n5_makes_stops_dear_and_the_owner_gets_both_units() {
    let mut game = board(2, |state| {
        character(state, A, "N5");
        stand(state, B, "S6>R4");
        state.players[A].coins = 1;
        state.players[A].scrolls = 1;
    });
    play(&mut game, &["go R4", "pay B coin", "pay B scroll"]);
    assert_eq!((player(&game, B).coins, player(&game, B).scrolls), (5, 1));
}

#[test]
pub fn n7_allows_two_mages_per_catch() {
    let mut game = board(2, |state| {
        character(state, A, "N7");
        mages(state, A, "R1 B1 Y1");
        fill(state, "R4", "violet violet");
        state.players[A].magic = 6;
        state.players[A].limit = 6;
    });
    play(&mut game, &["go R4", "catch violet", "catch violet", "use R1", "use B1"]);
    assert_eq!(refused(&game, "use Y1"), "use/too-many");
    play(&mut game, &["bind"]);
}

#[test]
fn n8_makes_equipment_dear() {
    let mut game = board(2, |state| {
        character(state, A, "N8");
        stand(state, A, "S2>R2");
    });
    play(&mut game, &["go S5", "standard", "buy H1"]);
    assert_eq!(player(&game, A).coins, 1);
}

#[test]
fn n9_gives_no_points_for_unused_bottles_and_corks() {
    let game = board(2, |state| {
        character(state, A, "N9");
        state.players[A].bottles = [1, 1, 0, 0];
        state.players[A].corks = 2;
    });
    assert_eq!(game.state().points(A), [0; 6]);
}

#[test]
pub fn n10_owns_three_passages() {
    let mut game = board(2, |state| {
        character(state, A, "N10");
        stand(state, A, "S3>R3");
        state.players[A].scrolls = 1;
    });
    play(&mut game, &["go S6", "standard"]);
    assert_eq!(legal_after(&game, "dig").len(), 3 * 6);
    assert_eq!(refused(&game, "dig D S1"), "dig/placed");
}
