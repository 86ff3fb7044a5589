use std::path::Path;

use sqlx::sqlite::SqliteConnection;

use super::create::remove_with_logs;
use super::file::explain;
use super::place::{beside, make_private, put};
use crate::OpenError;

/// Writes everything a connection sees into a new file, which has its name only when it is whole and on the disk.
///
/// It sees one moment and needs one pass, however much is written meanwhile; SQLite's other way, page by page,
/// begins again whenever something is written.
pub(super) async fn copy_into(connection: &mut SqliteConnection, to: &Path) -> Result<(), OpenError> {
    let part = part_of(to);
    let name = part.to_str().ok_or_else(|| OpenError::Io {
        path: to.to_owned(),
        why: "the name is not UTF-8, and SQLite can write to no other".to_owned(),
    })?;
    remove_with_logs(&part)?;
    make_private(&part)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await;
    if let Err(error) = copied {
        remove_with_logs(&part)?;
        return Err(explain(to, &error));
    }
    put(&part, to)
}

/// The name of a copy that is not whole yet.
pub(super) fn part_of(copy: &Path) -> std::path::PathBuf {
    beside(copy, ".part")
}
