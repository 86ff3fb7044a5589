//! Writes the game's TypeScript into a folder:
//! `cargo run -p tribes --features ts --example tribes-wire -- web/src/games/tribes/wire`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("which folder? usage: tribes-wire FOLDER");
        return ExitCode::FAILURE;
    };
    match lamplight_tribes::typescript::write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", Path::new(&folder).display());
            ExitCode::FAILURE
        }
    }
}
