//! Games to learn from, kept in files of equal ranges.

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, bail};
use minds::learn::{Lesson, Positions};
use minds::net::FeatureList;
use minds::{Judge, Level};
use table::Game;

use super::{Learn, put};
use crate::progress;

/// Games in a file.
const RANGE: u64 = 500;
const ENDING: &str = "positions";

/// Plays all ranges that are not in the folder yet.
pub fn play<J: Judge>(learn: &Learn, lesson: &Lesson<J>, list: &FeatureList) -> Result<()> {
    let ranges: Vec<(u64, u64)> = (learn.from..learn.from + learn.games)
        .step_by(RANGE as usize)
        .map(|from| (from, (from + RANGE).min(learn.from + learn.games)))
        .collect();
    let path = |(from, to): (u64, u64)| {
        let teacher = match (learn.searched, learn.level) {
            (0, _) => "quick".to_owned(),
            (nodes, Level::BEST) => format!("{nodes}n"),
            (nodes, level) => format!("{level}-{nodes}n"),
        };
        learn.folder.join(format!("{teacher}-{from:07}-{to:07}.{ENDING}"))
    };
    let todo: Vec<(u64, u64)> = ranges.iter().copied().filter(|range| !path(*range).exists()).collect();
    let bar = progress::bar(learn.games, "games");
    bar.set_position(learn.games - todo.iter().map(|(from, to)| to - from).sum::<u64>());
    bar.reset_eta();
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        while let Some((from, to)) = todo.get(next.fetch_add(1, Ordering::Relaxed)).copied() {
            put(&path((from, to)), &lesson.play(list, from, to)?.write())?;
            bar.inc(to - from);
        }
        Ok(())
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
    Ok(())
}

/// All positions in the folder, in the order of their files.
pub fn read<J: Judge>(folder: &Path, list: &FeatureList, lesson: &Lesson<J>) -> Result<Positions> {
    let players = lesson.examples()?.first().map_or(0, |game| usize::from(game.players()));
    let mut all = Positions::new(players, list.hash(), players * list.seat.len() + list.table.len());
    let listed = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = listed.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == ENDING));
    paths.sort();
    for path in paths {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let added = Positions::read(&bytes).and_then(|positions| all.append(positions));
        added.with_context(|| path.display().to_string())?;
    }
    if all.is_empty() {
        bail!("there are no positions in {}", folder.display());
    }
    Ok(all)
}
