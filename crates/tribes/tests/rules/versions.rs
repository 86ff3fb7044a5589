//! Rules that changed: how they are now, and how games go on that began before.

use lamplight_tribes::{ArtisanTie, DjinnLimit, Expansions, Neighbourhood, Position, Setup, Tribes};
use table::{BadSetup, Game, Seed};

use crate::drawing::{A, draw};

/// The three zeros are taken, A has no gold left, but Kumarbi and two Fakirs.
const BROKE: &str = "players 4\nbid A\ntrack B C D - - - - - -\n\
                     A gold=0 djinns=kumarbi hand=fakir,fakir\nB\nC\nD\n";

#[test]
fn a_broke_bidder_may_keep_kumarbis_fakirs() {
    let mut table = draw(BROKE);
    assert_eq!(table.moves(), ["bid 1 fakirs 1", "bid 3 fakirs 2", "bid 1"]);
    table.play("bid 1");
    assert_eq!((table.gold(A), table.hand(A).len()), (0, 2));
    assert_eq!(table.view().acted, [A], "spot 1 acts before the zeros");
}

#[test]
fn a_broke_bidder_had_to_use_kumarbis_fakirs_under_version_1() {
    let mut table = draw(&format!("{BROKE}rules 1"));
    assert_eq!(table.moves(), ["bid 1 fakirs 1", "bid 3 fakirs 2"]);
    assert_eq!(table.refuses("bid 1"), "pay/too-poor");
}

#[test]
fn a_broke_bidder_without_kumarbi_goes_to_the_cheapest_spot_under_every_version() {
    let broke = BROKE.replace(" djinns=kumarbi", "");
    assert_eq!(draw(&broke).moves(), ["bid 1"]);
    assert_eq!(draw(&format!("{broke}rules 1")).moves(), ["bid 1"]);
}

#[test]
fn who_can_pay_for_a_spot_cannot_have_it_cheaper() {
    let rich = BROKE.replace("gold=0", "gold=2");
    assert_eq!(
        draw(&rich).moves(),
        ["bid 1", "bid 1 fakirs 1", "bid 3 fakirs 1", "bid 3 fakirs 2", "bid 5 fakirs 2"]
    );
}

#[test]
fn a_game_follows_the_version_it_began_with() {
    let (setup, seed) = (Setup::new(3), Seed::from_number(5));
    assert_eq!(Tribes::new(&setup, seed).unwrap().rules(), 2);
    for version in 1..=Tribes::RULES_VERSION {
        let game = Tribes::under(version, &setup, seed).unwrap();
        assert_eq!(game.rules(), version);
        let again = Tribes::from_position(&game.position()).unwrap();
        assert_eq!((again.rules(), again.hash()), (version, game.hash()));
    }
    for version in [0, Tribes::RULES_VERSION + 1] {
        let bad = Tribes::under(version, &setup, seed).unwrap_err();
        assert_eq!(bad, BadSetup::Rules { game: "tribes", given: version, newest: Tribes::RULES_VERSION });
    }
}

#[test]
fn a_position_without_a_version_follows_the_newest_rules() {
    let position: Position = serde_json::from_str(r#"{"setup": {"players": 2}}"#).unwrap();
    assert_eq!(Tribes::from_position(&position).unwrap().rules(), Tribes::RULES_VERSION);
    let unknown = Position { rules: 9, ..position };
    let faults = Tribes::from_position(&unknown).unwrap_err();
    assert!(faults.to_string().starts_with("rules: "), "{faults}");
}

#[test]
fn the_hash_covers_the_whole_setup() {
    let base = Setup::new(3);
    let mut hashes: Vec<_> = [
        base,
        Setup { open_gold: true, ..base },
        Setup { open_hands: true, ..base },
        Setup { djinn_limit: DjinnLimit::PerRound, ..base },
        Setup { hagis_lamia_neighbourhood: Neighbourhood::Four, ..base },
        Setup { assassins_may_skip: true, ..base },
        Setup { assassinate_own_tile: false, ..base },
        Setup { nekir_per_victim: true, ..base },
        Setup { match_dropped_this_move: false, ..base },
        Setup { no_mono_start_tiles: true, ..base },
        Setup { two_player_fixed_abba: true, ..base },
        Setup { artisan_tie: ArtisanTie::Nobody, ..base },
        Setup { expansions: Expansions { thieves: true, artisans: false }, ..base },
        Setup { expansions: Expansions { thieves: false, artisans: true }, ..base },
    ]
    .iter()
    .map(|setup| {
        let position = Tribes::new(&base, Seed::from_number(1)).unwrap().position();
        let mut position = Position { setup: *setup, ..position };
        if setup.expansions != Expansions::default() {
            position = Tribes::new(setup, Seed::from_number(1)).unwrap().position();
        }
        Tribes::from_position(&position).unwrap().hash().to_string()
    })
    .collect();
    let all = hashes.len();
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), all);
}

#[test]
fn the_versions_of_one_game_have_different_hashes() {
    let deal = |version| Tribes::under(version, &Setup::new(2), Seed::from_number(1)).unwrap().hash();
    assert_ne!(deal(1), deal(2));
}
