//! Damage that leaves a SQLite file in good order, but not what is in it.

use store::{Store, StoreError};
use table::Act;

use crate::common::{append, table};
use crate::{folder, meddle};

/// Every entry of a log is chained to the one before by its number; what holds the last one is the table.
#[tokio::test]
async fn a_log_that_lost_its_end_is_damaged() {
    let folder = folder();
    for (n, (sql, expected)) in [
        ("DELETE FROM entry WHERE seq = 3", "ends with entry 2, but 3 were kept"),
        ("DELETE FROM entry", "ends with entry 0, but 3 were kept"),
        (
            "UPDATE entry SET hash = '00000000000000ff' WHERE seq = 3",
            "entry 3 of table t is not the one that was kept",
        ),
        ("UPDATE game_table SET last_seq = 2 WHERE id = 't'", "ends with entry 3, but 2 were kept"),
        ("DELETE FROM entry WHERE seq = 2", "entry 3 of table t stands where 2 should"),
    ]
    .into_iter()
    .enumerate()
    {
        let path = folder.path().join(format!("data{n}"));
        let store = Store::open(&path).await.unwrap();
        for id in ["t", "other"] {
            store.save_table(table(id, 1)).await.unwrap();
        }
        for seq in 1..=3 {
            store.append(append("t", seq, Act::Move("a".into()))).await.unwrap();
        }
        let mut row = store.table("t").await.unwrap().unwrap();
        row.updated_at = 9;
        store.save_table(row).await.expect("a table that is saved again keeps the end of its log");
        assert_eq!(store.history("t").await.unwrap().entries.len(), 3);
        store.close().await;
        meddle(&path, sql).await;

        let store = Store::open(&path).await.unwrap();
        match store.history("t").await {
            Err(StoreError::Damaged(why)) => assert!(why.contains(expected), "{sql}: {why}"),
            other => panic!("{sql}: {other:?}"),
        }
        assert_eq!(store.history("other").await.unwrap().entries, [], "other tables are as they were");
        store.close().await;
    }
}
