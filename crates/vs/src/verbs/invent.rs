//! Cards that their player takes from a secret pile.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::menu::Choice;
use crate::plain::Filter;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{CardNo, Position, Script};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// I secretly choose such a card of the pile with this bit, and it comes to my hand; `all`: with every copy of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Invent {
    pub(crate) pile: u8,
    pub(crate) what: Filter,
    pub(crate) all: bool,
}

impl Verb for Invent {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Progress::Version(card) = s.progress else {
            // An imagined pile may hold nothing.
            if !s.progress.is_begun() {
                return Ok(run.counted(0));
            }
            // Whoever has no such card gets none, which all see. One that is the only one is asked for all the same:
            // nobody else may know that it was.
            let context = Context::script(run.p, &s);
            let none = self.open(run.g, run.p, &context).next().is_none();
            return if none { Ok(run.counted(0)) } else { run.ask_effect(s.me) };
        };
        let most = if self.all { i16::MAX } else { 1 };
        let taken = (0..most).take_while(|_| run.take_invention(s.me, card)).count() as i16;
        Ok(run.counted(taken))
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        menu.extend(self.open(at.g, at.p, &at.context).map(Choice::Version));
        if menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }

    /// Whether anything is left in the pile is its player's secret, so it is never idle for all to see but where there
    /// is no pile.
    fn is_idle(&self, at: &Look<'_>) -> bool {
        !at.p.has_secret_pile(at.s.me)
    }
}

impl Invent {
    /// The cards to choose from, each once.
    fn open<'a>(&'a self, g: &'a Vs, p: &'a Position, context: &'a Context) -> impl Iterator<Item = CardNo> + 'a {
        let mut last = None;
        let each = g.secret_pile(p, context.me).filter(move |card| last.replace(*card) != Some(*card));
        let fits = move |card: &CardNo| g.face(*card).pile & self.pile != 0 && g.card_is(p, &self.what, *card, context);
        each.filter(fits)
    }
}
