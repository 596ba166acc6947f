//! Words at the end of a game.

use longbox_protocol::GameName;

#[derive(Debug)]
pub(crate) struct Ending {
    pub(crate) result: &'static str,
    pub(crate) rematch: &'static str,
    pub(crate) new_game: &'static str,
    pub(crate) replay: &'static str,
    pub(crate) export: &'static str,
    pub(crate) look: &'static str,
    pub(crate) turn: &'static str,
    pub(crate) before: &'static str,
    pub(crate) one_turn: &'static str,
    pub(crate) turns: &'static str,
    pub(crate) tally: &'static str,
    pub(crate) course: &'static str,
    pub(crate) vs: Left,
    pub(crate) squad: Left,
    pub(crate) even: &'static str,
    pub(crate) after_turn: &'static str,
    pub(crate) own_turns: &'static str,
    pub(crate) turns_of: &'static str,
    pub(crate) level_up: &'static str,
    pub(crate) led: &'static str,
    pub(crate) led_always: &'static str,
    pub(crate) led_too: &'static str,
    pub(crate) nobody: &'static str,
    pub(crate) swings: &'static str,
    pub(crate) swing_turn: &'static str,
    pub(crate) lost: &'static str,
    pub(crate) gained: &'static str,
    pub(crate) see: &'static str,
}

/// What the players of a game have left.
#[derive(Debug)]
pub(crate) struct Left {
    pub(crate) about: &'static str,
    pub(crate) one: &'static str,
    pub(crate) many: &'static str,
    /// What a sign of a loss stands for.
    pub(crate) mark: &'static str,
}

impl Ending {
    pub(crate) fn left(&self, game: GameName) -> &Left {
        match game {
            GameName::Vs => &self.vs,
            GameName::Squad => &self.squad,
        }
    }
}

impl Left {
    /// "3 cards".
    pub(crate) fn count(&self, number: i16) -> String {
        format!("{number} {}", if number == 1 { self.one } else { self.many })
    }
}

pub(super) const ENGLISH: Ending = Ending {
    result: "Show result",
    rematch: "Rematch",
    new_game: "New game",
    replay: "Watch replay",
    export: "Export",
    look: "View the table",
    turn: "Turn {}",
    before: "Before the first turn",
    one_turn: "1 turn",
    turns: "{} turns",
    tally: "By the numbers",
    course: "How it went",
    vs: Left { about: "Health left to each main character, turn by turn", one: "health", many: "health", mark: "KO'd" },
    squad: Left {
        about: "Cards left in hand and deck, turn by turn",
        one: "card",
        many: "cards",
        mark: "Keeper destroyed",
    },
    even: "even",
    after_turn: "After turn {}: {}.",
    own_turns: "your turns",
    turns_of: "turns of {}",
    level_up: "level up",
    led: "{} led after {}",
    led_always: "{} led after every turn.",
    led_too: "{} after {}",
    nobody: "nobody",
    swings: "Biggest swings",
    swing_turn: "Turn {}",
    lost: "{} lost {}.",
    gained: "{} gained {}.",
    see: "See it",
};
