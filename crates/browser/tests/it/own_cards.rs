//! The player's own cards: written in the editor, kept, built into a deck and played.

use longbox_browser::{Outcome, Screen, Visit, with_page};
use serde_json::Value;
use thirtyfour::prelude::{Key, TypingData};

use crate::pages::fits;

/// A card that a deck may hold as often as it likes.
const LAMPLIGHTER: &str = r#"[
    (
        id: "MY-001", name: "Lamplighter", kind: Supporting(cost: 1), teams: ["X-Men"],
        pronoun: He, stats: (atk: 2, def: 1, health: 1), limit: 60,
        powers: [
            Use(name: "Lights Out", when: Main, cost: [Skill], then: [Exhaust(One([Enemy, Ready]))]),
        ],
    ),
]
"#;
const DECK: &str = "name: Lamps\nformat: casual\nmain: Wolverine\n\n58 Lamplighter\n2 Iceman\n";

/// The card is in the list of the builder.
const IN_LIST: &str =
    "return [...document.querySelectorAll('.row__name')].some((one) => one.textContent === 'Lamplighter')";

/// The card is in the player's first hand.
const IN_HAND: &str =
    "return ['.opening', '.hand'].some((place) => document.querySelector(place)?.textContent.includes('Lamplighter'))";

/// The page of own cards.
async fn open(visit: &Visit) -> Outcome {
    visit.run("location.hash = '#/own-cards'").await?;
    visit.find(".newfile__example").await?;
    Ok(())
}

/// A new file with the example of a game, in the editor.
async fn begin(visit: &Visit, game: &str) -> Outcome {
    open(visit).await?;
    visit.click(&format!(".newfile[data-game={game}] .newfile__example")).await?;
    visit.sees(".verdict", "No mistakes: 1 card").await
}

/// Writes the whole text anew, as if it was pasted.
async fn write(visit: &Visit, selector: &str, text: &str) -> Outcome {
    let script = format!(
        "const field = document.querySelector('{selector}'); field.value = {}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); field.dispatchEvent(new Event('change', {{ bubbles: true }}))",
        Value::from(text)
    );
    visit.find(selector).await?;
    visit.run(&script).await?;
    Ok(())
}

async fn text(visit: &Visit) -> Outcome<String> {
    let text = visit.run("return document.querySelector('.code__text')?.value ?? ''").await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

async fn press(visit: &Visit, keys: impl Into<TypingData>) -> Outcome {
    visit.driver().action_chain().send_keys(keys).perform().await?;
    Ok(())
}

/// The file with the lamplighter, told to the games.
async fn lamplighter(visit: &Visit) -> Outcome {
    begin(visit, "vs").await?;
    write(visit, ".code__text", LAMPLIGHTER).await?;
    visit.sees(".proof__cards .card__name", "Lamplighter").await
}

/// A deck of lamplighters on the builder.
async fn deck(visit: &Visit) -> Outcome {
    visit.run("location.hash = '#/decks'").await?;
    visit.click(".newdeck .btn--main").await?;
    visit.button("Import").await?.click().await?;
    write(visit, ".import__words textarea", DECK).await?;
    visit.click(".import__read").await?;
    visit.sees(".import__found", "60 cards").await?;
    visit.click(".import__replace").await?;
    visit.sees(".dhead__state", "saved in this browser").await
}

#[test]
fn a_card_is_written_with_words_that_are_offered() {
    with_page("own-card-written", Screen::DESKTOP, async |visit| {
        open(visit).await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("own-cards-desktop").await?;
        begin(visit, "vs").await?;
        visit.sees(".proof__cards .card__name", "Night Warden").await?;
        visit.sees(".proof__cards .card__text", "Exhaust a ready enemy character").await?;
        visit.until("return document.querySelector('.proof .card__art img').src.startsWith('blob:')").await?;

        // All that fits is offered where it is asked for.
        let select = "const field = document.querySelector('.code__text'); field.focus(); \
                      const at = field.value.indexOf('powers:'); field.setSelectionRange(at, at)";
        visit.run(select).await?;
        visit.driver().action_chain().key_down(Key::Control).send_keys(" ").key_up(Key::Control).perform().await?;
        visit.sees("[role=listbox] [aria-selected=true]", "aka").await?;
        press(visit, Key::Down).await?;
        visit.sees(".wordbox__about", "What a token costs").await?;
        visit.picture("own-cards").await?;
        press(visit, Key::Escape).await?;

        // A mistake is told as in the terminal, its line is marked, and a click goes there.
        let before = text(visit).await?;
        write(visit, ".code__text", &before.replace("Exhaust(", "Exhuast(")).await?;
        visit.sees(".verdict__text", "`Exhuast` in enum `Effect`").await?;
        visit.sees(".verdict__hint", "did you mean `Exhaust`?").await?;
        visit.sees(".verdict__place", "Line 8, column ").await?;
        visit.find(".code__wrong").await?;
        visit.sees(".proof__old", "before the mistake").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("own-card-mistake-desktop").await?;
        visit.click(".verdict__place").await?;
        let at = "const field = document.activeElement; return field.value.slice(0, field.selectionStart).split('\\n').length";
        assert_eq!(visit.run(at).await?, 8);

        // Words are offered while one is written; the keyboard chooses.
        let select = "const field = document.querySelector('.code__text'); field.focus(); \
                      const at = field.value.indexOf('Exhuast'); field.setSelectionRange(at, at + 7)";
        visit.run(select).await?;
        press(visit, "Ex").await?;
        visit.sees("[role=listbox] [aria-selected=true]", "Exhaust").await?;
        visit.sees(".wordbox__about", "Exhaust(Select)").await?;
        let told = "return [...document.querySelectorAll('[role=status]')].some((one) => /suggestions?/.test(one.textContent))";
        visit.until(told).await?;
        let active =
            "return document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).textContent";
        assert!(visit.run(active).await?.as_str().is_some_and(|active| active.starts_with("Exhaust")));
        assert_eq!(visit.barriers().await?, []);
        visit.picture("own-card-words-desktop").await?;
        press(visit, Key::Escape).await?;
        visit.until("return document.querySelector('[role=listbox]') === null").await?;
        press(visit, Key::Backspace).await?;
        visit.find("[role=listbox]").await?;
        press(visit, Key::Down).await?;
        visit.until("return document.querySelectorAll('[role=option]')[1].ariaSelected === 'true'").await?;
        press(visit, Key::Up).await?;
        visit.sees("[role=listbox] [aria-selected=true]", "E").await?;
        press(visit, "xh").await?;
        visit.sees("[role=listbox] [aria-selected=true]", "Exhaust").await?;
        press(visit, Key::Tab).await?;
        visit.sees(".verdict", "No mistakes: 1 card").await?;
        assert_eq!(text(visit).await?, before);

        // What is kept is there after a reload.
        write(visit, ".code__text", &before.replace("Night Warden", "Lamplighter")).await?;
        visit.sees(".proof__cards .card__name", "Lamplighter").await?;
        visit.sees(".fhead__state", "saved in this browser").await?;
        visit.reload().await?;
        visit.sees(".proof__cards .card__name", "Lamplighter").await
    });
}

#[test]
fn an_own_card_is_found_built_with_and_played() {
    with_page("own-card-played", Screen::DESKTOP, async |visit| {
        lamplighter(visit).await?;
        visit.run("location.hash = '#/cards/vs?q=lamplighter'").await?;
        visit.until("return document.querySelectorAll('.thumbs__card').length === 1").await?;
        visit.sees(".thumbs__card", "Lamplighter").await?;
        deck(visit).await?;
        visit.until(IN_LIST).await?;
        visit.picture("own-card-deck-desktop").await?;
        visit.reload().await?;
        visit.until(IN_LIST).await?;
        visit.click(".dhead__play").await?;
        visit.sees(".startbar", "Lamps").await?;
        visit.click(".startbar .btn--main").await?;
        visit.find(".act[data-question]").await?;
        // Who goes first is the first question.
        visit.sees(".act .prompt", "Who goes first?").await?;
        press(visit, "1").await?;
        visit.sees(".act .prompt", "front or back row?").await?;
        press(visit, "1").await?;
        visit.until(IN_HAND).await?;
        visit.picture("own-card-game-desktop").await?;
        // The game that was interrupted goes on with the card.
        visit.reload().await?;
        visit.until(IN_HAND).await
    });
}

#[test]
fn a_deck_says_that_its_card_is_gone_and_loses_no_line() {
    with_page("own-card-gone", Screen::DESKTOP, async |visit| {
        lamplighter(visit).await?;
        deck(visit).await?;
        open(visit).await?;
        visit.click(".ownfile__delete").await?;
        visit.sees(".ownfile__sure", "Lamps").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.click(".ownfile__sure .btn--danger").await?;
        visit.sees(".nothing", "No files yet").await?;
        visit.run("location.hash = '#/decks'").await?;
        visit.sees(".mydeck__lost", "can't be played").await?;
        visit.click(".mydeck__front").await?;
        visit.sees(".unread", "58 Lamplighter").await?;
        visit.sees(".unread", "There is no card 'Lamplighter'").await?;
        // Another change does not take the line out, and neither does a reload.
        visit.click(".row .step").await?;
        visit.sees(".row__n", "1").await?;
        visit.sees(".dhead__state", "saved in this browser").await?;
        visit.reload().await?;
        visit.sees(".unread", "58 Lamplighter").await?;
        // With the card the deck is whole again.
        lamplighter(visit).await?;
        visit.run("location.hash = '#/decks'").await?;
        visit.click(".mydeck__front").await?;
        visit.until(IN_LIST).await?;
        visit.until("return document.querySelector('.unread') === null").await
    });
}

#[test]
fn what_is_no_file_of_cards_is_refused_and_a_used_id_is_told() {
    with_page("own-card-faults", Screen::DESKTOP, async |visit| {
        open(visit).await?;
        let bring = async |name: &str, script: &str| -> Outcome {
            let script = format!(
                "const input = document.querySelector('.newfile[data-game=vs] input[type=file]'); \
                 const box = new DataTransfer(); box.items.add(new File([{script}], '{name}')); \
                 input.files = box.files; input.dispatchEvent(new Event('change', {{ bubbles: true }}))"
            );
            visit.run(&script).await?;
            Ok(())
        };
        bring("picture.ron", "new Uint8Array([137, 80, 78, 71, 0, 255, 254])").await?;
        visit.sees(".notice", "it isn't text").await?;
        bring("long.ron", "' '.repeat(5 << 20)").await?;
        visit.sees(".notice", "files of cards have at most 4 MB").await?;
        bring("huge.ron", "' '.repeat(17 << 20)").await?;
        visit.sees(".notice", "too large").await?;
        visit.sees(".nothing", "No files yet").await?;
        // An id and a name that are used already.
        let card =
            |id: &str, name: &str| format!("[\n(id: \"{id}\", name: \"{name}\", kind: Location(gives: [Skill])),\n]");
        bring("mine.ron", &Value::from(card("AFF-001", "Mine")).to_string()).await?;
        visit.sees(".verdict__place", "Line 2").await?;
        visit.sees(".verdict__hint", "give one of them another id").await?;
        write(visit, ".code__text", &card("MY-001", "Find Cover")).await?;
        visit.sees(".verdict__text", "mean another card by \"Find Cover\"").await?;
        visit.sees(".verdict__hint", "give your card another name").await?;
        // Storage that is full loses nothing without a word.
        visit
            .run("IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }")
            .await?;
        write(visit, ".code__text", &card("MY-001", "My Cover")).await?;
        visit.sees(".notkept", "can't store any more").await?;
        visit.sees(".verdict", "No mistakes: 1 card").await
    });
}

#[test]
fn a_card_is_copied_for_either_game() {
    with_page("own-card-copied", Screen::DESKTOP, async |visit| {
        begin(visit, "squad").await?;
        visit.sees(".proof__cards .card__name", "Second Wind").await?;
        write(visit, ".cardpick input", "Go Team!").await?;
        visit.click(".cardpick__copy").await?;
        visit.sees(".verdict", "No mistakes: 2 cards").await?;
        let names = "return [...document.querySelectorAll('.proof__cards .card__name')].map((one) => one.textContent).join(', ')";
        assert_eq!(visit.run(names).await?, "Second Wind, My Go Team!");
        assert!(text(visit).await?.contains("id: \"MY-002\", name: \"My Go Team!\""));
        visit.picture("own-card-copied-desktop").await
    });
}

#[test]
fn a_phone_writes_cards() {
    with_page("own-card-phone", Screen::PHONE.dark(), async |visit| {
        let shows = async |part: &str| -> Outcome {
            fits(visit, part).await?;
            assert_eq!(visit.barriers().await?, [], "{part} shuts somebody out");
            visit.picture(&format!("own-cards-{part}-phone")).await
        };
        open(visit).await?;
        shows("files").await?;
        begin(visit, "vs").await?;
        visit.sees(".proof__cards .card__name", "Night Warden").await?;
        shows("editor").await?;
        visit.run("const field = document.querySelector('.code__text'); field.focus(); const at = field.value.indexOf('Exhaust'); field.setSelectionRange(at, at + 7)").await?;
        press(visit, "Ex").await?;
        visit.find("[role=listbox]").await?;
        shows("words").await?;
        press(visit, Key::Enter).await?;
        visit.sees(".verdict", "No mistakes: 1 card").await
    });
}
