//! One test per rule, on boards set up for it. Numbers are those of the scenarios in `docs/rules/djinn.md`.

mod cards;
mod catching;
mod characters;
mod ending;
mod facts;
mod housing;
mod movement;
mod places;
mod positions;
mod refusals;
mod routes;
mod setting;
mod switches;
mod trophies;
