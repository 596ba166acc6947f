//! Which definitions a stored game was played with.

use crate::{Game, ReplayError, excerpt};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A card, or something else of the catalogue that a game depends on, as it was when the game was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pin {
    /// The number of the card in the catalogue; none for something that is no card.
    pub number: Option<u16>,
    /// Means the same next year.
    pub id: String,
    /// What it is called in a sentence.
    pub name: String,
    /// Changes whenever the definition does something else.
    pub hash: u64,
}

/// What a replay says of itself, whatever its game: enough to tell whether it can be played, and to read its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayHead {
    /// The short name of the game, see [`Game::name`].
    pub game: String,
    /// The rules it was played under, see [`Game::rules_version`].
    pub rules_version: u32,
    /// Cards come first, in the order of their numbers.
    pub pins: Vec<Pin>,
    /// The game in words, as it was told when it was played. It can be read when the game can no longer be played.
    #[serde(default)]
    pub log: Vec<String>,
}

impl ReplayHead {
    /// The first reason why this game no longer plays it as it was played, if there is one.
    pub fn check(&self, game: &impl Game) -> Result<(), ReplayError> {
        self.numbers(game).map(|_| ())
    }

    /// The present number of each card, by the one it had then.
    pub(crate) fn numbers(&self, game: &impl Game) -> Result<BTreeMap<u16, u16>, ReplayError> {
        if self.game != game.name() {
            return Err(ReplayError::other_game(game.name(), &self.game));
        }
        let (expected, found) = (game.rules_version(), self.rules_version);
        if expected != found {
            return Err(ReplayError::OtherRules { expected, found });
        }
        let mut numbers = BTreeMap::new();
        for pin in &self.pins {
            let name = || excerpt(&pin.name);
            let now = game.pin(&pin.id).ok_or_else(|| ReplayError::Gone(name()))?;
            if now.hash != pin.hash {
                return Err(ReplayError::Changed(name()));
            }
            numbers.extend(pin.number.zip(now.number));
        }
        // Rules may go by the order of cards, for instance where that of a hand is a secret.
        if !numbers.values().is_sorted() {
            return Err(ReplayError::OtherOrder);
        }
        Ok(numbers)
    }

    /// The set-up with the numbers that its cards have now. Whatever it uses must be pinned.
    pub(crate) fn renumbered<G: Game>(&self, game: &G, setup: &G::Setup) -> Result<G::Setup, ReplayError> {
        let numbers = self.numbers(game)?;
        let mut unknown = None;
        let mut setup = setup.clone();
        game.renumber(&mut setup, &mut |number| {
            numbers.get(&number).copied().unwrap_or_else(|| {
                unknown = Some(number);
                number
            })
        });
        if let Some(number) = unknown {
            return Err(ReplayError::UnknownCard(number));
        }
        let is_pinned = |used: &Pin| self.pins.iter().any(|pin| pin.id == used.id);
        match game.pins(&setup).into_iter().find(|used| !is_pinned(used)) {
            Some(used) => Err(ReplayError::NotPinned(used.name)),
            None => Ok(setup),
        }
    }
}
