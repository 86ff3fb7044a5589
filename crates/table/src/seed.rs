use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The 256 bits all chance of one table comes from. Secret while the game runs.
///
/// `Debug` shows only the commitment, so that a seed cannot slip into a program's log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and simulations: SHA-256 of its eight little-endian bytes.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// A seed made from this one and a number: SHA-256 of both. Gives each game of a series its own.
    #[must_use]
    pub fn derive(&self, number: u64) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(self.0);
        hasher.update(number.to_le_bytes());
        Seed(hasher.finalize().into())
    }

    /// SHA-256 of the 32 bytes in hexadecimal: shown before the first decision, so that the seed
    /// revealed after the last one can be checked against it.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(commitment {})", &self.commitment()[..16])
    }
}

/// 64 hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Why a text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a whole number or 64 hexadecimal digits, but {0:?} was given")]
pub struct BadSeed(String);

/// Takes 64 hexadecimal digits, or a whole number as in [`Seed::from_number`].
impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let bad = || BadSeed(text.chars().take(80).collect());
        if text.len() == 64 {
            let mut bytes = [0; 32];
            for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
                let digit = |c: u8| (c as char).to_digit(16).ok_or_else(bad);
                *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
            }
            return Ok(Seed(bytes));
        }
        text.parse().map(Seed::from_number).map_err(|_| bad())
    }
}

impl TryFrom<String> for Seed {
    type Error = BadSeed;

    fn try_from(text: String) -> Result<Seed, BadSeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_what_it_prints() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(seed));
    }

    #[test]
    fn a_bad_seed_says_what_was_given() {
        assert_eq!(
            "sesame".parse::<Seed>().unwrap_err().to_string(),
            "a seed is a whole number or 64 hexadecimal digits, but \"sesame\" was given"
        );
        assert!("é".repeat(32).parse::<Seed>().is_err(), "64 bytes that are not digits");
    }

    #[test]
    fn debug_never_prints_the_seed() {
        let seed = Seed::from_number(7);
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..16]));
    }
}
