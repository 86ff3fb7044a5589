use sha2::{Digest, Sha256};
use store::TokenHash;
use table::Seed;

use crate::problem::Problem;

/// Without letters and digits that look alike.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The same in the order in which bytes are compared.
const ALPHABET_BY_ORDER: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// A secret for a cookie or a bot: 256 bits.
pub fn token() -> Result<String, Problem> {
    Ok(bytes::<32>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A secret and what is kept of it.
#[derive(Clone)]
pub struct Secret {
    /// The secret itself.
    pub text: String,
    /// By which it is known.
    pub hash: TokenHash,
}

impl Secret {
    /// A new one; none if the system gives no random numbers.
    #[must_use]
    pub fn new() -> Option<Secret> {
        let text = token().ok()?;
        Some(Secret { hash: hash(&text), text })
    }
}

/// What the store keeps of a token.
pub fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// A public id nobody can guess: 12 characters, 60 bits.
pub fn id() -> Result<String, Problem> {
    Ok(bytes::<12>()?.iter().map(|byte| ALPHABET[*byte as usize % 32] as char).collect())
}

/// A table's id: when it was made, then 60 bits nobody can guess. Tables made one after the other lie side by side in
/// the store, so a list of the newest reads a few pages and not one for each.
pub fn table_id(now_ms: u64) -> Result<String, Problem> {
    const SECOND: u64 = 1000;
    let seconds = now_ms / SECOND;
    let when = (0..7).rev().map(|place| ALPHABET_BY_ORDER[(seconds >> (5 * place)) as usize % 32] as char);
    Ok(when.chain(id()?.chars()).collect())
}

/// A secret to be written down: 80 bits in four groups, `abcd-efgh-ijkm-2345`.
pub fn code() -> Result<String, Problem> {
    let letters: Vec<char> =
        bytes::<16>()?.iter().map(|byte| ALPHABET[*byte as usize % 32] as char).collect();
    Ok(letters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-"))
}

/// The seed of a game or a thought.
pub fn seed() -> Result<Seed, Problem> {
    bytes().map(Seed)
}

fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(event = "server.no_randomness", %error, "the system gives no random numbers");
        Problem::unavailable("the server has no random numbers now")
    })?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_are_long_and_differ() {
        let (a, b) = (id().unwrap(), id().unwrap());
        assert_eq!(a.len(), 12);
        assert_ne!(a, b);
        assert_eq!(token().unwrap().len(), 64);
        assert_ne!(seed().unwrap(), seed().unwrap());
    }

    #[test]
    fn tables_are_in_the_order_in_which_they_were_made() {
        let at = |seconds: u64| table_id(seconds * 1000).unwrap();
        for (earlier, later) in [(1, 2), (31, 32), (1023, 1024), (1_700_000_000, 1_700_000_001)] {
            assert!(at(earlier) < at(later), "{earlier}");
        }
        assert_eq!(at(1).len(), 19);
        assert_ne!(at(1), at(1), "and nobody can guess one");
    }
}
