//! Writes the wire's TypeScript into a folder: `cargo run -p server --example wire -- web/src/wire`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("which folder? usage: wire FOLDER");
        return ExitCode::FAILURE;
    };
    match server::wire::write_typescript(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
