//! Characters of the hand that come into play beside others.

use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::menu::Choice;
use crate::plain::{Dest, Filter, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Fighter, NO_PIECE, Script, owner};
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
            let free = || at.g.may_appear(at.p, me, at.p.card(piece)).is_ok();
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

/// The card of my hand whose power it is comes into play beside that character.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PutThisBeside(pub(crate) Who);

impl Verb for PutThisBeside {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let stands = run.g.who(run.p, &self.0, &Context::script(run.p, &s)).first();
        let in_hand = s.kod != NO_PIECE && run.p.zones(owner(s.kod)).hand.contains(s.kod);
        // A player who is attacked stands in no row.
        let stands = stands.filter(|slot| in_hand && !run.p.fighter(*slot).is_player());
        let Some(stands) = stands else { return Ok(false) };
        let Fighter { row, side, .. } = *run.p.fighter(stands);
        if !run.can_appear(s.kod, side, Dest::MyRow(row)) {
            return Ok(false);
        }
        let piece = run.out_of_hand(s.kod);
        run.enter(piece, side, row);
        run.notice_hand(s.me);
        Ok(true)
    }
}
