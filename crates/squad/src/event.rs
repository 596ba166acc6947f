//! What happened, in the past tense, with its cause.

use crate::position::CardNo;
use longbox_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A card in an event and who may see which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    /// Which card it is.
    pub card: CardNo,
    /// Those who may know.
    pub seen_by: SeatSet,
}

/// One thing that happened. The public part is everything but the card; the card goes to those who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// What kind of thing it was.
    pub kind: EventKind,
    /// The player it happened to or who did it.
    pub seat: Seat,
    /// The card it is about, if it is about one.
    pub card: Option<Secret>,
    /// What the number means stands at the kind.
    pub number: i16,
    /// The card whose effect or attack brought it about.
    pub cause: Option<CardNo>,
}

/// An event as a viewer saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// What kind of thing it was.
    pub kind: EventKind,
    /// The player it happened to or who did it.
    pub seat: Seat,
    /// None: there is no card or this viewer may not see it.
    pub card: Option<CardNo>,
    /// There is a card, but this viewer may not see it.
    pub hidden: bool,
    /// What the number means stands at the kind.
    pub number: i16,
    /// The card whose effect or attack brought it about; none for what the turn itself brings.
    pub cause: Option<CardNo>,
}

impl Event {
    /// The event without the card where this viewer may not see it.
    pub fn seen_by(&self, viewer: Viewer) -> Sight {
        let card = self.card.filter(|secret| viewer.among(secret.seen_by)).map(|secret| secret.card);
        Sight {
            kind: self.kind,
            seat: self.seat,
            card,
            hidden: self.card.is_some() && card.is_none(),
            number: self.number,
            cause: self.cause,
        }
    }
}

/// What happened. Where nothing is said of it, the number of the event is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EventKind {
    /// This player goes first.
    GoesFirst,
    /// Number: the turn.
    TurnBegan,
    /// Number: 1 heads, 0 tails. A power flip.
    PowerFlipped,
    /// There is no power flip this turn.
    PowerFlipSkipped,
    /// A coin for an ability. Number: 1 heads, 0 tails.
    CoinFlipped,
    /// The shared power. Number: what it is now.
    PowerBecame,
    /// This player's power for this turn. Number: the change.
    PowerChangedThisTurn,
    /// One card was drawn.
    Drew,
    /// The deck is empty.
    DrawSkipped,
    /// Plays the card as an attack.
    Attacked,
    /// The attack value is fixed. Number: it.
    AttackValued,
    /// A card of this player hits; its points are fixed. Number: how many.
    Hit,
    /// The player does not attack (any more) this turn.
    PassedAttack,
    /// Blocks with the card from hand.
    BlockedFromHand,
    /// Takes the damage from the deck.
    DidNotBlock,
    /// Loses the card from the deck to damage. Number: 1 if its icon blocked.
    LostFromDeck,
    /// Loses the card from hand to damage. Number: 1 if its icon blocked.
    LostFromHand,
    /// This player took damage from the card. Number: how much.
    TookDamage,
    /// The very first point of a Keeper's damage was blocked, so it is destroyed.
    Misfired,
    /// Number: how many cards.
    Healed,
    /// The attack did enough damage to stay in play.
    BecameKeeper,
    /// An effect or a handicap put a Keeper into play without an attack.
    PutIntoPlay,
    /// Entered play as a copy of the card.
    CopiedKeeper,
    /// It goes to the discard pile.
    KeeperDestroyed,
    /// It goes to a hand.
    KeeperReturned,
    /// That is no destroying.
    KeeperToDeckTop,
    /// That is no destroying.
    KeeperToDeckBottom,
    /// It is shuffled in, which is no destroying.
    KeeperIntoDeck,
    /// That is no destroying.
    KeeperToDiscard,
    /// This player now controls it.
    TookControl,
    /// From hand, by an ability or the hand limit.
    Discarded,
    /// From the top of the deck, by an ability.
    Milled,
    /// The card goes to hand.
    ToHand,
    /// The card goes on top of the deck.
    ToDeckTop,
    /// The card goes below the deck.
    ToDeckBottom,
    /// The card is shuffled into the deck.
    IntoDeck,
    /// The attack is finished and goes to the discard pile.
    AttackDiscarded,
    /// A card of this player is revealed.
    Revealed,
    /// Somebody looks at a card of this player.
    LookedAt,
    /// Shows a card from hand.
    Shown,
    /// Number: the Factor, as in `Factor::ALL`.
    NamedFactor,
    /// Number: what was named.
    NamedNumber,
    /// Number: the hero, in the order of the cards.
    NamedHero,
    /// Number: the seat that was chosen.
    ChosePlayer,
    /// Nobody knows the order of this player's deck any longer.
    DeckShuffled,
    /// This player's deck and discard pile changed places; both are shuffled.
    DeckAndDiscardSwapped,
    /// The top cards of this player's deck were put in order. Number: how many.
    DeckArranged,
    /// The power flip of the next turn. Number: 1 heads, 0 skipped.
    NextFlipSet,
    /// This player cannot block in some way this turn. Number: the bits of `Strike::blocks`.
    BlocksSwitchedOff,
    /// This player takes another turn after this one.
    ExtraTurn,
    /// The same card attacks once more.
    AttackRepeated,
    /// The effect of the card begins to be worked out.
    EffectBegan,
    /// An effect came up and did nothing because its Keeper is gone.
    EffectSkipped,
    /// Number: the winner's seat, or -1.
    GameOver,
}
