//! `longbox serve`: the page for the browser, and games between people.

use crate::screen::{BOLD, paint, say};
use clap::Args;
use longbox_online::{Hall, HallError, Limits, MemoryStore, SqliteStore, Store};
use longbox_server::{BUILD_THE_PAGE, Online, Page};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

const PORT: u16 = 7420;
/// How many ports are tried after the usual one.
const MORE: u16 = 20;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox serve                        say the address and wait for browsers
  longbox serve --open                 and open the page in the browser
  longbox serve --port 8000            at this port or not at all
  longbox serve --data games           keep games between people in the folder 'games'
  longbox serve --listen 0.0.0.0       let other machines in your network come
  longbox serve --data games --origin https://play.example.org
                                       behind a proxy that speaks TLS at this address

The page is served to this machine alone unless you say --listen. Games against bots run in the
browser; what it keeps belongs to the address with its port. Games between people run here. Without
--data they are forgotten when the program ends; with it they go on after every start. Ctrl-C or a
signal to terminate ends the program once everything is stored.")]
pub(crate) struct ServeArgs {
    /// The port [default: 7420, or the next one that is free]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// The address to listen at; 0.0.0.0 for every machine that reaches this one
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// The folder that games between people are kept in; it is made if it is not there
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Where browsers find the page, if not at this address itself; may be said several times
    #[arg(long, value_name = "ORIGIN", value_parser = origin)]
    origin: Vec<String>,
    /// The most games between people at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().rooms)]
    max_games: usize,
    /// The most of them that one guest has opened
    #[arg(long, value_name = "N", default_value_t = Limits::default().rooms_each)]
    max_games_each: usize,
    /// The most connections at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    max_connections: usize,
    /// The most messages a second from one connection, on the average
    #[arg(long, value_name = "N", default_value_t = Limits::default().rate, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    max_rate: u32,
    /// How many seconds a player may be gone in a game without a clock while it is their turn to choose
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().grace.as_secs())]
    grace: u64,
}

/// An address as browsers write it in front of a path.
fn origin(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => Ok(text.to_lowercase()),
        _ => Err("write it like https://play.example.org, without anything behind the name or port".to_owned()),
    }
}

impl ServeArgs {
    fn limits(&self) -> Limits {
        Limits {
            rooms: self.max_games,
            rooms_each: self.max_games_each,
            connections: self.max_connections,
            rate: self.max_rate,
            grace: Duration::from_secs(self.grace),
            ..Limits::default()
        }
    }
}

pub(crate) fn run(args: &ServeArgs) -> miette::Result<ExitCode> {
    let listener = listen(args.listen, args.port)?;
    let page = Page::built_in();
    let address = format!("http://{}/", listener.local_addr().into_diagnostic()?);
    if page.is_there() {
        say(format_args!("Longbox is at {}", paint(BOLD, &address)));
    } else {
        say(format_args!("This build of the program holds no page; make one with `{BUILD_THE_PAGE}` and build again."));
        say(format_args!("What there is, is at {}", paint(BOLD, &address)));
    }
    match &args.data {
        Some(folder) => say(format_args!("Games between people are kept in {}", folder.display())),
        None => say("Games between people are forgotten when the program ends; --data FOLDER keeps them."),
    }
    say("Ctrl-C ends it.");
    if args.open {
        open(&address);
    }
    let online = rooms(args.data.clone(), args.limits(), args.origin.clone());
    longbox_server::run(listener, page, online).into_diagnostic().wrap_err("nothing can be served any more")?;
    Ok(ExitCode::SUCCESS)
}

async fn rooms(data: Option<PathBuf>, limits: Limits, origins: Vec<String>) -> Result<Online, HallError> {
    let store: Arc<dyn Store> = match &data {
        Some(folder) => Arc::new(SqliteStore::open(Path::new(folder))?),
        None => Arc::new(MemoryStore::default()),
    };
    Ok(Online { hall: Hall::open(store, limits).await?, origins })
}

/// The port that was named; where none was, the usual one or the next that is free.
fn listen(address: IpAddr, named: Option<u16>) -> miette::Result<TcpListener> {
    let at = |port| TcpListener::bind(SocketAddr::from((address, port)));
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
