//! The rules of Five Tribes, one test per sentence. Numbers in comments are those of the scenarios the
//! rules were written down with; `docs/rules/` says which test holds which rule.

mod bidding;
mod closing;
mod control;
mod djinns;
mod drawing;
mod ending;
mod movement;
mod refusals;
mod setup;
mod switches;
mod tile_actions;
mod tribe_actions;
