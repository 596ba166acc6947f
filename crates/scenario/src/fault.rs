//! What is wrong with a scenario, or with the game that it tests.

use crate::file::SourceLine;
use longbox_catalog::limits::excerpt;
use longbox_catalog::nearest_word;
use similar::{ChangeTag, TextDiff};

/// One problem, with everything a reader needs to mend it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fault {
    /// Counted from 1; 0 until it is known.
    pub line: usize,
    /// A sentence for the writer of the file.
    pub what: String,
    /// What the scenario expects and what the game has, shown as a difference.
    pub difference: Option<(String, String)>,
    /// What could have been chosen.
    pub options: Vec<String>,
}

/// Far more than any fault of a real file says.
const MOST_SAID: usize = 4_000;

impl Fault {
    /// What is said may repeat parts of the file: an endless one is cut.
    pub(crate) fn new(what: impl Into<String>) -> Fault {
        let what = what.into();
        let what = if what.len() > MOST_SAID { excerpt(&what) } else { what };
        Fault { what, ..Fault::default() }
    }

    /// There is no such thing, but perhaps one of these was meant.
    pub(crate) fn no_such<'a>(what: &str, word: &str, known: impl IntoIterator<Item = &'a str>) -> Fault {
        Fault::new(format!("there is no {what} '{}'{}", excerpt(word), did_you_mean(word, known)))
    }

    /// Expected something else.
    pub(crate) fn differs(what: &str, expected: impl ToString, found: impl ToString) -> Fault {
        let difference = Some((expected.to_string(), found.to_string()));
        Fault { what: what.to_owned(), difference, ..Fault::default() }
    }

    pub(crate) fn with_options(mut self, options: Vec<String>) -> Fault {
        self.options = options;
        self
    }

    pub(crate) fn at(mut self, line: usize) -> Fault {
        if self.line == 0 {
            self.line = line;
        }
        self
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.what)?;
        if let Some((expected, found)) = &self.difference {
            write!(f, "\n    (- expected, + found)")?;
            for change in TextDiff::from_lines(&lines(expected), &lines(found)).iter_all_changes() {
                let sign = match change.tag() {
                    ChangeTag::Delete => '-',
                    ChangeTag::Insert => '+',
                    ChangeTag::Equal => ' ',
                };
                write!(f, "\n    {sign} {}", change.value().trim_end())?;
            }
        }
        if !self.options.is_empty() {
            write!(f, "\n    the options were: {}", self.options.join(" | "))?;
        }
        Ok(())
    }
}

/// What was probably meant, as the end of a sentence.
pub(crate) fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest_word(word, known).map_or_else(String::new, |near| format!("; did you mean '{near}'?"))
}

/// What only several lines together show: the first of them with which it is wrong in this way is to blame.
pub(crate) fn blame<'l>(
    fault: Fault,
    lines: &[&'l SourceLine],
    wrong: impl Fn(&[&'l SourceLine]) -> Option<Fault>,
) -> Fault {
    if fault.line > 0 {
        return fault;
    }
    let same = |end: &usize| wrong(&lines[..*end]).is_some_and(|earlier| earlier.what == fault.what);
    match (1..=lines.len()).find(same) {
        Some(end) => fault.at(lines[end - 1].number),
        None => fault,
    }
}

fn lines(text: &str) -> String {
    format!("{}\n", text.trim_end())
}
