//! Refusals that no scenario meets on its way.

use std::collections::BTreeSet;

use crate::setting::*;
use crate::{cards, catching, characters, ending, movement, places, switches, trophies};
use lamplight_djinn::{Djinn, Phase, Refused, Setup, State};
use table::conformance::{Effort, run};

fn at(spot: &str, moves: &[&str], edit: impl FnOnce(&mut State)) -> Djinn {
    let mut game = board(2, |state| {
        stand(state, A, spot);
        edit(state);
    });
    play(&mut game, moves);
    game
}

#[test]
fn each_says_what_is_wrong() {
    let over = board(2, |state| {
        state.fields = [lamplight_djinn::RoundField::default(); 6];
        state.last_round = Some(state.round);
        state.ending = Some(lamplight_djinn::Ending::MastersGone);
        state.phase = Phase::Over;
    });
    let paying = at("R1>S1", &["go R4"], |state| {
        stand(state, B, "S6>R4");
    });
    let r4 = at("R1>S1", &["go R4"], |_| {});
    let catching = at("R1>S1", &["go R4", "catch violet"], |state| {
        state.players[A].magic = 4;
        mages(state, A, "R1 B2");
        fill(state, "R4", "violet violet");
    });
    let housing = at("R1>S1", &["go R4", "catch violet", "bind"], |state| {
        state.players[A].magic = 4;
        state.players[A].bottles[3] = 1;
        state.players[A].corks = 1;
    });
    let master = at("R1>S1", &["go R4", "catch master", "bind"], |state| {
        state.players[A].limit = 6;
        state.players[A].magic = 6;
    });
    let market = at("S2>R2", &["go S3", "standard"], |state| state.players[A].coins = 1);
    let factory = at("S2>R2", &["go S5", "standard"], |_| {});
    let special_factory = at("R2>S2", &["go R1", "special", "buy cork", "buy cork"], |_| {});
    let archives = at("S3>R3", &["go S6", "standard"], |state| {
        state.players[A].scrolls = 1;
        mages(state, A, "R1 R2 R3");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
    });
    let rich_archives = at("R1>S2", &["go R2", "special"], |state| state.players[A].circles = 4);
    let source = at("S6>R4", &["go M", "standard"], |state| {
        state.players[A].magic = 4;
        mages(state, A, "R1");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
    });
    let bottling_source = at("S6>R4", &["go M", "standard"], |state| {
        state.players[A].circled = [1, 0, 0, 0];
    });
    let trophy = at("R1>S1", &["trophy 1.5 red"], |state| state.players[A].bottled[0] = 3);
    let cases: &[(&Djinn, &str, &str)] = &[
        (&over, "end", "game/over"),
        (&r4, "refill", "game/not-now"),
        (&r4, "go R4", "game/not-now"),
        (&paying, "pay A coin", "pay/wrong-seat"),
        (&paying, "pay B scroll", "pay/none-left"),
        (&paying, "spare B", "spare/nobody"),
        (&at("S6>R4", &["go S1"], |_| {}), "special", "act/no-special"),
        (&r4, "forgo 1 coin", "forgo/wrong-units"),
        (&r4, "catch red", "catch/no-such-djinn"),
        (&r4, "catch violet", "catch/too-strong"),
        (&r4, "use staff", "use/no-staff"),
        (&catching, "use V1", "use/not-yours"),
        (
            &at("R1>S1", &["use staff"], |state| {
                wear(state, A, "T8");
            }),
            "use staff",
            "use/no-staff",
        ),
        (&housing, "house bottle red", "house/wrong-bottle"),
        (&master, "free red", "free/none"),
        (&market, "done", "done/nothing-done"),
        (&market, "buy cork", "buy/too-dear"),
        (&market, "sell scroll", "archives/no-scroll"),
        (&factory, "buy H5", "equip/not-shown"),
        (&special_factory, "buy cork", "buy/enough"),
        (&archives, "wake all", "wake/too-many"),
        (&archives, "wake V1", "wake/not-asleep"),
        (&archives, "dig A M", "dig/no-site"),
        (&rich_archives, "circle", "circle/all-active"),
        (&rich_archives, "wake all", "wake/nobody"),
        (&source, "refill", "refill/full"),
        (&source, "bottle red", "bottle/not-in-circle"),
        (&bottling_source, "bottle red", "house/no-bottle"),
        (&trophy, "hire R2", "hire/not-shown"),
        (&trophy, "pass", "pass/not-allowed"),
        (&trophy, "trophy 1.1 red", "game/not-now"),
    ];
    for (game, text, code) in cases {
        assert_eq!(refused(game, text), *code, "{text}");
    }
}

#[test]
fn a_djinn_cannot_be_added_after_a_mage_was_used() {
    let mut game = at("R1>S1", &["go R4", "catch violet"], |state| {
        state.players[A].limit = 12;
        state.players[A].magic = 12;
        mages(state, A, "R1");
        fill(state, "R4", "violet violet");
    });
    play(&mut game, &["use R1"]);
    assert_eq!(refused(&game, "catch violet"), "catch/mages-used");
}

#[test]
fn the_last_circle_is_kept_for_who_needs_it() {
    let mut game = at("R1>S1", &["go R4"], |state| {
        state.players[A].limit = 12;
        state.players[A].magic = 12;
        state.players[A].circles = 1;
        state.players[A].bottles = [2, 0, 0, 0];
        state.players[A].corks = 2;
        fill(state, "R4", "red red blue");
    });
    play(&mut game, &["catch red", "catch red", "catch blue", "bind"]);
    assert_eq!(player(&game, A).bottled, [2, 0, 0, 0]);
    // with one bottle more the player is asked, but a circle for red is not on offer
    let mut game = at("R1>S1", &["go R4"], |state| {
        state.players[A].limit = 12;
        state.players[A].magic = 12;
        state.players[A].circles = 1;
        state.players[A].bottles = [1, 1, 0, 0];
        state.players[A].corks = 2;
        fill(state, "R4", "master red");
        state.players[A].masters_caught = 0;
    });
    play(&mut game, &["catch red", "catch master", "bind"]);
    assert_eq!(legal(&game), ["house circle", "house bottle red"]);
    play(&mut game, &["house circle"]);
    assert_eq!(refused(&game, "house circle"), "house/no-circle");
    assert_eq!(refused(&game, "house bottle violet"), "house/no-bottle");
}

#[test]
fn an_empty_supply_sells_nothing() {
    let game = at("S2>R2", &["go S3", "standard"], |state| state.players[B].bottles = [6, 0, 0, 0]);
    assert_eq!(refused(&game, "buy bottle red"), "buy/supply-empty");
}

#[test]
fn drawn_chests_are_the_only_ones_to_put_away() {
    let game = at("S2>R1", &["go S4", "standard"], |state| character(state, A, "G10"));
    let drawn = legal_after(&game, "put away");
    let other = (1..=18).map(|n| n.to_string()).find(|n| !drawn.contains(n)).unwrap();
    assert_eq!(refused(&game, &format!("put away {other}")), "put-away/not-drawn");
}

/// Each refusal is provoked by the test of some rule, which also holds that nothing has changed. They are played once more
/// here, and what they were told is counted.
#[test]
fn every_refusal_is_provoked() {
    let tests: &[fn()] = &[
        cards::cloak_7_pays_a_coin_in_place_of_a_key,
        cards::cloak_8_saves_a_unit_on_the_first_mage_of_a_catch,
        cards::staff_7_is_used_up_in_a_catch_and_counts_for_what_is_offered,
        catching::a_mage_that_leads_into_a_dead_end_is_not_offered,
        catching::scenario_24_what_cannot_be_housed_cannot_be_caught,
        catching::scenario_25_without_djinns_nothing_must_be_caught,
        catching::scenario_29_a_mage_that_cannot_be_paid_is_not_usable,
        catching::scenario_30_a_sleeping_mage_is_not_usable,
        characters::n10_owns_three_passages,
        characters::n7_allows_two_mages_per_catch,
        characters::one_off_effects_are_given_in_turn_order,
        ending::scenario_53_no_trophy_in_the_final_round,
        movement::scenario_02_a_figure_does_not_begin_in_front_of_a_round_field,
        movement::scenario_05_a_figure_never_turns_back,
        movement::scenario_11_who_cannot_pay_all_must_skip_or_go_elsewhere,
        movement::scenario_13_a_free_field_cannot_be_skipped,
        places::an_action_that_would_do_nothing_is_not_offered,
        places::scenario_42_forgoing_gives_two_units_even_if_magic_is_lost,
        places::scenario_43_who_forgoes_must_still_catch_or_refuse_in_any_order,
        places::scenario_48_who_forgoes_gives_up_the_passage_too,
        places::the_archives_special_action_does_two_different_things_for_free,
        a_djinn_cannot_be_added_after_a_mage_was_used,
        an_empty_supply_sells_nothing,
        drawn_chests_are_the_only_ones_to_put_away,
        each_says_what_is_wrong,
        the_last_circle_is_kept_for_who_needs_it,
        switches::only_the_greatest_green_may_count,
        switches::the_free_djinn_may_have_to_be_taken,
        trophies::an_empty_row_is_replaced_by_the_lowest_that_is_not,
        trophies::scenario_36_three_djinns_of_different_bottles_are_no_trophy,
        trophies::scenario_38_the_first_trophy_comes_from_row_one,
    ];
    tests.iter().for_each(|test| test());
    let met = told();
    let unmet: Vec<_> = Refused::CODES.iter().filter(|code| !met.contains(*code)).collect();
    assert!(unmet.is_empty(), "nothing provokes {unmet:?}");
}

/// Most refusals are met by unlisted moves in random games too.
#[test]
fn random_games_meet_most_refusals() {
    let effort = Effort { games: 8, dear_once_in: 1000, strangers: 12, ..Effort::default() };
    let mut met = BTreeSet::new();
    for players in 1..=4 {
        met.extend(run::<Djinn>(&Setup::new(players), &effort).unwrap().refusals);
    }
    assert!(met.len() >= 40, "only {} kinds were met: {met:?}", met.len());
}
