//! Each switch of the setup, in both positions.

use lamplight_tribes::{Event, Setup, Tribes};
use table::{Eyes, Game, Seed};

use crate::drawing::{A, B, Table, draw};

fn on(switch: &str, drawing: &str) -> Table {
    draw(&format!("players 4 {switch}\n{drawing}"))
}

#[test]
fn open_gold_shows_everybodys_gold() {
    let seen = |switch: &str| on(switch, "A gold=7\nbid A B C D").game.view(Eyes::Seat(B)).seats[0].gold;
    assert_eq!(seen("open_gold=true"), Some(7));
    assert_eq!(seen("open_gold=false"), None);
    let scored = |switch: &str| on(switch, "A gold=7\nbid A B C D").game.scores(Eyes::Spectator).total(A);
    assert_eq!((scored("open_gold=true open_hands=true"), scored("open_gold=true")), (Some(7), None));
}

#[test]
fn open_hands_show_everybodys_cards() {
    let seen = |switch: &str| {
        on(switch, "A hand=fish\nbid A B C D").game.view(Eyes::Spectator).seats[0]
            .hand
            .map(|hand| hand.total())
    };
    assert_eq!(seen("open_hands=true"), Some(1));
    assert_eq!(seen("open_hands=false"), None);
}

#[test]
fn open_hands_show_cards_drawn_from_the_pile() {
    let drawn = |switch: &str| {
        let mut table =
            on(switch, "a1 y\nb1 y\nrow silk\npile fish\nA hand=fakir djinns=sloar\nB hand=rest\nturn A");
        table.play("use sloar fakir");
        table.happened(|e| matches!(e, Event::CardTaken { seat: A, .. }))
    };
    assert_eq!((drawn("open_hands=true"), drawn("open_hands=false")), (1, 0));
}

/// Two players; A has used Enki with the first marker and acts again.
fn second_marker(switch: &str) -> Table {
    let mut table = draw(&format!(
        "players 2 {switch}\na1 y\nb1 y large_market\na3 g\na4 g large_market\nc3 gg\nc4 bb\n\
         A gold=0 elders=3 djinns=enki\nB gold=0\nturn A"
    ));
    table.play("use enki elder");
    let target = table.moves().remove(0);
    table.play(&target).play("sow a1; y>b1; end; sow a3; g>a4; end");
    assert_eq!(table.deciding(), Some(A));
    table
}

#[test]
fn a_power_is_spent_for_the_activation_or_for_the_round() {
    assert!(second_marker("djinn_limit=per_activation").may("use enki elder"));
    let mut table = second_marker("djinn_limit=per_round");
    assert!(!table.may("use enki elder"));
    assert_eq!(table.refuses("use enki elder"), "use/used-up");
}

#[test]
fn a_new_round_makes_powers_fresh_again() {
    let mut table = on(
        "djinn_limit=per_round",
        "a1 y\nb1 y large_market\na3 g\na4 g\nA gold=0 elders=2 djinns=enki\nlast A",
    );
    table.play("use enki elder");
    let target = table.moves().remove(0);
    table.play(&target).play("sow a1; y>b1; end");
    assert_eq!(table.phase(), "bid");
    assert!(table.seat(A).used.is_empty());
}

#[test]
fn kumarbi_helps_each_marker_or_one_in_a_round() {
    let second_bid = |switch: &str| {
        let mut table = draw(&format!("players 2 {switch}\nbid A B A B\nA hand=fakir,fakir djinns=kumarbi"));
        table.play("bid 1 fakirs 1; bid 0");
        table
    };
    assert!(second_bid("djinn_limit=per_activation").may("bid 3 fakirs 1"));
    let mut table = second_bid("djinn_limit=per_round");
    assert!(!table.may("bid 3 fakirs 1") && table.may("bid 3"));
    assert_eq!(table.refuses("bid 3 fakirs 1"), "use/used-up");
}

#[test]
fn hagis_and_lamia_reach_eight_tiles_or_four() {
    let around = |switch: &str| {
        let mut table = on(switch, "c2 y\nc3 y oasis\nA elders=1 djinns=lamia\nturn A");
        table.play("sow c2; y>c3; use lamia elder").moves()
    };
    assert_eq!(around("hagis_lamia_neighbourhood=8").len(), 8);
    assert_eq!(around("hagis_lamia_neighbourhood=4"), ["at c2", "at b3", "at d3", "at c4"]);
}

#[test]
fn assassins_must_kill_or_may_skip() {
    let skip = |switch: &str| {
        let mut table = on(switch, "c2 r\nc3 rg\nturn A");
        table.play("sow c2; r>c3").moves()
    };
    assert_eq!(skip("assassins_may_skip=false"), ["kill g c3"]);
    assert_eq!(skip("assassins_may_skip=true"), ["kill g c3", "skip"]);
}

#[test]
fn assassins_strike_on_their_own_tile_or_not() {
    let victims = |switch: &str| {
        let mut table = on(switch, "c2 r\nc3 rg\nd3 y\nturn A");
        table.play("sow c2; r>c3").moves()
    };
    assert_eq!(victims("assassinate_own_tile=true"), ["kill g c3", "kill y d3"]);
    assert_eq!(victims("assassinate_own_tile=false"), ["kill y d3"]);
}

// base-46
#[test]
fn nekir_pays_for_the_assassination_or_for_each_victim() {
    let gold = |switch: &str| {
        let mut table =
            on(switch, "c2 r\nc3 r\nd3 gb\nB gold=0 elders=1 djinns=iblis\nA djinns=nekir gold=0\nturn B");
        table.play("sow c2; r>c3; use iblis elder; kill g d3").gold(A)
    };
    assert_eq!((gold("nekir_per_victim=false"), gold("nekir_per_victim=true")), (2, 4));
}

#[test]
fn meeples_dropped_in_the_same_move_can_be_joined_or_not() {
    let starts = |switch: &str| on(switch, "c3 ggywb\na1 r\na2 r\nturn A").moves();
    assert_eq!(starts("match_dropped_this_move=true"), ["sow a1", "sow a2", "sow c3"]);
    assert_eq!(starts("match_dropped_this_move=false"), ["sow a1", "sow a2"]);
}

#[test]
fn without_matching_drops_the_last_meeple_joins_who_stood_there_before() {
    let mut table = on("match_dropped_this_move=false", "c3 ggywb\ne4 g\nturn A");
    table.play("sow c3; g>d3; y>d2; w>e2; b>e3");
    assert_eq!(table.refuses("g>d3"), "drop/no-match");
    let mut table = on("match_dropped_this_move=false", "c3 ggywb\nd3 g\nturn A");
    table.play("sow c3; g>d3; y>d2; w>e2; b>e3; g>d3");
    assert_eq!(table.view().collected.map(|c| c.count), Some(3), "all of the tribe are collected");
}

fn mono_tiles(setup: &Setup, seed: u64) -> usize {
    let view = Tribes::new(setup, Seed::from_number(seed)).unwrap().view(Eyes::Spectator);
    view.tiles.iter().filter(|tile| tile.meeples.tribes().count() == 1).count()
}

#[test]
fn start_tiles_of_one_tribe_are_dealt_or_not() {
    let plain = Setup::new(4);
    let mixed = Setup { no_mono_start_tiles: true, ..plain };
    assert!((0..200).any(|seed| mono_tiles(&plain, seed) > 0));
    assert!((0..200).all(|seed| mono_tiles(&mixed, seed) == 0));
}

#[test]
fn two_players_bid_in_any_order_or_first_and_last() {
    let order = |fixed, seed| {
        let setup = Setup { two_player_fixed_abba: fixed, ..Setup::new(2) };
        Tribes::new(&setup, Seed::from_number(seed)).unwrap().view(Eyes::Spectator).to_bid
    };
    let is_abba =
        |order: Vec<table::Seat>| order[0] == order[3] && order[1] == order[2] && order[0] != order[1];
    assert!((0..100).all(|seed| is_abba(order(true, seed))));
    assert!(!(0..100).all(|seed| is_abba(order(false, seed))));
}

#[test]
fn every_switch_is_told_to_those_who_set_up_a_game() {
    let known: Vec<&str> = Tribes::options().iter().map(|option| option.key).collect();
    for key in [
        "open_gold",
        "open_hands",
        "djinn_limit",
        "hagis_lamia_neighbourhood",
        "assassins_may_skip",
        "assassinate_own_tile",
        "nekir_per_victim",
        "match_dropped_this_move",
        "no_mono_start_tiles",
        "two_player_fixed_ABBA",
    ] {
        assert!(known.contains(&key), "{key}");
    }
}
