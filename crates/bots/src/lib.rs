//! Players that think.
//!
//! A bot sits on a [`longbox_kernel::Chair`] like everybody else: it knows what its seat may know and picks an
//! option of the menu. Its own chance comes from its own dice, never from the game's, so a bot changes nothing
//! but its answers. A game that can be thought about joins with [`BotGame`], in a module of its own such as `squad`
//! or `vs`.

mod bot;
mod budget;
mod features;
mod game;
mod greedy;
mod look;
mod look_part;
mod odds;
mod quick;
mod random;
mod rookie;
mod roster;
mod search;
mod spec;
mod squad;
mod tree;
mod vs;

pub use bot::Bot;
pub use budget::{BadBudget, Budget, Clock, Machine, system_clock};
pub use features::SHARES;
pub use game::BotGame;
pub use greedy::{Depth, Greedy};
pub use look_part::{LookPart, LookWatch};
pub use quick::Quick;
pub use random::Random;
pub use rookie::Rookie;
pub use roster::{BotKind, Profile, UnknownBot};
pub use search::{Rated, Searcher, Weighed, Weigher};
pub use spec::{BadBot, BotSpec};
