//! Items and tents in a position.

use std::fmt::{self, Display, Formatter};

use serde::{Deserialize, Serialize};
use table::{Faults, List, Seat};

use super::{Artisans, Item, ItemPhase, Items};
use crate::state::Phase;
use crate::state::decks::{Luck, stream};
use crate::told::position::text::phase::{counted, written_cards};
use crate::told::position::text::{Fields, Line, Wrong, joined, list, listed, spaced, split};
use crate::{Position, Tile, TileSet};

/// The items beside the board of a [`Position`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ItemsPosition {
    /// The pile, top last; left out: all items that are nowhere else.
    pub pile: Option<Vec<Item>>,
    /// Discarded items.
    pub discard: Items,
    /// Was a magic item used this turn?
    pub magic_used: bool,
    /// Tiles won that still have to be marked with camel or tent.
    pub to_mark: Vec<Tile>,
}

impl ItemsPosition {
    pub(crate) fn of(artisans: &Artisans) -> ItemsPosition {
        ItemsPosition {
            pile: Some(artisans.pile.to_vec()),
            discard: artisans.discard,
            magic_used: artisans.magic_used,
            to_mark: artisans.to_mark.to_vec(),
        }
    }

    /// First words of its lines.
    pub(crate) const LINES: &[&str] = &["item_pile", "item_discard", "magic_used", "to_mark"];

    /// Reads one of these lines.
    pub(crate) fn read(&mut self, word: &str, words: &[&str]) -> Line<()> {
        match word {
            "item_pile" => self.pile = Some(listed(words)?),
            "item_discard" => self.discard = counted_items(&listed(words)?)?,
            "magic_used" if !words.is_empty() => return Err("nothing behind magic_used".into()),
            "magic_used" => self.magic_used = true,
            _ => self.to_mark = listed(words)?,
        }
        Ok(())
    }
}

impl Display for ItemsPosition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        list(f, "item_pile", self.pile.as_deref())?;
        list(f, "item_discard", Some(&self.discard.iter().collect::<Vec<_>>()))?;
        if self.magic_used {
            writeln!(f, "magic_used")?;
        }
        if !self.to_mark.is_empty() {
            writeln!(f, "to_mark{}", spaced(self.to_mark.iter()))?;
        }
        Ok(())
    }
}

/// Counts items, if there can be so many.
pub(crate) fn counted_items(list: &[Item]) -> Line<Items> {
    if list.len() > 18 { Err("at most 18 items".into()) } else { Ok(list.iter().copied().collect()) }
}

impl ItemPhase {
    /// The words of its phases.
    pub(crate) const KINDS: &[&str] = &[
        "keep_item",
        "lamp",
        "flute_tile",
        "flute",
        "scimitar",
        "talisman_from",
        "talisman_to",
        "horn",
        "ring",
    ];

    /// Reads what stands behind one of these words.
    pub(crate) fn read(kind: &str, fields: &mut Fields<'_>) -> Line<ItemPhase> {
        Ok(match kind {
            "keep_item" => {
                let items = List::at_most(Item::Jewellery, &split::<Item>(fields.need("items")?)?);
                ItemPhase::Keep { items: items.map_err(|many| Wrong(many.to_string()))? }
            }
            "lamp" => ItemPhase::Lamp,
            "flute_tile" => ItemPhase::FluteTile,
            "flute" => ItemPhase::Flute { tile: fields.need("tile")?.parse()?, left: fields.number("left")? },
            "scimitar" => ItemPhase::Scimitar { first: fields.take("first").map(str::parse).transpose()? },
            "talisman_from" => ItemPhase::TalismanFrom,
            "talisman_to" => ItemPhase::TalismanTo { from: fields.need("from")?.parse()? },
            "horn" => ItemPhase::Horn { cards: counted(fields.need("cards")?)? },
            _ => ItemPhase::Ring,
        })
    }
}

impl Display for ItemPhase {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ItemPhase::Keep { items } => write!(f, "keep_item items={}", joined(items.iter())),
            ItemPhase::Lamp => f.write_str("lamp"),
            ItemPhase::FluteTile => f.write_str("flute_tile"),
            ItemPhase::Flute { tile, left } => write!(f, "flute tile={tile} left={left}"),
            ItemPhase::Scimitar { first } => {
                f.write_str("scimitar")?;
                first.map_or(Ok(()), |first| write!(f, " first={first}"))
            }
            ItemPhase::TalismanFrom => f.write_str("talisman_from"),
            ItemPhase::TalismanTo { from } => write!(f, "talisman_to from={from}"),
            ItemPhase::Horn { cards } => write!(f, "horn cards={}", written_cards(cards)),
            ItemPhase::Ring => f.write_str("ring"),
        }
    }
}

impl Position {
    /// Refuses items and tents where none play, and more than there are.
    pub(crate) fn check_items(&self, faults: &mut Faults) {
        let made = self.seats.iter().any(|seat| !seat.items.is_empty() || seat.tent.is_some());
        if !self.setup.expansions.artisans && (made || self.items.is_some()) {
            faults.add("items", "the Artisans are not in play");
        }
        for (position, seat) in self.seats.iter().zip(Seat::ALL) {
            if Item::ALL.iter().any(|item| position.unseen_items.count(*item) > position.items.count(*item)) {
                faults.add(format!("seats.{seat}.unseen_items"), "items are unseen that are not held");
            }
        }
        let Some(items) = &self.items else { return };
        let lengths = [
            ("items.pile", items.pile.as_ref().map_or(0, Vec::len), 18),
            ("items.to_mark", items.to_mark.len(), 2),
        ];
        for (at, given, allowed) in lengths.into_iter().filter(|(_, given, allowed)| given > allowed) {
            faults.add(at, format!("{given} are given; at most {allowed} are allowed"));
        }
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
                    Phase::Item(ItemPhase::Keep { items: shown }) => shown.iter().copied().collect(),
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
