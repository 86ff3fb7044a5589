use crate::setting::*;
use lamplight_djinn::{Djinn, Phase, State};

fn unplaced(players: u8, edit: impl FnOnce(&mut State)) -> Djinn {
    board(players, |state| {
        state.round = 1;
        state.players.as_mut_slice().iter_mut().for_each(|player| player.spot = None);
        state.phase = Phase::Place;
        edit(state);
    })
}

#[test]
pub fn scenario_02_a_figure_does_not_begin_in_front_of_a_round_field() {
    assert_eq!(refused(&unplaced(2, |_| {}), "place S1>R4"), "place/not-square");
}

#[test]
fn scenario_03_a_figure_does_not_begin_in_front_of_the_source() {
    assert_eq!(refused(&unplaced(2, |_| {}), "place R4>M"), "place/not-square");
}

#[test]
fn scenario_04_the_first_placement_is_free_of_charge_even_beside_others() {
    let mut game = unplaced(2, |state| {
        state.turn = 1;
        state.players[A].spot = Some("R1>S1".parse().unwrap());
    });
    play(&mut game, &["place R3>S1"]);
    assert_eq!((player(&game, A).coins, player(&game, B).coins), (4, 4));
    assert_eq!(game.state().phase, Phase::Act);
}

#[test]
fn the_first_placement_has_18_spots() {
    assert_eq!(legal_after(&unplaced(4, |_| {}), "place").len(), 18);
}

#[test]
pub fn scenario_05_a_figure_never_turns_back() {
    let game = board(2, |_| {});
    assert_eq!(legal_after(&game, "go"), ["R3", "R4"]);
    assert_eq!(refused(&game, "go R1"), "move/backwards");
    assert_eq!(refused(&game, "go R2"), "move/no-path");
}

#[test]
fn scenario_06_inner_rounds_have_three_ways_on() {
    let game = board(2, |state| stand(state, A, "S1>R4"));
    assert_eq!(legal_after(&game, "go"), ["M", "S4", "S6"]);
}

#[test]
fn scenario_07_the_source_has_two_ways_on() {
    let game = board(2, |state| stand(state, A, "R4>M"));
    assert_eq!(legal_after(&game, "go"), ["R5", "R6"]);
}

#[test]
fn scenario_08_stopping_at_an_occupied_field_costs_a_coin_or_a_scroll() {
    let mut game = board(2, |state| stand(state, B, "S6>R4"));
    play(&mut game, &["go R4", "pay B coin"]);
    assert_eq!((player(&game, A).coins, player(&game, B).coins), (3, 5));
    assert_eq!(player(&game, A).spot.unwrap().to_string(), "S1>R4");
}

#[test]
fn scenario_09_an_occupied_field_can_be_skipped_for_nothing() {
    let mut game = board(2, |state| stand(state, B, "S6>R4"));
    play(&mut game, &["skip R4"]);
    assert_eq!(legal_after(&game, "go"), ["M", "S4", "S6"]);
    assert_eq!(refused(&game, "go S1"), "move/backwards");
    assert_eq!((player(&game, A).coins, player(&game, B).coins), (4, 4));
}

#[test]
fn scenario_10_each_figure_is_paid_in_what_the_payer_likes() {
    let mut game = board(3, |state| {
        stand(state, B, "S6>R4");
        stand(state, C, "S4>R4");
        state.players[A].scrolls = 1;
    });
    play(&mut game, &["go R4", "pay B coin", "pay C scroll"]);
    assert_eq!((player(&game, A).coins, player(&game, A).scrolls), (3, 0));
    assert_eq!((player(&game, B).coins, player(&game, C).scrolls), (5, 1));
}

#[test]
pub fn scenario_11_who_cannot_pay_all_must_skip_or_go_elsewhere() {
    let game = board(3, |state| {
        stand(state, B, "S6>R4");
        stand(state, C, "S4>R4");
        state.players[A].coins = 1;
    });
    assert_eq!(refused(&game, "go R4"), "go/too-dear");
    assert!(is_legal(&game, "skip R4") && is_legal(&game, "go R3"));
}

#[test]
fn scenario_12_several_occupied_fields_can_be_skipped_in_a_row() {
    let mut game = board(3, |state| {
        stand(state, B, "S6>R4");
        stand(state, C, "R5>M");
    });
    play(&mut game, &["skip R4", "skip M"]);
    assert_eq!(legal_after(&game, "go"), ["R5", "R6"]);
    assert_eq!(refused(&game, "go R4"), "move/backwards");
}

#[test]
pub fn scenario_13_a_free_field_cannot_be_skipped() {
    assert_eq!(refused(&board(2, |_| {}), "skip R4"), "skip/free-field");
}

#[test]
fn a_chain_of_skips_may_come_back_to_the_field_just_left() {
    let mut game = board(4, |state| {
        stand(state, B, "M>R4");
        stand(state, C, "R5>S4");
        stand(state, table::Seat::ALL[3], "S2>R1");
    });
    play(&mut game, &["skip R4", "skip S4", "skip R1", "go S1"]);
    assert_eq!(player(&game, A).spot.unwrap().to_string(), "R1>S1");
}
