//! The match that admits a net: the mind with it against the mind as it is.

use std::fs;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Result, anyhow};
use minds::arena::{Contender, Outcome, Standings, play_game};
use minds::learn::Lesson;
use minds::net::{Net, Provenance};
use minds::{Budget, Judge, Level, Style};
use serde_json::json;
use shelf::Shelved;
use table::Game;

use super::{Learn, put};
use crate::arena::Keeper;
use crate::progress;

/// A net is admitted if it wins so much more than its share, in hundredths.
const MORE: f64 = 0.02;

/// Plays the match and tells what came of it; an admitted net says so in its file.
pub fn admit<G: Shelved>(learn: &Learn, lesson: &Lesson<G::Judge>, net: Net, games: u64) -> Result<()> {
    // Deals of its own: no game of the match was learned from.
    let series = learn.chosen.seed.derive(u64::MAX - 2);
    let examples = lesson.examples()?;
    let players = examples.first().map_or(0, Game::players);
    let known = examples.iter().all(|game| lesson.judge.net(game).is_some());
    let budget = Budget::Nodes(learn.trial_nodes);
    let new = Contender { level: Level::Search, budget: None, style: Style::BEST };
    let old = Contender { style: Style { net: u32::from(known), ..Style::BEST }, ..new };
    let judges = [G::Judge::with_net(net.clone()), lesson.judge.clone()];
    let header = json!({
        "game": G::NAME, "setup": net.provenance().setup, "seed": series, "budget": budget.to_string(),
        "new": net.provenance(), "old": old.to_string(),
    });
    let (keeper, kept) = Keeper::open(&learn.folder.join("trial.jsonl"), &header)?;
    let mut done: Vec<Outcome> = kept.outcomes;
    done.retain(|outcome| outcome.number < games);
    let known_numbers: Vec<u64> = done.iter().map(|outcome| outcome.number).collect();
    let bar = progress::bar(games, "games of the match");
    bar.set_position(done.len() as u64);
    let next = AtomicU64::new(0);
    let shared = Mutex::new((done, keeper));
    let work = || -> Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(());
            }
            if known_numbers.contains(&number) {
                continue;
            }
            // A deal is played from every seat in one setup.
            let deal = number / u64::from(players.max(1));
            let setup = &lesson.setups[(deal % lesson.setups.len() as u64) as usize];
            let outcome = play_game(setup, &judges, &[new, old], budget, &series, number)?;
            let mut shared = shared.lock().map_err(|_| anyhow!("another game failed"))?;
            shared.1.add(&outcome)?;
            shared.0.push(outcome);
            bar.inc(1);
        }
    };
    let threads = learn.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| match worker.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    bar.finish_and_clear();
    let (outcomes, _) = shared.into_inner().map_err(|_| anyhow!("a game failed"))?;
    let standing = &Standings::new(&outcomes, 2).all()[0];
    let told = format!(
        "{:.1} % [{:.1}, {:.1}] of {} games against {old} at {budget}, lead {:.1}",
        100.0 * standing.win_rate,
        100.0 * standing.win_rate_95.0,
        100.0 * standing.win_rate_95.1,
        standing.games,
        standing.score_difference,
    );
    println!("{told}");
    let path = learn.net_path::<G>(players);
    if standing.win_rate >= 0.5 + MORE {
        let provenance = Provenance { admitted: Some(told), ..net.provenance().clone() };
        put(&path, &net.with_provenance(provenance).write()?)?;
        println!("admitted: {}", path.display());
    } else {
        fs::rename(&path, path.with_extension("refused"))?;
        println!("not admitted: {}", path.with_extension("refused").display());
    }
    Ok(())
}
