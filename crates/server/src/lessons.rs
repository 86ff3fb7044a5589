//! Lessons: a position and the moves since, without a table, a store or an account.

use std::sync::Arc;

use axum::http::StatusCode;
use lessons::{Course, Lesson, Stopped, Verdict};
use shelf::{Shelved, Visitor};
use table::{Eyes, Refusal, Seat};

use crate::play::{self, end, legal_moves, line, raw, read_move, scores, turn};
use crate::problem::Problem;
use crate::wire::{self, LessonInfo, LessonNow, LessonState, MoveGiven, Now};

/// No lesson is longer.
const MOST_MOVES: usize = 60;

/// All lessons, game by game, in the order to take them.
pub fn list() -> Vec<LessonInfo> {
    let info = |game: &'static str, lesson: &Lesson| LessonInfo {
        game: game.to_owned(),
        id: lesson.id.clone(),
        chapter: lesson.chapter.clone(),
        steps: lesson.steps.len() as u32,
    };
    lessons::all().iter().flat_map(|(game, all)| all.iter().map(|lesson| info(game, lesson))).collect()
}

/// A lesson after these moves of the learner's.
pub fn take(game: &str, id: &str, moves: &[MoveGiven]) -> Result<LessonNow, Problem> {
    let none = || {
        let [game, id] = [game, id].map(|word| word.chars().take(40).collect::<String>());
        let text = format!("there is no lesson {id:?} of {game:?}; GET /api/lessons lists all");
        Problem::new(StatusCode::NOT_FOUND, "lesson/not-found", text)
    };
    let lesson = lessons::find(game, id).ok_or_else(none)?;
    if moves.len() > MOST_MOVES {
        let text = format!("{} moves were given; a lesson has at most {MOST_MOVES}", moves.len());
        return Err(Problem::bad("lesson/too-long", text).with("most", MOST_MOVES));
    }
    play::visit(game, Take { lesson, moves })
}

struct Take<'a> {
    lesson: &'a Lesson,
    moves: &'a [MoveGiven],
}

impl Visitor for Take<'_> {
    type Out = Result<LessonNow, Problem>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let mut course = Course::<G>::begin(self.lesson)?;
        for given in self.moves {
            course.play(read_move::<G>(given)?)?;
        }
        Ok(show(self.lesson, &course))
    }
}

fn show<G: Shelved>(lesson: &Lesson, course: &Course<'_, G>) -> LessonNow {
    let (record, eyes) = (course.record(), Eyes::Seat(lesson.seat));
    let state = record.state();
    let to_move = state.to_move().seat();
    let is_mine = to_move == Some(lesson.seat);
    let entries = record.entries().iter().zip(course.happened());
    LessonNow {
        state: match course.verdict() {
            Verdict::Open => LessonState::Open,
            Verdict::Done => LessonState::Done,
            Verdict::Missed => LessonState::Missed,
        },
        done: course.done() as u32,
        seat: lesson.seat.number(),
        players: state.players(),
        log: entries.map(|(entry, happened)| line::<G>(entry, happened.turn, eyes)).collect(),
        happened: course.happened().iter().map(|happened| raw(&happened.events)).collect(),
        now: Now {
            round: state.round(),
            turn: turn(record, eyes),
            to_move: to_move.map(Seat::number),
            eyes: wire::Eyes::Seat { seat: lesson.seat.number() },
            view: raw(&state.view(eyes)),
            moves: Arc::new(if is_mine { legal_moves(record) } else { Vec::new() }),
            can_undo: None,
            scores: scores(state, eyes),
            ending: state.ending().map(str::to_owned),
            clocks: None,
            end: end(record),
        },
        help: course.next().map(str::to_owned),
    }
}

impl<R: Refusal> From<Stopped<R>> for Problem {
    fn from(stopped: Stopped<R>) -> Problem {
        match stopped {
            Stopped::Refused(error) => error.into(),
            Stopped::Lesson(why) => {
                tracing::error!(event = "lesson.broken", why, "a lesson cannot be played");
                Problem::unavailable("this lesson cannot be played; take another one")
            }
        }
    }
}
