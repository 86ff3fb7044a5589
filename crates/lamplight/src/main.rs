//! The program: argument parsing, and one module per subcommand.
//!
//! Deliberately absent: rules, and anything else worth testing without a command line.

mod arena;
mod bench;
mod chosen;
mod file;
mod hint;
mod learn;
mod load;
mod perft;
mod progress;
mod replay;
mod serve;
mod sim;
mod trace;
mod verify;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An open home for board games about djinns: play, simulate, replay and check
///
/// Without a command the house opens, as with `serve`.
#[derive(Parser)]
#[command(name = "lamplight", version, disable_help_subcommand = true)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Sim(sim::Sim),
    Trace(trace::Trace),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Perft(perft::Perft),
    Arena(arena::Arena),
    Hint(hint::Hint),
    Learn(learn::Learn),
    Bench(bench::Bench),
    Load(load::Load),
    #[command(hide = true)]
    Workload(bench::Workload),
}

fn main() -> ExitCode {
    let result = match Program::parse().command {
        None => serve::Serve::plain().run(),
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Sim(sim)) => sim.run(),
        Some(Command::Trace(trace)) => trace.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Perft(perft)) => perft.run(),
        Some(Command::Arena(arena)) => arena.run(),
        Some(Command::Hint(hint)) => hint.run(),
        Some(Command::Learn(learn)) => learn.run(),
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Load(load)) => load.run(),
        Some(Command::Workload(workload)) => workload.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Somebody read only the beginning of what we print, as in `lamplight trace tribes | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
