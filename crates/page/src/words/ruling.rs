//! Words about wrong rulings.

#[derive(Debug)]
pub(crate) struct Ruling {
    pub(crate) open: &'static str,
    pub(crate) about: &'static str,
    pub(crate) ask: &'static str,
    pub(crate) holds: &'static str,
    pub(crate) save: &'static str,
    pub(crate) cancel: &'static str,
    pub(crate) written: &'static str,
    pub(crate) file: &'static str,
    pub(crate) reported: &'static str,
    pub(crate) wordless: &'static str,
    pub(crate) moment: &'static str,
}

pub(super) const ENGLISH: Ruling = Ruling {
    open: "Report a wrong ruling",
    about: "Did the game get a rule wrong? Save this moment with a note from you.",
    ask: "What happened, and what should have happened?",
    holds: "The file holds the whole game, all hands included, and your words. Anyone who opens it under Replays sees this moment.",
    save: "Save the file",
    cancel: "Cancel",
    written: "The report is saved.",
    file: "Ruling, {}",
    reported: "Reported ruling",
    wordless: "No words were added.",
    moment: "Show the moment",
};
