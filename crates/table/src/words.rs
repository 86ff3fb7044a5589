//! Small words of a game: how they are named, read and written, the same for every piece, card and place.

/// A word that none of a list is: the piece, card or place that a text names does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} {given:?}; there are: {}", allowed.join(", "))]
pub struct UnknownWord {
    /// What was looked for: `tribe`.
    pub what: &'static str,
    /// The word, cut to a readable length.
    pub given: String,
    /// All that would do.
    pub allowed: &'static [&'static str],
}

impl UnknownWord {
    /// A complaint about `given`, which is cut to 40 characters.
    #[must_use]
    pub fn new(what: &'static str, given: &str, allowed: &'static [&'static str]) -> UnknownWord {
        UnknownWord { what, given: given.chars().take(40).collect(), allowed }
    }
}

/// Gives a type with `Display` and `FromStr` the same form in JSON: a string.
#[macro_export]
macro_rules! text_form {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// An enum whose values are words: `ALL`, `WORDS`, `name`, `index`, `Display`, `FromStr`, and the same word in JSON.
///
/// ```
/// lamplight_table::words! {
///     /// What a flag can be.
///     pub enum Colour as "colour" {
///         /// Like fire.
///         Red = "red",
///         /// Like water.
///         Blue = "blue",
///     }
/// }
///
/// assert_eq!("blue".parse(), Ok(Colour::Blue));
/// assert_eq!(Colour::Red.to_string(), "red");
/// let refused = "pink".parse::<Colour>().unwrap_err();
/// assert_eq!(refused.to_string(), "there is no colour \"pink\"; there are: red, blue");
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        pub enum $type:ident as $what:literal {
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
            /// The words of all, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word for it in notation, JSON and translation keys.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $word),+
                }
            }

            /// Its place in [`Self::ALL`].
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::UnknownWord;

            fn from_str(text: &str) -> Result<$type, $crate::UnknownWord> {
                match text {
                    $($word => Ok($type::$value),)+
                    _ => Err($crate::UnknownWord::new($what, text, $type::WORDS)),
                }
            }
        }

        $crate::text_form!($type);
    };
}
