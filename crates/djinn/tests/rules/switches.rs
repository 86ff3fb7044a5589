use crate::setting::*;
use lamplight_djinn::{BottlingTime, Djinn, Draws, Ending, Occupancy, Phase, RoundField, Setup};
use table::{Game, Seed, ToMove};

fn setup() -> Setup {
    Setup::new(2)
}

#[test]
fn trophies_may_be_allowed_in_the_final_round() {
    let game = board_with(&Setup { trophies_in_final_round: true, ..setup() }, |state| {
        state.fields = [RoundField::default(); 6];
        state.last_round = Some(state.round);
        state.ending = Some(Ending::MastersGone);
        state.players[A].bottled[0] = 3;
    });
    assert!(is_legal(&game, "trophy 1.1 red"));
}

#[test]
fn the_last_visit_to_the_source_may_be_left_out() {
    let mut game = board_with(&Setup { final_source_visit: false, ..setup() }, |state| {
        state.fields = [RoundField::default(); 6];
        state.last_round = Some(state.round);
        state.ending = Some(Ending::MastersGone);
        state.turn = 1;
        stand(state, B, "R2>S2");
        state.phase = Phase::Act;
    });
    play(&mut game, &["end"]);
    assert_eq!(game.to_move(), ToMove::Over);
}

#[test]
fn a_figure_may_occupy_its_path_only() {
    let game = board_with(&Setup { occupancy: Occupancy::Path, ..setup() }, |state| stand(state, B, "S6>R4"));
    assert!(is_legal(&game, "go R4") && !is_legal(&game, "skip R4"));
    let game = board_with(&Setup { occupancy: Occupancy::Path, ..setup() }, |state| stand(state, B, "S1>R4"));
    assert!(is_legal(&game, "skip R4"));
}

#[test]
fn the_first_placement_may_have_to_be_paid() {
    let mut game = board_with(&Setup { first_placement_pays: true, ..setup() }, |state| {
        state.players[A].spot = None;
        state.phase = Phase::Place;
    });
    play(&mut game, &["place R5>S2", "pay B coin"]);
    assert_eq!((player(&game, A).coins, player(&game, B).coins), (3, 5));
}

#[test]
fn bottling_may_be_allowed_at_any_time() {
    let mut game = board_with(&Setup { bottling_from_circles: BottlingTime::Anytime, ..setup() }, |state| {
        state.players[A].circled = [1, 0, 0, 0];
        state.players[A].bottles = [1, 0, 0, 0];
        state.players[A].corks = 1;
    });
    play(&mut game, &["bottle red"]);
    assert_eq!(player(&game, A).bottled, [1, 0, 0, 0]);
}

#[test]
fn the_surcharge_may_leave_out_what_is_caught_along() {
    let mut game = board_with(&Setup { master_surcharge_counts_chosen: false, ..setup() }, |state| {
        fill(state, "R4", "master red red blue");
        state.players[A].limit = 12;
        state.players[A].magic = 12;
    });
    play(&mut game, &["go R4", "catch master", "catch red", "bind"]);
    assert_eq!(player(&game, A).magic, 12 - 8 - 4);
}

#[test]
pub fn the_free_djinn_may_have_to_be_taken() {
    let mut game = board_with(&Setup { free_djinn_optional: false, ..setup() }, |state| {
        fill(state, "R4", "master red");
        state.players[A].limit = 6;
        state.players[A].magic = 6;
    });
    play(&mut game, &["go R4", "catch master", "bind"]);
    assert_eq!(legal(&game), ["free red"]);
    assert_eq!(refused(&game, "pass"), "free/required");
}

#[test]
pub fn only_the_greatest_green_may_count() {
    let game = board_with(&Setup { green_per_card: false, ..setup() }, |state| {
        mages(state, A, "Y3 Y2");
        state.players[A].scrolls = 1;
        state.players[A].magic = 0;
        fill(state, "R4", "red");
    });
    // 3 is the greatest green, and 4 is needed
    let mut game = game;
    play(&mut game, &["go R4"]);
    assert_eq!(refused(&game, "catch red"), "catch/too-strong");
    let mut state = game.position();
    state.players[A].magic = 1;
    let mut game = Djinn::from_position(&state).unwrap();
    play(&mut game, &["catch red", "use Y2"]);
    assert_eq!(refused(&game, "use Y3"), "use/no-help");
    play(&mut game, &["bind"]);
}

#[test]
fn draws_may_be_fixed() {
    let mut game = board_with(&Setup { draw_on_master_gone: Draws::Fixed(5), ..setup() }, |state| {
        state.players[A].magic = 4;
    });
    play(&mut game, &["go R4", "catch violet", "bind"]);
    assert_eq!(lives(&game, "R4").normal(), 5);
}

#[test]
fn the_track_may_end_elsewhere() {
    let mut game = board_with(&Setup { max_limit: 5, ..setup() }, |state| stand(state, A, "R2>S3"));
    play(&mut game, &["go R6", "special"]);
    assert_eq!(player(&game, A).limit, 5);
}

#[test]
fn coins_and_scrolls_may_run_out() {
    let mut game = board_with(&Setup { coins_scrolls_unlimited: false, ..setup() }, |state| {
        state.players[B].coins = 41;
        state.players[B].scrolls = 46;
    });
    play(&mut game, &["go R3", "forgo 2 coins", "refuse", "end"]);
    assert_eq!(player(&game, A).coins, 5);
}

#[test]
fn fields_may_start_with_more_djinns() {
    let setup = Setup { start_djinns_per_field: 5, ..setup() };
    let game = Djinn::new(&setup, Seed::from_number(1)).unwrap();
    assert!(game.state().fields.iter().all(|field| field.master && field.normal() == 5));
    assert_eq!(game.state().bag.iter().sum::<u8>(), 40 - 30);
}

#[test]
fn fewer_scoring_cards_may_lie_open() {
    for shown in 0..=3 {
        let setup = Setup { scoring_cards_shown: shown, ..setup() };
        let game = Djinn::new(&setup, Seed::from_number(1)).unwrap();
        let values: Vec<u8> = game.state().scoring.iter().flatten().map(|card| card.points()).collect();
        assert_eq!(values, [8, 9, 15][..usize::from(shown)]);
    }
}

#[test]
fn the_solo_clock_may_be_stopped() {
    let mut game = board_with(&Setup { solo_clock: 0, ..Setup::new(1) }, |state| state.round = 5);
    play(&mut game, &["go R4", "refuse", "end"]);
    assert_eq!(game.state().masters(), 6);
}
