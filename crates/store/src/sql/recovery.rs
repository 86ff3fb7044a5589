//! Passwords, and the codes that set a new one when it is forgotten.

use sqlx::Row;

use super::writer::Statements;
use super::{Connection, Store, number};
use crate::{StoreError, TokenHash};

impl Store {
    pub(crate) async fn change_password(
        &self,
        player: &str,
        hash: &str,
        from: TokenHash,
    ) -> Result<(), StoreError> {
        let (player, hash) = (player.to_owned(), hash.to_owned());
        self.writer
            .write(Statements::Several, move |c| Box::pin(set_password(c, player, hash, Some(from))))
            .await
    }

    pub(crate) async fn set_codes(&self, player: &str, codes: Vec<TokenHash>) -> Result<(), StoreError> {
        let player = player.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move { insert_codes(c, &player, codes).await })
            })
            .await
    }

    pub(crate) async fn count_codes(&self, player: &str) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM recovery_code WHERE player = $1";
        number(sqlx::query(sql).bind(player).fetch_one(&self.readers).await?.try_get(0)?, "count")
    }

    pub(crate) async fn recover_by_code(
        &self,
        player: &str,
        code: TokenHash,
        hash: &str,
    ) -> Result<(), StoreError> {
        let (player, hash) = (player.to_owned(), hash.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let sql = "DELETE FROM recovery_code WHERE player = $1 AND code = $2";
                    let used = sqlx::query(sql).bind(&player).bind(code.to_vec()).execute(&mut *c).await?;
                    if used.rows_affected() == 0 {
                        return Err(StoreError::NotFound("code"));
                    }
                    set_password(c, player, hash, None).await
                })
            })
            .await
    }
}

pub(super) async fn insert_codes(
    connection: &mut Connection,
    player: &str,
    codes: Vec<TokenHash>,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM recovery_code WHERE player = $1").bind(player).execute(&mut *connection).await?;
    for code in codes {
        let add = sqlx::query("INSERT INTO recovery_code (player, code) VALUES ($1, $2)");
        add.bind(player).bind(code.to_vec()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Sets a password and ends all sessions but one. Letters that would set another one are worth nothing any more.
pub(super) async fn set_password(
    connection: &mut Connection,
    player: String,
    hash: String,
    but: Option<TokenHash>,
) -> Result<(), StoreError> {
    let set = sqlx::query("UPDATE player SET password = $1 WHERE id = $2 AND claimed IS NOT NULL");
    if set.bind(hash).bind(&player).execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::NotFound("account"));
    }
    let end = sqlx::query("DELETE FROM session WHERE player = $1 AND token <> $2");
    let but = but.map_or_else(Vec::new, |token| token.to_vec());
    end.bind(&player).bind(but).execute(&mut *connection).await?;
    let void = sqlx::query("DELETE FROM letter WHERE player = $1 AND kind = 1");
    void.bind(player).execute(&mut *connection).await?;
    Ok(())
}
