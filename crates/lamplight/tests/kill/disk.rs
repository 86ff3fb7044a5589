//! A disk that forgets what was not synced.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use table::Chooser;

/// What a disk writes at once or not at all.
const SECTOR: usize = 512;

/// The helper that tells synced from unsynced, built once: see `powercut.c`.
pub struct Helper(PathBuf);

impl Helper {
    /// Nothing where there is no C compiler or no way to load it before a program; the tests say so.
    pub fn build(folder: &Path) -> Option<Helper> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kill/powercut.c");
        let (built, compiler) = (folder.join("powercut.so"), std::env::var("CC").unwrap_or("cc".to_owned()));
        let done = cfg!(target_os = "linux")
            && Command::new(&compiler)
                .args(["-shared", "-fPIC", "-O1", "-o"])
                .args([&built, &source])
                .args(["-ldl", "-lpthread"])
                .status()
                .is_ok_and(|status| status.success());
        if !done {
            eprintln!(
                "power cuts are left out: they need Linux and a C compiler ({compiler} is tried, or $CC)"
            );
        }
        done.then_some(Helper(built))
    }
}

/// Where a data file lies: what the program sees, and what is on the disk for sure.
pub struct Disk {
    seen: PathBuf,
    kept: PathBuf,
    helper: Option<PathBuf>,
    /// Bytes that were thrown away.
    pub lost: u64,
}

impl Disk {
    /// Without a helper nothing is ever thrown away: the program dies, the machine does not.
    pub fn new(folder: &Path, helper: Option<&Helper>) -> Disk {
        let folder = folder.canonicalize().expect("a folder");
        let (seen, kept) = (folder.join("seen"), folder.join("kept"));
        for folder in [&seen, &kept] {
            fs::create_dir(folder).expect("a folder");
        }
        Disk { seen, kept, helper: helper.map(|helper| helper.0.clone()), lost: 0 }
    }

    pub fn data(&self) -> PathBuf {
        self.seen.join("games.lamplight")
    }

    /// What the program is started with.
    pub fn environment(&self) -> Vec<(String, String)> {
        let Some(helper) = &self.helper else { return Vec::new() };
        [("LD_PRELOAD", helper), ("LAMPLIGHT_DISK", &self.seen), ("LAMPLIGHT_KEPT", &self.kept)]
            .map(|(name, path)| (name.to_owned(), path.to_str().expect("a plain path").to_owned()))
            .into()
    }

    /// The power goes: of what was not synced, nothing, all or any part is left, as on a real disk.
    pub fn cut_power(&mut self, chooser: &mut Chooser) {
        if self.helper.is_none() {
            return;
        }
        let names: BTreeSet<_> = [&self.seen, &self.kept]
            .into_iter()
            .flat_map(|folder| fs::read_dir(folder).expect("a folder"))
            .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
            .collect();
        assert!(self.kept.join("games.lamplight").exists(), "the helper does not see what is synced");
        let luck = chooser.below(3);
        for name in names {
            let (seen, kept) = (self.seen.join(&name), self.kept.join(&name));
            if name.ends_with("-lock") {
                continue;
            }
            let (now, synced) = (fs::read(&seen).ok(), fs::read(&kept).ok());
            let left = match luck {
                0 => synced.clone(),
                1 => some(synced.as_deref().unwrap_or_default(), now.as_deref().unwrap_or_default(), chooser),
                _ => now.clone(),
            };
            // Whatever else was lost, the index of the log is never on the disk.
            let left = left.filter(|_| !name.ends_with("-shm"));
            let differ = now.iter().flatten().zip(left.iter().flatten()).filter(|(a, b)| a != b).count();
            let gone = now.map_or(0, |now| now.len()).saturating_sub(left.as_ref().map_or(0, Vec::len));
            self.lost += (differ + gone) as u64;
            for path in [&seen, &kept] {
                match &left {
                    Some(bytes) => fs::write(path, bytes).expect("written"),
                    None => drop(fs::remove_file(path)),
                }
            }
        }
    }
}

/// Any of the sectors that differ may have been written.
fn some(synced: &[u8], now: &[u8], chooser: &mut Chooser) -> Option<Vec<u8>> {
    let length = if chooser.below(2) == 0 { synced.len() } else { now.len() };
    let mut left = vec![0; length];
    for (n, sector) in left.chunks_mut(SECTOR).enumerate() {
        let at = n * SECTOR;
        let from = if chooser.below(2) == 0 { synced } else { now };
        let from = from.get(at..).unwrap_or_default();
        let have = from.len().min(sector.len());
        sector[..have].copy_from_slice(&from[..have]);
    }
    Some(left).filter(|left| !left.is_empty())
}
