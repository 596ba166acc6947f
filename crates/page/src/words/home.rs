//! Words of the first page.

#[derive(Debug)]
pub(crate) struct Home {
    pub(crate) welcome: &'static str,
    pub(crate) say: &'static str,
    pub(crate) play_now: &'static str,
    pub(crate) new_game: &'static str,
    pub(crate) resume: &'static str,
    pub(crate) unfinished: &'static str,
    pub(crate) unfinished_turn: &'static str,
    pub(crate) unfinished_before: &'static str,
    /// For each game: what stands beside its drawn name, and a sentence.
    pub(crate) games: [(&'static str, &'static str); 2],
    pub(crate) play_bot: &'static str,
    pub(crate) latest: &'static str,
    pub(crate) all: &'static str,
    pub(crate) none_yet: &'static str,
    pub(crate) watch_bots: &'static str,
    pub(crate) facts_title: &'static str,
    pub(crate) facts: [(&'static str, &'static str); 5],
}

pub(super) const ENGLISH: Home = Home {
    welcome: "Welcome",
    say: "Two superhero card games. Every rule, every card. Open the page and play.",
    play_now: "Play now",
    new_game: "New game",
    resume: "Continue",
    unfinished: "Your unfinished game",
    unfinished_turn: "You left off on turn {}. Nothing is lost.",
    unfinished_before: "You left off before the first turn. Nothing is lost.",
    games: [
        ("System 2PCG", "Two rows, team attacks, a main character who levels up. Stun them all."),
        ("", "One shared power, six Factors. Your deck is your life: block, flip, keep."),
    ],
    play_bot: "Play a bot",
    latest: "Recent games",
    all: "All replays",
    none_yet: "Finished games are saved here so you can watch them again.",
    watch_bots: "Watch two bots play",
    facts_title: "It tells you why",
    facts: [
        ("Greyed out?", "Point at a card to see the reason and the rule."),
        ("A 7?", "Open the card to see what made it 7."),
        ("Undo", "anytime against bots."),
        ("Replays", "of every game: see all hands, play on from any point."),
        ("No network?", "You only need it for your first visit."),
    ],
};
