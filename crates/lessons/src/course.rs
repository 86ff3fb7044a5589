use serde_json::Value;
use shelf::Shelved;
use table::{Eyes, Happening, Record, RecordError, Seat, Seed};

use crate::goal::Goal;
use crate::lesson::Lesson;

/// How a lesson stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The learner has to do something.
    Open,
    /// Every step is done.
    Done,
    /// The goal is out of reach: something else was done, or the turn is over.
    Missed,
}

/// What one entry of the record brought.
#[derive(Debug)]
pub struct Happened<G: Shelved> {
    /// The turn it was decided in.
    pub turn: u32,
    /// What happened, as the learner may know it.
    pub events: Vec<G::Event>,
}

/// Why a lesson cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Stopped<R: table::Refusal> {
    /// The lesson itself is at fault: its position or a reply.
    #[error("the lesson is at fault: {0}")]
    Lesson(String),
    /// The learner's move is refused.
    #[error(transparent)]
    Refused(RecordError<R>),
}

/// A lesson with the moves played so far.
#[derive(Debug)]
pub struct Course<'a, G: Shelved> {
    lesson: &'a Lesson,
    record: Record<G>,
    happened: Vec<Happened<G>>,
    /// How many replies have been played.
    replied: usize,
    /// The learner's moves, in notation.
    played: Vec<String>,
    done: usize,
    /// How often the goal of the step being done has been met.
    met: u32,
    missed: bool,
    points: i32,
    /// Turns in which the learner decided.
    turns: Vec<u32>,
}

impl<'a, G: Shelved> Course<'a, G> {
    /// The lesson at its beginning.
    pub fn begin(lesson: &'a Lesson) -> Result<Course<'a, G>, Stopped<G::Refusal>> {
        let state = table::read_position::<G>(&lesson.position)
            .map_err(|faults| Stopped::Lesson(faults.to_string()))?;
        let points = state.scores(Eyes::Seat(lesson.seat)).known_total(lesson.seat);
        let mut course = Course {
            lesson,
            // The seed only names the game after its end; chance comes from the position.
            record: Record::new(state, Seed([0; 32])),
            happened: Vec::new(),
            replied: 0,
            played: Vec::new(),
            done: 0,
            met: 0,
            missed: false,
            points,
            turns: Vec::new(),
        };
        course.let_others_reply()?;
        Ok(course)
    }

    /// Plays a move of the learner's, and the others' replies to it. A refused one changes nothing.
    pub fn play(&mut self, m: G::Move) -> Result<(), Stopped<G::Refusal>> {
        let turn = self.record.state().turn().number;
        self.decide(self.lesson.seat, m).map_err(Stopped::Refused)?;
        self.played.push(m.to_string());
        if self.turns.last() != Some(&turn) {
            self.turns.push(turn);
        }
        self.let_others_reply()
    }

    /// The game and all that was decided.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What each entry of the record brought.
    #[must_use]
    pub fn happened(&self) -> &[Happened<G>] {
        &self.happened
    }

    /// How many steps are done.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// How the lesson stands.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let is_over = || {
            let state = self.record.state();
            let is_mine = state.to_move().seat() == Some(self.lesson.seat);
            let is_new = self.turns.last() != Some(&state.turn().number);
            !is_mine || is_new && self.turns.len() >= self.lesson.turns as usize
        };
        match self.done == self.lesson.steps.len() {
            true => Verdict::Done,
            false if self.missed || is_over() => Verdict::Missed,
            false => Verdict::Open,
        }
    }

    /// The next move of the lesson's own line, while the learner follows it and something is left to do.
    #[must_use]
    pub fn next(&self) -> Option<&'a str> {
        let follows = self.lesson.line.starts_with(&self.played);
        let next = self.lesson.line.get(self.played.len());
        next.filter(|_| follows && self.verdict() == Verdict::Open).map(String::as_str)
    }

    fn let_others_reply(&mut self) -> Result<(), Stopped<G::Refusal>> {
        while let Some(seat) = self.record.state().to_move().seat().filter(|seat| *seat != self.lesson.seat) {
            let Some(reply) = self.lesson.replies.get(self.replied) else { return Ok(()) };
            let fault = |why: String| Stopped::Lesson(format!("reply {reply:?}: {why}"));
            let m = reply.parse().map_err(|error: table::BadNotation| fault(error.to_string()))?;
            match self.decide(seat, m) {
                Ok(()) => self.replied += 1,
                // Replies answer the lesson's own line; whoever left it is told so, not the lesson's fault.
                Err(_) if !self.lesson.line.starts_with(&self.played) => return Ok(()),
                Err(error) => return Err(fault(error.to_string())),
            }
        }
        Ok(())
    }

    fn decide(&mut self, seat: Seat, m: G::Move) -> Result<(), RecordError<G::Refusal>> {
        let eyes = Eyes::Seat(self.lesson.seat);
        let turn = self.record.state().turn().number;
        let mut events = Vec::new();
        self.record.play(seat, m, 0, &mut events)?;
        let events: Vec<G::Event> = events.iter().filter_map(|event| event.seen_by(eyes)).collect();
        let told: Vec<Value> =
            events.iter().map(|event| serde_json::to_value(event).unwrap_or_default()).collect();
        let step = self.done;
        for event in &told {
            self.hear(event);
        }
        self.count();
        let miss = self.goal().and_then(|goal| goal.miss.as_ref());
        if step == self.done
            && miss.is_some_and(|miss| told.iter().any(|event| self.is_mine(event) && miss.fits(event)))
        {
            self.missed = true;
        }
        self.happened.push(Happened { turn, events });
        Ok(())
    }

    fn goal(&self) -> Option<&'a Goal> {
        self.lesson.steps.get(self.done)
    }

    /// Is the event of the learner's own, or of nobody?
    fn is_mine(&self, event: &Value) -> bool {
        event.get("seat").is_none_or(|seat| *seat == self.lesson.seat.number())
    }

    /// Takes in one event.
    fn hear(&mut self, event: &Value) {
        let Some(Goal { event: Some(pattern), times, points, loose, .. }) = self.goal() else { return };
        if !self.is_mine(event) || self.missed {
            return;
        }
        if pattern.fits(event) {
            self.met += 1;
            if self.met >= *times && points.is_none() {
                self.go_on();
            }
        } else if !loose && pattern.is_of_kind(event) {
            self.missed = true;
        }
    }

    /// Looks at the points after a decision.
    fn count(&mut self) {
        let Some(Goal { event, times, points: Some(points), .. }) = self.goal() else { return };
        let (seat, state) = (self.lesson.seat, self.record.state());
        let gained = state.scores(Eyes::Seat(seat)).known_total(seat) - self.points;
        if gained >= *points && (event.is_none() || self.met >= *times) {
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        self.done += 1;
        self.met = 0;
    }
}
