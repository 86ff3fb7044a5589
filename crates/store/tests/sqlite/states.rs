//! The states a data file can be found in: left by a kill, linked, gone, with a log that is not its own.

use std::fs;

use store::{OpenError, Store};

use crate::common::{guest, session};
use crate::{beside, folder};

const PAGE: usize = 4096;

async fn add_people(store: &Store, numbers: std::ops::Range<u64>) {
    for n in numbers {
        store.add_player(guest(&format!("p{n}")), session(&format!("p{n}"), n)).await.expect("written");
    }
}

async fn assert_people(store: &Store, numbers: std::ops::Range<u64>) {
    for n in numbers {
        assert!(store.player(&format!("p{n}")).await.unwrap().is_some(), "p{n} was lost");
    }
}

/// Killed while the write-ahead log is written back: the first page, which tells the number of pages, is there, and
/// the last pages are not. The log holds them.
#[tokio::test]
async fn a_file_that_is_shorter_than_it_says_is_whole_if_its_log_is_there() {
    let folder = folder();
    let (path, killed) = (folder.path().join("data"), folder.path().join("killed"));
    let store = Store::open(&path).await.unwrap();
    add_people(&store, 0..300).await;
    let mut main = fs::read(&path).unwrap();
    fs::copy(beside(&path, "-wal"), beside(&killed, "-wal")).unwrap();
    store.close().await;
    let written_back = fs::read(&path).unwrap();
    assert!(written_back.len() >= main.len() + 4 * PAGE, "pages were added");
    main[..PAGE].copy_from_slice(&written_back[..PAGE]);
    for length in (main.len()..=written_back.len()).step_by(PAGE) {
        // Every number of the pages written back, in the order in which they are.
        main.extend_from_slice(&written_back[main.len()..length]);
        fs::write(&killed, &main).unwrap();
        let log = fs::read(beside(&killed, "-wal")).unwrap();
        let store = Store::open(&killed).await.unwrap_or_else(|e| panic!("{length} bytes: {e}"));
        assert_people(&store, 0..300).await;
        store.close().await;
        fs::write(beside(&killed, "-wal"), log).unwrap();
    }
}

/// Without its log the same file is cut off.
#[tokio::test]
async fn a_file_that_is_shorter_than_it_says_is_damaged_without_a_log() {
    let folder = folder();
    let path = folder.path().join("data");
    let store = Store::open(&path).await.unwrap();
    add_people(&store, 0..300).await;
    store.close().await;
    let whole = fs::read(&path).unwrap();
    for log in [None, Some("")] {
        let cut = folder.path().join(format!("cut{}", log.is_some()));
        fs::write(&cut, &whole[..whole.len() - PAGE]).unwrap();
        if let Some(log) = log {
            fs::write(beside(&cut, "-wal"), log).unwrap();
        }
        let error = Store::open(&cut).await.unwrap_err();
        assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
        assert!(error.to_string().contains("lamplight restore COPY --data "), "{error}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_a_new_file_and_what_lies_beside_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("data");
    let store = Store::open(&path).await.unwrap();
    add_people(&store, 0..1).await;
    for ending in ["", "-wal", "-shm", "-lock"] {
        let mode = fs::metadata(beside(&path, ending)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "data{ending}");
    }
    store.close().await;
}

/// A symbolic link leads to the same lock and the same log.
#[cfg(unix)]
#[tokio::test]
async fn a_file_in_use_is_refused_by_every_name() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let store = Store::open(&at("data")).await.unwrap();
    add_people(&store, 0..1).await;
    std::os::unix::fs::symlink("data", at("link")).unwrap();
    let error = Store::open(&at("link")).await.unwrap_err();
    assert!(matches!(error, OpenError::Locked(_)), "{error}");
    fs::hard_link(at("data"), at("second")).unwrap();
    let error = Store::open(&at("second")).await.unwrap_err();
    assert!(matches!(error, OpenError::SecondName { names: 2, .. }), "{error}");
    assert!(error.to_string().contains("has 2 names"), "{error}");
    add_people(&store, 1..2).await;
    store.close().await;
    // Not even later: what a killed server left in the log of one name would be missing by the other.
    assert!(matches!(Store::open(&at("data")).await, Err(OpenError::SecondName { .. })));
    fs::remove_file(at("second")).unwrap();
    let store = Store::open(&at("link")).await.expect("a link is good when nobody uses the file");
    assert_people(&store, 0..2).await;
    assert!(at("data-wal").exists() && !at("link-wal").exists());
    store.close().await;
}

/// The lock is on the file itself: another name alone does not get round it.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_file_in_use_is_refused_after_it_was_renamed() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let store = Store::open(&at("data")).await.unwrap();
    fs::rename(at("data"), at("moved")).unwrap();
    let error = Store::open(&at("moved")).await.unwrap_err();
    assert!(matches!(error, OpenError::Locked(_)), "{error}");
    store.close().await;
}

/// Whoever lost the data file must not begin with an empty house without a word.
#[tokio::test]
async fn a_log_without_its_file_is_no_new_house() {
    let folder = folder();
    let (path, left) = (folder.path().join("data"), folder.path().join("left"));
    let store = Store::open(&path).await.unwrap();
    add_people(&store, 0..3).await;
    fs::copy(beside(&path, "-wal"), beside(&left, "-wal")).unwrap();
    store.close().await;
    let log = fs::read(beside(&left, "-wal")).unwrap();
    let error = Store::open(&left).await.unwrap_err();
    assert!(matches!(error, OpenError::OnlyLog(_)), "{error}");
    assert!(!left.exists() && fs::read(beside(&left, "-wal")).unwrap() == log, "nothing was touched");
    fs::remove_file(beside(&left, "-wal")).unwrap();
    Store::open(&left).await.expect("a new one").close().await;
}

/// Somebody else's file may hold its marks in its log only.
#[tokio::test]
async fn another_programs_file_is_known_by_its_log() {
    use sqlx::{Connection, Executor};
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(at("made"))
        .create_if_missing(true)
        .journal_mode(sqlx::sqlite::SqliteJournalMode::Wal);
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    other.execute("CREATE TABLE diary (day TEXT); INSERT INTO diary VALUES ('Monday')").await.unwrap();
    for ending in ["", "-wal"] {
        fs::copy(beside(&at("made"), ending), beside(&at("other"), ending)).unwrap();
    }
    other.close().await.unwrap();
    let before = [fs::read(at("other")).unwrap(), fs::read(at("other-wal")).unwrap()];
    assert_eq!(before[0].len(), PAGE, "the table is in the log only");
    let error = Store::open(&at("other")).await.unwrap_err();
    assert!(matches!(error, OpenError::Foreign { .. }), "{error}");
    assert_eq!(before, [fs::read(at("other")).unwrap(), fs::read(at("other-wal")).unwrap()]);
    assert!(!at("other-lock").exists() && !at("other-shm").exists());
}
