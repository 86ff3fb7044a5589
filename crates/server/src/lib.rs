//! Lobby, live tables, identity, clocks and opponents' turns, over HTTP and one WebSocket per table.

pub mod wire;
