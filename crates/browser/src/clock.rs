//! Time that passes in the window only when a test lets it: what is seen for a second is seen for as long as a test looks,
//! however busy the machine is.

use std::time::Duration;

use serde_json::Value;

use crate::{Outcome, Visit};

/// Timers that a person would notice wait for a clock of their own; shorter ones go on by themselves.
const CLOCK: &str = "
    (() => {
        const start = window.setTimeout, stop = window.clearTimeout, waiting = new Map();
        let now = 0, next = -1;
        window.setTimeout = (done, delay = 0, ...rest) => {
            if (delay <= 300) return start(done, delay, ...rest);
            waiting.set(next, { done: () => done(...rest), due: now + delay });
            return next--;
        };
        window.clearTimeout = (number) => waiting.delete(number) || stop(number);
        window.passTime = async (time, until) => {
            const end = now + time;
            // What a timer does is on the page before the next one comes.
            const settle = () => new Promise((done) => start(done));
            for (await settle(); !until(); await settle()) {
                const [number, first] = [...waiting].sort((one, other) => one[1].due - other[1].due)[0] ?? [];
                if (!first || first.due > end) {
                    now = end;
                    return false;
                }
                waiting.delete(number);
                now = Math.max(now, first.due);
                first.done();
            }
            return true;
        };
    })();";

impl Visit {
    /// From the next page on, time stands still unless a test lets it pass.
    pub async fn hold_time(&self) -> Outcome {
        self.before_pages(CLOCK).await
    }

    /// Lets so much time pass at once.
    pub async fn pass_time(&self, time: Duration) -> Outcome {
        self.pass_time_until(time, "false").await?;
        Ok(())
    }

    /// Lets time pass until a script is true, but not more than this. False: it was not true within this time.
    pub async fn pass_time_until(&self, most: Duration, script: &str) -> Outcome<bool> {
        let passed = self.run(&format!("return window.passTime({}, () => {script})", most.as_millis())).await?;
        Ok(passed == Value::Bool(true))
    }
}
