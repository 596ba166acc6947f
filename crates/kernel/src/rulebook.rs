//! The rules of a game as they are read.

/// What is printed of a rule. `R` is what the game itself calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleText<R> {
    /// What the game itself calls it.
    pub rule: R,
    /// Names it in scenarios, reasons and files: "attack.protected".
    pub id: &'static str,
    /// A few words for lists.
    pub title: &'static str,
    /// The rule in whole sentences.
    pub text: &'static str,
    /// Where the official rulebooks speak of it.
    pub source: &'static str,
}

/// The list of a game's rules: name, id, title; text, source. Makes `RuleId`, `RuleText` and `RULES`.
#[macro_export]
macro_rules! rules {
    ($($rule:ident $id:literal $title:literal $text:literal $source:literal;)*) => {
        /// One rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum RuleId {
            $(
                #[doc = concat!("`", $id, "`: ", $text)]
                $rule,
            )*
        }

        /// What is printed of a rule.
        pub type RuleText = $crate::RuleText<RuleId>;

        /// Every rule, in the order of the enum.
        pub const RULES: &[RuleText] =
            &[$(RuleText { rule: RuleId::$rule, id: $id, title: $title, text: $text, source: $source }),*];

        impl RuleId {
            /// Everything that is printed of it.
            pub fn text(self) -> &'static RuleText {
                &RULES[self as usize]
            }

            /// Names it in scenarios and reasons: "turn.draw".
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
    };
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "the list of a game is public")]
mod tests {
    crate::rules! {
        TurnDraw "turn.draw" "Draw" "A turn begins with a card." "Page 3";
    }

    #[test]
    fn a_rule_is_found_by_id_and_by_number() {
        assert_eq!(RuleId::by_id("turn.draw"), Some(RuleId::TurnDraw));
        assert_eq!(RuleId::by_number(0), Some(RuleId::TurnDraw));
        assert_eq!(RuleId::by_number(1), None);
        assert_eq!((RuleId::TurnDraw.text().title, RuleId::TurnDraw.id()), ("Draw", "turn.draw"));
    }
}
