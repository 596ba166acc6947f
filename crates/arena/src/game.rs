//! What a game must offer so that matches of it can be played and counted.

use crate::coverage::{Counts, Deed};
use crate::fresh::Wishes;
use longbox_bots::BotGame;
use longbox_catalog::{CardNo, CatalogGame, DeckOf};
use longbox_kernel::{Dice, Game, Seat, Witness};
use std::fmt::Debug;

/// A game that bots can play matches of.
pub trait ArenaGame: CatalogGame + BotGame + Game<Setup: Send + Sync> + Sync + 'static {
    /// What a match says about how its decks meet: the format and the like.
    type Terms: Debug + Default + Sync;
    /// Listens to games and counts what each card did.
    type Ear: Witness<Self::Event>;

    /// What is counted for each card.
    const DEEDS: &'static [Deed<Self, Self::Card>];
    /// Whether the game knows how to build random decks.
    const RANDOM_DECKS: bool = false;

    /// The game of these decks, given by their places in `decks`, one a seat. May give the decks other seats.
    fn meet(&self, decks: &[DeckOf<Self>], seats: &mut [usize], terms: &Self::Terms) -> Self::Setup;

    /// A random deck that is legal in every format and the same for the same dice. None: the cards are too few for
    /// one, or the game has no random decks.
    fn random_deck(&self, _dice: &mut Dice, _wishes: &Wishes) -> Option<DeckOf<Self>> {
        None
    }

    /// All cards that can appear in games with this set-up.
    fn cards_in(setup: &Self::Setup) -> Vec<CardNo>;

    /// Who began. Asked after the deal, and where that does not tell, once more when the game is over.
    fn first(&self, position: &Self::Position) -> Option<Seat>;

    /// Somebody who has heard nothing yet.
    fn ear(&self) -> Self::Ear;
    /// What was heard.
    fn counts(ear: Self::Ear) -> Counts;

    /// The id of the rule with this number, which ended a game.
    fn rule(number: u16) -> Option<&'static str>;
    /// The bound with this number: its name and what reaching it means.
    fn bound(number: u16) -> Option<(String, &'static str)>;
}
