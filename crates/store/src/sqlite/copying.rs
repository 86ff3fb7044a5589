//! A data file that a house is being moved into. It lies beside its place until all has arrived.

use std::path::{Path, PathBuf};

use super::place::{beside, put, real, remove, size};
use crate::OpenError;

const COPYING: &str = "-copying";

/// The file a house is moved into, of an earlier call or new.
pub(crate) fn unfinished_copy(to: &Path) -> Result<PathBuf, OpenError> {
    let to = real(to);
    if size(&to) > 0 || beside(&to, "-wal").exists() {
        return Err(OpenError::Occupied(to));
    }
    Ok(beside(&to, COPYING))
}

/// To move a house there must be one; to open it would make one.
pub(crate) fn must_be_there(from: &Path) -> Result<(), OpenError> {
    if size(&real(from)) == 0 { Err(OpenError::Missing(from.to_owned())) } else { Ok(()) }
}

/// Gives it its name. It was closed, so all of it is in the one file.
pub(crate) fn finish_copy(to: &Path) -> Result<(), OpenError> {
    let to = real(to);
    let unfinished = beside(&to, COPYING);
    put(&unfinished, &to)?;
    remove(&beside(&unfinished, "-lock"))
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use crate::copying::ALL;

    /// A table or column that is added later must not be forgotten.
    #[tokio::test]
    async fn everything_a_file_keeps_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let store = super::super::Store::open(&folder.path().join("data")).await.unwrap();
        let sql = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' \
            AND m.name NOT IN ('table_count', 'sqlite_sequence') ORDER BY 1, 2";
        let rows = sqlx::query(sql).fetch_all(&store.readers).await.unwrap();
        let kept: Vec<(String, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let mut copied: Vec<(String, String)> = (ALL.iter())
            .flat_map(|table| table.columns.iter().map(|(column, _)| (table.name.into(), (*column).into())))
            .collect();
        copied.sort();
        assert_eq!(copied, kept);
        store.close().await;
    }
}
