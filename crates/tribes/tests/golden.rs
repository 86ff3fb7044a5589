//! The golden games show the whole game: every number of players, every djinn, thief and item at work.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lamplight_tribes::{Cost, Djinn, Event, Expansions, GoldFrom, Item, Move, Thief, Tribes};
use table::{Act, Eyes, Game, Log, Moves, Record, Seat};

/// A golden game: its moves, all that happened, and the state it ended in.
struct Played {
    moves: Vec<Move>,
    events: Vec<Event>,
    end: Tribes,
}

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}

/// All games recorded with these boxes: `base`, `thieves`, `artisans` or `all`.
fn golden_games(preset: &str) -> Vec<Played> {
    logs(preset).iter().map(|(name, log)| replay(name, log, |_| {})).collect()
}

/// The logs kept for a preset, by name.
fn logs(preset: &str) -> Vec<(String, Log)> {
    let folder = testdata().join("games/tribes");
    let paths = fs::read_dir(folder).expect("the golden games").map(|entry| entry.expect("readable").path());
    let mut logs: Vec<(String, Log)> = paths
        .map(|path| {
            (path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(), path)
        })
        .filter(|(name, _)| name.starts_with(&format!("{preset}-")))
        .map(|(name, path)| (name, Log::parse(&fs::read_to_string(path).expect("readable")).expect("a log")))
        .collect();
    logs.sort_by(|one, other| one.0.cmp(&other.0));
    logs
}

/// Replays a log and shows each state before its decision.
fn replay(name: &str, log: &Log, mut before: impl FnMut(&Tribes)) -> Played {
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    let record = Record::<Tribes>::replay_with(log, |record, entry| {
        before(record.state());
        if let Act::Move(text) = &entry.act {
            let m = text.parse().expect("a move");
            moves.push(m);
            let _ = record.state().clone().play(m, &mut events).expect("legal");
        }
    });
    let record = record.unwrap_or_else(|e| panic!("{name}: {e}"));
    Played { moves, events, end: *record.state() }
}

/// [`Record::replay_with`] compares the hash after every decision, so these games replay bit by bit.
#[test]
fn golden_games_go_on_under_the_version_they_were_recorded_with() {
    let mut first = 0;
    for (name, log) in ["base", "thieves", "artisans", "all"].iter().flat_map(|preset| logs(preset)) {
        let version = log.header.rules;
        assert_eq!(replay(&name, &log, |_| {}).end.rules(), version, "{name}");
        first += usize::from(version == 1);
    }
    assert!(first >= 24, "only {first} games of the first version are kept");
}

#[test]
fn at_least_eight_games_are_kept_for_each_number_of_players() {
    let games = golden_games("base");
    for players in Tribes::PLAYERS {
        assert!(games.iter().filter(|game| game.end.players() == players).count() >= 8, "{players} players");
    }
}

#[test]
fn every_djinn_is_at_work_in_some_golden_game() {
    let (mut owned, mut at_work) = (BTreeSet::new(), BTreeSet::new());
    for Played { moves, events, end } in golden_games("base") {
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
        Djinn::deck(Expansions::default()).filter(|djinn| wanted(djinn) && !set.contains(djinn)).collect()
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

#[test]
fn games_with_each_box_and_with_both_are_kept_for_each_number_of_players() {
    for (preset, least) in [("thieves", 12), ("artisans", 12), ("all", 8)] {
        let games = golden_games(preset);
        assert!(games.len() >= least, "{} games are kept with {preset}", games.len());
        for players in Tribes::PLAYERS {
            assert!(
                games.iter().any(|game| game.end.players() == players),
                "{preset} with {players} players"
            );
        }
    }
}

#[test]
fn every_thief_item_and_new_djinn_is_at_work_in_some_golden_game() {
    let (mut thieves, mut magic, mut djinns) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut precious = BTreeSet::new();
    for game in ["thieves", "artisans", "all"].into_iter().flat_map(golden_games) {
        for event in &game.events {
            match event {
                Event::ThiefUsed { thief, .. } => drop(thieves.insert(*thief)),
                Event::ItemUsed { item, .. } => drop(magic.insert(*item)),
                Event::DjinnGained { djinn, .. } => drop(djinns.insert(*djinn)),
                _ => {}
            }
        }
        for seat in game.end.view(Eyes::Everything).seats {
            precious.extend(
                seat.items
                    .into_iter()
                    .flat_map(lamplight_tribes::Items::kinds)
                    .filter(|item| item.is_precious()),
            );
        }
    }
    assert_eq!(thieves.into_iter().collect::<Vec<_>>(), Thief::ALL);
    assert_eq!(magic.union(&precious).copied().collect::<Vec<_>>(), Item::ALL);
    for djinn in Djinn::ALL {
        assert!(djinns.contains(&djinn), "nobody gains {djinn}");
    }
}

/// The legal moves at the first decision of each kind, in the order they are listed: minds, logs and clients rely
/// on it.
#[test]
fn moves_are_listed_in_the_order_they_always_were() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let (mut found, mut moves) = (String::new(), Moves::new());
    for (name, log) in ["base", "all"].into_iter().flat_map(logs) {
        let mut decision = 0;
        replay(&name, &log, |state| {
            decision += 1;
            let phase = serde_json::to_value(state.view(Eyes::Everything).phase).expect("plain data");
            let kind = phase["kind"].as_str().unwrap_or_default().to_owned();
            state.legal_moves(&mut moves);
            if moves.len() > 1 && seen.insert(kind.clone()) {
                let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
                found += &format!("{kind}: {name}, decision {decision}\n{}\n\n", texts.join(", "));
            }
        });
    }
    let kept = fs::read_to_string(testdata().join("tribes/move-order.txt")).unwrap_or_default();
    assert_eq!(found, kept, "testdata/tribes/move-order.txt is not what is found above");
}
