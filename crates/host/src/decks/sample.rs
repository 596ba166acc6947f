//! A hand to begin with.

use super::draft::list_of;
use crate::game::HostGame;
use longbox_catalog::{CardNo, deck_of};
use longbox_kernel::{Dice, Seed};
use longbox_protocol::{DeckDraft, SampleHand};

/// Shuffles as a game would, but not as a game with this seed does: what is shown here tells nothing of one.
pub(super) fn hand<G: HostGame>(game: &G, draft: &DeckDraft, seed: Seed) -> SampleHand {
    let deck = deck_of(game, &list_of(draft));
    let mut dice = Dice::new(seed);
    let shuffled = |dice: &mut Dice| -> Vec<CardNo> {
        let mut cards = deck.cards.clone();
        for end in (1..cards.len()).rev() {
            cards.swap(end, dice.pick(end + 1));
        }
        cards
    };
    let opening = G::OPENING;
    let cards = shuffled(&mut dice);
    let (hand, rest) = cards.split_at(opening.hand.min(cards.len()));
    let other = match opening.mulligan {
        true => shuffled(&mut dice).into_iter().take(hand.len()).collect(),
        false => Vec::new(),
    };
    let (hand, rest) = (hand.to_vec(), rest.iter().copied().take(opening.next).collect());
    let (keep, text) = game.judge_hand(&deck, &hand);
    SampleHand { hand, other, next: rest, keep, text }
}
