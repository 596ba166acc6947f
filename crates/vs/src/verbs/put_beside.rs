//! Characters of the hand that come into play beside others.

use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::menu::Choice;
use crate::plain::{Filter, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_PIECE, Script, owner};
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// I may put such a character from my hand onto my side, into the row of that character.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FromHand {
    pub(crate) what: Filter,
    pub(crate) beside: Who,
}

impl Verb for FromHand {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let seat = s.me;
        if s.progress.is_begun() {
            return match run.p.zones(seat).hand.is_empty() {
                true => Ok(false),
                false => run.ask_effect(seat),
            };
        }
        let piece = s.kod;
        run.script().kod = NO_PIECE;
        let stands = run.g.who(run.p, &self.beside, &Context::script(run.p, &s)).first();
        let (Some(stands), true) = (stands, piece != NO_PIECE) else { return Ok(false) };
        let row = run.p.fighter(stands).row;
        let piece = run.out_of_hand(piece);
        run.enter(piece, owner(piece), row);
        run.notice_hand(seat);
        run.bind_piece(piece);
        Ok(true)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let me = at.context.me;
        at.g.list_cards(at.p, at.p.zones(me).hand, me, menu, |piece| {
            let free = || at.g.name_is_taken(at.p, me, at.p.card(piece)).is_none();
            (at.card_is(&self.what, piece) && free()).then_some(Choice::Card(piece))
        });
        menu.push(Choice::Pass);
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Put none")
    }
}
