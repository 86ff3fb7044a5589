use crate::judge::Judge;
use crate::level::Level;

/// The version of the search, with nets and without.
const WITH_NET: u32 = 2;
const WITHOUT: u32 = 1;

/// The name of a mind in the log of a game: its level, and for those who think the version of their search and of the
/// net they asked, as in `search/2-5be0cd19`. Another net may decide otherwise, so a log tells which one it was.
#[must_use]
pub fn name_in_logs<J: Judge>(judge: &J, level: Level, game: &J::Game) -> String {
    let thinks = J::RUNGS.get(level as usize).is_none_or(|rung| rung.nodes > 0);
    match judge.net(game) {
        _ if !thinks => level.to_string(),
        Some(net) => format!("{level}/{WITH_NET}-{}", net.version()),
        None => format!("{level}/{WITHOUT}"),
    }
}

#[cfg(test)]
mod tests {
    use table::toy::{Toy, ToySetup};
    use table::{Game, Seed};

    use super::*;
    use crate::judge::Plain;

    #[test]
    fn who_thinks_tells_the_version_of_its_search() {
        let setup = ToySetup { players: 2, hand: 2, open: false, expansions: vec![] };
        let game = Toy::new(&setup, Seed::from_number(1)).unwrap();
        let named = Level::ALL.map(|level| name_in_logs(&Plain::<Toy>::default(), level, &game));
        assert_eq!(named, ["random", "novice", "greedy", "planner/1", "search/1"]);
    }
}
