//! What came of the games.

use std::collections::BTreeMap;
use std::fmt;

use lamplight_djinn::{Character, Djinn, Equipment, Event, SOURCES, ScoringCard};
use table::{Game, Seat};

/// Counts over all games.
pub struct Tally {
    players: u8,
    games: u32,
    rounds: Vec<u16>,
    endings: BTreeMap<&'static str, u32>,
    /// Shared victories count in parts. By roof.
    wins: Vec<f64>,
    points: Vec<f64>,
    sources: [f64; 6],
    /// What happened how often.
    happened: BTreeMap<String, u32>,
    /// Points above the table's mean of those who had a card, and how many had it.
    margins: BTreeMap<String, (f64, u32)>,
    /// How often a scoring card lay open for a player, and how often it was fulfilled.
    scoring: BTreeMap<ScoringCard, (u32, u32)>,
}

impl Tally {
    pub fn new(players: u8) -> Tally {
        Tally {
            players,
            games: 0,
            rounds: Vec::new(),
            endings: BTreeMap::new(),
            wins: vec![0.0; usize::from(players)],
            points: vec![0.0; usize::from(players)],
            sources: [0.0; 6],
            happened: BTreeMap::new(),
            margins: BTreeMap::new(),
            scoring: BTreeMap::new(),
        }
    }

    pub fn count(&mut self, game: &Djinn, events: &[Event]) {
        let state = game.state();
        self.games += 1;
        self.rounds.push(game.round());
        *self.endings.entry(game.ending().unwrap_or("none")).or_default() += 1;
        let winners = game.winners();
        let totals: Vec<f64> =
            Seat::first(self.players).map(|seat| f64::from(state.points(seat).iter().sum::<i32>())).collect();
        let mean = totals.iter().sum::<f64>() / f64::from(self.players);
        for turn in 0..self.players {
            let seat = state.seat_at(turn);
            if winners.contains(seat) {
                self.wins[usize::from(turn)] += 1.0 / f64::from(winners.len());
            }
            self.points[usize::from(turn)] += totals[seat.index()];
            for (sum, points) in self.sources.iter_mut().zip(state.points(seat)) {
                *sum += f64::from(points);
            }
            for card in state.scoring.iter().flatten() {
                let (open, done) = self.scoring.entry(*card).or_default();
                *open += 1;
                *done += u32::from(state.players[seat].fulfils(*card));
            }
        }
        for event in events {
            let (seat, card) = match event {
                Event::Chosen { seat, character } => (*seat, name_of(*character)),
                Event::Equipped { seat, equipment, .. } => (*seat, equipment_name(*equipment)),
                other => {
                    if let Some(name) = plain(other) {
                        *self.happened.entry(name).or_default() += 1;
                    }
                    continue;
                }
            };
            *self.happened.entry(card.clone()).or_default() += 1;
            let (margin, count) = self.margins.entry(card).or_default();
            *margin += totals[seat.index()] - mean;
            *count += 1;
        }
    }
}

fn name_of(character: Character) -> String {
    format!("character {character}")
}

fn equipment_name(equipment: Equipment) -> String {
    format!("equipment {equipment}")
}

fn plain(event: &Event) -> Option<String> {
    Some(match event {
        Event::Acted { place, special, .. } => {
            format!("action {place} {}", if *special { "special" } else { "standard" })
        }
        Event::Forwent { coins, magic, .. } => format!("action forgone for {coins} coins {magic} magic"),
        Event::Hired { mage, .. } => format!("mage {mage} hired"),
        Event::Used { mage, .. } => format!("mage {mage} used"),
        Event::StaffUsed { equipment, .. } => format!("staff {equipment} used up"),
        Event::Dug { passage, .. } => format!("passage {passage} placed"),
        Event::PassageUsed { passage, .. } => format!("passage {passage} used"),
        Event::TrophyGained { trophy, .. } => format!("trophy {trophy}"),
        Event::Bound { djinns, master, .. } => {
            format!("catch of {} and {} master", djinns.iter().sum::<u8>(), u8::from(*master))
        }
        Event::Refused { .. } => "catch refused".into(),
        Event::DrivenOff { .. } => "master driven off".into(),
        Event::Unlocked { chest, .. } => format!("chest {chest} unlocked"),
        _ => return None,
    })
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games);
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        let at = |part: usize| rounds[(rounds.len() - 1) * part / 100];
        writeln!(f, "{} players, {} games", self.players, self.games)?;
        writeln!(
            f,
            "rounds: least {} 10% {} median {} 90% {} most {}",
            at(0),
            at(10),
            at(50),
            at(90),
            at(100)
        )?;
        writeln!(f, "endings: {:?}", self.endings)?;
        for (n, wins) in self.wins.iter().enumerate() {
            let share = 100.0 * wins / games;
            let error = 196.0 * (share / 100.0 * (1.0 - share / 100.0) / games).sqrt();
            let over = share - 100.0 / f64::from(self.players);
            let points = self.points[n] / games;
            writeln!(
                f,
                "roof {}: wins {share:.1} % ± {error:.1}, {over:+.1} over its share, {points:.1} points",
                n + 1
            )?;
        }
        for (source, sum) in SOURCES.iter().zip(self.sources) {
            writeln!(f, "points from {source}: {:.1}", sum / games / f64::from(self.players))?;
        }
        for (card, (open, done)) in &self.scoring {
            writeln!(
                f,
                "scoring card {card}: fulfilled {:.0} % of {open}",
                100.0 * f64::from(*done) / f64::from(*open)
            )?;
        }
        for (name, count) in &self.happened {
            let margin = self.margins.get(name).map(|(sum, n)| sum / f64::from(*n));
            let margin = margin.map(|m| format!(", owners {m:+.1} points over the mean")).unwrap_or_default();
            writeln!(f, "{name}: {:.3} a game{margin}", f64::from(*count) / games)?;
        }
        Ok(())
    }
}
