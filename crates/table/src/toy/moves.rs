use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::CARDS;
use crate::{BadNotation, Eyes, Happening, Refusal, Seat};

/// One decision of the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", content = "card", rename_all = "snake_case")]
pub enum ToyMove {
    /// Take the top card of the deck.
    Draw,
    /// Lay a card of the own hand face down.
    Lay(u8),
    /// Leave the laid card to the neighbour's judgement.
    Done,
    /// Let the laid card stay covered.
    Trust,
    /// Turn the laid card and roll the die.
    Doubt,
}

impl ToyMove {
    /// Every move there is, in the order of the list of legal moves.
    pub fn all() -> impl Iterator<Item = ToyMove> {
        let lays = (1..=CARDS).map(ToyMove::Lay);
        [ToyMove::Draw].into_iter().chain(lays).chain([ToyMove::Done, ToyMove::Trust, ToyMove::Doubt])
    }
}

impl fmt::Display for ToyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyMove::Draw => f.write_str("draw"),
            ToyMove::Lay(card) => write!(f, "lay {card}"),
            ToyMove::Done => f.write_str("done"),
            ToyMove::Trust => f.write_str("trust"),
            ToyMove::Doubt => f.write_str("doubt"),
        }
    }
}

impl FromStr for ToyMove {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<ToyMove, BadNotation> {
        ToyMove::all()
            .find(|m| m.to_string() == text)
            .ok_or_else(|| BadNotation::new(text, "draw, lay 1 to lay 12, done, trust and doubt are moves"))
    }
}

/// What a move of the toy game costs and brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToyFacts {
    /// Points that trusting gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<u8>,
    /// Who gets them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Seat>,
    /// Points besides the pips if the doubt is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<u8>,
}

/// Why the toy game refused a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(untagged)]
pub enum ToyRefusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another kind of decision is asked for.
    #[error("{given} cannot be played now; allowed: {allowed}")]
    NotNow {
        /// What was tried.
        #[serde(serialize_with = "crate::as_text")]
        given: ToyMove,
        /// What would do.
        #[serde(skip)]
        allowed: &'static str,
    },
    /// There is nothing to draw.
    #[error("the deck is empty; lay a card instead")]
    EmptyDeck,
    /// The card is not in the hand.
    #[error("card {card} is not in your hand")]
    NotYours {
        /// The card asked for.
        card: u8,
    },
}

impl Refusal for ToyRefusal {
    fn code(&self) -> &'static str {
        match self {
            ToyRefusal::Over => "toy/over",
            ToyRefusal::NotNow { .. } => "toy/not-now",
            ToyRefusal::EmptyDeck => "toy/empty-deck",
            ToyRefusal::NotYours { .. } => "toy/not-yours",
        }
    }
}

/// One fact of a toy game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ToyEvent {
    /// A card was drawn; only its owner knows which.
    Drew {
        /// Who drew.
        seat: Seat,
        /// Which card, if known.
        card: Option<u8>,
        /// Everybody may know.
        #[serde(skip)]
        open: bool,
    },
    /// A card was laid face down.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Which card, if known.
        card: Option<u8>,
        /// Everybody may know.
        #[serde(skip)]
        open: bool,
    },
    /// The laid card stays covered.
    Trusted {
        /// Who trusted.
        seat: Seat,
    },
    /// The laid card was turned.
    Doubted {
        /// Who doubted.
        seat: Seat,
        /// The card.
        card: u8,
        /// What the die showed.
        pips: u8,
    },
}

impl Happening for ToyEvent {
    fn seen_by(&self, eyes: Eyes) -> Option<ToyEvent> {
        let mut seen = self.clone();
        if let ToyEvent::Drew { seat, card, open } | ToyEvent::Laid { seat, card, open } = &mut seen
            && !*open
            && !eyes.see(*seat)
        {
            *card = None;
        }
        Some(seen)
    }
}
