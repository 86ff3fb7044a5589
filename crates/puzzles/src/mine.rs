use minds::{Budget, Level, Mind};
use shelf::Shelved;
use table::{Game, Knowledge, Moves, Seed, ToMove};

use crate::prove::{look, prove, spoiled};
use crate::puzzle::Puzzle;
use crate::rate::{rating, solved};
use crate::start::id_of;
use crate::theme::{Theme, themes_of};

/// Games in which puzzles are looked for.
#[derive(Clone, Debug)]
pub struct Vein<G: Game> {
    /// How they are set up.
    pub setup: G::Setup,
    /// Where their deals come from.
    pub series: Seed,
    /// What the game's puzzles can be about.
    pub themes: Vec<Theme>,
    /// No more puzzles than this from one game, and no two about the same: they would be alike.
    pub most: usize,
}

/// What the players of the games may think about a turn. They are good ones: a game that is decided holds no puzzles.
const PLAYED: Budget = Budget::Nodes(2000);

/// Plays game number `number` between good minds, and gives the puzzles found in it. Nothing if it cannot be set up.
pub fn mine<G: Shelved>(vein: &Vein<G>, number: u64) -> Result<Vec<Puzzle>, table::BadSetup> {
    let seed = vein.series.derive(number);
    let mut game = G::new(&vein.setup, seed)?;
    let judge = G::Judge::default();
    let levels = [Level::Planner, Level::Search];
    let level = |seat: u8| levels[(usize::from(seat) + number as usize) % levels.len()];
    let mind =
        |seat: u8| Mind::new(judge.clone(), level(seat), PLAYED, seed.derive(1 << 32 | u64::from(seat)));
    let mut minds: Vec<Mind<G::Judge>> = (0..game.players()).map(mind).collect();
    let mut puzzles = Vec::new();
    let mut moves: Vec<String> = Vec::new();
    let mut legal = Moves::new();
    let mut turn = None;
    while let ToMove::Decide(seat) = game.to_move() {
        let begins = turn.replace((seat, game.turn().number)) != turn;
        game.legal_moves(&mut legal);
        if begins && legal.len() > 1 && puzzles.len() < vein.most {
            let puzzle = found(vein, &game, &judge, seed, &moves, &puzzles);
            puzzles.extend(puzzle);
        }
        let known = Knowledge::of(&game, seat, seed.derive((2 << 32) + moves.len() as u64));
        let Some(decision) = minds[seat.index()].decide(&known) else { break };
        let _ = game.play_silently(decision.chosen);
        moves.push(decision.chosen.to_string());
    }
    Ok(puzzles)
}

fn found<G: Shelved>(
    vein: &Vein<G>,
    game: &G,
    judge: &G::Judge,
    seed: Seed,
    moves: &[String],
    others: &[Puzzle],
) -> Option<Puzzle> {
    let seat = game.to_move().seat()?;
    let ranked = look(game, judge).ok()?;
    let themes = themes_of(&vein.themes, game, seat, &ranked.best, spoiled::<G>(&ranked));
    // What is about nothing teaches nothing.
    let about = themes.first()?;
    if others.iter().any(|other| other.themes.first() == Some(about)) {
        return None;
    }
    let proofs = prove(game, judge, &ranked.best).ok()?;
    let solved = solved(game, judge, &ranked.best);
    Some(Puzzle {
        id: id_of(game),
        rules: game.rules(),
        setup: serde_json::to_value(game.setup()).ok()?,
        seed,
        moves: moves.to_vec(),
        seat,
        themes,
        best: ranked.best.iter().map(ToString::to_string).collect(),
        rating: rating(solved),
        solved,
        proofs,
    })
}
