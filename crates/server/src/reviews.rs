//! Reviews of finished games, judged choice by choice by the minds' threads and kept in the store.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::minds::Budget;
use axum::http::StatusCode;
use review::{Reviewable, Settings, Task, Verdict};
use serde_json::value::RawValue;
use shelf::{Shelved, Visitor};
use store::VerdictRow;
use table::{Log, Seed};
use tokio::sync::mpsc;

use crate::hall::{Hall, now_ms};
use crate::identity::heavy;
use crate::limits::Limits;
use crate::live::Request;
use crate::play;
use crate::pool::Priority;
use crate::problem::Problem;
use crate::wire::ReviewPart;

/// For so long a review is one machine's; with every verdict it is so again.
const LEASE: Duration = Duration::from_secs(30);

/// What judging one choice may cost: the same on every machine, and some hundredths of a second on most.
const BUDGET: Budget = Budget::Nodes(60_000);
/// Choices of one review that are judged at the same time: the rest of the threads is for everybody else.
const AT_ONCE: usize = 2;
/// Reviews that are being made at the same time.
const MOST: usize = 50;
/// When whoever finds no place may ask again: the rate of reviews lets them in by then, too.
const COME_BACK_MS: u64 = 10_000;
/// Verdicts in one answer.
const MOST_TOLD: u32 = 40;
/// Decisions of a log that can be reviewed.
const MOST_ENTRIES: usize = 4000;

/// The reviews that are being made now.
#[derive(Debug, Default)]
pub struct Reviews {
    /// On whose account each is made.
    running: Mutex<HashMap<String, String>>,
    /// Those that failed here: they go on only if somebody asks.
    failed: Mutex<HashSet<String>>,
}

impl Reviews {
    /// Is this one being made?
    pub fn is_running(&self, id: &str) -> bool {
        self.lock().contains_key(id)
    }

    /// Takes a place for it: false if somebody else has begun it already. Nobody takes more than their share of the places,
    /// so that there is one for whoever asks for their first.
    fn begin(&self, id: &str, whose: &str, limits: &Limits) -> Result<bool, Problem> {
        let mut running = self.lock();
        if running.contains_key(id) {
            return Ok(false);
        }
        let share = limits.reviews_under_way;
        let text = if running.values().filter(|other| *other == whose).count() >= share {
            format!("{share} reviews of yours are being made already; ask again soon")
        } else if running.len() >= MOST {
            format!("{MOST} games are being reviewed already; ask again soon")
        } else {
            running.insert(id.to_owned(), whose.to_owned());
            return Ok(true);
        };
        Err(Problem::limit(limits.reviews.name, text, Some(COME_BACK_MS)))
    }

    fn end(&self, id: &str) {
        self.lock().remove(id);
    }

    fn fail(&self, id: &str) {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned());
    }

    fn has_failed(&self, id: &str) -> bool {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).contains(id)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, String>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How every review of this server is made. The seed is no secret: a review knows what players knew.
fn settings() -> Settings {
    Settings { budget: BUDGET, seed: Seed::from_number(1), threads: 1 }
}

/// Begins the review of a log, or goes on with it, unless it is being made or done. `whose` is on whose account the minds think.
pub async fn begin(hall: &Arc<Hall>, id: String, log: Log, whose: String) -> Result<(), Problem> {
    let entries = log.entries.len();
    if entries > MOST_ENTRIES {
        let text = format!("the log has {entries} entries; up to {MOST_ENTRIES} are reviewed");
        return Err(Problem::bad("log/too-large", text));
    }
    let is_done = hall.store.review(&id).await?.is_some_and(|row| row.head.is_some());
    if is_done || !hall.reviews.begin(&id, &whose, &hall.config.limits)? {
        return Ok(());
    }
    // On another machine somebody may make it.
    if !take(hall, &id).await.inspect_err(|_| hall.reviews.end(&id))? {
        hall.reviews.end(&id);
        return Ok(());
    }
    let begun = prepare(hall, &id, log).await;
    match begun {
        Ok(task) => {
            tokio::spawn(drive(Arc::clone(hall), id, task, whose));
            Ok(())
        }
        Err(problem) => {
            hall.reviews.end(&id);
            Err(problem)
        }
    }
}

/// What there is of a review, after the first `after` verdicts.
pub async fn part(hall: &Hall, id: &str, after: u32) -> Result<ReviewPart, Problem> {
    let none = || Problem::new(StatusCode::NOT_FOUND, "review/none", "this game has not been reviewed");
    let row = hall.store.review(id).await?.ok_or_else(none)?;
    let verdicts = hall.store.verdicts(id, after, MOST_TOLD).await?;
    Ok(ReviewPart {
        total: row.total,
        made: row.made,
        is_running: hall.reviews.is_running(id) || hall.store.is_taken(&lease(id)).await?,
        head: row.head.and_then(raw),
        choices: verdicts.into_iter().filter_map(|verdict| raw(verdict.body)).collect(),
    })
}

/// The name of a review's lease: no table has such an id.
fn lease(id: &str) -> String {
    format!("review {id}")
}

async fn take(hall: &Hall, id: &str) -> Result<bool, Problem> {
    Ok(hall.store.take_turn(&lease(id), &hall.bus.machine, LEASE).await?)
}

/// Goes on with reviews of tables whose machine has died. Those of logs somebody brought go on when they bring it again.
pub async fn go_on(hall: &Arc<Hall>) -> Result<(), Problem> {
    if !hall.store.is_shared() {
        return Ok(());
    }
    for id in hall.store.unfinished_reviews(MOST as u32).await? {
        if hall.reviews.is_running(&id)
            || hall.reviews.has_failed(&id)
            || hall.store.is_taken(&lease(&id)).await?
        {
            continue;
        }
        match hall.ask(&id, |reply| Request::Log { reply }).await {
            Ok(log) => match begin(hall, id, log, String::new()).await {
                // The others go on when these are done.
                Err(problem) if problem.limit.is_some() => return Ok(()),
                begun => begun?,
            },
            Err(problem) => {
                tracing::debug!(event = "review.no_log", review = id, code = %problem.code, "a review cannot go on");
            }
        }
    }
    Ok(())
}

fn raw(text: String) -> Option<Arc<RawValue>> {
    RawValue::from_string(text).ok().map(Arc::from)
}

/// Splits the game into choices and looks up what is known of it.
async fn prepare(hall: &Arc<Hall>, id: &str, log: Log) -> Result<Arc<dyn Reviewable>, Problem> {
    let known: Vec<Verdict> = (hall.store.verdicts(id, 0, u32::MAX).await?.iter())
        .filter_map(|row| serde_json::from_str(&row.body).ok())
        .collect();
    let task = heavy(hall, move || {
        let game = log.header.game.clone();
        play::visit(&game, Prepared { log, known })
    })
    .await??;
    if task.total() == 0 {
        return Err(Problem::conflict("review/empty", "there is nothing to review: nothing was decided"));
    }
    hall.store.begin_review(id, task.total() as u32, now_ms()).await?;
    Ok(task)
}

struct Prepared {
    log: Log,
    known: Vec<Verdict>,
}

impl Visitor for Prepared {
    type Out = Result<Arc<dyn Reviewable>, Problem>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let task = Task::new(self.log, G::Judge::default(), self.known)?;
        Ok(Arc::new(task))
    }
}

/// Lets the minds judge what is open, a few choices at a time, and keeps each verdict as it comes.
async fn drive(hall: Arc<Hall>, id: String, task: Arc<dyn Reviewable>, whose: String) {
    if let Err(problem) = judge_all(&hall, &id, &task, &whose).await {
        hall.reviews.fail(&id);
        tracing::warn!(event = "review.stopped", review = id, code = %problem.code, "a review stopped; it goes on when somebody asks for it");
    }
    hall.reviews.end(&id);
}

async fn judge_all(
    hall: &Arc<Hall>,
    id: &str,
    task: &Arc<dyn Reviewable>,
    whose: &str,
) -> Result<(), Problem> {
    // An account of its own: who looks at an analysis board meanwhile does not wait for their own reviews.
    let account = format!("review {whose}");
    let (send, mut verdicts) = mpsc::channel::<Option<Verdict>>(AT_ONCE);
    let mut open = task.open().into_iter();
    let ask = |index: usize| {
        let (task, send) = (Arc::clone(task), send.clone());
        hall.pool.run(Priority::Absent, &account, move || {
            // A mind that fails drops its sender's message: the review then waits no longer than this.
            let verdict =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| task.judge(index, &settings())));
            let _ = send.blocking_send(verdict.ok().flatten());
        });
    };
    let mut waiting = 0;
    for index in open.by_ref().take(AT_ONCE) {
        ask(index);
        waiting += 1;
    }
    while waiting > 0 {
        let verdict = verdicts.recv().await.flatten();
        waiting -= 1;
        if hall.is_stopping() {
            return Err(Problem::unavailable("the server is stopping"));
        }
        let verdict = verdict.ok_or_else(|| Problem::unavailable("a mind failed"))?;
        let body = serde_json::to_string(&verdict).unwrap_or_default();
        hall.store.add_verdict(id, VerdictRow { number: verdict.number, body }).await?;
        if !take(hall, id).await? {
            return Err(Problem::unavailable("another machine makes it"));
        }
        if let Some(index) = open.next() {
            ask(index);
            waiting += 1;
        }
    }
    let rows = hall.store.verdicts(id, 0, u32::MAX).await?;
    let mut choices: Vec<Verdict> =
        rows.iter().filter_map(|row| serde_json::from_str(&row.body).ok()).collect();
    choices.sort_by_key(|verdict| verdict.number);
    if choices.len() != task.total() {
        return Err(Problem::unavailable("verdicts are missing"));
    }
    let mut review = task.summed_up(choices, &settings());
    review.choices.clear();
    let head = serde_json::to_string(&review).unwrap_or_default();
    Ok(hall.store.end_review(id, head).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_all_places() {
        let (reviews, limits) = (Reviews::default(), Limits::default());
        let share = limits.reviews_under_way;
        for n in 0..share {
            assert!(reviews.begin(&format!("ann {n}"), "ann", &limits).unwrap());
        }
        let refused = reviews.begin("one more", "ann", &limits).unwrap_err();
        assert_eq!((refused.status.as_u16(), refused.code.as_ref()), (429, "limit/reviews"));
        assert_eq!(refused.limit.unwrap().retry_after_ms, Some(COME_BACK_MS));
        assert!(!reviews.begin("ann 0", "ann", &limits).unwrap(), "what is being made takes no second place");
        assert!(reviews.begin("bob 0", "bob", &limits).unwrap(), "there is room for others");
        reviews.end("ann 0");
        assert!(reviews.begin("one more", "ann", &limits).unwrap(), "a place that is free again");
    }

    #[test]
    fn a_house_full_of_reviews_is_no_fault_of_the_server() {
        let (reviews, limits) = (Reviews::default(), Limits::default());
        for n in 0..MOST {
            assert!(reviews.begin(&n.to_string(), &format!("person {n}"), &limits).unwrap());
        }
        let refused = reviews.begin("one more", "ann", &limits).unwrap_err();
        assert_eq!((refused.status.as_u16(), refused.code.as_ref()), (429, "limit/reviews"));
    }

    /// Whoever comes back when they were told to is let in by the rate as well.
    #[test]
    fn the_wait_is_as_long_as_the_rate_asks_for() {
        let rate = Limits::default().reviews;
        assert!(COME_BACK_MS * u64::from(rate.per_minute) >= 60_000);
    }
}
