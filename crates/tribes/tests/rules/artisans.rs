//! The Artisans of Naqala: board, workshops, tents, scoring. Numbers are those of that expansion's scenarios.

use lamplight_tribes::{Djinn, Ending, Event, Expansions, Ground, Item, Setup, Tribe, Tribes};
use table::{Eyes, Game, Seed};

use crate::drawing::{A, B, C, Table, dealt, draw};

/// A drawing with the Artisans.
pub fn with_artisans(text: &str) -> Table {
    draw(&format!("players 4 expansions=artisans\n{text}"))
}

/// A Workshop at c3 with mountains south and east, the Chasm at d4.
pub const HEART: &str = "c3 workshop\nd4 chasm\nmountains c3|d3 c3|c4\n";

fn setup(players: u8) -> Setup {
    Setup { expansions: Expansions { thieves: false, artisans: true }, ..Setup::new(players) }
}

// artisans-1
#[test]
fn the_larger_board_is_dealt_whole() {
    let view = Tribes::new(&setup(4), Seed::from_number(1)).unwrap().view(Eyes::Everything);
    assert_eq!((view.tiles.len(), view.rows), (36, 6));
    for tile in &view.tiles {
        assert_eq!(tile.meeples.total(), if tile.ground == Ground::Chasm { 0 } else { 3 });
    }
    let count = |tribe| view.tiles.iter().map(|tile| tile.meeples.count(tribe)).sum::<u8>();
    assert_eq!(Tribe::ALL.map(count), [16, 20, 18, 18, 18, 15]);
    assert!(view.bag.is_empty());
    assert_eq!(view.items.unwrap().pile, 18);
    assert_eq!((view.djinns.len(), view.djinn_pile), (3, 21));
    assert!(view.seats.iter().all(|seat| seat.tents == 1 && seat.camels == 8));
    assert_eq!(view.mountains.len(), 6);
}

// artisans-2
#[test]
fn new_tiles_lie_in_the_heart_of_the_board() {
    for seed in 0..100 {
        let view = Tribes::new(&setup(2), Seed::from_number(seed)).unwrap().view(Eyes::Spectator);
        for tile in &view.tiles {
            let new = matches!(tile.ground, Ground::Workshop | Ground::SpecializedMarket | Ground::Chasm);
            let heart = (1..=4).contains(&tile.at.column()) && (1..=4).contains(&tile.at.row());
            assert!(heart || !new, "{} is {}", tile.at, tile.ground);
        }
        let count = |ground| view.tiles.iter().filter(|tile| tile.ground == ground).count();
        assert_eq!([Ground::Workshop, Ground::SpecializedMarket, Ground::Chasm].map(count), [3, 2, 1]);
    }
}

// artisans-3
#[test]
fn no_step_crosses_a_mountain() {
    let mut table = with_artisans(&format!("{HEART}c3 workshop wy\nd3 gy\nc2 g\nc4 y\nb3 y\nd2 y\nturn A"));
    table.play("sow c3");
    assert_eq!(table.refusal("w>d3"), ("drop/not-adjacent", "d3 is not one open step from c3".into()));
    assert_eq!(table.refuses("w>c4"), "drop/not-adjacent");
    assert!(table.offers("w>c2").len() + table.offers("w>b3").len() > 0);
    let mut table = with_artisans(&format!("{HEART}c3 workshop y\nd3 y\ne3 y\nturn A"));
    table.play("sow d3");
    assert_eq!(table.refuses("y>c3"), "drop/not-adjacent");
    let mut table = with_artisans(&format!("{HEART}c3 workshop y\nc2 y\nturn A"));
    table.play("sow c2; y>c3");
}

// artisans-4
#[test]
fn nobody_steps_into_the_chasm() {
    let mut table = with_artisans(&format!("{HEART}c4 yw\nb4 w\nb5 w\nturn A"));
    table.play("sow c4");
    assert_eq!(table.refuses("y>d4"), "drop/not-adjacent");
}

// artisans-5
#[test]
fn assassins_look_over_mountains() {
    let mut table = with_artisans(&format!("{HEART}c2 r\nc3 workshop r\ne3 g\nc5 g\nd5 b\nA gold=0\nturn A"));
    table.play("sow c2; r>c3; camel");
    assert_eq!(table.offers("kill"), ["kill g e3", "kill g c5"]);
    assert_eq!(table.refuses("kill b d5"), "kill/out-of-reach");
}

// artisans-6
#[test]
fn builders_count_over_mountains_and_not_the_chasm() {
    let around = "b2 village\nc2 village b\nd2 village\nb3 oasis\nd3 oasis\nb4 oasis\nc4 oasis\n";
    let mut table = with_artisans(&format!("{HEART}{around}c3 workshop bb\nA gold=0\nturn A"));
    table.play("sow c2; b>c3; camel");
    assert_eq!(table.gold(A), 12);
}

// artisans-7
#[test]
fn artisans_stay_and_one_of_their_items_is_kept() {
    let mut table = with_artisans(
        "a1 p\nb1 pp large_market\nitem_pile crown flying_carpet treasure_chest jewellery\n\
         item_discard crown fabulous_lamp enchanting_flute burning_scimitar tempest_talisman horn_of_plenty rebirth_ring treasure_chest treasure_chest treasure_chest jewellery jewellery jewellery jewellery\n\
         A gold=0\nturn A",
    );
    table.play("sow a1; p>b1; camel");
    assert_eq!(table.moves(), ["keep jewellery", "keep treasure_chest", "keep flying_carpet"]);
    assert_eq!(
        table.refusal("keep crown"),
        ("magic/not-shown", "crown is not among the items to choose from".into())
    );
    let seen = serde_json::to_value(table.game.view(Eyes::Seat(B)).phase).unwrap();
    assert_eq!(
        seen,
        serde_json::json!({"kind": "keep_item", "items": []}),
        "Q15: only the discards are shown"
    );
    table.play("keep flying_carpet");
    assert_eq!((table.seat(A).artisans, table.seat(A).item_count), (3, 1));
    let items = table.view().items.unwrap();
    assert_eq!((items.discard.count(Item::Jewellery), items.discard.count(Item::TreasureChest)), (5, 4));
    assert_eq!(table.game.view(Eyes::Seat(B)).seats[0].items, None);
}

// artisans-8, artisans-Q9
#[test]
fn artisans_draw_what_there_is() {
    let rest = "B items=jewellery,jewellery,jewellery,jewellery,treasure_chest,treasure_chest,treasure_chest,treasure_chest,crown\n\
                C items=flying_carpet,fabulous_lamp,enchanting_flute,burning_scimitar,tempest_talisman,horn_of_plenty,rebirth_ring\n";
    let mut table = with_artisans(&format!(
        "a1 p\nb1 pp large_market\nitem_pile crown jewellery\n{rest}A gold=0\nturn A"
    ));
    table.play("sow a1; p>b1; camel");
    assert_eq!(table.moves(), ["keep jewellery", "keep crown"]);
    table.play("keep crown");
    assert_eq!(table.seat(A).item_count, 1);

    let mut table = with_artisans(&format!(
        "a1 p\nb1 pp large_market\nitem_pile crown\nitem_discard jewellery\n{rest}A gold=0\nturn A"
    ));
    table.play("sow a1; p>b1; camel");
    assert_eq!(table.offers("keep").len(), 2, "the discards become the new pile");
    assert_eq!(table.happened(|e| matches!(e, Event::Reshuffled { .. })), 1);
}

// artisans-9
#[test]
fn a_workshop_sells_the_top_item_for_an_artisan_or_two_fakirs() {
    let workshop = "c2 y\nc3 workshop y\nd4 chasm\n";
    let mut table = with_artisans(&format!("{workshop}A gold=0 artisans=1 hand=fakir,fakir\nturn A"));
    table.play("sow c2; y>c3; camel");
    assert_eq!(table.moves(), ["craft artisan", "craft fakirs", "skip"]);
    table.play("craft artisan");
    assert_eq!((table.seat(A).artisans, table.seat(A).item_count), (0, 1));
    assert_eq!(table.view().bag.count(Tribe::Artisan), 15);
    assert_eq!(table.view().items.unwrap().pile, 17);
    assert!(table.events.iter().any(|e| matches!(e, Event::ItemGained { seat: A, item: Some(_) })));
    assert_eq!(table.game.view(Eyes::Spectator).seats[0].items, None);

    let mut table = with_artisans(&format!("{workshop}A gold=0 hand=fakir,fakir\nturn A"));
    table.play("sow c2; y>c3; camel; craft fakirs");
    assert_eq!(table.discard(), ["fakir", "fakir"]);
    let mut table = with_artisans(&format!("{workshop}A gold=0 hand=fakir\nturn A"));
    table.play("sow c2; y>c3; camel");
    assert_eq!(table.moves(), ["end"]);
}

// artisans-10
#[test]
fn a_specialized_market_sells_any_open_card_for_four() {
    let market = "c2 y\nc3 specialized_market y\nd4 chasm\nrow fish fish fish fish fish ivory\n";
    let mut table = with_artisans(&format!("{market}A gold=4\nturn A"));
    table.play("sow c2; y>c3; camel");
    assert_eq!(table.offers("take").len(), 6);
    table.play("take 6");
    assert_eq!((table.gold(A), table.hand(A), table.row().len()), (0, vec!["ivory"], 5));
    assert_eq!(table.moves(), ["sell ivory", "end"], "one card only");
    let mut table = with_artisans(&format!("{market}A gold=3\nturn A"));
    table.play("sow c2; y>c3; camel");
    assert_eq!(table.moves(), ["end"]);
}

/// Grounds around c3 in reading order, c3 itself in the middle.
fn block(kinds: [&str; 9]) -> String {
    let tiles = ["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"];
    tiles.iter().zip(kinds).map(|(tile, kind)| format!("{tile} {kind}\n")).collect()
}

// artisans-11
#[test]
fn a_tent_adds_a_point_for_each_red_tile_around() {
    let kinds = [
        "oasis",
        "oasis",
        "small_market",
        "small_market",
        "oasis A palms=1",
        "large_market",
        "village",
        "village",
        "village",
    ];
    let table = with_artisans(&format!("{}A gold=0 tent=c3\nbid A B C D", block(kinds)));
    let of = |source| table.points(A, source);
    assert_eq!((of("tiles"), of("tent"), of("palms")), (8, 6, 3));
    assert_eq!((table.seat(A).tents, table.seat(A).camels), (0, 8));
    assert!(table.tile("c3").tent);
}

// artisans-12
#[test]
fn a_tent_in_the_corner_counts_what_is_there() {
    let table = with_artisans(
        "a1 village A palaces=1\nb1 oasis\na2 oasis\nb2 village\nA gold=0 tent=a1\nbid A B C D",
    );
    assert_eq!((table.points(A, "tiles"), table.points(A, "tent"), table.points(A, "palaces")), (5, 2, 5));
}

// artisans-13
#[test]
fn the_chasm_adds_nothing_to_a_tent() {
    let red = "oasis";
    let kinds =
        [red, red, red, red, "small_market A", "small_market", "small_market", "small_market", "chasm"];
    let table = with_artisans(&format!("{}A gold=0 tent=c3\nbid A B C D", block(kinds)));
    assert_eq!(table.points(A, "tent"), 8);
}

/// So many tiles of A along the edge.
fn edge(count: usize) -> String {
    let tiles = ["f1", "f2", "f3", "f4", "f5", "f6", "e6", "d6", "c6", "b6", "a6"];
    tiles[..count].iter().map(|tile| format!("{tile} A\n")).collect()
}

// artisans-14, artisans-Q18
#[test]
fn the_end_needs_all_camels_and_the_tent() {
    let mut table = draw(&format!(
        "players 3 expansions=artisans\n{}a1 y\nb1 y large_market\na3 y\na4 y large_market\nA gold=0\nturn A",
        edge(7)
    ));
    table.play("sow a1; y>b1; camel");
    assert_eq!((table.seat(A).camels, table.view().ending), (0, None), "the tent is not placed");
    let mut table =
        draw(&format!("players 3 expansions=artisans\n{}a1 y\nb1 y large_market\nA gold=0\nturn A", edge(8)));
    table.play("sow a1; y>b1");
    assert!(table.tile("b1").tent, "with no camel left the tent is placed unasked");
    assert_eq!(table.view().ending, Some(Ending::LastCamel));
}

// artisans-15
#[test]
fn two_players_have_twelve_pieces_to_place() {
    let mut table = draw(&format!(
        "players 2 expansions=artisans\n{}a1 y\nb1 y large_market\nA gold=0\nturn A",
        edge(10)
    ));
    table.play("sow a1; y>b1; camel");
    assert_eq!((table.seat(A).camels, table.view().ending), (0, None));
    let mut table = draw(&format!(
        "players 2 expansions=artisans\n{}a1 y\nb1 y large_market\nA gold=0 tent=a5\na5 A\nturn A",
        edge(10)
    ));
    table.play("sow a1; y>b1");
    assert_eq!(table.view().ending, Some(Ending::LastCamel));
}

#[test]
fn the_tent_may_take_the_place_of_a_camel_wherever_a_tile_is_won() {
    let mut table = with_artisans("a1 y\nb1 y large_market\nA gold=0\nturn A");
    table.play("sow a1; y>b1; tent");
    assert_eq!((table.seat(A).camels, table.seat(A).tents), (8, 0));
    assert!(table.tile("b1").tent);
    let mut table = with_artisans("a1 y\nb1 y large_market B\nA gold=0 elders=2 djinns=leta\nturn A");
    table.play("use leta elders; at f6; tent");
    assert!(table.tile("f6").tent);
    let mut table = with_artisans("a1 r\nb1 rg large_market\na2 g\nA gold=0\nturn A");
    table.play("sow a1; r>b1; kill g a2; tent");
    assert!(table.tile("a2").tent);
}

// artisans-28
#[test]
fn artisans_in_front_of_a_player_can_be_killed_unless_boaz_protects_them() {
    let killing = |rest: &str| {
        let mut table = with_artisans(&format!("a1 r\nb1 r large_market\n{rest}\nturn A"));
        table.play("sow a1; r>b1; camel");
        table
    };
    let mut table = killing("A gold=0\nB artisans=2");
    assert_eq!(table.moves(), ["kill artisan B"]);
    table.play("kill artisan B");
    assert_eq!((table.seat(B).artisans, table.view().bag.count(Tribe::Artisan)), (1, 14));

    let table = killing("A gold=0\nB artisans=2 djinns=boaz");
    assert_eq!(table.moves(), ["end"]);

    let mut table = killing("A gold=0 djinns=kandicha\nB artisans=2");
    table.play("kill artisan B");
    assert_eq!((table.seat(A).artisans, table.seat(A).item_count, table.seat(B).artisans), (1, 1, 1));
    assert_eq!(table.view().items.unwrap().pile, 17, "Q17: the top of the item pile");
}

// artisans-Q8
#[test]
fn iblis_may_kill_artisans_too() {
    let mut table = with_artisans(
        "a1 r\nb1 r large_market\nA gold=0 elders=1 djinns=iblis\nB artisans=1 viziers=1\nturn A",
    );
    table.play("sow a1; r>b1; camel; use iblis elder; kill artisan B");
    assert_eq!((table.seat(B).artisans, table.seat(B).viziers), (0, 0));
}

// artisans-29
#[test]
fn the_leader_in_artisans_scores_three_each_and_ptah_adds_two() {
    let table = draw("players 3 expansions=artisans\nA artisans=5\nB artisans=3 djinns=ptah\nbid A B C");
    assert_eq!([A, B, C].map(|seat| table.points(seat, "artisans")), [15, 12, 0]);
}

// artisans-30, artisans-Q1
#[test]
fn tied_leaders_in_artisans_all_score_three_or_nobody_does() {
    let points = |switch: &str| {
        let table = draw(&format!(
            "players 3 expansions=artisans {switch}\nA artisans=4\nB artisans=4\nC artisans=1\nbid A B C"
        ));
        [A, B, C].map(|seat| table.points(seat, "artisans"))
    };
    assert_eq!(points("artisan_tie=all"), [12, 12, 2]);
    assert_eq!(points("artisan_tie=nobody"), [8, 8, 2]);
}

// artisans-31
#[test]
fn precious_items_score_and_geb_adds_three_to_each() {
    let table =
        with_artisans("A items=crown,treasure_chest,jewellery,horn_of_plenty djinns=geb\nbid A B C D");
    assert_eq!(table.points(A, "items"), 30);
    assert_eq!(table.points(A, "djinns"), 6);
    let table = with_artisans("A items=crown,treasure_chest,jewellery,horn_of_plenty\nbid A B C D");
    assert_eq!(table.points(A, "items"), 21, "unused magic scores nothing");
    assert_eq!(table.game.scores(Eyes::Seat(B)).total(A), None, "items are secret");
}

// artisans-32
#[test]
fn the_chasm_is_never_a_tile_to_choose() {
    let mut table = with_artisans(&format!("{HEART}a1 y\nb1 y\nA elders=5 djinns=leta,anun_nak\nturn A"));
    table.play("use leta elders");
    assert!(table.may("at e4") && !table.may("at d4"));
    table.play("at e4; camel; use anun_nak elder");
    assert!(!table.may("at d4"));
    assert_eq!(table.refuses("at d4"), "use/not-a-target");
}

#[test]
fn hagis_never_builds_in_the_chasm_and_looks_over_mountains() {
    let mut table = with_artisans(&format!(
        "{HEART}b3 y\nc3 village y\nb2 workshop\nA gold=0 elders=1 djinns=hagis\nturn A"
    ));
    table.play("sow b3; y>c3; camel; use hagis elder");
    assert_eq!(table.moves(), ["at b2", "at c2", "at d2", "at b3", "at d3", "at b4", "at c4"]);
}

#[test]
fn the_deck_has_the_revised_djinns_once_and_the_new_ones() {
    let game = Tribes::new(&setup(2), Seed::from_number(3)).unwrap();
    let position = game.position();
    let mut deck: Vec<Djinn> = position.djinns.unwrap();
    deck.extend(position.djinn_pile.unwrap());
    deck.sort();
    assert_eq!(deck.len(), 24);
    for djinn in [Djinn::Geb, Djinn::Ptah, Djinn::Boaz, Djinn::Kandicha] {
        assert_eq!(deck.iter().filter(|other| **other == djinn).count(), 1, "{djinn}");
    }
    assert!(!deck.contains(&Djinn::Morgiane));
}

#[test]
fn a_whole_game_keeps_one_hundred_and_five_meeples() {
    let mut table = dealt(setup(3), 5, &[A, B, C]);
    let mut chooser = table::Chooser::new(&Seed::from_number(5));
    while table.phase() != "over" {
        let moves = table.moves();
        let m = moves[chooser.below(moves.len())].clone();
        // `play` checks after each decision that nothing is lost.
        table.play(&m);
    }
    assert!(table.view().tiles.iter().all(|tile| tile.ground != Ground::Chasm || tile.meeples.is_empty()));
}

#[test]
fn kandicha_captures_an_artisan_on_the_board_too() {
    let mut table = with_artisans("a1 r\nb1 r large_market\nc1 pg\nA gold=0 djinns=kandicha\nturn A");
    table.play("sow a1; r>b1; camel; kill p c1");
    assert_eq!((table.seat(A).artisans, table.seat(A).item_count), (1, 1));
    assert_eq!(format!("{:?}", table.tile("c1").meeples), "1g");
}

#[test]
fn nekir_pays_for_an_artisan_killed_by_assassins() {
    let mut table =
        with_artisans("a1 r\nb1 r large_market\nA gold=0\nB artisans=1\nC djinns=nekir gold=0\nturn A");
    table.play("sow a1; r>b1; camel; kill artisan B");
    assert_eq!(table.gold(C), 2);
}

#[test]
fn marid_is_paid_on_a_tile_with_a_tent() {
    let mut table = with_artisans("a1 yg\nb1 B\nc1 g\nB gold=0 djinns=marid tent=b1\nturn A");
    table.play("sow a1; y>b1; g>c1");
    assert_eq!(table.gold(B), 2);
}
