//! What is asked of all cards together, once they are read.

use super::{CardError, Compiler};
use crate::inventions::{KINDS, MOST};
use crate::language::{Card, CardKind};
use crate::program::Program;
use crate::setup::BESIDE;
use crate::verbs::{Effect, create::Create, trigger::Trigger};

impl Compiler {
    /// Everything that no card can be asked alone.
    pub(crate) fn check_whole(&self, cards: &[Card]) -> Result<(), CardError> {
        self.check_size(cards.len())?;
        check_names(cards, &self.program)?;
        check_piles(cards)
    }

    /// Refuses what does not fit the numbers that positions hold.
    fn check_size(&self, cards: usize) -> Result<(), CardError> {
        let program = &self.program;
        let most = usize::from(u16::MAX);
        let sizes = [program.ops.len(), program.effects.len(), program.powers.len(), self.names.len(), cards];
        if sizes.into_iter().all(|size| size < most) { Ok(()) } else { Err(CardError::TooMuch) }
    }
}

/// What effects call by name is there.
fn check_names(cards: &[Card], program: &Program) -> Result<(), CardError> {
    let is_token = |name: &str| cards.iter().any(|card| card.name == name && card.kind == CardKind::Token);
    let is_power = |name: &str| program.powers.iter().any(|power| power.name == name && !power.triggers.is_empty());
    let card = || "an effect".to_owned();
    for effect in &program.effects {
        match effect {
            Effect::Create(Create { token, .. }) if !is_token(token) => {
                return Err(CardError::NoToken { card: card(), token: token.clone() });
            }
            Effect::Trigger(Trigger(power, _)) if !is_power(power) => {
                return Err(CardError::NoPower { card: card(), power: power.clone() });
            }
            _ => {}
        }
    }
    Ok(())
}

/// The piles fit beside a deck: all that lie open, and all cards of secret ones.
fn check_piles(cards: &[Card]) -> Result<(), CardError> {
    let (mut open, mut secret, mut kinds) = (0, 0, 0);
    for card in cards.iter().filter(|card| card.pile.is_some()) {
        match card.kind {
            CardKind::Token => open += usize::from(card.limit),
            _ => (secret, kinds) = (secret + usize::from(card.limit), kinds + 1),
        }
        if open > BESIDE || secret > BESIDE || kinds > KINDS || card.limit > MOST {
            return Err(CardError::PileTooLarge(card.id.clone()));
        }
    }
    Ok(())
}
