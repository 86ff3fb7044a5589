//! The nets that come with this crate, and for which games they are.

use std::sync::LazyLock;

use djinn::{Djinn, Setup};
use minds::Shape;
use minds::net::{FeatureList, Net};
use table::{Game, Seed};

use crate::Judge;

/// Their files, by number of players.
const FILES: [(u8, Option<&[u8]>); 4] = [
    (1, Some(include_bytes!("../nets/djinn-1.net"))),
    (2, Some(include_bytes!("../nets/djinn-2.net"))),
    (3, None),
    (4, Some(include_bytes!("../nets/djinn-4.net"))),
];

static NETS: LazyLock<[Option<Net>; 4]> = LazyLock::new(|| FILES.map(|(players, file)| read(players, file?)));

/// Nothing if the file does not fit the features: a test says so before anybody plays without it.
fn read(players: u8, file: &[u8]) -> Option<Net> {
    Net::read(file, &features(players)?).ok()
}

/// What a net for so many players is told.
fn features(players: u8) -> Option<FeatureList> {
    let game = Djinn::new(&Setup::new(players), Seed::from_number(0)).ok()?;
    FeatureList::of(&Judge::default(), &game)
}

/// Is a net meant for such games?
pub fn fits(net: &Net, game: &Djinn) -> bool {
    net.provenance().players == game.players()
}

/// The net that comes with this crate for such games.
pub fn embedded(game: &Djinn) -> Option<&'static Net> {
    let known = FILES.iter().position(|(players, _)| *players == game.players())?;
    NETS[known].as_ref()
}

/// How to share out so many nodes: replies as there is more to spend.
pub fn shape(nodes: u64) -> Shape {
    let usual = Shape { charge: 30, ..Shape::default() };
    match nodes {
        0..10_000 => usual,
        10_000..60_000 => Shape { replies: 1, breadth: 4, ..usual },
        _ => Shape { replies: 1, breadth: 8, width: 48, ..usual },
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
            assert_eq!((net.provenance().game.as_str(), net.provenance().players), (Djinn::NAME, players));
        }
    }
}
