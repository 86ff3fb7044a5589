//! Magic items: one a turn, at any window.

use table::{Moves, Sink};

use crate::refusal::Refused;
use crate::state::{Phase, Sale, Tribes};
use crate::telling::Telling;
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

    /// A magic item is used up.
    pub(crate) fn spend_magic<S: Sink<Event>>(&mut self, item: Item, telling: &mut Telling<'_, S>) {
        let seat = self.activation.seat;
        if !self.artisans.seen[seat].has(item) {
            telling.reveal = table::Reveal::Something;
        }
        self.artisans.lose(seat, item);
        self.artisans.discard.add(item);
        self.artisans.magic_used = true;
        if self.activation.sale == Sale::Begun {
            self.activation.sale = Sale::Closed;
        }
        telling.tell(Event::ItemUsed { seat, item });
    }

    pub(crate) fn play_magic<S: Sink<Event>>(&mut self, item: Item, telling: &mut Telling<'_, S>) {
        self.spend_magic(item, telling);
        let next = match item {
            Item::FabulousLamp => ItemPhase::Lamp,
            Item::EnchantingFlute => ItemPhase::FluteTile,
            Item::BurningScimitar => ItemPhase::Scimitar { first: None },
            Item::TempestTalisman => ItemPhase::TalismanFrom,
            Item::HornOfPlenty => {
                self.blow_horn(telling);
                return;
            }
            _ => ItemPhase::Ring,
        };
        self.phase = Phase::Item(next);
    }

    pub(crate) fn list_items(&self, phase: &ItemPhase, into: &mut Moves<Move>) {
        match phase {
            ItemPhase::Keep(shown) => {
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
            ItemPhase::TalismanTo(_) => into.extend(self.board.bare().iter().map(|tile| Move::At { tile })),
            ItemPhase::Horn(cards) => into.extend(cards.kinds().map(|card| Move::Lay { card })),
            ItemPhase::Ring => {
                let others = self.artisans.discard.kinds().filter(|item| *item != Item::RebirthRing);
                into.extend(others.map(|item| Move::KeepItem { item }));
            }
        }
    }

    pub(crate) fn play_item<S: Sink<Event>>(
        &mut self,
        phase: ItemPhase,
        m: Move,
        telling: &mut Telling<'_, S>,
    ) {
        match (phase, m) {
            (ItemPhase::Keep(shown), Move::KeepItem { item }) => self.keep_made(&shown, item, telling),
            (ItemPhase::Lamp, Move::Keep { djinn }) => self.rub_lamp(djinn, telling),
            (ItemPhase::FluteTile, Move::At { tile }) => {
                self.phase = Phase::Item(ItemPhase::Flute { tile, left: FLUTE_CALLS });
            }
            (ItemPhase::Flute { tile, left }, Move::Call { tribe, tile: from }) => {
                self.call(tribe, from, tile, left, telling);
            }
            (ItemPhase::Flute { .. }, Move::Done) => self.resume(telling),
            (ItemPhase::Scimitar { first }, Move::Kill { tribe, tile }) => {
                self.slash(first, tribe, tile, telling);
            }
            (ItemPhase::TalismanFrom, Move::At { tile }) => {
                self.phase = Phase::Item(ItemPhase::TalismanTo(tile));
            }
            (ItemPhase::TalismanTo(from), Move::At { tile }) => self.move_camel(from, tile, telling),
            (ItemPhase::Horn(cards), Move::Lay { card }) => self.lay(cards, card, telling),
            (ItemPhase::Ring, Move::KeepItem { item }) => self.bring_back(item, telling),
            _ => debug_assert!(false, "{m} was not listed in {phase:?}"),
        }
    }

    fn rub_lamp<S: Sink<Event>>(&mut self, djinn: Djinn, telling: &mut Telling<'_, S>) {
        if let Some(index) = self.djinns.row.iter().position(|open| *open == djinn) {
            self.djinns.row.remove(index);
        }
        self.gain_djinn(djinn, telling);
        self.resume(telling);
    }

    /// Neighbours with meeples that can come to a tile: mountains and the chasm are in the way.
    fn callers(&self, tile: Tile) -> TileSet {
        let around: TileSet =
            Side::ALL.into_iter().filter_map(|side| self.board.terrain.next(tile, side)).collect();
        around & self.board.peopled()
    }

    fn flute_tiles(&self) -> TileSet {
        self.board.terrain.tiles().iter().filter(|tile| !self.callers(*tile).is_empty()).collect()
    }

    fn call<S: Sink<Event>>(
        &mut self,
        tribe: Tribe,
        from: Tile,
        to: Tile,
        left: u8,
        telling: &mut Telling<'_, S>,
    ) {
        self.board.take(from, tribe, 1);
        self.board.add(to, tribe, 1);
        telling.tell(Event::Called { tribe, from, to });
        if left > 1 && !self.callers(to).is_empty() {
            self.phase = Phase::Item(ItemPhase::Flute { tile: to, left: left - 1 });
        } else {
            self.resume(telling);
        }
    }

    /// Not the Assassins' doing: neither Nekir nor Kandicha cares.
    fn slash<S: Sink<Event>>(
        &mut self,
        first: Option<Tile>,
        tribe: Tribe,
        tile: Tile,
        telling: &mut Telling<'_, S>,
    ) {
        self.board.take(tile, tribe, 1);
        self.bag.add(tribe, 1);
        telling.tell(Event::Killed { seat: self.activation.seat, tribe, tile: Some(tile), victim: None });
        if first.is_none() && !self.board.peopled().is_empty() {
            self.phase = Phase::Item(ItemPhase::Scimitar { first: Some(tile) });
            return;
        }
        if let Some(first) = first.filter(|first| *first != tile) {
            self.control_if_emptied(first, telling);
        }
        self.control_if_emptied(tile, telling);
        self.resume(telling);
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

    fn move_camel<S: Sink<Event>>(&mut self, from: Tile, to: Tile, telling: &mut Telling<'_, S>) {
        let seat = self.activation.seat;
        self.board.free(from);
        self.board.control(to, seat);
        telling.tell(Event::CamelMoved { seat, from, to });
        self.resume(telling);
    }

    /// New cards are drawn before the old row joins the discards.
    fn blow_horn<S: Sink<Event>>(&mut self, telling: &mut Telling<'_, S>) {
        let old: Cards = self.resources.row.iter().copied().collect();
        self.resources.row.clear();
        let mut drawn = Cards::NONE;
        for _ in 0..crate::data::ROW {
            let (card, reshuffled) = self.resources.draw(&mut self.luck);
            if reshuffled {
                telling.reveal(Event::Reshuffled { pile: Pile::Resources });
            }
            let Some(card) = card else { break };
            drawn.add(card, 1);
        }
        old.iter().for_each(|card| self.resources.discard.add(card, 1));
        telling.tell(Event::RowDiscarded { cards: old });
        telling.reveal(Event::RowRefilled { cards: drawn });
        self.lay_rest(drawn, telling);
    }

    fn lay<S: Sink<Event>>(&mut self, mut cards: Cards, card: Resource, telling: &mut Telling<'_, S>) {
        cards.take(card, 1);
        self.resources.row.push(card);
        telling.tell(Event::Laid { card });
        self.lay_rest(cards, telling);
    }

    /// Lays what there is no choice about, or asks for the next card.
    fn lay_rest<S: Sink<Event>>(&mut self, cards: Cards, telling: &mut Telling<'_, S>) {
        let mut kinds = cards.kinds();
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) => self.phase = Phase::Item(ItemPhase::Horn(cards)),
            (Some(card), None) => self.lay(cards, card, telling),
            _ => self.resume(telling),
        }
    }

    /// Everybody saw the item in the discards, so everybody knows who has it now.
    fn bring_back<S: Sink<Event>>(&mut self, item: Item, telling: &mut Telling<'_, S>) {
        let seat = self.activation.seat;
        self.artisans.discard.take(item);
        self.artisans.gain_seen(seat, item);
        telling.tell(Event::ItemRestored { seat, item });
        self.resume(telling);
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
            (ItemPhase::Keep(_) | ItemPhase::Ring, Move::KeepItem { item }) => Refused::ItemNotShown { item },
            (ItemPhase::Lamp, Move::Keep { djinn }) => Refused::NotOnOffer { djinn },
            (ItemPhase::FluteTile, Move::At { tile }) => {
                Refused::NotAnItemTarget { item: Item::EnchantingFlute, tile }
            }
            (ItemPhase::Flute { .. }, Move::Call { tile, .. }) => {
                Refused::NotAnItemTarget { item: Item::EnchantingFlute, tile }
            }
            (ItemPhase::TalismanFrom | ItemPhase::TalismanTo(_), Move::At { tile }) => {
                Refused::NotAnItemTarget { item: Item::TempestTalisman, tile }
            }
            (ItemPhase::Scimitar { .. }, Move::Kill { tribe, .. }) => Refused::NobodyThere { tribe },
            (ItemPhase::Horn(_), Move::Lay { card }) => Refused::NotToBeLaid { card },
            _ => self.not_now(m),
        }
    }
}
