//! What a game takes from the catalogue, so that a stored one can tell whether it is still there.

use crate::Vs;
use crate::language::{Card, CardKind, Keyword, Pronoun, Team};
use crate::setup::Setup;
use crate::state::position::{CardNo, Fighter, Position, Record, UNKNOWN};
use longbox_kernel::{Pin, hash_of};
use std::collections::BTreeSet;
use tinyvec::ArrayVec;

/// What a card is and needs.
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    /// Of the card as it acts in the rules, with its keywords and the teams that it names.
    hash: u64,
    /// The tokens, cards of piles and main characters that it can bring in.
    brings: Vec<CardNo>,
}

/// Whether somebody is asked depends on the moments at which any card could be played, whoever has it, and on which
/// cards could be recruited out of a deck.
const MOMENTS: &str = "moments";

impl Definition {
    pub(crate) fn of_all(cards: &[Card], keywords: &[Keyword], teams: &[Team]) -> Vec<Definition> {
        cards.iter().map(|card| Definition::of(card, cards, keywords, teams)).collect()
    }

    fn of(card: &Card, cards: &[Card], keywords: &[Keyword], teams: &[Team]) -> Definition {
        let acting = Card { note: None, pronoun: Pronoun::default(), ..card.clone() };
        let words = keywords.iter().filter(|keyword| card.words.contains(&keyword.word));
        // The debug form spells out every field, with names in quotes, and is the same on every machine.
        let text = format!("{acting:?}{:?}", words.collect::<Vec<_>>());
        // Facts that came later and that few cards have are left out of the others, so that their games stay what they were.
        let text = text.replace(" omega: false,", "").replace(", machine: false", "");
        let says = |name: &str| text.contains(&format!("{name:?}"));
        let named: Vec<String> = teams.iter().filter(|team| says(&team.name)).map(|team| format!("{team:?}")).collect();
        let looks_outside = text.contains("In(Outside)");
        let comes = |other: &Card| match other.kind {
            CardKind::Token => says(&other.name) || other.pile.as_ref().is_some_and(|pile| says(pile)),
            // Whoever may become anybody depends on no one before it does: a new set refuses no game.
            CardKind::Main { .. } => looks_outside && other.name != card.name && says(&other.name),
            _ => false,
        };
        let brings = cards.iter().zip(0..).filter(|(other, _)| comes(other)).map(|(_, number)| number).collect();
        Definition { hash: hash_of(&(&text, named)), brings }
    }
}

impl Setup {
    /// The cards that players bring: main characters with all their levels, and decks.
    fn cards(&self) -> impl Iterator<Item = CardNo> {
        self.sides.iter().flat_map(|side| side.main.iter().chain(&side.deck)).copied()
    }

    pub(crate) fn renumber(&mut self, now: &mut dyn FnMut(u16) -> u16) {
        let cards = self.sides.iter_mut().flat_map(|side| side.main.iter_mut().chain(&mut side.deck));
        cards.for_each(|card| *card = now(*card));
    }
}

impl Vs {
    pub(crate) fn pins_of(&self, setup: &Setup) -> Vec<Pin> {
        let mut open: Vec<CardNo> = setup.cards().collect();
        let mut used = BTreeSet::new();
        while let Some(card) = open.pop() {
            if used.insert(card) {
                open.extend(self.definitions.get(usize::from(card)).map_or(&[][..], |card| &card.brings));
            }
        }
        used.into_iter().filter_map(|card| self.card_pin(card)).chain([self.moments_pin()]).collect()
    }

    pub(crate) fn pin_of(&self, id: &str) -> Option<Pin> {
        if id == MOMENTS {
            return Some(self.moments_pin());
        }
        self.card_pin(self.by_id(id)?)
    }

    fn card_pin(&self, number: CardNo) -> Option<Pin> {
        let card = self.card(number)?;
        let hash = self.definition_hash(number);
        Some(Pin { number: Some(number), id: card.id.clone(), name: card.name.clone(), hash })
    }

    fn moments_pin(&self) -> Pin {
        let name = "the list of moments at which a plot twist may be played".to_owned();
        // What they cost decides whether somebody without a hand is asked; which cards they are does not.
        let cost = |card: &CardNo| (self.face(*card).cost, self.face(*card).teams);
        let sought: BTreeSet<(u8, u16)> = self.found_in_decks.iter().map(cost).collect();
        let hash =
            if sought.is_empty() { hash_of(&self.twist_moments) } else { hash_of(&(self.twist_moments, sought)) };
        Pin { number: None, id: MOMENTS.to_owned(), name, hash }
    }

    /// Stands for a card where its number must not.
    fn definition_hash(&self, card: CardNo) -> u64 {
        self.definitions.get(usize::from(card)).map_or(0, |card| card.hash)
    }

    /// Everything that lies on the table, by definitions instead of numbers. Work in progress is left out: it holds
    /// places in the programs of all cards.
    pub(crate) fn fingerprint_of(&self, p: &Position) -> u64 {
        let cards: Vec<u64> = p.cards.iter().flat_map(|own| own.0).map(|card| self.definition_hash(card)).collect();
        let in_play = p.standing().iter().map(|slot| (slot, *p.fighter(slot)));
        let fighters: Vec<(u8, u64, Fighter)> = in_play
            .map(|(slot, who)| (slot, self.definition_hash(who.card), Fighter { card: UNKNOWN, ..who }))
            .collect();
        let blank = |record: Record| Record { levels: ArrayVec::new(), aside: ArrayVec::new(), ..record };
        let records = p.records.map(blank);
        let moment = (p.turn, p.clock, p.active, p.asked, p.ask, p.step, p.alive);
        hash_of(&(cards, fighters, records, &p.zones, &p.knowledge, &p.dice, moment, p.outcome))
    }
}

#[cfg(test)]
mod tests {
    use crate::language::Card;
    use crate::setup::{PlayerSetup, Setup};
    use crate::{CardNo, Vs};

    fn main_card(id: &str, level: u8, rest: &str) -> Card {
        let text = format!(
            "(id: {id:?}, name: {id:?}, kind: Main(level: {level}), stats: (atk: 1, def: 1, health: 5), {rest})"
        );
        let extensions = ron::extensions::Extensions::IMPLICIT_SOME;
        ron::Options::default().with_default_extension(extensions).from_str(&text).expect(&text)
    }

    #[test]
    fn who_brings_in_a_main_character_by_name_depends_on_it() {
        let steals = "powers: [Use(name: \"Theft\", when: Main, cost: [Skill], then: \
                      [Choose(One([Main, Named(\"Other\"), In(Outside)])), Become(This, Card)])]";
        let cards = [
            main_card("Shifter", 1, steals),
            main_card("Boss", 1, ""),
            main_card("Other", 2, ""),
            main_card("Actor", 1, "universe: Photographic"),
        ];
        let game = Vs::new(Vec::new(), Vec::new(), cards.to_vec()).expect("the cards can be played");
        let ids = |main: CardNo| {
            let side = || PlayerSetup { main: vec![main], deck: Vec::new() };
            let pins = game.pins_of(&Setup::new(vec![side(), side()]));
            pins.into_iter().map(|pin| pin.id).collect::<Vec<String>>()
        };
        assert_eq!(ids(0), ["Shifter", "Other", "moments"]);
        assert_eq!(ids(1), ["Boss", "moments"]);
    }
}
