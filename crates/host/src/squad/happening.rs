//! What is to be seen of an event.

use super::things;
use longbox_kernel::Seat;
use longbox_protocol::{Effect, Happening, Thing};
use longbox_squad::{EventKind, Sight};

/// None: there is nothing to be seen, or something else shows it.
pub(super) fn happening(sight: &Sight) -> Option<Happening> {
    let (effect, thing) = shown(sight)?;
    let seat = match sight.kind {
        EventKind::GameOver if sight.number < 0 => None,
        _ => Some(sight.seat),
    };
    // Everything happens one after the other, so whoever puts sights in a row gives them rising numbers.
    Some(Happening { effect, thing, seat, card: sight.card, number: sight.number, batch: 0 })
}

fn shown(sight: &Sight) -> Option<(Effect, Option<Thing>)> {
    let seat = sight.seat;
    let (player, foe) = (|| Some(things::player(seat)), || Some(things::player(seat.other())));
    match sight.kind {
        EventKind::TurnBegan => Some((Effect::TurnBegan, player())),
        EventKind::PowerFlipped | EventKind::CoinFlipped => Some((Effect::Coin, player())),
        EventKind::PowerBecame => Some((Effect::Power, None)),
        EventKind::PowerChangedThisTurn | EventKind::BlocksSwitchedOff => Some((Effect::Change, player())),
        EventKind::NextFlipSet => Some((Effect::Change, None)),
        EventKind::Attacked | EventKind::AttackRepeated => Some((Effect::Attack, foe())),
        EventKind::Hit => Some((Effect::Strike, None)),
        EventKind::TookDamage => Some((Effect::Damage, player())),
        // Blocks are shown beside the card that blocks.
        EventKind::BlockedFromHand => Some((Effect::Block, None)),
        EventKind::LostFromDeck | EventKind::LostFromHand if sight.number > 0 => Some((Effect::Block, None)),
        EventKind::EffectBegan => Some((Effect::Use, None)),
        EventKind::GameOver => Some((Effect::GameOver, None)),
        kind => moved(kind, seat),
    }
}

/// Cards on the move and Keepers.
fn moved(kind: EventKind, seat: Seat) -> Option<(Effect, Option<Thing>)> {
    let (deck, discard, row) = (things::deck(seat), things::discard(seat), things::keepers(seat));
    let shown = match kind {
        EventKind::Drew => (Effect::Draw, deck),
        EventKind::LostFromDeck
        | EventKind::LostFromHand
        | EventKind::Discarded
        | EventKind::Milled
        | EventKind::AttackDiscarded => (Effect::Discard, discard),
        EventKind::Healed => (Effect::Heal, deck),
        EventKind::BecameKeeper | EventKind::PutIntoPlay | EventKind::CopiedKeeper => (Effect::Appear, row),
        EventKind::KeeperDestroyed => (Effect::KeeperDestroyed, row),
        EventKind::Misfired => (Effect::Misfire, row),
        EventKind::KeeperReturned
        | EventKind::KeeperToDeckTop
        | EventKind::KeeperToDeckBottom
        | EventKind::KeeperIntoDeck
        | EventKind::KeeperToDiscard
        | EventKind::TookControl => (Effect::Move, row),
        EventKind::ToHand => (Effect::Move, things::player(seat)),
        EventKind::ToDeckTop
        | EventKind::ToDeckBottom
        | EventKind::IntoDeck
        | EventKind::DeckShuffled
        | EventKind::DeckAndDiscardSwapped
        | EventKind::DeckArranged => (Effect::Move, deck),
        EventKind::Revealed | EventKind::LookedAt | EventKind::Shown => (Effect::Reveal, things::player(seat)),
        _ => return None,
    };
    Some((shown.0, Some(shown.1)))
}
