//! The line of a phase: `phase sow at=c3 came_from=c2 hand=yg`.

use std::fmt::{self, Display, Formatter};

use table::{List, UnknownWord};

use super::NOTHING;
use super::read::{Fields, Line, Wrong, meeples, split, tiles};
use super::write::{joined, letters};
use crate::artisans::ItemPhase;
use crate::state::phase::{cards_of, set_of};
use crate::state::{Phase, Place, Sowing};
use crate::thieves::Robbery;
use crate::told::notation::seat_of;
use crate::{Cards, Djinn, TileSet, Tribe};

impl Display for Phase {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Bid => f.write_str("bid"),
            Phase::Start => f.write_str("start"),
            Phase::Sow(sowing) => {
                write!(f, "sow at={}", sowing.at)?;
                if let Some(from) = sowing.came_from() {
                    write!(f, " came_from={from}")?;
                }
                write!(f, " hand={}", letters(sowing.hand))?;
                if sowing.before != Sowing::NOT_TOLD {
                    f.write_str(" before=")?;
                    write_before(f, &sowing.before)?;
                }
                Ok(())
            }
            Phase::Act => f.write_str("act"),
            Phase::SecondVictim(Place::Tile(tile)) => write!(f, "second_victim tile={tile}"),
            Phase::SecondVictim(Place::Player(seat)) => write!(f, "second_victim seat={seat}"),
            Phase::Tile => f.write_str("tile"),
            Phase::SecondCard { among } => write!(f, "second_card among={among}"),
            Phase::Aim { djinn } => write!(f, "aim djinn={djinn}"),
            Phase::Settle { piece, tile } => write!(f, "settle piece={piece} tile={tile}"),
            Phase::Shift { piece, tile } => write!(f, "shift piece={piece} tile={tile}"),
            Phase::KeepDjinn { djinns } => write!(f, "keep_djinn djinns={}", joined(djinns.iter())),
            Phase::Close => f.write_str("close"),
            Phase::Sale { set } => write!(f, "sale set={}", written_cards(&cards_of(*set))),
            Phase::Mark { tile } => write!(f, "mark tile={tile}"),
            Phase::Thief(robbery) => write!(f, "{robbery}"),
            Phase::Item(phase) => write!(f, "{phase}"),
            Phase::Over => f.write_str("over"),
        }
    }
}

/// Reads what stands behind `phase`.
pub(super) fn read(words: &[&str]) -> Line<Phase> {
    let (kind, rest) = words.split_first().ok_or("a phase, such as start")?;
    let mut fields = Fields::of(rest)?;
    let phase = match *kind {
        "bid" => Phase::Bid,
        "start" => Phase::Start,
        "sow" => {
            let at = fields.need("at")?.parse()?;
            let from = fields.take("came_from").map(str::parse).transpose()?;
            let hand = meeples(fields.need("hand")?)?;
            let before = fields.take("before").map_or(Ok(Sowing::NOT_TOLD), read_before)?;
            Phase::Sow(Sowing::coming(from, at, hand, before).map_err(|wrong| Wrong(wrong.to_string()))?)
        }
        "act" => Phase::Act,
        "second_victim" => {
            let tile = fields.take("tile").map(str::parse).transpose()?;
            let seat = fields.take("seat").map(seat_of).transpose()?;
            Phase::SecondVictim(Place::of(tile, seat).map_err(|wrong| Wrong(wrong.to_string()))?)
        }
        "tile" => Phase::Tile,
        "second_card" => Phase::SecondCard { among: fields.number("among")? },
        "aim" => Phase::Aim { djinn: fields.need("djinn")?.parse()? },
        "settle" => {
            Phase::Settle { piece: fields.need("piece")?.parse()?, tile: fields.need("tile")?.parse()? }
        }
        "shift" => {
            Phase::Shift { piece: fields.need("piece")?.parse()?, tile: fields.need("tile")?.parse()? }
        }
        "keep_djinn" => {
            let djinns = List::at_most(Djinn::AlAmin, &split::<Djinn>(fields.need("djinns")?)?);
            Phase::KeepDjinn { djinns: djinns.map_err(|many| Wrong(many.to_string()))? }
        }
        "close" => Phase::Close,
        "sale" => Phase::Sale { set: set_of(&counted(fields.need("set")?)?) },
        "mark" => Phase::Mark { tile: fields.need("tile")?.parse()? },
        "over" => Phase::Over,
        kind if Robbery::KINDS.contains(&kind) => Phase::Thief(Robbery::read(kind, &mut fields)?),
        kind if ItemPhase::KINDS.contains(&kind) => Phase::Item(ItemPhase::read(kind, &mut fields)?),
        other => return Err(UnknownWord::new("phase", other, Phase::KINDS).into()),
    };
    fields.end()?;
    Ok(phase)
}

/// Cards with commas between them, or `-`.
pub(crate) fn written_cards(cards: &Cards) -> String {
    if cards.is_empty() { NOTHING.to_owned() } else { joined(cards.iter()) }
}

/// Reads them.
pub(crate) fn counted(text: &str) -> Line<Cards> {
    super::read::cards(&split(text)?)
}

/// Where each tribe stood: `y:a1,b3;g:c2`.
fn write_before(f: &mut Formatter<'_>, before: &[TileSet; 6]) -> fmt::Result {
    let peopled = Tribe::ALL.into_iter().zip(before).filter(|(_, tiles)| !tiles.is_empty());
    let words: Vec<String> =
        peopled.map(|(tribe, tiles)| format!("{}:{}", tribe.letter(), joined(tiles.iter()))).collect();
    f.write_str(if words.is_empty() { NOTHING.to_owned() } else { words.join(";") }.as_str())
}

fn read_before(text: &str) -> Line<[TileSet; 6]> {
    let mut before = Sowing::NOT_TOLD;
    for part in text.split(';').filter(|part| *part != NOTHING) {
        let (letter, list) = part.split_once(':').ok_or("a tribe and its tiles, such as y:a1,b3")?;
        before[crate::told::notation::letter_of(letter)?.index()] = tiles(list)?.into_iter().collect();
    }
    Ok(before)
}
