//! What somebody might send: sense, nonsense, and sense with one thing wrong.

use serde_json::{Map, Value, json};
use table::Chooser;

const TEXTS: [&str; 14] = [
    "",
    " ",
    "Ann",
    "draw",
    "take 1",
    "bid 8",
    "a/b",
    "..",
    "%00",
    "\u{202e}abc",
    "José",
    "null",
    "search",
    "random",
];

pub fn text(chooser: &mut Chooser) -> String {
    if chooser.once_in(12) {
        return "x".repeat(1 << chooser.below(12));
    }
    chooser.pick(&TEXTS).unwrap_or_default().to_owned()
}

pub fn number(chooser: &mut Chooser) -> Value {
    let numbers = [
        json!(0),
        json!(1),
        json!(2),
        json!(3),
        json!(7),
        json!(255),
        json!(256),
        json!(-1),
        json!(4_294_967_296_u64),
    ];
    match chooser.below(12) {
        9 => json!(u64::MAX),
        10 => json!(1.5),
        11 => json!(i64::MIN),
        n => numbers[n].clone(),
    }
}

pub fn anything(chooser: &mut Chooser, deep: usize) -> Value {
    match chooser.below(if deep == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => json!(chooser.once_in(2)),
        2 => number(chooser),
        3 | 4 => json!(text(chooser)),
        5 => (0..chooser.below(4)).map(|_| anything(chooser, deep - 1)).collect(),
        _ => {
            let fields = (0..chooser.below(4)).map(|_| (text(chooser), anything(chooser, deep - 1)));
            Value::Object(fields.collect::<Map<_, _>>())
        }
    }
}

/// The same with one thing wrong, now and then.
pub fn spoilt(value: Value, chooser: &mut Chooser) -> Value {
    let Value::Object(mut fields) = value else { return value };
    let keys: Vec<String> = fields.keys().cloned().collect();
    if let Some(key) = keys.get(chooser.below(keys.len().max(1))) {
        match chooser.below(3) {
            0 => {
                fields.shift_remove(key);
            }
            1 => {
                fields.insert(key.clone(), anything(chooser, 2));
            }
            _ => {
                fields.insert(text(chooser), anything(chooser, 2));
            }
        }
    }
    Value::Object(fields)
}

/// A value of this schema of the description.
pub fn of_schema(document: &Value, schema: &Value, name: &str, chooser: &mut Chooser, deep: usize) -> Value {
    if let Some(known) = known(name, chooser) {
        return known;
    }
    if deep > 6 {
        return Value::Null;
    }
    if let Some(path) = schema["$ref"].as_str() {
        let schema = &document["components"]["schemas"][path.rsplit('/').next().unwrap_or_default()];
        return of_schema(document, schema, name, chooser, deep + 1);
    }
    if let Some(words) = schema["enum"].as_array().filter(|words| !words.is_empty()) {
        return words[chooser.below(words.len())].clone();
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(all) = schema[choice].as_array().filter(|all| !all.is_empty()) {
            return of_schema(document, &all[chooser.below(all.len())], name, chooser, deep + 1);
        }
    }
    if let Some(parts) = schema["allOf"].as_array() {
        let mut whole = Map::new();
        for part in parts {
            if let Value::Object(fields) = of_schema(document, part, name, chooser, deep + 1) {
                whole.extend(fields);
            }
        }
        return Value::Object(whole);
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => {
            kinds[chooser.below(kinds.len().max(1))].as_str().unwrap_or_default().to_owned()
        }
        kind => kind.as_str().unwrap_or_default().to_owned(),
    };
    match kind.as_str() {
        "string" => json!(text(chooser)),
        "integer" | "number" => number(chooser),
        "boolean" => json!(chooser.once_in(2)),
        "null" => Value::Null,
        "array" => (0..chooser.below(4))
            .map(|_| of_schema(document, &schema["items"], "", chooser, deep + 1))
            .collect(),
        "object" => {
            let mut whole = Map::new();
            for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
                if !chooser.once_in(5) {
                    whole.insert(field.clone(), of_schema(document, schema, field, chooser, deep + 1));
                }
            }
            Value::Object(whole)
        }
        _ => anything(chooser, 2),
    }
}

/// What the description cannot tell, because it belongs to a game or to this house.
fn known(name: &str, chooser: &mut Chooser) -> Option<Value> {
    let games = ["toy", "toy", "tribes", "djinn", "nosuch"];
    Some(match name {
        "game" => json!(chooser.pick(&games)),
        "setup" => json!({"players": 2 + chooser.below(3)}),
        "seats" => {
            let kinds =
                [json!({"kind": "me"}), json!({"kind": "open"}), json!({"kind": "bot", "level": "random"})];
            (0..2 + chooser.below(3)).map(|_| kinds[chooser.below(3)].clone()).collect()
        }
        "reason" => json!("a siege"),
        "password" => json!(if chooser.once_in(3) { "short" } else { "a long password" }),
        "new_password" => json!("another long password"),
        "distance" => json!(chooser.pick(&["mute", "block"])),
        "why" => json!(chooser.pick(&["abuse", "spam", "name", "cheating", "other"])),
        "language" => json!(chooser.pick(&["en", "es", "it", "de"])),
        "address" => json!(chooser.pick(&["192.0.2.1", "2001:db8::1", "ann@example.org", "nowhere", ""])),
        _ => return None,
    })
}
