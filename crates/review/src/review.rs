use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use minds::{Budget, Judge};
use serde::{Deserialize, Serialize};
use table::{Game, Header, LOG_FORMAT, Log, ReplayError, Seat, Seed, SeedLine, ToMove};

use crate::FORMAT;
use crate::account::{Account, accounts};
use crate::choice::{Break, Choice, Story, choices, choices_from};
use crate::verdict::{Verdict, judge};

/// How a game is reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// What each choice may cost.
    pub budget: Budget,
    /// Where its imagined worlds come from.
    pub seed: Seed,
    /// Choices that are judged at the same time.
    pub threads: usize,
}

/// A whole game, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// [`FORMAT`] when it was written.
    pub format: u32,
    /// Which game.
    pub game: String,
    /// The version of the rules it followed.
    pub rules: u32,
    /// Names by seat; may be empty.
    pub names: Vec<String>,
    /// What each choice could cost.
    pub budget: String,
    /// Is it judged by a net? Otherwise by the game's outlook, which is far less certain.
    pub net: bool,
    /// Is the game over?
    pub over: bool,
    /// Final points, or those of the last moment told.
    pub totals: Vec<i32>,
    /// All choices in order.
    pub choices: Vec<Verdict>,
    /// Every seat's game added up.
    pub seats: Vec<Account>,
    /// Where the log stopped making sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub broken: Option<Break>,
}

/// A review that is being made: what has been judged so far, and what is still to do.
pub struct Task<J: Judge> {
    log: Log,
    story: Story<J::Game>,
    judge: J,
    verdicts: Vec<Option<Verdict>>,
}

impl<J: Judge> Task<J> {
    /// Begins a review. `known` are verdicts of an earlier one with the same settings, which need not be made again.
    pub fn new(
        log: Log,
        judge: J,
        known: Vec<Verdict>,
    ) -> Result<Task<J>, ReplayError<<J::Game as Game>::Refusal>> {
        let story = choices::<J::Game>(&log)?;
        let mut verdicts: Vec<Option<Verdict>> = vec![None; story.choices.len()];
        for verdict in known {
            let fits =
                |choice: &&Choice<J::Game>| choice.entries == verdict.entries && choice.seat == verdict.seat;
            let index = (verdict.number as usize).wrapping_sub(1);
            if story.choices.get(index).filter(fits).is_some() {
                verdicts[index] = Some(verdict);
            }
        }
        Ok(Task { log, story, judge, verdicts })
    }

    /// Begins a review of decisions made from a position on, each in the game's notation.
    #[must_use]
    pub fn from_position(start: J::Game, plays: &[String], judge: J) -> Task<J> {
        let header = Header {
            format: LOG_FORMAT,
            game: J::Game::NAME.to_owned(),
            rules: start.rules(),
            setup: serde_json::to_value(start.setup()).unwrap_or_default(),
            // What is to come lies in the position.
            seed: SeedLine { commitment: String::new(), seed: None },
            names: Vec::new(),
        };
        let story = choices_from(start, plays);
        let verdicts = vec![None; story.choices.len()];
        Task { log: Log { header, entries: Vec::new(), end: None }, story, judge, verdicts }
    }

    /// How many choices there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.verdicts.len()
    }

    /// Is there nothing to judge at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.verdicts.is_empty()
    }

    /// The choices in order.
    #[must_use]
    pub fn choices(&self) -> &[Choice<J::Game>] {
        &self.story.choices
    }

    /// Verdicts so far, by choice.
    #[must_use]
    pub fn verdicts(&self) -> &[Option<Verdict>] {
        &self.verdicts
    }

    /// Judges every choice that has no verdict yet, on some threads, until all are done or `stop` is set. Tells each verdict as it comes,
    /// in no particular order.
    pub fn run(&mut self, settings: &Settings, stop: &AtomicBool, tell: impl Fn(&Verdict) + Sync) {
        let open = self.open();
        let next = AtomicUsize::new(0);
        let made = Mutex::new(Vec::with_capacity(open.len()));
        let work = || {
            while !stop.load(Ordering::Relaxed) {
                let Some(index) = open.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                let Some(verdict) = self.judge(*index, settings) else { break };
                tell(&verdict);
                if let Ok(mut made) = made.lock() {
                    made.push(verdict);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..settings.threads {
                scope.spawn(work);
            }
            work();
        });
        for verdict in made.into_inner().unwrap_or_default() {
            let index = verdict.number as usize - 1;
            self.verdicts[index] = Some(verdict);
        }
    }

    /// Judges one choice, counted from 0; nothing if there is none.
    #[must_use]
    pub fn judge(&self, index: usize, settings: &Settings) -> Option<Verdict> {
        let choice = self.story.choices.get(index)?;
        Some(judge(choice, &self.judge, settings.budget, &settings.seed))
    }

    /// The whole review, once every choice has its verdict.
    #[must_use]
    pub fn finished(&self, settings: &Settings) -> Option<Review> {
        let choices: Vec<Verdict> = self.verdicts.iter().cloned().collect::<Option<_>>()?;
        Some(self.summed_up(choices, settings))
    }

    /// The whole review from all its verdicts, in order.
    #[must_use]
    pub fn summed_up(&self, choices: Vec<Verdict>, settings: &Settings) -> Review {
        let header = &self.log.header;
        let last = self.story.choices.last();
        let end = last.map(|choice| &choice.after);
        let over = end.is_some_and(|game| game.to_move() == ToMove::Over);
        let players = end.map_or(0, Game::players);
        let result: Vec<f64> = match end {
            Some(game) if over => {
                let winners = game.winners();
                let part = |seat| if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
                Seat::first(players).map(part).collect()
            }
            _ => choices
                .last()
                .map_or(Vec::new(), |last| last.played.after.iter().map(|chance| chance.win).collect()),
        };
        Review {
            format: FORMAT,
            game: header.game.clone(),
            rules: header.rules,
            names: header.names.clone(),
            budget: settings.budget.to_string(),
            net: end.is_some_and(|game| self.judge.net(game).is_some()),
            over,
            totals: end.map_or(Vec::new(), |game| {
                let totals = game.scores(table::Eyes::Everything).totals();
                Seat::first(players).map(|seat| totals[seat]).collect()
            }),
            seats: accounts(&choices, &result),
            choices,
            broken: self.story.broken.clone(),
        }
    }
}

/// A [`Task`] of any game.
pub trait Reviewable: Send + Sync {
    /// How many choices there are.
    fn total(&self) -> usize;
    /// The choices that have no verdict yet, counted from 0.
    fn open(&self) -> Vec<usize>;
    /// See [`Task::judge`].
    fn judge(&self, index: usize, settings: &Settings) -> Option<Verdict>;
    /// See [`Task::summed_up`].
    fn summed_up(&self, choices: Vec<Verdict>, settings: &Settings) -> Review;
}

impl<J: Judge> Reviewable for Task<J> {
    fn total(&self) -> usize {
        self.len()
    }

    fn open(&self) -> Vec<usize> {
        (0..self.len()).filter(|n| self.verdicts[*n].is_none()).collect()
    }

    fn judge(&self, index: usize, settings: &Settings) -> Option<Verdict> {
        Task::judge(self, index, settings)
    }

    fn summed_up(&self, choices: Vec<Verdict>, settings: &Settings) -> Review {
        Task::summed_up(self, choices, settings)
    }
}

/// Reviews a game from beginning to end.
pub fn review<J: Judge>(
    log: Log,
    judge: J,
    settings: &Settings,
    tell: impl Fn(&Verdict) + Sync,
) -> Result<Review, ReplayError<<J::Game as Game>::Refusal>> {
    let mut task = Task::new(log, judge, Vec::new())?;
    task.run(settings, &AtomicBool::new(false), tell);
    Ok(task.finished(settings).expect("nothing stopped it"))
}
