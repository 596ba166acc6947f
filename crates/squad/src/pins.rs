//! What a game takes from the catalogue, so that a stored one can tell whether it is still there.

use crate::Squad;
use crate::language::{Card, Rarity};
use crate::position::{CardNo, Keeper, Position, UNKNOWN};
use crate::setup::Setup;
use longbox_kernel::{Pin, hash_of};
use std::collections::BTreeSet;

/// A hash of a card as it acts in the rules.
pub(crate) fn definition(card: &Card) -> u64 {
    // The debug form spells out every field and is the same on every machine.
    hash_of(&format!("{:?}", Card { note: None, rarity: Rarity::Common, ..card.clone() }))
}

impl Setup {
    /// The cards that somebody brings: no card creates another.
    fn cards(&self) -> impl Iterator<Item = CardNo> {
        let handicaps = self.handicaps.iter().flat_map(|handicap| handicap.keepers.iter().chain(&handicap.cards));
        self.decks.iter().flatten().chain(handicaps).copied()
    }

    pub(crate) fn renumber(&mut self, now: &mut dyn FnMut(u16) -> u16) {
        let handicaps = self.handicaps.iter_mut().flat_map(|own| own.keepers.iter_mut().chain(&mut own.cards));
        self.decks.iter_mut().flatten().chain(handicaps).for_each(|card| *card = now(*card));
    }
}

impl Squad {
    pub(crate) fn pins_of(&self, setup: &Setup) -> Vec<Pin> {
        let used: BTreeSet<CardNo> = setup.cards().collect();
        used.into_iter().filter_map(|card| self.pin_of(card)).collect()
    }

    pub(crate) fn pin_of(&self, number: CardNo) -> Option<Pin> {
        let card = self.cards().get(usize::from(number))?;
        let hash = self.definition_of(number);
        Some(Pin { number: Some(number), id: card.id.clone(), name: card.name.clone(), hash })
    }

    /// Everything that lies on the table, by definitions instead of numbers. Work in progress is left out: it holds
    /// places in the programs of all cards.
    pub(crate) fn fingerprint_of(&self, p: &Position) -> u64 {
        let cards: Vec<u64> = p.cards.iter().map(|card| self.definition_of(*card)).collect();
        let keepers = p.rows.iter().flatten();
        let keepers: Vec<(u64, Keeper)> = keepers
            .map(|keeper| (self.definition_of(keeper.original), Keeper { original: UNKNOWN, ..*keeper }))
            .collect();
        let moment = (p.turn, p.power, p.active, p.asked, p.ask, p.step, p.next_flip);
        hash_of(&(cards, keepers, &p.piles, &p.hands, &p.records, &p.knowledge, &p.dice, moment, p.outcome))
    }
}
