//! What people tell of others.

use store::{AuditFilter, ReportFilter, ReportRow, Store, StoreError};

use crate::folk::{audit, guests};

fn report(reporter: &str, player: &str) -> ReportRow {
    ReportRow {
        at: 5,
        reporter: Some(reporter.into()),
        player: player.into(),
        table: Some("t".into()),
        line: Some(3),
        quote: "what was said".into(),
        why: "insult".into(),
        detail: "more of it".into(),
        ..ReportRow::default()
    }
}

pub async fn a_report_waits_until_it_is_settled(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob"]).await;
    let id = store.add_report(report("ann", "bob"), 2).await.unwrap();
    let other = store.add_report(report("ann", "bob"), 2).await.unwrap();
    assert_eq!(store.add_report(report("ann", "bob"), 2).await, Err(StoreError::TooMany(2)));
    assert_eq!(store.add_report(report("ann", "nobody"), 2).await, Err(StoreError::NotFound("person")));
    assert_eq!(store.count_waiting_reports().await.unwrap(), 2);
    let waiting = ReportFilter { waiting: true, limit: 9, ..ReportFilter::default() };
    let read = store.reports(&waiting).await.unwrap();
    assert_eq!(read.iter().map(|row| row.id).collect::<Vec<_>>(), [other, id]);
    let names = (Some("ann".to_owned()), "bob".to_owned());
    let whole = ReportRow { id, reporter_name: names.0, player_name: names.1, ..report("ann", "bob") };
    assert_eq!(read[1], whole);
    let settled = store.settle_report(id, audit("settle", None)).await.unwrap();
    assert_eq!((settled.settled_at, settled.settled_by.as_deref()), (Some(7), Some("operator")));
    assert_eq!(
        store.settle_report(id, audit("settle", None)).await,
        Err(StoreError::NotFound("report")),
        "once"
    );
    assert_eq!(store.reports(&waiting).await.unwrap().len(), 1);
    assert_eq!(store.count_waiting_reports().await.unwrap(), 1);
    let of_bob = AuditFilter { player: Some("bob".into()), limit: 9, ..AuditFilter::default() };
    let done = store.audit(&of_bob).await.unwrap();
    assert_eq!(done[0].table.as_deref(), Some("t"), "whom and where is filled in");
}

pub async fn reports_are_read_by_whom_and_of_whom(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob", "carl"]).await;
    for (by, of) in [("ann", "bob"), ("ann", "carl"), ("bob", "carl")] {
        store.add_report(report(by, of), 9).await.unwrap();
    }
    let read = async |filter: ReportFilter| -> Vec<(String, String)> {
        let filter = ReportFilter { limit: 9, ..filter };
        let rows = store.reports(&filter).await.unwrap().into_iter();
        rows.map(|row| (row.reporter.unwrap_or_default(), row.player)).collect()
    };
    let pair = |by: &str, of: &str| (by.to_owned(), of.to_owned());
    let of_carl = ReportFilter { player: Some("carl".into()), ..ReportFilter::default() };
    assert_eq!(read(of_carl).await, [pair("bob", "carl"), pair("ann", "carl")]);
    let by_ann = ReportFilter { reporter: Some("ann".into()), ..ReportFilter::default() };
    assert_eq!(read(by_ann).await, [pair("ann", "carl"), pair("ann", "bob")]);
    let first = store.reports(&ReportFilter { limit: 1, ..ReportFilter::default() }).await.unwrap();
    let rest = ReportFilter { before: Some(first[0].id), ..ReportFilter::default() };
    assert_eq!(read(rest).await.len(), 2);
}

pub async fn a_report_goes_with_whom_it_is_about(open: impl AsyncFn() -> Store) {
    let store = open().await;
    guests(&store, &["ann", "bob"]).await;
    store.add_report(report("ann", "bob"), 9).await.unwrap();
    store.delete_player("ann", "(gone)", 9).await.unwrap();
    let all = ReportFilter { limit: 9, ..ReportFilter::default() };
    let read = store.reports(&all).await.unwrap();
    assert_eq!((read[0].reporter.clone(), read[0].player.as_str()), (None, "bob"), "who told it may go");
    store.delete_player("bob", "(gone)", 9).await.unwrap();
    assert_eq!(store.reports(&all).await.unwrap(), []);
}
