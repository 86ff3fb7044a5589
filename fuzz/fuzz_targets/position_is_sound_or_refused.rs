#![no_main]

use fuzz::{Property, every_game};
use shelf::Shelved;
use table::conformance::{Breach, input};

struct SoundOrRefused;

impl Property for SoundOrRefused {
    fn hold<G: Shelved>(text: &str) -> Result<(), Breach> {
        input::position_is_sound_or_refused::<G>(text)
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| every_game::<SoundOrRefused>(bytes));
