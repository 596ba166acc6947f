//! What keeps a deck from being legal, and what is hardly meant; what mends it where that is plain.

use super::symbols::{asks, gives};
use crate::Studied;
use crate::words::decks as words;
use crate::words::vs::decks as vs_words;
use longbox_catalog::vs_side;
use longbox_protocol::{CardNo, DeckDraft, DeckFix, DeckNote};
use longbox_vs::language::{Card, CardKind, Symbol};
use longbox_vs::{COPIES, DeckHint, DeckProblem, Format, RuleId, Vs};

pub(super) fn problems(game: &Vs, studied: &Studied<'_, Vs>, format: Format) -> Vec<DeckNote> {
    let deck = Looking { game, draft: studied.draft };
    let problems = game.problems_of(&vs_side(&studied.deck), format);
    let note = |problem: &DeckProblem| DeckNote {
        text: words::sentence(&problem.to_string()),
        rule: problem.rule().id().to_owned(),
        cards: deck.about(problem),
        fix: deck.fix(problem),
    };
    problems.iter().map(note).collect()
}

pub(super) fn hints(game: &Vs, studied: &Studied<'_, Vs>) -> Vec<DeckNote> {
    let deck = Looking { game, draft: studied.draft };
    let mut hints = game.deck_hints(&studied.deck.extra.main, &studied.deck.cards);
    hints.extend(game.side_deck_hints(&vs_side(&studied.deck)));
    let mut notes: Vec<DeckNote> = hints.iter().map(|hint| deck.hint(hint)).collect();
    notes.extend(deck.unpaid(&studied.deck.extra.main));
    notes
}

struct Looking<'a> {
    game: &'a Vs,
    draft: &'a DeckDraft,
}

impl Looking<'_> {
    fn fitting(&self, fits: impl Fn(&Card) -> bool) -> Vec<CardNo> {
        let cards = self.draft.cards.iter().map(|(_, card)| *card);
        cards.filter(|card| self.game.card(*card).is_some_and(&fits)).collect()
    }

    fn named(&self, name: &str) -> Vec<CardNo> {
        self.fitting(|card| card.name == name)
    }

    /// The cards of the list that a problem is about.
    fn about(&self, problem: &DeckProblem) -> Vec<CardNo> {
        let in_list = |names: &str| {
            let names: Vec<&str> = names.split(", ").collect();
            self.fitting(|card| names.contains(&card.name.as_str()))
        };
        match problem {
            DeckProblem::Size { .. } | DeckProblem::TooLarge { .. } | DeckProblem::NoMain => Vec::new(),
            DeckProblem::SideDeckSize { .. } => self.draft.side.clone(),
            DeckProblem::OtherMain { .. } => self.draft.lead.into_iter().collect(),
            DeckProblem::NotForDecks { name, .. } => {
                self.fitting(|card| card.name == *name && matches!(card.kind, CardKind::Main { .. } | CardKind::Token))
            }
            DeckProblem::OfPile { name, .. } => self.fitting(|card| card.name == *name && card.pile.is_some()),
            DeckProblem::MixedUniverses { name } => {
                let universe = self.draft.lead.and_then(|lead| self.game.card(lead)).map(|lead| lead.universe);
                self.fitting(|card| card.name == *name && Some(card.universe) != universe)
            }
            DeckProblem::TooManyCopies { name, count, .. } => self.copied(name, *count),
            DeckProblem::OneOfAKind { id, .. } => self.fitting(|card| card.id == *id),
            DeckProblem::MixedLocations { names, .. } | DeckProblem::SeveralOmegas { names } => in_list(names),
            DeckProblem::Disloyal { name, others, .. } => {
                let mut cards = self.named(name);
                cards.extend(in_list(others));
                cards
            }
            DeckProblem::SideDeckLevel { id, .. } | DeckProblem::SideDeckTwice { id, .. } => {
                self.in_side(|card| card.id == *id)
            }
            DeckProblem::SideDeckUniverse { name } => self.in_side(|card| card.name == *name),
        }
    }

    fn in_side(&self, fits: impl Fn(&Card) -> bool) -> Vec<CardNo> {
        let mut side = self.draft.side.clone();
        side.retain(|card| self.game.card(*card).is_some_and(&fits));
        side.dedup();
        side
    }

    /// The card of this name with so many copies, or all printings that have so many together.
    fn copied(&self, name: &str, count: usize) -> Vec<CardNo> {
        let named = self.named(name);
        match named.iter().find(|card| usize::from(self.draft.copies(**card)) == count) {
            Some(one) => vec![*one],
            None => named,
        }
    }

    /// What mends it, where only one thing does.
    fn fix(&self, problem: &DeckProblem) -> Option<DeckFix> {
        let cards = self.about(problem);
        match problem {
            DeckProblem::TooManyCopies { limit, .. } => Some(self.down_to(&cards, *limit)),
            DeckProblem::OneOfAKind { .. } => Some(self.down_to(&cards, 1)),
            DeckProblem::NotForDecks { .. } => {
                let card = *cards.first()?;
                let first = longbox_catalog::CatalogGame::versions(self.game, card).first().copied();
                match first.filter(|_| self.draft.lead.is_none()) {
                    Some(lead) => Some(self.led_by(lead, card)),
                    None => Some(self.down_to(&cards, 0)),
                }
            }
            DeckProblem::OfPile { .. } | DeckProblem::MixedUniverses { .. } => {
                (!cards.is_empty()).then(|| self.down_to(&cards, 0))
            }
            DeckProblem::MixedLocations { .. } => self.alike(&cards),
            DeckProblem::SideDeckLevel { .. } | DeckProblem::SideDeckUniverse { .. } => {
                Some(self.without_side(|side| side.retain(|card| !cards.contains(card))))
            }
            DeckProblem::SideDeckTwice { .. } => Some(self.without_side(|side| {
                let again = |at: usize, card: &CardNo, all: &[CardNo]| all[..at].contains(card);
                let all = side.clone();
                let mut at = 0;
                side.retain(|card| {
                    at += 1;
                    !again(at - 1, card, &all)
                });
            })),
            DeckProblem::Size { .. }
            | DeckProblem::TooLarge { .. }
            | DeckProblem::NoMain
            | DeckProblem::OtherMain { .. }
            | DeckProblem::SeveralOmegas { .. }
            | DeckProblem::Disloyal { .. }
            | DeckProblem::SideDeckSize { .. } => None,
        }
    }

    /// So many copies of these together, taken away from the last one on.
    fn down_to(&self, cards: &[CardNo], limit: u8) -> DeckFix {
        let mut draft = self.draft.clone();
        let together: u16 = cards.iter().map(|card| u16::from(draft.copies(*card))).sum();
        let mut beyond = together.saturating_sub(u16::from(limit));
        let text = words::take_out(beyond, limit == 0);
        for card in cards.iter().rev() {
            let copies = draft.copies(*card);
            let gone = beyond.min(u16::from(copies)) as u8;
            draft.set_copies(*card, copies - gone);
            beyond -= u16::from(gone);
        }
        DeckFix { text, draft }
    }

    fn led_by(&self, lead: CardNo, card: CardNo) -> DeckFix {
        let mut draft = self.draft.clone();
        draft.lead = Some(lead);
        draft.set_copies(card, 0);
        DeckFix { text: words::let_lead(self.game.name_of(lead)), draft }
    }

    /// Locations for one symbol under one name: that of which there are most.
    fn alike(&self, cards: &[CardNo]) -> Option<DeckFix> {
        let kept = *cards.iter().rev().max_by_key(|card| self.draft.copies(**card))?;
        let together: u16 = cards.iter().map(|card| u16::from(self.draft.copies(*card))).sum();
        let mut draft = self.draft.clone();
        cards.iter().filter(|card| **card != kept).for_each(|card| draft.set_copies(*card, 0));
        draft.set_copies(kept, together.min(u16::from(COPIES)) as u8);
        Some(DeckFix { text: vs_words::make_all(self.game.name_of(kept)), draft })
    }

    fn without_side(&self, change: impl FnOnce(&mut Vec<CardNo>)) -> DeckFix {
        let mut draft = self.draft.clone();
        change(&mut draft.side);
        DeckFix { text: vs_words::MEND_SIDE.to_owned(), draft }
    }

    fn hint(&self, hint: &DeckHint) -> DeckNote {
        let (cards, fix) = match hint {
            DeckHint::NoTeam { name, .. } | DeckHint::IdleLocation { name, .. } => {
                let cards = self.named(name);
                let fix = self.down_to(&cards, 0);
                (cards, Some(fix))
            }
            DeckHint::OnlyPowerUp { name } => (self.named(name), None),
            DeckHint::IdleSideDeck => (Vec::new(), Some(self.without_side(Vec::clear))),
            DeckHint::NoSideDeck { name } => (self.named(name), None),
        };
        DeckNote { text: words::sentence(&hint.to_string()), rule: hint.rule().id().to_owned(), cards, fix }
    }

    /// Symbols that the main character's powers ask for and no location gives.
    fn unpaid(&self, main: &[CardNo]) -> Vec<DeckNote> {
        let given = |symbol: Symbol| self.draft.cards.iter().any(|(_, card)| gives(self.game, *card, symbol));
        let any_location = !self.fitting(|card| matches!(card.kind, CardKind::Location { .. })).is_empty();
        let asked = |symbol: &Symbol| main.iter().any(|card| asks(self.game, *card, *symbol));
        let missing = Symbol::ALL.into_iter().filter(|symbol| any_location && asked(symbol) && !given(*symbol));
        let who = main.first().map_or("", |card| self.game.name_of(*card));
        let note = |symbol: Symbol| DeckNote {
            text: vs_words::unpaid(who, symbol.name()),
            rule: RuleId::PowerCost.id().to_owned(),
            cards: Vec::new(),
            fix: None,
        };
        missing.map(note).collect()
    }
}
