//! How people and their bots prove who they are.

use sqlx::Row;

use super::players::{PLAYER, read_player};
use super::writer::{Statement, Statements};
use super::{Store, number};
use crate::{PlayerRow, SessionRow, StoreError, TokenHash, TokenRow};

/// In so many places one can be signed in.
const MOST_SESSIONS: i64 = 20;

impl Store {
    /// Opens a session, and ends those of the same person that would have lived shortest if there are too many.
    pub async fn add_session(&self, session: SessionRow) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let player = session.player.clone();
                    insert_session(session).execute(&mut *c).await?;
                    let sql = "DELETE FROM session WHERE token IN (SELECT token FROM session WHERE player = ? \
                        ORDER BY expires_at DESC LIMIT -1 OFFSET ?)";
                    sqlx::query(sql).bind(player).bind(MOST_SESSIONS).execute(&mut *c).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Whose session this is, if it has not expired, and when it will.
    pub async fn player_by_session(
        &self,
        token: &TokenHash,
        now: u64,
    ) -> Result<Option<(PlayerRow, u64)>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER}, session.expires_at AS until FROM session \
             JOIN player ON player.id = session.player WHERE session.token = ? AND session.expires_at > ?"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(token.as_slice()).bind(now as i64);
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| Ok((read_player(&row)?, number(row.try_get("until")?, "session.expires_at")?)))
            .transpose()
    }

    /// Lets a session live longer.
    pub async fn extend_session(&self, token: TokenHash, expires_at: u64) -> Result<(), StoreError> {
        let extend = sqlx::query("UPDATE session SET expires_at = ? WHERE token = ?");
        self.writer.execute(extend.bind(expires_at as i64).bind(token.to_vec())).await?;
        Ok(())
    }

    /// Ends one session.
    pub async fn end_session(&self, token: TokenHash) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM session WHERE token = ?");
        self.writer.execute(end.bind(token.to_vec())).await?;
        Ok(())
    }

    /// Ends all sessions of a person.
    pub async fn end_sessions(&self, player: &str) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM session WHERE player = ?");
        self.writer.execute(end.bind(player.to_owned())).await?;
        Ok(())
    }

    /// Adds a bot's token, unless the person has so many already.
    pub async fn add_token(
        &self,
        player: &str,
        token: TokenHash,
        label: &str,
        created_at: u64,
        most: u32,
    ) -> Result<TokenRow, StoreError> {
        // Counted where it is written: of many who ask at once, all would be below the limit.
        let sql = "INSERT INTO bot_token (token, player, label, created_at) SELECT ?1, ?2, ?3, ?4 \
            WHERE (SELECT count(*) FROM bot_token WHERE player = ?2) < ?5";
        let add = sqlx::query(sql)
            .bind(token.to_vec())
            .bind(player.to_owned())
            .bind(label.to_owned())
            .bind(created_at as i64)
            .bind(i64::from(most));
        let added = self.writer.execute(add).await?;
        if added.rows_affected() == 0 {
            return Err(StoreError::TooMany(most));
        }
        Ok(TokenRow { id: added.last_insert_rowid(), label: label.to_owned(), created_at })
    }

    /// The tokens of a person, oldest first.
    pub async fn tokens(&self, player: &str) -> Result<Vec<TokenRow>, StoreError> {
        let rows = sqlx::query("SELECT id, label, created_at FROM bot_token WHERE player = ? ORDER BY id")
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

    /// Whose bot this is.
    pub async fn player_by_token(&self, token: &TokenHash) -> Result<Option<PlayerRow>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER} FROM bot_token JOIN player ON player.id = bot_token.player WHERE bot_token.token = ?"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(token.as_slice());
        query.fetch_optional(&self.readers).await?.as_ref().map(read_player).transpose()
    }

    /// Revokes a token of this person and tells which it was.
    pub async fn remove_token(&self, player: &str, id: i64) -> Result<TokenHash, StoreError> {
        let remove = sqlx::query("DELETE FROM bot_token WHERE id = ? AND player = ? RETURNING token")
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
    sqlx::query("INSERT INTO session (token, player, expires_at) VALUES (?, ?, ?)")
        .bind(session.token.to_vec())
        .bind(session.player)
        .bind(session.expires_at as i64)
}
