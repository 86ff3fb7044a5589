use table::{Chooser, Seed};

use super::positions::End;
use super::{Course, Draft, Fit, Positions};
use crate::net::{BadNet, FeatureList, Net, POINTS, Provenance, Sizes};

const SEAT: usize = 5;
const TABLE: usize = 3;

fn list() -> FeatureList {
    let names = |count: usize, name: &str| (0..count).map(|n| format!("{name}{n}")).collect();
    FeatureList { seat: names(SEAT, "seat"), table: names(TABLE, "table") }
}

fn sizes() -> Sizes {
    Sizes { seat: SEAT, table: TABLE, code: 4, first: 8, second: 4 }
}

/// Positions of a made-up game: points are twice the first number of a seat less a part of the others' second.
fn positions(players: usize, count: usize) -> Positions {
    let mut chooser = Chooser::new(&Seed::from_number(1));
    let width = players * SEAT + TABLE;
    let mut positions = Positions::new(players, list().hash(), width);
    for n in 0..count {
        let told: Vec<i16> = (0..width).map(|_| chooser.below(257) as i16 - 128).collect();
        let mut end = End::default();
        for seat in 0..players {
            let others = (0..players).filter(|other| *other != seat);
            let hindered: i16 = others.map(|other| told[other * SEAT + 1] / 8).sum();
            end.totals[seat] = 100 + told[seat * SEAT] / 4 - hindered;
        }
        let best = *end.totals[..players].iter().max().unwrap();
        let winner = end.totals.iter().position(|total| *total == best).unwrap();
        end.wins[winner] = 1000;
        positions.values.extend(told);
        positions.games.push(n as u32);
        positions.ends.push(end);
    }
    positions
}

/// What a draft loses on a position, as its slope is meant: half the squares of points, and the cross-entropy.
fn lost(draft: &Draft, positions: &Positions, n: usize) -> f64 {
    let said = draft.say(positions.told(n), positions.players, None);
    (0..positions.players)
        .map(|seat| {
            let end = &positions.ends[n];
            let off = f64::from(said.points[seat] - (f32::from(end.totals[seat]) - draft.centre) / POINTS);
            let won = f64::from(end.wins[seat]) / 1000.0;
            0.5 * off * off / positions.players as f64 - won * f64::from(said.wins[seat]).ln()
        })
        .sum()
}

#[test]
fn the_slope_is_the_slope() {
    for players in 1..=4 {
        let positions = positions(players, 3);
        let mut draft = Draft::new(sizes(), 90.0, &Seed::from_number(2));
        // Paths that begin as nothing get weights too.
        let mut chooser = Chooser::new(&Seed::from_number(3));
        draft.weights.iter_mut().for_each(|w| *w += (chooser.below(201) as f32 - 100.0) / 1000.0);
        let mut slope = vec![0.0; draft.len()];
        let _ = draft.say(positions.told(1), players, Some((&positions.ends[1], &mut slope)));
        let mut seen = 0;
        for (n, told) in slope.iter().enumerate() {
            let by = 1e-2;
            let moved = |by: f32| {
                let mut other = draft.clone();
                other.weights[n] += by;
                lost(&other, &positions, 1)
            };
            let measured = (moved(by) - moved(-by)) / (2.0 * f64::from(by));
            let told = f64::from(*told);
            // A unit that is switched on or off on the way has no slope to compare with.
            if (measured - told).abs() < 0.02 + 0.05 * told.abs() {
                seen += 1;
            }
        }
        assert!(seen * 100 >= draft.len() * 97, "{players} players: only {seen} of {} agree", draft.len());
    }
}

#[test]
fn a_fit_learns_and_its_net_says_the_same_in_whole_numbers() {
    for players in 2..=3 {
        let positions = positions(players, 6000);
        let course = Course { epochs: 20, rate: 0.01 };
        let mut fit = Fit::new(sizes(), &positions, course, Seed::from_number(4));
        let before = fit.measure(&positions);
        while fit.epoch() < course.epochs {
            fit.go_through(&positions, |_| {});
        }
        let after = fit.measure(&positions);
        assert!(after.r2 > 0.9 && after.loss < 0.5 * before.loss, "{players}: {before:?} {after:?}");
        let net = fit.draft().net(list().hash(), Provenance::default()).unwrap();
        for n in 0..200 {
            let said = fit.draft().say(positions.told(n), players, None);
            let whole = net.judge(positions.told(n), players);
            for seat in 0..players {
                let points = said.points[seat] * POINTS + fit.draft().centre;
                assert!((points - whole[seat].points).abs() < 1.5, "{points} {:?}", whole[seat]);
                assert!((said.wins[seat] - whole[seat].win).abs() < 0.05, "{said:?} {whole:?}");
            }
        }
        // The same bytes say the same.
        let again = Net::read(&net.write().unwrap(), &list()).unwrap();
        assert_eq!(again.judge(positions.told(7), players), net.judge(positions.told(7), players));
    }
}

#[test]
fn a_fit_goes_on_where_it_was_left() {
    let positions = positions(2, 500);
    let course = Course { epochs: 2, rate: 0.005 };
    let fresh = || Fit::new(sizes(), &positions, course, Seed::from_number(4));
    let mut whole = fresh();
    whole.go_through(&positions, |_| {});
    let mut second = fresh();
    assert!(second.resume(&whole.write()));
    assert!(!second.resume(&[0; 7]));
    whole.go_through(&positions, |_| {});
    second.go_through(&positions, |_| {});
    assert_eq!(whole.draft(), second.draft());
}

#[test]
fn a_net_that_does_not_fit_is_refused() {
    let draft = Draft::new(sizes(), 90.0, &Seed::from_number(2));
    let bytes = draft.net(list().hash(), Provenance::default()).unwrap().write().unwrap();
    let refused = |bytes: &[u8], list: &FeatureList| Net::read(bytes, list).unwrap_err();
    let mut other = list();
    other.seat[2] = "another".to_owned();
    assert!(matches!(refused(&bytes, &other), BadNet::Features { .. }));
    assert!(matches!(refused(b"shopping list", &list()), BadNet::NotANet));
    assert!(matches!(refused(&bytes[..bytes.len() - 1], &list()), BadNet::Length { .. }));
    let mut damaged = bytes.clone();
    let last = damaged.len() - 20;
    damaged[last] ^= 1;
    assert!(matches!(refused(&damaged, &list()), BadNet::Damaged));
    for end in 0..40 {
        assert!(Net::read(&bytes[..end], &list()).is_err());
    }
    assert!(matches!(Net::read(&[], &list()), Err(BadNet::NotANet)));
}

#[test]
fn positions_read_what_they_write() {
    let all = positions(3, 20);
    assert_eq!(Positions::read(&all.write()), Ok(all.clone()));
    assert!(Positions::read(&all.write()[..100]).is_err());
    assert!(Positions::read(b"LAMP").is_err());
    assert!(all.clone().append(positions(2, 1)).is_err());
}
