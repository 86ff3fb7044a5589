//! Moments of games with what the engine says about them, for a client that wants to check its own hints.

use serde_json::{Value, json};
use table::{Chooser, Eyes, Game, Moves, Seed, ToMove};

use crate::data::{Field, Spot};
use crate::{Colour, Djinn, DjinnKind, Event, Move, Phase, Setup};

/// So many moments of each sort are kept.
const OF_EACH: usize = 8;

/// Moments before a move, with every stop it can lead to and what is paid there, and moments before a catch, with
/// what can be caught and what catching nothing costs. Found in random games of fixed seeds.
pub fn moments() -> Value {
    let (mut moves, mut can, mut cannot) = (Vec::new(), Vec::new(), Vec::new());
    for number in 1.. {
        if [&moves, &can, &cannot].iter().all(|list: &&Vec<Value>| list.len() == OF_EACH) {
            break;
        }
        // The setup is one that everybody may choose, so that the deal never fails.
        let Ok(mut game) = Djinn::new(&Setup::new(4), Seed::from_number(number)) else { break };
        let mut chooser = Chooser::new(&Seed::from_number(number));
        // One moment of each sort a game, so that they differ.
        let mut taken = [false; 3];
        for step in 0.. {
            let ToMove::Decide(seat) = game.to_move() else { break };
            let legal = legal(&game);
            let is_late = step > 40 * number % 170;
            let (sort, moment) = match game.state().phase {
                Phase::Move { from, at }
                    if game.state().players[seat].spot == Some(Spot { from, to: at }) =>
                {
                    (0, before_a_move(&game))
                }
                Phase::Act if legal.contains(&Move::Refuse) => {
                    let catches: Vec<_> = Colour::ALL.into_iter().filter(|c| catches(&legal, *c)).collect();
                    (if catches.is_empty() { 2 } else { 1 }, before_a_catch(&game, &catches))
                }
                _ => (3, Value::Null),
            };
            if let Some(list) = [&mut moves, &mut can, &mut cannot].into_iter().nth(sort)
                && is_late
                && !taken[sort]
                && list.len() < OF_EACH
            {
                taken[sort] = true;
                list.push(moment);
            }
            let m = legal[chooser.below(legal.len())];
            let _ = game.play_listed(m, &mut ());
        }
    }
    can.append(&mut cannot);
    json!({ "moves": moves, "catches": can })
}

fn legal(game: &Djinn) -> Moves<Move> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves
}

fn catches(legal: &[Move], colour: Colour) -> bool {
    legal.contains(&Move::Catch { djinn: DjinnKind::Normal(colour) })
}

fn before_a_move(game: &Djinn) -> Value {
    let mut stops: Vec<(Field, usize)> = Vec::new();
    collect_stops(game, &mut stops);
    stops.sort();
    stops.dedup();
    let stops: Vec<_> = stops.iter().map(|(field, paid)| json!({ "field": field, "paid": paid })).collect();
    json!({ "view": game.view(Eyes::Spectator), "stops": stops })
}

/// Follows every chain of skips to its stops.
fn collect_stops(game: &Djinn, stops: &mut Vec<(Field, usize)>) {
    for m in &legal(game) {
        let mut next = *game;
        match m {
            Move::Skip { .. } => {
                let _ = next.play_listed(*m, &mut ());
                collect_stops(&next, stops);
            }
            Move::Go { field } => {
                let _ = next.play_listed(*m, &mut ());
                stops.push((*field, pay(next)));
            }
            _ => {}
        }
    }
}

/// Pays as little as can be, and says how much.
fn pay(mut game: Djinn) -> usize {
    let mut events: Vec<Event> = Vec::new();
    while matches!(game.state().phase, Phase::Pay(_)) {
        let moves = legal(&game);
        let spared = moves.iter().find(|m| matches!(m, Move::Spare { .. }));
        let _ = game.play_listed(*spared.unwrap_or(&moves[0]), &mut events);
    }
    events.iter().filter(|event| matches!(event, Event::Paid { .. })).count()
}

fn before_a_catch(game: &Djinn, colours: &[Colour]) -> Value {
    let mut events: Vec<Event> = Vec::new();
    let mut next = *game;
    let _ = next.play_listed(Move::Refuse, &mut events);
    let lost = events.iter().find_map(|event| match event {
        Event::Lost { count, .. } => Some(*count),
        _ => None,
    });
    json!({ "view": game.view(Eyes::Spectator), "catches": colours, "refusal": lost.unwrap_or(0) })
}
