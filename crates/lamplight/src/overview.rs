use std::io::{Write, stdout};

/// What one sees who starts the program without saying what for.
pub fn print() -> anyhow::Result<()> {
    let games = shelf::names();
    let game = games.first().copied().unwrap_or_default();
    writeln!(
        stdout(),
        "Lamplight is an open home for board games about djinns. Games: {}

Try:
  lamplight sim {game} --players 2 --games 1000   play a thousand random games and sum them up
  lamplight trace {game}                          watch one game, decision by decision, as JSON lines
  lamplight trace {game} --format log > game.jsonl
  lamplight replay game.jsonl                      read it as a person does
  lamplight verify game.jsonl                      check its seed, every move and the end
  lamplight bench                                  measure how fast the rules are

With cargo: cargo run --release -- sim {game} --players 2
Every command explains itself with --help.",
        games.join(", ")
    )?;
    Ok(())
}
