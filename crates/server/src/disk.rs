//! What the disk says: how large the data file is, how much room is left, when the last copy was made.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::Mutex;

use crate::config::Config;
use crate::meters::Value;

/// What the disk said so lately is told again: a folder full of copies is not read for every question.
const FRESH: Duration = Duration::from_secs(10);

/// The places on the disk that whoever runs the server watches.
#[derive(Debug, Default)]
pub(crate) struct Disk {
    places: Arc<Places>,
    last: Mutex<Option<(Instant, Vec<Value>)>>,
}

#[derive(Debug, Default)]
struct Places {
    data: Option<PathBuf>,
    copies: Option<PathBuf>,
}

impl Disk {
    pub(crate) fn new(config: &Config) -> Disk {
        let places = Places { data: config.data.clone(), copies: config.copies.clone() };
        Disk { places: Arc::new(places), last: Mutex::new(None) }
    }

    /// The figures, at most a few seconds old.
    pub(crate) async fn values(&self) -> Vec<Value> {
        let mut last = self.last.lock().await;
        if let Some((at, values)) = &*last
            && at.elapsed() < FRESH
        {
            return values.clone();
        }
        let places = Arc::clone(&self.places);
        // A disk may take its time, and nobody else should wait for it.
        let values = tokio::task::spawn_blocking(move || places.values()).await.unwrap_or_default();
        *last = Some((Instant::now(), values.clone()));
        values
    }
}

impl Places {
    fn values(&self) -> Vec<Value> {
        let mut values = Vec::new();
        if let Some(data) = &self.data {
            let (file, log) = (bytes(data), bytes(&beside(data, "-wal")));
            values.push(Value::gauge("lamplight_data_bytes", "size of the data file", file));
            values.push(Value::gauge("lamplight_data_log_bytes", "size of its write-ahead log", log));
            let folder = data.parent().filter(|folder| !folder.as_os_str().is_empty());
            if let Ok(room) = fs4::available_space(folder.unwrap_or(Path::new("."))) {
                values.push(Value::gauge(
                    "lamplight_disk_free_bytes",
                    "room left beside the data file",
                    room,
                ));
            }
        }
        if let Some(copies) = &self.copies {
            let made = newest(copies, self.data.as_deref());
            values.push(Value::gauge(
                "lamplight_last_copy_timestamp_seconds",
                "when the newest copy of the data file was made, 0 if there is none",
                made.and_then(|made| made.duration_since(UNIX_EPOCH).ok())
                    .map_or(0, |passed| passed.as_secs()),
            ));
        }
        values
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn bytes(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |file| file.len())
}

/// When the newest copy in this folder was made. A copy has the data file's ending; one that is still being
/// made has another.
fn newest(folder: &Path, data: Option<&Path>) -> Option<SystemTime> {
    let ending = data.and_then(Path::extension);
    let copies = fs::read_dir(folder).ok()?.filter_map(Result::ok).filter(|file| {
        let path = file.path();
        path.extension() == ending && Some(path.as_path()) != data
    });
    copies.filter_map(|file| file.metadata().ok()?.modified().ok()).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(values: &[Value], name: &str) -> Option<u64> {
        values.iter().find(|value| value.name == name).map(|value| value.value)
    }

    #[test]
    fn the_newest_copy_counts_and_neither_the_data_file_nor_a_part() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let places = Places { data: Some(at("games.lamplight")), copies: Some(folder.path().to_owned()) };
        let last = || value(&places.values(), "lamplight_last_copy_timestamp_seconds");
        let made = |name: &str, seconds| {
            let file = fs::File::create(at(name)).unwrap();
            file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds)).unwrap();
        };
        made("games.lamplight", 5000);
        assert_eq!(last(), Some(0));
        made("games-1.lamplight", 1000);
        made("games-2.lamplight", 2000);
        made("games-3.lamplight.part", 3000);
        made("games.lamplight-wal", 4000);
        assert_eq!(last(), Some(2000));
    }

    #[test]
    fn sizes_and_room_are_told_only_where_there_is_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        fs::write(&data, [0; 1234]).unwrap();
        fs::write(beside(&data, "-wal"), [0; 56]).unwrap();
        let values = Places { data: Some(data), copies: None }.values();
        assert_eq!(value(&values, "lamplight_data_bytes"), Some(1234));
        assert_eq!(value(&values, "lamplight_data_log_bytes"), Some(56));
        assert!(value(&values, "lamplight_disk_free_bytes") > Some(0));
        assert_eq!(value(&values, "lamplight_last_copy_timestamp_seconds"), None);
        assert!(Places::default().values().is_empty());
    }
}
