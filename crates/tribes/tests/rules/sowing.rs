//! The look-ahead against the naive generator: a step is offered if and only if it is the first step of some
//! complete move, at every step of thousands of moves.

use std::collections::BTreeSet;

use lamplight_tribes::{Expansions, Item, Move, Setup, Tile, Tribe, Tribes};
use serde_json::{Map, Value, json};
use table::{Chooser, Eyes, Game, Moves, Seed};

use crate::naive::{Drop, Naive};

/// The most meeples in hand whose complete moves are all enumerated.
const COUNTED: u8 = 5;

/// The most meeples on a tile that is looked at when drops cannot be joined: whether a move exists then takes
/// trying everything. Otherwise a taller tile has one soon found.
const TRIED: u8 = 7;

fn listed(game: &Tribes) -> Vec<Move> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves.to_vec()
}

fn drops(game: &Tribes) -> BTreeSet<Drop> {
    let drops = listed(game).into_iter().filter_map(|m| match m {
        Move::Drop { tribe, tile } => Some((tribe.index(), tile.index())),
        _ => None,
    });
    drops.collect()
}

/// May the active player fly? Then more is possible than walking.
fn has_carpet(game: &Tribes) -> bool {
    let view = game.view(Eyes::Everything);
    let seat = view.active.expect("somebody acts");
    view.seats[seat.index()].items.is_some_and(|items| items.has(Item::FlyingCarpet))
}

/// Compares every pick-up, then one whole random move drop by drop. The game must be at the start of a turn.
fn compare(game: &Tribes, chooser: &mut Chooser) -> u64 {
    if has_carpet(game) {
        return 0;
    }
    let view = game.view(Eyes::Spectator);
    let looked_at =
        |tile: usize| view.setup.match_dropped_this_move || view.tiles[tile].meeples.total() <= TRIED;
    let offered: BTreeSet<usize> = (listed(game).into_iter())
        .filter_map(|m| if let Move::Sow { tile } = m { Some(tile.index()) } else { None })
        .filter(|tile| looked_at(*tile))
        .collect();
    let mut possible = BTreeSet::new();
    for tile in (0..view.tiles.len()).filter(|tile| looked_at(*tile)) {
        let mut naive = Naive::of(&view);
        let Some(walk) = naive.pick_up(tile) else { continue };
        if naive.can_be_finished(&walk, &mut BTreeSet::new()) {
            possible.insert(tile);
        }
    }
    assert_eq!(offered, possible, "pick-ups of {}", position_text(game));
    let starts: Vec<usize> = offered.into_iter().collect();
    let Some(start) = chooser.pick(&starts) else { return 1 };
    compare_move(game, start, chooser);
    1
}

fn compare_move(game: &Tribes, start: usize, chooser: &mut Chooser) {
    let mut game = *game;
    let mut naive = Naive::of(&game.view(Eyes::Spectator));
    let mut walk = naive.pick_up(start).expect("somebody stands there");
    let tile = Tile::new(start).expect("on the board");
    let _ = game.play_silently(Move::Sow { tile });
    while walk.in_hand() > 0 {
        let offered = drops(&game);
        assert_eq!(offered, naive.first_drops(&walk), "drops from {tile} in {}", position_text(&game));
        if walk.in_hand() <= COUNTED {
            assert_eq!(
                game.count_sowings(),
                naive.count(&walk),
                "moves from {tile} in {}",
                position_text(&game)
            );
        }
        let offered: Vec<Drop> = offered.into_iter().collect();
        let (tribe, to) = chooser.pick(&offered).expect("a move can be finished");
        walk = naive.drop(&walk, (tribe, to));
        let to = Tile::new(to).expect("on the board");
        let _ = game.play_silently(Move::Drop { tribe: Tribe::ALL[tribe], tile: to });
    }
}

fn position_text(game: &Tribes) -> String {
    serde_json::to_string(&game.position()).expect("plain data")
}

/// Plays random games and compares at the start of every turn. Says how many boards.
fn compare_in_play(setup: &Setup, seed: u64, games: u64) -> u64 {
    let (mut boards, mut moves) = (0, Moves::new());
    for number in 0..games {
        let seed = Seed::from_number(seed).derive(number);
        let mut chooser = Chooser::new(&seed);
        let mut game = Tribes::new(setup, seed).expect("a good setup");
        loop {
            game.legal_moves(&mut moves);
            let Some(m) = chooser.pick(&moves) else { break };
            if matches!(m, Move::Sow { .. }) {
                boards += compare(&game, &mut chooser);
            }
            let _ = game.play_silently(m);
        }
    }
    boards
}

/// A board nobody has ever played: meeples thrown on few tiles, so that some grow tall.
fn thrown(setup: &Setup, chooser: &mut Chooser) -> Tribes {
    let size = if setup.expansions.artisans { 36 } else { 30 };
    let (tiles, thrown) = (1 + chooser.below(12), 2 + chooser.below(40));
    let places: Vec<usize> = (0..tiles).map(|_| chooser.below(size)).collect();
    let mut board = vec![[0u8; 6]; size];
    let colours = if setup.expansions.artisans { 6 } else { 5 };
    let mut left = [16, 20, 18, 18, 18, 15];
    for _ in 0..thrown {
        let (place, tribe) = (chooser.pick(&places).expect("some"), chooser.below(colours));
        if left[tribe] > 0 && !(setup.expansions.artisans && place == CHASM) {
            left[tribe] -= 1;
            board[place][tribe] += 1;
        }
    }
    let mut drawn = Map::new();
    for (index, meeples) in board.iter().enumerate() {
        let counts: Map<String, Value> = (Tribe::ALL.iter().zip(meeples))
            .filter(|(_, count)| **count > 0)
            .map(|(tribe, count)| (tribe.name().to_owned(), (*count).into()))
            .collect();
        drawn.insert(Tile::new(index).expect("on the board").to_string(), json!({"meeples": counts}));
    }
    let mut position = json!({
        "setup": setup, "tiles": drawn, "to_bid": [], "phase": {"kind": "start"},
    });
    let markers = lamplight_tribes::data::markers(setup.players) as u8;
    position["acted"] = (0..markers).map(|marker| marker % setup.players).collect();
    if setup.expansions.artisans {
        position["tiles"]["d4"]["ground"] = "chasm".into();
        position["mountains"] = mountains(chooser);
    }
    let position = serde_json::from_value(position).expect("a position");
    Tribes::from_position(&position).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The chasm of thrown boards: d4.
const CHASM: usize = 21;

/// Six sides in the heart of the board that hold together what can be entered, drawn at random.
fn mountains(chooser: &mut Chooser) -> Value {
    let sides = [
        ["b2", "c2"],
        ["c3", "d3"],
        ["c3", "c4"],
        ["e3", "e4"],
        ["b4", "b5"],
        ["d2", "d3"],
        ["b3", "c3"],
        ["e2", "f2"],
        ["c5", "c6"],
        ["a2", "b2"],
        ["d5", "e5"],
        ["c4", "c5"],
    ];
    let from = chooser.below(sides.len());
    (0..6).map(|n| json!(sides[(from + 2 * n) % sides.len()])).collect()
}

fn compare_thrown(setup: &Setup, seed: u64, boards: u64) {
    let mut chooser = Chooser::new(&Seed::from_number(seed));
    for _ in 0..boards {
        let game = thrown(setup, &mut chooser);
        compare(&game, &mut chooser);
    }
}

#[test]
fn steps_offered_in_play_are_first_steps_of_legal_moves() {
    let boards: u64 = (2..=4).map(|players| compare_in_play(&Setup::new(players), 1, 25)).sum();
    assert!(boards > 1_500, "only {boards} boards");
}

#[test]
fn steps_offered_on_thrown_boards_are_first_steps_of_legal_moves() {
    compare_thrown(&Setup::new(4), 2, 1_500);
}

#[test]
fn steps_offered_are_first_steps_when_drops_cannot_be_joined() {
    let setup = Setup { match_dropped_this_move: false, ..Setup::new(2) };
    assert!(compare_in_play(&setup, 3, 20) > 300);
    compare_thrown(&setup, 4, 1_000);
}

fn artisans(players: u8) -> Setup {
    Setup { expansions: Expansions { thieves: false, artisans: true }, ..Setup::new(players) }
}

#[test]
fn steps_offered_around_mountains_and_chasm_are_first_steps_of_legal_moves() {
    let boards: u64 = (2..=4).map(|players| compare_in_play(&artisans(players), 5, 12)).sum();
    assert!(boards > 600, "only {boards} boards");
}

#[test]
fn steps_offered_on_thrown_boards_with_mountains_are_first_steps_of_legal_moves() {
    compare_thrown(&artisans(4), 6, 1_000);
    let strict = Setup { match_dropped_this_move: false, ..artisans(3) };
    compare_thrown(&strict, 7, 500);
}

#[test]
fn complete_moves_of_an_opening_are_counted_alike() {
    for (seed, setup) in [(1, Setup::new(2)), (2, Setup::new(4)), (3, artisans(3)), (4, artisans(2))] {
        let game = Tribes::new(&setup, Seed::from_number(seed)).expect("a good setup");
        let view = game.view(Eyes::Spectator);
        let naive: u64 = (0..view.tiles.len())
            .filter_map(|tile| {
                let mut naive = Naive::of(&view);
                naive.pick_up(tile).map(|walk| naive.count(&walk))
            })
            .sum();
        assert_eq!(game.count_sowings(), naive);
    }
}

#[test]
fn a_tall_tile_with_a_pair_always_has_a_move() {
    let mut chooser = Chooser::new(&Seed::from_number(8));
    for _ in 0..200 {
        let game = thrown(&Setup::new(2), &mut chooser);
        let view = game.view(Eyes::Spectator);
        for tile in view.tiles.iter().filter(|tile| tile.meeples.total() >= 6) {
            assert!(listed(&game).contains(&Move::Sow { tile: tile.at }), "{}", tile.at);
        }
    }
}
