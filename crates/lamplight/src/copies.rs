//! Copies of a data file in a folder: what they are called, which is the newest, which are too many.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

/// The copies of one data file in one folder.
pub struct Copies {
    folder: PathBuf,
    /// A name is this, a moment, and the ending.
    stem: String,
    ending: String,
}

/// A copy that is not finished after so long will never be.
const FORGOTTEN: Duration = Duration::from_secs(24 * 3600);

impl Copies {
    /// Beside the data file, if no folder is given.
    pub fn of(data: &Path, folder: Option<&Path>) -> Copies {
        let part = |part: Option<&std::ffi::OsStr>| part.map(|part| part.to_string_lossy().into_owned());
        let beside = data.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Copies {
            folder: folder.unwrap_or(beside).to_owned(),
            stem: format!("{}-", part(data.file_stem()).unwrap_or_default()),
            ending: part(data.extension()).map_or_else(String::new, |ending| format!(".{ending}")),
        }
    }

    /// The name of a copy made at this moment that is not taken.
    pub fn name(&self, now: SystemTime) -> PathBuf {
        let mut at = now;
        loop {
            let path = self.folder.join(format!("{}{}{}", self.stem, stamp(at), self.ending));
            if !path.exists() {
                return path;
            }
            at += Duration::from_secs(1);
        }
    }

    /// All there are, oldest first: their names tell the time.
    pub fn list(&self) -> Result<Vec<PathBuf>> {
        let mut copies = Vec::new();
        for path in self.files()? {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if self.is_name(name) {
                copies.push(path);
            }
        }
        copies.sort();
        Ok(copies)
    }

    /// How long ago the newest was made.
    pub fn age(&self, now: SystemTime) -> Result<Option<Duration>> {
        let Some(newest) = self.list()?.pop() else { return Ok(None) };
        let made = fs::metadata(&newest).and_then(|file| file.modified());
        let made = made.with_context(|| format!("cannot read {}", newest.display()))?;
        Ok(Some(now.duration_since(made).unwrap_or_default()))
    }

    /// Removes all but the newest, and tells which.
    pub fn keep(&self, most: usize) -> Result<Vec<PathBuf>> {
        let mut copies = self.list()?;
        copies.truncate(copies.len().saturating_sub(most));
        for copy in &copies {
            fs::remove_file(copy).with_context(|| format!("cannot remove {}", copy.display()))?;
        }
        Ok(copies)
    }

    /// Makes the folder, and removes what an interrupted command left in it.
    pub fn prepare(&self, now: SystemTime) -> Result<()> {
        fs::create_dir_all(&self.folder).with_context(|| format!("cannot make {}", self.folder.display()))?;
        for path in self.files()? {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let is_part = name.strip_suffix(".part").is_some_and(|name| self.is_name(name));
            let touched = fs::metadata(&path).and_then(|file| file.modified());
            let age = touched.ok().and_then(|at| now.duration_since(at).ok()).unwrap_or_default();
            if is_part && age >= FORGOTTEN {
                fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        Ok(())
    }

    fn files(&self) -> Result<Vec<PathBuf>> {
        let fail = || format!("cannot read the folder {}", self.folder.display());
        let files = fs::read_dir(&self.folder).with_context(fail)?;
        files.map(|file| Ok(file.with_context(fail)?.path())).collect()
    }

    /// Only what this command has named is ever removed.
    fn is_name(&self, name: &str) -> bool {
        name.strip_prefix(&self.stem).and_then(|rest| rest.strip_suffix(&self.ending)).is_some_and(|stamp| {
            stamp.len() == 15
                && stamp
                    .bytes()
                    .enumerate()
                    .all(|(n, byte)| if n == 8 { byte == b'-' } else { byte.is_ascii_digit() })
        })
    }
}

/// A moment as part of a name, in universal time: `20261116-160501`.
pub fn stamp(at: SystemTime) -> String {
    let seconds = at.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Years that begin in March, so that the leap day is the last.
    let (era, day) = ((days + 719_468) / 146_097, (days + 719_468) % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = era * 400 + year + next;
    format!("{year:04}{month:02}{day:02}-{:02}{:02}{:02}", second / 3600, second / 60 % 60, second % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_the_date_and_the_time() {
        for (seconds, expected) in [
            (0, "19700101-000000"),
            (951_782_399, "20000228-235959"),
            (951_782_400, "20000229-000000"),
            (1_709_251_199, "20240229-235959"),
            (1_763_309_101, "20251116-160501"),
            (4_107_542_400, "21000301-000000"),
        ] {
            assert_eq!(stamp(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }

    #[test]
    fn only_the_oldest_copies_are_removed_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let copies = Copies::of(Path::new("/somewhere/games.lamplight"), Some(folder.path()));
        let others = [
            "games.lamplight",
            "games-old.lamplight",
            "other-20200101-000000.lamplight",
            "games-20200101-000000.txt",
        ];
        for name in others {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let start = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        for n in 0..5 {
            fs::write(copies.name(start + Duration::from_secs(n * 100)), "").unwrap();
        }
        fs::write(copies.name(start), "").unwrap();
        assert_eq!(copies.list().unwrap().len(), 6, "a name that is taken is not taken twice");
        let removed = copies.keep(2).unwrap();
        assert_eq!(removed.len(), 4);
        let left = copies.list().unwrap();
        assert!(left.iter().all(|copy| removed.iter().all(|gone| gone < copy)), "{left:?}");
        assert!(others.iter().all(|name| folder.path().join(name).exists()));
        assert!(copies.age(SystemTime::now()).unwrap().is_some_and(|age| age < Duration::from_secs(60)));
    }
}
