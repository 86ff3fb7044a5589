//! The program. All of it is in the library, so that tests of many machines can start it, too.

use std::process::ExitCode;

fn main() -> ExitCode {
    lamplight::run()
}
