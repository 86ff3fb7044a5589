//! Reviews and their verdicts.

use store::{ReviewRow, Store, VerdictRow};

use crate::common::table;

fn verdict(number: u32) -> VerdictRow {
    VerdictRow { number, body: format!("{{\"number\":{number}}}") }
}

pub async fn verdicts_come_back_in_the_order_in_which_they_were_made(open: impl AsyncFn() -> Store) {
    let store = open().await;
    assert_eq!(store.review("t").await.unwrap(), None);
    store.begin_review("t", 3, 5).await.unwrap();
    for number in [2, 3, 2, 1] {
        store.add_verdict("t", verdict(number)).await.unwrap();
    }
    store.begin_review("t", 9, 6).await.unwrap();
    store.close().await;

    let store = open().await;
    let row = ReviewRow { total: 3, made: 3, head: None };
    assert_eq!(
        store.review("t").await.unwrap(),
        Some(row.clone()),
        "begun once, and said once of each choice"
    );
    assert_eq!(store.verdicts("t", 0, 9).await.unwrap(), [2, 3, 1].map(verdict));
    assert_eq!(store.verdicts("t", 1, 1).await.unwrap(), [verdict(3)]);
    store.end_review("t", "{}".into()).await.unwrap();
    assert_eq!(store.review("t").await.unwrap(), Some(ReviewRow { head: Some("{}".into()), ..row }));
    store.close().await;
}

pub async fn reviews_of_old_logs_and_lost_tables_are_swept(open: impl AsyncFn() -> Store) {
    let store = open().await;
    store.save_table(table("here", 1)).await.unwrap();
    for (id, at) in [("here", 1), ("gone", 1), ("log-old", 1), ("log-new", 100)] {
        store.begin_review(id, 1, at).await.unwrap();
        store.add_verdict(id, verdict(1)).await.unwrap();
    }
    assert_eq!(store.sweep_reviews(50).await.unwrap(), 2);
    for (id, is_there) in [("here", true), ("gone", false), ("log-old", false), ("log-new", true)] {
        assert_eq!(store.review(id).await.unwrap().is_some(), is_there, "{id}");
        assert_eq!(store.verdicts(id, 0, 9).await.unwrap().len(), usize::from(is_there), "{id}");
    }
    store.close().await;
}
