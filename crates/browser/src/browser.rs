//! The browser that all tests of a run share. It ends with the last of them.

use std::future::Future;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};
use tokio::runtime::Runtime;

use crate::Outcome;

/// The tests load nothing but the page, and containers have neither what the sandbox needs nor much shared memory.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,900",
];
const MISSING: &str = "no browser to test with: install Chromium and its driver (Debian: `apt-get install chromium \
    chromium-driver`), or name them in CHROME and CHROMEDRIVER";

/// What was begun last; tests that overlap hold it together.
static SHARED: Mutex<Weak<Browser>> = Mutex::new(Weak::new());

pub(crate) struct Browser {
    /// The session's connections live on it, so it must outlive every test.
    runtime: Runtime,
    driver: Mutex<Option<WebDriver>>,
    process: Mutex<Child>,
}

/// The right to use the browser: one test at a time.
pub(crate) struct Tab<'a>(MutexGuard<'a, Option<WebDriver>>);

impl Tab<'_> {
    pub(crate) fn driver(&self) -> &WebDriver {
        self.0.as_ref().expect("the session ends with the browser")
    }
}

impl Browser {
    /// The one that is running, or a new one.
    pub(crate) fn get() -> Outcome<Arc<Browser>> {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = shared.upgrade() {
            return Ok(running);
        }
        let browser = Arc::new(Browser::start()?);
        *shared = Arc::downgrade(&browser);
        Ok(browser)
    }

    fn start() -> Outcome<Browser> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let (mut process, port) = start_driver()?;
        match runtime.block_on(open(port)) {
            Ok(driver) => Ok(Browser { runtime, driver: Mutex::new(Some(driver)), process: Mutex::new(process) }),
            Err(problem) => {
                end(&mut process);
                Err(format!("the browser did not start: {problem}\n{MISSING}").into())
            }
        }
    }

    /// A test that failed leaves the browser as good as it was.
    pub(crate) fn lock(&self) -> Tab<'_> {
        Tab(self.driver.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let driver = self.driver.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(driver) = driver
            && let Err(problem) = self.runtime.block_on(driver.quit())
        {
            eprintln!("the browser did not end: {problem}");
        }
        end(self.process.get_mut().unwrap_or_else(PoisonError::into_inner));
    }
}

fn end(process: &mut Child) {
    // It may have ended by itself.
    let _ = process.kill();
    let _ = process.wait();
}

/// The driver, and the port that it has chosen.
fn start_driver() -> Outcome<(Child, u16)> {
    let program = std::env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
    let mut command = Command::new(program);
    command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut process = command.spawn().map_err(|error| format!("{MISSING} ({error})"))?;
    let lines = process.stdout.take().map(|stdout| BufReader::new(stdout).lines());
    let mut lines = lines.into_iter().flatten().map_while(Result::ok);
    let port =
        lines.find_map(|line| line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok());
    // A pipe that nobody reads would stop the driver one day.
    std::thread::spawn(move || lines.for_each(drop));
    match port {
        Some(port) => Ok((process, port)),
        None => {
            end(&mut process);
            Err("the browser's driver ended before it named its port".into())
        }
    }
}

async fn open(port: u16) -> Outcome<WebDriver> {
    let mut wishes = DesiredCapabilities::chrome();
    for flag in FLAGS {
        wishes.add_arg(flag)?;
    }
    if let Ok(program) = std::env::var("CHROME") {
        wishes.set_binary(&program)?;
    }
    wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await?)
}
