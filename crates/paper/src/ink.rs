use crate::Style;

/// Points in a millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// What is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in points.
    #[must_use]
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0 * MM, 297.0 * MM),
            Paper::Letter => (8.5 * 72.0, 11.0 * 72.0),
        }
    }
}

/// Something on a page, from its upper left corner, in points.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ink {
    /// Letters; `y` is their base line.
    Text { x: f32, y: f32, size: f32, style: Style, text: String },
    /// A line across.
    Rule { x: f32, y: f32, width: f32, weight: f32 },
    /// The drawing of a thing.
    Mark { x: f32, y: f32, size: f32, id: String },
    /// Where to cut.
    Cut { x: f32, y: f32, width: f32, height: f32 },
    /// The circle around a printed figure.
    Badge { x: f32, y: f32, width: f32, height: f32 },
}

impl Ink {
    /// The same, further right and down.
    pub(crate) fn moved(mut self, right: f32, down: f32) -> Ink {
        let (x, y) = match &mut self {
            Ink::Text { x, y, .. }
            | Ink::Rule { x, y, .. }
            | Ink::Mark { x, y, .. }
            | Ink::Cut { x, y, .. }
            | Ink::Badge { x, y, .. } => (x, y),
        };
        *x += right;
        *y += down;
        self
    }
}
