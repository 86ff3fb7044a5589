use std::fmt::Display;
use std::io::{Write, stdout};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result, bail};
use clap::Args;
use minds::{Budget, Hint as Advice, Level, Mind, hint};
use serde::Serialize;
use serde_json::json;
use shelf::{Shelved, Visitor};
use table::{Faults, Knowledge, Seed, read_position};

use crate::file;

/// Ask a mind what it would do in a position, and why
///
/// POSITION is a file with a position of any game, or - for standard input: in the game's short text form (`lamplight
/// replay --at` shows it), as JSON, or a line of `lamplight trace`. The mind sees only what the deciding seat may see.
#[derive(Args)]
pub struct Hint {
    /// A file with a position as text or JSON, or -
    position: PathBuf,

    /// Which game, if the position could be of several
    #[arg(short, long)]
    game: Option<String>,

    /// Which mind
    #[arg(short, long, default_value_t = Level::BEST)]
    mind: Level,

    /// What it may spend: a time such as 1s or 100ms, or decisions in thought such as 20000n
    #[arg(short, long, default_value = "1s")]
    budget: Budget,

    /// Where its randomness comes from
    #[arg(short, long, default_value = "1")]
    seed: Seed,

    /// How many threads it thinks on; all cores when 0 is given
    #[arg(short = 'j', long, default_value_t = 1)]
    threads: usize,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Hint {
    pub fn run(self) -> Result<()> {
        let text = file::read_position(&self.position)?;
        let names = match &self.game {
            Some(game) => vec![game.as_str()],
            None => shelf::names().to_vec(),
        };
        let mut refused = Vec::new();
        for name in names {
            match shelf::visit(name, Ask { hint: &self, position: &text })? {
                Ok(text) => return Ok(write!(stdout(), "{}", text?)?),
                Err(faults) => refused.push(format!("{name}: {faults}")),
            }
        }
        bail!("no game knows this position\n{}", refused.join("\n"))
    }

    fn text<M: Display + Serialize>(&self, game: &str, advice: &Advice<M>) -> Result<String> {
        if !self.json {
            return Ok(table(game, advice));
        }
        let mut json = serde_json::to_value(advice)?;
        json["game"] = game.into();
        json["mind"] = json!(self.mind.name());
        json["budget"] = json!(self.budget.to_string());
        Ok(serde_json::to_string_pretty(&json)? + "\n")
    }
}

struct Ask<'a> {
    hint: &'a Hint,
    position: &'a str,
}

impl Visitor for Ask<'_> {
    /// What to print, or all that keeps this from being a position of this game.
    type Out = Result<Result<String>, Faults>;

    fn visit<G: Shelved>(self) -> Self::Out {
        Ok(self.hint.ask(&read_position::<G>(self.position)?))
    }
}

impl Hint {
    fn ask<G: Shelved>(&self, game: &G) -> Result<String> {
        let seat = game.to_move().seat().context("nobody decides in this position: the game is over")?;
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads,
        };
        let seed = self.seed;
        let knowledge = Knowledge::of(game, seat, seed.derive(1));
        let judge = G::Judge::default();
        let mut mind = Mind::new(judge, self.mind, self.budget, seed.derive(2)).on_threads(threads);
        let advice = hint(&mut mind, &knowledge, &seed.derive(3)).context("there is nothing to decide")?;
        self.text(G::NAME, &advice)
    }
}

fn table<M: Display>(game: &str, advice: &Advice<M>) -> String {
    use std::fmt::Write;
    let mut text = format!("{game}, seat {} decides: {}\n", advice.seat, advice.chosen);
    for seat in &advice.expected.seats {
        let (win, points) = (seat.win, seat.points);
        let _ = writeln!(
            text,
            "seat {}: chance to win {} (± {:.1}), final points {:.0} (± {:.1})",
            seat.seat,
            percent(win.mean),
            100.0 * win.error,
            points.mean,
            points.error
        );
    }
    let _ = writeln!(
        text,
        "\n{:>7}{:>7}{:>9}{:>7}{:>8}  {:<18}plan",
        "win", "points", "lead", "±", "visits", "gift"
    );
    for candidate in &advice.candidates {
        let gift =
            candidate.gift.map_or(String::new(), |g| format!("{}: {} to {}", g.seat, g.before, g.after));
        let (lead, spread) = match candidate.visits {
            0 => (format!("({:+})", candidate.mean), String::new()),
            _ => (format!("{:+}", candidate.mean), candidate.spread.to_string()),
        };
        let win = candidate.win.map_or(String::new(), |win| percent(win.mean));
        let _ = writeln!(
            text,
            "{win:>7}{:>+7}{lead:>9}{spread:>7}{:>8}  {gift:<18}{}",
            candidate.points,
            candidate.visits,
            candidate.moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        );
        let sources = candidate.sources.iter().map(|line| format!("{} {:+}", line.source, line.points));
        let sources = sources.collect::<Vec<_>>().join(", ");
        if !sources.is_empty() {
            let _ = writeln!(text, "{:>58}{sources}", "");
        }
    }
    let _ = writeln!(
        text,
        "\nBest first. win: the chance to win after the plan, all playing as well as the minds do. points: what the\n\
         plan brings now, by source below it. lead: points ahead expected after\n\
         playing on; in brackets only judged, not played out. ±: spread of single outcomes. visits: times played\n\
         out. gift: what the next seat's best turn is worth before the plan and after it.\n\
         {} decisions in thought, {} times played out.",
        advice.cost.nodes, advice.cost.simulations
    );
    text
}

fn percent(chance: f64) -> String {
    format!("{:.1} %", 100.0 * chance)
}
