//! Deals as they would be, for whoever thinks about one.

use super::Offer;
use crate::Vs;
use crate::menu::Choice;
use crate::run::Run;
use crate::state::deal::{Deal, Part};
use crate::state::position::{Ask, Frame, Position, Script};
use crate::state::progress::{Bargain, Progress};
use crate::verbs::Effect;
use longbox_kernel::{Deaf, Seat};

/// A deal that is in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealing {
    /// How far it is.
    pub step: Bargain,
    /// Who offers it.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
}

impl Vs {
    /// The deal that the pending question is about.
    pub(crate) fn deal_on_top<'p>(&self, p: &'p Position) -> Option<(&'p Script, &Offer, Bargain)> {
        let Some(Frame::Script(script)) = p.frames.last().filter(|_| p.ask == Ask::Effect) else { return None };
        match (script.progress, self.asking_effect(p)?) {
            (Progress::Dealing(step), Effect::Offer(offer)) => Some((script, offer, step)),
            _ => None,
        }
    }

    /// The deal that the pending question is about, in a few words.
    pub fn dealing(&self, p: &Position) -> Option<Dealing> {
        self.deal_on_top(p).map(|(script, _, step)| Dealing { step, by: script.me, to: Seat(script.chosen) })
    }

    /// The parts of that deal so far, as they were chosen.
    pub fn deal_so_far(&self, p: &Position) -> impl Iterator<Item = Choice> {
        p.deal.terms.parts().map(|part| Choice::Way(part.number()))
    }

    /// The game as it would be if a deal of exactly these parts had been accepted, up to the first thing that has to be
    /// chosen. For bots: one part is enough.
    pub fn supposing(&self, p: &Position, parts: impl Iterator<Item = Choice>) -> Position {
        let mut supposed = p.clone();
        let Some(Frame::Script(script)) = supposed.frames.last_mut() else { return supposed };
        script.progress = Progress::Dealing(Bargain::Agreed);
        supposed.deal = Deal::NONE;
        for part in parts {
            if let Choice::Way(number) = part {
                supposed.deal.terms.add(Part::numbered(number));
            }
        }
        supposed.ask = Ask::Nothing;
        Run { g: self, p: &mut supposed, w: &mut Deaf }.run();
        supposed
    }
}
