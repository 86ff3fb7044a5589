use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a program is, in the places given or where commands are looked for.
pub(crate) fn find(name: &str, places: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = places.into_iter().chain(std::env::split_paths(&path)).chain(["/usr/sbin".into()]);
    places.map(|place| place.join(name)).find(|program| program.is_file())
}

/// Somebody else to be, if we are root: some servers refuse to run as root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Role(Option<(u32, u32)>);

impl Role {
    pub(crate) fn modest() -> Role {
        let is_root = fs::metadata("/proc/self").is_ok_and(|us| us.uid() == 0);
        Role(if is_root { of("postgres").or_else(|| of("nobody")) } else { None })
    }

    pub(crate) fn command(self, program: &Path) -> Command {
        let mut command = Command::new(program);
        if let Role(Some((user, group))) = self {
            command.uid(user).gid(group);
        }
        command
    }

    /// Gives them a folder.
    pub(crate) fn give(self, folder: &Path) -> std::io::Result<()> {
        match self {
            Role(Some((user, group))) => chown(folder, Some(user), Some(group)),
            Role(None) => Ok(()),
        }
    }
}

/// The numbers of somebody the system knows.
fn of(name: &str) -> Option<(u32, u32)> {
    let known = fs::read_to_string("/etc/passwd").ok()?;
    let line = known.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut numbers = line.split(':').skip(2).map(str::parse::<u32>);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// A port that is free at this moment.
pub(crate) fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
