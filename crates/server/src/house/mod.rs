//! Looking after the house: who may not talk or come in, who may see to that, and what was done.

mod deeds;
mod keeper;
mod sanctions;

pub(crate) use deeds::{Deed, no_person};
pub(crate) use keeper::Keeper;
pub(crate) use sanctions::{Sanctions, banned};
