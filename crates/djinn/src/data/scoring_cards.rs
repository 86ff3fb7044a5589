use std::fmt;
use std::str::FromStr;

use table::UnknownWord;

use crate::text::ordinal;

/// A scoring card, `W1` to `W16`. One of each value lies open; every player can fulfil every one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "string"))]
pub struct ScoringCard(pub(crate) u8);

/// What a scoring card asks for: at least so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Keys.
    Keys(u8),
    /// Coins.
    Coins(u16),
    /// Scrolls.
    Scrolls(u16),
    /// Mages, awake or not.
    Mages(u8),
    /// Active circles.
    ActiveCircles(u8),
    /// Hat, cloak and staff.
    FullyEquipped,
    /// Storage limit.
    Limit(u8),
    /// All own passages placed.
    AllPassages,
    /// Colours of bottles that hold a djinn.
    BottleColours(u8),
    /// Masters in bottles or circles.
    MastersHeld(u8),
    /// Mages awake.
    ActiveMages(u8),
    /// Djinns in bottles and circles.
    DjinnsHeld(u8),
    /// Trophies.
    Trophies(u8),
    /// Djinns in bottles.
    Bottled(u8),
    /// Masters caught during the game, even if handed in since.
    MastersCaught(u8),
}

/// OWN: points (8, 9 or 15: quick reference) and condition.
const CARDS: [(u8, Condition); 16] = [
    (8, Condition::Keys(3)),           // W1
    (8, Condition::Coins(6)),          // W2
    (8, Condition::Scrolls(4)),        // W3
    (8, Condition::Mages(4)),          // W4
    (8, Condition::ActiveCircles(4)),  // W5
    (8, Condition::FullyEquipped),     // W6
    (9, Condition::Limit(10)),         // W7
    (9, Condition::AllPassages),       // W8
    (9, Condition::BottleColours(3)),  // W9
    (9, Condition::MastersHeld(1)),    // W10
    (9, Condition::ActiveMages(3)),    // W11
    (9, Condition::DjinnsHeld(5)),     // W12
    (15, Condition::Trophies(2)),      // W13
    (15, Condition::BottleColours(4)), // W14
    (15, Condition::Bottled(4)),       // W15
    (15, Condition::MastersCaught(2)), // W16
];

impl ScoringCard {
    /// How many there are.
    pub const COUNT: u8 = 16;
    /// The values there are; one card of each lies open.
    pub const VALUES: [u8; 3] = [8, 9, 15];
    /// All cards.
    pub const ALL: [ScoringCard; 16] = {
        let mut all = [ScoringCard(0); 16];
        let mut n = 0;
        while n < 16 {
            all[n] = ScoringCard(n as u8);
            n += 1;
        }
        all
    };

    /// What it is worth.
    #[must_use]
    pub const fn points(self) -> u8 {
        CARDS[self.0 as usize].0
    }

    /// What it asks for.
    #[must_use]
    pub const fn condition(self) -> Condition {
        CARDS[self.0 as usize].1
    }
}

impl fmt::Display for ScoringCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "W{}", self.0 + 1)
    }
}

impl FromStr for ScoringCard {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<ScoringCard, UnknownWord> {
        text.strip_prefix('W')
            .and_then(|number| ordinal(number, ScoringCard::COUNT))
            .map(ScoringCard)
            .ok_or_else(|| UnknownWord::new("scoring card", text, &["W1 to W16"]))
    }
}

table::text_form!(ScoringCard);
