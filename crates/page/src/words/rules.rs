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
    title: "Rules of {}",
    search: "Search",
    search_hint: "words of a rule, or its id",
    count: Counted::new("{} rule", "{} rules"),
    nothing: "No rule has all these words.",
    groups: "Groups of rules",
    source: "Rulebook:",
};
