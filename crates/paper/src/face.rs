use ttf_parser::{Face as Parsed, GlyphId};

use crate::Style;

const REGULAR: &[u8] = include_bytes!("../fonts/regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/bold.ttf");

/// A font, and how wide its letters are.
pub(crate) struct Face {
    /// The whole file: it holds no more letters than we need.
    pub(crate) bytes: &'static [u8],
    pub(crate) parsed: Parsed<'static>,
    /// What it is called inside a file.
    pub(crate) name: &'static str,
}

/// The fonts of everything on paper: Figtree, under the SIL Open Font License.
pub(crate) struct Faces {
    pub(crate) regular: Face,
    pub(crate) bold: Face,
}

impl Face {
    fn read(bytes: &'static [u8], name: &'static str) -> Face {
        let parsed = Parsed::parse(bytes, 0).expect("the font is part of the program");
        Face { bytes, parsed, name }
    }

    /// How wide a text is at a size.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.advance(self.glyph(letter))).sum::<f32>() * size
    }

    /// The picture of a letter; that of a missing one if the font has none.
    pub(crate) fn glyph(&self, letter: char) -> GlyphId {
        self.parsed.glyph_index(letter).unwrap_or_default()
    }

    /// The width of a letter's picture, as a part of the size.
    pub(crate) fn advance(&self, glyph: GlyphId) -> f32 {
        let width = self.parsed.glyph_hor_advance(glyph).unwrap_or_default();
        f32::from(width) / f32::from(self.parsed.units_per_em())
    }
}

impl Faces {
    pub(crate) fn ours() -> Faces {
        Faces { regular: Face::read(REGULAR, "Figtree-Regular"), bold: Face::read(BOLD, "Figtree-Bold") }
    }

    pub(crate) fn of(&self, style: Style) -> &Face {
        match style {
            Style::Plain | Style::Soft => &self.regular,
            Style::Bold | Style::Figure => &self.bold,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Words, languages};

    #[test]
    fn the_fonts_have_every_letter_of_every_language() {
        let faces = Faces::ours();
        for language in languages() {
            let words = Words::of(language).expect("a language of ours");
            for letter in words.letters() {
                for face in [&faces.regular, &faces.bold] {
                    assert!(
                        face.parsed.glyph_index(letter).is_some(),
                        "{language}: {} has no {letter:?}",
                        face.name
                    );
                }
            }
        }
    }
}
