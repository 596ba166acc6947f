//! What a game must offer so that its files can be read.

use crate::decks::{Deck, DeckEntry, DeckError};
use crate::words::WordFamily;
use include_dir::Dir;
use longbox_kernel::Game;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The number of a card in its game's list.
pub type CardNo = u16;

/// A deck of that game.
pub type DeckOf<G> = Deck<<G as CatalogGame>::Extra>;

/// A game whose cards and decks stand in files: `cards/GAME/SET/*.ron` and `decks/GAME/`.
pub trait CatalogGame: Game + Sized {
    /// A card as its file defines it.
    type Card: Clone + DeserializeOwned + 'static;
    /// A word that many cards share and that is defined once, in a file of its own; `()` where a game has none.
    type Word: Clone + DeserializeOwned + 'static;
    /// A team that cards name and that is defined in a file of its own; `()` where a game has none such.
    type Team: Clone + DeserializeOwned + 'static;
    /// What is wrong with a card that can be read.
    type CardError: std::error::Error;
    /// What a deck file says beyond name, kind and cards.
    type Extra: Clone + Debug + Default + PartialEq;

    /// How the name of a file that defines words ends; it lies beside the folders of the sets.
    const WORD_FILE: Option<&'static str> = None;
    /// How the name of a file that defines teams ends; it lies there, too.
    const TEAM_FILE: Option<&'static str> = None;
    /// How cards of this game are written.
    const LANGUAGE: Language;
    /// The words of a deck file, beyond `name` and `kind`, that [`CatalogGame::extra`] understands.
    const DECK_WORDS: &'static [&'static str];
    /// A line of a deck file, to show what one looks like: "3 Fast Healing".
    const DECK_LINE: &'static str;

    /// The card files that come with Longbox, a folder a set.
    fn card_files() -> &'static Dir<'static>;
    /// The deck files that come with Longbox.
    fn deck_files() -> &'static Dir<'static>;

    /// The game with what stands in its files; the order of the cards is their number.
    fn with_cards(stock: &Stock<Self>) -> Result<Self, Self::CardError>;
    /// The same game in which everybody knows these decks.
    fn with_known_decks(self, decks: &[DeckOf<Self>]) -> Self;
    /// Every card; its place in the list is its number.
    fn cards(&self) -> &[Self::Card];
    /// The card with this id or this name, whatever the case of its letters.
    fn find(&self, word: &str) -> Option<CardNo>;
    /// The cards of a deck that a bare name could mean, if they are several.
    fn several(&self, _word: &str) -> Vec<CardNo> {
        Vec::new()
    }
    /// The cards that a name in a file of another program can mean.
    fn meant(&self, word: &str) -> Vec<CardNo> {
        let several = self.several(word);
        if several.is_empty() { self.find(word).into_iter().collect() } else { several }
    }
    /// The main character of this name or id, as the card of the lowest level; games without any have none.
    fn lead_called(&self, _word: &str) -> Option<CardNo> {
        None
    }
    /// All versions of the main character that this card is one of, the lowest level first; empty: it is none.
    fn versions(&self, _card: CardNo) -> Vec<CardNo> {
        Vec::new()
    }
    /// The main characters that a word in a side deck can mean.
    fn side_called(&self, _word: &str) -> Vec<CardNo> {
        Vec::new()
    }
    /// The id names this card and no other.
    fn id_of(card: &Self::Card) -> &str;
    /// What players call it; several cards may share it.
    fn name_of(card: &Self::Card) -> &str;

    /// Which card an error is about.
    fn blame(error: &Self::CardError) -> Blame<'_>;
    /// What to write instead of a card that can be read but not played; `stock` is all there is.
    fn hint(error: &Self::CardError, stock: &Stock<Self>) -> String;
    /// The main character that a deck file names, as the card of the lowest level.
    fn lead(_extra: &Self::Extra) -> Option<CardNo> {
        None
    }
    /// The side deck that a deck file names.
    fn side_deck(_extra: &Self::Extra) -> &[CardNo] {
        &[]
    }
    /// Takes one of the `DECK_WORDS` with its value.
    fn extra(extra: &mut Self::Extra, entry: &DeckEntry<'_, Self>) -> Result<(), DeckError>;
}

/// What stands in the card files of a game.
#[derive(Debug)]
pub struct Stock<G: CatalogGame> {
    /// In the order of their files.
    pub teams: Vec<G::Team>,
    /// In the order of their files.
    pub words: Vec<G::Word>,
    /// Those that come with Longbox by id, then those of further files.
    pub cards: Vec<G::Card>,
}

/// How the cards of a game are written, for hints.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// The folder of its card files: "cards/squad".
    pub folder: &'static str,
    /// The page that explains it.
    pub page: &'static str,
    /// The fields that no card can do without.
    pub needs: &'static str,
    /// Fields that hold a number, with what the number may be.
    pub numbers: &'static [(&'static str, &'static str)],
    /// The fields of a word that has named parts, one of them this one, as the reader itself knows them.
    pub fields: fn(&str, &str) -> &'static [&'static str],
    /// All its words, with what they mean.
    pub words: &'static [WordFamily],
}

/// The card that an error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame<'a> {
    /// All of them together.
    Nobody,
    /// The last one with this id and name.
    Card {
        /// Names the card.
        id: &'a str,
        /// Tells two cards with one id apart.
        name: &'a str,
    },
    /// The last one with this id or, where no card has it, the word that is called so.
    Id(&'a str),
    /// Two have this id.
    SameId(&'a str),
    /// Two words are called so.
    SameWord(&'a str),
    /// The team that is called so.
    Team(&'a str),
    /// Two teams are called so.
    SameTeam(&'a str),
    /// Whoever says this in quotes.
    Quotes(&'a str),
}
