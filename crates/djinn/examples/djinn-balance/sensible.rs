//! A player with sense and no foresight beyond its own turn.

use lamplight_djinn::{Colour, Djinn, Event, Move, Phase, Player, Setup, State};
use table::{Chooser, Game, Moves, Reveal, Seat, Seed, ToMove};

/// Plays one game of equal players and returns its end and everything that happened.
pub fn play_game(setup: &Setup, seed: Seed, tries: u32) -> (Djinn, Vec<Event>) {
    let mut game = Djinn::new(setup, seed).expect("a plain setup");
    let mut chooser = Chooser::new(&seed.derive(1));
    let mut events = Vec::new();
    let mut moves = Moves::new();
    let mut plan: Vec<Move> = Vec::new();
    while let ToMove::Decide(seat) = game.to_move() {
        game.legal_moves(&mut moves);
        let drafting = matches!(game.state().phase, Phase::Draft { .. });
        let m = if drafting || moves.len() == 1 {
            plan.clear();
            chooser.pick(&moves).expect("somebody decides")
        } else {
            if plan.last().is_none_or(|m| !moves.contains(m)) {
                plan = best_way(&game, seat, tries, &mut chooser);
            }
            plan.pop().expect("a way has a first step")
        };
        if game.play_listed(m, &mut events) == Reveal::Something {
            plan.clear();
        }
    }
    (game, events)
}

/// The best of some random ways to the end of the turn, its first step last.
fn best_way(game: &Djinn, seat: Seat, tries: u32, chooser: &mut Chooser) -> Vec<Move> {
    let mut moves = Moves::new();
    let mut way = Vec::new();
    let mut best: Option<(i32, Vec<Move>)> = None;
    let world = game.imagine(seat, chooser.seed());
    for _ in 0..tries {
        let mut after = world;
        way.clear();
        // the turn is over when somebody else decides, or, alone, when a new round begins
        while after.to_move() == ToMove::Decide(seat) && after.round() == game.round() {
            after.legal_moves(&mut moves);
            let m = chooser.pick(&moves).expect("somebody decides");
            let _ = after.play_silently(m);
            way.push(m);
        }
        let value = lead(after.state(), seat);
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, way.clone()));
        }
    }
    let mut way = best.map(|(_, way)| way).unwrap_or_default();
    way.reverse();
    way
}

/// How much better off a seat is than the others are on average, in tenths of a point.
fn lead(state: &State, seat: Seat) -> i32 {
    // six masters: everything is still to come; none: one turn at most
    let time = match (state.last_round, state.setup.players) {
        (Some(_), _) => 2,
        (None, 1) => 3 + (30 - i32::from(state.round.min(30))) / 4,
        (None, _) => 4 + i32::from(state.masters()),
    };
    let value =
        |seat: Seat| 10 * state.points(seat).iter().sum::<i32>() + means(&state.players[seat]) * time / 10;
    let others: i32 = seat.others(state.setup.players).map(value).sum();
    value(seat) - others / i32::from(state.setup.players - 1).max(1)
}

/// What a player could still make points of, in tenths of a point.
fn means(me: &Player) -> i32 {
    let mut sum =
        9 * i32::from(me.coins.min(12)) + 9 * i32::from(me.scrolls.min(6)) + 7 * i32::from(me.keys.min(4));
    sum += 9 * i32::from(me.magic) + 12 * i32::from(me.limit) + 25 * i32::from(me.circles);
    sum += 22 * i32::from(me.djinns_in_circles());
    let mut fitting = 0;
    for colour in Colour::ALL {
        let c = colour.index();
        sum += 24 * i32::from(me.bottles[c].min(3));
        sum += [0, 8, 22][usize::from(me.in_bottles_of(colour) % 3)];
        fitting += me.bottles[c].min(me.circled[c]);
    }
    sum += 32 * i32::from(me.corks.min(5)) + 20 * i32::from(fitting.min(me.corks));
    for mage in me.mages.iter() {
        let strength = i32::from(mage.green()) + i32::from(mage.bonus());
        let (coins, scrolls) = mage.cost();
        let worth = 9 * strength - 5 * i32::from(coins + scrolls);
        sum += if me.awake.contains(mage) { worth } else { worth / 2 };
    }
    sum += 30 * me.equipment.iter().flatten().count() as i32;
    sum += 22 * me.passages.iter().flatten().count() as i32;
    sum
}
