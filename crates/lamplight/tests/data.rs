//! What whoever runs a house does with its data file: copy it, check it, put a copy in its place.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use store::{Append, PlayerRow, SeatRow, SessionRow, Status, Store, TableRow};
use table::{Act, Entry, Log, Seat, StateHash};

fn lamplight(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lamplight")).args(args).output().expect("the program starts")
}

fn told(args: &[&str]) -> Value {
    let output = lamplight(args);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The last line of what is said when something is refused, which ends the program with 1.
fn refused(args: &[&str]) -> String {
    let output = lamplight(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or_default().to_owned()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A data file with one finished game of each kind on the shelf.
async fn house(path: &Path) -> (Store, Vec<String>) {
    let store = Store::open(path).await.expect("a new file");
    let player =
        PlayerRow { id: "ann".into(), name: "Ann".into(), claimed: None, password: None, created_at: 1 };
    let session = SessionRow { token: [0; 32], player: "ann".into(), expires_at: u64::MAX >> 1 };
    store.add_player(player, session).await.expect("kept");
    let mut tables = Vec::new();
    for game in shelf::names() {
        let output = lamplight(&["trace", game, "--format", "log", "--number", "7"]);
        let log = Log::parse(&String::from_utf8(output.stdout).expect("UTF-8")).expect("a log");
        keep(&store, game, &log).await;
        tables.push((*game).to_owned());
    }
    (store, tables)
}

async fn keep(store: &Store, id: &str, log: &Log) {
    let row = TableRow {
        id: id.to_owned(),
        game: log.header.game.clone(),
        rules: log.header.rules,
        owner: Some("ann".into()),
        status: Status::Playing,
        listed: true,
        setup: log.header.setup.to_string(),
        settings: "{}".into(),
        seed: log.header.seed.seed.map(|seed| seed.to_string()),
        clocks: None,
        progress: None,
        rematch: None,
        created_at: 1,
        updated_at: 1,
        due_at: None,
        revision: 0,
        seats: vec![SeatRow { player: Some("ann".into()), ..SeatRow::default() }, SeatRow::default()],
    };
    store.save_table(row).await.expect("kept");
    for entry in &log.entries {
        let is_last = entry.seq as usize == log.entries.len();
        let status = if is_last { Status::Over } else { Status::Playing };
        let append = Append {
            table: id.to_owned(),
            entry: entry.clone(),
            clocks: None,
            progress: None,
            status,
            due_at: None,
            revision: entry.seq,
        };
        store.append(append).await.expect("kept");
    }
}

/// A decision nobody could have made.
async fn spoil(store: &Store, table: &str) {
    let seq = store.history(table).await.expect("a log").entries.len() as u32 + 1;
    let entry = Entry { seq, seat: Seat::ALL[0], act: Act::Move("fly".into()), at: 1, hash: StateHash(1) };
    let append = Append {
        table: table.to_owned(),
        entry,
        clocks: None,
        progress: None,
        status: Status::Over,
        due_at: None,
        revision: seq,
    };
    store.append(append).await.expect("kept");
}

fn copies(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    found.sort();
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_copied_while_it_is_open_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, to) = (folder.path().join("games.lamplight"), folder.path().join("copies"));
    let (store, tables) = house(&data).await;
    let checked = told(&["check", text(&data), "--json"]);
    assert_eq!((&checked["ok"], &checked["games"]), (&true.into(), &tables.len().into()), "{checked}");
    assert!(checked["entries"].as_u64() > Some(50));

    for _ in 0..3 {
        let made = told(&["backup", "--data", text(&data), "--to", text(&to), "--keep", "2", "--json"]);
        let copy = made["copy"].as_str().expect("a name");
        assert!(copy.ends_with(".lamplight") && made["bytes"].as_u64() > Some(0), "{made}");
        assert_eq!(told(&["check", copy, "--json"])["ok"], true);
        assert_eq!(told(&["verify", "--data", copy, "--json"])["games"], tables.len());
    }
    assert_eq!(copies(&to).len(), 2, "the oldest was removed, and nothing lies beside: {:?}", copies(&to));
    store.close().await;
    assert!(refused(&["backup", text(&folder.path().join("none"))]).contains("there is no data file"));
    assert!(refused(&["check", text(&folder.path().join("none"))]).contains("there is no data file"));
}

/// It says which game it is, and ends with 1 for whoever only looks at that.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_played_again_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let (store, tables) = house(&data).await;
    spoil(&store, &tables[0]).await;
    let mut row = store.table(&tables[1]).await.expect("read").expect("there");
    row.status = Status::Playing;
    store.save_table(row).await.expect("kept");
    store.close().await;

    let output = lamplight(&["check", text(&data), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let checked: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(
        (&checked["ok"], checked["pages"].as_array().map(Vec::len)),
        (&false.into(), Some(0)),
        "{checked}"
    );
    let faults = checked["faults"].as_array().expect("a list");
    assert_eq!(faults.len(), 2, "{checked}");
    for (table, why) in [(&tables[0], "entry"), (&tables[1], "the game is over, but its table is Playing")] {
        let fault = faults.iter().find(|fault| fault["table"] == table.as_str()).expect("named");
        assert!(fault["why"].as_str().is_some_and(|found| found.contains(why)), "{fault}");
    }
    assert!(refused(&["check", text(&data)]).contains("is not in order: 2 faults"));
    assert!(refused(&["verify", "--data", text(&data)]).contains("2 of"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_put_in_place_and_the_old_file_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, to) = (folder.path().join("games.lamplight"), folder.path().join("copies"));
    let (store, tables) = house(&data).await;
    let copy = told(&["backup", text(&data), "--to", text(&to), "--json"])["copy"]
        .as_str()
        .expect("a name")
        .to_owned();
    spoil(&store, &tables[0]).await;
    let in_use = refused(&["restore", &copy, "--data", text(&data)]);
    assert!(in_use.contains("is in use by another program"), "{in_use}");
    store.close().await;

    assert!(refused(&["check", text(&data)]).contains("is not in order"));
    let restored = told(&["restore", &copy, "--data", text(&data), "--json"]);
    let kept = restored["kept"].as_str().expect("the old file");
    assert_eq!(restored["games"], tables.len());
    assert_eq!(told(&["check", text(&data), "--json"])["ok"], true);
    assert!(refused(&["check", kept]).contains("is not in order"), "as it was");
    assert!(Path::new(&copy).exists(), "the copy stays");
    Store::open(&data).await.expect("it opens").close().await;
}

/// A copy with something missing is taken only on request.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_is_not_in_order_is_not_put_in_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let (store, _) = house(&at("data")).await;
    store.close().await;
    let mut bytes = fs::read(at("data")).expect("read");
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 64].fill(0xff);
    fs::write(at("bad"), bytes).expect("written");
    fs::write(at("no copy"), "rubbish").expect("written");
    let before = fs::read(at("data")).expect("read");
    let said = refused(&["restore", text(&at("bad")), "--data", text(&at("data"))]);
    assert!(said.contains("nothing was changed") && said.contains("--anyway"), "{said}");
    assert!(
        refused(&["restore", text(&at("no copy")), "--data", text(&at("data"))])
            .contains("is not a Lamplight data file")
    );
    assert!(fs::read(at("data")).expect("read") == before, "the data file was touched");
}

/// Whoever reads a message finds the same commands in the document.
#[tokio::test]
async fn finished_games_are_archived_and_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, archive) = (folder.path().join("games"), folder.path().join("archive"));
    let (store, tables) = house(&data).await;
    let written = told(&["archive", "write", text(&data), "--to", text(&archive), "--json"]);
    assert_eq!(written["written"], tables.len(), "while it is open");
    let again = told(&["archive", "write", text(&data), "--to", text(&archive), "--json"]);
    assert_eq!((&again["written"], &again["known"]), (&Value::from(0), &Value::from(tables.len())));
    store.close().await;
    let listed = told(&["archive", "list", text(&archive), "--json"]);
    let files: Vec<PathBuf> = listed["games"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|file| file.as_str().unwrap().into())
        .collect();
    assert_eq!(files.len(), tables.len());
    let verified = told(&["archive", "verify", text(&archive), "--json"]);
    assert_eq!((&verified["verified"], &verified["games"]), (&Value::from(true), &Value::from(tables.len())));
    let one = told(&["verify", text(&files[0]), "--json"]);
    assert_eq!((&one["verified"], one["end"].is_null()), (&Value::from(true), false), "read as any log is");
    let mut bytes = fs::read(&files[0]).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 64;
    fs::write(&files[0], bytes).expect("spoilt");
    let why = refused(&["archive", "verify", text(&archive)]);
    assert!(why.contains("1 of"), "{why}");
    let none = folder.path().join("none");
    let nothing =
        told(&["archive", "write", text(&data), "--to", text(&none), "--older", "36500d", "--json"]);
    assert_eq!(nothing["written"], 0);
}

#[test]
fn the_document_tells_the_same_commands() {
    let document = include_str!("../../../docs/running.md");
    for command in
        ["lamplight backup", "lamplight restore COPY", "lamplight check", "lamplight verify --data"]
    {
        assert!(document.contains(command), "{command}");
    }
    assert!(!document.contains("sqlite3 "), "SQLite's own copy does not end while people play");
    for (command, switches) in [
        ("backup", &["--to", "--keep", "--every", "--json"][..]),
        ("restore", &["--data", "--anyway"]),
        ("check", &["--json"]),
    ] {
        let help = String::from_utf8(lamplight(&[command, "--help"]).stdout).expect("UTF-8");
        for switch in switches {
            assert!(help.contains(switch) && document.contains(switch), "{command} {switch}");
        }
    }
}
