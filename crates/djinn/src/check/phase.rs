use table::Faults;

use super::require;
use crate::colour::sum;
use crate::data::{CharacterSet, FACTORY_CORKS, PassageEffect, Place, Spot, TRADES};
use crate::phase::Task;
use crate::state::State;
use crate::turn::can_house;
use crate::{Caught, Chosen, Effect, Payment, Phase};

impl State {
    /// The phase fits the board, and there is something to decide.
    pub(super) fn check_phase(&self, faults: &mut Faults) {
        self.check_end(faults);
        self.check_pending(faults);
        self.check_draft(faults);
        if !faults.0.is_empty() {
            return;
        }
        let me = self.me();
        let placed = me.spot.is_some();
        let needs_figure =
            !matches!(self.phase, Phase::Draft { .. } | Phase::Gifts { .. } | Phase::Place | Phase::Over);
        if needs_figure && !placed && !matches!(self.phase, Phase::Pay(_)) {
            return faults.add("phase", "the deciding player's figure is not on the map yet");
        }
        let here = self.here();
        let round = here.round_index().is_some();
        let fits = match self.phase {
            Phase::Draft { .. } | Phase::Gifts { .. } | Phase::Act | Phase::Over => true,
            Phase::Source { closing: true, .. } => self.last_round == Some(self.round),
            Phase::Source { .. } => self.place(here) == Place::Source,
            Phase::Place => !placed,
            Phase::Move { from, at } => from.is_joined_to(at),
            Phase::Pay(payment) => self.payment_fits(&payment),
            Phase::Market { trades, discount, .. } => {
                self.place(here) == Place::Market
                    && trades <= TRADES[usize::from(round)]
                    && (round || !discount)
            }
            Phase::Manufactory { special, corks, .. } => {
                self.place(here) == Place::Manufactory && (round || !special) && corks <= FACTORY_CORKS
            }
            Phase::Archives { special, .. } => self.place(here) == Place::Archives && (round || !special),
            Phase::Passage => {
                matches!(me.passage_at(here).map(crate::Passage::effect), Some(PassageEffect::Sell(_)))
            }
            Phase::Catch(chosen) => self.chosen_fits(&chosen),
            Phase::House(caught) => self.caught_fits(&caught),
        };
        require(faults, fits, "phase", || "it does not fit the board".into());
        let duties = &self.duties;
        let passage = duties.passage.is_none_or(|passage| me.passage_at(here) == Some(passage));
        let catch =
            !duties.catch || !self.djinns_at(here).is_empty() || matches!(self.phase, Phase::House(_));
        require(faults, passage && catch, "duties", || "they do not fit the field the figure is at".into());
        if faults.0.is_empty() && self.phase != Phase::Over {
            let mut any = false;
            self.each_legal(&mut |_| any = true);
            require(faults, any, "phase", || "nothing can be decided".into());
        }
    }

    fn check_end(&self, faults: &mut Faults) {
        require(faults, self.ending.is_some() == self.last_round.is_some(), "last_round", || {
            "it is known if and only if the reason of the end is".into()
        });
        let near =
            self.last_round.is_none_or(|last| last == self.round || last == self.round.saturating_add(1));
        require(faults, near, "last_round", || "it is this round or the next".into());
        // the end is brought about when a caught master's catch is finished
        let catching = matches!(self.phase, Phase::House(Caught { with_master: true, .. }));
        let gone = self.masters() == 0;
        require(faults, if self.ending.is_some() { gone } else { !gone || catching }, "ending", || {
            "the end is near if and only if all masters are gone".into()
        });
        let last = self.phase != Phase::Over || self.last_round == Some(self.round);
        require(faults, last, "phase", || "the game is over only after the last round".into());
    }

    fn check_pending(&self, faults: &mut Faults) {
        let busy = matches!(
            self.phase,
            Phase::Draft { .. }
                | Phase::Pay(_)
                | Phase::Catch(_)
                | Phase::House(_)
                | Phase::Passage
                | Phase::Over
        );
        let empty = self.pending.is_empty();
        require(faults, empty || !busy, "pending", || "no effect can be given in this phase".into());
        require(faults, !empty || !matches!(self.phase, Phase::Gifts { .. }), "pending", || {
            "characters give something in this phase".into()
        });
        let small = self.pending.tasks().iter().all(|task| match task {
            Task::Give(
                Effect::Coin(n)
                | Effect::Scroll(n)
                | Effect::Key(n)
                | Effect::Magic(n)
                | Effect::Limit(n)
                | Effect::Bottle(n)
                | Effect::Cork(n)
                | Effect::Mage(n)
                | Effect::Equip(n)
                | Effect::Circle(n)
                | Effect::Passage(n)
                | Effect::Wake(n)
                | Effect::Chest(n)
                | Effect::UnlockedChest(n)
                | Effect::Bottling(n),
            ) => *n <= 9,
            Task::Give(Effect::WakeAll | Effect::Refill) | Task::Compartment(_) => true,
            Task::PutAway(chests) => (2..=4).contains(&chests.len()),
        });
        require(faults, small, "pending", || "effects give at most 9, and 2 to 4 chests are drawn".into());
        let settled = self.pending.top().is_none_or(|task| self.is_question(task));
        require(faults, settled, "pending", || "the last effect must ask something".into());
    }

    fn check_draft(&self, faults: &mut Faults) {
        // a character may still take a circle away
        let early = matches!(self.phase, Phase::Draft { .. } | Phase::Gifts { .. });
        let free = self.players.as_slice().iter().all(|player| player.djinns_in_circles() == 0);
        require(faults, !early || free, "players.circled", || {
            "nobody holds djinns before the first turn".into()
        });
        let Phase::Draft { step } = self.phase else {
            return require(faults, self.characters.is_empty(), "characters", || {
                "after the draft none is on offer".into()
            });
        };
        let count = self.setup.players;
        let all = |kind: u32| {
            let held = self.players.as_slice().iter().flat_map(|p| p.characters).flatten();
            (self.characters.0 & kind).count_ones()
                + held.collect::<CharacterSet>().iter().filter(|c| kind & (1 << c.0) != 0).count() as u32
        };
        let shown = u32::from(count) + 1;
        require(
            faults,
            all(CharacterSet::GOOD.0) == shown && all(CharacterSet::BAD.0) == shown,
            "characters",
            || format!("{shown} good and {shown} bad ones are shown"),
        );
        let right = self.seats().all(|seat| {
            let turn = (0..count).find(|turn| self.seat_at(*turn) == seat).unwrap_or(0);
            let first = u8::from(step > count - 1 - turn);
            let second = u8::from(step > count + turn);
            let held = self.players[seat].characters.iter().flatten().count() as u8;
            held == first + second
        });
        require(faults, right, "phase.step", || "it does not fit the characters taken".into());
    }

    fn payment_fits(&self, payment: &Payment) -> bool {
        let spot = Spot { from: payment.from, to: payment.to };
        let occupants = self.occupants(spot);
        let figures = payment.left.len() as u16;
        let spared = u16::from(payment.spared);
        let units = u16::from(self.units_per_figure());
        let me = self.me();
        spot.from.is_joined_to(spot.to)
            && !payment.left.is_empty()
            && payment.left.iter().all(|seat| occupants.contains(seat))
            && payment.spared <= self.figures_spared()
            && u16::from(payment.paid) < units
            && figures > spared
            && units * (figures - spared) - u16::from(payment.paid) <= me.coins.saturating_add(me.scrolls)
            && (me.spot.is_some() || (spot.to.is_square() && self.setup.first_placement_pays))
    }

    fn chosen_fits(&self, chosen: &Chosen) -> bool {
        let me = self.me();
        let here = self.djinns_at(self.here());
        (0..4).all(|c| chosen.normal[c] <= here.djinns[c])
            && (here.master || !chosen.master)
            && (chosen.master || sum(chosen.normal) > 0)
            && chosen.used.0 & !me.asleep().0 == 0
            && chosen.used.len() <= me.mages_per_catch()
            && !(chosen.staff && me.staff().is_some())
            && self.duties.catch
            && self.can_catch(chosen)
    }

    fn caught_fits(&self, caught: &Caught) -> bool {
        let here = self.djinns_at(self.here());
        self.here().round_index().is_some()
            && self.duties.catch
            && (caught.with_master || !(caught.master || caught.free))
            && !(caught.with_master && here.master)
            && (caught.with_master || sum(caught.normal) > 0)
            && (caught.free || caught.next().is_some())
            && can_house(self.me(), caught.normal, caught.master)
    }
}
