use anyhow::{Context, Result};
use clap::Args;
use shelf::{Shelved, Visitor};
use table::{OptionKind, Seed, setup_from_choices};

/// How a game is set up, as chosen on the command line.
#[derive(Args, Clone)]
pub struct Chosen {
    /// How many people play; 2 when not given
    #[arg(short, long, value_name = "N")]
    players: Option<u8>,

    /// Expansions to play with, separated by commas
    #[arg(short, long, value_name = "NAMES")]
    expansions: Option<String>,

    /// Choose an option of the game, such as --set open_gold=true; may be given more than once
    #[arg(long, value_name = "OPTION=VALUE", value_parser = option_and_value)]
    set: Vec<(String, String)>,

    /// Where chance comes from: a whole number, or 64 hexadecimal digits
    #[arg(short, long, default_value = "1")]
    pub seed: Seed,
}

pub fn option_and_value(text: &str) -> Result<(String, String), String> {
    let (option, value) = text.split_once('=').ok_or("expected OPTION=VALUE")?;
    Ok((option.trim().to_owned(), value.trim().to_owned()))
}

impl Chosen {
    /// The setup of the game `G`.
    pub fn setup<G: Shelved>(&self) -> Result<G::Setup> {
        self.setup_with::<G>(None)
    }

    /// The setup of the game `G` with another choice for one option.
    pub fn setup_with<G: Shelved>(&self, other: Option<&(String, String)>) -> Result<G::Setup> {
        let mut choices = self.set.clone();
        choices.extend(self.expansions.clone().map(|names| ("expansions".to_owned(), names)));
        if let Some(other) = other {
            choices.retain(|(option, _)| *option != other.0);
            choices.push(other.clone());
        }
        let players = self.players.unwrap_or(usual_players::<G>());
        let setup = setup_from_choices::<G>(players, &choices)?;
        G::new(&setup, self.seed).with_context(|| format!("{} cannot be set up so", G::NAME))?;
        Ok(setup)
    }
}

/// How many play when nobody says: 2, if the game allows.
pub fn usual_players<G: Shelved>() -> u8 {
    2.clamp(*G::PLAYERS.start(), *G::PLAYERS.end())
}

/// What can be chosen for each game, for `--help`.
pub fn options_help() -> String {
    let games = shelf::names().iter().filter_map(|name| shelf::visit(name, GameOptions).ok());
    games.collect::<Vec<_>>().join("\n\n")
}

struct GameOptions;

impl Visitor for GameOptions {
    type Out = String;

    fn visit<G: Shelved>(self) -> String {
        let players = format!("{} to {} players", G::PLAYERS.start(), G::PLAYERS.end());
        let options = G::options().iter().map(|spec| {
            let values = match spec.kind {
                OptionKind::Toggle { default } => format!("true or false [default: {default}]"),
                OptionKind::OneOf { choices, default } => {
                    format!("{} [default: {default}]", choices.join(", "))
                }
                OptionKind::AnyOf { choices } => format!("any of {} [default: none]", choices.join(", ")),
                OptionKind::Limit { min, max } => format!("{min} to {max}, or none [default: none]"),
                OptionKind::Number { min, max, default } => format!("{min} to {max} [default: {default}]"),
            };
            format!("\n  {} = {values}\n      {}", spec.key, spec.about)
        });
        format!("Game {}: {players}. Options for --set:{}", G::NAME, options.collect::<String>())
    }
}
