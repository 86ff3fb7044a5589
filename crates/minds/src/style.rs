use std::fmt;

/// How a mind thinks: the knobs that experiments turn. The default is what proved strongest; see `docs/strength.md`.
///
/// Knobs that are not given are the judge's choice, by the game and by how much there is to spend; see [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Plans that are played out.
    pub width: Option<u32>,
    /// Turns played on in thought before the outlook is asked.
    pub horizon: Option<u32>,
    /// How much of what is left to the next player counts in a quick judgement, in hundredths.
    pub gift: u32,
    /// Ways to the same result that are compared.
    pub ways: u32,
    /// How much the others' points count among three or more, in hundredths. At two they count in full.
    pub rivals: u32,
    /// 1 asks the game's net where there is one, 0 never: the search of version 1.
    pub net: u32,
    /// Turns of others that the net chooses before a plan is judged.
    pub replies: Option<u32>,
    /// Candidates of such a turn.
    pub breadth: Option<u32>,
    /// Ends of a turn the net chooses among.
    pub lines: Option<u32>,
    /// Results whose ways are plans of their own.
    pub spread: Option<u32>,
    /// What having won is worth to a search with a net, in points.
    pub win: Option<u32>,
    /// How far plans may lie apart to be mistaken for each other, in tenths of a point; see [`Rung`](crate::Rung).
    pub haze: Option<u32>,
    /// Decisions in thought of a level below the strongest; see [`Rung`](crate::Rung).
    pub glance: Option<u32>,
}

/// How a search with a net shares out what it may spend: a judge's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Plans that are played out.
    pub width: u32,
    /// Turns of others that the net chooses before a plan is judged.
    pub replies: u32,
    /// Candidates of such a turn.
    pub breadth: u32,
    /// Ends of a turn the net chooses among.
    pub lines: u32,
    /// Results whose ways are plans of their own.
    pub spread: u32,
    /// What having won is worth, in points, and having lost costs.
    pub win: u32,
    /// What a judgement of the net costs, in nodes: about as much time as so many decisions in thought.
    pub charge: u32,
}

impl Default for Shape {
    fn default() -> Shape {
        Shape { width: 32, replies: 0, breadth: 1, lines: 1, spread: 0, win: 12, charge: 40 }
    }
}

impl Style {
    /// What proved strongest.
    pub const BEST: Style = Style {
        width: None,
        horizon: None,
        gift: 60,
        ways: 12,
        rivals: 30,
        net: 1,
        replies: None,
        breadth: None,
        lines: None,
        spread: None,
        win: None,
        haze: None,
        glance: None,
    };

    /// The knobs that can be turned.
    pub const KNOBS: [&str; 13] = [
        "width", "horizon", "gift", "ways", "rivals", "net", "replies", "breadth", "lines", "spread", "win",
        "haze", "glance",
    ];

    /// Turns a knob, as in `horizon=8`.
    pub fn turn(&mut self, text: &str) -> Result<(), BadStyle> {
        let wrong = || BadStyle { given: text.chars().take(40).collect() };
        let (knob, value) = text.split_once('=').ok_or_else(wrong)?;
        let value: u32 = value.parse().map_err(|_| wrong())?;
        match knob {
            "width" => self.width = Some(value.max(1)),
            "horizon" => self.horizon = Some(value),
            "gift" => self.gift = value,
            "ways" => self.ways = value.max(1),
            "rivals" => self.rivals = value,
            "net" => self.net = value.min(1),
            "replies" => self.replies = Some(value),
            "breadth" => self.breadth = Some(value.max(1)),
            "lines" => self.lines = Some(value.max(1)),
            "spread" => self.spread = Some(value),
            "win" => self.win = Some(value),
            "haze" => self.haze = Some(value),
            "glance" => self.glance = Some(value),
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// A judge's shape with the knobs that were turned.
    #[must_use]
    pub fn shape(&self, shape: Shape) -> Shape {
        Shape {
            width: self.width.unwrap_or(shape.width),
            replies: self.replies.unwrap_or(shape.replies),
            breadth: self.breadth.unwrap_or(shape.breadth),
            lines: self.lines.unwrap_or(shape.lines),
            spread: self.spread.unwrap_or(shape.spread),
            win: self.win.unwrap_or(shape.win),
            charge: shape.charge,
        }
    }
}

/// Why a text is not a style.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{given:?} is not a style; styles are {} with a whole number", Style::KNOBS.map(|knob| format!("{knob}=")).join(", "))]
pub struct BadStyle {
    /// What was given, cut to a readable length.
    pub given: String,
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
        let turned = |value: u32, usual: u32| (value != usual).then_some(value);
        let values = [
            self.width,
            self.horizon,
            turned(self.gift, best.gift),
            turned(self.ways, best.ways),
            turned(self.rivals, best.rivals),
            turned(self.net, best.net),
            self.replies,
            self.breadth,
            self.lines,
            self.spread,
            self.win,
            self.haze,
            self.glance,
        ];
        for (knob, value) in Style::KNOBS.iter().zip(values) {
            if let Some(value) = value {
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
        style.turn("replies=2").unwrap();
        assert_eq!(style.to_string(), "+horizon=8+gift=0+replies=2");
        assert!(style.turn("luck=1").unwrap_err().to_string().contains("width="));
        assert!(style.turn("width=many").is_err());
    }

    #[test]
    fn every_knob_can_be_turned_and_is_printed() {
        for knob in Style::KNOBS {
            let mut style = Style::default();
            let text = format!("{knob}={}", if knob == "net" { 0 } else { 7 });
            style.turn(&text).unwrap();
            assert_eq!(style.to_string(), format!("+{text}"));
        }
    }
}
