//! One visit to the page: what a test can do there and what it can see.

use std::cell::RefCell;
use std::fs;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;
use thirtyfour::{BrowserLogEntry, WindowHandle};

use crate::axe::{self, Barrier};
use crate::engine::Engine;
use crate::host::Host;
use crate::screen::Screen;
use crate::{Outcome, Place, target};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(20);
const POLL: Duration = Duration::from_millis(50);

/// Every run deals the same games.
const SAME_CHANCE: &str = "crypto.getRandomValues = (bytes) => bytes.fill(7)";

/// Where nobody can read the console, the window keeps its errors for the test.
const LISTEN: &str = "
    window.heard ??= [];
    addEventListener('error', ({ message }) => window.heard.push(String(message)));
    addEventListener('unhandledrejection', ({ reason }) => window.heard.push(String(reason)));";

/// True when the page can do without its server: everything is kept, and this page already gets it from there.
const IS_KEPT: &str = "return navigator.serviceWorker.controller?.state === 'activated'";

/// The page in a tab of its own.
#[derive(Debug)]
pub struct Visit {
    driver: WebDriver,
    engine: Engine,
    address: String,
    host: RefCell<Option<Host>>,
    forgiven: RefCell<Vec<String>>,
    /// What a window that is gone had heard.
    heard: RefCell<Vec<String>>,
}

impl Visit {
    pub(crate) async fn open(driver: &WebDriver, host: Host, place: &Place) -> Outcome<Visit> {
        let visit = Visit {
            driver: driver.clone(),
            engine: place.engine,
            address: format!("{}{}", host.address(), place.below),
            host: RefCell::new(Some(host)),
            forgiven: RefCell::default(),
            heard: RefCell::default(),
        };
        // Lines of an earlier test are none of this one.
        console(driver, place.engine).await?;
        if place.engine.shows_new_tabs() {
            let tab = visit.driver.new_tab().await?;
            visit.driver.switch_to_window(tab).await?;
        }
        if place.engine.has_devtools() {
            place.screen.apply(driver).await?;
            driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SAME_CHANCE })).await?;
        } else {
            driver.set_window_rect(0, 0, place.screen.width, place.screen.height).await?;
        }
        visit.driver.goto(&visit.address).await?;
        visit.listen().await?;
        Ok(visit)
    }

    /// For everything that has no function here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Where the page lies, with a `/` at the end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Looks at the page on another screen.
    pub async fn look_on(&self, screen: Screen) -> Outcome {
        Ok(screen.apply(&self.driver).await?)
    }

    /// Loads the page again, as a player does; what the browser keeps stays.
    pub async fn reload(&self) -> Outcome {
        self.ask_window().await?;
        self.driver.refresh().await?;
        self.listen().await
    }

    async fn listen(&self) -> Outcome {
        if !self.engine.has_devtools() {
            self.run(LISTEN).await?;
        }
        Ok(())
    }

    /// Takes what the window has heard, where it has to listen itself.
    async fn ask_window(&self) -> Outcome {
        if !self.engine.has_devtools() {
            let heard = self.run("return window.heard ?? []").await?;
            let lines = heard.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
            self.heard.borrow_mut().extend(lines);
        }
        Ok(())
    }

    /// The first element that a CSS selector fits, as soon as there is one.
    pub async fn find(&self, selector: &str) -> Outcome<WebElement> {
        again(async || self.driver.query(By::Css(selector)).wait(PATIENCE, POLL).first().await).await
    }

    /// All elements that a CSS selector fits now.
    pub async fn all(&self, selector: &str) -> Outcome<Vec<WebElement>> {
        again(async || self.driver.find_all(By::Css(selector)).await).await
    }

    /// Clicks what a selector fits, as soon as it is there.
    pub async fn click(&self, selector: &str) -> Outcome {
        let found = async || self.driver.query(By::Css(selector)).wait(PATIENCE, POLL).first().await;
        again(async || found().await?.click().await).await
    }

    /// Types into what a selector fits, as soon as it is there.
    pub async fn write(&self, selector: &str, text: &str) -> Outcome {
        let found = async || self.driver.query(By::Css(selector)).wait(PATIENCE, POLL).first().await;
        again(async || found().await?.send_keys(text).await).await
    }

    /// The button with this text, as soon as there is one.
    pub async fn button(&self, text: &str) -> Outcome<WebElement> {
        let path = format!("//button[normalize-space()=\"{text}\"]");
        Ok(self.driver.query(By::XPath(path)).wait(PATIENCE, POLL).first().await?)
    }

    /// Waits until the element that a selector fits has this text in it.
    pub async fn sees(&self, selector: &str, text: &str) -> Outcome {
        let script = "return document.querySelector(arguments[0])?.textContent ?? null";
        let mut seen = Value::Null;
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            seen = self.driver.execute(script, vec![selector.into()]).await?.json().clone();
            if seen.as_str().is_some_and(|seen| seen.contains(text)) {
                return Ok(());
            }
            tokio::time::sleep(POLL).await;
        }
        Err(format!("`{selector}` should say \"{text}\" and says {seen}").into())
    }

    /// What a script gives back: `return document.title`.
    pub async fn run(&self, script: &str) -> Outcome<Value> {
        Ok(self.driver.execute(script, vec![]).await?.json().clone())
    }

    /// Waits until a script gives `true`. An error may be a page that is just being left; only the last one is told.
    pub async fn until(&self, script: &str) -> Outcome {
        let end = Instant::now() + PATIENCE;
        loop {
            let seen = self.run(script).await;
            match seen {
                Ok(Value::Bool(true)) => return Ok(()),
                _ if Instant::now() < end => tokio::time::sleep(POLL).await,
                Ok(seen) => return Err(format!("this did not come true, it is {seen}: {script}").into()),
                Err(error) => return Err(format!("this did not come true ({error}): {script}").into()),
            }
        }
    }

    /// Waits until the browser keeps the page for visits without a network.
    pub async fn is_kept(&self) -> Outcome {
        self.until(IS_KEPT).await
    }

    /// Runs a script in every page that is opened from here on, before the page itself.
    pub async fn before_pages(&self, source: &str) -> Outcome {
        let devtools = self.driver.cdp();
        devtools.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
        Ok(())
    }

    /// Opens the page in one more tab and goes there. The tab that was used until now is given back.
    pub async fn second_tab(&self, hash: &str, screen: Screen) -> Outcome<WindowHandle> {
        let first = self.driver.window().await?;
        let tab = self.driver.new_tab().await?;
        self.driver.switch_to_window(tab).await?;
        screen.apply(&self.driver).await?;
        self.driver.goto(format!("{}{hash}", self.address)).await?;
        Ok(first)
    }

    /// The tab that is used now; afterwards another one is.
    pub async fn switch_to(&self, tab: WindowHandle) -> Outcome<WindowHandle> {
        let now = self.driver.window().await?;
        self.driver.switch_to_window(tab).await?;
        Ok(now)
    }

    /// From here on the page is alone.
    pub async fn stop_server(&self) -> Outcome {
        let host = self.host.borrow_mut().take();
        match host {
            Some(host) => host.stop().await,
            None => Ok(()),
        }
    }

    /// What keeps people with a screen reader, a keyboard or weak eyes out, where it is serious.
    pub async fn barriers(&self) -> Outcome<Vec<Barrier>> {
        axe::barriers(&self.driver).await
    }

    /// Errors on the console that have this text are part of the test.
    pub fn forgive(&self, text: &str) {
        self.forgiven.borrow_mut().push(text.to_string());
    }

    /// Keeps a picture as `target/screenshots/NAME.png`.
    pub async fn picture(&self, name: &str) -> Outcome {
        picture(&self.driver, name).await
    }

    /// Leaves the page; an error where the console has one.
    pub(crate) async fn close(self) -> Outcome {
        self.ask_window().await?;
        let lines = console(&self.driver, self.engine).await?;
        let severe = lines.into_iter().filter(|line| line.level == "SEVERE").map(|line| line.message);
        let mut lines: Vec<String> = severe.chain(self.heard.take()).collect();
        leave(&self.driver).await?;
        self.stop_server().await?;
        let forgiven = self.forgiven.borrow();
        lines.retain(|line| !forgiven.iter().any(|text| line.contains(text.as_str())));
        if lines.is_empty() { Ok(()) } else { Err(format!("errors on the console:\n{}", lines.join("\n")).into()) }
    }

    /// After a failure: what the console still has to say, a picture where the tab is still open, and the tab closed.
    pub(crate) async fn abandoned(driver: &WebDriver, engine: Engine, name: &str) {
        let told = async {
            for line in console(driver, engine).await? {
                eprintln!("console {}: {}", line.level, line.message);
            }
            if driver.windows().await?.len() > 1 {
                picture(driver, name).await?;
            }
            leave(driver).await
        };
        if let Err(problem) = told.await {
            eprintln!("after the failure: {problem}");
        }
    }
}

/// The lines since it was last asked, of windows and workers; none where nobody can read the console.
async fn console(driver: &WebDriver, engine: Engine) -> Outcome<Vec<BrowserLogEntry>> {
    Ok(if engine.has_devtools() { driver.browser_log().await? } else { Vec::new() })
}

async fn picture(driver: &WebDriver, name: &str) -> Outcome {
    let folder = target().join("screenshots");
    fs::create_dir_all(&folder)?;
    Ok(driver.screenshot(&folder.join(format!("{name}.png"))).await?)
}

/// Closes the tabs of the test; the first one keeps the browser open.
async fn leave(driver: &WebDriver) -> Outcome {
    let mut tabs = driver.windows().await?.into_iter();
    let first = tabs.next();
    for tab in tabs {
        driver.switch_to_window(tab).await?;
        driver.close_window().await?;
    }
    if let Some(first) = first {
        driver.switch_to_window(first).await?;
    }
    Ok(())
}

/// Tries again as long as the page builds the element anew just then: nothing was done to it in that case.
async fn again<T>(attempt: impl AsyncFn() -> Result<T, WebDriverError>) -> Outcome<T> {
    let end = Instant::now() + PATIENCE;
    loop {
        match attempt().await {
            Err(error) if is_stale(&error) && Instant::now() < end => tokio::time::sleep(POLL).await,
            done => return Ok(done?),
        }
    }
}

fn is_stale(error: &WebDriverError) -> bool {
    matches!(**error, WebDriverErrorInner::StaleElementReference(_))
}
