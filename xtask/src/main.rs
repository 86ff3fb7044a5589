//! What developers and CI run: `cargo xtask test` is the one command for all checks.

mod book;
mod cluster;
mod codegen;
mod deny;
mod dist;
mod fuzz;
mod golden;
mod links;
mod package;
mod pads;
mod refusals;
mod rules;
mod schemathesis;
mod servers;
mod shell;
mod siege;
mod test;
mod tools;
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
    Siege(siege::Siege),
    Cluster(cluster::Cluster),
    Book(book::Book),
    Dist(dist::Dist),
}

fn main() -> ExitCode {
    let result = match Xtask::parse().task {
        Task::Test(test) => test.run(),
        Task::Codegen(codegen) => codegen.run(),
        Task::Golden(golden) => golden.run(),
        Task::Fuzz(fuzz) => fuzz.run(),
        Task::Siege(siege) => siege.run(),
        Task::Cluster(cluster) => cluster.run(),
        Task::Book(book) => book.run(),
        Task::Dist(dist) => dist.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
