use super::breach::{Breach, Law, hold};
use super::list::listed;
use crate::{Game, Moves, read_position};

/// Every listed move is read back from its notation and from its structured form.
pub(super) fn reads_its_notation<G: Game>(moves: &Moves<G::Move>) -> Result<(), Breach> {
    for m in moves {
        let text = m.to_string();
        let read = text.parse::<G::Move>();
        hold(Law::ReadsItsNotation, read.as_ref() == Ok(m), || {
            format!("{text:?} should be read as {m:?}, not as {read:?}")
        })?;
        let form = serde_json::to_string(m).unwrap_or_else(|e| e.to_string());
        let read = serde_json::from_str::<G::Move>(&form).ok();
        hold(Law::ReadsItsNotation, read == Some(*m), || {
            format!("{form} should be read as {m:?}, not as {read:?}")
        })?;
    }
    Ok(())
}

/// The state written as JSON or as text and read again is the same state: hash, moves and what it is written as.
pub(super) fn reads_its_position<G: Game>(state: &G, moves: &Moves<G::Move>) -> Result<(), Breach> {
    let broken = |text: String| Breach::of(Law::ReadsItsPositions, text);
    let position = state.position();
    let json = serde_json::to_string(&position).map_err(|e| broken(e.to_string()))?;
    for text in [json, position.to_string()] {
        let same = read_position::<G>(&text).map_err(|e| broken(format!("refused: {e}: {text}")))?;
        hold(Law::ReadsItsPositions, same.hash() == state.hash(), || {
            format!("another state is read from {text}")
        })?;
        hold(Law::ReadsItsPositions, same.position() == position, || {
            format!("{text} is written again as {}", same.position())
        })?;
        hold(Law::ReadsItsPositions, *listed(&same) == **moves, || {
            format!("other moves are listed after {text}")
        })?;
    }
    Ok(())
}
