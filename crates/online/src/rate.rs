//! How much somebody may ask for in a time.

use tokio::time::Instant;

/// Fills up steadily; whoever asks takes one out.
#[derive(Debug)]
pub(crate) struct Rate {
    each_second: f64,
    most: f64,
    left: f64,
    since: Instant,
}

impl Rate {
    /// So many a second on the average, and so many at once.
    pub(crate) fn new(each_second: f64, most: f64) -> Rate {
        Rate { each_second, most, left: most, since: Instant::now() }
    }

    /// Whether there is one left; it is taken.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.since).as_secs_f64() * self.each_second;
        self.left = (self.left + gained).min(self.most);
        self.since = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}
