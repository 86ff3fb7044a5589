//! What a position is worth to each seat: points as they stand, and what its goods may still become.

use djinn::{ByColour, Djinn, Phase, Player, State};
use table::{Game, PerSeat, Seat};

/// What a caught djinn is worth before it has a home.
const CAUGHT: f32 = 3.0;
/// What a djinn in a circle may still gain by being bottled.
const BOTTLING: f32 = 6.0;
/// What a point of magic is worth.
const MAGIC: f32 = 1.2;

/// How much of the game is still to come, from 1 to 0: it ends with the last master.
fn to_come(state: &State) -> f32 {
    if state.phase == Phase::Over || matches!(state.phase, Phase::Source { closing: true, .. }) {
        return 0.0;
    }
    match state.last_round {
        Some(last) if last <= state.round => 0.08,
        Some(_) => 0.2,
        None => 0.3 + 0.7 * f32::from(state.masters()) / 6.0,
    }
}

pub fn outlook(game: &Djinn) -> PerSeat<f32> {
    let state = game.state();
    let to_come = to_come(state);
    let mut outlook = PerSeat::default();
    for seat in Seat::first(game.players()) {
        let points: i32 = state.points(seat).iter().sum();
        outlook[seat] = points as f32;
        if state.phase != Phase::Over {
            outlook[seat] += promise(&state.players[seat], to_come);
        }
    }
    if let Some(seat) = game.to_move().seat() {
        outlook[seat] += under_way(game, to_come);
    }
    outlook
}

/// What a player may still make of what lies in front of them.
fn promise(player: &Player, to_come: f32) -> f32 {
    let count = |n: u32, most: u32| n.min(most) as f32;
    let goods = count(u32::from(player.coins), 9) * 0.9
        + count(u32::from(player.scrolls), 6) * 0.8
        + count(u32::from(player.keys), 4) * 0.7
        + f32::from(player.magic) * MAGIC
        + f32::from(player.limit.saturating_sub(4)) * 0.9
        + f32::from(player.circles) * 2.2
        + count(u32::from(player.awake.len()), 5) * 2.0
        + count(u32::from(player.asleep().len()), 4) * 0.9
        + player.equipment.iter().flatten().count() as f32 * 2.2
        + player.passages.iter().flatten().count() as f32 * 1.6
        + count(sum(player.bottles), 5) * 0.7
        + count(u32::from(player.corks), 5) * 1.3;
    goods * to_come + homes(player, to_come) + trophies(player, to_come)
}

/// Djinns in circles: some have their bottle and cork already, the others may get one.
fn homes(player: &Player, to_come: f32) -> f32 {
    let fitting: u32 = (0..4).map(|c| u32::from(player.circled[c].min(player.bottles[c]))).sum();
    let spare = sum(player.bottles) - fitting;
    let ready = (fitting + spare.min(u32::from(player.circled_masters))).min(u32::from(player.corks));
    let waiting = u32::from(player.djinns_in_circles()) - ready;
    ready as f32 * BOTTLING * (0.75 + 0.25 * to_come) + waiting as f32 * BOTTLING * 0.6 * to_come
}

/// Bottles on their way to a trophy.
fn trophies(player: &Player, to_come: f32) -> f32 {
    let towards = |n: u8| match n % 3 {
        0 => 0.0,
        1 => 0.6,
        _ => 2.0,
    };
    let begun: f32 = (0..4).map(|c| towards(player.bottled[c] + player.bottled_masters[c])).sum();
    begun * to_come + f32::from(player.trophies.len()) * 2.0 * to_come
}

/// What the deciding seat is in the middle of.
fn under_way(game: &Djinn, to_come: f32) -> f32 {
    let home = CAUGHT + BOTTLING * 0.6 * to_come;
    match &game.state().phase {
        Phase::Catch(chosen) => {
            let djinns = sum(chosen.normal) as f32 + if chosen.master { 2.0 } else { 0.0 };
            djinns * home - f32::from(game.catch_need()) * MAGIC * to_come
        }
        Phase::House(caught) => {
            (sum(caught.normal) as f32
                + f32::from(u8::from(caught.master))
                + f32::from(u8::from(caught.free)))
                * home
        }
        Phase::Market { trades, .. } => f32::from(*trades) * 0.4 * to_come,
        Phase::Manufactory { equipped: false, .. } => 0.9 * to_come,
        Phase::Archives { .. } => 1.5 * to_come,
        _ => 0.0,
    }
}

fn sum(of: ByColour) -> u32 {
    of.iter().map(|n| u32::from(*n)).sum()
}
