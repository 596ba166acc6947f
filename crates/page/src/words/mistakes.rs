//! Words about what a player could have done better.

use super::Counted;

#[derive(Debug)]
pub(crate) struct Mistakes {
    pub(crate) show_mine: &'static str,
    pub(crate) show: &'static str,
    pub(crate) dialog: &'static str,
    pub(crate) title: &'static str,
    pub(crate) about: &'static str,
    pub(crate) whose: &'static str,
    pub(crate) weighing: &'static str,
    pub(crate) stop: &'static str,
    pub(crate) none: &'static str,
    pub(crate) found: Counted,
    pub(crate) turn: &'static str,
    pub(crate) before: &'static str,
    pub(crate) cost: Counted,
    pub(crate) chosen: &'static str,
    pub(crate) better: &'static str,
    pub(crate) percent: &'static str,
    pub(crate) see: &'static str,
}

pub(super) const ENGLISH: Mistakes = Mistakes {
    show_mine: "Show my mistakes",
    show: "Show mistakes",
    dialog: "Mistakes",
    title: "The costliest choices",
    about: "Win chances as the bot Hero sees them, from what the player knew at the time.",
    whose: "Whose mistakes",
    weighing: "Hero is weighing every choice: {}%",
    stop: "Stop",
    none: "No clear mistakes found.",
    found: Counted::new("1 mistake found.", "{} mistakes found."),
    turn: "Turn {}",
    before: "Before the first turn",
    cost: Counted::new("−{} point", "−{} points"),
    chosen: "{} chose",
    better: "Hero would choose",
    percent: "{}%",
    see: "See it",
};
