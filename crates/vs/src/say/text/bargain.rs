//! Deals: what they can be made of, and their parts as sentences.

use super::clause::{Clause, Doer, Sentence};
use super::effect::sentences;
use super::voice::{Chosen, Noun, Voice};
use super::words::{list, number, owned_by};
use crate::language::{Effect, Keyword, Num, Player};
use crate::say::text::Called;
use crate::state::deal::PARTS;

/// How the one who does not do it is called, until a name is put there.
const OTHER: &str = "of another player";

/// "you may offer an enemy player a deal of two to four of these, each done by one of you: draw a card; lose the game".
pub(super) fn offer(player: &Player, least: &Num, lines: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let whom = voice.somebody(player).text;
    let before = Voice { chosen: Chosen::Another, ..voice.clone() };
    let told = lines.iter().map(|line| {
        let clause = part(line, &mut before.clone()).unwrap_or_else(|| Clause::words(""));
        (clause.verb, format!("{}{}", clause.rest, clause.tail))
    });
    let told: Vec<(String, String)> = told.collect();
    let many = match least {
        Num::N(least) => format!("{} to {}", number(*least), number(PARTS as i16)),
        _ => "some".to_owned(),
    };
    let menu = grouped(&told).join("; ").replace(OTHER, "on the other's side");
    let deal = format!("{whom} a deal of {many} of these, each done by one of you: {menu}");
    let agreed = Clause::words("all of it happens at once").ends();
    vec![
        Clause { may: true, ..Clause::you("offer", deal) }.ends().into(),
        Sentence::lead("if they accept".to_owned(), agreed),
    ]
}

/// Lines with one verb are told together, and so are those that are done to the same.
fn grouped(lines: &[(String, String)]) -> Vec<String> {
    let mut told = Vec::new();
    let mut rest = lines;
    while let [(verb, what), ..] = rest {
        let same_verb = rest.iter().take_while(|line| line.0 == *verb).count();
        let same_whom = rest.iter().take_while(|line| line.1 == *what).count();
        told.push(match same_verb >= same_whom {
            true => format!("{verb} {}", one_of(rest[..same_verb].iter().map(|line| line.1.as_str()))),
            false => format!("{} {what}", one_of(rest[..same_whom].iter().map(|line| line.0.as_str()))),
        });
        rest = &rest[same_verb.max(same_whom)..];
    }
    told
}

/// "a card or your hand"; "one, two or ten cards".
fn one_of<'a>(all: impl Iterator<Item = &'a str>) -> String {
    let all: Vec<String> = all.map(str::to_owned).collect();
    let cards = |what: &String| match what.as_str() {
        "a card" => Some("one".to_owned()),
        _ => what.strip_suffix(" cards").map(str::to_owned),
    };
    match all.iter().map(cards).collect::<Option<Vec<String>>>() {
        Some(numbers) if all.len() > 1 => format!("{} cards", list(&numbers, "or")),
        _ => list(&all, "or"),
    }
}

fn part(effect: &Effect, voice: &mut Voice) -> Option<Clause> {
    sentences(effect, voice).into_iter().next()?.body.into_iter().next()
}

/// A part of a deal: "you draw a card", "Player B puts a wound on their main character". The other one of the two may be
/// spoken of as well; whoever reads it is "you".
pub(crate) fn part_text<'a>(
    effect: &Effect,
    (doer, other): (&str, &str),
    who: impl Into<Called<'a>>,
    keywords: &'a [Keyword],
) -> String {
    let mut voice = Voice::new(who, keywords);
    voice.chosen = Chosen::Another;
    let Some(clause) = part(effect, &mut voice) else { return String::new() };
    let theirs = if other == "you" { "on your side".to_owned() } else { format!("on {} side", owned_by(other)) };
    let told = match doer {
        "you" => clause.told(true),
        _ => {
            let noun = Noun::one(doer);
            Clause { doer: Doer::Player, noun, ..clause }.told(false).replace("your ", "their ")
        }
    };
    told.replace(OTHER, &theirs)
}
