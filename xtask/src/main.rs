//! What developers and CI run: `cargo xtask test` is the one command for all checks.

mod codegen;
mod fuzz;
mod golden;
mod package;
mod refusals;
mod schemathesis;
mod shell;
mod test;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// What developers and CI run
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Xtask {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Test(test::Test),
    Codegen(codegen::Codegen),
    Golden(golden::Golden),
    Fuzz(fuzz::Fuzz),
}

fn main() -> ExitCode {
    let result = match Xtask::parse().task {
        Task::Test(test) => test.run(),
        Task::Codegen(codegen) => codegen.run(),
        Task::Golden(golden) => golden.run(),
        Task::Fuzz(fuzz) => fuzz.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
