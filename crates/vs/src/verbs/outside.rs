//! Main characters from outside the game.

use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::menu::Choice;
use crate::plain::{Filter, Who};
use crate::program::FaceKind;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{CardNo, Fighter, Row, Script, UNKNOWN};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// Chooses a main character from outside the game, which is the `Card` of what follows: one of the side deck, if its
/// player brought one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChooseOutside(pub(crate) Filter);

impl Verb for ChooseOutside {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let context = Context::script(run.p, &s);
        let found = first_two(run.g.to_become(run.p, &self.0, &context));
        Ok(run.choose_outside(found, s)?.is_some())
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        menu.extend(at.g.to_become(at.p, &self.0, &at.context).map(Choice::Version));
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        WHICH.to_owned()
    }
}

/// A main character from outside the game comes to my side, in a row of choice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BringIn {
    pub(crate) what: Filter,
    /// Stunned from the beginning.
    pub(crate) stunned: bool,
    /// As my new main character.
    pub(crate) main: bool,
}

impl Verb for BringIn {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Progress::Row(row) = s.progress else {
            let context = Context::script(run.p, &s);
            let found = first_two(run.g.outside(run.p, &self.what, &context));
            let Some(card) = run.choose_outside(found, s)? else { return Ok(run.counted(0)) };
            if run.g.may_appear(run.p, s.me, card).is_err() {
                run.tell_open(Happened::CannotAppear, s.me, card);
                return Ok(run.counted(0));
            }
            run.script().progress = Progress::AsksRow;
            return run.ask_effect(s.me);
        };
        let came = run.bring_in(self, s, row);
        Ok(run.counted(i16::from(came)))
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        match at.asks_row() {
            true => at.list_rows(menu),
            false => menu.extend(at.g.outside(at.p, &self.what, &at.context).map(Choice::Version)),
        }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        at.row_or(WHICH)
    }
}

/// They become the `Card`, with everything on them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BecomeCard(pub(crate) Who);

impl Verb for BecomeCard {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let is_character = s.named != UNKNOWN && run.g.face(s.named).kind == FaceKind::Main;
        run.for_each(&self.0, s, |run, slot| {
            if is_character {
                run.become_card(slot, s.named);
            }
            is_character
        })
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

const WHICH: &str = "Which main character?";

/// Whether nobody, one or several are there.
fn first_two(mut cards: impl Iterator<Item = CardNo>) -> (Option<CardNo>, Option<CardNo>) {
    (cards.next(), cards.next())
}

impl<W: Witness<Event>> Run<'_, W> {
    /// The one that fits, or the one that is chosen of several.
    fn choose_outside(&mut self, found: (Option<CardNo>, Option<CardNo>), s: Script) -> Result<Option<CardNo>, Asked> {
        let card = match (s.progress, found) {
            (Progress::Version(card), _) | (_, (Some(card), None)) => card,
            (_, (None, _)) => return Ok(None),
            (_, (Some(_), Some(_))) => return self.ask_effect(s.me),
        };
        self.bind_card(card);
        Ok(Some(card))
    }

    /// The `Card` gets a piece of its own and stands in that row. False: there is no room.
    fn bring_in(&mut self, how: &BringIn, s: Script, row: Row) -> bool {
        let Some(piece) = self.piece_for(s.me, s.named) else { return false };
        if how.main {
            self.name_main(s.me, piece);
        }
        let flags = if how.stunned { Fighter::STUNNED | Fighter::EXHAUSTED } else { 0 };
        let slot = self.enter_as(piece, s.me, row, flags);
        if let (true, Some(slot)) = (how.main, slot) {
            self.tell_fighter(Happened::Promoted, slot);
        }
        self.bind_piece(piece);
        slot.is_some()
    }
}
