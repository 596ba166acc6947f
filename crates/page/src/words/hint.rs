//! Words of a hint.

#[derive(Debug)]
pub(crate) struct Hint {
    pub(crate) ask: &'static str,
    pub(crate) title: &'static str,
    pub(crate) follow: &'static str,
    pub(crate) close: &'static str,
    pub(crate) better: &'static str,
    pub(crate) level: &'static str,
    pub(crate) odds: &'static str,
    pub(crate) percent: &'static str,
}

pub(super) const ENGLISH: Hint = Hint {
    ask: "Hint",
    title: "Hint: what would Hero do? (Makes this a practice game)",
    follow: "Do it",
    close: "I'll choose",
    better: "It won {}% of {} games tried from here; the next best choice won {}%.",
    level: "It won {}% of {} games tried from here; other choices did about as well.",
    odds: "Wins {}% of the games tried.",
    percent: "{}%",
};
