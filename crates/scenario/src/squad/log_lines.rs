//! The sentences that the log of a scenario is written in.

use longbox_kernel::Seat;
use longbox_squad::{EventKind, Sight, Squad};

/// Every kind of event is listed here: the compiler asks for one that is not.
macro_rules! kinds {
    ($($kind:ident)*) => {
        const KINDS: &[EventKind] = &[$(EventKind::$kind),*];

        const _: fn(EventKind) = |kind| match kind {
            $(EventKind::$kind => {})*
        };
    };
}

kinds! {
    GoesFirst TurnBegan PowerFlipped PowerFlipSkipped CoinFlipped PowerBecame PowerChangedThisTurn Drew
    DrawSkipped Attacked AttackValued Hit PassedAttack BlockedFromHand DidNotBlock LostFromDeck
    LostFromHand TookDamage Misfired Healed BecameKeeper PutIntoPlay CopiedKeeper KeeperDestroyed
    KeeperReturned KeeperToDeckTop KeeperToDeckBottom KeeperIntoDeck KeeperToDiscard TookControl
    Discarded Milled ToHand ToDeckTop ToDeckBottom IntoDeck AttackDiscarded Revealed LookedAt Shown
    NamedFactor NamedNumber NamedHero ChosePlayer DeckShuffled DeckAndDiscardSwapped DeckArranged
    NextFlipSet BlocksSwitchedOff ExtraTurn AttackRepeated EffectBegan EffectSkipped GameOver
}

/// The numbers that make a kind of event read differently.
fn numbers(kind: EventKind) -> &'static [i16] {
    match kind {
        EventKind::PowerFlipped
        | EventKind::CoinFlipped
        | EventKind::LostFromDeck
        | EventKind::LostFromHand
        | EventKind::NextFlipSet => &[1, 0],
        EventKind::GameOver => &[1, -1],
        // Any of them.
        EventKind::NamedFactor | EventKind::NamedHero => &[-1],
        EventKind::BlocksSwitchedOff => &[-1, 0],
        _ => &[1],
    }
}

/// What is told of each kind of event; `CARD` stands for any card and 1 for any number.
pub(super) fn log_lines(game: &Squad) -> Vec<String> {
    let card = 0;
    let told = |kind: EventKind, number: i16| {
        let sight = Sight { kind, seat: Seat::A, card: Some(card), hidden: false, number, cause: None };
        game.tell(&sight, ["A", "B"]).replace(game.name_of(card), "CARD")
    };
    KINDS.iter().flat_map(|kind| numbers(*kind).iter().map(|number| told(*kind, *number))).collect()
}
