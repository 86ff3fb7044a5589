//! The laws of the table, tried on random games of every number of players and every switch.

use lamplight_djinn::{BottlingTime, Djinn, Draws, Occupancy, Setup};
use table::conformance::{Effort, run};

fn holds(setup: Setup, games: u64) {
    let effort = Effort { games, dear_once_in: 16, ..Effort::default() };
    let report = run::<Djinn>(&setup, &effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(report.games, games);
    assert!(report.undos > 0 && report.worlds > 0 && report.strangers > 0, "{report:?}");
}

#[test]
fn one_player() {
    holds(Setup::new(1), 10);
}

#[test]
fn two_players() {
    holds(Setup::new(2), 10);
}

#[test]
fn three_players() {
    holds(Setup::new(3), 10);
}

#[test]
fn four_players() {
    holds(Setup::new(4), 10);
}

/// Every switch away from its default, in turn and all together.
#[test]
fn every_switch() {
    let base = Setup { round_cap: Some(20), ..Setup::new(3) };
    let all = Setup {
        trophies_in_final_round: true,
        final_source_visit: false,
        occupancy: Occupancy::Path,
        first_placement_pays: true,
        bottling_from_circles: BottlingTime::Anytime,
        master_surcharge_counts_chosen: false,
        free_djinn_optional: false,
        green_per_card: false,
        start_djinns_per_field: 5,
        draw_on_master_gone: Draws::Fixed(1),
        max_limit: 8,
        coins_scrolls_unlimited: false,
        scoring_cards_shown: 1,
        ..base
    };
    for setup in [
        all,
        Setup { trophies_in_final_round: true, ..base },
        Setup { final_source_visit: false, ..base },
        Setup { occupancy: Occupancy::Path, ..base },
        Setup { first_placement_pays: true, ..base },
        Setup { bottling_from_circles: BottlingTime::Anytime, ..base },
        Setup { master_surcharge_counts_chosen: false, ..base },
        Setup { free_djinn_optional: false, ..base },
        Setup { green_per_card: false, ..base },
        Setup { start_djinns_per_field: 6, ..base },
        Setup { draw_on_master_gone: Draws::Fixed(6), ..base },
        Setup { max_limit: 20, ..base },
        Setup { coins_scrolls_unlimited: false, ..base },
        Setup { scoring_cards_shown: 0, ..base },
        Setup { solo_clock: 1, ..Setup::new(1) },
    ] {
        holds(setup, 2);
    }
}
