//! Vs. System at the host: random games, and at every decision all that is shown is held against the game.
#![allow(clippy::expect_used, reason = "tests")]

#[path = "vs/before.rs"]
mod before;
#[path = "vs/decks.rs"]
mod decks;
#[path = "vs/harm.rs"]
mod harm;
#[path = "vs/observed.rs"]
mod observed;
#[path = "vs/random_games.rs"]
mod random_games;
#[path = "vs/scenes.rs"]
mod scenes;
#[path = "vs/told.rs"]
mod told;
#[path = "vs/turn.rs"]
mod turn;
