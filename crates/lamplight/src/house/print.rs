//! What is told to a person at a terminal.

use std::fmt::Write;

use serde_json::Value;

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// A moment, in universal time.
fn moment(ms: &Value) -> String {
    let Some(ms) = ms.as_u64() else { return "for ever".to_owned() };
    crate::copies::stamp(std::time::UNIX_EPOCH + std::time::Duration::from_millis(ms))
}

fn line_of_person(person: &Value) -> String {
    let guest = if person["is_guest"] == true { "  (guest)" } else { "" };
    format!("{}  {}{guest}\n", text(&person["id"]), text(&person["name"]))
}

fn line_of_table(table: &Value) -> String {
    let seats: Vec<&str> = list(&table["seats"])
        .iter()
        .map(|seat| seat["name"].as_str().or(seat["bot"].as_str()).unwrap_or("-"))
        .collect();
    let (id, game, status) = (text(&table["id"]), text(&table["game"]), text(&table["status"]));
    format!("{id}  {game}  {status}  {}\n", seats.join(", "))
}

fn line_of_sanction(one: &Value) -> String {
    let whom = one["player"].as_str().or(one["address"].as_str()).unwrap_or_default();
    let until = match one["until"].as_u64() {
        Some(_) => format!("until {}", moment(&one["until"])),
        None => "until it is lifted".to_owned(),
    };
    format!("number {}: {} {whom} {until}: {}\n", one["id"], text(&one["kind"]), text(&one["reason"]))
}

pub fn found(told: &Value) -> String {
    let mut out = String::new();
    list(&told["people"]).iter().for_each(|one| out.push_str(&line_of_person(one)));
    list(&told["tables"]).iter().for_each(|one| out.push_str(&line_of_table(one)));
    if out.is_empty() { "nobody and nothing was found\n".to_owned() } else { out }
}

pub fn people(told: &Value) -> String {
    let out: String = list(told).iter().map(line_of_person).collect();
    if out.is_empty() { "nobody\n".to_owned() } else { out }
}

pub fn person(told: &Value) -> String {
    let mut out = line_of_person(&told["person"]);
    let _ = writeln!(out, "here since {}", moment(&told["person"]["created_at"]));
    if told["is_steward"] == true {
        out.push_str("looks after the house, in a browser at /house\n");
    }
    list(&told["sanctions"]).iter().for_each(|one| out.push_str(&line_of_sanction(one)));
    let addresses: Vec<&str> = list(&told["addresses"]).iter().map(text).collect();
    if !addresses.is_empty() {
        let _ = writeln!(out, "connected from {}", addresses.join(", "));
    }
    list(&told["tables"]).iter().for_each(|one| out.push_str(&line_of_table(one)));
    out
}

pub fn table(told: &Value) -> String {
    let mut out = line_of_table(&told["table"]);
    for line in list(&told["talk"]) {
        let (n, at) = (&line["n"], moment(&line["at"]));
        let who = line["player"].as_str().unwrap_or("-");
        let _ = writeln!(out, "{n:>4}  {at}  {} ({who}): {}", text(&line["name"]), text(&line["text"]));
    }
    out
}

pub fn sanction(told: &Value) -> String {
    line_of_sanction(told)
}

pub fn sanctions(told: &Value) -> String {
    let out: String = list(told).iter().map(line_of_sanction).collect();
    if out.is_empty() { "nobody is muted or banned\n".to_owned() } else { out }
}

pub fn lifted(told: &Value) -> String {
    format!("lifted: {}", line_of_sanction(told))
}

pub fn closed(told: &Value) -> String {
    line_of_table(told)
}

pub fn deleted(told: &Value) -> String {
    format!("{} lines of talk are gone\n", told["lines"])
}

fn line_of_report(one: &Value) -> String {
    let by = one["by"]["name"].as_str().unwrap_or("somebody who is gone");
    let (of, id) = (text(&one["of"]["name"]), text(&one["of"]["id"]));
    let mut out = format!(
        "number {}: {}  {by} about {of} ({id}): {}\n",
        one["id"],
        moment(&one["at"]),
        text(&one["why"])
    );
    if let Some(table) = one["table"].as_str() {
        let _ = writeln!(out, "    at table {table}");
    }
    if let Some(line) = one["line"].as_u64() {
        let _ = writeln!(out, "    line {line}: {}", text(&one["quote"]));
    }
    for line in text(&one["detail"]).lines() {
        let _ = writeln!(out, "    {line}");
    }
    if one["settled_at"].is_u64() {
        let _ = writeln!(out, "    settled {}", moment(&one["settled_at"]));
    }
    out
}

pub fn reports(told: &Value) -> String {
    let out: String = list(told).iter().map(line_of_report).collect();
    if out.is_empty() { "no reports\n".to_owned() } else { out }
}

pub fn settled(told: &Value) -> String {
    format!("settled: {}", line_of_report(told))
}

pub fn audit(told: &Value) -> String {
    let mut out = String::new();
    for line in list(told) {
        let about: Vec<&str> =
            ["player", "table", "address"].iter().filter_map(|key| line[*key].as_str()).collect();
        let who = [text(&line["who"]), text(&line["who_name"])].join(" ");
        let _ = writeln!(
            out,
            "{:>5}  {}  {}  {}  {}  {}: {}",
            line["id"],
            moment(&line["at"]),
            who.trim(),
            text(&line["deed"]),
            about.join(" "),
            text(&line["detail"]),
            text(&line["reason"])
        );
    }
    if out.is_empty() { "nothing was done\n".to_owned() } else { out }
}
