use table::{PerSeat, Seat, Seed};

use crate::artisans::{Artisans, layout};
use crate::board::Board;
use crate::board::Paths;
use crate::data::{
    BASE_TILES, DJINN_ROW, MEEPLES_PER_TILE, PALACES, PALMS, RESOURCES, ROW, START_GOLD, TILES, camels,
    markers,
};
use crate::pieces::track::Track;
use crate::state::decks::{DjinnDeck, Luck, Resources, stream};
use crate::state::player::Player;
use crate::state::rules::Rules;
use crate::state::{Activation, Phase, Tribes};
use crate::thieves::Thieves;
use crate::{Colour, Djinn, Djinns, Ground, MAX_TILES, Meeples, Resource, Setup, Tribe};
use table::List;

impl Tribes {
    /// Deals a new game.
    pub(crate) fn deal(rules: Rules, seed: Seed) -> Tribes {
        let mut luck = Luck::new(seed);
        let mut board = if rules.expansions.artisans { layout::lay(&mut luck) } else { lay_tiles(&mut luck) };
        put_meeples(&mut board, &rules, &mut luck);
        let player = Player { gold: START_GOLD, camels: camels(rules.players), ..Player::default() };
        let track = Track::new(&first_bid_order(&rules, &mut luck));
        Tribes {
            rules,
            players: PerSeat(
                Seat::ALL.map(|seat| if seat.number() < rules.players { player } else { Player::default() }),
            ),
            bag: Meeples::NONE,
            resources: shuffle_resources(&mut luck),
            djinns: shuffle_djinns(&rules, &mut luck),
            palms_left: PALMS,
            palaces_left: PALACES,
            track,
            round: 1,
            used: PerSeat::default(),
            activation: Activation::new(Seat::ALL[0]),
            phase: Phase::Bid,
            ending: None,
            thieves: Thieves::deal(rules.expansions, &mut luck),
            artisans: Artisans::deal(rules.expansions, board.tiles_coloured(Colour::Red), &mut luck),
            board,
            luck,
        }
    }
}

fn lay_tiles(luck: &mut Luck) -> Board {
    let mut ground = [Ground::Oasis; BASE_TILES];
    let tiles = TILES.iter().flat_map(|(kind, copies)| std::iter::repeat_n(*kind, *copies));
    ground.iter_mut().zip(tiles).for_each(|(place, kind)| *place = kind);
    luck.stream(stream::LAYOUT, |s| s.shuffle(&mut ground));
    Board::new(&ground, Paths::BASE)
}

fn put_meeples(board: &mut Board, rules: &Setup, luck: &mut Luck) {
    let mut bag = [Tribe::Vizier; MAX_TILES * MEEPLES_PER_TILE];
    let meeples = rules.meeples().flat_map(|(tribe, count)| std::iter::repeat_n(tribe, count as usize));
    let filled = bag.iter_mut().zip(meeples).map(|(place, tribe)| *place = tribe).count();
    let bag = &mut bag[..filled];
    luck.stream(stream::MEEPLES, |s| {
        s.shuffle(bag);
        while rules.no_mono_start_tiles && bag.chunks(MEEPLES_PER_TILE).any(is_mono) {
            s.shuffle(bag);
        }
    });
    for (tile, three) in board.paths.tiles().iter().zip(bag.chunks(MEEPLES_PER_TILE)) {
        three.iter().for_each(|tribe| board.add(tile, *tribe, 1));
    }
}

fn is_mono(meeples: &[Tribe]) -> bool {
    meeples.iter().all(|tribe| *tribe == meeples[0])
}

fn first_bid_order(rules: &Setup, luck: &mut Luck) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::first(rules.players).cycle().take(markers(rules.players)).collect();
    luck.stream(stream::BID_ORDER, |s| s.shuffle(&mut order));
    if rules.players == 2 && rules.two_player_fixed_abba {
        let (first, second) = (order[0], order[0].next(2));
        order = vec![first, second, second, first];
    }
    order
}

fn shuffle_resources(luck: &mut Luck) -> Resources {
    let cards = RESOURCES.iter().flat_map(|(card, copies)| std::iter::repeat_n(*card, *copies as usize));
    let mut pile = List::of(Resource::Fakir, cards);
    luck.stream(stream::RESOURCES, |s| s.shuffle(pile.as_mut_slice()));
    let mut row = List::new(Resource::Fakir);
    (0..ROW).filter_map(|_| pile.pop()).for_each(|card| row.push(card));
    Resources { row, pile, discard: crate::Cards::NONE }
}

fn shuffle_djinns(rules: &Setup, luck: &mut Luck) -> DjinnDeck {
    let mut pile = List::of(Djinn::AlAmin, Djinn::deck(rules.expansions));
    luck.stream(stream::DJINNS, |s| s.shuffle(pile.as_mut_slice()));
    let mut row = List::new(Djinn::AlAmin);
    (0..DJINN_ROW).filter_map(|_| pile.pop()).for_each(|djinn| row.push(djinn));
    DjinnDeck { row, pile, discard: Djinns::NONE }
}
