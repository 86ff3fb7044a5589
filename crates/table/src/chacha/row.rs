/// Four words side by side: all that ChaCha does, it does to whole rows.
pub(super) trait Row: Copy + From<[u32; 4]> + Into<[u32; 4]> {
    /// Word by word, without carry beyond 32 bits.
    fn plus(self, other: Self) -> Self;
    /// Word by word.
    fn xor(self, other: Self) -> Self;
    /// The bits of every word to the left in a circle; `RIGHT` is 32 - `LEFT`.
    fn rotate<const LEFT: i32, const RIGHT: i32>(self) -> Self;
    /// The words `N` places towards the front in a circle.
    fn turn<const N: i32>(self) -> Self;
}

/// For any machine.
impl Row for [u32; 4] {
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        std::array::from_fn(|n| self[n].wrapping_add(other[n]))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        std::array::from_fn(|n| self[n] ^ other[n])
    }

    #[inline(always)]
    fn rotate<const LEFT: i32, const RIGHT: i32>(self) -> Self {
        self.map(|word| word.rotate_left(LEFT as u32))
    }

    #[inline(always)]
    fn turn<const N: i32>(self) -> Self {
        std::array::from_fn(|n| self[(n + N as usize) % 4])
    }
}
