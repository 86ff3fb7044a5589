//! What one seat could make of the board as it stands: the worth of every end of a move, without playing it.

use minds::Temptation;
use table::{Game, Seat};
use tribes::{Djinn, Ground, Meeples, Moment, Piece, THIEF_POINTS, Tile, TileSet, Tribe, Tribes};

use crate::goods::Goods;
use crate::outlook::{FAKIR, majority, powers, robbery, to_come};
use crate::results::{TribeResult, each_result};

/// Most meeples of a tribe a survey tells apart.
const MOST: usize = 10;

/// One seat's prices for everything a move can bring.
#[derive(Clone, Debug)]
pub struct Survey<'a> {
    game: &'a Tribes,
    seat: Seat,
    /// How much a rival's loss counts.
    spite: f32,
    viziers: [f32; MOST + 1],
    elder: f32,
    merchants: [f32; MOST + 1],
    fakir: f32,
    fakirs: u8,
    palm: f32,
    small_market: f32,
    large_market: f32,
    /// The best djinn or thief on offer for somebody with so many Elders: 0, 1, 2 or more.
    djinn: [f32; 3],
    elders: u8,
    kill_held: f32,
    /// Free tiles with a single meeple: one kill away.
    lone: TileSet,
    has_camel: bool,
}

impl<'a> Survey<'a> {
    pub fn new(game: &'a Tribes, seat: Seat) -> Survey<'a> {
        let to_come = to_come(game);
        let near = (2.5 * to_come).min(1.0);
        let djinns = game.djinns(seat);
        let held = game.held(seat);
        let hand = game.hand(seat);
        let spite = if game.players() == 2 { 1.0 } else { 0.4 };
        let mut survey = Survey {
            game,
            seat,
            spite,
            viziers: [0.0; MOST + 1],
            elder: if djinns.contains(Djinn::Shamhat) { 4.0 } else { 2.0 } + near * 0.9,
            merchants: [0.0; MOST + 1],
            fakir: FAKIR * near,
            fakirs: hand.fakirs(),
            palm: if djinns.contains(Djinn::Haurvatat) { 5.0 } else { 3.0 },
            small_market: 0.0,
            large_market: 0.0,
            djinn: [0.0; 3],
            elders: held.count(Tribe::Elder),
            kill_held: 0.0,
            lone: TileSet::NONE,
            has_camel: game.camels(seat) > 0,
        };
        survey.price_viziers(to_come);
        survey.price_cards(to_come);
        survey.price_djinns(to_come);
        survey.price_kills(to_come);
        survey
    }

    fn price_viziers(&mut self, to_come: f32) {
        let game = self.game;
        let own = game.held(self.seat).count(Tribe::Vizier);
        let each = if game.djinns(self.seat).contains(Djinn::Jafaar) { 3.0 } else { 1.0 };
        for n in 1..=MOST {
            let mut worth = n as f32 * each;
            for other in self.seat.others(game.players()) {
                let theirs = game.held(other).count(Tribe::Vizier);
                worth += majority(own + n as u8, theirs, to_come) - majority(own, theirs, to_come);
                worth +=
                    self.spite * (majority(theirs, own, to_come) - majority(theirs, own + n as u8, to_come));
            }
            self.viziers[n] = worth;
        }
    }

    fn price_cards(&mut self, to_come: f32) {
        let row = self.game.row();
        let goods = Goods::new(self.game.hand(self.seat), to_come, self.fakir);
        let mut taken = goods;
        for n in 1..=MOST {
            self.merchants[n] = self.merchants[n - 1] + row.get(n - 1).map_or(0.0, |card| taken.add(*card));
        }
        let gold = self.game.gold(self.seat);
        if gold >= 3 {
            let gains = row.iter().take(3).map(|card| goods.gain(*card) - 3.0);
            self.small_market = gains.fold(0.0, f32::max);
        }
        if gold >= 6 {
            for (n, first) in row.iter().take(6).enumerate() {
                let mut with = goods;
                let gain = with.add(*first);
                let second = row.iter().take(6).skip(n + 1).map(|card| with.gain(*card));
                self.large_market = self.large_market.max(gain + second.fold(0.0, f32::max) - 6.0);
            }
        }
    }

    fn price_djinns(&mut self, to_come: f32) {
        let worth = |djinn: &Djinn| f32::from(djinn.value()) + to_come * powers(djinn.set());
        let thief =
            self.game.open_thief().map_or(0.0, |thief| THIEF_POINTS as f32 + to_come * robbery(thief));
        let best = self.game.djinn_row().iter().map(worth).fold(thief, f32::max);
        if best > 0.0 {
            if self.fakirs > 0 {
                self.djinn[1] = (best - self.elder - self.fakir).max(0.0);
            }
            self.djinn[2] = (best - 2.0 * self.elder).max(self.djinn[1]);
        }
    }

    fn price_kills(&mut self, to_come: f32) {
        let game = self.game;
        for other in self.seat.others(game.players()) {
            if game.djinns(other).contains(Djinn::Boaz) {
                continue;
            }
            let held = game.held(other);
            let theirs = held.count(Tribe::Vizier);
            if theirs > 0 {
                let own = game.held(self.seat).count(Tribe::Vizier);
                let mine = majority(own, theirs - 1, to_come) - majority(own, theirs, to_come);
                let lost = 1.0 + majority(theirs, own, to_come) - majority(theirs - 1, own, to_come);
                self.kill_held = self.kill_held.max(mine + self.spite * lost);
            }
            if held.has(Tribe::Elder) {
                self.kill_held = self.kill_held.max(self.spite * 2.5);
            }
        }
        if self.has_camel {
            let free = game.peopled() & !game.owned();
            self.lone = free.iter().filter(|tile| game.meeples(*tile).total() == 1).collect();
        }
    }

    /// What a tile is worth to whoever controls it.
    pub fn tile(&self, tile: Tile) -> f32 {
        let mut worth = f32::from(self.game.ground(tile).value());
        if self.game.built().contains(tile) {
            worth += f32::from(self.game.pieces(Piece::Palm, tile)) * self.palm;
            worth += f32::from(self.game.pieces(Piece::Palace, tile)) * 5.0;
        }
        worth
    }

    /// What ending a move here with this tribe brings, in points.
    pub fn price(&self, result: &TribeResult) -> f32 {
        let (game, end, tribe) = (self.game, result.end, result.tribe);
        let there = if end == result.start { Meeples::NONE } else { game.meeples(end) };
        // Where none of the tribe stands, one of the same move waits.
        let count = (there.count(tribe).max(1) as usize + 1).min(MOST);
        let owned = game.owned().contains(end);
        let wins = !owned && self.has_camel && there.total() == there.count(tribe);
        let mut worth = if wins { self.tile(end) } else { 0.0 };
        let mut elders = self.elders as usize;
        worth += match tribe {
            Tribe::Vizier => self.viziers[count],
            Tribe::Elder => {
                elders += count;
                count as f32 * self.elder
            }
            Tribe::Merchant => self.merchants[count],
            Tribe::Builder => {
                let blue = f32::from(game.blue_around(end));
                blue * count as f32 + f32::from(self.fakirs) * (blue - self.fakir).max(0.0)
            }
            Tribe::Assassin => self.kill(end, count),
            Tribe::Artisan => 3.0 * count as f32,
        };
        let mine = wins || game.owned_by(self.seat).contains(end);
        worth + self.tile_action(game.ground(end), mine, owned, elders.min(2))
    }

    fn tile_action(&self, ground: Ground, mine: bool, owned: bool, elders: usize) -> f32 {
        let planted = |worth: f32| match (mine, owned) {
            (true, _) => worth,
            (false, true) => -self.spite * worth,
            (false, false) => 0.0,
        };
        match ground {
            Ground::Oasis if self.game.pieces_left(Piece::Palm) > 0 => planted(self.palm),
            Ground::Village if self.game.pieces_left(Piece::Palace) > 0 => planted(5.0),
            Ground::SmallMarket => self.small_market,
            Ground::LargeMarket => self.large_market,
            Ground::SpecializedMarket => self.small_market,
            Ground::Workshop => 4.0,
            ground if ground.is_sacred() => self.djinn[elders],
            _ => 0.0,
        }
    }

    /// The best victim within so many steps, a Fakir for each further one.
    fn kill(&self, from: Tile, count: usize) -> f32 {
        let mut best = self.kill_held;
        for tile in self.lone.iter().filter(|tile| *tile != from) {
            let far = f32::from(from.distance(tile)) - count as f32;
            if far <= f32::from(self.fakirs) {
                best = best.max(self.tile(tile) - far.max(0.0) * self.fakir);
            }
        }
        best
    }

    /// The best result on the board and its price.
    pub fn best(&self) -> Option<(TribeResult, f32)> {
        let mut best: Option<(TribeResult, f32)> = None;
        each_result(self.game, false, |result| {
            let price = self.price(&result);
            if best.is_none_or(|(_, worth)| price > worth) {
                best = Some((result, price));
            }
        });
        best
    }
}

/// The best move that is open to the next seat to act, or to the next bidder.
pub fn temptation(game: &Tribes) -> Option<Temptation> {
    let seat = match game.moment() {
        Moment::Start => Some(game.active()),
        Moment::Over => None,
        _ => game.to_act().next().or_else(|| game.to_bid().next()),
    }?;
    let (_, points) = Survey::new(game, seat).best()?;
    Some(Temptation { seat, points })
}
