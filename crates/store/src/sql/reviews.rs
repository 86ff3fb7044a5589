use sqlx::Row;

use super::dialect::FOR_UPDATE;
use super::writer::Statements;
use super::{Store, number};
use crate::{ReviewRow, StoreError, VerdictRow};

impl Store {
    pub(crate) async fn begin_review(&self, id: &str, total: u32, at: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let sql = "INSERT INTO review (id, total, head, created_at) VALUES ($1, $2, NULL, $3) \
                        ON CONFLICT DO NOTHING";
                    let values = sqlx::query(sql).bind(id).bind(i64::from(total)).bind(at as i64);
                    values.execute(&mut *c).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn add_verdict(&self, review: &str, verdict: VerdictRow) -> Result<(), StoreError> {
        let review = review.to_owned();
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    // Numbers are counted, so nobody else may be counting.
                    let sql = format!("SELECT 1 FROM review WHERE id = $1{FOR_UPDATE}");
                    sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&review).fetch_optional(&mut *c).await?;
                    let sql = "INSERT INTO verdict (review, made, number, body) \
                        SELECT $1, coalesce(max(made), 0) + 1, $2, $3 FROM verdict WHERE review = $1 \
                        ON CONFLICT DO NOTHING";
                    let values =
                        sqlx::query(sql).bind(review).bind(i64::from(verdict.number)).bind(verdict.body);
                    values.execute(&mut *c).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn end_review(&self, id: &str, head: String) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let sql = "UPDATE review SET head = $1 WHERE id = $2";
                    sqlx::query(sql).bind(head).bind(id).execute(&mut *c).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn review(&self, id: &str) -> Result<Option<ReviewRow>, StoreError> {
        let sql = "SELECT total, head, (SELECT count(*) FROM verdict WHERE review = id) AS made \
            FROM review WHERE id = $1";
        let Some(row) = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        Ok(Some(ReviewRow {
            total: number(row.try_get("total")?, "review.total")?,
            made: number(row.try_get("made")?, "verdict.made")?,
            head: row.try_get("head")?,
        }))
    }

    pub(crate) async fn verdicts(
        &self,
        review: &str,
        after: u32,
        most: u32,
    ) -> Result<Vec<VerdictRow>, StoreError> {
        let sql = "SELECT number, body FROM verdict WHERE review = $1 AND made > $2 ORDER BY made LIMIT $3";
        let values = sqlx::query(sql).bind(review).bind(i64::from(after)).bind(i64::from(most));
        let rows = values.fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| {
                Ok(VerdictRow {
                    number: number(row.try_get("number")?, "verdict.number")?,
                    body: row.try_get("body")?,
                })
            })
            .collect()
    }

    pub(crate) async fn unfinished_reviews(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM review WHERE head IS NULL AND substr(id, 1, 4) <> 'log-' ORDER BY created_at LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(most)).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(crate) async fn sweep_reviews(&self, before: u64) -> Result<u64, StoreError> {
        const SWEEP: &str = "DELETE FROM review WHERE id IN (SELECT id FROM review \
            WHERE CASE WHEN substr(id, 1, 4) = 'log-' THEN created_at < $1 \
            ELSE NOT EXISTS (SELECT 1 FROM game_table WHERE game_table.id = review.id) END LIMIT 1)";
        let mut swept = 0;
        loop {
            let gone = self.writer.write(Statements::One, move |c| {
                Box::pin(async move {
                    let done = sqlx::query(SWEEP).bind(before as i64).execute(&mut *c).await?;
                    Ok(done.rows_affected())
                })
            });
            match gone.await? {
                0 => return Ok(swept),
                gone => swept += gone,
            }
        }
    }
}
