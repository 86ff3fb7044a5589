use std::fs;
use std::io::{Write, stdout};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use paper::{Form, Paper, Sides, Words};
use shelf::{Shelved, Visitor};
use table::aid::Aid as Content;

/// Print a player aid for a real table as a PDF file
///
/// Everything to look up while playing, in the words of the game in the browser: the turn in steps, every card, the
/// score. The sheet is filled with the largest letters that fit.
#[derive(Args)]
pub struct Aid {
    /// Which game
    game: String,

    /// Boxes on your table, separated by commas; the base game alone when not given
    #[arg(short, long, value_name = "NAMES", value_delimiter = ',')]
    boxes: Vec<String>,

    /// In which language
    #[arg(short, long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    lang: String,

    /// What it is printed on
    #[arg(short, long, value_enum, default_value_t = On::A4)]
    paper: On,

    /// How many sides of the sheet it takes; one if letters stay easy to read, else two, when not given
    #[arg(short, long, value_parser = ["1", "2"], conflicts_with = "cards")]
    sides: Option<String>,

    /// One card for each thing instead of a sheet, nine on a page, to be cut
    #[arg(short, long)]
    cards: bool,

    /// The file to write, or - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum On {
    /// 210 by 297 mm
    A4,
    /// 8.5 by 11 inches
    Letter,
}

fn language(text: &str) -> Result<String, String> {
    Words::of(text).map(|words| words.language().to_owned()).map_err(|error| error.to_string())
}

impl Aid {
    pub fn run(self) -> Result<()> {
        let Some(whole) = shelf::visit(&self.game, Described)? else {
            bail!("{} has no player aid", self.game)
        };
        if let Some(unknown) = self.boxes.iter().find(|name| !whole.boxes.contains(&name.as_str())) {
            let boxes = if whole.boxes.is_empty() {
                format!("{} has no further boxes", self.game)
            } else {
                format!("boxes of {} are: {}", self.game, whole.boxes.join(", "))
            };
            bail!("there is no box {unknown:?}; {boxes}");
        }
        let boxes: Vec<&str> = self.boxes.iter().map(String::as_str).collect();
        let words = Words::of(&self.lang)?;
        let form = match self.sides.as_deref() {
            _ if self.cards => Form::Cards,
            Some("1") => Form::Page(Sides::One),
            Some(_) => Form::Page(Sides::Two),
            None => Form::Page(Sides::Fewest),
        };
        let paper = match self.paper {
            On::A4 => Paper::A4,
            On::Letter => Paper::Letter,
        };
        let file = paper::aid(&self.game, &whole.of_boxes(&boxes), &words, paper, form)?;
        if self.output.as_os_str() == "-" {
            return Ok(stdout().write_all(&file)?);
        }
        fs::write(&self.output, file).with_context(|| format!("cannot write {}", self.output.display()))
    }
}

struct Described;

impl Visitor for Described {
    type Out = Option<Content>;

    fn visit<G: Shelved>(self) -> Option<Content> {
        G::aid()
    }
}
