use table::{Chooser, Eyes, Game, Moves, PerSeat, Reveal, Seat, Seed, ToMove};

use crate::budget::Effort;
use crate::judge::{Judge, MoveOf, Plan, margin};
use crate::net::Told;
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
    told: Told,
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
            told: Told::default(),
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
        game.play_listed(m, &mut ())
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

    /// What a position is worth to a seat by the game's net, in points: the lead it foretells, and something for the
    /// chance to win. At the end of a game the truth; without a net the outlook.
    pub fn value(&mut self, game: &J::Game, seat: Seat) -> f32 {
        let Some(shape) = self.shape else { return self.lead(game, seat) };
        let players = game.players();
        let mut points = PerSeat::<f32>::default();
        let win;
        if game.to_move() == ToMove::Over {
            let (totals, winners) = (game.scores(Eyes::Everything).totals(), game.winners());
            points.0 = totals.0.map(|total| total as f32);
            win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        } else {
            self.effort.spend(u64::from(shape.charge));
            let Some(net) = self.judge.net(game) else { return self.lead(game, seat) };
            self.told.values.clear();
            self.judge.tell(game, &mut self.told);
            let said = net.judge(&self.told.values, usize::from(players));
            points.0 = said.map(|one| one.points);
            win = said[seat.index()].win;
        }
        margin(&points, seat, players, self.style.rivals) + shape.win as f32 * win
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
