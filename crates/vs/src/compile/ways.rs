//! Powers of which their player chooses one as the card appears.

use super::lower::{self, Lower};
use super::{CardError, Compiler};
use crate::language::{Effect, Event, Is, Part, Roles, Until, Verb};
use crate::plain::{Filter, On, Side, Subject, TriggerKind, Works};
use crate::program::{Op, Place, PowerDef, PowerKind, Way};
use crate::say::text::effects_text;
use crate::verbs::all::Have;

impl Compiler {
    /// Each way is a power of its own, which the card gains when it is chosen.
    pub(super) fn one_way(
        &mut self,
        lower: &Lower<'_>,
        lists: &[Vec<Part>],
        def: &mut PowerDef,
    ) -> Result<(), CardError> {
        let on = self.own_arrival(lower)?;
        def.listens |= on.kind.bit();
        let (place, number) = (self.here(), self.program.ways.len());
        self.program.ways.push(Vec::new());
        self.emit(Op::Either(number as u16));
        let mut ways = Vec::new();
        for list in lists {
            let Some(said) = list.iter().map(as_change).collect::<Option<Vec<Effect>>>() else {
                return self.played(lower::unplayable(list, "what is chosen holds always, under no condition"));
            };
            let name = effects_text(&said, "it", &self.known.keywords).trim_end_matches('.').to_owned();
            let mut way = self.power_def(&name, PowerKind::Keyword, Works::FaceUp);
            list.iter().try_for_each(|part| self.part(lower, part, &mut way))?;
            let power = self.add_power(way);
            let (from, sentence) = (self.here(), self.sentence(&said));
            self.leaves(vec![Have { power, carried: self.carried }.into()], sentence);
            let to = self.emit(Op::Jump(0)) as Place;
            ways.push(Way { from, to, said });
        }
        let after = self.here();
        ways.iter().for_each(|way| self.program.ops[usize::from(way.to)] = Op::Jump(after));
        self.emit(Op::End);
        self.program.ways[number] = ways;
        def.triggers.push(self.trigger(on, 0, place));
        Ok(())
    }

    /// That the card of the power appears: an equipment comes onto its bearer, anything else stands in a row.
    fn own_arrival(&self, lower: &Lower<'_>) -> Result<On, CardError> {
        let roles = Roles { who: vec![Is::This], ..Roles::default() };
        let appears = self.played(lower.on(&Event::Of(Verb::Appear, Box::new(roles))))?;
        let bearer = Some(Subject { side: Side::Any, filter: Filter::This });
        Ok(match self.carried {
            true => On { kind: TriggerKind::Equipped, who: bearer, ..appears },
            false => appears,
        })
    }
}

/// The same as a change that lasts, for a question to quote.
fn as_change(part: &Part) -> Option<Effect> {
    match part {
        Part::While(conds, whom, rules) if conds.is_empty() => {
            Some(Effect::Change(whom.clone(), rules.clone(), Until::Game))
        }
        Part::While(..) | Part::Word(_) | Part::When { .. } | Part::Act { .. } => None,
        Part::Either(_) | Part::Also { .. } => None,
    }
}
