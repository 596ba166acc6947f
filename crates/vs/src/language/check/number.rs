//! Numbers and conditions.

use super::here::Here;
use super::{Checked, Mood, Reference};
use crate::language::{Cond, Num};

impl<'c> Here<'c> {
    pub(super) fn number(self, number: &'c Num) -> Checked {
        match number {
            Num::N(_) | Num::Paid(_) => Ok(()),
            Num::Count(list) => {
                self.candidates(list)?;
                self.inside(number).asked_how_many(list)
            }
            Num::Sum(_, select) | Num::Max(_, select) | Num::Alike(_, select) => {
                self.select(select)?;
                self.inside(number).asked_what(select)
            }
            Num::Amount => self.needs(Reference::Amount),
            Num::Times(event, _) => self.event(Mood::Times, event),
            // Where it is an effect's own number it is taken apart before.
            Num::UpTo(_) => self.chooses(),
            Num::Divided(number) => self.number(number),
            Num::Add(a, b) | Num::Sub(a, b) => {
                self.number(a)?;
                self.number(b)
            }
        }
    }

    pub(super) fn condition(self, cond: &'c Cond) -> Checked {
        let here = self.inside(cond);
        match cond {
            Cond::Is(select, list) => {
                here.select(select)?;
                here.candidates(list)?;
                here.asked_whether(select, list)
            }
            Cond::There(list) => {
                here.candidates(list)?;
                here.asked_how_many(list)
            }
            Cond::AtLeast(a, b) => {
                here.number(a)?;
                here.number(b)
            }
            // Alone it says little: what it stands in is told.
            Cond::Did => self.needs(Reference::Did),
            Cond::TurnOf(player) => here.player(player),
            Cond::Amplified => Ok(()),
            Cond::Not(cond) => here.condition(cond),
            Cond::All(list) => {
                here.said(list)?;
                list.iter().try_for_each(|cond| here.condition(cond))
            }
        }
    }
}

/// Whether a condition holds only if the effect before it did something.
pub(super) fn asks_did(cond: &Cond) -> bool {
    match cond {
        Cond::Did => true,
        Cond::All(list) => list.iter().any(asks_did),
        Cond::Is(..) | Cond::There(_) | Cond::AtLeast(..) | Cond::TurnOf(_) | Cond::Amplified | Cond::Not(_) => false,
    }
}
