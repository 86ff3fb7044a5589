use std::ops::Deref;

use serde::Serialize;

/// A short list that is plain data: copied with the state, never on the heap.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// More items than a list has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{given} are given; at most {allowed} are allowed")]
pub struct TooMany {
    /// How many there are.
    pub given: usize,
    /// How many there can be.
    pub allowed: usize,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; `filler` only fills the memory behind its end.
    pub const fn new(filler: T) -> List<T, N> {
        List { items: [filler; N], len: 0 }
    }

    /// A list of these items.
    pub fn of(filler: T, items: impl IntoIterator<Item = T>) -> List<T, N> {
        let mut list = List::new(filler);
        items.into_iter().for_each(|item| list.push(item));
        list
    }

    /// A list of these items, if there are not too many.
    pub fn at_most(filler: T, items: &[T]) -> Result<List<T, N>, TooMany> {
        match items.len() {
            given if given > N => Err(TooMany { given, allowed: N }),
            _ => Ok(List::of(filler, items.iter().copied())),
        }
    }

    /// Is there no room for another item?
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the item at `index`; those behind it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The items, for changing them in place.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

/// Lists are equal if their items are; what lies behind the end does not count.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
