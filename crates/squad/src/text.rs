//! The text of a card, printed from its definition.
//!
//! [`power_lines`] tells the powers as a card would, [`card_face`] the whole card, [`reminder`] what a keyword
//! means. Effects become clauses, clauses join into sentences: see `clause` and `program`.

mod clause;
mod condition;
mod effect;
mod filter;
mod keeper;
mod number;
mod place;
mod program;
mod reminder;
mod sift;
#[cfg(test)]
mod sweep;
#[cfg(test)]
mod tests;
mod voice;
mod words;

pub use filter::{filter_noun, keeper_noun};
pub use reminder::{Keyword, keywords, reminder};

use crate::language::{Card, Effect, KeeperPower, Power};
use voice::{Named, Voice};

/// One line for each power of the card, with the damage it needs in front.
pub fn power_lines(card: &Card) -> Vec<String> {
    card.powers.iter().zip(power_texts(card)).map(|(power, text)| numbered(power, text)).collect()
}

/// What each power does: without the damage, and without the word that a Keeper begins with.
pub fn power_texts(card: &Card) -> Vec<String> {
    let mut named = Named::Nothing;
    let mut all = Vec::new();
    for power in &card.powers {
        all.push(power_text(power, card, named));
        // What one asks to be named is known to those after it.
        named = named_in(power, named);
    }
    all
}

/// What the card does as a Keeper, a text for each of its powers that make it one.
pub fn keeper_texts(card: &Card) -> Vec<String> {
    let all = card.powers.iter().zip(power_texts(card));
    all.filter(|(power, _)| matches!(power, Power::Keeper(..))).map(|(_, text)| text).collect()
}

/// The card in a few lines without colours.
pub fn card_face(card: &Card) -> String {
    let heroes = card.heroes.join(" & ");
    let factors = card.factors.iter().map(|factor| factor.name()).collect::<Vec<_>>().join(" + ");
    let attack = card.attack.map_or_else(|| "*".to_owned(), |attack| attack.to_string());
    let mut lines = vec![card.name.clone()];
    lines.push(card.team.as_ref().map_or_else(|| heroes.clone(), |team| format!("{heroes} ({team})")));
    lines.push(format!("Level {} | {factors} | Attack {attack} | Blocks {}", card.level, card.block.name()));
    lines.extend(power_lines(card));
    lines.extend(card.note.iter().map(|note| format!("Note: {note}")));
    lines.join("\n")
}

fn power_text(power: &Power, card: &Card, named: Named) -> String {
    match power {
        Power::Declared(effects) | Power::At(_, effects) => sentences(effects, named),
        Power::Keeper(_, powers) => keeper_text(powers, card, named),
        Power::BlockedFromHand(effects) => {
            let mut voice = Voice { named, ..Voice::attack() };
            let mut told = program::program(effects, &mut voice);
            if let Some(first) = told.first_mut() {
                // With a condition of its own the rest would seem to hold without the block.
                let lead = if first.lead.is_empty() { "if" } else { "when" };
                first.lead.insert(0, format!("{lead} your opponent blocks this attack from hand"));
            }
            clause::tell(&told)
        }
        Power::Counterstrike(value) => format!("Counterstrike {value}."),
    }
}

fn sentences(effects: &[Effect], named: Named) -> String {
    let mut voice = Voice { named, ..Voice::attack() };
    clause::tell(&program::program(effects, &mut voice))
}

fn keeper_text(powers: &[KeeperPower], card: &Card, named: Named) -> String {
    powers.iter().map(|power| keeper::keeper_power(power, card, named)).collect::<Vec<_>>().join(" ")
}

/// "2: Keeper. Assault 1."
fn numbered(power: &Power, text: String) -> String {
    let text = match power {
        Power::Keeper(..) => format!("Keeper. {text}").trim_end().to_owned(),
        Power::Declared(_) | Power::At(..) | Power::BlockedFromHand(_) | Power::Counterstrike(_) => text,
    };
    match power.needs() {
        Some(damage) => format!("{damage}: {text}"),
        None => text,
    }
}

/// What a power asks to be named, for the powers after it.
fn named_in(power: &Power, before: Named) -> Named {
    let mut voice = Voice { named: before, ..Voice::attack() };
    let mut hear = |effects: &[Effect]| effects.iter().for_each(|effect| voice.hear(effect));
    match power {
        Power::Declared(effects) | Power::At(_, effects) | Power::BlockedFromHand(effects) => hear(effects),
        Power::Keeper(_, powers) => {
            for power in powers {
                if let KeeperPower::When(_, effects) = power {
                    hear(effects);
                }
            }
        }
        Power::Counterstrike(_) => {}
    }
    voice.named
}
