//! Running files and folders of scenarios, and what came out.

use crate::fault::Fault;
use crate::file::{self, Scenario};
use crate::limits::FILE_BYTES;
use crate::theatre::Theatre;
use longbox_catalog::limits::excerpt;
use longbox_catalog::{FileError, text_of};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// One scenario that was run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub file: String,
    pub line: usize,
    pub title: String,
    pub shows: Vec<String>,
    pub limits: Vec<String>,
    pub cases: Vec<String>,
    /// Decisions checked by the harder modes, or what went wrong.
    pub result: Result<usize, Fault>,
}

/// Everything that was run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub files: usize,
    pub findings: Vec<Finding>,
}

/// Which rules have scenarios.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Rules without a scenario that shows them at work.
    pub not_shown: Vec<&'static str>,
    /// Rules without a scenario that shows their limit.
    pub not_limited: Vec<&'static str>,
    /// Names in scenarios that are no rules, with the place.
    pub unknown: Vec<(String, String)>,
}

impl Report {
    pub fn failures(&self) -> impl Iterator<Item = (&Finding, &Fault)> {
        self.findings.iter().filter_map(|finding| finding.result.as_ref().err().map(|fault| (finding, fault)))
    }

    /// Which of these rules are shown at work and at their limit.
    pub fn coverage(&self, rules: &[&'static str]) -> Coverage {
        let mut counts: BTreeMap<&str, (usize, usize)> = rules.iter().map(|id| (*id, (0, 0))).collect();
        let mut coverage = Coverage::default();
        for finding in &self.findings {
            for (ids, shows) in [(&finding.shows, true), (&finding.limits, false)] {
                for id in ids {
                    match counts.get_mut(id.as_str()) {
                        Some(count) if shows => count.0 += 1,
                        Some(count) => count.1 += 1,
                        None => coverage.unknown.push((id.clone(), format!("{}:{}", finding.file, finding.line))),
                    }
                }
            }
        }
        coverage.not_shown = rules.iter().copied().filter(|id| counts[id].0 == 0).collect();
        coverage.not_limited = rules.iter().copied().filter(|id| counts[id].1 == 0).collect();
        coverage
    }

    /// Outside cases that have a scenario.
    pub fn cases(&self) -> BTreeMap<String, Vec<String>> {
        let mut cases: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for finding in &self.findings {
            for case in &finding.cases {
                cases.entry(case.clone()).or_default().push(format!("{}:{}", finding.file, finding.line));
            }
        }
        cases
    }
}

/// Runs the scenarios of files and folders (all `.scenario` files below them, in order of their names).
pub fn run_paths(theatres: &[&dyn Theatre], paths: &[PathBuf]) -> Result<Report, std::io::Error> {
    let mut report = Report::default();
    for path in paths {
        for file in files(path)? {
            let name = file.display().to_string();
            report.files += 1;
            match text_of(&file, FILE_BYTES) {
                Ok(text) => report.findings.extend(run_text(theatres, &name, &text)),
                Err(FileError::Unreadable { error, .. }) => return Err(error),
                Err(error) => {
                    let fault = Fault::new(error.to_string()).at(1);
                    report.findings.push(finding(&name, &Scenario::default(), Err(fault)));
                }
            }
        }
    }
    Ok(report)
}

/// Runs the scenarios of one text.
pub fn run_text(theatres: &[&dyn Theatre], name: &str, text: &str) -> Vec<Finding> {
    let whole = |fault: Fault| vec![finding(name, &Scenario::default(), Err(fault))];
    let file = match file::parse(text) {
        Ok(file) => file,
        Err(fault) => return whole(fault),
    };
    let Some(theatre) = theatres.iter().find(|theatre| theatre.game() == file.game) else {
        let known: Vec<&str> = theatres.iter().map(|theatre| theatre.game()).collect();
        let what = format!(
            "'{}' is not a game that scenarios can be played for; known are {}",
            excerpt(&file.game),
            known.join(" and ")
        );
        return whole(Fault::new(what).at(1));
    };
    match theatre.play(&file) {
        Ok(results) => {
            file.scenarios.iter().zip(results).map(|(scenario, result)| finding(name, scenario, result)).collect()
        }
        Err(fault) => whole(fault),
    }
}

fn finding(file: &str, scenario: &Scenario, result: Result<usize, Fault>) -> Finding {
    let line = match &result {
        Err(fault) if fault.line > 0 => fault.line,
        _ => scenario.line,
    };
    Finding {
        file: file.to_owned(),
        line,
        title: scenario.title.clone(),
        shows: scenario.shows.clone(),
        limits: scenario.limits.clone(),
        cases: scenario.cases.clone(),
        result,
    }
}

fn files(path: &Path) -> Result<Vec<PathBuf>, std::io::Error> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            found.extend(files(&entry)?);
        } else if entry.extension().is_some_and(|ending| ending == "scenario") {
            found.push(entry);
        }
    }
    Ok(found)
}
