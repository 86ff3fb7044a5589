use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A time as people write it: `90s`, `30m`, `12h`, `1d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Span(Duration);

const UNITS: [(&str, u64); 4] = [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)];

impl Span {
    pub fn duration(self) -> Duration {
        self.0
    }
}

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Span, String> {
        let wrong =
            || format!("{text:?} was given; a time is a number above 0 and s, m, h or d, such as 12h");
        let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
        let (_, unit) = UNITS.iter().find(|(name, _)| *name == unit).ok_or_else(wrong)?;
        let number: u32 = number.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)?;
        Ok(Span(Duration::from_secs(u64::from(number) * unit)))
    }
}

impl TryFrom<String> for Span {
    type Error = String;

    fn try_from(text: String) -> Result<Span, String> {
        text.parse()
    }
}

impl From<Span> for String {
    fn from(span: Span) -> String {
        span.to_string()
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let (name, unit) =
            UNITS.into_iter().find(|(_, unit)| seconds.is_multiple_of(*unit)).unwrap_or(("s", 1));
        write!(f, "{}{name}", seconds / unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_a_number_and_a_unit() {
        for (text, seconds) in [("90s", 90), ("30m", 1800), ("1d", 86_400), ("48h", 172_800)] {
            assert_eq!(text.parse().map(Span::duration), Ok(Duration::from_secs(seconds)), "{text}");
        }
        assert_eq!("48h".parse::<Span>().unwrap().to_string(), "2d");
        assert_eq!("90s".parse::<Span>().unwrap().to_string(), "90s");
        for wrong in ["", "d", "0d", "1", "-1d", "1w", "1.5h", "1 h", "5é"] {
            assert!(wrong.parse::<Span>().is_err_and(|why| why.contains("such as 12h")), "{wrong:?}");
        }
    }
}
