//! The games with their cards and decks, read once and kept as long as the host runs.

use crate::room::Room;
use longbox_bots::BotKind;
use longbox_catalog::{CardNo, Catalog, DeckOf};
use longbox_protocol::{BotInfo, Face, GameInfo};

/// A game with its cards and decks.
#[derive(Debug)]
pub(crate) struct Shelves<G: Room> {
    pub(crate) catalog: Catalog<G>,
    pub(crate) decks: Vec<DeckOf<G>>,
}

impl<G: Room> Shelves<G> {
    /// Reads all that comes with Longbox. It is never given back: games refer to it as long as the host runs.
    pub(crate) fn read() -> Result<&'static Shelves<G>, String> {
        let catalog = longbox_catalog::open::<G>(&[]).map_err(|error| error.to_string())?;
        let decks = longbox_catalog::decks(&catalog.game)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
        Ok(Box::leak(Box::new(Shelves { catalog, decks })))
    }

    pub(crate) fn game(&self) -> &G {
        &self.catalog.game
    }

    /// The deck with this key.
    pub(crate) fn deck(&self, key: &str) -> Result<DeckOf<G>, String> {
        let found = self.decks.iter().find(|deck| deck.key == key);
        found.cloned().ok_or_else(|| format!("there is no deck '{key}'"))
    }

    pub(crate) fn faces(&self) -> Vec<Face> {
        let all = self.game().cards().iter().zip(&self.catalog.origins).enumerate();
        all.map(|(number, (card, origin))| self.game().face(number as CardNo, card, origin)).collect()
    }

    pub(crate) fn info(&self) -> GameInfo {
        let decks = self.decks.iter().map(|deck| self.game().deck_info(deck, &self.decks));
        let mut decks: Vec<_> = decks.collect();
        // Starter decks first; each kind keeps its order.
        decks.sort_by_key(|deck| (deck.kind != "starter", deck.foe_only));
        GameInfo {
            game: G::NAME,
            title: G::TITLE.to_owned(),
            decks,
            bots: BotKind::ALL.into_iter().map(bot_info).collect(),
            modes: G::modes(),
        }
    }
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
