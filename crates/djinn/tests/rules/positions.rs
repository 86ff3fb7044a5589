//! The short text form of a position.

use crate::setting::*;
use lamplight_djinn::{BottlingTime, Djinn, Draws, Occupancy, Setup, State};
use table::{Chooser, Game, Moves, Seed, ToMove};

/// A board for examples: as short as it can be.
const SHORT: &str = "
djinn 2
# everybody has what one has at the start
fields master violet
R4 master red red blue
A R1>S1 magic=4
B R2>S2
";

fn parse(text: &str) -> State {
    text.parse().unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn what_is_left_out_follows_from_the_rest() {
    let state = parse(SHORT);
    let mut game = Djinn::from_position(&state).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!((state.round, state.decider(), state.bag), (1, A, [8, 9, 10, 5]));
    assert_eq!((state.corks, state.keys, state.bottles), (20, 24, [6; 4]));
    play(&mut game, &["go R4", "catch red", "bind"]);
    assert_eq!(player(&game, A).circled, [1, 0, 0, 0]);
}

#[test]
fn every_position_of_random_games_reads_back_what_it_prints() {
    let capped = |players| Setup { round_cap: Some(20), ..Setup::new(players) };
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
        solo_clock: 3,
        ..capped(3)
    };
    let mut positions = 0;
    for setup in [capped(1), capped(2), capped(3), capped(4), all, Setup { players: 1, ..all }] {
        for number in 0..3 {
            let seed = Seed::from_number(number);
            let mut game = Djinn::new(&setup, seed).unwrap();
            let mut chooser = Chooser::new(&seed);
            let mut moves = Moves::new();
            loop {
                let position = game.position();
                let text = position.to_string();
                assert_eq!(parse(&text), position, "{text}");
                assert_eq!(parse(&text).to_string(), text);
                positions += 1;
                if game.to_move() == ToMove::Over {
                    break;
                }
                game.legal_moves(&mut moves);
                let m = chooser.pick(&moves).unwrap();
                let _ = game.play_silently(m);
            }
        }
    }
    assert!(positions > 3_000, "{positions}");
}

#[test]
fn an_error_names_the_line_and_what_may_stand_there() {
    for (text, expected) in [
        ("", "line 1, \"\": expected djinn, the number of players"),
        ("djinn 5", "line 1, \"5\": expected a number from 1 to 4"),
        ("djinn 2 occupancy=room", "line 1, \"room\": expected field, path"),
        ("djinn 2 rules=9", "line 1, \"9\": expected a number from 1 to 1"),
        ("djinn 2\n\nC coins=3", "line 3, \"C\": expected djinn, layout, round"),
        ("djinn 2\nA R1>S7", "line 2, \"S7\": expected M, S1 to S6, R1 to R6"),
        ("djinn 2\nA gold=4", "line 2, \"gold\": expected a spot such as R1>S1, coins="),
        ("djinn 2\nA coins=-1", "line 2, \"-1\": expected a number from 0 to 65535"),
        ("djinn 2\nR1 master master", "line 2, \"master\": expected one master"),
        ("djinn 2\nR1 green", "line 2, \"green\": expected red, blue, yellow, violet, master"),
        ("djinn 2\nA\nA", "line 3, \"A\": expected each line once"),
        ("djinn 2\nphase dance", "line 2, \"dance\": expected draft, gifts, place"),
        ("djinn 2\nphase act soon", "line 2, \"soon\": expected the end of the line"),
        ("djinn 2\nround", "line 2, \"\": expected the number of the round"),
        ("djinn 2\npending luck=1", "line 2, \"luck=1\": expected coin="),
        ("djinn 2\nlayout market", "line 2, \"1 of them\": expected 12 places"),
        ("djinn 2\nchance dice", "line 2, \"dice\": expected 64 hexadecimal digits"),
    ] {
        let error = text.parse::<State>().unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text:?}: {error}");
    }
}

#[test]
fn every_bad_line_is_told() {
    let bad = "djinn 2\nA gold=4\nround 1\nphase dance".parse::<State>().unwrap_err();
    assert_eq!(bad.0.iter().map(|bad| bad.line).collect::<Vec<_>>(), [2, 4]);
    let bad = "jinn 2\nA gold=4".parse::<State>().unwrap_err();
    assert_eq!(
        bad.0.iter().map(|bad| bad.line).collect::<Vec<_>>(),
        [1],
        "the rest means nothing without it"
    );
}

#[test]
fn what_is_read_is_still_checked() {
    let faults =
        Djinn::from_position(&parse("djinn 2\nfields master\nA R1>S1 magic=9")).unwrap_err().to_string();
    assert!(faults.contains("players.0.magic: at most 4, but 9 was given"), "{faults}");
}

/// Whatever stands there, the reader answers.
#[test]
fn no_text_makes_the_reader_panic() {
    let words = [
        "djinn",
        "2",
        "A",
        "B",
        "R1",
        "round",
        "65535",
        "999999999999",
        "phase",
        "catch",
        "red",
        "master",
        "=",
        ",",
        "bottled=red,red",
        "bottles=red",
        "is=G1",
        "passages=A:S3",
        "mages=R1",
        "asleep=R1",
        "scoring",
        "W1",
        "chance",
        "pending",
        "mage=9",
        "put_away=1,2",
        "first=D",
        "turn=D",
        "\n",
        "\n",
        "\n",
        "-",
        "R1>S1",
        "é",
        "display",
    ];
    let mut chooser = Chooser::new(&Seed::from_number(5));
    let mut read = 0;
    for _ in 0..20_000 {
        let mut text = String::from("djinn 2\n");
        for _ in 0..chooser.below(12) {
            text.push_str(words[chooser.below(words.len())]);
            text.push_str(if chooser.below(4) == 0 { "" } else { " " });
        }
        if let Ok(state) = text.parse::<State>() {
            read += 1;
            if Djinn::from_position(&state).is_ok() {
                assert_eq!(parse(&state.to_string()), state, "{text}");
            }
        }
    }
    assert!(read > 500, "{read}");
}
