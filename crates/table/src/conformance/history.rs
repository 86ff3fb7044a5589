use super::breach::{Breach, Law, hold};
use crate::{Eyes, Game, Happening, Log, Record, Reveal, Seat, Seed, Shown, ToMove};

/// The game of a walk, recorded.
pub(super) struct History<G: Game> {
    record: Record<G>,
    last: Option<Last<G>>,
}

/// The last decision: the state before it, and whether it revealed something.
struct Last<G> {
    before: G,
    reveal: Reveal,
}

impl<G: Game> History<G> {
    pub(super) fn new(state: G, seed: Seed) -> History<G> {
        History { record: Record::new(state, seed), last: None }
    }

    pub(super) fn state(&self) -> &G {
        self.record.state()
    }

    pub(super) fn seed(&self) -> Seed {
        self.record.seed()
    }

    pub(super) fn seq(&self) -> u32 {
        self.record.seq()
    }

    /// Plays a listed move; every event is told whole to those who may see everything, and a filtered
    /// event is not filtered further for the same eyes.
    pub(super) fn play(&mut self, seat: Seat, m: G::Move) -> Result<(), Breach> {
        let before = self.state().clone();
        let mut events = Vec::new();
        let played = self.record.play(seat, m, 0, &mut events);
        let played = played.map_err(|e| Breach::of(Law::PlaysTheListed, format!("{m}: {e}")))?;
        for eyes in [Eyes::Everything, Eyes::Seat(seat)] {
            let read = G::shown(m, seat, eyes);
            hold(Law::HidesInNotation, read == Shown::Whole(m), || {
                format!("{eyes:?} reads {read:?} for {m}")
            })?;
        }
        for event in &events {
            let whole = event.seen_by(Eyes::Everything);
            hold(Law::HidesInEvents, whole.as_ref() == Some(event), || {
                format!("{event:?} is {whole:?} even to those who see everything")
            })?;
            for eyes in Seat::first(before.players()).map(Eyes::Seat).chain([Eyes::Spectator]) {
                let once = event.seen_by(eyes);
                let twice = once.as_ref().and_then(|event| event.seen_by(eyes));
                hold(Law::HidesInEvents, once == twice, || {
                    format!("{eyes:?} sees {once:?}, and of that only {twice:?}")
                })?;
            }
        }
        self.counts_turns(&before)?;
        self.last = Some(Last { before, reveal: played.reveal });
        Ok(())
    }

    fn counts_turns(&self, before: &G) -> Result<(), Breach> {
        let (was, is) = (before.turn(), self.state().turn());
        let kept = is.number > was.number || is == was;
        hold(Law::CountsItsTurns, kept, || format!("{was:?} is followed by {is:?}"))?;
        let over = self.state().to_move() == ToMove::Over;
        hold(Law::CountsItsTurns, over == is.seat.is_none(), || format!("{is:?}, though over is {over}"))?;
        let began = self.record.turn_began().turn();
        hold(Law::CountsItsTurns, over || began == is, || format!("{is:?} began as {began:?}"))
    }

    /// Tries to take the last decision back. Says whether it could be.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<bool, Breach> {
        let Some(last) = self.last.take() else { return Ok(false) };
        for other in seat.others(last.before.players()) {
            let refused = self.record.can_undo(other).is_err();
            hold(Law::TakesBack, refused, || format!("{other} may take back what {seat} decided"))?;
        }
        let may = self.record.can_undo(seat);
        hold(Law::TakesBack, may.is_ok() == (last.reveal == Reveal::Nothing), || {
            format!("a decision that revealed {:?} was answered {may:?}", last.reveal)
        })?;
        if self.record.undo(seat, 0).is_err() {
            return Ok(false);
        }
        hold(Law::TakesBack, self.state().hash() == last.before.hash(), || {
            "the state after taking back is not the one before".into()
        })?;
        Ok(true)
    }

    /// The finished game as text gives the same game again.
    pub(super) fn replays(&self) -> Result<(), Breach> {
        let broken = |text: String| Breach::of(Law::Replays, text);
        let log = self.record.log(Vec::new());
        let read = Log::parse(&log.to_string()).map_err(|e| broken(e.to_string()))?;
        hold(Law::Replays, read == log, || "the log read back differs from the one written".into())?;
        let replayed = Record::<G>::replay(&read).map_err(|e| broken(e.to_string()))?;
        hold(Law::Replays, replayed.state().hash() == self.state().hash(), || {
            "the replayed game ends in another state".into()
        })?;
        hold(Law::Replays, replayed.end() == self.record.end(), || {
            "the replayed game ends differently".into()
        })
    }
}
