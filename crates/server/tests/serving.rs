//! The server as a browser meets it: addresses and headers in, answers out.

use std::path::PathBuf;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode};
use axum::response::Response;
use longbox_server::{BUILD_THE_PAGE, Page, router};
use tower::ServiceExt;

/// A folder with a page of this test alone.
fn page(name: &str, files: &[(&str, &str)]) -> Page {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("app-1")).expect("a folder for the page");
    for (name, content) in files {
        std::fs::write(folder.join(name), content).expect("a file of the page");
    }
    Page::in_folder(folder)
}

fn usual(name: &str) -> Page {
    let files = [
        ("index.html", "home"),
        ("sw.js", "keeper"),
        ("app-1/longbox_bg.wasm", "plain"),
        ("app-1/longbox_bg.wasm.br", "brotli"),
        ("app-1/longbox_bg.wasm.gz", "gzip"),
    ];
    page(name, &files)
}

/// Status, headers and text for one request.
struct Got {
    status: StatusCode,
    answer: Response<()>,
    text: String,
}

impl Got {
    fn header(&self, name: &str) -> &str {
        self.answer.headers().get(name).map(|value| value.to_str().expect("plain letters")).unwrap_or_default()
    }
}

fn ask(page: &Page, method: Method, path: &str, headers: &[(&str, &str)]) -> Got {
    let request = headers
        .iter()
        .fold(Request::builder().method(method).uri(path), |request, (name, value)| request.header(*name, *value));
    let request = request.body(Body::empty()).expect("a request");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let (parts, body) = router(page.clone(), None).oneshot(request).await.expect("an answer").into_parts();
        let text = String::from_utf8_lossy(&to_bytes(body, usize::MAX).await.expect("a body")).into_owned();
        Got { status: parts.status, answer: Response::from_parts(parts, ()), text }
    })
}

fn get(page: &Page, path: &str) -> Got {
    ask(page, Method::GET, path, &[])
}

#[test]
fn files_have_their_kind() {
    let page = usual("kinds");
    let home = get(&page, "/");
    assert_eq!((home.status, home.text.as_str()), (StatusCode::OK, "home"));
    assert_eq!(home.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(get(&page, "/index.html?from=home").text, "home");
    assert_eq!(get(&page, "/sw.js").header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(get(&page, "/app-1/longbox_bg.wasm").header("content-type"), "application/wasm");
}

#[test]
fn a_browser_gets_the_smallest_copy_that_it_unpacks() {
    let page = usual("copies");
    let with = |codings: &str| {
        let got = ask(&page, Method::GET, "/app-1/longbox_bg.wasm", &[("accept-encoding", codings)]);
        assert_eq!(got.header("vary"), "Accept-Encoding");
        assert_eq!(got.header("content-type"), "application/wasm");
        (got.text.clone(), got.header("content-encoding").to_string())
    };
    let expected = |text: &str, coding: &str| (text.to_string(), coding.to_string());
    assert_eq!(with("gzip, deflate, br"), expected("brotli", "br"));
    assert_eq!(with("gzip, br;q=0"), expected("gzip", "gzip"));
    assert_eq!(with("identity"), expected("plain", ""));
    assert_eq!(get(&page, "/app-1/longbox_bg.wasm.br").status, StatusCode::NOT_FOUND);
}

#[test]
fn only_files_with_the_build_in_their_name_are_kept_for_ever() {
    let page = usual("kept");
    assert!(get(&page, "/app-1/longbox_bg.wasm").header("cache-control").contains("immutable"));
    for path in ["/", "/index.html", "/sw.js"] {
        assert_eq!(get(&page, path).header("cache-control"), "no-cache");
    }
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let page = usual("marks");
    let mark = get(&page, "/").header("etag").to_string();
    let again = ask(&page, Method::GET, "/", &[("if-none-match", &format!("\"old\", W/{mark}"))]);
    assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!(again.header("etag"), mark);
    assert_eq!(ask(&page, Method::GET, "/", &[("if-none-match", "\"old\"")]).status, StatusCode::OK);
    let packed = [("if-none-match", mark.as_str()), ("accept-encoding", "br")];
    assert_eq!(ask(&page, Method::GET, "/app-1/longbox_bg.wasm", &packed).status, StatusCode::OK);
}

#[test]
fn every_answer_is_guarded() {
    let page = usual("guards");
    for path in ["/", "/nothing"] {
        let got = get(&page, path);
        assert!(got.header("content-security-policy").contains("script-src 'self' 'wasm-unsafe-eval';"));
        assert_eq!(got.header("x-content-type-options"), "nosniff");
    }
}

#[test]
fn what_is_not_there_is_not_found() {
    let page = usual("absent");
    for path in ["/nothing", "/app-1", "/app-1/", "/app-1/../index.html", "/..%2fpage", "/%2e%2e/marks/index.html"] {
        assert_eq!(get(&page, path).status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[test]
fn only_reading_is_allowed() {
    let page = usual("methods");
    let head = ask(&page, Method::HEAD, "/", &[]);
    assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""));
    assert_eq!(ask(&page, Method::POST, "/", &[]).status, StatusCode::METHOD_NOT_ALLOWED);
}

#[test]
fn without_a_page_it_says_how_to_build_one() {
    let page = page("none", &[]);
    assert!(!page.is_there());
    let home = get(&page, "/");
    assert_eq!(home.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(home.text.contains(BUILD_THE_PAGE), "{}", home.text);
    assert!(usual("there").is_there());
}

/// Through a real port: it answers, and ends when it is asked to.
#[test]
fn it_serves_until_it_is_stopped() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let page = usual("port");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let server = tokio::spawn(longbox_server::serve(listener, page, None, async {
            let _ = stopped.await;
        }));
        let mut wire = tokio::net::TcpStream::connect(address).await.unwrap();
        wire.write_all(b"GET / HTTP/1.1\r\nHost: longbox\r\nConnection: close\r\n\r\n").await.unwrap();
        let mut text = String::new();
        wire.read_to_string(&mut text).await.unwrap();
        assert!(text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("home"), "{text}");
        stop.send(()).unwrap();
        server.await.unwrap().unwrap();
        assert!(tokio::net::TcpStream::connect(address).await.is_err());
    });
}
