//! Decks that somebody brings with mistakes: each is told with its line and the nearest card, and nothing is dropped
//! without a word. A deck in a link is there in a browser that has never seen it.

use longbox_browser::{Outcome, Screen, Visit, with_page};
use serde_json::Value;
use std::sync::Mutex;

/// A broken deck, the lines that are told, and what is said of them.
type Fault = (&'static str, &'static [&'static str]);

const FAULTS: [Fault; 11] = [
    // A card that there is not.
    (
        "name: Mine\n4 Gambitt\n2 Iceman",
        &["Line 2: ", "4 Gambitt", "There is no card 'Gambitt'; did you mean 'Gambit'?"],
    ),
    // A name of several cards.
    ("2 Iceman\n3 Mary Walker", &["Line 2: ", "3 Mary Walker", " or ", "write the id"]),
    // No count.
    ("4 Iceman\nGambit", &["Line 2: ", "'Gambit' is not a deck line"]),
    // More copies than anybody has.
    ("4 Iceman\n\n500 Gambit", &["Line 3: ", "500 Gambit", "A line brings 1 to 99 copies"]),
    // A main character that there is not.
    ("main: Wolverin\n4 Gambit", &["Line 1: ", "main: Wolverin", "did you mean 'Wolverine'?"]),
    // A line of something else.
    ("colour: red\n4 Gambit", &["Line 1: ", "colour: red", "'colour' is not a word of deck files"]),
    // A link that was cut.
    ("#/deck/AAECAw", &["The link is damaged"]),
    // A file that ends too early.
    (
        "<cockatrice_deck version=\"1\">\n<zone name=\"main\">\n<card number=\"4\" name=\"Gambit\">\n</zone>\n",
        &["Line 4: ", "The file is damaged: "],
    ),
    // A file of something else.
    ("<html><body/></html>", &["'html' is no deck of Cockatrice or OCTGN"]),
    // A card without a name, and one where no card belongs.
    (
        "<cockatrice_deck><zone name=\"main\"><card number=\"4\"/></zone>\n\
         <zone name=\"side\"><card number=\"2\" name=\"Gambit\"/></zone></cockatrice_deck>",
        &["Line 1: ", "The card has no name", "Line 2: ", "nly main characters"],
    ),
    // Two who lead.
    (
        "<deck><section name=\"Leaders\"><card qty=\"1\">Wolverine</card>\n<card qty=\"1\">Storm</card></section></deck>",
        &["Line 2: ", "Another main character leads the deck already"],
    ),
];

/// An empty deck on the builder.
async fn begin(visit: &Visit) -> Outcome {
    visit.run("location.hash = '#/decks'").await?;
    visit.click(".newdeck .btn--main").await?;
    visit.find(".pick__card").await?;
    Ok(())
}

async fn read(visit: &Visit, text: &str) -> Outcome {
    let script = format!(
        "const field = document.querySelector('.import__words textarea'); field.value = {}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        Value::from(text)
    );
    visit.find(".import__words textarea").await?;
    visit.run(&script).await?;
    visit.until("return document.querySelector('.import__found') === null").await?;
    visit.click(".import__read").await
}

#[test]
fn every_fault_of_a_deck_is_told_with_its_line() {
    with_page("deck-faults", Screen::DESKTOP, async |visit| {
        begin(visit).await?;
        visit.button("Import").await?.click().await?;
        for (deck, told) in FAULTS {
            read(visit, deck).await?;
            for words in told {
                visit.sees(".import__missed", words).await?;
            }
        }
        visit.picture("deck-faults-import").await?;
        // What is not understood stays with the deck until it is settled, also after a reload.
        read(visit, "name: Mine\nmain: Wolverine\n4 Gambitt\n2 Iceman\n3 Mary Walker").await?;
        visit.sees(".import__found", "2 lines weren't understood").await?;
        visit.click(".import__new").await?;
        visit.sees(".dhead__state", "saved in this browser").await?;
        visit.reload().await?;
        visit.sees(".unread", "2 lines weren't understood").await?;
        visit.sees(".unread", "4 Gambitt").await?;
        visit.click(".unread__take").await?;
        visit.sees(".unread", "1 line wasn't understood").await?;
        visit.sees(".dhead__state", "saved in this browser").await?;
        visit.reload().await?;
        visit.sees(".unread", "3 Mary Walker").await?;
        let names = "return [...document.querySelectorAll('.row__name')].map((one) => one.textContent).join(', ')";
        assert!(
            visit.run(names).await?.as_str().is_some_and(|names| names.contains("Gambit") && names.contains("Iceman"))
        );
        Ok(())
    });
}

#[test]
fn a_broken_file_is_told_like_a_broken_text() {
    with_page("deck-fault-file", Screen::DESKTOP, async |visit| {
        begin(visit).await?;
        visit.button("Import").await?.click().await?;
        let bring = "const input = document.querySelector('.import__box input[type=file]'); const box = new DataTransfer(); \
                     box.items.add(new File(['4 Gambitt'], 'mine.deck')); input.files = box.files; \
                     input.dispatchEvent(new Event('change', { bubbles: true }))";
        visit.find(".import__box input[type=file]").await?;
        visit.run(bring).await?;
        visit.sees(".import__missed", "did you mean 'Gambit'?").await?;
        visit.run(&bring.replace("['4 Gambitt']", "['x'.repeat(17 << 20)]")).await?;
        visit.sees(".import__box [role=alert]", "").await?;
        visit.find(".import__box [role=alert]").await?;
        Ok(())
    });
}

/// Name, main character and cards of the deck on the builder.
const DECK: &str = "
    const words = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    const field = document.querySelector('.dhead__field input');
    return JSON.stringify([field?.value, words('.list__head'), words('.row .row__n'), words('.row .row__name')]);";

#[test]
fn a_link_brings_its_deck_to_a_browser_that_never_saw_it() {
    let sent = Mutex::new((String::new(), Value::Null));
    with_page("deck-sent", Screen::DESKTOP, async |visit| {
        visit.run("location.hash = '#/decks'").await?;
        visit.find(".newdeck__from").await?;
        let choose = "const list = document.querySelector('.newdeck__from').closest('.newdeck__way').querySelector('select'); \
                      list.value = list.options[1].value; list.dispatchEvent(new Event('change'))";
        visit.run(choose).await?;
        visit.click(".newdeck__from").await?;
        visit.find(".row__card").await?;
        visit.button("Export").await?.click().await?;
        let link = "return document.querySelector('.export__one[data-form=link] textarea')?.value ?? ''";
        visit.until(&format!("return (() => {{ {link} }})().includes('#/deck/')")).await?;
        let link = visit.run(link).await?.as_str().unwrap_or_default().to_owned();
        let deck = visit.run(DECK).await?;
        *sent.lock().expect("nobody else has it") = (link, deck);
        Ok(())
    });
    let (link, deck) = sent.into_inner().expect("nobody else has it");
    let hash = link.split_once('#').map(|(_, hash)| format!("#{hash}")).expect("the link has an address");
    // Every visit has a server, and with it a database, of its own.
    with_page("deck-received", Screen::DESKTOP, async |visit| {
        visit.driver().goto(format!("{}{hash}", visit.address())).await?;
        visit.reload().await?;
        visit.find(".row__card").await?;
        visit.sees(".dhead__state", "not saved yet").await?;
        assert_eq!(visit.run(DECK).await?, deck);
        Ok(())
    });
}
