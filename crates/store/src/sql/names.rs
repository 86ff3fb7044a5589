//! Names: who has which, and which nobody may have. Names that look alike are one name.

use sqlx::Row;

use super::house::{known_player, write_audit};
use super::recovery::insert_codes;
use super::writer::Statements;
use super::{Connection, Store};
use crate::{AuditRow, NameForms, OldNameRow, RenamedRow, StoreError, TokenHash};

/// Somebody else has claimed a name that looks like this, or it stays taken for a while.
const TAKEN: &str = "SELECT 1 FROM player WHERE look = $1 AND look <> '' AND claimed IS NOT NULL AND id <> $2 \
    UNION ALL SELECT 1 FROM retired_name WHERE look = $1 AND until > $3";

impl Store {
    pub(crate) async fn is_name_taken(&self, look: &str, by: &str, now: u64) -> Result<bool, StoreError> {
        let query = sqlx::query(TAKEN).bind(look).bind(by).bind(now as i64);
        Ok(query.fetch_optional(&self.readers).await?.is_some())
    }

    pub(crate) async fn rename_player(&self, id: &str, name: NameForms, now: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    refuse_taken(&mut *c, &name.look, &id, now).await?;
                    let sql = "UPDATE player SET name = $1, look = $2 WHERE id = $3 AND claimed IS NULL";
                    sqlx::query(sql).bind(name.shown).bind(name.look).bind(id).execute(c).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn claim_name(
        &self,
        id: &str,
        name: NameForms,
        password: &str,
        codes: Vec<TokenHash>,
        guest: &str,
        now: u64,
    ) -> Result<Vec<RenamedRow>, StoreError> {
        let (id, password, guest) = (id.to_owned(), password.to_owned(), guest.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    refuse_taken(&mut *c, &name.look, &id, now).await?;
                    let sql = "UPDATE player SET name = $1, claimed = $2, look = $3, password = $4 \
                        WHERE id = $5 AND claimed IS NULL \
                        AND NOT EXISTS (SELECT 1 FROM player AS other WHERE other.claimed = $2)";
                    let claim = sqlx::query(sql)
                        .bind(&name.shown)
                        .bind(&name.claimed)
                        .bind(&name.look)
                        .bind(password)
                        .bind(&id);
                    if claim.execute(&mut *c).await?.rows_affected() == 0 {
                        return Err(StoreError::NameTaken);
                    }
                    insert_codes(&mut *c, &id, codes).await?;
                    rename_guests(c, &name.look, &guest).await
                })
            })
            .await
    }

    pub(crate) async fn give_name(
        &self,
        player: &str,
        name: NameForms,
        guest: &str,
        audit: AuditRow,
    ) -> Result<Vec<RenamedRow>, StoreError> {
        let (player, guest) = (player.to_owned(), guest.to_owned());
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    known_player(&mut *c, &player).await?;
                    // Whoever looks after the house may give a name that nobody has any more.
                    refuse_taken(&mut *c, &name.look, &player, u64::MAX >> 1).await?;
                    let sql = "UPDATE player SET name = $2, look = $3, \
                        claimed = CASE WHEN claimed IS NULL THEN NULL ELSE $4 END \
                        WHERE id = $1 AND (claimed IS NULL OR NOT EXISTS \
                            (SELECT 1 FROM player AS other WHERE other.claimed = $4 AND other.id <> $1)) \
                        RETURNING claimed";
                    let give =
                        sqlx::query(sql).bind(&player).bind(&name.shown).bind(&name.look).bind(&name.claimed);
                    let Some(given) = give.fetch_optional(&mut *c).await? else {
                        return Err(StoreError::NameTaken);
                    };
                    write_audit(&mut *c, audit).await?;
                    if given.try_get::<Option<String>, _>("claimed")?.is_none() {
                        return Ok(Vec::new());
                    }
                    rename_guests(c, &name.look, &guest).await
                })
            })
            .await
    }

    pub(crate) async fn old_names(&self, limit: u32) -> Result<Vec<OldNameRow>, StoreError> {
        let sql =
            "SELECT id, name FROM player WHERE look = '' ORDER BY claimed IS NULL, created_at, id LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| Ok(OldNameRow { player: row.try_get("id")?, name: row.try_get("name")? }))
            .collect()
    }

    pub(crate) async fn set_look(&self, old: OldNameRow, look: &str) -> Result<(), StoreError> {
        let look = look.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let OldNameRow { player, name } = old;
                    let taken = sqlx::query(TAKEN).bind(&look).bind(&player).bind(i64::MAX);
                    let look = taken.fetch_optional(&mut *c).await?.is_none().then_some(look);
                    let sql = "UPDATE player SET look = $1 WHERE id = $2 AND name = $3 AND look = ''";
                    sqlx::query(sql).bind(look).bind(player).bind(name).execute(c).await?;
                    Ok(())
                })
            })
            .await
    }
}

async fn refuse_taken(connection: &mut Connection, look: &str, by: &str, now: u64) -> Result<(), StoreError> {
    let taken = sqlx::query(TAKEN).bind(look).bind(by).bind(now as i64);
    match taken.fetch_optional(connection).await? {
        Some(_) => Err(StoreError::NameTaken),
        None => Ok(()),
    }
}

async fn rename_guests(
    connection: &mut Connection,
    look: &str,
    guest: &str,
) -> Result<Vec<RenamedRow>, StoreError> {
    let sql = "UPDATE player SET name = $2 || substr(id, 1, 4), look = NULL \
        WHERE look = $1 AND look <> '' AND claimed IS NULL RETURNING id, name";
    let rows = sqlx::query(sql).bind(look).bind(guest).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(RenamedRow { player: row.try_get("id")?, name: row.try_get("name")? })).collect()
}
