use std::str::FromStr;

use table::{BadPosition, BadWord, Game, Seat, UnknownWord, read_lines};

use super::{NOTHING, phase};
use crate::artisans::counted_items;
use crate::data::{RESOURCES, SPOTS, markers};
use crate::told::notation::{letter_of, seat_of};
use crate::told::position::{Position, SeatPosition, TilePosition, TurnPosition};
use crate::{
    Cards, Ending, Ground, ItemsPosition, Meeples, Phase, Setup, ThievesPosition, Tile, Tribe, Tribes,
};

/// What was expected in a line.
pub(crate) struct Wrong(pub String);

pub(crate) type Line<T> = Result<T, Wrong>;

impl From<UnknownWord> for Wrong {
    fn from(word: UnknownWord) -> Wrong {
        Wrong(word.to_string())
    }
}

impl From<&str> for Wrong {
    fn from(text: &str) -> Wrong {
        Wrong(format!("expected {text}"))
    }
}

impl From<String> for Wrong {
    fn from(text: String) -> Wrong {
        Wrong(text)
    }
}

/// First words of lines, besides tiles and seats.
const WORDS: &[&str] = &[
    "players",
    "rules",
    "round",
    "a tile",
    "mountains",
    "A to D",
    "bag",
    "row",
    "pile",
    "discard",
    "djinns",
    "djinn_pile",
    "djinn_discard",
    "track",
    "bid",
    "acted",
    "active",
    "turn",
    "last",
    "phase",
    "thieves",
    "item_pile",
    "item_discard",
    "magic_used",
    "to_mark",
    "ending",
    "chance",
];

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let mut reader = Reader::new();
        read_lines(text, |line| reader.line(line).map_err(|wrong| BadWord::new(line, wrong.0)))?;
        Ok(reader.finish())
    }
}

struct Reader {
    position: Position,
    seats: [Option<SeatPosition>; 4],
    /// Whose hand gets all cards that lie nowhere else.
    rest: Option<Seat>,
    /// Who acts, and whether all others have acted before.
    acting: Option<(Seat, bool)>,
    has_phase: bool,
}

impl Reader {
    fn new() -> Reader {
        let position = Position {
            setup: Setup::new(4),
            rules: Tribes::RULES_VERSION,
            round: 1,
            tiles: Default::default(),
            mountains: Vec::new(),
            seats: Vec::new(),
            bag: None,
            row: None,
            pile: None,
            discard: Cards::NONE,
            djinns: None,
            djinn_pile: None,
            djinn_discard: Default::default(),
            track: [None; SPOTS.len()],
            to_bid: None,
            acted: Vec::new(),
            turn: None,
            phase: Phase::Bid,
            thieves: None,
            items: None,
            ending: None,
            chance: Default::default(),
        };
        Reader { position, seats: [const { None }; 4], rest: None, acting: None, has_phase: false }
    }

    fn line(&mut self, line: &str) -> Line<()> {
        let mut words = line.split_whitespace();
        let word = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let position = &mut self.position;
        match word {
            "players" => position.setup = setup(&words)?,
            "rules" => position.rules = number(one(&words)?)?,
            "round" => position.round = number(one(&words)?)?,
            "mountains" => position.mountains = each(&words, side)?,
            "bag" => position.bag = Some(meeples(words.first().copied().unwrap_or(NOTHING))?),
            "row" => position.row = Some(listed(&words)?),
            "pile" => position.pile = Some(listed(&words)?),
            "discard" => position.discard = cards(&listed(&words)?)?,
            "djinns" => position.djinns = Some(listed(&words)?),
            "djinn_pile" => position.djinn_pile = Some(listed(&words)?),
            "djinn_discard" => position.djinn_discard = listed(&words)?.into_iter().collect(),
            "track" => {
                let spots = each(&words, |word| {
                    (word != NOTHING).then(|| seat_of(word)).transpose().map_err(Wrong::from)
                })?;
                position.track = spots
                    .try_into()
                    .map_err(|_| format!("expected {} spots, each a seat or -", SPOTS.len()))?;
            }
            "bid" => position.to_bid = Some(seats(&words)?),
            "acted" => position.acted = seats(&words)?,
            "active" => position.turn = Some(turn(&words)?),
            "turn" | "last" => self.acting = Some((seat_of(one(&words)?)?, word == "last")),
            "phase" => {
                position.phase = phase::read(&words)?;
                self.has_phase = true;
            }
            "thieves" => position.thieves = Some(ThievesPosition::read(&words)?),
            word if ItemsPosition::LINES.contains(&word) => {
                position.items.get_or_insert_default().read(word, &words)?;
            }
            "ending" => position.ending = Some(one(&words)?.parse()?),
            "chance" => {
                let (seed, used) = words.split_first().ok_or("a seed, then the words used of each stream")?;
                position.chance.seed = seed.parse().map_err(|bad: table::BadSeed| Wrong(bad.to_string()))?;
                let used = each(used, number)?;
                position.chance.used = used.try_into().map_err(|used: Vec<u32>| {
                    Wrong(format!(
                        "{} streams of chance; there are {}",
                        used.len(),
                        position.chance.used.len()
                    ))
                })?;
            }
            _ => match (word.parse::<Tile>(), seat_of(word)) {
                (Ok(at), _) => drop(position.tiles.insert(at, tile(&words)?)),
                (_, Ok(seat)) => self.seat(seat, &words)?,
                _ => return Err(UnknownWord::new("line that begins with", word, WORDS).into()),
            },
        }
        Ok(())
    }

    fn seat(&mut self, seat: Seat, words: &[&str]) -> Line<()> {
        let mut fields = Fields::of(words)?;
        let mut position = SeatPosition::default();
        if let Some(gold) = fields.take("gold") {
            position.gold = number(gold)?;
        }
        for tribe in Tribe::ALL {
            if let Some(count) = fields.take(&format!("{tribe}s")) {
                position.held.set(tribe, at_most(count, 20)?);
            }
        }
        match fields.take("hand") {
            Some("rest") => self.rest = Some(seat),
            Some(hand) => position.hand = cards(&split(hand)?)?,
            None => {}
        }
        if let Some(unseen) = fields.take("unseen") {
            position.unseen = cards(&split(unseen)?)?;
        }
        if let Some(djinns) = fields.take("djinns") {
            position.djinns = split(djinns)?.into_iter().collect();
        }
        if let Some(used) = fields.take("used") {
            position.used = split(used)?.into_iter().collect();
        }
        if let Some(thieves) = fields.take("thieves") {
            position.thieves = split(thieves)?;
        }
        if let Some(held) = fields.take("items") {
            position.items = counted_items(&split(held)?)?;
        }
        if let Some(unseen) = fields.take("unseen_items") {
            position.unseen_items = counted_items(&split(unseen)?)?;
        }
        position.tent = fields.take("tent").map(str::parse).transpose()?;
        fields.end()?;
        self.seats[seat.index()] = Some(position);
        Ok(())
    }

    fn finish(mut self) -> Position {
        let players = self.position.setup.players;
        if let Some((active, is_last)) = self.acting {
            self.begin_turn(active, is_last);
        }
        if self.seats.iter().any(Option::is_some) {
            let told = 1 + self.seats.iter().rposition(Option::is_some).unwrap_or(0);
            let count = told.max(usize::from(players.min(4)));
            self.position.seats = self.seats.into_iter().take(count).map(Option::unwrap_or_default).collect();
        }
        if let Some(seat) = self.rest {
            let position = &self.position;
            let mut hand = Cards::NONE;
            for (card, copies) in RESOURCES {
                let lying = [&position.row, &position.pile].into_iter().flatten().flatten();
                let lying = lying.filter(|other| **other == card).count() as u32;
                let held: u32 = position.seats.iter().map(|seat| u32::from(seat.hand.count(card))).sum();
                let elsewhere = lying + held + u32::from(position.discard.count(card));
                hand.add(card, u32::from(copies).saturating_sub(elsewhere) as u8);
            }
            self.position.seats[seat.index()].hand = hand;
        }
        self.position
    }

    /// One player acts; the others wait on the zeros in seat order, or have all acted before.
    fn begin_turn(&mut self, active: Seat, is_last: bool) {
        let position = &mut self.position;
        let players = position.setup.players.clamp(1, 4);
        let mut seat = active;
        let others: Vec<Seat> = (1..markers(players))
            .map(|_| {
                seat = seat.next(players);
                seat
            })
            .collect();
        position.track = [None; SPOTS.len()];
        if is_last {
            position.acted = others.into_iter().chain([active]).collect();
        } else {
            others.iter().enumerate().for_each(|(n, seat)| position.track[2 - n] = Some(*seat));
            position.acted = vec![active];
        }
        position.to_bid = Some(Vec::new());
        if !self.has_phase {
            position.phase = Phase::Start;
        }
    }
}

fn setup(words: &[&str]) -> Line<Setup> {
    let (players, switches) = words.split_first().ok_or("the number of players")?;
    let mut setup = Setup::new(number(players)?);
    for switch in switches {
        let (key, value) = switch.split_once('=').ok_or("switches such as open_gold=true")?;
        setup.choose(key, value)?;
    }
    Ok(setup)
}

fn tile(words: &[&str]) -> Line<TilePosition> {
    let mut tile = TilePosition::default();
    for word in words {
        if let Some(count) = word.strip_prefix("palms=") {
            tile.palms = number(count)?;
        } else if let Some(count) = word.strip_prefix("palaces=") {
            tile.palaces = number(count)?;
        } else if let Ok(seat) = seat_of(word) {
            tile.owner = Some(seat);
        } else if let Ok(ground) = word.parse::<Ground>() {
            tile.ground = Some(ground);
        } else {
            tile.meeples = meeples(word).map_err(|_| {
                Wrong(format!(
                    "{word:?} is neither meeples (letters of y, w, g, b, r, p), an owner (A to D), palms=n, palaces=n \
                     nor a kind of tile ({})",
                    Ground::WORDS.join(", ")
                ))
            })?;
        }
    }
    Ok(tile)
}

fn turn(words: &[&str]) -> Line<TurnPosition> {
    let (seat, words) = words.split_first().ok_or("a seat")?;
    let mut fields = Fields::of(words)?;
    let path = fields.take("path").map_or(Ok(Vec::new()), |path| path.split(',').map(step).collect())?;
    let turn = TurnPosition {
        seat: seat_of(seat)?,
        window: fields.take("window").map_or(Ok(Default::default()), str::parse)?,
        start: fields.take("start").map(str::parse).transpose()?,
        path,
        collected: fields.take("collected").map(collected).transpose()?,
        doubled: fields.flag("doubled"),
        two_victims: fields.flag("two_victims"),
        sale: fields.take("sale").map_or(Ok(Default::default()), str::parse)?,
    };
    fields.end()?;
    Ok(turn)
}

/// `y>b3`.
fn step(text: &str) -> Line<(Tribe, Tile)> {
    let (letter, tile) = text.split_once('>').ok_or("a drop such as y>b3")?;
    Ok((letter_of(letter)?, tile.parse()?))
}

/// `3y>b3`.
fn collected(text: &str) -> Line<(Tribe, u8, Tile)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (tribe, tile) = step(&text[digits..]).map_err(|_| "what was collected, such as 3y>b3")?;
    Ok((tribe, number(&text[..digits])?, tile))
}

fn side(text: &str) -> Line<(Tile, Tile)> {
    let (from, to) = text.split_once('|').ok_or("the two tiles of a side, such as c3|d3")?;
    Ok((from.parse()?, to.parse()?))
}

/// `key=value` words and flags of a line, each taken once.
pub(crate) struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    pub fn of(words: &[&'a str]) -> Line<Fields<'a>> {
        let fields: Vec<_> = words.iter().map(|word| word.split_once('=').unwrap_or((word, ""))).collect();
        for (n, (key, _)) in fields.iter().enumerate() {
            if fields[..n].iter().any(|(other, _)| other == key) {
                return Err(Wrong(format!("{key} stands there twice")));
            }
        }
        Ok(Fields(fields))
    }

    pub fn take(&mut self, key: &str) -> Option<&'a str> {
        let index = self.0.iter().position(|(other, value)| *other == key && !value.is_empty())?;
        Some(self.0.remove(index).1)
    }

    pub fn need(&mut self, key: &str) -> Line<&'a str> {
        self.take(key).ok_or_else(|| Wrong(format!("expected {key}=...")))
    }

    pub fn number(&mut self, key: &str) -> Line<u8> {
        number(self.need(key)?)
    }

    pub fn number_or(&mut self, key: &str, otherwise: u8) -> Line<u8> {
        self.take(key).map_or(Ok(otherwise), number)
    }

    fn flag(&mut self, word: &str) -> bool {
        let index = self.0.iter().position(|(other, value)| *other == word && value.is_empty());
        index.map(|index| self.0.remove(index)).is_some()
    }

    pub fn end(self) -> Line<()> {
        match self.0.first() {
            None => Ok(()),
            Some((key, _)) => Err(Wrong(format!("{key:?} means nothing here"))),
        }
    }
}

fn one<'a>(words: &[&'a str]) -> Line<&'a str> {
    match words {
        [word] => Ok(word),
        _ => Err("one word".into()),
    }
}

fn number<T: FromStr>(text: &str) -> Line<T> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|_| digits)
        .ok_or_else(|| Wrong(format!("{text:?} is not a number that can be held here")))
}

fn at_most(text: &str, most: u8) -> Line<u8> {
    let count = number(text)?;
    if count > most {
        Err(Wrong(format!("{count} is too many; at most {most} are possible")))
    } else {
        Ok(count)
    }
}

fn each<'a, T>(words: &[&'a str], read: impl Fn(&'a str) -> Line<T>) -> Line<Vec<T>> {
    words.iter().map(|word| read(word)).collect()
}

/// Words of a line; `-` alone is an empty list.
pub(crate) fn listed<T: FromStr<Err = UnknownWord>>(words: &[&str]) -> Line<Vec<T>> {
    if words == [NOTHING] { Ok(Vec::new()) } else { each(words, |word| Ok(word.parse()?)) }
}

fn seats(words: &[&str]) -> Line<Vec<Seat>> {
    if words == [NOTHING] { Ok(Vec::new()) } else { each(words, |word| Ok(seat_of(word)?)) }
}

/// Words with commas between them; `-` alone is an empty list.
pub(crate) fn split<T: FromStr<Err = UnknownWord>>(text: &str) -> Line<Vec<T>> {
    listed(&text.split(',').collect::<Vec<_>>())
}

pub(super) fn tiles(text: &str) -> Line<Vec<Tile>> {
    split(text)
}

/// Counts cards, if there can be so many.
pub(super) fn cards(list: &[crate::Resource]) -> Line<Cards> {
    if list.len() > 54 { Err("at most 54 resource cards".into()) } else { Ok(list.iter().copied().collect()) }
}

/// Letters of meeples; `-` for none.
pub(super) fn meeples(text: &str) -> Line<Meeples> {
    let mut meeples = Meeples::NONE;
    if text == NOTHING {
        return Ok(meeples);
    }
    for letter in text.chars() {
        let tribe = letter_of(letter.encode_utf8(&mut [0; 4]))?;
        if meeples.count(tribe) == 20 {
            return Err(Wrong(format!("more than 20 {tribe}s; there are no more")));
        }
        meeples.add(tribe, 1);
    }
    Ok(meeples)
}

impl FromStr for Ending {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Ending, UnknownWord> {
        match text {
            "last-camel" => Ok(Ending::LastCamel),
            "no-legal-move" => Ok(Ending::NoLegalMove),
            _ => Err(UnknownWord::new("ending", text, &["last-camel", "no-legal-move"])),
        }
    }
}
