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

use minds::Mindful;
use table::Game;

/// What a game must bring to stand on the shelf.
pub trait Shelved: Mindful {}

impl<G: Mindful> Shelved for G {}

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
    ($($(#[$when:meta])* $game:ty;)*) => {
        /// The names of all games, in the order to show them.
        #[must_use]
        pub fn names() -> &'static [&'static str] {
            &[$($(#[$when])* <$game as Game>::NAME),*]
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

// A new game is one line here.
shelf! {
    tribes::Tribes;
    djinn::Djinn;
    #[cfg(feature = "toy")]
    table::toy::Toy;
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
