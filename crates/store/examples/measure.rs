//! Measures the store with much in it.
//!
//! ```sh
//! cargo run --release -p store --example measure -- fill FILE 100000 300   # so many games of so many entries
//! cargo run --release -p store --example measure -- sweep FILE             # how long do others wait while it sweeps?
//! cargo run --release -p store --example measure -- write FILE 200 60      # so many writes a second, for so long
//! ```

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::{Connection, Executor, SqliteConnection};
use store::{Append, SeatRow, Status, Store, Swept, TableFilter, TableRow};
use table::{Act, Entry, Seat, StateHash};
use tokio::task::JoinSet;

type Done = Result<(), Box<dyn std::error::Error>>;

#[tokio::main]
async fn main() -> Done {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["fill", file, games, entries] => fill(Path::new(file), games.parse()?, entries.parse()?).await,
        ["sweep", file] => sweep(Path::new(file)).await,
        ["write", file, rate, seconds] => write(Path::new(file), rate.parse()?, seconds.parse()?).await,
        _ => Err("fill FILE GAMES ENTRIES, sweep FILE or write FILE RATE SECONDS is needed".into()),
    }
}

/// Finished games with two people each, with ids in the order in which they were made, as the server gives them; as many guests again, of whom nobody needs a third; a tenth as many tables
/// that were never started, with talk.
async fn fill(file: &Path, games: u32, entries: u32) -> Done {
    Store::open(file).await?.close().await;
    let begun = Instant::now();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let sql = format!(
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; PRAGMA foreign_keys = 0;
         CREATE TEMP TABLE n (i INTEGER PRIMARY KEY, id TEXT);
         INSERT INTO n WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < {games})
             SELECT i, lower(hex(randomblob(11))) FROM c;
         INSERT INTO player (id, name, created_at) SELECT id, 'Guest ' || i, i FROM n ORDER BY id;
         INSERT INTO session SELECT randomblob(32), id, iif(i % 3, 9000000000000, 1) FROM n;
         INSERT INTO game_table (id, game, rules, owner, status, listed, setup, settings, seed, clocks, rematch,
                 created_at, updated_at, due_at, last_seq, last_hash)
             SELECT printf('%07x', i) || lower(hex(randomblob(6))), iif(i % 4, 'tribes', 'djinn'), 1, id, 2, 1, '{{\"players\":2}}', '{{}}',
                 lower(hex(randomblob(32))), NULL, NULL, i, i, NULL, {entries}, '00000000000000ff' FROM n;
         INSERT INTO game_table (id, game, rules, owner, status, listed, setup, settings, seed, clocks, rematch,
                 created_at, updated_at, due_at)
             SELECT printf('%07x', i) || lower(hex(randomblob(6))), 'tribes', 1, NULL, 0, 1, '{{\"players\":2}}', '{{}}',
                 NULL, NULL, NULL, i, i, NULL FROM n WHERE i % 10 = 0;
         INSERT INTO seat (game_table, seat, player) SELECT game_table.id, s.value, iif(s.value = 0 AND n.i % 3, owner, NULL)
             FROM game_table LEFT JOIN n ON n.id = game_table.owner, json_each('[0, 1]') AS s;
         INSERT INTO chat SELECT game_table.id, s.value, NULL, 'somebody', NULL, 'hello, is anybody there?', 1
             FROM game_table, json_each('[1, 2, 3, 4, 5]') AS s WHERE status = 0;
         CREATE TEMP TABLE e (seq INTEGER PRIMARY KEY);
         INSERT INTO e WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < {entries}) SELECT i FROM c;
         INSERT INTO entry SELECT id, seq, seq % 2, 'sow c3 b3 b4 a4', NULL, 1700000000000 + seq, '00000000000000ff'
             FROM game_table CROSS JOIN e WHERE status = 2;
         PRAGMA journal_mode = WAL"
    );
    connection.execute(sqlx::AssertSqlSafe(sql)).await?;
    connection.close().await?;
    let mib = std::fs::metadata(file)?.len() >> 20;
    println!("{games} games of {entries} entries, {mib} MiB, in {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

async fn sweep(file: &Path) -> Done {
    let begun = Instant::now();
    let store = Store::open(file).await?;
    println!("opened in {} ms", begun.elapsed().as_millis());
    for (what, game, status) in [
        ("all", None, None),
        ("djinn", Some("djinn"), None),
        ("djinn that runs", Some("djinn"), Some(Status::Playing)),
        ("unknown", Some("x"), None),
    ] {
        let filter = TableFilter {
            listed: true,
            game: game.map(str::to_owned),
            status,
            limit: 50,
            ..TableFilter::default()
        };
        let begun = Instant::now();
        let found = store.tables(&filter).await?.len();
        println!("list of {what}: {found} in {:.2} ms", begun.elapsed().as_secs_f64() * 1000.0);
    }
    let quiet = play(&store, "before", 200, Duration::from_secs(5)).await?;
    println!("nobody sweeps:  {quiet}");
    let sweeping = store.clone();
    let sweeping = tokio::spawn(async move {
        let begun = Instant::now();
        let swept = [sweeping.sweep_players(1_000_000).await?, sweeping.sweep_tables(1_000_000_000).await?];
        Ok::<_, store::StoreError>((swept, begun.elapsed()))
    });
    let (mut n, mut worst) = (0, Waits::default());
    while !sweeping.is_finished() {
        n += 1;
        worst.0.extend(play(&store, &format!("during{n}"), 200, Duration::from_secs(1)).await?.0);
    }
    println!("while it sweeps: {worst}");
    let (swept, took) = sweeping.await??;
    for (what, swept) in ["people and sessions", "tables"].into_iter().zip(swept) {
        let Swept { rows, steps, longest } = swept;
        println!("{rows} {what} in {steps} steps, the longest {:.1} ms", longest.as_secs_f64() * 1000.0);
    }
    println!("the sweep took {:.1} s", took.as_secs_f64());
    store.close().await;
    Ok(())
}

async fn write(file: &Path, rate: u32, seconds: u64) -> Done {
    let store = Store::open(file).await?;
    for n in 0..seconds {
        println!("{n:3} s: {}", play(&store, &n.to_string(), rate, Duration::from_secs(1)).await?);
    }
    store.close().await;
    Ok(())
}

/// Plays one move at each of many tables, so many a second, and tells how long each waited for the disk.
async fn play(
    store: &Store,
    name: &str,
    rate: u32,
    span: Duration,
) -> Result<Waits, Box<dyn std::error::Error>> {
    let tables = (u64::from(rate) * span.as_millis() as u64 / 1000) as u32;
    let name = format!("{}-{name}", std::process::id());
    let mut made = JoinSet::new();
    for n in 0..tables {
        let (store, row) = (store.clone(), table(&format!("{name}-{n}")));
        made.spawn(async move { store.save_table(row).await });
    }
    while let Some(made) = made.join_next().await {
        made??;
    }
    let begun = Instant::now();
    let mut moves = JoinSet::new();
    for n in 0..tables {
        tokio::time::sleep_until((begun + Duration::from_secs(1) * n / rate).into()).await;
        let (store, table) = (store.clone(), format!("{name}-{n}"));
        let act = Act::Move("sow c3 b3 b4 a4".into());
        let entry = Entry { seq: 1, seat: Seat::ALL[0], act, at: 1, hash: StateHash(1) };
        let append = Append {
            table,
            entry,
            clocks: None,
            progress: None,
            status: Status::Playing,
            due_at: None,
            revision: 1,
        };
        moves.spawn(async move {
            let asked = Instant::now();
            store.append(append).await.map(|()| asked.elapsed())
        });
    }
    let mut waits = Waits::default();
    while let Some(wait) = moves.join_next().await {
        waits.0.push(wait??);
    }
    Ok(waits)
}

#[derive(Default)]
struct Waits(Vec<Duration>);

impl std::fmt::Display for Waits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut waits = self.0.clone();
        waits.sort();
        let at = |part: usize| waits.get((waits.len() * part / 1000).min(waits.len().saturating_sub(1)));
        let ms = |part| at(part).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0);
        write!(
            f,
            "{} moves, wait p50 {:.1} p99 {:.1} worst {:.1} ms",
            waits.len(),
            ms(500),
            ms(990),
            ms(1000)
        )
    }
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "tribes".into(),
        rules: 1,
        owner: None,
        status: Status::Playing,
        listed: false,
        setup: "{}".into(),
        settings: "{}".into(),
        seed: Some("00".repeat(32)),
        clocks: None,
        progress: None,
        rematch: None,
        created_at: 1,
        updated_at: 1,
        due_at: None,
        revision: 0,
        seats: vec![SeatRow::default(); 2],
    }
}
