//! Places and players.

use super::{Cond, Is, Select};
use serde::{Deserialize, Serialize};

/// Where a card is, comes from or goes to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Place {
    /// In play on that side; whoever arrives there gets a row of choice.
    Side(Player),
    /// The front row.
    Front(Player),
    /// The back row.
    Back(Player),
    /// The row that one chooses.
    Row(Player),
    /// The row of that character.
    Beside(Box<Select>),
    /// The hand.
    Hand(Player),
    /// The deck, which is shuffled.
    Deck(Player),
    /// The top of the deck.
    Top(Player),
    /// The bottom of the deck.
    Bottom(Player),
    /// The KO pile.
    Ko(Player),
    /// The resource row.
    Resources(Player),
    /// The pile of that name which a player has outside the game.
    Pile(String, Player),
    /// On that character: its equipment, or whom it holds captive with all its wounds.
    On(Box<Select>),
    /// Out of the game.
    Removed,
    /// Among the main characters of the universe of my deck that no player has in the game.
    Outside,
    /// Where it was before.
    Home,
    /// In a new pocket universe, which lasts until the character whose power it is leaves play.
    Universe,
    /// There, and such from the beginning: stunned, face up.
    As(Box<Place>, Vec<Is>),
}

/// One player or some.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Player {
    /// Whose power or plot twist it is.
    Me,
    /// All enemies.
    Enemies,
    /// All players.
    Everybody,
    /// All players but me.
    Others,
    /// Chosen before, or the one that an `Each` has come to; in a trigger, the player it happened to or whose
    /// character it happened to.
    Chosen,
    /// The one that a rule is for.
    Itself,
    /// One of those, which is chosen.
    OneOf(Box<Player>),
    /// Those of them for whom it holds; in it each is `Chosen`.
    Who(Box<Player>, Box<Cond>),
    /// Whoever controls what is moved, each for itself.
    Controller,
    /// Whoever owns what is moved, each for itself.
    Owner,
    /// Whoever controls that character.
    ControllerOf(Box<Select>),
}
