//! Camels: who owns which tile.

use lamplight_tribes::{Ending, Event};

use crate::drawing::{A, B, C, draw};

/// Tiles of A so that so many of eight camels are left.
fn owned(left: usize) -> String {
    let far = ["f1", "f2", "f3", "f4", "f5", "e5", "d5", "c5"];
    far[left..].iter().map(|tile| format!("{tile} A\n")).collect()
}

// base-19
#[test]
fn a_tile_never_changes_its_owner_by_being_emptied_again() {
    let mut table = draw("b2 y\nb3 y oasis B\nturn A");
    table.play("sow b2; y>b3");
    assert_eq!(table.tile("b3").owner, Some(B));
    assert_eq!(table.seat(A).camels, 8);
    assert_eq!(table.seat(A).viziers, 2, "the tribe acts");
    assert_eq!(table.tile("b3").palms, 1, "and so does the tile");
}

// base-20
#[test]
fn palm_trees_come_with_the_tile() {
    let mut table = draw("b2 y\nb3 y large_market palms=2\nA gold=0\nturn A");
    table.play("sow b2; y>b3");
    assert_eq!(table.tile("b3").owner, Some(A));
    assert_eq!((table.points(A, "palms"), table.points(A, "tiles")), (6, 4));
}

// base-21
#[test]
fn picking_up_gives_no_control() {
    let mut table = draw("b2 y\nb3 y\nturn A");
    table.play("sow b2");
    assert_eq!(table.tile("b2").owner, None);
    table.play("y>b3");
    assert_eq!(table.tile("b2").owner, None);
}

// base-22
#[test]
fn the_last_camel_goes_to_the_final_tile_before_the_victims() {
    let mut table = draw(&format!("{}b2 r\nb3 r large_market\nc3 g\nA gold=0\nturn A", owned(1)));
    table.play("sow b2; r>b3");
    assert_eq!(table.view().ending, Some(Ending::LastCamel));
    table.play("kill g c3");
    assert_eq!(table.tile("b3").owner, Some(A));
    assert_eq!(table.tile("c3").owner, None);
    assert_eq!(table.seat(A).camels, 0);
}

// base-23
#[test]
fn without_a_camel_the_tile_stays_free_and_the_turn_goes_on() {
    let mut table = draw(&format!("{}b2 w\nb3 w oasis\nturn A\nending last-camel", owned(0)));
    table.play("sow b2; w>b3");
    assert_eq!(table.tile("b3").owner, None);
    assert_eq!((table.seat(A).elders, table.tile("b3").palms), (2, 1));
}

#[test]
fn control_of_an_emptied_tile_is_not_a_choice() {
    let mut table = draw("b2 y\nb3 y large_market\nA gold=0\nturn A");
    table.play("sow b2; y>b3");
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(table.happened(|e| matches!(e, Event::Controlled { seat: A, .. })), 1);
}

#[test]
fn a_tile_that_is_not_empty_is_not_won() {
    let mut table = draw("b2 y\nb3 yg large_market\nA gold=0\nturn A");
    table.play("sow b2; y>b3");
    assert_eq!(table.tile("b3").owner, None);
}

#[test]
fn a_tile_left_free_for_want_of_a_camel_can_be_won_later() {
    let mut table = draw(&format!(
        "{}b2 y\nb3 y large_market\na1 g\na2 g\nA gold=0\nB elders=2 djinns=leta\nturn A\nending last-camel",
        owned(0)
    ));
    table.play("sow b2; y>b3; end; use leta elders; at b3");
    assert_eq!(table.tile("b3").owner, Some(B));
}

// base-31
#[test]
fn a_kill_on_somebodys_tile_changes_no_control() {
    let mut table = draw("b2 r\nb3 r large_market\nc3 g C\nA gold=0\nturn A");
    table.play("sow b2; r>b3; kill g c3");
    assert_eq!(table.tile("c3").owner, Some(C));
    assert_eq!(table.seat(A).camels, 7, "only the final tile was won");
}

#[test]
fn a_kill_that_empties_a_free_tile_wins_it_without_its_action() {
    let mut table = draw("b2 r\nb3 rg large_market\nc3 g oasis\nA gold=0\nturn A");
    table.play("sow b2; r>b3; kill g c3");
    assert_eq!(table.tile("c3").owner, Some(A));
    assert_eq!(table.tile("c3").palms, 0);
}
