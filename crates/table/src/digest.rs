use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Collects the canonical bytes of a state for its [`StateHash`].
///
/// A game feeds in every fact that matters to play, in a fixed order, and nothing else: two states
/// with the same bytes play the same for ever. Parts of an expansion are fed in only if it is on.
pub struct Digest(Sha256);

impl Digest {
    /// An empty digest.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "an empty digest is a beginning, not a default value")]
    pub fn new() -> Digest {
        Digest(Sha256::new())
    }

    /// Adds bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Adds one byte.
    pub fn u8(&mut self, value: u8) {
        self.0.update([value]);
    }

    /// Adds a number, little-endian.
    pub fn u16(&mut self, value: u16) {
        self.0.update(value.to_le_bytes());
    }

    /// Adds a number, little-endian.
    pub fn u32(&mut self, value: u32) {
        self.0.update(value.to_le_bytes());
    }

    /// Adds a number, little-endian.
    pub fn u64(&mut self, value: u64) {
        self.0.update(value.to_le_bytes());
    }

    /// The hash of all that was added.
    #[must_use]
    pub fn finish(self) -> StateHash {
        let whole: [u8; 32] = self.0.finalize().into();
        let mut head = [0; 8];
        head.copy_from_slice(&whole[..8]);
        StateHash(u64::from_be_bytes(head))
    }
}

/// The first 64 bits of SHA-256 over a state's canonical bytes: equal hashes mean equal games.
///
/// The bytes contain the seed, so a hash tells a player nothing while the seed is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StateHash(pub u64);

/// Why a text is not a state's hash.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a state hash is 16 hexadecimal digits, but {given:?} was given")]
pub struct BadHash {
    /// The text, cut to a readable length.
    pub given: String,
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = BadHash;

    fn try_from(text: String) -> Result<StateHash, BadHash> {
        let digits = text.len() == 16 && text.bytes().all(|c| c.is_ascii_hexdigit());
        u64::from_str_radix(&text, 16)
            .ok()
            .filter(|_| digits)
            .map(StateHash)
            .ok_or_else(|| BadHash { given: text.chars().take(40).collect() })
    }
}
