use table::{Digest, Game};

use super::{MOST_INPUT, ONE};
use crate::judge::Judge;

/// Where a judge puts what a net is told: for every seat in turn the same inputs, then those of the table.
pub trait Inputs {
    /// What follows is about the next seat.
    fn next_seat(&mut self);

    /// What follows is about the table.
    fn table(&mut self);

    /// One input, about 1 in size.
    fn put(&mut self, name: &'static str, value: f32);

    /// One input of several of a name.
    fn nth(&mut self, name: &'static str, number: usize, value: f32);
}

/// What a net was told, as whole numbers: a block for each seat, then the table's.
#[derive(Clone, Debug, Default)]
pub struct InputValues {
    /// The numbers.
    pub values: Vec<i16>,
}

impl Inputs for InputValues {
    fn next_seat(&mut self) {}

    fn table(&mut self) {}

    #[inline]
    fn put(&mut self, _: &'static str, value: f32) {
        let most = MOST_INPUT as f32;
        let parts = (value * ONE as f32).clamp(-most, most);
        // Rounds without asking the platform's library.
        self.values.push((parts + 0.5f32.copysign(parts)) as i16);
    }

    #[inline]
    fn nth(&mut self, name: &'static str, _: usize, value: f32) {
        self.put(name, value);
    }
}

/// The names of all inputs of a game: what a net was trained with and what it is asked with must be the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureList {
    /// Of a seat.
    pub seat: Vec<String>,
    /// Of the table.
    pub table: Vec<String>,
}

impl FeatureList {
    /// What a judge tells of a game; nothing if it tells nothing.
    #[must_use]
    pub fn of<J: Judge>(judge: &J, game: &J::Game) -> Option<FeatureList> {
        let mut names = Names::default();
        judge.tell(game, &mut names);
        let seats = names.seats.len();
        (seats == usize::from(game.players()) && names.seats.iter().all(|seat| *seat == names.seats[0]))
            .then(|| FeatureList { seat: names.seats.swap_remove(0), table: names.table })
    }

    /// A hash of all names and of how they are written: the version of the list.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut digest = Digest::new();
        for name in self.seat.iter().chain([&String::from("table")]).chain(&self.table) {
            digest.bytes(name.as_bytes());
            digest.u8(b'\n');
        }
        digest.u32(ONE as u32);
        digest.u32(MOST_INPUT as u32);
        digest.finish().0
    }
}

#[derive(Default)]
struct Names {
    seats: Vec<Vec<String>>,
    table: Vec<String>,
    at_table: bool,
}

impl Names {
    fn add(&mut self, name: String) {
        match self.seats.last_mut() {
            Some(seat) if !self.at_table => seat.push(name),
            _ => self.table.push(name),
        }
    }
}

impl Inputs for Names {
    fn next_seat(&mut self) {
        self.seats.push(Vec::new());
    }

    fn table(&mut self) {
        self.at_table = true;
    }

    fn put(&mut self, name: &'static str, _: f32) {
        self.add(name.to_owned());
    }

    fn nth(&mut self, name: &'static str, number: usize, _: f32) {
        self.add(format!("{name}.{number}"));
    }
}
