use std::fs;
use std::path::Path;

use anyhow::Result;
use shelf::{Shelved, Visitor};
use table::{Chooser, Moves, Record, Seed, ToMove, presets, setup_from_choices};

/// How many true texts of each game a corpus begins with.
const TEXTS: u64 = 12;

/// Puts true texts of every game into the corpus of a target.
pub fn write(corpus: &Path, target: &str) -> Result<()> {
    for game in shelf::names() {
        for (number, text) in shelf::visit(game, Texts { target })??.iter().enumerate() {
            fs::write(corpus.join(format!("{game}-{number}")), text)?;
        }
    }
    Ok(())
}

struct Texts<'a> {
    target: &'a str,
}

impl Visitor for Texts<'_> {
    type Out = Result<Vec<String>>;

    fn visit<G: Shelved>(self) -> Result<Vec<String>> {
        let (mut texts, mut moves) = (Vec::new(), Moves::new());
        for number in 0..TEXTS {
            let seed = Seed::from_number(number);
            let mut chooser = Chooser::new(&seed);
            let presets = presets::<G>();
            let (_, choices) = &presets[chooser.below(presets.len())];
            let players = G::PLAYERS.start() + (number % G::PLAYERS.count() as u64) as u8;
            let mut record = Record::new(G::new(&setup_from_choices::<G>(players, choices)?, seed)?, seed);
            for _ in 0..chooser.below(200) {
                let ToMove::Decide(seat) = record.state().to_move() else { break };
                record.state().legal_moves(&mut moves);
                let Some(m) = chooser.pick(&moves) else { break };
                record.play(seat, m, 0, &mut ())?;
            }
            match self.target.split('_').next() {
                Some("move") => {
                    texts.extend(moves.iter().take(4).map(ToString::to_string));
                    for m in moves.iter().take(4) {
                        texts.push(serde_json::to_string(m)?);
                    }
                }
                Some("position") => {
                    let position = record.state().position();
                    texts.push(serde_json::to_string(&position)?);
                    texts.push(position.to_string());
                }
                _ => {
                    let mut log = record.log(Vec::new());
                    log.header.seed = seed.into();
                    texts.push(log.to_string());
                }
            }
        }
        Ok(texts)
    }
}
