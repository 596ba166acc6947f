//! Random decks that hold many of some cards.

use crate::common::random_setup;
use longbox_kernel::Dice;
use longbox_vs::{CardNo, Format, Setup, Vs};

/// Random decks; all but one of so many hold these cards, each so often.
pub(crate) fn stacked(game: &Vs, dice: &mut Dice, cards: &[(&str, usize)], one_of: u32) -> Setup {
    let card = |id: &str| game.by_id(id).expect("it is a card");
    let new: Vec<CardNo> = cards.iter().flat_map(|(id, count)| vec![card(id); *count]).collect();
    let mut setup = random_setup(game, dice);
    for side in &mut setup.sides {
        side.deck.retain(|card| !new.contains(card));
        side.deck.truncate(60 - new.len());
        if dice.below(one_of) > 0 {
            side.deck.extend(&new);
        }
    }
    setup.format = Format::Casual;
    setup
}
