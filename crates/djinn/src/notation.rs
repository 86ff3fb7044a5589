use std::fmt;
use std::str::FromStr;

use table::{BadNotation, Seat, UnknownWord};

use crate::Move;
use crate::colour::DjinnKind;
use crate::data::Equipment;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Choose { character } => write!(f, "choose {character}"),
            Move::Place { spot } => write!(f, "place {spot}"),
            Move::Go { field } => write!(f, "go {field}"),
            Move::Skip { field } => write!(f, "skip {field}"),
            Move::Pay { seat, unit } => write!(f, "pay {seat} {unit}"),
            Move::Spare { seat } => write!(f, "spare {seat}"),
            Move::Standard => f.write_str("standard"),
            Move::Special => f.write_str("special"),
            Move::Forgo { coins: 0, magic } => write!(f, "forgo {magic} magic"),
            Move::Forgo { coins, magic } => {
                write!(f, "forgo {coins} {}", if coins == 1 { "coin" } else { "coins" })?;
                if magic > 0 { write!(f, " {magic} magic") } else { Ok(()) }
            }
            Move::Passage => f.write_str("passage"),
            Move::Catch { djinn } => write!(f, "catch {djinn}"),
            Move::Refuse => f.write_str("refuse"),
            Move::Use { mage, saving: None } => write!(f, "use {mage}"),
            Move::Use { mage, saving: Some(unit) } => write!(f, "use {mage} saving {unit}"),
            Move::UseStaff => f.write_str("use staff"),
            Move::Bind => f.write_str("bind"),
            Move::HouseCircle => f.write_str("house circle"),
            Move::HouseBottle { colour } => write!(f, "house bottle {colour}"),
            Move::Free { colour } => write!(f, "free {colour}"),
            Move::Pass => f.write_str("pass"),
            Move::Done => f.write_str("done"),
            Move::BuyScroll => f.write_str("buy scroll"),
            Move::SellScroll => f.write_str("sell scroll"),
            Move::BuyBottle { colour } => write!(f, "buy bottle {colour}"),
            Move::BuyCork => f.write_str("buy cork"),
            Move::BuyEquipment { equipment } => write!(f, "buy {equipment}"),
            Move::Hire { mage } => write!(f, "hire {mage}"),
            Move::Equip { equipment } => write!(f, "equip {equipment}"),
            Move::TakeBottle { colour } => write!(f, "take bottle {colour}"),
            Move::Unlock { opener } => write!(f, "unlock {opener}"),
            Move::PutAway { chest } => write!(f, "put away {chest}"),
            Move::Wake { mage } => write!(f, "wake {mage}"),
            Move::WakeAll => f.write_str("wake all"),
            Move::Circle => f.write_str("circle"),
            Move::Dig { passage, field } => write!(f, "dig {passage} {field}"),
            Move::Refill => f.write_str("refill"),
            Move::Bottle { colour } => write!(f, "bottle {colour}"),
            Move::BottleMaster { colour } => write!(f, "bottle master {colour}"),
            Move::Trophy { trophy, colour, masters: 0 } => write!(f, "trophy {trophy} {colour}"),
            Move::Trophy { trophy, colour, masters: 1 } => write!(f, "trophy {trophy} {colour} 1 master"),
            Move::Trophy { trophy, colour, masters } => {
                write!(f, "trophy {trophy} {colour} {masters} masters")
            }
            Move::End => f.write_str("end"),
        }
    }
}

/// What could have stood there.
struct Expected(String);

impl From<UnknownWord> for Expected {
    fn from(unknown: UnknownWord) -> Expected {
        Expected(unknown.to_string())
    }
}

impl From<String> for Expected {
    fn from(text: String) -> Expected {
        Expected(text)
    }
}

impl From<&str> for Expected {
    fn from(text: &str) -> Expected {
        Expected(text.to_owned())
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        parse(text).map_err(|Expected(expected)| BadNotation::new(text, expected))
    }
}

const VERBS: &str = "a move begins with choose, place, go, skip, pay, spare, standard, special, forgo, passage, catch, refuse, use, \
    bind, house, free, pass, done, buy, sell, hire, equip, take, unlock, put, wake, circle, dig, refill, bottle, trophy or end";

fn parse(text: &str) -> Result<Move, Expected> {
    // no move has more than five words
    let mut words = [""; 6];
    let mut count = 0;
    for word in text.split(' ') {
        *words.get_mut(count).ok_or("no move has more than five words")? = word;
        count += 1;
    }
    Ok(match words[..count] {
        ["choose", character] => Move::Choose { character: character.parse()? },
        ["place", spot] => Move::Place { spot: spot.parse()? },
        ["go", field] => Move::Go { field: field.parse()? },
        ["skip", field] => Move::Skip { field: field.parse()? },
        ["pay", owner, unit] => Move::Pay { seat: seat(owner)?, unit: unit.parse()? },
        ["spare", owner] => Move::Spare { seat: seat(owner)? },
        ["standard"] => Move::Standard,
        ["special"] => Move::Special,
        ["forgo", n, "magic"] => Move::Forgo { coins: 0, magic: digit(n, 1)? },
        ["forgo", "1", "coin"] => Move::Forgo { coins: 1, magic: 0 },
        ["forgo", n, "coins"] => Move::Forgo { coins: digit(n, 2)?, magic: 0 },
        ["forgo", "1", "coin", m, "magic"] => Move::Forgo { coins: 1, magic: digit(m, 1)? },
        ["forgo", n, "coins", m, "magic"] => Move::Forgo { coins: digit(n, 2)?, magic: digit(m, 1)? },
        ["passage"] => Move::Passage,
        ["catch", djinn] => Move::Catch { djinn: djinn.parse()? },
        ["refuse"] => Move::Refuse,
        ["use", "staff"] => Move::UseStaff,
        ["use", mage] => Move::Use { mage: mage.parse()?, saving: None },
        ["use", mage, "saving", unit] => Move::Use { mage: mage.parse()?, saving: Some(unit.parse()?) },
        ["bind"] => Move::Bind,
        ["house", "circle"] => Move::HouseCircle,
        ["house", "bottle", colour] => Move::HouseBottle { colour: colour.parse()? },
        ["free", colour] => Move::Free { colour: colour.parse()? },
        ["pass"] => Move::Pass,
        ["done"] => Move::Done,
        ["buy", "scroll"] => Move::BuyScroll,
        ["sell", "scroll"] => Move::SellScroll,
        ["buy", "bottle", colour] => Move::BuyBottle { colour: colour.parse()? },
        ["buy", "cork"] => Move::BuyCork,
        ["buy", equipment] => Move::BuyEquipment { equipment: ware(equipment)? },
        ["hire", mage] => Move::Hire { mage: mage.parse()? },
        ["equip", equipment] => Move::Equip { equipment: equipment.parse()? },
        ["take", "bottle", colour] => Move::TakeBottle { colour: colour.parse()? },
        ["unlock", opener] => Move::Unlock { opener: opener.parse()? },
        ["put", "away", chest] => Move::PutAway { chest: chest.parse()? },
        ["wake", "all"] => Move::WakeAll,
        ["wake", mage] => Move::Wake { mage: mage.parse()? },
        ["circle"] => Move::Circle,
        ["dig", passage, field] => Move::Dig { passage: passage.parse()?, field: field.parse()? },
        ["refill"] => Move::Refill,
        ["bottle", "master", colour] => Move::BottleMaster { colour: colour.parse()? },
        ["bottle", djinn] => match djinn.parse()? {
            DjinnKind::Normal(colour) => Move::Bottle { colour },
            DjinnKind::Master => return Err("write `bottle master` and the colour of the bottle".into()),
        },
        ["trophy", trophy, colour] => trophy_of(trophy, colour, 0)?,
        ["trophy", trophy, colour, "1", "master"] => trophy_of(trophy, colour, 1)?,
        ["trophy", trophy, colour, n, "masters"] => trophy_of(trophy, colour, digit(n, 2)?)?,
        ["end"] => Move::End,
        _ => return Err(VERBS.into()),
    })
}

fn trophy_of(trophy: &str, colour: &str, masters: u8) -> Result<Move, Expected> {
    if masters > 3 {
        return Err(format!("three djinns are handed in, but {masters} masters were given").into());
    }
    Ok(Move::Trophy { trophy: trophy.parse()?, colour: colour.parse()?, masters })
}

fn ware(text: &str) -> Result<Equipment, UnknownWord> {
    let wares = &["scroll", "bottle and a colour", "cork", "equipment such as H3"];
    text.parse().map_err(|_| UnknownWord::new("ware", text, wares))
}

fn seat(text: &str) -> Result<Seat, UnknownWord> {
    let found = Seat::ALL.into_iter().find(|seat| seat.to_string() == text);
    found.ok_or_else(|| UnknownWord::new("seat", text, &["A", "B", "C", "D"]))
}

/// A single digit, at least `min`.
fn digit(text: &str, min: u8) -> Result<u8, Expected> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] if digit - b'0' >= min => Ok(digit - b'0'),
        _ => Err(format!("a digit from {min} to 9 must stand there").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_move_reads_back_what_it_prints() {
        let texts = [
            "choose G10",
            "place R1>S1",
            "go M",
            "skip R4",
            "pay B coin",
            "spare D",
            "standard",
            "special",
            "forgo 2 coins",
            "forgo 1 coin",
            "forgo 1 coin 1 magic",
            "forgo 2 coins 2 magic",
            "forgo 3 magic",
            "passage",
            "catch red",
            "catch master",
            "refuse",
            "use R3",
            "use V8 saving scroll",
            "use staff",
            "bind",
            "house circle",
            "house bottle blue",
            "free violet",
            "pass",
            "done",
            "buy scroll",
            "sell scroll",
            "buy bottle yellow",
            "buy cork",
            "buy H3",
            "hire B8",
            "equip T7",
            "take bottle red",
            "unlock key",
            "unlock coin",
            "put away 18",
            "wake Y1",
            "wake all",
            "circle",
            "dig A S3",
            "refill",
            "bottle red",
            "bottle master blue",
            "trophy 1.3 red",
            "trophy 3.7 red 1 master",
            "trophy 2.1 blue 3 masters",
            "end",
        ];
        for text in texts {
            let m: Move = text.parse().unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(m.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_move_is_refused_with_what_could_stand_there() {
        for (text, expected) in [
            ("", "a move begins with choose"),
            ("go S7", "there is no field \"S7\"; there are: M, S1 to S6, R1 to R6"),
            ("pay E coin", "there is no seat \"E\"; there are: A, B, C, D"),
            ("forgo 1 coins", "a digit from 2 to 9"),
            ("forgo 02 coins", "a digit from 2 to 9"),
            ("buy hat", "there is no ware \"hat\""),
            ("trophy 1.8 red", "there is no trophy \"1.8\""),
            ("trophy 1.3 red 4 masters", "three djinns are handed in"),
            ("end  ", "a move begins with"),
            ("a b c d e f g h", "no move has more than five words"),
            ("bottle master", "write `bottle master` and the colour"),
            ("put away 019", "there is no chest \"019\"; there are: 1 to 18"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
