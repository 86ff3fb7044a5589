/// How many there are of each kind: a multiset as an array of counts; in JSON `{"fish": 2}`.
///
/// The kind is an enum made by [`words!`](macro@crate::words).
#[macro_export]
macro_rules! counts {
    ($(#[$meta:meta])* pub struct $counts:ident of $kind:ty, at most $most:literal;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $counts(pub(crate) [u8; <$kind>::ALL.len()]);

        impl $counts {
            /// None.
            pub const NONE: $counts = $counts([0; <$kind>::ALL.len()]);

            /// How many of one kind.
            #[must_use]
            pub const fn count(&self, kind: $kind) -> u8 {
                self.0[kind.index()]
            }

            /// Is at least one of this kind there?
            #[must_use]
            pub const fn has(&self, kind: $kind) -> bool {
                self.0[kind.index()] > 0
            }

            /// How many in all.
            #[must_use]
            pub fn total(&self) -> u8 {
                self.0.iter().sum()
            }

            /// Is there nothing?
            #[must_use]
            pub fn is_empty(&self) -> bool {
                *self == Self::NONE
            }

            /// Adds some of one kind.
            pub fn add(&mut self, kind: $kind, count: u8) {
                self.0[kind.index()] += count;
            }

            /// Takes some of one kind away; there must be that many.
            pub fn take(&mut self, kind: $kind, count: u8) {
                debug_assert!(self.count(kind) >= count, "{count} {kind} taken from {self:?}");
                self.0[kind.index()] -= count;
            }

            /// The kinds that are there, in order.
            pub fn kinds(self) -> impl Iterator<Item = $kind> {
                <$kind>::ALL.into_iter().filter(move |kind| self.has(*kind))
            }

            /// Every single one, kind by kind.
            pub fn iter(self) -> impl Iterator<Item = $kind> {
                self.kinds().flat_map(move |kind| ::std::iter::repeat_n(kind, self.count(kind) as usize))
            }
        }

        impl FromIterator<$kind> for $counts {
            fn from_iter<I: IntoIterator<Item = $kind>>(kinds: I) -> $counts {
                let mut counted = $counts::NONE;
                kinds.into_iter().for_each(|kind| counted.add(kind, 1));
                counted
            }
        }

        impl ::serde::Serialize for $counts {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.kinds().map(|kind| (kind, self.count(kind))))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $counts {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let counts = ::std::collections::BTreeMap::<$kind, u8>::deserialize(deserializer)?;
                let mut counted = $counts::NONE;
                for (kind, count) in counts {
                    if count > $most {
                        return Err(::serde::de::Error::custom(format!("{count} {kind}; at most {} are possible", $most)));
                    }
                    counted.add(kind, count);
                }
                Ok(counted)
            }
        }
    };
}
