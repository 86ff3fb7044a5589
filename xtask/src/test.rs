use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;

use crate::shell::{cargo, run, succeeds};
use crate::{book, codegen, deny, fuzz, package, schemathesis, servers, web};

/// Run everything CI runs
///
/// Stops at the first step that fails and says how to run it alone. cargo-deny and mdbook are built once where they are
/// missing. Steps that need something this machine cannot have (a C++ compiler for fuzzing, a network) say so and are left out.
#[derive(Args)]
pub struct Test {
    /// Run only these steps
    #[arg(long, value_name = "STEP")]
    only: Vec<String>,

    /// Leave these steps out
    #[arg(long, value_name = "STEP")]
    skip: Vec<String>,
}

/// What became of a step that did not fail.
pub enum Outcome {
    Passed,
    /// Passed, but for something that could not be tried, with the reason.
    Partly(String),
    /// Left out, with the reason.
    LeftOut(String),
}

struct Step {
    name: &'static str,
    about: &'static str,
    run: fn() -> Result<Outcome>,
}

const STEPS: &[Step] = &[
    Step { name: "format", about: "Rust is formatted", run: format },
    Step { name: "lints", about: "no warning in any target", run: lints },
    Step { name: "deny", about: "licences, sources and advisories of dependencies", run: deny::check },
    Step {
        name: "tests",
        about: "unit, rules, conformance, golden games, perft, server and program",
        run: tests,
    },
    Step { name: "doc-tests", about: "examples in the documentation", run: doc_tests },
    Step { name: "docs", about: "the documentation builds", run: docs },
    Step { name: "book", about: "documents: links, rules in every language, the book", run: book::check },
    Step { name: "packages", about: "libraries can be packaged and built alone", run: package::check },
    Step { name: "generated", about: "generated files are current", run: codegen::check },
    Step {
        name: "calls",
        about: "what the server answers is what its description says",
        run: schemathesis::check,
    },
    Step { name: "web", about: "types, words and units of the browser client", run: web::check },
    Step { name: "browser", about: "whole games in a real browser", run: web::end_to_end },
    Step { name: "fuzz", about: "a short run of every fuzz target", run: fuzz::short_run },
];

impl Test {
    pub fn run(self) -> Result<()> {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        if let Some(unknown) = self.only.iter().chain(&self.skip).find(|name| !names.contains(&name.as_str()))
        {
            bail!("there is no step {unknown:?}; steps are: {}", names.join(", "));
        }
        let wanted = |step: &&Step| {
            let named = |list: &[String]| list.iter().any(|name| name == step.name);
            (self.only.is_empty() || named(&self.only)) && !named(&self.skip)
        };
        let mut done: Vec<(&Step, Duration, Outcome)> = Vec::new();
        for step in STEPS.iter().filter(wanted) {
            println!("\n== {}: {}", step.name, step.about);
            let start = Instant::now();
            let outcome = (step.run)().map_err(|error| {
                error.context(format!("step {0} failed (again: cargo xtask test --only {0})", step.name))
            })?;
            done.push((step, start.elapsed(), outcome));
        }
        println!("\n== summary");
        for (step, time, outcome) in &done {
            let outcome = match outcome {
                Outcome::Passed => "passed".to_owned(),
                Outcome::Partly(reason) => format!("passed, but {reason}"),
                Outcome::LeftOut(reason) => format!("left out: {reason}"),
            };
            println!("{:<12} {:>7.1} s  {outcome}", step.name, time.as_secs_f64());
        }
        let total: f64 = done.iter().map(|(_, time, _)| time.as_secs_f64()).sum();
        done.sort_by_key(|(_, time, _)| std::cmp::Reverse(*time));
        let slowest: Vec<&str> = done.iter().take(3).map(|(step, ..)| step.name).collect();
        println!("{:<12} {total:>7.1} s  slowest: {}", "together", slowest.join(", "));
        Ok(())
    }
}

fn format() -> Result<Outcome> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    Ok(Outcome::Passed)
}

fn lints() -> Result<Outcome> {
    run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"]))?;
    Ok(Outcome::Passed)
}

fn tests() -> Result<Outcome> {
    servers::install();
    // Examples are built along: the generators of the step `generated` are among them.
    if succeeds(&mut cargo(&["nextest", "--version"])) {
        run(&mut cargo(&["nextest", "run", "--workspace", "--all-features", "--all-targets"]))?;
    } else {
        run(&mut cargo(&["test", "--workspace", "--all-features", "--all-targets"]))?;
    }
    Ok(Outcome::Passed)
}

fn doc_tests() -> Result<Outcome> {
    run(&mut cargo(&["test", "--workspace", "--all-features", "--doc"]))?;
    Ok(Outcome::Passed)
}

fn docs() -> Result<Outcome> {
    let mut doc = cargo(&["doc", "--workspace", "--all-features", "--no-deps", "--document-private-items"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::Passed)
}
