//! The losses of a fit, as numbers and as a picture.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use minds::learn::Measure;

use super::put;

/// Adds the measure of an epoch to `losses.csv` and draws all of them in `losses.svg`; tells all losses so far.
pub fn add(folder: &Path, epoch: u32, measure: &Measure) -> Result<Vec<f64>> {
    let path = folder.join("losses.csv");
    let mut text = fs::read_to_string(&path).unwrap_or_else(|_| "epoch,loss,r2,calibration\n".to_owned());
    let _ = writeln!(text, "{epoch},{:.5},{:.5},{:.5}", measure.loss, measure.r2, measure.calibration);
    put(&path, text.as_bytes())?;
    let losses: Vec<f64> = text
        .lines()
        .skip(1)
        .filter_map(|line| line.split(',').nth(1))
        .map(str::parse)
        .collect::<Result<_, _>>()
        .with_context(|| format!("{} holds something else than losses", path.display()))?;
    put(&folder.join("losses.svg"), picture(&losses).as_bytes())?;
    Ok(losses)
}

fn picture(losses: &[f64]) -> String {
    let (low, high) =
        losses.iter().fold((f64::MAX, f64::MIN), |(low, high), loss| (low.min(*loss), high.max(*loss)));
    let wide = 560.0 / (losses.len().max(2) - 1) as f64;
    let point = |(n, loss): (usize, &f64)| {
        let down = (high - loss) / (high - low).max(1e-9) * 200.0;
        format!("{:.1},{:.1}", 60.0 + n as f64 * wide, 20.0 + down)
    };
    let points = losses.iter().enumerate().map(point).collect::<Vec<_>>().join(" ");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 260\" font-family=\"sans-serif\" font-size=\"12\">\
         <text x=\"4\" y=\"24\">{high:.3}</text><text x=\"4\" y=\"224\">{low:.3}</text>\
         <text x=\"60\" y=\"250\">loss on games held back, by epoch</text>\
         <polyline fill=\"none\" stroke=\"#a50\" stroke-width=\"2\" points=\"{points}\"/></svg>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_kept_and_drawn_epoch_by_epoch() {
        let folder = tempfile::tempdir().unwrap();
        for (epoch, loss) in [(1, 0.7), (2, 0.5), (3, 0.45)] {
            add(folder.path(), epoch, &Measure { loss, ..Measure::default() }).unwrap();
        }
        let drawn = fs::read_to_string(folder.path().join("losses.svg")).unwrap();
        assert!(drawn.contains("60.0,20.0") && drawn.contains("620.0,220.0"), "{drawn}");
        assert_eq!(fs::read_to_string(folder.path().join("losses.csv")).unwrap().lines().count(), 4);
    }
}
