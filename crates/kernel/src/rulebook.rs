//! The rules of a game as they are read.

/// What is printed of a rule. `R` is what the game itself calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleText<R> {
    pub rule: R,
    pub id: &'static str,
    pub title: &'static str,
    pub text: &'static str,
    /// Where the official rulebooks speak of it.
    pub source: &'static str,
}
