use minds::{Desk, Judge};
use serde::{Deserialize, Serialize};
use table::{Chooser, Game, Knowledge, MAX_SEATS, Seat, Seed, ToMove};

/// What a seat can hope for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chance {
    /// The chance to win, from 0 to 1; a shared victory counts in parts.
    pub win: f64,
    /// Expected final points.
    pub points: f64,
}

/// What every seat can hope for; seats nobody holds have nothing.
pub type Prospect = [Chance; MAX_SEATS];

/// Plays on from a game until it can be judged and judges it, for every seat. Without a net it is played to its end, quickly and not very
/// well. Nothing if the desk's effort ends before that.
pub fn foresee<J: Judge>(mut game: J::Game, desk: &mut Desk<J>) -> Option<Prospect> {
    loop {
        // The last round is played out: how the game ends is better known than guessed.
        let settled = game.to_move() == ToMove::Over
            || desk.judge.net(&game).is_some() && desk.judge.is_calm(&game) && game.ending().is_none();
        if settled {
            let said = desk.foretell(&game)?;
            return Some(said.0.map(|one| Chance { win: one.win.into(), points: one.points.into() }));
        }
        desk.play_turn(&mut game);
        if desk.effort.is_over() {
            return None;
        }
    }
}

/// Means over worlds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    /// How many worlds.
    pub worlds: u32,
    sum: Prospect,
    squares: [f64; MAX_SEATS],
}

impl Mean {
    /// One more world.
    pub fn add(&mut self, prospect: &Prospect) {
        self.worlds += 1;
        for (seat, one) in prospect.iter().enumerate() {
            self.sum[seat].win += one.win;
            self.sum[seat].points += one.points;
            self.squares[seat] += one.win * one.win;
        }
    }

    /// What every seat can hope for.
    pub fn prospect(&self) -> Prospect {
        let worlds = f64::from(self.worlds.max(1));
        let part = |sum: f64| rounded(sum / worlds);
        self.sum.map(|sum| Chance { win: part(sum.win), points: part(sum.points) })
    }

    /// The standard error of a seat's win chance.
    pub fn error(&self, seat: Seat) -> f64 {
        error(self.worlds, self.sum[seat.index()].win, self.squares[seat.index()])
    }
}

/// Five digits are far finer than any sample, short in a file, and read back exactly.
pub fn rounded(value: f64) -> f64 {
    // Adding 0 turns a negative zero into a plain one.
    (value * 1e5).round() / 1e5 + 0.0
}

/// The standard error of a mean, from the number, the sum and the squares of what was seen.
pub fn error(count: u32, sum: f64, squares: f64) -> f64 {
    if count < 2 {
        return 0.0;
    }
    let count = f64::from(count);
    let mean = sum / count;
    rounded(((squares / count - mean * mean).max(0.0) / (count - 1.0)).sqrt())
}

/// What every seat can hope for by what one of them knows, over so many re-dealt worlds.
pub fn by_knowledge<J: Judge>(
    knowledge: &Knowledge<J::Game>,
    worlds: u32,
    desk: &mut Desk<J>,
    seed: &Seed,
) -> Mean {
    let mut mean = Mean::default();
    for number in 0..worlds {
        let seed = seed.derive(number.into());
        desk.chooser = Chooser::new(&seed);
        if let Some(prospect) = foresee(knowledge.world(seed), desk) {
            mean.add(&prospect);
        }
    }
    mean
}
