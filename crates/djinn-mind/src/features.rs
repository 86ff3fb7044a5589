//! What a net is told of a position: small numbers about every seat and about the table.

mod reach;
mod strength;

use djinn::data::{Character, Equipment};
use djinn::{Djinn, Phase, Player, RoundField, State};
use minds::net::Inputs;
use table::{Game, Seat};

use crate::outlook::outlook;

use strength::Strength;

/// Steps to the goal of a scoring card that are told apart.
const FARTHEST_GOAL: u16 = 4;

/// Tells all: a block for every seat, then the table.
pub fn tell(game: &Djinn, into: &mut impl Inputs) {
    let state = game.state();
    let outlooks = outlook(game);
    for seat in Seat::first(game.players()) {
        into.next_seat();
        into.put("outlook", outlooks[seat] / 40.0);
        for (n, points) in state.points(seat).into_iter().enumerate() {
            into.nth("points", n, points as f32 / 20.0);
        }
        let player = &state.players[seat];
        goods(player, into);
        djinns(player, into);
        cards(state, player, into);
        given(player, into);
        let strength = Strength::of(player);
        strength.tell(into);
        reach::tell(state, player, &strength, into);
        into.put("first", flag(state.seat_at(0) == seat));
        into.put("decides", flag(state.decider() == seat));
        for n in 0..4u8 {
            let acts = n < game.players() && state.seat_at(n) == seat;
            into.nth("turn", usize::from(n), flag(acts));
        }
    }
    into.table();
    table(state, into);
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

fn goods(player: &Player, into: &mut impl Inputs) {
    into.put("coins", f32::from(player.coins) / 8.0);
    into.put("first_coins", f32::from(player.coins.min(3)) / 3.0);
    into.put("scrolls", f32::from(player.scrolls) / 6.0);
    into.put("keys", f32::from(player.keys) / 3.0);
    into.put("magic", f32::from(player.magic) / 6.0);
    into.put("limit", f32::from(player.limit) / 8.0);
    into.put("mages", player.mages.len() as f32 / 5.0);
    into.put("awake", player.awake.len() as f32 / 4.0);
    into.put("passages", player.passages.iter().flatten().count() as f32 / 2.0);
}

fn djinns(player: &Player, into: &mut impl Inputs) {
    into.put("circles", f32::from(player.circles) / 4.0);
    into.put("free_circles", f32::from(player.free_circles()) / 3.0);
    into.put("circled_masters", f32::from(player.circled_masters));
    let (mut fitting, mut empty) = (0u8, 0u8);
    for colour in 0..4 {
        let bottled = player.bottled[colour] + player.bottled_masters[colour];
        into.nth("bottled", colour, f32::from(bottled) / 3.0);
        into.nth("towards_trophy", colour, f32::from(bottled % 3) / 2.0);
        into.nth("circled", colour, f32::from(player.circled[colour]) / 2.0);
        into.nth("empty_bottles", colour, f32::from(player.bottles[colour]) / 2.0);
        fitting += player.circled[colour].min(player.bottles[colour]);
        empty += player.bottles[colour];
    }
    into.put("fitting", f32::from(fitting) / 2.0);
    into.put("bottles", f32::from(empty) / 4.0);
    into.put("ready", f32::from(fitting.min(player.corks)) / 2.0);
    into.put("in_circles", f32::from(player.djinns_in_circles()) / 3.0);
    into.put("corks", f32::from(player.corks) / 3.0);
    into.put("trophies", player.trophies.len() as f32 / 3.0);
    into.put("masters", f32::from(player.masters_caught) / 2.0);
}

/// How far a seat is with the scoring cards on the table.
fn cards(state: &State, player: &Player, into: &mut impl Inputs) {
    for (n, card) in state.scoring.iter().enumerate() {
        let far = card.map_or((0.0, 0.0), |card| {
            let view = player.progress(card);
            let part = f32::from(view.have.min(view.goal)) / f32::from(view.goal.max(1));
            let missing = view.goal.saturating_sub(view.have).min(FARTHEST_GOAL);
            (part * f32::from(card.points()) / 10.0, f32::from(missing) / f32::from(FARTHEST_GOAL))
        });
        into.nth("card", n, far.0);
        into.nth("card_missing", n, far.1);
    }
}

/// Cards and characters, one by one.
fn given(player: &Player, into: &mut impl Inputs) {
    for n in 0..Equipment::COUNT {
        into.nth("equipment", n, flag(player.equipment.iter().flatten().any(|card| card.index() == n)));
    }
    for n in 0..Character::COUNT {
        into.nth("character", n, flag(player.characters.iter().flatten().any(|one| one.index() == n)));
    }
}

fn table(state: &State, into: &mut impl Inputs) {
    into.put("masters_left", f32::from(state.masters()) / 6.0);
    into.put("ending", flag(state.last_round.is_some()));
    into.put("last_round", flag(state.last_round.is_some_and(|last| last <= state.round)));
    into.put("round", f32::from(state.round) / 15.0);
    into.put("djinns_around", f32::from(state.fields.iter().map(RoundField::normal).sum::<u8>()) / 10.0);
    into.put("placing", flag(matches!(state.phase, Phase::Place)));
    into.put("corks_left", f32::from(state.corks) / 10.0);
    into.put("trophies_left", state.trophies_left().len() as f32 / 6.0);
    into.put("keys_left", f32::from(state.keys) / 24.0);
    into.put("chests_left", state.chests.len() as f32 / 18.0);
    for colour in 0..4 {
        into.nth("bottles_left", colour, f32::from(state.bottles[colour]) / 6.0);
    }
}
