//! The games on the shelf: the only place that knows them all by name.
//!
//! Code that works with any game is written once, as a [`Visitor`], and [`visit`] brings it the game
//! with a given name:
//!
//! ```
//! use shelf::{Shelved, Visitor};
//!
//! struct MostPlayers;
//!
//! impl Visitor for MostPlayers {
//!     type Out = u8;
//!
//!     fn visit<G: Shelved>(self) -> u8 {
//!         *G::PLAYERS.end()
//!     }
//! }
//!
//! for name in shelf::names() {
//!     assert!(shelf::visit(name, MostPlayers)? >= 2);
//! }
//! # Ok::<(), shelf::UnknownGame>(())
//! ```
//!
//! Deliberately absent: rules, and any other list of games.

mod position;

pub use position::{PositionRefused, Written, read_position, read_position_of_any};
use table::Game;

/// A game that stands on the shelf, and who judges it for minds.
///
/// Rules crates know no judges and judges are no part of a game, so this is where the two are brought together: code
/// that works with any game asks for `G: Shelved` and gets both.
pub trait Shelved: Game {
    /// How minds judge this game.
    type Judge: minds::Judge<Game = Self>;

    /// The game's lessons, as the text of a TOML file; see the crate `lessons`.
    #[must_use]
    fn lessons() -> &'static str {
        ""
    }

    /// The game's puzzles, as the text of a file of the crate `puzzles`.
    #[must_use]
    fn puzzles() -> &'static str {
        ""
    }
}

/// Something to do with a game whose name is known only at run time.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Shelved>(self) -> Self::Out;
}

/// There is no game with that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {given:?}; games are: {}", names().join(", "))]
pub struct UnknownGame {
    /// The name asked for, cut to a readable length.
    pub given: String,
}

impl UnknownGame {
    /// A stable name for clients.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        "shelf/unknown-game"
    }
}

macro_rules! shelf {
    ($($(#[$when:meta])* $game:ty, $judge:ty $(, lessons $lessons:expr)? $(, puzzles $puzzles:expr)?;)*) => {
        $(
            $(#[$when])*
            impl Shelved for $game {
                type Judge = $judge;

                $(
                    fn lessons() -> &'static str {
                        $lessons
                    }
                )?

                $(
                    fn puzzles() -> &'static str {
                        $puzzles
                    }
                )?
            }
        )*

        /// The names of all games, in the order to show them.
        #[must_use]
        pub fn names() -> &'static [&'static str] {
            &[$($(#[$when])* <$game as Game>::NAME),*]
        }

        /// Lets the game with this name write what the browser must know of it into a folder.
        #[cfg(feature = "ts")]
        pub fn write_typescript(name: &str, folder: &std::path::Path) -> Result<std::io::Result<()>, UnknownGame> {
            $(
                $(#[$when])*
                if name == <$game as Game>::NAME {
                    return Ok(<$game as table::TypeScript>::write_typescript(folder));
                }
            )*
            Err(UnknownGame { given: name.chars().take(80).collect() })
        }

        /// Brings the visitor the game with this name.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(
                $(#[$when])*
                if name == <$game as Game>::NAME {
                    return Ok(visitor.visit::<$game>());
                }
            )*
            Err(UnknownGame { given: name.chars().take(80).collect() })
        }
    };
}

// A new game is one line here: the game, who judges it (`minds::Plain<Game>` if nobody does), its lessons and its puzzles, if any.
shelf! {
    tribes::Tribes, tribes_mind::Judge, lessons tribes::LESSONS, puzzles include_str!("../puzzles/tribes.jsonl");
    djinn::Djinn, djinn_mind::Judge, lessons djinn::LESSONS, puzzles include_str!("../puzzles/djinn.jsonl");
    #[cfg(feature = "toy")]
    table::toy::Toy, minds::Plain<table::toy::Toy>;
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visitor for Name {
        type Out = &'static str;

        fn visit<G: Shelved>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_name_brings_its_own_game() {
        for name in names() {
            assert_eq!(visit(name, Name), Ok(*name));
        }
    }

    #[test]
    fn an_unknown_name_is_told_which_games_there_are() {
        let text = visit("chess", Name).unwrap_err().to_string();
        assert_eq!(text, format!("there is no game \"chess\"; games are: {}", names().join(", ")));
    }
}
