use crate::setting::*;
use lamplight_djinn::{Djinn, State};

fn catch_blue(edit: impl FnOnce(&mut State)) -> Djinn {
    let mut game = board(2, |state| {
        fill(state, "R4", "blue blue");
        state.players[A].limit = 12;
        state.players[A].magic = 12;
        edit(state);
    });
    play(&mut game, &["go R4"]);
    game
}

#[test]
fn scenario_32_a_djinn_may_go_into_a_bottle_of_its_colour_with_a_cork() {
    let mut game = catch_blue(|state| {
        state.players[A].bottles[1] = 1;
        state.players[A].corks = 1;
    });
    play(&mut game, &["catch blue", "bind"]);
    assert_eq!(legal(&game), ["house circle", "house bottle blue"]);
    play(&mut game, &["house bottle blue"]);
    let me = player(&game, A);
    assert_eq!((me.bottles[1], me.corks, me.bottled[1]), (0, 0, 1));
}

#[test]
fn scenario_33_a_bottle_without_a_cork_is_no_home() {
    let game = catch_blue(|state| {
        state.players[A].bottles[1] = 1;
        state.players[A].circled = [2, 0, 0, 0];
    });
    assert_eq!(refused(&game, "catch blue"), "catch/no-room");
}

#[test]
fn scenario_34_a_djinn_does_not_go_into_a_bottle_of_another_colour() {
    let mut game = catch_blue(|state| {
        fill(state, "R4", "red red");
        state.players[A].bottles = [1, 1, 0, 0];
        state.players[A].corks = 2;
    });
    play(&mut game, &["catch red", "bind"]);
    assert_eq!(refused(&game, "house bottle blue"), "house/wrong-bottle");
}

#[test]
fn a_master_goes_into_a_bottle_of_any_colour_or_a_circle() {
    let mut game = catch_blue(|state| {
        fill(state, "R4", "master blue");
        state.players[A].bottles = [1, 0, 1, 0];
        state.players[A].corks = 1;
    });
    play(&mut game, &["catch master", "bind"]);
    assert_eq!(legal(&game), ["house circle", "house bottle red", "house bottle yellow"]);
    play(&mut game, &["house bottle yellow", "free blue"]);
    let me = player(&game, A);
    assert_eq!((me.bottled_masters, me.circled[1]), ([0, 0, 1, 0], 1));
}

#[test]
fn a_home_is_offered_only_if_the_others_can_be_housed_too() {
    let mut game = catch_blue(|state| {
        fill(state, "R4", "red blue yellow");
        state.players[A].circles = 1;
        state.players[A].bottles = [1, 1, 0, 0];
        state.players[A].corks = 2;
    });
    play(&mut game, &["catch red", "catch blue", "catch yellow", "bind"]);
    // yellow needs the circle, so red and blue are bottled without asking
    let me = player(&game, A);
    assert_eq!((me.bottled, me.circled), ([1, 1, 0, 0], [0, 0, 1, 0]));
}

#[test]
fn the_free_djinn_may_be_left() {
    let mut game = catch_blue(|state| fill(state, "R4", "master blue red"));
    play(&mut game, &["catch master", "bind", "pass"]);
    assert_eq!(lives(&game, "R4").normal(), 2 + 2);
    assert_eq!(player(&game, A).djinns_in_circles(), 1);
}
