//! Hidden cards stay hidden, and what a seat is told is true: random games, checked on the way.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read files and print")]

#[path = "../common/mod.rs"]
mod common;
mod inventions;
mod parts;
mod piles;
mod scenes;
mod sound;
mod stacked;
mod tunnels;
mod twins;
mod universes;
