//! How ids with a number are read.

/// A number from 1 to `count` as an index from 0; only in its plain form.
pub(crate) fn ordinal(text: &str, count: u8) -> Option<u8> {
    let plain = matches!(text.as_bytes(), [b'1'..=b'9', rest @ ..] if rest.len() <= 1 && rest.iter().all(u8::is_ascii_digit));
    text.parse::<u8>().ok().filter(|n| plain && (1..=count).contains(n)).map(|n| n - 1)
}
