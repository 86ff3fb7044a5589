//! Bidding for the turn order.

use lamplight_tribes::Setup;
use table::{Seat, Seats};

use crate::drawing::{A, B, C, D, Table, dealt, draw};

/// Plays on until bids are due again and says who acted, in order.
fn order_of_play(table: &mut Table) -> Vec<Seat> {
    let mut order = Vec::new();
    while table.phase() != "bid" {
        let view = table.view();
        if order.len() < view.acted.len() {
            order = view.acted;
        }
        let m = table.moves().pop().unwrap();
        table.play(&m);
    }
    order
}

// base-3
#[test]
fn the_latest_zero_bidder_acts_first_and_the_order_of_play_is_the_next_bid_order() {
    let mut table = dealt(Setup::new(4), 1, &[A, B, C, D]);
    table.play("bid 0; bid 3; bid 0; bid 0");
    assert_eq!(order_of_play(&mut table), [B, D, C, A]);
    assert_eq!(table.view().to_bid, [B, D, C, A]);
}

// base-4
#[test]
fn a_spot_that_costs_something_holds_one_marker() {
    let mut table = draw("bid A B C D");
    table.play("bid 5");
    assert_eq!(table.refusal("bid 5"), ("bid/spot-taken", "the spot for 5 is taken by seat A".into()));
    assert!(!table.may("bid 5") && table.may("bid 8"));
}

// base-5
#[test]
fn with_three_zeros_taken_the_fourth_marker_must_pay() {
    let mut table = dealt(Setup::new(2), 1, &[A, B, A, B]);
    table.play("bid 0; bid 0; bid 0");
    assert_eq!(table.offers("bid"), ["bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"]);
    assert_eq!(table.refuses("bid 0"), "bid/zeros-taken");
    table.play("bid 1");
    assert_eq!(order_of_play(&mut table), [B, A, B, A]);
}

// base-6
#[test]
fn nobody_bids_what_they_cannot_pay() {
    let mut table = draw("bid A B C D\nA gold=4");
    assert_eq!(table.moves(), ["bid 0", "bid 1", "bid 3"]);
    assert_eq!(table.refusal("bid 5"), ("pay/too-poor", "it costs 5 gold, but there is only 4".into()));
}

#[test]
fn the_price_is_paid_at_once() {
    let mut table = draw("bid A B C D");
    table.play("bid 18");
    assert_eq!(table.gold(A), 32);
    assert_eq!(table.view().track[8], Some(A));
}

// base-7
#[test]
fn kumarbi_pays_the_price_so_many_steps_lower() {
    let mut table = draw("bid A B C D\nA djinns=kumarbi hand=fakir,fakir,fakir");
    table.play("bid 12 fakirs 2");
    assert_eq!((table.gold(A), table.hand(A)), (45, vec!["fakir"]));
    assert_eq!(table.view().track[7], Some(A));
    assert_eq!(table.discard(), ["fakir", "fakir"]);

    let mut table = draw("bid A B C D\nA djinns=kumarbi hand=fakir,fakir");
    assert_eq!(table.refuses("bid 1 fakirs 2"), "pay/fakirs-for-nothing");
    table.play("bid 1 fakirs 1");
    assert_eq!((table.gold(A), table.hand(A)), (50, vec!["fakir"]));
    assert_eq!(table.view().track[3], Some(A));
}

// base-7
#[test]
fn kumarbis_price_does_not_care_who_stands_on_the_lower_spots() {
    let mut table = draw("bid A B C D\nB djinns=kumarbi hand=fakir gold=8");
    table.play("bid 8");
    assert!(table.may("bid 12 fakirs 1"));
    table.play("bid 12 fakirs 1");
    assert_eq!(table.gold(B), 0);
}

#[test]
fn only_kumarbis_owner_bids_with_fakirs() {
    let mut table = draw("bid A B C D\nA hand=fakir");
    assert!(!table.may("bid 1 fakirs 1"));
    assert_eq!(table.refuses("bid 1 fakirs 1"), "use/not-yours");
}

// base-8
#[test]
fn three_players_may_all_bid_zero() {
    let mut table = dealt(Setup::new(3), 1, &[A, B, C]);
    table.play("bid 0; bid 0; bid 0");
    assert_eq!(order_of_play(&mut table), [C, B, A]);
}

#[test]
fn two_markers_of_one_player_may_act_one_after_the_other() {
    let mut table = dealt(Setup::new(2), 1, &[A, A, B, B]);
    table.play("bid 18; bid 12; bid 3; bid 5");
    assert_eq!(order_of_play(&mut table), [A, A, B, B]);
}

// base-OQ-20
#[test]
fn a_broke_fourth_bidder_gets_the_cheapest_free_spot_for_nothing() {
    let mut table = dealt(Setup::new(4), 1, &[A, B, C, D]);
    let mut position = table::Game::position(&table.game);
    position.seats[3].gold = 0;
    table.game = table::Game::from_position(&position).unwrap();
    table.play("bid 0; bid 0; bid 0");
    assert_eq!(table.moves(), ["bid 1"]);
    table.play("bid 1");
    assert_eq!((table.gold(D), table.deciding()), (0, Some(D)));
}

// base-OQ-20
#[test]
fn a_broke_owner_of_kumarbi_may_pay_with_fakirs() {
    let mut table = draw("bid A B C D\nD gold=0 djinns=kumarbi hand=fakir,fakir");
    table.play("bid 0; bid 0; bid 0");
    assert_eq!(table.moves(), ["bid 1 fakirs 1", "bid 3 fakirs 2", "bid 1"]);
}

#[test]
fn the_first_bid_order_is_drawn_from_all_markers() {
    use table::{Game, Seed};
    let order = |seed| {
        let game = lamplight_tribes::Tribes::new(&Setup::new(2), Seed::from_number(seed)).unwrap();
        game.view(table::Eyes::Spectator).to_bid
    };
    let orders: Vec<Vec<Seat>> = (0..100).map(order).collect();
    for wanted in [[A, A, B, B], [A, B, A, B], [A, B, B, A], [B, A, A, B], [B, A, B, A], [B, B, A, A]] {
        assert!(orders.iter().any(|order| *order == wanted), "{wanted:?} was never drawn");
    }
    let everybody: Seats = [A, B].into_iter().collect();
    assert!(orders.iter().all(|order| order.iter().copied().collect::<Seats>() == everybody));
}
