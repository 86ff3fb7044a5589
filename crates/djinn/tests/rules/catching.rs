use crate::setting::*;
use lamplight_djinn::{Djinn, Phase, State};
use table::{Game, Reveal};

/// A stands before R4 (Tavern) with a master, two red and a blue djinn.
fn at_r4(players: u8, edit: impl FnOnce(&mut State)) -> Djinn {
    let mut game = board(players, |state| {
        fill(state, "R4", "master red red blue");
        edit(state);
    });
    play(&mut game, &["go R4"]);
    game
}

fn magic(state: &mut State, magic: u8) {
    state.players[A].limit = state.players[A].limit.max(magic);
    state.players[A].magic = magic;
}

#[test]
fn scenario_14_a_normal_djinn_costs_four() {
    let mut game = at_r4(2, |state| magic(state, 4));
    let bag = game.state().bag;
    play(&mut game, &["catch red", "bind"]);
    let me = player(&game, A);
    assert_eq!((me.magic, me.circled), (0, [1, 0, 0, 0]));
    let left = lives(&game, "R4");
    assert_eq!((left.djinns, left.master), ([1, 1, 0, 0], true));
    assert_eq!(game.state().bag, bag);
}

#[test]
fn scenario_15_several_djinns_can_be_caught_at_once() {
    let mut game = at_r4(2, |state| magic(state, 8));
    play(&mut game, &["catch red", "catch red", "bind"]);
    let me = player(&game, A);
    assert_eq!((me.magic, me.circled), (0, [2, 0, 0, 0]));
}

#[test]
fn scenario_16_a_master_costs_two_more_for_every_other_djinn_and_brings_a_free_one() {
    for (players, drawn) in [(1, 0), (2, 2), (3, 2), (4, 3)] {
        let mut game = at_r4(players, |state| magic(state, 10));
        play(&mut game, &["catch master", "bind", "free blue"]);
        let me = player(&game, A);
        assert_eq!((me.magic, me.circled_masters, me.circled), (0, 1, [0, 1, 0, 0]));
        let left = lives(&game, "R4");
        assert_eq!((left.normal(), left.master), (2 + drawn, false));
        assert_eq!(game.state().masters(), 5);
    }
}

#[test]
fn scenario_17_without_a_home_there_is_no_free_djinn() {
    let mut game = at_r4(2, |state| {
        magic(state, 10);
        state.players[A].circles = 1;
    });
    play(&mut game, &["catch master", "bind"]);
    assert_eq!(game.state().phase, Phase::Act);
    assert_eq!(lives(&game, "R4").normal(), 3 + 2);
}

#[test]
fn scenario_18_a_master_and_two_more_with_the_help_of_mages() {
    let mut game = at_r4(2, |state| {
        magic(state, 12);
        // yellow mages without a bonus here: green 3 and 3
        mages(state, A, "Y2 Y7");
        state.players[A].scrolls = 2;
        state.players[A].circles = 4;
    });
    play(&mut game, &["catch master", "catch red", "catch red", "use Y2", "use Y7", "bind", "free blue"]);
    let me = player(&game, A);
    assert_eq!((me.magic, me.djinns_in_circles()), (0, 4));
    assert_eq!(lives(&game, "R4").normal(), 2, "all four are gone and two were drawn");
}

#[test]
fn scenario_19_a_master_left_alone_is_driven_off() {
    for (players, drawn) in [(1, 0), (2, 2), (3, 2), (4, 3)] {
        let mut game = at_r4(players, |state| {
            magic(state, 12);
            state.players[A].circles = 3;
        });
        play(&mut game, &["catch red", "catch red", "catch blue", "bind"]);
        let left = lives(&game, "R4");
        assert_eq!((left.normal(), left.master), (drawn, false));
        assert_eq!(game.state().masters(), 5);
        assert_eq!((player(&game, A).magic, player(&game, A).masters_caught), (0, 0));
    }
}

#[test]
fn scenario_20_a_master_with_one_djinn_costs_six() {
    let mut game = at_r4(2, |state| {
        magic(state, 6);
        fill(state, "R4", "master red");
    });
    play(&mut game, &["catch master", "bind", "free red"]);
    assert_eq!(player(&game, A).magic, 0);
    assert_eq!(lives(&game, "R4").normal(), 2);
}

#[test]
fn scenario_21_without_a_master_nothing_is_drawn() {
    let mut game = at_r4(2, |state| {
        magic(state, 8);
        fill(state, "R4", "red blue");
    });
    play(&mut game, &["catch red", "catch blue", "bind"]);
    assert!(lives(&game, "R4").is_empty());
    assert_eq!(player(&game, A).magic, 0);
}

#[test]
fn scenario_22_refusing_costs_one_magic() {
    let mut game = at_r4(2, |state| magic(state, 2));
    play(&mut game, &["refuse"]);
    assert_eq!(player(&game, A).magic, 1);
    assert!(is_legal(&game, "end"));
}

#[test]
fn scenario_23_magic_never_drops_below_zero() {
    let mut game = at_r4(2, |state| magic(state, 0));
    play(&mut game, &["refuse"]);
    assert_eq!(player(&game, A).magic, 0);
}

#[test]
pub fn scenario_24_what_cannot_be_housed_cannot_be_caught() {
    let mut game = at_r4(2, |state| {
        magic(state, 12);
        fill(state, "R4", "red red");
        state.players[A].circled = [0, 0, 2, 0];
        state.players[A].bottles[1] = 1;
        state.players[A].corks = 1;
    });
    assert_eq!(legal_after(&game, "catch"), [""; 0]);
    assert_eq!(refused(&game, "catch red"), "catch/no-room");
    play(&mut game, &["refuse"]);
    assert_eq!(player(&game, A).magic, 11);
}

#[test]
pub fn scenario_25_without_djinns_nothing_must_be_caught() {
    let mut game = at_r4(2, |state| fill(state, "R4", ""));
    assert_eq!(refused(&game, "refuse"), "catch/not-due");
    play(&mut game, &["end"]);
    assert_eq!(player(&game, A).magic, 3);
}

#[test]
fn scenario_26_a_colour_bonus_counts_for_each_djinn_and_green_once() {
    let mut game = at_r4(2, |state| {
        magic(state, 8);
        mages(state, A, "R3");
        state.players[A].scrolls = 1;
        state.players[A].circles = 3;
    });
    play(&mut game, &["catch red", "catch red", "catch blue", "use R3", "bind"]);
    let me = player(&game, A);
    assert_eq!((me.magic, me.scrolls, me.awake.len(), me.mages.len()), (0, 0, 0, 1));
}

#[test]
fn scenario_27_masters_never_profit_from_colour_bonuses() {
    let mut game = at_r4(2, |state| {
        magic(state, 9);
        fill(state, "R4", "master red blue");
        mages(state, A, "R3");
        state.players[A].scrolls = 1;
    });
    play(&mut game, &["catch master", "catch red", "use R3", "bind"]);
    assert_eq!(player(&game, A).magic, 0);
}

#[test]
fn scenario_28_surplus_strength_is_lost() {
    let mut game = at_r4(2, |state| {
        magic(state, 3);
        mages(state, A, "R3 R5");
        state.players[A].scrolls = 2;
    });
    play(&mut game, &["catch red", "use R3", "use R5", "bind"]);
    let me = player(&game, A);
    assert_eq!((me.magic, me.scrolls), (3, 0));
}

#[test]
pub fn scenario_29_a_mage_that_cannot_be_paid_is_not_usable() {
    let mut game = at_r4(2, |state| {
        magic(state, 4);
        mages(state, A, "R7");
        state.players[A].scrolls = 1;
    });
    play(&mut game, &["catch red"]);
    assert_eq!(refused(&game, "use R7"), "use/too-dear");
}

#[test]
pub fn scenario_30_a_sleeping_mage_is_not_usable() {
    let mut game = at_r4(2, |state| {
        magic(state, 4);
        mages(state, A, "R1");
        state.players[A].awake = lamplight_djinn::MageSet::NONE;
    });
    play(&mut game, &["catch red"]);
    assert_eq!(refused(&game, "use R1"), "use/asleep");
}

#[test]
fn scenario_31_staff_and_mage_add_up() {
    let mut game = at_r4(2, |state| {
        magic(state, 1);
        mages(state, A, "R1");
        wear(state, A, "T2");
    });
    play(&mut game, &["catch red", "use R1", "bind"]);
    assert_eq!(player(&game, A).magic, 0);
}

#[test]
fn scenario_49_drawn_djinns_cannot_be_caught_in_the_same_turn() {
    let mut game = at_r4(4, |state| {
        magic(state, 12);
        fill(state, "R4", "master red");
    });
    play(&mut game, &["catch red", "bind"]);
    assert_eq!((lives(&game, "R4").normal(), lives(&game, "R4").master), (3, false));
    assert_eq!(refused(&game, "catch red"), "catch/not-due");
}

#[test]
fn scenario_50_alone_the_field_stays_empty() {
    let mut game = at_r4(1, |state| {
        magic(state, 4);
        fill(state, "R4", "master red");
    });
    play(
        &mut game,
        &["catch red", "bind", "end", "go M", "end", "go R5", "refuse", "end", "go S4", "end", "go R4"],
    );
    assert!(lives(&game, "R4").is_empty());
    assert!(is_legal(&game, "end"));
}

#[test]
fn scenario_65_an_almost_empty_bag_gives_what_it_has() {
    let mut game = at_r4(2, |state| {
        magic(state, 6);
        fill(state, "R4", "master red");
        // everything but one red djinn lives elsewhere
        for (field, djinns) in
            ["R1", "R2", "R3", "R5", "R6"].iter().zip(["red", "blue", "yellow", "violet", "red"])
        {
            fill(state, field, &format!("master {}", format!("{djinns} ").repeat(4)));
        }
        let more = |state: &mut State, at: usize, djinns: [u8; 4]| {
            (0..4).for_each(|c| state.fields[at].djinns[c] += djinns[c]);
        };
        more(state, 1, [0, 6, 0, 0]);
        more(state, 2, [0, 0, 6, 0]);
        more(state, 4, [0, 0, 0, 6]);
    });
    assert_eq!(game.state().bag, [1, 0, 0, 0]);
    play(&mut game, &["catch master", "bind", "free red"]);
    assert_eq!(lives(&game, "R4").djinns, [1, 0, 0, 0]);
    assert_eq!(game.state().bag, [0; 4]);
}

#[test]
fn only_catches_that_can_be_completed_are_offered() {
    let game = at_r4(2, |state| {
        magic(state, 5);
        state.players[A].coins = 1;
        // blue needs a blue mage, a red one would only do for red: 4 - 2 each
        mages(state, A, "R4 B4");
    });
    assert_eq!(legal_after(&game, "catch"), ["red", "blue"]);
    let mut both = game;
    play(&mut both, &["catch red"]);
    // red and blue: 8 in all; one coin pays one mage: 8 - 1 - 3 = 4
    assert!(is_legal(&both, "catch blue"));
    play(&mut both, &["catch blue"]);
    assert!(!is_legal(&both, "bind"));
    play(&mut both, &["use B4"]);
    assert_eq!(refused(&both, "use R4"), "use/too-dear");
    play(&mut both, &["bind"]);
}

#[test]
pub fn a_mage_that_leads_into_a_dead_end_is_not_offered() {
    let mut game = at_r4(2, |state| {
        magic(state, 2);
        fill(state, "R4", "red red");
        mages(state, A, "Y3 R7");
        state.players[A].scrolls = 2;
    });
    // 8 needed, 2 magic: only R7 (2 scrolls: 3 green, 2 each) reaches it
    play(&mut game, &["catch red", "catch red"]);
    assert_eq!(refused(&game, "use Y3"), "use/leads-nowhere");
    assert_eq!(legal_after(&game, "use"), ["R7"]);
}

#[test]
fn a_catch_reveals_only_what_is_drawn() {
    let mut game = at_r4(2, |state| magic(state, 8));
    let reveal = |game: &mut Djinn, text: &str| game.play(text.parse().unwrap(), &mut ()).unwrap();
    assert_eq!(reveal(&mut game, "catch red"), Reveal::Nothing);
    assert_eq!(reveal(&mut game, "bind"), Reveal::Nothing);
    let mut game = at_r4(2, |state| {
        magic(state, 4);
        fill(state, "R4", "master red");
    });
    play(&mut game, &["catch red"]);
    assert_eq!(reveal(&mut game, "bind"), Reveal::Something);
}
