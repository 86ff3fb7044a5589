use std::fmt;

use crate::Game;

/// What every game must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// The setup is accepted, and the game says it was set up so.
    SetsUp,
    /// Every game ends, and tells why and who won then and only then.
    Ends,
    /// [`Game::check`] finds nothing wrong in any state.
    StaysSound,
    /// The list of moves is the same each time, without doubles, and empty only at the end.
    ListsSteadily,
    /// Every listed move can be played, checked or unchecked with the same result.
    PlaysTheListed,
    /// Every other move is refused and changes nothing.
    RefusesTheUnlisted,
    /// Turns are counted upwards, and belong to somebody as long as the game runs.
    CountsItsTurns,
    /// Every version of the rules can be played, and a game tells which it follows.
    KeepsItsVersions,
    /// Every move's notation, and its structured form, is read back as the same move.
    ReadsItsNotation,
    /// A state written out, as JSON or as text, and read again is the same state.
    ReadsItsPositions,
    /// A log gives the same game again.
    Replays,
    /// Taking back gives the state before, and is possible only if nothing was revealed.
    TakesBack,
    /// What a decision without a reveal shows its player follows from what the player knew.
    RevealsHonestly,
    /// Views, scores and turn order are byte-equal in worlds a seat cannot tell apart.
    HidesInViews,
    /// So are events.
    HidesInEvents,
    /// So is what others may read of a move. Its own player reads all of it.
    HidesInNotation,
    /// So are the deciding seat's legal moves.
    HidesInMoves,
    /// So is what each of them costs and brings, and whether it ends the turn.
    HidesInFacts,
    /// So are refusals.
    HidesInRefusals,
    /// An imagined world is sound, differs from seed to seed and from the true one, knows nothing of the true
    /// seed, and depends on nothing its seat cannot know.
    ImaginesFreely,
}

/// A law broken, with all that is needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// What was found.
    pub text: String,
    /// Where it was found.
    pub place: String,
}

impl Breach {
    pub(super) fn of(law: Law, text: impl Into<String>) -> Breach {
        Breach { law, text: text.into(), place: String::new() }
    }

    pub(super) fn in_game<G: Game>(mut self, setup: &G::Setup, seed: u64, game: u64) -> Breach {
        let setup = serde_json::to_string(setup).unwrap_or_else(|e| e.to_string());
        self.place = format!("{}{} {setup}, game {game} of seed {seed}", self.place, G::NAME);
        self
    }

    pub(super) fn at_decision(mut self, seq: u32) -> Breach {
        self.place = format!("decision {} of ", seq + 1);
        self
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is broken: {} ({})", self.law, self.text, self.place)
    }
}

impl std::error::Error for Breach {}

/// Holds a law: `Ok` if `kept`, otherwise the breach.
pub(super) fn hold(law: Law, kept: bool, text: impl FnOnce() -> String) -> Result<(), Breach> {
    if kept { Ok(()) } else { Err(Breach::of(law, text())) }
}
