//! Where bots are asked.

use super::Runner;
use crate::fault::Fault;
use crate::stage::Stage;
use longbox_kernel::Table;
use longbox_vs::{Choice, Vs};

impl<'g> Stage<'g> for Runner<'g> {
    type Game = Vs;

    fn at_table(&mut self) -> Result<&mut Table<'g, Vs>, Fault> {
        self.table()
    }

    fn say(&mut self, text: &str) -> Result<(), Fault> {
        match text.strip_prefix("expect ") {
            Some(what) => self.expect(what.trim()),
            None => self.play(text),
        }
    }

    fn take(&mut self, option: u16) -> Result<(), Fault> {
        let chair = self.table()?.chair().map(|chair| chair.seat());
        let seat = chair.ok_or_else(|| Fault::new("the game is over"))?;
        self.pick(seat, usize::from(option))
    }

    fn declines(choice: &Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::No)
    }
}
