//! Running files and folders of scenarios, and what came out.

use crate::fault::Fault;
use crate::file::{self, Scenario, SourceLine};
use crate::game::{Played, ScenarioGame};
use crate::limits::FILE_BYTES;
use longbox_catalog::limits::excerpt;
use longbox_catalog::{FileError, text_of};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// One scenario that was run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its path, as it was given.
    pub file: String,
    /// Where it begins, or where it went wrong.
    pub line: usize,
    /// Empty if the file itself is wrong.
    pub title: String,
    /// Rules that it shows at work.
    pub shows: Vec<String>,
    /// Rules whose limit it shows.
    pub limits: Vec<String>,
    /// Outside cases that it covers.
    pub cases: Vec<String>,
    /// Decisions checked by the harder modes, or what went wrong.
    pub result: Result<usize, Fault>,
    /// Its lines, each with what was told while it was played.
    pub log: Vec<(SourceLine, Vec<String>)>,
}

/// Everything that was run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many were read.
    pub files: usize,
    /// One for each scenario, and one for each file that cannot be read.
    pub findings: Vec<Finding>,
}

/// Which rules have scenarios.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// How many scenarios there are.
    pub scenarios: usize,
    /// Rules without a scenario that shows them at work.
    pub not_shown: Vec<&'static str>,
    /// Rules without a scenario that shows their limit.
    pub not_limited: Vec<&'static str>,
}

impl Coverage {
    fn new<'s>(
        scenarios: usize,
        rules: &[&'static str],
        shown: impl Iterator<Item = &'s str>,
        limited: impl Iterator<Item = &'s str>,
    ) -> Coverage {
        let (shown, limited): (BTreeSet<&str>, BTreeSet<&str>) = (shown.collect(), limited.collect());
        Coverage {
            scenarios,
            not_shown: rules.iter().copied().filter(|id| !shown.contains(id)).collect(),
            not_limited: rules.iter().copied().filter(|id| !limited.contains(id)).collect(),
        }
    }
}

impl Report {
    /// Those that went wrong, each with what did.
    pub fn failures(&self) -> impl Iterator<Item = (&Finding, &Fault)> {
        self.findings.iter().filter_map(|finding| finding.result.as_ref().err().map(|fault| (finding, fault)))
    }

    /// Which of these rules are shown at work and at their limit.
    pub fn coverage(&self, rules: &[&'static str]) -> Coverage {
        let named = |lists: fn(&Finding) -> &Vec<String>| self.findings.iter().flat_map(lists).map(String::as_str);
        Coverage::new(self.findings.len(), rules, named(|finding| &finding.shows), named(|finding| &finding.limits))
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

/// Runs the scenarios of files and folders (all `.scenario` files below them, in order of their names), on all cores.
pub fn run_paths(games: &[&dyn ScenarioGame], paths: &[PathBuf]) -> Result<Report, std::io::Error> {
    let mut all = Vec::new();
    for path in paths {
        all.extend(files(path)?);
    }
    let findings: Result<Vec<Vec<Finding>>, std::io::Error> =
        all.par_iter().map(|file| run_file(games, file)).collect();
    Ok(Report { files: all.len(), findings: findings?.concat() })
}

fn run_file(games: &[&dyn ScenarioGame], file: &Path) -> Result<Vec<Finding>, std::io::Error> {
    let name = file.display().to_string();
    match text_of(file, FILE_BYTES) {
        Ok(text) => Ok(run_text(games, &name, &text)),
        Err(FileError::Unreadable { error, .. }) => Err(error),
        Err(error) => Ok(vec![of_file(&name, Fault::new(error.to_string()).at(1))]),
    }
}

/// Which rules of a game the scenarios of files and folders say they show. Nothing is played.
pub fn coverage(game: &dyn ScenarioGame, paths: &[PathBuf]) -> Result<Coverage, CoverageError> {
    let mut scenarios = Vec::new();
    for path in paths {
        for file in files(path)? {
            let parsed = file::parse(&text_of(&file, FILE_BYTES)?)
                .map_err(|fault| CoverageError::Fault { file: file.display().to_string(), fault: Box::new(fault) })?;
            if parsed.game == game.game() {
                scenarios.extend(parsed.scenarios);
            }
        }
    }
    let named = |lists: fn(&Scenario) -> &Vec<String>| scenarios.iter().flat_map(lists).map(String::as_str);
    let (shown, limited) = (named(|scenario| &scenario.shows), named(|scenario| &scenario.limits));
    Ok(Coverage::new(scenarios.len(), &game.rules(), shown, limited))
}

/// Why the coverage of rules is unknown.
#[derive(Debug, thiserror::Error)]
pub enum CoverageError {
    /// The folder cannot be read.
    #[error(transparent)]
    Folder(#[from] std::io::Error),
    /// A file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file is no scenario file.
    #[error("{file}:{}: {fault}", fault.line)]
    Fault {
        /// Its path, as it was given.
        file: String,
        /// What is wrong with it.
        fault: Box<Fault>,
    },
}

/// Runs the scenarios of one text.
///
/// ```
/// use longbox_scenario::{VsScenarios, run_text};
///
/// let text = "\
/// game: vs
/// format: 2
///
/// scenario: A strike that reaches the DEF stuns
/// A front: Brick 3/3
/// B front: Wall 1/3
/// A attacks Wall with Brick
/// combat resolves
/// expect Wall is stunned
/// ";
/// let scenarios = VsScenarios { game: longbox_catalog::vs()?.game };
/// let findings = run_text(&[&scenarios], "first.scenario", text);
/// assert!(findings.iter().all(|finding| finding.result.is_ok()), "{findings:?}");
/// # Ok::<(), longbox_catalog::CatalogError>(())
/// ```
pub fn run_text(games: &[&dyn ScenarioGame], name: &str, text: &str) -> Vec<Finding> {
    let played = file::parse(text).and_then(|file| {
        let game = game_named(games, &file.game)?;
        let rules = game.rules();
        let played = game.play(&file)?;
        Ok(file
            .scenarios
            .iter()
            .zip(played)
            .map(|(scenario, played)| finding(name, scenario, &rules, played))
            .collect())
    });
    played.unwrap_or_else(|fault| vec![of_file(name, fault)])
}

/// The game that a file names.
pub(crate) fn game_named<'t>(games: &[&'t dyn ScenarioGame], name: &str) -> Result<&'t dyn ScenarioGame, Fault> {
    games.iter().copied().find(|one| one.game() == name).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|one| one.game()).collect();
        let what = format!(
            "'{}' is not a game that scenarios can be played for; known are {}",
            excerpt(name),
            known.join(" and ")
        );
        Fault::new(what).at(1)
    })
}

/// What is wrong with a whole file.
fn of_file(file: &str, fault: Fault) -> Finding {
    finding(file, &Scenario::default(), &[], Played { result: Err(fault), log: Vec::new() })
}

fn finding(file: &str, scenario: &Scenario, rules: &[&str], played: Played) -> Finding {
    let result = check_rules(scenario, rules).and(played.result);
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
        log: played.log,
    }
}

/// A scenario shows rules that there are.
fn check_rules(scenario: &Scenario, rules: &[&str]) -> Result<(), Fault> {
    match scenario.rules.iter().find(|rule| !rules.contains(&rule.text.as_str())) {
        None => Ok(()),
        Some(rule) => Err(Fault::no_such("rule", &rule.text, rules.iter().copied()).at(rule.number)),
    }
}

/// All scenario files at or below a path, in the order of their names.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, std::io::Error> {
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
