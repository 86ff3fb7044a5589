use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client sends over a table's socket.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Command {
    /// Chosen by the client; the answer (`done`, `refused`, `hint`, `lens`, `recalled`) names it.
    pub id: u32,
    /// What is asked for.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What a client may ask for over a table's socket.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Ask {
    /// Decide for one of your seats. Refused with `table/stale` unless `version` is the table's.
    Play {
        /// Which of your seats.
        seat: u8,
        /// The move, as `moves[].text` or as `moves[].move` gives it.
        #[serde(rename = "move")]
        given: MoveGiven,
        /// The version the decision was made against.
        version: u32,
    },
    /// Take back your seat's last decision, as far as the engine or the table allows.
    Undo {
        /// Which of your seats.
        seat: u8,
        /// The version the wish was made against.
        version: u32,
    },
    /// Give a seat of yours up. Where other people play on, a bot takes it, and it can be taken back while the game runs; where
    /// only bots would be left, the game stops.
    Resign {
        /// Which of your seats.
        seat: u8,
    },
    /// Take your seat back from the bot that stands in for you.
    TakeBack {
        /// Which of your seats.
        seat: u8,
    },
    /// Wish to call the game off, or wish it no longer. It stops once everybody who still plays agrees.
    CallOff {
        /// Do you wish it?
        agree: bool,
    },
    /// Say that you are ready: a real-time clock starts once everybody is.
    Ready,
    /// Say something to everybody at the table.
    Chat {
        /// At most 300 characters.
        text: String,
    },
    /// Ask the strongest mind what it would do for your deciding seat; needs assist level `hints`.
    Hint {
        /// The version the question is about.
        version: u32,
    },
    /// Ask the game's lens a question; needs assist level `lens` or `hints`. The question is the game's own.
    Lens {
        /// The version the question is about.
        version: u32,
        /// The game's own question.
        #[ts(type = "unknown")]
        question: Value,
    },
    /// Lift the curtain for your deciding seat, at a screen that several people share. A snapshot for its eyes follows.
    Look {
        /// Which of your seats.
        seat: u8,
    },
    /// Ask for the game after each entry from this one on, as you saw it: at most the last 100.
    Recall {
        /// The number of the first entry.
        from: u32,
    },
    /// Ask for a new snapshot, after a gap or on a whim.
    Resync,
}

/// A move as a client may send it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
#[ts(export_to = "index.ts")]
pub enum MoveGiven {
    /// In the game's notation.
    Text(String),
    /// In its structured form, `{"kind": ...}`.
    #[schema(value_type = Object)]
    Form(#[ts(type = "{ kind: string }")] Value),
}

impl Ask {
    /// The command's name on the wire.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Ask::Play { .. } => "play",
            Ask::Undo { .. } => "undo",
            Ask::Resign { .. } => "resign",
            Ask::TakeBack { .. } => "take_back",
            Ask::CallOff { .. } => "call_off",
            Ask::Ready => "ready",
            Ask::Chat { .. } => "chat",
            Ask::Hint { .. } => "hint",
            Ask::Lens { .. } => "lens",
            Ask::Look { .. } => "look",
            Ask::Recall { .. } => "recall",
            Ask::Resync => "resync",
        }
    }
}
