//! Copies, and putting one in the place of a data file.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{Archive, OpenError, Store};
use table::Act;

use crate::common::{append, guest, session, table};
use crate::{beside, folder, meddle};

async fn play(store: &Store, seqs: Range<u32>) {
    for seq in seqs {
        store.append(append("t", seq, Act::Move("a".into()))).await.expect("kept");
    }
}

async fn entries(path: &Path) -> usize {
    let archive = Archive::open(path).await.expect("it opens");
    assert_eq!(archive.check_pages().await.unwrap(), [""; 0]);
    assert_eq!(archive.check_links().await.unwrap(), [""; 0]);
    let found = archive.history("t").await.expect("its log is whole").entries.len();
    archive.close().await;
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_one_moment_of_a_file_in_use_and_ends_while_people_play() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let store = Store::open(&at("data")).await.unwrap();
    store.save_table(table("t", 1)).await.unwrap();
    play(&store, 1..50).await;
    let stop = Arc::new(AtomicBool::new(false));
    let playing = tokio::spawn({
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        async move {
            let mut seq = 50;
            while !stop.load(Ordering::Relaxed) {
                play(&store, seq..seq + 1).await;
                seq += 1;
            }
            seq
        }
    });
    let archive = Archive::open(&at("data")).await.unwrap();
    let mut told = (0, 0);
    for n in 0..5 {
        let copy = at(&format!("copy{n}"));
        archive.copy_to(&copy, |done, of| told = (done, of)).await.unwrap();
        assert!(told.0 == told.1 && told.1 > 0, "{told:?}");
        assert!(entries(&copy).await >= 49);
        for ending in [".part", "-wal", "-shm", "-journal", "-lock"] {
            assert!(!beside(&copy, ending).exists(), "{ending} is left beside the copy");
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }
    stop.store(true, Ordering::Relaxed);
    assert!(playing.await.unwrap() > 50, "people played on");
    archive.close().await;
    store.close().await;
}

/// As the advice was once: a copy over the data file while the killed server's log lies beside it.
#[tokio::test]
async fn a_copy_is_put_in_place_without_the_old_files_log() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let store = Store::open(&at("data")).await.unwrap();
    store.save_table(table("t", 1)).await.unwrap();
    play(&store, 1..100).await;
    let archive = Archive::open(&at("data")).await.unwrap();
    archive.copy_to(&at("copy"), |_, _| {}).await.unwrap();
    archive.close().await;
    play(&store, 100..300).await;
    let error = Archive::open(&at("copy")).await.unwrap().put_in_place(&at("data"), "-old", |_, _| {}).await;
    assert!(matches!(error, Err(OpenError::Locked(_))), "a server uses it: {error:?}");
    // Killed: the files as they lie there.
    for ending in ["", "-wal", "-shm"] {
        fs::copy(beside(&at("data"), ending), beside(&at("killed"), ending)).unwrap();
    }
    store.close().await;
    assert!(fs::metadata(at("killed-wal")).unwrap().len() > 0);

    let archive = Archive::open(&at("copy")).await.unwrap();
    let kept = archive.put_in_place(&at("killed"), "-old", |_, _| {}).await.unwrap();
    archive.close().await;
    assert_eq!(kept, Some(at("killed-old")));
    assert!(!at("killed-wal").exists() && !at("killed-new").exists() && !at("killed-restoring").exists());
    assert_eq!(entries(&at("killed")).await, 99);
    assert_eq!(entries(&at("killed-old")).await, 299, "the old one is whole, with its log");
    let store = Store::open(&at("killed")).await.unwrap();
    play(&store, 100..102).await;
    store.close().await;
    assert_eq!(entries(&at("killed")).await, 101);
}

/// Restoring twice, over nothing, over rubbish and over a log whose file is gone.
#[tokio::test]
async fn a_copy_can_be_put_wherever_a_data_file_should_be() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let store = Store::open(&at("data")).await.unwrap();
    store.save_table(table("t", 1)).await.unwrap();
    play(&store, 1..4).await;
    fs::copy(at("data-wal"), at("gone-wal")).unwrap();
    store.close().await;
    fs::write(at("rubbish"), b"rubbish").unwrap();
    let archive = Archive::open(&at("data")).await.unwrap();
    for (name, kept) in [
        ("nothing", None),
        ("nothing", Some("nothing-old")),
        ("nothing", Some("nothing-old-2")),
        ("rubbish", Some("rubbish-old")),
        ("gone", Some("gone-old")),
    ] {
        let found = archive.put_in_place(&at(name), "-old", |_, _| {}).await.unwrap();
        assert_eq!(found, kept.map(at), "{name}");
        assert_eq!(entries(&at(name)).await, 3, "{name}");
    }
    assert_eq!(fs::read(at("rubbish-old")).unwrap(), b"rubbish");
    assert!(at("gone-old-wal").exists());
    assert!(archive.put_in_place(&at("data"), "-old", |_, _| {}).await.is_err(), "not over itself");
    archive.close().await;
}

#[tokio::test]
async fn what_was_half_restored_is_not_opened() {
    let folder = folder();
    let path = folder.path().join("data");
    let store = Store::open(&path).await.unwrap();
    store.add_player(guest("a"), session("a", 1)).await.unwrap();
    store.close().await;
    fs::copy(&path, folder.path().join("copy")).unwrap();
    fs::write(beside(&path, "-restoring"), b"").unwrap();
    let error = Store::open(&path).await.unwrap_err();
    assert!(matches!(error, OpenError::HalfRestored(_)), "{error}");
    assert!(error.to_string().contains("lamplight restore COPY --data"), "{error}");
    let archive = Archive::open(&folder.path().join("copy")).await.unwrap();
    archive.put_in_place(&path, "-old", |_, _| {}).await.unwrap();
    archive.close().await;
    Store::open(&path).await.expect("done again, it is whole").close().await;
}

#[tokio::test]
async fn a_check_finds_what_speaks_of_nothing() {
    let folder = folder();
    let path = folder.path().join("data");
    let store = Store::open(&path).await.unwrap();
    store.save_table(table("t", 1)).await.unwrap();
    play(&store, 1..4).await;
    store.close().await;
    meddle(
        &path,
        "PRAGMA foreign_keys = 0; INSERT INTO entry SELECT 'lost', seq, seat, move, undo, at, hash FROM entry; \
         UPDATE seat SET player = 'nobody' WHERE seat = 0",
    )
    .await;
    let archive = Archive::open(&path).await.unwrap();
    assert_eq!(archive.check_pages().await.unwrap(), [""; 0]);
    let faults = archive.check_links().await.unwrap();
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults[0].contains("a row of seat") && faults[1].contains("a log of table lost"), "{faults:?}");
    assert_eq!(
        (archive.count_games().await.unwrap(), archive.games_after("", 9).await.unwrap()),
        (1, vec!["t".to_owned()])
    );
    archive.close().await;
    let missing = Archive::open(&folder.path().join("none")).await.unwrap_err();
    assert!(matches!(missing, OpenError::Missing(_)), "{missing}");
}

/// A page that was written over.
#[tokio::test]
async fn a_check_finds_damaged_pages() {
    let folder = folder();
    let path = folder.path().join("data");
    let store = Store::open(&path).await.unwrap();
    for n in 0..300 {
        store.add_player(guest(&format!("p{n}")), session(&format!("p{n}"), n)).await.unwrap();
    }
    store.close().await;
    let mut bytes = fs::read(&path).unwrap();
    let pages = bytes.len() / 4096;
    bytes[(pages - 2) * 4096..(pages - 1) * 4096].fill(0xaa);
    fs::write(&path, bytes).unwrap();
    let archive = Archive::open(&path).await.unwrap();
    let faults = archive.check_pages().await.unwrap();
    assert!(!faults.is_empty() && faults.len() <= 20, "{faults:?}");
    archive.close().await;
}
