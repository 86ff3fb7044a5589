//! Building the parts of a position that expansions add to.

use table::Faults;

use crate::artisans::{Artisans, ItemPhase, layout};
use crate::board::Board;
use crate::board::Paths;
use crate::data::{BASE_TILES, PALACES, PALMS};
use crate::state::decks::{Luck, stream};
use crate::state::{Phase, Tribes};
use crate::thieves::Thieves;
use crate::told::position::{ItemsPosition, Position, ThievesPosition};
use crate::{Ground, Item, Items, MAX_TILES, Piece, Side, Thief, Tile, TileSet, Tribe};
use table::List;
use table::Seat;

impl Position {
    /// The board with everything on it. Grounds that are not named are filled with the tiles left over; new
    /// tiles of the Artisans go to the heart of the board.
    pub(crate) fn board(&self, faults: &mut Faults) -> Board {
        let size = if self.setup.expansions.artisans { MAX_TILES } else { BASE_TILES };
        let ground = self.grounds(size);
        let mut paths = Paths::plain(layout::enterable(&ground));
        for (from, to) in &self.mountains {
            match Side::ALL.into_iter().find(|side| from.set().step(*side) == to.set()) {
                Some(side) if self.setup.expansions.artisans => paths.close(*from, side),
                _ => faults.add("mountains", format!("no mountain can stand between {from} and {to}")),
            }
        }
        let mut board = Board::new(&ground, paths);
        for (tile, position) in &self.tiles {
            let at = format!("tiles.{tile}");
            if tile.index() >= size {
                faults.add(at, "the board has no such tile");
                continue;
            }
            if ground[tile.index()] == Ground::Chasm
                && (!position.meeples.is_empty()
                    || position.owner.is_some()
                    || (position.palms, position.palaces) != (0, 0))
            {
                faults.add(at, "nothing ever stands on the chasm");
                continue;
            }
            Tribe::ALL.iter().for_each(|tribe| board.add(*tile, *tribe, position.meeples.count(*tribe)));
            match position.owner {
                Some(seat) if seat.number() < self.setup.players => board.control(*tile, seat),
                Some(seat) => faults.add(format!("{at}.owner"), format!("seat {seat} does not play")),
                None => {}
            }
            if position.palms > PALMS || position.palaces > PALACES {
                faults.add(at, format!("at most {PALMS} palm trees and {PALACES} palaces exist"));
                continue;
            }
            (0..position.palms).for_each(|_| board.build(Piece::Palm, *tile));
            (0..position.palaces).for_each(|_| board.build(Piece::Palace, *tile));
        }
        board
    }

    fn grounds(&self, size: usize) -> Vec<Ground> {
        let mut base = Vec::new();
        let mut new = Vec::new();
        for ground in Ground::ALL {
            let named = self.tiles.values().filter(|tile| tile.ground == Some(ground)).count();
            let left = self.setup.copies(ground).saturating_sub(named);
            let is_new = matches!(ground, Ground::Workshop | Ground::SpecializedMarket | Ground::Chasm);
            let pile = if is_new { &mut new } else { &mut base };
            pile.extend(std::iter::repeat_n(ground, left));
        }
        base.reverse();
        new.reverse();
        Tile::first(size)
            .map(|tile| {
                let named = self.tiles.get(&tile).and_then(|tile| tile.ground);
                let piles =
                    if layout::is_heart(tile) { [&mut new, &mut base] } else { [&mut base, &mut new] };
                named.or_else(|| piles.into_iter().find_map(Vec::pop)).unwrap_or(Ground::Oasis)
            })
            .collect()
    }

    pub(crate) fn build_thieves(&self, luck: &mut Luck) -> Thieves {
        let mut thieves = Thieves::NONE;
        if !self.setup.expansions.thieves {
            return thieves;
        }
        for (seat, position) in Seat::ALL.into_iter().zip(&self.seats) {
            position.thieves.iter().for_each(|thief| thieves.hire(seat, *thief));
        }
        match &self.thieves {
            Some(position) => {
                thieves.open = position.open;
                thieves.pile = List::of(Thief::Houssain, position.pile.iter().copied());
            }
            None => {
                let hired = |thief: &Thief| self.seats.iter().any(|seat| seat.thieves.contains(thief));
                let left = Thief::box_of(self.setup.expansions).filter(|thief| !hired(thief));
                thieves.pile = List::of(Thief::Houssain, left);
                luck.stream(stream::THIEVES, |s| s.shuffle(thieves.pile.as_mut_slice()));
                thieves.open = thieves.pile.pop();
            }
        }
        thieves
    }

    pub(crate) fn build_artisans(&self, phase: &Phase, red: TileSet, luck: &mut Luck) -> Artisans {
        let mut artisans = Artisans::NONE;
        if !self.setup.expansions.artisans {
            return artisans;
        }
        artisans.red = red;
        for (seat, position) in Seat::ALL.into_iter().zip(&self.seats) {
            artisans.held[seat] = position.items;
            artisans.seen[seat] = position.items;
            for item in position.unseen_items.iter().filter(|item| position.items.has(*item)) {
                artisans.seen[seat].take(item, 1);
            }
            artisans.tents[seat] = position.tent;
        }
        let beside = self.items.clone().unwrap_or_default();
        artisans.discard = beside.discard;
        artisans.magic_used = beside.magic_used;
        artisans.to_mark = List::of(Tile::A1, beside.to_mark);
        artisans.pile = match beside.pile {
            Some(pile) => List::of(Item::Jewellery, pile),
            None => {
                let shown: Items = match phase {
                    Phase::Item(ItemPhase::Keep(shown)) => shown.iter().copied().collect(),
                    _ => Items::NONE,
                };
                let mut pile = List::new(Item::Jewellery);
                for item in Item::ALL {
                    let held: u8 = self.seats.iter().map(|seat| seat.items.count(item)).sum();
                    let elsewhere = held + artisans.discard.count(item) + shown.count(item);
                    (elsewhere..item.copies()).for_each(|_| pile.push(item));
                }
                luck.stream(stream::ITEMS, |s| s.shuffle(pile.as_mut_slice()));
                pile
            }
        };
        artisans
    }
}

impl ThievesPosition {
    pub(crate) fn of(game: &Tribes) -> Option<ThievesPosition> {
        game.rules
            .expansions
            .thieves
            .then(|| ThievesPosition { open: game.thieves.open, pile: game.thieves.pile.to_vec() })
    }
}

impl ItemsPosition {
    pub(crate) fn of(game: &Tribes) -> Option<ItemsPosition> {
        game.rules.expansions.artisans.then(|| ItemsPosition {
            pile: Some(game.artisans.pile.to_vec()),
            discard: game.artisans.discard,
            magic_used: game.artisans.magic_used,
            to_mark: game.artisans.to_mark.to_vec(),
        })
    }
}
