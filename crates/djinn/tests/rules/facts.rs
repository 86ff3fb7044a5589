//! What a move costs and gives is told before it is played.

use std::collections::BTreeMap;

use crate::setting::*;
use lamplight_djinn::{Djinn, Effect, Event, Facts, Goods, Move, Phase, Setup, State};
use table::{Chooser, Eyes, Game, Moves, Reveal, Seat, Seed};

fn facts(game: &Djinn, text: &str) -> Facts {
    assert!(is_legal(game, text), "{text} is not legal: {:?}", legal(game));
    game.facts(text.parse().unwrap())
}

#[test]
fn a_stop_tells_its_toll_to_whom_and_what_a_hat_gives() {
    let game = board(3, |state| {
        stand(state, B, "S6>R4");
        stand(state, C, "M>R4");
        wear(state, A, "H2");
    });
    let stop = facts(&game, "go R4");
    assert_eq!((stop.toll, stop.to.iter().collect::<Vec<_>>()), (Some(2), vec![B, C]));
    assert_eq!(stop.gives, [Effect::Magic(2)]);
    assert_eq!(facts(&game, "go R3"), Facts::default());
    assert_eq!(serde_json::to_string(&facts(&game, "skip R4")).unwrap(), "{}");
    assert_eq!(serde_json::to_string(&stop).unwrap(), r#"{"toll":2,"to":[1,2],"gives":[{"magic":2}]}"#);
}

#[test]
fn prices_follow_place_discount_cloak_and_character() {
    let at = |spot: &str, moves: &[&str], edit: &dyn Fn(&mut State)| {
        let mut game = board(2, |state| {
            stand(state, A, spot);
            state.players[A].coins = 9;
            edit(state);
        });
        play(&mut game, moves);
        game
    };
    let coins = |game: &Djinn, text: &str| facts(game, text).coins;
    let market = at("S2>R2", &["go S3", "standard"], &|_| {});
    assert_eq!(coins(&market, "buy scroll"), Some(1));
    assert_eq!(coins(&market, "buy bottle red"), Some(2));
    assert_eq!(coins(&market, "buy cork"), Some(3));
    let special = at("R4>M", &["go R5", "special"], &|state| wear(state, A, "C5"));
    assert_eq!(coins(&special, "buy scroll"), Some(0));
    assert_eq!(coins(&special, "buy bottle red"), Some(0));
    assert_eq!(coins(&special, "buy cork"), Some(2));
    let factory = at("S2>R2", &["go S5", "standard"], &|state| character(state, A, "N8"));
    assert_eq!(coins(&factory, "buy H1"), Some(3));
    assert_eq!(coins(&factory, "buy cork"), Some(2));
    let passage = at("S2>R2", &["go S3", "passage"], &|state| {
        state.players[A].passages[3] = Some(field("S3"));
        wear(state, A, "C6");
    });
    assert_eq!(coins(&passage, "buy bottle red"), Some(1));
    assert_eq!(coins(&passage, "buy cork"), Some(0));
    let sale = at("S2>R2", &["go S3", "standard"], &|state| state.players[A].scrolls = 1);
    assert_eq!(facts(&sale, "sell scroll").scrolls, Some(1));
    assert_eq!(facts(&sale, "sell scroll").gives, [Effect::Coin(1)]);
}

#[test]
fn the_first_mage_costs_less_with_the_cloak_and_the_need_after_it_is_told() {
    let mut game = board(2, |state| {
        fill(state, "R4", "red red");
        state.players[A].limit = 8;
        state.players[A].magic = 8;
        state.players[A].scrolls = 3;
        mages(state, A, "R3 R5");
        wear(state, A, "C8");
    });
    play(&mut game, &["go R4"]);
    assert_eq!(facts(&game, "catch red").cost, Some(4));
    assert_eq!(facts(&game, "catch red").need, Some(4));
    play(&mut game, &["catch red", "catch red"]);
    let first = facts(&game, "use R3");
    assert_eq!((first.coins, first.scrolls, first.need), (Some(0), Some(0), Some(4)));
    play(&mut game, &["use R5"]);
    assert_eq!(facts(&game, "use R3").scrolls, Some(1));
    assert_eq!(facts(&game, "bind").magic, Some(3));
}

#[test]
fn a_master_costs_more_beside_others_and_what_is_chosen_may_count() {
    let told = |counts| {
        let setup = Setup { master_surcharge_counts_chosen: counts, ..Setup::new(2) };
        let mut game = board_with(&setup, |state| {
            fill(state, "R4", "master red red blue");
            state.players[A].limit = 20.min(state.setup.max_limit);
            state.players[A].magic = state.players[A].limit;
            mages(state, A, "R2 B2 Y2 V2");
        });
        play(&mut game, &["go R4", "catch red"]);
        facts(&game, "catch master").cost
    };
    assert_eq!((told(true), told(false)), (Some(10), Some(8)));
}

#[test]
fn refusing_tells_the_magic_that_is_really_lost() {
    let told = |magic: u8| {
        let mut game = board(2, |state| {
            state.players[A].magic = magic;
            character(state, A, "N4");
        });
        play(&mut game, &["go R4"]);
        facts(&game, "refuse").magic
    };
    assert_eq!([told(3), told(1), told(0)], [Some(2), Some(1), Some(0)]);
}

#[test]
fn a_new_card_tells_which_one_is_gone() {
    let mut game = board(2, |state| {
        stand(state, A, "S2>R2");
        wear(state, A, "H8");
    });
    play(&mut game, &["go S5", "standard"]);
    assert_eq!(facts(&game, "buy H1").replaces.unwrap().to_string(), "H8");
    assert_eq!(facts(&game, "buy C1").replaces, None);
}

#[test]
fn forgoing_and_actions_tell_what_they_give() {
    let mut game = board(2, |_| {});
    play(&mut game, &["go R4"]);
    assert_eq!(facts(&game, "forgo 1 coin 1 magic").gives, [Effect::Coin(1), Effect::Magic(1)]);
    assert_eq!(facts(&game, "forgo 2 magic").gives, [Effect::Magic(2)]);
    assert_eq!(facts(&game, "special").gives, [Effect::Mage(1), Effect::Key(1), Effect::Wake(2)]);
}

#[test]
fn the_solo_clock_counts_down_to_every_fifth_turn() {
    let clock = |players, round| board(players, |state| state.round = round).view(Eyes::Spectator).clock;
    assert_eq!([1, 4, 5, 6].map(|round| clock(1, round)), [Some(5), Some(2), Some(1), Some(5)]);
    assert_eq!(clock(2, 1), None);
    let gone = board(1, |state| {
        state.fields.iter_mut().for_each(|field| field.master = false);
        state.last_round = Some(3);
        state.ending = Some(lamplight_djinn::Ending::SoloClock);
    });
    assert_eq!(gone.view(Eyes::Spectator).clock, None);
}

#[test]
fn who_owns_three_passages_has_placed_all_with_three() {
    let goal = |bad: &str| {
        let game = board_with(&Setup::new(1), |state| {
            state.setup.scoring_cards_shown = 2;
            state.scoring = [Some("W1".parse().unwrap()), Some("W8".parse().unwrap()), None];
            character(state, A, bad);
            state.players[A].passages[0] = Some(field("S1"));
        });
        let card = game.view(Eyes::Spectator).players[0].cards[1];
        (card.have, card.goal)
    };
    assert_eq!((goal("N1"), goal("N10")), ((1, 4), (1, 3)));
}

#[test]
fn the_sum_of_a_catch_tells_costs_and_help() {
    let mut game = board(2, |state| {
        fill(state, "R4", "master red");
        state.players[A].limit = 12;
        state.players[A].magic = 6;
        mages(state, A, "R1 B2");
    });
    play(&mut game, &["go R4", "catch red", "catch master", "use B2"]);
    let told = game.view(Eyes::Spectator).catch.unwrap();
    assert_eq!((told.normal, told.master, told.help, told.need, told.missing), (4, 6, 3, 7, 1));
}

/// What the deciding seat lost and gained by a move.
fn counted(events: &[Event], by: Seat, lost: bool) -> BTreeMap<Goods, u16> {
    let mut found = BTreeMap::new();
    for event in events {
        match event {
            Event::Lost { seat, good, count } if lost && *seat == by => {
                *found.entry(*good).or_default() += u16::from(*count);
            }
            Event::Gained { seat, good, count } if !lost && *seat == by => {
                *found.entry(*good).or_default() += u16::from(*count);
            }
            _ => {}
        }
    }
    found
}

fn given(facts: &Facts) -> BTreeMap<Goods, u16> {
    let mut found = BTreeMap::new();
    for effect in &facts.gives {
        let (good, count) = match effect {
            Effect::Coin(n) => (Goods::Coin, *n),
            Effect::Scroll(n) => (Goods::Scroll, *n),
            Effect::Key(n) => (Goods::Key, *n),
            Effect::Magic(n) => (Goods::Magic, *n),
            Effect::Limit(n) => (Goods::Limit, *n),
            Effect::Cork(n) => (Goods::Cork, *n),
            Effect::Circle(n) => (Goods::Circle, *n),
            Effect::Refill => (Goods::Magic, 99),
            _ => continue,
        };
        *found.entry(good).or_default() += u16::from(count);
    }
    found
}

#[test]
fn in_random_games_every_move_costs_and_gives_what_its_facts_say() {
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    let capped = |players| Setup { round_cap: Some(25), ..Setup::new(players) };
    for setup in
        [capped(1), capped(2), Setup { first_placement_pays: true, green_per_card: false, ..capped(4) }]
    {
        for number in 0..4 {
            let seed = Seed::from_number(number);
            let mut game = Djinn::new(&setup, seed).unwrap();
            let mut chooser = Chooser::new(&seed);
            let mut moves = Moves::new();
            loop {
                game.legal_moves(&mut moves);
                for m in &moves {
                    check_facts(&game, *m);
                }
                let Some(m) = chooser.pick(&moves) else { break };
                *met.entry(m.to_string().split(' ').next().unwrap().to_owned()).or_default() += 1;
                let _ = game.play_silently(m);
            }
        }
    }
    assert!(met.len() > 25, "{met:?}");
}

fn check_facts(game: &Djinn, m: Move) {
    let facts = game.facts(m);
    let by = game.state().decider();
    let mut after = *game;
    let mut events = Vec::new();
    let reveal = after.play(m, &mut events).unwrap();
    let lost = counted(&events, by, true);
    let of = |good: Goods| lost.get(&good).copied().unwrap_or(0);
    // what characters take away at the start is not the price of choosing one
    if !matches!(m, Move::Choose { .. } | Move::Passage) {
        assert_eq!(of(Goods::Coin), facts.coins.unwrap_or(0), "{m}: {facts:?} {events:?}");
        assert_eq!(of(Goods::Scroll), facts.scrolls.unwrap_or(0), "{m}: {facts:?} {events:?}");
        assert_eq!(of(Goods::Key), u16::from(facts.keys.unwrap_or(0)), "{m}: {facts:?} {events:?}");
        assert_eq!(of(Goods::Magic), facts.magic.unwrap_or(0), "{m}: {facts:?} {events:?}");
    }
    if let Phase::Catch(_) = after.state().phase {
        assert_eq!(facts.need, Some(after.catch_need()), "{m}");
    }
    if let (Some(toll), Move::Go { .. } | Move::Place { .. }) = (facts.toll, m) {
        let mut units = 0;
        while let Phase::Pay(_) = after.state().phase {
            let mut moves = Moves::new();
            after.legal_moves(&mut moves);
            let spared = moves.iter().find(|m| matches!(m, Move::Spare { .. }));
            units += u8::from(spared.is_none());
            let next = *spared.unwrap_or(&moves[0]);
            let _ = after.play_listed(next, &mut events);
        }
        assert_eq!(units, toll, "{m}: {facts:?}");
    }
    let counts = matches!(
        m,
        Move::Go { .. }
            | Move::Standard
            | Move::Special
            | Move::Forgo { .. }
            | Move::SellScroll
            | Move::Refill
    );
    if counts && reveal == Reveal::Nothing && !matches!(after.state().phase, Phase::Pay(_)) {
        let given = given(&facts);
        for (good, count) in counted(&events, by, false) {
            assert!(given.get(&good).is_some_and(|most| count <= *most), "{m}: {facts:?} {events:?}");
        }
        for good in [Goods::Coin, Goods::Scroll] {
            let got = counted(&events, by, false).get(&good).copied().unwrap_or(0);
            assert_eq!(got, given.get(&good).copied().unwrap_or(0), "{m}: {facts:?} {events:?}");
        }
    }
}
