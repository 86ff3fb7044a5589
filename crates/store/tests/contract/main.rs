//! What every kind of store promises. A new kind is held to it by one more line at the end.

mod common;
mod games;
mod people;

use store::Store;
use tempfile::TempDir;

/// Makes a test of every law: `$place` makes room for new data, `$open` opens a store on it, as often as asked.
macro_rules! keeps_the_contract {
    ($place:expr, $open:expr) => {
        keeps_the_contract! { $place, $open,
            games: a_log_comes_back_as_it_was_written,
                an_entry_that_does_not_follow_the_log_is_refused,
                a_number_is_given_once,
                a_failed_write_spoils_no_other,
                after_closing_writes_are_refused,
                lists_are_newest_first_and_filtered,
                entries_of_one_log_may_share_a_commit,
                unfinished_tables_are_limited_however_many_come_at_once,
                what_was_never_started_is_swept,
                a_sweep_takes_everything_it_should;
            people: a_claimed_name_belongs_to_one,
                a_session_ends_by_time_or_wish,
                a_token_speaks_for_its_owner_until_revoked,
                tokens_are_limited_however_many_ask_at_once,
                who_is_deleted_leaves_no_name,
                guests_who_never_sat_down_are_swept,
                talk_is_kept_up_to_a_bound;
        }
    };
    ($place:expr, $open:expr, $($room:ident: $($law:ident),+;)+) => {$($(
        #[tokio::test(flavor = "multi_thread")]
        async fn $law() {
            let place = $place;
            crate::$room::$law(async || $open(&place).await).await;
        }
    )+)+};
}

async fn open_file(folder: &TempDir) -> Store {
    Store::open(&folder.path().join("data")).await.expect("the data file opens")
}

mod sqlite {
    keeps_the_contract!(tempfile::tempdir().expect("a temporary folder"), super::open_file);
}
