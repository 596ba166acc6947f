//! What a game takes from the catalogue, so that a stored one can tell whether it is still there.

use crate::Vs;
use crate::language::{Card, CardKind, Keyword, Pronoun, Team};
use crate::program::FaceKind;
use crate::setup::{PlayerSetup, Setup};
use crate::state::position::{CardNo, Fighter, Position, Record, Slot, UNKNOWN};
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
    /// Somebody becomes a main character from outside the game.
    pub(crate) transforms: bool,
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
        // Plot twists that others are played as.
        let copies = text.replace("like: []", "").contains("like: [");
        let comes = |other: &Card| match other.kind {
            CardKind::Token => says(&other.name) || other.pile.as_ref().is_some_and(|pile| says(pile)),
            _ if other.pile.is_some() => card.pile.is_none() && other.pile.as_ref().is_some_and(|pile| says(pile)),
            // Whoever may become anybody depends on no one before it does: a new set refuses no game.
            CardKind::Main { .. } => looks_outside && other.name != card.name && says(&other.name),
            CardKind::PlotTwist { .. } => copies && other.name != card.name && says(&other.name),
            _ => false,
        };
        let brings = cards.iter().zip(0..).filter(|(other, _)| comes(other)).map(|(_, number)| number).collect();
        let transforms = looks_outside && text.contains("Become(");
        Definition { hash: hash_of(&(&text, named)), brings, transforms }
    }
}

impl Setup {
    pub(crate) fn renumber(&mut self, now: &mut dyn FnMut(u16) -> u16) {
        let sides = self.sides.iter_mut();
        let cards = sides.flat_map(|side| side.main.iter_mut().chain(&mut side.deck).chain(&mut side.side_deck));
        cards.for_each(|card| *card = now(*card));
    }
}

impl Vs {
    pub(crate) fn pins_of(&self, setup: &Setup) -> Vec<Pin> {
        let brought = setup.sides.iter().flat_map(PlayerSetup::cards);
        let named = setup.sides.iter().flat_map(|side| &side.side_deck);
        let versions = named.flat_map(|card| self.all_versions(*card));
        let used = self.with_all_they_bring(brought.chain(versions).collect());
        used.into_iter().filter_map(|card| self.card_pin(card)).chain([self.moments_pin()]).collect()
    }

    /// Those who came to the table from outside the game, with all their levels: no set-up names them.
    pub(crate) fn pins_in(&self, p: &Position) -> Vec<Pin> {
        let came = |slot: Slot| {
            let fighter = p.fighter(slot);
            let is_main = !fighter.is_player() && self.face(fighter.card).kind == FaceKind::Main;
            let is_new = is_main && !p.record(fighter.owner()).levels.contains(&fighter.card);
            is_new.then_some(fighter.card)
        };
        let versions = p.everywhere().iter().filter_map(came).flat_map(|card| self.all_versions(card));
        self.with_all_they_bring(versions.collect()).into_iter().filter_map(|card| self.card_pin(card)).collect()
    }

    /// The levels of a main character, whoever brings them.
    fn all_versions(&self, card: CardNo) -> impl Iterator<Item = CardNo> {
        self.mains.iter().copied().filter(move |other| self.is_version_of(*other, card))
    }

    /// These cards and whatever they, or those, can bring in.
    fn with_all_they_bring(&self, mut open: Vec<CardNo>) -> BTreeSet<CardNo> {
        let mut used = BTreeSet::new();
        while let Some(card) = open.pop() {
            if used.insert(card) {
                open.extend(self.definitions.get(usize::from(card)).map_or(&[][..], |card| &card.brings));
            }
        }
        used
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
        let in_play = p.everywhere().iter().map(|slot| (slot, *p.fighter(slot)));
        let fighters: Vec<(u8, u64, Fighter)> = in_play
            .map(|(slot, who)| (slot, self.definition_hash(who.card), Fighter { card: UNKNOWN, ..who }))
            .collect();
        let blank = |record: Record| Record { levels: ArrayVec::new(), aside: ArrayVec::new(), ..record };
        let records = p.records.map(blank);
        let moment = (p.turn, p.clock, p.active, p.asked, p.ask, p.step, p.alive);
        let table = hash_of(&(cards, fighters, records, &p.zones, &p.knowledge, &p.dice, moment, p.outcome));
        // In most games nobody plays along: their numbers stay what they were.
        if p.parts.is_empty() { table } else { hash_of(&(table, &p.parts)) }
    }
}

#[cfg(test)]
mod tests {
    use crate::language::Card;
    use crate::setup::{PlayerSetup, Setup};
    use crate::{CardNo, Cast, Row, Scene, SceneSide, Vs};
    use longbox_kernel::Deaf;

    fn main_card(id: &str, level: u8, rest: &str) -> Card {
        // Two levels of one character have ids that differ in what follows the hyphen.
        let name = id.split('-').next().unwrap_or(id);
        let text = format!(
            "(id: {id:?}, name: {name:?}, kind: Main(level: {level}), stats: (atk: 1, def: 1, health: 5), {rest})"
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
            let side = || PlayerSetup::new(vec![main], Vec::new());
            let pins = game.pins_of(&Setup::new(vec![side(), side()]));
            pins.into_iter().map(|pin| pin.id).collect::<Vec<String>>()
        };
        assert_eq!(ids(0), ["Shifter", "Other", "moments"]);
        assert_eq!(ids(1), ["Boss", "moments"]);
    }

    const ANYBODY: &str = "powers: [Use(name: \"Theft\", when: Main, cost: [Skill], then: \
                           [Choose(One([Main, In(Outside)])), Become(This, Card)])]";

    fn shifter_and_others() -> Vs {
        let cards = [
            main_card("Boss-1", 1, ""),
            main_card("Boss-2", 2, ""),
            main_card("Other", 2, ""),
            main_card("Shifter", 1, ANYBODY),
        ];
        Vs::new(Vec::new(), Vec::new(), cards.to_vec()).expect("the cards can be played")
    }

    #[test]
    fn a_game_depends_on_its_side_decks_with_all_levels() {
        let game = shifter_and_others();
        let ids = |side_deck: Vec<CardNo>| {
            let side = || PlayerSetup { side_deck: side_deck.clone(), ..PlayerSetup::new(vec![3], Vec::new()) };
            let pins = game.pins_of(&Setup::new(vec![side(), side()]));
            pins.into_iter().map(|pin| pin.id).collect::<Vec<String>>()
        };
        assert_eq!(ids(vec![1]), ["Boss-1", "Boss-2", "Shifter", "moments"]);
        assert_eq!(ids(Vec::new()), ["Shifter", "moments"]);
    }

    #[test]
    fn whoever_came_from_outside_is_depended_on_with_all_levels() {
        let game = shifter_and_others();
        let side = |card: CardNo| SceneSide {
            cast: vec![Cast { main: true, ..Cast::new(card, Row::Front) }],
            levels: vec![3],
            ..SceneSide::default()
        };
        let scene = Scene { sides: vec![side(1), side(3)], ..Scene::default() };
        let position = scene.build(&game, &mut Deaf).expect("a scene");
        let ids: Vec<String> = game.pins_in(&position).into_iter().map(|pin| pin.id).collect();
        assert_eq!(ids, ["Boss-1", "Boss-2"]);
    }
}
