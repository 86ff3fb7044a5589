//! The real program, killed at random moments while people play: nothing acknowledged is lost, doubled or reordered, and
//! every start succeeds.
//!
//! A hundred kills over several data files here; `LAMPLIGHT_KILLS=10000 cargo test -p lamplight --test kill -- --nocapture`
//! for the full proof; with `LAMPLIGHT_TALLY=FILE` what each data file held is written there, and a later run goes on from it. Every
//! second file lies on a disk that loses what was not synced.

mod disk;
mod fate;
mod players;
mod program;

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use client::Client;
use disk::{Disk, Helper};
use fate::{Fate, Tally};
use players::{Lives, Player, assert_log_is_in_order, check, new_table};
use program::{Program, start_and_kill};
use serde_json::{Value, json};
use table::{Chooser, Seed};
use tokio::task::JoinSet;

/// People at each house.
const PEOPLE: usize = 4;

/// A data file sees so many kills, then a new one is made.
const KILLS_A_FILE: u64 = 20;

/// Houses at a time.
const AT_ONCE: usize = 3;

/// So long a random moment is away at most.
const LONGEST_LIFE: usize = 250;

fn kills() -> u64 {
    std::env::var("LAMPLIGHT_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(100)
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_nothing_acknowledged_is_lost_doubled_or_reordered() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let helper = Helper::build(folder.path()).map(Arc::new);
    let mut tally = Tally::open();
    let mut left = kills().saturating_sub(tally.all.kills);
    let (mut houses, mut files) = (JoinSet::new(), tally.files);
    while left > 0 || !houses.is_empty() {
        if left > 0 && houses.len() < AT_ONCE {
            let kills = left.min(KILLS_A_FILE);
            left -= kills;
            let helper = helper.clone().filter(|_| files % 2 == 0);
            houses.spawn(live_and_die(files, kills, helper));
            files += 1;
            continue;
        }
        let fate = houses.join_next().await.expect("one runs").expect("its house held");
        tally.add(&fate);
        eprintln!("{} of {} kills", tally.all.kills, kills());
    }
    let Fate { kills, cuts, lost_bytes, acknowledged, finished, slowest_start } = tally.all;
    eprintln!(
        "{} data files, {kills} kills, {cuts} of them power cuts ({lost_bytes} unsynced bytes thrown away), \
         {acknowledged} acknowledged moves, {finished} games finished, slowest start {slowest_start:?}",
        tally.files
    );
    assert!(acknowledged as u64 > kills, "people did play");
    assert!(
        helper.is_none() || cuts < 10 || lost_bytes > 0,
        "nothing was ever unsynced: the helper does not work"
    );
}

/// One data file: people play, the program is killed again and again, and in the end everything is there.
async fn live_and_die(number: u64, kills: u64, helper: Option<Arc<Helper>>) -> Fate {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut disk = Disk::new(folder.path(), helper.as_deref());
    let mut fate = Fate::default();
    let mut program = start(0, &disk, &mut fate).await;
    let address = program.address;
    let lives = Arc::new(Lives::of(PEOPLE));
    let stop = Arc::new(AtomicBool::new(false));
    let mut people = JoinSet::new();
    for n in 0..PEOPLE {
        let player =
            Player::sit_down(address, n, number * PEOPLE as u64 + n as u64, Arc::clone(&lives)).await;
        people.spawn(player.play_on(Arc::clone(&stop)));
    }
    let mut chooser = Chooser::new(&Seed::from_number(number));
    for kill in 1..=kills {
        // Only after everybody is back is a kill worth something.
        until_everybody_is_back(&lives, &mut people).await;
        tokio::time::sleep(Duration::from_millis(chooser.below(LONGEST_LIFE) as u64)).await;
        program.kill();
        disk.cut_power(&mut chooser);
        fate.kills += 1;
        fate.cuts += u64::from(helper.is_some());
        lives.now.store(kill + 1, Ordering::Relaxed);
        program = start(address.port(), &disk, &mut fate).await;
    }
    until_everybody_is_back(&lives, &mut people).await;
    stop.store(true, Ordering::Relaxed);
    while let Some(player) = people.join_next().await {
        let player = player.expect("no player panicked");
        fate.finished += player.finished.len();
        for (table, moves) in player.finished.iter().chain([&(player.table, player.acknowledged)]) {
            let mut socket = player.client.socket(table).await.expect("the table is there");
            check(&socket.next().await.expect("a snapshot"), moves);
            fate.acknowledged += moves.len();
            assert_log_is_in_order(&player.client, table).await;
        }
    }
    program.kill();
    let checked = Command::new(env!("CARGO_BIN_EXE_lamplight")).arg("check").arg(disk.data()).output();
    let checked = checked.expect("the program starts");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    fate.lost_bytes = disk.lost;
    fate
}

async fn start(port: u16, disk: &Disk, fate: &mut Fate) -> Program {
    let (data, environment) = (disk.data(), disk.environment());
    let starting = tokio::task::spawn_blocking(move || Program::start(port, &data, &environment));
    let program = starting.await.expect("it starts");
    fate.slowest_start = fate.slowest_start.max(program.took);
    program
}

async fn until_everybody_is_back(lives: &Lives, people: &mut JoinSet<Player>) {
    while !lives.is_everybody_back() {
        if let Some(ended) = people.try_join_next() {
            ended.expect("no player panicked");
            panic!("a player stopped by itself");
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// In its first milliseconds the program makes its data file. Whatever is there when it is killed, the next start
/// goes on.
#[test]
fn killed_in_its_first_moments_it_starts_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut chooser = Chooser::new(&Seed::from_number(9));
    for n in 0..(kills() / 4).max(1) {
        let data = folder.path().join(format!("games{n}.lamplight"));
        for _ in 0..=chooser.below(2) {
            start_and_kill(&data, Duration::from_micros(chooser.below(40_000) as u64));
        }
        Program::start(0, &data, &[]).kill();
    }
}

/// Ctrl-C: whoever is connected is told, the program ends well, and what was acknowledged is there at the next start.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn interrupted_it_tells_its_clients_and_ends_well() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("games.lamplight");
    let mut program = Program::start(0, &data, &[]);
    let address = program.address;
    let client = Client::guest(address).await.expect("a guest");
    let table = new_table(&client).await.expect("a table");
    let mut socket = client.socket(&table).await.expect("the socket opens");
    let now = socket.next().await.expect("a snapshot")["now"].clone();
    let first = &now["moves"][0]["text"];
    let command = json!({"id": 1, "type": "play", "seat": now["to_move"], "move": first, "version": 0});
    socket.send(&command).await.expect("sent");
    while socket.next().await.expect("an answer")["type"] != "done" {}

    let interrupted = Command::new("kill").args(["-INT", &program.child.id().to_string()]).status();
    assert!(interrupted.expect("kill is there").success());
    let mut last = Value::Null;
    while let Some(message) = socket.next().await {
        last = message;
    }
    assert_eq!((&last["type"], &last["code"]), (&json!("bye"), &json!("server/stopping")), "{last}");
    assert!(program.child.wait().expect("it ends").success());

    let program = Program::start(0, &data, &[]);
    let address = program.address;
    let mut socket = Client { address, ..client }.socket(&table).await.expect("the table is there");
    check(&socket.next().await.expect("a snapshot"), &[(1, first.as_str().expect("a move").to_owned())]);
    program.kill();
}
