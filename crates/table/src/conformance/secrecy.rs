use serde::Serialize;
use serde_json::Value;

use super::breach::{Breach, Law, hold};
use super::list::listed;
use crate::{Chooser, Eyes, Game, Happening, Moves, Refusal, Reveal, Seat, Seats, Seed, Turn};

/// The true world and one that a seat cannot tell from it.
pub(super) struct Worlds<'a, G: Game> {
    seat: Seat,
    truth: &'a G,
    other: G,
    /// What the next imagination is made from.
    seed: Seed,
}

impl<'a, G: Game> Worlds<'a, G> {
    pub(super) fn imagine(
        truth: &'a G,
        seat: Seat,
        secret: Seed,
        chooser: &mut Chooser,
    ) -> Result<Self, Breach> {
        let law = Law::ImaginesFreely;
        let other = truth.imagine(seat, chooser.seed());
        other.check().map_err(|e| Breach::of(law, format!("seat {seat} imagined an unsound world: {e}")))?;
        let worlds = Worlds { seat, truth, other, seed: chooser.seed() };
        let (first, second) = (worlds.knowledge_in(truth), worlds.knowledge_in(&worlds.other));
        hold(law, ![&worlds.other, &first].iter().any(|world| world.hash() == truth.hash()), || {
            format!("seat {seat} imagined the true world {}", text(&truth.position()))
        })?;
        hold(law, worlds.other.hash() != first.hash(), || {
            format!("seat {seat} imagined the same world from two seeds: {}", text(&first.position()))
        })?;
        hold(law, !text(&first.position()).contains(&secret.to_string()), || {
            format!("the true seed is in a world that seat {seat} imagined")
        })?;
        worlds.same_world(law, "the world imagined from one seed", &first, &second)?;
        Ok(worlds)
    }

    /// Views and scores of the seat and of spectators, and all that is public without them.
    pub(super) fn look_alike(&self) -> Result<(), Breach> {
        let (truth, other) = (self.truth, &self.other);
        for eyes in [Eyes::Seat(self.seat), Eyes::Spectator] {
            self.same(Law::HidesInViews, "the view", &truth.view(eyes), &other.view(eyes))?;
            self.same(Law::HidesInViews, "the score", &truth.scores(eyes), &other.scores(eyes))?;
        }
        self.same(Law::HidesInViews, "what is public", &public(truth), &public(other))
    }

    /// The deciding seat has the same moves, and is refused others in the same words.
    pub(super) fn allow_the_same(&self, moves: &Moves<G::Move>, strangers: &[G::Move]) -> Result<(), Breach> {
        hold(Law::HidesInMoves, *listed(&self.other) == **moves, || {
            format!("the legal moves of seat {} depend on what it cannot know", self.seat)
        })?;
        for m in moves {
            let facts = |world: &G| (world.facts(*m), world.ends_turn(*m));
            let what = || format!("what is told of {m}");
            self.same(Law::HidesInFacts, &what(), &facts(self.truth), &facts(&self.other))?;
        }
        let (mut truth, mut other) = (self.truth.clone(), self.other.clone());
        for m in strangers {
            let words = |refusal: G::Refusal| (refusal.code(), refusal.to_string(), text(&refusal));
            let told = truth.play(*m, &mut ()).map_err(words);
            let imagined = other.play(*m, &mut ()).map_err(words);
            hold(Law::HidesInRefusals, told == imagined, || {
                format!("{m} is answered {told:?} in one world and {imagined:?} in another")
            })?;
        }
        Ok(())
    }

    /// Lets the deciding seat itself go on in both worlds. If the move reveals nothing, it sees the same
    /// happen and can tell the worlds apart no better than before.
    pub(super) fn go_on_alike(&mut self, m: G::Move) -> Result<(), Breach> {
        let law = Law::RevealsHonestly;
        let (mut truth, mut told, mut imagined) = (self.truth.clone(), Vec::new(), Vec::new());
        let quiet = truth.play_listed(m, &mut told) == Reveal::Nothing;
        let other_quiet = self.other.play_listed(m, &mut imagined) == Reveal::Nothing;
        if !quiet {
            return Ok(());
        }
        hold(law, other_quiet, || format!("{m} reveals something in one world and nothing in another"))?;
        let own = Eyes::Seat(self.seat);
        self.same(law, "what is seen", &seen::<G>(own, &told), &seen::<G>(own, &imagined))?;
        self.same(law, "the view afterwards", &truth.view(own), &self.other.view(own))?;
        self.same(law, "what is public afterwards", &public(&truth), &public(&self.other))?;
        if truth.to_move().seat() == Some(self.seat) {
            let same = *listed(&truth) == *listed(&self.other);
            hold(law, same, || format!("the moves after {m} show what it did not reveal"))?;
        }
        let (first, second) = (self.knowledge_in(&truth), self.knowledge_in(&self.other));
        self.same_world(law, "the world imagined afterwards", &first, &second)
    }

    /// Lets another seat decide differently in the two worlds. If this seat knows no more of one than of the
    /// other afterwards, it must have seen the same happen.
    pub(super) fn watch_alike(
        &mut self,
        decider: Seat,
        m: G::Move,
        chooser: &mut Chooser,
    ) -> Result<(), Breach> {
        let (mut truth, mut told, mut imagined) = (self.truth.clone(), Vec::new(), Vec::new());
        let Some(another) = chooser.pick(&listed(&self.other)) else { return Ok(()) };
        let _ = truth.play_listed(m, &mut told);
        let _ = self.other.play_listed(another, &mut imagined);
        if self.come_to_the_same(m, another, &truth) {
            return Ok(());
        }
        let own = Eyes::Seat(self.seat);
        let knows_as_much = self.knowledge_in(&truth).hash() == self.knowledge_in(&self.other).hash()
            && text(&truth.view(own)) == text(&self.other.view(own));
        for eyes in [own, Eyes::Spectator].into_iter().filter(|_| knows_as_much) {
            let (told, imagined) = (seen::<G>(eyes, &told), seen::<G>(eyes, &imagined));
            if kinds(&told) == kinds(&imagined) {
                self.same(Law::HidesInEvents, "what is seen", &told, &imagined)?;
                let read = |m| G::shown(m, decider, eyes);
                self.same(Law::HidesInNotation, "what is read", &read(m), &read(another))?;
                self.same(
                    Law::HidesInNotation,
                    "what is read",
                    &read(m).to_string(),
                    &read(another).to_string(),
                )?;
            }
        }
        Ok(())
    }

    /// Do two moves lead to one and the same state, such as taking either of two equal cards? Then whoever
    /// reads which of them was chosen learns nothing.
    fn come_to_the_same(&self, m: G::Move, another: G::Move, after: &G) -> bool {
        let mut state = self.truth.clone();
        m != another && listed(self.truth).contains(&another) && {
            let _ = state.play_silently(another);
            state.hash() == after.hash()
        }
    }

    /// What the seat knows of a state, as the world it imagines there from one fixed seed.
    fn knowledge_in(&self, state: &G) -> G {
        state.imagine(self.seat, self.seed)
    }

    /// Positions are written out only when they are known to differ.
    fn same_world(&self, law: Law, what: &str, truth: &G, other: &G) -> Result<(), Breach> {
        if truth.hash() == other.hash() {
            return Ok(());
        }
        self.same(law, what, &truth.position(), &other.position())?;
        Err(Breach::of(
            law,
            format!("{what} of seat {} differs in what its position does not show", self.seat),
        ))
    }

    fn same<T: Serialize>(&self, law: Law, what: &str, truth: &T, other: &T) -> Result<(), Breach> {
        let (truth, other) = (text(truth), text(other));
        hold(law, truth == other, || {
            let seat = self.seat;
            format!("{what} of seat {seat} differs between worlds it cannot tell apart: {truth} and {other}")
        })
    }
}

fn seen<G: Game>(eyes: Eyes, events: &[G::Event]) -> Vec<Value> {
    let seen = events.iter().filter_map(|event| event.seen_by(eyes));
    seen.map(|event| serde_json::to_value(event).unwrap_or_default()).collect()
}

/// What kinds of events these are: an act that everybody may see, such as passing, may change nothing else.
fn kinds(events: &[Value]) -> Vec<Option<&Value>> {
    events.iter().map(|event| event.get("kind")).collect()
}

/// What everybody may know of a state without looking at a view.
fn public<G: Game>(state: &G) -> Public<G::Setup> {
    Public {
        decides: state.to_move().seat(),
        turn: state.turn(),
        round: state.round(),
        ending: state.ending(),
        winners: state.winners(),
        rules: state.rules(),
        setup: state.setup(),
    }
}

#[derive(Serialize)]
struct Public<S> {
    decides: Option<Seat>,
    turn: Turn,
    round: u16,
    ending: Option<&'static str>,
    winners: Seats,
    rules: u32,
    setup: S,
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|e| format!("not serialisable: {e}"))
}
