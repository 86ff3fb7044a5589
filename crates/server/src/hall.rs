use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{SanctionRow, Store, StoreError, TableFilter, TokenHash};
use tokio::sync::{Notify, Semaphore, broadcast, mpsc, oneshot};

use crate::broken::BrokenTables;
use crate::bus::{Bus, News, follow_others};
use crate::config::Config;
use crate::disk::Disk;
use crate::house::Sanctions;
use crate::limits::{Buckets, Rate};
use crate::live::bots::TURN;
use crate::live::{self, Request};
use crate::meters::Meters;
use crate::names;
use crate::pool::Pool;
use crate::problem::Problem;
use crate::reviews::Reviews;
use crate::sockets::Sockets;
use crate::steady::{self, SteadyTime};
use crate::sweep;
use crate::unknown_rules::UnknownRules;
use crate::wire::GameInfo;

/// Everything the server shares: the store, the tables in memory, the minds' threads, the limits.
#[derive(Debug)]
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) pool: Pool,
    pub(crate) buckets: Buckets,
    pub(crate) sockets: Sockets,
    pub(crate) meters: Meters,
    pub(crate) disk: Disk,
    pub(crate) sanctions: Sanctions,
    pub(crate) broken: BrokenTables,
    pub(crate) unknown_rules: UnknownRules,
    pub(crate) games: Vec<GameInfo>,
    pub(crate) reviews: Reviews,
    /// What players' clocks run on.
    pub(crate) time: SteadyTime,
    pub(crate) notices: broadcast::Sender<Notice>,
    /// By which other machines are told.
    pub(crate) bus: Bus,
    /// Passwords are hashed and logs replayed by few at a time.
    pub(crate) heavy: Semaphore,
    tables: Mutex<HashMap<String, InMemory>>,
    is_stopping: AtomicBool,
    emptied: Notify,
}

/// A table in memory.
#[derive(Debug)]
struct InMemory {
    mailbox: mpsc::Sender<Request>,
    people: People,
}

/// The people who sit at a table or look at it, by public id. The table's task keeps it up to date.
pub(crate) type People = Arc<Mutex<HashSet<String>>>;

/// What every live table and socket should know.
#[derive(Clone, Debug)]
pub(crate) enum Notice {
    /// This session is over, or this bot's token revoked.
    SignedOut(TokenHash),
    /// All sessions of this person are over but this one; bots' tokens stay.
    SignedOutElsewhere(String, TokenHash),
    /// All sessions of this person are over; bots' tokens stay.
    SignedOutEverywhere(String),
    /// This person's account is gone, with all sessions and tokens.
    Forgotten(String),
    /// These people may not come in any more.
    Banned(Box<SanctionRow>),
}

/// So many tables that are due are brought back in a second.
const AT_ONCE: u32 = 50;

/// Reviews that nobody makes any more are looked for so often.
const REVIEWS_EVERY: Duration = Duration::from_secs(20);

/// How many requests may wait for one table.
const MOST_REQUESTS: usize = 64;

impl Hall {
    /// Opens the hall on a store.
    #[must_use]
    pub fn new(store: Store, config: Config) -> Arc<Hall> {
        let disk = Disk::new(&config);
        let (bus, heard) = Bus::open(&store, &config);
        let hall = Arc::new(Hall {
            pool: Pool::new(config.thinkers),
            store,
            config,
            buckets: Buckets::default(),
            sockets: Sockets::default(),
            meters: Meters::default(),
            disk,
            sanctions: Sanctions::default(),
            broken: BrokenTables::default(),
            unknown_rules: UnknownRules::default(),
            games: crate::play::games(),
            reviews: Reviews::default(),
            time: SteadyTime::new(now_ms(), Instant::now()),
            notices: broadcast::channel(256).0,
            bus,
            heavy: Semaphore::new(2),
            tables: Mutex::new(HashMap::new()),
            is_stopping: AtomicBool::new(false),
            emptied: Notify::new(),
        });
        tokio::spawn(beat(Arc::downgrade(&hall)));
        if let Some(heard) = heard {
            tokio::spawn(follow_others(Arc::downgrade(&hall), heard));
        }
        if !hall.config.is_quiet {
            if !hall.config.leaves_bots {
                tokio::spawn(wake_due_tables(Arc::downgrade(&hall)));
            }
            tokio::spawn(go_on_with_reviews(Arc::downgrade(&hall)));
            tokio::spawn(sweep::sweep(Arc::downgrade(&hall)));
            tokio::spawn(warm_lists(Arc::downgrade(&hall)));
            tokio::spawn(learn_names(Arc::downgrade(&hall)));
        }
        hall
    }

    /// Is the server going away?
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::Relaxed)
    }

    /// Since when time counts for players. Time in which a server alone was not there is nobody's; where there may be
    /// others, somebody always was.
    pub(crate) fn awake_since(&self) -> u64 {
        if self.store.is_shared() { 0 } else { self.time.began_ms() }
    }

    /// What time it is, in milliseconds since 1970: by the clock all machines of a house agree on, if there may be others.
    pub(crate) fn now_ms(&self) -> u64 {
        if self.store.is_shared() { self.time.now_ms() } else { now_ms() }
    }

    /// Asks whoever keeps the data what time it is, if other machines ask the same.
    pub async fn agree_on_time(&self) -> Result<(), StoreError> {
        if self.store.is_shared() {
            let asked = Instant::now();
            self.time.agree(self.store.time().await?, asked, Instant::now());
        }
        Ok(())
    }

    /// May `whom` do this now? It counts on all machines: each tells the others, so for as long as a notice takes somebody
    /// who is everywhere at once may do a little more.
    pub(crate) fn allow(&self, rate: &Rate, whom: &str) -> Result<(), Problem> {
        self.buckets.allow(rate, whom)?;
        self.bus.tell(News::Spent { rate: rate.name.to_owned(), whom: whom.to_owned(), back: false });
        Ok(())
    }

    /// What was allowed does not count after all.
    pub(crate) fn give_back(&self, rate: &Rate, whom: &str) {
        self.buckets.give_back(rate, whom);
        self.bus.tell(News::Spent { rate: rate.name.to_owned(), whom: whom.to_owned(), back: true });
    }

    /// Tells the sockets of this machine.
    pub(crate) fn tell_sockets(&self, notice: Notice) {
        // Fails only if no socket is open.
        let _ = self.notices.send(notice);
    }

    /// Tells the sockets of all machines.
    pub(crate) fn tell_all_sockets(&self, notice: Notice) {
        self.bus.tell(match &notice {
            Notice::SignedOut(token) => News::SignedOut { token: *token },
            Notice::SignedOutElsewhere(player, here) => {
                News::SignedOutElsewhere { player: player.clone(), here: *here }
            }
            Notice::SignedOutEverywhere(player) => News::SignedOutEverywhere { player: player.clone() },
            Notice::Forgotten(player) => News::Forgotten { player: player.clone() },
            Notice::Banned(row) => News::Sanctions { new: Some(row.id) },
        });
        self.tell_sockets(notice);
    }

    /// The ids of the tables in memory.
    pub(crate) fn tables_in_memory(&self) -> Vec<String> {
        self.in_memory().keys().cloned().collect()
    }

    /// Asks a table something and waits for its answer, bringing it into memory first if need be.
    pub(crate) async fn ask<T>(
        self: &Arc<Hall>,
        table: &str,
        request: impl Fn(oneshot::Sender<Result<T, Problem>>) -> Request,
    ) -> Result<T, Problem> {
        self.ask_and_keep(table, request).await.map(|(answer, _)| answer)
    }

    /// As [`Hall::ask`], and hands out the way to the very task that answered.
    pub(crate) async fn ask_and_keep<T>(
        self: &Arc<Hall>,
        table: &str,
        request: impl Fn(oneshot::Sender<Result<T, Problem>>) -> Request,
    ) -> Result<(T, mpsc::Sender<Request>), Problem> {
        // A table may leave memory between our finding it and our asking; then it comes back at once.
        for _ in 0..3 {
            let mailbox = self.mailbox(table).await?;
            let (answer, answered) = oneshot::channel();
            if mailbox.send(request(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer.map(|answer| (answer, mailbox));
            }
        }
        Err(Problem::unavailable("the table cannot be opened now; try again soon"))
    }

    /// The way to a table's task, which is started if it does not run.
    pub(crate) async fn mailbox(self: &Arc<Hall>, table: &str) -> Result<mpsc::Sender<Request>, Problem> {
        if self.is_stopping() {
            return Err(stopping());
        }
        if let Some(mailbox) = mailbox_of(&self.in_memory(), table) {
            return Ok(mailbox);
        }
        self.broken.check(table, Instant::now())?;
        let row = if table.len() > 40 { None } else { self.store.table(table).await? };
        self.unknown_rules.check(&row.ok_or_else(|| Problem::no_table(table))?)?;
        let mut tables = self.in_memory();
        // Whoever stops the server tells the tables of this list, so none may come after it has looked.
        if self.is_stopping() {
            return Err(stopping());
        }
        if let Some(mailbox) = mailbox_of(&tables, table) {
            return Ok(mailbox);
        }
        let people = People::default();
        let (mailbox, requests) = mpsc::channel(MOST_REQUESTS);
        // A closed mailbox that is still there belonged to a task that failed; the store has all that was told.
        let entry = InMemory { mailbox: mailbox.clone(), people: Arc::clone(&people) };
        if tables.insert(table.to_owned(), entry).is_none() {
            self.meters.tables.fetch_add(1, Ordering::Relaxed);
        }
        tokio::spawn(live::run(Arc::clone(self), table.to_owned(), mailbox.downgrade(), requests, people));
        Ok(mailbox)
    }

    /// A table's task is about to end. False if somebody has asked it something meanwhile.
    pub(crate) fn retire(
        &self,
        table: &str,
        requests: &mut mpsc::Receiver<Request>,
        even_if_asked: bool,
    ) -> bool {
        let mut tables = self.in_memory();
        if !even_if_asked && !requests.is_empty() {
            return false;
        }
        requests.close();
        if tables.remove(table).is_some() {
            self.meters.tables.fetch_sub(1, Ordering::Relaxed);
        }
        if tables.is_empty() {
            self.emptied.notify_waiters();
        }
        true
    }

    /// Tells the tables in memory where this person sits or looks on.
    pub(crate) async fn tell_tables_of(&self, player: &str, request: impl Fn() -> Request) {
        let is_here =
            |people: &People| people.lock().unwrap_or_else(PoisonError::into_inner).contains(player);
        let tables = |all: &HashMap<String, InMemory>| -> Vec<_> {
            all.values().filter(|table| is_here(&table.people)).map(|table| table.mailbox.clone()).collect()
        };
        let mailboxes = tables(&self.in_memory());
        send_to_all(mailboxes, request).await;
    }

    /// Tells one table, if it is in memory.
    pub(crate) async fn tell_table(&self, table: &str, request: Request) {
        let mailbox = mailbox_of(&self.in_memory(), table);
        if let Some(mailbox) = mailbox {
            // A table that has just left memory will read the news from the store.
            let _ = mailbox.send(request).await;
        }
    }

    /// Tells every table in memory.
    pub(crate) async fn tell_tables(&self, request: impl Fn() -> Request) {
        let mailboxes: Vec<_> = self.in_memory().values().map(|table| table.mailbox.clone()).collect();
        send_to_all(mailboxes, request).await;
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn live_tables(&self) -> usize {
        self.in_memory().len()
    }

    /// Tells all clients, lets every table finish what it is doing, and closes the store.
    pub async fn stop(&self) {
        self.is_stopping.store(true, Ordering::Relaxed);
        let patience = tokio::time::sleep(Duration::from_secs(10));
        tokio::pin!(patience);
        self.tell_tables(|| Request::Stop).await;
        loop {
            let emptied = self.emptied.notified();
            if self.live_tables() == 0 {
                break;
            }
            tokio::select! {
                () = emptied => {}
                () = &mut patience => {
                    tracing::warn!(event = "server.stop_late", tables = self.live_tables(), "some tables did not finish in time");
                    break;
                }
            }
        }
        self.store.close().await;
    }

    fn in_memory(&self) -> std::sync::MutexGuard<'_, HashMap<String, InMemory>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn mailbox_of(tables: &HashMap<String, InMemory>, table: &str) -> Option<mpsc::Sender<Request>> {
    tables.get(table).map(|table| &table.mailbox).filter(|mailbox| !mailbox.is_closed()).cloned()
}

async fn send_to_all(mailboxes: Vec<mpsc::Sender<Request>>, request: impl Fn() -> Request) {
    for mailbox in mailboxes {
        // A table that has just left memory will read the news from the store.
        let _ = mailbox.send(request()).await;
    }
}

fn stopping() -> Problem {
    Problem::unavailable("the server is stopping; try again soon")
}

/// Milliseconds since 1970.
#[must_use]
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

/// Tells the players' time that the server is alive.
async fn beat(hall: std::sync::Weak<Hall>) {
    let mut every = tokio::time::interval(steady::BEAT);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        hall.time.beat(Instant::now());
    }
}

/// Reads once what every visitor asks for first, so that the first of them does not wait for a cold disk.
async fn warm_lists(hall: std::sync::Weak<Hall>) {
    let Some(hall) = hall.upgrade() else { return };
    let games = std::iter::once(None).chain(shelf::names().iter().map(|name| Some((*name).to_owned())));
    for game in games {
        let filter = TableFilter { listed: true, game, limit: 50, ..TableFilter::default() };
        // Whoever asks is told if it cannot be read.
        let _ = hall.store.tables(&filter).await;
    }
}

/// Finds out once what the names of an older data file look like.
async fn learn_names(hall: std::sync::Weak<Hall>) {
    let Some(hall) = hall.upgrade() else { return };
    if let Err(error) = names::learn_old_names(&hall).await {
        tracing::error!(event = "names.unread", %error, "old names cannot be read now; the next start tries again");
    }
}

/// Looks now and then for reviews that nobody makes any more.
async fn go_on_with_reviews(hall: std::sync::Weak<Hall>) {
    let mut every = tokio::time::interval(REVIEWS_EVERY);
    loop {
        every.tick().await;
        let Some(hall) = hall.upgrade().filter(|hall| !hall.is_stopping()) else { return };
        if let Err(problem) = crate::reviews::go_on(&hall).await {
            tracing::warn!(event = "reviews.not_looked_for", code = %problem.code, "reviews cannot go on now");
        }
    }
}

/// Brings tables back where a clock has run out or a bot is to decide, a few at a time.
async fn wake_due_tables(hall: std::sync::Weak<Hall>) {
    let Some(pause) = hall.upgrade().map(|hall| hall.config.wake_every) else { return };
    let mut every = tokio::time::interval(pause);
    loop {
        every.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        if hall.is_stopping() {
            return;
        }
        // Tables that are left alone stay due, and must not stand in the way of others.
        let most = AT_ONCE + (hall.broken.count() + hall.unknown_rules.count()) as u32;
        match hall.store.claim_due(&hall.bus.machine, hall.time.now_ms(), TURN, most).await {
            Ok(due) => {
                for table in due {
                    if let Err(problem) = hall.mailbox(&table).await
                        && !problem.is_left_alone()
                    {
                        tracing::warn!(event = "table.not_woken", table, code = %problem.code, "a table that is due cannot be opened");
                    }
                }
            }
            Err(error) => {
                tracing::error!(event = "tables.due_unreadable", %error, "the tables that are due cannot be read");
            }
        }
    }
}
