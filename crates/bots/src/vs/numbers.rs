//! The numbers that are counted in a position of Vs. System, by name.

use crate::features::Group;
use longbox_vs::Word;

// The main character.
pub(super) const LIFE: Group = Group::first("life", 11);
pub(super) const LEVEL: Group = LIFE.then("level", 3);
pub(super) const XP_LEFT: Group = LEVEL.then("xp-left", 6);
pub(super) const NEXT_LEVEL: Group = XP_LEFT.then("next-level", 1);
pub(super) const MAIN_ATK: Group = NEXT_LEVEL.then("main-atk", 1);
pub(super) const MAIN_DEF: Group = MAIN_ATK.then("main-def", 1);
pub(super) const MAIN_POWERS: Group = MAIN_DEF.then("main-powers", 1);
/// Stunned, exhausted, ready in front, ready behind.
pub(super) const MAIN_STANDS: Group = MAIN_POWERS.then("main-stands", 4);
pub(super) const MAIN_PROTECTED: Group = MAIN_STANDS.then("main-protected", 1);
// Supporting characters.
pub(super) const CHARACTERS: Group = MAIN_PROTECTED.then("characters", 8);
pub(super) const ATK: Group = CHARACTERS.then("atk", 1);
pub(super) const DEF: Group = ATK.then("def", 1);
pub(super) const POWERS: Group = DEF.then("powers", 1);
pub(super) const HEALTH: Group = POWERS.then("health", 4);
pub(super) const TOUGHNESS: Group = HEALTH.then("toughness", 1);
pub(super) const STUNNED: Group = TOUGHNESS.then("stunned", 1);
pub(super) const STUNNED_WORTH: Group = STUNNED.then("stunned-worth", 1);
pub(super) const FROZEN: Group = STUNNED_WORTH.then("frozen", 1);
pub(super) const HIDDEN: Group = FROZEN.then("hidden", 1);
pub(super) const EXHAUSTED: Group = HIDDEN.then("exhausted", 1);
pub(super) const EXHAUSTED_ATK: Group = EXHAUSTED.then("exhausted-atk", 1);
/// In front, behind, behind with Ranged.
pub(super) const ROWS: Group = EXHAUSTED_ATK.then("rows", 3);
pub(super) const PROTECTED: Group = ROWS.then("protected", 1);
pub(super) const EQUIPPED: Group = PROTECTED.then("equipped", 1);
pub(super) const COUNTERS: Group = EQUIPPED.then("counters", 1);
pub(super) const STRONGEST: Group = COUNTERS.then("strongest", 1);
pub(super) const WORDS: Group = STRONGEST.then("word", COUNTED.len());
// Whom they could stun.
pub(super) const THREATS: Group = WORDS.then("threats", 6);
pub(super) const MAIN_THREATS: Group = THREATS.then("main-threats", 4);
// Cards elsewhere.
pub(super) const HAND: Group = MAIN_THREATS.then("hand", 11);
pub(super) const HELD: Group = HAND.then("held", 1);
/// Characters for the next turn or two, dearer ones, locations, others.
pub(super) const HAND_KINDS: Group = HELD.then("hand-kinds", 4);
pub(super) const NEXT_RECRUIT: Group = HAND_KINDS.then("next-recruit", 1);
pub(super) const RESOURCES: Group = NEXT_RECRUIT.then("resources", 11);
pub(super) const FACE_UP: Group = RESOURCES.then("face-up", 6);
pub(super) const DECK: Group = FACE_UP.then("deck", 7);
// Whose turn it is: before the attacks, while they are made, after them.
pub(super) const TURN: Group = DECK.then("turn", 3);
pub(super) const TURN_ATK: Group = TURN.then("turn-atk", 1);
pub(super) const TURN_THREATS: Group = TURN_ATK.then("turn-threats", 1);
pub(super) const TURN_MAIN_THREATS: Group = TURN_THREATS.then("turn-main-threats", 3);
pub(super) const TURN_RECRUIT: Group = TURN_MAIN_THREATS.then("turn-recruit", 1);
// Early, in the middle and late in the game.
pub(super) const PHASE_LIFE: Group = TURN_RECRUIT.then("phase-life", 3);
pub(super) const PHASE_STRENGTH: Group = PHASE_LIFE.then("phase-strength", 3);
pub(super) const PHASE_HAND: Group = PHASE_STRENGTH.then("phase-hand", 3);
pub(super) const PHASE_TURN: Group = PHASE_HAND.then("phase-turn", 3);
// The combat at hand.
pub(super) const FORECAST: Group = PHASE_TURN.then("forecast", 1);
pub(super) const FORECAST_END: Group = FORECAST.then("forecast-end", 1);

pub(super) const LAST: Group = FORECAST_END;

const ALL: [Group; 47] = [
    LIFE,
    LEVEL,
    XP_LEFT,
    NEXT_LEVEL,
    MAIN_ATK,
    MAIN_DEF,
    MAIN_POWERS,
    MAIN_STANDS,
    MAIN_PROTECTED,
    CHARACTERS,
    ATK,
    DEF,
    POWERS,
    HEALTH,
    TOUGHNESS,
    STUNNED,
    STUNNED_WORTH,
    FROZEN,
    HIDDEN,
    EXHAUSTED,
    EXHAUSTED_ATK,
    ROWS,
    PROTECTED,
    EQUIPPED,
    COUNTERS,
    STRONGEST,
    WORDS,
    THREATS,
    MAIN_THREATS,
    HAND,
    HELD,
    HAND_KINDS,
    NEXT_RECRUIT,
    RESOURCES,
    FACE_UP,
    DECK,
    TURN,
    TURN_ATK,
    TURN_THREATS,
    TURN_MAIN_THREATS,
    TURN_RECRUIT,
    PHASE_LIFE,
    PHASE_STRENGTH,
    PHASE_HAND,
    PHASE_TURN,
    FORECAST,
    FORECAST_END,
];

/// Words that are counted; those left out are rare or no advantage.
pub(super) const COUNTED: [Word; 10] = [
    Word::Flight,
    Word::Ranged,
    Word::Ferocious,
    Word::Invisible,
    Word::Lethal,
    Word::Monstrous,
    Word::Violent,
    Word::Fearless,
    Word::Stealth,
    Word::Durable,
];

pub(super) fn names() -> Vec<String> {
    crate::features::names(&ALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_a_name() {
        assert_eq!(names().len(), LAST.end());
    }
}
