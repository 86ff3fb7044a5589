//! Calls over HTTP: every one that the description tells.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use client::Client;
use serde_json::{Value, json};
use table::{Chooser, Seed};

use crate::mischief::{anything, of_schema, spoilt, text};
use crate::{PATIENCE, Siege};

/// Who calls: somebody new now and then, because people may be forgotten or shut out by then.
async fn somebody(siege: &Siege, chooser: &mut Chooser) -> Client {
    match chooser.below(8) {
        0 => Client::nobody(siege.address),
        1 => siege.operator.clone(),
        2 => Client::bot(siege.address, "nobody's token"),
        _ => match Client::guest(siege.address).await {
            Ok(guest) => guest,
            Err(error) => {
                siege.note(format!("no guest is let in: {error}"));
                Client::nobody(siege.address)
            }
        },
    }
}

/// All calls: method, path and its description.
fn calls(document: &Value) -> Vec<(String, String, Value)> {
    let mut all = Vec::new();
    for (path, item) in document["paths"].as_object().into_iter().flatten() {
        for (method, call) in item.as_object().into_iter().flatten() {
            all.push((method.to_uppercase(), path.clone(), call.clone()));
        }
    }
    all
}

pub async fn besiege(siege: Arc<Siege>, seed: Seed) {
    let mut chooser = Chooser::new(&seed);
    let all = calls(&siege.openapi);
    assert!(all.len() > 25, "{} calls", all.len());
    let mut who = somebody(&siege, &mut chooser).await;
    while !siege.is_over() {
        if chooser.once_in(25) {
            who = somebody(&siege, &mut chooser).await;
        }
        // Tables are what most is about.
        let (method, path, call) = match chooser.below(6) {
            0 => all.iter().find(|(method, path, _)| method == "POST" && path == "/api/tables"),
            _ => all.get(chooser.below(all.len())),
        }
        .expect("a call");
        let path = filled(&siege, path, call, &mut chooser);
        let schema = &call["requestBody"]["content"]["application/json"]["schema"];
        let body = (!schema.is_null()).then(|| {
            let sense = of_schema(&siege.openapi, schema, "", &mut chooser, 0);
            match chooser.below(6) {
                0 => spoilt(sense, &mut chooser),
                1 if chooser.once_in(4) => anything(&mut chooser, 3),
                _ => sense,
            }
        });
        siege.calls.fetch_add(1, Ordering::Relaxed);
        let calling = who.call(method, &path, body.as_ref());
        match tokio::time::timeout(PATIENCE, calling).await {
            Err(_) => siege.note(format!("{method} {path} is not answered: {body:?}")),
            // A path that is no HTTP at all is not answered at all.
            Ok(Err(_)) => {}
            Ok(Ok(answer)) => {
                if answer.status >= 500 || answer.status == 0 {
                    let said: String = answer.text.chars().take(200).collect();
                    siege.note(format!(
                        "{method} {path} answers {}: {said}; sent was {body:?}",
                        answer.status
                    ));
                }
                siege.saw(&answer.json());
            }
        }
    }
}

/// The path with something in place of its parts, and a question now and then.
fn filled(siege: &Siege, path: &str, call: &Value, chooser: &mut Chooser) -> String {
    let mut parts = Vec::new();
    for part in path.split('/') {
        parts.push(match part {
            "{id}" | "{person}" if !chooser.once_in(6) => {
                let seen = siege.seen.lock().expect("no panic");
                seen.get(chooser.below(seen.len().max(1))).cloned().unwrap_or_else(|| "1".to_owned())
            }
            part if part.starts_with('{') => match chooser.below(3) {
                0 => chooser.below(5).to_string(),
                _ => encoded(&text(chooser)),
            },
            part => part.to_owned(),
        });
    }
    let mut path = parts.join("/");
    let mut sign = '?';
    for parameter in call["parameters"].as_array().into_iter().flatten() {
        if parameter["in"] == "query" && chooser.once_in(2) {
            let name = parameter["name"].as_str().unwrap_or_default();
            let value = match of_schema(&siege.openapi, &parameter["schema"], name, chooser, 0) {
                Value::String(text) => text,
                other => other.to_string(),
            };
            path.push_str(&format!("{sign}{name}={}", encoded(&value)));
            sign = '&';
        }
    }
    if chooser.once_in(20) {
        path.push_str(&format!("{sign}{}", encoded(&json!(text(chooser)).to_string())));
    }
    path
}

fn encoded(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(byte);
    text.bytes().map(|b| if plain(&b) { (b as char).to_string() } else { format!("%{b:02X}") }).collect()
}
