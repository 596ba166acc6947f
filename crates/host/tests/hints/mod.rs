//! Hints: what a strong bot would do, with its numbers.

use crate::common::invitation;
use crate::{Chance, Page, bot, person};
use longbox_protocol::{Call, GameName, Hint, Question, Report};

const LINE: &str = "Someone asked for a hint: this is a practice game now.";

fn opened(game: GameName, others: &[&str]) -> Page {
    let mut page = Page::new();
    let mut players = vec![person("Ann")];
    players.extend(others.iter().map(|name| if *name == "random" { bot(name) } else { person(name) }));
    page.call(Call::Open(invitation(game, &players, 5)));
    page
}

/// Asks for a hint at the question that is open.
fn ask(page: &mut Page) -> Option<Hint> {
    let question = page.question().expect("a question").number;
    page.call(Call::Hint { question });
    page.reports.iter().find_map(|report| if let Report::Hint(hint) = report { Some(hint.clone()) } else { None })
}

/// Plays on until an offer of this group is made.
fn go_to(page: &mut Page, group: &str) -> Question {
    let mut chance = Chance(4);
    for _ in 0..300 {
        let question = page.question().expect("the game goes on");
        if question.offers.iter().any(|offer| offer.group == group) {
            return question;
        }
        page.take_any(&mut chance);
    }
    panic!("{group} is never offered");
}

fn lines(page: &Page) -> usize {
    let log = page.reports.iter().flat_map(|report| match report {
        Report::Table { log, .. } => log.clone(),
        Report::Update(update) => update.log.clone(),
        _ => Vec::new(),
    });
    log.filter(|line| line.text == LINE).count()
}

#[test]
fn a_hint_names_a_whole_attack_and_can_be_followed() {
    let mut page = opened(GameName::Vs, &["random"]);
    for _ in 0..12 {
        let question = go_to(&mut page, "Attack");
        let hint = ask(&mut page).expect("advice");
        assert_eq!(hint.question, question.number);
        let pick = hint.pick().expect("an offer");
        let offer = question.offers.iter().find(|offer| offer.pick == pick).expect("an offer of the question");
        assert_eq!(hint.steps[0].label, offer.label);
        assert!(hint.odds.iter().all(|odds| odds.chance <= 1_000), "{hint:?}");
        page.call(Call::Answer { question: hint.question, pick, then: hint.then() });
        assert_eq!(page.refusal(), None);
        if offer.group == "Attack" && hint.steps.len() > 1 {
            assert_ne!(page.question().expect("a question").number, question.number + 1, "the target is chosen, too");
            return;
        }
    }
    panic!("no attack is ever advised");
}

#[test]
fn asking_makes_the_game_practice_and_the_log_keeps_it() {
    for game in [GameName::Vs, GameName::Squad] {
        let mut page = opened(game, &["random"]);
        go_to(&mut page, if game == GameName::Vs { "Recruit" } else { "" });
        assert!(!page.table.as_ref().expect("a table").practice);
        let hint = ask(&mut page).expect("advice");
        assert!(page.table.as_ref().expect("a table").practice);
        assert_eq!(lines(&page), 1);
        assert_eq!(ask(&mut page), Some(hint), "the same question has the same answer");
        assert_eq!(lines(&page), 0, "it is told once");
        let saved = page.saved.clone().expect("kept");
        page.call(Call::Resume(Box::new(saved)));
        assert_eq!(lines(&page), 1);
        assert!(page.table.as_ref().expect("a table").practice);
    }
}

#[test]
fn there_are_no_hints_against_people_and_none_for_old_questions() {
    let mut page = opened(GameName::Squad, &["Bea"]);
    let seat = page.curtain.expect("somebody is to look");
    page.call(Call::Look(seat));
    assert_eq!(ask(&mut page), None);
    assert_eq!(page.refusal(), Some("Hints are for games against bots only."));
    let mut page = opened(GameName::Vs, &["random"]);
    let question = page.question().expect("a question").number;
    page.call(Call::Hint { question: question + 1 });
    assert_eq!(page.refusal(), Some("You have nothing to decide right now."));
}
