//! The games with their cards and decks, read once and kept as long as the host runs.

use crate::decks::open_with;
use crate::error::HostError;
use crate::game::HostGame;
use crate::session::Tell;
use longbox_bots::BotKind;
use longbox_catalog::{CardNo, Catalog, DeckOf, deck_text};
use longbox_protocol::{BotInfo, CardInfo, DeckInfo, GameInfo};
use std::cmp::Reverse;

/// A game with its cards and decks.
#[derive(Debug)]
pub(crate) struct GameFiles<G: HostGame> {
    pub(crate) catalog: &'static Catalog<G>,
    pub(crate) decks: Vec<DeckOf<G>>,
    /// The files of decks that were added, by their keys.
    added: Vec<(String, String)>,
    /// Cards that come with Longbox; a player's own follow.
    pub(crate) shipped: usize,
}

/// The kind of decks that a player has built.
const OWN: &str = "own";

impl<G: HostGame> GameFiles<G> {
    /// Reads all that comes with Longbox and these files of cards, each with its name. It is never given back: games
    /// refer to it as long as the host runs.
    pub(crate) fn read(cards: &[(String, String)]) -> Result<&'static GameFiles<G>, HostError> {
        let (catalog, decks) = open_with::<G>(cards)?;
        let catalog: &Catalog<G> = Box::leak(Box::new(catalog));
        let shipped = catalog.origins.iter().filter(|origin| !origin.is_own()).count();
        Ok(Box::leak(Box::new(GameFiles { catalog, decks, added: Vec::new(), shipped })))
    }

    /// The same; files that cannot be used are left out, and why is told.
    pub(crate) fn read_what_can_be(
        mut cards: Vec<(String, String)>,
        tell: Tell<'_>,
    ) -> Result<&'static GameFiles<G>, HostError> {
        loop {
            let error = match GameFiles::read(&cards) {
                Err(error) if !cards.is_empty() => error,
                done => return done,
            };
            let blamed = match &error {
                HostError::Cards(error) => error.file(),
                _ => None,
            };
            let at = cards.iter().position(|(file, _)| Some(file.as_str()) == blamed).unwrap_or(cards.len() - 1);
            cards.remove(at);
            tell(error.into());
        }
    }

    /// The same with a deck more. One of the same name gives way.
    pub(crate) fn with_deck(&self, name: &str, text: &str) -> Result<&'static GameFiles<G>, HostError> {
        let deck = longbox_catalog::parse_deck(self.game(), name, text)?;
        let others = self.decks.iter().filter(|known| known.key != deck.key).cloned();
        let decks = others.chain([deck.clone()]).collect();
        let mut added = self.added.clone();
        added.retain(|(known, _)| *known != deck.key);
        added.push((deck.key, text.to_owned()));
        Ok(Box::leak(Box::new(GameFiles { catalog: self.catalog, decks, added, shipped: self.shipped })))
    }

    /// The same with these decks of the player's own in place of all that were added, each with its key and its list.
    /// What cannot be read is left out.
    pub(crate) fn with_own_decks(&self, own: &[(String, String)]) -> &'static GameFiles<G> {
        let was_added = |key: &str| self.added.iter().any(|(known, _)| known == key);
        let mut decks: Vec<DeckOf<G>> = self.decks.iter().filter(|deck| !was_added(&deck.key)).cloned().collect();
        let mut added = Vec::new();
        for (key, text) in own {
            if let Ok(deck) = longbox_catalog::parse_deck(self.game(), key, text) {
                decks.retain(|known| known.key != deck.key);
                added.push((deck.key.clone(), text.clone()));
                decks.push(DeckOf::<G> { kind: OWN.to_owned(), ..deck });
            }
        }
        Box::leak(Box::new(GameFiles { catalog: self.catalog, decks, added, shipped: self.shipped }))
    }

    pub(crate) fn game(&self) -> &'static G {
        &self.catalog.game
    }

    /// The file of the deck with this key.
    pub(crate) fn deck_text(&self, key: &str) -> Option<String> {
        let added = self.added.iter().find(|(known, _)| known == key).map(|(_, text)| text.clone());
        added.or_else(|| deck_text::<G>(key).map(str::to_owned))
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
        let place =
            |deck: DeckInfo| ((deck.kind != "starter", deck.quest.is_some(), Reverse(size(&deck.set_name))), deck);
        let mut placed: Vec<_> = decks.drain(..).map(place).collect();
        longbox_kernel::sort_by_key(&mut placed, |(place, _)| *place);
        decks.extend(placed.into_iter().map(|(_, deck)| deck));
        GameInfo {
            game: G::NAME,
            title: G::TITLE.to_owned(),
            decks,
            bots: BotKind::ALL.into_iter().map(bot_info).collect(),
            modes: G::modes(),
            formats: G::formats(),
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
