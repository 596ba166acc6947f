//! Playing along.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::Script;
use crate::verbs::{Done, Verb};
use longbox_kernel::Witness;

/// They get their own parts of their players' hands and resource rows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DealIn(pub(crate) Who);

impl Done for DealIn {
    const VERB: &'static str = "deal";
    const AFTER: &'static str = "in";
    const REMINDER: &'static str = "A character that's dealt in has its own hand and resource row, which count as parts of yours. \
                    At the end of your draw phase, it draws two cards. At the end of your resource step, you may play a \
                    resource from its hand into its row. At the end of your recruit step, after losing unspent recruit \
                    points, gain one for each resource in its row, only for cards in its hand. Nothing else adds to its \
                    hand or row, its cards aren't recruited with other points, and its resources give you no others. When \
                    it leaves play or changes sides, remove its hand and row from the game.";

    fn to(who: Who) -> DealIn {
        DealIn(who)
    }
}

impl Verb for DealIn {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, Run::deal_in)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
