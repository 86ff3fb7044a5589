//! What leaves the server tells nobody what they may not know: every byte on the real socket is compared.

use serde_json::{Value, json};
use store::{SnapshotRow, Status};
use table::toy::{Toy, ToySetup};
use table::{Eyes, Game, Moves, Reveal, Seat, Seed, ToMove};
use tribes::Tribes;

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
        out.push_str(if digits.len() == 13 { "0" } else { &digits });
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
    // What was compared does hold all that might tell a secret: facts, ends of turns, structured moves, points.
    for told in [r#""facts":{"gives":2,"to":1}"#, r#""ends_turn":true"#, r#""before":[{"source":"points""#] {
        assert!(a1.iter().any(|text| text.contains(told)), "{told}");
    }
    let laid = |seat: u8, by: &[String]| -> Vec<Value> {
        let told = by.iter().rev().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        let snapshot = told.into_iter().find(|message| message["type"] == "snapshot").expect("a snapshot");
        let log = snapshot["log"].as_array().cloned().unwrap_or_default();
        let lays = log.into_iter().filter(|line| line["seat"] == seat && line["move"]["kind"] == "lay");
        lays.map(|line| line["move"].clone()).collect()
    };
    let covered = |moves: Vec<Value>| !moves.is_empty() && moves.iter().all(|m| *m == json!({"kind": "lay"}));
    assert!(covered(laid(1, &a1)) && covered(laid(0, &e1)) && covered(laid(1, &e1)));
    assert!(laid(0, &a1).iter().all(|m| m["card"].is_u64()), "one's own are told whole");
    assert_same("seat A", a1, a2);
    assert_same("a spectator", e1, e2);
}

fn assert_same(whose: &str, first: Vec<String>, second: Vec<String>) {
    // Presence comes when others come, which is no secret and not always in the same order.
    let told = |bytes: Vec<String>| -> Vec<String> {
        bytes
            .into_iter()
            .filter(|text| !text.contains(r#""type":"presence""#))
            .map(|text| without_presence(&text))
            .collect()
    };
    let (first, second) = (told(first), told(second));
    assert_eq!(first.len(), second.len(), "{whose}");
    for (n, (first, second)) in first.iter().zip(&second).enumerate() {
        assert_eq!(first, second, "message {n} to {whose}");
    }
}

fn without_presence(text: &str) -> String {
    match text.find(r#","presence":"#) {
        Some(at) => text[..at].to_owned(),
        None => text.to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn five_tribes_tells_a_seat_and_a_spectator_the_same_bytes_whatever_others_hold() {
    let games: Vec<Tribes> = (0..).filter_map(middle).take(3).collect();
    for (number, first) in games.iter().enumerate() {
        let mut texts = Vec::new();
        let mut game = *first;
        while let Some((text, next)) = quiet(&game).filter(|_| texts.len() < 12) {
            texts.push(text);
            game = next;
        }
        let worlds = (0..).map(|n| first.imagine(A, Seed::from_number(n)));
        let second = worlds.into_iter().find(|world| hidden(world) != hidden(first)).expect("a secret");
        let [a1, e1] = transcript_from(first, &texts).await;
        let [a2, e2] = transcript_from(&second, &texts).await;
        assert!(a1.len() > texts.len(), "something was told");
        let snapshot: Value = serde_json::from_str(&e1[0]).expect("JSON");
        let unknown = |lines: &Value| lines.to_string().contains("null");
        assert!(unknown(&snapshot["now"]["scores"]) && unknown(&snapshot["now"]["turn"]["before"]));
        assert_same(&format!("seat A of game {number}"), a1, a2);
        assert_same(&format!("a spectator of game {number}"), e1, e2);
    }
}

/// The test of the toy can fail: the seat whose secrets differ does get other bytes.
#[tokio::test(flavor = "multi_thread")]
async fn the_worlds_do_differ() {
    let [first, second] = worlds();
    assert_ne!(hand(first, B), hand(second, B));
    let spectator = |seed| serde_json::to_value(deal(seed).view(Eyes::Spectator)).unwrap();
    assert_eq!(spectator(first), spectator(second));
}

/// A game of Five Tribes with everything, where A decides and does not know what others hold.
fn middle(number: u64) -> Option<Tribes> {
    let setup = serde_json::from_value(json!({"players": 2, "expansions": ["thieves", "artisans"]}));
    let mut game = Tribes::new(&setup.expect("a setup"), Seed::from_number(number)).expect("a good setup");
    let mut moves = Moves::new();
    for n in 0.. {
        let is_secret = hidden(&game) != hidden(&game.imagine(A, Seed::from_number(n as u64)));
        match game.to_move() {
            ToMove::Over => break,
            ToMove::Decide(A) if n > 100 && is_secret && quiet(&game).is_some() => return Some(game),
            ToMove::Decide(_) => {}
        }
        game.legal_moves(&mut moves);
        let _ = game.play(moves[n * 7 % moves.len()], &mut ()).expect("a legal move");
    }
    None
}

/// What B alone sees.
fn hidden(game: &Tribes) -> Value {
    serde_json::to_value(game.view(Eyes::Seat(B))).expect("a view")
}

/// A move after which A still decides and has learnt nothing.
fn quiet(game: &Tribes) -> Option<(String, Tribes)> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves.iter().find_map(|m| {
        let mut next = *game;
        let reveal = next.play(*m, &mut ()).expect("a legal move");
        (reveal == Reveal::Nothing && next.to_move() == ToMove::Decide(A)).then(|| (m.to_string(), next))
    })
}

/// Everything A and a spectator got while A went on from a position, refusals included.
async fn transcript_from(game: &Tribes, texts: &[String]) -> [Vec<String>; 2] {
    let house = House::open().await;
    let (mut ann, bob, mut eve) = (house.guest().await, house.guest().await, house.guest().await);
    let setup = serde_json::to_value(game.setup()).expect("a setup");
    let table = ann.table_with(json!([me(), open()]), json!({"game": "tribes", "setup": setup})).await;
    bob.join(&table).await;
    let position = game.position();
    let seed = serde_json::to_value(&position).expect("plain data")["chance"]["seed"].clone();
    let seed: Seed = crate::common::text(&seed).parse().expect("a seed");
    let snapshot = SnapshotRow { seq: 0, position: serde_json::to_string(&position).expect("plain data") };
    let (house, ()) = house
        .restart_with(async |store| {
            let mut row = store.table(&table).await.expect("readable").expect("there");
            row.seed = Some(seed.to_string());
            store.save_table(row).await.expect("written");
            store.save_snapshot(&table, snapshot).await.expect("written");
        })
        .await;
    for visitor in [&mut ann, &mut eve] {
        visitor.client.address = house.address;
    }
    let mut a = ann.sit(&table).await;
    let mut e = eve.sit(&table).await;
    for text in texts {
        for wrong in ["bid 18 fakirs 9", "give fish", "keep crown", "magic flying_carpet", "steal ziad"] {
            if !a.moves().contains(&wrong.to_owned()) {
                assert_eq!(a.play(0, wrong).await["type"], "refused");
            }
        }
        let answer = a.play(0, text).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
    while e.version < a.version {
        e.next().await;
    }
    e.ask(json!({"type": "resync"})).await;
    let known =
        [&table, &ann.id, &bob.id, &eve.id, &ann.name, &bob.name, &seed.commitment()].map(String::clone);
    [a.bytes, e.bytes].map(|bytes| bytes.iter().map(|text| same(text, &known)).collect())
}
