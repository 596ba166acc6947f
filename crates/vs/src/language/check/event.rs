//! Happenings: whether a verb has the mood and the roles, and what is bound once it has happened.

use super::here::Here;
use super::verbs::{Mood, Role, roles, said};
use super::{Checked, Misuse, Reference, Scope};
use crate::language::{Event, Roles, Verb};

impl<'c> Here<'c> {
    pub(super) fn event(self, mood: Mood, event: &'c Event) -> Checked {
        let here = self.inside(event);
        match event {
            Event::Of(verb, said) => {
                here.verb(mood, *verb, said)?;
                here.roles(said)
            }
            Event::Start(_, player) => {
                here.verb(mood, Verb::Start, &Roles::default())?;
                here.player(player)
            }
            Event::End(_, player) => {
                here.verb(mood, Verb::End, &Roles::default())?;
                here.player(player)
            }
        }
    }

    /// The verb has this mood, and all of these roles in it.
    pub(super) fn verb(self, mood: Mood, verb: Verb, named: &Roles) -> Checked {
        let Some(known) = roles(verb, mood) else {
            return Err(Misuse::Mood { verb, mood, sentence: self.written() });
        };
        match said(named).find(|role| !known.contains(role)) {
            Some(role) => Err(Misuse::Role { verb, mood, role, sentence: self.written() }),
            None => Ok(()),
        }
    }

    fn roles(self, roles: &'c Roles) -> Checked {
        let Roles { by, who, what, with, like, of, from, to, via: _, stat: _, symbol: _ } = roles;
        [by, who, what, with, like].into_iter().try_for_each(|list| self.role(list))?;
        of.iter().try_for_each(|player| self.player(player))?;
        [from, to].into_iter().flatten().try_for_each(|place| self.place(place))
    }
}

/// What is bound in a script that waited for these, whichever of them has happened.
pub(super) fn happened(events: &[Event]) -> Scope {
    match events {
        [] => Scope::EMPTY,
        _ => events.iter().fold(Scope::ALL, |scope, event| scope.in_both(after(event))),
    }
}

fn after(event: &Event) -> Scope {
    match event {
        Event::Of(verb, roles) => about(*verb, roles).with_all(doer(*verb)).with(Reference::Chosen),
        Event::Start(..) | Event::End(..) => Scope::of(&[Reference::Chosen]),
    }
}

/// Whoever did it, if somebody does such things.
fn doer(verb: Verb) -> Scope {
    let has_doer = roles(verb, Mood::When).is_some_and(|roles| roles.contains(&Role::By));
    if has_doer { Scope::of(&[Reference::Doer]) } else { Scope::EMPTY }
}

/// The character, the card and the number that a happening is about.
fn about(verb: Verb, roles: &Roles) -> Scope {
    use Reference::{Amount, Card, It};
    let somebody = roles.of.is_none() && (!roles.by.is_empty() || !roles.who.is_empty());
    match verb {
        Verb::Stun | Verb::Strike | Verb::Recover | Verb::Ready | Verb::Level => Scope::of(&[It]),
        Verb::Defend | Verb::Hide | Verb::Tunnel => Scope::of(&[It]),
        // They end as cards, or are done with one.
        Verb::Ko | Verb::Leave | Verb::PowerUp | Verb::Equip => Scope::of(&[It, Card]),
        Verb::Put | Verb::Gain | Verb::Wound => Scope::of(&[It, Amount]),
        // What a player does is about no character in particular.
        Verb::Attack | Verb::Use | Verb::Recruit if somebody => Scope::of(&[It]),
        Verb::Appear | Verb::Move if somebody => Scope::of(&[It]),
        Verb::Appear | Verb::Move | Verb::Play | Verb::Reveal | Verb::Turn => Scope::of(&[Card]),
        Verb::Discard => Scope::of(&[Amount]),
        Verb::Attack | Verb::Use | Verb::Recruit => Scope::EMPTY,
        Verb::Draw | Verb::Pay | Verb::Start | Verb::End => Scope::EMPTY,
    }
}
