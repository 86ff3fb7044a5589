/// A set of things that have an `index`, kept as the bits of a number; in JSON a list of them in order.
///
/// The element type brings `const COUNT: usize`, `index(self) -> usize` and `from_index(usize) -> Self`, all `const`.
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* pub struct $set:ident($bits:ty) of $item:ty;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);
            /// Every one there is.
            pub const ALL: $set = $set(((1u128 << <$item>::COUNT) - 1) as $bits);

            /// Is it in the set?
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// How many are in the set.
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Is the set empty?
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Puts it into the set.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes it out of the set.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// All in the set, in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                ::std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let item = <$item>::from_index(bits.trailing_zeros() as usize);
                        bits &= bits - 1;
                        item
                    })
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let items = <Vec<$item> as ::serde::Deserialize>::deserialize(deserializer)?;
                let set: $set = items.iter().copied().collect();
                if usize::from(set.len()) != items.len() {
                    return Err(::serde::de::Error::custom("the same thing stands twice in a list"));
                }
                Ok(set)
            }
        }
    };
}
