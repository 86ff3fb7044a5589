//! Plays a game of two that choose at random, and tells it decision by decision:
//! `cargo run -p lamplight-djinn --example play -- 7`.

use lamplight_djinn::table::{Chooser, Eyes, Game, Moves, Seed, ToMove};
use lamplight_djinn::{Djinn, Event, Setup};

fn main() {
    let number = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    let seed = Seed::from_number(number);
    let setup = Setup { round_cap: Some(6), ..Setup::new(2) };
    let mut game = match Djinn::new(&setup, seed) {
        Ok(game) => game,
        Err(bad) => return eprintln!("{bad}"),
    };
    let mut chooser = Chooser::new(&seed);
    let mut moves = Moves::new();
    let mut events: Vec<Event> = Vec::new();
    while let ToMove::Decide(seat) = game.to_move() {
        game.legal_moves(&mut moves);
        let Some(m) = chooser.pick(&moves) else { break };
        println!("round {:2}, {seat}: {m} (one of {})", game.round(), moves.len());
        let _ = game.play_listed(m, &mut events);
        for event in events.drain(..) {
            println!("    {event:?}");
        }
    }
    println!("\n{}", game.position());
    println!("{:#?}", game.scores(Eyes::Spectator));
    let winners: Vec<_> = game.winners().iter().map(|seat| seat.to_string()).collect();
    println!("won by {}", winners.join(" and "));
}
