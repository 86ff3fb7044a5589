//! What the victims of a thief have given up.

use serde::{Deserialize, Deserializer};
use table::List;

use crate::told::notation::loot_of;
use crate::told::position::text::{Line, NOTHING, Wrong, joined};
use crate::{Loot, Resource};

/// The pool a thief's user chooses from.
pub(crate) type Pool = List<Loot, 6>;

/// What fills the memory behind its end.
const EMPTY_PLACE: Loot = Loot::Resource { card: Resource::Fakir };

/// An empty pool.
pub(crate) const EMPTY: Pool = List::new(EMPTY_PLACE);

/// Each different thing of a pool once, in the order given up.
pub(crate) fn distinct(pool: &Pool) -> impl Iterator<Item = Loot> {
    pool.iter()
        .enumerate()
        .filter(|(n, loot)| !pool[..*n].iter().any(|other| alike(*other, **loot)))
        .map(|(_, loot)| *loot)
}

/// Would it make no difference which of the two is taken? Where a palm tree stood no longer matters.
fn alike(one: Loot, other: Loot) -> bool {
    match (one, other) {
        (Loot::Piece { piece, .. }, Loot::Piece { piece: same, .. }) => piece == same,
        _ => one == other,
    }
}

/// An empty pool, for what is read without one.
pub(crate) fn nothing() -> Pool {
    EMPTY
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Pool, D::Error> {
    List::at_most(EMPTY_PLACE, &Vec::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

/// What was given up, in a line: `fish,enki,palm:c3`.
pub(crate) fn written_pool(pool: &[Loot]) -> String {
    match pool {
        [] => NOTHING.to_owned(),
        pool => joined(pool.iter().map(|loot| loot.to_string().replace(' ', ":"))),
    }
}

/// Reads it.
pub(crate) fn read_pool(text: Option<&str>) -> Line<Pool> {
    let words = text.filter(|text| *text != NOTHING).into_iter().flat_map(|text| text.split(','));
    let loot = |word: &str| {
        loot_of(&word.split(':').collect::<Vec<_>>()).map_err(|expected| Wrong::from(expected.0))
    };
    let pool = words.map(loot).collect::<Line<Vec<Loot>>>()?;
    List::at_most(EMPTY_PLACE, &pool).map_err(|many| Wrong(many.to_string()))
}
