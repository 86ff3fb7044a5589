//! A sheet in columns, in the largest letters that fit.

use crate::face::Faces;
use crate::flow::{Flow, Slab};
use crate::ink::{Ink, MM, Paper};
use crate::{Piece, Style, Words};

const MARGIN: f32 = 8.0 * MM;
const GUTTER: f32 = 4.0 * MM;
const COLUMNS: usize = 3;
/// Sizes of letters: what can still be read, what is easy to read at a table, and what is never exceeded.
const SMALLEST: f32 = 5.0;
const EASY: f32 = 6.2;
const LARGEST: f32 = 9.0;
const STEP: f32 = 0.1;

/// How much of a sheet an aid may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// The front only.
    One,
    /// Front and back.
    Two,
    /// One if letters stay easy to read, else two.
    Fewest,
}

/// An aid does not fit on what it was to be put on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this aid is too long for {sides} side of the sheet; it fits on two, or on cards")]
pub struct TooLong {
    /// The sides it was to have.
    pub sides: usize,
}

pub(crate) type Page = Vec<Ink>;

/// The pages of an aid.
pub(crate) fn pages(
    title: &str,
    pieces: &[Piece],
    words: &Words,
    faces: &Faces,
    paper: Paper,
    sides: Sides,
) -> Result<Vec<Page>, TooLong> {
    let sheet = Sheet { title, note: &words.say("aid-note"), pieces, faces, paper };
    match sides {
        Sides::One => sheet.fit(1, SMALLEST).ok_or(TooLong { sides: 1 }),
        Sides::Two => sheet.fit(2, SMALLEST).ok_or(TooLong { sides: 2 }),
        Sides::Fewest => sheet.fit(1, EASY).or_else(|| sheet.fit(2, SMALLEST)).ok_or(TooLong { sides: 2 }),
    }
}

struct Sheet<'a> {
    title: &'a str,
    note: &'a str,
    pieces: &'a [Piece],
    faces: &'a Faces,
    paper: Paper,
}

impl Sheet<'_> {
    /// The pages in the largest letters with which there are at most so many.
    fn fit(&self, most: usize, smallest: f32) -> Option<Vec<Page>> {
        let steps = ((LARGEST - smallest) / STEP).round() as usize;
        let laid = |step: usize| self.lay(LARGEST - step as f32 * STEP);
        // The smaller the letters, the fewer pages: halve until only one size is left.
        let (mut small, mut large) = (steps, 0);
        while large < small {
            let middle = usize::midpoint(large, small);
            if laid(middle).len() <= most {
                small = middle;
            } else {
                large = middle + 1;
            }
        }
        Some(laid(small)).filter(|pages| pages.len() <= most)
    }

    fn lay(&self, size: f32) -> Vec<Page> {
        let (width, height) = self.paper.size();
        let column = (width - 2.0 * MARGIN - GUTTER * (COLUMNS - 1) as f32) / COLUMNS as f32;
        let slabs = Flow { faces: self.faces, width: column, size }.slabs(self.pieces);
        let (top, bottom) = (MARGIN + size * 2.2, height - MARGIN - 5.0);
        let mut pages: Vec<Page> = Vec::new();
        let (mut place, mut y) = (0, top);
        for together in groups(slabs) {
            let tall: f32 = together.iter().map(|slab| slab.height).sum();
            if y + tall > bottom && y > top {
                place += 1;
                y = top;
            }
            if pages.len() <= place / COLUMNS {
                pages.push(self.frame(size));
            }
            let x = MARGIN + (place % COLUMNS) as f32 * (column + GUTTER);
            for slab in together {
                if let Some(page) = pages.last_mut() {
                    page.extend(slab.inks.into_iter().map(|ink| ink.moved(x, y)));
                }
                y += slab.height;
            }
        }
        pages
    }

    /// What stands on every page: the title above, whose aid it is below.
    fn frame(&self, size: f32) -> Page {
        let (_, height) = self.paper.size();
        vec![
            Ink::Text {
                x: MARGIN,
                y: MARGIN + size * 1.3,
                size: size * 1.7,
                style: Style::Bold,
                text: self.title.to_owned(),
            },
            Ink::Text {
                x: MARGIN,
                y: height - MARGIN + 2.0,
                size: 5.0,
                style: Style::Soft,
                text: self.note.to_owned(),
            },
        ]
    }
}

/// Slabs with those that must follow them.
fn groups(slabs: Vec<Slab>) -> Vec<Vec<Slab>> {
    let mut groups: Vec<Vec<Slab>> = Vec::new();
    let mut is_open = false;
    for slab in slabs {
        let leads = slab.leads;
        match groups.last_mut() {
            Some(group) if is_open => group.push(slab),
            _ => groups.push(vec![slab]),
        }
        is_open = leads;
    }
    groups
}
