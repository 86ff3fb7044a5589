use std::collections::BTreeSet;

use serde_json::Value;

use super::breach::{Breach, Law, hold};
use crate::{Chooser, Game, Moves, Refusal, ToMove};

/// Lists the legal moves and holds the list to its law.
pub(super) fn steady<G: Game>(state: &G, moves: &mut Moves<G::Move>) -> Result<(), Breach> {
    state.legal_moves(moves);
    let over = state.to_move() == ToMove::Over;
    hold(Law::ListsSteadily, moves.is_empty() == over, || {
        format!(
            "{} moves are listed though the game is {}",
            moves.len(),
            if over { "over" } else { "not over" }
        )
    })?;
    hold(Law::Ends, over != state.winners().is_empty(), || {
        format!("winners {:?} are told at the wrong time", state.winners())
    })?;
    let again = listed(state);
    hold(Law::ListsSteadily, *again == **moves, || "a second list differs from the first".into())?;
    let mut sorted = again.to_vec();
    sorted.sort_unstable();
    let double = sorted.windows(2).find(|pair| pair[0] == pair[1]);
    hold(Law::ListsSteadily, double.is_none(), || format!("{:?} is listed twice", double.map(|pair| pair[0])))
}

/// Plays every listed move on a copy.
pub(super) fn listed_play<G: Game>(
    state: &G,
    moves: &Moves<G::Move>,
    chooser: &mut Chooser,
) -> Result<(), Breach> {
    let closer = chooser.below(moves.len());
    for (n, m) in moves.iter().enumerate() {
        let mut checked = state.clone();
        let mut events = Vec::new();
        let reveal = checked
            .play(*m, &mut events)
            .map_err(|e| Breach::of(Law::PlaysTheListed, format!("{m} is listed but refused: {e}")))?;
        if n != closer {
            continue;
        }
        let mut unchecked = state.clone();
        let mut same_events = Vec::new();
        let same_reveal = unchecked.play_listed(*m, &mut same_events);
        let mut unheard = state.clone();
        let _ = unheard.play_silently(*m);
        let equal = checked.hash() == unchecked.hash() && checked.hash() == unheard.hash();
        hold(Law::PlaysTheListed, equal && events == same_events && reveal == same_reveal, || {
            format!("{m} has one result when checked and another when not")
        })?;
        checked.check().map_err(|faults| Breach::of(Law::StaysSound, format!("after {m}: {faults}")))?;
    }
    Ok(())
}

/// Tries moves that are not listed here and collects the codes of their refusals.
pub(super) fn unlisted_refused<G: Game>(
    state: &G,
    strangers: &[G::Move],
    codes: &mut BTreeSet<&'static str>,
) -> Result<(), Breach> {
    if strangers.is_empty() {
        return Ok(());
    }
    let mut tried = state.clone();
    let mut events = Vec::new();
    for m in strangers {
        match tried.play(*m, &mut events) {
            Err(refusal) => {
                if codes.insert(refusal.code()) {
                    flat(&refusal)?;
                }
            }
            Ok(_) => {
                return Err(Breach::of(Law::RefusesTheUnlisted, format!("{m} is not listed but played")));
            }
        }
    }
    let unchanged = tried.hash() == state.hash() && events.is_empty();
    hold(Law::RefusesTheUnlisted, unchanged, || {
        let text: Vec<String> = strangers.iter().map(ToString::to_string).collect();
        format!("one of the refused moves changed the state or told events: {}", text.join(", "))
    })
}

/// A client can put the facts of a refusal into a sentence: each is a word, a number or a yes or no.
fn flat(refusal: &impl Refusal) -> Result<(), Breach> {
    let facts = serde_json::to_value(refusal);
    let is_flat = match &facts {
        Ok(Value::Null) => true,
        Ok(Value::Object(facts)) => facts.values().all(|fact| !fact.is_array() && !fact.is_object()),
        _ => false,
    };
    hold(Law::RefusesTheUnlisted, is_flat, || {
        format!("{} tells facts that are no flat map: {facts:?}", refusal.code())
    })
}

pub(super) fn listed<G: Game>(state: &G) -> Moves<G::Move> {
    let mut moves = Moves::new();
    state.legal_moves(&mut moves);
    moves
}
