use std::path::{Path, PathBuf};

use crate::{History, OpenError, StoreError, TableRow, postgres, sqlite};

/// A house opened only to be read: a data file, a copy of one, or a house on a PostgreSQL server. A server may use it
/// meanwhile; nothing in it is changed, and one of an earlier version stays one.
#[derive(Debug)]
pub struct Archive(Kind);

#[derive(Debug)]
enum Kind {
    Sqlite(sqlite::Archive),
    Postgres(postgres::Archive),
}

/// What both kinds tell, each in its own way.
macro_rules! both_kinds {
    ($house:expr, $archive:ident => $told:expr) => {
        match &$house.0 {
            Kind::Sqlite($archive) => $told,
            Kind::Postgres($archive) => $told,
        }
    };
}

impl Archive {
    /// Opens a house of any version this program knows. A file not in a process that has the same one open as a
    /// [`crate::Store`]: the system would drop the locks of both when one lets go.
    pub async fn open(data: &Path) -> Result<Archive, OpenError> {
        Ok(Archive(if postgres::is_address(data) {
            Kind::Postgres(postgres::Archive::open(data).await?)
        } else {
            Kind::Sqlite(sqlite::Archive::open(data).await?)
        }))
    }

    /// Where it is: a file, links followed, or an address without its password.
    #[must_use]
    pub fn path(&self) -> &Path {
        both_kinds!(self, archive => archive.path())
    }

    /// Its data version. Each kind has its own.
    #[must_use]
    pub fn version(&self) -> u32 {
        both_kinds!(self, archive => archive.version())
    }

    /// How large it is, in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        both_kinds!(self, archive => archive.size())
    }

    /// Reads every page and every index of a file, and tells what is wrong. A PostgreSQL server looks after its pages
    /// itself.
    pub async fn check_pages(&self) -> Result<Vec<String>, StoreError> {
        both_kinds!(self, archive => archive.check_pages().await)
    }

    /// Tells what speaks of something that is not there: rows without their person, entries without their table.
    pub async fn check_links(&self) -> Result<Vec<String>, StoreError> {
        both_kinds!(self, archive => archive.check_links().await)
    }

    /// How many games have been started.
    pub async fn count_games(&self) -> Result<u64, StoreError> {
        both_kinds!(self, archive => archive.count_games().await)
    }

    /// Tables where a game has been started, by id, after the one given.
    pub async fn games_after(&self, id: &str, most: u32) -> Result<Vec<String>, StoreError> {
        both_kinds!(self, archive => archive.games_after(id, most).await)
    }

    /// Reads a table.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        both_kinds!(self, archive => archive.table(id).await)
    }

    /// Reads everything that happened at a table.
    pub async fn history(&self, id: &str) -> Result<History, StoreError> {
        both_kinds!(self, archive => archive.history(id).await)
    }

    /// Writes a copy of a file as it is at one moment. It has its name only when it is whole and on the disk;
    /// `progress` is told now and then how many bytes of how many are done.
    pub async fn copy_to(&self, to: &Path, progress: impl FnMut(u64, u64)) -> Result<(), OpenError> {
        self.file()?.copy_to(to, progress).await
    }

    /// Puts this copy in the place of a data file that nobody uses.
    ///
    /// What was there is kept under a name that ends with `kept_as`, its logs with it. Tells where it is kept, if there
    /// was something.
    pub async fn put_in_place(
        &self,
        data: &Path,
        kept_as: &str,
        progress: impl FnMut(u64, u64),
    ) -> Result<Option<PathBuf>, OpenError> {
        self.file()?.put_in_place(data, kept_as, progress).await
    }

    /// Lets it go.
    pub async fn close(&self) {
        both_kinds!(self, archive => archive.close().await);
    }

    fn file(&self) -> Result<&sqlite::Archive, OpenError> {
        match &self.0 {
            Kind::Sqlite(archive) => Ok(archive),
            Kind::Postgres(archive) => Err(OpenError::NotAFile(archive.path().to_owned())),
        }
    }
}
