use std::fmt::{self, Display, Formatter};

use table::Seat;

use super::NOTHING;
use crate::told::position::{ChancePosition, Position, SeatPosition, TilePosition, TurnPosition};
use crate::{Cards, Items, Meeples, Setup};

/// The whole position, one thing a line.
impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_setup(&self.setup, f)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "round {}", self.round)?;
        for (at, tile) in &self.tiles {
            writeln!(f, "{at}{}", TileWords(tile))?;
        }
        if !self.mountains.is_empty() {
            let sides = self.mountains.iter().map(|(from, to)| format!("{from}|{to}"));
            writeln!(f, "mountains{}", spaced(sides))?;
        }
        for (seat, position) in Seat::ALL.into_iter().zip(&self.seats) {
            writeln!(f, "{seat}{}", SeatWords(position))?;
        }
        if let Some(bag) = self.bag {
            writeln!(f, "bag {}", letters(bag))?;
        }
        list(f, "row", self.row.as_deref())?;
        list(f, "pile", self.pile.as_deref())?;
        if !self.discard.is_empty() {
            writeln!(f, "discard{}", spaced(self.discard.iter()))?;
        }
        list(f, "djinns", self.djinns.as_deref())?;
        list(f, "djinn_pile", self.djinn_pile.as_deref())?;
        if !self.djinn_discard.is_empty() {
            writeln!(f, "djinn_discard{}", spaced(self.djinn_discard.iter()))?;
        }
        if self.track.iter().any(Option::is_some) {
            let spots =
                self.track.iter().map(|spot| spot.map_or(NOTHING.to_owned(), |seat| seat.to_string()));
            writeln!(f, "track{}", spaced(spots))?;
        }
        list(f, "bid", self.to_bid.as_deref())?;
        if !self.acted.is_empty() {
            writeln!(f, "acted{}", spaced(self.acted.iter()))?;
        }
        if let Some(turn) = &self.turn {
            writeln!(f, "active {}", TurnWords(turn))?;
        }
        writeln!(f, "phase {}", self.phase)?;
        if let Some(thieves) = &self.thieves {
            write!(f, "{thieves}")?;
        }
        if let Some(items) = &self.items {
            write!(f, "{items}")?;
        }
        if let Some(ending) = self.ending {
            writeln!(f, "ending {}", ending.name())?;
        }
        if self.chance != ChancePosition::default() {
            writeln!(f, "chance {}{}", self.chance.seed, spaced(self.chance.used.iter()))?;
        }
        Ok(())
    }
}

/// `players 2 expansions=thieves open_gold=true`: only what is not as usual.
fn write_setup(setup: &Setup, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "players {}", setup.players)?;
    for (key, value) in setup.chosen() {
        write!(f, " {key}={value}")?;
    }
    writeln!(f)
}

struct TileWords<'a>(&'a TilePosition);

impl Display for TileWords<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let TilePosition { ground, meeples, owner, palms, palaces } = self.0;
        if let Some(ground) = ground {
            write!(f, " {ground}")?;
        }
        if !meeples.is_empty() {
            write!(f, " {}", letters(*meeples))?;
        }
        if let Some(owner) = owner {
            write!(f, " {owner}")?;
        }
        if *palms > 0 {
            write!(f, " palms={palms}")?;
        }
        if *palaces > 0 {
            write!(f, " palaces={palaces}")?;
        }
        Ok(())
    }
}

struct SeatWords<'a>(&'a SeatPosition);

impl Display for SeatWords<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let SeatPosition { gold, held, hand, unseen, djinns, used, thieves, items, unseen_items, tent } =
            self.0;
        write!(f, " gold={gold}")?;
        for tribe in held.tribes() {
            write!(f, " {tribe}s={}", held.count(tribe))?;
        }
        counted(f, "hand", hand)?;
        counted(f, "unseen", unseen)?;
        if !djinns.is_empty() {
            write!(f, " djinns={}", joined(djinns.iter()))?;
        }
        if !used.is_empty() {
            write!(f, " used={}", joined(used.iter()))?;
        }
        if !thieves.is_empty() {
            write!(f, " thieves={}", joined(thieves.iter()))?;
        }
        counted_items(f, "items", items)?;
        counted_items(f, "unseen_items", unseen_items)?;
        if let Some(tent) = tent {
            write!(f, " tent={tent}")?;
        }
        Ok(())
    }
}

struct TurnWords<'a>(&'a TurnPosition);

impl Display for TurnWords<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let TurnPosition { seat, window, start, path, collected, doubled, two_victims, sale } = self.0;
        write!(f, "{seat} window={window}")?;
        if let Some(start) = start {
            write!(f, " start={start}")?;
        }
        if !path.is_empty() {
            write!(
                f,
                " path={}",
                joined(path.iter().map(|(tribe, tile)| format!("{}>{tile}", tribe.letter())))
            )?;
        }
        if let Some((tribe, count, tile)) = collected {
            write!(f, " collected={count}{}>{tile}", tribe.letter())?;
        }
        if *doubled {
            f.write_str(" doubled")?;
        }
        if *two_victims {
            f.write_str(" two_victims")?;
        }
        write!(f, " sale={sale}")
    }
}

fn counted(f: &mut Formatter<'_>, word: &str, cards: &Cards) -> fmt::Result {
    if cards.is_empty() { Ok(()) } else { write!(f, " {word}={}", joined(cards.iter())) }
}

fn counted_items(f: &mut Formatter<'_>, word: &str, items: &Items) -> fmt::Result {
    if items.is_empty() { Ok(()) } else { write!(f, " {word}={}", joined(items.iter())) }
}

/// A line with a list, if there is one; an empty list is told.
pub(crate) fn list<T: Display>(f: &mut Formatter<'_>, word: &str, items: Option<&[T]>) -> fmt::Result {
    match items {
        None => Ok(()),
        Some([]) => writeln!(f, "{word} {NOTHING}"),
        Some(items) => writeln!(f, "{word}{}", spaced(items.iter())),
    }
}

/// The letters of meeples: `yyg`.
pub(super) fn letters(meeples: Meeples) -> String {
    if meeples.is_empty() {
        return NOTHING.to_owned();
    }
    meeples
        .tribes()
        .flat_map(|tribe| std::iter::repeat_n(tribe.letter(), meeples.count(tribe).into()))
        .collect()
}

pub(crate) fn spaced(items: impl Iterator<Item: Display>) -> String {
    items.map(|item| format!(" {item}")).collect()
}

pub(crate) fn joined(items: impl Iterator<Item: Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(",")
}
