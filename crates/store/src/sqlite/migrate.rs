use std::path::Path;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor, Row};

use super::copy::copy_into;
use super::file::explain;
use super::header::APPLICATION_ID;
use super::place::beside;
use crate::OpenError;

/// Step `n` brings a file of data version `n` to version `n + 1`. A step that has been released never changes.
pub(super) const STEPS: [&str; 10] = [
    include_str!("migrations/0001_tables.sql"),
    include_str!("migrations/0002_bot_tokens.sql"),
    include_str!("migrations/0003_owners.sql"),
    include_str!("migrations/0004_last_entries.sql"),
    include_str!("migrations/0005_lists_and_sweeps.sql"),
    include_str!("migrations/0007_house.sql"),
    include_str!("migrations/0008_progress.sql"),
    include_str!("migrations/0009_reviews.sql"),
    include_str!("migrations/0010_people.sql"),
    include_str!("migrations/0011_revisions.sql"),
];

/// The data version this program writes.
pub const SCHEMA_VERSION: u32 = STEPS.len() as u32;

/// Runs the steps a file has not seen yet, each in a transaction of its own, after making a copy: there is no way
/// back to an earlier version but that.
pub(super) async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), OpenError> {
    let found = version(connection).await.map_err(|e| explain(path, &e))?;
    if found > SCHEMA_VERSION {
        return Err(OpenError::Newer { path: path.to_owned(), found, known: SCHEMA_VERSION });
    }
    if found == SCHEMA_VERSION {
        return Ok(());
    }
    if found > 0 {
        let copy = beside(path, &format!("-v{found}"));
        tracing::info!(event = "data.migrating", from = found, to = SCHEMA_VERSION, copy = %copy.display(), "bringing the data file up to date, after making a copy");
        let failed = |e| OpenError::Io {
            path: path.to_owned(),
            why: format!("no copy could be made before bringing it up to date: {e}"),
        };
        copy_into(connection, &copy).await.map_err(failed)?;
    }
    for from in found..SCHEMA_VERSION {
        step(connection, from).await.map_err(|e| explain(path, &e))?;
    }
    if found > 0 {
        tracing::info!(event = "data.migrated", "the data file is up to date");
    }
    // The header is read without SQLite at the next start, so it must not stay in the write-ahead log.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.map_err(|e| explain(path, &e))?;
    Ok(())
}

/// Runs all steps on a file with nothing in it.
pub(super) async fn run_all(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    for from in 0..SCHEMA_VERSION {
        step(connection, from).await?;
    }
    Ok(())
}

pub(super) async fn version(connection: &mut SqliteConnection) -> Result<u32, sqlx::Error> {
    sqlx::query("PRAGMA user_version").fetch_one(connection).await?.try_get(0)
}

pub(super) async fn step(connection: &mut SqliteConnection, from: u32) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    transaction.execute(STEPS[from as usize]).await?;
    let marks = format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {};", from + 1);
    transaction.execute(sqlx::AssertSqlSafe(marks)).await?;
    transaction.commit().await
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;
    use crate::{Archive, Store};

    /// A file left by each earlier version, with a game in it, opens and still holds the game.
    #[tokio::test]
    async fn files_of_every_earlier_version_are_brought_up_to_date() {
        for version in 0..=SCHEMA_VERSION {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("data");
            let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
            let mut old = options.connect().await.unwrap();
            for from in 0..version {
                step(&mut old, from).await.unwrap();
            }
            if version >= 1 {
                old.execute(
                    "INSERT INTO player (id, name, claimed, password, created_at) VALUES ('ann', 'Ann', 'ann', 'hash', 1);
                     INSERT INTO session VALUES (x'00', 'ann', 99);
                     INSERT INTO game_table (id, game, rules, owner, status, listed, setup, settings, seed, clocks, rematch, created_at, updated_at, due_at)
                         VALUES ('t', 'toy', 1, 'ann', 1, 1, '{}', '{}', NULL, NULL, NULL, 1, 1, NULL);
                     INSERT INTO seat (game_table, seat, player) VALUES ('t', 0, 'ann');
                     INSERT INTO entry VALUES ('t', 1, 0, 'take 1', NULL, 5, '00000000000000ff');
                     INSERT INTO chat VALUES ('t', 1, 'ann', 'Ann', 0, 'hello', 5);",
                )
                .await
                .unwrap();
            }
            if version >= 4 {
                old.execute("UPDATE game_table SET last_seq = 1, last_hash = '00000000000000ff'")
                    .await
                    .unwrap();
            }
            old.close().await.unwrap();

            if version >= 1 {
                let archive = Archive::open(&path).await.unwrap();
                assert_eq!(archive.version(), version, "to read a file is not to bring it up to date");
                assert_eq!(archive.history("t").await.unwrap().entries.len(), 1);
                assert_eq!(archive.check_links().await.unwrap(), [""; 0]);
                archive.close().await;
            }
            let store = Store::open(&path).await.unwrap_or_else(|e| panic!("version {version}: {e}"));
            if version >= 1 {
                assert_eq!(store.history("t").await.unwrap().entries.len(), 1);
                assert_eq!(store.count_tables().await.unwrap(), [0, 1, 0, 0]);
                assert_eq!(store.chat("t", 9).await.unwrap()[0].text, "hello");
                assert_eq!(
                    store.table("t").await.unwrap().unwrap().seats[0].player_name.as_deref(),
                    Some("Ann")
                );
                store.add_token("ann", [1; 32], "bot", 1, 1).await.unwrap();
            }
            store.close().await;
            Store::open(&path).await.expect("and again").close().await;

            let copy = beside(&path, &format!("-v{version}"));
            assert_eq!(copy.exists(), (1..SCHEMA_VERSION).contains(&version), "a copy of version {version}");
            if copy.exists() {
                let options = SqliteConnectOptions::new().filename(&copy).read_only(true);
                let mut kept = options.connect().await.unwrap();
                assert_eq!(super::version(&mut kept).await.unwrap(), version, "the copy is as the file was");
                let entries = kept.fetch_one("SELECT count(*) FROM entry").await.unwrap();
                assert_eq!(entries.get::<i64, _>(0), 1);
            }
        }
    }

    /// What is asked often reads an index, not all tables there are.
    #[tokio::test]
    async fn no_common_question_reads_all_tables() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        run_all(&mut connection).await.unwrap();
        for (question, index) in [
            ("SELECT count(*) FROM game_table WHERE owner = 'a' AND status IN (0, 1)", "game_table_owner"),
            ("UPDATE game_table SET owner = NULL WHERE owner = 'a'", "game_table_owner"),
            (
                "SELECT id FROM game_table WHERE created_at < 9 AND listed = 1 ORDER BY created_at DESC LIMIT 9",
                "newest",
            ),
            (
                "SELECT id FROM game_table WHERE created_at < 9 AND listed = 1 AND status = 0 ORDER BY created_at DESC",
                "_listed",
            ),
            (
                "SELECT id FROM game_table WHERE created_at < 9 AND listed = 1 AND game = 'a' ORDER BY created_at DESC LIMIT 9",
                "game_table_of_game (",
            ),
            (
                "SELECT id FROM game_table WHERE created_at < 9 AND listed = 1 AND game = 'a' AND status = 1 ORDER BY created_at DESC",
                "game_table_of_game_by_status",
            ),
            (
                "SELECT id FROM game_table WHERE status IN (0, 3) AND updated_at < 9 LIMIT 9",
                "game_table_idle",
            ),
            ("SELECT token FROM session WHERE expires_at <= 9 LIMIT 9", "session_expiry"),
            (
                "SELECT id FROM game_table WHERE status = 2 AND updated_at < 9 ORDER BY updated_at LIMIT 9",
                "game_table_finished",
            ),
            ("SELECT game_table, n, text FROM chat WHERE at < 9 LIMIT 9", "chat_age"),
            ("SELECT id FROM audit WHERE id < 9 AND player = 'a' ORDER BY id DESC LIMIT 9", "audit_player"),
            (
                "SELECT id FROM audit WHERE id < 9 AND game_table = 'a' ORDER BY id DESC LIMIT 9",
                "audit_table",
            ),
            ("SELECT id FROM game_table WHERE due_at <= 9 ORDER BY due_at LIMIT 9", "game_table_due"),
        ] {
            let sql = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
            let plan: Vec<String> =
                connection.fetch_all(sql).await.unwrap().iter().map(|row| row.get("detail")).collect();
            assert!(
                plan.len() == 1 && plan[0].contains("SEARCH") && plan[0].contains(index),
                "{question}: {plan:?}"
            );
        }
    }
}
