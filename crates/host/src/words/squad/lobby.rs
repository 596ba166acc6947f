//! Words before a game of Super Hero Squad.

pub(crate) const TITLE: &str = "Super Hero Squad";
pub(crate) const DUEL: &str = "Duel";

pub(crate) fn deck(cards: usize, keepers: usize) -> String {
    format!("{cards} cards, {keepers} of them can become Keepers.")
}

pub(crate) fn quest(name: &str, stage: u8, difficulty: u8) -> String {
    format!("Quest: {name}, stage {stage}, difficulty {difficulty}.")
}

/// Who starts with something: the player who takes a quest on, or the opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Starter {
    You,
    Opponent,
}

impl Starter {
    fn starts(self) -> &'static str {
        match self {
            Starter::You => "You start",
            Starter::Opponent => "Your opponent starts",
        }
    }
}

pub(crate) fn starts_with_cards(who: Starter, cards: u8) -> String {
    match cards {
        1 => format!("{} with 1 card.", who.starts()),
        _ => format!("{} with {cards} cards.", who.starts()),
    }
}

pub(crate) fn starts_with_in_hand(who: Starter, names: &str) -> String {
    format!("{} with {names} in hand.", who.starts())
}

pub(crate) fn starts_with_in_play(who: Starter, names: &str) -> String {
    format!("{} with {names} in play.", who.starts())
}

pub(crate) fn power_starts(power: u8) -> String {
    format!("The power starts at {power}.")
}
