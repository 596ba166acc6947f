//! Tokens.

use crate::event::Event;
use crate::menu::Choice;
use crate::plain::Num;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{CardNo, Fighters, Row, Script};
use crate::state::progress::{Next, Progress};
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// So many tokens of this card are created on my side: in that row, or each in a row of choice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Create {
    pub(crate) token: String,
    pub(crate) number: Num,
    pub(crate) row: Option<Row>,
}

impl Verb for Create {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(card) = run.g.token(&self.token) else { return Ok(false) };
        match (self.row, s.progress) {
            (Some(row), _) => {
                let count = run.number(&self.number);
                run.script().it = Fighters::NONE;
                let created = (0..count).take_while(|_| run.create_one(card, row)).count() as i16;
                Ok(run.counted(created))
            }
            (None, Progress::Moving { moved, next: Next::Row(row) }) => {
                let moved = moved + u8::from(run.create_one(card, row));
                run.ask_row_for_token(moved)
            }
            (None, _) => {
                // Of a number that counts tokens there would be less with every one of them.
                let count = run.number(&self.number);
                let script = run.script();
                (script.amount, script.it) = (count, Fighters::NONE);
                run.ask_row_for_token(0)
            }
        }
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        at.list_rows(menu);
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which row?".to_owned()
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A token comes to my side and is one of `It`. False: there is no room.
    fn create_one(&mut self, card: CardNo, row: Row) -> bool {
        let me = self.script().me;
        let Some(slot) = self.create_token(card, me, row) else { return false };
        self.script().it.add(slot);
        true
    }

    /// Asks for the row of the next token, after so many of them.
    fn ask_row_for_token(&mut self, created: u8) -> Result<bool, Asked> {
        let s = *self.script();
        if i16::from(created) >= s.amount {
            return Ok(self.counted(i16::from(created)));
        }
        self.script().progress = Progress::Moving { moved: created, next: Next::AsksRow };
        self.ask_effect(s.me)
    }
}
