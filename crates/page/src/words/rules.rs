//! Words around the list of rules.

use super::Counted;

#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) title: &'static str,
    pub(crate) search: &'static str,
    pub(crate) search_hint: &'static str,
    pub(crate) count: Counted,
    pub(crate) nothing: &'static str,
    pub(crate) groups: &'static str,
    pub(crate) source: &'static str,
}

pub(super) const ENGLISH: Rules = Rules {
    title: "{} rules",
    search: "Search",
    search_hint: "words in a rule, or its id",
    count: Counted::new("{} rule", "{} rules"),
    nothing: "No rules match.",
    groups: "Rule groups",
    source: "Rulebook:",
};
