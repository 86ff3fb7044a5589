use minds::{Budget, Judge, Level, MoveOf, decide};
use review::same_end;
use table::{Game, Knowledge, Seed};

/// How often each level tries a puzzle.
pub const TRIES: u8 = 4;

/// What a try may cost.
const BUDGET: Budget = Budget::Nodes(20_000);

/// How many tries of each level find the plan.
pub fn solved<J: Judge>(game: &J::Game, judge: &J, best: &[MoveOf<J>]) -> [u8; 5] {
    let Some(seat) = game.to_move().seat() else { return [0; 5] };
    Level::ALL.map(|level| {
        let found = |number: &u8| {
            let seed = Seed::from_number(100 + u64::from(*number));
            let knowledge = Knowledge::of(game, seat, seed.derive(0));
            let decision = decide(&knowledge, judge.clone(), level, BUDGET, seed.derive(1));
            decision.is_some_and(|decision| same_end(game, &decision.plan, best))
        };
        (0..TRIES).filter(found).count() as u8
    })
}

/// How hard a puzzle is, by who finds its plan: 600 if every level does each time, 2200 if none ever does.
#[must_use]
pub fn rating(solved: [u8; 5]) -> u16 {
    let all = 5 * u16::from(TRIES);
    let found: u16 = solved.iter().map(|count| u16::from(*count)).sum();
    600 + 1600 * (all - found.min(all)) / all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_more_levels_find_is_easier() {
        assert_eq!(rating([TRIES; 5]), 600);
        assert_eq!(rating([0; 5]), 2200);
        assert!(rating([0, 1, 3, 4, 4]) < rating([0, 0, 0, 2, 4]));
    }
}
