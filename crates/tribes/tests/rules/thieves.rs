//! The Thieves of Naqala. Numbers are those of that expansion's scenarios.

use lamplight_tribes::{Djinn, Ending, Event, Expansions, GoldFrom, Setup, Thief, Tribe, Tribes};
use table::{Eyes, Game, Seed};

use crate::drawing::{A, B, C, D, Table, draw};

/// A drawing with the thieves; A's turn.
fn with_thieves(text: &str) -> Table {
    draw(&format!("players 4 expansions=thieves\n{text}\nturn A"))
}

/// Two Viziers of A end on a sacred place.
const SACRED: &str = "a1 y\nb1 y sacred_place_6\ndjinns nekir boaz leta\n";

// thieves-1
#[test]
fn the_open_thief_can_be_hired_in_place_of_a_djinn() {
    let mut table = with_thieves(&format!("{SACRED}thieves ziad shalim kohdjah\nA elders=2"));
    table.play("sow a1; y>b1");
    assert_eq!(
        table.moves(),
        ["buy nekir elders", "buy boaz elders", "buy leta elders", "hire ziad elders", "skip"]
    );
    table.play("hire ziad elders");
    assert_eq!(table.seat(A).thieves, [Thief::Ziad]);
    assert_eq!((table.seat(A).elders, table.view().bag.count(Tribe::Elder)), (0, 20));
    assert_eq!(table.view().thieves.unwrap().open, None);
    assert_eq!(table.moves(), ["end"], "a djinn or the thief, never both");
}

#[test]
fn a_thief_costs_what_a_djinn_costs() {
    let mut table = with_thieves(&format!("{SACRED}thieves ziad shalim\nA elders=1 hand=fakir"));
    table.play("sow a1; y>b1");
    assert_eq!(table.refuses("hire ziad elders"), "pay/cannot-pay");
    assert_eq!(table.refuses("hire shalim elder+fakir"), "hire/not-on-offer", "the pile is closed");
    table.play("hire ziad elder+fakir");
    assert_eq!((table.seat(A).elders, table.seat(A).cards), (0, 0));
    let mut table = with_thieves(&format!("{SACRED}thieves ziad\nA hand=fakir,fakir"));
    table.play("sow a1; y>b1");
    assert_eq!(table.moves(), ["end"]);
}

// thieves-2
#[test]
fn a_thief_is_no_djinn_for_baal() {
    let mut table = with_thieves(&format!("{SACRED}thieves ziad\nA elders=2\nB djinns=baal gold=0"));
    table.play("sow a1; y>b1; hire ziad elders");
    assert_eq!(table.gold(B), 0);
}

// thieves-3, thieves-4
#[test]
fn the_next_thief_is_turned_up_in_the_clean_up() {
    let two_turns = "c5 y\nc4 y sacred_place_6\nd1 g\nd2 g\n";
    let mut table = with_thieves(&format!(
        "{SACRED}{two_turns}thieves ziad shalim kohdjah ouafat houssain\nA elders=2\nB elders=2"
    ));
    table.play("sow a1; y>b1; hire ziad elders; end; sow c5; y>c4");
    assert!(table.offers("hire").is_empty() && table.offers("buy").len() == 3);
    table.finish_round();
    let thieves = table.view().thieves.unwrap();
    assert_eq!((thieves.open, thieves.pile), (Some(Thief::Houssain), 3));
}

// thieves-4
#[test]
fn a_thief_nobody_hires_stays() {
    let mut table =
        with_thieves("a1 y\nb1 y\nc4 yy\nc3 y\nd1 g\nd2 g\nthieves ziad shalim kohdjah ouafat houssain");
    table.finish_round();
    let thieves = table.view().thieves.unwrap();
    assert_eq!((thieves.open, thieves.pile), (Some(Thief::Ziad), 4));
}

// thieves-5
#[test]
fn a_thief_cannot_be_used_in_the_turn_it_was_hired() {
    let mut table = with_thieves(&format!("{SACRED}thieves ziad\nA elders=2\nB viziers=2"));
    table.play("sow a1; y>b1; hire ziad elders");
    assert_eq!(table.refuses("steal ziad"), "game/not-now");
    assert_eq!(table.seat(B).viziers, 2);
}

// thieves-6
#[test]
fn with_two_players_a_thief_hired_on_the_first_marker_serves_on_the_second() {
    let mut table = draw(&format!(
        "players 2 expansions=thieves\n{SACRED}c3 b\nc4 b\nf1 g\nf2 g large_market\nd5 w\nd4 w\n\
         thieves houssain\nA gold=0 elders=2\nB gold=0 hand=fish,silk\nturn A"
    ));
    table.play("sow a1; y>b1; hire houssain elders; end; sow c3; b>c4");
    table.close();
    table.play("end; sow f1; g>f2");
    assert_eq!(table.moves(), ["steal houssain", "skip"]);
    table.play("steal houssain");
    assert_eq!(table.seat(B).cards, 0, "both cards go to the only other player");
    assert!(table.hand(A).contains(&"fish") && table.hand(A).contains(&"silk"));
}

/// A has collected this tribe and owns its thief.
fn robbing(thief: &str, letter: char, rest: &str) -> Table {
    let mut table = with_thieves(&format!("a1 {letter}\nb1 {letter} large_market\n{rest}"));
    table.play(&format!("sow a1; {letter}>b1"));
    assert!(table.may(&format!("steal {thief}")), "{:?}", table.moves());
    table
}

// thieves-7
#[test]
fn houssain_takes_two_of_the_cards_his_victims_choose() {
    let mut table = robbing(
        "houssain",
        'g',
        "row wheat wheat wheat\nA gold=0 thieves=houssain\nB hand=fish,gold,fakir\nC hand=ivory",
    );
    table.play("steal houssain");
    assert_eq!(table.deciding(), Some(B), "a victim decides in A's turn");
    assert_eq!(table.view().active, Some(A));
    assert_eq!(table.moves(), ["give gold", "give fish", "give fakir"]);
    assert_eq!(table.refusal("give silk"), ("give/not-yours", "silk is not yours to give".into()));
    table.play("give gold; give fakir");
    assert_eq!(table.deciding(), Some(A), "C gives the only card unasked, D has none");
    assert_eq!(table.moves(), ["claim gold", "claim fakir", "claim ivory"]);
    assert_eq!(
        table.refusal("claim fish"),
        ("claim/not-given", "fish is not among the things given up".into())
    );
    table.play("claim gold; claim ivory");
    assert_eq!(table.hand(A), ["ivory", "gold", "wheat", "wheat"]);
    assert_eq!((table.hand(B), table.hand(C)), (vec!["fish"], vec![]));
    assert_eq!(table.discard(), ["fakir"]);
    assert!(table.seat(A).thieves.is_empty());
}

// thieves-8
#[test]
fn a_thief_is_spent_even_for_nothing() {
    let mut table = robbing("houssain", 'g', "row wheat wheat\nA gold=0 thieves=houssain");
    table.play("steal houssain");
    assert_eq!((table.seat(A).cards, table.seat(A).thieves.len()), (2, 0));
    assert_eq!(table.moves(), ["sell wheat", "end"]);
}

// thieves-9
#[test]
fn ziad_takes_one_vizier_and_the_others_go_to_the_bag() {
    let mut table = robbing("ziad", 'y', "A gold=0 thieves=ziad\nB viziers=3\nC viziers=1");
    let bag = table.view().bag.count(Tribe::Vizier);
    table.play("steal ziad");
    assert_eq!([A, B, C, D].map(|seat| table.seat(seat).viziers), [3, 2, 0, 0]);
    assert_eq!(table.view().bag.count(Tribe::Vizier), bag + 1);
}

// thieves-10
#[test]
fn boaz_does_not_help_against_thieves() {
    let mut table = robbing("ziad", 'y', "A gold=0 thieves=ziad\nB viziers=2 djinns=boaz");
    table.play("steal ziad");
    assert_eq!(table.seat(B).viziers, 1);
}

// thieves-11
#[test]
fn ouafat_takes_a_djinn_but_no_thief_and_nothing_from_morgiane() {
    let mut table = robbing(
        "ouafat",
        'w',
        "A gold=0 thieves=ouafat\nB djinns=jafaar,enki\nC thieves=ziad\nD djinns=morgiane,marid",
    );
    table.play("steal ouafat");
    assert_eq!(table.moves(), ["give enki", "give jafaar"]);
    table.play("give enki");
    assert!(table.seat(A).djinns.contains(Djinn::Enki), "the only thing in the pool");
    assert_eq!((table.seat(D).djinns.len(), table.seat(C).thieves.len()), (2, 1));
    assert!(table.view().djinn_discard.is_empty());
    assert!(table.may("use enki elder"), "it works at once");
}

fn gained(table: &Table, seat: table::Seat) -> u16 {
    let gold = table.events.iter().filter_map(|event| match event {
        Event::GoldGained { seat: owner, amount, from: GoldFrom::Baal } if *owner == seat => Some(*amount),
        _ => None,
    });
    gold.sum()
}

// thieves-12
#[test]
fn ouafats_djinn_pays_baal() {
    let mut table =
        robbing("ouafat", 'w', "A gold=0 thieves=ouafat\nB djinns=kumarbi\nC djinns=baal,leta gold=0");
    table.play("steal ouafat; give leta; claim leta");
    assert_eq!((gained(&table, C), table.gold(C)), (2, 2));
    assert_eq!(table.view().djinn_discard.iter().collect::<Vec<_>>(), [Djinn::Kumarbi]);
}

// thieves-13
#[test]
fn baal_given_up_pays_nobody() {
    let mut table = robbing("ouafat", 'w', "A gold=0 thieves=ouafat\nB djinns=kumarbi\nC djinns=baal gold=0");
    table.play("steal ouafat; claim kumarbi");
    assert_eq!(table.gold(C), 0);
    assert_eq!(table.view().djinn_discard.iter().collect::<Vec<_>>(), [Djinn::Baal]);
}

const TWO_TILES: &str = "d1 village B palaces=1 gw\nd2 oasis B\ne3 oasis C\ne4 small_market C\n";

// thieves-14
#[test]
fn kohdjah_frees_tiles_and_takes_one() {
    let mut table = with_thieves(&format!("a1 r\nb1 r large_market\n{TWO_TILES}A gold=0 thieves=kohdjah"));
    table.play("sow a1; r>b1");
    let camels = table.seat(A).camels;
    if table.phase() == "act" {
        let kill = table.moves().remove(0);
        table.play(&kill);
    }
    table.play("steal kohdjah");
    assert_eq!((table.deciding(), table.moves()), (Some(B), vec!["give d1".into(), "give d2".into()]));
    table.play("give d1");
    assert_eq!((table.deciding(), table.moves()), (Some(C), vec!["give e3".into(), "give e4".into()]));
    table.play("give e3");
    assert_eq!(table.moves(), ["claim d1", "claim e3", "skip"]);
    table.play("claim d1");
    assert_eq!((table.tile("d1").owner, table.tile("d1").palaces), (Some(A), 1));
    assert!(!table.tile("d1").meeples.is_empty(), "meeples stay");
    assert_eq!(table.tile("e3").owner, None);
    assert_eq!((table.seat(A).camels, table.seat(B).camels, table.seat(C).camels), (camels - 1, 7, 7));
}

/// Eight tiles of A, far from everything.
fn owned(count: usize) -> String {
    let far = ["f1", "f2", "f3", "f4", "f5", "e5", "d5", "c5"];
    far[..count].iter().map(|tile| format!("{tile} A\n")).collect()
}

/// A has collected two Assassins with nobody to kill and may use Kohdjah.
fn kohdjah(rest: &str) -> Table {
    let mut table =
        with_thieves(&format!("a1 r\nb1 rr large_market A\n{rest}A gold=0 thieves=kohdjah\nd1 B\ne3 C"));
    table.play("sow a1; r>b1");
    table
}

// thieves-15
#[test]
fn kohdjah_without_a_camel_frees_tiles_for_nobody() {
    let mut table = kohdjah(&format!("{}ending last-camel\n", owned(7)));
    assert_eq!(table.seat(A).camels, 0);
    table.play("steal kohdjah");
    assert_eq!((table.tile("d1").owner, table.tile("e3").owner), (None, None));
    assert_eq!((table.seat(B).camels, table.seat(C).camels), (8, 8));
    assert_eq!(table.seat(A).camels, 0);
}

// thieves-16
#[test]
fn kohdjahs_last_camel_ends_the_game_and_may_be_kept_back() {
    let mut table = kohdjah(&owned(6));
    table.play("steal kohdjah; claim d1");
    assert_eq!(table.view().ending, Some(Ending::LastCamel));
    let mut table = kohdjah(&owned(6));
    table.play("steal kohdjah; skip");
    assert_eq!((table.view().ending, table.seat(A).camels), (None, 1));
    assert_eq!((table.tile("d1").owner, table.tile("e3").owner), (None, None));
}

// thieves-17
#[test]
fn a_camel_that_comes_back_does_not_call_off_the_end() {
    let seven: String =
        ["f1", "f2", "f3", "f4", "f5", "e5", "d5"].iter().map(|t| format!("{t} C\n")).collect();
    let mut table = with_thieves(&format!(
        "a1 r\nb1 rr large_market A\n{seven}e3 C\nc3 w\nc4 w large_market\na3 gg\na2 g\n\
         A gold=0 thieves=kohdjah\nC gold=0\nending last-camel"
    ));
    table.play("sow a1; r>b1; kill g a3");
    table.play("steal kohdjah; give e3; skip");
    assert_eq!((table.seat(C).camels, table.view().ending), (1, Some(Ending::LastCamel)));
    table.close();
    table.play("end");
    while table.deciding() == Some(B) {
        let m = table.moves().remove(0);
        table.play(&m);
    }
    assert_eq!(table.deciding(), Some(C));
    table.play("sow c3; w>c4");
    assert_eq!(table.tile("c4").owner, Some(C), "the camel can be used");
}

// thieves-18
#[test]
fn shalim_moves_a_piece_to_any_tile_of_the_user() {
    let mut table = with_thieves(
        "a1 b\nb1 b large_market D\nc1 small_market A\nd1 village B palaces=1\nd2 B\ne3 oasis C palms=1\n\
         A gold=0 thieves=shalim\nD djinns=monkir gold=0",
    );
    table.play("sow a1; b>b1; steal shalim");
    assert_eq!(table.moves(), ["claim palace d1", "claim palm e3"]);
    table.play("claim palace d1");
    assert_eq!((table.tile("c1").palaces, table.tile("d1").palaces), (1, 0), "the only tile of A");
    assert_eq!((table.tile("e3").palms, table.view().palms_left), (0, 12));
    assert_eq!(table.gold(D), 2);
}

#[test]
fn shalims_victim_chooses_tile_and_piece_and_the_user_the_place() {
    let mut table = with_thieves(
        "a1 b\nb1 b large_market\nc1 small_market A\nd1 village B palaces=1 palms=2\nd2 B palms=1\n\
         A gold=0 thieves=shalim",
    );
    table.play("sow a1; b>b1; steal shalim");
    assert_eq!(table.moves(), ["give palm d1", "give palace d1", "give palm d2"]);
    table.play("give palm d1");
    assert_eq!(table.moves(), ["at b1", "at c1"]);
    assert_eq!(table.refusal("at d1"), ("claim/not-your-tile", "d1 is not yours".into()));
    table.play("at b1");
    assert_eq!((table.tile("b1").palms, table.tile("d1").palms), (1, 1));
}

// thieves-19
#[test]
fn shalim_without_a_tile_sends_everything_to_the_supply() {
    let mut table = with_thieves(
        "a1 b\nb1 b large_market D\nd1 village B palaces=1\ne3 oasis C palms=1\nA gold=0 thieves=shalim",
    );
    table.play("sow a1; b>b1; steal shalim");
    assert_eq!((table.view().palms_left, table.view().palaces_left), (12, 10));
}

// thieves-20
#[test]
fn shalim_skips_who_has_neither_tree_nor_palace() {
    let mut table =
        with_thieves("a1 b\nb1 b large_market\nd1 B\nd2 B\nd3 B\nf3 palms=2\nA gold=0 thieves=shalim");
    table.play("sow a1; b>b1; steal shalim");
    assert_eq!(table.happened(|e| matches!(e, Event::Gave { .. })), 0);
    assert_eq!(table.tile("f3").palms, 2, "trees on free tiles are safe");
}

// thieves-21
#[test]
fn madjaar_takes_an_item_that_was_shown() {
    let mut table = draw(
        "players 4 expansions=thieves,artisans\na1 p\nb1 p large_market\n\
         A gold=0 thieves=madjaar\nB items=jewellery,crown\nC items=horn_of_plenty\n\
         item_pile treasure_chest crown jewellery jewellery\nitem_discard flying_carpet fabulous_lamp enchanting_flute burning_scimitar tempest_talisman rebirth_ring treasure_chest treasure_chest treasure_chest jewellery jewellery\nturn A",
    );
    table.play("sow a1; p>b1");
    assert_eq!(table.moves(), ["camel", "tent"]);
    table.play("camel");
    if table.phase() == "act" {
        table.play("act");
    }
    table.play("keep jewellery");
    assert_eq!(table.moves(), ["steal madjaar", "skip"]);
    table.play("steal madjaar; give jewellery");
    assert_eq!(table.moves(), ["claim jewellery", "claim horn_of_plenty"]);
    table.play("claim horn_of_plenty");
    let items = table.view().items.unwrap();
    assert_eq!(
        items.discard.count(lamplight_tribes::Item::Jewellery),
        4,
        "two before, one of the draw, one given up"
    );
    assert_eq!(table.game.view(Eyes::Seat(B)).seats[0].items, None, "face down again");
    assert!(table.may("magic horn_of_plenty"), "no magic was used this turn");
}

// thieves-22
#[test]
fn madjaar_needs_the_artisans() {
    let thieves = |expansions| {
        let setup = Setup { expansions, ..Setup::new(3) };
        Tribes::new(&setup, Seed::from_number(1)).unwrap().view(Eyes::Spectator).thieves.unwrap()
    };
    let alone = thieves(Expansions { thieves: true, artisans: false });
    assert_eq!((alone.open.is_some(), alone.pile), (true, 4));
    assert_eq!(thieves(Expansions::ALL).pile, 5);
    for seed in 0..50 {
        let setup = Setup { expansions: Expansions { thieves: true, artisans: false }, ..Setup::new(2) };
        let game = Tribes::new(&setup, Seed::from_number(seed)).unwrap();
        assert_ne!(game.view(Eyes::Spectator).thieves.unwrap().open, Some(Thief::Madjaar));
        assert_eq!(game.view(Eyes::Spectator).djinn_pile, 20, "Morgiane is one of 23");
    }
}

// thieves-23
#[test]
fn morgianes_owner_uses_thieves_like_anybody() {
    let mut table =
        robbing("ziad", 'y', "A gold=0 thieves=ziad djinns=morgiane\nB viziers=1\nC viziers=1\nD viziers=1");
    table.play("steal ziad");
    assert_eq!([A, B, C, D].map(|seat| table.seat(seat).viziers), [3, 0, 0, 0]);
}

#[test]
fn morgiane_protects_from_every_thief() {
    let mut table = robbing("ziad", 'y', "A gold=0 thieves=ziad\nB viziers=2 djinns=morgiane\nC viziers=1");
    table.play("steal ziad");
    assert_eq!([B, C].map(|seat| table.seat(seat).viziers), [2, 0]);
    let mut table = robbing(
        "houssain",
        'g',
        "row wheat\nA gold=0 thieves=houssain\nB hand=fish,silk,ivory djinns=morgiane",
    );
    table.play("steal houssain");
    assert_eq!(table.seat(B).cards, 3);
}

// thieves-24
#[test]
fn builders_who_earn_nothing_have_acted_all_the_same() {
    let red = "a1 b oasis\nb1 b large_market\nc1 oasis\na2 oasis\nb2 oasis\nc2 oasis\n";
    let mut table = with_thieves(&format!("{red}A gold=0 thieves=shalim\nf5 palms=1 B"));
    table.play("sow a1; b>b1");
    assert_eq!((table.gold(A), table.moves()), (0, vec!["steal shalim".into(), "skip".into()]));
}

// thieves-25
#[test]
fn a_thief_waits_for_its_own_tribe() {
    let mut table = with_thieves("a1 w\nb1 w large_market\nA gold=0 thieves=ziad\nB viziers=1");
    table.play("sow a1; w>b1");
    assert_eq!(table.moves(), ["end"]);
}

#[test]
fn a_thief_that_is_not_used_stays() {
    let mut table = robbing("ziad", 'y', "A gold=0 thieves=ziad\nB viziers=1");
    assert_eq!(table.refusal("steal shalim"), ("steal/not-yours", "shalim is not yours to use now".into()));
    table.play("skip");
    assert_eq!((table.seat(A).thieves.len(), table.seat(B).viziers), (1, 1));
}

// thieves-26
#[test]
fn unused_thieves_count_with_the_djinns() {
    let table = draw("players 4 expansions=thieves\nA djinns=enki,boaz thieves=ziad,kohdjah\nbid A B C D");
    assert_eq!(table.points(A, "djinns"), 14 + 12);
}

// thieves-27
#[test]
fn the_kill_comes_before_the_thief_and_the_thief_before_the_tile() {
    let mut table = with_thieves("a1 r\nb1 r oasis\nb2 g\nd1 B\nA gold=0 thieves=kohdjah");
    table.play("sow a1; r>b1; kill g b2");
    assert_eq!(table.tile("b2").owner, Some(A));
    assert_eq!((table.phase().as_str(), table.tile("b1").palms), ("thief", 0));
    table.play("steal kohdjah; claim d1");
    assert_eq!((table.tile("d1").owner, table.tile("b1").palms), (Some(A), 1));
}

// thieves-28
#[test]
fn who_cannot_move_uses_no_thief() {
    let mut table = with_thieves("A gold=0 thieves=houssain\nB hand=fish");
    assert_eq!(table.moves(), ["skip"]);
    table.play("skip");
    assert_eq!(table.moves(), ["end"]);
    assert_eq!(table.points(A, "djinns"), 6);
}

// thieves-Q2
#[test]
fn sibittis_brings_no_thief() {
    let mut table = with_thieves("a1 y\nb1 y\nthieves ziad\nA elders=2 djinns=sibittis");
    table.play("use sibittis elders");
    assert_eq!(table.offers("keep").len(), 3);
    assert!(table.moves().iter().all(|m| {
        m.parse::<lamplight_tribes::Move>().is_ok_and(|m| matches!(m, lamplight_tribes::Move::Keep { .. }))
    }));
}

// thieves-Q13
#[test]
fn nothing_comes_between_the_tribe_and_its_thief() {
    let mut table = robbing("ziad", 'y', "f5 oasis\nA gold=0 thieves=ziad\nB viziers=1");
    assert_eq!(table.refuses("use enki elder"), "game/not-now");
    let mut table =
        with_thieves("a1 y\nb1 y large_market\nA gold=0 elders=1 djinns=enki thieves=ziad\nB viziers=1");
    table.play("sow a1; y>b1; act");
    assert_eq!(table.moves(), ["steal ziad", "skip"]);
}

// thieves-Q6, thieves-Q7
#[test]
fn kohdjah_may_free_a_tent_and_place_one() {
    let mut table = draw(
        "players 4 expansions=thieves,artisans\na1 r\nb1 rr large_market A\nd1 B\nd2 B\n\
         A gold=0 thieves=kohdjah\nB tent=d2\nturn A",
    );
    table.play("sow a1; r>b1; steal kohdjah; give d2; claim d2");
    assert_eq!((table.seat(B).tents, table.seat(B).camels), (1, 7), "the tent went back to its owner");
    assert_eq!(table.moves(), ["camel", "tent"]);
    table.play("tent");
    assert_eq!((table.tile("d2").owner, table.tile("d2").tent), (Some(A), true));
}

#[test]
fn a_djinn_that_changes_hands_can_be_used_by_its_new_owner() {
    let mut table = robbing("ouafat", 'w', "f5 oasis\nA gold=0 thieves=ouafat\nB djinns=enki used=enki");
    table.play("steal ouafat; use enki elder; at f5");
    assert_eq!((table.tile("f5").palms, table.seat(B).djinns.len()), (1, 0));
}

#[test]
fn an_undo_never_reaches_behind_a_victims_decision() {
    let mut table = robbing("houssain", 'g', "row wheat\nA gold=0 thieves=houssain\nB hand=fish,gold,silk");
    let seed = Seed::from_number(1);
    let mut record = table::Record::new(table.game, seed);
    record.play(A, "steal houssain".parse().unwrap(), 0, &mut ()).unwrap();
    record.play(B, "give fish".parse().unwrap(), 0, &mut ()).unwrap();
    assert!(record.can_undo(A).is_err(), "B has decided since");
    assert!(record.can_undo(B).is_ok());
    table.play("steal houssain; give fish; give gold");
    assert_eq!(table.deciding(), Some(A));
}
