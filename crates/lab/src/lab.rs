//! A lab: it takes calls and answers each with a report.

use crate::tester::{AnyTester, Tester};
use longbox_protocol::{GameName, LabCall, LabReport, TestPlan, VERSION};
use longbox_squad::Squad;
use longbox_vs::Vs;

/// A lab with the test that it was given last.
#[derive(Default)]
pub struct Lab {
    tester: Option<Box<dyn AnyTester>>,
}

impl std::fmt::Debug for Lab {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lab").field("testing", &self.tester.is_some()).finish()
    }
}

impl Lab {
    /// What a lab says before anything is asked.
    pub fn greeting() -> LabReport {
        LabReport::Ready { version: VERSION }
    }

    /// Takes a call and answers it.
    pub fn call(&mut self, call: &LabCall) -> LabReport {
        self.answer(call).unwrap_or_else(|text| LabReport::Failed { text })
    }

    fn answer(&mut self, call: &LabCall) -> Result<LabReport, String> {
        if let LabCall::Plan(plan) = call {
            self.tester = None;
            let tester = self.tester.insert(tester(plan)?);
            return Ok(tester.planned());
        }
        let tester = self.tester.as_mut().ok_or("no test was planned")?;
        match call {
            LabCall::Plan(_) => Ok(tester.planned()),
            LabCall::Play(slice) => tester.play(*slice),
            LabCall::Add { slice, found } => tester.add(*slice, found),
            LabCall::Report => tester.report(),
        }
    }
}

fn tester(plan: &TestPlan) -> Result<Box<dyn AnyTester>, String> {
    match plan.deck.game {
        GameName::Vs => Ok(Box::new(Tester::<Vs>::new(plan)?)),
        GameName::Squad => Ok(Box::new(Tester::<Squad>::new(plan)?)),
    }
}
