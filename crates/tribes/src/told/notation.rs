//! The text form of every move: what the log keeps, the terminal takes and a screen reader speaks.
//!
//! | text | move |
//! | --- | --- |
//! | `bid 8`, `bid 12 fakirs 2` | bid for the turn order |
//! | `sow c3`, then `y>c4`, `g>d4` ... | pick up, drop; `g>>f1` flies |
//! | `act`, `act fakirs 2` | the tribe's action |
//! | `kill g c4`, `kill elder B` | Assassins' victims |
//! | `place`, `take 2`, `buy enki elder+fakir`, `hire ziad elders`, `craft fakirs` | the tile's action |
//! | `use enki fakir`, `magic horn_of_plenty`, `steal ziad` | powers |
//! | `at c3`, `keep enki`, `keep crown`, `call g b3`, `lay fish`, `camel`, `tent` | their details |
//! | `give fish`, `claim fish`, `give palm c3` | a thief at work |
//! | `sell fish`, `done`, `skip`, `end` | sale, declining, the end of the turn |

use std::fmt;
use std::str::FromStr;

use table::{BadNotation, Seat, UnknownWord};

use crate::{Djinn, Item, Loot, Marker, Move, Tribe};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Bid { spot, fakirs: 0 } => write!(f, "bid {spot}"),
            Move::Bid { spot, fakirs } => write!(f, "bid {spot} fakirs {fakirs}"),
            Move::Sow { tile } => write!(f, "sow {tile}"),
            Move::Drop { tribe, tile } => write!(f, "{}>{tile}", tribe.letter()),
            Move::Fly { tribe, tile } => write!(f, "{}>>{tile}", tribe.letter()),
            Move::Act { fakirs: 0 } => f.write_str("act"),
            Move::Act { fakirs } => write!(f, "act fakirs {fakirs}"),
            Move::Kill { tribe, tile } => write!(f, "kill {} {tile}", tribe.letter()),
            Move::KillHeld { tribe, seat } => write!(f, "kill {tribe} {seat}"),
            Move::Place => f.write_str("place"),
            Move::Take { position } => write!(f, "take {position}"),
            Move::Buy { djinn, payment } => write!(f, "buy {djinn} {payment}"),
            Move::Hire { thief, payment } => write!(f, "hire {thief} {payment}"),
            Move::Craft { payment } => write!(f, "craft {payment}"),
            Move::Use { djinn, payment } => write!(f, "use {djinn} {payment}"),
            Move::Magic { item } => write!(f, "magic {item}"),
            Move::Steal { thief } => write!(f, "steal {thief}"),
            Move::At { tile } => write!(f, "at {tile}"),
            Move::Keep { djinn } => write!(f, "keep {djinn}"),
            Move::KeepItem { item } => write!(f, "keep {item}"),
            Move::Call { tribe, tile } => write!(f, "call {} {tile}", tribe.letter()),
            Move::Lay { card } => write!(f, "lay {card}"),
            Move::Mark { marker: Marker::Camel } => f.write_str("camel"),
            Move::Mark { marker: Marker::Tent } => f.write_str("tent"),
            Move::Give { loot } => write!(f, "give {loot}"),
            Move::Claim { loot } => write!(f, "claim {loot}"),
            Move::Sell { good } => write!(f, "sell {good}"),
            Move::Done => f.write_str("done"),
            Move::Skip => f.write_str("skip"),
            Move::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Loot::Resource { card } => write!(f, "{card}"),
            Loot::Djinn { djinn } => write!(f, "{djinn}"),
            Loot::Tile { tile } => write!(f, "{tile}"),
            Loot::Piece { piece, tile } => write!(f, "{} {tile}", piece.name()),
            Loot::Item { item } => write!(f, "{item}"),
        }
    }
}

const FORMS: &str = "moves are written bid, sow, y>c4, act, kill, place, take, buy, hire, craft, use, magic, steal, at, \
                     keep, call, lay, camel, tent, give, claim, sell, done, skip or end";

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        parse(text).map_err(|expected| BadNotation::new(text, expected.0))
    }
}

/// What was expected, for the one who reads a refusal.
pub(crate) struct Expected(pub String);

impl From<UnknownWord> for Expected {
    fn from(word: UnknownWord) -> Expected {
        Expected(word.to_string())
    }
}

impl From<&str> for Expected {
    fn from(text: &str) -> Expected {
        Expected(text.to_owned())
    }
}

fn parse(text: &str) -> Result<Move, Expected> {
    if let Some((letter, tile)) = text.split_once(">>") {
        return Ok(Move::Fly { tribe: letter_of(letter)?, tile: tile.parse()? });
    }
    if let Some((letter, tile)) = text.split_once('>') {
        return Ok(Move::Drop { tribe: letter_of(letter)?, tile: tile.parse()? });
    }
    let mut words = [""; 4];
    let mut count = 0;
    for word in text.split(' ') {
        *words.get_mut(count).ok_or("no move has more than four words")? = word;
        count += 1;
    }
    Ok(match words[..count] {
        ["bid", spot] => Move::Bid { spot: number(spot)?, fakirs: 0 },
        ["bid", spot, "fakirs", fakirs] => Move::Bid { spot: number(spot)?, fakirs: some(fakirs)? },
        ["sow", tile] => Move::Sow { tile: tile.parse()? },
        ["act"] => Move::Act { fakirs: 0 },
        ["act", "fakirs", fakirs] => Move::Act { fakirs: some(fakirs)? },
        ["kill", tribe, whom] => match whom.parse() {
            Ok(tile) => Move::Kill { tribe: letter_of(tribe)?, tile },
            Err(_) => Move::KillHeld { tribe: tribe.parse()?, seat: seat_of(whom)? },
        },
        ["place"] => Move::Place,
        ["take", position] => Move::Take { position: number(position)? },
        ["buy", djinn, payment] => Move::Buy { djinn: djinn.parse()?, payment: payment.parse()? },
        ["hire", thief, payment] => Move::Hire { thief: thief.parse()?, payment: payment.parse()? },
        ["craft", payment] => Move::Craft { payment: payment.parse()? },
        ["use", djinn, payment] => Move::Use { djinn: djinn.parse()?, payment: payment.parse()? },
        ["magic", item] => Move::Magic { item: item.parse()? },
        ["steal", thief] => Move::Steal { thief: thief.parse()? },
        ["at", tile] => Move::At { tile: tile.parse()? },
        ["keep", what] => match what.parse::<Djinn>() {
            Ok(djinn) => Move::Keep { djinn },
            Err(_) => Move::KeepItem { item: what.parse()? },
        },
        ["call", tribe, tile] => Move::Call { tribe: letter_of(tribe)?, tile: tile.parse()? },
        ["lay", card] => Move::Lay { card: card.parse()? },
        ["camel"] => Move::Mark { marker: Marker::Camel },
        ["tent"] => Move::Mark { marker: Marker::Tent },
        ["give", ref loot @ ..] => Move::Give { loot: loot_of(loot)? },
        ["claim", ref loot @ ..] => Move::Claim { loot: loot_of(loot)? },
        ["sell", good] => Move::Sell { good: good.parse()? },
        ["done"] => Move::Done,
        ["skip"] => Move::Skip,
        ["end"] => Move::End,
        _ => return Err(FORMS.into()),
    })
}

pub(crate) fn loot_of(words: &[&str]) -> Result<Loot, Expected> {
    match *words {
        [piece, tile] => Ok(Loot::Piece { piece: piece.parse()?, tile: tile.parse()? }),
        [word] => {
            if let Ok(card) = word.parse() {
                return Ok(Loot::Resource { card });
            }
            if let Ok(djinn) = word.parse() {
                return Ok(Loot::Djinn { djinn });
            }
            if let Ok(item) = word.parse::<Item>() {
                return Ok(Loot::Item { item });
            }
            Ok(Loot::Tile { tile: word.parse()? })
        }
        _ => Err("loot is a resource, a djinn, an item, a tile, or a palm or palace with its tile".into()),
    }
}

/// A whole number without sign or leading zero, so that every move has one text only.
fn number(text: &str) -> Result<u8, Expected> {
    let plain = text.bytes().all(|c| c.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|_| plain);
    number.ok_or_else(|| Expected(format!("{text:?} is not a whole number from 0 to 255")))
}

fn some(text: &str) -> Result<u8, Expected> {
    number(text).and_then(|n| if n > 0 { Ok(n) } else { Err("no Fakirs are simply left out".into()) })
}

pub(crate) fn letter_of(text: &str) -> Result<Tribe, UnknownWord> {
    Tribe::from_letter(text).ok_or_else(|| UnknownWord::new("meeple", text, &["y", "w", "g", "b", "r", "p"]))
}

pub(crate) fn seat_of(text: &str) -> Result<Seat, UnknownWord> {
    let seat = Seat::ALL.into_iter().find(|seat| seat.to_string() == text);
    seat.ok_or_else(|| UnknownWord::new("seat", text, &["A", "B", "C", "D"]))
}
