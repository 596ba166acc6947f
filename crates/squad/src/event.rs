//! What happened, in the past tense, with its cause.

use crate::position::CardNo;
use longbox_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A card in an event and who may see which card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    pub card: CardNo,
    pub seen_by: SeatSet,
}

/// One thing that happened. The public part is everything but the card; the card goes to those who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub kind: Kind,
    /// The player it happened to or who did it.
    pub seat: Seat,
    pub card: Option<Secret>,
    /// What the number means stands at the kind.
    pub number: i16,
    /// The card whose effect or attack brought it about.
    pub cause: Option<CardNo>,
}

/// An event as a viewer saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    pub kind: Kind,
    pub seat: Seat,
    /// None: there is no card or this viewer may not see it.
    pub card: Option<CardNo>,
    /// There is a card, but this viewer may not see it.
    pub hidden: bool,
    pub number: i16,
    pub cause: Option<CardNo>,
}

impl Event {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// This player goes first.
    GoesFirst,
    /// Number: the turn.
    TurnBegan,
    /// Number: 1 heads, 0 tails. A power flip.
    PowerFlipped,
    PowerFlipSkipped,
    /// A coin for an ability. Number: 1 heads, 0 tails.
    CoinFlipped,
    /// The shared power. Number: what it is now.
    PowerBecame,
    /// This player's power for this turn. Number: the change.
    PowerChangedThisTurn,
    Drew,
    /// The deck is empty.
    DrawSkipped,
    /// Plays the card as an attack.
    Attacked,
    /// The attack value is fixed. Number: it.
    AttackValued,
    /// A card of this player hits; its points are fixed. Number: how many.
    Hit,
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
    Misfired,
    /// Number: how many cards.
    Healed,
    BecameKeeper,
    PutIntoPlay,
    /// Entered play as a copy of the card.
    CopiedKeeper,
    KeeperDestroyed,
    KeeperReturned,
    KeeperToDeckTop,
    KeeperToDeckBottom,
    KeeperIntoDeck,
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
    ToDeckBottom,
    IntoDeck,
    /// The attack is finished and goes to the discard pile.
    AttackDiscarded,
    /// A card of this player is revealed.
    Revealed,
    /// Somebody looks at a card of this player.
    LookedAt,
    /// Shows a card from hand.
    Shown,
    NamedFactor,
    NamedNumber,
    NamedHero,
    ChosePlayer,
    DeckShuffled,
    DeckAndDiscardSwapped,
    DeckArranged,
    NextFlipSet,
    BlocksSwitchedOff,
    ExtraTurn,
    AttackRepeated,
    /// The effect of the card begins to be worked out.
    EffectBegan,
    /// An effect came up and did nothing because its Keeper is gone.
    EffectSkipped,
    /// Number: the winner's seat, or -1.
    GameOver,
}
