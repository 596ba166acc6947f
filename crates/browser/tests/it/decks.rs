//! The player's own decks: built, kept, exported and imported, played.

use longbox_browser::{Outcome, Screen, Visit, with_page};
use serde_json::Value;

use crate::pages::fits;

/// Waits until the decks of the page are there.
pub(crate) async fn open(visit: &Visit) -> Outcome {
    visit.run("location.hash = '#/decks'").await?;
    visit.find(".newdeck").await?;
    Ok(())
}

/// A copy of the first built-in deck of Vs. System, on the builder.
async fn copy_of_first(visit: &Visit) -> Outcome {
    copy_of(visit, 0).await
}

/// A copy of the first built-in deck of a game, Vs. System is the first, on the builder.
pub(crate) async fn copy_of(visit: &Visit, game: usize) -> Outcome {
    open(visit).await?;
    let choose = format!(
        "const way = document.querySelectorAll('.newdeck__from')[{game}].closest('.newdeck__way'); \
         const list = way.querySelector('select'); list.value = list.options[1].value; \
         list.dispatchEvent(new Event('change')); way.querySelector('.newdeck__from').click()"
    );
    visit.run(&choose).await?;
    visit.find(".row__card").await?;
    visit.sees(".legal .panel__title", "Legal in").await
}

async fn number(visit: &Visit, selector: &str) -> Outcome<i64> {
    let text = visit.find(selector).await?.text().await?;
    Ok(text.trim().parse().unwrap_or(-1))
}

/// What is shown of the deck in one form.
async fn written(visit: &Visit, form: &str) -> Outcome<String> {
    let script = format!("return document.querySelector('.export__one[data-form={form}] textarea')?.value ?? ''");
    visit.until(&format!("return (() => {{ {script} }})().length > 10")).await?;
    Ok(visit.run(&script).await?.as_str().unwrap_or_default().to_owned())
}

/// Who leads the deck on the builder, and its cards with their counts.
const CARDS: &str = "
    const words = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return JSON.stringify([words('.list__head'), words('.row .row__n'), words('.row .row__name')]);";

pub(crate) async fn write_text(visit: &Visit, selector: &str, text: &str) -> Outcome {
    let text = Value::from(text);
    let script = format!(
        "const field = document.querySelector('{selector}'); field.value = {text}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    );
    visit.run(&script).await?;
    Ok(())
}

#[test]
fn a_deck_is_built_from_nothing_and_kept() {
    with_page("deck-built", Screen::DESKTOP, async |visit| {
        open(visit).await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("decks-desktop").await?;
        visit.click(".newdeck .btn--main").await?;
        visit.find(".pick__card").await?;
        visit.sees(".dhead__state", "not saved yet").await?;
        visit.sees(".legal .panel__title", "Not legal yet").await?;
        visit.click(".main1__change").await?;
        visit.click(".leads .thumbs__card").await?;
        // The keyboard puts three copies of a card in.
        visit.run("document.querySelector('.pick__card').focus()").await?;
        visit.driver().action_chain().send_keys("3").perform().await?;
        visit.sees(".row__n", "3").await?;
        visit.sees(".dhead__state", "saved in this browser").await?;
        write_text(visit, ".dhead__field input", "From Nothing").await?;
        visit.click(".dhead__tools .btn--quiet").await?;
        visit.until("return document.querySelector('.dhead__field input').value === ''").await?;
        visit.driver().action_chain().key_down('\u{e009}').send_keys("y").key_up('\u{e009}').perform().await?;
        visit.until("return document.querySelector('.dhead__field input').value === 'From Nothing'").await?;
        visit.sees(".dhead__state", "saved in this browser").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("builder-begun-desktop").await?;
        visit.reload().await?;
        visit.sees(".row__n", "3").await?;
        open(visit).await?;
        visit.sees(".mydeck__words b", "From Nothing").await
    });
}

#[test]
fn what_is_wrong_is_told_and_mended() {
    with_page("deck-mended", Screen::DESKTOP, async |visit| {
        copy_of_first(visit).await?;
        visit.picture("builder-desktop").await?;
        let before = number(visit, ".main1__n b").await?;
        // A card too many of one that is there already.
        visit.click(".row .step").await?;
        visit.sees(".legal .panel__title", "Not legal yet").await?;
        assert_eq!(number(visit, ".main1__n b").await?, before - 1);
        visit.click(".dhead__tools .btn--quiet").await?;
        visit.sees(".legal .panel__title", "Legal in").await?;
        visit.click(".open__new").await?;
        visit.find(".open__hand li").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("builder-hand-desktop").await
    });
}

#[test]
fn every_form_brings_the_same_deck_back() {
    with_page("deck-forms", Screen::DESKTOP, async |visit| {
        copy_of_first(visit).await?;
        visit.button("Export").await?.click().await?;
        let mut forms = Vec::new();
        for form in ["text", "link", "cod"] {
            forms.push(written(visit, form).await?);
        }
        visit.picture("builder-export-desktop").await?;
        visit.driver().action_chain().send_keys('\u{e00c}').perform().await?;
        let size = number(visit, ".main1__n b").await?;
        let before = visit.run(CARDS).await?;
        for form in &forms {
            visit.button("Import").await?.click().await?;
            write_text(visit, ".import__words textarea", form).await?;
            visit.click(".import__read").await?;
            visit.sees(".import__found", &format!("{size} cards")).await?;
            visit.click(".import__replace").await?;
            visit.sees(".legal .panel__title", "Legal in").await?;
            assert_eq!(number(visit, ".main1__n b").await?, size);
            assert_eq!(visit.run(CARDS).await?, before);
        }
        visit.button("Import").await?.click().await?;
        write_text(visit, ".import__words textarea", "4 Wolverin\nname: Broken").await?;
        visit.click(".import__read").await?;
        visit.sees(".import__found", "Wolverin").await?;
        visit.click(".import__replace").await?;
        visit.find(".unread__take").await?;
        visit.picture("builder-unread-desktop").await?;
        visit.click(".unread__take").await?;
        visit.until("return document.querySelector('.unread') === null").await?;
        // A link opens the whole deck in any browser.
        let link = forms[1].split_once('#').map(|(_, hash)| format!("#{hash}")).unwrap_or_default();
        visit.run(&format!("location.hash = '{link}'")).await?;
        visit.sees(".dhead__state", "not saved yet").await?;
        visit.sees(".main1__n b", &size.to_string()).await
    });
}

#[test]
fn an_own_deck_is_played() {
    with_page("deck-played", Screen::DESKTOP, async |visit| {
        copy_of_first(visit).await?;
        visit.click(".dhead__play").await?;
        visit.sees(".startbar", "(copy)").await?;
        visit.find(".deck.is-picked").await?;
        visit.click(".startbar .btn--main").await?;
        visit.find(".act[data-question]").await?;
        Ok(())
    });
}

#[test]
fn a_phone_builds_in_three_parts() {
    with_page("deck-phone", Screen::PHONE.dark(), async |visit| {
        copy_of_first(visit).await?;
        for (at, name) in ["pool", "deck", "facts"].iter().enumerate() {
            visit.run(&format!("document.querySelectorAll('.tabs button')[{at}].click()")).await?;
            visit.find(&format!(".builder[data-tab={name}]")).await?;
            fits(visit, name).await?;
            assert_eq!(visit.barriers().await?, [], "{name} shuts somebody out");
            visit.picture(&format!("builder-{name}-phone")).await?;
        }
        Ok(())
    });
}

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const DOWN: &str = "\u{e015}";

#[test]
fn a_deck_is_built_shared_tested_and_played_on_a_phone_with_keys_alone() {
    with_page("deck-keys-phone", Screen::PHONE, async |visit| {
        open(visit).await?;
        visit.write(".newdeck .btn--main", ENTER).await?;
        visit.write(".main1__change", ENTER).await?;
        visit.write(".leads .thumbs__card", ENTER).await?;
        visit.write(".tabs button:nth-of-type(1)", ENTER).await?;
        visit.write(".pick__card", "3").await?;
        visit.write(".tabs button:nth-of-type(2)", ENTER).await?;
        visit.sees(".row__n", "3").await?;
        visit.sees(".dhead__state", "saved in this browser").await?;
        let begun = visit.run(CARDS).await?;
        fits(visit, "the list").await?;

        visit.write(".dhead__tools .btn:nth-of-type(4)", ENTER).await?;
        let link = written(visit, "link").await?;
        fits(visit, "the export").await?;
        visit.driver().action_chain().send_keys(ESCAPE).perform().await?;
        // The cards are taken back before the link brings them again.
        visit.write(".dhead__tools .btn:nth-of-type(1)", ENTER).await?;
        visit.until(&format!("return (() => {{ {CARDS} }})() !== {begun}")).await?;
        visit.write(".dhead__tools .btn:nth-of-type(3)", ENTER).await?;
        visit.write(".import__words textarea", &link).await?;
        visit.write(".import__read", ENTER).await?;
        visit.write(".import__replace", ENTER).await?;
        visit.until("return document.querySelector('.import__found') === null").await?;
        assert_eq!(visit.run(CARDS).await?, begun);

        open(visit).await?;
        visit.write(".newdeck__way select", DOWN).await?;
        visit.write(".newdeck__from", ENTER).await?;
        visit.sees(".legal .panel__title", "Legal in").await?;
        visit.driver().action_chain().send_keys("t").perform().await?;
        visit.find(".trial__games input").await?;
        write_text(visit, ".trial__games input", "16").await?;
        visit.write(".trial__start", ENTER).await?;
        visit.sees(".trial__how", "16 games were played.").await?;
        fits(visit, "the report").await?;
        visit.driver().action_chain().send_keys(ESCAPE).perform().await?;
        visit.write(".dhead__play", ENTER).await?;
        visit.find(".deck.is-picked").await?;
        visit.write(".startbar .btn--main", ENTER).await?;
        visit.find(".act[data-question]").await?;
        fits(visit, "the table").await
    });
}
