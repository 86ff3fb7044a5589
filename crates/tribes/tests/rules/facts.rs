//! What a legal move says it costs and brings. One test per kind of fact; the laws hold that no fact tells a secret.

use lamplight_tribes::{
    Collected, Djinn, Draws, Ending, Facts, Gift, GoldFrom, Item, Kept, Lost, Marker, Piece, Placed,
    Resource, Robbed, Thief, Tribe, Victim, Won,
};
use table::Game;

use crate::drawing::{A, B, C, D, Table, draw};

/// The facts of a legal move.
#[track_caller]
fn facts(table: &Table, text: &str) -> Facts {
    assert!(table.may(text), "{text} is not legal; {:?} are", table.moves());
    table.game.facts(text.parse().expect("a move"))
}

fn tile(name: &str) -> lamplight_tribes::Tile {
    name.parse().expect("a tile")
}

#[test]
fn a_bid_tells_its_price_and_the_gold_left() {
    let table = draw("bid A B C D\nA gold=7");
    let bid = facts(&table, "bid 5");
    assert_eq!((bid.price, bid.gold_left, bid.fakirs, bid.points), (Some(5), Some(2), None, Some(-5)));
    assert_eq!(facts(&table, "bid 0"), Facts { price: Some(0), gold_left: Some(7), ..Facts::default() });
}

#[test]
fn a_bid_with_kumarbi_tells_the_lower_price() {
    let table = draw("bid A B C D\nA gold=7 djinns=kumarbi hand=fakir,fakir");
    let bid = facts(&table, "bid 12 fakirs 2");
    assert_eq!((bid.price, bid.gold_left, bid.fakirs), (Some(5), Some(2), Some(2)));
}

/// Three Builders collected at c3 with five blue tiles around.
const FIVE_BLUE: &str = "b2 village\nc2 b village\nd2 village\nb3 village\nd3 village\n\
                         c3 bbr large_market\nb4 oasis\nc4 oasis\nd4 oasis\n";

#[test]
fn builders_tell_their_gold_and_what_fakirs_add() {
    let mut table = draw(&format!("{FIVE_BLUE}A gold=0 hand=fakir,fakir\nturn A"));
    table.play("sow c2; b>c3");
    assert_eq!(facts(&table, "act").gold, Some(15));
    let helped = facts(&table, "act fakirs 2");
    assert_eq!((helped.gold, helped.fakirs, helped.gold_left), (Some(25), Some(2), Some(25)));
}

#[test]
fn echidna_doubles_what_the_builders_tell() {
    let mut table = draw(&format!("{FIVE_BLUE}A gold=0 elders=2 djinns=echidna\nturn A"));
    table.play("sow c2; b>c3");
    assert_eq!(facts(&table, "use echidna elders").elders, Some(2));
    table.play("use echidna elders");
    assert_eq!(table.gold(A), 30, "nothing is left to choose, so the Builders act at once");
}

#[test]
fn merchants_tell_which_cards_they_take() {
    let table = {
        let mut table =
            draw("b2 g\nb3 gg oasis\nrow fish fakir silk gold\nA gold=0 hand=fakir djinns=sloar\nturn A");
        table.play("sow b2; g>b3");
        table
    };
    assert_eq!(table.view().reach, 3);
    assert_eq!(facts(&table, "act").cards, [Resource::Fish, Resource::Fakir, Resource::Silk]);
}

#[test]
fn the_last_drop_tells_what_it_collects_and_wins() {
    let mut table = draw("b2 y\nb3 yy village palms=1\nA gold=0\nturn A");
    table.play("sow b2");
    let drop = facts(&table, "y>b3");
    assert_eq!(drop.collects, Some(Collected { tribe: Tribe::Vizier, count: 3, tile: tile("b3") }));
    assert_eq!(drop.keeps, Some(Kept { tribe: Tribe::Vizier, count: 3 }));
    assert_eq!(drop.controls, [Won { tile: tile("b3"), marker: Some(Marker::Camel), points: 8 }]);
    assert_eq!(drop.places, Some(Placed { piece: Piece::Palace, tile: tile("b3") }));
    // 3 Viziers, more of them than three others have, village, palm tree, palace.
    assert_eq!(drop.points, Some(3 + 30 + 8 + 5));
}

#[test]
fn the_last_camel_tells_that_the_game_ends() {
    let owned = ["a1", "b1", "c1", "d1", "e1", "f1", "a2"].map(|tile| format!("{tile} A\n")).concat();
    let mut table = draw(&format!("{owned}b3 y\nc3 y\nA gold=0\nturn A"));
    table.play("sow b3");
    assert_eq!(facts(&table, "y>c3").ending, Some(Ending::LastCamel));
}

#[test]
fn a_kill_tells_its_victim_and_the_fakirs_it_needs() {
    let mut table = draw(
        "b2 r\nb3 r large_market\nb4 w\nf5 y\nA gold=0 hand=fakir,fakir,fakir,fakir\nC elders=1\nturn A",
    );
    table.play("sow b2; r>b3");
    let near = facts(&table, "kill w b4");
    assert_eq!(near.kills, [Victim { tribe: Tribe::Elder, tile: Some(tile("b4")), seat: None }]);
    assert_eq!(near.fakirs, None);
    assert_eq!(near.controls.len(), 1, "the tile is empty now");
    assert_eq!(facts(&table, "kill y f5").fakirs, Some(4));
    let held = facts(&table, "kill elder C");
    assert_eq!(held.kills, [Victim { tribe: Tribe::Elder, tile: None, seat: Some(C) }]);
    assert_eq!(held.fakirs, None);
}

#[test]
fn gold_that_goes_to_others_is_told() {
    let mut table = draw("b2 r\nb3 r large_market\nb4 w\nA gold=0\nC djinns=nekir\nturn A");
    table.play("sow b2; r>b3");
    assert_eq!(facts(&table, "kill w b4").gifts, [Gift { seat: C, gold: 2, from: GoldFrom::Nekir }]);
    let mut table = draw("b2 r\nb3 r large_market\nb4 w\nA gold=0 djinns=nekir\nturn A");
    table.play("sow b2; r>b3");
    let own = facts(&table, "kill w b4");
    assert_eq!((own.gold, own.gifts.len()), (Some(1), 0));
}

#[test]
fn a_market_tells_card_and_price() {
    let mut table = draw("b2 y\nb3 y large_market\nrow fish silk gold\nA gold=6\nturn A");
    table.play("sow b2; y>b3");
    assert_eq!(table.view().reach, 3);
    let take = facts(&table, "take 2");
    assert_eq!((take.price, take.gold_left, take.cards), (Some(6), Some(0), vec![Resource::Silk]));
    table.play("take 2");
    let second = facts(&table, "take 2");
    assert_eq!((second.price, second.cards), (None, vec![Resource::Gold]));
}

#[test]
fn a_djinn_tells_what_is_paid_for_it() {
    let mut table = draw("b2 y\nb3 y sacred_place_6\ndjinns enki\nA gold=0 elders=2 hand=fakir\nturn A");
    table.play("sow b2; y>b3");
    let buy = facts(&table, "buy enki elders");
    assert_eq!((buy.djinn, buy.elders, buy.fakirs), (Some(Djinn::Enki), Some(2), None));
    assert_eq!(buy.points, Some(8 - 4));
    let mixed = facts(&table, "buy enki elder+fakir");
    assert_eq!((mixed.elders, mixed.fakirs), (Some(1), Some(1)));
}

#[test]
fn a_draw_tells_how_many_and_never_what() {
    let mut table =
        draw("b2 y\nb3 y large_market\nA gold=0 hand=fakir elders=2 djinns=sloar,sibittis\nturn A");
    let sloar = facts(&table, "use sloar fakir");
    assert_eq!((sloar.draws, sloar.points), (Some(Draws { cards: Some(1), ..Draws::default() }), None));
    assert!(sloar.cards.is_empty());
    assert_eq!(facts(&table, "use sibittis elders").draws.unwrap().djinns, Some(3));
    table.play("use sibittis elders");
    let shown = table.offers("keep");
    assert_eq!(facts(&table, &shown[0]).djinn.unwrap().name(), &shown[0]["keep ".len()..]);
}

#[test]
fn a_drawn_card_is_not_foretold_with_open_hands_either() {
    let table =
        draw("players 4 open_hands=true\nb2 y\nb3 y large_market\nA gold=0 hand=fakir djinns=sloar\nturn A");
    let sloar = facts(&table, "use sloar fakir");
    assert_eq!((sloar.draws.unwrap().cards, sloar.cards.len()), (Some(1), 0));
}

#[test]
fn a_sale_tells_what_the_set_brings_so_far() {
    let mut table = draw("b2 y\nb3 y large_market\nA gold=0 hand=fish,silk,silk\nturn A");
    table.play("sow b2; y>b3");
    let first = facts(&table, "sell fish").set.unwrap();
    assert_eq!((first.goods.total(), first.gold), (1, 1));
    table.play("sell fish");
    assert_eq!(facts(&table, "sell silk").set.unwrap().gold, 3);
    let done = facts(&table, "done");
    assert_eq!((done.gold, done.gold_left, done.sells.unwrap().total()), (Some(1), Some(1), 1));
}

#[test]
fn a_hand_is_shown_split_into_its_best_sets() {
    let table = draw("b2 y\nb3 y\nA hand=fish,fish,silk,gold,fakir,fakir djinns=al_amin\nturn A");
    let sets = table.seat(A).sets.unwrap();
    let told: Vec<_> = sets.iter().map(|set| (set.goods.len(), set.wilds, set.value)).collect();
    assert_eq!(told, [(3, 1, 13), (1, 0, 1)]);
    assert_eq!(table.points(A, "merchandise"), 14);
    let others = table.game.view(table::Eyes::Seat(B));
    assert_eq!(others.seats[0].sets, None, "a covered hand shows no sets");
}

#[test]
fn a_thief_tells_whom_it_robs_and_of_how_much() {
    let mut table = draw(
        "players 4 expansions=thieves\nb2 g\nb3 g large_market\nrow\nA gold=0 thieves=houssain\n\
         B hand=fish,silk,gold\nC hand=fish djinns=morgiane\nD hand=silk\nthieves -\nturn A",
    );
    table.play("sow b2; g>b3");
    let steal = facts(&table, "steal houssain");
    assert_eq!(steal.thief, Some(Thief::Houssain));
    assert_eq!(steal.robs, [Robbed { seat: B, count: 2 }, Robbed { seat: D, count: 1 }]);
    table.play("steal houssain");
    assert_eq!(facts(&table, "give fish"), Facts { to: Some(A), ..Facts::default() });
}

#[test]
fn a_stolen_tile_tells_what_its_owner_loses() {
    let mut table = draw(
        "players 2 expansions=thieves\nb2 r\nb3 r large_market A\nd4 w\nd5 oasis B palms=2\ne5 village B\n\
         A gold=0 thieves=kohdjah hand=fakir,fakir,fakir\nthieves -\nturn A",
    );
    table.play("sow b2; r>b3; kill w d4; steal kohdjah; give d5");
    let claim = facts(&table, "claim d5");
    assert_eq!(claim.frees, [Lost { tile: tile("d5"), seat: B, points: 14 }]);
    assert_eq!(claim.controls, [Won { tile: tile("d5"), marker: Some(Marker::Camel), points: 14 }]);
    assert_eq!(claim.points, Some(14));
}

#[test]
fn a_workshop_tells_its_price_but_not_the_item() {
    let mut table = draw(
        "players 4 expansions=artisans\nb3 y oasis\nc3 y workshop\nd4 chasm\nA gold=0 artisans=1\nturn A",
    );
    table.play("sow b3; y>c3; camel");
    let craft = facts(&table, "craft artisan");
    assert_eq!((craft.artisans, craft.item), (Some(1), None));
    assert_eq!(craft.draws, Some(Draws { items: Some(1), ..Draws::default() }));
}

#[test]
fn an_item_that_is_kept_is_told_to_its_owner() {
    let mut table =
        draw("players 4 expansions=artisans\nb3 p oasis\nc3 pp large_market\nd4 chasm\nA gold=0\nturn A");
    table.play("sow b3");
    let drop = facts(&table, "p>c3");
    assert_eq!(
        drop.controls,
        [Won { tile: tile("c3"), marker: None, points: 4 }],
        "camel or tent comes next"
    );
    table.play("p>c3; camel");
    for offer in table.offers("keep") {
        let item: Item = offer["keep ".len()..].parse().unwrap();
        let keep = facts(&table, &offer);
        assert_eq!(keep.item, Some(item));
        assert_eq!(keep.points.unwrap_or(0), i32::from(item.value()));
    }
}

#[test]
fn a_tent_tells_the_red_tiles_around_it() {
    let mut table = draw("players 4 expansions=artisans\nb3 y\nb2 y large_market\nA gold=0\nturn A");
    table.play("sow b3; y>b2");
    let (camel, tent) = (facts(&table, "camel").controls[0], facts(&table, "tent").controls[0]);
    let red = |name: &str| table.tile(name).colour == lamplight_tribes::Colour::Red;
    let around = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].into_iter().filter(|name| red(name));
    assert_eq!((camel.points, tent.points), (4, 4 + around.count() as i32));
    assert_eq!((camel.marker, tent.marker), (Some(Marker::Camel), Some(Marker::Tent)));
}

#[test]
fn what_does_not_apply_is_left_out_on_the_wire() {
    let table = draw("bid A B C D\nA gold=7");
    let json = serde_json::to_value(facts(&table, "bid 0")).unwrap();
    assert_eq!(json, serde_json::json!({ "price": 0, "gold_left": 7 }));
}
