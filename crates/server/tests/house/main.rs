//! The whole server on loopback, spoken to by real clients.

mod broken;
mod clocks;
mod common;
mod crowds;
mod events;
mod hotseat;
mod identity;
mod life;
mod lines;
mod operator;
mod pages;
mod protocol;
mod python;
mod roles;
mod rules;
mod secrecy;
mod wire_is_current;
