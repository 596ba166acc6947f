//! The browsers that the page is tested with, and how each is started.

use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{Capabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::{Outcome, target};

/// The tests load nothing but the page, and containers have neither what the sandbox needs nor much shared memory.
const CHROMIUM_FLAGS: [&str; 10] = [
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
/// A driver that answers nobody for so long will never do it.
const PATIENCE: Duration = Duration::from_secs(30);
/// A port that was free a moment ago may be taken, and a browser's first start on a busy machine may hang; then all of it
/// is started anew.
const ATTEMPTS: usize = 3;

/// What shows the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Where nearly all tests run: it alone has developer tools that a test can use.
    Chromium,
    /// Driven by geckodriver.
    Firefox,
    /// What is nearest to Safari outside of Apple's systems.
    WebKit,
}

impl Engine {
    /// Whether the screen, the chance and the console are in the test's hands.
    pub(crate) fn has_devtools(self) -> bool {
        self == Engine::Chromium
    }

    /// Whether a tab that the driver opens can be seen. WebKit's stays behind, where pages draw nothing and wait.
    pub(crate) fn shows_new_tabs(self) -> bool {
        self != Engine::WebKit
    }

    /// What is missing when it does not start.
    fn missing(self) -> &'static str {
        match self {
            Engine::Chromium => {
                "no browser to test with: install Chromium and its driver (Debian: `apt-get install chromium \
                 chromium-driver`), or name them in CHROME and CHROMEDRIVER"
            }
            Engine::Firefox => "no Firefox to test with: `cargo verify --full` installs it and geckodriver on Debian",
            Engine::WebKit => "no WebKit to test with: `cargo verify --full` installs it on Debian",
        }
    }

    /// The program that WebDriver speaks to.
    fn driver(self) -> PathBuf {
        match self {
            Engine::Chromium => std::env::var_os("CHROMEDRIVER").map_or("chromedriver".into(), PathBuf::from),
            Engine::Firefox => target().join("tools/bin/geckodriver"),
            Engine::WebKit => "WebKitWebDriver".into(),
        }
    }

    fn wishes(self, profile: &Path) -> Outcome<Capabilities> {
        match self {
            Engine::Chromium => {
                let mut wishes = DesiredCapabilities::chrome();
                for flag in CHROMIUM_FLAGS {
                    wishes.add_arg(flag)?;
                }
                wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
                if let Some(program) = chromium() {
                    wishes.set_binary(&program)?;
                }
                wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
                Ok(wishes.into())
            }
            Engine::Firefox => {
                let mut wishes = DesiredCapabilities::firefox();
                wishes.set_headless()?;
                Ok(wishes.into())
            }
            Engine::WebKit => {
                let mut wishes = Capabilities::new();
                wishes.set("browserName", json!("MiniBrowser"))?;
                Ok(wishes)
            }
        }
    }
}

/// The browser to be used, where it is not the driver's choice.
fn chromium() -> Option<String> {
    std::env::var("CHROME").ok()
}

/// A driver with a browser, and the screen that it may need. All of it ends when this is dropped.
pub(crate) struct Started {
    programs: Vec<Child>,
    port: u16,
    /// What the browser keeps. A driver that is stopped leaves it behind, and a test that fills the archive makes it large.
    profile: PathBuf,
}

impl Started {
    /// A driver that listens, and a session with a browser on it.
    pub(crate) async fn with_session(engine: Engine) -> Outcome<(Started, WebDriver)> {
        let mut problem = String::new();
        for _ in 0..ATTEMPTS {
            match Started::attempt(engine).await {
                Ok(both) => return Ok(both),
                Err(error) => problem = error.to_string(),
            }
        }
        Err(format!("the browser did not start in {ATTEMPTS} attempts: {problem}\n{}", engine.missing()).into())
    }

    async fn attempt(engine: Engine) -> Outcome<(Started, WebDriver)> {
        let started = Started::driver(engine)?;
        let address = format!("http://127.0.0.1:{}", started.port);
        let session = WebDriver::new(address, engine.wishes(&started.profile)?).await?;
        Ok((started, session))
    }

    fn driver(engine: Engine) -> Outcome<Started> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let root = std::fs::canonicalize(target())?;
        let profile = root.join("browser").join(format!("{}-{port}", std::process::id()));
        let mut started = Started { programs: Vec::new(), port, profile };
        let mut command = Command::new(engine.driver());
        command.arg(format!("--port={port}")).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if engine == Engine::WebKit && std::env::var_os("DISPLAY").is_none() {
            command.env("DISPLAY", started.screen()?);
        }
        started.programs.push(command.spawn()?);
        started.wait()?;
        Ok(started)
    }

    /// A screen that nobody sees, for a browser that cannot do without; gives its name.
    fn screen(&mut self) -> Outcome<String> {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]);
        let mut server = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let stdout = server.stdout.take();
        self.programs.push(server);
        let mut number = String::new();
        BufReader::new(stdout.ok_or("Xvfb has no output")?).read_line(&mut number)?;
        if number.trim().is_empty() { Err("Xvfb did not start".into()) } else { Ok(format!(":{}", number.trim())) }
    }

    /// Until the driver listens.
    fn wait(&mut self) -> Outcome {
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let driver = self.programs.last_mut().ok_or("no driver was started")?;
            if let Some(status) = driver.try_wait()? {
                return Err(format!("the browser's driver ended with {status}").into());
            }
            if Instant::now() > end {
                return Err("the browser's driver does not answer".into());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Started {
    /// The driver before the screen. It may have ended by itself.
    fn drop(&mut self) {
        for program in self.programs.iter_mut().rev() {
            let _ = program.kill();
            let _ = program.wait();
        }
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}
