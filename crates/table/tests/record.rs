//! A recorded game: whose decision it is, what can be taken back, and what a log must not tell.

use lamplight_table::toy::{Toy, ToyMove, ToySetup};
use lamplight_table::{
    Act, Chooser, Game, Header, Knowledge, Log, Moves, Packed, Record, RecordError, ReplayError, Seat, Seed,
    ToMove, UndoRefused,
};

const A: Seat = Seat::ALL[0];
const B: Seat = Seat::ALL[1];

fn record(number: u64) -> Record<Toy> {
    let setup = ToySetup { players: 2, hand: 2, open: false, expansions: vec![] };
    let seed = Seed::from_number(number);
    Record::new(Toy::new(&setup, seed).expect("a good setup"), seed)
}

fn lay(record: &Record<Toy>) -> ToyMove {
    let moves = record.legal_moves();
    *moves.iter().find(|m| matches!(m, ToyMove::Lay(_))).expect("a card to lay")
}

fn play(record: &mut Record<Toy>, seat: Seat, m: ToyMove) {
    record.play(seat, m, 0, &mut ()).unwrap_or_else(|e| panic!("{m}: {e}"));
}

/// A random game to its end, with some decisions taken back, freely or not.
fn finished(number: u64) -> Record<Toy> {
    let mut record = record(number);
    let mut chooser = Chooser::new(&Seed::from_number(number));
    while let ToMove::Decide(seat) = record.state().to_move() {
        let m = chooser.pick(&record.legal_moves()).expect("a move");
        play(&mut record, seat, m);
        if chooser.once_in(6) {
            record.undo_freely(seat, 0).expect("there is a decision to take back");
        }
    }
    record
}

fn replay_error(log: &Log) -> String {
    Record::<Toy>::replay(log).expect_err("this log must be refused").to_string()
}

#[test]
fn only_the_deciding_seat_can_play() {
    let mut record = record(1);
    let before = record.state().hash();
    let refused = record.play(B, ToyMove::Draw, 0, &mut ()).unwrap_err();
    assert_eq!(refused, RecordError::NotYourDecision { given: B, expected: A });
    assert_eq!(refused.code(), "table/not-your-decision");
    assert_eq!(refused.to_string(), "seat B cannot decide now; seat A does");
    let illegal = record.play(A, ToyMove::Trust, 0, &mut ()).unwrap_err();
    assert_eq!(illegal.code(), "toy/not-now");
    assert_eq!((record.state().hash(), record.seq()), (before, 0));
}

#[test]
fn nobody_plays_after_the_end() {
    let mut record = finished(1);
    let refused = record.play(A, ToyMove::Draw, 0, &mut ()).unwrap_err();
    assert_eq!((refused.code(), refused.to_string().as_str()), ("table/over", "the game is over"));
}

#[test]
fn own_decisions_are_taken_back_one_by_one() {
    let mut record = record(1);
    let start = record.state().hash();
    let card = lay(&record);
    play(&mut record, A, card);
    let laid = record.state().hash();
    play(&mut record, A, ToyMove::Done);
    let played = record.undo(A, 7).expect("nothing was revealed");
    assert_eq!((played.entry.act, played.entry.at, played.entry.hash), (Act::Undo(2), 7, laid));
    record.undo(A, 0).expect("nothing was revealed before that either");
    assert_eq!(record.state().hash(), start);
    assert!(record.standing().is_empty());
    assert_eq!(record.undo(A, 0).unwrap_err().code(), "undo/nothing");
}

#[test]
fn what_was_revealed_cannot_be_taken_back() {
    let mut record = record(1);
    play(&mut record, A, ToyMove::Draw);
    assert_eq!(record.can_undo(A), Err(UndoRefused::Revealed));
    assert_eq!(record.undo(A, 0).unwrap_err().code(), "undo/revealed");
}

#[test]
fn nothing_can_be_taken_back_after_others_decided() {
    let mut record = record(1);
    let card = lay(&record);
    play(&mut record, A, card);
    play(&mut record, A, ToyMove::Done);
    assert_eq!(record.can_undo(B), Err(UndoRefused::OthersDecided { seat: A }));
    play(&mut record, B, ToyMove::Trust);
    assert_eq!(record.can_undo(A), Err(UndoRefused::OthersDecided { seat: B }));
    assert_eq!(record.can_undo(B), Ok(()));
    assert_eq!(record.undo(A, 0).unwrap_err().code(), "undo/others-decided");
}

#[test]
fn a_table_may_allow_to_take_back_anything() {
    let mut record = record(1);
    let start = record.state().hash();
    play(&mut record, A, ToyMove::Draw);
    play(&mut record, B, ToyMove::Draw);
    record.undo_freely(A, 0).expect("allowed here");
    assert_eq!(record.state().hash(), start);
    assert_eq!(record.undo_freely(B, 0).unwrap_err().code(), "undo/nothing");
}

#[test]
fn every_log_gives_the_same_game_again() {
    for number in 0..200 {
        let record = finished(number);
        let log = record.log(vec!["Ada".into(), "Bo".into()]);
        let read = Log::parse(&log.to_string()).expect("we read what we write");
        assert_eq!(read, log);
        let replayed = Record::<Toy>::replay(&read).unwrap_or_else(|e| panic!("game {number}: {e}"));
        assert_eq!(replayed.entries(), record.entries());
        assert_eq!(replayed.end(), record.end());
    }
}

#[test]
fn a_snapshot_and_the_rest_of_the_log_give_the_same_game() {
    let whole = finished(5);
    let half = whole.entries().len() / 2;
    let mut first = record(5);
    whole.entries()[..half].iter().for_each(|entry| first.apply(entry).expect("legal"));
    let snapshot = serde_json::to_string(&first.state().position()).expect("plain data");
    let state = Toy::from_position(&serde_json::from_str(&snapshot).expect("readable")).expect("sound");
    let mut resumed = Record::resume(state, whole.seed(), first.entries().to_vec());
    whole.entries()[half..].iter().for_each(|entry| resumed.apply(entry).expect("legal"));
    assert_eq!(resumed.end(), whole.end());
    assert_eq!(resumed.entries(), whole.entries());
}

#[test]
fn going_on_from_a_settled_state_keeps_what_can_be_taken_back() {
    for number in 0..50 {
        let whole = finished(number);
        let mut record = record(number);
        for entry in whole.entries() {
            record.apply(entry).expect("legal");
            let (seq, state) = record.settled();
            let (done, rest) = record.entries().split_at(seq as usize);
            let mut resumed = Record::resume(state.clone(), record.seed(), done.to_vec());
            rest.iter().for_each(|entry| resumed.apply(entry).expect("legal"));
            for seat in Seat::first(2) {
                assert_eq!(resumed.can_undo(seat), record.can_undo(seat), "game {number} at {}", entry.seq);
            }
        }
    }
}

#[test]
fn the_seed_is_told_only_after_the_end() {
    let mut running = record(1);
    play(&mut running, A, ToyMove::Draw);
    let log = running.log(vec![]);
    assert!(!log.to_string().contains(&running.seed().to_string()));
    assert_eq!(log.header.seed.commitment, running.seed().commitment());
    assert!(replay_error(&log).contains("still running"));
    assert_eq!(finished(1).log(vec![]).header.seed.seed, Some(Seed::from_number(1)));
}

#[test]
fn a_changed_log_is_found_out() {
    let log = finished(1).log(vec![]);
    let changed = |change: &dyn Fn(&mut Log)| {
        let mut log = log.clone();
        change(&mut log);
        replay_error(&log)
    };
    assert!(changed(&|log| log.header.game = "chess".into()).contains("\"chess\""));
    assert!(changed(&|log| log.header.rules = 99).contains("rules version 99"));
    assert!(changed(&|log| log.header.seed.seed = Some(Seed::from_number(2))).contains("commitment"));
    assert!(changed(&|log| log.header.setup["players"] = 9.into()).contains("played by 9"));
    assert!(changed(&|log| log.header.setup["hat"] = 9.into()).contains("unknown field `hat`"));
    assert!(changed(&|log| log.entries[0].seat = B).contains("entry 1: seat B cannot decide now"));
    assert!(changed(&|log| log.entries[0].act = Act::Move("fly".into())).contains("\"fly\" is not a move"));
    assert!(changed(&|log| log.entries[0].act = Act::Undo(4)).contains("entry 1: undo of entry 4"));
    assert!(changed(&|log| log.entries[0].hash.0 ^= 1).contains("entry 1: the state's hash is"));
    assert!(changed(&|log| log.end.as_mut().expect("over").totals[0] += 1).contains("tells of the end"));
    assert!(changed(&|log| log.entries.truncate(2)).contains("not over"));
}

#[test]
fn knowledge_is_the_same_in_worlds_a_seat_cannot_tell_apart() {
    let mut truth = record(3);
    play(&mut truth, A, ToyMove::Draw);
    let truth = truth.state();
    let other = truth.imagine(B, Seed::from_number(8));
    assert_ne!(truth.hash(), other.hash());
    let (one, two) =
        (Knowledge::of(truth, B, Seed::from_number(9)), Knowledge::of(&other, B, Seed::from_number(9)));
    assert_eq!(one.world(Seed::from_number(1)).hash(), two.world(Seed::from_number(1)).hash());
    assert_ne!(one.world(Seed::from_number(1)).hash(), one.world(Seed::from_number(2)).hash());
    let (mut known, mut true_moves) = (Moves::new(), Moves::new());
    one.legal_moves(&mut known);
    truth.legal_moves(&mut true_moves);
    assert_eq!(known, true_moves);
    Knowledge::of(truth, A, Seed::from_number(9)).legal_moves(&mut known);
    assert!(known.is_empty(), "A does not decide now");
}

#[test]
fn a_game_goes_on_under_the_rules_it_began_with() {
    let setup = ToySetup { players: 2, hand: 2, open: false, expansions: vec![] };
    let played = |rules: u32| {
        let seed = Seed::from_number(3);
        let mut record = Record::new(Toy::under(rules, &setup, seed).expect("a known version"), seed);
        let mut chooser = Chooser::new(&seed);
        while let ToMove::Decide(seat) = record.state().to_move() {
            let m = chooser.pick(&record.legal_moves()).expect("a move");
            play(&mut record, seat, m);
        }
        record
    };
    let (old, new) = (played(1), played(2));
    assert_ne!(old.end(), new.end(), "the versions differ");
    for (version, record) in [(1, old), (2, new)] {
        let log = record.log(vec![]);
        assert_eq!(log.header.rules, version, "the log names the version the game followed");
        let again = Record::<Toy>::replay(&log).expect("its own log");
        assert_eq!((again.end(), again.state().rules()), (record.end(), version));
        let other = Log { header: Header { rules: 3 - version, ..log.header.clone() }, ..log.clone() };
        assert!(matches!(Record::<Toy>::replay(&other), Err(ReplayError::Entry { .. })));
        let position = record.state().position();
        assert_eq!(Toy::from_position(&position).expect("its own position").rules(), version);
    }
}

#[test]
fn a_free_undo_keeps_the_rules_of_the_game() {
    let setup = ToySetup { players: 2, hand: 2, open: false, expansions: vec![] };
    let seed = Seed::from_number(4);
    let mut record = Record::new(Toy::under(1, &setup, seed).expect("a known version"), seed);
    play(&mut record, A, ToyMove::Draw);
    record.undo_freely(A, 0).expect("there is a decision to take back");
    assert_eq!(record.state().rules(), 1);
}

#[test]
fn the_beginning_of_a_turn_is_kept_through_undo_and_snapshot() {
    let mut record = record(1);
    let start = record.state().hash();
    let m = lay(&record);
    play(&mut record, A, m);
    assert_eq!((record.turn_began().hash(), record.settled().0), (start, 0));
    play(&mut record, A, ToyMove::Done);
    play(&mut record, B, ToyMove::Trust);
    assert_eq!(record.turn_began().turn(), record.state().turn(), "B's turn has begun");
    assert_eq!(record.settled().0, 0, "the verdict can be taken back, and so belongs to A's turn");
    record.undo(B, 0).expect("nothing was revealed");
    assert_eq!(record.turn_began().hash(), start, "A's turn again");
    play(&mut record, B, ToyMove::Trust);
    play(&mut record, B, ToyMove::Draw);
    let (seq, state) = record.settled();
    assert_eq!(seq, record.seq());
    let resumed = Record::resume(state.clone(), record.seed(), record.entries().to_vec());
    assert_eq!(resumed.turn_began().hash(), record.turn_began().hash());
}

#[test]
fn a_packed_game_plays_again_and_a_changed_one_does_not() {
    for number in 1..40 {
        let record = finished(number);
        let packed = Packed::of(&record.log(vec![])).expect("a finished game");
        let text = serde_json::to_string(&packed).expect("plain data");
        let read: Packed = serde_json::from_str(&text).expect("its own text");
        let again = read.replay::<Toy>().unwrap_or_else(|e| panic!("game {number}: {e}\n{}", read.moves));
        assert_eq!(again.entries().len(), record.entries().len());
        assert_eq!(again.end(), record.end());

        let mut other = read.clone();
        other.end.totals[0] += 1;
        assert!(matches!(other.replay::<Toy>(), Err(ReplayError::End { .. })));
        let mut other = read.clone();
        other.hashes.pop();
        assert!(matches!(other.replay::<Toy>(), Err(ReplayError::Entry { .. })));
        let mut other = read.clone();
        other.moves = other.moves.replacen("draw", "dance", 1);
        assert!(
            !read.moves.contains("draw") || matches!(other.replay::<Toy>(), Err(ReplayError::Entry { .. }))
        );
    }
    assert_eq!(Packed::of(&record(1).log(vec![])), None, "a running game is not packed");
}
