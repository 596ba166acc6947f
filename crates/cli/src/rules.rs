//! `longbox rules`: the rules of the game, each with its id and source.

use crate::game::TerminalGame;
use crate::options::{GameArg, Json};
use crate::screen::{self, BOLD, DIM, MARK, PLAIN, paint, say};
use clap::Args;
use longbox_protocol::RuleInfo;
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = G::EXAMPLES.rules)]
pub(crate) struct RulesArgs<G: TerminalGame> {
    /// A rule's id, or words to look for
    words: Vec<String>,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    /// Print the rules that no scenario shows at work or at its limit; exit status 1 if there are any
    #[arg(long)]
    coverage: bool,
    /// With --coverage: where the scenarios are
    #[arg(long, value_name = "FOLDER", default_value = "scenarios")]
    scenarios: PathBuf,
    #[arg(skip)]
    of: PhantomData<G>,
}

pub(crate) fn run<G: TerminalGame>(args: &RulesArgs<G>) -> miette::Result<ExitCode> {
    if args.coverage {
        return coverage::<G>(&args.scenarios, args.output.json);
    }
    let laws = G::laws();
    let found = search(&laws, &args.words.join(" "));
    if args.output.json {
        screen::say_json(&found.iter().copied().map(rule_json).collect());
    } else if args.words.is_empty() {
        list(&found);
    } else {
        found.iter().copied().for_each(show);
    }
    if found.is_empty() {
        return Err(miette::miette!("no rule has these words; `longbox rules` lists all of them"));
    }
    Ok(ExitCode::SUCCESS)
}

/// The rule with this id, or those whose id begins so, or those that speak of all the words.
pub(crate) fn search<'a>(rules: &'a [RuleInfo], words: &str) -> Vec<&'a RuleInfo> {
    let words = words.trim().to_lowercase();
    if let Some(rule) = rules.iter().find(|rule| rule.id == words) {
        return vec![rule];
    }
    let topic = format!("{words}.");
    let of_topic: Vec<&RuleInfo> = rules.iter().filter(|rule| rule.id.starts_with(&topic)).collect();
    if !of_topic.is_empty() {
        return of_topic;
    }
    let speaks = |rule: &&RuleInfo| {
        let text = format!("{} {} {}", rule.id, rule.title, rule.text).to_lowercase();
        words.split_whitespace().all(|word| text.contains(word))
    };
    rules.iter().filter(speaks).collect()
}

fn list(rules: &[&RuleInfo]) {
    let wide = rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    for rule in rules {
        say(format_args!("{}  {}", paint(MARK, format_args!("{:<wide$}", rule.id)), rule.title));
    }
    say(paint(DIM, format_args!("{}. `longbox rules ID` shows one.", screen::count(rules.len(), "rule"))));
}

/// One rule in full.
pub(crate) fn show(rule: &RuleInfo) {
    say(format_args!("{}  {}", paint(MARK, &rule.id), paint(BOLD, &rule.title)));
    screen::say_wrapped(2, PLAIN, &rule.text);
    screen::say_wrapped(2, DIM, &format!("Rulebook: {}", rule.source));
}

fn rule_json(rule: &RuleInfo) -> Value {
    json!({ "id": rule.id, "title": rule.title, "text": rule.text, "source": rule.source })
}

/// Rules that no scenario shows at work, or whose limit no scenario shows.
fn coverage<G: TerminalGame>(scenarios: &Path, json: bool) -> miette::Result<ExitCode> {
    let game = crate::load::catalog::<G>(&[])?.game.scenarios();
    let rules = game.rules().len();
    let coverage = crate::scenario::coverage(&*game, scenarios)?;
    let whole = coverage.not_shown.is_empty() && coverage.not_limited.is_empty();
    if json {
        screen::say_json(&json!({
            "rules": rules,
            "scenarios": coverage.scenarios,
            "not_shown": coverage.not_shown,
            "not_limited": coverage.not_limited,
        }));
    } else {
        for (what, lacking) in [("not shown at work", &coverage.not_shown), ("no limit shown", &coverage.not_limited)] {
            lacking.iter().for_each(|id| say(format_args!("{}  {what}", paint(MARK, id))));
        }
        let scenarios = screen::count(coverage.scenarios, "scenario");
        let lacking = coverage.not_shown.len().max(coverage.not_limited.len());
        say(format_args!("{}, {scenarios}: {lacking} rules lack scenarios.", screen::count(rules, "rule")));
    }
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
