//! What can be done, and how it is done at once: in the store, at live tables and on open sockets.

use std::sync::Arc;

use store::{AuditRow, RenamedRow, SanctionKind, SanctionRow, Sanctioned, Status, StoreError, TableFilter};

use super::Keeper;
use crate::bus::News;
use crate::hall::{Hall, Notice, now_ms};
use crate::identity;
use crate::live::Request;
use crate::names;
use crate::problem::Problem;
use crate::wire::{DeleteTalk, Report, Sanction};

/// The longest reason.
const LONGEST_REASON: usize = 300;

/// Something to be done by somebody, for a reason.
pub(crate) struct Deed<'a> {
    pub hall: &'a Arc<Hall>,
    pub by: &'a Keeper,
    reason: String,
}

impl<'a> Deed<'a> {
    /// Nothing is done without a reason.
    pub(crate) fn new(hall: &'a Arc<Hall>, by: &'a Keeper, reason: &str) -> Result<Deed<'a>, Problem> {
        let reason = reason.trim();
        let length = reason.chars().count();
        if length == 0 || length > LONGEST_REASON || reason.chars().any(char::is_control) {
            let text =
                format!("{length} characters were given as the reason; 1 to {LONGEST_REASON} are needed");
            return Err(Problem::bad("house/reason", text)
                .with("given", length)
                .with("most", LONGEST_REASON));
        }
        Ok(Deed { hall, by, reason: reason.to_owned() })
    }

    fn audit(&self, deed: &str, detail: impl Into<String>) -> AuditRow {
        tracing::info!(
            event = "house.deed",
            deed,
            by = self.by.who,
            "something was done to look after the house"
        );
        AuditRow {
            at: now_ms(),
            who: self.by.who.clone(),
            who_name: self.by.name.clone(),
            deed: deed.to_owned(),
            detail: detail.into(),
            reason: self.reason.clone(),
            ..AuditRow::default()
        }
    }

    fn of_player(&self, deed: &str, player: &str, detail: impl Into<String>) -> AuditRow {
        AuditRow { player: Some(player.to_owned()), ..self.audit(deed, detail) }
    }

    fn of_table(&self, deed: &str, table: &str, detail: impl Into<String>) -> AuditRow {
        AuditRow { table: Some(table.to_owned()), ..self.audit(deed, detail) }
    }

    /// Gives somebody another name, claimed or not.
    pub(crate) async fn rename(&self, player: &str, name: &str) -> Result<(), Problem> {
        let name = names::check(name)?;
        let row = self.hall.store.player(player).await?.ok_or_else(no_person)?;
        let audit = self.of_player("rename", player, format!("{} -> {}", row.name, name.shown));
        let mut renamed = self.hall.store.give_name(player, name.clone(), names::GUEST, audit).await?;
        renamed.push(RenamedRow { player: player.to_owned(), name: name.shown });
        for RenamedRow { player, name } in renamed {
            let tell = || Request::Renamed { player: player.clone(), name: name.clone() };
            self.hall.tell_tables_of(&player, tell).await;
            self.hall.bus.tell(News::Renamed { player, name });
        }
        Ok(())
    }

    /// Gives somebody another password and signs them out everywhere.
    pub(crate) async fn set_password(&self, player: &str, password: String) -> Result<(), Problem> {
        self.by.operator()?;
        identity::check_password(&password)?;
        let row = self.hall.store.player(player).await?.ok_or_else(no_person)?;
        if row.claimed.is_none() {
            return Err(Problem::conflict(
                "house/guest",
                "a guest has no password; the name was never claimed",
            ));
        }
        let hash = identity::hash_password(self.hall, password).await?;
        let audit = self.of_player("password", player, "");
        self.hall.store.replace_password(player, &hash, audit).await?;
        self.notify(Notice::SignedOutEverywhere(player.to_owned()));
        Ok(())
    }

    /// Lets somebody look after the house, or no longer.
    pub(crate) async fn set_steward(&self, player: &str, is_one: bool) -> Result<(), Problem> {
        self.by.operator()?;
        let row = self.hall.store.player(player).await?.ok_or_else(no_person)?;
        if is_one && row.claimed.is_none() {
            let text =
                "a guest cannot look after the house; the name has to be claimed with a password first";
            return Err(Problem::conflict("house/guest", text));
        }
        let audit = self.of_player(if is_one { "steward" } else { "no-steward" }, player, "");
        Ok(self.hall.store.set_steward(player, is_one, audit).await?)
    }

    /// Keeps somebody from talking or coming in, at once.
    pub(crate) async fn sanction(
        &self,
        kind: SanctionKind,
        whom: Sanctioned,
        until: Option<u64>,
    ) -> Result<Sanction, Problem> {
        if until.is_some_and(|until| until <= now_ms()) {
            return Err(Problem::bad("house/until", "the end lies in the past; give a later one, or none"));
        }
        if let Sanctioned::Player(player) = &whom
            && self.hall.store.is_steward(player).await?
        {
            let text = "this person looks after the house; the operator has to end that first";
            return Err(Problem::conflict("house/steward", text));
        }
        let deed = match kind {
            SanctionKind::Mute => "mute",
            SanctionKind::Ban => "ban",
        };
        let mut audit = self.audit(deed, how_long(until));
        match &whom {
            Sanctioned::Player(player) => audit.player = Some(player.clone()),
            Sanctioned::Address(address) => audit.address = Some(address.clone()),
        }
        let mut row = SanctionRow { id: 0, kind, whom, until, reason: self.reason.clone(), at: now_ms() };
        row.id = self.hall.store.add_sanction(row.clone(), audit).await?;
        self.hall.sanctions.add(&self.hall.store, row.clone()).await?;
        if kind == SanctionKind::Ban {
            self.notify(Notice::Banned(Box::new(row.clone())));
            if let Sanctioned::Player(player) = &row.whom {
                self.show_out(player).await?;
            }
        }
        Ok(row.into())
    }

    /// Leaves the seats of somebody who may not come in any more: nobody should have to wait for them.
    async fn show_out(&self, player: &str) -> Result<(), Problem> {
        for status in [Status::Open, Status::Playing] {
            let (player, status) = (Some(player.to_owned()), Some(status));
            let filter = TableFilter { player, status, limit: 10_000, ..TableFilter::default() };
            for table in self.hall.store.tables(&filter).await? {
                let ask =
                    |reply| Request::ShowOut { player: filter.player.clone().unwrap_or_default(), reply };
                match self.hall.ask(&table.id, ask).await {
                    // Nobody can play there.
                    Err(problem) if problem.is_left_alone() => {}
                    answer => answer?,
                }
            }
        }
        Ok(())
    }

    /// Ends a sanction.
    pub(crate) async fn lift(&self, id: i64) -> Result<Sanction, Problem> {
        let lifted = self.hall.store.lift_sanction(id, self.audit("lift", id.to_string())).await?;
        self.hall.sanctions.remove(&self.hall.store, id).await?;
        self.hall.bus.tell(News::Sanctions { new: None });
        Ok(lifted.into())
    }

    /// Settles a report.
    pub(crate) async fn settle(&self, report: i64) -> Result<Report, Problem> {
        let audit = self.audit("settle", report.to_string());
        let settled = self.hall.store.settle_report(report, audit).await;
        settled.map(Report::from).map_err(|error| match error {
            StoreError::NotFound(_) => {
                let text = "there is no such report, or it is settled";
                Problem::new(axum::http::StatusCode::NOT_FOUND, "report/not-found", text)
            }
            error => error.into(),
        })
    }

    /// Closes a table, whatever is being played there. What is done at a table is written down before it is done.
    pub(crate) async fn close_table(&self, table: &str) -> Result<crate::wire::TableInfo, Problem> {
        self.known_table(table).await?;
        self.hall.store.add_audit(self.of_table("close", table, "")).await?;
        self.hall.ask(table, |reply| Request::Close { reply }).await
    }

    /// Deletes talk at a table: one line, one person's, or all of it. Tells how many lines.
    pub(crate) async fn delete_talk(&self, table: &str, which: &DeleteTalk) -> Result<u64, Problem> {
        self.known_table(table).await?;
        let DeleteTalk { line, player, .. } = which;
        let detail = line.map_or_else(|| "all".to_owned(), |line| format!("line {line}"));
        let audit = AuditRow { player: player.clone(), ..self.of_table("delete-talk", table, detail) };
        self.hall.store.add_audit(audit).await?;
        let gone = self.hall.store.delete_talk(table, *line, player.as_deref()).await?;
        self.hall.tell_table(table, Request::DropTalk { line: *line, player: player.clone() }).await;
        let (id, line, player) = (Some(table.to_owned()), *line, player.clone());
        self.hall.bus.tell(News::TalkDropped { id, line, player });
        Ok(gone)
    }

    /// Deletes everything somebody has said, at all tables. Tells how many lines.
    pub(crate) async fn delete_talk_of(&self, player: &str) -> Result<u64, Problem> {
        self.hall.store.player(player).await?.ok_or_else(no_person)?;
        self.hall.store.add_audit(self.of_player("delete-talk", player, "everywhere")).await?;
        let gone = self.hall.store.delete_talk_of(player).await?;
        let drop_talk = || Request::DropTalk { line: None, player: Some(player.to_owned()) };
        self.hall.tell_tables(drop_talk).await;
        self.hall.bus.tell(News::TalkDropped { id: None, line: None, player: Some(player.to_owned()) });
        Ok(gone)
    }

    async fn known_table(&self, table: &str) -> Result<(), Problem> {
        let row = if table.len() > 40 { None } else { self.hall.store.table(table).await? };
        row.map(|_| ()).ok_or_else(|| Problem::no_table(table))
    }

    fn notify(&self, notice: Notice) {
        self.hall.tell_all_sockets(notice);
    }
}

/// In words that can be read years later.
fn how_long(until: Option<u64>) -> String {
    const HOUR: u64 = 3_600_000;
    match until {
        Some(until) => format!("for {} h", until.saturating_sub(now_ms()).div_ceil(HOUR)),
        None => "for ever".to_owned(),
    }
}

pub(crate) fn no_person() -> Problem {
    Problem::new(axum::http::StatusCode::NOT_FOUND, "person/not-found", "there is no such person")
}
