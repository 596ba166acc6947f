//! Deals: a player puts one together, another takes it or leaves it, and all of it happens at once.

mod carry_out;
mod picks;
mod supposed;

use crate::Vs;
use crate::event::{Event, Happened};
use crate::language;
use crate::menu::Choice;
use crate::run::Run;
use crate::script::Asked;
use crate::state::deal::{Deal, PARTS, Part};
use crate::state::position::{Position, Script};
use crate::state::progress::{Bargain, Progress};
use crate::verbs::{Effect, Look, Verb};
use longbox_kernel::{Seat, Shape, Witness};
pub use supposed::Dealing;

/// I put together a deal of at least so many of these, and the chosen player may accept it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Offer {
    pub(crate) least: u8,
    pub(crate) lines: Vec<Line>,
}

/// Something that a deal may be made of.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) does: Effect,
    /// As the card says it.
    pub(crate) said: language::Effect,
}

impl Offer {
    /// The parts that can be added: what all can see to come to nothing is no part of a deal.
    fn open_parts<'a>(&'a self, g: &'a Vs, p: &'a Position, s: &'a Script) -> impl Iterator<Item = Part> + 'a {
        let all = (0..self.lines.len() as u8 * 2).map(Part::numbered);
        let room = p.deal.terms.len() < PARTS;
        all.filter(move |part| {
            let does = |line: &Line| !is_vain(&line.does, g, p, &seen_by(s, part.other));
            room && !p.deal.terms.contains(*part) && self.line(*part).is_some_and(does)
        })
    }

    pub(crate) fn line(&self, part: Part) -> Option<&Line> {
        self.lines.get(usize::from(part.line))
    }

    fn is_enough(&self, deal: &Deal) -> bool {
        deal.terms.len() >= usize::from(self.least)
    }

    /// An answer to a question about the deal.
    pub(crate) fn take<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, choice: Choice) {
        use Bargain::{Agreed, Composed, Off, Offered};
        let next = match (s.progress, choice) {
            (Progress::Dealing(Agreed), choice) => return self.take_pick(run, s, choice),
            (Progress::Dealing(Composed), Choice::Way(number)) => {
                run.p.deal.terms.add(Part::numbered(number));
                Composed
            }
            (Progress::Dealing(Composed), Choice::No) => {
                run.p.deal.terms.remove_last();
                Composed
            }
            (Progress::Dealing(Composed), Choice::Yes) => {
                let terms = run.p.deal.terms;
                run.tell(Happened::DealOffered { terms, to: Seat(s.chosen) }, s.me);
                Offered
            }
            (Progress::Dealing(Offered), Choice::Yes) => {
                run.tell(Happened::DealAnswered { yes: true }, Seat(s.chosen));
                Agreed
            }
            (Progress::Dealing(Offered), _) => {
                run.tell(Happened::DealAnswered { yes: false }, Seat(s.chosen));
                Off
            }
            _ => Off,
        };
        run.script().progress = Progress::Dealing(next);
    }
}

impl Verb for Offer {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let other = Seat(s.chosen);
        let done = match s.progress {
            _ if !run.p.alive.contains(other) => false,
            Progress::Dealing(Bargain::Composed) => return run.ask_effect(s.me),
            Progress::Dealing(Bargain::Offered) => return run.ask_effect(other),
            Progress::Dealing(Bargain::Agreed) => {
                self.pick(run, s)?;
                run.carry_out(self, s)?;
                true
            }
            Progress::Dealing(Bargain::Off) => false,
            _ => {
                run.p.deal = Deal::NONE;
                if self.open_parts(run.g, run.p, &s).count() >= usize::from(self.least) {
                    run.script().progress = Progress::Dealing(Bargain::Composed);
                    return run.ask_effect(s.me);
                }
                false
            }
        };
        run.p.deal = Deal::NONE;
        Ok(done)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        match at.s.progress {
            Progress::Dealing(Bargain::Composed) => {
                menu.extend(self.open_parts(at.g, at.p, at.s).map(|part| Choice::Way(part.number())));
                if self.is_enough(&at.p.deal) {
                    menu.push(Choice::Yes);
                }
                if at.p.deal.terms.len() > 0 {
                    menu.push(Choice::No);
                }
                menu.push(Choice::Pass);
            }
            Progress::Dealing(Bargain::Agreed) => self.list_picks(at, menu),
            _ => menu.extend([Choice::Yes, Choice::No]),
        }
    }

    fn shape(&self, s: &Script) -> Shape {
        match s.progress {
            Progress::Dealing(Bargain::Offered) => Shape::YesNo,
            _ => Shape::One,
        }
    }

    fn asks_again(&self, at: &Look<'_>) -> Option<String> {
        Some(at.g.deal_question(at, self))
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Take none")
    }
}

/// The effect as the player sees it who does a part of the deal: the other is `Chosen`.
fn seen_by(s: &Script, other: bool) -> Script {
    match other {
        true => Script { me: Seat(s.chosen), chosen: s.me.0, ..*s },
        false => *s,
    }
}

/// Whether all can see that nothing would come of it.
fn is_vain(effect: &Effect, g: &Vs, p: &Position, s: &Script) -> bool {
    let at = Look::new(g, p, s, s.me);
    match effect {
        Effect::Draw(_) => p.zones(s.me).deck.is_empty(),
        Effect::MoveCards(_) | Effect::DiscardHand(_) => p.zones(s.me).hand.is_empty(),
        Effect::Heal(heal) => g.who(p, &heal.1, &at.context).iter().all(|slot| p.fighter(slot).wounds <= 0),
        other => other.is_idle(&at),
    }
}
