use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// No game at our table seats more people than this.
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted clockwise from 0. Not a person: the same person may hold several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// Every seat a table can have, in clockwise order.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this number, if a table can have it.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The first `players` seats, in clockwise order.
    pub fn first(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(players as usize)
    }

    /// The seat's number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }

    /// All other seats at a table of `players`, clockwise from this seat's left.
    pub fn others(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..players).map(move |step| Seat((self.0 + step) % players))
    }
}

impl TryFrom<u8> for Seat {
    type Error = BadSeat;

    fn try_from(number: u8) -> Result<Seat, BadSeat> {
        Seat::new(number).ok_or(BadSeat { given: number })
    }
}

/// Why a number is not a seat's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {given} does not exist; seats are 0 to {}", MAX_SEATS - 1)]
pub struct BadSeat {
    /// The number.
    pub given: u8,
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// Seats print as letters, `A` first: the way people speak of them.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Is this seat in the set?
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is the set empty?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats as bits, seat 0 the lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seat with the lowest number.
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Seat::new(self.0.trailing_zeros() as u8) }
    }

    /// The seats in the set, by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        let set: Seats = seats.iter().copied().collect();
        if set.len() as usize != seats.len() {
            return Err(serde::de::Error::custom("the same seat stands twice in a list"));
        }
        Ok(set)
    }
}

/// One value for each seat. Seats beyond the number of players hold the default and are never read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Whose knowledge a view or a list of events is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// What one player may know.
    Seat(Seat),
    /// What somebody who only watches may know.
    Spectator,
    /// The whole truth. Only after the end, or on the machine that deals the cards.
    Everything,
}

impl Eyes {
    /// May these eyes see what only `owner` knows?
    #[must_use]
    pub fn see(self, owner: Seat) -> bool {
        match self {
            Eyes::Seat(seat) => seat == owner,
            Eyes::Spectator => false,
            Eyes::Everything => true,
        }
    }
}

/// Who decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToMove {
    /// This seat decides. It need not be the one whose turn it is: a thief's victim decides too.
    Decide(Seat),
    /// Nobody: the game has ended.
    Over,
}

impl ToMove {
    /// The deciding seat, if the game goes on.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            ToMove::Decide(seat) => Some(seat),
            ToMove::Over => None,
        }
    }
}

/// A turn of a game: which one, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Turn {
    /// Grows whenever a new turn begins, though not always by one.
    pub number: u32,
    /// Whose turn it is; nobody's once the game is over.
    pub seat: Option<Seat>,
}
