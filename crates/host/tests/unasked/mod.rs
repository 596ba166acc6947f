//! Questions that people are spared, and how they get to them all the same.

use crate::common::invitation;
use crate::{Chance, Page, person};
use longbox_protocol::{Call, FormationState, GameName, LogLine, Pick, Question, Report, Stops, UndoState, Who};

const STAYS: &str = "Auto: your formation stays as it is.";
const ASKS: &str = "Switch anyone's row?";

fn bot() -> Who {
    Who::Bot("random".to_owned())
}

fn opened(seed: u64, stops: Stops) -> Page {
    let mut page = Page::new();
    page.call(Call::Open(invitation(GameName::Vs, &[person("Ann"), bot()], seed)));
    page.call(Call::Stops(stops));
    page
}

/// The question, with the first row or the first card chosen until this is asked; passing otherwise.
fn go_to(page: &mut Page, text: &str) -> Question {
    for _ in 0..400 {
        let question = page.question().expect("the game goes on");
        if question.text.starts_with(text) {
            return question;
        }
        let recruit = question.text.starts_with("Choose a recruit").then(|| question.offers.first()).flatten();
        let row = question.text.contains("row?").then(|| question.offers.first()).flatten();
        let resource = question.text.starts_with("Play a resource").then(|| question.offers.first()).flatten();
        let offer = recruit.or(row).or(resource).or(question.offers.last()).expect("an offer");
        page.answer(&question, offer.pick);
        assert_eq!(page.refusal(), None);
    }
    panic!("{text} is never asked");
}

fn told(page: &Page) -> Vec<LogLine> {
    let lines = page.reports.iter().flat_map(|report| match report {
        Report::Table { log, .. } => log.clone(),
        Report::Update(update) => update.log.clone(),
        _ => Vec::new(),
    });
    lines.collect()
}

fn formation(page: &Page) -> FormationState {
    page.table.as_ref().expect("a table").formation
}

/// The first own turn, at its main phase: the host has kept the formation just now.
fn at_main() -> Page {
    let mut page = opened(3, Stops::default());
    go_to(&mut page, "Play a resource");
    for _ in 0..8 {
        if formation(&page) == FormationState::Skipped {
            return page;
        }
        let question = page.question().expect("the game goes on");
        page.answer(&question, question.offers.last().expect("passing").pick);
    }
    panic!("the formation is never skipped");
}

#[test]
fn the_formation_stays_without_a_question_and_the_log_says_so() {
    let mut page = at_main();
    assert_ne!(page.question().expect("a question").text, ASKS);
    assert!(told(&page).iter().any(|line| line.text == STAYS), "{:?}", told(&page));
    // The line is kept with the game.
    let saved = page.saved.clone().expect("kept");
    page.call(Call::Resume(Box::new(saved)));
    assert_eq!(told(&page).iter().filter(|line| line.text == STAYS).count(), 1);
    assert_eq!(formation(&page), FormationState::Skipped);
}

#[test]
fn who_wants_to_be_asked_everything_is() {
    let mut page = opened(3, Stops { fewer_questions: false, ..Stops::default() });
    go_to(&mut page, ASKS);
    assert_eq!(formation(&page), FormationState::None);
}

#[test]
fn a_skipped_formation_can_be_opened_again() {
    let mut page = at_main();
    let made = page.table.as_ref().expect("a table").made;
    page.call(Call::Formation);
    assert_eq!(page.refusal(), None);
    let question = page.question().expect("a question");
    assert_eq!(question.text, ASKS);
    assert!(!page.table.as_ref().expect("a table").practice, "nothing was learnt since");
    assert!(!told(&page).iter().any(|line| line.text == STAYS), "nothing was answered for the player");
    page.answer(&question, question.offers.last().expect("passing").pick);
    assert_eq!(page.table.as_ref().expect("a table").made, made);
    assert_eq!(formation(&page), FormationState::None, "the player has seen to it");
}

#[test]
fn the_formation_can_be_asked_for_beforehand() {
    let mut page = opened(3, Stops::default());
    go_to(&mut page, "Play a resource");
    assert_eq!(formation(&page), FormationState::Ahead);
    page.call(Call::Formation);
    assert_eq!(formation(&page), FormationState::Wanted);
    page.call(Call::Formation);
    assert_eq!(formation(&page), FormationState::Ahead, "the second press takes it back");
    page.call(Call::Formation);
    go_to(&mut page, ASKS);
}

#[test]
fn undo_goes_back_past_what_nobody_was_asked() {
    let mut page = opened(3, Stops::default());
    go_to(&mut page, "Play a resource");
    page.call(Call::Formation);
    page.call(Call::Formation);
    let question = page.question().expect("a question");
    page.answer(&question, question.offers.last().expect("passing").pick);
    assert_eq!(page.table.as_ref().expect("a table").undo, UndoState::Fair);
    page.call(Call::Undo);
    assert_eq!(page.question().expect("a question").text, question.text);
}

#[test]
fn a_recruit_and_its_row_are_one_answer() {
    let mut page = opened(3, Stops::default());
    let question = go_to(&mut page, "Choose a recruit");
    let offer = question.offers.iter().find(|offer| !offer.ways.is_empty()).expect("a character to recruit");
    let labels: Vec<&str> = offer.ways.iter().map(|way| way.label.as_str()).collect();
    assert_eq!(labels, ["Front row", "Back row"]);
    let then = vec![offer.ways[1].then.clone()];
    page.call(Call::Answer { question: question.number, pick: offer.pick, then });
    assert_eq!(page.refusal(), None);
    assert!(told(&page).iter().any(|line| line.text.contains("into the back row")), "{:?}", told(&page));
}

#[test]
fn random_games_go_on_with_few_questions_as_they_do_with_all() {
    for seed in 0..6 {
        let mut page = opened(seed, Stops::default());
        let mut chance = Chance(seed);
        let mut formations = 0;
        for _ in 0..2_000 {
            if page.is_over() {
                break;
            }
            let question = page.question().expect("a question");
            if formation(&page) == FormationState::Skipped && chance.below(3) == 0 {
                page.call(Call::Formation);
                assert_eq!(page.refusal(), None);
                assert_eq!(page.question().expect("a question").text, ASKS);
                formations += 1;
                continue;
            }
            match question.offers.is_empty() {
                true => page.answer(&question, Pick::Option(0)),
                false => page.take_any(&mut chance),
            }
        }
        assert!(page.is_over(), "the game comes to its end");
        assert!(formations > 0, "somebody changed rows after all");
    }
}
