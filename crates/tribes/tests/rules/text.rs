//! The short text form of a position.

use lamplight_tribes::{ArtisanTie, DjinnLimit, Expansions, Neighbourhood, Position, Setup, Tribes};
use proptest::prelude::*;
use table::{Chooser, Game, Moves, Seed};

/// Positions of a random game, one every few decisions, from the deal to the end.
fn positions(setup: &Setup, seed: u64, mut each: impl FnMut(&Tribes, &Position)) {
    let mut game = Tribes::new(setup, Seed::from_number(seed)).expect("a good setup");
    let mut chooser = Chooser::new(&Seed::from_number(seed));
    let mut moves = Moves::new();
    loop {
        each(&game, &game.position());
        game.legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { return };
        let _ = game.play_silently(m);
    }
}

#[track_caller]
fn reads_back(position: &Position) {
    let text = position.to_string();
    let read: Position = text.parse().unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    assert_eq!(&read, position, "{text}");
}

#[test]
fn every_position_of_a_game_reads_back_from_its_text() {
    let mut kinds = std::collections::BTreeSet::new();
    for (thieves, artisans) in [(false, false), (true, false), (false, true), (true, true)] {
        for players in 2..=4 {
            let setup = Setup { expansions: Expansions { thieves, artisans }, ..Setup::new(players) };
            for seed in 0..6 {
                positions(&setup, seed, |game, position| {
                    reads_back(position);
                    kinds.insert(position.phase.to_string().split(' ').next().map(str::to_owned));
                    if game.round() % 4 == 0 {
                        let again = Tribes::from_position(&position.to_string().parse().unwrap()).unwrap();
                        assert_eq!(&again, game);
                    }
                });
            }
        }
    }
    assert!(kinds.len() >= 22, "only these phases came up: {kinds:?}");
}

#[test]
fn positions_with_every_switch_turned_read_back() {
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
        artisan_tie: ArtisanTie::Nobody,
        expansions: Expansions::ALL,
        ..Setup::new(2)
    };
    positions(&setup, 1, |_, position| reads_back(position));
    let text = Tribes::under(1, &setup, Seed::from_number(1)).unwrap().position().to_string();
    assert!(text.starts_with(
        "players 2 expansions=thieves,artisans open_gold=true open_hands=true assassins_may_skip=true \
         assassinate_own_tile=false nekir_per_victim=true match_dropped_this_move=false no_mono_start_tiles=true \
         two_player_fixed_ABBA=true djinn_limit=per_round hagis_lamia_neighbourhood=4 artisan_tie=nobody\nrules 1\n"
    ), "{text}");
}

#[test]
fn positions_of_golden_tests_read_back_whatever_they_leave_out() {
    for text in
        ["", "players 2", "bag -\nrow -\nbid -\nacted A", "c3", "A gold=3", "phase second_victim seat=B"]
    {
        let position: Position = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        reads_back(&position);
    }
}

#[test]
fn the_text_in_the_description_is_the_puzzle_in_its_json() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let description = std::fs::read_to_string(here.join("../../docs/position.md")).expect("the description");
    let blocks: Vec<&str> = description.split("```").collect();
    let text = blocks.iter().find_map(|block| block.strip_prefix("text\n# A acts")).expect("the example");
    let json = blocks.iter().find(|block| block.starts_with("json") && block.contains("sacred_place_15"));
    let json: Position =
        serde_json::from_str(json.expect("the puzzle")["json".len()..].trim()).expect("JSON");
    assert_eq!(format!("# A acts{text}").parse::<Position>(), Ok(json));
}

#[test]
fn blank_lines_and_remarks_are_left_out() {
    let one: Position = "# a puzzle\n\nplayers 3\n  c3   village yyg B palms=1  \n".parse().unwrap();
    let other: Position = "players 3\nc3 village yyg B palms=1".parse().unwrap();
    assert_eq!(one, other);
}

#[test]
fn a_bad_line_is_told_with_its_number_and_what_was_allowed() {
    let said = |text: &str| text.parse::<Position>().unwrap_err().to_string();
    assert_eq!(
        said("players 4\nc3 vilage"),
        "line 2, \"c3 vilage\": \"vilage\" is neither meeples (letters of y, w, g, b, r, p), an owner (A to D), \
         palms=n, palaces=n nor a kind of tile (large_market, small_market, oasis, village, sacred_place_6, \
         sacred_place_10, sacred_place_12, sacred_place_15, workshop, specialized_market, chasm)"
    );
    assert!(said("camels 3").starts_with(
        "line 1, \"camels 3\": there is no line that begins with \"camels\"; there are: players, rules, round, "
    ));
    assert!(said("phase sleep").contains("there is no phase \"sleep\"; there are: bid, start, sow, "));
    assert_eq!(said("phase aim"), "line 1, \"phase aim\": expected djinn=...");
    assert_eq!(
        said("phase act djinn=enki"),
        "line 1, \"phase act djinn=enki\": \"djinn\" means nothing here"
    );
    assert_eq!(said("A gold=1 gold=2"), "line 1, \"A gold=1 gold=2\": gold stands there twice");
    assert!(
        said("players 2 open_doors=true")
            .contains("there is no switch \"open_doors\"; there are: expansions, ")
    );
    assert!(said("row fish tea").contains("there is no resource \"tea\""));
    assert_eq!(said("round many"), "line 1, \"round many\": \"many\" is not a number that can be held here");
    assert!(said("track A").contains("expected 9 spots, each a seat or -"));
    assert!(said("chance 7 1").contains("1 streams of chance; there are 8"));
    assert_eq!(
        said("round many\nplayers 4\nphase aim"),
        "line 1, \"round many\": \"many\" is not a number that can be held here; line 3, \"phase aim\": expected djinn=...",
        "every bad line is told"
    );
    assert!(said(&"z".repeat(10_000)).len() < 600, "long lines are cut");
}

proptest! {
    /// Whatever is done to a text, it is refused or read; what is read is written and read back the same.
    #[test]
    fn damaged_texts_are_refused_or_read_back(seed in 0u64..40, cut in 0usize..4000, put in "[-a-zA-F0-9=,.>|:; \n]{0,3}", drop in 0usize..3) {
        let setup = Setup { expansions: Expansions::ALL, ..Setup::new(2 + (seed % 3) as u8) };
        let mut texts = Vec::new();
        positions(&setup, seed % 5, |game, position| {
            if game.round() == 2 && texts.len() < 8 {
                texts.push(position.to_string());
            }
        });
        for text in texts {
            let mut damaged: Vec<char> = text.chars().collect();
            let place = cut % damaged.len();
            let end = (place + drop).min(damaged.len());
            damaged.splice(place..end, put.chars());
            let damaged: String = damaged.into_iter().collect();
            if let Ok(position) = damaged.parse::<Position>() {
                let again: Position = position.to_string().parse().expect("we write what we read");
                prop_assert_eq!(&again, &position);
                let _ = Tribes::from_position(&position);
            }
        }
    }
}
