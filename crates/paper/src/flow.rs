//! Lines: pieces broken to a width.

use crate::face::Faces;
use crate::ink::Ink;
use crate::{Piece, Run, Style};

/// From one base line to the next, in sizes.
const LEADING: f32 = 1.24;
/// How high letters rise over their base line, in sizes.
const RISE: f32 = 0.95;
/// A drawing beside an entry, in sizes.
const MARK: f32 = 2.3;

/// Some lines that stay together, measured from their upper left corner.
#[derive(Clone, Debug)]
pub(crate) struct Slab {
    pub(crate) height: f32,
    pub(crate) inks: Vec<Ink>,
    /// Must something follow it in the same column?
    pub(crate) leads: bool,
}

/// Breaks pieces to lines of a width.
pub(crate) struct Flow<'a> {
    pub(crate) faces: &'a Faces,
    pub(crate) width: f32,
    pub(crate) size: f32,
}

/// A word where it stands in its line.
struct Placed {
    x: f32,
    style: Style,
    text: String,
}

impl Flow<'_> {
    pub(crate) fn slabs(&self, pieces: &[Piece]) -> Vec<Slab> {
        pieces.iter().flat_map(|piece| self.piece(piece)).collect()
    }

    fn piece(&self, piece: &Piece) -> Vec<Slab> {
        let size = self.size;
        match piece {
            Piece::Heading(text) => vec![self.heading(text)],
            Piece::Text(runs) => self.lines(runs, 0.0, size * 0.28),
            Piece::Item(runs) => {
                let mut slabs = self.lines(runs, size * 0.75, size * 0.2);
                if let Some(first) = slabs.first_mut() {
                    first.inks.push(self.text(0.0, RISE * size, Style::Plain, "•"));
                }
                slabs
            }
            Piece::Row { cells, is_head, widths } => vec![self.row(cells, *is_head, widths)],
            Piece::Entry { id, runs } => vec![self.entry(id.as_deref(), runs)],
        }
    }

    fn text(&self, x: f32, y: f32, style: Style, text: &str) -> Ink {
        Ink::Text { x, y, size: self.size, style, text: text.to_owned() }
    }

    fn heading(&self, text: &str) -> Slab {
        let size = self.size * 1.22;
        let y = self.size * 0.5 + RISE * size;
        let lines = Flow { faces: self.faces, width: self.width, size }
            .wrap(&[Run { text: text.to_owned(), style: Style::Bold }], 0.0);
        let mut inks = Vec::new();
        let mut below = y;
        for (number, line) in lines.into_iter().enumerate() {
            below = y + number as f32 * LEADING * size;
            inks.extend(line.into_iter().map(|word| Ink::Text {
                x: word.x,
                y: below,
                size,
                style: word.style,
                text: word.text,
            }));
        }
        inks.push(Ink::Rule { x: 0.0, y: below + size * 0.3, width: self.width, weight: size * 0.09 });
        Slab { height: below + size * 0.55, inks, leads: true }
    }

    /// One slab a line, so that a long text may go on in the next column; its first two and last two stay together.
    fn lines(&self, runs: &[Run], indent: f32, after: f32) -> Vec<Slab> {
        let lines = self.wrap(runs, indent);
        let last = lines.len().saturating_sub(1);
        let slab = |(number, line): (usize, Vec<Placed>)| Slab {
            height: self.size * LEADING + if number == last { after } else { 0.0 },
            inks: self.inks(line, RISE * self.size),
            leads: number != last && (number == 0 || number + 2 == last + 1),
        };
        lines.into_iter().enumerate().map(slab).collect()
    }

    fn entry(&self, id: Option<&str>, runs: &[Run]) -> Slab {
        let size = self.size;
        let (indent, least) = if id.is_some() { (size * (MARK + 0.45), MARK * size) } else { (0.0, 0.0) };
        let lines = self.wrap(runs, indent);
        let height = (lines.len() as f32 * LEADING * size).max(least) + size * 0.3;
        let mark = |id: &str| Ink::Mark { x: 0.0, y: size * 0.08, size: MARK * size, id: id.to_owned() };
        let mut inks: Vec<Ink> = id.map(mark).into_iter().collect();
        for (number, line) in lines.into_iter().enumerate() {
            inks.extend(self.inks(line, RISE * size + number as f32 * LEADING * size));
        }
        Slab { height, inks, leads: false }
    }

    fn row(&self, cells: &[String], is_head: bool, letters: &[usize]) -> Slab {
        let gap = self.size * 0.6;
        let widths = shares(letters, self.width - gap * letters.len().saturating_sub(1) as f32, self.size);
        let style = if is_head { Style::Bold } else { Style::Plain };
        let (mut x, mut most, mut inks) = (0.0, 1, Vec::new());
        for (cell, width) in cells.iter().zip(&widths) {
            let part = Flow { faces: self.faces, width: *width, size: self.size };
            let lines = part.wrap(&[Run { text: cell.clone(), style }], 0.0);
            most = most.max(lines.len());
            for (number, line) in lines.into_iter().enumerate() {
                let y = RISE * self.size + number as f32 * LEADING * self.size;
                inks.extend(self.inks(line, y).into_iter().map(|ink| ink.moved(x, 0.0)));
            }
            x += width + gap;
        }
        let height = most as f32 * LEADING * self.size;
        inks.push(Ink::Rule { x: 0.0, y: height, width: self.width, weight: 0.25 });
        Slab { height: height + self.size * 0.15, inks, leads: is_head }
    }

    fn inks(&self, line: Vec<Placed>, y: f32) -> Vec<Ink> {
        let mut inks = Vec::new();
        for word in line {
            if word.style == Style::Figure {
                let width = self.faces.of(word.style).width(&word.text, self.size) + self.size * 0.5;
                let (x, height) = (word.x - self.size * 0.25, self.size * 1.08);
                inks.push(Ink::Badge { x, y: y - self.size * 0.88, width, height });
            }
            inks.push(self.text(word.x, y, word.style, &word.text));
        }
        inks
    }

    /// Words in lines. Neighbours of one style in one line become one text.
    fn wrap(&self, runs: &[Run], indent: f32) -> Vec<Vec<Placed>> {
        let mut lines: Vec<Vec<Placed>> = vec![Vec::new()];
        let mut at = indent;
        let space = self.faces.of(Style::Plain).width(" ", self.size);
        for run in runs {
            let around = if run.style == Style::Figure { self.size * 0.25 } else { 0.0 };
            for word in run.text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
                let width = self.faces.of(run.style).width(word, self.size) + 2.0 * around;
                let is_first = lines.last().is_none_or(Vec::is_empty);
                if !is_first && at + space + width > self.width {
                    lines.push(Vec::new());
                    at = indent;
                } else if !is_first {
                    at += space;
                }
                let Some(line) = lines.last_mut() else { continue };
                match line.last_mut() {
                    Some(last) if last.style == run.style && around == 0.0 => {
                        last.text.push(' ');
                        last.text.push_str(word);
                    }
                    _ => line.push(Placed { x: at + around, style: run.style, text: word.to_owned() }),
                }
                at += width;
            }
        }
        lines
    }
}

/// How wide the columns of a table are: as wide as they need if there is room, else the wide ones share what is left.
fn shares(letters: &[usize], room: f32, size: f32) -> Vec<f32> {
    let wanted: Vec<f32> = letters.iter().map(|count| (*count as f32 + 0.6) * size * 0.56).collect();
    let total: f32 = wanted.iter().sum();
    if total <= room {
        // The last one takes the rest.
        let mut widths = wanted;
        if let Some(last) = widths.last_mut() {
            *last += room - total;
        }
        return widths;
    }
    let fair = room / letters.len().max(1) as f32;
    let small: f32 = wanted.iter().filter(|width| **width <= fair).sum();
    let large: f32 = wanted.iter().filter(|width| **width > fair).sum();
    let share = |width: f32| if width <= fair { width } else { width / large * (room - small) };
    wanted.into_iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_its_column() {
        let faces = Faces::ours();
        let flow = Flow { faces: &faces, width: 120.0, size: 7.0 };
        let text = "Pick up all meeples of one tile and drop one on every tile you step on. ".repeat(5);
        let runs = [Run { text, style: Style::Plain }, Run { text: "15".to_owned(), style: Style::Figure }];
        for line in flow.wrap(&runs, 6.0) {
            for word in line {
                let end = word.x + faces.of(word.style).width(&word.text, 7.0);
                assert!(end <= 120.0 + 0.01, "{:?} ends at {end}", word.text);
            }
        }
    }

    #[test]
    fn columns_share_exactly_the_room_there_is() {
        for letters in [vec![10, 40, 3], vec![1; 10], vec![4, 90]] {
            let total: f32 = shares(&letters, 170.0, 7.0).iter().sum();
            assert!((total - 170.0).abs() < 0.01, "{letters:?}: {total}");
        }
    }
}
