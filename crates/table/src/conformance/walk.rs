use super::breach::{Breach, Law, hold};
use super::history::History;
use super::secrecy::Worlds;
use super::{Effort, Report, list, written};
use crate::{Chooser, Eyes, Game, Moves, Seat, Seed, ToMove};

/// How many of the moves met so far are kept to be tried where they are not listed.
const MEMORY: usize = 4096;

/// One random game, checked at every decision.
pub(super) struct Walk<'a, G: Game> {
    effort: &'a Effort,
    report: &'a mut Report,
    met: &'a mut Vec<G::Move>,
    chooser: Chooser,
    history: History<G>,
    moves: Moves<G::Move>,
    strangers: Vec<G::Move>,
}

impl<'a, G: Game> Walk<'a, G> {
    pub(super) fn new(
        setup: &G::Setup,
        seed: Seed,
        effort: &'a Effort,
        met: &'a mut Vec<G::Move>,
        report: &'a mut Report,
    ) -> Result<Self, Breach> {
        let rules = effort.rules.unwrap_or(G::RULES_VERSION);
        let fresh = || G::under(rules, setup, seed).map_err(|e| Breach::of(Law::SetsUp, e.to_string()));
        let state = fresh()?;
        hold(Law::SetsUp, state.setup() == *setup, || format!("set up as {:?} instead", state.setup()))?;
        for version in 1..=G::RULES_VERSION {
            let old = G::under(version, setup, seed);
            let old = old.map_err(|e| Breach::of(Law::KeepsItsVersions, e.to_string()))?;
            hold(Law::KeepsItsVersions, old.rules() == version && old.setup() == *setup, || {
                format!("version {version} is set up as version {} and {:?}", old.rules(), old.setup())
            })?;
        }
        let unknown =
            G::under(G::RULES_VERSION + 1, setup, seed).is_err() && G::under(0, setup, seed).is_err();
        hold(Law::KeepsItsVersions, unknown, || "a version that never was is played".into())?;
        hold(Law::SetsUp, state.hash() == fresh()?.hash(), || "the same seed gives another game".into())?;
        Ok(Walk {
            effort,
            report,
            met,
            chooser: Chooser::new(&seed),
            history: History::new(state, seed),
            moves: Moves::new(),
            strangers: Vec::new(),
        })
    }

    /// Plays on until the game is over, then holds the end and the log to their laws.
    pub(super) fn play_out(&mut self) -> Result<(), Breach> {
        while self.history.state().to_move() != ToMove::Over {
            let seq = self.history.seq();
            hold(Law::Ends, seq < self.effort.longest, || format!("no end after {seq} decisions"))?;
            self.decision().map_err(|breach| breach.at_decision(seq))?;
        }
        let seq = self.history.seq();
        self.end().map_err(|breach| breach.at_decision(seq))
    }

    fn decision(&mut self) -> Result<(), Breach> {
        let state = self.history.state().clone();
        self.at_rest(&state)?;
        let seat = state.to_move().seat().filter(|seat| seat.number() < state.players());
        let seat = seat.ok_or_else(|| Breach::of(Law::Ends, "a seat that does not play decides"))?;
        list::listed_play(&state, &self.moves, &mut self.chooser)?;
        let m = self.chooser.pick(&self.moves).expect("the list is empty only at the end");
        if self.chooser.once_in(self.effort.dear_once_in) {
            written::reads_its_position(&state, &self.moves)?;
            self.worlds(&state, seat, m)?;
        }
        self.history.play(seat, m)?;
        self.report.decisions += 1;
        if self.chooser.once_in(8) && self.history.take_back(seat)? {
            self.report.undos += 1;
        }
        self.remember(m);
        Ok(())
    }

    /// What holds in every state, the last one included.
    fn at_rest(&mut self, state: &G) -> Result<(), Breach> {
        state.check().map_err(|faults| Breach::of(Law::StaysSound, faults.to_string()))?;
        list::steady(state, &mut self.moves)?;
        written::reads_its_notation::<G>(&self.moves)?;
        self.strangers.clear();
        for _ in 0..self.effort.strangers {
            let stranger = self.chooser.pick(self.met);
            self.strangers.extend(stranger.filter(|m| !self.moves.contains(m)));
        }
        self.report.strangers += self.strangers.len() as u64;
        list::unlisted_refused(state, &self.strangers, &mut self.report.refusals)
    }

    fn worlds(&mut self, state: &G, seat: Seat, m: G::Move) -> Result<(), Breach> {
        for eyes in Seat::first(state.players()) {
            let mut worlds = Worlds::imagine(state, eyes, self.history.seed(), &mut self.chooser)?;
            worlds.look_alike()?;
            if eyes == seat {
                worlds.allow_the_same(&self.moves, &self.strangers)?;
                worlds.go_on_alike(m)?;
            } else {
                worlds.watch_alike(seat, m, &mut self.chooser)?;
            }
            self.report.worlds += 1;
        }
        Ok(())
    }

    fn remember(&mut self, m: G::Move) {
        let another = self.chooser.pick(&self.moves);
        for m in another.into_iter().chain([m]) {
            if self.met.len() < MEMORY {
                self.met.push(m);
            } else {
                let slot = self.chooser.below(MEMORY);
                self.met[slot] = m;
            }
        }
    }

    fn end(&mut self) -> Result<(), Breach> {
        let state = self.history.state().clone();
        self.at_rest(&state)?;
        written::reads_its_position(&state, &self.moves)?;
        hold(Law::Ends, !state.winners().is_empty(), || "the game is over, but nobody has won".into())?;
        let reason = state.ending();
        let reason = reason.ok_or_else(|| Breach::of(Law::Ends, "the game is over, but tells no reason"))?;
        self.report.endings.insert(reason);
        let scores = state.scores(Eyes::Everything);
        let told = Seat::first(state.players()).all(|seat| scores.total(seat).is_some());
        hold(Law::Ends, told, || "the final score is not whole for all eyes".into())?;
        self.history.replays()
    }
}
