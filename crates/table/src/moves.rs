use std::ops::Deref;

/// A list of moves that keeps its memory: fill it, read it, fill it again without allocating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves<M>(Vec<M>);

impl<M> Moves<M> {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Moves<M> {
        Moves(Vec::new())
    }

    /// Empties the list and keeps its memory.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, m: M) {
        self.0.push(m);
    }
}

impl<M> Default for Moves<M> {
    fn default() -> Moves<M> {
        Moves::new()
    }
}

impl<M> Deref for Moves<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.0
    }
}

impl<M> Extend<M> for Moves<M> {
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        self.0.extend(moves);
    }
}

impl<'a, M> IntoIterator for &'a Moves<M> {
    type Item = &'a M;
    type IntoIter = std::slice::Iter<'a, M>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
