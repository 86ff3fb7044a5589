//! The first bytes of a SQLite file tell whose it is; see <https://www.sqlite.org/fileformat.html>. They are read
//! without SQLite, because SQLite would make files beside one that is not ours.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::Path;

use super::migrate::SCHEMA_VERSION;
use super::place::{beside, failed, size};
use crate::OpenError;

/// Marks a SQLite file as ours: "Lamp".
pub(super) const APPLICATION_ID: u32 = 0x4c61_6d70;

/// The file's own header, and the beginning of its first page, which lists what is in it.
const READ: usize = 108;

/// What stands in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// No file, or one into which nothing was ever written.
    Nothing,
    /// A file of ours.
    Ours,
}

/// Looks at what stands in a place and refuses what is not ours, newer than this program or cut off.
pub(super) fn look(path: &Path) -> Result<Standing, OpenError> {
    let foreign = |why| Err(OpenError::Foreign { path: path.to_owned(), why });
    if path.is_dir() {
        return foreign("it is a folder");
    }
    let logged = Logged::read(&beside(path, "-wal")).map_err(|e| failed(path, &e))?;
    let Some(header) = file_header(path)? else {
        // Whoever lost a data file must not begin with an empty one without a word.
        let only_log = OpenError::OnlyLog(path.to_owned());
        return if logged.has_commits { Err(only_log) } else { Ok(Standing::Nothing) };
    };
    if header.len() < READ {
        return foreign("it is too short");
    }
    if !header.starts_with(b"SQLite format 3\0") {
        return foreign("it is not a SQLite file");
    }
    // What was written last may still be in the write-ahead log only.
    let marks = logged.header.as_ref().unwrap_or(&header);
    if word(marks, 68) != APPLICATION_ID {
        let is_blank = !logged.has_commits && is_blank(path, &header);
        return if is_blank { Ok(Standing::Nothing) } else { foreign("it is another program's SQLite file") };
    }
    let found = word(marks, 60);
    if found > SCHEMA_VERSION {
        return Err(OpenError::Newer { path: path.to_owned(), found, known: SCHEMA_VERSION });
    }
    check_size(path, &header)?;
    Ok(Standing::Ours)
}

/// Is it a SQLite file with nothing in it? Earlier versions left one behind if they were killed while making it.
fn is_blank(path: &Path, header: &[u8]) -> bool {
    const LEAF: u8 = 13;
    let has_no_content = header[100] == LEAF && header[103..105] == [0, 0];
    let has_no_marks = word(header, 60) == 0 && word(header, 68) == 0;
    // A journal of more than its own header would bring something back.
    has_no_content
        && has_no_marks
        && size(path) <= page(header)
        && size(&beside(path, "-journal")) <= page(header)
}

/// Is the file as long as it says?
fn check_size(path: &Path, header: &[u8]) -> Result<(), OpenError> {
    // The first page is written back from the write-ahead log first and the last pages last, so a program that was
    // killed in between leaves a file that is rightly shorter; the log holds the rest.
    if size(&beside(path, "-wal")) > 0 {
        return Ok(());
    }
    let (size, page) = (size(path), page(header));
    let (pages, counted_at, changed_at) = (word(header, 28), word(header, 92), word(header, 24));
    if counted_at == changed_at && u64::from(pages) * page > size {
        let why = format!("it should hold {pages} pages of {page} bytes but is {size} bytes long");
        return Err(OpenError::Damaged { path: path.to_owned(), why });
    }
    Ok(())
}

/// Nothing if there is no file, or an empty one.
fn file_header(path: &Path) -> Result<Option<Vec<u8>>, OpenError> {
    let mut header = Vec::with_capacity(READ);
    match File::open(path).and_then(|file| file.take(READ as u64).read_to_end(&mut header)) {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(header)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed(path, &error)),
    }
}

/// What a write-ahead log tells.
#[derive(Default)]
struct Logged {
    has_commits: bool,
    /// The file's header as the last commit left it, if it was written at all.
    header: Option<Vec<u8>>,
}

impl Logged {
    fn read(log: &Path) -> io::Result<Logged> {
        const LOG_HEADER: u64 = 32;
        const FRAME_HEADER: u64 = 24;
        const SMALLEST_PAGE: u64 = 512;
        let mut file = match File::open(log) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Logged::default()),
            Err(error) => return Err(error),
        };
        let length = file.metadata()?.len();
        let mut start = [0; LOG_HEADER as usize];
        if length < LOG_HEADER || file.read_exact(&mut start).is_err() {
            return Ok(Logged::default());
        }
        let (page, salt) = (u64::from(word(&start, 8)), [word(&start, 16), word(&start, 20)]);
        if word(&start, 0) & !1 != 0x377f_0682 || page < SMALLEST_PAGE {
            return Ok(Logged::default());
        }
        let (mut found, mut written) = (Logged::default(), None);
        let mut at = LOG_HEADER;
        while at + FRAME_HEADER + page <= length {
            let mut frame = [0; FRAME_HEADER as usize + READ];
            file.seek(SeekFrom::Start(at))?;
            file.read_exact(&mut frame)?;
            // Frames of an earlier round lie behind the last one.
            if [word(&frame, 8), word(&frame, 12)] != salt {
                break;
            }
            if word(&frame, 0) == 1 {
                written = Some(frame[FRAME_HEADER as usize..].to_vec());
            }
            if word(&frame, 4) > 0 {
                found.has_commits = true;
                found.header = written.take().or(found.header);
            }
            at += FRAME_HEADER + page;
        }
        Ok(found)
    }
}

fn page(header: &[u8]) -> u64 {
    match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65_536,
        page => u64::from(page),
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
