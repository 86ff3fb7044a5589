use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::OpenError;

/// Where a file really is: SQLite names the files beside it after the place, not after the link that led there.
pub(super) fn real(path: &Path) -> PathBuf {
    const MOST_LINKS: usize = 40;
    let mut place = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(target) = fs::read_link(&place) else { break };
        place = place.parent().map_or_else(|| target.clone(), |folder| folder.join(&target));
    }
    place
}

/// The file with this ending beside a data file.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// How large a file is; 0 if there is none.
pub(super) fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |file| file.len())
}

/// Removes a file that need not be there.
pub(super) fn remove(path: &Path) -> Result<(), OpenError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(path, &error)),
        _ => Ok(()),
    }
}

/// Makes the folders a file is to lie in.
pub(super) fn make_folders(path: &Path) -> Result<(), OpenError> {
    fs::create_dir_all(folder(path)).map_err(|e| failed(path, &e))
}

/// Makes an empty file that only its owner can read: seeds of running games and password hashes are in it.
/// SQLite gives the same rights to the files it makes beside it.
pub(super) fn make_private(path: &Path) -> Result<File, OpenError> {
    private().write(true).create_new(true).open(path).map_err(|e| failed(path, &e))
}

/// Options by which a new file can be read by its owner only.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Puts a finished file in its place: it is on the disk before it has its name, and the name before we go on.
pub(super) fn put(from: &Path, to: &Path) -> Result<(), OpenError> {
    let put = || {
        File::options().write(true).open(from)?.sync_all()?;
        fs::rename(from, to)?;
        sync_folder(to)
    };
    put().map_err(|e| failed(to, &e))
}

/// Makes new, gone and changed names in the folder of a file durable.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    // Other systems have no such thing; there names are durable when the system says so.
    if cfg!(unix) { File::open(folder(path))?.sync_all() } else { Ok(()) }
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// What the system said about a file.
pub(super) fn failed(path: &Path, error: &io::Error) -> OpenError {
    OpenError::Io { path: path.to_owned(), why: error.to_string() }
}

/// Which file it is, whatever its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileId {
    device: u64,
    number: u64,
}

impl FileId {
    /// Of the file in this place; nothing if there is none, or on a system that does not tell.
    pub(super) fn at(path: &Path) -> Option<FileId> {
        fs::metadata(path).ok().and_then(|file| FileId::of(&file))
    }

    #[cfg(unix)]
    pub(super) fn of(file: &fs::Metadata) -> Option<FileId> {
        use std::os::unix::fs::MetadataExt;
        Some(FileId { device: file.dev(), number: file.ino() })
    }

    #[cfg(not(unix))]
    pub(super) fn of(_: &fs::Metadata) -> Option<FileId> {
        None
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn links_are_followed_to_where_the_file_is_or_will_be() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("deep")).unwrap();
        std::os::unix::fs::symlink("deep/data", at("one")).unwrap();
        std::os::unix::fs::symlink(at("one"), at("two")).unwrap();
        std::os::unix::fs::symlink(at("round"), at("round")).unwrap();
        assert_eq!(real(&at("two")), at("deep/data"), "also if nothing is there yet");
        assert_eq!(real(&at("plain")), at("plain"));
        assert_eq!(real(&at("round")), at("round"), "a link to itself does not hold us up");
    }
}
