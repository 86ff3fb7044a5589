//! Is a review right? `cargo run --release -p review --example right -- agree 8` reviews games and judges every blunder again with ten times
//! the thought; `levels 12` reviews games of each level against itself. One line for each blunder or seat.

use minds::{Budget, Judge, Level, Mind};
use review::{Mark, Settings, Task, review};
use table::{Game, Knowledge, Log, Record, Seed, ToMove, setup_from_choices};
use tribes_mind::Judge as Tribes;

const SMALL: Settings = Settings { budget: Budget::Nodes(60_000), seed: Seed([1; 32]), threads: 1 };
const LARGE: Settings = Settings { budget: Budget::Nodes(600_000), ..SMALL };

fn main() {
    let mut words = std::env::args().skip(1);
    let (what, games) = (words.next(), words.next().and_then(|games| games.parse().ok()));
    match (what.as_deref(), games) {
        (Some("agree"), Some(games)) => (0..games).for_each(agree),
        (Some("levels"), Some(games)) => (0..games).for_each(levels),
        _ => eprintln!("usage: right agree GAMES | right levels GAMES"),
    }
}

fn agree(number: u64) {
    let log = played::<Tribes>([Level::Novice, Level::Greedy], 60_000 + number, 4_000);
    let task = Task::new(log, Tribes::default(), Vec::new()).expect("minds play legal games");
    for index in 0..task.len() {
        let Some(small) = task.judge(index, &SMALL).filter(|one| one.mark == Some(Mark::Blunder)) else {
            continue;
        };
        let Some(large) = task.judge(index, &LARGE) else { continue };
        println!("{number} {index} {:.3} {:.3} {:?}", small.loss.win, large.loss.win, large.mark);
    }
}

fn levels(number: u64) {
    for level in Level::ALL {
        let log = played::<Tribes>([level, level], 50_000 + number, 20_000);
        let review = review(log, Tribes::default(), &SMALL, |_| {}).expect("minds play legal games");
        for seat in review.seats {
            println!("{level} {number} {:.1} {:?}", seat.accuracy.unwrap_or(100.0), seat.marks);
        }
    }
}

/// A game of two with so many nodes a turn.
fn played<J: Judge>(levels: [Level; 2], number: u64, nodes: u64) -> Log {
    let setup = setup_from_choices::<J::Game>(2, &[]).expect("a setup");
    let seed = Seed::from_number(number);
    let mut record = Record::new(J::Game::new(&setup, seed).expect("a setup"), seed);
    let mut number = 0;
    let mut minds = levels.map(|level| {
        number += 1;
        Mind::new(J::default(), level, Budget::Nodes(nodes), seed.derive(number))
    });
    while let ToMove::Decide(seat) = record.state().to_move() {
        let known = Knowledge::of(record.state(), seat, seed.derive(1000 + u64::from(record.seq())));
        let decision = minds[seat.index()].decide(&known).expect("this seat decides");
        record.play(seat, decision.chosen, 0, &mut ()).expect("minds play legal moves");
    }
    record.log(Vec::new())
}
