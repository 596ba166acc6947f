//! `longbox rules`: the rules of the game, each with its id and source.

use crate::cards::GameName;
use crate::screen::{self, BOLD, DIM, MARK, PLAIN, paint, say};
use clap::Args;
use longbox_squad::{RULES, RuleText};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  longbox rules                 the list
  longbox rules block.icon      one rule with its text and source
  longbox rules block           every rule whose id begins so
  longbox rules empty deck      rules that speak of these words
  longbox rules --coverage      rules that no scenario shows")]
pub(crate) struct RulesArgs {
    /// A rule's id, or words to look for
    words: Vec<String>,
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// Print a JSON array
    #[arg(long)]
    json: bool,
    /// Print the rules that no scenario shows at work or at its limit; exit status 1 if there are any
    #[arg(long)]
    coverage: bool,
    /// With --coverage: where the scenarios are
    #[arg(long, value_name = "FOLDER", default_value = "scenarios")]
    scenarios: PathBuf,
}

pub(crate) fn run(args: &RulesArgs) -> miette::Result<ExitCode> {
    if args.coverage {
        return coverage(&args.scenarios, args.json);
    }
    let found = search(&args.words.join(" "));
    if args.json {
        screen::say_json(&found.iter().map(|rule| rule_json(rule)).collect());
    } else if args.words.is_empty() {
        list(&found);
    } else {
        found.iter().for_each(|rule| show(rule));
    }
    if found.is_empty() {
        return Err(miette::miette!("no rule has these words; `longbox rules` lists all of them"));
    }
    Ok(ExitCode::SUCCESS)
}

/// The rule with this id, or those whose id begins so, or those that speak of all the words.
pub(crate) fn search(words: &str) -> Vec<&'static RuleText> {
    let words = words.trim().to_lowercase();
    if let Some(rule) = RULES.iter().find(|rule| rule.id == words) {
        return vec![rule];
    }
    let topic = format!("{words}.");
    let of_topic: Vec<&RuleText> = RULES.iter().filter(|rule| rule.id.starts_with(&topic)).collect();
    if !of_topic.is_empty() {
        return of_topic;
    }
    let speaks = |rule: &&RuleText| {
        let text = format!("{} {} {}", rule.id, rule.title, rule.text).to_lowercase();
        words.split_whitespace().all(|word| text.contains(word))
    };
    RULES.iter().filter(speaks).collect()
}

fn list(rules: &[&RuleText]) {
    let wide = rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    for rule in rules {
        say(format_args!("{}  {}", paint(MARK, format_args!("{:<wide$}", rule.id)), rule.title));
    }
    say(paint(DIM, format_args!("{}. `longbox rules ID` shows one.", screen::count(rules.len(), "rule"))));
}

/// One rule in full.
pub(crate) fn show(rule: &RuleText) {
    say(format_args!("{}  {}", paint(MARK, rule.id), paint(BOLD, rule.title)));
    screen::say_wrapped(2, PLAIN, rule.text);
    screen::say_wrapped(2, DIM, &format!("Rulebook: {}", rule.source));
}

fn rule_json(rule: &RuleText) -> Value {
    json!({ "id": rule.id, "title": rule.title, "text": rule.text, "source": rule.source })
}

/// Rules that no scenario shows at work, or whose limit no scenario shows.
fn coverage(scenarios: &Path, json: bool) -> miette::Result<ExitCode> {
    let report = crate::scenario::report(&[scenarios.to_owned()], &[])?;
    let ids: Vec<&'static str> = RULES.iter().map(|rule| rule.id).collect();
    let coverage = report.coverage(&ids);
    let whole = coverage.not_shown.is_empty() && coverage.not_limited.is_empty() && coverage.unknown.is_empty();
    if json {
        screen::say_json(&json!({
            "rules": RULES.len(),
            "scenarios": report.findings.len(),
            "not_shown": coverage.not_shown,
            "not_limited": coverage.not_limited,
            "unknown": coverage.unknown,
        }));
    } else {
        for (what, ids) in [("not shown at work", &coverage.not_shown), ("no limit shown", &coverage.not_limited)] {
            ids.iter().for_each(|id| say(format_args!("{}  {what}", paint(MARK, id))));
        }
        coverage.unknown.iter().for_each(|(id, place)| say(format_args!("{place}: there is no rule '{id}'")));
        let scenarios = screen::count(report.findings.len(), "scenario");
        let lacking = coverage.not_shown.len().max(coverage.not_limited.len());
        say(format_args!("{}, {scenarios}: {lacking} rules lack scenarios.", screen::count(RULES.len(), "rule")));
    }
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
