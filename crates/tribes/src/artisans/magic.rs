//! Magic items: one a turn, at any window.

use table::{Moves, Sink};

use crate::Refused;
use crate::state::{Phase, Sale, Tribes};
use crate::turn::Play;
use crate::{Cards, Djinn, Event, Item, Move, Pile, Resource, Side, Tile, TileSet, Tribe};

use super::{FLUTE_CALLS, ItemPhase};

impl Tribes {
    /// May the active player use a magic item now, whichever it is?
    #[inline]
    pub(crate) fn can_use_magic(&self) -> bool {
        self.rules.expansions.artisans && !self.artisans.magic_used
    }

    /// Might a magic item be on offer, as far as the others can tell?
    #[inline]
    pub(crate) fn may_have_magic(&self) -> bool {
        let seat = self.activation.seat;
        self.can_use_magic()
            && (self.artisans.unseen(seat) > 0
                || self.artisans.seen[seat].kinds().any(|item| self.has_magic_effect(item)))
    }

    pub(crate) fn list_magic(&self, into: &mut Moves<Move>) {
        if self.can_use_magic() {
            let held = self.artisans.held[self.activation.seat];
            into.extend(
                held.kinds().filter(|item| self.has_magic_effect(*item)).map(|item| Move::Magic { item }),
            );
        }
    }

    /// Would using the item at a window do anything? The carpet belongs to the move itself.
    fn has_magic_effect(&self, item: Item) -> bool {
        match item {
            Item::FabulousLamp => !self.djinns.row.is_empty(),
            Item::EnchantingFlute => !self.flute_tiles().is_empty(),
            Item::BurningScimitar => !self.board.peopled().is_empty(),
            Item::TempestTalisman => !self.own_camels().is_empty() && !self.board.bare().is_empty(),
            Item::HornOfPlenty => !self.resources.pile.is_empty() || self.resources.discard != Cards::NONE,
            Item::RebirthRing => !self.artisans.discard.is_empty(),
            _ => false,
        }
    }

    pub(crate) fn list_items(&self, phase: &ItemPhase, into: &mut Moves<Move>) {
        match phase {
            ItemPhase::Keep { items: shown } => {
                let shown: crate::Items = shown.iter().copied().collect();
                into.extend(shown.kinds().map(|item| Move::KeepItem { item }));
            }
            ItemPhase::Lamp => into.extend(self.djinns.row.iter().map(|djinn| Move::Keep { djinn: *djinn })),
            ItemPhase::FluteTile => into.extend(self.flute_tiles().iter().map(|tile| Move::At { tile })),
            ItemPhase::Flute { tile, left } => {
                for from in self.callers(*tile).iter() {
                    let tribes = self.board.meeples(from).tribes();
                    into.extend(tribes.map(|tribe| Move::Call { tribe, tile: from }));
                }
                if *left < FLUTE_CALLS {
                    into.push(Move::Done);
                }
            }
            ItemPhase::Scimitar { .. } => {
                for tile in self.board.peopled().iter() {
                    into.extend(self.board.meeples(tile).tribes().map(|tribe| Move::Kill { tribe, tile }));
                }
            }
            ItemPhase::TalismanFrom => into.extend(self.own_camels().iter().map(|tile| Move::At { tile })),
            ItemPhase::TalismanTo { .. } => {
                into.extend(self.board.bare().iter().map(|tile| Move::At { tile }));
            }
            ItemPhase::Horn { cards } => into.extend(cards.kinds().map(|card| Move::Lay { card })),
            ItemPhase::Ring => {
                let others = self.artisans.discard.kinds().filter(|item| *item != Item::RebirthRing);
                into.extend(others.map(|item| Move::KeepItem { item }));
            }
        }
    }

    /// Neighbours with meeples that can come to a tile: mountains and the chasm are in the way.
    fn callers(&self, tile: Tile) -> TileSet {
        let around: TileSet =
            Side::ALL.into_iter().filter_map(|side| self.board.paths.next(tile, side)).collect();
        around & self.board.peopled()
    }

    fn flute_tiles(&self) -> TileSet {
        self.board.paths.tiles().iter().filter(|tile| !self.callers(*tile).is_empty()).collect()
    }

    /// Tiles on which a camel of the active player stands, not the tent.
    fn own_camels(&self) -> TileSet {
        let seat = self.activation.seat;
        let mut tiles = self.board.owned_by(seat);
        if let Some(tent) = self.artisans.tents[seat] {
            tiles.remove(tent);
        }
        tiles
    }

    pub(crate) fn refuse_magic(&self, item: Item) -> Refused {
        if !self.artisans.held[self.activation.seat].has(item) {
            return Refused::NotYourItem { item };
        }
        if item.is_precious() || item == Item::FlyingCarpet {
            return Refused::NothingToUseItem { item };
        }
        if self.artisans.magic_used {
            return Refused::MagicUsedUp;
        }
        Refused::NoItemEffect { item }
    }

    pub(crate) fn refuse_item(&self, phase: &ItemPhase, m: Move) -> Refused {
        match (phase, m) {
            (ItemPhase::Keep { .. } | ItemPhase::Ring, Move::KeepItem { item }) => {
                Refused::ItemNotShown { item }
            }
            (ItemPhase::Lamp, Move::Keep { djinn }) => Refused::NotOnOffer { djinn },
            (ItemPhase::FluteTile, Move::At { tile }) => {
                Refused::NotAnItemTarget { item: Item::EnchantingFlute, tile }
            }
            (ItemPhase::Flute { .. }, Move::Call { tile, .. }) => {
                Refused::NotAnItemTarget { item: Item::EnchantingFlute, tile }
            }
            (ItemPhase::TalismanFrom | ItemPhase::TalismanTo { .. }, Move::At { tile }) => {
                Refused::NotAnItemTarget { item: Item::TempestTalisman, tile }
            }
            (ItemPhase::Scimitar { .. }, Move::Kill { tribe, .. }) => Refused::NobodyThere { tribe },
            (ItemPhase::Horn { .. }, Move::Lay { card }) => Refused::NotToBeLaid { card },
            _ => self.not_now(m),
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// A magic item is used up.
    pub(crate) fn spend_magic(&mut self, item: Item) {
        let seat = self.game.activation.seat;
        if !self.game.artisans.seen[seat].has(item) {
            self.reveal = table::Reveal::Something;
        }
        self.game.artisans.lose(seat, item);
        self.game.artisans.discard.add(item, 1);
        self.game.artisans.magic_used = true;
        if self.game.activation.sale == Sale::Begun {
            self.game.activation.sale = Sale::Closed;
        }
        self.tell(Event::ItemUsed { seat, item });
    }

    pub(crate) fn play_magic(&mut self, item: Item) {
        self.spend_magic(item);
        let next = match item {
            Item::FabulousLamp => ItemPhase::Lamp,
            Item::EnchantingFlute => ItemPhase::FluteTile,
            Item::BurningScimitar => ItemPhase::Scimitar { first: None },
            Item::TempestTalisman => ItemPhase::TalismanFrom,
            Item::HornOfPlenty => {
                self.blow_horn();
                return;
            }
            _ => ItemPhase::Ring,
        };
        self.game.phase = Phase::Item(next);
    }

    pub(crate) fn play_item(&mut self, phase: ItemPhase, m: Move) {
        match (phase, m) {
            (ItemPhase::Keep { items: shown }, Move::KeepItem { item }) => self.keep_made(&shown, item),
            (ItemPhase::Lamp, Move::Keep { djinn }) => self.rub_lamp(djinn),
            (ItemPhase::FluteTile, Move::At { tile }) => {
                self.game.phase = Phase::Item(ItemPhase::Flute { tile, left: FLUTE_CALLS });
            }
            (ItemPhase::Flute { tile, left }, Move::Call { tribe, tile: from }) => {
                self.call(tribe, from, tile, left);
            }
            (ItemPhase::Flute { .. }, Move::Done) => self.resume(),
            (ItemPhase::Scimitar { first }, Move::Kill { tribe, tile }) => {
                self.slash(first, tribe, tile);
            }
            (ItemPhase::TalismanFrom, Move::At { tile }) => {
                self.game.phase = Phase::Item(ItemPhase::TalismanTo { from: tile });
            }
            (ItemPhase::TalismanTo { from }, Move::At { tile }) => self.move_camel(from, tile),
            (ItemPhase::Horn { cards }, Move::Lay { card }) => self.lay(cards, card),
            (ItemPhase::Ring, Move::KeepItem { item }) => self.bring_back(item),
            _ => debug_assert!(false, "{m} was not listed in {phase:?}"),
        }
    }

    fn rub_lamp(&mut self, djinn: Djinn) {
        if let Some(index) = self.game.djinns.row.iter().position(|open| *open == djinn) {
            self.game.djinns.row.remove(index);
        }
        self.gain_djinn(djinn);
        self.resume();
    }

    fn call(&mut self, tribe: Tribe, from: Tile, to: Tile, left: u8) {
        self.game.board.take(from, tribe, 1);
        self.game.board.add(to, tribe, 1);
        self.tell(Event::Called { tribe, from, to });
        if left > 1 && !self.game.callers(to).is_empty() {
            self.game.phase = Phase::Item(ItemPhase::Flute { tile: to, left: left - 1 });
        } else {
            self.resume();
        }
    }

    /// Not the Assassins' doing: neither Nekir nor Kandicha cares.
    fn slash(&mut self, first: Option<Tile>, tribe: Tribe, tile: Tile) {
        self.game.board.take(tile, tribe, 1);
        self.game.bag.add(tribe, 1);
        self.tell(Event::Killed { seat: self.game.activation.seat, tribe, tile: Some(tile), victim: None });
        if first.is_none() && !self.game.board.peopled().is_empty() {
            self.game.phase = Phase::Item(ItemPhase::Scimitar { first: Some(tile) });
            return;
        }
        if let Some(first) = first.filter(|first| *first != tile) {
            self.control_if_emptied(first);
        }
        self.control_if_emptied(tile);
        self.resume();
    }

    fn move_camel(&mut self, from: Tile, to: Tile) {
        let seat = self.game.activation.seat;
        self.game.board.free(from);
        self.game.board.control(to, seat);
        self.tell(Event::CamelMoved { seat, from, to });
        self.resume();
    }

    /// New cards are drawn before the old row joins the discards.
    fn blow_horn(&mut self) {
        let old: Cards = self.game.resources.row.iter().copied().collect();
        self.game.resources.row.clear();
        let mut drawn = Cards::NONE;
        for _ in 0..crate::data::ROW {
            let (card, reshuffled) = self.game.resources.draw(&mut self.game.luck);
            if reshuffled {
                self.reveal(Event::Reshuffled { pile: Pile::Resources });
            }
            let Some(card) = card else { break };
            drawn.add(card, 1);
        }
        old.iter().for_each(|card| self.game.resources.discard.add(card, 1));
        self.tell(Event::RowDiscarded { cards: old });
        self.reveal(Event::RowRefilled { cards: drawn });
        self.lay_rest(drawn);
    }

    fn lay(&mut self, mut cards: Cards, card: Resource) {
        cards.take(card, 1);
        self.game.resources.row.push(card);
        self.tell(Event::Laid { card });
        self.lay_rest(cards);
    }

    /// Lays what there is no choice about, or asks for the next card.
    fn lay_rest(&mut self, cards: Cards) {
        let mut kinds = cards.kinds();
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) => self.game.phase = Phase::Item(ItemPhase::Horn { cards }),
            (Some(card), None) => self.lay(cards, card),
            _ => self.resume(),
        }
    }

    /// Everybody saw the item in the discards, so everybody knows who has it now.
    fn bring_back(&mut self, item: Item) {
        let seat = self.game.activation.seat;
        self.game.artisans.discard.take(item, 1);
        self.game.artisans.gain_seen(seat, item);
        self.tell(Event::ItemRestored { seat, item });
        self.resume();
    }
}
