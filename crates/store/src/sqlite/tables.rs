use std::collections::HashMap;

use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row, Sqlite};

use super::writer::Statements;
use super::{Store, number};
use crate::{SeatRow, Status, StoreError, TableFilter, TableRow};

const COLUMNS: &str = "id, game, rules, owner, status, listed, setup, settings, seed, clocks, rematch, \
     created_at, updated_at, due_at";

const UNFINISHED: &str = "SELECT count(*) FROM game_table WHERE owner = ? AND status IN (0, 1)";

impl Store {
    /// Writes a table with its seats, new or known.
    pub async fn save_table(&self, table: TableRow) -> Result<(), StoreError> {
        self.writer.write(Statements::Several, move |c| Box::pin(async move { save(c, &table).await })).await
    }

    /// Writes a new table, unless its owner has made so many already that are still open or playing.
    pub async fn add_table(&self, table: TableRow, most_unfinished: u32) -> Result<(), StoreError> {
        // Counted where it is written: of many who ask at once, all would be below the limit.
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let row = sqlx::query(UNFINISHED).bind(&table.owner).fetch_one(&mut *c).await?;
                    if number::<u32>(row.try_get(0)?, "count")? >= most_unfinished {
                        return Err(StoreError::TooMany(most_unfinished));
                    }
                    save(c, &table).await
                })
            })
            .await
    }

    /// Reads a table.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        one_table(&self.readers, id).await
    }

    /// Lists tables, newest first.
    pub async fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        let mut query = QueryBuilder::<Sqlite>::new(format!("SELECT {COLUMNS} FROM game_table WHERE "));
        let before = filter.before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
        query.push("created_at < ").push_bind(before);
        if filter.listed {
            query.push(" AND listed = 1");
        }
        if let Some(game) = &filter.game {
            query.push(" AND game = ").push_bind(game.clone());
        }
        if let Some(status) = filter.status {
            query.push(" AND status = ").push_bind(status.number());
        }
        if let Some(player) = &filter.player {
            query.push(" AND id IN (SELECT game_table FROM seat WHERE player = ");
            query.push_bind(player.clone()).push(")");
        }
        query.push(" ORDER BY created_at DESC LIMIT ").push_bind(i64::from(filter.limit));
        let rows = query.build().fetch_all(&self.readers).await?;
        let mut tables = rows.iter().map(read_table).collect::<Result<Vec<_>, _>>()?;
        read_seats(&self.readers, &mut tables).await?;
        Ok(tables)
    }

    /// How many tables this person has made that are still open or playing.
    pub async fn count_unfinished(&self, owner: &str) -> Result<u32, StoreError> {
        let row = sqlx::query(UNFINISHED).bind(owner).fetch_one(&self.readers).await?;
        number(row.try_get(0)?, "count")
    }

    /// How many tables there are by status: open, playing, over, closed.
    pub async fn count_tables(&self) -> Result<[u64; 4], StoreError> {
        let rows = sqlx::query("SELECT status, n FROM table_count").fetch_all(&self.readers).await?;
        let mut counts = [0; 4];
        for row in rows {
            let status = Status::read(row.try_get("status")?)?;
            counts[status as usize] = number(row.try_get("n")?, "count")?;
        }
        Ok(counts)
    }

    /// Tables that need the server by now, longest waiting first.
    pub async fn due_tables(&self, now: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM game_table WHERE due_at <= ? ORDER BY due_at LIMIT ?")
            .bind(now as i64)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

impl Status {
    pub(super) fn number(self) -> i64 {
        match self {
            Status::Open => 0,
            Status::Playing => 1,
            Status::Over => 2,
            Status::Closed => 3,
        }
    }

    fn read(number: i64) -> Result<Status, StoreError> {
        [Status::Open, Status::Playing, Status::Over, Status::Closed]
            .into_iter()
            .find(|status| status.number() == number)
            .ok_or_else(|| StoreError::Damaged(format!("game_table.status is {number}")))
    }
}

async fn save(connection: &mut SqliteConnection, table: &TableRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO game_table (id, game, rules, owner, status, listed, setup, settings, seed, clocks, \
         rematch, created_at, updated_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, status = excluded.status, \
         setup = excluded.setup, settings = excluded.settings, seed = excluded.seed, clocks = excluded.clocks, \
         rematch = excluded.rematch, updated_at = excluded.updated_at, due_at = excluded.due_at";
    sqlx::query(sql)
        .bind(&table.id)
        .bind(&table.game)
        .bind(i64::from(table.rules))
        .bind(&table.owner)
        .bind(table.status.number())
        .bind(table.listed)
        .bind(&table.setup)
        .bind(&table.settings)
        .bind(&table.seed)
        .bind(&table.clocks)
        .bind(&table.rematch)
        .bind(table.created_at as i64)
        .bind(table.updated_at as i64)
        .bind(table.due_at.map(|at| at as i64))
        .execute(&mut *connection)
        .await?;
    for (number, seat) in table.seats.iter().enumerate() {
        let sql = "INSERT INTO seat (game_table, seat, player, name, bot, stand_in) VALUES (?, ?, ?, ?, ?, ?) \
             ON CONFLICT (game_table, seat) DO UPDATE SET player = excluded.player, name = excluded.name, \
             bot = excluded.bot, stand_in = excluded.stand_in";
        sqlx::query(sql)
            .bind(&table.id)
            .bind(number as i64)
            .bind(&seat.player)
            .bind(&seat.name)
            .bind(&seat.bot)
            .bind(&seat.stand_in)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn one_table(readers: &SqlitePool, id: &str) -> Result<Option<TableRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM game_table WHERE id = ?");
    let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id).fetch_optional(readers).await?;
    let Some(row) = row else { return Ok(None) };
    let mut tables = vec![read_table(&row)?];
    read_seats(readers, &mut tables).await?;
    Ok(tables.pop())
}

async fn read_seats(readers: &SqlitePool, tables: &mut [TableRow]) -> Result<(), StoreError> {
    if tables.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Sqlite>::new(
        "SELECT seat.game_table, seat.player, seat.name, player.name AS player_name, seat.bot, seat.stand_in \
         FROM seat LEFT JOIN player ON player.id = seat.player WHERE seat.game_table IN (",
    );
    let mut ids = query.separated(", ");
    for table in tables.iter() {
        ids.push_bind(table.id.clone());
    }
    query.push(") ORDER BY seat.game_table, seat.seat");
    let mut seats: HashMap<String, Vec<SeatRow>> = HashMap::new();
    for row in query.build().fetch_all(readers).await? {
        seats.entry(row.try_get("game_table")?).or_default().push(read_seat(&row)?);
    }
    for table in tables {
        table.seats = seats.remove(&table.id).unwrap_or_default();
    }
    Ok(())
}

fn read_table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: number(row.try_get("rules")?, "game_table.rules")?,
        owner: row.try_get("owner")?,
        status: Status::read(row.try_get("status")?)?,
        listed: row.try_get("listed")?,
        setup: row.try_get("setup")?,
        settings: row.try_get("settings")?,
        seed: row.try_get("seed")?,
        clocks: row.try_get("clocks")?,
        rematch: row.try_get("rematch")?,
        created_at: number(row.try_get("created_at")?, "game_table.created_at")?,
        updated_at: number(row.try_get("updated_at")?, "game_table.updated_at")?,
        due_at: row
            .try_get::<Option<i64>, _>("due_at")?
            .map(|at| number(at, "game_table.due_at"))
            .transpose()?,
        seats: Vec::new(),
    })
}

fn read_seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        player_name: row.try_get("player_name")?,
        bot: row.try_get("bot")?,
        stand_in: row.try_get("stand_in")?,
    })
}
