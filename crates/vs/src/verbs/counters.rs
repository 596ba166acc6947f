//! Counters: put, divided, taken, turned over, doubled.

use crate::event::{Event, Happened};
use crate::menu::Choice;
use crate::plain::{Counter, Num, Who};
use crate::run::Run;
use crate::say::words::COUNTER;
use crate::script::Asked;
use crate::state::position::{Fighters, ModOp, Script, Term};
use crate::state::progress::{Progress, Shares};
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// So many counters are put on each of them; `Amount` is how many in all.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Put(pub(crate) Counter, pub(crate) Num, pub(crate) Who);

impl Verb for Put {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        // Before somebody is chosen: `It` is whoever it was until now.
        let amount = run.number(&self.1);
        let set = run.targets(&self.2, s)?;
        let put = run.put_counters(set, self.0, amount);
        Ok(run.counted(put))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.2)
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.1)
    }
}

/// So many vitality counters are put on each of them; `Amount` is how many in all.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PutVitality(pub(crate) Num, pub(crate) Who);

impl Verb for PutVitality {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let amount = run.number(&self.0).clamp(0, i16::from(i8::MAX)) as u8;
        let set = run.targets(&self.1, s)?;
        let put = set.iter().map(|slot| run.put_vitality(slot, amount)).sum();
        Ok(run.counted(put))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.1)
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.0)
    }
}

/// So many counters that have only a name are put on each of them; `Amount` is how many in all.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PutNamed(pub(crate) u8, pub(crate) Num, pub(crate) Who);

impl Verb for PutNamed {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let counters = run.number(&self.1).clamp(0, i16::from(u8::MAX)) as u8;
        let set = run.targets(&self.2, s)?;
        if counters > 0 && !set.is_empty() {
            let s = *run.script();
            run.add_change(set, ModOp::Counters(self.0, counters), Term::InPlay, &s);
            set.iter().for_each(|slot| run.tell_fighter(Happened::CountersByName { name: self.0, counters }, slot));
        }
        Ok(run.counted(i16::from(counters) * set.len() as i16))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.2)
    }

    fn amount(&self) -> Option<&Num> {
        Some(&self.1)
    }
}

/// Every such counter is removed; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TakeAll(pub(crate) Counter, pub(crate) Who);

impl Verb for TakeAll {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let set = run.targets(&self.1, s)?;
        let taken = run.take_counters(set, self.0);
        Ok(run.counted(taken))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.1)
    }
}

/// At most so many such counters are removed from each of them; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Take(pub(crate) Counter, pub(crate) Num, pub(crate) Who);

impl Verb for Take {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let most = run.number(&self.1);
        let set = run.targets(&self.2, s)?;
        let taken = run.take_some_counters(set, self.0, most);
        Ok(run.counted(taken))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.2)
    }
}

/// Every +1/+1 counter becomes a -1/-1 counter, or the other way round.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FlipCounters(pub(crate) Who);

impl Verb for FlipCounters {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.0, s, Run::flip_counters)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.0)
    }
}

/// As many such counters again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DoubleCounters(pub(crate) Counter, pub(crate) Who);

impl Verb for DoubleCounters {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.for_each(&self.1, s, |run, slot| run.double_counters(slot, self.0))
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.1)
    }
}

/// So many counters, divided as one chooses among those.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Divide {
    pub(crate) counter: Counter,
    pub(crate) total: Num,
    pub(crate) who: Who,
}

impl Verb for Divide {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let total = run.number(&self.total).clamp(0, Shares::MOST) as u8;
        run.divide(s, (self.counter, total), &self.who)
    }

    fn whom(&self) -> Option<&Who> {
        Some(&self.who)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let s = at.s;
        if s.progress.is_begun() {
            at.list_whom(&self.who, menu);
            return;
        }
        let total = at.number(&self.total).clamp(0, Shares::MOST) as u8;
        let shares = s.progress.shares();
        let left = s.picked.len() as u8 - shares.given() - 1;
        menu.extend((1..=(total - shares.total()).saturating_sub(left)).map(Choice::Number));
    }

    fn asks(&self, at: &Look<'_>) -> String {
        let s = at.s;
        if s.progress.is_begun() {
            return "Whom?".to_owned();
        }
        let shares = s.progress.shares();
        let left = at.number(&self.total) - i16::from(shares.total());
        let next = s.picked.iter().nth(usize::from(shares.given()));
        let name = next.map(|slot| at.g.fighter_name(at.p, at.seat, slot)).unwrap_or_default();
        format!("How many of {} for {name}?", COUNTER.counted(left))
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    fn divide(&mut self, s: Script, what: (Counter, u8), who: &Who) -> Result<bool, Asked> {
        let (counter, total) = what;
        let open = {
            let context = crate::derive::evaluate::Context::script(self.p, &s);
            self.g.who(self.p, who, &context)
        };
        // Nobody is picked who could not get a counter.
        let all_picked = s.picked.len() >= usize::from(total);
        if s.progress.is_begun() && (open.is_empty() || total == 0) {
            return Ok(self.counted(0));
        }
        if s.progress.is_begun() && !all_picked {
            return self.ask_effect(s.me);
        }
        self.script().progress = if s.progress.is_begun() { Progress::Chosen } else { s.progress };
        let count = s.picked.len() as u8;
        let mut shares = s.progress.shares();
        // The last of those picked gets what is left.
        if shares.given() + 1 < count && total > shares.total() + (count - shares.given()) {
            return self.ask_effect(s.me);
        }
        while shares.given() + 1 < count {
            shares = shares.with(1);
        }
        let last = total - shares.total();
        let mut put = 0;
        for (slot, share) in s.picked.iter().zip(shares.each().chain([last])) {
            put += self.put_counters(Fighters::one(slot), counter, i16::from(share));
        }
        self.script().it = s.picked;
        self.counted(put);
        Ok(!s.picked.is_empty())
    }
}
