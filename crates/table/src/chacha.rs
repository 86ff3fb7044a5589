//! The ChaCha12 key stream, one block at a time.
//!
//! A game opens a stream of chance often and draws few words from it. Libraries of the field make four
//! blocks at once, which pays for long streams only: here it was a fifth of a random game of Djinn.

mod row;
#[cfg(target_feature = "sse2")]
mod sse2;

use row::Row;
#[cfg(not(target_feature = "sse2"))]
type Fastest = [u32; 4];
#[cfg(target_feature = "sse2")]
type Fastest = safe_arch::m128i;

/// Words in a block.
pub(crate) const WORDS: u32 = 16;

/// The words 16 · `counter` to 16 · `counter` + 15 of the stream `nonce` under `key`.
pub(crate) fn block(key: &[u8; 32], counter: u64, nonce: u64) -> [u32; WORDS as usize] {
    block_by::<Fastest>(key, counter, nonce)
}

/// "expand 32-byte k" in words: the first row of every block.
const FIRST: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

#[inline(always)]
fn block_by<R: Row>(key: &[u8; 32], counter: u64, nonce: u64) -> [u32; WORDS as usize] {
    let word = |n: usize| u32::from_le_bytes([key[n * 4], key[n * 4 + 1], key[n * 4 + 2], key[n * 4 + 3]]);
    let start = [
        R::from(FIRST),
        R::from([word(0), word(1), word(2), word(3)]),
        R::from([word(4), word(5), word(6), word(7)]),
        R::from([counter as u32, (counter >> 32) as u32, nonce as u32, (nonce >> 32) as u32]),
    ];
    let mut rows = start;
    // two rounds each: down the columns, then down the diagonals, which lie in columns once the rows are turned
    for _ in 0..6 {
        rows = round(rows);
        rows = [rows[0], rows[1].turn::<1>(), rows[2].turn::<2>(), rows[3].turn::<3>()];
        rows = round(rows);
        rows = [rows[0], rows[1].turn::<3>(), rows[2].turn::<2>(), rows[3].turn::<1>()];
    }
    let mut words = [0; WORDS as usize];
    for (n, place) in words.chunks_exact_mut(4).enumerate() {
        let row: [u32; 4] = rows[n].plus(start[n]).into();
        place.copy_from_slice(&row);
    }
    words
}

/// The quarter round of all four columns at once.
#[inline(always)]
fn round<R: Row>([mut a, mut b, mut c, mut d]: [R; 4]) -> [R; 4] {
    a = a.plus(b);
    d = d.xor(a).rotate::<16, 16>();
    c = c.plus(d);
    b = b.xor(c).rotate::<12, 20>();
    a = a.plus(b);
    d = d.xor(a).rotate::<8, 24>();
    c = c.plus(d);
    b = b.xor(c).rotate::<7, 25>();
    [a, b, c, d]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand_chacha::ChaCha12Rng;
    use rand_core::{Rng, SeedableRng};

    use super::*;

    /// The same block by the library.
    fn expected(key: [u8; 32], counter: u64, nonce: u64) -> [u32; 16] {
        let mut words = ChaCha12Rng::from_seed(key);
        words.set_stream(nonce);
        words.set_word_pos(u128::from(counter) * u128::from(WORDS));
        std::array::from_fn(|_| words.next_u32())
    }

    proptest! {
        #[test]
        fn a_block_is_the_librarys(key: [u8; 32], counter: u64, nonce: u64) {
            prop_assert_eq!(block(&key, counter, nonce), expected(key, counter, nonce));
        }

        #[test]
        fn so_it_is_on_machines_without_our_instructions(key: [u8; 32], counter: u64, nonce: u64) {
            prop_assert_eq!(block_by::<[u32; 4]>(&key, counter, nonce), expected(key, counter, nonce));
        }
    }
}
