use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

use crate::text::ordinal;

table::words! {
    /// What a field of the city is. Six places stand on the map twice; the Source is the centre.
    pub enum Place as "place" {
        /// Academy of magical arts.
        Academy = "academy",
        /// Tavern: mages and keys.
        Tavern = "tavern",
        /// Upper market: bottles, corks, coins and scrolls.
        Market = "market",
        /// Catacombs: treasure chests.
        Catacombs = "catacombs",
        /// Manufactory: equipment and corks.
        Manufactory = "manufactory",
        /// Archives: mages awake, circles, passages.
        Archives = "archives",
        /// The magic Source in the centre.
        Source = "source",
    }
}

/// One of the 13 fields: the Source `M`, six squares `S1` to `S6`, six rounds `R1` to `R6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Field(u8);

/// OWN: the paths. Hexagonal city of an outer and an inner ring around the Source.
/// Squares and the Source have paths to rounds only, and the other way round.
const NEIGHBOURS: [&[Field]; 13] = {
    const fn s(n: u8) -> Field {
        Field(n)
    }
    const fn r(n: u8) -> Field {
        Field(6 + n)
    }
    const M: Field = Field(0);
    [
        &[r(4), r(5), r(6)],    // M
        &[r(1), r(3), r(4)],    // S1
        &[r(1), r(2), r(5)],    // S2
        &[r(2), r(3), r(6)],    // S3
        &[r(1), r(4), r(5)],    // S4
        &[r(2), r(5), r(6)],    // S5
        &[r(3), r(4), r(6)],    // S6
        &[s(1), s(2), s(4)],    // R1
        &[s(2), s(3), s(5)],    // R2
        &[s(1), s(3), s(6)],    // R3
        &[M, s(1), s(4), s(6)], // R4
        &[M, s(2), s(4), s(5)], // R5
        &[M, s(3), s(5), s(6)], // R6
    ]
};

/// The layout most examples use, squares first: S1 to S6, then R1 to R6.
pub const REFERENCE_LAYOUT: [Place; 12] = {
    use Place::*;
    [
        Academy,
        Tavern,
        Market,
        Catacombs,
        Manufactory,
        Archives, //
        Manufactory,
        Archives,
        Catacombs,
        Tavern,
        Market,
        Academy,
    ]
};

/// All 20 ways to lay the round tiles once the squares lie: entry `[n][r]` names the square (0 to 5) whose
/// place also lies on round `r`. No place has its two tiles joined by a path.
pub(crate) const VALID_ROUNDS: [[u8; 6]; 20] = {
    let mut found = [[0; 6]; 20];
    let mut count = 0;
    let mut code = 0;
    // all words of six digits below six; those that are permutations without a joined pair remain
    while code < 46_656 {
        let mut word = [0u8; 6];
        let (mut rest, mut used, mut r, mut valid) = (code, 0u8, 0, true);
        while r < 6 {
            let square = (rest % 6) as u8;
            rest /= 6;
            word[r] = square;
            valid = valid && used & (1 << square) == 0 && !joined(7 + r as u8, 1 + square);
            used |= 1 << square;
            r += 1;
        }
        if valid {
            found[count] = word;
            count += 1;
        }
        code += 1;
    }
    assert!(count == 20);
    found
};

const fn joined(a: u8, b: u8) -> bool {
    let next = NEIGHBOURS[a as usize];
    let mut n = 0;
    while n < next.len() {
        if next[n].0 == b {
            return true;
        }
        n += 1;
    }
    false
}

impl Field {
    /// The magic Source.
    pub const SOURCE: Field = Field(0);
    /// All fields: the Source, the squares, the rounds.
    pub const ALL: [Field; 13] = {
        let mut all = [Field(0); 13];
        let mut n = 0;
        while n < 13 {
            all[n] = Field(n as u8);
            n += 1;
        }
        all
    };

    /// The square field `S1` to `S6`, by index from 0.
    #[must_use]
    pub const fn square(index: usize) -> Field {
        Field(1 + index as u8 % 6)
    }

    /// The round field `R1` to `R6`, by index from 0.
    #[must_use]
    pub const fn round(index: usize) -> Field {
        Field(7 + index as u8 % 6)
    }

    /// Its number among all fields.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Square fields; the Source is none.
    #[must_use]
    pub const fn is_square(self) -> bool {
        self.0 >= 1 && self.0 <= 6
    }

    /// Its number among the squares, from 0.
    #[must_use]
    pub const fn square_index(self) -> Option<usize> {
        if self.is_square() { Some(self.0 as usize - 1) } else { None }
    }

    /// Its number among the rounds, from 0.
    #[must_use]
    pub const fn round_index(self) -> Option<usize> {
        if self.0 >= 7 { Some(self.0 as usize - 7) } else { None }
    }

    /// The fields a path leads to.
    #[must_use]
    pub const fn neighbours(self) -> &'static [Field] {
        NEIGHBOURS[self.0 as usize]
    }

    /// Does a path lead from here to there?
    #[must_use]
    pub const fn is_joined_to(self, other: Field) -> bool {
        joined(self.0, other.0)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("M"),
            n @ 1..=6 => write!(f, "S{n}"),
            n => write!(f, "R{}", n - 6),
        }
    }
}

impl FromStr for Field {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Field, UnknownWord> {
        let found = match text.split_at_checked(1) {
            Some(("M", "")) => Some(Field(0)),
            Some(("S", number)) => ordinal(number, 6).map(|n| Field(1 + n)),
            Some(("R", number)) => ordinal(number, 6).map(|n| Field(7 + n)),
            _ => None,
        };
        found.ok_or_else(|| UnknownWord::new("field", text, &["M", "S1 to S6", "R1 to R6"]))
    }
}

table::text_form!(Field);

/// Where a figure stands: on the path from `from`, in front of `to`. It is at `to` and must not turn back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct Spot {
    /// Where it came from.
    pub from: Field,
    /// Where it is.
    pub to: Field,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.from, self.to)
    }
}

impl FromStr for Spot {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Spot, UnknownWord> {
        let (from, to) = text
            .split_once('>')
            .ok_or_else(|| UnknownWord::new("spot", text, &["two fields such as R1>S1"]))?;
        Ok(Spot { from: from.parse()?, to: to.parse()? })
    }
}

table::text_form!(Spot);

/// Is this a layout (squares first) in which every place lies once on a square and once on a round, not joined?
pub(crate) fn is_valid_layout(layout: &[Place; 12]) -> bool {
    let at = |from: usize, place| layout[from..from + 6].iter().position(|p| *p == place);
    Place::ALL.iter().filter(|place| **place != Place::Source).all(|place| {
        match (at(0, *place), at(6, *place)) {
            (Some(square), Some(round)) => !Field::round(round).is_joined_to(Field::square(square)),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_city_has_21_paths_between_two_kinds_of_fields() {
        let ends: usize = Field::ALL.iter().map(|field| field.neighbours().len()).sum();
        assert_eq!(ends, 42);
        for field in Field::ALL {
            assert!((3..=4).contains(&field.neighbours().len()), "{field}");
            for next in field.neighbours() {
                assert!(next.is_joined_to(field), "{field} {next}");
                assert_ne!(field.round_index().is_some(), next.round_index().is_some(), "{field} {next}");
            }
        }
    }

    #[test]
    fn scenario_63_the_two_tiles_of_a_place_are_never_joined() {
        let mut layout = REFERENCE_LAYOUT;
        layout.swap(6, 9); // the tavern's round tile moves to R1, beside its square S2
        assert!(!is_valid_layout(&layout));
    }

    #[test]
    fn scenario_64_the_reference_layout_is_valid() {
        assert!(is_valid_layout(&REFERENCE_LAYOUT));
    }

    #[test]
    fn every_listed_arrangement_is_valid() {
        for rounds in VALID_ROUNDS {
            let mut layout = REFERENCE_LAYOUT;
            (0..6).for_each(|r| layout[6 + r] = layout[rounds[r] as usize]);
            assert!(is_valid_layout(&layout), "{rounds:?}");
        }
    }
}
