//! What each djinn does, one after the other by name.

use lamplight_tribes::{Djinn, Ending, Event, GoldFrom, Tribe};
use table::{Eyes, Game, Reveal};

use crate::drawing::{A, B, C, D, Table, draw};

fn gained(table: &Table, seat: table::Seat, from: GoldFrom) -> u16 {
    let gold = table.events.iter().filter_map(|event| match event {
        Event::GoldGained { seat: owner, amount, from: source } if *owner == seat && *source == from => {
            Some(*amount)
        }
        _ => None,
    });
    gold.sum()
}

/// A quiet turn of A, at its close: two Viziers collected on a large market, no gold.
fn at_close(rest: &str) -> Table {
    let mut table = draw(&format!("a1 y\nb1 y large_market\n{rest}\nturn A"));
    table.play("sow a1; y>b1").close();
    table
}

// base-40
#[test]
fn anun_nak_peoples_a_bare_tile_from_the_bag() {
    let mut table = draw(
        "a1 y\nb1 y large_market\nc1 palms=1\nd1 palaces=1\ne1 B\nf1 w\nA gold=0 elders=1 djinns=anun_nak\nturn A",
    );
    table.play("use anun_nak elder");
    for tile in ["a1", "b1", "c1", "d1", "e1", "f1"] {
        assert_eq!(table.refuses(&format!("at {tile}")), "use/not-a-target", "{tile}");
    }
    assert_eq!(table.reveal_of("at c3"), Reveal::Something);
    assert_eq!(table.tile("c3").meeples.total(), 3);
    assert_eq!(table.phase(), "start", "the turn has yet to begin");
}

/// Everybody but these stands in one heap, so that the bag holds no more than `bag`.
fn heap(bag: &str, rest: &str) -> Table {
    let mut all: String = lamplight_tribes::data::MEEPLES
        .iter()
        .flat_map(|(tribe, count)| std::iter::repeat_n(tribe.letter(), *count as usize))
        .collect();
    for letter in bag.chars().chain("yy".chars()) {
        let at = all.find(letter).expect("enough meeples");
        all.remove(at);
    }
    draw(&format!("a1 y\nb1 y large_market\nf5 {all}\n{rest}\nturn A"))
}

// base-40, base-OQ-9
#[test]
fn anun_nak_places_what_the_bag_has_and_is_not_offered_with_an_empty_bag() {
    let mut table = heap("gb", "A gold=0 hand=fakir djinns=anun_nak");
    table.play("use anun_nak fakir; at c3");
    assert_eq!(format!("{:?}", table.tile("c3").meeples), "1g 1b");
    let mut table = heap("g", "A gold=0 hand=fakir djinns=anun_nak");
    table.play("use anun_nak fakir; at c3");
    assert_eq!(format!("{:?}", table.tile("c3").meeples), "1g");
    let mut table = heap("", "A gold=0 hand=fakir djinns=anun_nak");
    assert!(table.offers("use").is_empty());
    assert_eq!(table.refuses("use anun_nak fakir"), "use/no-effect");
}

#[test]
fn anun_nak_may_people_the_tile_just_left_and_is_no_move_for_marid() {
    let mut table = at_close("A gold=0 elders=1 djinns=anun_nak\nB djinns=marid");
    table.play("use anun_nak elder; at a1");
    assert_eq!(table.tile("a1").meeples.total(), 3);
    assert_eq!(gained(&table, B, GoldFrom::Marid), 0);
}

// base-41
#[test]
fn leta_takes_only_bare_tiles_and_utug_only_peopled_ones() {
    let board = "c3 palaces=1\nd3 g palms=1\ne3 B\nf3 g B\nd4 g\n";
    let mut table = at_close(&format!("{board}A gold=0 elders=4 djinns=leta,utug"));
    table.play("use leta elders");
    for tile in ["c3", "d3", "e3", "f3", "d4"] {
        assert_eq!(table.refuses(&format!("at {tile}")), "use/not-a-target", "{tile}");
    }
    table.play("at f1; use utug elders");
    assert_eq!(table.tile("f1").owner, Some(A));
    assert_eq!(table.moves(), ["at d4"], "neither empty tiles nor trees, palaces or camels");
    assert_eq!(table.refusal("at c4"), ("use/not-a-target", "utug cannot be used on c4".into()));
    table.play("at d4");
    assert_eq!((table.tile("d4").owner, table.tile("d4").meeples.total()), (Some(A), 1));
}

// base-42, base-OQ-24
#[test]
fn leta_may_place_the_last_camel_before_the_move() {
    let far = "f1 A\nf2 A\nf3 A\nf4 A\nf5 A\ne5 A\nd5 A\n";
    let mut table =
        draw(&format!("{far}a1 y\nb1 y large_market\na3 g\na4 g\nA gold=0 elders=2 djinns=leta\nturn A"));
    table.play("use leta elders; at c3");
    assert_eq!(table.view().ending, Some(Ending::LastCamel));
    table.play("sow a1; y>b1");
    assert_eq!(table.tile("b1").owner, None, "no camel is left");
    table.play("end");
    assert_eq!(table.deciding(), Some(B), "the round is completed");
    table.finish_round();
    assert_eq!(table.phase(), "over");
}

#[test]
fn leta_and_utug_need_a_camel() {
    let far = "f1 A\nf2 A\nf3 A\nf4 A\nf5 A\ne5 A\nd5 A\nc5 A\n";
    let mut table = at_close(&format!("{far}d3 g\nA gold=0 elders=2 djinns=leta,utug\nending last-camel"));
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(table.refuses("use leta elders"), "use/no-effect");
}

// base-43
#[test]
fn marid_pays_for_each_meeple_dropped_on_his_owners_tiles() {
    let mut table = draw("a1 ygb\nb1 C\nc1 C\nd1 b\nC djinns=marid gold=0\nturn A");
    table.play("sow a1; y>b1; g>c1; b>d1");
    assert_eq!(table.gold(C), 4);

    let mut table = draw("a1 ygb\nb1 C\nc1 C\nd1 b C large_market\nC djinns=marid gold=0\nturn C");
    table.play("sow a1; y>b1; g>c1");
    assert_eq!(table.gold(C), 2);
    table.play("b>d1");
    assert_eq!(gained(&table, C, GoldFrom::Marid), 1, "the last meeple counts");
}

// base-OQ-23
#[test]
fn marid_pays_nothing_for_a_camel_placed_by_the_same_move() {
    let mut table = draw("a1 y\nb1 y large_market\nA gold=0 djinns=marid\nturn A");
    table.play("sow a1; y>b1");
    assert_eq!((table.tile("b1").owner, table.gold(A)), (Some(A), 0));
}

// base-44
#[test]
fn monkir_pays_for_every_palace() {
    let mut table = draw("a1 y\nb1 y village\nB djinns=monkir gold=0\nturn A");
    table.play("sow a1; y>b1");
    assert_eq!(table.gold(B), 2);
    let mut table =
        draw("a1 y\nb1 y large_market\nc3 village\nB djinns=monkir,bouraq elders=1 gold=0\nturn B");
    table.play("use bouraq elder; at c3");
    assert_eq!(table.gold(B), 1);
}

// base-44
#[test]
fn monkir_pays_for_a_palace_moved_by_hagis_too() {
    let mut table = draw("a1 y\nb1 y village\nA elders=1 djinns=hagis\nB djinns=monkir gold=0\nturn A");
    table.play("sow a1; y>b1; use hagis elder; at c2");
    assert_eq!((table.tile("c2").palaces, table.tile("b1").palaces, table.gold(B)), (1, 0, 2));
}

// base-45, base-OQ-10
#[test]
fn baal_pays_for_every_djinn_gained_but_himself() {
    let sacred = "a1 y\nb1 y sacred_place_6\n";
    let mut table =
        draw(&format!("{sacred}djinns nekir leta enki\nA elders=2\nD djinns=baal gold=0\nturn A"));
    table.play("sow a1; y>b1; buy nekir elders");
    assert_eq!(table.gold(D), 2);

    let mut table = draw(&format!("{sacred}D djinns=baal,sibittis gold=0 elders=2\nturn D"));
    table.play("use sibittis elders");
    let keep = table.moves().remove(0);
    assert_eq!(table.gold(D), 0);
    table.play(&keep);
    assert_eq!(table.gold(D), 1, "once, for the card kept");

    let mut table = draw(&format!("{sacred}djinns baal leta enki\nD gold=0 elders=2\nturn D"));
    table.play("sow a1; y>b1; buy baal elders");
    assert_eq!(table.gold(D), 0);
}

/// A kills at c3 with two Assassins.
fn killing(rest: &str) -> Table {
    let mut table = draw(&format!("c2 r\nc3 r large_market\n{rest}\nturn A"));
    table.play("sow c2; r>c3");
    table
}

// base-46, base-OQ-13
#[test]
fn nekir_pays_for_an_assassination_not_for_a_victim() {
    let mut table = killing("d3 gb\nA gold=0 elders=1 djinns=iblis\nB djinns=nekir gold=0");
    table.play("use iblis elder; kill g d3");
    assert_eq!(table.happened(|e| matches!(e, Event::Killed { .. })), 2);
    assert_eq!(table.gold(B), 2);
    let mut table = killing("d3 gb\nA gold=0 djinns=nekir");
    table.play("kill g d3");
    assert_eq!(table.gold(A), 1);
}

// base-OQ-13
#[test]
fn nekir_pays_for_a_meeple_kandicha_captures() {
    let mut table = killing("d3 yb\nA gold=0 djinns=kandicha\nB djinns=nekir gold=0");
    table.play("kill y d3");
    assert_eq!((table.gold(B), table.seat(A).viziers), (2, 1));
}

// base-47
#[test]
fn kandicha_draws_a_card_for_a_merchant() {
    let mut table = killing("d3 gb\nA gold=0 djinns=kandicha");
    let before = table.view().pile;
    table.play("kill g d3");
    assert_eq!((table.view().pile, table.seat(A).cards), (before - 1, 1));
    assert!(table.events.iter().any(|e| matches!(e, Event::CardDrawn { seat: A, card: Some(_) })));
    assert_eq!(table.game.view(Eyes::Seat(B)).seats[0].hand, None, "nobody else sees it");
    assert_eq!(table.view().bag.count(Tribe::Merchant), 18, "the victim goes to the bag");
}

/// Four blue tiles in the block of d3, and no other around c3.
const FOUR_BLUE: &str = "e2 village\ne3 village\ne4 village\nd4 village\n\
                         b2 oasis\nb3 oasis\nb4 oasis\nc2 r oasis\nd2 oasis\nc4 small_market\nc3 r large_market\n";

// base-47
#[test]
fn kandicha_earns_gold_for_a_builder_where_he_stood() {
    let mut table =
        draw(&format!("{FOUR_BLUE}d3 bg small_market\nA gold=0 hand=fakir djinns=kandicha\nturn A"));
    table.play("sow c2; r>c3; kill b d3");
    assert_eq!(gained(&table, A, GoldFrom::Kandicha), 4);
    assert_eq!(table.hand(A), ["fakir"], "no Fakir helps");
}

// base-47
#[test]
fn kandicha_captures_viziers_and_elders() {
    let mut table = killing("A gold=0 djinns=kandicha\nC elders=2");
    table.play("kill elder C");
    assert_eq!((table.seat(A).elders, table.seat(C).elders), (1, 1));
    let mut table = killing("d3 y\nA gold=0 djinns=kandicha");
    table.play("kill y d3");
    assert_eq!((table.seat(A).viziers, table.tile("d3").owner), (1, Some(A)), "the tile was emptied");
}

// base-47
#[test]
fn kandicha_rewards_both_victims_of_iblis_and_nothing_for_assassins() {
    let mut table = killing("d3 yw\nA gold=0 elders=1 djinns=kandicha,iblis");
    table.play("use iblis elder; kill y d3");
    assert_eq!((table.seat(A).viziers, table.seat(A).elders), (1, 1));
    let mut table = killing("d3 rg\nA gold=0 djinns=kandicha");
    table.play("kill r d3");
    assert_eq!((table.seat(A).cards, table.gold(A)), (0, 0));
    assert_eq!(table.view().bag.count(Tribe::Assassin), 18);
}

// base-OQ-25
#[test]
fn kandicha_draws_nothing_where_there_is_nothing() {
    let mut table = killing("d3 gb\nrow fish\npile\nA gold=0 djinns=kandicha\nB hand=rest");
    table.play("kill g d3");
    assert_eq!(table.seat(A).cards, 0);
}

// base-48, base-OQ-11
#[test]
fn iblis_kills_two_in_one_place() {
    let mut table = killing("d3 ry\nd4 gw\nA gold=0 elders=1 djinns=iblis\nB viziers=1 elders=1\nC elders=1");
    table.play("use iblis elder");
    table.play("kill r d3");
    assert!(table.tile("d3").meeples.is_empty(), "the only one left dies too");
    assert_eq!(table.tile("d3").owner, Some(A));

    let mut table =
        killing("d3 ryg\nd4 gw\nA gold=0 elders=1 djinns=iblis\nB viziers=1 elders=1\nC elders=1");
    table.play("use iblis elder; kill r d3");
    assert_eq!(table.moves(), ["kill y d3", "kill g d3"]);
    assert_eq!(
        table.refusal("kill g d4"),
        ("kill/other-place", "both victims must be in the same place".into())
    );
    assert_eq!(table.refuses("kill elder B"), "kill/other-place");
    assert_eq!(table.refuses("kill w d3"), "kill/nobody-there");
    assert_eq!(table.refuses("skip"), "skip/compulsory");
    table.play("kill g d3");
    assert_eq!(format!("{:?}", table.tile("d3").meeples), "1y");

    let mut table = killing("A gold=0 elders=1 djinns=iblis\nB viziers=2 elders=1\nC elders=1");
    table.play("use iblis elder; kill elder B");
    assert_eq!((table.seat(B).viziers, table.seat(B).elders, table.seat(C).elders), (1, 0, 1));
}

// base-OQ-11
#[test]
fn iblis_may_kill_a_single_victim() {
    let mut table = killing("d3 g\nd4 gw\nA gold=0 elders=1 djinns=iblis\nC elders=1");
    table.play("use iblis elder");
    assert!(table.may("kill g d3") && table.may("kill elder C"));
    table.play("kill g d3");
    assert_eq!(table.happened(|e| matches!(e, Event::Killed { .. })), 1);
}

#[test]
fn iblis_paid_for_still_lets_the_turn_go_on_when_the_reach_is_gone() {
    // The only victims need a Fakir to reach, and Sloar then spends the last one.
    let mut table =
        killing("f3 gw\nrow fish\npile wheat\nA gold=0 elders=1 hand=fakir djinns=iblis,sloar\nB hand=rest");
    table.play("use iblis elder; use sloar fakir");
    assert_eq!(table.hand(A), ["wheat"]);
    assert_eq!(table.moves(), ["skip"]);
    table.play("skip");
    assert_eq!(table.deciding(), Some(A));
}

// base-49, base-OQ-7
#[test]
fn hagis_moves_a_palace_to_any_of_the_eight_tiles_around_once() {
    let mut table =
        draw("c2 y\nc3 y village\nd4 small_market B\nf5 village\nA elders=3 djinns=hagis,bouraq\nturn A");
    table.play("sow c2; y>c3; act");
    assert_eq!(table.moves(), ["use bouraq elder", "place", "use hagis elder"]);
    table.play("use hagis elder");
    assert_eq!(table.moves(), ["at b2", "at c2", "at d2", "at b3", "at d3", "at b4", "at c4", "at d4"]);
    assert_eq!(table.refusal("at f5"), ("use/not-neighbouring", "f5 is not a neighbour of c3".into()));
    assert_eq!(table.refuses("at c3"), "use/not-neighbouring");
    table.play("at d4");
    assert_eq!((table.tile("d4").palaces, table.tile("c3").palaces), (1, 0));
    table.play("use bouraq elder; at f5");
    assert_eq!(table.tile("f5").palaces, 1, "Hagis is spent, so nothing is asked");
    assert_eq!(table.refuses("use hagis elder"), "use/used-up");
}

// base-49
#[test]
fn hagis_moves_bouraqs_palace_and_lamia_enkis_palm_tree() {
    let mut table = at_close("c3 village\nA gold=0 elders=2 djinns=hagis,bouraq");
    table.play("use bouraq elder; at c3");
    assert_eq!(table.moves(), ["place", "use hagis elder"]);
    table.play("use hagis elder; at b2");
    assert_eq!(table.tile("b2").palaces, 1);

    let mut table = at_close("c3 oasis\nA gold=0 elders=1 hand=fakir djinns=lamia,enki");
    table.play("use enki elder; at c3; use lamia fakir; at d4");
    assert_eq!((table.tile("d4").palms, table.view().palms_left), (1, 11));

    let mut table = draw("c2 y\nc3 y oasis\nA elders=1 djinns=lamia,hagis\nturn A");
    table.play("sow c2; y>c3");
    assert_eq!(table.moves(), ["place", "use lamia elder"], "Hagis moves no palm trees");
    assert_eq!(table.refuses("use hagis elder"), "game/not-now");
    table.play("place");
    assert_eq!(table.tile("c3").palms, 1);
}

#[test]
fn bouraq_and_enki_place_on_their_own_kind_of_tile_only() {
    let mut table = at_close("c3 village w B palaces=2\nA gold=0 elders=1 djinns=bouraq");
    table.play("use bouraq elder");
    assert_eq!(table.offers("at").len(), 5);
    assert_eq!(table.refuses("at b1"), "use/not-a-target");
    table.play("at c3");
    assert_eq!(table.tile("c3").palaces, 3);

    let mut table = at_close("c3 oasis\nA gold=0 hand=fakir djinns=enki");
    table.play("use enki fakir");
    assert_eq!(table.offers("at").len(), 6);
    table.play("at c3");
    assert_eq!((table.tile("c3").palms, table.view().palms_left), (1, 11));
    let mut table = at_close("f5 palms=12\nA gold=0 hand=fakir djinns=enki");
    assert_eq!(table.refuses("use enki fakir"), "use/no-effect");
}

// base-50
#[test]
fn sloar_is_paid_with_a_fakir_only() {
    let mut table = at_close("A gold=0 elders=1 djinns=sloar");
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(table.refuses("use sloar elder"), "pay/cannot-pay");
    let mut table = at_close("row fish\npile fish wheat silk\nB hand=rest\nA gold=0 hand=fakir djinns=sloar");
    table.play("use sloar fakir");
    assert_eq!(table.hand(A), ["silk"], "the top of the pile is its end");
    assert_eq!(table.game.view(Eyes::Spectator).seats[0].hand, None);
}

// base-OQ-25
#[test]
fn sloar_may_draw_the_fakir_he_was_paid_with() {
    let mut table = at_close("row fish\npile\nB hand=rest\nA gold=0 hand=fakir djinns=sloar");
    table.play("use sloar fakir");
    assert_eq!(table.hand(A), ["fakir"]);
    assert_eq!(table.happened(|e| matches!(e, Event::Reshuffled { .. })), 1);
}

// base-51
#[test]
fn powers_with_a_cost_are_for_the_owners_own_turn() {
    let mut table = draw("a1 y\nb1 y large_market\nA gold=0\nB elders=3 djinns=enki,leta,sloar\nturn A");
    assert!(table.offers("use").is_empty());
    assert_eq!(table.refusal("use enki elder"), ("use/not-yours", "enki is not yours".into()));
    table.play("sow a1; y>b1");
    assert_eq!(table.moves(), ["end"]);
}

// base-52
#[test]
fn echidna_costs_at_least_one_elder() {
    let builders = "c2 b village\nc3 b large_market\n";
    let offers = |seat: &str| {
        let mut table = draw(&format!("{builders}{seat} gold=0 djinns=echidna\nturn A"));
        table.play("sow c2; b>c3");
        table.offers("use")
    };
    assert_eq!(offers("A elders=2"), ["use echidna elders"]);
    assert_eq!(offers("A elders=1 hand=fakir"), ["use echidna elder+fakir"]);
    assert!(offers("A hand=fakir,fakir").is_empty());
    assert_eq!(offers("A elders=2 hand=fakir"), ["use echidna elders", "use echidna elder+fakir"]);
    let mut table = draw(&format!("{builders}A gold=0 hand=fakir,fakir djinns=echidna\nturn A"));
    table.play("sow c2; b>c3");
    assert_eq!(table.refuses("use echidna fakirs"), "pay/cannot-pay");
}

// base-OQ-8
#[test]
fn echidna_doubles_nothing_that_was_paid_before() {
    let mut table =
        draw("c2 b village\nc3 b sacred_place_6\ndjinns echidna boaz nekir\nA gold=0 elders=4\nturn A");
    table.play("sow c2; b>c3");
    let earned = table.gold(A);
    table.play("buy echidna elders");
    assert_eq!(table.gold(A), earned);
    assert_eq!(table.refuses("use echidna elders"), "game/not-now");
}

#[test]
fn echidna_and_iblis_need_their_own_tribe() {
    let mut table = draw("c2 y\nc3 y large_market\nA gold=0 elders=3 djinns=echidna,iblis\nturn A");
    table.play("sow c2; y>c3");
    assert_eq!(table.moves(), ["end"]);
}

// base-OQ-12
#[test]
fn echidna_does_not_double_kandichas_gold() {
    let mut table =
        draw(&format!("{FOUR_BLUE}d3 bg small_market\nA gold=0 elders=2 djinns=kandicha,echidna\nturn A"));
    table.play("sow c2; r>c3");
    assert!(!table.may("use echidna elders"));
    table.play("kill b d3");
    assert_eq!(gained(&table, A, GoldFrom::Kandicha), 4);
}

#[test]
fn sibittis_shows_three_keeps_one_and_discards_two() {
    let mut table = at_close(
        "djinns baal boaz nekir\ndjinn_pile al_amin bouraq echidna enki hagis haurvatat jafaar kandicha kumarbi lamia leta marid monkir shamhat sloar utug iblis anun_nak\nA gold=0 elders=2 djinns=sibittis",
    );
    assert_eq!(table.reveal_of("use sibittis elders"), Reveal::Something);
    assert_eq!(table.moves(), ["keep anun_nak", "keep iblis", "keep utug"]);
    assert_eq!(table.refusal("keep enki"), ("use/not-shown", "enki is not among the djinns shown".into()));
    assert_eq!(table.refuses("skip"), "skip/compulsory");
    let secret = serde_json::to_value(table.game.view(Eyes::Seat(B)).phase).unwrap();
    assert_eq!(secret, serde_json::json!({"kind": "keep_djinn", "djinns": []}));
    table.play("keep iblis");
    assert!(table.seat(A).djinns.contains(Djinn::Iblis));
    assert_eq!(table.view().djinn_discard.iter().collect::<Vec<_>>(), [Djinn::AnunNak, Djinn::Utug]);
    assert_eq!(table.view().djinns.len(), 3, "the open ones are untouched");
}

#[test]
fn sibittis_reshuffles_the_discards_when_the_pile_runs_short() {
    let rest = "djinns baal boaz nekir\nB djinns=al_amin,bouraq,echidna,enki,hagis,haurvatat,jafaar,kandicha,kumarbi,lamia,leta,marid\n";
    let mut table = at_close(&format!(
        "{rest}djinn_pile anun_nak\ndjinn_discard iblis monkir shamhat sloar utug\nA gold=0 elders=2 djinns=sibittis"
    ));
    table.play("use sibittis elders");
    assert_eq!(table.offers("keep").len(), 3);
    assert!(table.may("keep anun_nak"), "what was left of the pile comes first");
    assert_eq!(table.happened(|e| matches!(e, Event::Reshuffled { .. })), 1);

    let mut table = at_close(&format!(
        "{rest}djinn_pile iblis anun_nak\nC djinns=monkir,shamhat,sloar,utug\nA gold=0 elders=2 djinns=sibittis"
    ));
    table.play("use sibittis elders");
    assert_eq!(table.moves(), ["keep anun_nak", "keep iblis"]);

    let mut table = at_close(&format!(
        "{rest}djinn_pile\nC djinns=monkir,shamhat,sloar,utug,iblis,anun_nak\nA gold=0 elders=2 djinns=sibittis"
    ));
    assert_eq!(table.refuses("use sibittis elders"), "use/no-effect");
}

#[test]
fn a_djinn_sibittis_brings_works_at_once() {
    let mut table = at_close(
        "c3 oasis\ndjinns baal boaz nekir\ndjinn_pile al_amin bouraq echidna hagis haurvatat jafaar kandicha kumarbi lamia leta marid monkir shamhat sloar utug iblis anun_nak enki\nA gold=0 elders=3 djinns=sibittis",
    );
    table.play("use sibittis elders; keep enki; use enki elder; at c3");
    assert_eq!(table.tile("c3").palms, 1);
}

// base-OQ-6
#[test]
fn powers_can_be_used_between_the_steps_of_a_turn_but_not_while_meeples_are_in_hand() {
    let mut table = draw("a1 wy\nb1 g\nc1 y large_market\nA elders=9 djinns=enki,leta,utug,sibittis\nturn A");
    assert!(table.may("use enki elder"), "before the move");
    table.play("sow a1");
    assert!(table.offers("use").is_empty());
    assert_eq!(table.refuses("use enki elder"), "game/not-now");
    table.play("w>b1; y>c1");
    assert_eq!(table.phase(), "act");
    assert!(table.may("use enki elder"), "before the tribe acts");
    table.play("act");
    assert_eq!(table.phase(), "tile");
    assert!(table.may("use enki elder"), "before the tile acts");
    table.play("skip");
    assert!(table.may("use enki elder"), "before the turn ends");
    let target = {
        table.play("use enki elder");
        table.moves().remove(0)
    };
    table.play(&target);
    assert!(!table.may("use enki elder") && table.may("use leta elders"), "each once, several in a turn");
    assert_eq!(table.refusal("use enki elder"), ("use/used-up", "enki has been used already".into()));
}

#[test]
fn passive_djinns_are_never_used() {
    let mut table = at_close("A gold=0 elders=9 djinns=baal,jafaar,marid");
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(
        table.refusal("use marid elder"),
        ("use/works-by-itself", "marid works by itself and is never used".into())
    );
}

// base-OQ-5
#[test]
fn with_two_players_a_power_can_be_used_once_for_each_marker() {
    let mut table = draw(
        "players 2\na1 y\nb1 y large_market\na3 g\na4 g large_market\nc3 gg\nc4 bb\nA gold=0 elders=3 djinns=enki\nB gold=0\nturn A",
    );
    table.play("use enki elder");
    let target = table.moves().remove(0);
    table.play(&target).play("sow a1; y>b1");
    assert!(!table.may("use enki elder"));
    table.play("end; sow a3; g>a4; end");
    assert_eq!(table.deciding(), Some(A));
    assert!(table.may("use enki elder"));
}

#[test]
fn points_at_the_end_are_raised_by_their_djinns() {
    let table = draw(
        "a1 A palms=2\nA viziers=2 elders=3 djinns=haurvatat,jafaar,shamhat\nB viziers=2 elders=3\nb1 B palms=2\nturn C\nc3 g\nc4 g",
    );
    assert_eq!([A, B].map(|seat| table.points(seat, "palms")), [10, 6]);
    assert_eq!([A, B].map(|seat| table.points(seat, "viziers")), [6, 2]);
    assert_eq!([A, B].map(|seat| table.points(seat, "elders")), [12, 6]);
    assert_eq!([A, B].map(|seat| table.points(seat, "vizier_majority")), [20, 20]);
    assert_eq!(table.points(A, "djinns"), 8 + 6 + 6);
}
