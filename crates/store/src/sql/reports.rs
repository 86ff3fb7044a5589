//! What people tell those who look after the house of others.

use sqlx::{QueryBuilder, Row};

use super::house::{known_player, write_audit};
use super::writer::Statements;
use super::{Db, DbRow, Store, number, one_at_a_time};
use crate::{AuditRow, ReportFilter, ReportRow, StoreError};

const REPORTS: &str = "SELECT report.*, reporter.name AS reporter_name, about.name AS player_name FROM report \
    JOIN player AS about ON about.id = report.player LEFT JOIN player AS reporter ON reporter.id = report.reporter";

impl Store {
    pub(crate) async fn add_report(&self, report: ReportRow, most: u32) -> Result<i64, StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    known_player(&mut *c, &report.player).await?;
                    if let Some(reporter) = &report.reporter {
                        one_at_a_time(&mut *c, reporter).await?;
                    }
                    let sql = "INSERT INTO report (at, reporter, player, game_table, line, quote, why, detail) \
                        SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE (SELECT count(*) FROM report \
                        WHERE reporter = $2 AND settled_at IS NULL) < $9 RETURNING id";
                    let add = sqlx::query(sql)
                        .bind(report.at as i64)
                        .bind(report.reporter)
                        .bind(report.player)
                        .bind(report.table)
                        .bind(report.line.map(i64::from))
                        .bind(report.quote)
                        .bind(report.why)
                        .bind(report.detail)
                        .bind(i64::from(most));
                    let row = add.fetch_optional(c).await?.ok_or(StoreError::TooMany(most))?;
                    Ok(row.try_get("id")?)
                })
            })
            .await
    }

    pub(crate) async fn reports(&self, filter: &ReportFilter) -> Result<Vec<ReportRow>, StoreError> {
        let mut query = QueryBuilder::<Db>::new(format!("{REPORTS} WHERE report.id < "));
        query.push_bind(filter.before.unwrap_or(i64::MAX));
        if filter.waiting {
            query.push(" AND report.settled_at IS NULL");
        }
        if let Some(player) = &filter.player {
            query.push(" AND report.player = ").push_bind(player.clone());
        }
        if let Some(reporter) = &filter.reporter {
            query.push(" AND report.reporter = ").push_bind(reporter.clone());
        }
        query.push(" ORDER BY report.id DESC LIMIT ").push_bind(i64::from(filter.limit));
        query.build().fetch_all(&self.readers).await?.iter().map(read_report).collect()
    }

    pub(crate) async fn count_waiting_reports(&self) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM report WHERE settled_at IS NULL";
        number(sqlx::query(sql).fetch_one(&self.readers).await?.try_get(0)?, "count")
    }

    pub(crate) async fn settle_report(&self, id: i64, audit: AuditRow) -> Result<ReportRow, StoreError> {
        self.writer
            .write(Statements::Several, move |c| {
                Box::pin(async move {
                    let sql = "UPDATE report SET settled_at = $1, settled_by = $2 WHERE id = $3 AND settled_at IS NULL";
                    let settle = sqlx::query(sql).bind(audit.at as i64).bind(&audit.who).bind(id);
                    if settle.execute(&mut *c).await?.rows_affected() == 0 {
                        return Err(StoreError::NotFound("report"));
                    }
                    let sql = format!("{REPORTS} WHERE report.id = $1");
                    let read = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id);
                    let report = read_report(&read.fetch_one(&mut *c).await?)?;
                    let (player, table) = (Some(report.player.clone()), report.table.clone());
                    write_audit(c, AuditRow { player, table, ..audit }).await?;
                    Ok(report)
                })
            })
            .await
    }
}

fn read_report(row: &DbRow) -> Result<ReportRow, StoreError> {
    let line: Option<i64> = row.try_get("line")?;
    let settled_at: Option<i64> = row.try_get("settled_at")?;
    Ok(ReportRow {
        id: row.try_get("id")?,
        at: number(row.try_get("at")?, "report.at")?,
        reporter: row.try_get("reporter")?,
        reporter_name: row.try_get("reporter_name")?,
        player: row.try_get("player")?,
        player_name: row.try_get("player_name")?,
        table: row.try_get("game_table")?,
        line: line.map(|line| number(line, "report.line")).transpose()?,
        quote: row.try_get("quote")?,
        why: row.try_get("why")?,
        detail: row.try_get("detail")?,
        settled_at: settled_at.map(|at| number(at, "report.settled_at")).transpose()?,
        settled_by: row.try_get("settled_by")?,
    })
}
