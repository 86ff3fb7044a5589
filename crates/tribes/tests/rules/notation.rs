//! Every move reads back as it is written, and no other text is a move.

use lamplight_tribes::{
    Djinn, Item, Loot, MAX_TILES, Marker, Move, Payment, Piece, Resource, Thief, Tile, Tribe,
};
use proptest::prelude::*;
use table::Seat;

fn tile() -> impl Strategy<Value = Tile> {
    (0..MAX_TILES).prop_map(|index| Tile::new(index).expect("on the board"))
}

fn one_of<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
    proptest::sample::select(all)
}

const TRIBES: &[Tribe] = &Tribe::ALL;
const SEATS: &[Seat] = &Seat::ALL;
const DJINNS: &[Djinn] = &Djinn::ALL;
const THIEVES: &[Thief] = &Thief::ALL;
const ITEMS: &[Item] = &Item::ALL;
const CARDS: &[Resource] = &Resource::ALL;
const PAYMENTS: &[Payment] = &Payment::ALL;
const PIECES: &[Piece] = &Piece::ALL;

fn loot() -> impl Strategy<Value = Loot> {
    prop_oneof![
        one_of(CARDS).prop_map(|card| Loot::Resource { card }),
        one_of(DJINNS).prop_map(|djinn| Loot::Djinn { djinn }),
        tile().prop_map(|tile| Loot::Tile { tile }),
        (one_of(PIECES), tile()).prop_map(|(piece, tile)| Loot::Piece { piece, tile }),
        one_of(ITEMS).prop_map(|item| Loot::Item { item }),
    ]
}

/// Any move that can be built, sensible or not.
fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        (any::<u8>(), any::<u8>()).prop_map(|(spot, fakirs)| Move::Bid { spot, fakirs }),
        tile().prop_map(|tile| Move::Sow { tile }),
        (one_of(TRIBES), tile()).prop_map(|(tribe, tile)| Move::Drop { tribe, tile }),
        (one_of(TRIBES), tile()).prop_map(|(tribe, tile)| Move::Fly { tribe, tile }),
        any::<u8>().prop_map(|fakirs| Move::Act { fakirs }),
        (one_of(TRIBES), tile()).prop_map(|(tribe, tile)| Move::Kill { tribe, tile }),
        (one_of(TRIBES), one_of(SEATS)).prop_map(|(tribe, seat)| Move::KillHeld { tribe, seat }),
        any::<u8>().prop_map(|position| Move::Take { position }),
        (one_of(DJINNS), one_of(PAYMENTS)).prop_map(|(djinn, payment)| Move::Buy { djinn, payment }),
        (one_of(THIEVES), one_of(PAYMENTS)).prop_map(|(thief, payment)| Move::Hire { thief, payment }),
        one_of(PAYMENTS).prop_map(|payment| Move::Craft { payment }),
        (one_of(DJINNS), one_of(PAYMENTS)).prop_map(|(djinn, payment)| Move::Use { djinn, payment }),
        one_of(ITEMS).prop_map(|item| Move::Magic { item }),
        one_of(THIEVES).prop_map(|thief| Move::Steal { thief }),
        tile().prop_map(|tile| Move::At { tile }),
        one_of(DJINNS).prop_map(|djinn| Move::Keep { djinn }),
        one_of(ITEMS).prop_map(|item| Move::KeepItem { item }),
        (one_of(TRIBES), tile()).prop_map(|(tribe, tile)| Move::Call { tribe, tile }),
        one_of(CARDS).prop_map(|card| Move::Lay { card }),
        one_of(&[Marker::Camel, Marker::Tent]).prop_map(|marker| Move::Mark { marker }),
        loot().prop_map(|loot| Move::Give { loot }),
        loot().prop_map(|loot| Move::Claim { loot }),
        one_of(CARDS).prop_map(|good| Move::Sell { good }),
        one_of(&[Move::Place, Move::Done, Move::Skip, Move::End]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn every_move_reads_back_as_it_is_written(m in any_move()) {
        prop_assert_eq!(m.to_string().parse::<Move>(), Ok(m));
    }

    /// One text for one move: what can be read is written the same way again.
    #[test]
    fn what_can_be_read_is_written_the_same(text in "[a-z0-9 >+_]{0,24}") {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }

    #[test]
    fn damaged_moves_are_refused_or_are_other_moves(m in any_move(), place in 0usize..30, letter in any::<char>()) {
        let mut chars: Vec<char> = m.to_string().chars().collect();
        chars.insert(place.min(chars.len()), letter);
        let text: String = chars.into_iter().collect();
        if let Ok(other) = text.parse::<Move>() {
            prop_assert_eq!(other.to_string(), text);
        }
    }

    #[test]
    fn any_text_at_all_is_read_or_refused(text in any::<String>()) {
        match text.parse::<Move>() {
            Ok(m) => prop_assert_eq!(m.to_string(), text),
            Err(bad) => prop_assert!(!bad.expected.is_empty()),
        }
    }
}

#[test]
fn a_text_that_is_no_move_is_told_what_is_one() {
    let said = |text: &str| text.parse::<Move>().unwrap_err().to_string();
    assert!(said("fly away").starts_with("\"fly away\" is not a move: moves are written bid, sow, "));
    assert_eq!(said("sow g1"), "\"sow g1\" is not a move: there is no tile \"g1\"; there are: a1 to f6");
    assert_eq!(said("x>a1"), "\"x>a1\" is not a move: there is no meeple \"x\"; there are: y, w, g, b, r, p");
    assert_eq!(said("bid 08"), "\"bid 08\" is not a move: \"08\" is not a whole number from 0 to 255");
    assert_eq!(said("bid 300"), "\"bid 300\" is not a move: \"300\" is not a whole number from 0 to 255");
    assert_eq!(said("bid 3 fakirs 0"), "\"bid 3 fakirs 0\" is not a move: no Fakirs are simply left out");
    assert!(said("use jaafar elder").starts_with(
        "\"use jaafar elder\" is not a move: there is no djinn \"jaafar\"; there are: al_amin, anun_nak, "
    ));
    assert_eq!(
        said("buy enki gold"),
        "\"buy enki gold\" is not a move: there is no payment \"gold\"; \
         there are: elder, fakir, elders, elder+fakir, artisan, fakirs"
    );
    assert_eq!(
        said("kill vizier E"),
        "\"kill vizier E\" is not a move: there is no seat \"E\"; there are: A, B, C, D"
    );
    assert!(said("sell tea").contains("there is no resource \"tea\"; there are: ivory, jewels, "));
    assert!(said("give tent c3").contains("there is no piece \"tent\"; there are: palm, palace"));
    assert!(said("a b c d e").contains("no move has more than four words"));
    assert!(said("").contains("moves are written"));
    assert!(said(&"z".repeat(10_000)).len() < 500, "long texts are cut");
}
