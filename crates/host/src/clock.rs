//! The time, natively and in a browser.

use std::sync::OnceLock;
use std::time::Duration;
use web_time::Instant;

/// The time since it was first asked for.
pub(crate) fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
