use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use shelf::Shelved;
use table::{Happening, Seat};

/// Something puzzles can be about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Its name, also part of its translation key.
    pub name: String,
    /// An event of the plan that makes it: each of these fields with this value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Map<String, Value>>,
    /// Is it the theme of plans in the last round?
    #[serde(default, skip_serializing_if = "is_false")]
    pub ending: bool,
    /// Is it the theme of plans that take so many points from the next seat's best turn, compared with the second best plan?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spoils: Option<f64>,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// What a plan is about. `spoiled` is how much less it leaves to the next seat than the second best plan does.
pub fn themes_of<G: Shelved>(
    all: &[Theme],
    before: &G,
    seat: Seat,
    plan: &[G::Move],
    spoiled: Option<f64>,
) -> Vec<String> {
    let events = events_of(before, seat, plan);
    let fits = |theme: &&Theme| {
        theme.ending && before.ending().is_some()
            || theme.spoils.is_some_and(|least| spoiled.is_some_and(|points| points >= least))
            || theme.events.iter().any(|wanted| events.iter().any(|event| holds(event, wanted)))
    };
    all.iter().filter(fits).map(|theme| theme.name.clone()).collect()
}

/// What a plan does, as its own seat may know it.
fn events_of<G: Shelved>(before: &G, seat: Seat, plan: &[G::Move]) -> Vec<Value> {
    let mut world = before.imagine(seat, table::Seed::from_number(6));
    let mut events: Vec<G::Event> = Vec::new();
    for m in plan {
        if world.play(*m, &mut events).is_err() {
            break;
        }
    }
    let seen = events.iter().filter_map(|event| event.seen_by(table::Eyes::Seat(seat)));
    seen.filter_map(|event| serde_json::to_value(event).ok()).collect()
}

fn holds(event: &Value, wanted: &Map<String, Value>) -> bool {
    wanted.iter().all(|(name, value)| event.get(name) == Some(value))
}
