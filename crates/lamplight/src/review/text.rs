//! A review for a terminal: a curve for every seat, the choices that cost most, and the account of every seat.

use std::fmt::Write;

use review::{Account, Line, Mark, Review, Verdict};
use table::Seat;

/// How wide the curves are.
const WIDTH: usize = 72;
/// How many choices are told.
const TOLD: usize = 12;
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The whole page.
pub fn of(review: &Review) -> String {
    let mut text = String::new();
    let players = review.totals.len();
    let over = if review.over { "" } else { ", not finished" };
    let _ = writeln!(
        text,
        "{}, {players} players{over}, {} choices, {} each\n",
        review.game,
        review.choices.len(),
        review.budget
    );
    if !review.net {
        let _ = writeln!(text, "There is no trained net for this game: win chances are rough.\n");
    }
    curves(&mut text, review);
    worst(&mut text, review);
    sums(&mut text, review);
    text
}

fn name(review: &Review, seat: Seat) -> String {
    let letter = seat.to_string();
    match review.names.get(seat.index()).filter(|name| !name.is_empty()) {
        Some(name) => format!("{letter} {}", name.chars().take(14).collect::<String>()),
        None => letter,
    }
}

/// A win chance over the game as a row of bars, one for every seat.
fn curves(text: &mut String, review: &Review) {
    if review.seats.len() < 2 {
        return;
    }
    let _ = writeln!(text, "win chance from the first choice to the last");
    for account in &review.seats {
        let values: Vec<f64> = (review.choices.iter())
            .map(|choice| choice.before[account.seat.index()].win)
            .chain([account.result])
            .collect();
        let columns = values.len().min(WIDTH);
        let bars: String = (0..columns)
            .map(|column| {
                let (from, to) = (column * values.len() / columns, (column + 1) * values.len() / columns);
                let mean = values[from..to].iter().sum::<f64>() / (to - from) as f64;
                BARS[((mean * 8.0) as usize).min(7)]
            })
            .collect();
        let _ = writeln!(text, "{:>17} {bars} {:>4.0} %", name(review, account.seat), account.result * 100.0);
    }
    text.push('\n');
}

/// The choices that cost most, in the order of the game.
fn worst(text: &mut String, review: &Review) {
    let alone = review.seats.len() == 1;
    let cost = |choice: &Verdict| if alone { choice.loss.points } else { choice.loss.win };
    let mut marked: Vec<&Verdict> = review.choices.iter().filter(|choice| choice.mark.is_some()).collect();
    let all = marked.len();
    marked.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    marked.truncate(TOLD);
    marked.sort_by_key(|choice| choice.number);
    if marked.is_empty() {
        let _ = writeln!(text, "No choice gave much away.\n");
        return;
    }
    let _ = match all {
        all if all > TOLD => writeln!(text, "The {TOLD} costliest of {all} marked choices"),
        _ => writeln!(text, "Choices that gave something away"),
    };
    for choice in marked {
        let unit = if alone { "points" } else { "%" };
        let (cost, error) = match alone {
            true => (choice.loss.points, choice.loss.points_error),
            false => (choice.loss.win * 100.0, choice.loss.error * 100.0),
        };
        let _ = writeln!(
            text,
            "\nround {}, entries {} to {}, {}: {} (-{cost:.1} ±{error:.1} {unit})",
            choice.round,
            choice.entries[0],
            choice.entries[1],
            name(review, choice.seat),
            word(choice.mark),
        );
        line(text, "played", &choice.played, choice);
        if let Some(best) = &choice.best {
            line(text, "better", best, choice);
        }
    }
    text.push('\n');
}

fn line(text: &mut String, what: &str, line: &Line, choice: &Verdict) {
    let moves = line.moves.iter().map(|step| step.text.as_str()).collect::<Vec<_>>().join(", ");
    let after = line.after[choice.seat.index()];
    let sources: String =
        line.sources.iter().map(|(source, points)| format!(" {source} {points:+}")).collect();
    let gift = line.gift.map_or(String::new(), |left| format!("; leaves {} to {}", left.after, left.seat));
    let _ = writeln!(text, "  {what}: {moves}");
    let _ = writeln!(
        text,
        "          wins {:.0} %, {:.0} points in the end; now {:+}{sources}{gift}",
        after.win * 100.0,
        after.points,
        line.points
    );
}

fn word(mark: Option<Mark>) -> &'static str {
    match mark {
        Some(Mark::Blunder) => "blunder",
        Some(Mark::Mistake) => "mistake",
        Some(Mark::Inaccuracy) => "inaccuracy",
        None => "fine",
    }
}

fn sums(text: &mut String, review: &Review) {
    let _ = writeln!(
        text,
        "{:>17} {:>6} {:>8} {:>9} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6} {:>7}",
        "", "points", "accuracy", "?!/?/??", "start", "lost", "given", "luck", "rest", "±", "result"
    );
    for account in &review.seats {
        let Account { start, lost, given, luck, rest, error, result, .. } = account;
        let [inaccuracies, mistakes, blunders] = account.marks;
        let accuracy = account.accuracy.map_or_else(|| "-".to_owned(), |accuracy| format!("{accuracy:.0}"));
        let percent = |part: f64| format!("{:.0}", part * 100.0);
        let _ = writeln!(
            text,
            "{:>17} {:>6} {accuracy:>8} {:>9} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6} {:>7}",
            name(review, account.seat),
            review.totals.get(account.seat.index()).copied().unwrap_or(0),
            format!("{inaccuracies}/{mistakes}/{blunders}"),
            percent(*start),
            percent(-lost),
            percent(*given),
            percent(*luck),
            percent(*rest),
            percent(*error),
            percent(*result),
        );
    }
    let _ = writeln!(
        text,
        "\nIn games of a hundred: start - lost + given + luck + rest = result. lost: own choices. given: choices of others.\n\
         luck: what came to light. rest: what sampling cannot explain, usually as large as ±."
    );
}
