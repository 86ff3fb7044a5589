//! The checker finds what is wrong: a history that is right, and that history broken in every way it knows.

use std::sync::Arc;

use cluster_tests::{
    Decision, Event, History, LogLine, Rule, Sight, TableTruth, Talk, Truth, What, Wish, World, check,
    eyes_index,
};
use store::{SeatRow, SnapshotRow, Status, TableRow};
use table::{Eyes, Record, Seat, Seed};

const ANN: usize = 0;
const BOB: usize = 1;
const WATCHER: usize = 2;

/// Ann sits at seat 0, Bob at 1, a bot at 2. What a pair of eyes sees is a number made of version and eyes.
fn seen(version: u32, eyes: usize) -> u64 {
    u64::from(version) * 10 + eyes as u64
}

fn eyes_of(person: usize) -> Eyes {
    match person {
        ANN => Eyes::Seat(Seat::ALL[0]),
        BOB => Eyes::Seat(Seat::ALL[1]),
        _ => Eyes::Spectator,
    }
}

/// The second entry is a secret that only Bob may read.
fn decision(seq: u32, seat: u8, text: &str) -> Decision {
    let shown = |eyes: usize| {
        let is_hidden =
            text == "hide 7" && eyes != eyes_index(eyes_of(BOB)) && eyes != eyes_index(Eyes::Everything);
        Some(if is_hidden { "hide".to_owned() } else { text.to_owned() })
    };
    Decision {
        seat,
        text: Some(text.to_owned()),
        undo: None,
        at: 1_000_000 + u64::from(seq) * 100,
        shown: (0..5).map(shown).collect(),
        events: (0..5).map(|eyes| 1000 + seen(seq, eyes)).collect(),
    }
}

fn truth() -> TableTruth {
    let mut entries = vec![
        decision(1, 0, "bid 3"),
        decision(2, 1, "hide 7"),
        decision(3, 2, "bot a"),
        decision(4, 0, "take"),
    ];
    entries.push(Decision { text: None, undo: Some(4), shown: vec![None; 5], ..decision(5, 0, "") });
    entries.push(decision(6, 0, "end"));
    let to_move = [Some(0), Some(1), Some(2), Some(0), Some(0), Some(0), None];
    let worlds = (0..=6).map(|version| World {
        to_move: to_move[version as usize],
        seen: (0..5).map(|eyes| seen(version, eyes)).collect(),
    });
    let talk = vec![Talk { n: 1, text: "hello".into() }];
    let seats = vec![Some("ann".to_owned()), Some("bob".to_owned()), None];
    TableTruth { seats, worlds: worlds.collect(), entries, talk, fault: None }
}

/// What a person of this number is shown at a version.
fn sight(person: usize, version: u32, lines: std::ops::RangeInclusive<u32>) -> Sight {
    let truth = truth();
    let eyes = if version == 6 { Eyes::Everything } else { eyes_of(person) };
    let index = eyes_index(eyes);
    let line = |seq: u32| {
        let entry = &truth.entries[seq as usize - 1];
        LogLine { seq, seat: entry.seat, text: entry.shown[index].clone(), undo: entry.undo }
    };
    let is_asked = person != WATCHER && truth.worlds[version as usize].to_move == Some(person as u8);
    Sight {
        version,
        eyes: Some(eyes),
        view: seen(version, index),
        moves: usize::from(is_asked),
        lines: lines.clone().map(line).collect(),
        events: lines.map(|seq| truth.entries[seq as usize - 1].events[index]).collect(),
        talk: Vec::new(),
    }
}

#[derive(Default)]
struct Story(Vec<Event>);

impl Story {
    fn tell(&mut self, person: usize, line: u64, what: What) {
        let at = self.0.len() as u64 * 1000;
        self.0.push(Event { at, person, line, machine: line as usize % 3, table: Arc::from("t"), what });
    }

    fn opens(&mut self, person: usize, line: u64, version: u32, talk: &[&str]) {
        self.tell(person, line, What::Opens);
        let talk = talk.iter().zip(1..).map(|(text, n)| Talk { n, text: (*text).to_owned() }).collect();
        self.tell(
            person,
            line,
            What::Snapshot(Box::new(Sight { talk, ..sight(person, version, 1..=version) })),
        );
    }

    fn step(&mut self, person: usize, line: u64, version: u32) {
        self.tell(person, line, What::Step(Box::new(sight(person, version, version..=version))));
    }

    fn asks(&mut self, person: usize, line: u64, id: u32, wish: Wish) {
        self.tell(person, line, What::Asks { id, wish });
    }

    fn done(&mut self, person: usize, line: u64, id: u32, version: u32) {
        self.tell(person, line, What::Done { id, version });
    }
}

fn play(seat: u8, text: &str, version: u32) -> Wish {
    Wish::Play { seat, text: text.to_owned(), version }
}

/// Ann on connections 0 and 3, Bob on 1, a watcher on 2 and, in the end, on 4.
fn story() -> History {
    let mut story = Story::default();
    for (person, line) in [(ANN, 0), (BOB, 1), (WATCHER, 2)] {
        story.opens(person, line, 0, &[]);
    }
    story.asks(ANN, 0, 1, play(0, "bid 3", 0));
    story.step(ANN, 0, 1);
    story.done(ANN, 0, 1, 1);
    story.step(BOB, 1, 1);
    story.step(WATCHER, 2, 1);
    story.asks(BOB, 1, 1, play(1, "hide 7", 1));
    story.step(BOB, 1, 2);
    story.done(BOB, 1, 1, 2);
    story.step(ANN, 0, 2);
    story.asks(ANN, 0, 2, Wish::Say { text: "hello".into() });
    story.tell(ANN, 0, What::Said { version: 2, talk: Talk { n: 1, text: "hello".into() } });
    story.done(ANN, 0, 2, 2);
    // The bot decides; then Ann's line breaks, and she comes back by way of another machine.
    story.step(WATCHER, 2, 2);
    story.step(WATCHER, 2, 3);
    story.opens(ANN, 3, 3, &["hello"]);
    story.asks(ANN, 3, 1, play(0, "take", 3));
    story.step(ANN, 3, 4);
    story.done(ANN, 3, 1, 4);
    story.asks(ANN, 3, 2, Wish::Undo { seat: 0, version: 4 });
    story.step(ANN, 3, 5);
    story.done(ANN, 3, 2, 5);
    // Of two who are equally fast one is refused.
    story.asks(ANN, 3, 3, play(0, "other", 4));
    story.tell(ANN, 3, What::Refused { id: 3, version: 5 });
    story.asks(ANN, 3, 4, play(0, "end", 5));
    story.step(ANN, 3, 6);
    story.done(ANN, 3, 4, 6);
    story.asks(WATCHER, 2, 1, Wish::Look);
    let talk = vec![Talk { n: 1, text: "hello".into() }];
    story.tell(WATCHER, 2, What::Snapshot(Box::new(Sight { talk, ..sight(WATCHER, 6, 1..=6) })));
    story.done(WATCHER, 2, 1, 6);
    story.opens(WATCHER, 4, 6, &["hello"]);
    History { people: vec!["ann".into(), "bob".into(), String::new()], events: story.0 }
}

fn found(history: &History, table: TableTruth) -> Vec<Rule> {
    let truth = Truth { tables: [("t".to_owned(), table)].into() };
    let mut rules: Vec<Rule> = check(history, &truth).into_iter().map(|violation| violation.rule).collect();
    rules.dedup();
    rules
}

/// Changes the sights of the story that this one picks.
fn with_sights(mut change: impl FnMut(&Event, &mut Sight)) -> History {
    let mut history = story();
    for event in &mut history.events {
        let copy = event.clone();
        if let What::Snapshot(sight) | What::Step(sight) = &mut event.what {
            change(&copy, sight);
        }
    }
    history
}

fn with_truth(change: impl FnOnce(&mut TableTruth)) -> TableTruth {
    let mut table = truth();
    change(&mut table);
    table
}

fn position(history: &History, is_it: impl Fn(&Event) -> bool) -> usize {
    history.events.iter().position(is_it).expect("the story has it")
}

#[test]
fn a_history_that_is_right_breaks_nothing() {
    assert_eq!(found(&story(), truth()), []);
}

#[test]
fn an_acknowledged_decision_that_is_lost_is_found() {
    let mut history = story();
    let at = position(&history, |event| matches!(event.what, What::Asks { id: 3, .. }));
    // It was not refused after all, but acknowledged.
    history.events[at + 1].what = What::Done { id: 3, version: 5 };
    assert!(found(&history, truth()).contains(&Rule::Kept));
    let cut = with_truth(|table| table.entries.truncate(5));
    assert!(found(&story(), cut).contains(&Rule::Kept));
}

#[test]
fn a_decision_that_was_kept_twice_is_found() {
    // Nobody asked for it against this version.
    let doubled = with_truth(|table| {
        let again = Decision { at: 1_000_700, ..table.entries[5].clone() };
        table.entries.push(again);
        table.worlds.push(table.worlds[6].clone());
    });
    assert!(found(&story(), doubled).contains(&Rule::Once));
    let mut history = story();
    let at = position(&history, |event| matches!(event.what, What::Asks { id: 4, .. }));
    let twice: Vec<Event> = [0, 2].map(|n| history.events[at + n].clone()).into();
    for mut event in twice {
        event.what = match event.what {
            What::Asks { wish, .. } => What::Asks { id: 9, wish },
            _ => What::Done { id: 9, version: 6 },
        };
        event.at = history.events.len() as u64 * 1000;
        history.events.push(event);
    }
    assert!(found(&history, truth()).contains(&Rule::Once));
}

#[test]
fn a_refused_decision_that_was_kept_is_found() {
    let mut history = story();
    let at = position(&history, |event| matches!(event.what, What::Done { id: 1, version: 1 }));
    history.events[at].what = What::Refused { id: 1, version: 1 };
    assert_eq!(found(&history, truth()), [Rule::Refused]);
}

#[test]
fn an_acknowledgement_with_another_version_is_found() {
    let mut history = story();
    let at = position(&history, |event| matches!(event.what, What::Done { id: 1, version: 2 }));
    history.events[at].what = What::Done { id: 1, version: 3 };
    assert_eq!(found(&history, truth()), [Rule::Numbered]);
}

#[test]
fn a_version_that_goes_back_is_found_on_a_line_and_from_machine_to_machine() {
    let mut history = story();
    let at = position(&history, |event| matches!(event.what, What::Done { id: 2, version: 2 }));
    history.events[at].what = What::Done { id: 2, version: 1 };
    assert_eq!(found(&history, truth()), [Rule::Forward]);
    // Ann comes back and is shown less than she has seen.
    let mut history = story();
    let at = position(&history, |event| event.line == 3 && matches!(event.what, What::Snapshot(_)));
    let talk = vec![Talk { n: 1, text: "hello".into() }];
    history.events[at].what = What::Snapshot(Box::new(Sight { talk, ..sight(ANN, 1, 1..=1) }));
    assert!(found(&history, truth()).contains(&Rule::Forward));
}

#[test]
fn a_step_that_was_left_out_is_found() {
    let mut history = story();
    let at = position(&history, |event| {
        event.line == 2 && matches!(&event.what, What::Step(sight) if sight.version == 2)
    });
    history.events.remove(at);
    assert_eq!(found(&history, truth()), [Rule::Gapless]);
}

#[test]
fn two_people_who_are_told_different_things_are_found() {
    let history = with_sights(|event, sight| {
        if event.person == BOB && sight.version == 1 {
            sight.lines[0].text = Some("bid 4".into());
        }
    });
    assert_eq!(found(&history, truth()), [Rule::Same]);
    let history = with_sights(|event, sight| {
        if event.line == 4 {
            sight.lines.remove(4);
            sight.events.remove(4);
        }
    });
    assert_eq!(found(&history, truth()), [Rule::Same]);
}

#[test]
fn a_look_that_shows_less_than_was_acknowledged_is_found() {
    let mut history = story();
    let at = position(&history, |event| event.line == 4 && matches!(event.what, What::Opens));
    // Somebody new, who has seen nothing before.
    history.people.push(String::new());
    let talk = vec![Talk { n: 1, text: "hello".into() }];
    for event in &mut history.events[at..] {
        event.person = 3;
    }
    history.events[at + 1].what = What::Snapshot(Box::new(Sight { talk, ..sight(WATCHER, 4, 1..=4) }));
    assert_eq!(found(&history, truth()), [Rule::Seen]);
    // Who looks again may be told something older first, but not last.
    let mut history = story();
    let at = position(&history, |event| matches!(event.what, What::Asks { wish: Wish::Look, .. }));
    let older = Event {
        at: history.events[at].at + 1,
        what: What::Snapshot(Box::new(sight(WATCHER, 3, 1..=3))),
        ..history.events[at].clone()
    };
    history.events.insert(at + 1, older.clone());
    assert_eq!(found(&history, truth()), []);
    history.events.swap(at + 1, at + 2);
    assert!(found(&history, truth()).contains(&Rule::Seen));
    // The same for what was said.
    let history = with_sights(|event, sight| {
        if event.line == 4 {
            sight.talk.clear();
        }
    });
    assert_eq!(found(&history, truth()), [Rule::Seen]);
}

#[test]
fn a_secret_that_was_told_is_found_wherever_it_shows() {
    let tell: [fn(&Event, &mut Sight); 6] = [
        // The view of another seat.
        |event, sight| {
            if event.person == ANN && sight.version == 1 {
                sight.view = seen(1, eyes_index(eyes_of(BOB)));
            }
        },
        // Another seat's eyes altogether.
        |event, sight| {
            if event.person == ANN && sight.version == 2 {
                *sight = self::sight(BOB, 2, 2..=2);
            }
        },
        // What Bob hid, in the log.
        |event, sight| {
            if event.person == WATCHER && sight.version == 2 {
                sight.lines[0].text = Some("hide 7".into());
            }
        },
        // What happened, as Bob knows it.
        |event, sight| {
            if event.person == ANN && sight.version == 2 {
                sight.events[0] = 1000 + seen(2, eyes_index(eyes_of(BOB)));
            }
        },
        // Bob's moves.
        |event, sight| {
            if event.person == ANN && sight.version == 1 {
                sight.moves = 3;
            }
        },
        // Everything, before the end.
        |event, sight| {
            if event.person == WATCHER && sight.version == 3 {
                (sight.eyes, sight.view) = (Some(Eyes::Everything), seen(3, eyes_index(Eyes::Everything)));
            }
        },
    ];
    for (n, tell) in tell.into_iter().enumerate() {
        assert_eq!(found(&with_sights(tell), truth()), [Rule::Secret], "way {n}");
    }
}

#[test]
fn a_bot_that_decides_twice_is_found() {
    let history = with_sights(|event, sight| {
        if event.person == WATCHER && sight.version == 3 {
            sight.lines[0].text = Some("bot b".into());
        }
    });
    assert_eq!(found(&history, truth()), [Rule::BotOnce]);
}

#[test]
fn talk_that_is_lost_doubled_changed_or_kept_though_refused_is_found() {
    let lost = with_truth(|table| table.talk.clear());
    assert!(found(&story(), lost).contains(&Rule::Talk));
    let doubled = with_truth(|table| table.talk.push(Talk { n: 2, text: "hello".into() }));
    assert_eq!(found(&story(), doubled), [Rule::Talk]);
    let changed = with_truth(|table| table.talk[0].n = 2);
    assert!(found(&story(), changed).contains(&Rule::Talk));
    let mut history = story();
    let at = position(&history, |event| matches!(event.what, What::Done { id: 2, version: 2 }));
    history.events[at].what = What::Refused { id: 2, version: 2 };
    assert_eq!(found(&history, truth()), [Rule::Talk]);
}

#[test]
fn a_log_whose_times_go_back_is_found() {
    let back = with_truth(|table| table.entries[3].at -= 60_000);
    assert_eq!(found(&story(), back), [Rule::Clock]);
}

/// A real game: its log is played again, and one entry that does not lead where it says is found.
#[test]
fn a_game_that_cannot_be_played_again_is_found() {
    let seed = Seed::from_number(5);
    let setup = tribes_setup();
    let (row, mut history) = game(seed, &setup);
    let table = TableTruth::of(&row, &history);
    assert_eq!(table.fault, None);
    assert_eq!((table.entries.len(), table.worlds.len()), (12, 13));
    assert!(table.worlds.iter().all(|world| world.seen.len() == 4), "spectator, everything, two seats");
    history.entries.swap(4, 7);
    let broken = TableTruth::of(&row, &history);
    assert!(broken.fault.is_some());
    assert_eq!(found(&History::default(), broken), [Rule::Played]);
}

fn tribes_setup() -> serde_json::Value {
    serde_json::json!({"players": 2})
}

fn game(seed: Seed, setup: &serde_json::Value) -> (TableRow, store::History) {
    struct Some12<'a>(Seed, &'a serde_json::Value);
    impl shelf::Visitor for Some12<'_> {
        type Out = (u32, Vec<table::Entry>);

        fn visit<G: shelf::Shelved>(self) -> Self::Out {
            let setup = serde_json::from_value(self.1.clone()).expect("a setup");
            let mut record = Record::<G>::new(G::new(&setup, self.0).expect("a game"), self.0);
            for _ in 0..12 {
                let seat = record.state().to_move().seat().expect("it goes on");
                let first = *record.legal_moves().iter().next().expect("a move");
                record.play(seat, first, 1, &mut ()).map_err(|why| why.to_string()).expect("legal");
            }
            (G::RULES_VERSION, record.entries().to_vec())
        }
    }
    let (rules, entries) = shelf::visit("tribes", Some12(seed, setup)).expect("it is on the shelf");
    let row = TableRow {
        id: "t".into(),
        game: "tribes".into(),
        rules,
        owner: None,
        status: Status::Playing,
        listed: false,
        setup: setup.to_string(),
        settings: "{}".into(),
        seed: Some(seed.to_string()),
        clocks: None,
        progress: None,
        rematch: None,
        created_at: 1,
        updated_at: 1,
        due_at: None,
        revision: 1,
        seats: vec![SeatRow::default(), SeatRow::default()],
    };
    (row, store::History { entries, snapshot: None::<SnapshotRow> })
}
