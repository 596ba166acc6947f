//! What the host tells of games of Super Hero Squad.

mod attacks;
mod common;
mod games;
mod lobby;
