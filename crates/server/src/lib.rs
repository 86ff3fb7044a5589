//! Lobby, live tables, identity, clocks and opponents' turns, over HTTP and one WebSocket per table.
//!
//! [`app`] builds the whole server as a router without opening a socket. Everything that happens to a table
//! goes through the one task that owns it; a decision is acknowledged only after the store has it on disk.
//!
//! Deliberately absent: any rule of any game. Games come from the shelf and stay behind one face.

mod analysis;
pub mod archive;
mod broken;
mod bus;
mod config;
mod disk;
mod hall;
mod house;
mod http;
mod identity;
mod lessons;
mod letters;
mod limits;
mod live;
mod mail;
mod meters;
mod minds;
mod names;
mod past;
mod play;
mod pool;
mod problem;
mod random;
mod recovery;
mod replay;
mod reviews;
mod settings;
mod sockets;
mod steady;
mod sweep;
mod unknown_rules;
pub mod wire;

pub use config::{Config, Keep};
pub use hall::Hall;
pub use http::{Assets, File, NoAssets, app, metrics_app, run};
pub use limits::{Limits, Rate};
pub use mail::{BadMail, Mail};
pub use random::Secret;
