//! The golden games show the whole base game: every number of players and every djinn at work.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use table::{Act, Eyes, Game, Log, Record, Seat};
use tribes::{Cost, Djinn, Event, GoldFrom, Move, Tribes};

/// A golden game: its moves, all that happened, and the state it ended in.
struct Played {
    moves: Vec<Move>,
    events: Vec<Event>,
    end: Tribes,
}

/// All base games recorded.
fn golden_games() -> Vec<Played> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/games/tribes");
    let paths = fs::read_dir(folder).expect("the golden games").map(|entry| entry.expect("readable").path());
    let base =
        paths.filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("base-")));
    base.map(|path| {
        let log = Log::parse(&fs::read_to_string(&path).expect("readable")).expect("a log");
        let (mut moves, mut events) = (Vec::new(), Vec::new());
        let record = Record::<Tribes>::replay_with(&log, |record, entry| {
            if let Act::Move(text) = &entry.act {
                let m = text.parse().expect("a move");
                moves.push(m);
                let _ = record.state().clone().play(m, &mut events).expect("legal");
            }
        });
        let record = record.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        Played { moves, events, end: *record.state() }
    })
    .collect()
}

#[test]
fn at_least_eight_games_are_kept_for_each_number_of_players() {
    let games = golden_games();
    for players in Tribes::PLAYERS {
        assert!(games.iter().filter(|game| game.end.players() == players).count() >= 8, "{players} players");
    }
}

#[test]
fn every_djinn_is_at_work_in_some_golden_game() {
    let (mut owned, mut at_work) = (BTreeSet::new(), BTreeSet::new());
    for Played { moves, events, end } in golden_games() {
        let cheaper_bid = moves.iter().any(|m| matches!(m, Move::Bid { fakirs: 1.., .. }));
        at_work.extend(cheaper_bid.then_some(Djinn::Kumarbi));
        let mut gained = BTreeSet::new();
        for event in &events {
            match event {
                Event::DjinnGained { djinn, .. } => drop(gained.insert(*djinn)),
                Event::DjinnUsed { djinn, .. } => drop(at_work.insert(*djinn)),
                Event::GoldGained { from, .. } => at_work.extend(source(*from)),
                _ => {}
            }
        }
        let scores = end.scores(Eyes::Everything);
        let total = |seat| scores.total(seat).expect("the game is over");
        assert!(Seat::first(end.players()).all(|seat| total(seat) > 0));
        owned.extend(gained);
    }
    let missing = |set: &BTreeSet<Djinn>, wanted: &dyn Fn(&Djinn) -> bool| -> Vec<Djinn> {
        Djinn::ALL.into_iter().filter(|djinn| wanted(djinn) && !set.contains(djinn)).collect()
    };
    assert_eq!(missing(&owned, &|_| true), [], "nobody owns these");
    // Djinns that only change what things are worth leave no event; owning them is all there is to see.
    let shows = |djinn: &Djinn| djinn.cost() != Cost::Passive || pays(*djinn);
    assert_eq!(missing(&at_work, &shows), [], "nobody uses these");
}

/// The djinn that gold came from.
fn source(from: GoldFrom) -> Option<Djinn> {
    match from {
        GoldFrom::Builders => None,
        GoldFrom::Kandicha => Some(Djinn::Kandicha),
        GoldFrom::Baal => Some(Djinn::Baal),
        GoldFrom::Marid => Some(Djinn::Marid),
        GoldFrom::Monkir => Some(Djinn::Monkir),
        GoldFrom::Nekir => Some(Djinn::Nekir),
    }
}

fn pays(djinn: Djinn) -> bool {
    matches!(djinn, Djinn::Kandicha | Djinn::Baal | Djinn::Marid | Djinn::Monkir | Djinn::Nekir)
}
