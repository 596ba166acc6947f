//! Powers that an effect lets work by their name.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::plain::Who;
use crate::program::{NO_COND, Op, Place, PowerId, Program};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Frame, Mark, Position, Script, Slot};
use crate::verbs::{Effect, Look, Verb};
use longbox_kernel::Witness;

/// What the power with this name does is done, as if it had triggered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Trigger(pub(crate) String, pub(crate) Who);

impl Verb for Trigger {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let slot = run.targets(&self.1, s)?.first();
        let Some((slot, place)) = slot.and_then(|slot| Some((slot, run.g.triggered(run.p, slot, &self.0)?))) else {
            return Ok(run.counted(0));
        };
        let fighter = *run.p.fighter(slot);
        run.counted(1);
        run.done(true);
        let mut script = Script::new(place, fighter.card, fighter.side);
        (script.this, script.this_stamp) = (slot, fighter.stamp);
        run.push(Frame::Script(script));
        run.tell_open(Happened::TriggerBegan, fighter.side, fighter.card);
        Err(Asked)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.1)
    }

    fn is_idle(&self, at: &Look<'_>) -> bool {
        at.open(&self.1).iter().all(|slot| at.g.triggered(at.p, slot, &self.0).is_none())
    }
}

impl Effect {
    /// The name of the power that works again.
    pub(crate) fn works_again(&self) -> Option<&str> {
        match self {
            Effect::Trigger(Trigger(name, _)) => Some(name),
            _ => None,
        }
    }
}

impl Program {
    /// Finds the choices of powers that work again by their names.
    pub(crate) fn remember_ways(&mut self) {
        let names: Vec<&str> = self.effects.iter().filter_map(Effect::works_again).collect();
        let mut again = vec![0; self.ways.len()];
        for (power, def) in (0..).zip(&self.powers).filter(|(_, def)| names.contains(&def.name.as_str())) {
            for trigger in &def.triggers {
                let script = self.ops[usize::from(trigger.place)..].iter().take_while(|op| !matches!(op, Op::End));
                for op in script {
                    if let Op::Either(number) = op {
                        again[usize::from(*number)] = power;
                    }
                }
            }
        }
        self.again = again;
    }
}

impl Vs {
    /// Whether this way was chosen this turn, where another has to be chosen if the power works again.
    pub(crate) fn was_chosen(&self, p: &Position, s: &Script, number: u16, way: u8) -> bool {
        let power = self.program.again[usize::from(number)];
        let mark = way_chosen(s, power, way);
        power != 0 && p.marks.contains(&mark)
    }

    /// Where the effect of a power in force with this name begins, if what it needs holds.
    fn triggered(&self, p: &Position, slot: Slot, name: &str) -> Option<Place> {
        let context = Context::of(p, slot);
        let mut found = None;
        self.each_power(p, slot, |instance| {
            let def = self.program.power(instance.power);
            let holds =
                |given: u16| given == NO_COND || self.holds(p, &self.program.conds[usize::from(given)], &context);
            if def.name == name && found.is_none() {
                found = def.triggers.iter().find(|trigger| holds(trigger.given)).map(|trigger| trigger.place);
            }
        });
        found
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// One of several ways is taken.
    pub(crate) fn take_way(&mut self, number: u16, way: u8) {
        let power = self.g.program.again[usize::from(number)];
        if power != 0 {
            let mark = way_chosen(self.script(), power, way);
            if self.p.marks.try_push(mark).is_some() {
                self.bound(Bound::Uses);
            }
        }
        let from = self.g.program.ways(number)[usize::from(way)].from;
        self.jump(from);
    }
}

/// How a way is remembered that was chosen for a power: the power itself is never used.
fn way_chosen(s: &Script, power: PowerId, way: u8) -> Mark {
    Mark { who: s.this_stamp, power, via: u16::from(way), for_good: false, times: 0 }
}
