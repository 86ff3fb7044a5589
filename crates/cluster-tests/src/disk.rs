//! A disk small enough to be filled, where the system lets us mount one.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Result;
use tempfile::TempDir;

/// Room for a database of some minutes, and not much more.
const SIZE: &str = "size=320m,mode=0777";

#[derive(Debug)]
pub(crate) struct Disk {
    folder: TempDir,
    is_small: bool,
}

impl Disk {
    pub(crate) fn new() -> Result<Disk> {
        let folder = tempfile::Builder::new().prefix("lamplight-disk-").tempdir()?;
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", SIZE, "tmpfs"])
            .arg(folder.path())
            .stderr(Stdio::null())
            .status();
        let is_small = mount.is_ok_and(|status| status.success());
        Ok(Disk { folder, is_small })
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Can it be filled?
    pub(crate) fn is_small(&self) -> bool {
        self.is_small
    }

    /// Takes all the room that is left.
    pub(crate) fn fill(&self) -> Result<()> {
        let mut filler = File::create(self.filler())?;
        for size in [1 << 20, 1 << 12] {
            let piece = vec![0; size];
            // Ends when the disk is full, which is what we want.
            while filler.write_all(&piece).is_ok() {}
        }
        Ok(())
    }

    pub(crate) fn empty(&self) -> Result<()> {
        Ok(fs::remove_file(self.filler())?)
    }

    fn filler(&self) -> PathBuf {
        self.folder.path().join("filler")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.is_small {
            // Lazily: whoever still holds something there is about to end.
            let _ = Command::new("umount").arg("--lazy").arg(self.folder.path()).status();
        }
    }
}
