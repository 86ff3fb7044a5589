//! What every judge is held to.

use lamplight_djinn_mind::Judge;
use minds::{Level, trials};

#[test]
fn random_novice_and_greedy_play_whole_games() {
    trials::whole_games::<Judge>(&[Level::Greedy], 300);
    trials::whole_games::<Judge>(&[Level::Novice, Level::Random], 300);
}

#[test]
fn planner_and_search_play_whole_games() {
    trials::whole_games::<Judge>(&[Level::Search, Level::Planner], 1000);
}

#[test]
fn worlds_a_seat_cannot_tell_apart_are_decided_alike() {
    trials::worlds_are_decided_alike::<Judge>(2);
    trials::worlds_are_decided_alike::<Judge>(4);
}

#[test]
fn nodes_are_kept_however_few() {
    trials::budget_is_kept::<Judge>(1);
    trials::budget_is_kept::<Judge>(4);
}

#[test]
fn a_whole_turn_stays_within_its_nodes() {
    trials::turns_stay_within::<Judge>(2, 4_000);
}

#[test]
fn equal_seeds_and_nodes_give_equal_thoughts_on_any_number_of_threads() {
    trials::thoughts_repeat::<Judge>(2);
}

#[test]
fn only_who_decides_is_asked() {
    trials::only_who_decides_is_asked::<Judge>(2);
}
