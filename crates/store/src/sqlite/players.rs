use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::sessions::insert_session;
use super::writer::Statements;
use super::{Store, number};
use crate::{PlayerRow, SessionRow, StoreError};

pub(super) const PLAYER: &str = "player.id, player.name, player.claimed, player.password, player.created_at";

impl Store {
    /// Adds a person and the session that was opened for them.
    pub async fn add_player(&self, player: PlayerRow, session: SessionRow) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    sqlx::query("INSERT INTO player (id, name, created_at) VALUES (?, ?, ?)")
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

    /// The person with this id.
    pub async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.one_player("player.id = ?", id).await
    }

    /// The person who claimed this name, given in folded form.
    pub async fn player_by_claim(&self, claimed: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.one_player("player.claimed = ?", claimed).await
    }

    async fn one_player(&self, condition: &str, value: &str) -> Result<Option<PlayerRow>, StoreError> {
        let sql = format!("SELECT {PLAYER} FROM player WHERE {condition}");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(value).fetch_optional(&self.readers).await?;
        row.as_ref().map(read_player).transpose()
    }

    /// Gives a person another name; a claimed one stays.
    pub async fn rename_player(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let rename = sqlx::query("UPDATE player SET name = ? WHERE id = ? AND claimed IS NULL");
        self.writer.execute(rename.bind(name.to_owned()).bind(id.to_owned())).await?;
        Ok(())
    }

    /// Keeps a name for a person, unless somebody else has it or the person has claimed one already.
    pub async fn claim_name(
        &self,
        id: &str,
        name: &str,
        claimed: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE OR IGNORE player SET name = ?, claimed = ?, password = ? WHERE id = ? AND claimed IS NULL";
        let claim = sqlx::query(sql)
            .bind(name.to_owned())
            .bind(claimed.to_owned())
            .bind(password.to_owned())
            .bind(id.to_owned());
        let changed = self.writer.execute(claim).await?.rows_affected();
        if changed == 1 { Ok(()) } else { Err(StoreError::NameTaken) }
    }

    /// Forgets a person: name, sessions, tokens; seats and chat lines remain without them.
    pub async fn delete_player(&self, id: &str, ghost: &str) -> Result<(), StoreError> {
        let (id, ghost) = (id.to_owned(), ghost.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    for sql in [
                        "UPDATE chat SET name = ?2 WHERE player = ?1",
                        "UPDATE seat SET name = ?2 WHERE player = ?1",
                    ] {
                        sqlx::query(sql).bind(&id).bind(&ghost).execute(&mut *c).await?;
                    }
                    sqlx::query("DELETE FROM player WHERE id = ?").bind(&id).execute(&mut *c).await?;
                    Ok(())
                })
            })
            .await
    }
}

pub(super) fn read_player(row: &SqliteRow) -> Result<PlayerRow, StoreError> {
    Ok(PlayerRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        claimed: row.try_get("claimed")?,
        password: row.try_get("password")?,
        created_at: number(row.try_get("created_at")?, "player.created_at")?,
    })
}
