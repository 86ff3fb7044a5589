//! Where letters to a person go, and the letters on their way.

use sqlx::Row;

use super::recovery::set_password;
use super::writer::Statements;
use super::{Connection, Store, one_at_a_time};
use crate::{EmailRow, LetterKind, LetterRow, StoreError, TokenHash};

impl Store {
    pub(crate) async fn email(&self, player: &str) -> Result<Option<EmailRow>, StoreError> {
        let sql = "SELECT address, is_confirmed FROM email WHERE player = $1";
        let row = sqlx::query(sql).bind(player).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(EmailRow { address: row.try_get("address")?, is_confirmed: row.try_get("is_confirmed")? })
        })
        .transpose()
    }

    pub(crate) async fn remove_email(&self, player: &str) -> Result<(), StoreError> {
        let player = player.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    for sql in ["DELETE FROM email WHERE player = $1", "DELETE FROM letter WHERE player = $1"]
                    {
                        sqlx::query(sql).bind(&player).execute(&mut *c).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn add_letter(&self, letter: LetterRow, now: u64, most: u32) -> Result<(), StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    one_at_a_time(&mut *c, &letter.player).await?;
                    let sql = "INSERT INTO letter (secret, player, kind, address, expires_at) \
                        SELECT $1, $2, $3, $4, $5 \
                        WHERE (SELECT count(*) FROM letter WHERE player = $2 AND expires_at > $6) < $7";
                    let add = sqlx::query(sql)
                        .bind(letter.secret.to_vec())
                        .bind(&letter.player)
                        .bind(letter.kind.number())
                        .bind(&letter.address)
                        .bind(letter.expires_at as i64)
                        .bind(now as i64)
                        .bind(i64::from(most));
                    if add.execute(&mut *c).await?.rows_affected() == 0 {
                        return Err(StoreError::TooMany(most));
                    }
                    if letter.kind == LetterKind::Confirm {
                        let sql = "INSERT INTO email (player, address, is_confirmed) VALUES ($1, $2, false) \
                            ON CONFLICT (player) DO UPDATE SET address = excluded.address, \
                            is_confirmed = (email.is_confirmed AND email.address = excluded.address)";
                        sqlx::query(sql).bind(letter.player).bind(letter.address).execute(c).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn confirm_email(&self, secret: TokenHash, now: u64) -> Result<String, StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let (player, address) = take(&mut *c, secret, LetterKind::Confirm, now).await?;
                    let sql = "UPDATE email SET is_confirmed = true WHERE player = $1 AND address = $2";
                    let done = sqlx::query(sql).bind(&player).bind(address).execute(c).await?;
                    // Another address was given since.
                    if done.rows_affected() == 0 { Err(StoreError::NotFound("letter")) } else { Ok(player) }
                })
            })
            .await
    }

    pub(crate) async fn recover_by_letter(
        &self,
        secret: TokenHash,
        hash: &str,
        now: u64,
    ) -> Result<String, StoreError> {
        let hash = hash.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let (player, _) = take(&mut *c, secret, LetterKind::Recover, now).await?;
                    set_password(c, player.clone(), hash, None).await?;
                    Ok(player)
                })
            })
            .await
    }

    pub(crate) async fn sweep_promises(&self, now: u64) -> Result<u64, StoreError> {
        let mut gone = 0;
        for sql in [
            "DELETE FROM letter WHERE secret IN (SELECT secret FROM letter WHERE expires_at <= $1 LIMIT 100)",
            "DELETE FROM retired_name WHERE look IN (SELECT look FROM retired_name WHERE until <= $1 LIMIT 100)",
        ] {
            loop {
                let done = self.writer.execute(sqlx::query(sql).bind(now as i64)).await?.rows_affected();
                gone += done;
                if done == 0 {
                    break;
                }
            }
        }
        Ok(gone)
    }
}

/// Takes a letter out and tells to whom it went, and where.
async fn take(
    connection: &mut Connection,
    secret: TokenHash,
    kind: LetterKind,
    now: u64,
) -> Result<(String, String), StoreError> {
    let sql =
        "DELETE FROM letter WHERE secret = $1 AND kind = $2 AND expires_at > $3 RETURNING player, address";
    let taken = sqlx::query(sql).bind(secret.to_vec()).bind(kind.number()).bind(now as i64);
    let row = taken.fetch_optional(connection).await?.ok_or(StoreError::NotFound("letter"))?;
    Ok((row.try_get("player")?, row.try_get("address")?))
}
