use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use store::OpenError;

/// Which data file a command is about.
#[derive(Args)]
pub struct Data {
    /// The data file; by default the one `lamplight serve` uses
    #[arg(value_name = "FILE", conflicts_with = "data")]
    file: Option<PathBuf>,

    /// The same, as `lamplight serve` takes it
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

impl Data {
    pub fn path(&self) -> Result<PathBuf> {
        self.file.clone().or_else(|| self.data.clone()).map_or_else(default_data, Ok)
    }
}

/// Refuses the address of a server, without its password, where only a file will do.
pub fn only_a_file(data: PathBuf) -> Result<PathBuf> {
    if store::is_address(&data) {
        return Err(OpenError::NotAFile(store::shown(&data).into()).into());
    }
    Ok(data)
}

/// The data file in the platform's own data folder.
pub fn default_data() -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "lamplight")
        .ok_or_else(|| anyhow!("this system names no folder for data; say where with --data FILE"))?;
    Ok(folders.data_dir().join("games.lamplight"))
}
