//! Cards to cut: nine on a page, each with letters as large as fit on it.

use crate::columns::Page;
use crate::face::Faces;
use crate::flow::Flow;
use crate::ink::{Ink, MM, Paper};
use crate::{Piece, Style};

/// The size of a playing card.
const CARD: (f32, f32) = (63.0 * MM, 88.0 * MM);
const INSIDE: f32 = 4.0 * MM;
const ACROSS: usize = 3;
const DOWN: usize = 3;
const SMALLEST: f32 = 4.6;
const LARGEST: f32 = 13.5;

pub(crate) fn pages(cards: &[Vec<Piece>], title: &str, faces: &Faces, paper: Paper) -> Vec<Page> {
    let (width, height) = paper.size();
    let left = (width - CARD.0 * ACROSS as f32) / 2.0;
    let top = (height - CARD.1 * DOWN as f32) / 2.0;
    let sheets = cards.chunks(ACROSS * DOWN).map(|sheet| {
        let mut page = Page::new();
        for (number, card) in sheet.iter().enumerate() {
            let x = left + (number % ACROSS) as f32 * CARD.0;
            let y = top + (number / ACROSS) as f32 * CARD.1;
            page.push(Ink::Cut { x, y, width: CARD.0, height: CARD.1 });
            page.extend(fill(card, title, faces).into_iter().map(|ink| ink.moved(x + INSIDE, y + INSIDE)));
        }
        page
    });
    sheets.collect()
}

/// A card's content in the largest letters that fit; the smallest if none do.
fn fill(card: &[Piece], title: &str, faces: &Faces) -> Page {
    let (width, height) = (CARD.0 - 2.0 * INSIDE, CARD.1 - 2.0 * INSIDE);
    let foot = 6.0;
    let mut size = LARGEST;
    let slabs = loop {
        let slabs = Flow { faces, width, size }.slabs(card);
        let tall: f32 = slabs.iter().map(|slab| slab.height).sum();
        if tall <= height - foot || size <= SMALLEST {
            break slabs;
        }
        size -= 0.2;
    };
    let mut y = 0.0;
    let mut page = Page::new();
    for slab in slabs {
        page.extend(slab.inks.into_iter().map(|ink| ink.moved(0.0, y)));
        y += slab.height;
    }
    page.push(Ink::Text { x: 0.0, y: height, size: 4.5, style: Style::Soft, text: title.to_owned() });
    page
}
