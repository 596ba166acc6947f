//! The table of verbs: which moods each has, and which roles in them.

use crate::language::{Roles, Verb};
use std::fmt;

/// What a verb with its roles is said for. What is done is an effect and has no roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Waited for: by a trigger, a reaction or the end of a change.
    When,
    /// Forbidden.
    Never,
    /// Allowed, whatever else forbids it.
    Can,
    /// Done for fewer recruit points.
    Cheaper,
    /// What may be done instead of paying.
    Price,
    /// What would happen.
    Instead,
    /// Remembered by a character.
    Was,
    /// Counted.
    Times,
    /// The next one that a change is for.
    Next,
}

impl Mood {
    pub(super) const ALL: [Mood; 9] = [
        Mood::When,
        Mood::Never,
        Mood::Can,
        Mood::Cheaper,
        Mood::Price,
        Mood::Instead,
        Mood::Was,
        Mood::Times,
        Mood::Next,
    ];
}

impl fmt::Display for Mood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mood::When => "a trigger",
            Mood::Never => "Never",
            Mood::Can => "Can",
            Mood::Cheaper => "Cheaper",
            Mood::Price => "Price",
            Mood::Instead => "Instead",
            Mood::Was => "Was",
            Mood::Times => "Times",
            Mood::Next => "Next",
        })
    }
}

/// Whoever or whatever a verb can name; see [`Roles`] for what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Who does it.
    By,
    /// To whom.
    Who,
    /// With which card or power.
    What,
    /// Together with whom or which card.
    With,
    /// As if it were which card.
    Like,
    /// Which player.
    Of,
    /// Where from.
    From,
    /// Where to.
    To,
    /// What it comes with.
    Via,
    /// Which number or counters.
    Stat,
    /// Which symbol.
    Symbol,
}

impl Role {
    /// The word in card files.
    pub fn name(self) -> &'static str {
        match self {
            Role::By => "by",
            Role::Who => "who",
            Role::What => "what",
            Role::With => "with",
            Role::Like => "like",
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
    use Mood::{Can, Cheaper, Instead, Never, Next, Price, Times, Was, When};
    use Role::{By, From, Like, Of, Stat, Symbol, To, Via, What, Who, With};
    match verb {
        Verb::Appear => &[(When, &[Who, What, To]), (Never, &[Who]), (Was, &[Who]), (Times, &[What, To])],
        Verb::Leave => &[(When, &[Who, What, From])],
        Verb::Attack => &[
            (When, &[By, Who, Of]),
            (Never, &[By, Who, Of]),
            (Can, &[By, Who, With]),
            (Was, &[By, Who]),
            (Times, &[By, Who, Of]),
            (Next, &[]),
        ],
        Verb::Defend => &[(When, &[Who])],
        Verb::Strike => &[(When, &[By, Who]), (Never, &[By, Who])],
        Verb::Stun => &[(When, &[By, Who]), (Never, &[By, Who]), (Was, &[By, Who]), (Times, &[By, Who])],
        Verb::Wound => &[(When, &[Who]), (Never, &[Who, Via]), (Instead, &[Who])],
        Verb::Ko => &[(When, &[By, Who]), (Never, &[What]), (Times, &[By, Who, Stat])],
        Verb::Recover => &[(When, &[Who]), (Never, &[Who]), (Was, &[Who])],
        Verb::Ready => &[(Never, &[Who])],
        Verb::Hide => &[(When, &[Who])],
        Verb::Put => &[(When, &[Who, Stat]), (Never, &[Who, Stat]), (Can, &[Who, Stat])],
        Verb::PowerUp => &[(When, &[Who]), (Can, &[Who, With])],
        Verb::Level => &[(When, &[Who]), (Never, &[Who])],
        Verb::Equip => &[(Never, &[Who])],
        Verb::Move => &[(When, &[From, To]), (Never, &[Who])],
        Verb::Tunnel => &[(When, &[Who])],
        Verb::Draw | Verb::Discard => &[(When, &[Of])],
        Verb::Reveal => &[(When, &[By, What])],
        Verb::Turn => &[(When, &[What])],
        Verb::Play => &[(When, &[Of, What]), (Never, &[What]), (Can, &[What, Like, From]), (Times, &[Of, What])],
        Verb::Recruit => &[
            (When, &[Of, Who]),
            (Can, &[What, From]),
            (Cheaper, &[Who]),
            (Price, &[Who]),
            (Was, &[Who, From]),
            (Next, &[]),
        ],
        Verb::Use => &[(When, &[By, Of, What, Symbol]), (Never, &[By, Symbol]), (Times, &[Of, What])],
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
    let Roles { by, who, what, with, like, of, from, to, via, stat, symbol } = roles;
    let all = [
        (Role::By, !by.is_empty()),
        (Role::Who, !who.is_empty()),
        (Role::What, !what.is_empty()),
        (Role::With, !with.is_empty()),
        (Role::Like, !like.is_empty()),
        (Role::Of, of.is_some()),
        (Role::From, from.is_some()),
        (Role::To, to.is_some()),
        (Role::Via, via.is_some()),
        (Role::Stat, stat.is_some()),
        (Role::Symbol, symbol.is_some()),
    ];
    all.into_iter().filter(|(_, said)| *said).map(|(role, _)| role)
}
