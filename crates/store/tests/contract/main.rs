//! What every kind of store promises. A new kind is held to it by a few lines at the end.

mod blocks;
mod common;
mod folk;
mod games;
mod house;
mod names;
mod people;
mod recovery;
mod reports;
mod reviews;

use std::path::PathBuf;

use store::Store;

/// All laws, for whoever is to be held to them.
macro_rules! laws {
    ($held:ident) => {
        $held! {
            games: a_log_comes_back_as_it_was_written,
                an_entry_that_does_not_follow_the_log_is_refused,
                a_number_is_given_once,
                a_failed_write_spoils_no_other,
                after_closing_writes_are_refused,
                lists_are_newest_first_and_filtered,
                entries_of_one_log_may_share_a_commit,
                unfinished_tables_are_limited_however_many_come_at_once,
                tables_of_bots_are_limited_however_many_start_at_once,
                what_was_never_started_is_swept,
                a_sweep_takes_everything_it_should;
            people: a_session_ends_by_time_or_wish,
                a_token_speaks_for_its_owner_until_revoked,
                tokens_are_limited_however_many_ask_at_once,
                who_is_deleted_leaves_no_name,
                guests_who_never_sat_down_are_swept,
                talk_is_kept_up_to_a_bound;
            house: a_sanction_holds_until_it_ends_or_is_lifted,
                stewards_are_made_and_unmade,
                what_was_done_is_read_by_whom_and_where,
                people_and_tables_are_found,
                a_new_password_signs_out_everywhere,
                talk_is_deleted_by_line_by_person_and_by_age,
                guests_are_forgotten_when_they_have_been_away_for_long,
                a_finished_game_is_removed_whole;
            names: a_claimed_name_belongs_to_one,
                names_that_look_alike_are_one,
                a_deleted_name_stays_taken_for_a_while,
                a_name_is_given_whether_claimed_or_not,
                names_of_old_files_get_their_look;
            recovery: a_changed_password_leaves_only_this_session,
                a_code_sets_a_password_once,
                an_address_is_confirmed_by_its_letter,
                a_letter_sets_a_password_once_and_in_time,
                letters_are_limited_however_many_are_asked_for_at_once;
            blocks: one_keeps_away_from_another_until_it_is_undone,
                blocks_are_limited,
                who_was_turned_away_may_be_let_back,
                a_seat_is_kept_for_one_person,
                what_somebody_said_is_told_table_by_table;
            reports: a_report_waits_until_it_is_settled,
                reports_are_read_by_whom_and_of_whom,
                a_report_goes_with_whom_it_is_about;
            reviews: verdicts_come_back_in_the_order_in_which_they_were_made,
                reviews_of_old_logs_and_lost_tables_are_swept;
        }
    };
}

/// A test of every law, each on a file of its own.
macro_rules! on_files {
    ($($room:ident: $($law:ident),+;)+) => {$($(
        #[tokio::test(flavor = "multi_thread")]
        async fn $law() {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let data = folder.path().join("data");
            crate::$room::$law(async || open(&data).await).await;
        }
    )+)+};
}

/// Every law, each on a database of its own, all at one server.
macro_rules! on_a_server {
    ($($room:ident: $($law:ident),+;)+) => {
        #[tokio::test(flavor = "multi_thread")]
        async fn keeps_the_contract() {
            let server = ground::Postgres::start(&["fsync=off"]).expect("PostgreSQL starts");
            let Some(server) = server else { return ground::left_out("PostgreSQL") };
            $($({
                println!("{}", stringify!($law));
                let data = PathBuf::from(server.database(stringify!($law)).expect("a database"));
                crate::$room::$law(async || open(&data).await).await;
            })+)+
        }
    };
}

async fn open(data: &std::path::Path) -> Store {
    Store::open(data).await.expect("the house opens")
}

mod sqlite {
    use super::open;
    laws!(on_files);
}

mod postgres {
    use super::{PathBuf, open};
    laws!(on_a_server);
}
