use std::collections::HashMap;
use std::sync::LazyLock;

use shelf::{Shelved, Visitor};

use crate::puzzle::Collection;

/// The puzzles that come with the program, by game.
static SHIPPED: LazyLock<HashMap<&'static str, Collection>> =
    LazyLock::new(|| shelf::names().iter().map(|name| (*name, read(name))).collect());

struct Text;

impl Visitor for Text {
    type Out = &'static str;

    fn visit<G: Shelved>(self) -> &'static str {
        G::puzzles()
    }
}

/// A test reads every file, so nothing here can fail for somebody who plays.
fn read(game: &str) -> Collection {
    shelf::visit(game, Text).ok().and_then(|text| Collection::read(text).ok()).unwrap_or_default()
}

/// The puzzles of a game that come with the program; nothing if there is no such game.
#[must_use]
pub fn shipped(game: &str) -> Option<&'static Collection> {
    SHIPPED.get(game)
}

/// The puzzles of a game that come with the program.
#[must_use]
pub fn of<G: Shelved>() -> &'static Collection {
    static NONE: LazyLock<Collection> = LazyLock::new(Collection::default);
    shipped(G::NAME).unwrap_or(&NONE)
}
