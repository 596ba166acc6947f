//! The text of a scenario file, split into its parts. Nothing here knows a game.

use crate::fault::Fault;
use crate::limits;
use longbox_catalog::limits::{bytes, excerpt};

/// One meaningful line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine {
    /// In the file, counted from 1.
    pub number: usize,
    /// Without its comment; joined from several if they ended with a backslash.
    pub text: String,
}

/// Whether an answer solves a position or spoils it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One of the plays that solve it.
    Best,
    /// A blunder.
    Never,
}

/// A `best` or `never` line: what a bot that is asked should do, or must not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The play, or an expectation for the end of the turn.
    pub line: SourceLine,
    /// What it means for the bot.
    pub verdict: Verdict,
    /// It may come at any time of the turn, not only at once.
    pub this_turn: bool,
}

impl Answer {
    /// What it says about the end of the turn, if it names no play.
    pub fn expectation(&self) -> Option<&str> {
        self.line.text.strip_prefix("expect ")
    }
}

/// One scenario of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scenario {
    /// What it shows, as a sentence.
    pub title: String,
    /// Where it begins.
    pub line: usize,
    /// Rules that it shows at work.
    pub shows: Vec<String>,
    /// Rules whose limit it shows.
    pub limits: Vec<String>,
    /// Outside cases that it covers.
    pub cases: Vec<String>,
    /// The rules of both lists, each with its line.
    pub rules: Vec<SourceLine>,
    /// Set-up, plays and expectations in order.
    pub lines: Vec<SourceLine>,
    /// What a bot should do in the position that the lines lead to.
    pub answers: Vec<Answer>,
}

/// The format of a file. Files without a format line keep the meaning that they were written with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// `A ends the turn` declines what is offered until the turn is over.
    #[default]
    First,
    /// It stops at a choice.
    Second,
}

impl Format {
    /// What new files should have.
    pub const NEWEST: Format = Format::Second;
    /// The line of the newest format.
    pub const LINE: &'static str = "format: 2";

    fn read(word: &str) -> Result<Format, Fault> {
        match word.trim() {
            "1" => Ok(Format::First),
            "2" => Ok(Format::Second),
            other => Err(Fault::new(format!("'{}' is no format of a file; formats are 1 and 2", excerpt(other)))),
        }
    }
}

/// A whole file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// The short name of the game: "vs".
    pub game: String,
    /// What `A ends the turn` means: see [`Format`].
    pub format: Format,
    /// Cards made up for this file.
    pub cards: Vec<SourceLine>,
    /// In the order of the file.
    pub scenarios: Vec<Scenario>,
}

/// Splits a text.
pub fn parse(text: &str) -> Result<File, Fault> {
    if text.len() > limits::FILE_BYTES {
        let (found, most) = (bytes(text.len()), bytes(limits::FILE_BYTES));
        let what = format!("the file has {found}; a scenario file has at most {most}; is it the right file?");
        return Err(Fault::new(what).at(1));
    }
    let mut file = File::default();
    // A line that ends with a backslash goes on in the next one.
    let mut begun: Option<(usize, String)> = None;
    for (at, raw) in text.lines().enumerate() {
        let (number, mut whole) = begun.take().unwrap_or((at + 1, String::new()));
        let text = without_comment(raw);
        if let Some(part) = text.strip_suffix('\\') {
            whole.push_str(part);
            begun = Some((number, whole));
            continue;
        }
        whole.push_str(text);
        if whole.is_empty() {
            continue;
        }
        take(&mut file, number, &whole).map_err(|fault| fault.at(number))?;
    }
    match file.game.as_str() {
        "" => Err(Fault::new("the file must begin with the game it is about, as in 'game: squad'").at(1)),
        _ => Ok(file),
    }
}

fn without_comment(raw: &str) -> &str {
    let text = raw.trim();
    if text.starts_with('#') {
        return "";
    }
    // A '#' with a digit behind it numbers a Keeper; with a space behind it begins a comment.
    text.find(" # ").map_or(text, |at| text[..at].trim_end())
}

fn take(file: &mut File, number: usize, text: &str) -> Result<(), Fault> {
    if let Some(game) = text.strip_prefix("game:") {
        file.game = game.trim().to_owned();
        return Ok(());
    }
    if let Some(format) = text.strip_prefix("format:").filter(|_| file.scenarios.is_empty()) {
        file.format = Format::read(format)?;
        return Ok(());
    }
    let makes_up_a_card = text.starts_with("card ") || text.starts_with("card:");
    if makes_up_a_card && file.scenarios.is_empty() {
        file.cards.push(SourceLine { number, text: text.to_owned() });
        return limits::check(file.cards.len(), limits::MADE_UP, "made-up cards");
    }
    if let Some(title) = text.strip_prefix("scenario:") {
        file.scenarios.push(Scenario { title: title.trim().to_owned(), line: number, ..Scenario::default() });
        return limits::check(file.scenarios.len(), limits::SCENARIOS, "scenarios in one file");
    }
    let Some(scenario) = file.scenarios.last_mut() else {
        return Err(Fault::new(format!("'{}' stands before the first 'scenario: TITLE' line", excerpt(text))));
    };
    let list = |words: &str| {
        words.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect::<Vec<_>>()
    };
    let rule = |text: String| SourceLine { number, text };
    match text.split_once(':') {
        Some(("shows", words)) => {
            scenario.shows.extend(list(words));
            scenario.rules.extend(list(words).into_iter().map(rule));
        }
        // For readers only.
        Some(("note", _)) => {}
        Some(("limits", words)) => {
            scenario.limits.extend(list(words));
            scenario.rules.extend(list(words).into_iter().map(rule));
        }
        Some(("case" | "cases", words)) => scenario.cases.extend(list(words)),
        Some((word @ ("best" | "never" | "best this turn" | "never this turn"), words)) => {
            scenario.answers.push(answer(word, SourceLine { number, text: words.trim().to_owned() })?);
        }
        _ if !scenario.answers.is_empty() => {
            return Err(Fault::new("'best' and 'never' lines stand at the end of a scenario"));
        }
        _ => scenario.lines.push(SourceLine { number, text: text.to_owned() }),
    }
    limits::check(scenario.lines.len(), limits::LINES, "lines of one scenario")
}

/// A line that says what a bot should do.
fn answer(word: &str, line: SourceLine) -> Result<Answer, Fault> {
    let verdict = if word.starts_with("best") { Verdict::Best } else { Verdict::Never };
    let answer = Answer { line, verdict, this_turn: word.ends_with("this turn") };
    match answer.expectation() {
        Some(_) if !answer.this_turn => Err(Fault::new(format!(
            "what is expected is looked at when the turn is over: write '{word} this turn: {}'",
            answer.line.text
        ))),
        _ => Ok(answer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_falls_into_scenarios_with_their_rules_and_cases() {
        let text = "game: squad\n# a comment\nscenario: One # two\nshows: a.b, c\nlimits: d\ncase: S001\npower 3\n\nscenario: Two\nA plays Yoink! # why not\n";
        let file = parse(text).unwrap();
        assert_eq!(file.scenarios.len(), 2);
        assert_eq!(file.scenarios[0].shows, ["a.b", "c"]);
        assert_eq!(file.scenarios[0].cases, ["S001"]);
        assert_eq!(file.scenarios[0].lines, [SourceLine { number: 7, text: "power 3".to_owned() }]);
        assert_eq!(file.scenarios[1].lines[0].text, "A plays Yoink!");
    }

    #[test]
    fn what_a_bot_should_do_stands_at_the_end() {
        let text = "game: vs\nscenario: x\nA hand: Filler\nbest: A passes\nnever this turn: expect log: Kod A\n";
        let answers = parse(text).unwrap().scenarios.remove(0).answers;
        assert_eq!((answers[0].verdict, answers[0].this_turn), (Verdict::Best, false));
        assert_eq!((answers[1].verdict, answers[1].this_turn), (Verdict::Never, true));
        assert_eq!(answers[1].expectation(), Some("log: Kod A"));
        assert_eq!(parse(&format!("{text}A passes\n")).unwrap_err().line, 6);
        assert_eq!(parse(&text.replace(" this turn", "")).unwrap_err().line, 5);
    }

    #[test]
    fn a_file_without_its_game_is_refused() {
        assert!(parse("scenario: x\n").unwrap_err().what.contains("game: squad"));
        assert_eq!(parse("game: squad\npower 3\n").unwrap_err().line, 2);
    }
}
