//! A house moved from a data file to a PostgreSQL server and back, interrupted on its way.

use std::path::Path;

use store::{
    Append, Archive, AuditFilter, AuditRow, BlockKind, ChatRow, Copying, OpenError, PlayerRow, SanctionKind,
    SanctionRow, Sanctioned, SeatRow, SessionRow, Status, Store, TableRow, VerdictRow,
};
use table::{Act, Entry, Seat, StateHash};

const PEOPLE: u64 = 700;
const TABLES: u32 = 3;
const ENTRIES: u32 = 400;

fn token(n: u64) -> [u8; 32] {
    let mut token = [7; 32];
    token[..8].copy_from_slice(&n.to_be_bytes());
    token
}

async fn fill(data: &Path) {
    let store = Store::open(data).await.expect("a new house");
    for n in 0..PEOPLE {
        let id = format!("p{n:04}");
        let player =
            PlayerRow { id: id.clone(), name: id.clone(), claimed: None, password: None, created_at: n };
        let session = SessionRow { token: token(n), player: id, expires_at: 1 << 40 };
        store.add_player(player, session).await.expect("kept");
    }
    for n in 0..TABLES {
        let id = format!("t{n}");
        let seats = vec![SeatRow { player: Some("p0001".into()), ..SeatRow::default() }, SeatRow::default()];
        let row = TableRow {
            id: id.clone(),
            game: "toy".into(),
            rules: 1,
            owner: Some("p0001".into()),
            status: Status::Playing,
            listed: n == 1,
            setup: "{}".into(),
            settings: "{}".into(),
            seed: Some("00".repeat(32)),
            clocks: Some("clocks".into()),
            progress: None,
            rematch: None,
            created_at: u64::from(n),
            updated_at: 1,
            due_at: Some(77),
            revision: 0,
            seats,
        };
        store.save_table(row).await.expect("kept");
        for seq in 1..=ENTRIES {
            let act = if seq == 9 { Act::Undo(8) } else { Act::Move(format!("move {seq}")) };
            let entry =
                Entry { seq, seat: Seat::ALL[0], act, at: u64::from(seq), hash: StateHash(seq.into()) };
            let append = Append {
                table: id.clone(),
                entry,
                clocks: None,
                progress: None,
                status: Status::Playing,
                due_at: None,
                revision: seq,
            };
            store.append(append).await.expect("kept");
        }
        let line =
            ChatRow { n: 1, player: None, name: "Ann".into(), seat: Some(1), text: "¿qué?".into(), at: 5 };
        store.add_chat(&id, line).await.expect("kept");
    }
    store.add_token("p0002", token(9), "bot", 1, 10).await.expect("kept");
    let whom = Sanctioned::Player("p0003".into());
    let sanction =
        SanctionRow { id: 0, kind: SanctionKind::Ban, whom, until: None, reason: "r".into(), at: 1 };
    store.add_sanction(sanction, AuditRow::default()).await.expect("kept");
    store.set_steward("p0004", true, AuditRow::default()).await.expect("kept");
    store.set_block("p0001", "p0002", BlockKind::Mute, 1, 10).await.expect("kept");
    store.begin_review("t0", 2, 1).await.expect("kept");
    store.add_verdict("t0", VerdictRow { number: 2, body: "{}".into() }).await.expect("kept");
    store.close().await;
}

/// What a house is known by.
async fn seen(data: &Path) -> impl PartialEq + use<> {
    let archive = Archive::open(data).await.expect("it can be read");
    let mut logs = Vec::new();
    for n in 0..TABLES {
        let history = archive.history(&format!("t{n}")).await.expect("read");
        assert_eq!(history.entries.len(), ENTRIES as usize);
        logs.push(history.entries);
    }
    archive.close().await;
    let store = Store::open(data).await.expect("it opens");
    let mut tables = Vec::new();
    for (n, log) in logs.into_iter().enumerate() {
        tables.push((store.table(&format!("t{n}")).await.expect("read"), log));
    }
    let people = store.find_players("p0", 1000).await.expect("read");
    let whose = store.player_by_session(&token(699), 1).await.expect("read");
    let (chat, counts) =
        (store.chat("t2", 9).await.expect("read"), store.count_tables().await.expect("read"));
    let (sanctions, stewards) =
        (store.sanctions(1).await.expect("read"), store.stewards().await.expect("read"));
    let tokens = store.tokens("p0002").await.expect("read");
    let blocks = store.blocks("p0001").await.expect("read");
    let verdicts = store.verdicts("t0", 0, 9).await.expect("read");
    let audit = store.audit(&AuditFilter { limit: 100, ..AuditFilter::default() }).await.expect("read");
    store.close().await;
    let rest = (sanctions, stewards, tokens, blocks, verdicts, audit);
    (tables, people.len(), people, whose, chat, counts, rest)
}

/// Begins to copy, and is gone before the end.
fn interrupted(from: &Path, to: &Path, after: u64) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let reached = tokio::sync::Notify::new();
        let copying = Copying::open(from, to).await.expect("both open");
        let run = copying.run(|there, _| {
            if there >= after {
                reached.notify_one();
            }
        });
        tokio::select! {
            biased;
            () = reached.notified() => {}
            _ = run => panic!("it was done before it could be interrupted"),
        }
    });
    runtime.shutdown_timeout(std::time::Duration::from_secs(10));
}

async fn whole(from: &Path, to: &Path, after: u64) {
    let (one, other) = (from.to_owned(), to.to_owned());
    tokio::task::spawn_blocking(move || interrupted(&one, &other, after)).await.expect("interrupted");
    let copying = Copying::open(from, to).await.expect("it goes on");
    let mut told = Vec::new();
    let arrived = copying.run(|there, all| told.push((there, all))).await.expect("it arrives");
    assert!(arrived.before >= after && arrived.before < arrived.rows, "{arrived:?}");
    let (first, last) = (told[0], told[told.len() - 1]);
    assert_eq!((first.0, last.0), (arrived.before, arrived.rows), "progress is told from where it was");
    arrived.finish().await.expect("it is finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_moved_to_a_server_and_back_whole_even_if_interrupted() {
    let server = ground::Postgres::start(&["fsync=off"]).expect("PostgreSQL starts");
    let Some(server) = server else { return ground::left_out("PostgreSQL") };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (first, back) = (folder.path().join("first"), folder.path().join("back"));
    fill(&first).await;
    let before = seen(&first).await;

    let address = server.database("house").expect("a database");
    let house = Path::new(&address);
    let (one, other) = (first.clone(), house.to_owned());
    tokio::task::spawn_blocking(move || interrupted(&one, &other, 500)).await.expect("interrupted");
    let refused = Store::open(house).await.expect_err("half a house is no house");
    assert!(matches!(refused, OpenError::HalfCopied(_)), "{refused}");
    whole(&first, house, 1000).await;
    assert!(seen(house).await == before, "what arrived at the server is not what was sent");

    // What the server counts by itself goes on after what has arrived.
    let store = Store::open(house).await.expect("it opens");
    store.add_audit(AuditRow::default()).await.expect("numbers go on");
    store.add_token("p0002", token(10), "another", 1, 10).await.expect("numbers go on");
    let refused = Copying::open(house, &back).await.expect_err("somebody uses it");
    assert!(matches!(refused, OpenError::Served(_)), "{refused}");
    store.close().await;
    let refused = Copying::open(&first, house).await.expect_err("there is a house");
    assert!(matches!(refused, OpenError::Occupied(_)), "{refused}");

    let before = seen(house).await;
    whole(house, &back, 1200).await;
    assert!(seen(&back).await == before, "what came back is not what was sent");
    let store = Store::open(&back).await.expect("it opens");
    store.add_audit(AuditRow::default()).await.expect("numbers go on");
    store.close().await;
    let refused = Copying::open(house, &back).await.expect_err("there is a file");
    assert!(matches!(refused, OpenError::Occupied(_)), "{refused}");
    let refused = Copying::open(&folder.path().join("none"), &folder.path().join("new")).await;
    assert!(matches!(refused.expect_err("there is nothing"), OpenError::Missing(_)));
}

/// During an upgrade two versions work side by side, as far as the newer one says that they may.
#[tokio::test(flavor = "multi_thread")]
async fn a_newer_house_is_opened_only_if_it_says_so() {
    let server = ground::Postgres::start(&["fsync=off"]).expect("PostgreSQL starts");
    let Some(server) = server else { return ground::left_out("PostgreSQL") };
    let address = server.database("house").expect("a database");
    let old = Store::open(Path::new(&address)).await.expect("a new house");
    // A newer program has added something that this one need not know.
    let newer = "ALTER TABLE chat ADD COLUMN mood TEXT; UPDATE lamplight SET version = version + 1";
    server.sql("house", newer).expect("carried out");
    let line = |n| ChatRow { n, player: None, name: "a".into(), seat: None, text: "b".into(), at: 1 };
    old.add_chat("t", line(1)).await.expect("who is there goes on");
    let beside = Store::open(Path::new(&address)).await.expect("who comes may come");
    beside.add_chat("t", line(2)).await.expect("and writes");
    assert_eq!(old.chat("t", 9).await.expect("read").len(), 2);
    assert_eq!(server.sql("house", "SELECT version FROM lamplight").expect("read"), "3", "it stays newer");
    // The next newer one has changed something that this one would get wrong.
    server.sql("house", "UPDATE lamplight SET version = 99, oldest = 99").expect("carried out");
    let refused = Store::open(Path::new(&address)).await.expect_err("too new");
    assert!(matches!(refused, OpenError::Newer { found: 99, .. }), "{refused}");
    old.close().await;
    beside.close().await;
}
