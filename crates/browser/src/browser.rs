//! The browsers that the tests of a run share, two at a time. They end with the last of the tests.

use std::future::Future;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

use thirtyfour::WebDriver;
use tokio::runtime::Runtime;

use crate::Outcome;
use crate::engine::{Engine, Started};

/// More would wait for each other on a small machine, and tests have little time.
const AT_ONCE: usize = 2;

/// Whoever tests or waits holds it.
static SHARED: Mutex<Weak<Pool>> = Mutex::new(Weak::new());

#[derive(Default)]
struct Pool {
    browsers: Mutex<Browsers>,
    freed: Condvar,
}

#[derive(Default)]
struct Browsers {
    idle: Vec<Browser>,
    lent: usize,
}

impl Pool {
    fn get() -> Arc<Pool> {
        let mut shared = locked(&SHARED);
        shared.upgrade().unwrap_or_else(|| {
            let pool = Arc::new(Pool::default());
            *shared = Arc::downgrade(&pool);
            pool
        })
    }
}

/// A browser for one test alone.
pub(crate) struct Browser {
    engine: Engine,
    /// The session's connections live on it, so it must outlive every test.
    runtime: Runtime,
    driver: Option<WebDriver>,
    /// Ends after the session.
    _started: Started,
}

impl Browser {
    fn start(engine: Engine) -> Outcome<Browser> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let (started, driver) = runtime.block_on(Started::with_session(engine))?;
        Ok(Browser { engine, runtime, driver: Some(driver), _started: started })
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(driver) = self.driver.take()
            && let Err(problem) = self.runtime.block_on(driver.quit())
        {
            eprintln!("the browser did not end: {problem}");
        }
    }
}

/// The right to use a browser until it is dropped.
pub(crate) struct Loan {
    browser: Option<Browser>,
    pool: Arc<Pool>,
}

impl Loan {
    /// Waits for a place, and takes a browser that is idle or starts one.
    pub(crate) fn take(engine: Engine) -> Outcome<Loan> {
        let pool = Pool::get();
        let mut browsers = locked(&pool.browsers);
        while browsers.lent == AT_ONCE {
            browsers = pool.freed.wait(browsers).unwrap_or_else(PoisonError::into_inner);
        }
        browsers.lent += 1;
        let at = browsers.idle.iter().position(|browser| browser.engine == engine);
        let found = at.map(|at| browsers.idle.swap_remove(at));
        let is_full = browsers.lent + browsers.idle.len() > AT_ONCE;
        let surplus = if is_full { browsers.idle.pop() } else { None };
        drop(browsers);
        drop(surplus);
        let mut loan = Loan { browser: found, pool };
        if loan.browser.is_none() {
            loan.browser = Some(Browser::start(engine)?);
        }
        Ok(loan)
    }

    fn browser(&self) -> &Browser {
        self.browser.as_ref().expect("a loan has its browser until it ends")
    }

    pub(crate) fn driver(&self) -> &WebDriver {
        self.browser().driver.as_ref().expect("the session ends with the browser")
    }

    pub(crate) fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        self.browser().runtime.block_on(work)
    }

    /// Whatever a test that failed has left of it, no other test gets it.
    pub(crate) fn give_up(mut self) {
        drop(self.browser.take());
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        let mut browsers = locked(&self.pool.browsers);
        browsers.lent -= 1;
        browsers.idle.extend(self.browser.take());
        self.pool.freed.notify_one();
    }
}

/// A test that failed leaves the list as good as it was.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
