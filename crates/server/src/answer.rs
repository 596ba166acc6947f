//! What a browser gets for an address: the file in a form that it takes, and the rules for keeping and using it.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};

use crate::BUILD_THE_PAGE;
use crate::page::{File, Page};

/// The page runs its own scripts and its WebAssembly, and nothing from anywhere else. Its styles carry numbers, and its
/// pictures are drawn on the spot.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";
/// Whatever else the page should be.
const GUARDS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// A file with the build in its name never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Kept, but asked about at every visit.
const ASK: &str = "no-cache";
/// The packed copies that may lie beside a file, the smallest first.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The file at this path of an address.
pub(crate) fn file(page: &Page, path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    // A folder shows its index.
    let path = if path.is_empty() || path.ends_with('/') { &format!("{path}index.html") } else { path };
    let packed = PACKED.iter().any(|(_, ending)| path.ends_with(ending));
    match page.file(path).filter(|_| !packed) {
        Some(plain) => smallest(page, path, plain, headers),
        None if path == "index.html" => (StatusCode::SERVICE_UNAVAILABLE, Html(no_page())).into_response(),
        None => (StatusCode::NOT_FOUND, Html(note("There is nothing here", "<a href=\"/\">To the start</a>")))
            .into_response(),
    }
}

/// Adds what every answer carries.
pub(crate) fn secured(mut response: Response) -> Response {
    for (name, value) in GUARDS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn smallest(page: &Page, path: &str, plain: File, headers: &HeaderMap) -> Response {
    let offered = PACKED.iter().filter(|(coding, _)| accepts(headers, coding));
    let mut copies = offered.filter_map(|(coding, ending)| Some((*coding, page.file(&format!("{path}{ending}"))?)));
    let (coding, file) = copies.next().map_or((None, plain), |(coding, copy)| (Some(coding), copy));
    let mark = format!("\"{}\"", file.mark);
    let known = known(headers, &mark);
    let mut answer = Response::builder()
        .header(CONTENT_TYPE, kind(path))
        .header(CACHE_CONTROL, if path.starts_with("app-") { FOR_EVER } else { ASK })
        .header(VARY, "Accept-Encoding")
        .header(ETAG, mark);
    if let Some(coding) = coding {
        answer = answer.header(CONTENT_ENCODING, coding);
    }
    let answer = if known {
        answer.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        answer.body(Body::from(file.bytes))
    };
    answer.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Whether the browser unpacks this coding: it names it, and not with a weight of nothing.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let named = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|offer| {
        let mut words = offer.split(';').map(str::trim);
        let wanted = words.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let refused = words.any(|word| {
            word.strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok()).is_some_and(|weight| weight <= 0.0)
        });
        wanted && !refused
    })
}

/// Whether the browser has exactly this already.
fn known(headers: &HeaderMap, mark: &str) -> bool {
    let named = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    named
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/") == mark)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn no_page() -> String {
    let how = format!(
        "This build of the program holds no page. Make one with <code>{BUILD_THE_PAGE}</code> and build the program again, or do both with <code>cargo play</code>."
    );
    note("There is no page yet", &how)
}

fn note(title: &str, text: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\">\
         <title>{title} - Longbox</title><body style=\"font: 1.1rem/1.5 sans-serif; margin: 3rem auto; max-width: 36rem; \
         padding: 0 1rem\"><h1>{title}</h1><p>{text}</p></body></html>\n"
    )
}

#[cfg(test)]
mod tests {
    use axum::http::header::ACCEPT_ENCODING;
    use axum::http::{HeaderMap, HeaderValue};

    use super::accepts;

    #[test]
    fn a_coding_is_taken_where_it_is_wanted() {
        let headers = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(value));
            headers
        };
        assert!(accepts(&headers("gzip, deflate, br, zstd"), "br"));
        assert!(accepts(&headers("gzip;q=1.0, BR;q=0.5"), "br"));
        assert!(!accepts(&headers("gzip, br;q=0"), "br"));
        assert!(!accepts(&headers("brotli"), "br"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }
}
