//! Games between people over WebSocket: who may come, and what goes back and forth. Everything else is known by
//! `longbox_online`.

use std::ops::ControlFlow;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use longbox_online::{Guest, Hall, Told, Visit};
use longbox_protocol::{RefusalKind, RoomRefusal, RoomReport};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, interval, timeout};

/// The name of the cookie that a guest is known by.
const COOKIE_NAME: &str = "longbox_guest";
/// How long a browser keeps it, in seconds: a year.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;
/// The most bytes of a request that is no WebSocket.
const BODY: usize = 2 << 10;
/// How often a client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// A client that was not heard of for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that does not take a message in this time is gone.
const SLOW: Duration = Duration::from_secs(10);

/// Games between people, as a server offers them.
#[derive(Clone, Debug)]
pub struct Online {
    /// Its rooms.
    pub hall: Hall,
    /// Where the page may come from, such as "https://play.example.org"; empty: from the address that the browser uses.
    pub origins: Vec<String>,
}

/// What a browser says to become a guest.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Introduction {
    name: String,
}

/// What it is told then, and later when it asks.
#[derive(Serialize)]
struct Introduced {
    name: String,
}

#[derive(Serialize)]
struct Health {
    status: &'static str,
    rooms: usize,
    connections: usize,
}

/// The addresses of games between people, in front of the page.
pub(crate) fn routes(online: Online) -> Router {
    Router::new()
        .route("/online/guest", get(who).post(introduce))
        .route("/online/socket", get(connect))
        .route("/health", get(health))
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(online)
}

async fn health(State(online): State<Online>) -> Response {
    let (rooms, connections) = online.hall.load();
    match online.hall.check().await {
        Ok(()) => json(StatusCode::OK, &Health { status: "ok", rooms, connections }),
        Err(_) => json(StatusCode::SERVICE_UNAVAILABLE, &Health { status: "storage", rooms, connections }),
    }
}

/// Who this browser is.
async fn who(State(online): State<Online>, headers: HeaderMap) -> Response {
    match guest(&online, &headers).await {
        Ok(guest) => json(StatusCode::OK, &Introduced { name: guest.name }),
        Err(refused) => refused,
    }
}

/// A new guest. The browser gets a secret that no script can read and no other site can use.
async fn introduce(State(online): State<Online>, headers: HeaderMap, body: Bytes) -> Response {
    if !comes_from_here(&online, &headers) {
        return other_site();
    }
    let said = headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    let Some(said) = serde_json::from_slice::<Introduction>(&body).ok().filter(|_| said) else {
        return refused(StatusCode::BAD_REQUEST, RefusalKind::Unread, "Say your name as JSON: {\"name\": \"Mira\"}");
    };
    match online.hall.add_guest(&said.name).await {
        Ok((guest, secret)) => {
            let secure = if online.is_secure() { "; Secure" } else { "" };
            let cookie = format!(
                "{COOKIE_NAME}={secret}; HttpOnly; SameSite=Strict; Path=/online; Max-Age={COOKIE_AGE}{secure}"
            );
            let mut answer = json(StatusCode::CREATED, &Introduced { name: guest.name });
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                answer.headers_mut().insert(SET_COOKIE, cookie);
            }
            answer
        }
        Err(refusal) => json(status(refusal.kind), &refusal),
    }
}

async fn connect(State(online): State<Online>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    if !comes_from_here(&online, &headers) {
        return other_site();
    }
    let guest = match guest(&online, &headers).await {
        Ok(guest) => guest,
        Err(refused) => return refused,
    };
    // Somewhat longer messages are read to be refused in words; whoever sends more is cut off.
    let most = online.hall.limits().message * 2;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    upgrade.on_upgrade(move |socket| talk(socket, online.hall, guest))
}

/// Carries messages until either side has enough.
async fn talk(mut socket: WebSocket, hall: Hall, guest: Guest) {
    let Some((mut visit, mut told)) = Visit::begin(&hall, guest) else {
        let text = "This server is full. Try again later.".to_owned();
        let refusal = RoomReport::Refused(RoomRefusal { kind: RefusalKind::TooMany, text });
        if let Ok(text) = serde_json::to_string(&refusal) {
            let _ = timeout(SLOW, socket.send(Message::Text(text.into()))).await;
        }
        return close(socket, close_code::AGAIN).await;
    };
    let code = carry(&mut socket, &hall, &mut visit, &mut told).await;
    visit.end().await;
    close(socket, code).await;
}

/// Why it has ended, as WebSocket counts reasons.
async fn carry(socket: &mut WebSocket, hall: &Hall, visit: &mut Visit, told: &mut Told) -> u16 {
    let mut pings = interval(PING);
    let mut heard = Instant::now();
    let closing = hall.closing();
    tokio::pin!(closing);
    loop {
        let out = tokio::select! {
            () = &mut closing => return close_code::RESTART,
            said = socket.recv() => {
                heard = Instant::now();
                match said {
                    Some(Ok(Message::Text(text))) => match visit.hear(&text).await {
                        ControlFlow::Continue(()) => continue,
                        ControlFlow::Break(()) => return close_code::POLICY,
                    },
                    // Answered as what cannot be read.
                    Some(Ok(Message::Binary(_))) => match visit.hear("").await {
                        ControlFlow::Continue(()) => continue,
                        ControlFlow::Break(()) => return close_code::UNSUPPORTED,
                    },
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_))) | None => return close_code::NORMAL,
                    Some(Err(_)) => return close_code::SIZE,
                }
            }
            text = told.next() => match text {
                Some(text) => Message::Text((*text).into()),
                None => return close_code::AGAIN,
            },
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE {
                    return close_code::AWAY;
                }
                Message::Ping(Bytes::new())
            }
        };
        if !matches!(timeout(SLOW, socket.send(out)).await, Ok(Ok(()))) {
            return close_code::AWAY;
        }
    }
}

async fn close(mut socket: WebSocket, code: u16) {
    // Whoever is gone need not hear it.
    let _ = timeout(SLOW, socket.send(Message::Close(Some(CloseFrame { code, reason: "".into() })))).await;
}

/// The guest whom the cookie names.
async fn guest(online: &Online, headers: &HeaderMap) -> Result<Guest, Response> {
    let nobody = || refused(StatusCode::UNAUTHORIZED, RefusalKind::NotReady, "Say your name first.");
    let secret = cookie(headers).ok_or_else(nobody)?;
    match online.hall.guest(secret).await {
        Ok(Some(guest)) => Ok(guest),
        Ok(None) => Err(nobody()),
        Err(refusal) => Err(json(status(refusal.kind), &refusal)),
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let named = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = named.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value)
}

impl Online {
    /// Whether browsers come over TLS, which somebody in front of this server ends.
    fn is_secure(&self) -> bool {
        !self.origins.is_empty() && self.origins.iter().all(|origin| origin.starts_with("https://"))
    }
}

/// Whether the page that asks is the one of this server. Browsers always say where a page is from where it matters;
/// other programs must do so too.
fn comes_from_here(online: &Online, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else { return false };
    if !online.origins.is_empty() {
        return online.origins.iter().any(|known| known == origin);
    }
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some_and(|host| !host.is_empty() && Some(host) == text(HOST))
}

fn other_site() -> Response {
    refused(StatusCode::FORBIDDEN, RefusalKind::NotOnline, "Games are played from this server's own page only.")
}

fn status(kind: RefusalKind) -> StatusCode {
    match kind {
        RefusalKind::TooFast | RefusalKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        RefusalKind::Storage | RefusalKind::Closing => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::BAD_REQUEST,
    }
}

fn refused(status: StatusCode, kind: RefusalKind, text: &str) -> Response {
    json(status, &RoomRefusal { kind, text: text.to_owned() })
}

fn json(status: StatusCode, value: &impl Serialize) -> Response {
    match serde_json::to_string(value) {
        Ok(text) => (status, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
