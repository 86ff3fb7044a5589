use sha2::{Digest, Sha256};
use store::TokenHash;
use table::Seed;

use crate::problem::Problem;

/// Without letters and digits that look alike.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A secret for a cookie or a bot: 256 bits.
pub fn token() -> Result<String, Problem> {
    Ok(bytes::<32>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// What the store keeps of a token.
pub fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// A public id nobody can guess: 12 characters, 60 bits.
pub fn id() -> Result<String, Problem> {
    Ok(bytes::<12>()?.iter().map(|byte| ALPHABET[*byte as usize % 32] as char).collect())
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
}
