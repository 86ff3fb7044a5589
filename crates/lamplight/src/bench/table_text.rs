use std::io::{Write, stdout};

use anyhow::Result;
use indicatif::HumanFloatCount;
use shelf::{Shelved, Visitor};
use table::presets;

use super::Figures;

/// Prints a game's figures for people.
pub struct Print<'a> {
    pub figures: &'a Figures,
    pub threads: usize,
}

impl Visitor for Print<'_> {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let mut out = stdout().lock();
        let all_threads = format!("on {} threads", self.threads);
        let head = ["games/s", "decisions/s", &all_threads, "ratio", "instr./decision"];
        write!(out, "{:<22}", G::NAME)?;
        head.iter().try_for_each(|head| write!(out, "{head:>16}"))?;
        for (preset, _) in presets::<G>() {
            for players in G::PLAYERS {
                let people = if players == 1 { "player" } else { "players" };
                write!(out, "\n  {:<20}", format!("{preset}, {players} {people}"))?;
                let keys = [
                    ("games_per_s", 0),
                    ("decisions_per_s", 0),
                    ("threads.games_per_s", 0),
                    ("threads.ratio", 2),
                    ("instructions_per_decision", 0),
                ];
                for (key, digits) in keys {
                    let figure = self.figures.get(&format!("{}.{preset}.{players}.{key}", G::NAME));
                    write!(out, "{:>16}", number(figure, digits))?;
                }
            }
        }
        let single = |key: &str| self.figures.get(&format!("{}.{key}", G::NAME));
        writeln!(
            out,
            "\n  a state has {} bytes; a clone takes {} ns, {} instructions",
            number(single("state_bytes"), 0),
            number(single("clone_ns"), 1),
            number(single("clone_instructions"), 0)
        )?;
        for (name, threads) in [("", 1), ("threads.", self.threads)] {
            let figure = |key: &str| number(self.figures.get(&format!("minds.{}.{name}{key}", G::NAME)), 0);
            let (simulations, nodes) = (figure("simulations_per_s"), figure("nodes_per_s"));
            writeln!(
                out,
                "  the strongest mind: {simulations} simulations, {nodes} nodes a second, threads: {threads}"
            )?;
        }
        for tally in G::tallies() {
            writeln!(
                out,
                "  {}: {} a second, {} instructions each ({})",
                tally.name,
                number(single(&format!("{}_per_s", tally.name)), 0),
                number(single(&format!("{}_instructions", tally.name)), 2),
                tally.about
            )?;
        }
        Ok(())
    }
}

fn number(figure: Option<f64>, digits: usize) -> String {
    match figure {
        None => "-".into(),
        Some(figure) if digits == 0 => HumanFloatCount(figure.round()).to_string(),
        Some(figure) => format!("{figure:.digits$}"),
    }
}
