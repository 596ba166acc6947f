//! What is to be tested: whom the deck meets, and how often.

use crate::archive::Key;
use crate::decks::bench::Bench;
use crate::decks::{lobby_key, own_key};
use crate::lobby::fresh_seed;
use leptos::prelude::*;
use longbox_protocol::{DeckDraft, DeckInfo, Seed, TestPlan};
use std::collections::BTreeSet;

/// Games, if nobody says otherwise.
const USUAL: u32 = 2_000;
/// What can be asked for.
pub(super) const FEWEST: u32 = 2;
pub(super) const MOST: u32 = 100_000;

/// What the player has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// These decks, and not the usual field.
    pub(super) names_decks: bool,
    /// Their keys in the lobby, own decks among them.
    pub(super) decks: BTreeSet<String>,
    pub(super) games: u32,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice { names_decks: false, decks: BTreeSet::new(), games: USUAL }
    }
}

impl Choice {
    /// Somebody is met.
    pub(super) fn is_whole(&self) -> bool {
        !self.names_decks || !self.decks.is_empty()
    }

    /// The chosen decks that come with the program, and the player's own.
    fn opponents(&self) -> (Vec<String>, Vec<Key>) {
        if !self.names_decks {
            return Default::default();
        }
        let known = self.decks.iter().filter(|key| own_key(key).is_none()).cloned().collect();
        (known, self.decks.iter().filter_map(|key| own_key(key)).collect())
    }
}

impl Bench {
    /// The decks that can be met: those of the lobby, the player's others among them.
    pub(super) fn opponents(self) -> Vec<DeckInfo> {
        let own = lobby_key(self.key);
        self.store.lobby.with(|games| {
            let decks = games.iter().filter(|info| info.game == self.game).flat_map(|info| &info.decks);
            decks.filter(|deck| deck.key != own).cloned().collect()
        })
    }

    /// The test of a deck, with those of the player's own decks that it still has to meet.
    pub(super) fn plan(self, deck: DeckDraft) -> (TestPlan, Vec<Key>) {
        let choice = self.trial.choice.get_untracked();
        let (against, own) = choice.opponents();
        let cards = self.store.own_card_files(self.game);
        let (own_decks, bot, seed) = (Vec::new(), String::new(), short_seed());
        (TestPlan { deck, against, own_decks, cards, games: choice.games, bot, seed }, own)
    }
}

/// A seed that is short enough to be written down: the report tells it, and the terminal takes it.
fn short_seed() -> Seed {
    let long = fresh_seed();
    let digits = long.to_string();
    let number = digits.get(..8).and_then(|digits| u64::from_str_radix(digits, 16).ok());
    number.map_or(long, Seed::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_decks_are_told_from_those_of_the_program() {
        let decks = ["avengers".to_owned(), lobby_key(17), "own-made".to_owned()];
        let mut choice = Choice { names_decks: true, decks: decks.into_iter().collect(), ..Choice::default() };
        assert_eq!(choice.opponents(), (vec!["avengers".to_owned(), "own-made".to_owned()], vec![17]));
        choice.names_decks = false;
        assert_eq!(choice.opponents(), (Vec::new(), Vec::new()), "the usual field");
        assert!(choice.is_whole());
        assert!(!Choice { names_decks: true, ..Choice::default() }.is_whole());
    }
}
