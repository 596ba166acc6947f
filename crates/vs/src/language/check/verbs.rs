//! The table of verbs: which moods each has, and which roles in them.

use crate::language::{Roles, Verb};
use std::fmt;

/// What a verb with its roles is said for. What is done is an effect and has no roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Waited for: by a trigger, a reaction or the end of a change.
    When,
    Never,
    Can,
    Cheaper,
    /// Remembered by a character.
    Was,
    /// Counted.
    Times,
    /// The next one that a change is for.
    Next,
}

impl Mood {
    pub(super) const ALL: [Mood; 7] =
        [Mood::When, Mood::Never, Mood::Can, Mood::Cheaper, Mood::Was, Mood::Times, Mood::Next];
}

impl fmt::Display for Mood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mood::When => "a trigger",
            Mood::Never => "Never",
            Mood::Can => "Can",
            Mood::Cheaper => "Cheaper",
            Mood::Was => "Was",
            Mood::Times => "Times",
            Mood::Next => "Next",
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    By,
    Who,
    What,
    With,
    Of,
    From,
    To,
    Via,
    Stat,
    Symbol,
}

impl Role {
    pub fn name(self) -> &'static str {
        match self {
            Role::By => "by",
            Role::Who => "who",
            Role::What => "what",
            Role::With => "with",
            Role::Of => "of",
            Role::From => "from",
            Role::To => "to",
            Role::Via => "via",
            Role::Stat => "stat",
            Role::Symbol => "symbol",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

type Row = &'static [(Mood, &'static [Role])];

/// What a verb has. A cell is here because a card or a scenario says it, or a card of the sets that are to come.
fn row(verb: Verb) -> Row {
    use Mood::{Can, Cheaper, Never, Next, Times, Was, When};
    use Role::{By, From, Of, Stat, Symbol, To, Via, What, Who, With};
    match verb {
        Verb::Appear => &[(When, &[Who, What, To]), (Was, &[Who])],
        Verb::Leave => &[(When, &[Who, From])],
        Verb::Attack => &[
            (When, &[By, Who, Of]),
            (Never, &[By, Who]),
            (Can, &[By, Who, With]),
            (Was, &[By, Who]),
            (Times, &[By, Who, Of]),
            (Next, &[]),
        ],
        Verb::Strike => &[(When, &[By, Who]), (Never, &[By, Who])],
        Verb::Stun => &[(When, &[By, Who]), (Never, &[By, Who]), (Was, &[By, Who]), (Times, &[By, Who])],
        Verb::Wound => &[(When, &[Who]), (Never, &[Who, Via])],
        Verb::Ko => &[(When, &[By, Who]), (Times, &[By, Who])],
        Verb::Recover => &[(When, &[Who]), (Never, &[Who]), (Was, &[Who])],
        Verb::Ready => &[(Never, &[Who])],
        Verb::Put => &[(When, &[Who, Stat]), (Never, &[Who, Stat])],
        Verb::PowerUp => &[(When, &[Who]), (Can, &[Who, With])],
        Verb::Level => &[(When, &[Who]), (Never, &[Who])],
        Verb::Equip => &[(Never, &[Who])],
        Verb::Move => &[(When, &[From, To]), (Never, &[Who])],
        Verb::Draw => &[(When, &[Of])],
        Verb::Play => &[(When, &[Of, What]), (Never, &[What])],
        Verb::Recruit => &[(When, &[Of, Who]), (Can, &[What, From]), (Cheaper, &[Who]), (Next, &[])],
        Verb::Use => &[(When, &[By, Of, Symbol]), (Never, &[Symbol]), (Times, &[Of, What])],
        Verb::Gain => &[(When, &[Who, Stat])],
        Verb::Pay => &[(When, &[Of, Symbol])],
        Verb::Start | Verb::End => &[(When, &[])],
    }
}

/// The roles of a verb in a mood. None: it does not have the mood.
pub(super) fn roles(verb: Verb, mood: Mood) -> Option<&'static [Role]> {
    row(verb).iter().find(|(other, _)| *other == mood).map(|(_, roles)| *roles)
}

/// The roles that are said, in their order.
pub(crate) fn said(roles: &Roles) -> impl Iterator<Item = Role> {
    let Roles { by, who, what, with, of, from, to, via, stat, symbol } = roles;
    let all = [
        (Role::By, !by.is_empty()),
        (Role::Who, !who.is_empty()),
        (Role::What, !what.is_empty()),
        (Role::With, !with.is_empty()),
        (Role::Of, of.is_some()),
        (Role::From, from.is_some()),
        (Role::To, to.is_some()),
        (Role::Via, via.is_some()),
        (Role::Stat, stat.is_some()),
        (Role::Symbol, symbol.is_some()),
    ];
    all.into_iter().filter(|(_, said)| *said).map(|(role, _)| role)
}
