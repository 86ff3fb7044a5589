//! The program: argument parsing, and one module per subcommand.
//!
//! Deliberately absent: rules, and anything else worth testing without a command line.

mod about;
mod aid;
mod archive;
mod arena;
mod backup;
mod bench;
mod check;
mod chosen;
mod copies;
mod copy;
mod data;
mod file;
mod games;
mod health;
mod hint;
mod house;
mod learn;
mod load;
mod manual;
mod perft;
mod progress;
mod puzzles;
mod replay;
mod restore;
mod review;
mod serve;
mod sim;
mod span;
mod start;
mod think;
mod trace;
mod verify;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Five thousand people may come and go again; the room they took is given back to the system.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// An open home for board games about djinns: play, simulate, replay and check
///
/// Without a command the house opens, as with `serve`, and takes the same switches: `lamplight --port 9000`.
#[derive(Parser)]
#[command(name = "lamplight", version = about::version(), disable_help_subcommand = true)]
struct Program {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Think(think::Think),
    Health(health::Health),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Check(check::Check),
    Copy(copy::Copy),
    House(house::House),
    Archive(archive::Archived),
    Sim(sim::Sim),
    Trace(trace::Trace),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Perft(perft::Perft),
    Arena(arena::Arena),
    Hint(hint::Hint),
    Review(review::Review),
    Puzzles(puzzles::Puzzles),
    Learn(learn::Learn),
    Bench(bench::Bench),
    Load(load::Load),
    Aid(aid::Aid),
    Completions(manual::Completions),
    Man(manual::Man),
    #[command(hide = true)]
    Workload(bench::Workload),
}

/// Does what the command line says.
#[must_use]
pub fn run() -> ExitCode {
    let result = match Program::parse_from(with_a_command(std::env::args_os())).command {
        Command::Serve(serve) => serve.run(),
        Command::Think(think) => think.run(),
        Command::Health(health) => health.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Check(check) => check.run(),
        Command::Copy(copy) => copy.run(),
        Command::House(house) => house.run(),
        Command::Archive(archive) => archive.run(),
        Command::Sim(sim) => sim.run(),
        Command::Trace(trace) => trace.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
        Command::Perft(perft) => perft.run(),
        Command::Arena(arena) => arena.run(),
        Command::Hint(hint) => hint.run(),
        Command::Review(review) => review.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Learn(learn) => learn.run(),
        Command::Bench(bench) => bench.run(),
        Command::Load(load) => load.run(),
        Command::Aid(aid) => aid.run(),
        Command::Completions(completions) => completions.run(),
        Command::Man(man) => man.run(),
        Command::Workload(workload) => workload.run(),
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

/// What was typed, with `serve` put in if no command is named. Help and version are the whole program's.
fn with_a_command(typed: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut words: Vec<OsString> = typed.collect();
    let names_a_command = words.get(1).is_some_and(|word| {
        let word = word.to_string_lossy();
        !word.starts_with('-') || ["-h", "--help", "-V", "--version"].contains(&word.as_ref())
    });
    if !names_a_command {
        words.insert(words.len().min(1), "serve".into());
    }
    words
}

/// Somebody read only the beginning of what we print, as in `lamplight trace tribes | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
