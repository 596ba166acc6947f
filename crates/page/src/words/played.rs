//! Words about cards that others play, and about skipping.

#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) title: &'static str,
    pub(crate) ways: [&'static str; 3],
    pub(crate) goes_on: &'static str,
    pub(crate) waits: &'static str,
    pub(crate) go_on: &'static str,
    pub(crate) skip_sure: &'static str,
    pub(crate) skip_again: &'static str,
    pub(crate) asks_skipping: &'static str,
}

pub(super) const ENGLISH: Played = Played {
    title: "When others play a card",
    ways: ["Show it for a moment", "Wait for me", "Don't show it"],
    goes_on: "Hover or hold a finger on the card to keep it up.",
    waits: "Click or tap to continue.",
    go_on: "Continue",
    skip_sure: "{}?",
    skip_again: "Press Space again, or choose something else.",
    asks_skipping: "Ask before Space skips a choice",
};
