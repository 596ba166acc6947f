//! What cards forbid, and what they allow though a rule of the game forbids it.

use super::{Counter, Filter, Side};
use crate::language::{Event, Verb};
use crate::state::position::CardNo;

/// The number of a law in the program.
pub(crate) type LawId = u16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    Never,
    Can,
}

/// A verb with its roles that a card forbids or allows. Whoever bears the law is `Those` in its roles.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Law {
    pub(crate) mood: Mood,
    pub(crate) verb: Verb,
    /// Who does it; none: anybody, or nobody in particular.
    pub(crate) by: Option<Filter>,
    /// Whom it is done to.
    pub(crate) who: Filter,
    /// Together with whom, or with which card.
    pub(crate) with: Filter,
    pub(crate) counter: Option<Counter>,
    /// The symbol that the power costs; 0: whatever it costs.
    pub(crate) symbol: u8,
    /// What it comes with: a wound that a stun brings.
    pub(crate) via: Option<Verb>,
    /// Where the cards lie that a player may recruit, play or look at.
    pub(crate) from: Option<Source>,
    /// The cards that others are played as.
    pub(crate) like: Option<Original>,
    pub(crate) bearer: Bearer,
    /// As the card says it.
    pub(crate) said: Event,
}

/// A place of a player, other than the hand, where cards can be used from if a law says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The KO pile.
    Ko,
    /// The top card of the deck.
    Top,
    /// The whole deck, which is searched and shuffled.
    Deck,
}

/// Cards that a law lets others be played as.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Original {
    /// The plot twists of these names; their numbers are known once all cards are read.
    Named(Vec<String>, Vec<CardNo>),
    /// Such cards in the KO piles of that side.
    Ko(Side, Filter),
}

/// Which part its bearer has in a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bearer {
    /// It does what is forbidden or allowed.
    By,
    /// It is done to it.
    Who,
    /// Neither, or more than that.
    Other,
}

impl Law {
    /// A law that lets players do something, with whatever.
    pub(crate) fn can(verb: Verb, said: Event) -> Law {
        Law {
            mood: Mood::Can,
            verb,
            by: None,
            who: Filter::Any,
            with: Filter::Any,
            counter: None,
            symbol: 0,
            via: None,
            from: None,
            like: None,
            bearer: Bearer::Other,
            said,
        }
    }

    /// See `law_bit`.
    pub(crate) fn bit(&self) -> u64 {
        law_bit(self.mood, self.verb)
    }
}

/// The bit in that mask for rules that make recruits cheaper; no verb has the number.
pub(crate) const CHEAPER: u64 = 1 << 63;
/// Likewise that a power in force sets the base ATK or DEF of somebody.
pub(crate) const BASES: u64 = 1 << 31;

/// The laws that there are make a mask with this bit for each verb and mood.
#[inline]
pub(crate) const fn law_bit(mood: Mood, verb: Verb) -> u64 {
    1 << (verb as u8 + 32 * mood as u8)
}
