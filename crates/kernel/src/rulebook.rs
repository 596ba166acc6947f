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
