//! What a position is worth to each seat: points as they stand, and what they may still become.

use std::sync::LazyLock;

use minds::net::logistic;
use table::{Game, PerSeat, Seat};
use tribes::sets::set_value;
use tribes::{Cards, Djinn, Djinns, Moment, Resource, Thief, Tribe, Tribes};

/// What a Fakir is worth in the hand while there is time to use it.
pub const FAKIR: f32 = 2.2;
/// What an Elder is worth beyond its points, as long as djinns can be bought with it.
const ELDER: f32 = 0.9;
/// The part of the next good's worth that a growing set can hope for.
pub const GROWTH: f32 = 0.45;
/// A seat with less gold than this is likely to bid last.
const PURSE: f32 = 9.0;

/// What each power may still bring over a whole game, in the order of [`Djinn::ALL`].
const POWERS: [f32; Djinn::COUNT] = [
    3.0, // al_amin
    2.0, // anun_nak
    2.0, // baal
    1.5, // boaz
    5.0, // bouraq
    6.0, // echidna
    4.0, // enki
    3.0, // hagis
    4.0, // haurvatat
    3.0, // iblis
    4.0, // jafaar
    5.0, // kandicha
    4.0, // kumarbi
    3.0, // lamia
    6.0, // leta
    5.0, // marid
    3.5, // monkir
    4.0, // nekir
    3.0, // shamhat
    7.0, // sibittis
    5.0, // sloar
    6.0, // utug
    4.0, // morgiane
    4.0, // geb
    4.0, // ptah
];

/// What using a thief may still bring over a whole game beyond its points, in the order of [`Thief::ALL`].
const ROBBERIES: [f32; Thief::ALL.len()] = [
    1.0, // houssain
    3.0, // ziad
    5.0, // ouafat
    3.0, // kohdjah
    1.5, // shalim
    2.0, // madjaar
];

/// How much of the game is still to come, from 1 to 0: whoever has fewest camels ends it.
pub fn to_come(game: &Tribes) -> f32 {
    if game.is_ending() || game.moment() == Moment::Over {
        return 0.0;
    }
    let all = f32::from(tribes::data::camels(game.players()));
    let fewest = Seat::first(game.players()).map(|seat| game.camels(seat)).min().unwrap_or(0);
    f32::from(fewest) / all
}

pub fn outlook(game: &Tribes) -> PerSeat<f32> {
    let to_come = to_come(game);
    let mut outlook = PerSeat::default();
    for seat in Seat::first(game.players()) {
        outlook[seat] = game.points(seat) as f32;
    }
    if game.moment() == Moment::Over {
        return outlook;
    }
    for seat in Seat::first(game.players()) {
        let own = game.held(seat).count(Tribe::Vizier);
        for other in seat.others(game.players()) {
            let theirs = game.held(other).count(Tribe::Vizier);
            let certain = if own > theirs { 10.0 } else { 0.0 };
            outlook[seat] += majority(own, theirs, to_come) - certain;
        }
        outlook[seat] += promise(game, seat, to_come);
    }
    outlook
}

/// What ten points for more Viziers than somebody else are worth by now.
#[inline]
pub fn majority(own: u8, theirs: u8, to_come: f32) -> f32 {
    let lead = i32::from(own) - i32::from(theirs);
    let part = ((to_come * PARTS as f32 + 0.5) as usize).min(PARTS);
    MAJORITIES[part][(lead.clamp(-MOST_LEAD, MOST_LEAD) + MOST_LEAD) as usize]
}

/// Parts of a game that are told apart: any part of 8 or of 11 camels is a whole number of them.
const PARTS: usize = 88;
/// There are 16 Viziers.
const MOST_LEAD: i32 = 16;

/// The worth of majorities, by how much is to come and by the lead.
static MAJORITIES: LazyLock<[[f32; 2 * MOST_LEAD as usize + 1]; PARTS + 1]> = LazyLock::new(|| {
    std::array::from_fn(|part| {
        let to_come = part as f32 / PARTS as f32;
        std::array::from_fn(|n| worth_of_lead((n as i32 - MOST_LEAD) as f32, to_come))
    })
});

fn worth_of_lead(lead: f32, to_come: f32) -> f32 {
    if to_come <= 0.0 {
        return if lead > 0.0 { 10.0 } else { 0.0 };
    }
    // A tie pays nobody.
    10.0 * logistic((lead - 0.3) / (0.35 + 2.0 * to_come))
}

/// What a seat may still make of what it holds.
fn promise(game: &Tribes, seat: Seat, to_come: f32) -> f32 {
    if to_come <= 0.0 {
        return 0.0;
    }
    let near = (2.5 * to_come).min(1.0);
    let hand = game.hand(seat);
    let elders = f32::from(game.held(seat).count(Tribe::Elder).min(4));
    let purse = (PURSE - f32::from(game.gold(seat))).max(0.0);
    near * (f32::from(hand.fakirs()) * FAKIR + elders * ELDER - 0.35 * purse)
        + growth(hand, to_come)
        + to_come * powers(game.djinns(seat))
        + to_come * game.thieves(seat).map(robbery).sum::<f32>()
}

/// What the next goods of a hand may add to its largest set.
pub fn growth(hand: &Cards, to_come: f32) -> f32 {
    let kinds = Resource::GOODS.iter().filter(|good| hand.has(**good)).count() as u8;
    let next = if kinds < 9 { f32::from(set_value(kinds + 1) - set_value(kinds)) } else { 0.0 };
    GROWTH * to_come * next
}

/// What the powers of these djinns may bring over a whole game.
pub fn powers(djinns: Djinns) -> f32 {
    djinns.iter().map(|djinn| POWERS[djinn as usize]).sum()
}

/// What using this thief may bring over a whole game beyond its points.
pub fn robbery(thief: Thief) -> f32 {
    ROBBERIES[thief as usize]
}
