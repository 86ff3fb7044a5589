use std::fmt::Write as _;

use table::aid::Aid;

use crate::{Block, Words, blocks};

/// The rules of a game as a page of the book: everything on its aid, in Markdown.
#[must_use]
pub fn page(game: &str, aid: &Aid, words: &Words) -> String {
    let mut text = format!("# {}\n", words.say(&format!("{game}-name")));
    let mut steps = 0;
    for section in &aid.sections {
        let title = words.say(&section.title);
        steps += i32::from(section.is_step);
        let number = if section.is_step { format!("{steps}. ") } else { String::new() };
        let _ = writeln!(text, "\n## {number}{}", escape(&title));
        for block in section.texts.iter().flat_map(|key| blocks(&words.say(key))) {
            text.push('\n');
            write_block(&mut text, &block);
        }
        if !section.entries.is_empty() {
            text.push('\n');
        }
        for entry in &section.entries {
            let name = words.phrase(&entry.name);
            let _ = write!(text, "- <a id=\"{}\"></a>**{}**", entry.id, escape(&name));
            if let Some(figure) = entry.figure {
                let _ = write!(text, " ({figure})");
            }
            if let Some(lead) = &entry.lead {
                let _ = write!(text, " *{}*", escape(&words.phrase(lead)));
            }
            for one in &entry.texts {
                let _ = write!(text, " {}", escape(&words.phrase(one)));
            }
            text.push('\n');
        }
    }
    text
}

fn write_block(text: &mut String, block: &Block) {
    match block {
        Block::Text(line) => {
            let _ = writeln!(text, "{}", escape(line));
        }
        Block::List(items) => {
            for item in items {
                let _ = writeln!(text, "- {}", escape(item));
            }
        }
        Block::Table(rows) => {
            let row = |cells: &[String]| {
                format!("| {} |", cells.iter().map(|cell| escape(cell)).collect::<Vec<_>>().join(" | "))
            };
            for (number, cells) in rows.iter().enumerate() {
                let _ = writeln!(text, "{}", row(cells));
                if number == 0 {
                    let _ = writeln!(text, "|{}", " --- |".repeat(cells.len()));
                }
            }
        }
    }
}

/// Signs that Markdown would read as its own.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '*' | '_' | '<' | '>' | '[' | ']' | '`' | '\\' | '|') {
            safe.push('\\');
        }
        safe.push(letter);
    }
    safe
}
