//! Items: who has them, the Artisans' action, and the workshop.

use serde::{Deserialize, Deserializer, Serialize};
use table::{Moves, PerSeat, Seat, Sink};

use crate::Refused;
use crate::state::decks::{Luck, stream};
use crate::state::{Phase, Tribes, Window};
use crate::turn::Play;
use crate::{Cards, Event, Expansions, Ground, Item, Items, Move, Payment, Pile, Tile, TileSet};
use table::List;

/// Items, wherever they are, and tents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Artisans {
    /// The top is the last one.
    pub pile: List<Item, 18>,
    pub discard: Items,
    pub held: PerSeat<Items>,
    /// The part of it that everybody has seen.
    pub seen: PerSeat<Items>,
    /// Was a magic item used this turn?
    pub magic_used: bool,
    /// Where each tent stands.
    pub tents: PerSeat<Option<Tile>>,
    /// Tiles won whose owner still has to choose between camel and tent.
    pub to_mark: List<Tile, 2>,
    /// Red-valued tiles, for the tents.
    pub red: TileSet,
}

/// What is being decided about items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are")]
pub enum ItemPhase {
    /// One of the items drawn; the others are discarded. Only the deciding player sees them; for others there are none.
    #[serde(rename = "keep_item")]
    Keep {
        #[serde(deserialize_with = "all_items")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Item>"))]
        items: List<Item, 18>,
    },
    /// Fabulous Lamp: which djinn.
    Lamp,
    /// Enchanting Flute: which tile.
    FluteTile,
    /// Enchanting Flute: whom to call there.
    Flute { tile: Tile, left: u8 },
    /// Burning Scimitar: whom to kill, and where the first one died.
    Scimitar {
        #[serde(default)]
        first: Option<Tile>,
    },
    /// Tempest Talisman: which camel.
    TalismanFrom,
    /// Tempest Talisman: where it goes.
    TalismanTo { from: Tile },
    /// Horn of Plenty: cards still to be laid.
    Horn { cards: Cards },
    /// Rebirth Ring: which item comes back.
    Ring,
}

fn all_items<'de, D: Deserializer<'de>>(deserializer: D) -> Result<List<Item, 18>, D::Error> {
    List::at_most(Item::Jewellery, &Vec::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

/// How an item is paid for at a workshop.
const ITEM_PRICES: [Payment; 2] = [Payment::Artisan, Payment::Fakirs];

impl Artisans {
    /// No items and tents: the expansion is off.
    pub const NONE: Artisans = Artisans {
        pile: List::new(Item::Jewellery),
        discard: Items::NONE,
        held: PerSeat([Items::NONE; 4]),
        seen: PerSeat([Items::NONE; 4]),
        magic_used: false,
        tents: PerSeat([None; 4]),
        to_mark: List::new(Tile::A1),
        red: TileSet::NONE,
    };

    pub fn deal(expansions: Expansions, red: TileSet, luck: &mut Luck) -> Artisans {
        if !expansions.artisans {
            return Artisans::NONE;
        }
        let items = Item::ALL.into_iter().flat_map(|item| std::iter::repeat_n(item, item.copies() as usize));
        let mut pile = List::of(Item::Jewellery, items);
        luck.stream(stream::ITEMS, |s| s.shuffle(pile.as_mut_slice()));
        Artisans { pile, red, ..Artisans::NONE }
    }

    /// Takes an item nobody else sees.
    pub fn gain_unseen(&mut self, seat: Seat, item: Item) {
        self.held[seat].add(item, 1);
    }

    /// Takes an item everybody sees.
    pub fn gain_seen(&mut self, seat: Seat, item: Item) {
        self.held[seat].add(item, 1);
        self.seen[seat].add(item, 1);
    }

    /// Gives an item away, openly. Of equal items the known ones go first: nobody can tell them apart.
    pub fn lose(&mut self, seat: Seat, item: Item) {
        self.held[seat].take(item, 1);
        if self.seen[seat].has(item) {
            self.seen[seat].take(item, 1);
        }
    }

    /// Items of a player the others have not seen.
    pub fn unseen_items(&self, seat: Seat) -> Items {
        let mut unseen = self.held[seat];
        self.seen[seat].iter().for_each(|item| unseen.take(item, 1));
        unseen
    }

    /// How many items of a player the others have not seen.
    pub fn unseen(&self, seat: Seat) -> u8 {
        self.held[seat].total() - self.seen[seat].total()
    }

    /// Draws from the pile; an empty pile is made anew from the discards. Says if it was.
    fn draw(&mut self, luck: &mut Luck) -> (Option<Item>, bool) {
        let mut reshuffled = false;
        if self.pile.is_empty() && !self.discard.is_empty() {
            self.pile = List::of(Item::Jewellery, self.discard.iter());
            self.discard = Items::NONE;
            luck.stream(stream::ITEMS, |s| s.shuffle(self.pile.as_mut_slice()));
            reshuffled = true;
        }
        (self.pile.pop(), reshuffled)
    }

    /// Is there an item to be drawn?
    fn can_draw(&self) -> bool {
        !self.pile.is_empty() || !self.discard.is_empty()
    }
}

impl Tribes {
    /// Might an item be had at this workshop, with so many Fakirs?
    pub(crate) fn may_craft(&self, fakirs: u8) -> bool {
        self.final_ground() == Ground::Workshop
            && self.artisans.can_draw()
            && ITEM_PRICES.iter().any(|payment| self.actor().can_pay_with(*payment, fakirs))
    }

    pub(crate) fn list_crafting(&self, into: &mut Moves<Move>) {
        if self.artisans.can_draw() {
            let payments = ITEM_PRICES.into_iter().filter(|payment| self.actor().can_pay(*payment));
            into.extend(payments.map(|payment| Move::Craft { payment }));
        }
    }

    pub(crate) fn refuse_craft(&self, payment: Payment) -> Refused {
        if self.final_ground() != Ground::Workshop {
            return self.not_now(Move::Craft { payment });
        }
        if !self.artisans.can_draw() {
            return Refused::NoItemsLeft;
        }
        Refused::CannotPay { payment }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    fn draw_item(&mut self) -> Option<Item> {
        let (item, reshuffled) = self.game.artisans.draw(&mut self.game.luck);
        if reshuffled {
            self.reveal(Event::Reshuffled { pile: Pile::Items });
        }
        item
    }

    /// The active player draws the top item, unseen by the others.
    pub(crate) fn gain_item(&mut self) {
        let seat = self.game.activation.seat;
        if let Some(item) = self.draw_item() {
            self.game.artisans.gain_unseen(seat, item);
            self.reveal(Event::ItemGained { seat, item: Some(item) });
        }
    }

    pub(crate) fn discard_item(&mut self, item: Item) {
        self.game.artisans.discard.add(item, 1);
        self.tell(Event::ItemsDiscarded { items: [item].into_iter().collect() });
    }

    /// The Artisans' action: draw as many items as Artisans were taken, keep one.
    pub(crate) fn make_items(&mut self, count: u8) {
        let seat = self.game.activation.seat;
        self.game.activation.window = Window::Thief;
        let mut shown = List::new(Item::Jewellery);
        while shown.len() < count as usize
            && let Some(item) = self.draw_item()
        {
            shown.push(item);
        }
        match *shown {
            [] => self.resume(),
            [only] => {
                self.game.artisans.gain_unseen(seat, only);
                self.reveal(Event::ItemGained { seat, item: Some(only) });
                self.resume();
            }
            _ => {
                let items = shown.iter().copied().collect();
                self.reveal(Event::ItemsShown { seat, count: shown.len() as u8, items: Some(items) });
                self.game.phase = Phase::Item(ItemPhase::Keep { items: shown });
            }
        }
    }

    pub(crate) fn keep_made(&mut self, shown: &[Item], item: Item) {
        let seat = self.game.activation.seat;
        let mut rest: Items = shown.iter().copied().collect();
        rest.take(item, 1);
        rest.iter().for_each(|other| self.game.artisans.discard.add(other, 1));
        self.game.artisans.gain_unseen(seat, item);
        self.tell(Event::ItemGained { seat, item: Some(item) });
        self.tell(Event::ItemsDiscarded { items: rest });
        self.resume();
    }

    pub(crate) fn play_craft(&mut self, payment: Payment) {
        self.pay(payment);
        self.gain_item();
        self.leave_tile();
    }
}
