use serde::Serialize;
use table::Seat;

use crate::{
    Cards, Colour, Djinn, Djinns, Ending, GoodsSet, Ground, Item, Items, ItemsView, Meeples, Phase, Resource,
    Setup, Thief, ThievesView, Tile, Tribe,
};

/// What some eyes may see of a game: everything that lies open, and their own secrets.
///
/// Gold and hands of others are covered unless the setup says otherwise, although a perfect memory could
/// work most of it out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct View {
    /// What the game was set up with.
    pub setup: Setup,
    /// From 1.
    pub round: u16,
    /// What is being decided.
    pub phase: Phase,
    /// Who decides; nobody when the game is over.
    pub deciding: Option<Seat>,
    /// Whose turn it is; nobody while bidding.
    pub active: Option<Seat>,
    /// 5, or 6 with the Artisans. There are always 6 columns.
    pub rows: u8,
    /// Row by row from `a1`.
    pub tiles: Vec<TileView>,
    /// Sides of tiles that nobody can cross.
    pub mountains: Vec<Mountain>,
    /// The move being made, or the last one made this turn.
    pub sowing: Option<SowingView>,
    /// What the active player collected this turn.
    pub collected: Option<CollectedView>,
    /// Meeples in the bag.
    pub bag: Meeples,
    /// Turn markers that still have to bid, first one first.
    pub to_bid: Vec<Seat>,
    /// The nine spots of the turn order track, cheapest first: `0 0 0 1 3 5 8 12 18`.
    pub track: Vec<Option<Seat>>,
    /// Markers that have acted this round, in order: they will bid in this order in the next.
    pub acted: Vec<Seat>,
    /// Open resource cards, front first.
    pub row: Vec<Resource>,
    /// How many of them, from the front, are within reach of the decision that is due.
    pub reach: u8,
    /// Resource cards in the pile.
    pub pile: u8,
    /// Discarded resource cards.
    pub discard: Cards,
    /// Open djinns.
    pub djinns: Vec<Djinn>,
    /// Djinns in the pile.
    pub djinn_pile: u8,
    /// Discarded djinns.
    pub djinn_discard: Djinns,
    /// Palm trees in the supply.
    pub palms_left: u8,
    /// Palaces in the supply.
    pub palaces_left: u8,
    /// One per player.
    pub seats: Vec<SeatView>,
    /// What the goods laid out for sale would bring.
    pub sale: Option<u8>,
    /// The magic item being used.
    pub magic: Option<Item>,
    /// With the Thieves.
    pub thieves: Option<ThievesView>,
    /// With the Artisans.
    pub items: Option<ItemsView>,
    /// Why the game is over, or will be at the end of this round.
    pub ending: Option<Ending>,
}

/// One tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct TileView {
    /// Where it lies.
    pub at: Tile,
    /// What it is.
    pub ground: Ground,
    /// Points for its owner.
    pub value: u8,
    /// Red or blue.
    pub colour: Colour,
    /// Who stands there.
    pub meeples: Meeples,
    /// Whose camel or tent stands there.
    pub owner: Option<Seat>,
    /// Is it a tent?
    pub tent: bool,
    /// Palm trees.
    pub palms: u8,
    /// Palaces.
    pub palaces: u8,
}

/// A side of a tile that nobody can cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Mountain {
    /// The tile north or west of the mountain.
    pub from: Tile,
    /// The tile south or east of it.
    pub to: Tile,
}

/// The move of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct SowingView {
    /// Where the meeples were picked up.
    pub start: Tile,
    /// Where the last one was dropped; the start before the first.
    pub at: Tile,
    /// Meeples still in hand.
    pub hand: Meeples,
    /// Drops so far, oldest first.
    pub path: Vec<DropView>,
}

/// One drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct DropView {
    /// Which meeple.
    pub tribe: Tribe,
    /// Where.
    pub tile: Tile,
}

/// What the active player collected this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Collected {
    /// Which tribe.
    pub tribe: Tribe,
    /// How many.
    pub count: u8,
    /// Where.
    pub tile: Tile,
}

/// The same, with what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct CollectedView {
    /// Which tribe.
    pub tribe: Tribe,
    /// How many.
    pub count: u8,
    /// Where.
    pub tile: Tile,
    /// What this tile is.
    pub ground: Ground,
    /// Gold for each Builder, and for each Fakir that helps them; 0 for other tribes.
    pub wage: u16,
}

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct SeatView {
    /// Gold, if these eyes may see it.
    pub gold: Option<u16>,
    /// Camels in stock.
    pub camels: u8,
    /// Tents in stock.
    pub tents: u8,
    /// Viziers.
    pub viziers: u8,
    /// Elders.
    pub elders: u8,
    /// Artisans.
    pub artisans: u8,
    /// How many resource cards.
    pub cards: u8,
    /// Which resource cards, if these eyes may see them.
    pub hand: Option<Cards>,
    /// The sets these cards make at the end, for the most points; if these eyes may see them.
    pub sets: Option<Vec<GoodsSet>>,
    /// Djinns.
    pub djinns: Djinns,
    /// Djinns whose power is spent for now.
    pub used: Djinns,
    /// Thieves.
    pub thieves: Vec<Thief>,
    /// How many items.
    pub item_count: u8,
    /// Which items, if these eyes may see them.
    pub items: Option<Items>,
}
