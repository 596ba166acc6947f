//! Players that think.
//!
//! A bot sits on a [`longbox_kernel::Chair`] like everybody else: it knows what its seat may know and picks an
//! option of the menu. Its own chance comes from its own dice, never from the game's, so a bot changes nothing
//! but its answers. A game that can be thought about joins with [`BotGame`], in a module of its own such as `squad`
//! or `vs`.

mod game;
mod greedy;
mod random;
mod roster;
mod squad;
mod vs;

pub use game::BotGame;
pub use greedy::{Depth, Greedy};
pub use random::Random;
pub use roster::{Bot, BotKind, Profile, UnknownBot};
