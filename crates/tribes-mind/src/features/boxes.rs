//! What the boxes add: thieves, items, Artisans, tents. What a box that is not in play would say is nothing.

use minds::net::Inputs;
use table::{Game, Seat};
use tribes::{Djinn, Ground, Item, Thief, Tribe, Tribes};

use super::flag;
use crate::outlook::robbery;

/// Djinns that come with the boxes.
const DJINNS: [Djinn; 3] = [Djinn::Morgiane, Djinn::Geb, Djinn::Ptah];

/// What a seat has of the boxes.
pub fn seat(game: &Tribes, seat: Seat, to_come: f32, into: &mut impl Inputs) {
    let mut robberies = 0.0;
    let mut held = [false; Thief::ALL.len()];
    for thief in game.thieves(seat) {
        held[thief as usize] = true;
        robberies += robbery(thief);
    }
    for (n, held) in held.into_iter().enumerate() {
        into.nth("thief", n, flag(held));
    }
    into.put("robberies", to_come * robberies / 5.0);
    let items = game.items(seat);
    let (mut precious, mut value) = (0u8, 0u16);
    for item in Item::ALL {
        let count = items.count(item);
        if item.is_precious() {
            precious += count;
            value += u16::from(count) * u16::from(item.value());
        } else {
            into.nth("magic", item as usize, flag(count > 0));
        }
    }
    into.put("precious", f32::from(precious) / 2.0);
    into.put("precious_value", f32::from(value) / 10.0);
    let artisans = |seat: Seat| f32::from(game.held(seat).count(Tribe::Artisan));
    let most = seat.others(game.players()).map(artisans).fold(0.0, f32::max);
    into.put("artisans", artisans(seat) / 3.0);
    into.put("artisans_ahead", (artisans(seat) - most).clamp(-3.0, 3.0) / 2.0);
    into.put("tent", flag(game.tent_left(seat)));
    for (n, djinn) in DJINNS.into_iter().enumerate() {
        into.nth("box_djinn", n, flag(game.djinns(seat).contains(djinn)));
    }
}

/// What lies on the table of the boxes.
pub fn table(game: &Tribes, into: &mut impl Inputs) {
    let boxes = game.setup().expansions;
    into.put("with_thieves", flag(boxes.thieves));
    into.put("with_artisans", flag(boxes.artisans));
    for (n, thief) in Thief::ALL.into_iter().enumerate() {
        into.nth("open_thief", n, flag(game.open_thief() == Some(thief)));
    }
    let standing = game.standing(Tribe::Artisan);
    let artisans: u32 = standing.iter().map(|tile| u32::from(game.meeples(tile).count(Tribe::Artisan))).sum();
    into.put("artisans_standing", artisans as f32 / 10.0);
    let workshops = game.tiles().iter().filter(|tile| game.ground(*tile) == Ground::Workshop);
    into.put(
        "workshops_peopled",
        workshops.filter(|tile| !game.meeples(*tile).is_empty()).count() as f32 / 2.0,
    );
}
