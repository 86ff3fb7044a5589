//! Counting lines of play: how many sequences of legal decisions there are from a position.
//!
//! Counts of fixed positions are kept as text files, `testdata/<game>/*.perft`. A case is a paragraph:
//!
//! ```text
//! # the first bids
//! setup {"players":2}
//! seed 1
//! play bid 3
//! perft 1 8
//! perft 2 61
//! tally sowings 1193
//! ```
//!
//! `seed` is a number or 64 hexadecimal digits; `play` lines are decisions made before counting, in the
//! game's notation; `perft DEPTH COUNT` counts lines of that many decisions, `tally NAME COUNT` what the game
//! itself can count ([`Game::tallies`]). A line beginning with `#` is a comment.

use std::fmt;

use serde_json::Value;

use crate::{BadNotation, BadSeed, BadSetup, Game, Moves, Refusal, Seed};

/// How many lines of exactly `depth` decisions there are. Lines that end the game earlier do not count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    if rest == 0 {
        return moves.len() as u64;
    }
    let after = |m: &G::Move| {
        let mut next = game.clone();
        let _ = next.play_silently(*m);
        perft(&next, rest)
    };
    moves.iter().map(after).sum()
}

/// One position of a perft file with what is counted there.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The comment lines before it, without their `#`.
    pub comments: Vec<String>,
    /// The game's setup in its JSON form.
    pub setup: Value,
    /// Where chance comes from.
    pub seed: Seed,
    /// The seed as it was written.
    pub seed_text: String,
    /// Decisions made before counting.
    pub plays: Vec<String>,
    /// What is counted, and the number it must come to.
    pub counts: Vec<(Count, u64)>,
}

/// Something that can be counted in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// Lines of so many decisions.
    Perft(u32),
    /// One of the game's own tallies, by name.
    Tally(String),
}

impl Count {
    /// Counts.
    pub fn of<G: Game>(&self, game: &G) -> Result<u64, UnknownTally> {
        match self {
            Count::Perft(depth) => Ok(perft(game, *depth)),
            Count::Tally(name) => match G::tallies().iter().find(|tally| tally.name == name) {
                Some(tally) => Ok((tally.count)(game)),
                None => {
                    let known: Vec<&str> = G::tallies().iter().map(|tally| tally.name).collect();
                    Err(UnknownTally { game: G::NAME, given: name.clone(), known })
                }
            },
        }
    }
}

/// The game does not count such a thing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} counts no {given:?}; it counts: {}", known.join(", "))]
pub struct UnknownTally {
    /// The game's name.
    pub game: &'static str,
    /// What should have been counted.
    pub given: String,
    /// What it does count.
    pub known: Vec<&'static str>,
}

/// Why nothing can be counted in a case.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CaseError<R: Refusal> {
    /// The game cannot be set up so.
    #[error("bad setup: {0}")]
    Setup(#[from] BadSetup),
    /// A `play` line is no move.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// A `play` line is refused.
    #[error("play {play}: {refusal}")]
    Refused {
        /// The move.
        play: String,
        /// Why.
        refusal: R,
    },
    /// The game does not count such a thing.
    #[error(transparent)]
    Tally(#[from] UnknownTally),
}

/// Why a text is not a perft file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BadCase {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: CaseFault,
}

/// What can be wrong with a line of a perft file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CaseFault {
    /// The first word is unknown.
    #[error("{0:?}; a line begins with setup, seed, play, perft, tally or #")]
    Word(String),
    /// The setup is no JSON.
    #[error("bad setup: {0}")]
    Setup(String),
    /// The seed is none.
    #[error(transparent)]
    Seed(#[from] BadSeed),
    /// What is counted, or the number, is missing.
    #[error("{0:?}; expected `perft DEPTH COUNT` or `tally NAME COUNT`")]
    Count(String),
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Count::Perft(depth) => write!(f, "perft {depth}"),
            Count::Tally(name) => write!(f, "tally {name}"),
        }
    }
}

impl Case {
    /// The position counted in.
    pub fn game<G: Game>(&self) -> Result<G, CaseError<G::Refusal>> {
        let setup = serde_json::from_value(self.setup.clone())
            .map_err(|e| BadSetup::Unreadable { reason: e.to_string() })?;
        let mut game = G::new(&setup, self.seed)?;
        for play in &self.plays {
            let refused = |refusal| CaseError::Refused { play: play.clone(), refusal };
            let _ = game.play(play.parse()?, &mut ()).map_err(refused)?;
        }
        Ok(game)
    }

    /// Counts again. The case with what was found, to be compared or written.
    pub fn recount<G: Game>(&self) -> Result<Case, CaseError<G::Refusal>> {
        let game = self.game::<G>()?;
        let mut case = self.clone();
        for (count, number) in &mut case.counts {
            *number = count.of(&game)?;
        }
        Ok(case)
    }

    fn take_line(&mut self, line: &str) -> Result<(), CaseFault> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "setup" => {
                self.setup = serde_json::from_str(rest).map_err(|e| CaseFault::Setup(e.to_string()))?;
            }
            "seed" => {
                self.seed = rest.parse()?;
                self.seed_text = rest.to_owned();
            }
            "play" => self.plays.push(rest.to_owned()),
            "perft" => {
                let (depth, number) = what_and_number(line, rest)?;
                let depth = depth.parse().map_err(|_| CaseFault::Count(line.to_owned()))?;
                self.counts.push((Count::Perft(depth), number));
            }
            "tally" => {
                let (name, number) = what_and_number(line, rest)?;
                self.counts.push((Count::Tally(name.to_owned()), number));
            }
            _ => return Err(CaseFault::Word(word.to_owned())),
        }
        Ok(())
    }
}

fn what_and_number<'a>(line: &str, rest: &'a str) -> Result<(&'a str, u64), CaseFault> {
    let parts = rest.split_once(' ').and_then(|(what, number)| Some((what, number.trim().parse().ok()?)));
    parts.ok_or_else(|| CaseFault::Count(line.to_owned()))
}

/// Reads the cases of a perft file.
pub fn parse(text: &str) -> Result<Vec<Case>, BadCase> {
    let fresh = || Case {
        comments: Vec::new(),
        setup: Value::Null,
        seed: Seed::from_number(0),
        seed_text: "0".into(),
        plays: Vec::new(),
        counts: Vec::new(),
    };
    let mut cases = vec![fresh()];
    for (n, line) in text.lines().map(str::trim).enumerate() {
        let case = cases.last_mut().expect("there is always one");
        if line.is_empty() {
            if *case != fresh() {
                cases.push(fresh());
            }
        } else if let Some(comment) = line.strip_prefix('#') {
            case.comments.push(comment.trim().to_owned());
        } else {
            case.take_line(line).map_err(|fault| BadCase { line: n + 1, fault })?;
        }
    }
    cases.retain(|case| *case != fresh());
    Ok(cases)
}

/// The case as a paragraph of a perft file.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.comments.iter().try_for_each(|comment| writeln!(f, "# {comment}"))?;
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "seed {}", self.seed_text)?;
        self.plays.iter().try_for_each(|play| writeln!(f, "play {play}"))?;
        self.counts.iter().try_for_each(|(count, number)| writeln!(f, "{count} {number}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    const TEXT: &str = "# a card is laid\nsetup {\"players\":2}\nseed 1\nplay draw\nperft 1 3\nperft 2 9\n";

    #[test]
    fn a_case_is_written_as_it_was_read() {
        let cases = parse(&format!("{TEXT}\n\n{TEXT}")).unwrap();
        assert_eq!(cases.len(), 2);
        assert_eq!(cases[0].to_string(), TEXT);
    }

    #[test]
    fn counting_again_finds_a_wrong_number() {
        let case = parse(TEXT).unwrap().remove(0);
        let found = case.recount::<Toy>().unwrap();
        // Drawing, or laying one of two cards; after a draw the other has four choices, after a lay only `done`.
        assert_eq!(found.counts, [(Count::Perft(1), 3), (Count::Perft(2), 6)]);
        assert_ne!(found, case);
    }

    #[test]
    fn depth_by_depth_the_counts_agree_with_plain_walking() {
        let game = parse(TEXT).unwrap()[0].game::<Toy>().unwrap();
        let mut layer = vec![game.clone()];
        for depth in 1..=5 {
            layer = (layer.iter())
                .flat_map(|state| {
                    let mut moves = Moves::new();
                    state.legal_moves(&mut moves);
                    moves.iter().map(|m| played(state, *m)).collect::<Vec<_>>()
                })
                .collect();
            assert_eq!(perft(&game, depth), layer.len() as u64);
        }
        assert_eq!(perft(&game, 0), 1);
    }

    fn played(state: &Toy, m: <Toy as Game>::Move) -> Toy {
        let mut next = state.clone();
        let _ = next.play(m, &mut ()).expect("listed");
        next
    }

    #[test]
    fn a_bad_line_is_named() {
        let bad = |text: &str| parse(text).unwrap_err().to_string();
        assert!(bad("setup {}\nsett 3").starts_with("line 2: \"sett\"; a line begins with"));
        assert!(bad("perft 1").starts_with("line 1: \"perft 1\"; expected"));
        assert!(bad("seed x").starts_with("line 1: a seed is a whole number"));
    }

    #[test]
    fn an_unknown_tally_is_told_which_there_are() {
        let mut case = parse(TEXT).unwrap().remove(0);
        case.counts = vec![(Count::Tally("stars".into()), 1)];
        assert_eq!(
            case.recount::<Toy>().unwrap_err().to_string(),
            "toy counts no \"stars\"; it counts: deck"
        );
    }
}
