//! Plays the lessons of a file, for whoever writes one: `cargo run -p lessons --example check -- tribes crates/tribes/lessons.toml`.
//!
//! Tells of each lesson what its line of play brings, or where it fails and what would have been legal there.

use std::process::ExitCode;

use lessons::{Course, Lesson, Verdict, read};
use shelf::{Shelved, Visitor};

struct Check(String);

impl Visitor for Check {
    type Out = bool;

    fn visit<G: Shelved>(self) -> bool {
        match read::<G>(&self.0) {
            Err(error) => {
                println!("{error}");
                false
            }
            Ok(lessons) => !lessons.iter().map(check::<G>).collect::<Vec<_>>().contains(&false),
        }
    }
}

fn check<G: Shelved>(lesson: &Lesson) -> bool {
    println!("== {}", lesson.id);
    let mut course = match Course::<G>::begin(lesson) {
        Ok(course) => course,
        Err(error) => {
            println!("   {error}");
            return false;
        }
    };
    for text in &lesson.line {
        let legal = || course.record().legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>();
        let legal = legal();
        println!(
            "   {} legal: {}",
            legal.len(),
            legal.iter().take(14).cloned().collect::<Vec<_>>().join(", ")
        );
        let played = text.parse::<G::Move>().map_err(|error| error.to_string());
        if let Err(error) = played.and_then(|m| course.play(m).map_err(|error| error.to_string())) {
            println!("   {text}: {error}");
            return false;
        }
        let events = course.happened().last().map(|happened| {
            happened
                .events
                .iter()
                .map(|event| serde_json::to_string(event).unwrap_or_default())
                .collect::<Vec<_>>()
        });
        println!("   > {text}   {}", events.unwrap_or_default().join(" "));
    }
    let state = course.record().state();
    println!(
        "   {:?}, {} of {} steps, decides {:?}",
        course.verdict(),
        course.done(),
        lesson.steps.len(),
        state.to_move()
    );
    course.verdict() == Verdict::Done
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, path] = words.as_slice() else {
        eprintln!("give a game and a file: check tribes crates/tribes/lessons.toml");
        return ExitCode::FAILURE;
    };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    match shelf::visit(game, Check(text)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
