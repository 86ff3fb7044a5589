use table::Seat;

use crate::data::{PRICES, SPOTS};
use table::List;

/// The turn order track and the bid order track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// Markers on the nine spots, cheapest first; of the three zeros the last acts first.
    spots: [Option<Seat>; SPOTS.len()],
    /// Markers that have not bid yet, next one last.
    to_bid: List<Seat, 4>,
    /// Markers that have acted this round, in order.
    pub acted: List<Seat, 4>,
}

/// How many of the spots cost nothing.
pub const ZEROS: usize = 3;

impl Track {
    /// A track on which these markers bid, first one first.
    pub fn new(order: &[Seat]) -> Track {
        Track {
            spots: [None; SPOTS.len()],
            to_bid: List::of(Seat::ALL[0], order.iter().rev().copied()),
            acted: List::new(Seat::ALL[0]),
        }
    }

    /// A track in the middle of a round.
    pub fn resume(spots: [Option<Seat>; SPOTS.len()], to_bid: &[Seat], acted: &[Seat]) -> Track {
        let mut track = Track::new(to_bid);
        track.spots = spots;
        track.acted = List::of(Seat::ALL[0], acted.iter().copied());
        track
    }

    /// Whose marker bids next.
    pub fn bidder(&self) -> Option<Seat> {
        self.to_bid.last().copied()
    }

    /// Markers that have not bid yet, next one first.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.to_bid.iter().rev().copied()
    }

    /// The nine spots, cheapest first.
    pub fn spots(&self) -> &[Option<Seat>; SPOTS.len()] {
        &self.spots
    }

    /// Is a marker free to go to a spot of this price?
    pub fn is_free(&self, price: u8) -> bool {
        self.spots.iter().zip(SPOTS).any(|(marker, spot)| spot == price && marker.is_none())
    }

    /// Who stands on the one spot of this price.
    pub fn marker_at(&self, price: u8) -> Option<Seat> {
        self.spots.iter().zip(SPOTS).find(|(_, spot)| *spot == price).and_then(|(marker, _)| *marker)
    }

    /// Free prices, cheapest first.
    pub fn free(&self) -> impl Iterator<Item = u8> {
        PRICES.into_iter().filter(|price| self.is_free(*price))
    }

    /// Moves the next bidder's marker to a free spot. A new zero goes next to the 1 and pushes the others back.
    pub fn bid(&mut self, price: u8) {
        let Some(seat) = self.to_bid.pop() else { return };
        if price == 0 {
            self.spots.copy_within(1..ZEROS, 0);
            self.spots[ZEROS - 1] = Some(seat);
        } else if let Some(n) = SPOTS.iter().position(|spot| *spot == price) {
            self.spots[n] = Some(seat);
        }
    }

    /// Takes the marker that acts next off the track: dearest spot first.
    pub fn next_to_act(&mut self) -> Option<Seat> {
        let seat = self.spots.iter_mut().rev().find_map(Option::take)?;
        self.acted.push(seat);
        Some(seat)
    }
}
