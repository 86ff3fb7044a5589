use table::{Chooser, Eyes, Game, Moves, PerSeat, Reveal, Seat, Seed, ToMove};

use crate::budget::Effort;
use crate::judge::{Judge, MoveOf, Plan, margin};
use crate::net::{InputValues, Judgement};
use crate::style::{Shape, Style};

/// What a mind works on: its judge, its effort so far, its dice, and lists that keep their memory.
#[derive(Clone, Debug)]
pub struct Desk<J: Judge> {
    /// Who judges.
    pub judge: J,
    /// What has been spent.
    pub effort: Effort,
    /// How it thinks.
    pub style: Style,
    /// Where its randomness comes from.
    pub chooser: Chooser,
    /// How a search with a net shares out its effort; nothing where no net is asked.
    pub shape: Option<Shape>,
    lists: Vec<Moves<MoveOf<J>>>,
    inputs: InputValues,
}

impl<J: Judge> Desk<J> {
    /// A clean desk.
    #[must_use]
    pub fn new(judge: J, effort: Effort, style: Style, seed: &Seed) -> Desk<J> {
        Desk {
            judge,
            effort,
            style,
            chooser: Chooser::new(seed),
            shape: None,
            lists: Vec::new(),
            inputs: InputValues::default(),
        }
    }

    /// The judge's plans for the deciding seat. See [`Judge::plans`].
    pub fn plans(&mut self, game: &J::Game) -> Vec<Plan<MoveOf<J>>> {
        J::plans(game, self)
    }

    /// Plays what is usually good until the turn has passed on. See [`Judge::play_turn`].
    pub fn play_turn(&mut self, game: &mut J::Game) {
        J::play_turn(game, self);
    }

    /// Plays a listed move in thought and counts it.
    #[inline]
    pub fn play(&mut self, game: &mut J::Game, m: MoveOf<J>) -> Reveal {
        self.effort.spend(1);
        game.play_silently(m)
    }

    /// Plays a plan as far as this world allows: what comes to light on the way may make the rest impossible.
    pub fn follow(&mut self, game: &mut J::Game, plan: &[MoveOf<J>]) {
        let mut legal = self.list();
        for m in plan {
            game.legal_moves(&mut legal);
            if !legal.contains(m) {
                break;
            }
            let _ = self.play(game, *m);
        }
        self.put_back(legal);
    }

    /// How far a seat is ahead by the outlook, in points.
    #[must_use]
    pub fn lead(&self, game: &J::Game, seat: Seat) -> f32 {
        self.judge.lead(game, seat, &self.style)
    }

    /// What a position is worth to a seat by the game's net, in points: the lead it foretells. At the end of a game the
    /// truth, and something for having won: who is behind plays on, who leads ends it. Without a net the outlook.
    pub fn value(&mut self, game: &J::Game, seat: Seat) -> f32 {
        self.weigh(game, seat).value
    }

    /// The same, and the chance to win where a net can tell it.
    pub(crate) fn weigh(&mut self, game: &J::Game, seat: Seat) -> Weighed {
        let foretold = self.shape.and_then(|shape| Some((shape, self.foretell(game)?)));
        let Some((shape, said)) = foretold else {
            return Weighed { value: self.lead(game, seat), win: None };
        };
        let points = PerSeat(said.0.map(|one| one.points));
        let win = said[seat].win;
        let won = match game.to_move() {
            ToMove::Over if win > 0.0 => win,
            ToMove::Over => -1.0,
            _ => 0.0,
        };
        let value = margin(&points, seat, game.players(), self.style.rivals) + shape.win as f32 * won;
        Weighed { value, win: Some(win) }
    }

    /// What every seat can expect by the game's net, or what it has in the end. Nothing where there is no net.
    pub fn foretell(&mut self, game: &J::Game) -> Option<PerSeat<Judgement>> {
        if game.to_move() == ToMove::Over {
            return Some(in_the_end(game));
        }
        let net = self.judge.net(game)?;
        self.effort.spend(self.shape.map_or(0, |shape| u64::from(shape.charge)));
        self.inputs.values.clear();
        self.judge.tell(game, &mut self.inputs);
        Some(PerSeat(net.judge(&self.inputs.values, usize::from(game.players()))))
    }

    /// An empty list of moves.
    pub fn list(&mut self) -> Moves<MoveOf<J>> {
        self.lists.pop().unwrap_or_default()
    }

    /// Gives a list back for the next one who asks.
    pub fn put_back(&mut self, list: Moves<MoveOf<J>>) {
        self.lists.push(list);
    }
}

/// What a position is worth to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Weighed {
    /// Expected lead, in points.
    pub value: f32,
    /// The chance to win.
    pub win: Option<f32>,
}

/// What everybody has when a game is over; a shared victory counts in parts.
pub(crate) fn in_the_end<G: Game>(game: &G) -> PerSeat<Judgement> {
    let (totals, winners) = (game.scores(Eyes::Everything).totals(), game.winners());
    let mut said = PerSeat::<Judgement>::default();
    for seat in Seat::first(game.players()) {
        let win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        said[seat] = Judgement { points: totals[seat] as f32, win };
    }
    said
}
