use minds::{
    Budget, Candidate, Decision, Desk, Effort, Gift, Judge, Level, MoveOf, SourcePoints, Style, decide,
    explain,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Knowledge, Seat, Seed, StateHash, ToMove};

use crate::choice::Choice;
use crate::compare::compare;
use crate::mark::Mark;
use crate::prospect::{Chance, by_knowledge, rounded};

/// The part of a choice's budget that looking for plans takes; the rest compares them.
pub(crate) const SEARCH: f32 = 0.6;
/// Other plans that are told, besides the best and the one played.
const OTHERS: usize = 2;
/// How many times the budget the second look at a blunder has.
const AGAIN: u32 = 4;
/// Worlds over which a standing game is judged.
const WORLDS: u32 = 48;

/// What is to be said of one choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The choice's number, from 1.
    pub number: u32,
    /// The first and the last entry of the log that belong to it.
    pub entries: [u32; 2],
    /// Who decided.
    pub seat: Seat,
    /// The number of the turn.
    pub turn: u32,
    /// The round.
    pub round: u16,
    /// Was there nothing to choose?
    pub forced: bool,
    /// What every seat could hope for before it, by what the deciding seat knew.
    pub before: Vec<Chance>,
    /// The standard error of the deciding seat's win chance before it.
    pub before_error: f64,
    /// What was played.
    pub played: Line,
    /// The best plan that was found, if it is another one and better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<Line>,
    /// Other plans that were looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Line>,
    /// What the choice gave away.
    pub loss: Loss,
    /// How bad that was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// What playing this and not the best changed in every seat's win chance.
    pub effect: Vec<f64>,
    /// What came to light changed every seat's win chance by this much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Vec<f64>>,
    /// Decisions played in thought.
    pub nodes: u64,
}

/// What a choice gave away, by the same worlds for both plans.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Loss {
    /// Win chance, never below nothing.
    pub win: f64,
    /// Expected final points, of the same two plans: may be below nothing if the better plan is worth fewer.
    pub points: f64,
    /// The standard error of the win chance given away.
    pub error: f64,
    /// The standard error of the points.
    pub points_error: f64,
}

/// A plan, and what is to be said for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Decisions in order.
    pub moves: Vec<Step>,
    /// What every seat can hope for after it.
    pub after: Vec<Chance>,
    /// Points it brings now, all sources together.
    pub points: f64,
    /// The same by source.
    pub sources: Vec<(String, f64)>,
    /// What it leaves to the next seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gift: Option<Left>,
}

/// A decision in both forms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// Its notation.
    pub text: String,
    /// Its structured form.
    #[serde(rename = "move")]
    pub played: Value,
}

/// What is left to the next seat: its best turn in points, before a plan and after it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Left {
    /// Whose turn it would be.
    pub seat: Seat,
    /// Before.
    pub before: f64,
    /// After.
    pub after: f64,
}

impl From<Gift> for Left {
    fn from(gift: Gift) -> Left {
        Left { seat: gift.seat, before: gift.before, after: gift.after }
    }
}

/// Judges a choice by what its seat knew. `seed` is the review's, and has nothing to do with the table's own.
///
/// What looks like a blunder is looked at once more, longer and in other worlds, before it is called one: of many choices judged quickly
/// those that seem worst are, more often than not, a little better than they seem.
pub fn judge<J: Judge>(choice: &Choice<J::Game>, judge: &J, budget: Budget, seed: &Seed) -> Verdict {
    let seed = seed.derive(choice.number.into());
    let first = look(choice, judge, budget, &seed);
    if first.mark != Some(Mark::Blunder) {
        return first;
    }
    let second = look(choice, judge, budget.times(AGAIN), &seed.derive(AGAIN.into()));
    Verdict { nodes: first.nodes + second.nodes, ..second }
}

fn look<J: Judge>(choice: &Choice<J::Game>, judge: &J, budget: Budget, seed: &Seed) -> Verdict {
    let players = usize::from(choice.before.players());
    let knowledge = Knowledge::of(&choice.before, choice.seat, seed.derive(0));
    let mut desk = desk(judge, &choice.before, budget, seed);
    let before = by_knowledge(&knowledge, WORLDS, &mut free(&desk), &seed.derive(1));
    let found = (!choice.forced)
        .then(|| decide(&knowledge, judge.clone(), Level::Search, budget.part(SEARCH), seed.derive(2)))
        .flatten();
    let searched = found.as_ref().map_or(0, |found| found.cost.nodes);
    let plans = plans::<J>(choice, &knowledge, found, seed);
    let compared = compare(&knowledge, &plans, &mut desk, &seed.derive(3));

    // The search chose the second plan in other worlds than these, so that its choice does not flatter it here.
    let [(win, error), (points, points_error)] =
        if plans.len() > 1 { compared.better(1) } else { Default::default() };
    let alone = players == 1;
    let better = if alone { points > 0.0 } else { win > 0.0 };
    let loss = if better { Loss { win: win.max(0.0), points, error, points_error } } else { Loss::default() };
    let mark = if alone { Mark::alone(loss.points, points_error) } else { Mark::of(loss.win, error) };
    let played = compared.plans[0].prospect();
    let effect =
        (0..players)
            .map(|seat| {
                if better { rounded(played[seat].win - compared.plans[1].prospect()[seat].win) } else { 0.0 }
            })
            .collect();
    let luck = choice.revealed.then(|| {
        let known = Knowledge::of(&choice.after, choice.seat, seed.derive(4));
        let after = by_knowledge(&known, WORLDS, &mut free(&desk), &seed.derive(5)).prospect();
        let expected = compared.expected.prospect();
        (0..players).map(|seat| rounded(after[seat].win - expected[seat].win)).collect()
    });
    let line = |n: usize| line(&plans[n], &compared.plans[n].prospect()[..players], judge, &knowledge, seed);
    let others = if better { 2 } else { 1 };
    Verdict {
        number: choice.number,
        entries: choice.entries,
        seat: choice.seat,
        turn: choice.turn.number,
        round: choice.round,
        forced: choice.forced,
        before: before.prospect()[..players].to_vec(),
        before_error: before.error(choice.seat),
        played: line(0),
        best: better.then(|| line(1)),
        others: (others..plans.len()).take(OTHERS).map(line).collect(),
        loss,
        mark,
        effect,
        luck,
        nodes: searched + desk.effort.nodes(),
    }
}

/// A desk with what is left of the budget after the search.
pub(crate) fn desk<J: Judge>(judge: &J, game: &J::Game, budget: Budget, seed: &Seed) -> Desk<J> {
    let effort = Effort::new(budget.part(1.0 - SEARCH));
    let mut desk = Desk::new(judge.clone(), effort, Style::BEST, seed);
    if judge.net(game).is_some() {
        desk.shape = Some(judge.shape(game, desk.effort.about()));
    }
    desk
}

/// The same desk without a limit, for what is always worth its cost.
fn free<J: Judge>(desk: &Desk<J>) -> Desk<J> {
    let mut free = desk.clone();
    free.effort = Effort::new(Budget::Nodes(u64::MAX));
    free
}

/// The plan played, then the best of the search if it is another one, then others. Plans that lead to the same state are one.
fn plans<J: Judge>(
    choice: &Choice<J::Game>,
    knowledge: &Knowledge<J::Game>,
    found: Option<Decision<MoveOf<J>>>,
    seed: &Seed,
) -> Vec<Vec<MoveOf<J>>> {
    let mut plans = vec![choice.moves.clone()];
    let world = knowledge.world(seed.derive(6));
    let end = |plan: &[MoveOf<J>]| end_of(&world, choice.seat, plan);
    let mut ends = vec![end(&plans[0])];
    let candidates = found.map_or(Vec::new(), |found| found.candidates);
    for (n, candidate) in candidates.into_iter().enumerate() {
        let hash = end(&candidate.moves);
        if ends.contains(&hash) {
            // The search liked best what was played: nothing to compare it with.
            if n == 0 {
                break;
            }
            continue;
        }
        ends.push(hash);
        plans.push(candidate.moves);
        if plans.len() == 2 + OTHERS {
            break;
        }
    }
    plans
}

/// Where a plan of a seat's leads in this world, as far as it can be played there.
pub(crate) fn end_of<G: Game>(world: &G, seat: Seat, plan: &[G::Move]) -> StateHash {
    let mut world = world.clone();
    for m in plan {
        // What comes to light on the way may make the rest impossible.
        if world.to_move() != ToMove::Decide(seat) || world.play(*m, &mut ()).is_err() {
            break;
        }
    }
    world.hash()
}

pub(crate) fn line<J: Judge>(
    plan: &[MoveOf<J>],
    after: &[Chance],
    judge: &J,
    knowledge: &Knowledge<J::Game>,
    seed: &Seed,
) -> Line {
    let candidate =
        Candidate { moves: plan.to_vec(), guess: 0.0, visits: 0, mean: 0.0, spread: 0.0, win: None };
    let explained = explain(judge, &candidate, knowledge, &seed.derive(7));
    let sources =
        explained.sources.iter().map(|SourcePoints { source, points }| ((*source).to_owned(), *points));
    Line {
        moves: plan
            .iter()
            .map(|m| Step { text: m.to_string(), played: serde_json::to_value(m).unwrap_or_default() })
            .collect(),
        after: after.to_vec(),
        points: explained.points,
        sources: sources.collect(),
        gift: explained.gift.map(Left::from),
    }
}
