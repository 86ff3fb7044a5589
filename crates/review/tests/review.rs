//! What a review promises, with both games.

mod games;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use games::played;
use minds::{Budget, Level, Plain};
use review::{Mark, Settings, Task, choices, review};
use table::toy::Toy;
use table::{Act, Game as _, Log, Record, Seed, ToMove};
use tribes::Tribes;
use tribes_mind::Judge as TribesJudge;

const QUICK: Settings = Settings { budget: Budget::Nodes(600), seed: Seed([7; 32]), threads: 2 };

fn toy() -> Log {
    played::<Plain<Toy>>(&[Level::Greedy, Level::Random], &[], 4)
}

fn tribes(levels: &[Level], number: u64) -> Log {
    played::<TribesJudge>(levels, &[], number)
}

#[test]
fn choices_follow_each_other_and_hold_every_decision() {
    let log = tribes(&[Level::Greedy, Level::Novice], 1);
    let story = choices::<Tribes>(&log).unwrap();
    assert_eq!(story.broken, None);
    assert_eq!(story.choices.iter().map(|choice| choice.moves.len()).sum::<usize>(), log.entries.len());
    for pair in story.choices.windows(2) {
        assert_eq!(pair[0].after.hash(), pair[1].before.hash());
        assert_eq!(pair[0].entries[1] + 1, pair[1].entries[0]);
        let same = pair[0].seat == pair[1].seat && pair[0].turn.number == pair[1].turn.number;
        assert!(!same || pair[0].revealed, "a turn is cut only where something came to light");
    }
    assert_eq!(story.choices.last().unwrap().after.to_move(), ToMove::Over);
}

/// The same game, with the first decision taken back and made again; only its beginning if `whole` is not set.
fn with_an_undo(log: &Log, whole: bool) -> Log {
    let seed = log.header.seed.seed.unwrap();
    let setup = serde_json::from_value(log.header.setup.clone()).unwrap();
    let mut record = Record::new(Toy::new(&setup, seed).unwrap(), seed);
    for entry in log.entries.iter().take(if whole { usize::MAX } else { 1 }) {
        let Act::Move(text) = &entry.act else { panic!("minds take nothing back") };
        let m = text.parse().unwrap();
        record.play(entry.seat, m, 0, &mut ()).unwrap();
        if entry.seq == 1 {
            record.undo_freely(entry.seat, 0).unwrap();
            record.play(entry.seat, m, 0, &mut ()).unwrap();
        }
    }
    record.log(Vec::new())
}

#[test]
fn decisions_that_were_taken_back_are_not_reviewed() {
    let log = toy();
    let (plain, undone) = (choices::<Toy>(&log).unwrap(), choices::<Toy>(&with_an_undo(&log, true)).unwrap());
    assert_eq!(plain.choices.len(), undone.choices.len());
    assert_eq!(undone.choices[0].entries[0], 3, "the first decision stands in the third entry now");
    for (plain, undone) in plain.choices.iter().zip(&undone.choices) {
        assert_eq!((plain.number, plain.seat, &plain.moves), (undone.number, undone.seat, &undone.moves));
    }
}

#[test]
fn a_running_game_cannot_be_reviewed() {
    let refused = choices::<Toy>(&with_an_undo(&toy(), false)).unwrap_err();
    assert!(refused.to_string().contains("still running"), "{refused}");
}

#[test]
fn the_same_log_seed_and_nodes_give_the_same_review_on_any_number_of_threads() {
    let log = tribes(&[Level::Greedy, Level::Novice], 2);
    let of = |threads| {
        let settings = Settings { threads, ..QUICK };
        review(log.clone(), TribesJudge::default(), &settings, |_| {}).unwrap()
    };
    let (one, three) = (of(1), of(3));
    assert_eq!(serde_json::to_string(&one).unwrap(), serde_json::to_string(&three).unwrap());
}

#[test]
fn an_interrupted_review_goes_on_where_it_stopped() {
    let log = toy();
    let whole = review(log.clone(), Plain::<Toy>::default(), &QUICK, |_| {}).unwrap();
    let (stop, made) = (AtomicBool::new(false), AtomicU32::new(0));
    let mut task = Task::new(log.clone(), Plain::<Toy>::default(), Vec::new()).unwrap();
    task.run(&Settings { threads: 1, ..QUICK }, &stop, |_| {
        stop.store(made.fetch_add(1, Ordering::Relaxed) >= 2, Ordering::Relaxed);
    });
    assert!(task.finished(&QUICK).is_none(), "it was stopped after three");
    let known: Vec<_> = task.verdicts().iter().flatten().cloned().collect();
    assert_eq!(known.len(), 3);
    let mut again = Task::new(log, Plain::<Toy>::default(), known).unwrap();
    let made = AtomicU32::new(0);
    again.run(&QUICK, &AtomicBool::new(false), |_| {
        made.fetch_add(1, Ordering::Relaxed);
    });
    assert_eq!(made.into_inner() as usize + 3, again.len(), "what was known is not judged again");
    assert_eq!(again.finished(&QUICK).unwrap(), whole);
}

#[test]
fn a_log_that_does_not_replay_is_reviewed_up_to_the_entry_that_fails() {
    let mut log = toy();
    let bad = log.entries.len() / 2;
    log.entries[bad].act = Act::Move("nonsense".to_owned());
    let review = review(log.clone(), Plain::<Toy>::default(), &QUICK, |_| {}).unwrap();
    let broken = review.broken.unwrap();
    assert_eq!(broken.entry, Some(bad as u32 + 1));
    assert!(broken.why.contains("nonsense"), "{}", broken.why);
    assert_eq!(review.choices.last().unwrap().entries[1], bad as u32);
    assert!(!review.over);
}

#[test]
fn start_losses_gifts_luck_and_rest_add_up_to_the_result() {
    let review =
        review(tribes(&[Level::Greedy, Level::Novice], 3), TribesJudge::default(), &QUICK, |_| {}).unwrap();
    assert!(review.over && review.net);
    for account in &review.seats {
        let sum = account.start - account.lost + account.given + account.luck + account.rest;
        assert!((sum - account.result).abs() < 1e-4, "{account:?}");
        assert!(account.rest.abs() <= 3.0 * account.error + 0.02, "{account:?}");
    }
    // What one of two seats wins the other loses.
    let [a, b] = &review.seats[..] else { panic!("two seats") };
    assert!((a.luck + b.luck).abs() < 1e-2 && (a.lost - b.given).abs() < 1e-2);
}

#[test]
fn forced_choices_cost_nothing() {
    let review =
        review(tribes(&[Level::Random, Level::Random], 5), TribesJudge::default(), &QUICK, |_| {}).unwrap();
    let forced: Vec<_> = review.choices.iter().filter(|choice| choice.forced).collect();
    for choice in &forced {
        assert_eq!((choice.loss.win, choice.mark, choice.best.is_none()), (0.0, None, true));
    }
    assert!(review.choices.len() > forced.len());
}

#[test]
fn nothing_is_called_a_blunder_without_a_second_look() {
    const BUDGET: u64 = 6000;
    let settings = Settings { budget: Budget::Nodes(BUDGET), ..QUICK };
    let review =
        review(tribes(&[Level::Random, Level::Random], 5), TribesJudge::default(), &settings, |_| {})
            .unwrap();
    let blunders = review.choices.iter().filter(|choice| choice.mark == Some(Mark::Blunder));
    let least = blunders.map(|choice| choice.nodes).min().expect("so weak a level blunders");
    assert!(least > 3 * BUDGET, "a blunder after {least} decisions in thought");
}

#[test]
fn a_stronger_level_gets_a_higher_accuracy() {
    let settings = Settings { budget: Budget::Nodes(2000), ..QUICK };
    let mut sums = [0.0; 2];
    for number in 0..2 {
        let log = tribes(&[Level::Greedy, Level::Random], 20 + number);
        let review = review(log, TribesJudge::default(), &settings, |_| {}).unwrap();
        for (sum, seat) in sums.iter_mut().zip(&review.seats) {
            *sum += seat.accuracy.unwrap();
        }
        let blunders = |seat: usize| review.seats[seat].marks[Mark::Blunder as usize];
        assert!(blunders(1) > blunders(0), "{:?}", review.seats);
    }
    assert!(sums[0] > sums[1] + 20.0, "{sums:?} of 200");
}

#[test]
fn a_review_knows_only_what_the_seat_knew() {
    // The true future changes nothing in what a choice is worth, only in what came to light after it.
    let log = tribes(&[Level::Greedy, Level::Greedy], 6);
    let story = choices::<Tribes>(&log).unwrap();
    let judge = TribesJudge::default();
    for choice in story.choices.iter().filter(|choice| !choice.forced).step_by(9) {
        let mut twin = choice.clone();
        twin.before = choice.before.imagine(choice.seat, Seed::from_number(99));
        let (own, other) = (
            review::judge(choice, &judge, QUICK.budget, &QUICK.seed),
            review::judge(&twin, &judge, QUICK.budget, &QUICK.seed),
        );
        assert_eq!(own, other, "choice {}", choice.number);
    }
}

#[test]
fn alone_at_a_table_points_are_counted() {
    let log = played::<djinn_mind::Judge>(&[Level::Random], &[], 8);
    let review = review(log, djinn_mind::Judge::default(), &QUICK, |_| {}).unwrap();
    assert_eq!(review.seats.len(), 1);
    assert!(review.seats[0].points_lost > 0.0);
    assert!(review.choices.iter().any(|choice| choice.mark.is_some()));
}

#[test]
fn its_json_is_read_back() {
    let review = review(toy(), Plain::<Toy>::default(), &QUICK, |_| {}).unwrap();
    let text = serde_json::to_string(&review).unwrap();
    assert_eq!(serde_json::from_str::<review::Review>(&text).unwrap(), review);
}
