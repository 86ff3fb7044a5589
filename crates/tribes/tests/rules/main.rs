//! The rules of Five Tribes, one test per sentence. Numbers in comments are those of the scenarios the
//! rules were written down with; `docs/rules/` says which test holds which rule.

mod any_setup;
mod artisans;
mod bidding;
mod closing;
mod control;
mod djinns;
mod documents;
mod drawing;
mod ending;
mod facts;
mod magic;
mod movement;
mod naive;
mod notation;
mod positions;
mod refusals;
mod setup;
mod sowing;
mod switches;
mod text;
mod thieves;
mod tile_actions;
mod tribe_actions;
mod versions;
