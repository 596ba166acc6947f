//! Which symbols a deck pays with, and which are asked for.

use crate::Studied;
use crate::decks::chance;
use longbox_protocol::{CardNo, SymbolCount};
use longbox_vs::language::{CardKind, Power, Symbol};
use longbox_vs::{Vs, cards_seen};

/// The turn by which a symbol should be there.
const TURN: u8 = 4;

/// Whether a card is a location for this symbol.
pub(in crate::vs) fn gives(game: &Vs, card: CardNo, symbol: Symbol) -> bool {
    match game.card(card).map(|card| &card.kind) {
        Some(CardKind::Location { gives }) => gives.contains(&symbol),
        _ => false,
    }
}

/// Whether a super power of the card asks for this very symbol, and cannot be had in another way.
pub(in crate::vs) fn asks(game: &Vs, card: CardNo, symbol: Symbol) -> bool {
    let powers = game.card(card).map_or(&[][..], |card| &card.powers);
    powers.iter().any(|power| match power {
        Power::Use { cost, or, .. } => or.is_empty() && cost.contains(&symbol),
        _ => false,
    })
}

pub(super) fn symbols(game: &Vs, studied: &Studied<'_, Vs>) -> Vec<SymbolCount> {
    let cards = &studied.draft.cards;
    let size = studied.deck.cards.len();
    let copies = |fits: &dyn Fn(CardNo) -> bool| -> u16 {
        cards.iter().filter(|(_, card)| fits(*card)).map(|(count, _)| u16::from(*count)).sum()
    };
    let one = |symbol: Symbol| {
        let given = copies(&|card| gives(game, card, symbol));
        SymbolCount {
            symbol: symbol.name().to_lowercase(),
            given,
            asked: copies(&|card| asks(game, card, symbol)),
            by: cards.iter().map(|(_, card)| *card).filter(|card| asks(game, *card, symbol)).collect(),
            lead: studied.deck.extra.main.iter().any(|card| asks(game, *card, symbol)),
            chance: chance(size, usize::from(given), cards_seen(TURN).min(size)),
        }
    };
    let counts = Symbol::ALL.into_iter().map(one);
    counts.filter(|count| count.given > 0 || count.asked > 0 || count.lead).collect()
}
