//! A data file that is harmed while it is open.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::time::Duration;

use store::{ChatRow, Health, Store, StoreError};
use table::Act;

use crate::common::{append, guest, session, table};
use crate::{beside, folder};

/// Nothing is acknowledged that would be gone at the next start.
#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_removed_or_replaced_takes_no_more() {
    let folder = folder();
    for (n, harmed) in ["", "", "-wal", "-shm"].into_iter().enumerate() {
        let path = folder.path().join(format!("data{n}"));
        let store = Store::open(&path).await.unwrap();
        store.save_table(table("t", 1)).await.unwrap();
        store.append(append("t", 1, Act::Move("a".into()))).await.unwrap();
        assert_eq!(store.health().await, Health::Good);
        let (there, away) = (beside(&path, harmed), folder.path().join(format!("away{n}")));
        fs::rename(&there, &away).unwrap();
        if n == 1 {
            fs::copy(&away, &there).expect("a copy is put in its place");
        }
        assert_eq!(
            store.append(append("t", 2, Act::Move("b".into()))).await,
            Err(StoreError::Lost),
            "{harmed}"
        );
        let person = store.add_player(guest("late"), session("late", 1)).await;
        assert_eq!(person, Err(StoreError::Lost), "{harmed}");
        assert_eq!(store.health().await, Health::Lost, "{harmed}");

        fs::rename(&away, &there).unwrap();
        assert_eq!(store.health().await, Health::Good, "{harmed} is back");
        store
            .append(append("t", 2, Act::Move("b".into())))
            .await
            .expect("nothing of the refused one was kept");
        store.close().await;
        let store = Store::open(&path).await.unwrap();
        assert_eq!(store.history("t").await.unwrap().entries.len(), 2);
        assert!(store.player("late").await.unwrap().is_none());
        store.close().await;
    }
}

/// Files too large to be read through before the start are read after it.
#[tokio::test(flavor = "multi_thread")]
async fn damage_in_a_large_file_is_noticed_soon_after_the_start() {
    let folder = folder();
    let path = folder.path().join("data");
    let store = Store::open(&path).await.unwrap();
    let talking: Vec<_> = (0..4500)
        .map(|n| {
            let store = store.clone();
            let text = "x".repeat(4000);
            let line = ChatRow { n: 1, player: None, name: "a".into(), seat: None, text, at: 1 };
            tokio::spawn(async move { store.add_chat(&format!("t{n}"), line).await })
        })
        .collect();
    for one in talking {
        one.await.unwrap().unwrap();
    }
    store.close().await;
    let size = fs::metadata(&path).unwrap().len();
    assert!(size > 17 << 20, "{size}");

    let store = Store::open(&path).await.unwrap();
    store.close().await;
    let mut file = fs::File::options().write(true).open(&path).unwrap();
    file.seek(SeekFrom::Start(size / 2 / 4096 * 4096)).unwrap();
    file.write_all(&[0xff; 64]).unwrap();
    drop(file);
    let store = Store::open(&path).await.expect("it starts all the same");
    let mut health = store.health().await;
    for _ in 0..1000 {
        if health != Health::Good {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        health = store.health().await;
    }
    assert!(matches!(health, Health::Damaged(_)), "{health}");
    store.close().await;
}
