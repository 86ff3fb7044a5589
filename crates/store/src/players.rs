use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::error::number;
use crate::writer::Statements;
use crate::{Store, StoreError, TokenHash};

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// Public and unguessable.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// The name's folded form, if it was claimed; nobody else can then claim it.
    pub claimed: Option<String>,
    /// The password's hash, if the name was claimed.
    pub password: Option<String>,
    /// In milliseconds since 1970.
    pub created_at: u64,
}

/// A place where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Of the cookie.
    pub token: TokenHash,
    /// Whose it is.
    pub player: String,
    /// In milliseconds since 1970.
    pub expires_at: u64,
}

/// A bot's token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// To revoke it by.
    pub id: i64,
    /// What it is for.
    pub label: String,
    /// In milliseconds since 1970.
    pub created_at: u64,
}

const PLAYER: &str = "player.id, player.name, player.claimed, player.password, player.created_at";

impl Store {
    /// Adds a person and the session that was opened for them.
    pub async fn add_player(&self, player: PlayerRow, session: SessionRow) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    sqlx::query("INSERT INTO player (id, name, created_at) VALUES (?, ?, ?)")
                        .bind(&player.id)
                        .bind(&player.name)
                        .bind(player.created_at as i64)
                        .execute(&mut *c)
                        .await?;
                    insert_session(c, &session).await
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

    /// Gives a person another name; claimed names stay.
    pub async fn rename_player(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    sqlx::query("UPDATE player SET name = ? WHERE id = ?")
                        .bind(name)
                        .bind(id)
                        .execute(c)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Keeps a name for a person, unless somebody else has it.
    pub async fn claim_name(
        &self,
        id: &str,
        name: &str,
        claimed: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let values = [name, claimed, password, id].map(str::to_owned);
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let [name, claimed, password, id] = values;
                    let sql = "UPDATE OR IGNORE player SET name = ?, claimed = ?, password = ? WHERE id = ?";
                    let done =
                        sqlx::query(sql).bind(name).bind(claimed).bind(password).bind(id).execute(c).await?;
                    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NameTaken) }
                })
            })
            .await
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

    /// Opens a session.
    pub async fn add_session(&self, session: SessionRow) -> Result<(), StoreError> {
        self.writer
            .write(Statements::One, move |c| Box::pin(async move { insert_session(c, &session).await }))
            .await
    }

    /// Whose session this is, if it has not expired.
    pub async fn player_by_session(
        &self,
        token: &TokenHash,
        now: u64,
    ) -> Result<Option<(PlayerRow, u64)>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER}, session.expires_at AS until FROM session \
             JOIN player ON player.id = session.player WHERE session.token = ? AND session.expires_at > ?"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(token.as_slice())
            .bind(now as i64)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok((read_player(&row)?, number(row.try_get("until")?, "session.expires_at")?)))
            .transpose()
    }

    /// Lets a session live longer.
    pub async fn extend_session(&self, token: TokenHash, expires_at: u64) -> Result<(), StoreError> {
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    sqlx::query("UPDATE session SET expires_at = ? WHERE token = ?")
                        .bind(expires_at as i64)
                        .bind(token.as_slice())
                        .execute(c)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Ends one session.
    pub async fn end_session(&self, token: TokenHash) -> Result<(), StoreError> {
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM session WHERE token = ?")
                        .bind(token.as_slice())
                        .execute(c)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Ends all sessions of a person.
    pub async fn end_sessions(&self, player: &str) -> Result<(), StoreError> {
        let player = player.to_owned();
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM session WHERE player = ?").bind(player).execute(c).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Drops sessions that have expired, and guests without a session who never sat down anywhere.
    pub async fn sweep_players(&self, now: u64) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM session WHERE expires_at <= ?")
                        .bind(now as i64)
                        .execute(&mut *c)
                        .await?;
                    let sql = "DELETE FROM player WHERE claimed IS NULL \
                        AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id) \
                        AND NOT EXISTS (SELECT 1 FROM bot_token WHERE bot_token.player = player.id) \
                        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id)";
                    sqlx::query(sql).execute(&mut *c).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Adds a bot's token.
    pub async fn add_token(
        &self,
        player: &str,
        token: TokenHash,
        label: &str,
        created_at: u64,
    ) -> Result<TokenRow, StoreError> {
        let (player, label) = (player.to_owned(), label.to_owned());
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let sql = "INSERT INTO bot_token (token, player, label, created_at) VALUES (?, ?, ?, ?)";
                    let done = sqlx::query(sql)
                        .bind(token.as_slice())
                        .bind(player)
                        .bind(&label)
                        .bind(created_at as i64)
                        .execute(c)
                        .await?;
                    Ok(TokenRow { id: done.last_insert_rowid(), label, created_at })
                })
            })
            .await
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
        let row = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(token.as_slice())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_player).transpose()
    }

    /// Revokes a token of this person.
    pub async fn remove_token(&self, player: &str, id: i64) -> Result<(), StoreError> {
        let player = player.to_owned();
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM bot_token WHERE id = ? AND player = ?")
                        .bind(id)
                        .bind(player)
                        .execute(c)
                        .await?;
                    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NotFound("token")) }
                })
            })
            .await
    }
}

async fn insert_session(
    connection: &mut sqlx::SqliteConnection,
    session: &SessionRow,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO session (token, player, expires_at) VALUES (?, ?, ?)")
        .bind(session.token.as_slice())
        .bind(&session.player)
        .bind(session.expires_at as i64)
        .execute(connection)
        .await?;
    Ok(())
}

fn read_player(row: &SqliteRow) -> Result<PlayerRow, StoreError> {
    Ok(PlayerRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        claimed: row.try_get("claimed")?,
        password: row.try_get("password")?,
        created_at: number(row.try_get("created_at")?, "player.created_at")?,
    })
}
