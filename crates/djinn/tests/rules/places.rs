use crate::setting::*;
use lamplight_djinn::{Djinn, Event, Goods, Passage, Phase, State};
use table::{Game, Reveal};

fn before(spot: &str, edit: impl FnOnce(&mut State)) -> Djinn {
    board(2, |state| {
        stand(state, A, spot);
        edit(state);
    })
}

#[test]
fn scenario_01_the_academy_gives_a_scroll_and_magic_up_to_the_limit() {
    let mut game = board(2, |state| {
        state.round = 1;
        state.players.as_mut_slice().iter_mut().for_each(|player| player.spot = None);
        state.phase = Phase::Place;
    });
    play(&mut game, &["place R1>S1", "standard"]);
    let me = player(&game, A);
    assert_eq!((me.scrolls, me.magic, me.limit), (1, 4, 4));
}

#[test]
pub fn scenario_42_forgoing_gives_two_units_even_if_magic_is_lost() {
    let mut game = before("R2>S3", |state| state.players[A].magic = 4);
    play(&mut game, &["go R6"]);
    assert_eq!(legal_after(&game, "forgo"), ["2 coins", "1 coin 1 magic", "2 magic"]);
    play(&mut game, &["forgo 1 coin 1 magic"]);
    assert_eq!((player(&game, A).coins, player(&game, A).magic), (5, 4));
    assert_eq!(refused(&game, "standard"), "act/used");
}

#[test]
pub fn scenario_43_who_forgoes_must_still_catch_or_refuse_in_any_order() {
    for order in [["forgo 2 coins", "refuse"], ["refuse", "forgo 2 coins"]] {
        let mut game = before("R1>S1", |state| state.players[A].circles = 0);
        play(&mut game, &["go R4"]);
        assert_eq!(refused(&game, "end"), "end/catch-due");
        play(&mut game, &order);
        assert_eq!((player(&game, A).coins, player(&game, A).magic), (6, 2));
        play(&mut game, &["end"]);
    }
}

#[test]
fn scenario_44_the_academys_special_action_raises_the_limit_first() {
    let mut game = before("R2>S3", |_| {});
    play(&mut game, &["go R6", "special"]);
    let me = player(&game, A);
    assert_eq!((me.limit, me.scrolls, me.magic), (6, 1, 6));
    play(&mut game, &["catch violet", "bind"]);
    assert_eq!(player(&game, A).magic, 2);
}

#[test]
fn scenario_45_the_standard_action_may_be_taken_at_a_round_field() {
    let mut game = before("R2>S3", |_| {});
    play(&mut game, &["go R6", "standard"]);
    let me = player(&game, A);
    assert_eq!((me.limit, me.scrolls, me.magic), (4, 1, 4));
    assert_eq!(refused(&game, "special"), "act/used");
}

fn passage_on_s1(owner: table::Seat) -> Djinn {
    let mut game = before("S6>R4", |state| {
        state.players[owner].passages[Passage::A.index()] = Some(field("S1"));
    });
    play(&mut game, &["go S1"]);
    game
}

#[test]
fn scenario_46_an_own_passage_and_the_action_in_any_order() {
    for order in [["passage", "standard"], ["standard", "passage"]] {
        let mut game = passage_on_s1(A);
        play(&mut game, &order);
        assert_eq!((player(&game, A).coins, player(&game, A).scrolls), (6, 1));
        assert_eq!(refused(&game, "passage"), "passage/none");
    }
}

#[test]
fn scenario_47_a_passage_serves_its_owner_only() {
    assert_eq!(refused(&passage_on_s1(B), "passage"), "passage/none");
}

#[test]
pub fn scenario_48_who_forgoes_gives_up_the_passage_too() {
    let mut game = passage_on_s1(A);
    let mut used = game;
    play(&mut game, &["forgo 2 coins"]);
    assert_eq!(refused(&game, "passage"), "passage/none");
    play(&mut used, &["passage"]);
    assert_eq!(refused(&used, "forgo 2 coins"), "forgo/passage-used");
}

#[test]
fn a_passage_is_usable_from_the_next_visit_on() {
    let mut game = before("S3>R3", |state| state.players[A].scrolls = 1);
    play(&mut game, &["go S6", "standard", "dig A S6"]);
    assert_eq!(player(&game, A).passages[0], Some(field("S6")));
    assert_eq!(refused(&game, "passage"), "passage/none");
}

#[test]
fn a_passage_that_would_give_nothing_is_not_offered() {
    let mut game = before("S6>R4", |state| {
        state.players[A].passages[Passage::B.index()] = Some(field("S1"));
        state.players[A].magic = 2;
    });
    play(&mut game, &["go S1"]);
    assert!(is_legal(&game, "passage"));
    play(&mut game, &["standard"]);
    assert_eq!(player(&game, A).magic, 4);
    assert_eq!(refused(&game, "passage"), "passage/none");
}

#[test]
fn passage_d_sells_a_bottle_or_a_cork() {
    let at_d = |coins| {
        let mut game = before("S6>R4", |state| {
            state.players[A].passages[Passage::D.index()] = Some(field("S1"));
            state.players[A].coins = coins;
        });
        play(&mut game, &["go S1"]);
        game
    };
    let mut game = at_d(1);
    play(&mut game, &["passage", "buy cork"]);
    assert_eq!((player(&game, A).coins, player(&game, A).corks), (0, 1));
    let mut game = at_d(1);
    play(&mut game, &["passage", "buy bottle red", "standard"]);
    assert_eq!((player(&game, A).coins, player(&game, A).bottles), (0, [1, 0, 0, 0]));
    assert_eq!(refused(&at_d(0), "passage"), "passage/none");
}

#[test]
fn passage_c_gives_a_scroll_and_wakes_a_mage() {
    let mut game = before("S6>R4", |state| {
        state.players[A].passages[Passage::C.index()] = Some(field("S1"));
        mages(state, A, "R1 B2");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
    });
    play(&mut game, &["go S1", "passage", "wake B2"]);
    let me = player(&game, A);
    assert_eq!((me.scrolls, me.awake.len()), (1, 1));
}

/// Before the Catacombs, with chest 16 the only one left in the pile.
fn chest_16(keys: u8) -> Djinn {
    let sixteen: lamplight_djinn::Chest = "16".parse().unwrap();
    let mut game = before("S2>R1", |state| {
        state.players[A].keys = keys;
        state.chests = [sixteen].into_iter().collect();
        state.opened = lamplight_djinn::ChestSet::ALL.iter().filter(|chest| *chest != sixteen).collect();
    });
    play(&mut game, &["go S4"]);
    game
}

#[test]
fn scenario_58_a_compartment_stays_shut_without_a_key() {
    let mut game = chest_16(0);
    let events = play(&mut game, &["standard"]);
    let gained = |good| Event::Gained { seat: A, good, count: 1 };
    assert_eq!(events[1], Event::ChestDrawn { seat: A, chest: "16".parse().unwrap() });
    assert_eq!(events[2..4], [gained(Goods::Coin), gained(Goods::Scroll)]);
    assert!(matches!(events[4], Event::ChestDrawn { .. }), "the next chest follows");
}

#[test]
fn scenario_59_a_key_opens_the_compartment() {
    let mut game = chest_16(1);
    assert_eq!(game.play("standard".parse().unwrap(), &mut ()), Ok(Reveal::Something));
    assert_eq!(legal(&game), ["unlock key", "pass"]);
    let events = play(&mut game, &["unlock key", "take bottle blue"]);
    assert_eq!(events[0], Event::Lost { seat: A, good: Goods::Key, count: 1 });
    assert!(matches!(events[1], Event::Unlocked { opener: Some(lamplight_djinn::Opener::Key), .. }));
    assert_eq!(events[2], Event::Gained { seat: A, good: Goods::Cork, count: 1 });
    assert_eq!(events[3], Event::BottleGained { seat: A, colour: lamplight_djinn::Colour::Blue });
}

#[test]
fn a_compartment_with_nothing_to_give_asks_for_no_key() {
    let mut game = chest_16(1);
    let mut state = game.position();
    // B has all corks and bottles there are
    state.players[B].corks = state.corks;
    state.players[B].bottles = state.bottles;
    state.corks = 0;
    state.bottles = [0; 4];
    game = Djinn::from_position(&state).unwrap();
    let events = play(&mut game, &["standard"]);
    assert!(matches!(events[4], Event::ChestDrawn { .. }), "the next chest follows at once");
}

#[test]
fn scenario_60_the_special_market_makes_one_trade_cheaper() {
    let mut game = before("R1>S2", |state| {
        state.players[A].coins = 6;
        state.players[A].scrolls = 1;
    });
    play(&mut game, &["go R5", "special", "buy bottle red", "buy cork", "buy bottle blue", "sell scroll"]);
    let me = player(&game, A);
    assert_eq!((me.coins, me.scrolls, me.bottles, me.corks), (1, 0, [1, 1, 0, 0], 1));
    assert_eq!(game.state().phase, Phase::Act, "four trades are all");
}

#[test]
fn scenario_61_the_archives_standard_action_asks_for_a_scroll_but_not_for_waking() {
    let mut game = before("S3>R3", |state| {
        mages(state, A, "R1 B2");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
    });
    play(&mut game, &["go S6", "standard"]);
    assert_eq!(refused(&game, "circle"), "archives/no-scroll");
    assert_eq!(refused(&game, "dig A S1"), "archives/no-scroll");
    play(&mut game, &["wake all"]);
    assert_eq!(player(&game, A).awake.len(), 2);
    assert_eq!(game.state().phase, Phase::Act);
}

#[test]
fn scenario_62_the_limit_ends_at_twelve() {
    let mut game = before("R2>S3", |state| state.players[A].limit = 11);
    play(&mut game, &["go R6", "special"]);
    assert_eq!(player(&game, A).limit, 12);
}

#[test]
pub fn the_archives_special_action_does_two_different_things_for_free() {
    let mut game = before("R1>S2", |state| {
        mages(state, A, "R1 B2 V3");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
    });
    play(&mut game, &["go R2", "special", "circle"]);
    assert_eq!(refused(&game, "circle"), "act/done-once");
    let mut waking = game;
    play(&mut waking, &["wake all"]);
    assert_eq!((player(&waking, A).awake.len(), waking.state().phase), (3, Phase::Act));
    play(&mut game, &["dig C S4"]);
    assert_eq!((player(&game, A).circles, game.state().phase), (3, Phase::Act));
}

#[test]
fn the_tavern_offers_the_open_mages_and_shows_the_next() {
    let mut game = before("S3>R2", |state| stand(state, B, "R2>S5"));
    play(&mut game, &["go S2", "standard"]);
    assert_eq!(legal_after(&game, "hire"), ["R1", "B1", "Y1", "V1"]);
    assert_eq!(refused(&game, "hire R2"), "hire/not-shown");
    assert_eq!(game.play("hire R1".parse().unwrap(), &mut ()), Ok(Reveal::Something));
    let me = player(&game, A);
    assert_eq!((me.mages.len(), me.awake.len()), (1, 1));
    assert!(game.state().mages[0].is_some_and(|mage| mage.to_string() != "R1"));
}

#[test]
fn the_special_tavern_adds_a_key() {
    let mut game = board(2, |_| {});
    play(&mut game, &["go R4", "special", "hire B1"]);
    assert_eq!(player(&game, A).keys, 1);
}

#[test]
fn the_manufactory_sells_one_thing_or_as_special_action_more() {
    let mut standard = before("S2>R2", |_| {});
    play(&mut standard, &["go S5", "standard", "buy cork"]);
    assert_eq!((player(&standard, A).coins, player(&standard, A).corks), (2, 1));
    assert_eq!(standard.state().phase, Phase::Act);
    let mut special = before("R2>S2", |_| {});
    play(&mut special, &["go R1", "special", "buy cork", "buy H1", "buy cork"]);
    let me = player(&special, A);
    assert_eq!((me.coins, me.corks, me.equipment[0].unwrap().to_string()), (1, 2, "H1".into()));
}

#[test]
pub fn an_action_that_would_do_nothing_is_not_offered() {
    let mut game = before("S2>R2", |state| state.players[A].coins = 0);
    play(&mut game, &["go S5"]);
    assert_eq!(refused(&game, "standard"), "act/nothing-to-do");
    assert!(is_legal(&game, "forgo 2 coins"));
}

#[test]
fn the_source_refills_bottles_and_wakes_each_once_in_any_order() {
    let mut game = before("S6>R4", |state| {
        let me = &mut state.players[A];
        me.magic = 1;
        me.circled = [1, 0, 0, 0];
        me.circled_masters = 1;
        me.masters_caught = 1;
        me.bottles = [1, 1, 0, 0];
        me.corks = 2;
        state.fields[0].master = false;
        mages(state, A, "R1 B2 V3");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
    });
    play(
        &mut game,
        &["go M", "standard", "bottle red", "refill", "bottle master blue", "wake R1", "wake V3"],
    );
    let me = player(&game, A);
    assert_eq!(
        (me.magic, me.bottled, me.bottled_masters, me.awake.len()),
        (4, [1, 0, 0, 0], [0, 1, 0, 0], 2)
    );
    assert_eq!(game.state().phase, Phase::Act);
}
