use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};

/// What became of one data file, or of many.
#[derive(Default)]
pub struct Fate {
    pub kills: u64,
    pub cuts: u64,
    pub lost_bytes: u64,
    pub acknowledged: usize,
    pub finished: usize,
    pub slowest_start: Duration,
}

impl Fate {
    fn line(&self) -> Value {
        json!({"kills": self.kills, "cuts": self.cuts, "lost_bytes": self.lost_bytes, "acknowledged": self.acknowledged,
            "finished": self.finished, "slowest_start_ms": self.slowest_start.as_millis() as u64})
    }

    fn read(line: &str) -> Fate {
        let line: Value = serde_json::from_str(line).expect("a tally is made of our own lines");
        let number = |name: &str| line[name].as_u64().unwrap_or_default();
        Fate {
            kills: number("kills"),
            cuts: number("cuts"),
            lost_bytes: number("lost_bytes"),
            acknowledged: number("acknowledged") as usize,
            finished: number("finished") as usize,
            slowest_start: Duration::from_millis(number("slowest_start_ms")),
        }
    }
}

/// What became of all data files, of earlier runs too if they were written down.
#[derive(Default)]
pub struct Tally {
    pub all: Fate,
    pub files: u64,
    place: Option<PathBuf>,
}

impl Tally {
    /// With what earlier runs wrote into the file of `LAMPLIGHT_TALLY`.
    pub fn open() -> Tally {
        let place: Option<PathBuf> = std::env::var_os("LAMPLIGHT_TALLY").map(Into::into);
        let known = place.as_ref().and_then(|place| std::fs::read_to_string(place).ok()).unwrap_or_default();
        let mut tally = Tally::default();
        known.lines().for_each(|line| tally.count(&Fate::read(line)));
        tally.place = place;
        tally
    }

    /// One more data file held.
    pub fn add(&mut self, fate: &Fate) {
        self.count(fate);
        if let Some(place) = &self.place {
            let file = std::fs::OpenOptions::new().create(true).append(true).open(place);
            writeln!(file.expect("the tally can be written"), "{}", fate.line())
                .expect("the tally can be written");
        }
    }

    fn count(&mut self, fate: &Fate) {
        let all = &mut self.all;
        all.kills += fate.kills;
        all.cuts += fate.cuts;
        all.lost_bytes += fate.lost_bytes;
        all.acknowledged += fate.acknowledged;
        all.finished += fate.finished;
        all.slowest_start = all.slowest_start.max(fate.slowest_start);
        self.files += 1;
    }
}
