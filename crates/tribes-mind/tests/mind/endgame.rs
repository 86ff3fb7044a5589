//! The last camel ends the game: a mind that thinks ahead keeps it while it is behind.

use lamplight_tribes_mind::Judge;
use minds::{Budget, Level, Mind, Style};
use table::{Game, Knowledge, Seat, Seed, ToMove};
use tribes::{Moment, Setup, Tribes};

/// Games that have come to a turn of somebody with one camel left, at two.
fn last_camels() -> Vec<(Tribes, Seat)> {
    let mut found = Vec::new();
    for number in 0..40 {
        let mut game = Tribes::new(&Setup::new(2), Seed::from_number(number)).unwrap();
        let mut minds: Vec<Mind<Judge>> = (0..2)
            .map(|seat| {
                Mind::new(Judge::default(), Level::Greedy, Budget::Nodes(2_000), Seed::from_number(seat))
            })
            .collect();
        while let ToMove::Decide(seat) = game.to_move() {
            if game.moment() == Moment::Start && game.camels(seat) == 1 && !game.is_ending() {
                found.push((game, seat));
                break;
            }
            let knowledge = Knowledge::of(&game, seat, Seed::from_number(number));
            let decision = minds[seat.index()].decide(&knowledge).unwrap();
            let _ = game.play(decision.chosen, &mut ()).unwrap();
        }
    }
    found
}

/// Does a mind place its last camel, if gold makes its seat lead by so many points?
fn ends_it(game: &Tribes, seat: Seat, lead: i32, level: Level, style: Style) -> bool {
    let mut position = game.position();
    let other = seat.next(2);
    let missing = lead - (game.points(seat) - game.points(other));
    let richer = if missing > 0 { seat } else { other };
    position.seats[richer.index()].gold += missing.unsigned_abs() as u16;
    let game = Tribes::from_position(&position).unwrap();
    let knowledge = Knowledge::of(&game, seat, Seed::from_number(1));
    let mind = Mind::new(Judge::default(), level, Budget::Nodes(20_000), Seed::from_number(2));
    let decision = mind.in_style(style).decide(&knowledge).unwrap();
    let mut after = game;
    for m in decision.plan {
        if after.play(m, &mut ()).is_err() {
            break;
        }
    }
    after.is_ending() || after.moment() == Moment::Over
}

#[test]
fn the_last_camel_is_kept_when_it_would_end_a_lost_game() {
    let positions = last_camels();
    assert!(positions.len() > 20, "only {} games came so far", positions.len());
    let count = |lead: i32, level: Level, style: Style| {
        positions.iter().filter(|(game, seat)| ends_it(game, *seat, lead, level, style)).count()
    };
    // Who only looks at the turn at hand ends the game, lost or not, however clearly they see it.
    let clear = Style { haze: Some(0), ..Style::BEST };
    let (lost, hasty) = (count(-40, Level::Search, Style::BEST), count(-40, Level::Novice, clear));
    assert!(2 * lost < hasty, "lost games ended: {lost} by search, {hasty} by quick judgement");
    // Whoever leads has every reason to end it.
    let won = count(20, Level::Search, Style::BEST);
    assert!(won > lost, "games ended: {won} won ones, {lost} lost ones");
}
