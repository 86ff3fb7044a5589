//! Thieves in a position.

use std::fmt::{self, Display, Formatter};

use serde::{Deserialize, Serialize};
use table::{Faults, List, Seat};

use super::pool::{read_pool, written_pool};
use super::{Robbery, Thief, Thieves};
use crate::Position;
use crate::state::decks::{Luck, stream};
use crate::told::notation::seat_of;
use crate::told::position::text::{Fields, Line, NOTHING, listed, spaced};

/// The thieves beside the board of a [`Position`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ThievesPosition {
    /// The one on offer.
    pub open: Option<Thief>,
    /// The pile, top last.
    pub pile: Vec<Thief>,
}

impl ThievesPosition {
    pub(crate) fn of(thieves: &Thieves) -> ThievesPosition {
        ThievesPosition { open: thieves.open, pile: thieves.pile.to_vec() }
    }

    /// What stands behind `thieves`: the one on offer or `-`, then the pile.
    pub(crate) fn read(words: &[&str]) -> Line<ThievesPosition> {
        let (open, pile) = words.split_first().ok_or("the thief on offer or -, then the pile")?;
        let open = (*open != NOTHING).then(|| open.parse()).transpose()?;
        Ok(ThievesPosition { open, pile: listed(pile)? })
    }
}

impl Display for ThievesPosition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "thieves {}{}", self.open.map_or(NOTHING, |thief| thief.name()), spaced(self.pile.iter()))
    }
}

impl Robbery {
    /// The words of its phases.
    pub(crate) const KINDS: &[&str] = &["thief", "give", "claim", "claim_at"];

    /// Reads what stands behind one of these words.
    pub(crate) fn read(kind: &str, fields: &mut Fields<'_>) -> Line<Robbery> {
        Ok(match kind {
            "thief" => Robbery::Offer { thief: fields.need("thief")?.parse()? },
            "give" => Robbery::Give {
                thief: fields.need("thief")?.parse()?,
                victim: seat_of(fields.need("victim")?)?,
                given: fields.number_or("given", 0)?,
                pool: read_pool(fields.take("pool"))?,
            },
            "claim" => Robbery::Claim {
                thief: fields.need("thief")?.parse()?,
                taken: fields.number_or("taken", 0)?,
                pool: read_pool(fields.take("pool"))?,
            },
            _ => Robbery::ClaimAt {
                piece: fields.need("piece")?.parse()?,
                pool: read_pool(fields.take("pool"))?,
            },
        })
    }
}

impl Display for Robbery {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let pool = written_pool(self.pool());
        match self {
            Robbery::Offer { thief } => write!(f, "thief thief={thief}"),
            Robbery::Give { thief, victim, given, .. } => {
                write!(f, "give thief={thief} victim={victim} given={given} pool={pool}")
            }
            Robbery::Claim { thief, taken, .. } => write!(f, "claim thief={thief} taken={taken} pool={pool}"),
            Robbery::ClaimAt { piece, .. } => write!(f, "claim_at piece={piece} pool={pool}"),
        }
    }
}

impl Position {
    /// Refuses thieves where none play, and more than there are.
    pub(crate) fn check_thieves(&self, faults: &mut Faults) {
        let hired = self.seats.iter().any(|seat| !seat.thieves.is_empty());
        if !self.setup.expansions.thieves && (hired || self.thieves.is_some()) {
            faults.add("thieves", "the Thieves are not in play");
        }
        let piled = self.thieves.as_ref().map_or(0, |thieves| thieves.pile.len());
        if piled > Thief::ALL.len() {
            faults
                .add("thieves.pile", format!("{piled} are given; at most {} are allowed", Thief::ALL.len()));
        }
    }

    pub(crate) fn build_thieves(&self, luck: &mut Luck) -> Thieves {
        let mut thieves = Thieves::NONE;
        if !self.setup.expansions.thieves {
            return thieves;
        }
        for (seat, position) in Seat::ALL.into_iter().zip(&self.seats) {
            position.thieves.iter().for_each(|thief| thieves.hire(seat, *thief));
        }
        match &self.thieves {
            Some(position) => {
                thieves.open = position.open;
                thieves.pile = List::of(Thief::Houssain, position.pile.iter().copied());
            }
            None => {
                let hired = |thief: &Thief| self.seats.iter().any(|seat| seat.thieves.contains(thief));
                let left = Thief::box_of(self.setup.expansions).filter(|thief| !hired(thief));
                thieves.pile = List::of(Thief::Houssain, left);
                luck.stream(stream::THIEVES, |s| s.shuffle(thieves.pile.as_mut_slice()));
                thieves.open = thieves.pile.pop();
            }
        }
        thieves
    }
}
