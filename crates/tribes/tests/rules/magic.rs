//! Magic items. Numbers are those of the Artisans' scenarios.

use lamplight_tribes::{Djinn, Event, Item, Tribe};
use table::{Eyes, Game, Reveal};

use crate::artisans::{HEART, with_artisans};
use crate::drawing::{A, B, C};

// artisans-16
#[test]
fn the_carpet_flies_the_last_meeple_to_its_own_tribe() {
    let mut table = with_artisans("a1 rgb\nf6 bw large_market\nf5 b\nA gold=0 items=flying_carpet\nturn A");
    table.play("sow a1; r>b1; g>b2");
    assert!(table.may("b>>f6") && table.may("b>>f5"));
    table.play("b>>f6");
    assert_eq!(table.happened(|e| matches!(e, Event::Collected { tribe: Tribe::Builder, count: 2, .. })), 1);
    assert_eq!(table.tile("f6").owner, None, "an Elder is still there");
    assert_eq!(table.view().items.unwrap().discard.count(Item::FlyingCarpet), 1);
    assert_eq!(table.seat(A).item_count, 0);
}

// artisans-17
#[test]
fn the_carpet_needs_the_colour_and_never_lands_in_the_chasm() {
    let mut table = with_artisans(&format!("{HEART}a1 gb\nf6 bw\ne6 b\nA items=flying_carpet\nturn A"));
    table.play("sow a1; g>b1");
    assert_eq!(table.refusal("b>>a6"), ("magic/cannot-fly", "no builder can fly to a6".into()));
    assert_eq!(table.refuses("b>>d4"), "magic/cannot-fly");
    assert_eq!(table.refuses("w>>f6"), "magic/cannot-fly");
}

#[test]
fn only_the_carpets_owner_flies() {
    let mut table = with_artisans("a1 gb\nc1 b\nf6 bw\nA gold=0\nB items=flying_carpet\nturn A");
    table.play("sow a1; g>b1");
    assert_eq!(table.moves(), ["b>c1"]);
}

// artisans-Q12
#[test]
fn the_carpet_carries_a_single_meeple() {
    let mut table =
        with_artisans("a1 b\nf6 bw large_market\na5 g\na6 g\nA gold=0 items=flying_carpet\nturn A");
    table.play("sow a1; b>>f6");
    assert_eq!(table.view().collected.map(|c| c.count), Some(2));
}

// artisans-Q11
#[test]
fn the_carpet_may_fly_to_the_tile_of_the_meeple_just_dropped() {
    let mut table = with_artisans("a1 bb\nf6 w\nA gold=0 items=flying_carpet\nb1 large_market\nturn A");
    table.play("sow a1; b>b1; b>>b1");
    assert_eq!(table.view().collected.map(|c| (c.count, c.tile.to_string())), Some((2, "b1".into())));
}

// artisans-Q10
#[test]
fn a_carpet_may_move_where_nobody_else_can_but_the_game_ends() {
    let mut table = with_artisans("a1 b\nf6 bw large_market\nA gold=0 items=flying_carpet\nturn A");
    assert!(table.may("sow a1"));
    table.play("sow a1; b>>f6");
    assert_eq!(table.game.ending(), Some("no-legal-move"));
}

// artisans-18
#[test]
fn one_magic_item_a_turn() {
    let mut table = with_artisans(
        "a1 gp\nf6 p large_market\nitem_pile jewellery fabulous_lamp\n\
         item_discard crown crown enchanting_flute burning_scimitar tempest_talisman horn_of_plenty rebirth_ring treasure_chest treasure_chest treasure_chest treasure_chest jewellery jewellery jewellery jewellery\n\
         A gold=0 items=flying_carpet\nturn A",
    );
    table.play("sow a1; g>b1; p>>f6; camel; keep fabulous_lamp");
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(
        table.refusal("magic fabulous_lamp"),
        ("magic/used-up", "a magic item has been used this turn already".into())
    );
    assert_eq!(table.refuses("magic crown"), "magic/not-yours");
}

// artisans-19, artisans-Q13
#[test]
fn the_lamp_gives_an_open_djinn_for_nothing() {
    let mut table = with_artisans(
        "a1 y\nb1 y\ndjinns nekir enki leta\nA elders=1 items=fabulous_lamp\nB djinns=baal gold=0\nturn A",
    );
    table.play("magic fabulous_lamp");
    assert_eq!(table.moves(), ["keep nekir", "keep enki", "keep leta"]);
    assert_eq!(table.refusal("keep boaz"), ("buy/not-on-offer", "boaz is not on offer".into()));
    table.play("keep enki");
    assert!(table.seat(A).djinns.contains(Djinn::Enki));
    assert_eq!((table.gold(B), table.view().djinns.len(), table.seat(A).elders), (2, 2, 1));
    assert!(table.may("use enki elder"), "it works at once");
}

// artisans-20, artisans-Q7
#[test]
fn the_flute_calls_up_to_five_from_the_neighbours() {
    let mut table = with_artisans(
        "b1 yy\nc2 gggw\nb2 r B\nf6 b\nf5 b\nA items=enchanting_flute\nC djinns=marid gold=0\nturn A",
    );
    table.play("magic enchanting_flute; at b2");
    assert!(!table.may("done"), "at least one");
    table.play("call y b1; call y b1; call g c2; call g c2; call g c2");
    assert_eq!(format!("{:?}", table.tile("b2").meeples), "2y 3g 1r");
    assert_eq!(table.tile("b1").owner, None, "no control is gained");
    assert_eq!((table.phase().as_str(), table.gold(C)), ("start", 0), "the sixth is not offered");
    let mut table = with_artisans("b1 yy\nf6 b\nf5 b\nA items=enchanting_flute\nturn A");
    table.play("magic enchanting_flute; at b2; call y b1; done");
    assert_eq!(table.tile("b2").meeples.total(), 1);
}

// artisans-21
#[test]
fn the_flute_does_not_call_over_mountains() {
    let mut table =
        with_artisans(&format!("{HEART}c3 workshop g\nd2 w\ne3 w\nA items=enchanting_flute\nturn A"));
    table.play("magic enchanting_flute; at d3");
    assert_eq!(table.moves(), ["call w d2", "call w e3"]);
    assert_eq!(
        table.refusal("call g c3"),
        ("magic/not-a-target", "enchanting_flute cannot be used on c3".into())
    );
}

// artisans-22, artisans-Q6
#[test]
fn the_scimitar_kills_any_two_and_wins_emptied_tiles() {
    let mut table = with_artisans("a1 y\nf6 gwb\nc1 r\nd1 r\nA gold=0 items=burning_scimitar\nturn A");
    table.play("magic burning_scimitar; kill y a1; kill g f6; camel");
    assert_eq!((table.tile("a1").owner, table.tile("f6").meeples.total()), (Some(A), 2));
    assert_eq!(table.view().bag.total(), 105 - 4);
    let mut table = with_artisans("a1 y B\nf6 gwb\nc1 r\nd1 r\nA gold=0 items=burning_scimitar\nturn A");
    table.play("magic burning_scimitar; kill y a1; kill g f6");
    assert_eq!(table.tile("a1").owner, Some(B));
    assert_eq!(table.refuses("kill vizier B"), "game/not-now");
}

#[test]
fn the_scimitar_may_win_two_tiles() {
    let mut table = with_artisans("a1 y\nf6 g\nc1 r\nd1 r\nA gold=0 items=burning_scimitar\nturn A");
    table.play("magic burning_scimitar; kill y a1; kill g f6; tent");
    assert!(table.tile("a1").tent);
    assert_eq!((table.tile("a1").owner, table.tile("f6").owner), (Some(A), Some(A)));
}

// artisans-23
#[test]
fn nekir_and_kandicha_do_not_care_for_the_scimitar() {
    let mut table = with_artisans(
        "a1 yy\nf6 gwb\nc1 r\nd1 r\nA gold=0 djinns=kandicha items=burning_scimitar\nC djinns=nekir gold=0\nturn A",
    );
    table.play("magic burning_scimitar; kill y a1; kill g f6");
    assert_eq!((table.gold(C), table.seat(A).viziers, table.seat(A).cards), (0, 0, 0));
}

// artisans-24, artisans-Q5
#[test]
fn the_talisman_moves_a_camel_to_a_bare_tile() {
    let mut table = with_artisans(
        "a1 small_market A palms=1\nb1 sacred_place_15\nc1 r\nd1 r\na2 B\na3 A\nA gold=0 items=tempest_talisman tent=a3\nturn A",
    );
    let camels = table.seat(A).camels;
    table.play("magic tempest_talisman");
    assert_eq!(table.moves(), ["at a1"], "one's own camels only, not the tent");
    assert_eq!(table.refuses("at a2"), "magic/not-a-target");
    table.play("at a1; at b1");
    assert_eq!((table.tile("a1").owner, table.tile("b1").owner), (None, Some(A)));
    assert_eq!((table.tile("a1").palms, table.seat(A).camels), (1, camels));
    assert_eq!(table.points(A, "tiles"), 15 + i32::from(table.tile("a3").value));
}

// artisans-25
#[test]
fn the_talisman_needs_a_bare_tile() {
    let mut table = with_artisans(
        "a1 A\nb1 palms=1\nb2 palaces=1\nb3 g\nb4 B\nc1 r\nd1 r\nA gold=0 items=tempest_talisman\nturn A",
    );
    table.play("magic tempest_talisman; at a1");
    for tile in ["b1", "b2", "b3", "b4", "a1"] {
        assert_eq!(table.refuses(&format!("at {tile}")), "magic/not-a-target", "{tile}");
    }
}

// artisans-26
#[test]
fn the_horn_lays_a_new_row_in_the_order_its_user_likes() {
    let mut table = with_artisans(
        "a1 g\nb1 g large_market\nrow fish fish fish fish\n\
         pile ivory ivory silk silk silk silk wheat wheat wheat\nB hand=rest\nA gold=0 items=horn_of_plenty\nturn A",
    );
    assert_eq!(table.reveal_of("magic horn_of_plenty"), Reveal::Something);
    assert_eq!(table.discard(), ["fish", "fish", "fish", "fish"]);
    assert_eq!(table.moves(), ["lay ivory", "lay silk", "lay wheat"]);
    assert_eq!(table.refusal("lay fish"), ("magic/not-to-be-laid", "no fish is left to be laid".into()));
    table.play("lay silk; lay wheat; lay ivory; lay ivory; lay silk; lay silk; lay silk");
    assert_eq!(table.row(), ["silk", "wheat", "ivory", "ivory", "silk", "silk", "silk", "wheat", "wheat"]);
    table.play("sow a1; g>b1; camel");
    assert_eq!(table.hand(A), ["silk", "wheat"]);
}

// artisans-Q14
#[test]
fn the_horn_reshuffles_the_discards_before_the_old_row_joins_them() {
    let mut table = with_artisans(
        "a1 g\nb1 g large_market\nrow fish fish\npile ivory\ndiscard silk silk\nB hand=rest\n\
         A gold=0 items=horn_of_plenty\nturn A",
    );
    table.play("magic horn_of_plenty");
    table.play("lay ivory");
    assert_eq!(table.row(), ["ivory", "silk", "silk"]);
    assert_eq!(table.discard(), ["fish", "fish"]);
}

// artisans-27
#[test]
fn the_ring_brings_an_item_back() {
    let mut table =
        with_artisans("a1 g\nb1 g\nitem_discard jewellery crown fabulous_lamp\nA items=rebirth_ring\nturn A");
    table.play("magic rebirth_ring");
    assert_eq!(table.moves(), ["keep jewellery", "keep crown", "keep fabulous_lamp"]);
    assert_eq!(table.refuses("keep rebirth_ring"), "magic/not-shown");
    table.play("keep crown");
    assert_eq!(table.seat(A).items.unwrap().count(Item::Crown), 1);
    assert_eq!(table.view().items.unwrap().discard.count(Item::RebirthRing), 1);
    assert_eq!(table.game.view(Eyes::Seat(B)).seats[0].items, None, "face down");

    let mut table = with_artisans("a1 g\nb1 g\nitem_discard fabulous_lamp\nA items=rebirth_ring\nturn A");
    table.play("magic rebirth_ring; keep fabulous_lamp");
    assert!(!table.may("magic fabulous_lamp"), "it waits for a later turn");
}

#[test]
fn an_item_without_effect_is_not_offered() {
    let mut table = with_artisans("a1 g\nb1 g\nA items=rebirth_ring,tempest_talisman,crown\nturn A");
    assert_eq!(table.moves(), ["sow a1", "sow b1"]);
    assert_eq!(
        table.refusal("magic rebirth_ring"),
        ("magic/no-effect", "rebirth_ring would have no effect now".into())
    );
    assert_eq!(table.refuses("magic crown"), "magic/nothing-to-use");
}

#[test]
fn magic_is_not_used_while_meeples_are_in_hand_nor_in_anothers_turn() {
    let mut table = with_artisans(
        "a1 gy\nc1 y\nb1 g\ndjinns nekir enki leta\nA items=fabulous_lamp\nB items=burning_scimitar\nturn A",
    );
    assert!(table.may("magic fabulous_lamp") && !table.may("magic burning_scimitar"));
    table.play("sow a1");
    assert_eq!(table.refuses("magic fabulous_lamp"), "game/not-now");
}

// artisans-Q10
#[test]
fn who_could_only_fly_may_stay() {
    let mut table = with_artisans("a1 b\nf6 bw\nA gold=0 items=flying_carpet\nturn A");
    assert!(table.may("skip"));
    table.play("skip");
    assert_eq!((table.seat(A).item_count, table.game.ending()), (1, Some("no-legal-move")));
    let mut table = with_artisans("a1 b\na2 b\nf6 bw\nA gold=0 items=flying_carpet\nturn A");
    assert_eq!(table.refuses("skip"), "skip/compulsory", "who can walk must move");
}

// artisans-Q11
#[test]
fn the_carpet_may_fly_back_to_the_start() {
    let mut table =
        with_artisans("a1 bgywb\nf6 w\nA gold=0 items=flying_carpet\na1 bgywb large_market\nturn A");
    table.play("sow a1; g>b1; y>b2; w>a2; b>a1; b>>a1");
    assert_eq!(table.view().collected.map(|c| (c.count, c.tile.to_string())), Some((2, "a1".into())));
}
