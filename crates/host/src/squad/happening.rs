//! What is to be seen of an event.

use super::things;
use longbox_kernel::Seat;
use longbox_protocol::{Effect, Happening, Thing};
use longbox_squad::{Kind, Sight};

/// None: there is nothing to be seen, or something else shows it.
pub(super) fn happening(sight: &Sight) -> Option<Happening> {
    let (effect, thing) = shown(sight)?;
    let seat = match sight.kind {
        Kind::GameOver if sight.number < 0 => None,
        _ => Some(sight.seat),
    };
    // Everything happens one after the other, so whoever puts sights in a row gives them rising numbers.
    Some(Happening { effect, thing, seat, card: sight.card, number: sight.number, batch: 0 })
}

fn shown(sight: &Sight) -> Option<(Effect, Option<Thing>)> {
    let seat = sight.seat;
    let (player, foe) = (|| Some(things::player(seat)), || Some(things::player(seat.other())));
    match sight.kind {
        Kind::TurnBegan => Some((Effect::TurnBegan, player())),
        Kind::PowerFlipped | Kind::CoinFlipped => Some((Effect::Coin, player())),
        Kind::PowerBecame => Some((Effect::Power, None)),
        Kind::PowerChangedThisTurn | Kind::BlocksSwitchedOff => Some((Effect::Change, player())),
        Kind::NextFlipSet => Some((Effect::Change, None)),
        Kind::Attacked | Kind::AttackRepeated => Some((Effect::Attack, foe())),
        Kind::Hit => Some((Effect::Strike, None)),
        Kind::TookDamage => Some((Effect::Damage, player())),
        // Blocks are shown beside the card that blocks.
        Kind::BlockedFromHand => Some((Effect::Block, None)),
        Kind::LostFromDeck | Kind::LostFromHand if sight.number > 0 => Some((Effect::Block, None)),
        Kind::EffectBegan => Some((Effect::Use, None)),
        Kind::GameOver => Some((Effect::GameOver, None)),
        kind => moved(kind, seat),
    }
}

/// Cards on the move and Keepers.
fn moved(kind: Kind, seat: Seat) -> Option<(Effect, Option<Thing>)> {
    let (deck, discard, row) = (things::deck(seat), things::discard(seat), things::keepers(seat));
    let shown = match kind {
        Kind::Drew => (Effect::Draw, deck),
        Kind::LostFromDeck | Kind::LostFromHand | Kind::Discarded | Kind::Milled | Kind::AttackDiscarded => {
            (Effect::Discard, discard)
        }
        Kind::Healed => (Effect::Heal, deck),
        Kind::BecameKeeper | Kind::PutIntoPlay | Kind::CopiedKeeper => (Effect::Appear, row),
        Kind::KeeperDestroyed => (Effect::KeeperDestroyed, row),
        Kind::Misfired => (Effect::Misfire, row),
        Kind::KeeperReturned
        | Kind::KeeperToDeckTop
        | Kind::KeeperToDeckBottom
        | Kind::KeeperIntoDeck
        | Kind::KeeperToDiscard
        | Kind::TookControl => (Effect::Move, row),
        Kind::ToHand => (Effect::Move, things::player(seat)),
        Kind::ToDeckTop
        | Kind::ToDeckBottom
        | Kind::IntoDeck
        | Kind::DeckShuffled
        | Kind::DeckAndDiscardSwapped
        | Kind::DeckArranged => (Effect::Move, deck),
        Kind::Revealed | Kind::LookedAt | Kind::Shown => (Effect::Reveal, things::player(seat)),
        _ => return None,
    };
    Some((shown.0, Some(shown.1)))
}
