//! How a game ended, in words.

use crate::Vs;
use crate::rulebook::{Bound, Rule};
use crate::say::text::words::list;
use longbox_kernel::{Outcome, Reason, Verdict};

impl Vs {
    /// Who won and why. Players are called "Player A" and so on.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        let winners: Vec<String> = match outcome.verdict {
            Verdict::Win(seats) => seats.iter().map(|seat| format!("Player {seat}")).collect(),
            Verdict::Tie | Verdict::Cap => Vec::new(),
        };
        let who = match (outcome.verdict, winners.len()) {
            (Verdict::Win(_), 0) => "Nobody wins".to_owned(),
            (Verdict::Win(_), 1) => format!("{} wins", winners[0]),
            (Verdict::Win(_), _) => format!("{} win", list(&winners, "and")),
            (Verdict::Tie, _) => "The game is a draw".to_owned(),
            (Verdict::Cap, _) => "The game was stopped without a winner".to_owned(),
        };
        format!("{who}: {}.", reason_words(outcome.reason))
    }
}

fn reason_words(reason: Reason) -> String {
    match reason {
        Reason::Rule(number) => match Rule::by_number(number) {
            Some(rule) => rule_words(rule),
            None => "by the rules".to_owned(),
        },
        Reason::Conceded(seat) => format!("player {seat} gave up"),
        Reason::OutOfTime(seat) => format!("player {seat} ran out of time"),
        Reason::AgreedDraw => "all agreed".to_owned(),
        Reason::Bound(number) => {
            Bound::by_number(number).map_or("a bound was reached", |bound| bound.text()).to_owned()
        }
    }
}

fn rule_words(rule: Rule) -> String {
    match rule {
        Rule::WinKo => "no enemy main character is left".to_owned(),
        Rule::WinTogether => "the last main characters fell together, and it was the winner's turn".to_owned(),
        Rule::WinStart => "the main character was lost at the start of a turn".to_owned(),
        Rule::WinFewestWounds => "the cards are gone, and this main character has the fewest wounds".to_owned(),
        Rule::WinTie => "the cards are gone, and the wounds are equal".to_owned(),
        other => other.text().title.to_lowercase(),
    }
}
