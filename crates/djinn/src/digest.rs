use table::Digest;

use crate::phase::Task;
use crate::state::State;
use crate::{Effect, Phase, Player, Setup};

/// Absent things in the state's bytes.
const NONE: u8 = 0xff;

impl State {
    /// Feeds every fact that matters to play, in a fixed order.
    pub(crate) fn feed(&self, d: &mut Digest) {
        // version 1 was never fed, and its games must keep their hashes
        if self.rules > 1 {
            d.u8(self.rules);
        }
        feed_setup(&self.setup, d);
        self.chance.digest(d);
        self.layout.iter().for_each(|place| d.u8(*place as u8));
        d.bytes(&[self.first.number(), self.turn, self.ending.map_or(NONE, |e| e as u8)]);
        d.u16(self.round);
        d.u16(self.last_round.unwrap_or(0));
        for field in &self.fields {
            d.bytes(&field.djinns);
            d.u8(u8::from(field.master));
        }
        d.bytes(&self.bag);
        d.bytes(&self.bottles);
        d.bytes(&[self.corks, self.keys]);
        d.u32(self.mage_decks.0);
        self.mages.iter().for_each(|mage| d.u8(mage.map_or(NONE, |m| m.0)));
        d.u32(self.equipment_decks.0);
        self.display.iter().flatten().for_each(|card| d.u8(card.map_or(NONE, |e| e.0)));
        d.u32(self.chests.0);
        d.u32(self.opened.0);
        d.u32(self.characters.0);
        self.scoring.iter().for_each(|card| d.u8(card.map_or(NONE, |c| c.0)));
        self.players.as_slice().iter().for_each(|player| feed_player(player, d));
        feed_phase(&self.phase, d);
        let duties = &self.duties;
        d.bytes(&[
            u8::from(duties.action),
            duties.passage.map_or(NONE, |p| p as u8),
            u8::from(duties.passage_used),
            u8::from(duties.catch),
        ]);
        d.u8(self.pending.tasks().len() as u8);
        self.pending.tasks().iter().for_each(|task| feed_task(*task, d));
    }
}

fn feed_setup(setup: &Setup, d: &mut Digest) {
    d.bytes(&[
        setup.players,
        u8::from(setup.trophies_in_final_round),
        u8::from(setup.final_source_visit),
        setup.occupancy as u8,
        u8::from(setup.first_placement_pays),
        setup.bottling_from_circles as u8,
        u8::from(setup.master_surcharge_counts_chosen),
        u8::from(setup.free_djinn_optional),
        u8::from(setup.green_per_card),
        setup.start_djinns_per_field,
        setup.draws(),
        setup.max_limit,
        u8::from(setup.coins_scrolls_unlimited),
        setup.scoring_cards_shown,
        setup.solo_clock,
    ]);
    d.u16(setup.round_cap.unwrap_or(0));
}

fn feed_player(player: &Player, d: &mut Digest) {
    let spot = player.spot.map_or([NONE; 2], |spot| [spot.from.index() as u8, spot.to.index() as u8]);
    d.bytes(&spot);
    d.u16(player.coins);
    d.u16(player.scrolls);
    d.bytes(&[player.keys, player.magic, player.limit, player.circles]);
    d.bytes(&player.circled);
    d.bytes(&[player.circled_masters, player.corks, player.masters_caught]);
    d.bytes(&player.bottles);
    d.bytes(&player.bottled);
    d.bytes(&player.bottled_masters);
    d.u32(player.mages.0);
    d.u32(player.awake.0);
    player.equipment.iter().for_each(|card| d.u8(card.map_or(NONE, |e| e.0)));
    player.passages.iter().for_each(|at| d.u8(at.map_or(NONE, |field| field.index() as u8)));
    d.u32(player.trophies.0);
    player.characters.iter().for_each(|tile| d.u8(tile.map_or(NONE, |c| c.0)));
}

fn feed_phase(phase: &Phase, d: &mut Digest) {
    let flags = |bits: &[bool]| bits.iter().fold(0, |all, bit| all << 1 | u8::from(*bit));
    match *phase {
        Phase::Draft { step } => d.bytes(&[0, step]),
        Phase::Gifts { turn } => d.bytes(&[1, turn]),
        Phase::Place => d.u8(2),
        Phase::Move { from, at } => d.bytes(&[3, from.index() as u8, at.index() as u8]),
        Phase::Pay(p) => {
            d.bytes(&[4, p.from.index() as u8, p.to.index() as u8, p.left.bits(), p.paid, p.spared]);
        }
        Phase::Act => d.u8(5),
        Phase::Market { trades, discount, begun } => d.bytes(&[6, trades, flags(&[discount, begun])]),
        Phase::Manufactory { special, equipped, corks } => d.bytes(&[7, corks, flags(&[special, equipped])]),
        Phase::Archives { special, woke, circle, passage } => {
            d.bytes(&[8, flags(&[special, woke, circle, passage])]);
        }
        Phase::Source { closing, refilled, woke, bottled } => {
            d.bytes(&[9, flags(&[closing, refilled, woke, bottled])]);
        }
        Phase::Passage => d.u8(10),
        Phase::Catch(chosen) => {
            d.u8(11);
            d.bytes(&chosen.normal);
            d.u8(flags(&[chosen.master, chosen.staff]));
            d.u32(chosen.used.0);
        }
        Phase::House(caught) => {
            d.u8(12);
            d.bytes(&caught.normal);
            d.u8(flags(&[caught.master, caught.with_master, caught.free]));
        }
        Phase::Over => d.u8(13),
    }
}

fn feed_task(task: Task, d: &mut Digest) {
    match task {
        Task::Compartment(chest) => d.bytes(&[100, chest.0]),
        Task::PutAway(chests) => {
            d.u8(101);
            d.u32(chests.0);
        }
        Task::Give(effect) => {
            let (kind, n) = match effect {
                Effect::Coin(n) => (0, n),
                Effect::Scroll(n) => (1, n),
                Effect::Key(n) => (2, n),
                Effect::Magic(n) => (3, n),
                Effect::Limit(n) => (4, n),
                Effect::Bottle(n) => (5, n),
                Effect::Cork(n) => (6, n),
                Effect::Mage(n) => (7, n),
                Effect::Equip(n) => (8, n),
                Effect::Circle(n) => (9, n),
                Effect::Passage(n) => (10, n),
                Effect::Wake(n) => (11, n),
                Effect::WakeAll => (12, 0),
                Effect::Refill => (13, 0),
                Effect::Chest(n) => (14, n),
                Effect::UnlockedChest(n) => (15, n),
                Effect::Bottling(n) => (16, n),
            };
            d.bytes(&[kind, n]);
        }
    }
}
