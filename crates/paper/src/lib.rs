//! What is put on paper: player aids as PDF, and the rules as pages of the book.
//!
//! A game says which words and figures belong on its aid ([`table::aid::Aid`]), `locales/` has the words. Here they are
//! laid out in columns or on cards to cut, and written by `pdf-writer`, with the fonts inside the file. It is what `krilla`
//! and `typst` stand on, and the light one of the three: columns and cards need no layout language, and our fonts are
//! cut to size already, so that nothing has to read, shape and cut fonts in every build and every run.
//!
//! Deliberately absent: any sentence. Whatever can be read on an aid stands in `locales/`.

mod blocks;
mod cards;
mod columns;
mod draw;
mod face;
mod flow;
mod ink;
mod marks;
mod pdf;
mod piece;
mod rules;
mod words;

pub use blocks::{Block, blocks};
pub use columns::{Sides, TooLong};
pub use ink::Paper;
pub use piece::{Piece, Run, Style, pieces};
pub use rules::page;
pub use words::{UnknownLanguage, Words, languages};

use table::aid::Aid;

/// How an aid is put on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// In columns, on one sheet.
    Page(Sides),
    /// One thing a card, nine on a page, to be cut.
    Cards,
}

/// An aid as a PDF file: which game's, with which boxes, in whose words, on what.
pub fn aid(game: &str, aid: &Aid, words: &Words, paper: Paper, form: Form) -> Result<Vec<u8>, TooLong> {
    let faces = face::Faces::ours();
    let title = piece::title(game, aid, words);
    let pages = match form {
        Form::Page(sides) => columns::pages(&title, &pieces(game, aid, words), words, &faces, paper, sides)?,
        Form::Cards => cards::pages(&piece::cards(game, aid, words), &title, &faces, paper),
    };
    Ok(pdf::write(game, &title, words.language(), &pages, &faces, paper))
}
