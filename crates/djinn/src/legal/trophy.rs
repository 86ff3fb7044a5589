use crate::Move;
use crate::colour::Colour;
use crate::data::{TROPHY_DJINNS, Trophy, TrophySet};
use crate::state::State;

impl State {
    /// Trophies that can be gained now, for each colour of bottles and each number of masters handed in.
    pub(super) fn legal_trophies(&self, tell: &mut impl FnMut(Move)) {
        if !self.can_gain_trophy() {
            return;
        }
        let me = self.me();
        let open = self.trophies_to_choose_from();
        for colour in Colour::ALL {
            let (normal, masters) = (me.bottled[colour.index()], me.bottled_masters[colour.index()]);
            let least = TROPHY_DJINNS.saturating_sub(normal);
            for masters in least..=masters.min(TROPHY_DJINNS) {
                open.iter().for_each(|trophy| tell(Move::Trophy { trophy, colour, masters }));
            }
        }
    }

    /// Are there three djinns to hand in, a trophy for them, and is it not too late?
    pub(crate) fn can_gain_trophy(&self) -> bool {
        let me = self.me();
        Colour::ALL.iter().any(|colour| me.in_bottles_of(*colour) >= TROPHY_DJINNS)
            && self.trophies_open()
            && !self.trophies_left().is_empty()
    }

    /// The first trophy comes from row 1, the second from row 2, the third from row 3, later ones from any. An
    /// empty row is replaced by the lowest that is not.
    pub(crate) fn trophies_to_choose_from(&self) -> TrophySet {
        let left = self.trophies_left();
        let nth = self.me().trophies.len() + 1;
        if nth > Trophy::ROWS {
            return left;
        }
        let row = |row| TrophySet(left.0 & TrophySet::row(row).0);
        let own = row(nth);
        if !own.is_empty() {
            return own;
        }
        (1..=Trophy::ROWS).map(row).find(|row| !row.is_empty()).unwrap_or(TrophySet::NONE)
    }
}
