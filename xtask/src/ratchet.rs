//! File lengths, and the list of files that may be longer for now. Its numbers only go down.

use std::collections::BTreeMap;
use std::process::ExitCode;

use crate::finding::Finding;
use crate::workspace::Workspace;

pub(crate) const LIST: &str = "xtask/ratchet.txt";
const SOFT: usize = 400;
const HARD: usize = 800;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Down,
    /// Numbers may rise, and files may be added, up to the hard limit.
    Any,
}

/// The list as it is written.
#[derive(Debug, Default, PartialEq, Eq)]
struct Ratchet {
    /// The comments at the top, kept as they are.
    header: Vec<String>,
    /// Line in the list, path, lines allowed.
    entries: Vec<(usize, String, usize)>,
    /// Lines that cannot be read.
    broken: Vec<usize>,
}

/// How many lines each Rust file has.
type Lengths = BTreeMap<String, usize>;

impl Ratchet {
    fn parse(text: &str) -> Ratchet {
        let mut ratchet = Ratchet::default();
        for (index, line) in text.lines().enumerate() {
            if line.starts_with('#') {
                ratchet.header.push(line.to_string());
            } else if let Some((path, number)) = line.trim().rsplit_once(' ')
                && let Ok(number) = number.parse()
            {
                ratchet.entries.push((index + 1, path.trim().to_string(), number));
            } else if !line.trim().is_empty() {
                ratchet.broken.push(index + 1);
            }
        }
        ratchet
    }

    fn allowed(&self, path: &str) -> Option<usize> {
        self.entries.iter().find(|(_, entry, _)| entry == path).map(|(_, _, number)| *number)
    }

    fn findings(&self, lengths: &Lengths) -> Vec<Finding> {
        let mut findings = Vec::new();
        for line in &self.broken {
            findings.push(Finding::new(LIST, *line, "not `path lines`; correct or remove this line"));
        }
        for (line, path, _) in &self.entries {
            match lengths.get(path) {
                None => findings.push(Finding::new(LIST, *line, format!("{path} is gone; remove this line"))),
                Some(length) if *length <= SOFT => {
                    let text = format!("{path} is down to {length} lines; remove this line");
                    findings.push(Finding::new(LIST, *line, text));
                }
                Some(_) => {}
            }
        }
        for (path, length) in lengths.iter().filter(|(_, length)| **length > SOFT) {
            let text = match self.allowed(path) {
                _ if *length > HARD => format!("{length} lines, and {HARD} is the most ever; split the file"),
                Some(allowed) if allowed >= *length => continue,
                Some(allowed) => format!("{length} lines, and {LIST} allows {allowed}; split the file"),
                None => format!("{length} lines, and {SOFT} is the limit; split the file"),
            };
            findings.push(Finding::new(path, 1, text));
        }
        findings
    }

    /// The same list brought up to date.
    fn turned(&self, lengths: &Lengths, direction: Direction) -> Ratchet {
        let mut entries = Vec::new();
        for (path, length) in lengths.iter().filter(|(_, length)| **length > SOFT) {
            let number = match (self.allowed(path), direction) {
                (_, Direction::Any) => (*length <= HARD).then_some(*length),
                (Some(allowed), Direction::Down) => Some(allowed.min(*length)),
                (None, Direction::Down) => None,
            };
            entries.extend(number.map(|number| (0, path.clone(), number)));
        }
        Ratchet { header: self.header.clone(), entries, broken: Vec::new() }
    }

    fn written(&self) -> String {
        let entries = self.entries.iter().map(|(_, path, number)| format!("{path} {number}"));
        self.header.iter().cloned().chain(entries).map(|line| line + "\n").collect()
    }
}

/// The law: every Rust file is short, or listed.
pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let ratchet = Ratchet::parse(&workspace.text(LIST).unwrap_or_default());
    ratchet.findings(&lengths(workspace, files))
}

/// `cargo xtask ratchet`: writes the list anew; fails while a file is still too long.
pub(crate) fn command(workspace: &Workspace, direction: Direction) -> Result<ExitCode, String> {
    let lengths = lengths(workspace, &workspace.files()?);
    let text = workspace.text(LIST).unwrap_or_default();
    let turned = Ratchet::parse(&text).turned(&lengths, direction);
    let written = turned.written();
    if written == text {
        println!("{LIST}: nothing to change");
    } else {
        std::fs::write(workspace.root.join(LIST), &written).map_err(|error| format!("{LIST}: {error}"))?;
        println!("{LIST}: written, {} files", turned.entries.len());
    }
    let left = turned.findings(&lengths);
    for finding in &left {
        println!("{finding}");
    }
    if direction == Direction::Down && !left.is_empty() {
        println!("numbers only go down; where a longer file is right for now, `cargo xtask ratchet --allow`");
    }
    Ok(if left.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn lengths(workspace: &Workspace, files: &[String]) -> Lengths {
    let rust = files.iter().filter(|path| path.ends_with(".rs"));
    rust.filter_map(|path| Some((path.clone(), workspace.text(path)?.lines().count()))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Direction, Lengths, Ratchet};

    fn lengths(list: &[(&str, usize)]) -> Lengths {
        list.iter().map(|(path, length)| (path.to_string(), *length)).collect()
    }

    fn texts(ratchet: &str, list: &[(&str, usize)]) -> Vec<String> {
        Ratchet::parse(ratchet).findings(&lengths(list)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn long_files_must_be_listed() {
        assert_eq!(texts("# why\na.rs 500\n", &[("a.rs", 500), ("b.rs", 400)]), [""; 0]);
        assert_eq!(texts("a.rs 500\n", &[("a.rs", 501)]).len(), 1);
        assert_eq!(texts("", &[("a.rs", 401)]), ["a.rs:1: 401 lines, and 400 is the limit; split the file"]);
        assert_eq!(texts("a.rs 900\n", &[("a.rs", 801)]).len(), 1);
    }

    #[test]
    fn stale_and_broken_lines_are_reported() {
        let expected = [
            "xtask/ratchet.txt:4: not `path lines`; correct or remove this line",
            "xtask/ratchet.txt:2: a.rs is down to 400 lines; remove this line",
            "xtask/ratchet.txt:3: b.rs is gone; remove this line",
        ];
        assert_eq!(texts("#\na.rs 500\nb.rs 600\nnonsense\n", &[("a.rs", 400)]), expected);
    }

    #[test]
    fn turns_down_only_unless_allowed() {
        let ratchet = Ratchet::parse("# why\na.rs 500\nb.rs 500\nc.rs 500\n");
        let now = lengths(&[("a.rs", 450), ("b.rs", 550), ("c.rs", 300), ("d.rs", 410), ("e.rs", 801)]);
        assert_eq!(ratchet.turned(&now, Direction::Down).written(), "# why\na.rs 450\nb.rs 500\n");
        assert_eq!(ratchet.turned(&now, Direction::Any).written(), "# why\na.rs 450\nb.rs 550\nd.rs 410\n");
    }
}
