//! Serves Longbox's page to browsers: the one built into the program, or one that lies in a folder.

mod answer;
mod page;

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::get;
use tokio::net::TcpListener;

pub use page::Page;

/// What builds the page, as a person types it.
pub const BUILD_THE_PAGE: &str = "cargo xtask page --release";

/// How long browsers that are still loading may keep a server that was asked to stop.
const PATIENCE: Duration = Duration::from_secs(2);

/// Answers for the whole page. Everything else that the server can do is a route in front of it.
pub fn router(page: Page) -> Router {
    let file = move |address: Uri, headers: HeaderMap| async move { answer::file(&page, address.path(), &headers) };
    Router::new().fallback_service(get(file)).layer(axum::middleware::map_response(secured))
}

async fn secured(response: Response) -> Response {
    answer::secured(response)
}

/// Serves the page until `stop` is ready, and lets the answers under way finish.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    page: Page,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, router(page)).with_graceful_shutdown(stop).await
}

/// Serves the page on this thread until the program is asked to end (Ctrl-C).
///
/// # Errors
/// When the listener fails or cannot be used.
pub fn run(listener: std::net::TcpListener, page: Page) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        listener.set_nonblocking(true)?;
        let listener = TcpListener::from_std(listener)?;
        tokio::select! {
            ended = serve(listener, page, asked_to_end()) => ended,
            () = patience_is_over() => Ok(()),
        }
    })
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
