use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    BadNotation, BadPosition, BadSetup, Digest, Eyes, Faults, Moves, OptionSpec, Refusal, Scores, Seat,
    Seats, Seed, Shown, Sink, StateHash, ToMove, Turn, aid, pad,
};

/// A game as a sequence of small decisions, each by one seat.
///
/// The value itself is a legal game at one moment: plain data without heap, made only by
/// [`Game::new`], [`Game::play`], [`Game::imagine`] and the checked [`Game::from_position`].
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The game's name on the command line, in logs and in addresses: `tribes`.
    const NAME: &'static str;
    /// The newest version of the rules. It grows by one with any change in behaviour, and every version from 1
    /// on stays playable: a game goes on under the rules it began with.
    const RULES_VERSION: u32;
    /// How many people can play.
    const PLAYERS: RangeInclusive<u8>;

    /// Everything chosen before play. Its JSON form is `{"players": n, <option>: <value> ...}`, where all
    /// but `players` may be left out; unknown fields are refused.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One seat's intent. `Display` is its notation and `{"kind": ...}` its structured form; both are read back
    /// without knowing the state, and mean the same.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = BadNotation>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// What a legal move costs and brings by the rules: `{"toll": 2, "to": [1]}`. Plain data; what does not
    /// apply to a move is left out.
    type Facts: Debug + PartialEq + Serialize;
    /// One fact that happened.
    type Event: Happening;
    /// What some eyes may see of a state.
    type View: Serialize;
    /// Why a move was refused.
    type Refusal: Refusal;
    /// A state written out in full: for snapshots, traces, puzzles and bug reports. Unchecked. `Display` is its short
    /// text form, which people write and read: some lines, and what is left out follows from the rest. It never begins
    /// with `{`, so that [`read_position`](crate::read_position) can tell it from JSON.
    type Position: Clone
        + Debug
        + PartialEq
        + Display
        + FromStr<Err = BadPosition>
        + Serialize
        + DeserializeOwned;

    /// What can be chosen in a setup besides the number of players.
    fn options() -> &'static [OptionSpec];

    /// The same setup, limited so that random play ends in reasonable time: for simulations, measurements and
    /// tests. People need no such limit. The default is for games that always end.
    #[must_use]
    fn bounded(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Sets up a game under the newest rules. All its chance comes from `seed`.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, BadSetup> {
        Self::under(Self::RULES_VERSION, setup, seed)
    }

    /// Sets up a game under the rules of a version, which may be an old one; an unknown version is refused.
    fn under(rules: u32, setup: &Self::Setup, seed: Seed) -> Result<Self, BadSetup>;

    /// The version of the rules this game follows.
    fn rules(&self) -> u32;

    /// What the game was set up with.
    fn setup(&self) -> Self::Setup;

    /// How many people play.
    fn players(&self) -> u8;

    /// The round being played, from 1.
    fn round(&self) -> u16;

    /// Which turn is being played, and whose. What counts as a turn is the game's own notion: a bid, or all
    /// that one seat does until it says it has done. Others may have to decide within it.
    fn turn(&self) -> Turn;

    /// Who decides next.
    fn to_move(&self) -> ToMove;

    /// Replaces the content of `into` by all legal moves of the deciding seat, in a fixed order. Empty if
    /// and only if the game is over. Does not allocate once `into` has grown.
    fn legal_moves(&self, into: &mut Moves<Self::Move>);

    /// Plays a move of the deciding seat, if it is legal; otherwise nothing changes.
    fn play(&mut self, m: Self::Move, out: &mut impl Sink<Self::Event>) -> Result<Reveal, Self::Refusal>;

    /// Plays a move that was just listed by [`Game::legal_moves`], without checking it again. For search
    /// and simulation; with any other move the result is wrong, though never unsafe.
    fn play_listed(&mut self, m: Self::Move, out: &mut impl Sink<Self::Event>) -> Reveal;

    /// As [`Game::play_listed`], with nobody listening. A game writes it out, so that it is compiled once, with its rules,
    /// and not again by everybody who searches or simulates.
    fn play_silently(&mut self, m: Self::Move) -> Reveal {
        self.play_listed(m, &mut ())
    }

    /// What a listed move costs and brings by the rules, as far as the deciding seat may know.
    fn facts(&self, m: Self::Move) -> Self::Facts;

    /// Does a listed move end the turn?
    fn ends_turn(&self, m: Self::Move) -> bool {
        let mut after = self.clone();
        let _ = after.play_silently(m);
        after.turn().number != self.turn().number || after.to_move() == ToMove::Over
    }

    /// A move as these eyes may read it while the game runs. A game with secret decisions leaves out what
    /// only `by` may know.
    fn shown(m: Self::Move, by: Seat, eyes: Eyes) -> Shown<Self::Move> {
        let _ = (by, eyes);
        Shown::Whole(m)
    }

    /// What these eyes may see.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// A world that `seat` cannot tell from this one: everything it cannot know is dealt anew from `seed`,
    /// future chance included. Nothing in the result depends on what the seat does not know.
    fn imagine(&self, seat: Seat, seed: Seed) -> Self;

    /// Points by source if the game ended now, as far as these eyes may know.
    fn scores(&self, eyes: Eyes) -> Scores;

    /// Who has won; empty while the game runs.
    fn winners(&self) -> Seats;

    /// Why the game is over or will be at the end of this round: a stable name such as `last-camel`.
    fn ending(&self) -> Option<&'static str>;

    /// Feeds all that matters to play into the state's hash.
    fn digest(&self, digest: &mut Digest);

    /// The state written out in full, hidden things included.
    fn position(&self) -> Self::Position;

    /// A legal game from a position, or all that is wrong with it.
    fn from_position(position: &Self::Position) -> Result<Self, Faults>;

    /// Checks what must hold in every state (pieces are conserved, counts in range). A fault here is a
    /// bug of ours, never of a player.
    fn check(&self) -> Result<(), Faults>;

    /// Things worth counting from a position besides decisions, for `perft` and `bench`.
    fn tallies() -> &'static [Tally<Self>] {
        &[]
    }

    /// What a player aid for a real table says; `None` for a game without one.
    fn aid() -> Option<aid::Aid> {
        None
    }

    /// How a real table's score pad looks; `None` for a game without one.
    fn score_pad() -> Option<pad::Pad> {
        None
    }

    /// What lies in front of everybody, as it would be entered on the pad.
    fn sheets(&self) -> pad::Sheets {
        pad::Sheets::default()
    }

    /// The hash of this state.
    fn hash(&self) -> StateHash {
        let mut digest = Digest::new();
        self.digest(&mut digest);
        digest.finish()
    }
}

/// One fact that happened in a game.
pub trait Happening: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// The event as these eyes may know it: whole, with secrets left out, or not at all.
    fn seen_by(&self, eyes: Eyes) -> Option<Self>;
}

/// Did a decision bring to light what its own player did not know before? Then it cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Reveal {
    /// Everything that followed could have been foreseen.
    Nothing,
    /// A card was turned, a bag was drawn from, another seat's secret was shown.
    Something,
}

impl Reveal {
    /// Something, if either is.
    pub fn or(self, other: Reveal) -> Reveal {
        if self == Reveal::Something { self } else { other }
    }
}

/// Something a game can count from a position, such as complete sowing moves.
pub struct Tally<G> {
    /// Its name on the command line: `sowings`.
    pub name: &'static str,
    /// One sentence for `--help`.
    pub about: &'static str,
    /// Counts.
    pub count: fn(&G) -> u64,
}
