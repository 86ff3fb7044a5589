//! Lobby, live tables, identity, clocks and opponents' turns, over HTTP and one WebSocket per table.
//!
//! [`app`] builds the whole server as a router without opening a socket. Everything that happens to a table
//! goes through the one task that owns it; a decision is acknowledged only after the store has it on disk.
//!
//! Deliberately absent: any rule of any game. Games come from the shelf and stay behind one face.

mod broken;
mod config;
mod disk;
mod hall;
mod http;
mod identity;
mod limits;
mod live;
mod meters;
mod minds;
mod past;
mod play;
mod pool;
mod problem;
mod random;
mod replay;
mod settings;
mod sockets;
mod steady;
mod unknown_rules;
pub mod wire;

pub use config::Config;
pub use hall::Hall;
pub use http::{Assets, File, NoAssets, app, metrics_app, run};
pub use limits::{Limits, Rate};
