//! What each card did in the games of a match.

use crate::game::ArenaGame;
use longbox_catalog::CardNo;
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Something that a card can do and that is counted.
#[derive(Clone, Copy, Debug)]
pub struct Deed<G, C> {
    /// Its name in results: "played".
    pub key: &'static str,
    /// What is said of the cards that did it, where their number is of interest.
    pub total: Option<&'static str>,
    /// The cards that never did it, where they are of interest.
    pub never: Option<Never<G, C>>,
}

/// A list of cards that never did something.
#[derive(Clone, Copy, Debug)]
pub struct Never<G, C> {
    /// What is said of them: "never played".
    pub text: &'static str,
    /// The cards that could do it.
    pub of: fn(&G, &C) -> bool,
}

/// How often each card did what; empty when nobody listened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    deeds: usize,
    numbers: Vec<u64>,
}

impl Counts {
    /// For so many cards and kinds of deeds.
    pub fn new(cards: usize, deeds: usize) -> Counts {
        Counts { deeds, numbers: vec![0; cards * deeds] }
    }

    /// The card did it once more; cards that are not known do nothing.
    pub fn did(&mut self, card: CardNo, deed: usize) {
        if let Some(number) = self.numbers.get_mut(usize::from(card) * self.deeds + deed) {
            *number += 1;
        }
    }

    fn of(&self, card: CardNo) -> &[u64] {
        &self.numbers[usize::from(card) * self.deeds..][..self.deeds]
    }

    pub(crate) fn join(&mut self, other: &Counts) {
        if self.numbers.is_empty() {
            self.clone_from(other);
            return;
        }
        for (sum, more) in self.numbers.iter_mut().zip(&other.numbers) {
            *sum += more;
        }
    }
}

/// A card and how often it was counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCount {
    /// Which card it is.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// Each kind of deed with its number.
    pub deeds: Vec<(&'static str, u64)>,
}

/// Cards of the decks that did something at least once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// The name of the deed in results.
    pub key: &'static str,
    /// What is said of the cards.
    pub text: &'static str,
    /// How many different ones.
    pub cards: u64,
}

/// Cards of the decks that never did something and could have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeverList {
    /// The name of the deed in results.
    pub key: &'static str,
    /// What is said of the cards.
    pub text: &'static str,
    /// Each as id and name.
    pub cards: Vec<String>,
}

/// What the cards of the decks did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Cards in the decks of the match.
    pub cards: u64,
    /// For the deeds whose number is of interest.
    pub totals: Vec<Total>,
    /// For the deeds where those who never did it are of interest.
    pub never: Vec<NeverList>,
    /// Every card of the decks.
    pub counts: Vec<CardCount>,
}

impl Coverage {
    pub(crate) fn new<G: ArenaGame>(game: &G, counts: &Counts, in_decks: Vec<CardNo>) -> Option<Coverage> {
        if counts.numbers.is_empty() {
            return None;
        }
        let mut numbers = in_decks;
        numbers.sort_unstable();
        numbers.dedup();
        let cards: Vec<(&G::Card, &[u64])> =
            numbers.iter().map(|number| (&game.cards()[usize::from(*number)], counts.of(*number))).collect();
        let (mut totals, mut never) = (Vec::new(), Vec::new());
        for (at, Deed { key, total, never: lacking }) in G::DEEDS.iter().enumerate() {
            if let Some(text) = total {
                let cards = cards.iter().filter(|(_, deeds)| deeds[at] > 0).count() as u64;
                totals.push(Total { key, text, cards });
            }
            if let Some(Never { text, of }) = lacking {
                let lacking = cards.iter().filter(|(card, deeds)| deeds[at] == 0 && of(game, card));
                never.push(NeverList { key, text, cards: lacking.map(|(card, _)| label::<G>(card)).collect() });
            }
        }
        let counts = cards.iter().map(|(card, deeds)| count::<G>(card, deeds)).collect();
        Some(Coverage { cards: numbers.len() as u64, totals, never, counts })
    }

    /// The cards that never did this.
    pub fn never(&self, key: &str) -> &[String] {
        self.never.iter().find(|list| list.key == key).map_or(&[], |list| &list.cards)
    }
}

fn label<G: ArenaGame>(card: &G::Card) -> String {
    format!("{} {}", G::id_of(card), G::name_of(card))
}

fn count<G: ArenaGame>(card: &G::Card, deeds: &[u64]) -> CardCount {
    let deeds = G::DEEDS.iter().zip(deeds).map(|(deed, number)| (deed.key, *number)).collect();
    CardCount { id: G::id_of(card).to_owned(), name: G::name_of(card).to_owned(), deeds }
}

// Written by hand: what is counted has its own name in the result of each game.
impl Serialize for CardCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2 + self.deeds.len()))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("name", &self.name)?;
        for (key, number) in &self.deeds {
            map.serialize_entry(key, number)?;
        }
        map.end()
    }
}

impl Serialize for Coverage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2 + self.totals.len() + self.never.len()))?;
        map.serialize_entry("cards", &self.cards)?;
        for total in &self.totals {
            map.serialize_entry(total.key, &total.cards)?;
        }
        for list in &self.never {
            map.serialize_entry(&format!("never_{}", list.key), &list.cards)?;
        }
        map.serialize_entry("counts", &self.counts)?;
        map.end()
    }
}
