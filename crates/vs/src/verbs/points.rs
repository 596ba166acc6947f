//! Recruit points: more of them, and cheaper characters.

use crate::event::{Event, Happened};
use crate::plain::Num;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Script, TurnStep};
use crate::verbs::Verb;
use longbox_kernel::Witness;

/// The next character of one of those teams, or of any, that I recruit this turn costs so much less.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PayLess {
    pub(crate) less: Num,
    pub(crate) teams: Option<u16>,
}

impl Verb for PayLess {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let less = run.number(&self.less).clamp(0, 20) as u8;
        let record = &mut run.p.records[s.me.index()];
        match self.teams {
            None => record.discount = record.discount.saturating_add(less),
            Some(teams) => record.team_discount = (teams, record.team_discount.1.saturating_add(less)),
        }
        run.tell(Happened::PaysLess(less), s.me);
        Ok(true)
    }
}

/// So many recruit points more this turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GainPoints(pub(crate) Num);

impl Verb for GainPoints {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let more = run.number(&self.0).clamp(0, 40) as u8;
        // The points of a part come from its resources alone.
        let recruiting = run.p.step == TurnStep::Recruit && run.p.builder == s.me && run.p.part_at_work().is_none();
        let record = &mut run.p.records[s.me.index()];
        record.bonus = record.bonus.saturating_add(more);
        if recruiting {
            record.points = record.points.saturating_add(more);
        }
        run.tell(Happened::PointsGained(more), s.me);
        Ok(run.counted(i16::from(more)))
    }
}
