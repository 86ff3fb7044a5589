use table::aid::{Aid, Entry};

use crate::{Block, Words, blocks, marks};

/// How a run of letters looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As most text.
    Plain,
    /// A name or a title.
    Bold,
    /// A price or a condition, paler than the text.
    Soft,
    /// A printed figure, in a circle.
    Figure,
}

/// Letters of one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The letters.
    pub text: String,
    /// How they look.
    pub style: Style,
}

/// One thing to be laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The title of a section.
    Heading(String),
    /// A paragraph.
    Text(Vec<Run>),
    /// An item of a list.
    Item(Vec<Run>),
    /// A row of a table, with how many letters each column of the whole table has at most.
    Row {
        /// Its cells.
        cells: Vec<String>,
        /// Is it the first one?
        is_head: bool,
        /// The most letters in each column.
        widths: Vec<usize>,
    },
    /// A thing with a name, beside its drawing, if it has one.
    Entry {
        /// The name of its drawing: `djinn-boaz`.
        id: Option<String>,
        /// Its name, figure, price and text.
        runs: Vec<Run>,
    },
}

impl Piece {
    /// All that can be read in it.
    #[must_use]
    pub fn text(&self) -> String {
        let join = |runs: &[Run]| runs.iter().map(|run| run.text.as_str()).collect::<Vec<_>>().join(" ");
        match self {
            Piece::Heading(text) => text.clone(),
            Piece::Text(runs) | Piece::Item(runs) | Piece::Entry { runs, .. } => join(runs),
            Piece::Row { cells, .. } => cells.join(" "),
        }
    }
}

fn run(text: impl Into<String>, style: Style) -> Run {
    Run { text: text.into(), style }
}

/// The name of the game and of the boxes in play.
pub(crate) fn title(game: &str, aid: &Aid, words: &Words) -> String {
    let boxes = aid.boxes.iter().map(|name| words.say(&format!("{game}-option-expansions-{name}")));
    [words.say(&format!("{game}-name"))].into_iter().chain(boxes).collect::<Vec<_>>().join(" · ")
}

/// Everything on an aid, in the order to read it.
#[must_use]
pub fn pieces(game: &str, aid: &Aid, words: &Words) -> Vec<Piece> {
    let mut all = Vec::new();
    let mut steps = 0;
    for section in &aid.sections {
        let title = words.say(&section.title);
        steps += i32::from(section.is_step);
        all.push(Piece::Heading(if section.is_step { format!("{steps}. {title}") } else { title }));
        all.extend(section.texts.iter().flat_map(|key| of_text(&words.say(key))));
        let entries = section.entries.iter().filter(|entry| !entry.is_told);
        all.extend(entries.map(|entry| of_entry(game, entry, words)));
    }
    all
}

/// Everything on an aid as cards: the texts of a section on one, every thing with a name on one of its own.
pub(crate) fn cards(game: &str, aid: &Aid, words: &Words) -> Vec<Vec<Piece>> {
    let mut all = Vec::new();
    for section in &aid.sections {
        let texts: Vec<Piece> = section.texts.iter().flat_map(|key| of_text(&words.say(key))).collect();
        if !texts.is_empty() {
            all.push([Piece::Heading(words.say(&section.title))].into_iter().chain(texts).collect());
        }
        all.extend(section.entries.iter().map(|entry| vec![of_entry(game, entry, words)]));
    }
    all
}

fn of_entry(game: &str, entry: &Entry, words: &Words) -> Piece {
    let mut runs = vec![run(words.phrase(&entry.name), Style::Bold)];
    runs.extend(entry.figure.map(|figure| run(figure.to_string(), Style::Figure)));
    // In black and white only its end tells it from the text.
    let closed = |lead: String| if lead.ends_with(['.', ':', '!']) { lead } else { lead + "." };
    runs.extend(entry.lead.as_ref().map(|lead| run(closed(words.phrase(lead)), Style::Soft)));
    runs.extend(entry.texts.iter().map(|text| run(words.phrase(text), Style::Plain)));
    let id = marks::mark(game, &entry.id).map(|_| entry.id.clone());
    Piece::Entry { id, runs }
}

fn of_text(text: &str) -> Vec<Piece> {
    let plain = |text: String| vec![run(text, Style::Plain)];
    blocks(text)
        .into_iter()
        .flat_map(|block| match block {
            Block::Text(text) => vec![Piece::Text(plain(text))],
            Block::List(items) => items.into_iter().map(|item| Piece::Item(plain(item))).collect(),
            Block::Table(rows) => {
                let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
                let longest = |column: usize| {
                    rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
                };
                let widths: Vec<usize> = (0..columns).map(|column| longest(column).unwrap_or(0)).collect();
                let row = |(number, cells): (usize, Vec<String>)| Piece::Row {
                    cells,
                    is_head: number == 0,
                    widths: widths.clone(),
                };
                rows.into_iter().enumerate().map(row).collect()
            }
        })
        .collect()
}
