//! A score pad: what people enter at a real table, and how it is scored, as data.
//!
//! A game describes its pad once ([`Game::score_pad`](crate::Game::score_pad)). The browser scores what is entered with
//! this description alone, without a server. Golden games prove that it comes to the same points as the game itself.

use std::collections::BTreeMap;

use serde::Serialize;

/// What was entered for one player, or for the whole table: numbers by the key of their field. What is missing is 0.
pub type Sheet = BTreeMap<String, u16>;

/// Numbers by the key of their field: so many points, or so much, for one of each.
pub type Weights = BTreeMap<String, i32>;

/// A whole score pad.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Pad {
    /// The boxes that can be added, by their names.
    pub boxes: Vec<&'static str>,
    /// What can be entered, in the order to ask for it.
    pub fields: Vec<Field>,
    /// Where points come from, in the order of the score.
    pub sources: Vec<Source>,
    /// What cannot be.
    pub limits: Vec<Limit>,
    /// What decides between players with equal points; nobody, if it is empty.
    pub level: Weights,
    /// What so many points are called when one plays alone.
    pub ranks: Vec<(i32, &'static str)>,
}

/// One thing to enter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// Its name in a sheet.
    pub key: String,
    /// The locale key of its name.
    pub words: String,
    /// What it stands with on the pad.
    pub group: &'static str,
    /// What is printed on it, to tell it from others of the same name.
    pub printed: Option<i32>,
    /// How many there are in all, for one to four players; `None` if that is no limit.
    pub supply: Option<[u16; 4]>,
    /// The boxes it needs, all of them.
    pub boxes: Vec<&'static str>,
    /// Is it the same for the whole table?
    pub shared: bool,
}

/// One line of the score.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Source {
    /// Its name, as in [`Scores`](crate::Scores).
    pub source: &'static str,
    /// The boxes it needs, all of them.
    pub boxes: Vec<&'static str>,
    /// What adds up to it.
    pub terms: Vec<Term>,
}

/// Something that brings points.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Term {
    /// Points for each thing; only with this field, or unless there is that one.
    Each {
        /// Points for one of each.
        of: Weights,
        /// Counts only with this.
        only: Option<String>,
        /// Counts only without this.
        unless: Option<String>,
    },
    /// Points for every other player who has less.
    Over {
        /// Of this.
        of: String,
        /// So many points.
        points: i32,
    },
    /// Points for each thing if nobody has more.
    Lead {
        /// Of this.
        of: String,
        /// So many points for each.
        points: i32,
        /// With this field of the whole table nobody may have as many either.
        alone: String,
    },
    /// Sets of different things, the largest first.
    Sets {
        /// The things.
        of: Vec<String>,
        /// What a set of so many is worth, from none on.
        values: Vec<u8>,
        /// What stands for any of them.
        wild: String,
        /// So many for one.
        wild_each: u16,
        /// Only with this.
        wild_only: String,
    },
    /// Points for having enough.
    Reach {
        /// Of this.
        of: Weights,
        /// So much.
        goal: i32,
        /// So many points.
        points: i32,
        /// If the table has this.
        only: String,
    },
    /// Points for having enough kinds.
    Kinds {
        /// Of these.
        of: Vec<String>,
        /// So many.
        goal: i32,
        /// So many points.
        points: i32,
        /// If the table has this.
        only: String,
    },
}

/// Something that cannot be.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Limit {
    /// More of these together than a player can have, for one to four players.
    Most {
        /// Its name in the words of the pad.
        code: &'static str,
        /// These.
        of: Vec<String>,
        /// So many.
        most: [u16; 4],
        /// With this box so many more.
        more: Option<(&'static str, u16)>,
        /// Is it the limit of the whole table's fields?
        shared: bool,
    },
    /// More of these than of those.
    NotMore {
        /// Its name in the words of the pad.
        code: &'static str,
        /// These.
        of: Vec<String>,
        /// Those.
        than: Vec<String>,
    },
    /// Some of these without any of those.
    Needs {
        /// Its name in the words of the pad.
        code: &'static str,
        /// These.
        of: Vec<String>,
        /// Those.
        needs: Vec<String>,
    },
}

/// What lies in front of everybody.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Sheets {
    /// The boxes in play.
    pub boxes: Vec<&'static str>,
    /// What is the same for the whole table.
    pub table: Sheet,
    /// What lies in front of each player.
    pub players: Vec<Sheet>,
}

impl Field {
    /// A field of the base box with its own name as its words.
    #[must_use]
    pub fn new(key: impl Into<String>, group: &'static str) -> Field {
        let key = key.into();
        Field {
            words: key.clone(),
            key,
            group,
            printed: None,
            supply: None,
            boxes: Vec::new(),
            shared: false,
        }
    }

    /// Called by another locale key.
    #[must_use]
    pub fn called(mut self, words: impl Into<String>) -> Field {
        self.words = words.into();
        self
    }

    /// With its locale key among those of a game.
    #[must_use]
    pub fn in_words_of(mut self, game: &str) -> Field {
        self.words = format!("{game}-{}", self.words);
        self
    }

    /// There are only so many.
    #[must_use]
    pub fn of(mut self, supply: impl Into<u16>) -> Field {
        self.supply = Some([supply.into(); 4]);
        self
    }

    /// There are only so many, for one to four players.
    #[must_use]
    pub fn by_players(mut self, supply: [u16; 4]) -> Field {
        self.supply = Some(supply);
        self
    }

    /// With this figure printed on it.
    #[must_use]
    pub fn printed(mut self, figure: impl Into<i32>) -> Field {
        self.printed = Some(figure.into());
        self
    }

    /// Only with these boxes.
    #[must_use]
    pub fn with(mut self, boxes: Vec<&'static str>) -> Field {
        self.boxes = boxes;
        self
    }

    /// The same for the whole table.
    #[must_use]
    pub fn shared(mut self) -> Field {
        self.shared = true;
        self
    }
}

impl Term {
    /// Points for each of these, always.
    #[must_use]
    pub fn each<K: Into<String>>(of: impl IntoIterator<Item = (K, i32)>) -> Term {
        Term::Each { of: weights(of), only: None, unless: None }
    }

    /// Further points for each of these, with this field only.
    #[must_use]
    pub fn each_with<K: Into<String>>(only: &str, of: impl IntoIterator<Item = (K, i32)>) -> Term {
        Term::Each { of: weights(of), only: Some(only.to_owned()), unless: None }
    }
}

/// Numbers by key.
#[must_use]
pub fn weights<K: Into<String>>(of: impl IntoIterator<Item = (K, i32)>) -> Weights {
    of.into_iter().map(|(key, points)| (key.into(), points)).collect()
}

/// A sheet of what there is; nothings are left out.
#[must_use]
pub fn sheet<K: Into<String>>(of: impl IntoIterator<Item = (K, u16)>) -> Sheet {
    of.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| (key.into(), count)).collect()
}
