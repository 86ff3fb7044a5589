//! How well a net foretells games it has never seen.

use std::fs;
use std::io::{Write, stdout};
use std::path::Path;

use anyhow::{Context, Result, bail};
use minds::Judge;
use minds::calibration::{Forecast, fit_temperature, trust};
use minds::learn::{Lesson, Positions};
use minds::net::{FeatureList, Net};
use shelf::Shelved;

/// Prints loss and calibration by tenths of the chance to win, as the net says it and at the temperature that fits best.
pub fn tell<G: Shelved>(
    path: Option<&Path>,
    lesson: &Lesson<G::Judge>,
    list: &FeatureList,
    positions: &Positions,
) -> Result<()> {
    let own = match path {
        Some(path) => {
            let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            Some(Net::read(&bytes, list).with_context(|| path.display().to_string())?)
        }
        None => None,
    };
    let examples = lesson.examples()?;
    let known = examples.first().and_then(|game| lesson.judge.net(game));
    let Some(net) = own.as_ref().or(known) else { bail!("no net for such games comes with the program") };
    let forecasts: Vec<Forecast> = (0..positions.len()).map(|n| forecast(net, positions, n)).collect();
    let games: std::collections::BTreeSet<u32> = positions.games.iter().copied().collect();
    let temperature = fit_temperature(&forecasts);
    let mut out = stdout().lock();
    writeln!(out, "net {}: {} positions of {} games", net.version(), positions.len(), games.len())?;
    for temperature in [1.0, temperature] {
        let trust = trust(&forecasts, temperature);
        let (loss, error) = (trust.loss, 100.0 * trust.error);
        writeln!(out, "at temperature {temperature:.3}: loss {loss:.4}, calibration error {error:.2} %")?;
        for (foretold, came, count) in trust.tenths {
            writeln!(
                out,
                "  {:5.1} % foretold, {:5.1} % came, {count} times",
                100.0 * foretold,
                100.0 * came
            )?;
        }
    }
    Ok(())
}

fn forecast(net: &Net, positions: &Positions, n: usize) -> Forecast {
    let said = net.judge(positions.told(n), positions.players);
    let won = positions.ends[n].wins.map(|thousandths| f32::from(thousandths) / 1000.0);
    Forecast { chances: said.map(|one| one.win), won, players: positions.players }
}
