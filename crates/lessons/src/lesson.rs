use std::sync::LazyLock;

use serde::Deserialize;
use shelf::{Shelved, Visitor};
use table::Seat;

use crate::goal::Goal;

/// One lesson. Its words have the keys `lessons-<game>-<id>-title`, `-1`, `-2` ... for its steps, `-done` and `-miss`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name within the game: `pick-up`.
    pub id: String,
    /// The chapter of the rules it belongs to: `base`, or an expansion.
    pub chapter: String,
    /// The position in the game's text form.
    pub position: String,
    /// Who learns.
    #[serde(default = "first_seat")]
    pub seat: Seat,
    /// How many turns of the learner's the lesson lasts.
    #[serde(default = "one_turn")]
    pub turns: u32,
    /// What the others play, in order, when they have to decide.
    #[serde(default)]
    pub replies: Vec<String>,
    /// The learner's moves that reach every goal: what help shows, and what tests play.
    pub line: Vec<String>,
    /// What is asked for, one thing after the other.
    pub steps: Vec<Goal>,
}

fn first_seat() -> Seat {
    Seat::ALL[0]
}

fn one_turn() -> u32 {
    1
}

/// A file of lessons cannot be read. Only tests ever see it: the files are part of the program.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the lessons of {game} cannot be read: {reason}")]
pub struct BadLessons {
    game: &'static str,
    reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "lesson")]
    lessons: Vec<Lesson>,
}

/// The lessons in a file of a game's, in the order to take them.
pub fn read<G: Shelved>(text: &str) -> Result<Vec<Lesson>, BadLessons> {
    let bad = |reason: String| BadLessons { game: G::NAME, reason };
    let file: File = toml::from_str(text).map_err(|error| bad(error.to_string()))?;
    for lesson in &file.lessons {
        if lesson.steps.is_empty()
            || lesson.steps.iter().any(|step| step.event.is_none() && step.points.is_none())
        {
            return Err(bad(format!("{} has no step, or one without a goal", lesson.id)));
        }
    }
    Ok(file.lessons)
}

/// The lessons of every game on the shelf, by game, in the order to show them.
#[must_use]
pub fn all() -> &'static [(&'static str, Vec<Lesson>)] {
    static ALL: LazyLock<Vec<(&'static str, Vec<Lesson>)>> = LazyLock::new(|| {
        let read = |name: &&'static str| Some((*name, shelf::visit(name, Read).ok()?));
        shelf::names().iter().filter_map(read).collect()
    });
    &ALL
}

/// A game's lesson by its id.
#[must_use]
pub fn find(game: &str, id: &str) -> Option<&'static Lesson> {
    let (_, lessons) = all().iter().find(|(name, _)| *name == game)?;
    lessons.iter().find(|lesson| lesson.id == id)
}

struct Read;

impl Visitor for Read {
    type Out = Vec<Lesson>;

    fn visit<G: Shelved>(self) -> Vec<Lesson> {
        // That every file can be read is tested.
        read::<G>(G::lessons()).unwrap_or_default()
    }
}
