//! Files that come from the player's disk and go there.

use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Blob, BlobPropertyBag, Event, File, FileReader, HtmlAnchorElement, HtmlInputElement, Url};

/// A file of a long game has a few hundred kilobytes; anything far above is none of ours.
const MOST_BYTES: f64 = 16.0 * 1024.0 * 1024.0;

/// Why a file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    TooBig,
    /// It is gone, or it is no text.
    Refused,
}

/// Lets the browser save a text under a name.
pub(crate) fn save(name: &str, text: &str, kind: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&text.into());
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) {
        save_blob(name, &blob);
    }
}

/// Lets the browser save whatever it is under a name.
pub(crate) fn save_blob(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser has taken the address by then.
    set_timeout(move || drop(Url::revoke_object_url(&address)), Duration::from_secs(20));
}

/// A name that every system takes: "X-Men against Super Villains".
pub(crate) fn plain_name(title: &str, otherwise: &str) -> String {
    let kept = |letter: char| letter.is_alphanumeric() || " -_.'&,()+!".contains(letter);
    let name: String = title.chars().map(|letter| if kept(letter) { letter } else { ' ' }).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.trim_matches(['.', ' ']).chars().take(80).collect();
    if name.is_empty() { otherwise.to_owned() } else { name.trim_end().to_owned() }
}

/// The file that was chosen in an input, which is then empty again, so that the same file can be chosen once more.
pub(crate) fn chosen(event: &Event) -> Option<File> {
    let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}

/// Reads a file as a text.
pub(crate) fn read(file: &File, hears: impl FnOnce(Result<String, Unread>) + 'static) {
    if file.size() > MOST_BYTES {
        return hears(Err(Unread::TooBig));
    }
    let Ok(reader) = FileReader::new() else { return hears(Err(Unread::Refused)) };
    let source = reader.clone();
    // It also ends when the file cannot be read; then there is no result.
    let done = Closure::once_into_js(move || {
        let text = source.result().ok().and_then(|result| result.as_string());
        hears(text.ok_or(Unread::Refused));
    });
    reader.set_onloadend(Some(done.unchecked_ref()));
    let _ = reader.read_as_text(file);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_taken_everywhere() {
        let named = |title| plain_name(title, "game");
        assert_eq!(named("X-Men against Super Villains"), "X-Men against Super Villains");
        assert_eq!(named("A/B\\C: \"what?\" <now>|*"), "A B C what now");
        assert_eq!(named("  .. "), "game");
        assert_eq!(named("Let's Get Nuts!"), "Let's Get Nuts!");
        assert!(named(&"long ".repeat(60)).len() <= 80);
    }
}
