use serde::{Deserialize, Serialize};
use table::{Act, Entry, Game, Log, Moves, Record, ReplayError, Reveal, Seat, ToMove, Turn};

/// What a seat decided at once: everything until its turn ended, somebody else had to decide, or something came to
/// light. The plans of minds end in the same places, so that the two can be compared.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// Counted from 1.
    pub number: u32,
    /// The first and the last entry of the log that belong to it.
    pub entries: [u32; 2],
    /// Who decided.
    pub seat: Seat,
    /// In which turn.
    pub turn: Turn,
    /// In which round.
    pub round: u16,
    /// The game before it.
    pub before: G,
    /// What was decided.
    pub moves: Vec<G::Move>,
    /// The game after it.
    pub after: G,
    /// Was there only one legal move each time?
    pub forced: bool,
    /// Did it bring something to light?
    pub revealed: bool,
}

/// Where a log stopped making sense. What came before it can still be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Break {
    /// The first entry that cannot be played, if it is an entry that fails.
    pub entry: Option<u32>,
    /// Why.
    pub why: String,
}

/// A game as a list of choices.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// In order.
    pub choices: Vec<Choice<G>>,
    /// What is wrong with the rest of the log.
    pub broken: Option<Break>,
}

/// Splits a game into choices. Decisions that were taken back do not count. A log that fails on the way is told up to
/// the entry that fails; one that cannot even begin is refused.
pub fn choices<G: Game>(log: &Log) -> Result<Story<G>, ReplayError<G::Refusal>> {
    let mut start = None;
    let replayed = Record::<G>::replay_with(log, |record, _| {
        start.get_or_insert_with(|| record.state().clone());
    });
    let (good, broken) = match replayed {
        Ok(_) => (log.entries.len(), None),
        Err(ReplayError::Entry { seq, error }) => {
            (seq as usize - 1, Some(Break { entry: Some(seq), why: error.to_string() }))
        }
        Err(error @ (ReplayError::End { .. } | ReplayError::NotOver)) => {
            (log.entries.len(), Some(Break { entry: None, why: error.to_string() }))
        }
        Err(error) => return Err(error),
    };
    let Some(state) = start else { return Ok(Story { choices: Vec::new(), broken }) };
    let standing = standing(&log.entries[..good]);
    Ok(Story { choices: split(state, read::<G>(standing)), broken })
}

/// The choices of decisions made from a state on, each in the game's notation. The first that is refused is told, with
/// all before it.
pub fn choices_from<G: Game>(state: G, plays: &[String]) -> Story<G> {
    let choices = split(state.clone(), read::<G>((1..).zip(plays.iter().map(String::as_str))));
    let made: usize = choices.iter().map(|choice: &Choice<G>| choice.moves.len()).sum();
    let broken = plays.get(made).map(|play| {
        let mut at = choices.last().map_or(state, |choice| choice.after.clone());
        let why = match play.parse::<G::Move>() {
            Err(error) => error.to_string(),
            Ok(m) => at.play(m, &mut ()).map_or_else(|refusal| refusal.to_string(), |_| String::new()),
        };
        Break { entry: Some(made as u32 + 1), why: format!("{play}: {why}") }
    });
    Story { choices, broken }
}

/// Decisions as moves, up to the first that is no notation of this game.
fn read<'a, G: Game>(
    texts: impl IntoIterator<Item = (u32, &'a str)>,
) -> impl Iterator<Item = (u32, G::Move)> {
    texts.into_iter().map_while(|(seq, text)| Some((seq, text.parse().ok()?)))
}

/// The decisions that were not taken back.
fn standing(entries: &[Entry]) -> Vec<(u32, &str)> {
    let mut standing: Vec<(u32, &str)> = Vec::new();
    for entry in entries {
        match &entry.act {
            Act::Move(text) => standing.push((entry.seq, text)),
            Act::Undo(to) => standing.truncate(standing.partition_point(|(seq, _)| seq < to)),
        }
    }
    standing
}

impl<G: Game> Choice<G> {
    /// What the deciding seat chose at once with the first of these decisions; nothing if none of them can be played.
    pub fn first(before: &G, decisions: impl Iterator<Item = G::Move>) -> Option<Choice<G>> {
        split(before.clone(), (1..).zip(decisions)).into_iter().next()
    }
}

fn split<G: Game>(mut state: G, decisions: impl Iterator<Item = (u32, G::Move)>) -> Vec<Choice<G>> {
    let mut choices: Vec<Choice<G>> = Vec::new();
    let mut open: Option<Choice<G>> = None;
    let mut legal = Moves::new();
    for (seq, m) in decisions {
        let ToMove::Decide(seat) = state.to_move() else { break };
        state.legal_moves(&mut legal);
        let mut choice = open.take().unwrap_or_else(|| Choice {
            number: choices.len() as u32 + 1,
            entries: [seq, seq],
            seat,
            turn: state.turn(),
            round: state.round(),
            before: state.clone(),
            moves: Vec::new(),
            after: state.clone(),
            forced: true,
            revealed: false,
        });
        choice.forced &= legal.len() == 1;
        let Ok(reveal) = state.play(m, &mut ()) else { break };
        choice.entries[1] = seq;
        choice.moves.push(m);
        choice.after.clone_from(&state);
        choice.revealed = reveal == Reveal::Something;
        let goes_on = state.to_move() == ToMove::Decide(seat) && state.turn().number == choice.turn.number;
        if goes_on && !choice.revealed {
            open = Some(choice);
        } else {
            choices.push(choice);
        }
    }
    choices.extend(open);
    choices
}
