use table::Faults;

use super::require;
use crate::data::{BOTTLES, CIRCLES, CORKS, DJINNS_PER_COLOUR, KEYS, MASTERS};
use crate::state::{NEWEST_RULES, State};
use crate::{ByColour, Phase};

/// No game uses more chance than this.
const MOST_CHANCE: u32 = 1 << 24;

impl State {
    /// Every number is in a range in which adding up cannot go wrong.
    pub(super) fn check_counts(&self, faults: &mut Faults) {
        require(faults, (1..=NEWEST_RULES).contains(&self.rules), "rules", || {
            format!("versions 1 to {NEWEST_RULES} are known, but {} was given", self.rules)
        });
        if let Err(bad) = self.setup.check() {
            return faults.add("setup", bad.to_string());
        }
        let count = self.setup.players;
        let given = self.players.as_slice().len();
        if given != usize::from(count) {
            return faults.add("players", format!("the setup says {count} players, but {given} were given"));
        }
        require(faults, self.first.number() < count, "first", || {
            format!("seat {} does not play; there are {count} players", self.first)
        });
        require(faults, self.turn < count, "turn", || {
            format!("turns count from 0 to {}, but {} was given", count - 1, self.turn)
        });
        require(faults, self.round >= 1, "round", || "rounds count from 1, but 0 was given".into());
        require(faults, self.chance.used().iter().all(|used| *used <= MOST_CHANCE), "chance.used", || {
            format!("no game uses more than {MOST_CHANCE} words of a stream")
        });
        let bottles = BOTTLES[usize::from(count) - 1];
        let corks = CORKS[usize::from(count) - 1];
        colours(faults, "bag", self.bag, DJINNS_PER_COLOUR);
        colours(faults, "bottles", self.bottles, bottles);
        at_most(faults, "corks", self.corks, corks);
        at_most(faults, "keys", self.keys, KEYS);
        for (n, field) in self.fields.iter().enumerate() {
            colours(faults, &format!("fields.R{}.djinns", n + 1), field.djinns, DJINNS_PER_COLOUR);
        }
        for (n, player) in self.players.as_slice().iter().enumerate() {
            let at = |what: &str| format!("players.{n}.{what}");
            colours(faults, &at("circled"), player.circled, CIRCLES);
            colours(faults, &at("bottles"), player.bottles, bottles);
            colours(faults, &at("bottled"), player.bottled, bottles);
            colours(faults, &at("bottled_masters"), player.bottled_masters, MASTERS);
            at_most(faults, &at("circled_masters"), player.circled_masters, CIRCLES);
            at_most(faults, &at("masters_caught"), player.masters_caught, MASTERS);
            at_most(faults, &at("corks"), player.corks, corks);
            at_most(faults, &at("keys"), player.keys, KEYS);
            at_most(faults, &at("limit"), player.limit, self.setup.max_limit);
            at_most(faults, &at("magic"), player.magic, player.limit);
            at_most(faults, &at("circles"), player.circles, CIRCLES);
        }
        match &self.phase {
            Phase::Draft { step } => at_most(faults, "phase.step", *step, 2 * count - 1),
            Phase::Gifts { turn } => at_most(faults, "phase.turn", *turn, count - 1),
            Phase::Catch(chosen) => colours(faults, "phase.normal", chosen.normal, DJINNS_PER_COLOUR),
            Phase::House(caught) => colours(faults, "phase.normal", caught.normal, DJINNS_PER_COLOUR),
            _ => {}
        }
    }
}

fn at_most(faults: &mut Faults, at: &str, given: u8, most: u8) {
    require(faults, given <= most, at, || format!("at most {most}, but {given} was given"));
}

fn colours(faults: &mut Faults, at: &str, given: ByColour, most: u8) {
    given.into_iter().for_each(|n| at_most(faults, at, n, most));
}
