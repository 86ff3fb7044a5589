//! Which files are taken as ours, what a person reads when one is not, how writes share a sync.

use std::fs;

use store::{OpenError, SCHEMA_VERSION, Store, StoreError};
use table::Act;

use crate::common::{append, guest, session, table};
use crate::folder;

#[tokio::test]
async fn a_new_file_is_made_with_its_folders() {
    let folder = folder();
    let path = folder.path().join("deep/er/data.lamplight");
    let store = Store::open(&path).await.expect("a new file");
    store.add_player(guest("a"), session("a", 1)).await.expect("written");
    store.close().await;
    let store = Store::open(&path).await.expect("the same file again");
    assert_eq!(store.player("a").await.unwrap().unwrap().name, "a");
    store.close().await;
}

#[tokio::test]
async fn a_file_in_use_is_refused() {
    let folder = folder();
    let path = folder.path().join("data");
    let first = Store::open(&path).await.unwrap();
    let second = Store::open(&path).await.unwrap_err();
    assert!(matches!(second, OpenError::Locked(_)), "{second}");
    first.add_player(guest("a"), session("a", 1)).await.expect("the first goes on");
    first.close().await;
    Store::open(&path).await.expect("free again").close().await;
}

/// What is refused stays as it was, byte for byte.
#[tokio::test]
async fn foreign_newer_and_damaged_files_are_refused_and_untouched() {
    let folder = folder();
    let ours = folder.path().join("ours");
    let store = Store::open(&ours).await.unwrap();
    for n in 0..200 {
        store.add_player(guest(&format!("p{n}")), session(&format!("p{n}"), n)).await.unwrap();
    }
    store.close().await;
    let good = fs::read(&ours).unwrap();
    let edit = |at: usize, bytes: &[u8]| {
        let mut file = good.clone();
        file[at..at + bytes.len()].copy_from_slice(bytes);
        file
    };
    let mut scratched = good.clone();
    scratched.chunks_mut(4096).skip(1).for_each(|page| page[..8].fill(0xff));
    type Expected = fn(&OpenError) -> bool;
    let cases: [(&str, Vec<u8>, Expected); 6] = [
        ("text", b"Dear diary, ".repeat(100), |e| matches!(e, OpenError::Foreign { .. })),
        ("short", b"SQLite format 3\0".to_vec(), |e| matches!(e, OpenError::Foreign { .. })),
        ("another program's", edit(68, &[0; 4]), |e| matches!(e, OpenError::Foreign { .. })),
        (
            "newer",
            edit(60, &(SCHEMA_VERSION + 1).to_be_bytes()),
            |e| matches!(e, OpenError::Newer { found, known: SCHEMA_VERSION, .. } if *found == SCHEMA_VERSION + 1),
        ),
        ("cut", good[..good.len() - 4096].to_vec(), |e| matches!(e, OpenError::Damaged { .. })),
        ("scratched", scratched, |e| matches!(e, OpenError::Damaged { .. })),
    ];
    for (name, bytes, expected) in cases {
        let path = folder.path().join(name);
        fs::write(&path, &bytes).unwrap();
        let error = Store::open(&path).await.expect_err(name);
        assert!(expected(&error), "{name}: {error}");
        assert!(error.to_string().contains(path.to_str().unwrap()), "the message names the file: {error}");
        assert!(fs::read(&path).unwrap() == bytes, "{name} was touched");
        assert!(!error.to_string().contains('\n'), "one sentence: {error}");
        let is_foreign = matches!(error, OpenError::Foreign { .. });
        for (ending, may_be) in [("-lock", !is_foreign), ("-wal", false), ("-shm", false)] {
            let beside = folder.path().join(format!("{name}{ending}"));
            assert!(may_be || !beside.exists(), "{name}{ending} was left behind");
        }
    }
}

#[tokio::test]
async fn a_folder_is_not_a_data_file() {
    let folder = folder();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, OpenError::Foreign { why: "it is a folder", .. }), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_share_a_commit() {
    let folder = folder();
    let store = Store::open(&folder.path().join("data")).await.unwrap();
    let before = store.writes();
    let writing: Vec<_> = (0..400)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("t{n}");
                store.save_table(table(&id, n)).await?;
                for seq in 1..=5 {
                    store.append(append(&id, seq, Act::Move("a".into()))).await?;
                }
                Ok::<_, StoreError>(())
            })
        })
        .collect();
    for one in writing {
        one.await.unwrap().unwrap();
    }
    let writes = store.writes().writes - before.writes;
    let commits = store.writes().commits - before.commits;
    assert_eq!(writes, 2400);
    assert!(commits < writes / 4, "{commits} commits for {writes} writes");
    assert_eq!(store.history("t399").await.unwrap().entries.len(), 5);
}
