//! The rules of the game as a list, in our own words, each with an id and a pointer into the rulebook.
//!
//! Reasons, events and scenarios name these ids.

mod table;

pub use table::{RULES, RuleId, RuleText};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_stands_at_its_own_number_and_ids_are_unique() {
        for (number, rule) in RULES.iter().enumerate() {
            assert_eq!(rule.rule as usize, number, "{}", rule.id);
            assert_eq!(RULES.iter().filter(|other| other.id == rule.id).count(), 1, "{}", rule.id);
        }
    }
}
