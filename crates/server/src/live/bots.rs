//! The turns of bots: a thought on another thread, a short natural pause, a decision like any other.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use store::Status;
use table::{Chooser, Seat};

use super::commands::Stopped;
use super::{Flow, LiveTable, Request};
use crate::play::Thought;
use crate::pool::Priority;
use crate::random;
use crate::wire::{MoveGiven, StandIn};

/// What a table knows about its bots' thinking.
#[derive(Debug, Default)]
pub(super) struct Bots {
    /// The version a bot thinks about.
    asked: Option<u32>,
    /// Is a thought under way? A table has one at a time, however often its seats change hands meanwhile.
    is_thinking: bool,
    /// What it decided.
    thought: Option<(u32, Option<String>)>,
    ripe_at: Option<Instant>,
    /// The turn in which a bot has decided last. Within it bots seem to think more quickly.
    turn: Option<u32>,
    /// Until when this machine may think here, where others could.
    ours_until: Option<Instant>,
    /// Has it been asked whether this machine may?
    is_asking: bool,
    /// When it is asked again, if another one thinks.
    ask_again_at: Option<Instant>,
}

/// For so long a table's bots are one machine's. A thought takes less; a machine that dies costs no more.
pub(crate) const TURN: Duration = Duration::from_secs(10);

/// So much of that must be left for another thought.
const LEFT: Duration = Duration::from_secs(4);

impl Bots {
    /// When a thought may be played.
    pub(super) fn ripe_at(&self) -> Option<Instant> {
        self.thought.as_ref().and(self.ripe_at)
    }

    pub(super) fn is_busy(&self) -> bool {
        self.asked.is_some() || self.is_thinking || self.thought.is_some() || self.is_asking
    }

    /// Begins anew; a thought under way is only waited for.
    fn reset(&mut self) {
        *self = Bots {
            is_thinking: self.is_thinking,
            turn: self.turn,
            ours_until: self.ours_until,
            is_asking: self.is_asking,
            ..Bots::default()
        };
    }

    /// The table was read again; what is under way goes on.
    pub(super) fn go_on_from(&mut self, before: Bots) {
        *self = before;
        self.reset();
    }

    /// When it is time to ask again who thinks.
    pub(super) fn ask_again_at(&self) -> Option<Instant> {
        self.ask_again_at
    }

    /// The next decision takes as long as the first of a turn.
    pub(super) fn take_a_breath(&mut self) {
        self.turn = None;
    }
}

impl LiveTable {
    /// Lets a bot think if one is to decide and does not think already.
    pub(super) fn consider_bots(&mut self) {
        let version = self.version();
        let Some((seat, level)) = self.bot_to_move() else {
            self.bots.reset();
            return;
        };
        if self.bots.asked == Some(version) || self.bots.is_thinking || !self.is_ours_to_think() {
            return;
        }
        let (Some(game), Ok(seed)) = (self.game.as_mut(), random::seed()) else { return };
        let thought = game.think(seat, &level, seed);
        self.bots.asked = Some(version);
        self.bots.is_thinking = true;
        self.bots.thought = None;
        self.bots.ripe_at = Some(Instant::now() + self.pause());
        // Whoever made the table answers for its bots.
        let whose = self.row.owner.as_deref().unwrap_or_default();
        self.think(whose, thought, move |text| Request::Thought { version, text });
    }

    /// May this machine think here? If that is not known, it is asked for.
    fn is_ours_to_think(&mut self) -> bool {
        let now = Instant::now();
        if self.hall.config.leaves_bots {
            return false;
        }
        if !self.hall.store.is_shared() || self.bots.ours_until.is_some_and(|until| until > now + LEFT) {
            return true;
        }
        if self.bots.is_asking || self.bots.ask_again_at.is_some_and(|at| at > now) {
            return false;
        }
        (self.bots.is_asking, self.bots.ask_again_at) = (true, None);
        let (hall, table, version) = (self.hall.clone(), self.row.id.clone(), self.version());
        let mailbox = self.mailbox.clone();
        tokio::spawn(async move {
            let taken = hall.store.take_turn(&table, &hall.bus.machine, TURN).await;
            if let Some(mailbox) = mailbox.upgrade() {
                // Fails only if the table has left memory; then nobody waits.
                let _ = mailbox.send(Request::MayThink { version, is_ours: taken.unwrap_or(false) }).await;
            }
        });
        false
    }

    pub(super) fn on_may_think(&mut self, version: u32, is_ours: bool) {
        let now = Instant::now();
        self.bots.is_asking = false;
        if is_ours {
            self.bots.ours_until = Some(now + TURN);
            self.consider_bots();
        } else if version == self.version() {
            self.bots.ask_again_at = Some(now + TURN / 4);
        } else {
            self.consider_bots();
        }
    }

    /// Thinks on another thread and hands the answer to this table; a mind that fails answers nothing.
    pub(super) fn think<T: 'static>(
        &self,
        whose: &str,
        thought: Thought<T>,
        answer: impl FnOnce(Option<T>) -> Request + Send + 'static,
    ) {
        let mailbox = self.mailbox.clone();
        self.hall.pool.run(self.priority(), whose, move || {
            let found = catch_unwind(AssertUnwindSafe(thought)).unwrap_or_default();
            if let Some(mailbox) = mailbox.upgrade() {
                // Fails only if the table has left memory; then nobody waits.
                let _ = mailbox.blocking_send(answer(found));
            }
        });
    }

    /// Do people wait for what is thought here?
    fn priority(&self) -> Priority {
        let mut people =
            self.row.seats.iter().filter(|seat| seat.bot.is_none()).filter_map(|seat| seat.player.as_ref());
        match people.next() {
            None => Priority::BotsOnly,
            Some(_) if self.connections.iter().any(|connection| self.plays(connection)) => Priority::Awaited,
            Some(_) => Priority::Absent,
        }
    }

    pub(super) async fn on_thought(&mut self, version: u32, text: Option<String>) -> Flow {
        self.bots.is_thinking = false;
        if self.bots.asked == Some(version) && version == self.version() {
            self.bots.thought = Some((version, text));
        } else {
            self.consider_bots();
        }
        self.play_ripe_thought().await
    }

    /// Plays what a bot has decided, once it has seemed to think long enough.
    pub(super) async fn play_ripe_thought(&mut self) -> Flow {
        let Some(ripe) = self.bots.ripe_at() else { return Flow::Go };
        if ripe > Instant::now() {
            return Flow::Go;
        }
        let Some((version, text)) = self.bots.thought.take() else { return Flow::Go };
        let Some((seat, level)) = self.bot_to_move().filter(|_| version == self.version()) else {
            self.consider_bots();
            return Flow::Go;
        };
        let turn = self.turn().map(|turn| turn.number);
        let decided = match &text {
            Some(text) => self.decide(seat, &MoveGiven::Text(text.clone())).await,
            None => self.decide_anything(seat).await,
        };
        match decided {
            Ok(()) => {
                self.bots.turn = turn;
                self.bots.reset();
                self.consider_bots();
                Flow::Go
            }
            Err(Stopped::Broken(flow)) => flow,
            Err(Stopped::Refused(problem)) => {
                tracing::error!(event = "bot.refused", table = self.row.id, level, code = %problem.code, ?text, "a bot's move was refused");
                match self.decide_anything(seat).await {
                    Err(Stopped::Broken(flow)) => flow,
                    _ => {
                        self.bots.reset();
                        self.consider_bots();
                        Flow::Go
                    }
                }
            }
        }
    }

    /// The clock of the deciding seat has run out.
    pub(super) async fn on_time_out(&mut self) -> Flow {
        match self.clock.running() {
            Some(seat) if self.to_move() == Some(seat) => {
                match self.hand_to_bot(seat, StandIn::TimeOut).await {
                    Ok(()) => Flow::Go,
                    Err(flow) => flow,
                }
            }
            _ => {
                self.clock.ask(self.clocked(), self.now());
                Flow::Go
            }
        }
    }

    /// The level that stands in for a person: neither the weakest nor the strongest.
    pub(super) fn stand_in_level(&self) -> String {
        let game = self.hall.games.iter().find(|game| game.name == self.row.game);
        let levels = game.map(|game| game.levels.as_slice()).unwrap_or_default();
        levels.get(levels.len() / 2).map(|level| level.name.clone()).unwrap_or_default()
    }

    fn bot_to_move(&self) -> Option<(Seat, String)> {
        let seat = self.to_move().filter(|_| self.row.status == Status::Playing)?;
        Some((seat, self.row.seats[seat.index()].bot.clone()?))
    }

    async fn decide_anything(&mut self, seat: Seat) -> Result<(), Stopped> {
        let moves = self.game.as_ref().map(|game| game.legal_moves()).unwrap_or_default();
        let texts: Vec<&str> = moves.iter().map(|m| m.text.as_str()).collect();
        let text = Chooser::new(&random::seed()?).pick(&texts).unwrap_or_default().to_owned();
        self.decide(seat, &MoveGiven::Text(text)).await
    }

    fn pause(&self) -> Duration {
        let nobody_looks = self.connections.is_empty();
        if !self.settings.natural_pause || nobody_looks {
            return Duration::ZERO;
        }
        let is_within = self.bots.turn.is_some() && self.bots.turn == self.turn().map(|turn| turn.number);
        if is_within { self.hall.config.pause / 2 } else { self.hall.config.pause }
    }
}
