//! The store on a SQLite file: what is particular to that.

#[path = "../contract/common.rs"]
mod common;
mod copies;
mod damage;
mod files;
mod health;
mod states;

use std::path::{Path, PathBuf};

use sqlx::{Connection, Executor, SqliteConnection};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Changes a data file behind the store's back.
async fn meddle(path: &Path, sql: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("it opens");
    connection.execute(sql).await.expect("it is done");
    connection.close().await.expect("it closes");
}
