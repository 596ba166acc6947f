//! Serves Longbox's page to browsers: the one built into the program, or one that lies in a folder. Beside it, games
//! between people over WebSocket.

mod answer;
mod online;
mod page;

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::get;
use longbox_online::HallError;
use tokio::net::TcpListener;

pub use online::Online;
pub use page::Page;

/// What builds the page, as a person types it.
pub const BUILD_THE_PAGE: &str = "cargo xtask page --release";

/// How long browsers that are still loading may keep a server that was asked to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// Answers for the whole page. Everything else that the server can do is a route in front of it.
pub fn router(page: Page, online: Option<Online>) -> Router {
    let file = move |address: Uri, headers: HeaderMap| async move { answer::file(&page, address.path(), &headers) };
    let front = online.map(online::routes).unwrap_or_default();
    front.fallback_service(get(file)).layer(axum::middleware::map_response(secured))
}

async fn secured(response: Response) -> Response {
    answer::secured(response)
}

/// Serves the page, and games between people if there are any, until `stop` is ready, and lets what is under way finish.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    page: Page,
    online: Option<Online>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let hall = online.as_ref().map(|online| online.hall.clone());
    // Rooms store how their clocks stand before connections are closed.
    let stopped = async move {
        stop.await;
        if let Some(hall) = hall {
            hall.close().await;
        }
    };
    axum::serve(listener, router(page, online)).with_graceful_shutdown(stopped).await
}

/// Serves the page, and games between people, until the program is asked to end (Ctrl-C or a signal to terminate).
/// `open` makes the rooms; what it says is told when they are there.
///
/// # Errors
/// When the listener fails or cannot be used, or the rooms cannot be opened.
pub fn run<F>(listener: std::net::TcpListener, page: Page, open: F) -> Result<(), RunError>
where
    F: Future<Output = Result<Online, HallError>>,
{
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let online = open.await?;
        listener.set_nonblocking(true)?;
        let listener = TcpListener::from_std(listener)?;
        let ended: io::Result<()> = tokio::select! {
            ended = serve(listener, page, Some(online), asked_to_end()) => ended,
            () = patience_is_over() => Ok(()),
        };
        Ok(ended?)
    })
}

/// Why nothing can be served any more.
#[derive(Debug)]
pub enum RunError {
    /// The network, or whatever else the system is asked for.
    System(io::Error),
    /// Games between people.
    Rooms(HallError),
}

impl std::fmt::Display for RunError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RunError::System(error) => error.fmt(f),
            RunError::Rooms(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RunError {}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> RunError {
        RunError::System(error)
    }
}

impl From<HallError> for RunError {
    fn from(error: HallError) -> RunError {
        RunError::Rooms(error)
    }
}

async fn patience_is_over() {
    asked_to_end().await;
    tokio::time::sleep(PATIENCE).await;
}

#[cfg(unix)]
async fn asked_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        },
        Err(_) => key_pressed().await,
    }
}

#[cfg(not(unix))]
async fn asked_to_end() {
    key_pressed().await;
}

async fn key_pressed() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Nobody can ask then; the system ends the program.
        std::future::pending::<()>().await;
    }
}
