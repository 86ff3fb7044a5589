//! The line of a phase: `phase sow at=c3 came_from=c2 hand=yg`.

use std::fmt::{self, Display, Formatter};

use table::UnknownWord;

use super::NOTHING;
use super::read::{Fields, Line, meeples, split, tiles};
use super::write::{joined, letters};
use crate::told::notation::{loot_of, seat_of};
use crate::told::position::PhasePosition;
use crate::{Cards, Loot, Tile, Tribe};

/// Every kind of phase.
const KINDS: &[&str] = &[
    "bid",
    "start",
    "sow",
    "act",
    "second_victim",
    "tile",
    "second_card",
    "aim",
    "settle",
    "shift",
    "keep_djinn",
    "close",
    "sale",
    "mark",
    "thief",
    "give",
    "claim",
    "claim_at",
    "keep_item",
    "lamp",
    "flute_tile",
    "flute",
    "scimitar",
    "talisman_from",
    "talisman_to",
    "horn",
    "ring",
    "over",
];

impl Display for PhasePosition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            PhasePosition::Bid => f.write_str("bid"),
            PhasePosition::Start => f.write_str("start"),
            PhasePosition::Sow { at, came_from, hand, before } => {
                write!(f, "sow at={at}")?;
                if let Some(from) = came_from {
                    write!(f, " came_from={from}")?;
                }
                write!(f, " hand={}", letters(*hand))?;
                if let Some(before) = before {
                    f.write_str(" before=")?;
                    write_before(f, before)?;
                }
                Ok(())
            }
            PhasePosition::Act => f.write_str("act"),
            PhasePosition::SecondVictim { tile, seat } => {
                f.write_str("second_victim")?;
                tile.map_or(Ok(()), |tile| write!(f, " tile={tile}"))?;
                seat.map_or(Ok(()), |seat| write!(f, " seat={seat}"))
            }
            PhasePosition::Tile => f.write_str("tile"),
            PhasePosition::SecondCard { among } => write!(f, "second_card among={among}"),
            PhasePosition::Aim { djinn } => write!(f, "aim djinn={djinn}"),
            PhasePosition::Settle { piece, tile } => write!(f, "settle piece={piece} tile={tile}"),
            PhasePosition::Shift { piece, tile } => write!(f, "shift piece={piece} tile={tile}"),
            PhasePosition::KeepDjinn { djinns } => write!(f, "keep_djinn djinns={}", joined(djinns.iter())),
            PhasePosition::Close => f.write_str("close"),
            PhasePosition::Sale { set } => write!(f, "sale set={}", cards(set)),
            PhasePosition::Mark { tile } => write!(f, "mark tile={tile}"),
            PhasePosition::Thief { thief } => write!(f, "thief thief={thief}"),
            PhasePosition::Give { thief, victim, given, pool } => {
                write!(f, "give thief={thief} victim={victim} given={given} pool={}", Pool(pool))
            }
            PhasePosition::Claim { thief, taken, pool } => {
                write!(f, "claim thief={thief} taken={taken} pool={}", Pool(pool))
            }
            PhasePosition::ClaimAt { piece, pool } => write!(f, "claim_at piece={piece} pool={}", Pool(pool)),
            PhasePosition::KeepItem { items } => write!(f, "keep_item items={}", joined(items.iter())),
            PhasePosition::Lamp => f.write_str("lamp"),
            PhasePosition::FluteTile => f.write_str("flute_tile"),
            PhasePosition::Flute { tile, left } => write!(f, "flute tile={tile} left={left}"),
            PhasePosition::Scimitar { first } => {
                f.write_str("scimitar")?;
                first.map_or(Ok(()), |first| write!(f, " first={first}"))
            }
            PhasePosition::TalismanFrom => f.write_str("talisman_from"),
            PhasePosition::TalismanTo { from } => write!(f, "talisman_to from={from}"),
            PhasePosition::Horn { cards: left } => write!(f, "horn cards={}", cards(left)),
            PhasePosition::Ring => f.write_str("ring"),
            PhasePosition::Over => f.write_str("over"),
        }
    }
}

/// Reads what stands behind `phase`.
pub(super) fn read(words: &[&str]) -> Line<PhasePosition> {
    let (kind, rest) = words.split_first().ok_or("a phase, such as start")?;
    let mut fields = Fields::of(rest)?;
    let phase = match *kind {
        "bid" => PhasePosition::Bid,
        "start" => PhasePosition::Start,
        "sow" => PhasePosition::Sow {
            at: fields.need("at")?.parse()?,
            came_from: fields.take("came_from").map(str::parse).transpose()?,
            hand: meeples(fields.need("hand")?)?,
            before: fields.take("before").map(read_before).transpose()?,
        },
        "act" => PhasePosition::Act,
        "second_victim" => PhasePosition::SecondVictim {
            tile: fields.take("tile").map(str::parse).transpose()?,
            seat: fields.take("seat").map(seat_of).transpose()?,
        },
        "tile" => PhasePosition::Tile,
        "second_card" => PhasePosition::SecondCard { among: fields.number("among")? },
        "aim" => PhasePosition::Aim { djinn: fields.need("djinn")?.parse()? },
        "settle" => PhasePosition::Settle {
            piece: fields.need("piece")?.parse()?,
            tile: fields.need("tile")?.parse()?,
        },
        "shift" => PhasePosition::Shift {
            piece: fields.need("piece")?.parse()?,
            tile: fields.need("tile")?.parse()?,
        },
        "keep_djinn" => PhasePosition::KeepDjinn { djinns: split(fields.need("djinns")?)? },
        "close" => PhasePosition::Close,
        "sale" => PhasePosition::Sale { set: counted(fields.need("set")?)? },
        "mark" => PhasePosition::Mark { tile: fields.need("tile")?.parse()? },
        "thief" => PhasePosition::Thief { thief: fields.need("thief")?.parse()? },
        "give" => PhasePosition::Give {
            thief: fields.need("thief")?.parse()?,
            victim: seat_of(fields.need("victim")?)?,
            given: fields.number_or("given", 0)?,
            pool: read_pool(fields.take("pool"))?,
        },
        "claim" => PhasePosition::Claim {
            thief: fields.need("thief")?.parse()?,
            taken: fields.number_or("taken", 0)?,
            pool: read_pool(fields.take("pool"))?,
        },
        "claim_at" => PhasePosition::ClaimAt {
            piece: fields.need("piece")?.parse()?,
            pool: read_pool(fields.take("pool"))?,
        },
        "keep_item" => PhasePosition::KeepItem { items: split(fields.need("items")?)? },
        "lamp" => PhasePosition::Lamp,
        "flute_tile" => PhasePosition::FluteTile,
        "flute" => PhasePosition::Flute { tile: fields.need("tile")?.parse()?, left: fields.number("left")? },
        "scimitar" => PhasePosition::Scimitar { first: fields.take("first").map(str::parse).transpose()? },
        "talisman_from" => PhasePosition::TalismanFrom,
        "talisman_to" => PhasePosition::TalismanTo { from: fields.need("from")?.parse()? },
        "horn" => PhasePosition::Horn { cards: counted(fields.need("cards")?)? },
        "ring" => PhasePosition::Ring,
        "over" => PhasePosition::Over,
        other => return Err(UnknownWord::new("phase", other, KINDS).into()),
    };
    fields.end()?;
    Ok(phase)
}

fn cards(cards: &Cards) -> String {
    if cards.is_empty() { NOTHING.to_owned() } else { joined(cards.iter()) }
}

fn counted(text: &str) -> Line<Cards> {
    super::read::cards(&split(text)?)
}

/// What was given up: `fish,enki,palm:c3`.
struct Pool<'a>(&'a [Loot]);

impl Display for Pool<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str(NOTHING);
        }
        f.write_str(&joined(self.0.iter().map(|loot| loot.to_string().replace(' ', ":"))))
    }
}

fn read_pool(text: Option<&str>) -> Line<Vec<Loot>> {
    match text {
        None | Some(NOTHING) => Ok(Vec::new()),
        Some(text) => text
            .split(',')
            .map(|loot| loot_of(&loot.split(':').collect::<Vec<_>>()).map_err(|expected| expected.0.into()))
            .collect(),
    }
}

/// Where each tribe stood: `y:a1,b3;g:c2`.
fn write_before(f: &mut Formatter<'_>, before: &[Vec<Tile>; 6]) -> fmt::Result {
    let peopled = Tribe::ALL.into_iter().zip(before).filter(|(_, tiles)| !tiles.is_empty());
    let words: Vec<String> =
        peopled.map(|(tribe, tiles)| format!("{}:{}", tribe.letter(), joined(tiles.iter()))).collect();
    f.write_str(if words.is_empty() { NOTHING.to_owned() } else { words.join(";") }.as_str())
}

fn read_before(text: &str) -> Line<[Vec<Tile>; 6]> {
    let mut before: [Vec<Tile>; 6] = Default::default();
    for part in text.split(';').filter(|part| *part != NOTHING) {
        let (letter, list) = part.split_once(':').ok_or("a tribe and its tiles, such as y:a1,b3")?;
        before[crate::told::notation::letter_of(letter)?.index()] = tiles(list)?;
    }
    Ok(before)
}
