//! What every command needs to write to a terminal: width, colour, wrapping, and a quiet end when nobody reads.

use anstyle::{AnsiColor, Color, Style};
use std::fmt::Display;
use std::io::{ErrorKind, Write};
use std::sync::LazyLock;

pub(crate) const PLAIN: Style = Style::new();
pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const GOOD: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Green)));
pub(crate) const BAD: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Red)));
pub(crate) const MARK: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Cyan)));

/// Columns to write in: what the terminal has, within what reads well.
pub(crate) fn width() -> usize {
    let named = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let wide = named.or_else(|| terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)));
    wide.unwrap_or(80).clamp(60, 100)
}

/// Writes a line. Colours are taken out where they are not wanted (`NO_COLOR`, a pipe, a file).
pub(crate) fn say(line: impl Display) {
    let mut out = anstream::stdout().lock();
    finish(match plain_letters() {
        true => writeln!(out, "{}", in_plain_letters(&line.to_string())),
        false => writeln!(out, "{line}"),
    });
}

/// Whether the terminal shows nothing but ASCII: said so, or by its locale.
fn plain_letters() -> bool {
    static PLAIN_LETTERS: LazyLock<bool> = LazyLock::new(|| {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        let utf = |locale: &String| locale.to_lowercase().replace('-', "").contains("utf8");
        set("LONGBOX_ASCII").is_some() || locale.is_some_and(|locale| !utf(&locale))
    });
    *PLAIN_LETTERS
}

/// Each sign by a plain letter that is as wide, so that columns stay columns.
fn in_plain_letters(text: &str) -> String {
    let plain = |sign: char| match sign {
        '─' => '-',
        '│' => '|',
        '╭' | '╮' | '╰' | '╯' | '├' | '┤' => '+',
        '♥' => 'H',
        '★' | '◆' => '*',
        '·' | '…' => '.',
        '×' => 'x',
        '█' => '#',
        '✓' => '+',
        '»' => '>',
        '«' => '<',
        other => other,
    };
    text.chars().map(plain).collect()
}

/// Writes the beginning of a line that the player will finish.
pub(crate) fn prompt(text: impl Display) {
    let mut out = anstream::stdout().lock();
    finish(write!(out, "{text}").and_then(|()| out.flush()));
}

/// Writes a value for programs.
pub(crate) fn say_json(value: &serde_json::Value) {
    say(format_args!("{value:#}"));
}

/// A reader that has gone away (`longbox cards | head`) is no error: there is just nobody left to write for.
fn finish(written: std::io::Result<()>) {
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        Err(_) => std::process::exit(1),
    }
}

/// The text in a style.
pub(crate) fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Breaks a plain text into lines of at most `width` letters; a word that is longer stays whole.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        let used = lines[last].chars().count();
        if used > 0 && used + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else {
            if used > 0 {
                lines[last].push(' ');
            }
            lines[last].push_str(word);
        }
    }
    lines
}

/// At most so many lines; what is left out shows as dots.
pub(crate) fn wrap_short(text: &str, width: usize, most: usize) -> Vec<String> {
    let mut lines = wrap(text, width);
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last} ...."), width.max(4));
            last.truncate(last.trim_end_matches(['.', ' ', '…', ',', ';', ':']).len());
            last.push('…');
        }
    }
    lines
}

/// Writes a paragraph with the same space before each line.
pub(crate) fn say_wrapped(indent: usize, style: Style, text: &str) {
    for line in wrap(text, width().saturating_sub(indent)) {
        say(format_args!("{:indent$}{}", "", paint(style, line)));
    }
}

/// The text cut to at most `width` letters.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// The text cut or filled to `width` letters.
pub(crate) fn fit(text: &str, width: usize) -> String {
    format!("{:<width$}", cut(text, width))
}

/// A line across the screen with a word at its left and one at its right.
pub(crate) fn ruler(left: &str, right: &str) -> String {
    let left = if left.is_empty() { String::new() } else { format!(" {left} ") };
    let right = if right.is_empty() { String::new() } else { format!(" {right} ") };
    let used = left.chars().count() + right.chars().count() + 4;
    format!("──{left}{}{right}──", "─".repeat(width().saturating_sub(used)))
}

/// "1 card", "2 cards".
pub(crate) fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_cut_with_dots() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap_short("one two three four", 8, 1), ["one two…"]);
        assert_eq!(cut("abcdef", 4), "abc…");
        assert_eq!(fit("ab", 4), "ab  ");
    }

    #[test]
    fn signs_become_plain_letters_of_the_same_width() {
        assert_eq!(in_plain_letters("── Thor 6/5 ♥2/2 ──"), "-- Thor 6/5 H2/2 --");
        assert!(in_plain_letters("╭├│┤╯×…✓◆★«»").is_ascii());
    }

    #[test]
    fn a_ruler_is_as_wide_as_the_screen() {
        assert_eq!(ruler("left", "right").chars().count(), width());
        assert_eq!(ruler("", "").chars().count(), width());
    }
}
