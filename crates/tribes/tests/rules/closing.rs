//! Sale of goods and clean-up.

use lamplight_tribes::Event;

use crate::drawing::{A, Table, draw};

fn at_close(rest: &str) -> Table {
    let mut table = draw(&format!("a1 y\nb1 y large_market\n{rest}\nturn A"));
    table.play("sow a1; y>b1").close();
    table
}

const HAND: &str = "fish,fish,fish,wheat,wheat,silk";

// base-53
#[test]
fn a_set_sells_for_its_size_and_leftovers_count_at_the_end() {
    let mut table = at_close(&format!("A gold=0 hand={HAND}"));
    assert_eq!(table.points(A, "merchandise"), 11);
    table.play("sell fish; sell wheat; sell silk");
    assert_eq!(table.moves(), ["done"]);
    table.play("done");
    assert_eq!((table.gold(A), table.points(A, "merchandise")), (7, 4));
    assert_eq!(table.discard(), ["silk", "fish", "wheat"]);
    table.play("sell fish; sell wheat; done");
    assert_eq!(table.gold(A), 10, "any number of sets");
    table.play("sell fish; done; end");
    assert_eq!(table.gold(A), 11);
}

// base-54
#[test]
fn al_amin_counts_two_fakirs_as_any_good() {
    let fakirs = "fakir,fakir,fakir,fakir,fakir";
    let table = at_close(&format!("A hand={HAND},{fakirs} djinns=al_amin"));
    assert_eq!(table.points(A, "merchandise"), 21 + 3 + 1);
    let table = at_close(&format!("A hand={HAND},{fakirs}"));
    assert_eq!(table.points(A, "merchandise"), 11);
}

// base-54
#[test]
fn al_amin_sells_nothing_during_the_game() {
    let mut table = at_close("A gold=0 hand=fish,fakir,fakir djinns=al_amin");
    assert_eq!(table.moves(), ["sell fish", "end"]);
    assert_eq!(table.refusal("sell fakir"), ("sell/fakirs", "Fakirs cannot be sold".into()));
}

// base-55
#[test]
fn goods_are_sold_at_the_end_of_ones_own_turn_only() {
    let mut table = draw("bid A B C D\nA hand=fish");
    assert_eq!(
        table.refusal("sell fish"),
        ("game/not-now", "\"sell fish\" cannot be played now; a bid is due".into())
    );
    let mut table = draw("a1 y\nb1 y small_market\nA hand=fish\nturn A");
    assert_eq!(table.refuses("sell fish"), "game/not-now");
    table.play("sow a1");
    assert_eq!(table.refuses("sell fish"), "game/not-now");
    table.play("y>b1");
    assert_eq!((table.phase().as_str(), table.refuses("sell fish")), ("tile", "game/not-now"));
    table.play("skip; sell fish; done");
    assert_eq!(table.gold(A), 51);
}

// base-OQ-18
#[test]
fn any_part_of_a_hand_can_be_sold() {
    let mut table = at_close(&format!("A gold=0 hand={HAND}"));
    table.play("sell wheat; sell fish; done");
    assert_eq!((table.gold(A), table.hand(A)), (3, vec!["silk", "fish", "fish", "wheat"]));
}

#[test]
fn goods_of_a_set_all_differ_and_are_in_hand() {
    let mut table = at_close(&format!("A gold=0 hand={HAND}"));
    assert_eq!(table.refusal("sell ivory"), ("sell/not-held", "no ivory is in hand".into()));
    table.play("sell fish");
    assert_eq!(
        table.refusal("sell fish"),
        ("sell/in-set-already", "the set holds fish already; goods of a set all differ".into())
    );
    assert_eq!(table.refuses("end"), "game/not-now");
}

#[test]
fn the_sale_is_one_step_that_a_power_closes() {
    let mut table = at_close("c3 oasis\nA gold=0 hand=fish,wheat elders=1 djinns=enki");
    table.play("sell fish; done; use enki elder; at c3");
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(table.refusal("sell wheat"), ("sell/over", "the sale is over for this turn".into()));
}

#[test]
fn a_whole_set_of_nine_sells_for_sixty() {
    let all: Vec<&str> = lamplight_tribes::Resource::GOODS.iter().map(|good| good.name()).collect();
    let mut table = at_close(&format!("A gold=0 hand={}", all.join(",")));
    let mut gold = Vec::new();
    for good in &all {
        table.play(&format!("sell {good}"));
        gold.push(table.view().sale.expect("goods are laid out"));
    }
    assert_eq!(gold, [1, 3, 7, 13, 21, 30, 40, 50, 60]);
    table.play("done");
    assert_eq!(table.gold(A), 60);
}

/// A is the last to act, and somebody can still move afterwards.
fn last(rest: &str) -> Table {
    let mut table = draw(&format!("a1 y\nb1 y large_market\nd3 g\nd4 g\n{rest}\nlast A"));
    table.play("sow a1; y>b1").close();
    table
}

// base-56
#[test]
fn an_empty_pile_is_made_of_the_discards_and_no_card_is_invented() {
    let mut table = last("row fish wheat silk\npile\ndiscard fish fish ivory fakir\nA gold=0\nB hand=rest");
    table.play("end");
    assert_eq!(table.row().len(), 7);
    assert_eq!(table.row()[..3], ["fish", "wheat", "silk"], "those left move to the front");
    assert_eq!((table.view().pile, table.discard().len()), (0, 0));
    assert_eq!(table.happened(|e| matches!(e, Event::Reshuffled { .. })), 1);
    assert_eq!(table.phase(), "bid");
}

#[test]
fn the_clean_up_fills_both_rows() {
    let mut table = last("row fish wheat\ndjinns baal\nA gold=0");
    table.play("end");
    assert_eq!((table.row().len(), table.view().djinns.len()), (9, 3));
    assert_eq!(table.row()[..2], ["fish", "wheat"]);
    assert_eq!(table.view().djinns[0], lamplight_tribes::Djinn::Baal);
    assert_eq!(table.view().round, 2);
}

#[test]
fn discarded_djinns_come_back_when_the_pile_is_empty() {
    let owned = "B djinns=al_amin,bouraq,echidna,enki,hagis,haurvatat,jafaar,kandicha,kumarbi,lamia,leta,marid,nekir,iblis,anun_nak";
    let mut table = last(&format!(
        "{owned}\nC djinns=boaz,monkir,shamhat\ndjinns baal\ndjinn_pile sloar\ndjinn_discard utug sibittis\nA gold=0"
    ));
    table.play("end");
    assert_eq!(table.view().djinns.len(), 3);
    assert_eq!((table.view().djinn_pile, table.view().djinn_discard.len()), (1, 0));
}

#[test]
fn a_turn_that_deals_new_cards_cannot_be_taken_back() {
    let mut table = last("row fish\nA gold=0");
    assert_eq!(table.reveal_of("end"), table::Reveal::Something);
    let mut table = at_close("A gold=0\nd3 g\nd4 g");
    assert_eq!(table.reveal_of("end"), table::Reveal::Nothing);
}
