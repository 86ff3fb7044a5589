//! A player aid: everything a person wants to look up at a real table, as keys of words and figures.
//!
//! A game describes its aid once ([`Game::aid`](crate::Game::aid)); the words are those of `locales/`. The browser shows it
//! as a page and as a reference one can search, the program prints it.

use serde::Serialize;

/// A whole aid: sections in the order to read them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Aid {
    /// The boxes that can be added, by their names.
    pub boxes: Vec<&'static str>,
    /// Its sections.
    pub sections: Vec<Section>,
}

/// One part of an aid: a text of the rules, entries, or both.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Section {
    /// Its name in addresses.
    pub id: &'static str,
    /// The locale key of its title.
    pub title: String,
    /// Locale keys of texts in the form of the rules pages: paragraphs, lists after `•`, tables with `|`.
    pub texts: Vec<String>,
    /// Things with a name.
    pub entries: Vec<Entry>,
    /// Is it a step of the turn? Steps are numbered.
    pub is_step: bool,
    /// The boxes it needs, all of them.
    pub boxes: Vec<&'static str>,
}

/// One thing with a name: a card, a tile, a place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Its name in addresses: `djinn-hagis`.
    pub id: String,
    /// How it is called.
    pub name: Phrase,
    /// What is printed on it.
    pub figure: Option<i32>,
    /// A colour to know it by.
    pub colour: Option<&'static str>,
    /// What it costs or needs, before the text.
    pub lead: Option<Phrase>,
    /// What it does.
    pub texts: Vec<Phrase>,
    /// Options of a new table that settle an open question about it.
    pub options: Vec<&'static str>,
    /// The boxes it needs, all of them.
    pub boxes: Vec<&'static str>,
    /// Does the text of its section tell all of it? Then a page does without; the reference and cards do not.
    pub is_told: bool,
}

/// A message of `locales/` with its values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Phrase {
    /// Its key.
    pub key: String,
    /// Values by name: numbers, or further messages.
    pub args: Vec<(&'static str, Value)>,
}

/// A value of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(i32),
    /// A text that is the same in every language, such as the code of a card.
    Code(String),
    /// A message of its own.
    Phrase(Phrase),
    /// Several, joined as the language joins them.
    List {
        /// The parts.
        list: Vec<Phrase>,
    },
}

impl Phrase {
    /// A message without values.
    #[must_use]
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// With a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Phrase {
        self.args.push((name, value));
        self
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i32>) -> Phrase {
        self.with(name, Value::Number(number.into()))
    }
}

impl Section {
    /// An empty section.
    #[must_use]
    pub fn new(id: &'static str, title: impl Into<String>) -> Section {
        Section {
            id,
            title: title.into(),
            texts: Vec::new(),
            entries: Vec::new(),
            is_step: false,
            boxes: Vec::new(),
        }
    }

    /// A step of the turn.
    #[must_use]
    pub fn step(mut self) -> Section {
        self.is_step = true;
        self
    }

    /// With a text of the rules.
    #[must_use]
    pub fn text(mut self, key: impl Into<String>) -> Section {
        self.texts.push(key.into());
        self
    }

    /// With entries.
    #[must_use]
    pub fn entries(mut self, entries: impl IntoIterator<Item = Entry>) -> Section {
        self.entries.extend(entries);
        self
    }

    /// Only with these boxes.
    #[must_use]
    pub fn with(mut self, boxes: &[&'static str]) -> Section {
        self.boxes = boxes.to_vec();
        self
    }
}

impl Entry {
    /// A thing with a name and a text.
    #[must_use]
    pub fn new(id: impl Into<String>, name: Phrase, text: Phrase) -> Entry {
        Entry {
            id: id.into(),
            name,
            figure: None,
            colour: None,
            lead: None,
            texts: vec![text],
            options: Vec::new(),
            boxes: Vec::new(),
            is_told: false,
        }
    }

    /// Told by the text of its section already.
    #[must_use]
    pub fn told_by_its_section(mut self) -> Entry {
        self.is_told = true;
        self
    }

    /// With this figure printed on it.
    #[must_use]
    pub fn figure(mut self, figure: impl Into<i32>) -> Entry {
        self.figure = Some(figure.into());
        self
    }

    /// Known by this colour.
    #[must_use]
    pub fn coloured(mut self, colour: &'static str) -> Entry {
        self.colour = Some(colour);
        self
    }

    /// With something before the text.
    #[must_use]
    pub fn lead(mut self, lead: Phrase) -> Entry {
        self.lead = Some(lead);
        self
    }

    /// With one more text.
    #[must_use]
    pub fn text(mut self, text: Phrase) -> Entry {
        self.texts.push(text);
        self
    }

    /// With options that settle open questions.
    #[must_use]
    pub fn settled_by(mut self, options: &[&'static str]) -> Entry {
        self.options.extend(options);
        self
    }

    /// Only with these boxes.
    #[must_use]
    pub fn with(mut self, boxes: Vec<&'static str>) -> Entry {
        self.boxes = boxes;
        self
    }
}

impl Aid {
    /// The aid of a table with these boxes only: sections and entries of others are left out.
    #[must_use]
    pub fn of_boxes(&self, boxes: &[&str]) -> Aid {
        let in_play = |needed: &[&'static str]| needed.iter().all(|name| boxes.contains(name));
        let sections = self.sections.iter().filter(|section| in_play(&section.boxes));
        let sections = sections.map(|section| Section {
            entries: section.entries.iter().filter(|entry| in_play(&entry.boxes)).cloned().collect(),
            ..section.clone()
        });
        let boxes = self.boxes.iter().copied().filter(|name| boxes.contains(name)).collect();
        Aid { boxes, sections: sections.collect() }
    }
}
