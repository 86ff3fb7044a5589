//! How small words and ids are read from and written to text.

/// Gives a type with `Display` and `FromStr` the same form in JSON: a string.
macro_rules! as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// An enum whose values are words: `ALL`, `word`, `Display`, `FromStr` and the same in JSON.
macro_rules! words {
    (
        $(#[$meta:meta])*
        pub enum $type:ident as $noun:literal {
            $( $(#[$doc:meta])* $value:ident = $word:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
        pub enum $type {
            $( $(#[$doc])* #[cfg_attr(feature = "ts", ts(rename = $word))] $value, )+
        }

        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($word),+].len()] = [$($type::$value),+];

            /// The word for it, in notation, JSON and translation keys.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($type::$value => $word),+ }
            }

            /// Its place in [`Self::ALL`].
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<$type, String> {
                Self::ALL.into_iter().find(|value| value.word() == text).ok_or_else(|| {
                    format!("{} must be one of {}, but {:?} was given", $noun, [$($word),+].join(", "), $crate::text::short(text))
                })
            }
        }

        $crate::text::as_text!($type);
    };
}

/// A set of ids as bits of a number; in JSON a list of ids in order.
macro_rules! id_set {
    ($(#[$meta:meta])* $set:ident of $id:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Array<string>"))]
        pub struct $set(pub(crate) u32);

        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);
            /// Every one there is.
            pub const ALL: $set = $set(((1u64 << $id::COUNT) - 1) as u32);

            /// Is it in the set?
            #[must_use]
            pub const fn contains(self, id: $id) -> bool {
                self.0 & (1 << id.0) != 0
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
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }

            /// Takes it out of the set.
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }

            /// All in the set, in order.
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let id = $id(bits.trailing_zeros() as u8);
                        bits &= bits - 1;
                        id
                    })
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                let mut set = $set::NONE;
                ids.into_iter().for_each(|id| set.insert(id));
                set
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let ids = <Vec<$id> as serde::Deserialize>::deserialize(deserializer)?;
                let set: $set = ids.iter().copied().collect();
                if usize::from(set.len()) != ids.len() {
                    return Err(serde::de::Error::custom("the same id stands twice in a list"));
                }
                Ok(set)
            }
        }
    };
}

pub(crate) use {as_text, id_set, words};

/// A text cut to a length that fits into a complaint.
pub(crate) fn short(text: &str) -> &str {
    text.char_indices().nth(24).map_or(text, |(end, _)| &text[..end])
}

/// A number from 1 to `count` as an index from 0; only in its plain form.
pub(crate) fn ordinal(text: &str, count: u8) -> Option<u8> {
    let plain = matches!(text.as_bytes(), [b'1'..=b'9', rest @ ..] if rest.len() <= 1 && rest.iter().all(u8::is_ascii_digit));
    text.parse::<u8>().ok().filter(|n| plain && (1..=count).contains(n)).map(|n| n - 1)
}
