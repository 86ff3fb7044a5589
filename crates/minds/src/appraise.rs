//! What every seat can expect of a position: the chance to win and final points, with how sure that is.
//!
//! This is the seam for reviews, hints and statistics: it asks nothing but what one seat may know, works for any
//! judge, with a net and without, and the same seed and nodes give the same answer on every machine.

use serde::Serialize;
use table::{Chooser, Game, Knowledge, PerSeat, Seat, Seed, ToMove};

use crate::budget::{Budget, Effort};
use crate::calibration::tempered;
use crate::desk::{Desk, in_the_end};
use crate::estimate::Estimate;
use crate::judge::Judge;
use crate::net::Judgement;
use crate::style::Style;

/// Fewest and most worlds that are asked.
const FEWEST: u32 = 4;
const MOST: u32 = 64;

/// What every seat can expect, as one of them sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Appraisal {
    /// Every seat in turn.
    pub seats: Vec<Expectation>,
    /// Worlds that were asked.
    pub worlds: u32,
    /// How it was found.
    pub by: Basis,
}

/// What a seat can expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Expectation {
    /// Who.
    pub seat: Seat,
    /// The chance to win, from 0 to 1. All seats together have 1; alone at the table it says nothing.
    pub win: Estimate,
    /// Final points.
    pub points: Estimate,
}

/// How expectations were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The game is over: it is the truth.
    End,
    /// The game's net was asked in worlds this seat cannot tell apart.
    Net,
    /// There is no net: such worlds were played to their ends, quickly and not very well.
    PlayedOut,
}

/// How an appraisal is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// What it may spend. At least four worlds are asked in any case, and 64 at most.
    pub budget: Budget,
    /// How much less can be foretold than among the minds the net was trained with: 1 as among them, more for people
    /// who make larger mistakes. See [`calibration`](crate::calibration).
    pub temperature: f64,
}

impl Default for Care {
    fn default() -> Care {
        Care { budget: Budget::Nodes(8000), temperature: 1.0 }
    }
}

/// Judges a position for every seat, from what one seat may know; any position of a game will do, also in the middle
/// of a turn, whoever decides.
///
/// ```
/// use lamplight_minds::table::toy::{Toy, ToySetup};
/// use lamplight_minds::table::{Game, Knowledge, Seat, Seed};
/// use lamplight_minds::{Basis, Care, Plain, appraise};
///
/// let setup = ToySetup { players: 3, hand: 2, open: false, expansions: vec![] };
/// let game = Toy::new(&setup, Seed::from_number(1))?;
/// let knowledge = Knowledge::of(&game, Seat::ALL[0], Seed::from_number(2));
/// let said = appraise(&Plain::<Toy>::default(), &knowledge, Care::default(), &Seed::from_number(3));
/// assert_eq!((said.seats.len(), said.by), (3, Basis::PlayedOut));
/// let wins: f64 = said.seats.iter().map(|seat| seat.win.mean).sum();
/// assert!((wins - 1.0).abs() < 1e-6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn appraise<J: Judge>(judge: &J, knowledge: &Knowledge<J::Game>, care: Care, seed: &Seed) -> Appraisal {
    let effort = Effort::new(Budget::Nodes(u64::MAX));
    let mut desk = Desk::new(judge.clone(), effort, Style::BEST, seed);
    let first = knowledge.world(seed.derive(0));
    let players = first.players();
    if first.to_move() == ToMove::Over {
        let mut sums = Sums::default();
        sums.add(&in_the_end(&first));
        return sums.appraisal(players, Basis::End);
    }
    let by = if judge.net(&first).is_some() { Basis::Net } else { Basis::PlayedOut };
    if by == Basis::Net {
        desk.shape = Some(Style::BEST.shape(judge.shape(&first, Effort::new(care.budget).about())));
    }
    let mut spent = Effort::new(care.budget);
    let mut sums = Sums::default();
    while sums.worlds < MOST && (sums.worlds < FEWEST || !spent.is_over()) {
        let world_seed = seed.derive(u64::from(sums.worlds));
        desk.chooser = Chooser::new(&world_seed);
        let before = desk.effort.nodes();
        let mut said = settle(knowledge.world(world_seed), by, &mut desk);
        tempered(&mut said.0[..usize::from(players)], care.temperature);
        sums.add(&said);
        spent.spend(desk.effort.nodes() - before);
    }
    sums.appraisal(players, by)
}

/// Plays on as far as must be, and says what everybody can expect then.
fn settle<J: Judge>(mut world: J::Game, by: Basis, desk: &mut Desk<J>) -> PerSeat<Judgement> {
    // The last round is played out: how the game ends is better known than guessed.
    while world.to_move() != ToMove::Over
        && (by == Basis::PlayedOut || !desk.judge.is_calm(&world) || world.ending().is_some())
    {
        if by == Basis::Net && desk.judge.is_calm(&world) {
            let breadth = desk.shape.map_or(1, |shape| shape.breadth.max(4));
            J::reply(&mut world, breadth, desk);
        } else {
            desk.play_turn(&mut world);
        }
    }
    desk.foretell(&world).unwrap_or_else(|| in_the_end(&world))
}

#[derive(Default)]
struct Sums {
    worlds: u32,
    wins: PerSeat<(f64, f64)>,
    points: PerSeat<(f64, f64)>,
}

impl Sums {
    fn add(&mut self, said: &PerSeat<Judgement>) {
        let add = |sums: &mut (f64, f64), value: f64| *sums = (sums.0 + value, sums.1 + value * value);
        self.worlds += 1;
        for seat in Seat::ALL {
            add(&mut self.wins[seat], said[seat].win.into());
            add(&mut self.points[seat], said[seat].points.into());
        }
    }

    fn appraisal(&self, players: u8, by: Basis) -> Appraisal {
        let estimate = |sums: (f64, f64)| Estimate::of(sums.0, sums.1, self.worlds);
        let of = |seat: Seat| Expectation {
            seat,
            win: estimate(self.wins[seat]),
            points: estimate(self.points[seat]),
        };
        Appraisal { seats: Seat::first(players).map(of).collect(), worlds: self.worlds, by }
    }
}
