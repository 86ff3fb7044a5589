//! Lines, drawings and letters of a page, in the words of a PDF file, which counts upwards from the lower edge.

use pdf_writer::{Content, Name, Str};

use crate::ink::Ink;
use crate::marks::{self, Mark, Paint, Step};

/// The side of the square that drawings are made on.
const SQUARE: f32 = 100.0;
/// How many degrees of see-through there are.
pub(crate) const SHADES: usize = 20;
const INK: Paint = (0x1b, 0x21, 0x40, 1.0);
const SOFT: Paint = (0x6b, 0x4a, 0x12, 1.0);
const LAMP: Paint = (0xf2, 0xb8, 0x4b, 1.0);
const HAIR: Paint = (0x1b, 0x21, 0x40, 0.35);
const GREY: Paint = (0x66, 0x66, 0x66, 1.0);

pub(crate) struct Pen {
    content: Content,
    height: f32,
    shade: usize,
}

impl Pen {
    pub(crate) fn new(content: Content, height: f32) -> Pen {
        Pen { content, height, shade: SHADES }
    }

    /// The name of a degree of see-through.
    pub(crate) fn shade(step: usize) -> String {
        format!("G{step}")
    }

    pub(crate) fn text(&mut self, x: f32, y: f32, size: f32, font: Name<'_>, glyphs: &[u8], is_soft: bool) {
        self.fill_with(if is_soft { SOFT } else { INK });
        self.content.begin_text().set_font(font, size);
        self.content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x, self.height - y]);
        self.content.show(Str(glyphs)).end_text();
    }

    pub(crate) fn draw(&mut self, ink: &Ink, game: &str) {
        match ink {
            Ink::Text { .. } => {}
            Ink::Rule { x, y, width, weight } => {
                self.fill_with(if *weight > 0.3 { LAMP } else { HAIR });
                self.content.rect(*x, self.height - y - weight, *width, *weight).fill_nonzero();
            }
            Ink::Mark { x, y, size, id } => {
                if let Some(mark) = marks::mark(game, id) {
                    self.mark(mark, *x, *y, *size);
                }
            }
            Ink::Cut { x, y, width, height } => {
                self.stroke_with(GREY, 0.4);
                self.content.set_dash_pattern([3.0, 3.0], 0.0);
                self.content.rect(*x, self.height - y - height, *width, *height).stroke();
                self.content.set_dash_pattern([], 0.0);
            }
            Ink::Badge { x, y, width, height } => {
                self.stroke_with(LAMP, height * 0.1);
                self.pill(*x, self.height - y - height, *width, *height);
                self.content.stroke();
            }
        }
    }

    fn mark(&mut self, mark: &Mark, x: f32, y: f32, size: f32) {
        let scale = size / SQUARE;
        let across = |at: f32| x + at * scale;
        let up = self.height - y;
        let up = |at: f32| up - at * scale;
        for shape in mark {
            if let Some(paint) = shape.fill {
                self.fill_with(paint);
            }
            if let Some(line) = shape.stroke {
                self.stroke_with(line.paint, line.width * scale);
            }
            for step in shape.steps() {
                match step {
                    Step::Move([x, y]) => self.content.move_to(across(x), up(y)),
                    Step::Line([x, y]) => self.content.line_to(across(x), up(y)),
                    Step::Curve([a, b, c, d, x, y]) => {
                        self.content.cubic_to(across(a), up(b), across(c), up(d), across(x), up(y))
                    }
                    Step::Close => self.content.close_path(),
                };
            }
            match (shape.fill, shape.stroke) {
                (Some(_), Some(_)) => self.content.fill_nonzero_and_stroke(),
                (Some(_), None) => self.content.fill_nonzero(),
                _ => self.content.stroke(),
            };
        }
    }

    /// A rectangle with round ends.
    fn pill(&mut self, x: f32, y: f32, width: f32, height: f32) {
        let radius = height / 2.0;
        // How far the handles of a quarter circle reach.
        let reach = radius * 0.5523;
        let (left, right, middle, top) = (x + radius, x + width - radius, y + radius, y + height);
        let end = x + width;
        self.content.move_to(left, y).line_to(right, y);
        self.content.cubic_to(right + reach, y, end, middle - reach, end, middle);
        self.content.cubic_to(end, middle + reach, right + reach, top, right, top);
        self.content.line_to(left, top);
        self.content.cubic_to(left - reach, top, x, middle + reach, x, middle);
        self.content.cubic_to(x, middle - reach, left - reach, y, left, y).close_path();
    }

    fn fill_with(&mut self, (red, green, blue, cover): Paint) {
        self.see_through(cover);
        self.content.set_fill_rgb(part(red), part(green), part(blue));
    }

    fn stroke_with(&mut self, (red, green, blue, cover): Paint, width: f32) {
        self.see_through(cover);
        self.content.set_stroke_rgb(part(red), part(green), part(blue)).set_line_width(width);
    }

    /// Said only when it changes: nearly everything covers what is below.
    fn see_through(&mut self, cover: f32) {
        let step = (cover.clamp(0.0, 1.0) * SHADES as f32).round() as usize;
        if step != self.shade {
            self.shade = step;
            self.content.set_parameters(Name(Pen::shade(step).as_bytes()));
        }
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.content.finish().to_vec()
    }
}

fn part(colour: u8) -> f32 {
    f32::from(colour) / 255.0
}
