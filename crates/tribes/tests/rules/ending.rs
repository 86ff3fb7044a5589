//! How the game ends, and who has won.

use lamplight_tribes::{Ending, Event};
use table::{Eyes, Game, Seats};

use crate::drawing::{A, B, C, D, draw};

/// Seven tiles of a player: one camel of eight is left.
fn seven(owner: char) -> String {
    ["f1", "f2", "f3", "f4", "f5", "e5", "d5"].iter().map(|tile| format!("{tile} {owner}\n")).collect()
}

// base-57
#[test]
fn after_the_last_camel_the_round_is_completed() {
    let moves = "a1 y\nb1 y large_market\na3 g\na4 gg\nc3 bb\nc4 b\nd3 ww\nd4 w\n";
    let mut table = draw(&format!("{}{moves}B gold=0\nturn B", seven('B')));
    table.play("sow a1; y>b1");
    assert_eq!(table.happened(|e| matches!(e, Event::EndTriggered { ending: Ending::LastCamel })), 1);
    table.play("end");
    let mut acted = Vec::new();
    while table.phase() != "over" {
        acted.extend(table.deciding());
        let m = table.moves().pop().unwrap();
        table.play(&m);
    }
    acted.dedup();
    assert_eq!(acted, [C, D, A]);
    assert!(table.moves().is_empty());
    assert_eq!(table.game.ending(), Some("last-camel"));
    assert_eq!(table.view().round, 1, "there was no new bid");
}

// base-58
#[test]
fn who_cannot_move_may_still_use_djinns_and_sell() {
    let mut table = draw("c3 oasis\nA gold=0 elders=1 hand=fish djinns=enki\nturn A");
    assert_eq!(table.moves(), ["use enki elder", "skip"]);
    table.play("use enki elder; at c3");
    assert_eq!(table.happened(|e| matches!(e, Event::TurnSkipped { seat: A })), 1);
    assert_eq!(table.moves(), ["sell fish", "end"]);
    table.play("end");
    assert_eq!(table.deciding(), Some(B), "the next marker likewise");
    table.play("end; end; end");
    assert_eq!((table.phase().as_str(), table.game.ending()), ("over", Some("no-legal-move")));
}

// base-58
#[test]
fn powers_are_still_there_after_the_move_was_skipped() {
    let mut table = draw("c3 village\nA gold=0 elders=3 djinns=bouraq,leta\nturn A");
    table.play("skip; use bouraq elder; at c3; use leta elders; at a1; end");
    assert_eq!((table.tile("c3").palaces, table.tile("a1").owner), (1, Some(A)));
}

// base-OQ-15
#[test]
fn a_move_that_anun_nak_makes_possible_must_be_made() {
    // Five different meeples alone on the board cannot move; three more three steps away always can.
    let mut table = draw("f5 ywgbr\nA gold=0 elders=1 djinns=anun_nak\nturn A");
    assert_eq!(table.moves(), ["use anun_nak elder", "skip"]);
    table.play("use anun_nak elder; at f2");
    assert!(table.may("sow f2") && !table.may("skip"));
}

// base-OQ-15
#[test]
fn once_somebody_had_to_skip_the_game_ends_with_the_round() {
    let mut table = draw("f5 ywgbr\nB gold=0 elders=1 djinns=anun_nak\nturn A");
    table.play("skip; end; use anun_nak elder; at f2");
    assert!(!table.offers("sow").is_empty(), "B can move again");
    table.finish_round();
    assert_eq!((table.phase().as_str(), table.game.ending()), ("over", Some("no-legal-move")));
}

// base-59, base-OQ-14
#[test]
fn no_legal_move_after_the_last_turn_ends_the_game_without_another_bid() {
    let mut table = draw("a1 y\nb1 y large_market\nA gold=0\nlast A");
    table.play("sow a1; y>b1; end");
    assert_eq!((table.phase().as_str(), table.game.ending()), ("over", Some("no-legal-move")));
    assert_eq!(table.happened(|e| matches!(e, Event::GameOver)), 1);
    assert_eq!(table.view().round, 1);
    assert_eq!(table.refusal("bid 0"), ("game/over", "the game is over".into()));
}

// base-60
#[test]
fn viziers_bring_ten_points_for_each_weaker_opponent() {
    let both = |table: &crate::drawing::Table, seat| {
        table.points(seat, "viziers") + table.points(seat, "vizier_majority")
    };
    let four = "A viziers=5\nB viziers=3\nC viziers=3\nD viziers=1\n";
    let table = draw(&format!("{four}bid A B C D"));
    assert_eq!([A, B, C, D].map(|seat| both(&table, seat)), [35, 13, 13, 1]);
    let table = draw("players 2\nA viziers=4\nB viziers=4\nbid A A B B");
    assert_eq!([A, B].map(|seat| both(&table, seat)), [4, 4]);
    let table = draw("A viziers=5 djinns=jafaar\nB viziers=3\nC viziers=3\nD viziers=1\nbid A B C D");
    assert_eq!(both(&table, A), 45);
}

// base-61
#[test]
fn tied_leaders_share_the_win() {
    let mut table = draw("A gold=20\nB gold=20\nC gold=19\nD gold=3\nturn A");
    table.finish_round();
    let winners: Seats = [A, B].into_iter().collect();
    assert_eq!((table.phase().as_str(), table.game.winners()), ("over", winners));
}

#[test]
fn nobody_has_won_while_the_game_runs() {
    let table = draw("bid A B C D\nA gold=99");
    assert!(table.game.winners().is_empty());
}

// base-62
#[test]
fn with_two_players_both_markers_act_after_the_last_camel() {
    let ten: String = ["f1", "f2", "f3", "f4", "f5", "e1", "e2", "e3", "e4", "e5"]
        .iter()
        .map(|t| format!("{t} A\n"))
        .collect();
    let mut table = draw(&format!(
        "players 2\n{ten}a1 y\nb1 y large_market\na3 g\na4 gg\nc3 bb\nc4 b\nA gold=0\nB gold=0\nturn A"
    ));
    table.play("sow a1; y>b1; end");
    assert_eq!(table.view().ending, Some(Ending::LastCamel));
    assert_eq!(table.deciding(), Some(B));
    let mut acted = Vec::new();
    while table.phase() != "over" {
        acted.extend(table.deciding());
        let m = table.moves().pop().unwrap();
        table.play(&m);
    }
    acted.dedup();
    assert_eq!(acted, [B, A, B]);
}

#[test]
fn every_source_adds_up_to_the_final_score() {
    let table = draw(
        "a1 sacred_place_15 A palms=1 palaces=2\nb1 small_market B\nc1 palms=3\n\
         A gold=7 viziers=2 elders=1 hand=fish,wheat,fakir djinns=enki\nB gold=1\nbid A B C D",
    );
    let scores = table.game.scores(Eyes::Everything);
    let of_a: Vec<(&str, i32)> =
        scores.lines.iter().map(|line| (line.source, line.points[0].unwrap())).collect();
    assert_eq!(
        of_a,
        [
            ("gold", 7),
            ("viziers", 2),
            ("vizier_majority", 30),
            ("elders", 2),
            ("djinns", 8),
            ("tiles", 15),
            ("palms", 3),
            ("palaces", 10),
            ("merchandise", 3),
        ]
    );
    assert_eq!(scores.total(A), Some(80));
    assert_eq!(scores.total(B), Some(7), "trees on free tiles count for nobody");
}

// base-OQ-19
#[test]
fn gold_and_hands_are_covered_and_their_number_is_open() {
    let table = draw("A gold=7 hand=fish,wheat\nbid A B C D");
    let seen = table.game.view(Eyes::Seat(B)).seats[0].clone();
    assert_eq!((seen.gold, seen.hand, seen.cards), (None, None, 2));
    let scores = table.game.scores(Eyes::Seat(B));
    assert_eq!(scores.total(A), None, "what is covered is not guessed");
    assert!(scores.total(B).is_some());
}
