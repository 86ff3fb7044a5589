use table::{BadSetup, Chooser, Eyes, Game, Knowledge, Seat, Seed, ToMove};

use super::positions::{End, Positions};
use crate::budget::{Budget, Effort};
use crate::desk::Desk;
use crate::judge::Judge;
use crate::level::Level;
use crate::mind::Mind;
use crate::net::{FeatureList, InputValues};
use crate::style::Style;

/// Who plays the games one learns from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teacher {
    /// What minds imagine of others: a few milliseconds a game.
    Quick,
    /// A mind of this level, with so many nodes a turn.
    Mind(Level, u64),
}

/// Games to learn from.
#[derive(Clone, Debug)]
pub struct Lesson<J: Judge> {
    /// What is played: games take turns. All must tell the same features and have as many players.
    pub setups: Vec<<J::Game as Game>::Setup>,
    /// Who judges.
    pub judge: J,
    /// Who plays.
    pub teacher: Teacher,
    /// Turns in a thousand that somebody plays who sees little, so that there is something to learn from.
    pub noise: usize,
    /// What all games are dealt from.
    pub seed: Seed,
}

/// Of how many in a hundred positions with equally many turns for all, and of the others, one learns: positions of a
/// game tell much the same.
const KEPT_EVEN: usize = 60;
const KEPT: usize = 25;
/// How little a weak player sees, in tenths of a point.
const HAZE: u32 = 100;

impl<J: Judge> Lesson<J> {
    /// A game of each setup, as examples.
    pub fn examples(&self) -> Result<Vec<J::Game>, BadSetup> {
        self.setups.iter().map(|setup| J::Game::new(setup, self.seed)).collect()
    }

    /// The features of its positions; nothing if the judge tells none, or not the same of all setups.
    pub fn features(&self) -> Result<Option<FeatureList>, BadSetup> {
        let mut lists = Vec::new();
        for game in self.examples()? {
            lists.push((game.players(), FeatureList::of(&self.judge, &game)));
        }
        lists.dedup();
        Ok(if lists.len() == 1 { lists.remove(0).1 } else { None })
    }

    /// Plays games number `from` to `to` and keeps some of their positions.
    pub fn play(&self, list: &FeatureList, from: u64, to: u64) -> Result<Positions, BadSetup> {
        let players = self.examples()?.first().map_or(0, |game| usize::from(game.players()));
        let width = players * list.seat.len() + list.table.len();
        let mut positions = Positions::new(players, list.hash(), width);
        for number in from..to {
            self.play_one(number, &mut positions)?;
        }
        Ok(positions)
    }

    fn play_one(&self, number: u64, positions: &mut Positions) -> Result<(), BadSetup> {
        let setup = &self.setups[(number % self.setups.len() as u64) as usize];
        let mut game = J::Game::new(setup, self.seed.derive(number))?;
        let players = game.players();
        let thoughts = self.seed.derive(u64::MAX).derive(number);
        let mut chooser = Chooser::new(&thoughts.derive(77));
        let minds = |level: Level, nodes: u64, style: Style, salt: u64| -> Vec<Mind<J>> {
            let seeds = (0..players).map(|seat| thoughts.derive(salt + u64::from(seat)));
            let mind =
                |seed| Mind::new(self.judge.clone(), level, Budget::Nodes(nodes), seed).in_style(style);
            seeds.map(mind).collect()
        };
        let hazy = Style { haze: Some(HAZE), ..Style::BEST };
        let (level, nodes) = match self.teacher {
            Teacher::Mind(level, nodes) => (level, nodes),
            Teacher::Quick => (Level::BEST, 0),
        };
        let (mut strong, mut weak) =
            (minds(level, nodes, Style::BEST, 0), minds(Level::Novice, 1000, hazy, 100));
        let effort = Effort::new(Budget::Nodes(u64::MAX));
        let mut desk = Desk::new(self.judge.clone(), effort, Style::BEST, &thoughts.derive(78));
        let (mut turn, mut noisy, mut decisions) = (None, false, 0);
        let mut inputs = InputValues::default();
        let first = positions.len();
        while let ToMove::Decide(seat) = game.to_move() {
            let now = game.turn().number;
            if turn != Some(now) {
                turn = Some(now);
                noisy = chooser.below(1000) < self.noise;
                let kept = if self.judge.is_even(&game) { KEPT_EVEN } else { KEPT };
                if self.judge.is_calm(&game) && chooser.below(100) < kept {
                    inputs.values.clear();
                    self.judge.tell(&game, &mut inputs);
                    positions.values.extend_from_slice(&inputs.values);
                    positions.games.push(number as u32);
                    positions.ends.push(End::default());
                }
            }
            if self.teacher == Teacher::Quick && !noisy {
                desk.play_turn(&mut game);
                continue;
            }
            decisions += 1;
            let minds = if noisy { &mut weak } else { &mut strong };
            let knowledge = Knowledge::of(&game, seat, thoughts.derive(1000 + decisions));
            let Some(decision) = minds[seat.index()].decide(&knowledge) else { break };
            let _ = game.play_silently(decision.chosen);
        }
        let (totals, winners) = (game.scores(Eyes::Everything).totals(), game.winners());
        let mut end = End::default();
        for seat in Seat::first(players) {
            end.totals[seat.index()] = totals[seat].clamp(-10_000, 10_000) as i16;
            if winners.contains(seat) {
                end.wins[seat.index()] = (1000 / winners.len().max(1)) as i16;
            }
        }
        positions.ends[first..].fill(end);
        Ok(())
    }
}
