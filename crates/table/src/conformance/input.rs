//! What must hold for any text somebody sends us: it is refused, or it is read and written back the same.
//! Nothing here may ever panic. Fuzz targets and the tests of `crates/shelf` call these.

use super::breach::{Breach, Law, hold};
use crate::{Chooser, Game, Log, Moves, Record, Seed, read_position};

/// How many decisions are tried from a position that was accepted.
const DECISIONS: usize = 300;

/// A text is not a log, or it is written as it was read; its game replays or is refused.
pub fn log_reads_back<G: Game>(text: &str) -> Result<(), Breach> {
    let Ok(log) = Log::parse(text) else { return Ok(()) };
    let again = Log::parse(&log.to_string()).map_err(|e| Breach::of(Law::Replays, e.to_string()))?;
    hold(Law::Replays, again == log, || format!("written back as {again}"))?;
    if let Ok(record) = Record::<G>::replay(&log) {
        hold(Law::Replays, record.entries() == log.entries, || "replayed to other entries".into())?;
        record.state().check().map_err(|faults| Breach::of(Law::StaysSound, faults.to_string()))?;
    }
    Ok(())
}

/// A text is not the notation of a move, or both forms of that move are read as the same move. It is not a structured
/// form, or is written back the same; such a move may be one that no notation can say, and no game lists.
pub fn move_reads_back<G: Game>(text: &str) -> Result<(), Breach> {
    let notation = text.parse::<G::Move>().ok();
    if let Some(m) = notation {
        let again = m.to_string().parse::<G::Move>();
        hold(Law::ReadsItsNotation, again.as_ref() == Ok(&m), || {
            format!("{text:?} is {m:?}, written {m}, which is read as {again:?}")
        })?;
    }
    let Some(m) = notation.or_else(|| serde_json::from_str(text).ok()) else { return Ok(()) };
    let form = serde_json::to_string(&m).unwrap_or_default();
    let again = serde_json::from_str::<G::Move>(&form).ok();
    hold(Law::ReadsItsNotation, again == Some(m), || format!("{m:?} is {form}, which is read as {again:?}"))
}

/// A text is not a position in either form, or it is refused, or it is a sound game that can be played on and written
/// back in both forms.
pub fn position_is_sound_or_refused<G: Game>(text: &str) -> Result<(), Breach> {
    // What is no sound position can still be written.
    let _ = text.parse::<G::Position>().map(|position| position.to_string());
    let Ok(mut game) = read_position::<G>(text) else { return Ok(()) };
    let position = game.position();
    let written = position.to_string();
    let again = written.parse::<G::Position>();
    hold(Law::ReadsItsPositions, again.as_ref() == Ok(&position), || {
        format!("an accepted position is written as {written:?} and read back as {again:?}")
    })?;
    for form in [&written, &serde_json::to_string(&position).unwrap_or_default()] {
        let same = read_position::<G>(form);
        hold(Law::ReadsItsPositions, same.is_ok_and(|same| same.hash() == game.hash()), || {
            format!("an accepted position is not read back from {form}")
        })?;
    }
    let (mut chooser, mut moves) = (Chooser::new(&Seed::from_number(game.hash().0)), Moves::new());
    for _ in 0..DECISIONS {
        game.check().map_err(|faults| Breach::of(Law::StaysSound, format!("{faults} from {written}")))?;
        super::list::steady(&game, &mut moves)?;
        let Some(m) = chooser.pick(&moves) else { break };
        let played = game.play(m, &mut ());
        hold(Law::PlaysTheListed, played.is_ok(), || format!("{m} is listed but refused from {written}"))?;
    }
    Ok(())
}
