//! What a mind says about its choice: points by source, what it gives away, how sure it is.

use std::fmt::{self, Display};

use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use serde_json::Value;
use table::{Eyes, Game, Knowledge, Seat, Seed};

use crate::appraise::{Appraisal, Care, appraise};
use crate::decision::{Candidate, Cost};
use crate::estimate::Estimate;
use crate::judge::{Judge, MoveOf, Temptation};
use crate::mind::Mind;

/// Worlds in which the points of a candidate are averaged: enough for one unseen card.
const WORLDS: u64 = 8;
/// Candidates that are explained.
const SHOWN: usize = 12;

/// Advice for the deciding seat, from what it may know alone.
#[derive(Clone, Debug, Serialize)]
#[serde(bound(serialize = "M: Display + Serialize"))]
pub struct Hint<M> {
    /// For whom.
    pub seat: Seat,
    /// The advised move.
    #[serde(flatten)]
    pub chosen: Written<M>,
    /// What was looked at, best first; the advised plan is the first.
    pub candidates: Vec<Explained<M>>,
    /// What every seat can expect before the decision.
    pub expected: Appraisal,
    /// What the thought cost.
    pub cost: Cost,
}

/// A plan, and what is to be said for and against it.
#[derive(Clone, Debug, Serialize)]
#[serde(bound(serialize = "M: Display + Serialize"))]
pub struct Explained<M> {
    /// Decisions in order.
    pub moves: Vec<Written<M>>,
    /// Expected points it brings now, all sources together.
    pub points: f64,
    /// The same by source; sources that do not change are left out.
    pub sources: Vec<SourcePoints>,
    /// What the next seat could make of the board before and after.
    pub gift: Option<Gift>,
    /// Expected lead after playing on, in points.
    pub mean: f64,
    /// Standard deviation of single outcomes.
    pub spread: f64,
    /// How often it was played out in thought.
    pub visits: u32,
    /// The seat's chance to win after it, averaged over those; nothing where the game has no net.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<Estimate>,
}

/// A move in both its forms, `{"text", "move"}`: the game's notation and its structured form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written<M>(pub M);

impl<M: Display + Serialize> Serialize for Written<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut both = serializer.serialize_struct("Written", 2)?;
        both.serialize_field("text", &self.0.to_string())?;
        both.serialize_field("move", &self.0)?;
        both.end()
    }
}

/// The notation.
impl<M: Display> Display for Written<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Points from one source.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SourcePoints {
    /// The source's name: `gold`, `viziers` ...
    pub source: &'static str,
    /// Points gained, or lost if negative.
    pub points: f64,
}

/// What is left to the next seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Gift {
    /// Who comes next.
    pub seat: Seat,
    /// What its best turn was worth before.
    pub before: f64,
    /// What its best turn is worth after.
    pub after: f64,
}

/// Asks a mind what it would do, and why. Nothing if the seat does not decide.
pub fn hint<J: Judge>(
    mind: &mut Mind<J>,
    knowledge: &Knowledge<J::Game>,
    seed: &Seed,
) -> Option<Hint<MoveOf<J>>> {
    let decision = mind.decide(knowledge)?;
    let mut candidates = decision.candidates;
    if candidates.is_empty() {
        let plan = decision.plan;
        candidates.push(Candidate { moves: plan, guess: 0.0, visits: 0, mean: 0.0, spread: 0.0, win: None });
    }
    // The choice comes first even if it was made without looking for the best.
    if let Some(chosen) = candidates.iter().position(|candidate| candidate.moves[0] == decision.chosen) {
        candidates[..=chosen].rotate_right(1);
    }
    candidates.truncate(SHOWN);
    Some(Hint {
        seat: knowledge.seat(),
        chosen: Written(decision.chosen),
        candidates: candidates
            .iter()
            .map(|candidate| explain(mind.judge(), candidate, knowledge, seed))
            .collect(),
        expected: rounded(appraise(mind.judge(), knowledge, Care::default(), &seed.derive(WORLDS))),
        cost: decision.cost,
    })
}

/// What is to be said for and against a plan, from what a seat may know alone.
pub fn explain<J: Judge>(
    judge: &J,
    candidate: &Candidate<MoveOf<J>>,
    knowledge: &Knowledge<J::Game>,
    seed: &Seed,
) -> Explained<MoveOf<J>> {
    let seat = knowledge.seat();
    let mut sources: Vec<SourcePoints> = Vec::new();
    let mut gift = None;
    for number in 0..WORLDS {
        let world = knowledge.world(seed.derive(number));
        let mut after = world.clone();
        // What comes to light on the way may make the rest of the plan impossible.
        for m in &candidate.moves {
            if after.play(*m, &mut ()).is_err() {
                break;
            }
        }
        for (source, points) in gained(&world, &after, seat) {
            match sources.iter_mut().find(|line| line.source == source) {
                Some(line) => line.points += f64::from(points) / WORLDS as f64,
                None => sources.push(SourcePoints { source, points: f64::from(points) / WORLDS as f64 }),
            }
        }
        if number == 0 {
            gift = judge
                .temptation(&after)
                .filter(|after| after.seat != seat)
                .and_then(|after| left_to(judge, &world, after));
        }
    }
    sources.retain(|line| line.points.abs() > 0.01);
    sources.iter_mut().for_each(|line| line.points = tenths(line.points));
    Explained {
        moves: candidate.moves.iter().map(|m| Written(*m)).collect(),
        points: tenths(sources.iter().map(|line| line.points).sum()),
        sources,
        gift,
        mean: tenths(candidate.mean.into()),
        spread: tenths(candidate.spread.into()),
        visits: candidate.visits,
        win: candidate.win.map(|win| Estimate { mean: thousandths(win.mean), error: thousandths(win.error) }),
    }
}

fn rounded(mut appraisal: Appraisal) -> Appraisal {
    for seat in &mut appraisal.seats {
        let Estimate { mean, error } = seat.win;
        seat.win = Estimate { mean: thousandths(mean), error: thousandths(error) };
        let Estimate { mean, error } = seat.points;
        seat.points = Estimate { mean: tenths(mean), error: tenths(error) };
    }
    appraisal
}

/// Points a seat gained by source, as far as it may know.
pub fn gained<G: Game>(before: &G, after: &G, seat: Seat) -> Vec<(&'static str, i32)> {
    let lines = |game: &G| game.scores(Eyes::Seat(seat)).lines;
    let points = |line: &table::ScoreLine| line.points.get(seat.index()).copied().flatten().unwrap_or(0);
    (lines(before).iter().zip(&lines(after)))
        .map(|(before, after)| (after.source, points(after) - points(before)))
        .collect()
}

fn left_to<J: Judge>(judge: &J, before: &J::Game, after: Temptation) -> Option<Gift> {
    let before = judge.temptation_of(before, after.seat)?;
    Some(Gift { seat: after.seat, before: tenths(before.into()), after: tenths(after.points.into()) })
}

fn thousandths(chance: f64) -> f64 {
    (chance * 1000.0).round() / 1000.0
}

fn tenths(points: f64) -> f64 {
    // Adding 0 turns a negative zero into a plain one.
    (points * 10.0).round() / 10.0 + 0.0
}

/// Answers a question about the board in the game's own form; nothing if the game has no lens or the seat does not
/// decide.
#[must_use]
pub fn lens<J: Judge>(
    judge: &J,
    knowledge: &Knowledge<J::Game>,
    question: &Value,
    seed: Seed,
) -> Option<Value> {
    let world = knowledge.world(seed);
    if world.to_move().seat() != Some(knowledge.seat()) {
        return None;
    }
    judge.lens(&world, question)
}
