use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use serde_json::Value;
use shelf::{Shelved, Visitor};
use table::{Chooser, Log, Moves, OptionKind, Record, Seed, ToMove, presets, setup_from_choices};

use crate::shell::root;

/// Record golden games: whole random games with their ends, replayed by every test run
///
/// Many games are played, and those are kept that together show most of what can happen: every kind of event
/// with every word in it, such as every djinn. They go to testdata/games/GAME/PRESET-PLAYERS-N.jsonl.
#[derive(Args)]
pub struct Golden {
    /// Which game
    #[arg(long)]
    game: String,

    /// What to play with: base, all for every expansion, or one expansion by its name
    #[arg(long, default_value = "base")]
    preset: String,

    /// How many games to keep for each number of players
    #[arg(long, default_value_t = 8)]
    keep: usize,

    /// How many games to choose them from
    #[arg(long, default_value_t = 500)]
    from: u64,

    /// Where chance comes from
    #[arg(long, default_value = "1")]
    seed: Seed,
}

/// Something that happened in a game: `djinn_used djinn=jaafar`.
type Happened = String;

/// One game that may be kept.
struct Candidate {
    log: Log,
    happened: BTreeSet<Happened>,
}

impl Golden {
    pub fn run(self) -> Result<()> {
        let game = self.game.clone();
        shelf::visit(&game, self)?
    }
}

impl Visitor for Golden {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        let presets = presets::<G>().into_iter().chain(single_expansions::<G>());
        let presets: Vec<(&str, Vec<(String, String)>)> = presets.collect();
        let Some((_, choices)) = presets.iter().find(|(name, _)| *name == self.preset) else {
            let names: Vec<&str> = presets.iter().map(|(name, _)| *name).collect();
            bail!("{} has no preset {:?}; presets are: {}", G::NAME, self.preset, names.join(", "));
        };
        let folder = root().join("testdata/games").join(G::NAME);
        fs::create_dir_all(&folder)?;
        let (mut shown, mut possible) = (BTreeSet::new(), BTreeSet::new());
        for players in G::PLAYERS {
            let setup = setup_from_choices::<G>(players, choices)?;
            let seeds = (0..self.from).map(|number| self.seed.derive(number << 8 | u64::from(players)));
            let mut candidates =
                seeds.map(|seed| play::<G>(&setup, seed)).collect::<Result<Vec<Candidate>>>()?;
            possible.extend(candidates.iter().flat_map(|candidate| candidate.happened.iter().cloned()));
            for number in 1..=self.keep {
                let Some(best) = most_new(&candidates, &shown) else { break };
                let kept = candidates.swap_remove(best);
                shown.extend(kept.happened);
                let name = format!("{}-{players}-{number:02}.jsonl", self.preset);
                fs::write(folder.join(&name), kept.log.to_string())?;
                println!("{name}: {} decisions", kept.log.entries.len());
            }
        }
        println!("{} of {} things that happened are shown", shown.len(), possible.len());
        possible.difference(&shown).for_each(|missing| println!("not shown: {missing}"));
        Ok(())
    }
}

/// One set-up for each expansion of a game, by its name.
fn single_expansions<G: Shelved>() -> Vec<(&'static str, Vec<(String, String)>)> {
    let spec = G::options().iter().find(|spec| spec.key == "expansions");
    let Some(OptionKind::AnyOf { choices }) = spec.map(|spec| spec.kind) else { return Vec::new() };
    choices.iter().map(|name| (*name, vec![("expansions".to_owned(), (*name).to_owned())])).collect()
}

/// The candidate with most that was not shown yet; what is rare counts more.
fn most_new(candidates: &[Candidate], shown: &BTreeSet<Happened>) -> Option<usize> {
    let mut frequency: BTreeMap<&str, u64> = BTreeMap::new();
    for happened in candidates.iter().flat_map(|candidate| &candidate.happened) {
        *frequency.entry(happened).or_default() += 1;
    }
    let worth = |candidate: &Candidate| -> u64 {
        candidate.happened.difference(shown).map(|happened| 1_000_000 / frequency[happened.as_str()]).sum()
    };
    (0..candidates.len()).max_by_key(|index| worth(&candidates[*index]))
}

fn play<G: Shelved>(setup: &G::Setup, seed: Seed) -> Result<Candidate> {
    let mut record = Record::new(G::new(setup, seed)?, seed);
    let (mut chooser, mut moves, mut happened) = (Chooser::new(&seed), Moves::new(), BTreeSet::new());
    while let ToMove::Decide(seat) = record.state().to_move() {
        record.state().legal_moves(&mut moves);
        let m = chooser.pick(&moves).ok_or_else(|| anyhow!("{} lists no moves before its end", G::NAME))?;
        let mut events = Vec::new();
        record.play(seat, m, 0, &mut events)?;
        for event in events {
            collect(&serde_json::to_value(event)?, &mut happened);
        }
    }
    happened.extend(record.state().ending().map(|reason| format!("ended by {reason}")));
    Ok(Candidate { log: record.log(Vec::new()), happened })
}

/// The event's kind, alone and with each word in it. Places on a board are left out.
fn collect(event: &Value, happened: &mut BTreeSet<Happened>) {
    let kind = event["kind"].as_str().unwrap_or_default();
    happened.insert(kind.to_owned());
    for (field, value) in event.as_object().into_iter().flatten().filter(|(field, _)| *field != "kind") {
        let words = value.as_array().map_or_else(|| vec![value], |list| list.iter().collect());
        for word in words.iter().filter_map(|word| word.as_str()) {
            if !word.contains(|c: char| c.is_ascii_digit()) {
                happened.insert(format!("{kind} {field}={word}"));
            }
        }
    }
}
