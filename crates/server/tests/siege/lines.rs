//! Commands over sockets: every one there is, at tables of one's own and of others.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use client::{Client, Socket};
use serde_json::{Value, json};
use table::{Chooser, Seed};

use crate::mischief::{anything, number, spoilt, text};
use crate::{PATIENCE, Siege};

pub async fn besiege(siege: Arc<Siege>, seed: Seed) {
    let mut chooser = Chooser::new(&seed);
    while !siege.is_over() {
        let Ok(who) = Client::guest(siege.address).await else {
            siege.note("no guest is let in".to_owned());
            return;
        };
        let Some(table) = table(&siege, &who, &mut chooser).await else { continue };
        let curtain = if chooser.once_in(4) { "&curtain=true" } else { "" };
        let path = format!("/api/tables/{table}/live?protocol=2{curtain}");
        let Ok(socket) = who.socket_at(&path).await else { continue };
        siege.sockets.fetch_add(1, Ordering::Relaxed);
        sit(&siege, socket, &mut chooser).await;
    }
}

/// A table of one's own, or one that somebody was seen at.
async fn table(siege: &Siege, who: &Client, chooser: &mut Chooser) -> Option<String> {
    let seen = {
        let seen = siege.seen.lock().expect("no panic");
        seen.get(chooser.below(seen.len().max(1))).cloned()
    };
    if let Some(seen) = seen.filter(|_| chooser.once_in(2)) {
        // Whether there is a seat does not matter.
        let _ = who.call("POST", &format!("/api/tables/{seen}/join"), Some(&json!({}))).await;
        return Some(seen);
    }
    let game = chooser.pick(&["toy", "toy", "tribes", "djinn"])?;
    let seats = [json!({"kind": "me"}), json!({"kind": "bot", "level": "random"}), json!({"kind": "open"})];
    let seats: Vec<Value> = [0, chooser.below(3)].iter().map(|n| seats[*n].clone()).collect();
    let assist = chooser.pick(&["none", "lens"])?;
    let body = json!({"game": game, "setup": {"players": 2}, "seats": seats, "natural_pause": false,
        "free_undo": chooser.once_in(2), "assist": assist, "join": "anyone"});
    let made = who.call("POST", "/api/tables", Some(&body)).await.ok()?.json();
    siege.saw(&made);
    made["id"].as_str().map(str::to_owned)
}

/// Sends and reads for a while.
async fn sit(siege: &Siege, mut socket: Socket, chooser: &mut Chooser) {
    let (mut now, mut version) = (Value::Null, 0);
    for _ in 0..60 {
        if siege.is_over() {
            return;
        }
        // What has come is read first.
        while let Ok(message) = tokio::time::timeout(Duration::from_millis(5), socket.next()).await {
            let Some(message) = message else { return };
            version = message["version"].as_u64().unwrap_or(version);
            if message["now"].is_object() {
                now = message["now"].clone();
            }
        }
        siege.commands.fetch_add(1, Ordering::Relaxed);
        let command = command(&now, version, chooser);
        let id = command["id"].as_u64();
        let sent = match chooser.below(30) {
            0 => socket.send_bytes(vec![255; chooser.below(600)]).await,
            1 => socket.send_text(&text(chooser)).await,
            2 => socket.send_ping().await,
            3 if chooser.once_in(10) => socket.send_text(&"[".repeat(7_000)).await,
            _ => socket.send(&command).await,
        };
        if sent.is_err() {
            return;
        }
        if id.is_some() && chooser.once_in(40) {
            let answer = socket.send(&json!({"id": 77, "type": "resync"})).await;
            if answer.is_err() || !is_answered(&mut socket).await {
                siege.note(format!("no answer after {command}"));
                return;
            }
        }
    }
}

/// Does a table answer within a fair time, or say goodbye?
async fn is_answered(socket: &mut Socket) -> bool {
    let answered = async {
        loop {
            match socket.next().await {
                None => return,
                Some(message) if message["type"] == "snapshot" || message["type"] == "bye" => return,
                Some(_) => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, answered).await.is_ok()
}

fn command(now: &Value, version: u64, chooser: &mut Chooser) -> Value {
    let moves = now["moves"].as_array().cloned().unwrap_or_default();
    let seat = now["to_move"].as_u64().unwrap_or(0);
    if !moves.is_empty() && !chooser.once_in(4) {
        let m = &moves[chooser.below(moves.len())];
        let given = if chooser.once_in(2) { &m["text"] } else { &m["move"] };
        return json!({"id": 1, "type": "play", "seat": seat, "move": given, "version": version});
    }
    let seat = if chooser.once_in(3) { number(chooser) } else { json!(chooser.below(3)) };
    let version = if chooser.once_in(3) { number(chooser) } else { json!(version) };
    let command = match chooser.below(12) {
        8 => json!({"id": 9, "type": "call_off", "agree": chooser.once_in(2)}),
        9 => json!({"id": 10, "type": "ready"}),
        10 => json!({"id": 11, "type": "recall", "from": version}),
        0 => json!({"id": 1, "type": "play", "seat": seat, "move": anything(chooser, 2), "version": version}),
        1 | 2 => json!({"id": 2, "type": "undo", "seat": seat, "version": version}),
        3 => json!({"id": 3, "type": "resign", "seat": seat}),
        4 => json!({"id": 4, "type": "take_back", "seat": seat}),
        5 => json!({"id": 5, "type": "chat", "text": text(chooser)}),
        6 => json!({"id": 6, "type": "lens", "version": version, "question": anything(chooser, 2)}),
        7 => json!({"id": 7, "type": "look", "seat": seat}),
        _ => json!({"id": 8, "type": chooser.pick(&["resync", "hint", "fly"]), "version": version}),
    };
    if chooser.once_in(5) { spoilt(command, chooser) } else { command }
}
