//! Every lesson of every game can be taken: its position is one, its goal can be reached and is no gift, and its words
//! are there in every language.

use std::collections::BTreeSet;
use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use lessons::{Course, Lesson, Verdict, read};
use shelf::{Shelved, Visitor};
use table::ToMove;

/// Lets a check look at every lesson.
fn every_lesson(check: fn(&Lesson, &mut dyn Any)) {
    struct Each(fn(&Lesson, &mut dyn Any));
    impl Visitor for Each {
        type Out = ();

        fn visit<G: Shelved>(self) {
            for lesson in read::<G>(G::lessons()).expect("a good file") {
                (self.0)(&lesson, &mut Taken::<G>(PhantomData));
            }
        }
    }
    for name in shelf::names() {
        shelf::visit(name, Each(check)).expect("a game of the shelf");
    }
}

/// A lesson with some moves played, whatever game it is of.
trait Any {
    fn game(&self) -> &'static str;
    /// Plays the learner's moves from the beginning.
    fn take(&mut self, lesson: &Lesson, moves: &[String]) -> Took;
}

struct Taken<G: Shelved>(PhantomData<G>);

/// What came of it.
struct Took {
    verdict: Verdict,
    done: usize,
    /// What the learner could do next.
    legal: Vec<String>,
    is_over: bool,
    help: Option<String>,
}

impl<G: Shelved> Any for Taken<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn take(&mut self, lesson: &Lesson, moves: &[String]) -> Took {
        let mut course = Course::<G>::begin(lesson).unwrap_or_else(|error| panic!("{}: {error}", lesson.id));
        for text in moves {
            let m: G::Move = text.parse().unwrap_or_else(|error| panic!("{}: {error}", lesson.id));
            course.play(m).unwrap_or_else(|error| panic!("{}, {text}: {error}", lesson.id));
        }
        let record = course.record();
        record.state().check().unwrap_or_else(|faults| panic!("{}: {faults}", lesson.id));
        let decides = record.state().to_move() == ToMove::Decide(lesson.seat);
        Took {
            verdict: course.verdict(),
            done: course.done(),
            legal: if decides {
                record.legal_moves().iter().map(ToString::to_string).collect()
            } else {
                Vec::new()
            },
            is_over: record.state().ending().is_some(),
            help: course.next().map(str::to_owned),
        }
    }
}

#[test]
fn every_lesson_begins_with_a_choice_of_the_learners_in_a_game_that_goes_on() {
    every_lesson(|lesson, any| {
        let took = any.take(lesson, &[]);
        assert_eq!((took.verdict, took.done), (Verdict::Open, 0), "{}", lesson.id);
        assert!(!took.legal.is_empty() && !took.is_over, "{}", lesson.id);
    });
}

#[test]
fn every_goal_is_reached_by_the_lessons_own_line_which_help_shows_move_by_move() {
    every_lesson(|lesson, any| {
        for (n, next) in lesson.line.iter().enumerate() {
            let took = any.take(lesson, &lesson.line[..n]);
            assert_eq!(took.verdict, Verdict::Open, "{} before {next}", lesson.id);
            assert_eq!(took.help.as_ref(), Some(next), "{}", lesson.id);
        }
        let took = any.take(lesson, &lesson.line);
        assert_eq!((took.verdict, took.done), (Verdict::Done, lesson.steps.len()), "{}", lesson.id);
        assert_eq!(took.help, None);
    });
}

#[test]
fn no_goal_is_reached_by_most_of_the_first_moves() {
    every_lesson(|lesson, any| {
        let first = any.take(lesson, &[]).legal;
        let reached = |m: &&String| any.take(lesson, std::slice::from_ref(*m)).verdict == Verdict::Done;
        let lucky = first.iter().filter(reached).count();
        assert!(2 * lucky <= first.len(), "{}: {lucky} of {} first moves are enough", lesson.id, first.len());
    });
}

#[test]
fn whoever_goes_astray_is_told_within_the_turn() {
    every_lesson(|lesson, any| {
        // The last legal move is as good a wrong way as any; a turn is shorter than this.
        let mut moves = Vec::new();
        for _ in 0..40 {
            let took = any.take(lesson, &moves);
            if took.verdict != Verdict::Open {
                return;
            }
            moves.push(took.legal.last().expect("the learner decides while it is open").clone());
        }
        panic!("{}: {moves:?} lead nowhere", lesson.id);
    });
}

#[test]
fn ids_are_words_for_addresses_and_each_is_used_once_in_a_game() {
    for (game, lessons) in lessons::all() {
        let ids: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
        assert_eq!(ids.len(), lessons.len(), "{game}");
        assert!(ids.iter().all(|id| id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')), "{ids:?}");
    }
}

#[test]
fn both_games_are_taught_with_all_their_boxes() {
    let count = |game: &str, chapter: &str| {
        let lessons = lessons::all().iter().find(|(name, _)| *name == game).map(|(_, lessons)| lessons);
        lessons.into_iter().flatten().filter(|lesson| lesson.chapter == chapter).count()
    };
    assert_eq!(
        (count("tribes", "base"), count("tribes", "thieves"), count("tribes", "artisans")),
        (12, 3, 3)
    );
    assert_eq!(count("djinn", "base"), 12);
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

#[test]
fn every_lesson_has_its_words_in_every_language() {
    every_lesson(|lesson, any| {
        for language in fs::read_dir(locales()).expect("the folder of languages") {
            let path = language.expect("a language").path().join(format!("lessons-{}.ftl", any.game()));
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let steps = (1..=lesson.steps.len()).map(|n| n.to_string());
            for part in steps.chain(["title", "done", "miss"].map(str::to_owned)) {
                let key = format!("lessons-{}-{}-{part} = ", any.game(), lesson.id);
                assert!(text.lines().any(|line| line.starts_with(&key)), "{}: {key}", path.display());
            }
        }
    });
}
