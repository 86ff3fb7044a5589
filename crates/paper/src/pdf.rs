//! Pages as a PDF file.

use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use crate::Style;
use crate::columns::Page;
use crate::draw::{Pen, SHADES};
use crate::face::{Face, Faces};
use crate::ink::{Ink, Paper};

/// Letters are named by their pictures, two bytes each.
const IDENTITY: Name<'static> = Name(b"Identity-H");
const ADOBE: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
const REGULAR: Name<'static> = Name(b"R");
const BOLD: Name<'static> = Name(b"B");

/// Numbers of the parts of a file, one after another.
struct Numbers(i32);

impl Numbers {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

pub(crate) fn write(
    game: &str,
    title: &str,
    language: &str,
    pages: &[Page],
    faces: &Faces,
    paper: Paper,
) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let mut numbers = Numbers(0);
    let [catalog, tree, info] = [numbers.next(), numbers.next(), numbers.next()];
    pdf.catalog(catalog).pages(tree).lang(TextStr(language));
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Lamplight"));
    let fonts = [(REGULAR, &faces.regular), (BOLD, &faces.bold)].map(|(name, face)| {
        let used = letters(pages, |style| std::ptr::eq(faces.of(style), face));
        (name, write_font(&mut pdf, &mut numbers, face, &used))
    });
    let shades: Vec<Ref> = (0..=SHADES).map(|_| numbers.next()).collect();
    for (step, shade) in shades.iter().enumerate() {
        let cover = step as f32 / SHADES as f32;
        pdf.ext_graphics(*shade).non_stroking_alpha(cover).stroking_alpha(cover);
    }
    let leaves: Vec<Ref> = pages.iter().map(|_| numbers.next()).collect();
    let (width, height) = paper.size();
    for (leaf, page) in leaves.iter().zip(pages) {
        let content = numbers.next();
        let mut written = pdf.page(*leaf);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(content);
        let mut resources = written.resources();
        let mut named = resources.fonts();
        for (name, font) in fonts {
            named.pair(name, font);
        }
        named.finish();
        let mut named = resources.ext_g_states();
        for (step, shade) in shades.iter().enumerate() {
            named.pair(Name(Pen::shade(step).as_bytes()), *shade);
        }
        named.finish();
        resources.finish();
        written.finish();
        let packed = pack(&draw(page, game, faces, height));
        pdf.stream(content, &packed).filter(Filter::FlateDecode);
    }
    pdf.pages(tree).count(leaves.len() as i32).kids(leaves);
    pdf.finish()
}

/// Every letter written in the styles of one font.
fn letters(pages: &[Page], is_wanted: impl Fn(Style) -> bool) -> BTreeSet<char> {
    let texts = pages.iter().flatten().filter_map(|ink| match ink {
        Ink::Text { style, text, .. } if is_wanted(*style) => Some(text),
        _ => None,
    });
    texts.flat_map(|text| text.chars()).collect()
}

/// Embeds a font, with what its pictures mean, so that text can be searched and copied.
fn write_font(pdf: &mut Pdf, numbers: &mut Numbers, face: &Face, used: &BTreeSet<char>) -> Ref {
    let [font, child, descriptor, map, file] = [(); 5].map(|()| numbers.next());
    let name = Name(face.name.as_bytes());
    pdf.type0_font(font).base_font(name).encoding_predefined(IDENTITY).descendant_font(child).to_unicode(map);
    let mut written = pdf.cid_font(child);
    written.subtype(CidFontType::Type2).base_font(name).system_info(ADOBE).font_descriptor(descriptor);
    written.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = written.widths();
    for letter in used {
        let glyph = face.glyph(*letter);
        widths.same(glyph.0, glyph.0, 1000.0 * face.advance(glyph));
    }
    widths.finish();
    written.finish();
    let part = |units: i16| 1000.0 * f32::from(units) / f32::from(face.parsed.units_per_em());
    let bounds = face.parsed.global_bounding_box();
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(part(bounds.x_min), part(bounds.y_min), part(bounds.x_max), part(bounds.y_max)))
        .italic_angle(0.0)
        .ascent(part(face.parsed.ascender()))
        .descent(part(face.parsed.descender()))
        .cap_height(part(face.parsed.capital_height().unwrap_or(700)))
        .stem_v(if face.parsed.is_bold() { 120.0 } else { 80.0 })
        .font_file2(file);
    let mut meaning = UnicodeCmap::new(Name(b"Custom"), ADOBE);
    used.iter().for_each(|letter| meaning.pair(face.glyph(*letter).0, *letter));
    let meaning = pack(&meaning.finish());
    pdf.cmap(map, &meaning).filter(Filter::FlateDecode);
    let bytes = pack(face.bytes);
    pdf.stream(file, &bytes).filter(Filter::FlateDecode).pair(Name(b"Length1"), face.bytes.len() as i32);
    font
}

fn draw(page: &Page, game: &str, faces: &Faces, height: f32) -> Vec<u8> {
    let mut content = Content::new();
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    let mut pen = Pen::new(content, height);
    for ink in page {
        if let Ink::Text { x, y, size, style, text } = ink {
            let face = faces.of(*style);
            let name = if std::ptr::eq(face, &faces.bold) { BOLD } else { REGULAR };
            let glyphs: Vec<u8> =
                text.chars().flat_map(|letter| face.glyph(letter).0.to_be_bytes()).collect();
            pen.text(*x, *y, *size, name, &glyphs, *style == Style::Soft);
        } else {
            pen.draw(ink, game);
        }
    }
    pen.finish()
}

fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("nothing fails in memory")
}
