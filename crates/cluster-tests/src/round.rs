//! One round: a new house, people who play, faults, and in the end the truth.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use client::Client;
use table::{Chooser, Seed};
use tokio::task::JoinSet;

use crate::checker::{Rule, Violation, check};
use crate::cluster::{Cluster, MACHINES};
use crate::faults::Faults;
use crate::history::{Book, History, What, Wish};
use crate::line::Line;
use crate::people::{Group, Part, Person};
use crate::tally::Figures;
use crate::truth::Truth;

/// What a round is to be.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What chance begins with.
    pub seed: u64,
    /// How long faults come.
    pub lasting: Duration,
    /// Do machines wake each other by NATS, if there is one?
    pub by_nats: bool,
    /// The program.
    pub program: PathBuf,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Ended {
    /// In figures.
    pub figures: Figures,
    /// Promises that were broken.
    pub violations: Vec<Violation>,
    /// Did machines wake each other by NATS?
    pub by_nats: bool,
    /// What could not be tried here.
    pub left_out: Vec<&'static str>,
}

/// Who does what, by game.
const GAMES: [&str; 2] = ["tribes", "djinn"];
const PARTS: [Part; 3] = [Part::Host, Part::Guest, Part::Watcher];

/// Whoever is not answered for so long after a fault has ended is not served.
const SERVED_WITHIN: Duration = Duration::from_secs(60);

/// Plays a round. Nothing where there is no PostgreSQL.
pub async fn play(plan: &Plan) -> Result<Option<Ended>> {
    let Some(mut cluster) = Cluster::start(&plan.program, plan.by_nats).await? else { return Ok(None) };
    let seed = Seed::from_number(plan.seed);
    let book = Arc::new(Book::new(GAMES.len() * PARTS.len() + 1));
    let stop = Arc::new(AtomicBool::new(false));
    let mut history = History::default();
    let (mut people, mut groups) = (JoinSet::new(), Vec::new());
    for (index, game) in GAMES.into_iter().enumerate() {
        let group = Arc::new(Group::new(game, cluster.doors(), Arc::clone(&book)));
        for part in PARTS {
            let number = history.people.len();
            let (client, id) = somebody(&cluster, part, number % MACHINES).await?;
            history.people.push(id);
            let own = seed.derive(1 + (index * PARTS.len() + number) as u64);
            let person = Person::new(number, part, &client, own, Arc::clone(&group));
            people.spawn(person.live(Arc::clone(&stop)));
        }
        groups.push(group);
    }
    // The last one only looks at everything in the end.
    let auditor = history.people.len();
    history.people.push(String::new());
    book.serve(auditor);

    let begun = Instant::now();
    let mut figures = Figures { rounds: 1, ..Figures::default() };
    let mut violations = Vec::new();
    let mut faults = Faults::new(Chooser::new(&seed.derive(0)), &cluster);
    while begun.elapsed() < plan.lasting {
        tokio::time::sleep(Duration::from_millis(700)).await;
        let silence = one_fault(&mut cluster, &mut faults, &book, auditor, &mut figures).await?;
        violations.extend(silence);
        if let Some(ended) = people.try_join_next() {
            ended.context("somebody of the test failed")?;
        }
    }
    figures.seconds = begun.elapsed().as_secs();
    stop.store(true, Ordering::Relaxed);
    while let Some(ended) = people.join_next().await {
        ended.context("somebody of the test failed")?;
    }
    look_at_everything(&cluster, &book, auditor).await;
    cluster.stop_machines().await?;
    let truth = Truth::read(&cluster.data).await?;
    history.events = book.events();
    violations.extend(check(&history, &truth));
    figures.finished = groups.iter().map(|group| group.finished.load(Ordering::Relaxed)).sum();
    count(&mut figures, &history, &truth);
    figures.violations = violations.len() as u64;
    let mut left_out = Vec::new();
    if !cluster.disk.is_small() {
        left_out.push("a disk that can be filled (mounting one needs root)");
    }
    if !crate::machine::Machine::can_have_another_clock() {
        left_out.push("faketime");
    }
    Ok(Some(Ended { figures, violations, by_nats: cluster.nats.is_some(), left_out }))
}

async fn somebody(cluster: &Cluster, part: Part, machine: usize) -> Result<(Client, String)> {
    let address = cluster.doors()[machine];
    if part == Part::Watcher {
        return Ok((Client::nobody(address), String::new()));
    }
    let client = Client::guest(address).await?;
    let me = client.call("GET", "/api/me", None).await?.json();
    Ok((client, me["id"].as_str().context("a guest has an id")?.to_owned()))
}

/// One fault, or two at once, from its beginning until everybody is answered again.
async fn one_fault(
    cluster: &mut Cluster,
    faults: &mut Faults,
    book: &Book,
    auditor: usize,
    figures: &mut Figures,
) -> Result<Option<Violation>> {
    let ((mut kind, first), lasting) = (faults.next(), faults.lasting());
    let from = book.now();
    first.begin(cluster).await?;
    tokio::time::sleep(lasting).await;
    if faults.is_doubled() {
        let (_, second) = faults.next();
        if first.goes_with(second) {
            kind = "two at once";
            second.begin(cluster).await?;
            tokio::time::sleep(lasting).await;
            second.end(cluster).await?;
        }
    }
    first.end(cluster).await?;
    let (end, ended) = (book.now(), Instant::now());
    loop {
        // Nobody waits for who only looks in the end.
        book.serve(auditor);
        if book.served_since() >= end {
            break;
        }
        if ended.elapsed() > SERVED_WITHIN {
            let text = format!("after {kind} ({first:?}) somebody is not answered any more");
            return Ok(Some(Violation { rule: Rule::Served, table: String::new(), text }));
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let served = book.now();
    figures.fault(kind, book.longest_silence(from, served) / 1000, (served - end) / 1000);
    Ok(None)
}

/// On every machine somebody looks at every table.
async fn look_at_everything(cluster: &Cluster, book: &Arc<Book>, auditor: usize) {
    let mut tables: Vec<Arc<str>> = book.events().into_iter().map(|event| event.table).collect();
    tables.sort();
    tables.dedup();
    for (machine, address) in cluster.doors().into_iter().enumerate() {
        for table in &tables {
            // A machine that does not answer now was found out before.
            let _ = Line::open(book, auditor, &Client::nobody(address), machine, table).await;
        }
    }
}

fn count(figures: &mut Figures, history: &History, truth: &Truth) {
    let asked: std::collections::HashMap<_, _> = (history.events.iter())
        .filter_map(|event| match &event.what {
            What::Asks { id, wish } => Some(((event.line, *id), wish)),
            _ => None,
        })
        .collect();
    for event in &history.events {
        if let What::Done { id, .. } = event.what {
            match asked.get(&(event.line, id)) {
                Some(Wish::Play { .. } | Wish::Undo { .. }) => figures.acknowledged += 1,
                Some(Wish::Say { .. }) => figures.said += 1,
                _ => {}
            }
        }
    }
    figures.events = history.events.len() as u64;
    figures.tables = truth.tables.len() as u64;
    for table in truth.tables.values() {
        let is_bots = |seat: u8| table.seats.get(seat as usize).is_some_and(Option::is_none);
        figures.bots += table.entries.iter().filter(|entry| is_bots(entry.seat)).count() as u64;
    }
}
