use anyhow::Result;
use shelf::Shelved;
use table::{OptionKind, OptionSpec, setup_from_choices};

/// Why a set-up is played.
pub enum Kind {
    /// It is one of the ways to put the game's boxes together: many games show what can happen with them.
    Boxes,
    /// One option differs from its default.
    Switch,
}

type Choice = (String, String);

/// Random games of a game without any end would go on for ever; so where a limit can be asked for, one is.
const LIMIT: u32 = 60;

/// Every set-up worth a golden game: all boxes alone and together, and every value of every option, for each number of
/// players.
pub fn plan<G: Shelved>() -> Result<Vec<(Kind, G::Setup)>> {
    let mut setups = Vec::new();
    for players in G::PLAYERS {
        for boxes in boxes::<G>() {
            let choices = [limits::<G>(), boxes].concat();
            setups.push((Kind::Boxes, setup_from_choices::<G>(players, &choices)?));
        }
        let all = boxes::<G>().pop().unwrap_or_default();
        for spec in G::options().iter().filter(|spec| spec.key != "expansions") {
            for value in values(spec) {
                let mut choices = [limits::<G>(), all.clone()].concat();
                choices.retain(|(key, _)| key != spec.key);
                choices.push((spec.key.to_owned(), value));
                setups.push((Kind::Switch, setup_from_choices::<G>(players, &choices)?));
            }
        }
    }
    Ok(setups)
}

/// The base game, each box alone, and all of them.
fn boxes<G: Shelved>() -> Vec<Vec<Choice>> {
    let mut boxes = vec![Vec::new()];
    let spec = G::options().iter().find(|spec| spec.key == "expansions");
    if let Some(OptionKind::AnyOf { choices }) = spec.map(|spec| spec.kind) {
        let choice = |value: String| vec![("expansions".to_owned(), value)];
        boxes.extend(choices.iter().map(|name| choice((*name).to_owned())));
        if choices.len() > 1 {
            boxes.push(choice(choices.join(",")));
        }
    }
    boxes
}

fn limits<G: Shelved>() -> Vec<Choice> {
    let limited = G::options().iter().filter(|spec| matches!(spec.kind, OptionKind::Limit { .. }));
    limited.map(|spec| (spec.key.to_owned(), LIMIT.to_string())).collect()
}

/// Every value of an option but its default; of numbers only the ends.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        OptionKind::Toggle { default } => vec![(!default).to_string()],
        OptionKind::OneOf { choices, default } => {
            choices.iter().filter(|choice| **choice != default).map(ToString::to_string).collect()
        }
        OptionKind::AnyOf { choices } => choices.iter().map(ToString::to_string).collect(),
        OptionKind::Limit { min, .. } => vec![min.to_string()],
        OptionKind::Number { min, max, default } => {
            [min, max].into_iter().filter(|value| *value != default).map(|value| value.to_string()).collect()
        }
    }
}
