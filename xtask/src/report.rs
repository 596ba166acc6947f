//! The steps of a verification: announced, timed, and told in a table at the end.

use std::time::{Duration, Instant};

use crate::process::processor_time;
use crate::style;
use crate::tally::Tally;

#[derive(Default)]
pub(crate) struct Report {
    steps: Vec<Step>,
}

struct Step {
    name: &'static str,
    result: Outcome,
    time: Duration,
    /// What all programs of the step took of the processor; less than `time` where it waited, more where several ran.
    processor: Duration,
}

/// What a step found that counts neither as passed nor as failed.
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) warns: bool,
}

enum Outcome {
    Done(Tally),
    Noted(Note),
    /// It needs the step with this name, which failed, or the tool, which is absent.
    Skipped(&'static str),
}

impl Report {
    /// Runs one step; true when nothing in it failed.
    pub(crate) fn step(&mut self, name: &'static str, what: &str, work: impl FnOnce() -> Tally) -> bool {
        println!("\n{}", style::bold(&format!("==> {name}: {what}")));
        let (tally, time, processor) = timed(work);
        let ok = tally.failed == 0;
        let word = if ok { style::green("ok") } else { style::red("failed") };
        println!("{name}: {word}, {:.1} s, {} CPU min", time.as_secs_f32(), cpu_minutes(processor));
        self.steps.push(Step { name, result: Outcome::Done(tally), time, processor });
        ok
    }

    /// Runs a step that may warn but never fails.
    pub(crate) fn note(&mut self, name: &'static str, what: &str, work: impl FnOnce() -> Note) {
        println!("\n{}", style::bold(&format!("==> {name}: {what}")));
        let (note, time, processor) = timed(work);
        let word = if note.warns { style::yellow("warning") } else { style::green("ok") };
        println!("{name}: {word}, {}, {:.1} s", note.text, time.as_secs_f32());
        self.steps.push(Step { name, result: Outcome::Noted(note), time, processor });
    }

    pub(crate) fn skip(&mut self, name: &'static str, needs: &'static str) {
        println!("\n{}", style::bold(&format!("==> {name}: skipped, it needs `{needs}`")));
        self.steps.push(Step {
            name,
            result: Outcome::Skipped(needs),
            time: Duration::ZERO,
            processor: Duration::ZERO,
        });
    }

    pub(crate) fn total(&self) -> Tally {
        let mut total = Tally::default();
        for step in &self.steps {
            if let Outcome::Done(tally) = step.result {
                total += tally;
            }
        }
        total
    }

    /// The table, and the total alone on the last line.
    pub(crate) fn print(&self) {
        println!("\n{:<16} {:7} {:>9} {:>8}", "step", "", "time", "CPU min");
        for step in &self.steps {
            println!("{}", step.row());
        }
        let (time, processor) =
            (self.steps.iter().map(|step| step.time).sum(), self.steps.iter().map(|step| step.processor).sum());
        println!("{:<16} {:7} {}", "in all", "", times(time, processor));
        let total = self.total();
        println!("\n{} passed, {} failed", total.passed, total.failed);
    }
}

impl Step {
    fn row(&self) -> String {
        let (word, note) = match &self.result {
            Outcome::Done(tally) if tally.failed == 0 => (style::green("ok     "), counts(*tally)),
            Outcome::Done(tally) => (style::red("failed "), counts(*tally)),
            Outcome::Noted(note) if note.warns => (style::yellow("warning"), note.text.clone()),
            Outcome::Noted(note) => (style::green("ok     "), note.text.clone()),
            Outcome::Skipped(needs) => (style::yellow("skipped"), format!("needs `{needs}`")),
        };
        format!("{:<16} {word} {}  {note}", self.name, times(self.time, self.processor))
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration, Duration) {
    let (start, processor) = (Instant::now(), processor_time());
    let found = work();
    (found, start.elapsed(), processor_time().saturating_sub(processor))
}

fn times(time: Duration, processor: Duration) -> String {
    format!("{:>7.1} s {:>8}", time.as_secs_f32(), cpu_minutes(processor))
}

fn cpu_minutes(processor: Duration) -> String {
    format!("{:.1}", processor.as_secs_f32() / 60.0)
}

fn counts(tally: Tally) -> String {
    let mut note = format!("{} passed", tally.passed);
    if tally.again > 0 {
        note.push_str(&format!(" ({} of them only at the second try)", tally.again));
    }
    if tally.failed > 0 {
        note.push_str(&format!(", {} failed", tally.failed));
    }
    if tally.ignored > 0 {
        note.push_str(&format!(", {} ignored", tally.ignored));
    }
    note
}
