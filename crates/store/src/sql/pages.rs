//! Any table of the house, page by page: how a house is moved from one kind of store to another.

use sqlx::{QueryBuilder, Row};

use super::dialect::made_here;
use super::writer::Statements;
use super::{Db, DbRow, Store, number};
use crate::StoreError;
use crate::copying::{Kept, Kind, Value};

impl Store {
    pub(crate) async fn count_kept(&self, table: &'static Kept) -> Result<u64, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {}", table.name));
        number(sqlx::query(sql).fetch_one(&self.readers).await?.try_get(0)?, "count")
    }

    /// The largest key there is.
    pub(crate) async fn last_key(&self, table: &'static Kept) -> Result<Option<Vec<Value>>, StoreError> {
        let order = listed(table, table.key, " DESC, ");
        let sql = format!(
            "SELECT {} FROM {} ORDER BY {order} DESC LIMIT 1",
            listed(table, table.key, ", "),
            table.name
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_optional(&self.readers).await?;
        row.map(|row| read(&row, table, table.key)).transpose()
    }

    /// Rows after this key, in the order of keys.
    pub(crate) async fn page(
        &self,
        table: &'static Kept,
        after: Option<&[Value]>,
        most: u32,
    ) -> Result<Vec<Vec<Value>>, StoreError> {
        let key = listed(table, table.key, ", ");
        let all = listed(table, table.columns.len(), ", ");
        let mut query = QueryBuilder::<Db>::new(format!("SELECT {all} FROM {}", table.name));
        if let Some(after) = after {
            query.push(format!(" WHERE ({key}) > ("));
            let mut values = query.separated(", ");
            for value in after {
                match value.clone() {
                    Value::Text(text) => values.push_bind(text),
                    Value::Number(number) => values.push_bind(number),
                    Value::Flag(flag) => values.push_bind(flag),
                    Value::Bytes(bytes) => values.push_bind(bytes),
                };
            }
            query.push(")");
        }
        query.push(format!(" ORDER BY {key} LIMIT ")).push_bind(i64::from(most));
        let rows = query.build().fetch_all(&self.readers).await?;
        rows.iter().map(|row| read(row, table, table.columns.len())).collect()
    }

    /// Adds rows, but for those that are there already.
    pub(crate) async fn put_page(
        &self,
        table: &'static Kept,
        rows: Vec<Vec<Value>>,
    ) -> Result<(), StoreError> {
        self.writer
            .write(Statements::One, move |c| {
                Box::pin(async move {
                    let (column, made) = made_here(table.name).unzip();
                    let mut names = listed(table, table.columns.len(), ", ");
                    names.extend(column.into_iter().flat_map(|column| [", ", column]));
                    let mut query = QueryBuilder::<Db>::new(format!("INSERT INTO {} ({names}) ", table.name));
                    query.push_values(rows, |mut values, row| {
                        for value in row {
                            match value {
                                Value::Text(text) => values.push_bind(text),
                                Value::Number(number) => values.push_bind(number),
                                Value::Flag(flag) => values.push_bind(flag),
                                Value::Bytes(bytes) => values.push_bind(bytes),
                            };
                        }
                        if let Some(made) = made {
                            values.push(made);
                        }
                    });
                    query.push(" ON CONFLICT DO NOTHING");
                    query.build().execute(c).await?;
                    Ok(())
                })
            })
            .await
    }
}

/// The names of its first columns.
fn listed(table: &Kept, columns: usize, between: &str) -> String {
    let names: Vec<&str> = table.columns[..columns].iter().map(|(name, _)| *name).collect();
    names.join(between)
}

fn read(row: &DbRow, table: &Kept, columns: usize) -> Result<Vec<Value>, StoreError> {
    let value = |(index, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Kind::Text => Value::Text(row.try_get(index)?),
            Kind::Number => Value::Number(row.try_get(index)?),
            Kind::Flag => Value::Flag(row.try_get(index)?),
            Kind::Bytes => Value::Bytes(row.try_get(index)?),
        })
    };
    table.columns[..columns].iter().enumerate().map(value).collect()
}
