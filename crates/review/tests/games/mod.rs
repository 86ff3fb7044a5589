//! Games between minds, to be reviewed.

use minds::{Budget, Judge, Level, Mind};
use table::{Game, Knowledge, Log, Record, Seed, ToMove, setup_from_choices};

/// A whole game between these levels, seat by seat, with a log.
pub fn played<J: Judge>(levels: &[Level], choices: &[(&str, &str)], number: u64) -> Log {
    let choices: Vec<(String, String)> =
        choices.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = setup_from_choices::<J::Game>(levels.len() as u8, &choices).expect("a setup");
    let seed = Seed::from_number(number);
    let game = J::Game::new(&J::Game::bounded(&setup), seed).expect("a setup");
    let mut record = Record::new(game, seed);
    let mind = |(n, level): (usize, &Level)| {
        Mind::new(J::default(), *level, Budget::Nodes(1500), seed.derive(n as u64))
    };
    let mut minds: Vec<Mind<J>> = levels.iter().enumerate().map(mind).collect();
    while let ToMove::Decide(seat) = record.state().to_move() {
        let known = Knowledge::of(record.state(), seat, seed.derive(1000 + u64::from(record.seq())));
        let decision = minds[seat.index()].decide(&known).expect("this seat decides");
        record.play(seat, decision.chosen, 0, &mut ()).expect("minds play legal moves");
    }
    record.log(Vec::new())
}
