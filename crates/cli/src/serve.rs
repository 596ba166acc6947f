//! `longbox serve`: the page for the browser, from this machine.

use crate::screen::{BOLD, paint, say};
use clap::Args;
use longbox_server::{BUILD_THE_PAGE, Page};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::ExitCode;

const PORT: u16 = 7420;
/// How many ports are tried after the usual one.
const MORE: u16 = 20;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox serve                 say the address and wait for browsers
  longbox serve --open          and open the page in the browser
  longbox serve --port 8000     at this port or not at all

The page is served to this machine alone. Games run in the browser; what it keeps belongs to the
address with its port. Ctrl-C ends it.")]
pub(crate) struct ServeArgs {
    /// The port [default: 7420, or the next one that is free]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &ServeArgs) -> miette::Result<ExitCode> {
    let listener = listen(args.port)?;
    let page = Page::built_in();
    let address = format!("http://{}/", listener.local_addr().into_diagnostic()?);
    if page.is_there() {
        say(format_args!("Longbox is at {}", paint(BOLD, &address)));
    } else {
        say(format_args!("This build of the program holds no page; make one with `{BUILD_THE_PAGE}` and build again."));
        say(format_args!("What there is, is at {}", paint(BOLD, &address)));
    }
    say("Ctrl-C ends it.");
    if args.open {
        open(&address);
    }
    longbox_server::run(listener, page).into_diagnostic().wrap_err("the page can no longer be served")?;
    Ok(ExitCode::SUCCESS)
}

/// The port that was named; where none was, the usual one or the next that is free.
fn listen(named: Option<u16>) -> miette::Result<TcpListener> {
    let at = |port| TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    match named {
        Some(port) => at(port).map_err(|error| {
            miette!(help = "name another with --port, or leave it out to take one that is free", "port {port}: {error}")
        }),
        None => (PORT..=PORT + MORE)
            .find_map(|port| at(port).ok())
            .ok_or_else(|| miette!("no port from {PORT} to {} is free; name one with --port", PORT + MORE)),
    }
}

/// Nothing depends on it: the address stands on the screen.
fn open(address: &str) {
    if !has_desktop() {
        say("There is no desktop here to open a browser on; use the address.");
    } else if let Err(error) = open::that_detached(address) {
        say(format_args!("The browser did not open ({error}); use the address."));
    }
}

/// Elsewhere than on a Unix without a display there always is one.
fn has_desktop() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let always = cfg!(any(windows, target_os = "macos"));
    // Under WSL the browser is that of Windows.
    always || set("DISPLAY") || set("WAYLAND_DISPLAY") || set("WSL_DISTRO_NAME") || set("BROWSER")
}
