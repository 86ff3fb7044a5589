//! The rules one game follows: what was chosen for it, in which version.
//!
//! | version | what changed | where |
//! |---|---|---|
//! | 1 | | |
//! | 2 | a bidder who cannot pay any free spot may go to the cheapest one, also if Kumarbi's Fakirs could pay | `bidding.rs` |
//! | 2 | the hash of a state covers version and setup | [`Rules::feed`] |

use std::ops::Deref;

use table::{BadSetup, Digest, Game};

use crate::state::Tribes;
use crate::{ArtisanTie, DjinnLimit, Neighbourhood, Setup};

/// What was chosen before play, and the version of the rules the game began with and goes on under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    version: u8,
    pub setup: Setup,
}

/// What was chosen is what rules ask for all the time.
impl Deref for Rules {
    type Target = Setup;

    fn deref(&self) -> &Setup {
        &self.setup
    }
}

impl Rules {
    /// The rules of a game, if it can be played like this.
    pub fn new(version: u32, setup: &Setup) -> Result<Rules, BadSetup> {
        BadSetup::rules::<Tribes>(version)?;
        BadSetup::players::<Tribes>(setup.players)?;
        Ok(Rules { version: version as u8, setup: *setup })
    }

    /// The version followed.
    pub const fn version(&self) -> u32 {
        self.version as u32
    }

    /// May a bidder who can pay no spot keep Kumarbi's Fakirs? Under version 1 they had to be used.
    pub const fn broke_bidders_may_keep_fakirs(&self) -> bool {
        self.version >= 2
    }

    /// Feeds what play depends on. Version 1 told only the number of players.
    pub fn feed(&self, digest: &mut Digest) {
        if self.version == 1 {
            return digest.u8(self.players);
        }
        // Named one by one, so that a new switch cannot be forgotten.
        let Setup {
            players,
            expansions,
            open_gold,
            open_hands,
            djinn_limit,
            hagis_lamia_neighbourhood,
            assassins_may_skip,
            assassinate_own_tile,
            nekir_per_victim,
            match_dropped_this_move,
            no_mono_start_tiles,
            two_player_fixed_abba,
            artisan_tie,
        } = self.setup;
        let switches = [
            expansions.thieves,
            expansions.artisans,
            open_gold,
            open_hands,
            djinn_limit == DjinnLimit::PerRound,
            hagis_lamia_neighbourhood == Neighbourhood::Four,
            assassins_may_skip,
            assassinate_own_tile,
            nekir_per_victim,
            match_dropped_this_move,
            no_mono_start_tiles,
            two_player_fixed_abba,
            artisan_tie == ArtisanTie::Nobody,
        ];
        digest.bytes(&[self.version, players]);
        digest.u32(switches.iter().rev().fold(0, |bits, on| bits << 1 | u32::from(*on)));
    }
}

const _: () = assert!(Tribes::RULES_VERSION <= u8::MAX as u32, "the version fits into a byte");
