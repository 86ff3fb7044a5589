//! Servers that tests stand on: started on loopback, in a temporary folder, gone with the test.
//!
//! They come from the system's packages (`apt-get install postgresql nats-server`; `cargo xtask test` does that where
//! it may). Where a server is missing, a test says so by [`left_out`] and ends: it has proved nothing.

mod nats;
mod postgres;
mod program;

pub use nats::Nats;
pub use postgres::Postgres;

/// Says for everybody to read that a test was left out, and what is missing for it.
pub fn left_out(missing: &str) {
    eprintln!("LEFT OUT: {missing} is not on this machine, so nothing was tested here");
}
