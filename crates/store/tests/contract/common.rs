use store::{Append, PlayerRow, SeatRow, SessionRow, Status, TableRow};
use table::{Act, Entry, Seat, StateHash};

pub fn guest(id: &str) -> PlayerRow {
    PlayerRow { id: id.into(), name: id.into(), claimed: None, password: None, created_at: 1 }
}

pub fn session(player: &str, n: u64) -> SessionRow {
    let mut token = [0; 32];
    token[..8].copy_from_slice(&n.to_le_bytes());
    SessionRow { token, player: player.into(), expires_at: 1000 }
}

pub fn table(id: &str, created_at: u64) -> TableRow {
    TableRow {
        id: id.into(),
        game: "toy".into(),
        rules: 1,
        owner: None,
        status: Status::Playing,
        listed: true,
        setup: r#"{"players":2}"#.into(),
        settings: "{}".into(),
        seed: Some("00".repeat(32)),
        clocks: None,
        progress: None,
        rematch: None,
        created_at,
        updated_at: created_at,
        due_at: None,
        revision: 0,
        seats: vec![SeatRow::default(), SeatRow::default()],
    }
}

pub fn append(table: &str, seq: u32, act: Act) -> Append {
    Append {
        table: table.into(),
        entry: Entry {
            seq,
            seat: Seat::ALL[seq as usize % 2],
            act,
            at: u64::from(seq),
            hash: StateHash(seq.into()),
        },
        clocks: None,
        progress: None,
        status: Status::Playing,
        due_at: None,
        // As if its table had been saved once before its first entry.
        revision: seq,
    }
}
