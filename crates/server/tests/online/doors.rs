//! Who may come at all: cookies, origins, names, health.

use std::sync::Arc;

use longbox_online::{Limits, MemoryStore};
use longbox_protocol::{GameName, RefusalKind, RoomCall};

use crate::player::{Player, connect, guest, http, plan};
use crate::server::{Server, limits};

#[tokio::test]
async fn only_the_servers_own_page_is_let_in() {
    let server = Server::in_memory(limits());
    let at = *server.address().borrow();
    let cookie = guest(at, "Ann").await;
    let own = format!("http://{at}");
    assert!(connect(at, &cookie, &own).await.is_some());
    for origin in ["http://evil.example", "null", "http://", "https://127.0.0.1", &format!("http://{at}.evil.example")]
    {
        assert!(connect(at, &cookie, origin).await.is_none(), "{origin}");
        let answer = http(at, &format!("POST /online/guest HTTP/1.1\r\nOrigin: {origin}\r\nX-Rest:"), "{}").await;
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    }
    for cookie in ["", "longbox_guest=", &format!("longbox_guest={}", "0".repeat(64)), "other=1"] {
        assert!(connect(at, cookie, &own).await.is_none(), "{cookie}");
    }
}

#[tokio::test]
async fn names_are_fit_to_be_shown() {
    let server = Server::in_memory(limits());
    let at = *server.address().borrow();
    for body in ["", "{}", "{\"name\":\"\"}", "{\"name\":\"\\u200b\"}", "{\"name\":\"A\",\"admin\":true}", "[]"] {
        let answer = http(at, "POST /online/guest", body).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{body}: {answer}");
    }
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(25));
    assert!(http(at, "POST /online/guest", &long).await.contains("1 to 24 letters"));
    let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(5_000));
    assert!(http(at, "POST /online/guest", &huge).await.starts_with("HTTP/1.1 413"));
    let answer = http(at, "POST /online/guest", "{\"name\":\" <b>Zo\u{eb}</b> \\u202e \"}").await;
    assert!(answer.contains("{\"name\":\"<b>Zo\u{eb}</b>\"}"), "{answer}");
    assert!(answer.contains("content-security-policy: "), "every answer is guarded: {answer}");
}

#[tokio::test]
async fn health_tells_whether_games_can_be_stored() {
    let store = MemoryStore::default();
    let server = Server::start(Arc::new(store.clone()), limits());
    let at = *server.address().borrow();
    assert!(http(at, "GET /health", "").await.ends_with("{\"status\":\"ok\",\"rooms\":0,\"connections\":0}"));
    let mut ann = Player::come(server.address(), "Ann").await;
    ann.open(plan(GameName::Squad, 2)).await;
    assert!(http(at, "GET /health", "").await.ends_with("{\"status\":\"ok\",\"rooms\":1,\"connections\":1}"));
    store.set_broken(true);
    let answer = http(at, "GET /health", "").await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("storage"), "{answer}");
}

#[tokio::test]
async fn there_is_an_end_to_rooms_and_connections() {
    let server = Server::in_memory(Limits { rooms_each: 2, rooms: 3, connections: 2, ..limits() });
    let mut ann = Player::come(server.address(), "Ann").await;
    for _ in 0..2 {
        ann.room = None;
        ann.open(plan(GameName::Squad, 2)).await;
    }
    ann.call(&RoomCall::Open(plan(GameName::Squad, 2))).await;
    assert_eq!(ann.refusal().await, RefusalKind::TooMany);
    let mut ben = Player::come(server.address(), "Ben").await;
    ben.open(plan(GameName::Squad, 2)).await;
    ben.call(&RoomCall::Open(plan(GameName::Squad, 2))).await;
    assert_eq!(ben.refusal().await, RefusalKind::TooMany);
    let mut cat = Player::come(server.address(), "Cat").await;
    assert_eq!(cat.refusal().await, RefusalKind::TooMany);
    assert!(!cat.hear().await, "the connection is closed");
}
