//! Somebody else's program at a seat: JSON lines over its standard input and output. See docs/challenge.md.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use minds::Budget;
use minds::arena::Outcome;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Eyes, Game, Moves, Seat};

/// The version of what is said to a program.
const PROTOCOL: u32 = 1;
/// How long a program may take to end once its input is closed.
const FAREWELL: Duration = Duration::from_secs(2);
/// Letters of a line that are shown when it cannot be understood.
const SHOWN: usize = 120;

/// A running program.
pub struct Program {
    command: String,
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<std::io::Result<String>>,
    patience: Duration,
}

/// What a program answers: a move in its notation or its structured form, or its number in the list.
#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    Move {
        #[serde(rename = "move")]
        chosen: Value,
    },
    Choice {
        choice: usize,
    },
}

impl Program {
    /// Starts it. An answer that takes longer than `patience` ends the match.
    pub fn start(command: &str, patience: Duration) -> Result<Program> {
        let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
        let mut child = Command::new(shell)
            .args([flag, command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {command:?}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("cannot talk to {command:?}")
        };
        let (sender, lines) = channel();
        // Reads until the program ends; nobody has to wait for it longer than they want.
        thread::spawn(move || {
            BufReader::new(output).lines().try_for_each(|line| sender.send(line)).ok();
        });
        Ok(Program { command: command.to_owned(), child, input: Some(input), lines, patience })
    }

    /// Tells it that a game begins.
    pub fn begin<G: Game>(&mut self, game: &G, number: u64, seats: &[Seat]) -> Result<()> {
        self.tell(&json!({
            "type": "begin", "protocol": PROTOCOL, "game": G::NAME, "rules": game.rules(),
            "setup": serde_json::to_value(game.setup())?, "players": game.players(), "number": number,
            "seats": seats,
        }))
    }

    /// Asks it for a decision; it is told what its seat may know, and nothing else.
    pub fn decide<G: Game>(&mut self, game: &G, seat: Seat, budget: Budget) -> Result<G::Move> {
        let mut legal = Moves::new();
        game.legal_moves(&mut legal);
        let listed = |m: &G::Move| json!({"text": m.to_string(), "move": m, "facts": game.facts(*m), "ends_turn": game.ends_turn(*m)});
        self.tell(&json!({
            "type": "decide", "seat": seat, "turn": game.turn().number, "budget": budget.to_string(),
            "view": game.view(Eyes::Seat(seat)), "moves": legal.iter().map(listed).collect::<Vec<_>>(),
        }))?;
        let line = self.heard()?;
        let shown: String = line.chars().take(SHOWN).collect();
        let answer: Answer = serde_json::from_str(&line).map_err(|_| {
            anyhow!(
                "{} said {shown:?}; {{\"move\": ...}} or {{\"choice\": number}} was expected",
                self.command
            )
        })?;
        let chosen = match answer {
            Answer::Choice { choice } => legal.get(choice).copied(),
            Answer::Move { chosen: Value::String(text) } => text.parse().ok(),
            Answer::Move { chosen } => serde_json::from_value(chosen).ok(),
        };
        chosen.filter(|m| legal.contains(m)).ok_or_else(|| {
            let (first, count) = (legal.first().map(ToString::to_string).unwrap_or_default(), legal.len());
            anyhow!(
                "{} said {shown:?}, which is none of the {count} legal moves such as {first:?}",
                self.command
            )
        })
    }

    /// Tells it how a game ended.
    pub fn end(&mut self, outcome: &Outcome) -> Result<()> {
        self.tell(&json!({"type": "end", "totals": outcome.totals, "winners": outcome.winners}))
    }

    fn tell(&mut self, message: &Value) -> Result<()> {
        let told = self.input.as_mut().map(|input| writeln!(input, "{message}").and_then(|()| input.flush()));
        // The cause is told, not kept: a broken pipe inside an error means that nobody reads what we print.
        told.transpose()
            .map(|_| ())
            .map_err(|error| anyhow!("{:?} has ended, or listens no longer: {error}", self.command))
    }

    fn heard(&mut self) -> Result<String> {
        match self.lines.recv_timeout(self.patience) {
            Ok(line) => line.with_context(|| format!("cannot read what {:?} says", self.command)),
            Err(RecvTimeoutError::Timeout) => {
                bail!("{:?} has not answered for {} s", self.command, self.patience.as_secs())
            }
            Err(RecvTimeoutError::Disconnected) => bail!("{:?} has ended without an answer", self.command),
        }
    }
}

/// Its input is closed, so it should end by itself; whoever does not is ended.
impl Drop for Program {
    fn drop(&mut self) {
        self.input = None;
        let began = Instant::now();
        while began.elapsed() < FAREWELL && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
