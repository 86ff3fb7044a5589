//! What lies one and two moves away from a player's figure.

use djinn::data::{DJINN_COST, Field, MASTER_SURCHARGE, Place};
use djinn::{Player, State};
use minds::net::Inputs;

use super::flag;
use super::strength::Strength;

/// What could be had at some fields.
#[derive(Default)]
struct Near {
    djinns: u8,
    masters: u8,
    /// The most djinns one catch could bring.
    catch: u8,
    master: bool,
}

impl Near {
    fn add(&mut self, state: &State, field: Field, strength: &Strength) {
        let there = state.djinns_at(field);
        self.djinns += there.normal();
        self.catch = self.catch.max(strength.catches(there.djinns));
        if there.master {
            self.masters += 1;
            let price = DJINN_COST + MASTER_SURCHARGE * u16::from(there.normal());
            self.master |= strength.catches_master(price);
        }
    }

    fn tell(&self, moves: usize, into: &mut impl Inputs) {
        into.nth("near_djinns", moves, f32::from(self.djinns) / 4.0);
        into.nth("near_masters", moves, f32::from(self.masters) / 2.0);
        into.nth("near_catch", moves, f32::from(self.catch) / 2.0);
        into.nth("near_master", moves, flag(self.master));
    }
}

pub fn tell(state: &State, player: &Player, strength: &Strength, into: &mut impl Inputs) {
    let (mut one, mut two) = (Near::default(), Near::default());
    let mut places = [false; Place::ALL.len()];
    let (mut seen, mut source) = ([false; 13], 2u8);
    if let Some(spot) = player.spot {
        let nearest = spot.to.neighbours().iter().filter(|field| **field != spot.from);
        for field in nearest {
            one.add(state, *field, strength);
            places[state.place(*field) as usize] = true;
            if *field == Field::SOURCE {
                source = 0;
            }
            for next in field.neighbours().iter().filter(|next| **next != spot.to) {
                if !std::mem::replace(&mut seen[next.index()], true) {
                    two.add(state, *next, strength);
                }
                if *next == Field::SOURCE {
                    source = source.min(1);
                }
            }
        }
    }
    one.tell(0, into);
    two.tell(1, into);
    for (n, near) in places.into_iter().enumerate() {
        into.nth("near_place", n, flag(near));
    }
    into.put("placed", flag(player.spot.is_some()));
    into.put("at_source", flag(player.spot.is_some_and(|spot| spot.to == Field::SOURCE)));
    into.put("to_source", f32::from(source) / 2.0);
}
