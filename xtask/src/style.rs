//! Colour on the terminal, and none anywhere else.

use std::io::IsTerminal;
use std::sync::LazyLock;

static COLOUR: LazyLock<bool> = LazyLock::new(|| {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    std::io::stdout().is_terminal() && !refused
});

pub(crate) fn colour() -> bool {
    *COLOUR
}

pub(crate) fn bold(text: &str) -> String {
    paint("1", text)
}

pub(crate) fn green(text: &str) -> String {
    paint("32", text)
}

pub(crate) fn red(text: &str) -> String {
    paint("31", text)
}

pub(crate) fn yellow(text: &str) -> String {
    paint("33", text)
}

fn paint(code: &str, text: &str) -> String {
    if colour() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
}
