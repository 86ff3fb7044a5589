use serde::Serialize;
use table::{Seat, Seats};

use crate::data::{Field, Place, Spot};
use crate::moves::Unit;
use crate::state::State;
use crate::{Duties, Move, Outlook, Pending, Phase};

/// The route board looks so many moves ahead.
const FARTHEST: u8 = 3;

/// A field that can be reached, and how one would stand there if nobody else moved.
///
/// The first move is exact. On the way further on, Academy and Source are used where they are visited, and nothing
/// is caught.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "index.ts"))]
pub struct Route {
    /// The field.
    pub field: Field,
    /// In so many moves.
    pub moves: u8,
    /// The stops on the way, the field itself last.
    pub stops: Vec<Field>,
    /// Coins or scrolls owed there to those who stand there now.
    pub toll: u8,
    /// Who stands there now.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub to: Seats,
    /// Magic on arrival; what a hat gives for the stop is counted.
    pub magic: u8,
    /// Coins on arrival, the toll paid.
    pub coins: u16,
    /// Scrolls on arrival, the toll paid.
    pub scrolls: u16,
    /// Magic lost if nothing is caught there.
    pub refusal: u8,
    /// What could be caught there; `null` where nobody lives.
    pub catch: Option<Outlook>,
}

/// A figure that has stopped, in a copy of the game that knows what it would have then.
struct Stop {
    state: State,
    toll: u8,
    to: Seats,
    outlook: Option<Outlook>,
}

impl State {
    /// What lies within three moves of a seat's figure: each field by its fewest moves, and so that as much as
    /// possible can be done there.
    pub(crate) fn routes(&self, seat: Seat) -> Vec<Route> {
        let mut routes: Vec<Route> = Vec::new();
        let mut walkers: Vec<(State, Vec<Field>)> =
            self.before_a_move(seat).into_iter().map(|state| (state, Vec::new())).collect();
        for moves in 1..=FARTHEST {
            let mut next = Vec::new();
            for (state, before) in &walkers {
                state.each_stop(&mut |stop: Stop| {
                    let mut stops = before.clone();
                    stops.push(stop.state.here());
                    if let Some(on) = stop.state.gone_on().filter(|_| moves < FARTHEST) {
                        next.push((on, stops.clone()));
                    }
                    let route = stop.as_route(moves, stops);
                    match routes.iter_mut().find(|known| known.field == route.field) {
                        Some(known) if route.is_better_than(known) => *known = route,
                        Some(_) => {}
                        None => routes.push(route),
                    }
                });
            }
            walkers = next;
        }
        routes
    }

    /// The game as if this seat were about to move, or about to go on with its move.
    fn before_a_move(&self, seat: Seat) -> Option<State> {
        let spot = self.players[seat].spot?;
        let phase = match self.phase {
            Phase::Draft { .. } | Phase::Gifts { .. } | Phase::Source { closing: true, .. } | Phase::Over => {
                return None;
            }
            // the stop is settled, but not what it will cost
            Phase::Pay(_) if self.decider() == seat => return None,
            phase @ Phase::Move { .. } if self.decider() == seat => phase,
            _ => Phase::Move { from: spot.from, at: spot.to },
        };
        let turn = (0..self.setup.players).find(|turn| self.seat_at(*turn) == seat)?;
        Some(State { phase, turn, duties: Duties::default(), pending: Pending::NONE, ..*self })
    }

    /// Every field one move can end at.
    fn each_stop(&self, tell: &mut impl FnMut(Stop)) {
        let Phase::Move { at, .. } = self.phase else { return };
        self.each_legal(&mut |m| match m {
            Move::Go { field } => tell(self.best_stop(Spot { from: at, to: field })),
            Move::Skip { .. } => {
                let mut on = *self;
                let _ = on.apply(m, &mut ());
                on.each_stop(tell);
            }
            _ => {}
        });
    }

    /// Stops and pays so that as much as possible can be done there; among equal ways, with coins.
    fn best_stop(&self, spot: Spot) -> Stop {
        let toll = self.toll(spot);
        let me = self.me();
        let fewest = u16::from(toll).saturating_sub(me.scrolls);
        let most = u16::from(toll).min(me.coins);
        let stops = (fewest..=most).rev().map(|coins| {
            let state = self.stopped_at(spot.to, coins);
            Stop { state, toll, to: self.occupants(spot), outlook: state.outlook() }
        });
        let best = stops.min_by_key(|stop| {
            stop.outlook.as_ref().map(|o| (o.hindrance, o.missing, o.staff, o.mages.len()))
        });
        // a stop is listed only if it can be paid somehow
        best.unwrap_or(Stop { state: *self, toll, to: Seats::NONE, outlook: None })
    }

    /// The game after a stop that is paid with so many coins and otherwise with scrolls.
    fn stopped_at(&self, field: Field, mut coins: u16) -> State {
        let mut state = *self;
        let _ = state.apply(Move::Go { field }, &mut ());
        while let Phase::Pay(payment) = state.phase {
            let seat = payment.seat();
            let m = if payment.spared > 0 && payment.paid == 0 {
                Move::Spare { seat }
            } else if coins > 0 {
                coins -= 1;
                Move::Pay { seat, unit: Unit::Coin }
            } else {
                Move::Pay { seat, unit: Unit::Scroll }
            };
            let _ = state.apply(m, &mut ());
        }
        state
    }

    /// The game at the seat's next move: what lives here was left alone, and Academy or Source was used. Nobody else
    /// has moved.
    fn gone_on(&self) -> Option<State> {
        let mut state = *self;
        // first, since magic never drops below 0 and may rise to the limit afterwards
        state.try_to(Move::Refuse);
        if matches!(state.place(state.here()), Place::Academy | Place::Source) && !state.try_to(Move::Special)
        {
            state.try_to(Move::Standard);
        }
        state.try_to(Move::Refill);
        state.try_to(Move::Done);
        if state.setup.players == 1 {
            // alone one knows what the clock will do
            state.try_to(Move::End);
            return matches!(state.phase, Phase::Move { .. }).then_some(state);
        }
        let Spot { from, to: at } = state.me().spot?;
        state.phase = Phase::Move { from, at };
        state.duties = Duties::default();
        Some(state)
    }

    /// Plays a move if it is legal.
    fn try_to(&mut self, m: Move) -> bool {
        let mut legal = false;
        self.each_legal(&mut |listed| legal |= listed == m);
        if legal {
            let _ = self.apply(m, &mut ());
        }
        legal
    }

    /// The fields a figure has passed over in the move that is under way: from where it stands to where it is now.
    pub(crate) fn chain(&self) -> Vec<Field> {
        let (Phase::Move { from, at }, Some(spot)) = (self.phase, self.me().spot) else { return Vec::new() };
        let mut path = vec![spot.to];
        let mut on = *self;
        on.phase = Phase::Move { from: spot.from, at: spot.to };
        on.find_chain(Spot { from, to: at }, &mut path);
        path
    }

    fn find_chain(&self, goal: Spot, path: &mut Vec<Field>) -> bool {
        let Phase::Move { from, at } = self.phase else { return false };
        if (Spot { from, to: at }) == goal {
            return true;
        }
        let mut found = false;
        self.each_legal(&mut |m| {
            if let Move::Skip { field } = m
                && !found
                && path.len() < Field::ALL.len()
            {
                let mut on = *self;
                let _ = on.apply(m, &mut ());
                path.push(field);
                found = on.find_chain(goal, path);
                if !found {
                    path.pop();
                }
            }
        });
        found
    }
}

impl Stop {
    fn as_route(&self, moves: u8, stops: Vec<Field>) -> Route {
        let me = self.state.me();
        Route {
            field: self.state.here(),
            moves,
            stops,
            toll: self.toll,
            to: self.to,
            magic: me.magic,
            coins: me.coins,
            scrolls: me.scrolls,
            refusal: if self.state.duties.catch { self.state.refusal_cost() } else { 0 },
            catch: self.outlook.clone(),
        }
    }
}

impl Route {
    /// Of two ways to the same field: fewer moves, then the better catch, then more magic.
    fn is_better_than(&self, other: &Route) -> bool {
        let rank = |route: &Route| {
            let catch = route.catch.as_ref().map(|o| (o.hindrance, o.missing, o.staff, o.mages.len()));
            (route.moves, catch, std::cmp::Reverse(route.magic), route.toll)
        };
        rank(self) < rank(other)
    }
}
