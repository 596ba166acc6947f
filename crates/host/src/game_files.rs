//! The games with their cards and decks, read once and kept as long as the host runs.

use crate::error::HostError;
use crate::game::HostGame;
use longbox_bots::BotKind;
use longbox_catalog::{CardNo, Catalog, DeckOf};
use longbox_protocol::{BotInfo, CardInfo, DeckInfo, GameInfo};
use std::cmp::Reverse;

/// A game with its cards and decks.
#[derive(Debug)]
pub(crate) struct GameFiles<G: HostGame> {
    pub(crate) catalog: &'static Catalog<G>,
    pub(crate) decks: Vec<DeckOf<G>>,
}

impl<G: HostGame> GameFiles<G> {
    /// Reads all that comes with Longbox and these files of cards, each with its name. It is never given back: games
    /// refer to it as long as the host runs.
    pub(crate) fn read(cards: &[(String, String)]) -> Result<&'static GameFiles<G>, HostError> {
        let catalog: &Catalog<G> = Box::leak(Box::new(longbox_catalog::open(cards)?));
        let decks = longbox_catalog::decks(&catalog.game)?;
        Ok(Box::leak(Box::new(GameFiles { catalog, decks })))
    }

    /// The same with a deck more. One of the same name gives way.
    pub(crate) fn with_deck(&self, name: &str, text: &str) -> Result<&'static GameFiles<G>, HostError> {
        let deck = longbox_catalog::parse_deck(self.game(), name, text)?;
        let others = self.decks.iter().filter(|known| known.key != deck.key).cloned();
        let decks = others.chain([deck.clone()]).collect();
        Ok(Box::leak(Box::new(GameFiles { catalog: self.catalog, decks })))
    }

    pub(crate) fn game(&self) -> &'static G {
        &self.catalog.game
    }

    /// The deck with this key.
    pub(crate) fn deck(&self, key: &str) -> Result<DeckOf<G>, HostError> {
        let found = self.decks.iter().find(|deck| deck.key == key);
        found.cloned().ok_or_else(|| HostError::NoDeck(key.to_owned()))
    }

    pub(crate) fn faces(&self) -> Vec<CardInfo> {
        let all = self.game().cards().iter().zip(&self.catalog.origins).enumerate();
        all.map(|(number, (card, origin))| self.game().face(number as CardNo, card, origin)).collect()
    }

    pub(crate) fn info(&self) -> GameInfo {
        let faces = if G::DECKS_BY_SET { self.faces() } else { Vec::new() };
        let info = |deck: &DeckOf<G>| {
            let info = self.game().deck_info(deck, &self.decks);
            DeckInfo { set_name: set_of(&info, &faces), ..info }
        };
        let mut decks: Vec<DeckInfo> = self.decks.iter().map(info).collect();
        let size = |set: &str| faces.iter().filter(|face| face.set_name == set).count();
        // Starter decks first, those of the biggest set before others; each kind keeps its order.
        decks.sort_by_cached_key(|deck| (deck.kind != "starter", deck.quest.is_some(), Reverse(size(&deck.set_name))));
        GameInfo {
            game: G::NAME,
            title: G::TITLE.to_owned(),
            decks,
            bots: BotKind::ALL.into_iter().map(bot_info).collect(),
            modes: G::modes(),
        }
    }
}

/// The set that most cards of a deck are of, by name; the first of equals.
fn set_of(deck: &DeckInfo, faces: &[CardInfo]) -> String {
    let sets = deck.cards.iter().filter_map(|(count, card)| Some((*count, &faces.get(usize::from(*card))?.set_name)));
    let mut counted: Vec<(usize, &String)> = Vec::new();
    for (count, set) in sets {
        match counted.iter_mut().find(|(_, known)| *known == set) {
            Some((all, _)) => *all += usize::from(count),
            None => counted.push((usize::from(count), set)),
        }
    }
    let most = counted.iter().rev().max_by_key(|(count, _)| *count);
    most.map(|(_, set)| (*set).clone()).unwrap_or_default()
}

fn bot_info(kind: BotKind) -> BotInfo {
    let profile = kind.profile();
    BotInfo {
        kind: kind.name().to_owned(),
        name: profile.name.to_owned(),
        about: profile.about.to_owned(),
        strength: profile.strength,
    }
}
