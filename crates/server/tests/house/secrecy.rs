//! What leaves the server tells nobody what they may not know: every byte on the real socket is compared.

use serde_json::{Value, json};
use store::Status;
use table::toy::{Toy, ToySetup};
use table::{Eyes, Game, Seat, Seed};

use crate::common::{House, Line, me, open};

const A: Seat = Seat::ALL[0];
const B: Seat = Seat::ALL[1];

fn deal(seed: Seed) -> Toy {
    let setup = ToySetup { players: 2, hand: 2, open: false, expansions: Vec::new() };
    Toy::new(&setup, seed).expect("a good setup")
}

fn hand(seed: Seed, seat: Seat) -> Value {
    serde_json::to_value(deal(seed).view(Eyes::Seat(seat))).expect("a view")
}

/// Two worlds that seat A cannot tell apart while nobody draws and nobody doubts.
fn worlds() -> [Seed; 2] {
    let first = Seed::from_number(0);
    let second = (1..)
        .map(Seed::from_number)
        .find(|seed| hand(*seed, A) == hand(first, A) && hand(*seed, B) != hand(first, B))
        .expect("hands repeat");
    [first, second]
}

/// Everything A and a spectator got while A and B laid and trusted, with what must differ by nature made equal.
async fn transcript(seed: Seed) -> [Vec<String>; 2] {
    let house = House::open().await;
    let (mut ann, mut bob, mut eve) = (house.guest().await, house.guest().await, house.guest().await);
    let table = ann.table(json!([me(), open()])).await;
    bob.join(&table).await;
    let (house, ()) = house
        .restart_with(async |store| {
            let mut row = store.table(&table).await.expect("readable").expect("there");
            assert_eq!(row.status, Status::Playing);
            row.seed = Some(seed.to_string());
            store.save_table(row).await.expect("written");
        })
        .await;
    for visitor in [&mut ann, &mut bob, &mut eve] {
        visitor.client.address = house.address;
    }
    let mut a = ann.sit(&table).await;
    let mut b = bob.sit(&table).await;
    let mut e = eve.sit(&table).await;
    for version in 1..=12 {
        let (line, seat): (&mut Line, u64) = if a.moves().is_empty() { (&mut b, 1) } else { (&mut a, 0) };
        let choice = line.moves().into_iter().find(|m| m.starts_with("lay") || m == "done" || m == "trust");
        let answer = line.play(seat, &choice.expect("a card to lay")).await;
        assert_eq!(answer["type"], "done", "{answer}");
        for line in [&mut a, &mut b, &mut e] {
            while line.version < version {
                line.next().await;
            }
        }
    }
    a.ask(json!({"type": "resync"})).await;
    e.ask(json!({"type": "resync"})).await;
    let known =
        [&table, &ann.id, &bob.id, &eve.id, &ann.name, &bob.name, &seed.commitment()].map(String::clone);
    [a.bytes, e.bytes].map(|bytes| bytes.iter().map(|text| same(text, &known)).collect())
}

/// Replaces ids, names, the commitment and times, which differ between any two tables.
fn same(text: &str, known: &[String]) -> String {
    let mut text = text.to_owned();
    for (n, name) in known.iter().enumerate() {
        text = text.replace(name, &format!("#{n}"));
    }
    let mut out = String::new();
    let mut digits = String::new();
    for c in text.chars().chain(['\n']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        out.push_str(if digits.len() == 13 { "TIME" } else { &digits });
        digits.clear();
        out.push(c);
    }
    out
}

#[tokio::test(flavor = "multi_thread")]
async fn in_worlds_a_seat_cannot_tell_apart_it_and_a_spectator_get_the_same_bytes() {
    let [first, second] = worlds();
    let [a1, e1] = transcript(first).await;
    let [a2, e2] = transcript(second).await;
    assert!(a1.len() > 12 && e1.len() > 12, "something was told");
    // Presence comes when others come, which is no secret and not always in the same order.
    let told = |bytes: Vec<String>| -> Vec<String> {
        bytes
            .into_iter()
            .filter(|text| !text.contains(r#""type":"presence""#))
            .map(|text| without_presence(&text))
            .collect()
    };
    for (whose, first, second) in [("seat A", told(a1), told(a2)), ("a spectator", told(e1), told(e2))] {
        assert_eq!(first.len(), second.len(), "{whose}");
        for (n, (first, second)) in first.iter().zip(&second).enumerate() {
            assert_eq!(first, second, "message {n} to {whose}");
        }
    }
}

fn without_presence(text: &str) -> String {
    match text.find(r#","presence":"#) {
        Some(at) => text[..at].to_owned(),
        None => text.to_owned(),
    }
}

/// The test above can fail: the seat whose secrets differ does get other bytes.
#[tokio::test(flavor = "multi_thread")]
async fn the_worlds_do_differ() {
    let [first, second] = worlds();
    assert_ne!(hand(first, B), hand(second, B));
    let spectator = |seed| serde_json::to_value(deal(seed).view(Eyes::Spectator)).unwrap();
    assert_eq!(spectator(first), spectator(second));
}
