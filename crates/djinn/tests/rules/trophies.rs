use crate::setting::*;
use lamplight_djinn::{Djinn, Phase, State};

fn bottled(edit: impl FnOnce(&mut State)) -> Djinn {
    board(2, edit)
}

#[test]
fn scenario_35_a_bottled_master_counts_as_its_bottle() {
    let mut game = bottled(|state| {
        state.players[A].bottled[2] = 2;
        state.players[A].bottled_masters[2] = 1;
        state.players[A].masters_caught = 1;
        state.fields[0].master = false;
    });
    let (bag, bottles, corks) = (game.state().bag[2], game.state().bottles[2], game.state().corks);
    play(&mut game, &["trophy 1.6 yellow 1 master"]);
    let after = game.state();
    assert_eq!((after.bag[2], after.bottles[2], after.corks), (bag + 2, bottles + 3, corks + 3));
    let me = player(&game, A);
    assert_eq!(
        (me.djinns_in_bottles(), me.masters_held(), me.trophies.len(), me.masters_caught),
        (0, 0, 1, 1)
    );
}

#[test]
pub fn scenario_36_three_djinns_of_different_bottles_are_no_trophy() {
    let game = bottled(|state| state.players[A].bottled = [2, 1, 0, 0]);
    assert_eq!(refused(&game, "trophy 1.1 red"), "trophy/not-three");
}

#[test]
fn scenario_37_djinns_in_circles_are_no_trophy() {
    let game = bottled(|state| {
        state.players[A].circles = 4;
        state.players[A].circled = [3, 0, 0, 0];
    });
    assert_eq!(refused(&game, "trophy 1.1 red"), "trophy/not-three");
}

#[test]
pub fn scenario_38_the_first_trophy_comes_from_row_one() {
    let game = bottled(|state| state.players[A].bottled[0] = 3);
    assert_eq!(refused(&game, "trophy 2.1 red"), "trophy/wrong-row");
    assert_eq!(legal_after(&game, "trophy").len(), 7);
}

#[test]
fn scenario_39_two_trophies_in_one_turn_come_from_rows_one_and_two() {
    let mut game = bottled(|state| state.players[A].bottled[0] = 6);
    play(&mut game, &["trophy 1.2 red", "trophy 2.3 red"]);
    let me = player(&game, A);
    assert_eq!((me.trophies.len(), me.bottled[0]), (2, 0));
    assert!(me.coins > 4 && me.corks == 2, "both bonuses are taken");
}

#[test]
fn scenario_40_the_fourth_trophy_comes_from_any_row() {
    let game = bottled(|state| {
        state.players[A].bottled[0] = 3;
        state.players[A].trophies = ["1.1", "2.1", "3.1"].iter().map(|t| t.parse().unwrap()).collect();
    });
    assert_eq!(legal_after(&game, "trophy").len(), 18);
}

#[test]
fn scenario_41_a_bonus_helps_in_the_catch_that_follows() {
    let mut game = bottled(|state| {
        state.players[A].bottled[0] = 3;
        state.players[A].trophies = ["1.1"].iter().map(|t| t.parse().unwrap()).collect();
        state.players[A].magic = 0;
    });
    play(&mut game, &["go R4"]);
    assert!(!is_legal(&game, "catch violet"));
    play(&mut game, &["trophy 2.1 red"]);
    assert_eq!(player(&game, A).magic, 4);
    play(&mut game, &["catch violet", "bind"]);
}

#[test]
fn no_trophy_is_gained_while_a_catch_is_worked_out() {
    let mut game = bottled(|state| {
        state.players[A].bottled[0] = 3;
        state.players[A].magic = 4;
    });
    play(&mut game, &["go R4", "catch violet"]);
    assert_eq!(refused(&game, "trophy 1.1 red"), "game/not-now");
}

#[test]
pub fn an_empty_row_is_replaced_by_the_lowest_that_is_not() {
    let game = bottled(|state| {
        state.players[A].bottled[0] = 3;
        state.players[B].trophies = (1..=7).map(|n| format!("1.{n}").parse().unwrap()).collect();
    });
    assert_eq!(legal_after(&game, "trophy").len(), 7);
    assert!(is_legal(&game, "trophy 2.1 red"));
    assert_eq!(refused(&game, "trophy 1.1 red"), "trophy/gone");
}

#[test]
fn the_player_chooses_how_many_masters_to_hand_in() {
    let game = bottled(|state| {
        state.players[A].bottled[0] = 3;
        state.players[A].bottled_masters[0] = 1;
        state.players[A].masters_caught = 1;
        state.fields[0].master = false;
    });
    assert!(is_legal(&game, "trophy 1.1 red") && is_legal(&game, "trophy 1.1 red 1 master"));
    assert!(!is_legal(&game, "trophy 1.1 red 2 masters"));
}

#[test]
fn a_market_visit_stays_open_while_a_trophy_could_pay_for_more() {
    let mut game = bottled(|state| {
        stand(state, A, "S2>R2");
        state.players[A].bottled[0] = 3;
        state.players[A].coins = 2;
    });
    play(&mut game, &["go S3", "standard", "buy bottle blue"]);
    assert_eq!(legal_after(&game, "buy"), [""; 0]);
    assert!(is_legal(&game, "done"));
    play(&mut game, &["trophy 1.2 red", "buy cork"]);
    assert_eq!(player(&game, A).corks, 1);
}

#[test]
fn a_visit_that_is_used_up_closes_even_if_a_trophy_could_be_gained() {
    let visits: [(&str, &[&str]); 3] = [
        ("S2>R2", &["go S3", "standard", "buy scroll", "buy scroll", "buy scroll"]),
        ("S2>R2", &["go S5", "standard", "buy cork"]),
        ("S3>R3", &["go S6", "standard", "circle"]),
    ];
    for (spot, moves) in visits {
        let mut game = bottled(|state| {
            stand(state, A, spot);
            state.players[A].bottled[0] = 3;
            state.players[A].scrolls = 1;
        });
        play(&mut game, moves);
        assert_eq!(game.state().phase, Phase::Act, "{moves:?}");
        assert!(is_legal(&game, "trophy 1.1 red"));
    }
}

#[test]
fn nobody_must_gain_a_second_trophy_because_the_first_left_a_visit_nothing_to_do() {
    let mut game = bottled(|state| {
        stand(state, A, "S3>R3");
        mages(state, A, "R1");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
        state.players[A].bottled[0] = 6;
        state.players[A].trophies = ["1.1"].iter().map(|t| t.parse().unwrap()).collect();
    });
    play(&mut game, &["go S6", "standard"]);
    assert_eq!(refused(&game, "done"), "done/nothing-done");
    play(&mut game, &["trophy 2.1 red"]);
    assert_eq!(player(&game, A).awake.len(), 1, "the trophy has woken all there was to wake");
    play(&mut game, &["done"]);
    assert_eq!((player(&game, A).trophies.len(), game.state().phase), (2, Phase::Act));
}
