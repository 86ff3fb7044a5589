//! What a move costs and brings.
//!
//! There is no second rulebook: the move is played on a copy, and its events are read. What comes from a pile or a
//! covered hand is counted, never named, because whoever decides cannot know it either.

use serde::Serialize;
use table::{Game, Reveal, Seat, Sink};

use crate::pieces::goods::set_value;
use crate::state::{Phase, Tribes};
use crate::thieves::Robbery;
use crate::{
    Cards, Collected, Djinn, Ending, Event, GoldFrom, Item, Marker, Move, Piece, Resource, Thief, Tile, Tribe,
};

/// What a legal move costs and brings by the rules, as far as the deciding seat may know. What does not apply is
/// left out. Consequences that follow without another decision are included.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", optional_fields))]
pub struct Facts {
    /// Gold paid to the bank. A bid always has a price, even if it is 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u16>,
    /// Gold from the bank: wages, what passive djinns pay you, what a sale brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gold: Option<u16>,
    /// Your gold afterwards, if any was paid or gained.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gold_left: Option<u16>,
    /// Fakirs you discard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fakirs: Option<u8>,
    /// Elders you pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elders: Option<u8>,
    /// Artisans you pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub artisans: Option<u8>,
    /// Meeples you collect with the last drop.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collects: Option<Collected>,
    /// Meeples that come to stand in front of you.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeps: Option<Kept>,
    /// Cards you take from the open row, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Resource>>", optional))]
    pub cards: Vec<Resource>,
    /// Who dies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Victim>>", optional))]
    pub kills: Vec<Victim>,
    /// Tiles you win.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Won>>", optional))]
    pub controls: Vec<Won>,
    /// Tiles that lose their owner.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Lost>>", optional))]
    pub frees: Vec<Lost>,
    /// The palm tree or palace that is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Placed>,
    /// The djinn you get.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub djinn: Option<Djinn>,
    /// The thief you hire.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thief: Option<Thief>,
    /// The item you get, if you may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<Item>,
    /// How many you draw or are shown from a pile or the bag.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<Draws>,
    /// The set of goods on the table after this good, and what it would bring.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<Offer>,
    /// The goods that are sold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sells: Option<Cards>,
    /// Gold that passive djinns pay to others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Gift>>", optional))]
    pub gifts: Vec<Gift>,
    /// Whom a thief robs, and of how many things each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Robbed>>", optional))]
    pub robs: Vec<Robbed>,
    /// Whose thief gets what you give up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Seat>,
    /// By how much your score changes; left out if it does not, or if chance has a say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// The game will be over at the end of this round, for this reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// Meeples that come to stand in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are")]
pub struct Kept {
    pub tribe: Tribe,
    pub count: u8,
}

/// A meeple that dies: on a tile, or in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", optional_fields))]
#[expect(missing_docs, reason = "fields say what they are")]
pub struct Victim {
    pub tribe: Tribe,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// A tile that is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", optional_fields))]
pub struct Won {
    /// Which.
    pub tile: Tile,
    /// With what it is marked; left out if that is the next thing to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<Marker>,
    /// What it is worth to you at the end, with all that stands on it now.
    pub points: i32,
}

/// A tile that loses its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Lost {
    /// Which.
    pub tile: Tile,
    /// Its owner until now.
    pub seat: Seat,
    /// What it was worth to its owner.
    pub points: i32,
}

/// A palm tree or palace that is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are")]
pub struct Placed {
    pub piece: Piece,
    pub tile: Tile,
}

/// What is drawn without being known before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", optional_fields))]
pub struct Draws {
    /// Resource cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u8>,
    /// Djinns, of which one is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub djinns: Option<u8>,
    /// Items; of several one is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub items: Option<u8>,
    /// Meeples out of the bag.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meeples: Option<u8>,
}

/// A set of goods on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Offer {
    /// The goods in it.
    pub goods: Cards,
    /// What it brings if it is sold as it is.
    pub gold: u8,
}

/// Gold that another player gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[expect(missing_docs, reason = "fields say what they are")]
pub struct Gift {
    pub seat: Seat,
    pub gold: u16,
    pub from: GoldFrom,
}

/// A thief's victim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Robbed {
    /// Who.
    pub seat: Seat,
    /// How many things are given up.
    pub count: u8,
}

impl Tribes {
    pub(crate) fn facts_of(&self, m: Move) -> Facts {
        let Some(seat) = self.deciding().seat() else { return Facts::default() };
        match (self.phase, m) {
            // What the others give up, and whether there is a choice then, depends on what they hold.
            (_, Move::Steal { thief }) => {
                return Facts { thief: Some(thief), robs: self.victims(thief), ..Facts::default() };
            }
            (Phase::Thief(Robbery::Give { .. }), Move::Give { .. }) => {
                return Facts { to: Some(self.activation.seat), ..Facts::default() };
            }
            _ => {}
        }
        let mut after = *self;
        // A card from the pile is unknown to whoever draws it, open hands or not.
        after.rules.setup.open_hands = false;
        let mut told = FactsSink { before: self, seat, m, facts: Facts::default(), is_mine: true };
        let reveal = after.play_listed(m, &mut told);
        let mut facts = told.facts;
        if facts.price.is_some() || facts.gold.is_some() {
            facts.gold_left = Some(after.players[seat].gold);
        }
        for tile in after.artisans.to_mark.iter().filter(|tile| !self.artisans.to_mark.contains(tile)) {
            facts.controls.push(Won { tile: *tile, marker: None, points: self.tile_worth(seat, *tile) });
        }
        if let Phase::Sale { set } = after.phase {
            let gold = set_value(set.count_ones() as u8);
            facts.set = Some(Offer { goods: Tribes::goods_in(set).collect(), gold });
        }
        if reveal == Reveal::Nothing {
            facts.points = Some(after.points(seat) - self.points(seat)).filter(|points| *points != 0);
        }
        facts
    }

    /// What a tile and all that stands on it is worth to a seat.
    fn tile_worth(&self, seat: Seat, tile: Tile) -> i32 {
        let pieces = |piece, each| i32::from(self.board.pieces(piece, tile)) * each;
        i32::from(self.board.ground(tile).value())
            + pieces(Piece::Palm, self.palm_value(seat))
            + pieces(Piece::Palace, crate::data::PALACE_POINTS)
    }

    /// Whom a thief robs if it is used now.
    fn victims(&self, thief: Thief) -> Vec<Robbed> {
        let robbed = |seat| Robbed { seat, count: self.demanded_of(thief, seat) };
        let others = self.activation.seat.others(self.rules.players);
        others.map(robbed).filter(|robbed| robbed.count > 0).collect()
    }
}

/// Reads the events of a move as the deciding seat could have foretold them.
struct FactsSink<'a> {
    before: &'a Tribes,
    seat: Seat,
    m: Move,
    facts: Facts,
    /// Does this turn still go on? What the next player finds is not this move's doing.
    is_mine: bool,
}

impl Sink<Event> for FactsSink<'_> {
    fn put(&mut self, event: Event) {
        if self.is_mine {
            self.read(event);
        }
    }
}

impl FactsSink<'_> {
    fn read(&mut self, event: Event) {
        let me = self.seat;
        let facts = &mut self.facts;
        match event {
            Event::TurnBegan { .. } | Event::RowRefilled { .. } | Event::GameOver => self.is_mine = false,
            Event::Bid { paid, fakirs, .. } => {
                facts.price = Some(paid);
                facts.fakirs = Some(fakirs).filter(|fakirs| *fakirs > 0);
            }
            Event::GoldPaid { seat, amount } if seat == me => *facts.price.get_or_insert(0) += amount,
            Event::GoldGained { seat, amount, .. } if seat == me => *facts.gold.get_or_insert(0) += amount,
            Event::GoldGained { seat, amount, from } => facts.gift(seat, amount, from),
            Event::Sold { goods, gold, .. } => {
                facts.sells = Some(goods);
                *facts.gold.get_or_insert(0) += gold;
            }
            Event::FakirsSpent { seat, count } if seat == me => *facts.fakirs.get_or_insert(0) += count,
            Event::Spent { seat, tribe: Tribe::Elder, count } if seat == me => facts.elders = Some(count),
            Event::Spent { seat, tribe: Tribe::Artisan, count } if seat == me => facts.artisans = Some(count),
            Event::Collected { tribe, count, tile, .. } => {
                facts.collects = Some(Collected { tribe, count, tile });
            }
            Event::Kept { seat, tribe, count } if seat == me => match &mut facts.keeps {
                Some(kept) if kept.tribe == tribe => kept.count += count,
                keeps => *keeps = Some(Kept { tribe, count }),
            },
            Event::CardTaken { seat, card } if seat == me => facts.cards.push(card),
            Event::Killed { tribe, tile, victim, .. } => {
                facts.kills.push(Victim { tribe, tile, seat: victim });
            }
            Event::Controlled { seat, tile, marker } => {
                let tent = if marker == Marker::Tent { self.before.tent_worth(tile) } else { 0 };
                let points = self.before.tile_worth(seat, tile) + tent;
                facts.controls.push(Won { tile, marker: Some(marker), points });
            }
            Event::CamelMoved { seat, from, to } => {
                let worth = |tile| self.before.tile_worth(seat, tile);
                facts.frees.push(Lost { tile: from, seat, points: worth(from) });
                facts.controls.push(Won { tile: to, marker: Some(Marker::Camel), points: worth(to) });
            }
            Event::Freed { seat, tile, marker } => {
                let tent = if marker == Marker::Tent { self.before.tent_worth(tile) } else { 0 };
                facts.frees.push(Lost { tile, seat, points: self.before.tile_worth(seat, tile) + tent });
            }
            Event::Placed { piece, tile, .. } => facts.places = Some(Placed { piece, tile }),
            Event::DjinnGained { seat, djinn } if seat == me => facts.djinn = Some(djinn),
            Event::ThiefHired { thief, .. } => facts.thief = Some(thief),
            Event::ItemRestored { item, .. } => facts.item = Some(item),
            Event::ItemGained { item, .. } if matches!(self.m, Move::KeepItem { .. }) => facts.item = item,
            Event::ItemGained { .. } => *facts.draws().items.get_or_insert(0) += 1,
            Event::ItemsShown { count, .. } => facts.draws().items = Some(count),
            Event::DjinnsShown { count, .. } => facts.draws().djinns = Some(count),
            Event::CardDrawn { .. } => *facts.draws().cards.get_or_insert(0) += 1,
            Event::MeeplesDrawn { meeples, .. } => {
                facts.draws().meeples = Some(meeples.total());
                // Whether the game goes on now may depend on who was drawn.
                self.is_mine = false;
            }
            Event::EndTriggered { ending } => facts.ending = Some(ending),
            _ => {}
        }
    }
}

impl Facts {
    fn draws(&mut self) -> &mut Draws {
        self.draws.get_or_insert_default()
    }

    fn gift(&mut self, seat: Seat, gold: u16, from: GoldFrom) {
        match self.gifts.iter_mut().find(|gift| gift.seat == seat && gift.from == from) {
            Some(gift) => gift.gold += gold,
            None => self.gifts.push(Gift { seat, gold, from }),
        }
    }
}
