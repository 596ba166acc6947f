//! The rules of the game as a list, in our own words, each with an id and a pointer into the rulebook.
//!
//! Reasons, events and scenarios name these ids.

mod table;

pub use table::{RULES, RuleId};

/// What is printed of a rule.
pub type RuleText = longbox_kernel::RuleText<RuleId>;

impl RuleId {
    /// Everything that is printed of it.
    pub fn text(self) -> &'static RuleText {
        &RULES[self as usize]
    }

    /// Names it in scenarios and reasons: "block.icon".
    pub fn id(self) -> &'static str {
        self.text().id
    }

    /// The rule with this id.
    pub fn by_id(id: &str) -> Option<RuleId> {
        RULES.iter().find(|rule| rule.id == id).map(|rule| rule.rule)
    }

    /// The rule with this number in the list.
    pub fn by_number(number: u16) -> Option<RuleId> {
        RULES.get(usize::from(number)).map(|rule| rule.rule)
    }
}

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
