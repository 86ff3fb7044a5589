//! Setting up a game.

use lamplight_tribes::data::TILES;
use lamplight_tribes::{Setup, Tribes};
use table::{Eyes, Game, Seed};

fn new(players: u8) -> lamplight_tribes::View {
    Tribes::new(&Setup::new(players), Seed::from_number(1)).unwrap().view(Eyes::Everything)
}

// base-1
#[test]
fn two_players_start_with_eleven_camels_and_two_markers_each() {
    let view = new(2);
    for (seat, name) in view.seats.iter().zip(table::Seat::ALL) {
        assert_eq!((seat.camels, seat.gold), (11, Some(50)));
        assert_eq!(view.to_bid.iter().filter(|other| **other == name).count(), 2);
        assert_eq!((seat.viziers, seat.elders, seat.cards, seat.djinns.len()), (0, 0, 0, 0));
    }
    assert!(view.bag.is_empty());
    assert_eq!((view.row.len(), view.pile), (9, 45));
    assert_eq!((view.djinns.len(), view.djinn_pile), (3, 19));
    assert_eq!((view.palms_left, view.palaces_left), (12, 10));
    assert!(view.tiles.iter().all(|tile| tile.meeples.total() == 3 && tile.owner.is_none()));
}

// base-2
#[test]
fn four_players_start_with_eight_camels_and_all_thirty_tiles() {
    let view = new(4);
    assert!(view.seats.iter().all(|seat| seat.camels == 8 && seat.gold == Some(50)));
    assert_eq!(view.to_bid.len(), 4);
    for (ground, copies) in TILES {
        assert_eq!(view.tiles.iter().filter(|tile| tile.ground == ground).count(), copies, "{ground}");
    }
    assert_eq!(view.tiles.iter().map(|tile| u32::from(tile.value)).sum::<u32>(), 198);
    assert_eq!(view.tiles.len(), 30);
}

#[test]
fn three_players_start_with_eight_camels_and_one_marker_each() {
    let view = new(3);
    assert!(view.seats.iter().all(|seat| seat.camels == 8));
    assert_eq!(view.to_bid.len(), 3);
}

#[test]
fn only_two_to_four_can_play() {
    for players in [0, 1, 5, 255] {
        let bad = Tribes::new(&Setup::new(players), Seed::from_number(1)).unwrap_err();
        assert_eq!(bad.to_string(), format!("tribes cannot be played by {players}; 2 to 4 can play"));
    }
}

#[test]
fn another_seed_deals_another_game_and_the_same_seed_the_same() {
    let deal = |seed| Tribes::new(&Setup::new(3), Seed::from_number(seed)).unwrap();
    assert_eq!(deal(1), deal(1));
    assert_ne!(deal(1).view(Eyes::Spectator), deal(2).view(Eyes::Spectator));
}
