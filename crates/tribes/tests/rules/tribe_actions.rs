//! What collected meeples do.

use lamplight_tribes::{Event, Tribe};

use crate::drawing::{A, B, C, Table, draw};

#[test]
fn viziers_and_elders_stay_in_front_of_the_player() {
    let mut table = draw("b2 y\nb3 yy large_market\nA gold=0\nturn A");
    table.play("sow b2; y>b3");
    assert_eq!((table.seat(A).viziers, table.seat(A).elders), (3, 0));
    let mut table = draw("b2 w\nb3 ww large_market\nA gold=0\nturn A");
    table.play("sow b2; w>b3");
    assert_eq!((table.seat(A).viziers, table.seat(A).elders), (0, 3));
}

// base-24
#[test]
fn merchants_take_the_first_cards_and_the_market_offers_the_next() {
    let mut table = draw(
        "b2 g\nb3 gg small_market\nrow fish fakir silk gold ivory jewels papyrus spice wheat\nA gold=3\nturn A",
    );
    table.play("sow b2; g>b3");
    assert_eq!(table.hand(A), ["silk", "fish", "fakir"]);
    assert_eq!(table.row(), ["gold", "ivory", "jewels", "papyrus", "spice", "wheat"]);
    assert_eq!(table.moves(), ["take 1", "take 2", "take 3", "skip"]);
    table.play("take 2");
    assert_eq!(table.hand(A), ["ivory", "silk", "fish", "fakir"]);
    assert_eq!(table.view().bag.count(Tribe::Merchant), 18, "Merchants go to the bag");
}

// base-25
#[test]
fn merchants_take_what_there_is() {
    let mut table = draw("b2 g\nb3 ggg large_market\nrow fish silk\nA gold=0\nturn A");
    table.play("sow b2; g>b3");
    assert_eq!(table.hand(A), ["silk", "fish"]);
    assert!(table.row().is_empty());
    let mut table = draw("b2 g\nb3 ggg large_market\nrow\nA gold=0\nturn A");
    table.play("sow b2; g>b3");
    assert!(table.hand(A).is_empty());
    assert_eq!(table.moves(), ["end"]);
}

#[test]
fn fakirs_do_not_help_merchants() {
    let mut table = draw("b2 g\nb3 g large_market\nA gold=0 hand=fakir,fakir\nturn A");
    table.play("sow b2; g>b3");
    assert_eq!(table.seat(A).cards, 4);
    assert_eq!(table.moves().last().unwrap(), "end", "nothing was asked");
}

// base-26
#[test]
fn builders_count_blue_tiles_around_clipped_at_the_corner() {
    let mut table = draw(
        "a2 village\nb1 village\nb2 village\nc1 village\na3 village\na1 b small_market\na2 b village\nA gold=0\nturn A",
    );
    table.play("sow a2; b>a1");
    assert_eq!(table.gold(A), 6);
    assert_eq!(table.view().bag.count(Tribe::Builder), 18, "Builders go to the bag");
}

#[test]
fn the_builders_own_tile_counts_if_it_is_blue() {
    let mut table = draw("c2 b\nc3 b sacred_place_6\nA gold=0\nturn A");
    let around = table.view().tiles.into_iter().filter(|tile| {
        tile.colour == lamplight_tribes::Colour::Blue
            && tile.at.column().abs_diff(2) <= 1
            && tile.at.row().abs_diff(2) <= 1
    });
    let blue = around.count() as u16;
    assert!(blue >= 1);
    table.play("sow c2; b>c3");
    assert_eq!(table.gold(A), 2 * blue);
}

/// Four Builders at c3 with five blue tiles around.
const FIVE_BLUE: &str = "b2 village\nc2 b village\nd2 village\nb3 village\nd3 village\n\
                         c3 bbb large_market\nb4 oasis\nc4 oasis\nd4 oasis\n";

// base-27
#[test]
fn fakirs_and_echidna_raise_the_builders_gold() {
    let mut table =
        draw(&format!("{FIVE_BLUE}A gold=0 elders=1 hand=fakir,fakir,fakir djinns=echidna\nturn A"));
    table.play("sow c2; b>c3");
    assert_eq!(
        table.moves(),
        ["use echidna elder+fakir", "act", "act fakirs 1", "act fakirs 2", "act fakirs 3"]
    );
    table.play("use echidna elder+fakir; act fakirs 2");
    assert_eq!(table.happened(|e| matches!(e, Event::GoldGained { amount: 60, .. })), 1);
    assert_eq!(table.discard(), ["fakir", "fakir", "fakir"]);
    assert_eq!((table.seat(A).elders, table.seat(A).cards), (0, 0));
}

#[test]
fn the_view_tells_what_each_builder_would_earn() {
    let mut table = draw(&format!("{FIVE_BLUE}A gold=0 elders=2 hand=fakir djinns=echidna\nturn A"));
    let wage = |table: &Table| table.view().collected.expect("Builders were collected").wage;
    table.play("sow c2; b>c3");
    assert_eq!(wage(&table), 5);
    table.play("use echidna elders");
    assert_eq!(wage(&table), 10);
}

#[test]
fn builders_may_do_without_their_fakirs() {
    let mut table = draw(&format!("{FIVE_BLUE}A gold=0 hand=fakir\nturn A"));
    table.play("sow c2; b>c3; act");
    assert_eq!((table.gold(A), table.hand(A)), (20, vec!["fakir"]));
    let mut table = draw(&format!("{FIVE_BLUE}A gold=0 hand=fakir\nturn A"));
    table.play("sow c2; b>c3");
    assert_eq!(table.refuses("act fakirs 2"), "pay/too-few-fakirs");
}

// base-28
#[test]
fn builders_without_a_blue_tile_earn_nothing() {
    let red = "a1 oasis\nb1 oasis\nc1 oasis\na2 oasis\nb2 b oasis\nc2 oasis\na3 small_market\nb3 small_market\n\
               c3 small_market\na4 small_market\nb4 small_market\nc4 small_market\nb3 b small_market\n";
    let mut table = draw(&format!("{red}A gold=0 hand=fakir elders=2 djinns=echidna\nturn A"));
    table.play("sow b2; b>b3");
    assert_eq!(table.gold(A), 0);
    assert_eq!(table.moves(), ["end"], "neither Fakirs nor Echidna were offered");
}

/// Two Assassins at c3.
fn assassins(rest: &str) -> crate::drawing::Table {
    let mut table = draw(&format!("c2 r\nc3 rr large_market\n{rest}\nturn A"));
    table.play("sow c2; r>c3");
    table
}

/// Two Assassins collected at c3: one walked, one stood there.
fn two_assassins(rest: &str) -> crate::drawing::Table {
    let mut table = draw(&format!("c2 r\n{rest}\nturn A"));
    table.play("sow c2; r>c3");
    table
}

// base-29
#[test]
fn assassins_reach_as_many_steps_as_they_are() {
    let mut table = two_assassins("c3 ry large_market\ne3 g\nd4 g\nd2 w\ne4 b\nf3 b\nA gold=0 hand=fakir");
    assert_eq!(table.moves(), ["kill w d2", "kill y c3", "kill g e3", "kill b f3", "kill g d4", "kill b e4"]);
    table.play("kill b e4");
    assert!(table.hand(A).is_empty(), "the Fakir carried them the third step");
    assert_eq!(table.discard(), ["fakir"]);

    let mut table = two_assassins("c3 ry large_market\ne3 g\nd4 g\nd2 w\ne4 b\nf3 b\nA gold=0");
    assert_eq!(table.moves(), ["kill w d2", "kill y c3", "kill g e3", "kill g d4"]);
    assert_eq!(
        table.refusal("kill b e4"),
        ("kill/out-of-reach", "e4 is 3 steps away; the Assassins reach 2 with all Fakirs".into())
    );
    assert_eq!(table.refuses("kill y e3"), "kill/nobody-there");
}

#[test]
fn fakirs_are_spent_only_where_they_are_needed() {
    let mut table = assassins("e3 g\nA gold=0 hand=fakir,fakir");
    table.play("kill g e3");
    assert_eq!(table.hand(A), ["fakir", "fakir"]);
}

// base-30, base-OQ-3
#[test]
fn assassins_may_kill_where_they_stand_and_win_the_tile_before_its_action() {
    let mut table = two_assassins("c3 rb oasis\nA gold=0");
    assert_eq!(table.tile("c3").owner, None);
    table.play("kill b c3");
    let order: Vec<bool> = (table.events.iter())
        .filter(|e| matches!(e, Event::Controlled { .. } | Event::Placed { .. }))
        .map(|e| matches!(e, Event::Controlled { .. }))
        .collect();
    assert_eq!(order, [true, false], "first the camel, then the palm tree");
    assert_eq!((table.tile("c3").owner, table.tile("c3").palms), (Some(A), 1));
}

// base-32
#[test]
fn assassins_never_kill_their_owners_meeples_nor_those_boaz_protects() {
    let mut table =
        assassins("A gold=0 viziers=1 elders=1\nB viziers=1 elders=1 djinns=boaz\nC viziers=1 elders=2");
    assert_eq!(table.moves(), ["kill vizier C", "kill elder C"]);
    assert_eq!(table.refusal("kill vizier A").0, "kill/own-meeple");
    assert_eq!(
        table.refusal("kill elder B"),
        ("kill/protected", "Boaz protects the meeples of seat B".into())
    );
    assert_eq!(table.refuses("kill elder D"), "kill/nobody-there");
    table.play("kill elder C");
    assert_eq!((table.seat(C).elders, table.view().bag.count(Tribe::Elder)), (1, 17));
    assert_eq!(table.seat(B).elders, 1);
}

#[test]
fn boaz_does_not_protect_meeples_on_his_owners_tiles() {
    let mut table = assassins("c4 g B\nB djinns=boaz\nA gold=0");
    assert_eq!(table.moves(), ["kill g c4"]);
    table.play("kill g c4");
    assert_eq!(table.tile("c4").owner, Some(B));
}

// base-33
#[test]
fn without_a_victim_the_kill_is_skipped() {
    let mut table = draw("c2 r\nc3 r oasis\nf5 g\nf4 g\nturn A");
    table.play("sow c2; r>c3");
    assert_eq!(table.happened(|e| matches!(e, Event::Killed { .. })), 0);
    assert_eq!(table.tile("c3").palms, 1, "the tile's action follows");
    assert_eq!(table.view().bag.count(Tribe::Assassin), 18);
}

// base-OQ-4
#[test]
fn a_victim_in_reach_without_fakirs_must_be_killed() {
    let mut table = assassins("c4 g\nA gold=0 hand=fakir");
    assert_eq!(table.moves(), ["kill g c4"]);
    assert_eq!(table.refuses("skip"), "skip/compulsory");
    assert_eq!(table.refusal("act"), ("kill/must-kill", "Assassins have to choose a victim".into()));
}

// base-OQ-4
#[test]
fn a_victim_only_fakirs_can_reach_may_be_spared() {
    let mut table = two_assassins("c3 r large_market\nf3 g\nA gold=0 hand=fakir");
    assert_eq!(table.moves(), ["kill g f3", "skip"]);
    table.play("skip");
    assert_eq!(table.hand(A), ["fakir"]);
    assert_eq!(table.happened(|e| matches!(e, Event::Killed { .. })), 0);
}

#[test]
fn red_meeples_can_be_victims_too() {
    let mut table = assassins("c4 r\nA gold=0");
    table.play("kill r c4");
    assert_eq!(table.view().bag.count(Tribe::Assassin), 18);
}
