use std::str::FromStr;

use table::{BadLine, BadPosition, BadWord, Chance, Seat, Seats, Seed, UnknownWord, read_lines};

use super::complete::Open;
use crate::data::{Field, MageSet, REFERENCE_LAYOUT, Spot};
use crate::state::{NEWEST_RULES, Players, State, stream};
use crate::{
    ByColour, Caught, CharacterSet, ChestSet, Chosen, DjinnKind, Duties, Effect, Ending, Passage, Payment,
    Pending, Phase, Place, Player, RoundField, Setup, Task,
};

fn problem(given: &str, allowed: &str) -> BadWord {
    BadWord::new(given, format!("expected {allowed}"))
}

const HEADS: &str = "djinn, layout, round, fields, R1 to R6, mages, display, gone, opened, offer, scoring, A, B, C, D, \
    phase, duties, pending, chance";

impl FromStr for State {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<State, BadPosition> {
        let (mut begun, mut reader) = (false, None);
        read_lines(text, |line| match &mut reader {
            // Without its first line the rest means nothing.
            None if begun => Ok(()),
            None => {
                begun = true;
                reader = Some(Reader::begin(line)?);
                Ok(())
            }
            Some(reader) => reader.read(line),
        })?;
        let nothing = || {
            BadPosition(vec![BadLine {
                line: 1,
                given: String::new(),
                expected: format!("expected {FIRST}"),
            }])
        };
        reader.map(Reader::finish).ok_or_else(nothing)
    }
}

const FIRST: &str = "djinn, the number of players, and switches such as occupancy=path";

struct Reader {
    state: State,
    open: Open,
    /// Beginnings of lines read so far.
    heads: Vec<String>,
    turn: Option<Seat>,
    phase: Option<Phase>,
}

impl Reader {
    /// `djinn 2 occupancy=path`.
    fn begin(line: &str) -> Result<Reader, BadWord> {
        let mut words = line.split_whitespace();
        if words.next() != Some("djinn") {
            return Err(problem(line, FIRST));
        }
        let given = words.next().unwrap_or("");
        let players = number(given, 1, 4)?;
        let (mut setup, mut rules) = (Setup::new(players), NEWEST_RULES);
        for word in words {
            match pair(word)? {
                ("rules", value) => rules = number(value, 1, NEWEST_RULES)?,
                (key, value) => read_switch(&mut setup, key, value)?,
            }
        }
        let state = State {
            rules,
            setup,
            chance: Chance::new(Seed::from_number(0)),
            layout: REFERENCE_LAYOUT,
            first: Seat::ALL[0],
            round: 1,
            turn: 0,
            last_round: None,
            ending: None,
            fields: [RoundField::default(); 6],
            bag: [0; 4],
            bottles: [0; 4],
            corks: 0,
            keys: 0,
            mage_decks: MageSet::NONE,
            mages: [None; 4],
            equipment_decks: crate::EquipmentSet::NONE,
            display: [[None; 2]; 3],
            chests: ChestSet::NONE,
            opened: ChestSet::NONE,
            characters: CharacterSet::NONE,
            scoring: [None; 3],
            players: Players::new(players),
            phase: Phase::Place,
            duties: Duties::default(),
            pending: Pending::NONE,
        };
        Ok(Reader { state, open: Open::default(), heads: vec!["djinn".into()], turn: None, phase: None })
    }

    fn read(&mut self, line: &str) -> Result<(), BadWord> {
        let mut words = line.split_whitespace();
        let head = words.next().unwrap_or("");
        if self.heads.iter().any(|known| known == head) {
            return Err(problem(head, "each line once"));
        }
        self.heads.push(head.chars().take(40).collect());
        let words: Vec<&str> = words.collect();
        match head {
            "layout" => self.state.layout = exactly(&all::<Place>(&words)?, "12 places")?,
            "round" => self.read_round(&words)?,
            "fields" => self.state.fields = [read_field(&words)?; 6],
            "mages" => self.open.mages = Some(exactly(&slots(&words)?, "4 mages or -")?),
            "display" => self.open.display = Some(exactly(&slots(&words)?, "6 cards or -")?),
            "gone" => self.open.gone = all(&words)?.into_iter().collect(),
            "opened" => self.state.opened = all(&words)?.into_iter().collect(),
            "offer" => self.state.characters = all(&words)?.into_iter().collect(),
            "scoring" => {
                let mut cards = all(&words)?.into_iter().map(Some);
                self.open.scoring = Some(std::array::from_fn(|_| cards.next().flatten()));
                if cards.next().is_some() {
                    return Err(problem(line, "at most 3 scoring cards"));
                }
            }
            "phase" => self.phase = Some(read_phase(&words)?),
            "duties" => self.state.duties = read_duties(&words)?,
            "pending" => self.read_pending(&words)?,
            "chance" => self.read_chance(&words)?,
            head => match (seat(head), head.parse::<Field>().ok().and_then(Field::round_index)) {
                (Ok(seat), _) if seat.number() < self.state.setup.players => {
                    self.state.players[seat] = read_player(&words)?;
                }
                (_, Some(n)) => self.state.fields[n] = read_field(&words)?,
                _ => return Err(problem(head, HEADS)),
            },
        }
        Ok(())
    }

    fn read_round(&mut self, words: &[&str]) -> Result<(), BadWord> {
        let (round, rest) = words.split_first().ok_or_else(|| problem("", "the number of the round"))?;
        self.state.round = number(round, 1, u16::MAX)?;
        for word in rest {
            match pair(word)? {
                ("first", value) => self.state.first = seat(value)?,
                ("turn", value) => self.turn = Some(seat(value)?),
                ("last", value) => self.state.last_round = Some(number(value, 1, u16::MAX)?),
                ("ending", value) => {
                    let found = Ending::ALL.into_iter().find(|ending| ending.name() == value);
                    self.state.ending =
                        Some(found.ok_or_else(|| problem(value, "masters-gone, solo-clock, round-cap"))?);
                }
                _ => return Err(problem(word, "first=, turn=, last=, ending=")),
            }
        }
        Ok(())
    }

    fn read_pending(&mut self, words: &[&str]) -> Result<(), BadWord> {
        if words.len() > Pending::GIVEN {
            return Err(problem(words[Pending::GIVEN], "at most 8 effects"));
        }
        for word in words {
            let task = match word.split_once('=') {
                None if *word == "wake_all" => Task::Give(Effect::WakeAll),
                None if *word == "refill" => Task::Give(Effect::Refill),
                Some(("compartment", chest)) => Task::Compartment(chest.parse()?),
                Some(("put_away", chests)) => Task::PutAway(list(chests)?.into_iter().collect()),
                Some((kind, count)) => {
                    let effect = Effect::of(kind, number(count, 0, 9)?);
                    Task::Give(effect.ok_or_else(|| problem(word, EFFECTS))?)
                }
                None => return Err(problem(word, EFFECTS)),
            };
            self.state.pending.push(task);
        }
        Ok(())
    }

    fn read_chance(&mut self, words: &[&str]) -> Result<(), BadWord> {
        let allowed =
            "64 hexadecimal digits or a whole number, and how many words of each of 8 streams are used";
        let (seed, used) = words.split_first().ok_or_else(|| problem("", allowed))?;
        let seed: Seed = seed.parse().map_err(|_| problem(seed, allowed))?;
        let used = used.iter().map(|word| number(word, 0, u32::MAX)).collect::<Result<Vec<u32>, _>>()?;
        self.state.chance = match <[u32; stream::COUNT]>::try_from(used) {
            Ok(used) => Chance::resume(seed, used),
            Err(used) if used.is_empty() => Chance::new(seed),
            Err(_) => return Err(problem(&words.join(" "), allowed)),
        };
        Ok(())
    }

    fn finish(mut self) -> State {
        let state = &mut self.state;
        let turns = 0..state.setup.players;
        state.turn =
            self.turn.and_then(|seat| turns.clone().find(|turn| state.seat_at(*turn) == seat)).unwrap_or(0);
        let begin = match state.players[state.seat_at(state.turn)].spot {
            Some(Spot { from, to: at }) => Phase::Move { from, at },
            None => Phase::Place,
        };
        state.phase = self.phase.unwrap_or(begin);
        state.complete(&self.open);
        self.state
    }
}

const EFFECTS: &str = "coin=, scroll=, key=, magic=, limit=, bottle=, cork=, mage=, equip=, circle=, passage=, wake=, \
    chest=, unlocked_chest=, bottling=, wake_all, refill, compartment=, put_away=";

fn read_switch(setup: &mut Setup, key: &str, value: &str) -> Result<(), BadWord> {
    let truth = || match value {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(problem(value, "true, false")),
    };
    match key {
        "trophies_in_final_round" => setup.trophies_in_final_round = truth()?,
        "final_source_visit" => setup.final_source_visit = truth()?,
        "occupancy" => setup.occupancy = value.parse()?,
        "first_placement_pays" => setup.first_placement_pays = truth()?,
        "bottling_from_circles" => setup.bottling_from_circles = value.parse()?,
        "master_surcharge_counts_chosen" => setup.master_surcharge_counts_chosen = truth()?,
        "free_djinn_optional" => setup.free_djinn_optional = truth()?,
        "green_per_card" => setup.green_per_card = truth()?,
        "start_djinns_per_field" => setup.start_djinns_per_field = number(value, 1, 6)?,
        "draw_on_master_gone" => setup.draw_on_master_gone = value.parse()?,
        "max_limit" => setup.max_limit = number(value, 4, 20)?,
        "coins_scrolls_unlimited" => setup.coins_scrolls_unlimited = truth()?,
        "scoring_cards_shown" => setup.scoring_cards_shown = number(value, 0, 3)?,
        "round_cap" => setup.round_cap = Some(number(value, 1, 1000)?),
        "solo_clock" => setup.solo_clock = number(value, 0, 50)?,
        _ => {
            let keys: Vec<_> = crate::setup::OPTIONS.iter().map(|option| option.key).collect();
            return Err(problem(key, &keys.join(", ")));
        }
    }
    Ok(())
}

fn read_player(words: &[&str]) -> Result<Player, BadWord> {
    let mut player = Player::START;
    let mut asleep = MageSet::NONE;
    for word in words {
        if word.contains('>') {
            player.spot = Some(word.parse()?);
            continue;
        }
        let (key, value) = pair(word)?;
        match key {
            "coins" => player.coins = number(value, 0, u16::MAX)?,
            "scrolls" => player.scrolls = number(value, 0, u16::MAX)?,
            "keys" => player.keys = number(value, 0, u8::MAX)?,
            "magic" => player.magic = number(value, 0, u8::MAX)?,
            "limit" => player.limit = number(value, 0, u8::MAX)?,
            "circles" => player.circles = number(value, 0, u8::MAX)?,
            "circled" => (player.circled, player.circled_masters) = crowd(&list(value)?)?,
            "bottles" => {
                list::<crate::Colour>(value)?.iter().for_each(|colour| player.bottles[colour.index()] += 1);
            }
            "corks" => player.corks = number(value, 0, u8::MAX)?,
            "bottled" => read_bottled(&mut player, value)?,
            "mages" => player.mages = list(value)?.into_iter().collect(),
            "asleep" => asleep = list(value)?.into_iter().collect(),
            "wears" => {
                let worn = list::<crate::Equipment>(value)?;
                worn.iter().for_each(|card| player.equipment[card.kind().index()] = Some(*card));
            }
            "passages" => {
                for laid in value.split(',') {
                    let (passage, field) =
                        laid.split_once(':').ok_or_else(|| problem(laid, "passages such as A:S3"))?;
                    player.passages[passage.parse::<Passage>()?.index()] = Some(field.parse()?);
                }
            }
            "trophies" => player.trophies = list(value)?.into_iter().collect(),
            "is" => {
                let tiles = list::<crate::Character>(value)?;
                tiles.iter().for_each(|tile| player.characters[usize::from(!tile.is_good())] = Some(*tile));
            }
            "masters_caught" => player.masters_caught = number(value, 0, 6)?,
            _ => {
                let keys = "a spot such as R1>S1, coins=, scrolls=, keys=, magic=, limit=, circles=, circled=, \
                    bottles=, corks=, bottled=, mages=, asleep=, wears=, passages=, trophies=, is=, masters_caught=";
                return Err(problem(key, keys));
            }
        }
    }
    player.awake = MageSet(player.mages.0 & !asleep.0);
    player.mages = MageSet(player.mages.0 | asleep.0);
    Ok(player)
}

/// `red,red,master:blue`: a master is told with the colour of its bottle.
fn read_bottled(player: &mut Player, value: &str) -> Result<(), BadWord> {
    for djinn in parts(value)? {
        match djinn.strip_prefix("master:") {
            Some(colour) => player.bottled_masters[colour.parse::<crate::Colour>()?.index()] += 1,
            None => player.bottled[djinn.parse::<crate::Colour>()?.index()] += 1,
        }
    }
    Ok(())
}

fn read_field(words: &[&str]) -> Result<RoundField, BadWord> {
    let (djinns, masters) = crowd(&all(words)?)?;
    match masters {
        0 | 1 => Ok(RoundField { djinns, master: masters == 1 }),
        _ => Err(problem("master", "one master")),
    }
}

fn read_duties(words: &[&str]) -> Result<Duties, BadWord> {
    let mut duties = Duties::default();
    for word in words {
        match *word {
            "action" => duties.action = true,
            "catch" => duties.catch = true,
            "passage_used" => duties.passage_used = true,
            word => match word.strip_prefix("passage=") {
                Some(passage) => duties.passage = Some(passage.parse()?),
                None => return Err(problem(word, "action, catch, passage=, passage_used")),
            },
        }
    }
    Ok(duties)
}

fn read_phase(words: &[&str]) -> Result<Phase, BadWord> {
    let (kind, rest) = words.split_first().ok_or_else(|| problem("", PHASES))?;
    let mut told = PhaseWords { words: rest.to_vec() };
    let phase = match *kind {
        "draft" => Phase::Draft { step: told.number("step")? },
        "gifts" => Phase::Gifts { turn: told.number("turn")? },
        "place" => Phase::Place,
        "move" => {
            let Spot { from, to: at } = told.spot()?;
            Phase::Move { from, at }
        }
        "pay" => {
            let Spot { from, to } = told.spot()?;
            let left =
                told.value("left").map_or(Ok(Seats::NONE), |seats| seats.split(',').map(seat).collect())?;
            Phase::Pay(Payment { from, to, left, paid: told.number("paid")?, spared: told.number("spared")? })
        }
        "act" => Phase::Act,
        "market" => Phase::Market {
            trades: told.number("trades")?,
            discount: told.flag("discount"),
            begun: told.flag("begun"),
        },
        "manufactory" => Phase::Manufactory {
            special: told.flag("special"),
            equipped: told.flag("equipped"),
            corks: told.number("corks")?,
        },
        "archives" => Phase::Archives {
            special: told.flag("special"),
            woke: told.flag("woke"),
            circle: told.flag("circle"),
            passage: told.flag("passage"),
        },
        "source" => Phase::Source {
            closing: told.flag("closing"),
            refilled: told.flag("refilled"),
            woke: told.flag("woke"),
            bottled: told.flag("bottled"),
        },
        "passage" => Phase::Passage,
        "catch" => {
            let used = told.value("used").map_or(Ok(Vec::new()), list)?.into_iter().collect();
            let staff = told.flag("staff");
            let (normal, masters) = crowd(&all(&std::mem::take(&mut told.words))?)?;
            Phase::Catch(Chosen { normal, master: masters > 0, used, staff })
        }
        "house" => {
            let (with_master, free) = (told.flag("with_master"), told.flag("free"));
            let (normal, masters) = crowd(&all(&std::mem::take(&mut told.words))?)?;
            Phase::House(Caught { normal, master: masters > 0, with_master, free })
        }
        "over" => Phase::Over,
        kind => return Err(problem(kind, PHASES)),
    };
    match told.words.first() {
        Some(word) => Err(problem(word, "the end of the line")),
        None => Ok(phase),
    }
}

const PHASES: &str =
    "draft, gifts, place, move, pay, act, market, manufactory, archives, source, passage, catch, house, over";

/// What is told about a phase and has not been read yet.
struct PhaseWords<'a> {
    words: Vec<&'a str>,
}

impl<'a> PhaseWords<'a> {
    fn flag(&mut self, word: &str) -> bool {
        let found = self.words.iter().position(|given| *given == word);
        found.map(|n| self.words.remove(n)).is_some()
    }

    fn value(&mut self, key: &str) -> Option<&'a str> {
        let value = |word: &&'a str| word.strip_prefix(key).and_then(|rest| rest.strip_prefix('='));
        let n = self.words.iter().position(|word| value(word).is_some())?;
        value(&self.words.remove(n))
    }

    /// A number; 0 if nothing is told.
    fn number(&mut self, key: &str) -> Result<u8, BadWord> {
        self.value(key).map_or(Ok(0), |value| number(value, 0, 99))
    }

    fn spot(&mut self) -> Result<Spot, BadWord> {
        if self.words.is_empty() {
            return Err(problem("", "a spot such as R1>S1"));
        }
        Ok(self.words.remove(0).parse()?)
    }
}

fn pair(word: &str) -> Result<(&str, &str), BadWord> {
    word.split_once('=').ok_or_else(|| problem(word, "a word, = and its value"))
}

fn seat(text: &str) -> Result<Seat, BadWord> {
    let found = Seat::ALL.into_iter().find(|seat| seat.to_string() == text);
    found.ok_or_else(|| problem(text, "A, B, C, D"))
}

fn number<T: FromStr + PartialOrd + std::fmt::Display>(text: &str, min: T, max: T) -> Result<T, BadWord> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let found = text.parse().ok().filter(|n| plain && *n >= min && *n <= max);
    found.ok_or_else(|| problem(text, &format!("a number from {min} to {max}")))
}

fn all<T: FromStr<Err = UnknownWord>>(words: &[&str]) -> Result<Vec<T>, BadWord> {
    words.iter().map(|word| Ok(word.parse()?)).collect()
}

fn list<T: FromStr<Err = UnknownWord>>(words: &str) -> Result<Vec<T>, BadWord> {
    parts(words)?.into_iter().map(|word| Ok(word.parse()?)).collect()
}

/// What commas part; never so much that counting could go wrong.
fn parts(words: &str) -> Result<Vec<&str>, BadWord> {
    let parts: Vec<_> = words.split(',').collect();
    if parts.len() > 99 { Err(problem(words, "at most 99 of them")) } else { Ok(parts) }
}

fn slots<T: FromStr<Err = UnknownWord>>(words: &[&str]) -> Result<Vec<Option<T>>, BadWord> {
    words.iter().map(|word| if *word == "-" { Ok(None) } else { Ok(Some(word.parse()?)) }).collect()
}

fn exactly<T: Copy, const N: usize>(items: &[T], allowed: &str) -> Result<[T; N], BadWord> {
    <[T; N]>::try_from(items).map_err(|_| problem(&format!("{} of them", items.len()), allowed))
}

/// Normal djinns by colour, and masters.
fn crowd(djinns: &[DjinnKind]) -> Result<(ByColour, u8), BadWord> {
    if djinns.len() > 99 {
        return Err(problem(&format!("{} djinns", djinns.len()), "at most 99"));
    }
    let (mut normal, mut masters) = ([0; 4], 0);
    for djinn in djinns {
        match djinn {
            DjinnKind::Normal(colour) => normal[colour.index()] += 1,
            DjinnKind::Master => masters += 1,
        }
    }
    Ok((normal, masters))
}
