//! The route board: what it says is what playing does.

use crate::setting::*;
use lamplight_djinn::{
    Djinn, Event, Goods, Hindrance, Move, Occupancy, Outlook, Phase, Route, Setup, Spot, State,
};
use table::{Chooser, Eyes, Game, Moves, Seat, Seed, ToMove};

fn routes(game: &Djinn, seat: Seat) -> Vec<Route> {
    game.view(Eyes::Seat(seat)).routes
}

fn to(game: &Djinn, field: &str) -> Route {
    let found = routes(game, A).into_iter().find(|route| route.field.to_string() == field);
    found.unwrap_or_else(|| panic!("no way to {field}"))
}

fn outlook(game: &Djinn, field: &str) -> Outlook {
    to(game, field).catch.expect("somebody lives there")
}

fn names(mages: &[lamplight_djinn::Mage]) -> Vec<String> {
    mages.iter().map(ToString::to_string).collect()
}

/// A before R4, where one red djinn lives, with this much magic.
fn red_at_r4(magic: u8, edit: impl FnOnce(&mut State)) -> Djinn {
    board(2, |state| {
        fill(state, "R4", "red");
        state.players[A].magic = magic;
        state.players[A].coins = 0;
        edit(state);
    })
}

#[test]
fn the_cloak_that_makes_the_first_mage_cheaper_pays_for_it() {
    // R3 costs a scroll, which nobody has
    let without = red_at_r4(1, |state| mages(state, A, "R3"));
    assert_eq!(outlook(&without, "R4").hindrance, Some(Hindrance::Magic));
    assert_eq!(outlook(&without, "R4").missing, 3);
    let mut with = red_at_r4(1, |state| {
        mages(state, A, "R3");
        wear(state, A, "C8");
    });
    let told = outlook(&with, "R4");
    assert_eq!((told.hindrance, told.magic, told.scrolls), (None, 1, 0));
    assert_eq!(names(&told.mages), ["R3"]);
    play(&mut with, &["go R4", "catch red", "use R3", "bind"]);
    assert_eq!((player(&with, A).magic, player(&with, A).scrolls), (0, 0));
}

#[test]
fn the_cloak_saves_one_unit_of_a_mage_that_costs_two_kinds() {
    let mut game = red_at_r4(0, |state| {
        mages(state, A, "R8");
        state.players[A].scrolls = 1;
        wear(state, A, "C8");
    });
    let told = outlook(&game, "R4");
    assert_eq!((told.hindrance, told.coins, told.scrolls), (None, 0, 1));
    assert_eq!(told.saves, Some(lamplight_djinn::Unit::Coin));
    play(&mut game, &["go R4", "catch red", "use R8 saving coin", "bind"]);
    assert_eq!(player(&game, A).scrolls, 0);
}

#[test]
fn only_the_greatest_green_counts_if_the_switch_says_so() {
    let with_switch = |green_per_card| {
        board_with(&Setup { green_per_card, ..Setup::new(2) }, |state| {
            fill(state, "R4", "red");
            state.players[A].magic = 0;
            // green 1 each, and no bonus for red
            mages(state, A, "B1 Y1 V1");
            mages(state, A, "B2");
        })
    };
    let each = outlook(&with_switch(true), "R4");
    assert_eq!((each.hindrance, each.mages.len()), (None, 2));
    let greatest = outlook(&with_switch(false), "R4");
    assert_eq!((greatest.hindrance, greatest.missing), (Some(Hindrance::Magic), 1));
}

#[test]
fn hats_that_give_magic_for_a_stop_are_counted() {
    // R4 is a tavern, R3 catacombs, R2 archives in the reference layout
    for (hat, from, field) in [("H2", "R1>S1", "R4"), ("H4", "R1>S1", "R3"), ("H6", "R1>S2", "R2")] {
        let told = |hat: Option<&str>| {
            let game = board(2, |state| {
                stand(state, A, from);
                stand(state, B, "R2>S5");
                fill(state, field, "red");
                state.players[A].limit = 6;
                state.players[A].magic = 2;
                if let Some(hat) = hat {
                    wear(state, A, hat);
                }
            });
            (to(&game, field).magic, outlook(&game, field).hindrance)
        };
        assert_eq!(told(None), (2, Some(Hindrance::Magic)), "{field}");
        assert_eq!(told(Some(hat)), (4, None), "{hat} at {field}");
    }
}

#[test]
fn the_hat_for_empty_round_fields_pays_on_the_way() {
    let game = board(2, |state| {
        stand(state, A, "R1>S1");
        state.fields[3] = lamplight_djinn::RoundField::default();
        fill(state, "R5", "red");
        state.players[A].limit = 6;
        state.players[A].magic = 1;
        wear(state, A, "H8");
    });
    // two magic and a coin for R4, where nobody lives
    let route = to(&game, "R4");
    assert_eq!((route.magic, route.coins, route.refusal), (3, 5, 0));
    assert!(route.catch.is_none());
    let further = to(&game, "S4");
    assert_eq!((further.moves, further.magic, further.coins), (2, 3, 5));
}

#[test]
fn the_source_on_the_way_fills_up_the_magic() {
    let game = board(1, |state| {
        stand(state, A, "S1>R4");
        state.players[A].magic = 0;
        state.players[A].limit = 6;
    });
    let route = to(&game, "R5");
    assert_eq!((route.moves, route.magic), (2, 6));
    assert_eq!(route.stops.iter().map(ToString::to_string).collect::<Vec<_>>(), ["M", "R5"]);
}

#[test]
fn an_occupied_field_tells_its_toll_and_to_whom() {
    let crowded = |edit: &dyn Fn(&mut State)| {
        board(3, |state| {
            stand(state, B, "S6>R4");
            stand(state, C, "M>R4");
            edit(state);
        })
    };
    let told = |game: &Djinn| {
        let route = to(game, "R4");
        (route.toll, route.to.iter().collect::<Vec<_>>(), route.coins)
    };
    assert_eq!(told(&crowded(&|_| {})), (2, vec![B, C], 2));
    assert_eq!(told(&crowded(&|state| character(state, A, "N5"))).0, 4);
    assert_eq!(told(&crowded(&|state| wear(state, A, "C1"))).0, 1);
    let poor = crowded(&|state| state.players[A].coins = 1);
    assert!(!routes(&poor, A).iter().any(|route| route.field == field("R4") && route.moves == 1));
}

#[test]
fn refusing_is_dearer_or_free_by_tile_and_cloak() {
    let refusal = |edit: &dyn Fn(&mut State)| to(&board(2, edit), "R4").refusal;
    assert_eq!(refusal(&|_| {}), 1);
    assert_eq!(refusal(&|state| character(state, A, "N4")), 2);
    assert_eq!(refusal(&|state| wear(state, A, "C2")), 0);
    assert_eq!(to(&board(2, |_| {}), "S4").refusal, 0);
}

#[test]
fn a_catch_without_a_home_says_whether_a_cork_would_do() {
    let told = |bottles: u8, corks: u8| {
        let game = board(2, |state| {
            fill(state, "R4", "red");
            state.players[A].magic = 4;
            state.players[A].circled = [0, 2, 0, 0];
            state.players[A].bottles = [bottles, 0, 0, 0];
            state.players[A].corks = corks;
        });
        outlook(&game, "R4").hindrance
    };
    assert_eq!(told(0, 0), Some(Hindrance::Room));
    assert_eq!(told(0, 1), Some(Hindrance::Room));
    assert_eq!(told(1, 0), Some(Hindrance::Cork));
    assert_eq!(told(1, 1), None);
}

#[test]
fn a_chain_of_skips_is_told() {
    let mut game = board(3, |state| {
        stand(state, B, "S6>R4");
        stand(state, C, "R5>M");
    });
    let chain = |game: &Djinn| {
        game.view(Eyes::Spectator).chain.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(chain(&game), "S1");
    play(&mut game, &["skip R4"]);
    assert_eq!(chain(&game), "S1 R4");
    play(&mut game, &["skip M"]);
    assert_eq!(chain(&game), "S1 R4 M");
    // what was passed over cannot be chosen any more
    assert!(
        routes(&game, A)
            .iter()
            .all(|route| route.moves > 1 || ["R5", "R6"].contains(&&*route.field.to_string()))
    );
}

#[test]
fn there_is_no_board_before_the_figure_stands_and_none_for_those_who_watch() {
    let game = Djinn::new(&Setup::new(2), Seed::from_number(1)).unwrap();
    assert!(routes(&game, A).is_empty());
    assert!(board(2, |_| {}).view(Eyes::Spectator).routes.is_empty());
    assert!(!routes(&board(2, |_| {}), B).is_empty(), "B plans while A decides");
}

/// Every setup that bends what the board tells.
fn setups() -> Vec<Setup> {
    let capped = |players| Setup { round_cap: Some(25), ..Setup::new(players) };
    vec![
        capped(1),
        capped(3),
        capped(4),
        Setup { green_per_card: false, master_surcharge_counts_chosen: false, ..capped(4) },
        Setup { occupancy: Occupancy::Path, max_limit: 20, ..capped(4) },
        Setup { bottling_from_circles: lamplight_djinn::BottlingTime::Anytime, ..capped(2) },
    ]
}

/// Visits every decision of some random games.
fn random_games(setup: &Setup, games: u64, mut visit: impl FnMut(&Djinn, Seat)) {
    for number in 0..games {
        let seed = Seed::from_number(number);
        let mut game = Djinn::new(setup, seed).unwrap();
        let mut chooser = Chooser::new(&seed);
        let mut moves = Moves::new();
        while let ToMove::Decide(seat) = game.to_move() {
            visit(&game, seat);
            game.legal_moves(&mut moves);
            let m = chooser.pick(&moves).unwrap();
            let _ = game.play_silently(m);
        }
    }
}

fn listed(game: &Djinn) -> Vec<Move> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves.to_vec()
}

/// Every way a move can be finished: all chains of skips, all ways to pay.
fn arrivals(game: &Djinn) -> Vec<Djinn> {
    if !matches!(game.state().phase, Phase::Move { .. } | Phase::Pay(_)) {
        return vec![*game];
    }
    let on =
        |m: &&Move| matches!(m, Move::Go { .. } | Move::Skip { .. } | Move::Pay { .. } | Move::Spare { .. });
    listed(game).iter().filter(on).flat_map(|m| arrivals(&after(game, *m))).collect()
}

fn after(game: &Djinn, m: Move) -> Djinn {
    let mut next = *game;
    let _ = next.play(m, &mut ()).unwrap_or_else(|refusal| panic!("{m}: {refusal}"));
    next
}

/// Plays the catch exactly as it is told, and compares what it costs.
fn catch_as_told(game: &Djinn, told: &Outlook) {
    let mut game = *game;
    let mut events = Vec::new();
    let mut go =
        |m: Move| game.play(m, &mut events).unwrap_or_else(|refusal| panic!("{m}: {refusal}; {told:?}"));
    let _ = go(Move::Catch { djinn: told.djinn });
    for (n, mage) in told.mages.iter().enumerate() {
        let both = mage.cost().0 > 0 && mage.cost().1 > 0;
        let saving = told.saves.filter(|_| n == 0 && both);
        let _ = go(Move::Use { mage: *mage, saving });
    }
    if told.staff {
        let _ = go(Move::UseStaff);
    }
    let _ = go(Move::Bind);
    let lost = |goods: Goods| -> u16 {
        let lost = events.iter().filter_map(|event| match event {
            Event::Lost { good, count, .. } if *good == goods => Some(u16::from(*count)),
            _ => None,
        });
        lost.sum()
    };
    assert_eq!(
        (lost(Goods::Coin), lost(Goods::Scroll), lost(Goods::Magic)),
        (told.coins, told.scrolls, told.magic),
        "{told:?}"
    );
}

#[test]
fn what_the_board_promises_for_one_move_is_what_playing_it_does() {
    let (mut moves, mut catches, mut helped, mut hindered) = (0, 0, 0, 0);
    for setup in setups() {
        random_games(&setup, 3, |game, seat| {
            let Phase::Move { from, at } = game.state().phase else { return };
            if !game.state().pending.is_empty()
                || game.state().players[seat].spot != Some(Spot { from, to: at })
            {
                return;
            }
            moves += 1;
            let told: Vec<_> = routes(game, seat).into_iter().filter(|route| route.moves == 1).collect();
            let ends = arrivals(game);
            let here = |game: &Djinn| game.state().players[seat].spot.unwrap().to;
            assert!(ends.iter().all(|end| told.iter().any(|route| route.field == here(end))));
            for route in told {
                let has = |end: &&Djinn| {
                    let me = &end.state().players[seat];
                    here(end) == route.field
                        && (me.magic, me.coins, me.scrolls) == (route.magic, route.coins, route.scrolls)
                };
                let end = ends.iter().find(has).unwrap_or_else(|| panic!("{route:?}"));
                let can_catch = |end: &Djinn| listed(end).iter().any(|m| matches!(m, Move::Catch { .. }));
                match &route.catch {
                    None => assert!(end.state().djinns_at(route.field).is_empty()),
                    Some(told) if told.hindrance.is_none() => {
                        catch_as_told(end, told);
                        catches += 1;
                        helped += u32::from(!told.mages.is_empty());
                    }
                    Some(_) => {
                        let all = ends.iter().filter(|end| here(end) == route.field);
                        assert!(!all.into_iter().any(can_catch), "{route:?}");
                        hindered += 1;
                    }
                }
                if end.state().duties.catch {
                    let left = after(end, Move::Refuse).state().players[seat].magic;
                    assert_eq!(left, route.magic.saturating_sub(route.refusal));
                }
            }
        });
    }
    assert!(
        moves > 500 && catches > 200 && helped > 50 && hindered > 200,
        "{moves} {catches} {helped} {hindered}"
    );
}

#[test]
fn alone_the_board_is_exact_for_three_moves() {
    let mut far = 0;
    random_games(&Setup { round_cap: Some(25), ..Setup::new(1) }, 6, |game, seat| {
        let Phase::Move { .. } = game.state().phase else { return };
        if !game.state().pending.is_empty() {
            return;
        }
        for route in routes(game, seat) {
            let mut game = *game;
            for (n, stop) in route.stops.iter().enumerate() {
                game = after(&game, Move::Go { field: *stop });
                if n + 1 == route.stops.len() {
                    break;
                }
                let here = game.state().place(*stop).to_string();
                for m in [Move::Refuse, Move::Special, Move::Standard, Move::Refill, Move::Done, Move::End] {
                    let acts = matches!(m, Move::Special | Move::Standard);
                    if listed(&game).contains(&m) && (!acts || ["academy", "source"].contains(&&*here)) {
                        game = after(&game, m);
                    }
                }
            }
            let me = &game.state().players[seat];
            assert_eq!(
                (me.magic, me.coins, me.scrolls),
                (route.magic, route.coins, route.scrolls),
                "{route:?}"
            );
            if let Some(told) = route.catch.filter(|told| told.hindrance.is_none()) {
                catch_as_told(&game, &told);
            }
            far += u32::from(route.moves == 3);
        }
    });
    assert!(far > 200, "{far}");
}

#[test]
fn the_outlook_of_a_stop_says_why_nothing_can_be_caught() {
    let mut hindered = 0;
    for setup in setups() {
        random_games(&setup, 2, |game, _| {
            let view = game.view(Eyes::Spectator);
            let catches = listed(game).iter().any(|m| matches!(m, Move::Catch { .. }));
            if game.state().phase == Phase::Act
                && game.state().duties.catch
                && game.state().pending.is_empty()
            {
                let told = view.outlook.expect("djinns are here");
                assert_eq!(told.hindrance.is_none(), catches, "{told:?}");
                hindered += u32::from(!catches);
            }
        });
    }
    assert!(hindered > 50, "{hindered}");
}
