//! Random games under every mix of switches and boxes: they end, and nothing is lost on the way.

use lamplight_tribes::{ArtisanTie, DjinnLimit, Expansions, Move, Neighbourhood, Setup, Tribe, Tribes};
use table::{Chooser, Game, Moves, Seed, ToMove};

/// Any setup at all.
fn any_setup(chooser: &mut Chooser) -> Setup {
    let mut coin = || chooser.once_in(2);
    Setup {
        expansions: Expansions { thieves: coin(), artisans: coin() },
        open_gold: coin(),
        open_hands: coin(),
        djinn_limit: if coin() { DjinnLimit::PerRound } else { DjinnLimit::PerActivation },
        hagis_lamia_neighbourhood: if coin() { Neighbourhood::Four } else { Neighbourhood::Eight },
        assassins_may_skip: coin(),
        assassinate_own_tile: coin(),
        nekir_per_victim: coin(),
        match_dropped_this_move: coin(),
        no_mono_start_tiles: coin(),
        two_player_fixed_abba: coin(),
        artisan_tie: if coin() { ArtisanTie::Nobody } else { ArtisanTie::All },
        ..Setup::new(2 + chooser.below(3) as u8)
    }
}

/// Plays at random to the end, using powers, items and thieves whenever the coin says so.
fn play_out(mut game: Tribes, number: u64, chooser: &mut Chooser) {
    let mut moves = Moves::new();
    loop {
        game.legal_moves(&mut moves);
        let powers: Vec<Move> = moves.iter().copied().filter(is_power).collect();
        let from = if powers.is_empty() || chooser.once_in(2) { &moves[..] } else { &powers[..] };
        let Some(m) = chooser.pick(from) else { break };
        let _ = game.play_silently(m);
        game.check().unwrap_or_else(|faults| panic!("game {number}, after {m}: {faults}"));
    }
    let setup = game.setup();
    assert_eq!(game.to_move(), ToMove::Over, "game {number} of {setup:?} has nothing to decide");
    assert!(!game.winners().is_empty());
}

fn is_power(m: &Move) -> bool {
    matches!(m, Move::Use { .. } | Move::Magic { .. } | Move::Steal { .. } | Move::Fly { .. })
}

/// The game with everything that lies beside the board in the players' hands.
fn enriched(game: &Tribes) -> Tribes {
    let mut position = game.position();
    let players = position.seats.len();
    let mut djinns = position.djinns.take().unwrap_or_default();
    djinns.append(position.djinn_pile.as_mut().expect("written in full"));
    position.djinns = Some(Vec::new());
    for (n, djinn) in djinns.into_iter().enumerate() {
        position.seats[n % players].djinns.insert(djinn);
    }
    for (n, tile) in position.tiles.values_mut().enumerate() {
        let elders = tile.meeples.count(Tribe::Elder);
        tile.meeples.take(Tribe::Elder, elders);
        position.seats[n % players].held.add(Tribe::Elder, elders);
    }
    let pile = position.pile.as_mut().expect("written in full");
    for (n, card) in pile.split_off(pile.len() / 3).into_iter().enumerate() {
        position.seats[n % players].hand.add(card, 1);
    }
    if let Some(thieves) = &mut position.thieves {
        for (n, thief) in thieves.pile.drain(..).enumerate() {
            position.seats[n % players].thieves.push(thief);
        }
    }
    if let Some(items) = &mut position.items {
        let pile = items.pile.as_mut().expect("written in full");
        for (n, item) in pile.split_off(4).into_iter().enumerate() {
            position.seats[n % players].items.add(item, 1);
        }
    }
    Tribes::from_position(&position).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn games_under_any_mix_of_switches_end_and_lose_nothing() {
    for number in 0..200 {
        let seed = Seed::from_number(number);
        let mut chooser = Chooser::new(&seed);
        let game = Tribes::new(&any_setup(&mut chooser), seed).expect("a good setup");
        play_out(game, number, &mut chooser);
    }
}

#[test]
fn games_with_every_power_in_somebodys_hand_end_and_lose_nothing() {
    for number in 0..200 {
        let seed = Seed::from_number(1_000_000 + number);
        let mut chooser = Chooser::new(&seed);
        let game = Tribes::new(&any_setup(&mut chooser), seed).expect("a good setup");
        play_out(enriched(&game), number, &mut chooser);
    }
}
