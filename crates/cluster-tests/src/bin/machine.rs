//! The program itself, as a target of this crate: so it is built before its tests, and with what they are built with.

use std::process::ExitCode;

fn main() -> ExitCode {
    lamplight::run()
}
