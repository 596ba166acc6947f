//! The language that Squad cards are written in.
//!
//! A card file holds a list of [`Card`]s in RON. A card's powers are small programs made of the words
//! below; the text a player reads is printed from them (see `text`), so text and behaviour cannot disagree.
//! Before adding a word, look for one to widen: docs/squad-cards.md lists every word with the cards that use it.

mod card;
mod effect;
mod filter;
mod number;
mod player;
mod power;
mod trigger;

pub use card::{Card, Factor, Rarity};
pub use effect::{Block, Effect, Flip, Pick, Rest, Source, Take, Target, To};
pub use filter::{Cards, Filter};
pub use number::{Cond, Num};
pub use player::{Side, Who};
pub use power::{KeeperPower, Power, Static};
pub use trigger::{Trigger, Whose};
