//! What holds for characters and players, always, while something is so, or for a time.

use super::{Effect, Event, Is, Num, Place, Player, Select, Stat, Time, Verb};
use serde::{Deserialize, Serialize};

/// A rule for whoever stands beside it in a `While` or a `Change`. Numbers of a `Change` are worked out once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Rule {
    /// ATK and DEF are so much more.
    Stats(Num, Num),
    /// That number becomes this one.
    Set(Stat, Num),
    /// ATK and DEF are switched.
    Switch,
    /// ATK and DEF become the base ones, whatever changed them until now.
    Reset,
    /// It has these keywords.
    Gain(Vec<String>),
    /// It has no powers of these kinds; an empty list: none at all.
    Lose(Vec<Powers>),
    /// It loses these keywords and cannot gain them.
    Ban(Vec<String>),
    /// It has the powers of those; of these kinds as printed, or all.
    PowersOf(Select, Vec<Powers>),
    /// It is this, too: `Team(..)` or `Named(..)`.
    Also(Is),
    /// This cannot happen.
    Never(Event),
    /// This is allowed, whatever rule of the game forbids it.
    Can(Event),
    /// This costs so many recruit points less.
    Cheaper(Event, Num),
    /// Whoever does this may do that instead of paying for it; symbols are then paid as those of a cost are.
    Price(Event, Vec<Effect>),
    /// If this would happen, that is done instead; `Those` are whom it would happen to, `Amount` is how much.
    Instead(Event, Vec<Effect>),
    /// It strikes such characters with so many times its ATK.
    Strikes(Num, Vec<Is>),
    /// It can attack enemy players whose characters are all stunned.
    AttacksPlayers,
    /// What is seen there is seen by those players.
    Open(Place, Player),
    /// Done as it appears, before anybody looks.
    Enters(Vec<Effect>),
}

impl Rule {
    /// The counters that it lets its bearer have and gain while stunned.
    pub(crate) fn kept(&self) -> Option<&Stat> {
        let Rule::Can(Event::Of(Verb::Put, roles)) = self else { return None };
        roles.stat.as_ref().filter(|_| roles.who == [Is::Itself])
    }
}

/// Kinds of powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Powers {
    /// Keyword powers.
    Keywords,
    /// Super powers.
    Supers,
}

/// How long a change lasts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Until {
    /// Until the combat is over.
    Combat,
    /// Until the turn is over.
    Turn,
    /// For the next time this turn that it happens to whoever is changed.
    Next(Verb),
    /// Until that is over; of a player: in my next turn.
    End(Time, Player),
    /// Until one of these happens.
    Event(Vec<Event>),
    /// As long as the changed character is in play.
    Game,
}
