//! Games between people over real WebSockets.

mod doors;
mod games;
mod mischief;
mod player;
mod server;
mod table;
