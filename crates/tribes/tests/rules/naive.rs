//! A second, naive generator of sowing moves: plain enumeration of walks and orders of drops, straight from the
//! rulebook. It shares nothing with the engine but the view it starts from.

use std::collections::BTreeSet;

use lamplight_tribes::{Ground, Tribe, View};

/// Meeples by tribe.
type Hand = [u8; 6];

/// One drop: tribe and place.
pub type Drop = (usize, usize);

/// A board as everybody sees it.
#[derive(Clone)]
pub struct Naive {
    rows: i32,
    meeples: Vec<Hand>,
    /// Who stood where before the move, once the start was emptied.
    before: Vec<Hand>,
    closed: BTreeSet<(usize, usize)>,
    chasm: BTreeSet<usize>,
    match_dropped: bool,
}

/// Meeples on their way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Walk {
    at: usize,
    came_from: Option<usize>,
    hand: Hand,
}

impl Walk {
    pub fn in_hand(&self) -> u8 {
        self.hand.iter().sum()
    }
}

impl Naive {
    pub fn of(view: &View) -> Naive {
        let count = |tile: &lamplight_tribes::TileView| Tribe::ALL.map(|tribe| tile.meeples.count(tribe));
        let meeples: Vec<Hand> = view.tiles.iter().map(count).collect();
        let mut closed = BTreeSet::new();
        for mountain in &view.mountains {
            closed.insert((mountain.from.index(), mountain.to.index()));
            closed.insert((mountain.to.index(), mountain.from.index()));
        }
        let chasm = view.tiles.iter().filter(|tile| tile.ground == Ground::Chasm).map(|tile| tile.at.index());
        Naive {
            rows: i32::from(view.rows),
            before: meeples.clone(),
            meeples,
            closed,
            chasm: chasm.collect(),
            match_dropped: view.setup.match_dropped_this_move,
        }
    }

    /// Picks up everybody on a tile; `None` if nobody is there.
    pub fn pick_up(&mut self, tile: usize) -> Option<Walk> {
        let hand = std::mem::take(&mut self.meeples[tile]);
        self.before.clone_from(&self.meeples);
        (hand != Hand::default()).then_some(Walk { at: tile, came_from: None, hand })
    }

    /// The tiles side by side with this one, as far as one can go there.
    fn neighbours(&self, tile: usize) -> Vec<usize> {
        let (column, row) = (tile as i32 % 6, tile as i32 / 6);
        let around = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(x, y)| (column + x, row + y));
        let on_board = around.into_iter().filter(|(x, y)| (0..6).contains(x) && (0..self.rows).contains(y));
        let tiles = on_board.map(|(x, y)| (y * 6 + x) as usize);
        tiles.filter(|to| !self.chasm.contains(to) && !self.closed.contains(&(tile, *to))).collect()
    }

    /// All drops the rules of single steps allow: next door, not straight back, from the hand, and for the last
    /// meeple somebody of its tribe there.
    fn steps(&self, walk: &Walk) -> Vec<Drop> {
        let mut steps = Vec::new();
        for to in self.neighbours(walk.at).into_iter().filter(|to| Some(*to) != walk.came_from) {
            for tribe in (0..6).filter(|tribe| walk.hand[*tribe] > 0) {
                let there = if self.match_dropped { &self.meeples } else { &self.before };
                if walk.in_hand() > 1 || there[to][tribe] > 0 {
                    steps.push((tribe, to));
                }
            }
        }
        steps
    }

    /// Makes a drop.
    pub fn drop(&mut self, walk: &Walk, (tribe, to): Drop) -> Walk {
        self.meeples[to][tribe] += 1;
        let mut next = Walk { at: to, came_from: Some(walk.at), hand: walk.hand };
        next.hand[tribe] -= 1;
        next
    }

    fn take_back(&mut self, (tribe, to): Drop) {
        self.meeples[to][tribe] -= 1;
    }

    /// How many complete moves there are from here.
    pub fn count(&mut self, walk: &Walk) -> u64 {
        if walk.in_hand() == 0 {
            return 1;
        }
        let mut count = 0;
        for step in self.steps(walk) {
            let next = self.drop(walk, step);
            count += self.count(&next);
            self.take_back(step);
        }
        count
    }

    /// The first drops of all complete moves from here.
    pub fn first_drops(&mut self, walk: &Walk) -> BTreeSet<Drop> {
        let steps = self.steps(walk);
        let leads_on = |step: &Drop| {
            let next = self.drop(walk, *step);
            let found = self.can_be_finished(&next, &mut BTreeSet::new());
            self.take_back(*step);
            found
        };
        steps.into_iter().filter(leads_on).collect()
    }

    /// Is there any complete move from here? `failed` holds where the search came by in vain.
    pub fn can_be_finished(&mut self, walk: &Walk, failed: &mut BTreeSet<(Walk, Vec<u8>)>) -> bool {
        if walk.in_hand() == 0 {
            return true;
        }
        let state = (*walk, self.presence(walk));
        if failed.contains(&state) {
            return false;
        }
        for step in self.steps(walk) {
            let next = self.drop(walk, step);
            let found = self.can_be_finished(&next, failed);
            self.take_back(step);
            if found {
                return true;
            }
        }
        failed.insert(state);
        false
    }

    /// Which tribes of the hand stand where: all of the board the rest of the move depends on.
    fn presence(&self, walk: &Walk) -> Vec<u8> {
        let there = if self.match_dropped { &self.meeples } else { &self.before };
        let bits =
            |tile: &Hand| (0..6).filter(|t| tile[*t] > 0 && walk.hand[*t] > 0).fold(0, |b, t| b | 1 << t);
        there.iter().map(bits).collect()
    }
}
