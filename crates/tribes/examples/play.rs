//! Plays a random game and prints its decisions: `cargo run --example play -- 3 7` for three players and seed 7.

use lamplight_tribes::table::{Chooser, Eyes, Game, Moves, Seed, ToMove};
use lamplight_tribes::{Event, Setup, Tribes};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut given = std::env::args().skip(1);
    let players = given.next().map_or(Ok(2), |players| players.parse())?;
    let seed: Seed = given.next().as_deref().unwrap_or("1").parse()?;

    let mut game = Tribes::new(&Setup::new(players), seed)?;
    let mut chooser = Chooser::new(&seed);
    let (mut moves, mut events) = (Moves::new(), Vec::<Event>::new());
    while let ToMove::Decide(seat) = game.to_move() {
        game.legal_moves(&mut moves);
        let m = chooser.pick(&moves).ok_or("a game that goes on has a legal move")?;
        let _ = game.play(m, &mut events)?;
        println!("{seat} {m}");
    }
    println!("\n{} events; {}", events.len(), game.ending().unwrap_or_default());
    for line in game.scores(Eyes::Everything).lines {
        println!("{:16} {:?}", line.source, line.points);
    }
    println!("\n{}", game.position());
    Ok(())
}
