//! What may happen to a file.

use crate::sources::{Source, Sources};
use longbox_kernel::Dice;

/// Chance that a seed decides.
#[derive(Debug)]
pub(crate) struct Chance(Dice);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(Dice::new(seed))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound.max(1) as u32) as usize
    }

    fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> Option<&'a T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }
}

/// Numbers that stand at some border.
const NUMBERS: [&str; 20] = [
    "0",
    "1",
    "-1",
    "2",
    "5",
    "20",
    "61",
    "99",
    "100",
    "127",
    "128",
    "-128",
    "255",
    "256",
    "32767",
    "-32768",
    "65535",
    "4294967296",
    "1000000000000",
    "18446744073709551616",
];

/// Signs that mean something in one of the formats.
const SIGNS: [&str; 16] =
    [":", ",", " x ", "(", ")", "[", "]", "\"", "{", "}", "#", "\\", "\u{0}", "é", "🦸", "\u{feff}"];

/// The file with one to four kinds of damage.
pub(crate) fn damaged(source: &Source, sources: &Sources, chance: &mut Chance) -> String {
    let mut text = source.text.clone();
    for _ in 0..=chance.below(4) {
        let other = sources.any(chance);
        text = hit(&text, &other.text, chance);
    }
    text
}

fn hit(text: &str, other: &str, chance: &mut Chance) -> String {
    match chance.below(12) {
        0 => flipped(text, chance),
        1 => lines(text, chance, |lines, at, _| lines.insert(at, lines[at])),
        2 => lines(text, chance, |lines, at, to| lines.swap(at, to)),
        3 => lines(text, chance, |lines, at, _| _ = lines.remove(at)),
        4 => many_lines(text, chance),
        5 => cut(text, chance),
        6 => nested(text, chance),
        7 => signed(text, chance),
        8 | 9 => replaced(text, other, chance),
        _ => numbered(text, chance),
    }
}

fn flipped(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = chance.below(bytes.len());
    if let Some(byte) = bytes.get_mut(at) {
        *byte ^= 1 << chance.below(8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn lines(text: &str, chance: &mut Chance, change: impl Fn(&mut Vec<&str>, usize, usize)) -> String {
    let mut all: Vec<&str> = text.lines().collect();
    if all.is_empty() {
        return String::new();
    }
    let (at, to) = (chance.below(all.len()), chance.below(all.len()));
    change(&mut all, at, to);
    all.join("\n")
}

/// A line many times over.
fn many_lines(text: &str, chance: &mut Chance) -> String {
    let times = 1 << chance.below(12);
    lines(text, chance, |lines, at, _| {
        let line = lines[at];
        // A file of one long line would grow without measure.
        let times = times.min(200_000 / (line.len() + 1));
        lines.splice(at..at, std::iter::repeat_n(line, times));
    })
}

fn cut(text: &str, chance: &mut Chance) -> String {
    let at = border(text, chance.below(text.len() + 1));
    text[..at].to_owned()
}

/// Brackets or a part of the text, many of them inside each other or one after another.
fn nested(text: &str, chance: &mut Chance) -> String {
    let at = border(text, chance.below(text.len() + 1));
    let from = border(text, at.saturating_sub(chance.below(30)));
    let part = [&text[from..at], "(", "[", "{", "May([", "If(Any([", "\"setup\":{", "- "][chance.below(8)];
    let times = (1 << chance.below(14)).min(200_000 / (part.len() + 1));
    format!("{}{}{}", &text[..at], part.repeat(times), &text[at..])
}

fn signed(text: &str, chance: &mut Chance) -> String {
    let at = border(text, chance.below(text.len() + 1));
    format!("{}{}{}", &text[..at], SIGNS[chance.below(SIGNS.len())], &text[at..])
}

/// A word in the place of another, from the same file or from another one.
fn replaced(text: &str, other: &str, chance: &mut Chance) -> String {
    let from = if chance.below(2) == 0 { text } else { other };
    let (Some(old), Some(new)) = (chance.pick(&words(text)), chance.pick(&words(from))) else { return text.to_owned() };
    put(text, old, new)
}

/// A number in the place of another.
fn numbered(text: &str, chance: &mut Chance) -> String {
    let numbers: Vec<&str> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty()).collect();
    let Some(old) = chance.pick(&numbers) else { return text.to_owned() };
    put(text, old, NUMBERS[chance.below(NUMBERS.len())])
}

fn words(text: &str) -> Vec<&str> {
    text.split([' ', '\n', '(', ')', '[', ']', ',', ':', '"', '{', '}']).filter(|word| !word.is_empty()).collect()
}

/// The text with `new` where `old`, a part of it, stands.
fn put(text: &str, old: &str, new: &str) -> String {
    let at = old.as_ptr() as usize - text.as_ptr() as usize;
    format!("{}{new}{}", &text[..at], &text[at + old.len()..])
}

/// The nearest place between two letters.
fn border(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}
