//! How much a list reads of a large file, counted and not timed: a clock would lie on a busy machine. Alone in its
//! process, because the system counts what a whole process reads. Reads `/proc`, so it runs on Linux alone.
#![cfg(target_os = "linux")]

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use store::{Store, TableFilter};

/// How often this process has read something from a file.
fn reads() -> u64 {
    let io = std::fs::read_to_string("/proc/self/io").expect("Linux tells");
    let line = io.lines().find_map(|line| line.strip_prefix("syscr: ")).expect("a line");
    line.trim().parse().expect("a number")
}

/// Tables that were made one after the other lie side by side, so the newest are on few pages.
#[tokio::test]
async fn the_newest_tables_are_on_few_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("data");
    Store::open(&path).await.expect("opens").close().await;
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.expect("opens");
    connection
        .execute(
            "PRAGMA foreign_keys = 0;
             CREATE TEMP TABLE n (i INTEGER PRIMARY KEY);
             INSERT INTO n WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 30000) SELECT i FROM c;
             INSERT INTO game_table (id, game, rules, owner, status, listed, setup, settings, seed, clocks, rematch,
                     created_at, updated_at, due_at, last_seq, last_hash)
                 SELECT printf('%07d', i) || lower(hex(randomblob(6))), iif(i % 4, 'tribes', 'djinn'), 1, NULL, 2, 1,
                     '{\"players\":2}', '{}', lower(hex(randomblob(32))), NULL, NULL, i, i, NULL, 0, NULL FROM n;
             INSERT INTO seat (game_table, seat, name) SELECT game_table.id, s.value, 'somebody'
                 FROM game_table, json_each('[0, 1]') AS s;",
        )
        .await
        .expect("filled");
    connection.close().await.expect("closed");
    let store = Store::open(&path).await.expect("opens");
    for (game, most) in [(None, 60), (Some("djinn"), 90)] {
        let filter =
            TableFilter { listed: true, game: game.map(str::to_owned), limit: 50, ..TableFilter::default() };
        let before = reads();
        assert_eq!(store.tables(&filter).await.expect("read").len(), 50);
        let read = reads() - before;
        println!("{game:?}: {read} reads");
        assert!(read <= most, "{game:?}: {read} reads for 50 tables with 2 seats each");
    }
    store.close().await;
}
