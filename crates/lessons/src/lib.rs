//! Lessons: one small task on a real position of a real game, judged by what the engine says has happened.
//!
//! A game's lessons are data beside its rules (`lessons.toml`), found through the shelf. Their words are in
//! `locales/<language>/lessons-<game>.ftl`. Nothing is kept between two questions: a lesson is its position and the
//! moves played so far.
//!
//! Deliberately absent: rules, words, and anything of a real table.

mod course;
mod goal;
mod lesson;

pub use course::{Course, Happened, Stopped, Verdict};
pub use goal::{Goal, Pattern};
pub use lesson::{BadLessons, Lesson, all, find, read};
