//! What is and what is not a log.

use lamplight_table::toy::{Toy, ToyMove};
use lamplight_table::{Log, Record, Seed};
use proptest::prelude::*;

const HEADER: &str =
    r#"{"format":1,"game":"toy","rules":1,"setup":{"players":2},"chance":{"commitment":"00"}}"#;
const ENTRY: &str = r#"{"seq":1,"seat":0,"move":"draw","hash":"0123456789abcdef"}"#;
const END: &str = r#"{"end":{"reason":"over","totals":[1,2],"winners":[1]}}"#;

fn refused(lines: &[&str]) -> String {
    Log::parse(&lines.join("\n")).expect_err("this is not a log").to_string()
}

#[test]
fn a_log_is_a_header_entries_and_perhaps_an_end() {
    let log = Log::parse(&[HEADER, "", ENTRY, END].join("\n")).expect("a log");
    assert_eq!((log.entries.len(), log.end.is_some()), (1, true));
    assert_eq!(Log::parse(HEADER).expect("a log that just began").entries, []);
}

#[test]
fn each_way_not_to_be_a_log_is_named_with_its_line() {
    assert_eq!(refused(&[]), "line 1: a log begins with a header line, but the text is empty");
    assert!(refused(&["sesame"]).starts_with("line 1: not a log header"));
    let newer = HEADER.replace("\"format\":1", "\"format\":7");
    assert_eq!(refused(&[&newer]), "line 1: log format 7 is not known; this program reads format 1");
    let odd = HEADER.replace("\"rules\"", "\"hat\":1,\"rules\"");
    assert!(refused(&[&odd]).starts_with("line 1: not a log header: unknown field `hat`"));
    assert!(refused(&[HEADER, "sesame"]).starts_with("line 2: neither an entry nor an end"));
    let gap = ENTRY.replace("\"seq\":1", "\"seq\":2");
    assert_eq!(refused(&[HEADER, &gap]), "line 2: entry 2 stands where entry 1 should");
    assert_eq!(refused(&[HEADER, END, ENTRY]), "line 3: nothing may follow the end of the game");
    let seat = ENTRY.replace("\"seat\":0", "\"seat\":4");
    assert!(refused(&[HEADER, &seat]).contains("seat 4 does not exist; seats are 0 to 3"));
    let hash = ENTRY.replace("0123456789abcdef", "xyz");
    assert!(
        refused(&[HEADER, &hash]).contains("a state hash is 16 hexadecimal digits, but \"xyz\" was given")
    );
}

/// Something that resembles a log: its lines in any order, with some bytes changed.
fn nearly_a_log() -> impl Strategy<Value = String> {
    let line = prop_oneof![Just(HEADER), Just(ENTRY), Just(END)];
    let lines = prop::collection::vec(line, 0..6);
    (lines, prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 0..4)).prop_map(
        |(lines, changes)| {
            let mut text: Vec<char> = lines.join("\n").chars().collect();
            for (index, c) in changes {
                if !text.is_empty() {
                    let place = index.index(text.len());
                    text[place] = c;
                }
            }
            text.into_iter().collect()
        },
    )
}

proptest! {
    #[test]
    fn a_log_that_is_read_is_written_the_same(text in nearly_a_log()) {
        if let Ok(log) = Log::parse(&text) {
            prop_assert_eq!(Log::parse(&log.to_string()), Ok(log));
        }
    }

    #[test]
    fn no_log_makes_a_replay_panic(text in nearly_a_log(), seed in any::<u64>()) {
        if let Ok(mut log) = Log::parse(&text) {
            log.header.seed = Seed::from_number(seed).into();
            let _ = Record::<Toy>::replay(&log);
        }
    }

    #[test]
    fn a_move_that_is_read_is_written_the_same(text in "(draw|lay|done|trust|doubt)? ?[0-9]{0,3}") {
        if let Ok(m) = text.parse::<ToyMove>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }
}
