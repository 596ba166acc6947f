//! One broken law: where, what is wrong, and what to do instead.

use std::fmt;

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    pub(crate) file: String,
    pub(crate) line: usize,
    /// `what is wrong; what to do instead`
    pub(crate) text: String,
}

impl Finding {
    pub(crate) fn new(file: &str, line: usize, text: impl Into<String>) -> Finding {
        Finding { file: file.to_string(), line, text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.file, self.line, self.text)
    }
}
