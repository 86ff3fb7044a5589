//! A game that brings nothing of its own is played too, by every level.

use lamplight_minds::{Level, Plain, trials};
use table::toy::Toy;

type Judge = Plain<Toy>;

#[test]
fn every_level_plays_whole_games() {
    for level in Level::ALL {
        trials::whole_games::<Judge>(&[level], 500);
    }
}

#[test]
fn worlds_a_seat_cannot_tell_apart_are_decided_alike() {
    trials::worlds_are_decided_alike::<Judge>(2);
    trials::worlds_are_decided_alike::<Judge>(4);
}

#[test]
fn budgets_are_kept() {
    trials::budget_is_kept::<Judge>(3);
    trials::turns_stay_within::<Judge>(3, 2_000);
}

#[test]
fn equal_seeds_and_nodes_give_equal_thoughts() {
    trials::thoughts_repeat::<Judge>(3);
}

#[test]
fn only_who_decides_is_asked() {
    trials::only_who_decides_is_asked::<Judge>(3);
}
