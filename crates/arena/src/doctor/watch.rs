//! What a game tells the deck doctor about.

use super::deck_list::ListedCard;
use super::game_log::GameLog;
use crate::game::ArenaGame;
use longbox_catalog::{CardNo, DeckOf};
use longbox_kernel::{Seat, Witness};

/// Something that can be so in a game and is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name in results: "no-location".
    pub key: &'static str,
    /// What people read: "no location".
    pub text: &'static str,
}

/// Follows the games of one deck: it hears what happens, and looks at the table before each decision.
pub trait Watch<G: ArenaGame>: Witness<G::Event> {
    /// A game begins, with the deck in this seat. Asked before anything is dealt.
    fn begin(&mut self, seat: Seat);
    /// Somebody is about to choose.
    fn look(&mut self, game: &G, position: &G::Position);
    /// The game is over.
    fn finish(&mut self, game: &G, position: &G::Position) -> GameLog;
}

/// A game whose decks can be tested.
pub trait DoctorGame: ArenaGame<Extra: Send + Sync> {
    /// Follows the games of one deck.
    type Watch: Watch<Self>;

    /// Kinds of first hands; one hand may be of several.
    const HANDS: &'static [Kind];
    /// What can be missing on a turn of the deck's player.
    const LACKS: &'static [Kind];
    /// Other things that happen in some games and not in others.
    const EVENTS: &'static [Kind];
    /// What the cost of a card is called: "cost".
    const COST: &'static str;
    /// Whether a player may have another first hand.
    const MULLIGAN: bool;

    /// Somebody who follows games of this deck.
    fn watch(&self, deck: &DeckOf<Self>) -> Self::Watch;
    /// What a report says of a card.
    fn entry(&self, card: CardNo, copies: usize) -> ListedCard;
    /// The card that stands for the deck: its main character, or the one it has most of.
    fn head(&self, deck: &DeckOf<Self>) -> Option<CardNo>;

    /// Whether the deck keeps to the strictest rule that the one it was made of keeps to.
    fn is_legal(&self, deck: &DeckOf<Self>, like: &DeckOf<Self>) -> bool;
    /// Cards that could join the deck: of its universe, and of its teams or of none.
    fn joiners(&self, deck: &DeckOf<Self>) -> Vec<CardNo>;
}
