use serde::Serialize;

use crate::Expansions;

table::words! {
    /// A djinn card. There is one of each.
    #[repr(u8)]
    pub enum Djinn as "djinn" {
        /// Every two Fakirs are a wild good at the end.
        AlAmin = "al_amin",
        /// Three meeples from the bag onto an empty tile.
        AnunNak = "anun_nak",
        /// Gold whenever somebody gains a djinn.
        Baal = "baal",
        /// Your Viziers and Elders are safe from Assassins.
        Boaz = "boaz",
        /// A palace on any Village.
        Bouraq = "bouraq",
        /// Your Builders earn double.
        Echidna = "echidna",
        /// A palm tree on any Oasis.
        Enki = "enki",
        /// Your palace goes to a neighbouring tile.
        Hagis = "hagis",
        /// Your palm trees are worth 5.
        Haurvatat = "haurvatat",
        /// Your Assassins kill two in one place.
        Iblis = "iblis",
        /// Your Viziers are worth 3.
        Jafaar = "jafaar",
        /// A reward for every victim of your Assassins.
        Kandicha = "kandicha",
        /// Fakirs make your bids cheaper.
        Kumarbi = "kumarbi",
        /// Your palm tree goes to a neighbouring tile.
        Lamia = "lamia",
        /// A camel on a bare tile.
        Leta = "leta",
        /// Gold for every meeple dropped on your tiles.
        Marid = "marid",
        /// Gold for every palace placed.
        Monkir = "monkir",
        /// Gold whenever Assassins kill.
        Nekir = "nekir",
        /// Your Elders are worth 4.
        Shamhat = "shamhat",
        /// Three djinns from the pile, one of them yours.
        Sibittis = "sibittis",
        /// The top card of the resource pile.
        Sloar = "sloar",
        /// A camel on a tile with meeples.
        Utug = "utug",
        /// Thieves of others do not touch you. With the Thieves.
        Morgiane = "morgiane",
        /// Precious items are worth more. With the Artisans.
        Geb = "geb",
        /// Artisans are worth more. With the Artisans.
        Ptah = "ptah",
    }
}

/// What a djinn's power costs each time it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub enum Cost {
    /// Nothing: the djinn works by itself.
    Passive,
    /// One Elder or one Fakir.
    ElderOrFakir,
    /// One Elder, and one Elder or Fakir.
    ElderAndMore,
    /// One Fakir.
    Fakir,
    /// One Fakir or more, when bidding.
    Fakirs,
}

/// What is printed on the cards, in the order of [`Djinn::ALL`]: points and cost. Sources, with the
/// letters of `docs/rules/sources.md`: GT, SD, CBF, BD, AM, CH for the points, AID and RB for the costs.
const CARDS: [(u8, Cost); Djinn::COUNT] = [
    (5, Cost::Passive),       // al_amin
    (8, Cost::ElderOrFakir),  // anun_nak
    (6, Cost::Passive),       // baal
    (6, Cost::Passive),       // boaz
    (6, Cost::ElderOrFakir),  // bouraq
    (4, Cost::ElderAndMore),  // echidna
    (8, Cost::ElderOrFakir),  // enki
    (10, Cost::ElderOrFakir), // hagis
    (8, Cost::Passive),       // haurvatat
    (8, Cost::ElderOrFakir),  // iblis
    (6, Cost::Passive),       // jafaar
    (6, Cost::Passive),       // kandicha
    (6, Cost::Fakirs),        // kumarbi
    (10, Cost::ElderOrFakir), // lamia
    (4, Cost::ElderAndMore),  // leta
    (6, Cost::Passive),       // marid
    (6, Cost::Passive),       // monkir
    (6, Cost::Passive),       // nekir
    (6, Cost::Passive),       // shamhat
    (4, Cost::ElderAndMore),  // sibittis
    (8, Cost::Fakir),         // sloar
    (4, Cost::ElderAndMore),  // utug
    // PLACEHOLDERS: no source gives the values of these three; 6 is that of their closest relatives.
    (6, Cost::Passive), // morgiane
    (6, Cost::Passive), // geb
    (6, Cost::Passive), // ptah
];

impl Djinn {
    /// How many djinns there are.
    pub const COUNT: usize = Djinn::ALL.len();

    /// The djinn with this place in [`Djinn::ALL`].
    #[must_use]
    pub const fn from_index(index: usize) -> Djinn {
        Djinn::ALL[index]
    }

    /// How many of them are in the base box.
    pub const BASE: usize = 22;

    /// The djinns that are in the deck with these expansions.
    pub fn deck(expansions: Expansions) -> impl Iterator<Item = Djinn> {
        Djinn::ALL.into_iter().filter(move |djinn| match djinn {
            Djinn::Morgiane => expansions.thieves,
            Djinn::Geb | Djinn::Ptah => expansions.artisans,
            _ => true,
        })
    }

    /// Points at the end.
    #[must_use]
    pub const fn value(self) -> u8 {
        CARDS[self as usize].0
    }

    /// What using it costs.
    #[must_use]
    pub const fn cost(self) -> Cost {
        CARDS[self as usize].1
    }

    /// The set of this djinn alone.
    #[must_use]
    pub const fn set(self) -> Djinns {
        Djinns(1 << self as u32)
    }
}

table::bit_set! {
    /// A set of djinns: one bit each.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts", type = "Djinn[]"))]
    pub struct Djinns(u32) of Djinn;
}

impl Djinns {
    /// Those that are in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Djinns) -> Djinns {
        Djinns(self.0 & !other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Djinns) -> Djinns {
        Djinns(self.0 & other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_is_the_rulebooks() {
        let base = &Djinn::ALL[..Djinn::BASE];
        assert_eq!(base.iter().map(|d| u32::from(d.value())).sum::<u32>(), 141);
        let of = |cost| base.iter().filter(|d| d.cost() == cost).count();
        assert_eq!(
            [Cost::Passive, Cost::ElderOrFakir, Cost::ElderAndMore, Cost::Fakir, Cost::Fakirs].map(of),
            [10, 6, 4, 1, 1]
        );
        for djinn in Djinn::ALL {
            assert_eq!(djinn.name().parse(), Ok(djinn));
        }
    }
}
