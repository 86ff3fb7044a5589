//! What the victims of a thief have given up.

use crate::{Loot, Resource};
use table::List;

/// The pool a thief's user chooses from.
pub(crate) type Pool = List<Loot, 6>;

/// An empty pool.
pub(crate) const EMPTY: Pool = List::new(Loot::Resource { card: Resource::Fakir });

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
