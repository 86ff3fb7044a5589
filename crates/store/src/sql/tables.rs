use std::collections::HashMap;

use sqlx::{QueryBuilder, Row};

use super::dialect::WITH_ROW;
use super::writer::Statements;
use super::{Connection, Db, DbRow, Pool, Store, number, one_at_a_time};
use crate::{SeatRow, Status, StoreError, TableFilter, TableRow};

const COLUMNS: &str = "id, game, rules, owner, status, listed, setup, settings, seed, clocks, rematch, \
     created_at, updated_at, due_at";

const UNFINISHED: &str = "SELECT count(*) FROM game_table WHERE owner = $1 AND status IN (0, 1)";

/// Running tables where only bots decide.
const OF_BOTS: &str = "SELECT count(*) FROM game_table WHERE owner = $1 AND status = 1 AND NOT EXISTS \
    (SELECT 1 FROM seat WHERE seat.game_table = game_table.id AND seat.bot IS NULL)";

impl Store {
    pub(crate) async fn save_table(&self, table: TableRow) -> Result<(), StoreError> {
        self.writer.write(Statements::Several, move |c| Box::pin(async move { save(c, &table).await })).await
    }

    pub(crate) async fn add_table(&self, table: TableRow, most_unfinished: u32) -> Result<(), StoreError> {
        self.save_unless_too_many(table, UNFINISHED, most_unfinished).await
    }

    pub(crate) async fn start_bot_table(&self, table: TableRow, most: u32) -> Result<(), StoreError> {
        self.save_unless_too_many(table, OF_BOTS, most).await
    }

    /// Counted where it is written: of many who ask at once, all would be below the limit.
    async fn save_unless_too_many(
        &self,
        table: TableRow,
        count: &'static str,
        most: u32,
    ) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    if let Some(owner) = &table.owner {
                        one_at_a_time(&mut *c, owner).await?;
                    }
                    let row = sqlx::query(count).bind(&table.owner).fetch_one(&mut *c).await?;
                    if number::<u32>(row.try_get(0)?, "count")? >= most {
                        return Err(StoreError::TooMany(most));
                    }
                    save(c, &table).await
                })
            })
            .await
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let Some(table) = one_table(&self.readers, id).await? else { return Ok(None) };
        let mut tables = [table];
        read_newer(&self.readers, &mut tables).await?;
        let [table] = tables;
        Ok(Some(table))
    }

    pub(crate) async fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        let mut query = QueryBuilder::<Db>::new(format!("SELECT {COLUMNS}{WITH_ROW} FROM game_table WHERE "));
        let before = filter.before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
        query.push("created_at < ").push_bind(before);
        if filter.listed {
            query.push(" AND listed = true");
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
        if let Some(player) = &filter.kept_for {
            query.push(" AND id IN (SELECT game_table FROM seat WHERE kept_for = ");
            query.push_bind(player.clone()).push(")");
        }
        query.push(" ORDER BY created_at DESC LIMIT ").push_bind(i64::from(filter.limit));
        let rows = query.build().fetch_all(&self.readers).await?;
        let mut tables = rows.iter().map(read_table).collect::<Result<Vec<_>, _>>()?;
        read_seats(&self.readers, &mut tables).await?;
        read_newer(&self.readers, &mut tables).await?;
        Ok(tables)
    }

    pub(crate) async fn count_unfinished(&self, owner: &str) -> Result<u32, StoreError> {
        let row = sqlx::query(UNFINISHED).bind(owner).fetch_one(&self.readers).await?;
        number(row.try_get(0)?, "count")
    }

    pub(crate) async fn count_tables(&self) -> Result<[u64; 4], StoreError> {
        let rows = sqlx::query("SELECT status, CAST(sum(n) AS BIGINT) AS n FROM table_count GROUP BY status")
            .fetch_all(&self.readers)
            .await?;
        let mut counts = [0; 4];
        for row in rows {
            let status = Status::read(row.try_get("status")?)?;
            counts[status as usize] = number(row.try_get("n")?, "count")?;
        }
        Ok(counts)
    }

    pub(crate) async fn due_tables(&self, now: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM game_table WHERE due_at <= $1 ORDER BY due_at LIMIT $2")
            .bind(now as i64)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

async fn save(connection: &mut Connection, table: &TableRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO game_table (id, game, rules, owner, status, listed, setup, settings, seed, clocks, \
         progress, rematch, created_at, updated_at, due_at, revision) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 + 1) \
         ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, status = excluded.status, \
         setup = excluded.setup, settings = excluded.settings, seed = excluded.seed, clocks = excluded.clocks, \
         progress = excluded.progress, rematch = excluded.rematch, updated_at = excluded.updated_at, due_at = excluded.due_at, \
         revision = excluded.revision WHERE game_table.revision = $16";
    let saved = sqlx::query(sql)
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
        .bind(&table.progress)
        .bind(&table.rematch)
        .bind(table.created_at as i64)
        .bind(table.updated_at as i64)
        .bind(table.due_at.map(|at| at as i64))
        .bind(i64::from(table.revision))
        .execute(&mut *connection)
        .await?;
    if saved.rows_affected() == 0 {
        return Err(StoreError::Stale(table.id.clone()));
    }
    for (number, seat) in table.seats.iter().enumerate() {
        let sql = "INSERT INTO seat (game_table, seat, player, name, bot, stand_in, kept_for) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (game_table, seat) DO UPDATE SET player = excluded.player, name = excluded.name, \
             bot = excluded.bot, stand_in = excluded.stand_in, kept_for = excluded.kept_for";
        sqlx::query(sql)
            .bind(&table.id)
            .bind(number as i64)
            .bind(&seat.player)
            .bind(&seat.name)
            .bind(&seat.bot)
            .bind(&seat.stand_in)
            .bind(&seat.kept_for)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn one_table(readers: &Pool, id: &str) -> Result<Option<TableRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS}{WITH_ROW} FROM game_table WHERE id = $1");
    let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id).fetch_optional(readers).await?;
    let Some(row) = row else { return Ok(None) };
    let mut tables = vec![read_table(&row)?];
    read_seats(readers, &mut tables).await?;
    Ok(tables.pop())
}

async fn read_seats(readers: &Pool, tables: &mut [TableRow]) -> Result<(), StoreError> {
    if tables.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Db>::new(
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

/// How far each game is, how often it was written, and for whom seats are kept. Files of an earlier version do not tell,
/// so it is asked for apart.
async fn read_newer(readers: &Pool, tables: &mut [TableRow]) -> Result<(), StoreError> {
    if WITH_ROW.is_empty() && !tables.is_empty() {
        read_progress(readers, tables).await?;
    }
    read_kept(readers, tables).await
}

async fn read_progress(readers: &Pool, tables: &mut [TableRow]) -> Result<(), StoreError> {
    let mut query = QueryBuilder::<Db>::new("SELECT id, progress, revision FROM game_table WHERE id IN (");
    let mut ids = query.separated(", ");
    for table in tables.iter() {
        ids.push_bind(table.id.clone());
    }
    query.push(")");
    let mut known: HashMap<String, (Option<String>, u32)> = HashMap::new();
    for row in query.build().fetch_all(readers).await? {
        let revision = number(row.try_get("revision")?, "game_table.revision")?;
        known.insert(row.try_get("id")?, (row.try_get("progress")?, revision));
    }
    for table in tables {
        (table.progress, table.revision) = known.remove(&table.id).unwrap_or_default();
    }
    Ok(())
}

/// Only an open table has seats that are kept.
async fn read_kept(readers: &Pool, tables: &mut [TableRow]) -> Result<(), StoreError> {
    let is_open = |table: &&TableRow| table.status == Status::Open;
    let open: Vec<String> = tables.iter().filter(is_open).map(|table| table.id.clone()).collect();
    if open.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Db>::new(
        "SELECT seat.game_table, seat.seat, player.id, player.name FROM seat \
         JOIN player ON player.id = seat.kept_for WHERE seat.game_table IN (",
    );
    let mut ids = query.separated(", ");
    for id in open {
        ids.push_bind(id);
    }
    query.push(")");
    for row in query.build().fetch_all(readers).await? {
        let (id, index): (String, usize) =
            (row.try_get("game_table")?, number(row.try_get("seat")?, "seat.seat")?);
        let table = tables.iter_mut().find(|table| table.id == id);
        if let Some(seat) = table.and_then(|table| table.seats.get_mut(index)) {
            (seat.kept_for, seat.kept_name) = (Some(row.try_get("id")?), Some(row.try_get("name")?));
        }
    }
    Ok(())
}

fn read_table(row: &DbRow) -> Result<TableRow, StoreError> {
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
        progress: if WITH_ROW.is_empty() { None } else { row.try_get("progress")? },
        rematch: row.try_get("rematch")?,
        created_at: number(row.try_get("created_at")?, "game_table.created_at")?,
        updated_at: number(row.try_get("updated_at")?, "game_table.updated_at")?,
        due_at: row
            .try_get::<Option<i64>, _>("due_at")?
            .map(|at| number(at, "game_table.due_at"))
            .transpose()?,
        revision: if WITH_ROW.is_empty() {
            0
        } else {
            number(row.try_get("revision")?, "game_table.revision")?
        },
        seats: Vec::new(),
    })
}

fn read_seat(row: &DbRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        player_name: row.try_get("player_name")?,
        bot: row.try_get("bot")?,
        stand_in: row.try_get("stand_in")?,
        kept_for: None,
        kept_name: None,
    })
}
