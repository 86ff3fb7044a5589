//! Moving meeples. Every board here is empty but for what is drawn.

use crate::drawing::{A, B, draw};

// base-9
#[test]
fn the_last_meeple_joins_its_own_tribe() {
    let mut table = draw("b2 ygg\ne2 g\nturn A");
    table.play("sow b2; y>c2; g>d2");
    assert_eq!(table.moves(), ["g>e2"]);
    table.play("g>e2");
    assert_eq!(
        table.view().bag.count(lamplight_tribes::Tribe::Merchant),
        17,
        "two were collected, one dropped"
    );

    let mut table = draw("b2 ygg\ne2 g\nturn A");
    table.play("sow b2; g>c2");
    assert_eq!(
        table.refusal("g>d2"),
        (
            "drop/dead-end",
            "after dropping a merchant on d2 the last meeple could not join its own tribe".into()
        )
    );
    assert!(table.may("y>d2"));
}

// base-10
#[test]
fn no_step_leads_straight_back() {
    let mut table = draw("b2 yg\nc3 g\nd2 y\nturn A");
    table.play("sow b2; y>c2");
    assert_eq!(table.refuses("g>b2"), "drop/step-back");
    let mut table = draw("b2 ygb\ne2 b\na2 g\nb3 b\nturn A");
    table.play("sow b2; y>c2");
    assert_eq!(table.refuses("g>b2"), "drop/step-back");
    table.play("g>d2");
    assert_eq!(table.refuses("b>c2"), "drop/step-back");
}

// base-11
#[test]
fn no_step_is_diagonal_or_leaves_the_board() {
    let mut table = draw("a2 yg\nf2 g\nb1 g\na4 g\nf1 y\nb3 y\nturn A");
    table.play("sow a2");
    for text in ["y>b3", "y>b1", "y>f1", "y>f2", "y>a4", "g>c2", "y>a2"] {
        assert_eq!(table.refuses(text), "drop/not-adjacent", "{text}");
    }
}

// base-12
#[test]
fn a_single_meeple_may_join_a_single_one_and_win_the_tile() {
    let mut table = draw("b2 r\nb3 r large_market\nA gold=0\nturn A");
    table.play("sow b2; r>b3");
    assert!(table.tile("b3").meeples.is_empty());
    assert_eq!(table.tile("b3").owner, Some(A));
    assert_eq!(table.view().collected.map(|c| (c.tribe.letter(), c.count)), Some(('r', 2)));
}

// base-13
#[test]
fn four_meeples_cannot_come_home() {
    let mut table = draw("b2 ywgb\na3 b\nturn A");
    table.play("sow b2; y>c2; w>c3; g>b3");
    assert_eq!(table.refusal("b>b2").0, "drop/no-match");
    assert_eq!(table.moves(), ["b>a3"]);
}

// base-14, base-OQ-1
#[test]
fn a_meeple_dropped_in_the_same_move_can_be_joined() {
    let mut table = draw("c3 ggywb\nturn A");
    table.play("sow c3; g>d3; y>d2; w>e2; b>e3; g>d3");
    assert_eq!(table.view().collected.map(|c| (c.tribe.letter(), c.count)), Some(('g', 2)));
    assert_eq!(table.tile("d3").owner, Some(A));
    assert_eq!(table.seat(A).cards, 2);
}

// base-15, base-OQ-2
#[test]
fn eight_meeples_can_end_where_they_started() {
    let mut table = draw("c3 ggywbrrr\nturn A");
    table.play("sow c3; y>d3; w>d2; b>c2; g>c3; r>b3; r>b4; r>c4; g>c3");
    let collected = table.view().collected.unwrap();
    assert_eq!((collected.tile.to_string().as_str(), collected.count), ("c3", 2));
    assert_eq!(table.tile("c3").owner, Some(A));
}

// base-16
#[test]
fn the_last_meeple_ends_neither_among_strangers_nor_alone() {
    let mut table = draw("b2 yg\nd2 g\nc3 w\nturn A");
    table.play("sow b2; y>c2");
    assert_eq!(
        table.refusal("g>c3"),
        ("drop/no-match", "the last meeple must join its own tribe, and no merchant stands on c3".into())
    );
    assert_eq!(table.refuses("g>c1"), "drop/no-match");
}

// base-17
#[test]
fn meeples_pass_empty_tiles_and_other_players_camels() {
    let mut table = draw("b2 ygb\nc2 B\nc3 C palms=2\nc4 b\nturn A");
    table.play("sow b2; y>c2; g>c3; b>c4");
    assert_eq!((table.tile("c2").meeples.total(), table.tile("c2").owner), (1, Some(B)));
    assert_eq!((table.tile("c3").meeples.total(), table.tile("c3").palms), (1, 2));
}

// base-17
#[test]
fn a_move_may_start_and_end_on_tiles_with_a_camel() {
    let mut table = draw("b2 g B\nb3 gw C\nturn A");
    table.play("sow b2; g>b3");
    assert_eq!(table.seat(A).cards, 2);
}

// base-18
#[test]
fn who_can_move_must_move() {
    let mut table = draw("b2 g\nb3 g\nturn A");
    assert_eq!(table.moves(), ["sow b2", "sow b3"]);
    assert_eq!(
        table.refusal("skip"),
        ("skip/compulsory", "this cannot be skipped; pick up a tile (sow) or use a djinn".into())
    );
    assert_eq!(table.refuses("end"), "game/not-now");
}

#[test]
fn all_meeples_of_a_tile_are_picked_up() {
    let mut table = draw("b2 yygr\ne3 g\nd4 g\nturn A");
    table.play("sow b2");
    assert!(table.tile("b2").meeples.is_empty());
    assert_eq!(table.view().sowing.unwrap().hand.total(), 4);
}

#[test]
fn a_tile_may_be_visited_again_through_a_loop() {
    let mut table = draw("b2 ywgbr\na2 r\nturn A");
    table.play("sow b2; y>c2; w>c3; g>b3; b>b2");
    assert!(
        table.tile("b2").meeples.has(lamplight_tribes::Tribe::Builder),
        "back on the start at the fourth step"
    );
}

#[test]
fn a_tile_from_which_no_move_can_be_finished_is_not_offered() {
    let mut table = draw("b2 y\nb3 g\nc3 g\nturn A");
    assert_eq!(table.moves(), ["sow b3", "sow c3"]);
    assert_eq!(
        table.refusal("sow b2"),
        ("sow/no-way-to-finish", "no move from b2 can end with the last meeple joining its own tribe".into())
    );
    assert_eq!(table.refuses("sow a1"), "sow/empty-tile");
    assert_eq!(table.refuses("sow a6"), "sow/no-such-tile");
}

#[test]
fn all_of_the_last_meeples_tribe_are_collected_and_nobody_else() {
    let mut table = draw("b2 w\nb3 wwwy\nturn A");
    table.play("sow b2; w>b3");
    assert_eq!(table.seat(A).elders, 4);
    assert_eq!(format!("{:?}", table.tile("b3").meeples), "1y");
    assert_eq!(table.tile("b3").owner, None);
}
