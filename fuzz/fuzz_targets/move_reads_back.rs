#![no_main]

use fuzz::{Property, every_game};
use shelf::Shelved;
use table::conformance::{Breach, input};

struct ReadsBack;

impl Property for ReadsBack {
    fn hold<G: Shelved>(text: &str) -> Result<(), Breach> {
        input::move_reads_back::<G>(text)
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| every_game::<ReadsBack>(bytes));
