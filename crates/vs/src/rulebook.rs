//! The rules of the game as a list, in our own words, each with an id and a pointer into the rulebooks.
//!
//! Reasons, events and scenarios name these ids. "Fantastic" is the rulebook of Fantastic Battles, "Compiled"
//! the Compiled Rulebook 2.1, "Marvel" the rulebook of Marvel Battles; where they differ the first of these
//! that speaks of a matter holds, and a card beats them all.

#[macro_use]
mod more;
mod table;

pub use table::{RULES, RuleId, RuleText};

/// Bounds far above real play; reaching one ends the game without a winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bound {
    /// Work between two decisions.
    Steps,
    /// Effects inside effects.
    Depth,
    /// Turns of the whole game.
    Turns,
    /// Characters in play at once.
    Characters,
    /// Changes for a time at once.
    Modifiers,
    /// Triggers that wait at once.
    Triggers,
    /// Uses of powers that must be remembered.
    Uses,
    /// Choices in one turn.
    TurnAnswers,
    /// Choices in the whole game.
    GameAnswers,
    /// Characters who play along at once.
    Parts,
    /// Pocket universes at once.
    Universes,
}

impl Bound {
    /// Every bound, in the order of the enum.
    pub const ALL: [Bound; 11] = [
        Bound::Steps,
        Bound::Depth,
        Bound::Turns,
        Bound::Characters,
        Bound::Modifiers,
        Bound::Triggers,
        Bound::Uses,
        Bound::TurnAnswers,
        Bound::GameAnswers,
        Bound::Parts,
        Bound::Universes,
    ];

    /// The bound with this number in the list.
    pub fn by_number(number: u16) -> Option<Bound> {
        Bound::ALL.get(usize::from(number)).copied()
    }

    /// What went on too long or grew too many, as a clause.
    pub fn text(self) -> &'static str {
        match self {
            Bound::Steps => "effects kept causing each other without end",
            Bound::Depth => "too many effects were worked out inside each other",
            Bound::Turns => "the game went on for too many turns",
            Bound::Characters => "more characters were in play than the table can hold",
            Bound::Modifiers => "more effects lasted at once than the table can hold",
            Bound::Triggers => "too many triggers waited at once",
            Bound::Uses => "more uses of powers had to be remembered than the table can hold",
            Bound::Parts => "more characters played along than the table can hold",
            Bound::TurnAnswers => "a turn went on without end",
            Bound::GameAnswers => "the game went on without end",
            Bound::Universes => "there were more pocket universes than the table can hold",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_are_unique_and_lower_case_with_dots() {
        let ids: BTreeSet<&str> = RULES.iter().map(|rule| rule.id).collect();
        assert_eq!(ids.len(), RULES.len());
        for id in ids {
            let well_formed =
                |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            assert!(id.contains('.') && id.split('.').all(well_formed), "{id}");
        }
    }

    #[test]
    fn every_rule_finds_itself() {
        for (number, rule) in RULES.iter().enumerate() {
            assert_eq!(rule.rule.text(), rule);
            assert_eq!(RuleId::by_number(number as u16), Some(rule.rule));
            assert_eq!(RuleId::by_id(rule.id), Some(rule.rule));
            let whole = |text: &str| !text.is_empty() && text.trim() == text;
            assert!(whole(rule.title) && whole(rule.text) && whole(rule.source), "{}", rule.id);
            assert!(rule.text.ends_with('.'), "{}", rule.id);
        }
        assert_eq!(RuleId::by_number(RULES.len() as u16), None);
    }

    #[test]
    fn every_bound_finds_itself() {
        for bound in Bound::ALL {
            assert_eq!(Bound::by_number(bound as u16), Some(bound));
        }
        assert_eq!(Bound::by_number(Bound::ALL.len() as u16), None);
    }
}
