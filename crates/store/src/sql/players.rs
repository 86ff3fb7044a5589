use sqlx::Row;

use super::sessions::insert_session;
use super::writer::Statements;
use super::{DbRow, Store, number};
use crate::{PlayerRow, SessionRow, StoreError};

pub(super) const PLAYER: &str = "player.id, player.name, player.claimed, player.password, player.created_at";

impl Store {
    pub(crate) async fn add_player(&self, player: PlayerRow, session: SessionRow) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    sqlx::query("INSERT INTO player (id, name, created_at) VALUES ($1, $2, $3)")
                        .bind(player.id)
                        .bind(player.name)
                        .bind(player.created_at as i64)
                        .execute(&mut *c)
                        .await?;
                    insert_session(session).execute(c).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.one_player("player.id = $1", id).await
    }

    pub(crate) async fn player_by_claim(&self, claimed: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.one_player("player.claimed = $1", claimed).await
    }

    pub(crate) async fn player_by_look(&self, look: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.one_player("player.look = $1 AND player.look <> '' AND player.claimed IS NOT NULL", look).await
    }

    async fn one_player(&self, condition: &str, value: &str) -> Result<Option<PlayerRow>, StoreError> {
        let sql = format!("SELECT {PLAYER} FROM player WHERE {condition}");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(value).fetch_optional(&self.readers).await?;
        row.as_ref().map(read_player).transpose()
    }

    pub(crate) async fn delete_player(
        &self,
        id: &str,
        ghost: &str,
        taken_until: u64,
    ) -> Result<(), StoreError> {
        let (id, ghost) = (id.to_owned(), ghost.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let sql = "INSERT INTO retired_name (look, until) \
                        SELECT look, $2 FROM player WHERE id = $1 AND claimed IS NOT NULL AND look <> '' \
                        ON CONFLICT (look) DO UPDATE SET until = excluded.until";
                    sqlx::query(sql).bind(&id).bind(taken_until as i64).execute(&mut *c).await?;
                    let name =
                        sqlx::query("UPDATE seat SET name = $1 WHERE player = $2").bind(ghost).bind(&id);
                    name.execute(&mut *c).await?;
                    for sql in ["DELETE FROM chat WHERE player = $1", "DELETE FROM player WHERE id = $1"] {
                        sqlx::query(sql).bind(&id).execute(&mut *c).await?;
                    }
                    Ok(())
                })
            })
            .await
    }
}

pub(super) fn read_player(row: &DbRow) -> Result<PlayerRow, StoreError> {
    Ok(PlayerRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        claimed: row.try_get("claimed")?,
        password: row.try_get("password")?,
        created_at: number(row.try_get("created_at")?, "player.created_at")?,
    })
}
