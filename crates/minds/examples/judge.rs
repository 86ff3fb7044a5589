//! A judge of one's own: it plays the toy game against a judge that knows nothing.
//!
//! `cargo run -p lamplight-minds --example judge --features toy`

use lamplight_minds::table::toy::{Toy, ToyMove, ToySetup};
use lamplight_minds::table::{Eyes, Game, Knowledge, Moves, Seat, Seed, ToMove};
use lamplight_minds::{Budget, Desk, Judge, Level, Mind, MoveOf, Plain, Plan};

/// Looks at every move, and follows each with the best one after it.
#[derive(Clone, Copy, Debug, Default)]
struct TwoSteps;

impl Judge for TwoSteps {
    type Game = Toy;

    fn plans(game: &Toy, desk: &mut Desk<TwoSteps>) -> Vec<Plan<ToyMove>> {
        let Some(seat) = game.to_move().seat() else { return Vec::new() };
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        let mut plans: Vec<Plan<ToyMove>> = moves
            .iter()
            .map(|m| {
                let mut after = game.clone();
                let _ = desk.play(&mut after, *m);
                Plan { moves: vec![*m], guess: best_after(&after, seat, desk) }
            })
            .collect();
        plans.sort_by(|a, b| b.guess.total_cmp(&a.guess));
        plans
    }
}

fn best_after(game: &Toy, seat: Seat, desk: &mut Desk<TwoSteps>) -> f32 {
    let now = desk.lead(game, seat);
    if game.to_move() != ToMove::Decide(seat) {
        return now;
    }
    let mut moves = desk.list();
    game.legal_moves(&mut moves);
    let best = moves.iter().fold(now, |best, m| {
        let mut after = game.clone();
        let _ = desk.play(&mut after, *m);
        best.max(desk.lead(&after, seat))
    });
    desk.put_back(moves);
    best
}

fn choice<J: Judge>(game: &J::Game, seat: Seat, mind: &mut Mind<J>, seed: Seed) -> Option<MoveOf<J>> {
    Some(mind.decide(&Knowledge::of(game, seat, seed))?.chosen)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let setup = ToySetup { players: 2, hand: 3, open: false, expansions: vec![] };
    let mut won = [0, 0];
    for number in 0..100 {
        let seed = Seed::from_number(number);
        let mut game = Toy::new(&setup, seed)?;
        let budget = Budget::Nodes(300);
        let mut ours = Mind::new(TwoSteps, Level::Search, budget, seed.derive(1));
        let mut plain = Mind::new(Plain::<Toy>::default(), Level::Search, budget, seed.derive(2));
        // Everybody sits everywhere.
        let us = Seat::ALL[number as usize % 2];
        let mut decisions = 0;
        while let ToMove::Decide(seat) = game.to_move() {
            decisions += 1;
            let seed = seed.derive(1000 + decisions);
            let chosen = if seat == us {
                choice(&game, seat, &mut ours, seed)
            } else {
                choice(&game, seat, &mut plain, seed)
            };
            let _ = game.play(chosen.ok_or("nobody decides")?, &mut ())?;
        }
        let totals = game.scores(Eyes::Everything).totals();
        let (mine, theirs) = (totals[us], totals[us.next(2)]);
        won[0] += usize::from(mine > theirs);
        won[1] += usize::from(theirs > mine);
    }
    println!("two steps won {} games, a plain judge {}, of 100", won[0], won[1]);
    Ok(())
}
