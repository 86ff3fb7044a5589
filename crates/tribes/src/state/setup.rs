use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, UnknownWord};

use crate::artisans::{ARTISANS, layout};
use crate::data::MEEPLES;
use crate::{Ground, Tribe};

/// Everything chosen before a game of Five Tribes.
///
/// ```
/// use lamplight_tribes::Setup;
///
/// let setup: Setup = serde_json::from_str(r#"{"players": 3, "open_gold": true}"#)?;
/// assert_eq!(setup, Setup { open_gold: true, ..Setup::new(3) });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Setup {
    /// 2, 3 or 4.
    pub players: u8,
    /// Boxes added to the base game.
    #[serde(default, skip_serializing_if = "Expansions::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Array<\"thieves\" | \"artisans\">", optional))]
    pub expansions: Expansions,
    /// Everybody's gold lies open.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_gold: bool,
    /// Everybody's resource cards lie open.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_hands: bool,
    /// How often a djinn with a cost can be used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub djinn_limit: DjinnLimit,
    /// How far Hagis and Lamia move a palace or palm tree.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hagis_lamia_neighbourhood: Neighbourhood,
    /// Assassins need not kill.
    #[serde(default, skip_serializing_if = "is_default")]
    pub assassins_may_skip: bool,
    /// Assassins may kill on the tile they come from.
    #[serde(default = "on", skip_serializing_if = "is_on")]
    pub assassinate_own_tile: bool,
    /// Nekir pays for each victim, not for each assassination.
    #[serde(default, skip_serializing_if = "is_default")]
    pub nekir_per_victim: bool,
    /// The last meeple may match one dropped in the same move.
    #[serde(default = "on", skip_serializing_if = "is_on")]
    pub match_dropped_this_move: bool,
    /// No tile starts with three meeples of one tribe.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_mono_start_tiles: bool,
    /// Two players bid in the order A B B A in the first round.
    #[serde(default, rename = "two_player_fixed_ABBA", skip_serializing_if = "is_default")]
    pub two_player_fixed_abba: bool,
    /// Who of several Artisan leaders gets the higher value: all of them, or nobody.
    #[serde(default, skip_serializing_if = "is_default")]
    pub artisan_tie: ArtisanTie,
}

impl Setup {
    /// The base game with the recommended rulings.
    #[must_use]
    pub const fn new(players: u8) -> Setup {
        Setup {
            players,
            expansions: Expansions { thieves: false, artisans: false },
            open_gold: false,
            open_hands: false,
            djinn_limit: DjinnLimit::PerActivation,
            hagis_lamia_neighbourhood: Neighbourhood::Eight,
            assassins_may_skip: false,
            assassinate_own_tile: true,
            nekir_per_victim: false,
            match_dropped_this_move: true,
            no_mono_start_tiles: false,
            two_player_fixed_abba: false,
            artisan_tie: ArtisanTie::All,
        }
    }

    /// What differs from the usual setup, as words of [`Position`](crate::Position)'s text form.
    pub(crate) fn chosen(&self) -> Vec<(&'static str, String)> {
        let mut usual = Setup::new(self.players);
        let mut own = *self;
        let mut chosen = Vec::new();
        if !self.expansions.is_none() {
            let on = EXPANSIONS.iter().zip([self.expansions.thieves, self.expansions.artisans]);
            let on: Vec<&str> = on.filter(|(_, on)| *on).map(|(name, _)| *name).collect();
            chosen.push(("expansions", on.join(",")));
        }
        for ((key, value), (_, expected)) in own.toggles().into_iter().zip(usual.toggles()) {
            if value != expected {
                chosen.push((key, value.to_string()));
            }
        }
        if self.djinn_limit != DjinnLimit::default() {
            chosen.push(("djinn_limit", self.djinn_limit.to_string()));
        }
        if self.hagis_lamia_neighbourhood != Neighbourhood::default() {
            chosen.push(("hagis_lamia_neighbourhood", self.hagis_lamia_neighbourhood.to_string()));
        }
        if self.artisan_tie != ArtisanTie::default() {
            chosen.push(("artisan_tie", self.artisan_tie.to_string()));
        }
        chosen
    }

    /// Turns one switch by its words.
    pub(crate) fn choose(&mut self, key: &str, value: &str) -> Result<(), UnknownWord> {
        match key {
            "expansions" => {
                for name in value.split(',') {
                    match name {
                        "thieves" => self.expansions.thieves = true,
                        "artisans" => self.expansions.artisans = true,
                        _ => return Err(UnknownWord::new("expansion", name, EXPANSIONS)),
                    }
                }
            }
            "djinn_limit" => self.djinn_limit = value.parse()?,
            "hagis_lamia_neighbourhood" => self.hagis_lamia_neighbourhood = value.parse()?,
            "artisan_tie" => self.artisan_tie = value.parse()?,
            _ => {
                let toggle = self.toggles().into_iter().find(|(name, _)| *name == key);
                let (_, toggle) = toggle.ok_or_else(|| UnknownWord::new("switch", key, SWITCHES))?;
                *toggle = match value {
                    "true" => true,
                    "false" => false,
                    _ => return Err(UnknownWord::new("setting", value, &["true", "false"])),
                };
            }
        }
        Ok(())
    }

    fn toggles(&mut self) -> [(&'static str, &mut bool); 8] {
        [
            ("open_gold", &mut self.open_gold),
            ("open_hands", &mut self.open_hands),
            ("assassins_may_skip", &mut self.assassins_may_skip),
            ("assassinate_own_tile", &mut self.assassinate_own_tile),
            ("nekir_per_victim", &mut self.nekir_per_victim),
            ("match_dropped_this_move", &mut self.match_dropped_this_move),
            ("no_mono_start_tiles", &mut self.no_mono_start_tiles),
            ("two_player_fixed_ABBA", &mut self.two_player_fixed_abba),
        ]
    }

    /// Tiles of one kind in the boxes.
    pub(crate) fn copies(&self, ground: Ground) -> usize {
        match ground {
            Ground::Workshop | Ground::SpecializedMarket | Ground::Chasm if !self.expansions.artisans => 0,
            _ => layout::copies(ground),
        }
    }

    /// Meeples in the boxes, by tribe.
    pub(crate) fn meeples(&self) -> impl Iterator<Item = (Tribe, u8)> {
        let artisans = self.expansions.artisans.then_some((Tribe::Artisan, ARTISANS));
        MEEPLES.into_iter().chain(artisans)
    }
}

/// Boxes added to the base game, in JSON a list of their names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Expansions {
    /// The Thieves of Naqala.
    pub thieves: bool,
    /// The Artisans of Naqala.
    pub artisans: bool,
}

impl Expansions {
    /// Both boxes.
    pub const ALL: Expansions = Expansions { thieves: true, artisans: true };

    /// Only the base game?
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Expansions::default()
    }
}

/// Everything that can be chosen besides the number of players.
const SWITCHES: &[&str] = &[
    "expansions",
    "open_gold",
    "open_hands",
    "djinn_limit",
    "hagis_lamia_neighbourhood",
    "assassins_may_skip",
    "assassinate_own_tile",
    "nekir_per_victim",
    "match_dropped_this_move",
    "no_mono_start_tiles",
    "two_player_fixed_ABBA",
    "artisan_tie",
];

const EXPANSIONS: &[&str] = &["thieves", "artisans"];

impl Serialize for Expansions {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let on = [self.thieves, self.artisans];
        serializer.collect_seq(EXPANSIONS.iter().zip(on).filter(|(_, on)| *on).map(|(name, _)| name))
    }
}

impl<'de> Deserialize<'de> for Expansions {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Expansions, D::Error> {
        let mut expansions = Expansions::default();
        for name in Vec::<String>::deserialize(deserializer)? {
            match name.as_str() {
                "thieves" => expansions.thieves = true,
                "artisans" => expansions.artisans = true,
                _ => {
                    return Err(serde::de::Error::custom(format!(
                        "{name:?} is not an expansion; there are thieves and artisans"
                    )));
                }
            }
        }
        Ok(expansions)
    }
}

table::words! {
    /// How often a djinn with a cost can be used. Matters with two players, who act twice a round.
    #[derive(Default)]
    pub enum DjinnLimit as "djinn limit" {
        /// Once for each turn marker.
        #[default]
        PerActivation = "per_activation",
        /// Once in a round.
        PerRound = "per_round",
    }
}

table::words! {
    /// Which tiles count as neighbours for Hagis and Lamia.
    #[derive(Default)]
    pub enum Neighbourhood as "neighbourhood" {
        /// All around, diagonals included.
        #[default]
        Eight = "8",
        /// Side by side.
        Four = "4",
    }
}

table::words! {
    /// What several leaders in Artisans get.
    #[derive(Default)]
    pub enum ArtisanTie as "artisan tie" {
        /// Each of them the higher value.
        #[default]
        All = "all",
        /// None of them.
        Nobody = "nobody",
    }
}

/// All options of [`Setup`], for help texts and forms.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "expansions",
        kind: OptionKind::AnyOf { choices: EXPANSIONS },
        about: "boxes added to the base game",
    },
    toggle("open_gold", false, "everybody's gold lies open"),
    toggle("open_hands", false, "everybody's resource cards lie open"),
    OptionSpec {
        key: "djinn_limit",
        kind: OptionKind::OneOf { choices: &["per_activation", "per_round"], default: "per_activation" },
        about: "how often a djinn with a cost can be used; matters with two players, who act twice a round",
    },
    OptionSpec {
        key: "hagis_lamia_neighbourhood",
        kind: OptionKind::OneOf { choices: &["8", "4"], default: "8" },
        about: "how many tiles around are neighbours for Hagis and Lamia",
    },
    toggle("assassins_may_skip", false, "Assassins need not kill"),
    toggle("assassinate_own_tile", true, "Assassins may kill on the tile they come from"),
    toggle("nekir_per_victim", false, "Nekir pays for each victim, not for each assassination"),
    toggle("match_dropped_this_move", true, "the last meeple may match one dropped in the same move"),
    toggle("no_mono_start_tiles", false, "no tile starts with three meeples of one tribe"),
    toggle("two_player_fixed_ABBA", false, "two players bid in the order A B B A in the first round"),
    OptionSpec {
        key: "artisan_tie",
        kind: OptionKind::OneOf { choices: &["all", "nobody"], default: "all" },
        about: "who of several leaders in Artisans gets the higher value",
    },
];

const fn toggle(key: &'static str, default: bool, about: &'static str) -> OptionSpec {
    OptionSpec { key, kind: OptionKind::Toggle { default }, about }
}

fn on() -> bool {
    true
}

fn is_on(value: &bool) -> bool {
    *value
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
