//! What can be said of a card of Squad wherever it is.

use super::voice;
use longbox_squad::language::{Card, Effect, Factor, Power};
use longbox_squad::text::power_lines;
use longbox_squad::{CardNo, Squad};

/// Whether the card can stay in play.
pub fn is_keeper(card: &Card) -> bool {
    card.powers.iter().any(|power| matches!(power, Power::Keeper(..)))
}

/// "Strength+Speed".
pub fn factors(card: &Card) -> String {
    card.factors.iter().map(|factor| factor.name()).collect::<Vec<_>>().join("+")
}

/// The attack as cards print it; `*` when the card works it out.
pub fn attack(card: &Card) -> String {
    card.attack.map_or_else(|| "*".to_owned(), |attack| attack.to_string())
}

/// What the card does as a Keeper.
pub fn keeper_text(game: &Squad, number: CardNo) -> String {
    let card = game.card(number);
    let lines = power_lines(card);
    let keeper = card.powers.iter().zip(&lines).filter(|(power, _)| matches!(power, Power::Keeper(..)));
    let told: Vec<&str> =
        keeper.map(|(_, line)| line.split_once("Keeper.").map_or(line.as_str(), |(_, text)| text.trim())).collect();
    told.join(" / ")
}

/// "level 3, Speed, attack 3, blocks Tech".
pub(super) fn facts(card: &Card) -> String {
    let factors = voice::listed(&card.factors.iter().map(|factor| factor.name()).collect::<Vec<_>>());
    format!("level {}, {factors}, attack {}, blocks {}", card.level, attack(card), card.block.name())
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
