//! The laws of every game, held against random games of Five Tribes.

use lamplight_tribes::{DjinnLimit, Expansions, Neighbourhood, Setup, Tribes};
use table::conformance::{Effort, Report, run};

fn hold(setup: Setup, seed: u64, games: u64) -> Report {
    run::<Tribes>(&setup, &Effort { seed, games, dear_once_in: 12, ..Effort::default() })
        .unwrap_or_else(|breach| panic!("{breach}"))
}

#[test]
fn random_games_of_every_player_count_keep_the_laws() {
    let decisions: u64 = (2..=4).map(|players| hold(Setup::new(players), 1, 250).decisions).sum();
    assert!(decisions >= 200_000, "only {decisions} decisions");
}

#[test]
fn random_games_with_every_switch_turned_keep_the_laws() {
    for players in 2..=4 {
        let setup = Setup {
            open_gold: true,
            open_hands: true,
            djinn_limit: DjinnLimit::PerRound,
            hagis_lamia_neighbourhood: Neighbourhood::Four,
            assassins_may_skip: true,
            assassinate_own_tile: false,
            nekir_per_victim: true,
            match_dropped_this_move: false,
            no_mono_start_tiles: true,
            two_player_fixed_abba: true,
            ..Setup::new(players)
        };
        assert!(hold(setup, 2, 40).decisions > 5_000);
    }
}

#[test]
fn random_games_with_expansions_keep_the_laws() {
    for (thieves, artisans) in [(true, false), (false, true), (true, true)] {
        for players in 2..=4 {
            let setup = Setup { expansions: Expansions { thieves, artisans }, ..Setup::new(players) };
            assert!(hold(setup, 3, 24).decisions > 4_000);
        }
    }
}
