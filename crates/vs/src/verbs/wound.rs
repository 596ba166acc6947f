//! Wounds, given and healed.

use crate::event::Event;
use crate::plain::{Num, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They get so many wounds; `Amount` is how many in all.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Wound(pub(crate) Num, pub(crate) Who);

impl Verb for Wound {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let amount = run.number(&self.0).clamp(0, 100) as u8;
        let set = run.targets(&self.1, s)?;
        let credit = run.source();
        let wounds = run.wound(set, amount, credit)?;
        Ok(run.counted(wounds))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.1)
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.0)
    }
}

/// They lose so many wounds; `Amount` is how many in all.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Heal(pub(crate) Num, pub(crate) Who);

impl Verb for Heal {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let amount = run.number(&self.0).clamp(0, 100) as u8;
        let set = run.targets(&self.1, s)?;
        let mut healed = 0;
        for slot in set {
            healed += i16::from(run.heal(slot, amount));
        }
        Ok(run.counted(healed))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.1)
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.0)
    }
}
