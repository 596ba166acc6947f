//! Where bots are asked.

use super::Runner;
use crate::fault::Fault;
use crate::stage::Stage;
use longbox_kernel::Table;
use longbox_squad::{Choice, Squad};

impl<'g> Stage<'g> for Runner<'g> {
    type Game = Squad;

    fn at_table(&mut self) -> Result<&mut Table<'g, Squad>, Fault> {
        self.table()
    }

    fn say(&mut self, text: &str) -> Result<(), Fault> {
        match text.strip_prefix("expect ") {
            Some(what) => self.expect(what.trim()),
            None => self.play(text),
        }
    }

    fn take(&mut self, option: u16) -> Result<(), Fault> {
        self.pick(usize::from(option))
    }

    fn declines(choice: &Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::No)
    }
}
