use std::fmt;

/// How a mind thinks: the knobs that experiments turn. The default is what proved strongest; see `docs/strength.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Plans that are played out.
    pub width: u32,
    /// Turns played on in thought before the outlook is asked; the game's own choice if not given.
    pub horizon: Option<u32>,
    /// How much of what is left to the next player counts in a quick judgement, in hundredths.
    pub gift: u32,
    /// Ways to the same result that are compared.
    pub ways: u32,
    /// How much the others' points count among three or more, in hundredths. At two they count in full.
    pub rivals: u32,
}

impl Style {
    /// What proved strongest.
    pub const BEST: Style = Style { width: 32, horizon: None, gift: 60, ways: 12, rivals: 30 };

    /// The knobs that can be turned.
    pub const KNOBS: [&str; 5] = ["width", "horizon", "gift", "ways", "rivals"];

    /// Turns a knob, as in `horizon=8`.
    pub fn turn(&mut self, text: &str) -> Result<(), BadStyle> {
        let wrong = || BadStyle { given: text.chars().take(40).collect() };
        let (knob, value) = text.split_once('=').ok_or_else(wrong)?;
        let value: u32 = value.parse().map_err(|_| wrong())?;
        match knob {
            "width" => self.width = value.max(1),
            "horizon" => self.horizon = Some(value),
            "gift" => self.gift = value,
            "ways" => self.ways = value.max(1),
            "rivals" => self.rivals = value,
            _ => return Err(wrong()),
        }
        Ok(())
    }
}

/// Why a text is not a style.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{given:?} is not a style; styles are {} with a whole number", Style::KNOBS.map(|knob| format!("{knob}=")).join(", "))]
pub struct BadStyle {
    /// What was given, cut to a readable length.
    pub given: String,
}

impl BadStyle {
    /// A stable name for clients.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        "minds/unknown-style"
    }
}

impl Default for Style {
    fn default() -> Style {
        Style::BEST
    }
}

/// `+horizon=8+width=16`: only the knobs that were turned.
impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let best = Style::BEST;
        let knobs = [
            ("width", Some(self.width), Some(best.width)),
            ("horizon", self.horizon, best.horizon),
            ("gift", Some(self.gift), Some(best.gift)),
            ("ways", Some(self.ways), Some(best.ways)),
            ("rivals", Some(self.rivals), Some(best.rivals)),
        ];
        for (knob, value, usual) in knobs {
            if let Some(value) = value.filter(|_| value != usual) {
                write!(f, "+{knob}={value}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_prints_the_knobs_that_were_turned() {
        let mut style = Style::default();
        assert_eq!(style.to_string(), "");
        style.turn("horizon=8").unwrap();
        style.turn("gift=0").unwrap();
        assert_eq!(style.to_string(), "+horizon=8+gift=0");
        assert!(style.turn("luck=1").unwrap_err().to_string().contains("width="));
        assert!(style.turn("width=many").is_err());
    }
}
