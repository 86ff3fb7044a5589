//! Finished games as files: compressed logs that anybody can replay and verify.
//!
//! A game lies in `<folder>/<year>-<month>/<game>-<table>.jsonl.gz`, by when it ended. It has its name only when it is
//! whole and on the disk.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use table::Log;

/// How names of archived games end.
pub const ENDING: &str = ".jsonl.gz";

/// A log is never longer than this; whatever unpacks to more is none.
const LONGEST: u64 = 64 << 20;

/// Where a game lies.
#[must_use]
pub fn place(folder: &Path, table: &str, log: &Log) -> PathBuf {
    let ended = log.entries.last().map_or(0, |entry| entry.at);
    folder.join(month(ended)).join(format!("{}-{table}{ENDING}", log.header.game))
}

/// Puts a finished game into the archive, and tells where. One that is there already is written again.
pub fn write(folder: &Path, table: &str, log: &Log) -> io::Result<PathBuf> {
    let path = place(folder, table, log);
    let name = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    write_to(&path, log.to_string().as_bytes()).map_err(name)?;
    Ok(path)
}

fn write_to(path: &Path, text: &[u8]) -> io::Result<()> {
    let within = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(within)?;
    let part = path.with_extension("part");
    let mut packed = GzEncoder::new(File::create(&part)?, Compression::default());
    packed.write_all(text)?;
    packed.finish()?.sync_all()?;
    fs::rename(&part, path)?;
    // Elsewhere names are durable when the system says so.
    if cfg!(unix) { File::open(within)?.sync_all() } else { Ok(()) }
}

/// Reads the text of an archived game.
pub fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = GzDecoder::new(File::open(path)?).take(LONGEST + 1).read_to_string(&mut text)?;
    if read as u64 > LONGEST {
        return Err(io::Error::other(format!("it unpacks to more than {LONGEST} bytes, which no log does")));
    }
    Ok(text)
}

/// All games of an archive, by name.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry.file_name().to_string_lossy().ends_with(ENDING) {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// `2026-11` of milliseconds since 1970.
fn month(ms: u64) -> String {
    // Days since 1 March of the year 0, in cycles of 400 years: Howard Hinnant's civil calendar.
    let days = ms / 86_400_000 + 719_468;
    let (cycle, day) = (days / 146_097, days % 146_097);
    let year_of_cycle = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = cycle * 400 + year_of_cycle + u64::from(month <= 2);
    format!("{year:04}-{month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_those_of_the_calendar() {
        for (ms, expected) in [
            (0, "1970-01"),
            (951_782_399_999, "2000-02"),
            (951_868_799_999, "2000-02"),
            (951_868_800_000, "2000-03"),
            (1_763_337_600_000, "2025-11"),
            (1_798_761_599_999, "2026-12"),
            (1_798_761_600_000, "2027-01"),
        ] {
            assert_eq!(month(ms), expected, "{ms}");
        }
    }

    #[test]
    fn what_is_no_log_is_not_unpacked_without_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(format!("bomb{ENDING}"));
        write_to(&path, &vec![b' '; LONGEST as usize + 2]).unwrap();
        assert!(fs::metadata(&path).unwrap().len() < 1 << 20);
        assert!(read(&path).unwrap_err().to_string().contains("which no log does"));
        assert_eq!(list(folder.path()).unwrap(), [path], "and no part of it is left beside it");
    }
}
