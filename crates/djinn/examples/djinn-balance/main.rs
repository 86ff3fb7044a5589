//! Plays many games of sensible players against their equals and tells what the figures of the game lead to:
//! `cargo run --release -p djinn --example djinn-balance -- --players 3 --games 2000 --seed 1`.
//!
//! A sensible player tries a number of random ways through its own turn in a world it can imagine, values what each
//! leaves behind, and plays the best until something comes to light. Characters are taken at random, so that what
//! they are worth shows in the points their owners make.

mod sensible;
mod tell;

use std::process::ExitCode;

use lamplight_djinn::{Djinn, Setup};
use table::Seed;

use crate::sensible::play_game;
use crate::tell::Tally;

struct Asked {
    players: u8,
    games: u64,
    seed: u64,
    tries: u32,
}

fn main() -> ExitCode {
    match asked() {
        Ok(asked) => {
            run(&asked);
            ExitCode::SUCCESS
        }
        Err(text) => {
            eprintln!("{text}\nusage: djinn-balance [--players N] [--games N] [--seed N] [--tries N]");
            ExitCode::FAILURE
        }
    }
}

fn asked() -> Result<Asked, String> {
    let mut asked = Asked { players: 2, games: 2000, seed: 1, tries: 60 };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let number = words.next().and_then(|text| text.parse::<u64>().ok());
        let number = number.ok_or_else(|| format!("{word} needs a number"))?;
        match word.as_str() {
            "--players" if (1..=4).contains(&number) => asked.players = number as u8,
            "--games" => asked.games = number,
            "--seed" => asked.seed = number,
            "--tries" => asked.tries = number as u32,
            _ => return Err(format!("{word} {number} is not known")),
        }
    }
    Ok(asked)
}

fn run(asked: &Asked) {
    let series = Seed::from_number(asked.seed);
    let mut tally = Tally::new(asked.players);
    for number in 0..asked.games {
        let seed = series.derive(number);
        let (game, events): (Djinn, _) = play_game(&Setup::new(asked.players), seed, asked.tries);
        tally.count(&game, &events);
        if (number + 1) % 500 == 0 {
            eprintln!("{} of {} games", number + 1, asked.games);
        }
    }
    print!("{tally}");
}
