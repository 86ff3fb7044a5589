//! What becomes of what others say, and the slow look that finds whatever nobody has said.

use std::sync::{Arc, Weak};

use store::{Heard, SanctionKind};
use tokio::sync::mpsc;

use super::{LOOK_EVERY, News};
use crate::hall::{Hall, Notice};
use crate::live::Request;

/// Who may come in is read again at every so many looks.
const SANCTIONS_EVERY: u32 = 5;

/// Follows what other machines do, as long as the hall is there.
pub(crate) async fn follow_others(hall: Weak<Hall>, mut heard: mpsc::Receiver<Heard>) {
    let mut every = tokio::time::interval(LOOK_EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut looks = 0;
    loop {
        let notice = tokio::select! {
            notice = heard.recv() => notice,
            _ = every.tick() => Some(Heard::Gap),
        };
        let Some(hall) = hall.upgrade().filter(|hall| !hall.is_stopping()) else { return };
        match notice {
            Some(Heard::Notice(text)) => {
                if let Some((machine, news)) = hall.bus.read(&text) {
                    hear(&hall, machine, news).await;
                }
            }
            Some(Heard::Gap) => {
                looks += 1;
                look(&hall, looks % SANCTIONS_EVERY == 0).await;
            }
            // The line is gone for good; looking goes on.
            None => {
                every.tick().await;
                look(&hall, true).await;
            }
        }
    }
}

async fn hear(hall: &Arc<Hall>, machine: String, news: News) {
    match news {
        News::Table { id, revision } => hall.tell_table(&id, Request::Marked { revision, talk: 0 }).await,
        News::Talk { id, n } => hall.tell_table(&id, Request::Marked { revision: 0, talk: n }).await,
        News::Here { id, people, watchers } => {
            hall.tell_table(&id, Request::Elsewhere { machine, people, watchers }).await;
        }
        News::TalkDropped { id, line, player } => match id {
            Some(id) => hall.tell_table(&id, Request::DropTalk { line, player }).await,
            None => hall.tell_tables(|| Request::DropTalk { line, player: player.clone() }).await,
        },
        News::Renamed { player, name } => {
            let renamed = || Request::Renamed { player: player.clone(), name: name.clone() };
            hall.tell_tables_of(&player, renamed).await;
        }
        News::Hears { player, unheard } => {
            let unheard: Arc<[String]> = unheard.into();
            let hears = || Request::Hears { player: player.clone(), unheard: Arc::clone(&unheard) };
            hall.tell_tables_of(&player, hears).await;
        }
        News::SignedOut { token } => hall.tell_sockets(Notice::SignedOut(token)),
        News::SignedOutElsewhere { player, here } => {
            hall.tell_sockets(Notice::SignedOutElsewhere(player, here));
        }
        News::SignedOutEverywhere { player } => hall.tell_sockets(Notice::SignedOutEverywhere(player)),
        News::Forgotten { player } => hall.tell_sockets(Notice::Forgotten(player)),
        News::Spent { rate, whom, back } => {
            if let Some(rate) = hall.config.limits.named(&rate) {
                if back {
                    hall.buckets.give_back(&rate, &whom);
                } else {
                    hall.buckets.spend(&rate, &whom);
                }
            }
        }
        News::Sanctions { new } => read_sanctions(hall, new).await,
    }
}

async fn read_sanctions(hall: &Arc<Hall>, new: Option<i64>) {
    match hall.sanctions.read_again(&hall.store).await {
        Ok(all) => {
            let banned = all.into_iter().find(|row| Some(row.id) == new && row.kind == SanctionKind::Ban);
            if let Some(row) = banned {
                hall.tell_sockets(Notice::Banned(Box::new(row)));
            }
        }
        Err(error) => {
            tracing::warn!(event = "sanctions.unreadable", %error, "who may come in cannot be read now");
        }
    }
}

/// Compares what is in memory with what is kept.
async fn look(hall: &Arc<Hall>, and_sanctions: bool) {
    if let Err(error) = hall.agree_on_time().await {
        tracing::debug!(event = "look.failed", %error, "the house cannot be looked at now");
        return;
    }
    match hall.store.marks(&hall.tables_in_memory()).await {
        Ok(marks) => {
            for mark in marks {
                let (revision, talk) = (mark.revision, mark.talk);
                hall.tell_table(&mark.table, Request::Marked { revision, talk }).await;
            }
        }
        Err(error) => tracing::debug!(event = "look.cut_short", %error, "the house cannot be looked at now"),
    }
    if and_sanctions {
        read_sanctions(hall, None).await;
    }
}
