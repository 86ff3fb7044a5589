//! What a net is told of a position: small numbers about every seat and about the table.
//!
//! There are two lists: that of the base game, and that of games with any of the boxes, which says more.

mod boxes;

use minds::net::Inputs;
use table::{Game, Seat};
use tribes::sets::hand_value;
use tribes::{Djinn, Ground, Moment, Piece, Resource, TileSet, Tribe, Tribes};

use crate::bid::best_results_of_all;
use crate::goods::Goods;
use crate::outlook::{FAKIR, majority, outlook, powers, to_come};

const TRIBES: [Tribe; 5] = [Tribe::Vizier, Tribe::Elder, Tribe::Merchant, Tribe::Builder, Tribe::Assassin];
/// Djinns of the base game, which come first.
const BASE_DJINNS: usize = 22;

/// Tells all: a block for every seat, then the table.
pub fn tell(game: &Tribes, into: &mut impl Inputs) {
    let to_come = to_come(game);
    let outlooks = outlook(game);
    let order = Order::new(game);
    let results = best_results_of_all(game);
    let boxed = !game.setup().expansions.is_none();
    for seat in Seat::first(game.players()) {
        into.next_seat();
        held(game, seat, to_come, outlooks[seat], into);
        tiles(game, seat, into);
        djinns(game, seat, to_come, into);
        if boxed {
            boxes::seat(game, seat, to_come, into);
        }
        for (n, worth) in results[seat].into_iter().enumerate() {
            into.nth("result", n, worth / 15.0);
        }
        for n in 0..4 {
            into.nth("acts", n, flag(order.acts[n] == Some(seat)));
        }
        for n in 0..4 {
            into.nth("bids", n, flag(order.bids[n] == Some(seat)));
        }
    }
    into.table();
    table(game, to_come, into);
    if boxed {
        boxes::table(game, into);
    }
}

pub(crate) fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// Who acts next in this round, and who bids in which order in the next.
struct Order {
    acts: [Option<Seat>; 4],
    bids: [Option<Seat>; 4],
}

impl Order {
    fn new(game: &Tribes) -> Order {
        let mut order = Order { acts: [None; 4], bids: [None; 4] };
        let active = (game.moment() == Moment::Start).then(|| game.active());
        let acts = active.into_iter().chain(game.to_act());
        order.acts.iter_mut().zip(acts).for_each(|(into, seat)| *into = Some(seat));
        if game.moment() == Moment::Bid {
            order.bids.iter_mut().zip(game.to_bid()).for_each(|(into, seat)| *into = Some(seat));
        } else {
            order.bids.iter_mut().zip(game.acted()).for_each(|(into, seat)| *into = Some(*seat));
        }
        order
    }
}

/// Points, gold, meeples and cards of a seat.
fn held(game: &Tribes, seat: Seat, to_come: f32, outlook: f32, into: &mut impl Inputs) {
    let (held, hand) = (game.held(seat), game.hand(seat));
    let gold = f32::from(game.gold(seat));
    into.put("outlook", outlook / 50.0);
    into.put("points", game.points(seat) as f32 / 50.0);
    into.put("gold", gold / 20.0);
    into.put("poor", (9.0 - gold).max(0.0) / 9.0);
    let viziers = held.count(Tribe::Vizier);
    let (mut majorities, mut lead) = (0.0, f32::INFINITY);
    for other in seat.others(game.players()) {
        let theirs = game.held(other).count(Tribe::Vizier);
        majorities += majority(viziers, theirs, to_come);
        lead = lead.min(f32::from(viziers) - f32::from(theirs));
    }
    into.put("viziers", f32::from(viziers) / 5.0);
    into.put("majorities", majorities / 10.0);
    into.put("viziers_ahead", lead.clamp(-4.0, 4.0) / 3.0);
    into.put("elders", f32::from(held.count(Tribe::Elder)) / 3.0);
    into.put("fakirs", f32::from(hand.fakirs()) / 3.0);
    into.put("goods_value", f32::from(hand_value(hand, 0)) / 20.0);
    let (mut kinds, mut second, mut cards) = (0u8, 0u8, 0u8);
    for good in Resource::GOODS {
        let count = hand.count(good);
        kinds += u8::from(count > 0);
        second += u8::from(count > 1);
        cards += count;
    }
    into.put("kinds", f32::from(kinds) / 5.0);
    into.put("kinds_twice", f32::from(second) / 3.0);
    into.put("goods", f32::from(cards) / 5.0);
    let goods = Goods::new(hand, to_come, FAKIR);
    let best = |count: usize| game.row().iter().take(count).map(|card| goods.gain(*card)).fold(0.0, f32::max);
    into.put("best_of_three", best(3) / 8.0);
    into.put("best_of_row", best(usize::MAX) / 8.0);
    into.put("first_two", game.row().iter().take(2).map(|card| goods.gain(*card)).sum::<f32>() / 8.0);
    let camels = game.camels(seat);
    into.put("camels", f32::from(camels) / 10.0);
    into.put("last_camel", flag(camels <= 1));
    into.put("two_camels", flag(camels <= 2));
}

/// Tiles of a seat.
fn tiles(game: &Tribes, seat: Seat, into: &mut impl Inputs) {
    let (mut value, mut palms, mut palaces, mut people) = (0.0, 0u8, 0u8, 0u8);
    let (mut oases, mut villages, mut sacred, mut others) = (0u8, 0u8, 0u8, 0u8);
    for tile in game.owned_by(seat).iter() {
        let ground = game.ground(tile);
        value += f32::from(ground.value());
        palms += game.pieces(Piece::Palm, tile);
        palaces += game.pieces(Piece::Palace, tile);
        people += game.meeples(tile).total();
        match ground {
            Ground::Oasis => oases += 1,
            Ground::Village => villages += 1,
            ground if ground.is_sacred() => sacred += 1,
            _ => others += 1,
        }
    }
    into.put("tiles_value", value / 20.0);
    into.put("palms", f32::from(palms) / 2.0);
    into.put("palaces", f32::from(palaces) / 2.0);
    into.put("oases", f32::from(oases) / 2.0);
    into.put("villages", f32::from(villages) / 2.0);
    into.put("sacred_places", f32::from(sacred) / 2.0);
    into.put("other_tiles", f32::from(others) / 2.0);
    into.put("people_on_tiles", f32::from(people) / 10.0);
}

fn djinns(game: &Tribes, seat: Seat, to_come: f32, into: &mut impl Inputs) {
    let djinns = game.djinns(seat);
    let count = djinns.len() as f32;
    into.put("djinns", count / 2.0);
    into.put("djinns_value", djinns.iter().map(|djinn| f32::from(djinn.value())).sum::<f32>() / 10.0);
    for (n, djinn) in Djinn::ALL.iter().take(BASE_DJINNS).enumerate() {
        into.nth("djinn", n, flag(djinns.contains(*djinn)));
    }
    into.put("djinns_to_come", to_come * count);
}

/// What lies on the table.
fn table(game: &Tribes, to_come: f32, into: &mut impl Inputs) {
    into.put("bidding", flag(game.moment() == Moment::Bid));
    into.put("to_come", to_come);
    into.put("ending", flag(game.is_ending()));
    into.put("round", f32::from(game.round()) / 10.0);
    let mut total = 0;
    for (n, tribe) in TRIBES.into_iter().enumerate() {
        let count: u32 =
            game.standing(tribe).iter().map(|tile| u32::from(game.meeples(tile).count(tribe))).sum();
        total += count;
        into.nth("meeples", n, count as f32 / 10.0);
    }
    into.put("all_meeples", total as f32 / 30.0);
    let peopled = game.peopled();
    let free = game.tiles() & !game.owned();
    let open = free & peopled;
    let lone: TileSet = open.iter().filter(|tile| game.meeples(*tile).total() == 1).collect();
    let alike: TileSet = open.iter().filter(|tile| game.meeples(*tile).tribes().count() == 1).collect();
    into.put("peopled", peopled.len() as f32 / 10.0);
    into.put("free", free.len() as f32 / 10.0);
    into.put("free_value", value(game, free));
    into.put("open_value", value(game, open));
    into.put("lone", lone.len() as f32 / 5.0);
    into.put("lone_value", value(game, lone));
    into.put("alike", alike.len() as f32 / 5.0);
    into.put("alike_value", value(game, alike));
    into.put("palms_left", f32::from(game.pieces_left(Piece::Palm)) / 10.0);
    into.put("palaces_left", f32::from(game.pieces_left(Piece::Palace)) / 10.0);
    let fakirs = |card: &&Resource| **card == Resource::Fakir;
    into.put("near_fakirs", game.row().iter().take(3).filter(fakirs).count() as f32);
    into.put("far_fakirs", game.row().iter().skip(3).filter(fakirs).count() as f32);
    let offered = game.djinn_row();
    into.put("djinn_value", offered.iter().map(|d| f32::from(d.value())).fold(0.0, f32::max) / 10.0);
    into.put("djinn_power", offered.iter().map(|d| powers(d.set())).fold(0.0, f32::max) / 5.0);
    into.put("free_and_empty", (free & !peopled).len() as f32 / 10.0);
}

/// What tiles would bring to whoever owned them.
fn value(game: &Tribes, tiles: TileSet) -> f32 {
    let worth = |tile| {
        f32::from(game.ground(tile).value())
            + 3.0 * f32::from(game.pieces(Piece::Palm, tile))
            + 5.0 * f32::from(game.pieces(Piece::Palace, tile))
    };
    tiles.iter().map(worth).sum::<f32>() / 50.0
}
