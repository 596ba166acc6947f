//! The card that a player means by a name.

use crate::Vs;
use crate::language::Card;
use crate::program::FaceKind;
use crate::state::position::CardNo;

impl Vs {
    /// The card that a deck list means: a name that is a main and a supporting character means the latter.
    pub fn for_deck(&self, word: &str) -> Option<CardNo> {
        let named = self.without_reprints(self.called(word));
        let in_decks = named.iter().find(|card| self.face(**card).kind != FaceKind::Main);
        self.by_id(word).or(in_decks.copied()).or(named.first().copied())
    }

    /// Of cards that differ in nothing but their ids one. It is the last: Marvel Battles, which has the basic locations
    /// that every deck before Fantastic Battles meant, is the last of the folders.
    fn without_reprints(&self, cards: &[CardNo]) -> Vec<CardNo> {
        let twin = |a: CardNo, b: CardNo| match (self.card(a), self.card(b)) {
            (Some(a), Some(b)) => Card { id: b.id.clone(), ..a.clone() } == *b,
            _ => false,
        };
        let again = |at: usize| cards[at + 1..].iter().any(|later| twin(cards[at], *later));
        (0..cards.len()).filter(|at| !again(*at)).map(|at| cards[at]).collect()
    }

    /// All cards of decks that a bare name could mean, if they are several.
    pub fn all_for_deck(&self, word: &str) -> Vec<CardNo> {
        let in_decks =
            |card: &&CardNo| !matches!(self.face(**card).kind, FaceKind::Main | FaceKind::Token | FaceKind::Other);
        let named: Vec<CardNo> = self.without_reprints(self.called(word)).iter().filter(in_decks).copied().collect();
        if named.len() > 1 && self.by_id(word).is_none() { named } else { Vec::new() }
    }

    /// Every card that a word can mean: an id, a name, or a name with `L2`, `main` or `supporting` behind it.
    pub fn cards_meant(&self, word: &str) -> Vec<CardNo> {
        if let Some(card) = self.by_id(word) {
            return vec![card];
        }
        let named = self.called(word);
        let Some((name, version)) = word.trim().rsplit_once(' ').filter(|_| named.is_empty()) else {
            return self.without_reprints(named);
        };
        let fits = |card: &&CardNo| {
            let face = self.face(**card);
            match version.to_lowercase().as_str() {
                "main" => face.kind == FaceKind::Main,
                "supporting" => face.kind == FaceKind::Supporting,
                level => face.kind == FaceKind::Main && level.strip_prefix('l') == Some(&face.level.to_string()),
            }
        };
        self.called(name).iter().filter(fits).copied().collect()
    }
}
