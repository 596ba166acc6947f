//! Players that think.
//!
//! A bot sits on a [`longbox_kernel::Chair`] like everybody else: it knows what its seat may know and picks an
//! option of the menu. Its own chance comes from its own dice, never from the game's, so a bot changes nothing
//! but its answers. What a card is worth is derived from its definition ([`Appraisal`]); there is no advice
//! written for single cards.

mod appraisal;
mod greedy;
mod habit;
mod random;
mod roster;

pub use appraisal::Appraisal;
pub use greedy::{Depth, Greedy};
pub use random::Random;
pub use roster::{Bot, BotKind, Profile, UnknownBot};
