//! Test games of a deck on the builder: chosen, played in workers, stopped, told.

use std::fs;

use longbox_browser::{Outcome, Screen, Visit, with_page, with_page_in};
use serde_json::json;

use crate::decks::{copy_of, open, write_text};
use crate::later::copy;
use crate::pages::fits;

const ESCAPE: char = '\u{e00c}';
const ENTER: char = '\u{e007}';

/// True when the report is here.
const REPORT: &str =
    "return document.querySelector('.trial__report > div')?.shadowRoot?.querySelector('.splash__n') != null";

/// What the report says in a place of it.
async fn reported(visit: &Visit, selector: &str) -> Outcome<String> {
    let script = format!(
        "return document.querySelector('.trial__report > div')?.shadowRoot?.querySelector('{selector}')?.textContent ?? ''"
    );
    Ok(visit.run(&script).await?.as_str().unwrap_or_default().to_owned())
}

async fn press(visit: &Visit, key: impl Into<String>) -> Outcome {
    visit.driver().action_chain().send_keys(key.into()).perform().await?;
    Ok(())
}

/// Opens the page of the test with the keyboard and asks for so many games.
async fn ask_for(visit: &Visit, games: u32) -> Outcome {
    press(visit, "t").await?;
    visit.find(".trial__setup .trial__start").await?;
    write_text(visit, ".trial__games input", &games.to_string()).await
}

/// The report is here, and about so many games.
async fn is_told(visit: &Visit, games: u32) -> Outcome {
    visit.sees(".trial__how", &format!("{games} games were played.")).await?;
    visit.until(REPORT).await?;
    let how = reported(visit, ".doc__how").await?;
    assert!(how.starts_with(&format!("{games} games against")), "{how}");
    Ok(())
}

/// Remembers what the page saves instead of saving it.
const CATCH_FILES: &str = "window.saved = []; const click = HTMLAnchorElement.prototype.click; \
    HTMLAnchorElement.prototype.click = function () { this.download ? window.saved.push(this.download) : click.call(this) }";
/// Counts the workers that are at work.
const COUNT_WORKERS: &str = "window.working = 0; window.Worker = class extends Worker { \
    constructor(...told) { super(...told); window.working += 1; window.latest = this } \
    terminate() { window.working -= 1; super.terminate() } }";
/// Remembers what a screen reader is told.
const HEAR: &str = "window.told = []; const line = document.querySelector('[aria-live=polite]'); \
    new MutationObserver(() => line.textContent && window.told.push(line.textContent)) \
    .observe(line, { childList: true, characterData: true, subtree: true })";

#[test]
fn a_deck_is_tested_to_its_end() {
    with_page("testing-end", Screen::DESKTOP, async |visit| {
        copy_of(visit, 0).await?;
        visit.sees(".test small", "2,000 games").await?;
        ask_for(visit, 32).await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-setup-desktop").await?;
        visit.run(HEAR).await?;
        visit.run("document.querySelector('.trial__start').focus()").await?;
        press(visit, ENTER).await?;
        is_told(visit, 32).await?;
        let told = visit.run("return window.told").await?;
        let told = told.as_array().map(Vec::len).unwrap_or_default();
        assert!((1..=4).contains(&told), "{told} announcements");
        assert!(visit.driver().title().await?.contains(" wins "));
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-report-desktop").await?;
        let first = reported(visit, ".cards tbody th").await?;
        visit
            .run("document.querySelector('.trial__report > div').shadowRoot.querySelector('.cards th button').click()")
            .await?;
        assert_ne!(reported(visit, ".cards tbody th").await?, first, "sorted by name");
        visit.run(CATCH_FILES).await?;
        for save in visit.all(".trial__save").await? {
            save.click().await?;
        }
        let saved = visit.run("return window.saved.map((name) => name.replace(/^.* tested/, ''))").await?;
        assert_eq!(saved, json!([".html", ".json"]));
        // Back to the list, where a card goes.
        press(visit, ESCAPE).await?;
        visit.sees(".test small", "wins").await?;
        visit.click(".row .step").await?;
        visit.sees(".test small", "older list").await?;
        press(visit, "t").await?;
        visit.sees(".trial__older", "about an older list").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-older-desktop").await?;
        visit.driver().back().await?;
        visit.find(".builder[id=main]").await?;
        visit.until("return document.activeElement.matches('.test')").await
    });
}

#[test]
fn a_test_is_stopped_at_once() {
    with_page("testing-stopped", Screen::DESKTOP.dark(), async |visit| {
        visit.before_pages(COUNT_WORKERS).await?;
        visit.reload().await?;
        copy_of(visit, 1).await?;
        ask_for(visit, 100_000).await?;
        visit.click(".trial__start").await?;
        visit.find(".meet .tag").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-dark").await?;
        visit.until("return window.working >= 3").await?;
        visit.click(".trial__stop").await?;
        visit.sees(".trial__how", "Stopped after").await?;
        visit.until("return window.working === 1").await?;
        visit.until(REPORT).await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-stopped-dark").await?;
        // Before a game is over there is nothing to tell.
        visit
            .run(
                "document.querySelector('.trial__again').click(); \
                   setTimeout(() => document.querySelector('.trial__stop').click())",
            )
            .await?;
        visit.sees(".trial__how", "Stopped before a game was over").await?;
        assert_eq!(visit.barriers().await?, []);
        // Whoever leaves the builder ends the test.
        press(visit, "r").await?;
        visit.until("return window.working >= 3").await?;
        visit.run("location.hash = '#/decks'").await?;
        visit.until("return window.working === 1").await
    });
}

#[test]
fn a_list_that_is_not_legal_says_what_the_test_does_first() {
    with_page("testing-illegal", Screen::DESKTOP, async |visit| {
        open(visit).await?;
        visit.click(".newdeck .btn--main").await?;
        visit.sees(".test small", "says what is missing first").await?;
        press(visit, "t").await?;
        visit.sees(".trial__missing", ".").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-missing-desktop").await?;
        copy_of(visit, 0).await?;
        visit.click(".pick .step--add:not([aria-disabled])").await?;
        visit.sees(".test small", "out first").await?;
        visit.picture("testing-builder-desktop").await?;
        ask_for(visit, 8).await?;
        visit.sees(".trial__first", "out first").await?;
        visit.click(".trial__start").await?;
        is_told(visit, 8).await
    });
}

#[test]
fn a_phone_tests_against_chosen_decks() {
    with_page("testing-phone", Screen::PHONE.dark(), async |visit| {
        copy_of(visit, 1).await?;
        visit.click(".dhead__keep, .dhead__state .good").await?;
        copy_of(visit, 1).await?;
        for at in 0..3 {
            visit.run(&format!("document.querySelectorAll('.tabs button')[{at}].click()")).await?;
            let above = "const test = document.querySelector('.test').getBoundingClientRect(); \
                         const tab = document.querySelector('.tabs button').getBoundingClientRect(); \
                         return test.height > 40 && test.bottom <= tab.top && tab.bottom <= innerHeight + 1";
            visit.until(above).await?;
        }
        visit.picture("testing-builder-phone").await?;
        visit.click(".test").await?;
        visit.click(".trial__way:nth-of-type(2) input").await?;
        visit.sees(".trial__go", "Choose at least one deck").await?;
        for own in [true, false] {
            let tick = format!(
                "return (() => {{ const deck = [...document.querySelectorAll('.trial__deck')].find((deck) => deck.textContent.includes('(copy)') === {own}); \
                 deck?.click(); return deck !== undefined }})()"
            );
            visit.until(&tick).await?;
        }
        visit.sees(".trial__way:nth-of-type(2)", "2 decks chosen").await?;
        write_text(visit, ".trial__games input", "100000").await?;
        fits(visit, "the choice").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-setup-phone").await?;
        visit.click(".trial__start").await?;
        visit.find(".meet .tag").await?;
        fits(visit, "the test").await?;
        visit.picture("testing-figures-phone").await?;
        visit.click(".trial__stop").await?;
        visit.sees(".trial__how", "Stopped after").await?;
        visit.until(REPORT).await?;
        assert!(reported(visit, ".doc__how").await?.contains("2 decks"));
        fits(visit, "the report").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-report-phone").await
    });
}

#[test]
fn labs_that_do_not_come_can_be_asked_for_again() {
    let (root, later) = copy("testing-missing");
    let (here, away) = (later.join("lab_bg.wasm"), later.join("lab_bg.away"));
    fs::rename(&here, &away).expect("the program is taken away");
    with_page_in("testing-missing", Screen::DESKTOP, &root, "", async |visit| {
        visit.forgive("404");
        copy_of(visit, 1).await?;
        ask_for(visit, 16).await?;
        visit.click(".trial__start").await?;
        visit.sees(".trial__trouble", "couldn't be loaded").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-trouble-desktop").await?;
        fs::rename(&away, &here).expect("the program is back");
        visit.click(".trial__retry").await?;
        is_told(visit, 16).await
    });
}

/// The games that are counted so far.
const COUNTED: &str =
    "return Number(document.querySelector('.trial__count')?.textContent.split(' ')[0].replace(',', ''))";

#[test]
fn a_lab_that_breaks_down_loses_no_games() {
    with_page("testing-broken", Screen::PHONE, async |visit| {
        visit.before_pages(COUNT_WORKERS).await?;
        visit.reload().await?;
        copy_of(visit, 1).await?;
        visit.click(".test").await?;
        visit.find(".trial__start").await?;
        write_text(visit, ".trial__games input", "100000").await?;
        visit.click(".trial__start").await?;
        visit.find(".meet .tag").await?;
        visit.run("window.latest.dispatchEvent(new Event('error'))").await?;
        visit.sees(".trial__trouble", "is not lost").await?;
        fits(visit, "the trouble").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("testing-broken-phone").await?;
        let counted = visit.run(COUNTED).await?.as_i64().unwrap_or_default();
        assert!(counted >= 8, "{counted} games");
        visit.click(".trial__retry").await?;
        let more = COUNTED.replace("return ", "");
        visit.until(&format!("return {more} > {counted}")).await?;
        visit.click(".trial__stop").await?;
        visit.sees(".trial__how", "Stopped after").await
    });
}

/// The plan of a test names a deck that there is not, as long as this is true.
const SPOIL: &str = "window.spoils = true; window.Worker = class extends Worker { \
    postMessage(told, ...more) { \
        const plan = window.spoils && typeof told === 'string' && told.includes('Plan'); \
        super.postMessage(plan ? told.replace('[\"starter\"]', '[\"nobody\"]') : told, ...more) } }";

#[test]
fn a_test_that_is_refused_says_why() {
    with_page("testing-refused", Screen::DESKTOP, async |visit| {
        visit.before_pages(SPOIL).await?;
        visit.reload().await?;
        copy_of(visit, 1).await?;
        ask_for(visit, 8).await?;
        visit.click(".trial__way:nth-of-type(2) input").await?;
        visit.write(".trial__choose input[type=search]", "starter").await?;
        visit.until("return document.querySelectorAll('.trial__deck').length === 1").await?;
        visit.click(".trial__deck input").await?;
        visit.click(".trial__start").await?;
        visit.sees(".trial__trouble", "This test can't be played: there is no deck 'nobody'.").await?;
        visit.run("window.spoils = false").await?;
        visit.click(".trial__retry").await?;
        is_told(visit, 8).await?;
        assert!(reported(visit, ".doc__how").await?.contains("against one deck"));
        Ok(())
    });
}

#[test]
fn a_test_needs_no_network_after_the_first_visit() {
    with_page("testing-offline", Screen::DESKTOP, async |visit| {
        visit.is_kept().await?;
        for file in ["lab-worker.js", "lab.js", "lab_bg.wasm", "testing.css"] {
            let kept = format!(
                "const script = document.querySelector('script[type=module]').src; \
                 return caches.match(new URL('later/{file}', script)).then((kept) => kept !== undefined)"
            );
            visit.until(&kept).await?;
        }
        visit.stop_server().await?;
        copy_of(visit, 0).await?;
        ask_for(visit, 8).await?;
        visit.click(".trial__start").await?;
        is_told(visit, 8).await
    });
}
