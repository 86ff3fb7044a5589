//! How people and their bots prove who they are.

use sqlx::Row;

use super::players::{PLAYER, read_player};
use super::writer::{Statement, Statements};
use super::{Store, number, one_at_a_time};
use crate::{PlayerRow, SessionRow, StoreError, TokenHash, TokenRow};

/// In so many places one can be signed in.
const MOST_SESSIONS: i64 = 20;

impl Store {
    pub(crate) async fn add_session(&self, session: SessionRow) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let player = session.player.clone();
                    // The account may be gone since its password was looked at.
                    let known = sqlx::query("SELECT 1 FROM player WHERE id = $1").bind(player.clone());
                    known.fetch_optional(&mut *c).await?.ok_or(StoreError::NotFound("account"))?;
                    insert_session(session).execute(&mut *c).await?;
                    let sql = "DELETE FROM session WHERE player = $1 AND token NOT IN \
                        (SELECT token FROM session WHERE player = $1 ORDER BY expires_at DESC LIMIT $2)";
                    sqlx::query(sql).bind(player).bind(MOST_SESSIONS).execute(&mut *c).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn player_by_session(
        &self,
        token: &TokenHash,
        now: u64,
    ) -> Result<Option<(PlayerRow, u64)>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER}, session.expires_at AS until FROM session \
             JOIN player ON player.id = session.player WHERE session.token = $1 AND session.expires_at > $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(token.as_slice()).bind(now as i64);
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| Ok((read_player(&row)?, number(row.try_get("until")?, "session.expires_at")?)))
            .transpose()
    }

    pub(crate) async fn session_ends(&self, player: &str) -> Result<Vec<u64>, StoreError> {
        let sql = "SELECT expires_at FROM session WHERE player = $1 ORDER BY expires_at DESC";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(|row| number(row.try_get(0)?, "session.expires_at")).collect()
    }

    pub(crate) async fn extend_session(&self, token: TokenHash, expires_at: u64) -> Result<(), StoreError> {
        let extend = sqlx::query("UPDATE session SET expires_at = $1 WHERE token = $2");
        self.writer.execute(extend.bind(expires_at as i64).bind(token.to_vec())).await?;
        Ok(())
    }

    pub(crate) async fn end_session(&self, token: TokenHash) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM session WHERE token = $1");
        self.writer.execute(end.bind(token.to_vec())).await?;
        Ok(())
    }

    pub(crate) async fn end_sessions(&self, player: &str) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM session WHERE player = $1");
        self.writer.execute(end.bind(player.to_owned())).await?;
        Ok(())
    }

    pub(crate) async fn add_token(
        &self,
        player: &str,
        token: TokenHash,
        label: &str,
        created_at: u64,
        most: u32,
    ) -> Result<TokenRow, StoreError> {
        let (player, label) = (player.to_owned(), label.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    // Counted where it is written: of many who ask at once, all would be below the limit.
                    one_at_a_time(c, &player).await?;
                    let sql = "INSERT INTO bot_token (token, player, label, created_at) SELECT $1, $2, $3, $4 \
                        WHERE (SELECT count(*) FROM bot_token WHERE player = $2) < $5 RETURNING id";
                    let add = sqlx::query(sql)
                        .bind(token.to_vec())
                        .bind(player)
                        .bind(label.clone())
                        .bind(created_at as i64)
                        .bind(i64::from(most));
                    let added = add.fetch_optional(c).await?.ok_or(StoreError::TooMany(most))?;
                    Ok(TokenRow { id: added.try_get(0)?, label, created_at })
                })
            })
            .await
    }

    pub(crate) async fn tokens(&self, player: &str) -> Result<Vec<TokenRow>, StoreError> {
        let rows = sqlx::query("SELECT id, label, created_at FROM bot_token WHERE player = $1 ORDER BY id")
            .bind(player)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(TokenRow {
                    id: row.try_get("id")?,
                    label: row.try_get("label")?,
                    created_at: number(row.try_get("created_at")?, "bot_token.created_at")?,
                })
            })
            .collect()
    }

    pub(crate) async fn player_by_token(&self, token: &TokenHash) -> Result<Option<PlayerRow>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER} FROM bot_token JOIN player ON player.id = bot_token.player WHERE bot_token.token = $1"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(token.as_slice());
        query.fetch_optional(&self.readers).await?.as_ref().map(read_player).transpose()
    }

    pub(crate) async fn remove_token(&self, player: &str, id: i64) -> Result<TokenHash, StoreError> {
        let remove = sqlx::query("DELETE FROM bot_token WHERE id = $1 AND player = $2 RETURNING token")
            .bind(id)
            .bind(player.to_owned());
        let removed = self
            .writer
            .write(Statements::One, move |c| Box::pin(async move { Ok(remove.fetch_all(c).await?) }))
            .await?;
        let token: Vec<u8> = removed.first().ok_or(StoreError::NotFound("token"))?.try_get("token")?;
        token.try_into().map_err(|_| StoreError::Damaged("bot_token.token is no SHA-256".into()))
    }
}

pub(super) fn insert_session(session: SessionRow) -> Statement {
    sqlx::query("INSERT INTO session (token, player, expires_at) VALUES ($1, $2, $3)")
        .bind(session.token.to_vec())
        .bind(session.player)
        .bind(session.expires_at as i64)
}
