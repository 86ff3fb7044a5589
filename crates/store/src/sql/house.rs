//! Who may not talk or come in, who helps to look after the house, and what they did.

use sqlx::{QueryBuilder, Row};

use super::dialect::HAS_WORDS;
use super::players::{PLAYER, read_player};
use super::writer::Statements;
use super::{Connection, Db, DbRow, Store, number};
use crate::{AuditFilter, AuditRow, PlayerRow, SanctionKind, SanctionRow, Sanctioned, StoreError};

/// Sorts behind every letter an id can have.
const LAST_LETTER: &str = "\u{10ffff}";

impl Store {
    pub(crate) async fn add_audit(&self, audit: AuditRow) -> Result<(), StoreError> {
        self.writer.write(Statements::One, move |c| Box::pin(write_audit(c, audit))).await
    }

    pub(crate) async fn audit(&self, filter: &AuditFilter) -> Result<Vec<AuditRow>, StoreError> {
        let mut query = QueryBuilder::<Db>::new(
            "SELECT id, at, who, who_name, deed, player, game_table, address, detail, reason FROM audit WHERE id < ",
        );
        query.push_bind(filter.before.unwrap_or(i64::MAX));
        if let Some(player) = &filter.player {
            query.push(" AND player = ").push_bind(player.clone());
        }
        if let Some(table) = &filter.table {
            query.push(" AND game_table = ").push_bind(table.clone());
        }
        query.push(" ORDER BY id DESC LIMIT ").push_bind(i64::from(filter.limit));
        query.build().fetch_all(&self.readers).await?.iter().map(read_audit).collect()
    }

    pub(crate) async fn add_sanction(
        &self,
        sanction: SanctionRow,
        audit: AuditRow,
    ) -> Result<i64, StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let (player, address) = match sanction.whom {
                        Sanctioned::Player(player) => {
                            known_player(&mut *c, &player).await?;
                            (Some(player), None)
                        }
                        Sanctioned::Address(address) => (None, Some(address)),
                    };
                    let sql = "INSERT INTO sanction (kind, player, address, until, reason, at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
                    let added = sqlx::query(sql)
                        .bind(sanction.kind.number())
                        .bind(player)
                        .bind(address)
                        .bind(sanction.until.map(|until| until as i64))
                        .bind(sanction.reason)
                        .bind(sanction.at as i64)
                        .fetch_one(&mut *c)
                        .await?;
                    write_audit(c, audit).await?;
                    Ok(added.try_get(0)?)
                })
            })
            .await
    }

    pub(crate) async fn lift_sanction(&self, id: i64, audit: AuditRow) -> Result<SanctionRow, StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let sql = "DELETE FROM sanction WHERE id = $1 RETURNING *";
                    let row = sqlx::query(sql).bind(id).fetch_optional(&mut *c).await?;
                    let lifted = read_sanction(&row.ok_or(StoreError::NotFound("sanction"))?)?;
                    let mut audit = audit;
                    match &lifted.whom {
                        Sanctioned::Player(player) => audit.player = Some(player.clone()),
                        Sanctioned::Address(address) => audit.address = Some(address.clone()),
                    }
                    write_audit(c, audit).await?;
                    Ok(lifted)
                })
            })
            .await
    }

    pub(crate) async fn sanctions(&self, now: u64) -> Result<Vec<SanctionRow>, StoreError> {
        let sql = "SELECT * FROM sanction WHERE until IS NULL OR until > $1 ORDER BY id DESC";
        let rows = sqlx::query(sql).bind(now as i64).fetch_all(&self.readers).await?;
        rows.iter().map(read_sanction).collect()
    }

    pub(crate) async fn set_steward(
        &self,
        player: &str,
        is_one: bool,
        audit: AuditRow,
    ) -> Result<(), StoreError> {
        let player = player.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    known_player(&mut *c, &player).await?;
                    let sql = if is_one {
                        "INSERT INTO steward (player, since) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                    } else {
                        "DELETE FROM steward WHERE player = $1 AND $2 = $2"
                    };
                    sqlx::query(sql).bind(&player).bind(audit.at as i64).execute(&mut *c).await?;
                    write_audit(c, audit).await
                })
            })
            .await
    }

    pub(crate) async fn is_steward(&self, player: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM steward WHERE player = $1").bind(player);
        Ok(row.fetch_optional(&self.readers).await?.is_some())
    }

    pub(crate) async fn stewards(&self) -> Result<Vec<PlayerRow>, StoreError> {
        let sql =
            format!("SELECT {PLAYER} FROM steward JOIN player ON player.id = steward.player ORDER BY name");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.readers).await?;
        rows.iter().map(read_player).collect()
    }

    pub(crate) async fn find_players(&self, words: &str, limit: u32) -> Result<Vec<PlayerRow>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER} FROM player WHERE id = $1 OR {HAS_WORDS} \
             ORDER BY id <> $1, claimed IS NULL, length(name), name LIMIT $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(words).bind(i64::from(limit));
        query.fetch_all(&self.readers).await?.iter().map(read_player).collect()
    }

    pub(crate) async fn find_tables(&self, beginning: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM game_table WHERE id >= $1 AND id < $1 || $3 \
            ORDER BY created_at DESC LIMIT $2";
        let query = sqlx::query(sql).bind(beginning).bind(i64::from(limit)).bind(LAST_LETTER);
        query.fetch_all(&self.readers).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(crate) async fn replace_password(
        &self,
        player: &str,
        hash: &str,
        audit: AuditRow,
    ) -> Result<(), StoreError> {
        let (player, hash) = (player.to_owned(), hash.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let sql = "UPDATE player SET password = $1 WHERE id = $2 AND claimed IS NOT NULL";
                    let done = sqlx::query(sql).bind(hash).bind(&player).execute(&mut *c).await?;
                    if done.rows_affected() == 0 {
                        return Err(StoreError::NotFound("account"));
                    }
                    sqlx::query("DELETE FROM session WHERE player = $1")
                        .bind(&player)
                        .execute(&mut *c)
                        .await?;
                    write_audit(c, audit).await
                })
            })
            .await
    }

    pub(crate) async fn delete_talk(
        &self,
        table: &str,
        line: Option<u32>,
        player: Option<&str>,
    ) -> Result<u64, StoreError> {
        let sql =
            "DELETE FROM chat WHERE game_table = $1 AND n = coalesce($2, n) AND ($3 IS NULL OR player = $3)";
        let delete =
            sqlx::query(sql).bind(table.to_owned()).bind(line.map(i64::from)).bind(player.map(str::to_owned));
        Ok(self.writer.execute(delete).await?.rows_affected())
    }

    pub(crate) async fn delete_talk_of(&self, player: &str) -> Result<u64, StoreError> {
        let delete = sqlx::query("DELETE FROM chat WHERE player = $1").bind(player.to_owned());
        Ok(self.writer.execute(delete).await?.rows_affected())
    }
}

pub(super) async fn write_audit(connection: &mut Connection, audit: AuditRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO audit (at, who, who_name, deed, player, game_table, address, detail, reason) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    sqlx::query(sql)
        .bind(audit.at as i64)
        .bind(audit.who)
        .bind(audit.who_name)
        .bind(audit.deed)
        .bind(audit.player)
        .bind(audit.table)
        .bind(audit.address)
        .bind(audit.detail)
        .bind(audit.reason)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn known_player(connection: &mut Connection, player: &str) -> Result<(), StoreError> {
    let row =
        sqlx::query("SELECT 1 FROM player WHERE id = $1").bind(player).fetch_optional(connection).await?;
    row.map(|_| ()).ok_or(StoreError::NotFound("person"))
}

fn read_sanction(row: &DbRow) -> Result<SanctionRow, StoreError> {
    let kind: i64 = row.try_get("kind")?;
    let (player, address): (Option<String>, Option<String>) =
        (row.try_get("player")?, row.try_get("address")?);
    Ok(SanctionRow {
        id: row.try_get("id")?,
        kind: [SanctionKind::Mute, SanctionKind::Ban]
            .into_iter()
            .find(|known| known.number() == kind)
            .ok_or_else(|| StoreError::Damaged(format!("sanction.kind is {kind}")))?,
        whom: match (player, address) {
            (Some(player), None) => Sanctioned::Player(player),
            (None, Some(address)) => Sanctioned::Address(address),
            _ => return Err(StoreError::Damaged("a sanction is about nobody".into())),
        },
        until: row
            .try_get::<Option<i64>, _>("until")?
            .map(|until| number(until, "sanction.until"))
            .transpose()?,
        reason: row.try_get("reason")?,
        at: number(row.try_get("at")?, "sanction.at")?,
    })
}

fn read_audit(row: &DbRow) -> Result<AuditRow, StoreError> {
    Ok(AuditRow {
        id: row.try_get("id")?,
        at: number(row.try_get("at")?, "audit.at")?,
        who: row.try_get("who")?,
        who_name: row.try_get("who_name")?,
        deed: row.try_get("deed")?,
        player: row.try_get("player")?,
        table: row.try_get("game_table")?,
        address: row.try_get("address")?,
        detail: row.try_get("detail")?,
        reason: row.try_get("reason")?,
    })
}
