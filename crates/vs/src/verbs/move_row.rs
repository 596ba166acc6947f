//! Moves from row to row.

use crate::event::Event;
use crate::plain::Who;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Row, Script};
use crate::state::progress::Progress;
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// They go to that row, or to the one that is chosen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MoveRow(pub(crate) Who, pub(crate) Option<Row>);

impl Verb for MoveRow {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        if let Some(row) = self.1 {
            return run.for_each(&self.0, s, |run, slot| run.move_row(slot, row));
        }
        let Progress::Row(row) = s.progress else {
            let set = run.targets_for_row(&self.0, s)?;
            return run.ask_row(set, s.me);
        };
        let mut moved = 0;
        for slot in s.it {
            moved += i16::from(run.move_row(slot, row));
        }
        Ok(run.counted(moved))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}
