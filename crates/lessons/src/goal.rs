use serde::Deserialize;
use serde_json::Value;

/// What a step of a lesson asks for. At least one of `event` and `points` is given.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// An event of the learner's that must happen.
    pub event: Option<Pattern>,
    /// So often.
    #[serde(default = "once")]
    pub times: u32,
    /// So many points more than at the beginning of the lesson.
    pub points: Option<i32>,
    /// May something else of the same kind happen first? Else that is a miss, told at once.
    #[serde(default)]
    pub loose: bool,
    /// An event after which the goal is out of reach, unless the same decision met it.
    pub miss: Option<Pattern>,
}

fn once() -> u32 {
    1
}

/// Some fields of an event, each with what may stand there: a value, a list of values, or `{ least = 3 }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Pattern(pub serde_json::Map<String, Value>);

impl Pattern {
    /// Does the event hold all these fields?
    #[must_use]
    pub fn fits(&self, event: &Value) -> bool {
        self.0.iter().all(|(name, wanted)| allows(wanted, &event[name]))
    }

    /// Is the event of the kind that is looked for?
    #[must_use]
    pub fn is_of_kind(&self, event: &Value) -> bool {
        self.0.get("kind").is_some_and(|kind| allows(kind, &event["kind"]))
    }
}

fn allows(wanted: &Value, given: &Value) -> bool {
    match wanted {
        Value::Array(any) => any.iter().any(|one| allows(one, given)),
        Value::Object(bounds) => match bounds.get("least").and_then(Value::as_i64) {
            Some(least) => given.as_i64().is_some_and(|given| given >= least),
            None => bounds.iter().all(|(name, wanted)| allows(wanted, &given[name])),
        },
        one => one == given,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn pattern(value: Value) -> Pattern {
        serde_json::from_value(value).expect("a pattern")
    }

    #[test]
    fn a_pattern_names_values_lists_of_values_and_least_numbers() {
        let event = json!({"kind": "collected", "tribe": "vizier", "count": 3, "tile": "c3"});
        let fits = |value| pattern(value).fits(&event);
        assert!(fits(json!({"kind": "collected", "count": {"least": 3}, "tile": ["b2", "c3"]})));
        assert!(!fits(json!({"kind": "collected", "count": {"least": 4}})));
        assert!(!fits(json!({"kind": "collected", "tribe": ["elder", "builder"]})));
        assert!(!fits(json!({"kind": "collected", "gold": 3})), "a field the event does not have");
        assert!(pattern(json!({"kind": "collected", "count": 9})).is_of_kind(&event));
    }
}
