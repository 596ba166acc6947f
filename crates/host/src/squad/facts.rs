//! What can be said of a card of Squad wherever it is.

use crate::words::squad::cards as words;
use longbox_squad::language::{Card, Effect, Factor, Power};
use longbox_squad::text::keeper_texts;
use longbox_squad::{CardNo, Squad};

/// Whether the card can stay in play.
pub fn is_keeper(card: &Card) -> bool {
    card.powers.iter().any(|power| matches!(power, Power::Keeper(..)))
}

/// The attack as cards print it; `*` when the card works it out.
pub fn attack(card: &Card) -> String {
    card.attack.map_or_else(|| "*".to_owned(), |attack| attack.to_string())
}

/// What the card does as a Keeper.
pub(super) fn keeper_text(game: &Squad, number: CardNo) -> String {
    keeper_texts(game.card(number)).join(" / ")
}

/// "level 3, Speed, attack 3, blocks Tech".
pub(super) fn facts(card: &Card) -> String {
    words::facts(card.level, &factor_names(card), &attack(card), card.block.name())
}

/// The same as the head of a longer text, with a full stop.
pub(super) fn facts_first(card: &Card) -> String {
    words::facts_first(card.level, &factor_names(card), &attack(card), card.block.name())
}

fn factor_names(card: &Card) -> Vec<&'static str> {
    card.factors.iter().map(|factor| factor.name()).collect()
}

/// A Factor as messages name it.
pub(super) fn small(factor: Factor) -> String {
    factor.name().to_lowercase()
}

/// Whether the card's own text changes its attack when it is declared.
pub(super) fn changes_its_attack(card: &Card) -> bool {
    fn changes(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| match effect {
            Effect::AttackIs(_) | Effect::Bonus(_) => true,
            Effect::May(then) | Effect::If(_, then) | Effect::Choose(.., then) | Effect::ForEach(.., then) => {
                changes(then)
            }
            Effect::IfElse(_, then, other) => changes(then) || changes(other),
            _ => false,
        })
    }
    card.powers.iter().any(|power| matches!(power, Power::Declared(effects) if changes(effects)))
}
