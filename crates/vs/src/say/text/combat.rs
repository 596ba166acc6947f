//! How somebody fights: "solo attacking", "in combat with Hulk".

use super::voice::{Case, Voice};
use crate::language::Is;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Attacking,
    Defending,
    Either,
}

/// What a list says of combat, which is told in one phrase.
#[derive(Clone, Debug, Default)]
pub(super) struct Combat<'a> {
    pub(super) role: Option<Role>,
    pub(super) solo: Option<bool>,
    pub(super) melee: Option<bool>,
    against: Option<&'a [Is]>,
}

impl<'a> Combat<'a> {
    /// Takes what a list says of combat out of it.
    pub(super) fn of(list: &'a [Is]) -> (Combat<'a>, Vec<&'a Is>) {
        let mut combat = Combat::default();
        let rest = list.iter().filter(|is| !combat.takes(is)).collect();
        (combat, rest)
    }

    fn takes(&mut self, is: &'a Is) -> bool {
        let role = match is {
            Is::Attacking => Role::Attacking,
            Is::Defending => Role::Defending,
            Is::InCombat => Role::Either,
            Is::Alone if self.solo.is_none() => return self.solo.replace(true).is_none(),
            Is::Not(not) if **not == Is::Alone && self.solo.is_none() => return self.solo.replace(false).is_none(),
            Is::Melee if self.melee.is_none() => return self.melee.replace(true).is_none(),
            Is::AtRange if self.melee.is_none() => return self.melee.replace(false).is_none(),
            Is::Against(whom) if self.against.is_none() => return self.against.replace(whom).is_none(),
            _ => return false,
        };
        self.role.is_none() && self.role.replace(role).is_none()
    }

    /// It says at most who attacks and defends, for which there are nouns.
    pub(super) fn is_plain(&self) -> bool {
        !self.has_manner() && self.against.is_none()
    }

    pub(super) fn has_manner(&self) -> bool {
        self.solo.is_some() || self.melee.is_some()
    }

    /// Alone or together is all that is said of how.
    pub(super) fn is_only_solo(&self) -> bool {
        self.solo.is_some() && self.melee.is_none() && self.against.is_none()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.role.is_none() && self.is_plain()
    }

    /// What stands in front of "attack".
    pub(super) fn manner(&self) -> String {
        let solo = self.solo.map_or("", |solo| if solo { "solo " } else { "team " });
        format!("{solo}{}", if self.melee == Some(true) { "melee " } else { "" })
    }

    /// What stands behind it.
    pub(super) fn reach(&self) -> &'static str {
        if self.melee == Some(false) { " at range" } else { "" }
    }

    /// What stands behind "is".
    pub(super) fn doing(&self, voice: &mut Voice) -> String {
        let whom = self.against.map(|whom| voice.role(whom, false, Case::Object).text).unwrap_or_default();
        let kind = self.melee.map_or("", |melee| if melee { "melee " } else { "ranged " });
        match self.role {
            Some(Role::Defending) => {
                let against = if whom.is_empty() { String::new() } else { format!(" against {whom}") };
                let kind = if kind.is_empty() { String::new() } else { format!(" in {kind}combat") };
                format!("defending{against}{kind}")
            }
            Some(Role::Attacking) => format!("{}attacking {whom}", self.manner()).trim_end().to_owned() + self.reach(),
            Some(Role::Either) | None if self.solo.is_some() => {
                format!("{}attacking {whom}", self.manner()).trim_end().to_owned() + self.reach()
            }
            Some(Role::Either) | None if !whom.is_empty() => format!("in {kind}combat with {whom}"),
            Some(Role::Either) | None if kind.is_empty() => "in combat".to_owned(),
            Some(Role::Either) | None => format!("in {kind}combat"),
        }
    }
}
