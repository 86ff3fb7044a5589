//! Plays one random game of the toy and prints it: `cargo run -p lamplight-table --features toy --example play`.

use lamplight_table::toy::{Toy, ToySetup};
use lamplight_table::{Chooser, Eyes, Game, Record, Seed, ToMove};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = Seed::from_number(7);
    let setup = ToySetup { players: 3, hand: 2, open: false, expansions: vec![] };
    let mut record = Record::new(Toy::new(&setup, seed)?, seed);
    let mut chooser = Chooser::new(&seed);
    println!("commitment {}", seed.commitment());
    while let ToMove::Decide(seat) = record.state().to_move() {
        let Some(m) = chooser.pick(&record.legal_moves()) else { break };
        let mut events = Vec::new();
        record.play(seat, m, 0, &mut events)?;
        println!("{seat}: {m}  {}", serde_json::to_string(&events)?);
    }
    for line in record.state().scores(Eyes::Everything).lines {
        println!("{}: {:?}", line.source, line.points);
    }
    println!("the log replays: {}", Record::<Toy>::replay(&record.log(vec![])).is_ok());
    Ok(())
}
