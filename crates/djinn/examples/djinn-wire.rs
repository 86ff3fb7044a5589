//! Writes the game's TypeScript into a folder:
//! `cargo run -p djinn --features ts --example djinn-wire -- web/src/games/djinn/wire`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("which folder? usage: djinn-wire FOLDER");
        return ExitCode::FAILURE;
    };
    match lamplight_djinn::typescript::write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", Path::new(&folder).display());
            ExitCode::FAILURE
        }
    }
}
