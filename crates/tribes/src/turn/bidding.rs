//! Bidding for the turn order.

use table::{Moves, Seat, Sink};

use crate::Refused;
use crate::data::PRICES;
use crate::state::Tribes;
use crate::turn::Play;
use crate::{Djinn, DjinnLimit, Event, Move, Resource};

impl Tribes {
    pub(crate) fn list_bids(&self, into: &mut Moves<Move>) {
        let Some(seat) = self.track.bidder() else { return };
        let player = &self.players[seat];
        let mut is_broke = true;
        for spot in self.track.free() {
            if u16::from(spot) <= player.gold {
                is_broke = false;
                into.push(Move::Bid { spot, fakirs: 0 });
            }
            if !player.has(Djinn::Kumarbi) || self.used[seat].contains(Djinn::Kumarbi) {
                continue;
            }
            for fakirs in 1..=player.fakirs().min(steps_above_zero(spot)) {
                if u16::from(price_after(spot, fakirs)) <= player.gold {
                    into.push(Move::Bid { spot, fakirs });
                }
            }
        }
        // Three zeros taken and no gold left: the cheapest spot for whatever there is, so that nobody is stuck.
        if is_broke
            && (into.is_empty() || self.rules.broke_bidders_may_keep_fakirs())
            && let Some(spot) = self.track.free().next()
        {
            into.push(Move::Bid { spot, fakirs: 0 });
        }
    }

    pub(crate) fn refuse_bid(&self, seat: Seat, spot: u8, fakirs: u8) -> Refused {
        let player = &self.players[seat];
        if !PRICES.contains(&spot) {
            return Refused::NoSuchSpot { spot };
        }
        if !self.track.is_free(spot) {
            return match self.track.marker_at(spot) {
                Some(by) if spot > 0 => Refused::SpotTaken { spot, by },
                _ => Refused::ZerosTaken,
            };
        }
        if fakirs > 0 && !player.has(Djinn::Kumarbi) {
            return Refused::NotYourDjinn { djinn: Djinn::Kumarbi };
        }
        if fakirs > 0 && self.used[seat].contains(Djinn::Kumarbi) {
            return Refused::UsedUp { djinn: Djinn::Kumarbi };
        }
        if fakirs > player.fakirs() {
            return Refused::TooFewFakirs { given: fakirs, held: player.fakirs() };
        }
        if fakirs > steps_above_zero(spot) {
            return Refused::FakirsForNothing { given: fakirs, useful: steps_above_zero(spot) };
        }
        Refused::TooPoor { price: u16::from(price_after(spot, fakirs)), gold: player.gold }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn play_bid(&mut self, spot: u8, fakirs: u8) {
        let Some(seat) = self.game.track.bidder() else { return };
        let player = &mut self.game.players[seat];
        let paid = u16::from(price_after(spot, fakirs)).min(player.gold);
        player.gold -= paid;
        player.give(Resource::Fakir, fakirs);
        self.game.resources.discard.add(Resource::Fakir, fakirs);
        if fakirs > 0 && self.game.rules.djinn_limit == DjinnLimit::PerRound {
            self.game.used[seat].insert(Djinn::Kumarbi);
        }
        self.game.track.bid(spot);
        self.tell(Event::Bid { seat, spot, paid, fakirs });
        if self.game.track.bidder().is_none() {
            self.next_activation();
        }
    }
}

/// The price so many steps lower on the track.
fn price_after(spot: u8, fakirs: u8) -> u8 {
    PRICES[(steps_above_zero(spot).saturating_sub(fakirs)) as usize]
}

fn steps_above_zero(spot: u8) -> u8 {
    PRICES.iter().position(|price| *price == spot).unwrap_or(0) as u8
}
