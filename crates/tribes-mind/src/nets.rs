//! The nets that come with this crate, and for which games they are.

use std::sync::LazyLock;

use minds::Shape;
use minds::net::{FeatureList, Net};
use table::{Game, Seed};
use tribes::{Expansions, Setup, Tribes};

use crate::Judge;

/// For which games a net is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind {
    players: u8,
    /// With any of the boxes?
    boxed: bool,
}

/// Their files. One net serves for all choices of boxes.
const FILES: [(Kind, Option<&[u8]>); 6] = [
    (Kind { players: 2, boxed: false }, Some(include_bytes!("../nets/tribes-2.net"))),
    (Kind { players: 3, boxed: false }, Some(include_bytes!("../nets/tribes-3.net"))),
    (Kind { players: 4, boxed: false }, Some(include_bytes!("../nets/tribes-4.net"))),
    (Kind { players: 2, boxed: true }, Some(include_bytes!("../nets/tribes-boxes-2.net"))),
    (Kind { players: 3, boxed: true }, None),
    (Kind { players: 4, boxed: true }, Some(include_bytes!("../nets/tribes-boxes-4.net"))),
];

static NETS: LazyLock<[Option<Net>; 6]> = LazyLock::new(|| FILES.map(|(kind, file)| read(kind, file?)));

/// The versions of the two lists of features: of the base game, and of games with boxes.
static LISTS: LazyLock<[Option<u64>; 2]> =
    LazyLock::new(|| [false, true].map(|boxed| features(Kind { players: 2, boxed }).map(|list| list.hash())));

impl Kind {
    fn of(game: &Tribes) -> Kind {
        Kind { players: game.players(), boxed: !game.setup().expansions.is_none() }
    }
}

/// Nothing if the file does not fit the features: a test says so before anybody plays without it.
fn read(kind: Kind, file: &[u8]) -> Option<Net> {
    Net::read(file, &features(kind)?).ok()
}

/// What a net for such games is told.
fn features(kind: Kind) -> Option<FeatureList> {
    let expansions = if kind.boxed { Expansions::ALL } else { Expansions::default() };
    let setup = Setup { expansions, ..Setup::new(kind.players) };
    FeatureList::of(&Judge::default(), &Tribes::new(&setup, Seed::from_number(0)).ok()?)
}

/// Is a net meant for such games?
pub fn fits(net: &Net, game: &Tribes) -> bool {
    let kind = Kind::of(game);
    net.provenance().players == kind.players && LISTS[usize::from(kind.boxed)] == Some(net.features())
}

/// The net that comes with this crate for such games.
pub fn embedded(game: &Tribes) -> Option<&'static Net> {
    let kind = Kind::of(game);
    NETS[FILES.iter().position(|(known, _)| *known == kind)?].as_ref()
}

/// How to share out so many nodes: more plans, and replies, as there is more to spend.
pub fn shape(players: u8, nodes: u64) -> Shape {
    let usual = Shape::default();
    match (players, nodes) {
        (2, 0..25_000) => Shape { lines: 4, charge: 30, ..usual },
        (2, _) => Shape { width: 48, replies: 1, breadth: 8, lines: 4, spread: 16, charge: 30, ..usual },
        (3, 0..25_000) => Shape { replies: 2, breadth: 4, lines: 4, charge: 36, ..usual },
        (_, 0..25_000) => Shape { replies: 1, breadth: 5, lines: 4, charge: 36, ..usual },
        _ => Shape { width: 48, replies: 2, breadth: 6, lines: 4, spread: 8, charge: 36, ..usual },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_net_fits_the_features_and_the_game_it_is_for() {
        for (kind, file) in FILES {
            let Some(file) = file else { continue };
            let net = Net::read(file, &features(kind).unwrap()).unwrap_or_else(|e| panic!("{kind:?}: {e}"));
            let provenance = net.provenance();
            assert_eq!((provenance.game.as_str(), provenance.players), (Tribes::NAME, kind.players));
        }
    }

    #[test]
    fn all_choices_of_boxes_are_told_by_one_list() {
        let list = |thieves, artisans| {
            let setup = Setup { expansions: Expansions { thieves, artisans }, ..Setup::new(3) };
            let game = Tribes::new(&setup, Seed::from_number(1)).unwrap();
            FeatureList::of(&Judge::default(), &game).unwrap()
        };
        let both = list(true, true);
        assert_eq!([list(true, false), list(false, true)], [both.clone(), both.clone()]);
        let base = list(false, false);
        assert!(base != both && base.seat.iter().all(|name| both.seat.contains(name)));
    }
}
