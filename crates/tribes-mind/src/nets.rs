//! The nets that come with this crate, and for which games they are.

use std::sync::LazyLock;

use minds::Shape;
use minds::net::{FeatureList, Net};
use table::{Game, Seed};
use tribes::{Expansions, Setup, Tribes};

use crate::Judge;

/// Their files, by number of players. A game with expansions has no net yet.
const FILES: [(u8, Option<&[u8]>); 3] = [(2, None), (3, None), (4, None)];

static NETS: LazyLock<[Option<Net>; 3]> = LazyLock::new(|| FILES.map(|(players, file)| read(players, file?)));

/// Nothing if the file does not fit the features: a test says so before anybody plays without it.
fn read(players: u8, file: &[u8]) -> Option<Net> {
    Net::read(file, &features(players)?).ok()
}

/// What a net for so many players is told.
fn features(players: u8) -> Option<FeatureList> {
    let game = Tribes::new(&Setup::new(players), Seed::from_number(0)).ok()?;
    FeatureList::of(&Judge::default(), &game)
}

/// Is a net meant for such games?
pub fn fits(net: &Net, game: &Tribes) -> bool {
    net.provenance().players == game.players() && game.setup().expansions == Expansions::default()
}

/// The net that comes with this crate for such games.
pub fn embedded(game: &Tribes) -> Option<&'static Net> {
    let known = FILES.iter().position(|(players, _)| *players == game.players())?;
    NETS[known].as_ref().filter(|net| fits(net, game))
}

/// How to share out so many nodes: more plans, and replies, as there is more to spend.
pub fn shape(players: u8, nodes: u64) -> Shape {
    let usual = Shape::default();
    match (players, nodes) {
        (2, 0..25_000) => Shape { lines: 4, charge: 40, ..usual },
        (2, _) => Shape { width: 48, replies: 1, breadth: 8, lines: 4, spread: 16, charge: 40, ..usual },
        (3, 0..25_000) => Shape { replies: 2, breadth: 4, lines: 4, charge: 55, ..usual },
        (_, 0..25_000) => Shape { replies: 1, breadth: 5, lines: 4, charge: 60, ..usual },
        (players, _) => {
            let charge = if players == 3 { 55 } else { 60 };
            Shape { width: 48, replies: 2, breadth: 6, lines: 4, spread: 8, charge, ..usual }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_net_fits_the_features_and_the_game_it_is_for() {
        for (players, file) in FILES {
            let Some(file) = file else { continue };
            let net =
                Net::read(file, &features(players).unwrap()).unwrap_or_else(|e| panic!("{players}: {e}"));
            assert_eq!((net.provenance().game.as_str(), net.provenance().players), (Tribes::NAME, players));
        }
    }
}
