use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{BadSetup, OptionKind, OptionSpec, UnknownWord};

use crate::data::DRAWS;

/// Rounds after which random play is brought to an end: all masters are driven off.
///
/// The rules know no cap, and people are done in half as many rounds; random play would go on for very long.
pub const RANDOM_ROUND_CAP: u16 = 60;

/// The furthest end of the magic track that can be agreed on.
pub(crate) const MOST_LIMIT: u8 = 20;

/// Everything chosen before play. All but `players` may be left out of the JSON form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many people play, 1 to 4.
    pub players: u8,
    /// May trophies be gained in the final round?
    #[serde(default = "no")]
    pub trophies_in_final_round: bool,
    /// Does everybody visit the Source once more after the final round?
    #[serde(default = "yes")]
    pub final_source_visit: bool,
    /// What a figure occupies.
    #[serde(default = "Occupancy::default")]
    pub occupancy: Occupancy,
    /// Must figures at the field be paid on the very first turn too?
    #[serde(default = "no")]
    pub first_placement_pays: bool,
    /// When djinns may go from circles into bottles.
    #[serde(default = "BottlingTime::default")]
    pub bottling_from_circles: BottlingTime,
    /// Do djinns caught in the same action count for the master's surcharge?
    #[serde(default = "yes")]
    pub master_surcharge_counts_chosen: bool,
    /// May the free djinn that comes with a master be left?
    #[serde(default = "yes")]
    pub free_djinn_optional: bool,
    /// Does the green strength of each used mage count, or only the greatest?
    #[serde(default = "yes")]
    pub green_per_card: bool,
    /// Normal djinns at each round field at the start, 1 to 6.
    #[serde(default = "three")]
    pub start_djinns_per_field: u8,
    /// Djinns drawn when a master is gone.
    #[serde(default = "Draws::default")]
    pub draw_on_master_gone: Draws,
    /// End of the magic track, 4 to 20.
    #[serde(default = "twelve")]
    pub max_limit: u8,
    /// Are coins and scrolls without limit? Otherwise there are 46 of each.
    #[serde(default = "yes")]
    pub coins_scrolls_unlimited: bool,
    /// Scoring cards in play, 0 to 3: of value 8, 9 and 15.
    #[serde(default = "three")]
    pub scoring_cards_shown: u8,
    /// The round after which all masters are driven off; `null` for never.
    #[serde(default)]
    pub round_cap: Option<u16>,
    /// Solo: a master is driven off after every so many turns; 0 for never.
    #[serde(default = "five")]
    pub solo_clock: u8,
}

table::words! {
    /// What a figure occupies.
    pub enum Occupancy as "occupancy" {
        /// The whole field it is at.
        Field = "field",
        /// Only the path it stands on.
        Path = "path",
    }
}

table::words! {
    /// When djinns may go from circles into bottles.
    pub enum BottlingTime as "time to bottle" {
        /// At the Source, and by a bonus that says so.
        Source = "source",
        /// At any time in one's own turn.
        Anytime = "anytime",
    }
}

/// How many djinns are drawn when a master is gone: `by_players`, or a number from 0 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub enum Draws {
    /// 0, 2, 2 or 3 with 1, 2, 3 or 4 players.
    #[default]
    ByPlayers,
    /// Always so many.
    Fixed(u8),
}

impl fmt::Display for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draws::ByPlayers => f.write_str("by_players"),
            Draws::Fixed(n) => write!(f, "{n}"),
        }
    }
}

impl FromStr for Draws {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Draws, UnknownWord> {
        match text.as_bytes() {
            b"by_players" => Ok(Draws::ByPlayers),
            [digit @ b'0'..=b'6'] => Ok(Draws::Fixed(digit - b'0')),
            _ => Err(UnknownWord::new("draw_on_master_gone", text, DRAW_CHOICES)),
        }
    }
}

table::text_form!(Draws);

#[expect(clippy::derivable_impls, reason = "the default stands beside those of the other options")]
impl Default for Occupancy {
    fn default() -> Occupancy {
        Occupancy::Field
    }
}

#[expect(clippy::derivable_impls, reason = "the default stands beside those of the other options")]
impl Default for BottlingTime {
    fn default() -> BottlingTime {
        BottlingTime::Source
    }
}

impl Setup {
    /// All options at their default.
    #[must_use]
    pub fn new(players: u8) -> Setup {
        Setup {
            players,
            trophies_in_final_round: false,
            final_source_visit: true,
            occupancy: Occupancy::default(),
            first_placement_pays: false,
            bottling_from_circles: BottlingTime::default(),
            master_surcharge_counts_chosen: true,
            free_djinn_optional: true,
            green_per_card: true,
            start_djinns_per_field: 3,
            draw_on_master_gone: Draws::default(),
            max_limit: 12,
            coins_scrolls_unlimited: true,
            scoring_cards_shown: 3,
            round_cap: None,
            solo_clock: 5,
        }
    }

    /// Djinns drawn when a master is gone.
    #[must_use]
    pub fn draws(&self) -> u8 {
        match self.draw_on_master_gone {
            Draws::ByPlayers => DRAWS[usize::from(self.players) - 1],
            Draws::Fixed(n) => n,
        }
    }

    /// Says what is out of range.
    pub fn check(&self) -> Result<(), BadSetup> {
        let ranges = [
            ("players", u16::from(self.players), 1, 4),
            ("start_djinns_per_field", u16::from(self.start_djinns_per_field), 1, 6),
            ("max_limit", u16::from(self.max_limit), 4, MOST_LIMIT.into()),
            ("scoring_cards_shown", u16::from(self.scoring_cards_shown), 0, 3),
            ("round_cap", self.round_cap.unwrap_or(1), 1, 1000),
            ("solo_clock", u16::from(self.solo_clock), 0, 50),
        ];
        for (key, given, min, max) in ranges {
            if !(min..=max).contains(&given) {
                let (given, allowed) = (given.to_string(), format!("{min} to {max}"));
                return Err(BadSetup::Value { key, given, allowed });
            }
        }
        if let Draws::Fixed(n) = self.draw_on_master_gone
            && n > 6
        {
            let (given, allowed) = (n.to_string(), "0 to 6".to_owned());
            return Err(BadSetup::Value { key: "draw_on_master_gone", given, allowed });
        }
        Ok(())
    }
}

const DRAW_CHOICES: &[&str] = &["by_players", "0", "1", "2", "3", "4", "5", "6"];

/// What can be chosen besides the number of players.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "trophies_in_final_round",
        kind: OptionKind::Toggle { default: false },
        about: "Trophies may be gained in the final round too.",
    },
    OptionSpec {
        key: "final_source_visit",
        kind: OptionKind::Toggle { default: true },
        about: "After the final round everybody visits the Source once more.",
    },
    OptionSpec {
        key: "occupancy",
        kind: OptionKind::OneOf { choices: Occupancy::WORDS, default: "field" },
        about: "What a figure occupies: the whole field it is at, or only the path it stands on.",
    },
    OptionSpec {
        key: "first_placement_pays",
        kind: OptionKind::Toggle { default: false },
        about: "Figures at the field are paid on the very first turn too.",
    },
    OptionSpec {
        key: "bottling_from_circles",
        kind: OptionKind::OneOf { choices: BottlingTime::WORDS, default: "source" },
        about: "When djinns may go from circles into bottles.",
    },
    OptionSpec {
        key: "master_surcharge_counts_chosen",
        kind: OptionKind::Toggle { default: true },
        about: "Djinns caught together with a master count for its surcharge.",
    },
    OptionSpec {
        key: "free_djinn_optional",
        kind: OptionKind::Toggle { default: true },
        about: "The free djinn that comes with a master may be left.",
    },
    OptionSpec {
        key: "green_per_card",
        kind: OptionKind::Toggle { default: true },
        about: "The green strength of each used mage counts, not only the greatest.",
    },
    OptionSpec {
        key: "start_djinns_per_field",
        kind: OptionKind::Number { min: 1, max: 6, default: 3 },
        about: "Normal djinns at each round field at the start.",
    },
    OptionSpec {
        key: "draw_on_master_gone",
        kind: OptionKind::OneOf { choices: DRAW_CHOICES, default: "by_players" },
        about: "Djinns drawn when a master is gone; by players: 0, 2, 2, 3.",
    },
    OptionSpec {
        key: "max_limit",
        kind: OptionKind::Number { min: 4, max: MOST_LIMIT as u32, default: 12 },
        about: "End of the magic track.",
    },
    OptionSpec {
        key: "coins_scrolls_unlimited",
        kind: OptionKind::Toggle { default: true },
        about: "Coins and scrolls are without limit; otherwise there are 46 of each.",
    },
    OptionSpec {
        key: "scoring_cards_shown",
        kind: OptionKind::Number { min: 0, max: 3, default: 3 },
        about: "Scoring cards in play, of value 8, 9 and 15.",
    },
    OptionSpec {
        key: "round_cap",
        kind: OptionKind::Limit { min: 1, max: 1000 },
        about: "The round after which all masters are driven off, so that every game ends; none for never.",
    },
    OptionSpec {
        key: "solo_clock",
        kind: OptionKind::Number { min: 0, max: 50, default: 5 },
        about: "Solo: a master is driven off after every so many turns; 0 for never.",
    },
];

fn no() -> bool {
    false
}

fn yes() -> bool {
    true
}

fn three() -> u8 {
    3
}

fn five() -> u8 {
    5
}

fn twelve() -> u8 {
    12
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_players_must_be_told() {
        assert_eq!(serde_json::from_str::<Setup>(r#"{"players":3}"#).unwrap(), Setup::new(3));
        assert!(serde_json::from_str::<Setup>("{}").is_err());
        assert!(serde_json::from_str::<Setup>(r#"{"players":3,"chairs":4}"#).is_err());
    }

    #[test]
    fn options_tell_the_defaults_of_the_setup() {
        let json = serde_json::to_value(Setup::new(2)).unwrap();
        assert_eq!(json.as_object().unwrap().len(), OPTIONS.len() + 1);
        for option in OPTIONS {
            let default = serde_json::to_value(option).unwrap()["default"].clone();
            assert_eq!(json[option.key], default, "{}", option.key);
        }
    }

    #[test]
    fn what_is_out_of_range_is_named() {
        let setup = Setup { max_limit: 21, ..Setup::new(2) };
        assert_eq!(setup.check().unwrap_err().to_string(), "max_limit cannot be 21; allowed: 4 to 20");
        assert!(Setup::new(5).check().is_err());
        assert!(Setup { draw_on_master_gone: Draws::Fixed(7), ..Setup::new(2) }.check().is_err());
    }
}
