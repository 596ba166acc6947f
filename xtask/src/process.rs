//! Running other programs: shown live, copied while shown, or with a time limit.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Runs with its output on ours and nothing to read; true when it exits 0.
pub(crate) fn show(mut command: Command) -> bool {
    plain(&mut command);
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => not_started(&command, &error),
    }
}

/// Runs with nothing to read and hands over each line of its standard output; true when it exits 0.
pub(crate) fn each_line(mut command: Command, mut take: impl FnMut(&str)) -> bool {
    plain(&mut command);
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => return not_started(&command, &error),
    };
    if let Some(stdout) = child.stdout.take() {
        BufReader::new(stdout).lines().map_while(Result::ok).for_each(|line| take(&line));
    }
    child.wait().is_ok_and(|status| status.success())
}

/// As [`show`], and hands back what it wrote to standard output. `report` is called every so often with the lines so far.
pub(crate) fn show_and_keep(mut command: Command, mut report: impl FnMut(&str, Duration)) -> (bool, String) {
    plain(&mut command);
    let start = Instant::now();
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => return (not_started(&command, &error), String::new()),
    };
    let (sender, lines) = mpsc::channel::<String>();
    if let Some(stdout) = child.stdout.take() {
        std::thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            let mut bytes = Vec::new();
            while reader.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
                let line = String::from_utf8_lossy(&bytes).into_owned();
                bytes.clear();
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
    }
    let mut kept = String::new();
    let mut next_report = start + INTERVAL;
    loop {
        match lines.recv_timeout(next_report.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                print!("{line}");
                kept.push_str(&line);
            }
            Err(RecvTimeoutError::Timeout) => {
                report(&kept, start.elapsed());
                next_report = Instant::now() + INTERVAL;
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
        // A reader that went away is no reason to stop the checks.
        std::io::stdout().flush().ok();
    }
    (child.wait().is_ok_and(|status| status.success()), kept)
}

const INTERVAL: Duration = Duration::from_secs(20);

/// How a program with a time limit ended.
pub(crate) enum End {
    Exited(ExitStatus),
    TimedOut,
    NotStarted(String),
}

/// Runs with nothing to read, keeps everything it writes, and ends it when the time is up.
pub(crate) fn limited(mut command: Command, limit: Duration) -> (End, String) {
    let start = Instant::now();
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => return (End::NotStarted(error.to_string()), String::new()),
    };
    let kept = Arc::new(Mutex::new(Vec::new()));
    let mut readers = Vec::new();
    if let Some(stdout) = child.stdout.take() {
        readers.push(keep(stdout, &kept));
    }
    if let Some(stderr) = child.stderr.take() {
        readers.push(keep(stderr, &kept));
    }
    let end = loop {
        match child.try_wait() {
            Ok(Some(status)) => break End::Exited(status),
            Ok(None) if start.elapsed() < limit => std::thread::sleep(Duration::from_millis(10)),
            Ok(None) => {
                child.kill().ok();
                child.wait().ok();
                break End::TimedOut;
            }
            Err(error) => break End::NotStarted(error.to_string()),
        }
    };
    // A grandchild may hold the pipe open: do not wait for it for long.
    let patience = Instant::now() + Duration::from_secs(2);
    while readers.iter().any(|reader| !reader.is_finished()) && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(5));
    }
    let text = String::from_utf8_lossy(&kept.lock().unwrap_or_else(PoisonError::into_inner)).into_owned();
    (end, text)
}

fn keep(mut from: impl Read + Send + 'static, kept: &Arc<Mutex<Vec<u8>>>) -> std::thread::JoinHandle<()> {
    let kept = Arc::clone(kept);
    std::thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count) = from.read(&mut buffer)
            && count > 0
        {
            kept.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(&buffer[..count]);
        }
    })
}

/// Whatever a program leaves behind when it ends (a browser does) becomes a child of this one, so that its time is
/// counted too.
#[cfg(target_os = "linux")]
pub(crate) fn adopt() {
    // Without it the time is merely too short.
    let _ = nix::sys::prctl::set_child_subreaper(true);
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn adopt() {}

/// Waits for the adopted ones that have ended. Only between two programs: it would take the end of one that is waited for.
#[cfg(target_os = "linux")]
fn bury() {
    use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
    while matches!(
        waitpid(None::<nix::unistd::Pid>, Some(WaitPidFlag::WNOHANG)),
        Ok(WaitStatus::Exited(..) | WaitStatus::Signaled(..))
    ) {}
}

#[cfg(not(target_os = "linux"))]
fn bury() {}

/// What this program and every program that has ended took of the processor; nothing where the system cannot tell.
#[cfg(unix)]
pub(crate) fn processor_time() -> Duration {
    bury();
    use nix::sys::resource::{UsageWho, getrusage};
    let of = |who| {
        let seconds = |time: nix::sys::time::TimeVal| {
            Duration::new(time.tv_sec().unsigned_abs(), 0) + Duration::from_micros(time.tv_usec().unsigned_abs())
        };
        getrusage(who).map_or(Duration::ZERO, |usage| seconds(usage.user_time()) + seconds(usage.system_time()))
    };
    of(UsageWho::RUSAGE_CHILDREN) + of(UsageWho::RUSAGE_SELF)
}

#[cfg(not(unix))]
pub(crate) fn processor_time() -> Duration {
    Duration::ZERO
}

fn plain(command: &mut Command) {
    command.stdin(Stdio::null());
    if !crate::style::colour() {
        command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1");
    }
    std::io::stdout().flush().ok();
}

fn not_started(command: &Command, error: &std::io::Error) -> bool {
    println!("`{}` could not be started: {error}", command.get_program().to_string_lossy());
    false
}
