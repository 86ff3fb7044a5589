//! From a position to a legal game, or to everything that is wrong with it.

use table::{BadSetup, Faults, PerSeat, Seat};

use super::{Position, TurnPosition};
use crate::board::Board;
use crate::data::{DJINN_ROW, PALACES, PALMS, RESOURCES, ROW, camels, markers};
use crate::pieces::track::Track;
use crate::state::decks::{DjinnDeck, Luck, Resources, stream};
use crate::state::player::Player;
use crate::state::rules::Rules;
use crate::state::{Activation, Phase, Sowing, Tribes};
use crate::{Djinn, Djinns, Meeples, Piece, Resource, Tribe};
use table::List;

impl Position {
    /// The game of this position, or everything that is wrong with it.
    pub(crate) fn build(&self) -> Result<Tribes, Faults> {
        let mut faults = Faults::default();
        let rules = match Rules::new(self.rules, &self.setup) {
            Ok(rules) => rules,
            Err(bad) => {
                let at = if matches!(bad, BadSetup::Rules { .. }) { "rules" } else { "setup" };
                faults.add(at, bad.to_string());
                return Err(faults);
            }
        };
        self.check_lengths(&mut faults);
        if !faults.0.is_empty() {
            return Err(faults);
        }
        let mut luck = Luck::resume(self.chance.seed, self.chance.used);
        let board = self.board(&mut faults);
        let players = self.players(&board, &mut faults);
        let phase = match self.phase {
            Phase::Sow(sowing) if sowing.before == Sowing::NOT_TOLD => {
                Phase::Sow(Sowing { before: *board.all_here(), ..sowing })
            }
            phase => phase,
        };
        let activation = self.turn.as_ref().map(TurnPosition::build);
        let activation = activation.or_else(|| self.acted.last().map(|seat| Activation::new(*seat)));
        let activation = activation.unwrap_or_else(|| Activation::new(Seat::ALL[0]));
        let resources = self.resources(&mut luck);
        let djinns = self.djinn_deck(&phase, &mut luck);
        let red = board.tiles_coloured(crate::Colour::Red);
        let placed =
            |piece| board.all().map(|tile| u32::from(board.pieces(piece, tile))).sum::<u32>().min(255) as u8;
        let mut game = Tribes {
            rules,
            palms_left: PALMS.saturating_sub(placed(Piece::Palm)),
            palaces_left: PALACES.saturating_sub(placed(Piece::Palace)),
            board,
            players,
            bag: Meeples::NONE,
            resources,
            djinns,
            track: Track::resume(self.track, &self.to_bid(), &self.acted),
            round: self.round,
            used: PerSeat(
                Seat::ALL.map(|seat| self.seats.get(seat.index()).map_or(Djinns::NONE, |s| s.used)),
            ),
            activation,
            phase,
            ending: self.ending,
            thieves: self.build_thieves(&mut luck),
            artisans: self.build_artisans(&phase, red, &mut luck),
            luck,
        };
        game.palms_left = game.palms_left.saturating_sub(game.pieces_between(Piece::Palm) as u8);
        game.palaces_left = game.palaces_left.saturating_sub(game.pieces_between(Piece::Palace) as u8);
        game.bag = self.bag.unwrap_or_else(|| game.meeples_left_over());
        faults.0.extend(game.faults().0);
        if faults.0.is_empty() {
            game.check_decidable(&mut faults);
        }
        faults.or(game)
    }

    /// Numbers and lists that are too large to be held are refused before anything is built from them.
    fn check_lengths(&self, faults: &mut Faults) {
        let players = self.setup.players;
        if !(1..=1000).contains(&self.round) {
            faults.add("round", format!("round {}; 1 to 1000 are allowed", self.round));
        }
        if let Some(used) = self.chance.used.iter().find(|used| **used > 1_000_000) {
            faults.add("chance.used", format!("{used} words of chance; at most 1000000 are allowed"));
        }
        if !self.seats.is_empty() && self.seats.len() != players as usize {
            faults.add("seats", format!("{} seats are told of; {players} play", self.seats.len()));
        }
        for (at, seat) in self.seats.iter().zip(Seat::ALL).map(|(position, seat)| (seat, position)) {
            if Resource::ALL.iter().any(|card| seat.unseen.count(*card) > seat.hand.count(*card)) {
                faults.add(format!("seats.{at}.unseen"), "cards were drawn unseen that are not in the hand");
            }
        }
        self.check_thieves(faults);
        self.check_items(faults);
        let mut limit = |at: &str, given: usize, allowed: usize| {
            if given > allowed {
                faults.add(at, format!("{given} are given; at most {allowed} are allowed"));
            }
        };
        limit("row", self.row.as_ref().map_or(0, Vec::len), ROW);
        limit("pile", self.pile.as_ref().map_or(0, Vec::len), crate::data::RESOURCE_CARDS);
        limit("djinns", self.djinns.as_ref().map_or(0, Vec::len), DJINN_ROW);
        limit("djinn_pile", self.djinn_pile.as_ref().map_or(0, Vec::len), Djinn::COUNT);
        limit("to_bid", self.to_bid.as_ref().map_or(0, Vec::len), markers(players));
        limit("acted", self.acted.len(), markers(players));
        limit("turn.path", self.turn.as_ref().map_or(0, |turn| turn.path.len()), 24);
    }

    fn players(&self, board: &Board, faults: &mut Faults) -> PerSeat<Player> {
        let mut players = PerSeat::default();
        for seat in Seat::first(self.setup.players) {
            let position = self.seats.get(seat.index()).cloned().unwrap_or_default();
            let placed = board.owned_by(seat).len() as u8
                - u8::from(position.tent.is_some_and(|tile| board.owner(tile) == Some(seat)));
            let mut known = position.hand;
            position.unseen.iter().for_each(|card| known.take(card, 1));
            if position.gold > 10_000 {
                faults.add(
                    format!("seats.{seat}.gold"),
                    format!("{} gold; nobody has more than 10000", position.gold),
                );
            }
            let mut player = Player {
                gold: position.gold.min(10_000),
                camels: camels(self.setup.players).saturating_sub(placed),
                djinns: position.djinns,
                hand: position.hand,
                known,
                ..Player::default()
            };
            for tribe in position.held.tribes() {
                if matches!(tribe, Tribe::Vizier | Tribe::Elder | Tribe::Artisan) {
                    player.keep(tribe, position.held.count(tribe));
                } else {
                    faults.add(
                        format!("seats.{seat}.held"),
                        format!("{tribe}s never stay in front of a player"),
                    );
                }
            }
            players[seat] = player;
        }
        players
    }

    fn to_bid(&self) -> Vec<Seat> {
        self.to_bid.clone().unwrap_or_else(|| {
            let each = markers(self.setup.players) / self.setup.players as usize;
            let placed =
                |seat| self.track.iter().flatten().chain(&self.acted).filter(|other| **other == seat).count();
            Seat::first(self.setup.players)
                .flat_map(|seat| std::iter::repeat_n(seat, each.saturating_sub(placed(seat))))
                .collect()
        })
    }

    fn resources(&self, luck: &mut Luck) -> Resources {
        let mut pile: List<Resource, { crate::data::RESOURCE_CARDS }> = match &self.pile {
            Some(pile) => List::of(Resource::Fakir, pile.iter().copied()),
            None => {
                let mut pile = List::new(Resource::Fakir);
                for (card, copies) in RESOURCES {
                    let elsewhere = self.discard.count(card) as usize
                        + self.seats.iter().map(|seat| seat.hand.count(card) as usize).sum::<usize>()
                        + self.row.iter().flatten().filter(|other| **other == card).count();
                    (elsewhere..copies as usize).for_each(|_| pile.push(card));
                }
                luck.stream(stream::RESOURCES, |s| s.shuffle(pile.as_mut_slice()));
                pile
            }
        };
        let mut row = List::of(Resource::Fakir, self.row.iter().flatten().copied());
        if self.row.is_none() {
            (0..ROW).filter_map(|_| pile.pop()).for_each(|card| row.push(card));
        }
        Resources { row, pile, discard: self.discard }
    }

    fn djinn_deck(&self, phase: &Phase, luck: &mut Luck) -> DjinnDeck {
        let shown: &[Djinn] = if let Phase::KeepDjinn { djinns: shown } = phase { shown } else { &[] };
        let mut pile: List<Djinn, { Djinn::COUNT }> = match &self.djinn_pile {
            Some(pile) => List::of(Djinn::AlAmin, pile.iter().copied()),
            None => {
                let elsewhere = |djinn: &Djinn| {
                    self.djinn_discard.contains(*djinn)
                        || self.seats.iter().any(|seat| seat.djinns.contains(*djinn))
                        || self.djinns.iter().flatten().chain(shown).any(|other| other == djinn)
                };
                let mut pile = List::of(
                    Djinn::AlAmin,
                    Djinn::deck(self.setup.expansions).filter(|djinn| !elsewhere(djinn)),
                );
                luck.stream(stream::DJINNS, |s| s.shuffle(pile.as_mut_slice()));
                pile
            }
        };
        let mut row = List::of(Djinn::AlAmin, self.djinns.iter().flatten().copied());
        if self.djinns.is_none() {
            (0..DJINN_ROW).filter_map(|_| pile.pop()).for_each(|djinn| row.push(djinn));
        }
        DjinnDeck { row, pile, discard: self.djinn_discard }
    }
}

impl Tribes {
    /// Meeples that stand nowhere else.
    fn meeples_left_over(&self) -> Meeples {
        let mut bag = Meeples::NONE;
        for (tribe, count) in self.rules.meeples() {
            bag.add(tribe, u32::from(count).saturating_sub(self.out_of_the_bag(tribe)) as u8);
        }
        bag
    }

    /// A position must leave its player something to decide.
    fn check_decidable(&self, faults: &mut Faults) {
        let mut moves = table::Moves::new();
        table::Game::legal_moves(self, &mut moves);
        if moves.is_empty() && self.phase != Phase::Over {
            faults.add("phase", "nothing can be decided here");
        }
        if self.phase == Phase::Over && self.ending.is_none() {
            faults.add("ending", "the game is over, but nothing says why");
        }
    }
}
