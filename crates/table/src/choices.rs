use serde_json::{Map, Value};

use crate::{BadSetup, Game, OptionKind, OptionSpec};

/// A setup from the number of players and choices as a person writes them: `("open_gold", "yes")`.
///
/// Says which options or values there are if one is not known.
pub fn setup_from_choices<G: Game>(players: u8, choices: &[(String, String)]) -> Result<G::Setup, BadSetup> {
    let mut json = Map::new();
    json.insert("players".into(), players.into());
    for (key, value) in choices {
        let spec = G::options().iter().find(|spec| spec.key == key).ok_or_else(|| {
            let keys: Vec<&str> = G::options().iter().map(|spec| spec.key).collect();
            BadSetup::Option {
                game: G::NAME,
                given: key.chars().take(40).collect(),
                allowed: keys.join(", "),
            }
        })?;
        json.insert(key.clone(), read_value(spec, value)?);
    }
    serde_json::from_value(Value::Object(json)).map_err(|e| BadSetup::Unreadable { reason: e.to_string() })
}

fn read_value(spec: &OptionSpec, text: &str) -> Result<Value, BadSetup> {
    let bad = |allowed: String| {
        let given = format!("{:?}", text.chars().take(40).collect::<String>());
        BadSetup::Value { key: spec.key, given, allowed }
    };
    match spec.kind {
        OptionKind::Toggle { .. } => match text {
            "true" | "yes" | "on" => Ok(true.into()),
            "false" | "no" | "off" => Ok(false.into()),
            _ => Err(bad("true, false".into())),
        },
        OptionKind::OneOf { choices, .. } => {
            choices.contains(&text).then(|| text.into()).ok_or_else(|| bad(choices.join(", ")))
        }
        OptionKind::AnyOf { choices } => {
            let words: Vec<&str> = text.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
            let known = words.iter().all(|word| choices.contains(word));
            known.then(|| words.into()).ok_or_else(|| bad(format!("any of {}", choices.join(", "))))
        }
        OptionKind::Limit { .. } if matches!(text, "none" | "null" | "no") => Ok(Value::Null),
        OptionKind::Limit { min, max } => {
            number(text, min, max).ok_or_else(|| bad(format!("{min} to {max}, or none")))
        }
        OptionKind::Number { min, max, .. } => {
            number(text, min, max).ok_or_else(|| bad(format!("{min} to {max}")))
        }
    }
}

fn number(text: &str, min: u32, max: u32) -> Option<Value> {
    text.parse::<u32>().ok().filter(|number| (min..=max).contains(number)).map(Value::from)
}

/// The set-ups worth measuring a game in, by name: `base`, and `all` with every expansion it has.
pub fn presets<G: Game>() -> Vec<(&'static str, Vec<(String, String)>)> {
    let mut presets = vec![("base", Vec::new())];
    for spec in G::options() {
        if let ("expansions", OptionKind::AnyOf { choices: choices @ [_, ..] }) = (spec.key, spec.kind) {
            presets.push(("all", vec![("expansions".to_owned(), choices.join(","))]));
        }
    }
    presets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToyExpansion, ToySetup};

    fn from(choices: &[(&str, &str)]) -> Result<ToySetup, String> {
        let choices: Vec<_> = choices.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        setup_from_choices::<Toy>(3, &choices).map_err(|e| e.to_string())
    }

    #[test]
    fn choices_are_read_as_people_write_them() {
        let chosen = from(&[("hand", "3"), ("open", "yes"), ("expansions", "lamps")]);
        let expansions = vec![ToyExpansion::Lamps];
        assert_eq!(chosen, Ok(ToySetup { players: 3, hand: 3, open: true, expansions }));
        assert_eq!(from(&[]), Ok(ToySetup { players: 3, hand: 2, open: false, expansions: vec![] }));
    }

    #[test]
    fn a_bad_choice_is_told_what_is_allowed() {
        let said = |key, value| from(&[(key, value)]).unwrap_err();
        assert_eq!(said("hat", "1"), "toy has no option \"hat\"; options are: hand, open, expansions");
        assert_eq!(said("hand", "9"), "hand cannot be \"9\"; allowed: 1 to 3");
        assert_eq!(said("open", "maybe"), "open cannot be \"maybe\"; allowed: true, false");
        assert_eq!(
            said("expansions", "lamps,oil"),
            "expansions cannot be \"lamps,oil\"; allowed: any of lamps"
        );
    }

    #[test]
    fn presets_are_the_base_game_and_everything() {
        let all = ("all", vec![("expansions".to_owned(), "lamps".to_owned())]);
        assert_eq!(presets::<Toy>(), [("base", vec![]), all]);
    }
}
