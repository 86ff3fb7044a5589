//! What the final tile offers.

use crate::drawing::{A, B, D, Table, draw};

/// A ends with two Viziers on b3, which is this kind of tile.
fn end_on(ground: &str, rest: &str) -> Table {
    let mut table = draw(&format!("b2 y\nb3 y {ground}\n{rest}\nturn A"));
    table.play("sow b2; y>b3");
    table
}

const ROW: &str = "row fish fakir silk gold ivory jewels papyrus spice wheat\n";

// base-34
#[test]
fn an_oasis_grows_a_palm_tree_whoever_owns_it() {
    let table = end_on("oasis D", "A gold=0");
    assert_eq!(table.tile("b3").palms, 1);
    assert_eq!((table.points(D, "palms"), table.points(A, "palms")), (3, 0));
    assert_eq!(table.view().palms_left, 11);
    assert_eq!(table.moves(), ["end"], "it was not a choice");
}

// base-34
#[test]
fn without_palm_trees_left_an_oasis_does_nothing() {
    let table = end_on("oasis", "f5 palms=12\nA gold=0");
    assert_eq!((table.tile("b3").palms, table.view().palms_left), (0, 0));
    assert_eq!(table.moves(), ["end"]);
}

// base-35
#[test]
fn without_palaces_left_a_village_does_nothing_and_bouraq_is_not_offered() {
    let mut table = end_on("village", "f5 palaces=10\nA gold=0 elders=1 djinns=bouraq");
    assert_eq!(table.tile("b3").palaces, 0);
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(
        table.refusal("use bouraq elder"),
        ("use/no-effect", "bouraq would have no effect now".into())
    );
}

#[test]
fn a_village_builds_a_palace() {
    let table = end_on("village", "A gold=0");
    assert_eq!((table.tile("b3").palaces, table.points(A, "palaces")), (1, 5));
}

// base-36
#[test]
fn a_large_market_costs_six_whatever_there_is_to_take() {
    let table = end_on("large_market", &format!("{ROW}A gold=5"));
    assert_eq!(table.moves(), ["end"]);
    let mut table = end_on("large_market", "row fish\nA gold=6");
    assert_eq!(table.moves(), ["take 1", "skip"]);
    table.play("take 1");
    assert_eq!((table.gold(A), table.hand(A), table.phase().as_str()), (0, vec!["fish"], "close"));
    let table = end_on("large_market", "row\nA gold=6");
    assert_eq!(table.moves(), ["end"]);
}

// base-OQ-17
#[test]
fn a_large_market_gives_two_of_the_same_six() {
    let mut table = end_on("large_market", &format!("{ROW}A gold=6"));
    assert_eq!(table.offers("take").len(), 6);
    assert_eq!(table.refuses("take 7"), "take/no-such-card");
    table.play("take 6");
    assert_eq!(
        table.moves(),
        ["take 1", "take 2", "take 3", "take 4", "take 5"],
        "papyrus does not slide in"
    );
    assert_eq!(
        table.refusal("take 6"),
        ("take/no-such-card", "there is no card 6 to take; cards 1 to 5 are on offer".into())
    );
    table.play("take 2");
    assert_eq!(table.hand(A), ["jewels", "fakir"]);
    assert_eq!(table.gold(A), 0);
    assert_eq!(table.row(), ["fish", "silk", "gold", "ivory", "papyrus", "spice", "wheat"]);
}

// base-37
#[test]
fn the_row_closes_up_and_is_refilled_only_in_the_clean_up() {
    let mut table = end_on("small_market", &format!("{ROW}f5 g\nf4 g\nA gold=3"));
    table.play("take 3");
    assert_eq!((table.hand(A), table.gold(A)), (vec!["silk"], 0));
    assert_eq!(table.row(), ["fish", "fakir", "gold", "ivory", "jewels", "papyrus", "spice", "wheat"]);
    table.play("end");
    assert_eq!(table.row().len(), 8);
}

#[test]
fn a_small_market_offers_three_for_three() {
    let mut table = end_on("small_market", &format!("{ROW}A gold=3"));
    assert_eq!(table.moves(), ["take 1", "take 2", "take 3", "skip"]);
    table.play("skip");
    assert_eq!((table.gold(A), table.seat(A).cards), (3, 0));
    let table = end_on("small_market", &format!("{ROW}A gold=2"));
    assert_eq!(table.moves(), ["end"]);
    let table = end_on("small_market", "row fish silk\nA gold=3");
    assert_eq!(table.moves(), ["take 1", "take 2", "skip"]);
}

#[test]
fn goods_cannot_be_sold_to_pay_a_market() {
    let mut table = end_on("small_market", &format!("{ROW}A gold=2 hand=fish,wheat elders=1 djinns=enki"));
    table.play("act");
    assert_eq!(table.phase(), "tile", "Enki could be used");
    assert_eq!(table.refuses("sell fish"), "game/not-now");
    assert_eq!(table.refusal("take 1"), ("pay/too-poor", "it costs 3 gold, but there is only 2".into()));
}

// base-38
#[test]
fn a_djinn_costs_two_elders_or_an_elder_and_a_fakir() {
    let mut table = end_on("sacred_place_6", "djinns baal boaz nekir\nA elders=1 hand=fakir");
    assert_eq!(
        table.moves(),
        ["buy baal elder+fakir", "buy boaz elder+fakir", "buy nekir elder+fakir", "skip"]
    );
    assert_eq!(table.refuses("buy baal elders"), "pay/cannot-pay");
    assert_eq!(table.refusal("buy enki elder+fakir"), ("buy/not-on-offer", "enki is not on offer".into()));
    table.play("buy boaz elder+fakir");
    assert_eq!((table.seat(A).elders, table.seat(A).cards), (0, 0));
    assert_eq!(table.view().bag.count(lamplight_tribes::Tribe::Elder), 20);
    assert_eq!(table.discard(), ["fakir"]);
    assert!(table.seat(A).djinns.contains(lamplight_tribes::Djinn::Boaz));

    let table = end_on("sacred_place_6", "djinns baal boaz nekir\nA hand=fakir,fakir");
    assert_eq!(table.moves(), ["end"], "two Fakirs are not accepted");
}

// base-38
#[test]
fn elders_collected_in_this_turn_can_pay() {
    let mut table = draw("b2 w\nb3 w sacred_place_15\ndjinns baal boaz nekir\nA gold=0\nturn A");
    table.play("sow b2; w>b3; buy nekir elders");
    assert_eq!(table.seat(A).elders, 0);
    assert_eq!(table.points(A, "djinns"), 6);
}

// base-39
#[test]
fn a_bought_djinn_leaves_a_gap_until_the_clean_up() {
    let mut table =
        end_on("sacred_place_6", "c5 w\nc4 w sacred_place_6\ndjinns baal boaz nekir\nA elders=2\nB elders=2");
    table.play("buy baal elders; end; sow c5; w>c4");
    assert_eq!(table.deciding(), Some(B));
    assert_eq!(table.offers("buy"), ["buy boaz elders", "buy nekir elders"]);
}

#[test]
fn without_an_open_djinn_a_sacred_place_does_nothing() {
    let all: Vec<String> = lamplight_tribes::Djinn::deck(lamplight_tribes::Expansions::default())
        .map(|djinn| djinn.to_string())
        .collect();
    let table = end_on("sacred_place_6", &format!("djinns\ndjinn_pile {}\nA elders=2", all.join(" ")));
    assert_eq!(table.moves(), ["end"]);
}

#[test]
fn a_power_bought_in_this_turn_can_be_used_at_once() {
    let mut table = end_on("sacred_place_6", "f5 oasis\ndjinns enki boaz nekir\nA elders=3");
    table.play("buy enki elders; use enki elder; at f5");
    assert_eq!(table.tile("f5").palms, 1);
}

#[test]
fn gold_the_builders_earned_in_this_turn_can_be_spent() {
    let mut table = draw(&format!("b2 b village\nb3 b small_market\n{ROW}A gold=1\nturn A"));
    table.play("sow b2; b>b3");
    assert!(table.gold(A) >= 3);
    assert!(table.may("take 1"));
}
