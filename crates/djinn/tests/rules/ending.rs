use crate::setting::*;
use lamplight_djinn::{Djinn, Ending, Phase, RoundField, Setup, State};
use table::{Eyes, Game, Seat, Seats, Seed, ToMove};

/// Only R4 has a master, with one red djinn, and whoever is `turn`th comes by with magic.
fn one_master_left(players: u8, turn: u8, edit: impl FnOnce(&mut State)) -> Djinn {
    board(players, |state| {
        state.round = 9;
        state.turn = turn;
        state.fields = [RoundField::default(); 6];
        fill(state, "R4", "master red");
        let seat = state.seat_at(turn);
        stand(state, seat, "R1>S1");
        if seat != A {
            stand(state, A, "R1>S2");
        }
        state.players[seat].magic = 4;
        edit(state);
    })
}

/// Plays the simplest turn there is.
fn quiet_turn(game: &mut Djinn) {
    let seat = game.to_move().seat().expect("somebody decides");
    let go = legal(game).into_iter().find(|m| m.starts_with("go")).expect("a free field");
    play(game, &[&go]);
    while let Some(pay) = legal(game).into_iter().find(|m| m.starts_with("pay")) {
        play(game, &[&pay]);
    }
    if is_legal(game, "refuse") {
        play(game, &["refuse"]);
    }
    play(game, &["end"]);
    assert!(
        game.to_move() != ToMove::Decide(seat)
            || game.players() == 1
            || game.state().last_round == Some(game.round())
    );
}

#[test]
fn scenario_51_the_round_is_finished_then_one_more_is_played_then_all_visit_the_source() {
    let mut game = one_master_left(3, 1, |_| {});
    play(&mut game, &["go R4", "catch red", "bind"]);
    assert_eq!((game.ending(), game.state().last_round), (Some("masters-gone"), Some(10)));
    play(&mut game, &["end"]);
    assert_eq!((game.round(), game.to_move()), (9, ToMove::Decide(C)));
    quiet_turn(&mut game);
    for seat in [A, B, C] {
        assert_eq!((game.round(), game.to_move()), (10, ToMove::Decide(seat)));
        quiet_turn(&mut game);
    }
    for seat in [A, B, C] {
        assert_eq!(game.to_move(), ToMove::Decide(seat));
        assert!(matches!(game.state().phase, Phase::Source { closing: true, .. }));
        play(&mut game, &["end"]);
    }
    assert_eq!(game.to_move(), ToMove::Over);
    assert!(!game.winners().is_empty());
}

#[test]
fn scenario_52_if_the_last_of_the_round_ends_it_the_next_round_is_the_last() {
    let mut game = one_master_left(3, 2, |_| {});
    play(&mut game, &["go R4", "catch red", "bind", "end"]);
    assert_eq!((game.round(), game.state().last_round), (10, Some(10)));
    for _ in 0..3 {
        quiet_turn(&mut game);
    }
    assert!(matches!(game.state().phase, Phase::Source { closing: true, .. }));
}

fn last_round(state: &mut State) {
    state.fields = [RoundField::default(); 6];
    state.last_round = Some(state.round);
    state.ending = Some(Ending::MastersGone);
}

#[test]
pub fn scenario_53_no_trophy_in_the_final_round() {
    let game = board(2, |state| {
        last_round(state);
        state.players[A].bottled[0] = 3;
    });
    assert_eq!(refused(&game, "trophy 1.1 red"), "trophy/closed");
    assert_eq!(game.state().points(A)[1], 30);
}

#[test]
fn scenario_54_the_closing_visit_bottles_what_it_can() {
    let mut game = board(2, |state| {
        last_round(state);
        state.turn = 1;
        stand(state, B, "R2>S2");
        state.phase = Phase::Source { closing: true, refilled: false, woke: false, bottled: false };
        state.players[B].circled = [2, 0, 0, 0];
        state.players[B].bottles = [1, 0, 0, 0];
        state.players[B].corks = 1;
    });
    play(&mut game, &["bottle red"]);
    assert_eq!(refused(&game, "bottle red"), "house/no-bottle");
    play(&mut game, &["end"]);
    assert_eq!(game.to_move(), ToMove::Over);
    assert_eq!(game.state().points(B)[..3], [0, 10, 3]);
}

fn over(edit: impl FnOnce(&mut State)) -> Djinn {
    board(2, |state| {
        last_round(state);
        state.phase = Phase::Over;
        state.setup.scoring_cards_shown = 2;
        state.scoring = [Some("W1".parse().unwrap()), Some("W7".parse().unwrap()), None];
        let me = &mut state.players[A];
        me.trophies = ["1.1", "1.6"].iter().map(|t| t.parse().unwrap()).collect();
        me.bottled = [1, 1, 0, 0];
        me.circled = [0, 0, 1, 0];
        me.bottles = [1, 0, 0, 0];
        me.corks = 2;
        me.limit = 10;
        edit(state);
    })
}

#[test]
fn scenario_55_points_come_from_six_sources() {
    let game = over(|_| {});
    assert_eq!(game.state().points(A), [66, 20, 3, 1, 2, 9]);
    assert_eq!(game.scores(Eyes::Spectator).total(A), Some(101));
}

fn tied(coins: u16) -> Djinn {
    over(|state| {
        state.players[B] = lamplight_djinn::Player { spot: state.players[B].spot, coins, ..state.players[A] };
        state.players[B].trophies = ["1.2", "1.7"].iter().map(|t| t.parse().unwrap()).collect();
        state.players[A].coins = 3;
        state.players[A].scrolls = 1;
        state.players[A].keys = 1;
    })
}

#[test]
fn scenario_56_a_tie_goes_to_more_coins_scrolls_and_keys() {
    assert_eq!(tied(4).winners(), Seats::from_iter([A]));
}

#[test]
fn scenario_57_a_full_tie_is_a_shared_victory() {
    assert_eq!(tied(5).winners(), Seats::from_iter([A, B]));
}

#[test]
fn the_solo_clock_drives_off_a_master_every_fifth_turn() {
    let mut game = board(1, |state| state.round = 1);
    for turn in 1..=31 {
        assert_eq!(game.state().masters(), 6 - ((turn - 1) / 5).min(6) as u8, "before turn {turn}");
        quiet_turn(&mut game);
    }
    assert_eq!((game.ending(), game.round()), (Some("solo-clock"), 31));
    play(&mut game, &["end"]);
    assert_eq!(game.to_move(), ToMove::Over);
    assert_eq!(game.view(Eyes::Seat(Seat::ALL[0])).rank, Some("novice"));
}

#[test]
fn the_round_cap_drives_off_all_masters_and_one_round_follows() {
    let mut game = board_with(&Setup { round_cap: Some(3), ..Setup::new(2) }, |state| state.round = 3);
    quiet_turn(&mut game);
    quiet_turn(&mut game);
    assert_eq!((game.state().masters(), game.ending(), game.round()), (0, Some("round-cap"), 4));
    assert_eq!(game.state().last_round, Some(4));
}

#[test]
fn there_is_no_cap_on_rounds_unless_one_is_asked_for() {
    assert_eq!(serde_json::from_str::<Setup>(r#"{"players":2}"#).unwrap().round_cap, None);
    let mut game = board(2, |state| state.round = 2000);
    quiet_turn(&mut game);
    quiet_turn(&mut game);
    assert_eq!((game.state().masters(), game.ending(), game.round()), (6, None, 2001));
    // random play is limited, but by no more than was asked for
    let cap = |setup: &Setup| Djinn::bounded(setup).round_cap;
    assert_eq!(cap(&Setup::new(2)), Some(60));
    assert_eq!(cap(&Setup { round_cap: Some(90), ..Setup::new(2) }), Some(90));
}

#[test]
fn a_game_goes_on_under_the_rules_it_began_with() {
    let game = Djinn::under(1, &Setup::new(2), Seed::from_number(1)).unwrap();
    assert_eq!(game.rules(), 1);
    assert!(Djinn::under(Djinn::RULES_VERSION + 1, &Setup::new(2), Seed::from_number(1)).is_err());
    let mut written = serde_json::to_value(game.position()).unwrap();
    assert_eq!(written["rules"], 1);
    written.as_object_mut().unwrap().remove("rules");
    let read: State = serde_json::from_value(written.clone()).unwrap();
    assert_eq!(Djinn::from_position(&read).unwrap().rules(), Djinn::RULES_VERSION);
    written["rules"] = 99.into();
    let unknown: State = serde_json::from_value(written).unwrap();
    let faults = Djinn::from_position(&unknown).unwrap_err().to_string();
    assert!(faults.contains("versions 1 to 1 are known, but 99 was given"), "{faults}");
}

#[test]
fn a_position_beyond_the_round_cap_ends_too() {
    let mut game = board_with(&Setup { round_cap: Some(3), ..Setup::new(2) }, |state| state.round = 8);
    quiet_turn(&mut game);
    quiet_turn(&mut game);
    assert_eq!((game.ending(), game.state().last_round), (Some("round-cap"), Some(9)));
}

#[test]
fn a_seat_with_nothing_to_do_at_the_source_is_not_asked() {
    let mut game = board(2, |state| {
        last_round(state);
        state.turn = 1;
        stand(state, B, "R2>S2");
        state.phase = Phase::Act;
        state.players[A].magic = 4;
    });
    play(&mut game, &["end"]);
    assert_eq!(game.to_move(), ToMove::Decide(B), "A has full magic, no mages and no djinns");
}
