//! Lets a table that has not been played at begin at a position, read from the standard input: for tests of moments
//! that are rare in play. The data file must not be in use.
//!
//! `cargo run -p store --example place -- DATA TABLE < position.json`

use std::path::Path;

use store::{SnapshotRow, Store};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [data, table] = args.as_slice() else {
        return Err("two arguments are needed: the data file and the table's id".into());
    };
    let position = std::io::read_to_string(std::io::stdin())?;
    let store = Store::open(Path::new(data)).await?;
    if !store.history(table).await?.entries.is_empty() {
        return Err(format!("decisions have been made at table {table} already").into());
    }
    store.save_snapshot(table, SnapshotRow { seq: 0, position }).await?;
    store.close().await;
    Ok(())
}
