//! Stunning.

use crate::combat::stun_and_ko::How;
use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::{Done, Verb};
use longbox_kernel::Witness;

/// They get stunned.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Stun(pub(crate) Who);

impl Done for Stun {
    const VERB: &'static str = "stun";

    fn to(who: Who) -> Stun {
        Stun(who)
    }
}

impl Verb for Stun {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        stun(run, &self.0, s, How::Effect)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// They get stunned without a wound.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Daze(pub(crate) Who);

impl Done for Daze {
    const VERB: &'static str = "daze";
    const REMINDER: &'static str = "A dazed character is stunned without getting a wound.";

    fn to(who: Who) -> Daze {
        Daze(who)
    }
}

impl Verb for Daze {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        stun(run, &self.0, s, How::Daze)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

fn stun<W: Witness<Event>>(run: &mut Run<'_, W>, who: &Who, s: Script, how: How) -> Result<bool, Asked> {
    let set = run.targets(who, s)?;
    let credit = run.source();
    let stunned = run.stun(&[(set, credit)], how)?.len() as i16;
    Ok(run.counted(stunned))
}
