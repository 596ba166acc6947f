//! Whether a first hand is worth keeping: it can recruit on the first turns.

use crate::words::vs::decks as words;
use longbox_catalog::VsDeck;
use longbox_protocol::CardNo;
use longbox_vs::Vs;
use longbox_vs::language::{CardKind, Symbol};

/// Recruits are looked for up to this turn.
const TURNS: u8 = 4;

/// A hand is kept if somebody in it costs 1 or 2, or if two more turns have somebody.
pub(in crate::vs) fn judge(game: &Vs, deck: &VsDeck, hand: &[CardNo]) -> (bool, String) {
    let main = deck.extra.main.first().copied();
    let recruit = |card: &CardNo| match game.card(*card)?.kind {
        CardKind::Supporting { cost } if !main.is_some_and(|main| game.shuts_out(main, *card)) => Some(cost),
        _ => None,
    };
    let costs: Vec<u8> = hand.iter().filter_map(recruit).collect();
    let turns: Vec<u8> = (1..=TURNS).filter(|turn| costs.contains(turn)).collect();
    let pays = |symbol: &Symbol| hand.iter().any(|card| super::symbols::gives(game, *card, *symbol));
    let symbols: Vec<&str> = Symbol::ALL.into_iter().filter(pays).map(Symbol::name).collect();
    let keep = costs.iter().any(|cost| *cost <= 2) || turns.len() >= 2;
    (keep, words::hand(keep, &turns, &symbols))
}
