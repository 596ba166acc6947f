//! Cards dragged with the mouse and with a finger, by real events of the browser.

use std::time::Duration;

use longbox_browser::{Moment, Outcome, Pointer, Screen, Visit, with_page};

const WAYS: [(&str, Pointer, Screen); 3] = [
    ("mouse", Pointer::Mouse, Screen::LAPTOP),
    ("finger", Pointer::Finger, Screen::PHONE),
    ("finger-landscape", Pointer::Finger, Screen::LANDSCAPE),
];

/// Something of the hand can be made a resource.
const RESOURCE: Moment =
    Moment { game: "vs", decks: &["avengers", "x-men"], wanted: "resource, face down", liked: "", shunned: "" };
/// Somebody can be recruited.
const RECRUIT: Moment =
    Moment { game: "vs", decks: &["avengers", "x-men"], wanted: "Recruit ", liked: "face", shunned: "End your turn" };
/// Somebody can attack a character.
const ATTACK: Moment = Moment {
    game: "vs",
    decks: &["avengers", "x-men"],
    wanted: "Attack with .*fighters:[2-9],[2-9]",
    liked: "face|Recruit|Front",
    shunned: "End your turn",
};
/// A card of the hand can attack.
const SQUAD_ATTACK: Moment =
    Moment { game: "squad", decks: &["starter", "starter"], wanted: "as your attack", liked: "", shunned: "" };

async fn count(visit: &Visit, selector: &str) -> Outcome<u64> {
    let script = format!("return document.querySelectorAll(`{selector}`).length");
    Ok(visit.run(&script).await?.as_u64().unwrap_or_default())
}

async fn question(visit: &Visit) -> Outcome<String> {
    Ok(visit.run("return String(document.querySelector('.act').dataset.question)").await?.to_string())
}

/// Lifts a card until the places are marked that take it. Where the machine is so slow that the finger has rested on the
/// card meanwhile, the finger tries again.
async fn lift<'a>(visit: &'a Visit, pointer: Pointer, card: &str) -> Outcome<longbox_browser::Grip<'a>> {
    let rested = if pointer == Pointer::Finger { ", .inspector" } else { "" };
    for _ in 0..5 {
        let mut grip = visit.press(pointer, card).await?;
        grip.move_by((2, -30)).await?;
        visit.find(&format!(".dragged .thumb{rested}")).await?;
        if count(visit, ".dragged .thumb").await? > 0 {
            visit.find(".is-drop").await?;
            return Ok(grip);
        }
        grip.release().await?;
        visit.driver().action_chain().send_keys("\u{e00c}").perform().await?;
        visit.until("return !document.querySelector('.inspector')").await?;
    }
    Err(format!("{card} was never lifted").into())
}

/// Drags a card to a place and sees that the place is marked on the way.
async fn drag(visit: &Visit, pointer: Pointer, card: &str, place: &str) -> Outcome {
    let mut grip = lift(visit, pointer, card).await?;
    grip.move_onto(place).await?;
    visit.find(".is-place").await?;
    grip.release().await?;
    visit.until("return !document.querySelector('.dragged, .is-drop, .is-place, .is-dragged')").await
}

/// The drop may mean several things: the first is taken.
async fn decide(visit: &Visit, done: &str) -> Outcome {
    let either = format!("return !!document.querySelector('.chooser') || {done}");
    visit.until(&either).await?;
    if count(visit, ".chooser").await? > 0 {
        visit.find(".chooser [role=menuitem]").await?.click().await?;
    }
    visit.until(&format!("return {done}")).await
}

#[test]
fn a_card_dragged_to_the_resources_becomes_one() {
    for (way, pointer, screen) in WAYS {
        with_page(&format!("drag-resource-{way}"), screen, async |visit| {
            visit.go_to(RESOURCE).await?;
            let resources = count(visit, ".lane--own .res").await?;
            drag(visit, pointer, ".hand .can-drag", ".lane--own.lane--res").await?;
            let more = format!("document.querySelectorAll('.lane--own .res').length === {}", resources + 1);
            decide(visit, &more).await
        });
    }
}

#[test]
fn a_character_dragged_to_a_row_is_recruited_there() {
    const ROW: &str = ".lane--own:not(.lane--res)[aria-label^=Back]";
    for (way, pointer, screen) in WAYS {
        with_page(&format!("drag-recruit-{way}"), screen, async |visit| {
            visit.go_to(RECRUIT).await?;
            let before = count(visit, &format!("{ROW} .tile")).await?;
            let card = "return [...document.querySelectorAll('.hand .can-drag')].map((card) => card.dataset.thing)";
            let cards = visit.run(card).await?;
            let mut done = false;
            for card in cards.as_array().into_iter().flatten().filter_map(|card| card.as_str()) {
                let mut grip = lift(visit, pointer, &format!("[data-thing=\"{card}\"]")).await?;
                done = count(visit, &format!("{ROW}.is-drop")).await? > 0;
                if done {
                    grip.move_onto(ROW).await?;
                }
                grip.release().await?;
                if done {
                    break;
                }
            }
            assert!(done, "one of {cards} can be recruited");
            let more = format!("document.querySelectorAll('{ROW} .tile').length === {}", before + 1);
            decide(visit, &more).await
        });
    }
}

#[test]
fn an_attacker_dragged_onto_a_defender_attacks_it() {
    for (way, pointer, screen) in WAYS {
        with_page(&format!("drag-attack-{way}"), screen, async |visit| {
            visit.go_to(ATTACK).await?;
            let mut grip = lift(visit, pointer, ".lane--own .can-drag").await?;
            grip.move_onto(".lane--foe .tile.is-drop").await?;
            visit.find(".lane--foe .tile.is-place").await?;
            grip.release().await?;
            // Declared: nothing more is asked about it.
            visit.find(".stage:not(.stage--calm):not(.stage--staged)").await?;
            Ok(())
        });
    }
}

#[test]
fn a_card_of_squad_dragged_to_the_arena_attacks() {
    for (way, pointer, screen) in WAYS {
        with_page(&format!("drag-squad-{way}"), screen, async |visit| {
            visit.go_to(SQUAD_ATTACK).await?;
            let before = question(visit).await?;
            drag(visit, pointer, ".hand .can-drag", ".arena").await?;
            visit.until(&format!("return String(document.querySelector('.act').dataset.question) !== {before}")).await
        });
    }
}

#[test]
fn a_card_dragged_nowhere_stays() {
    for (way, pointer, screen) in WAYS {
        with_page(&format!("drag-nowhere-{way}"), screen, async |visit| {
            visit.go_to(RESOURCE).await?;
            let before = (question(visit).await?, count(visit, ".hand .tile").await?);
            let mut grip = lift(visit, pointer, ".hand .can-drag").await?;
            grip.move_onto(".bar--table").await?;
            grip.release().await?;
            visit.until("return !document.querySelector('.dragged')").await?;
            tokio::time::sleep(Duration::from_millis(300)).await;
            assert_eq!((question(visit).await?, count(visit, ".hand .tile").await?), before);
            assert_eq!(count(visit, ".chooser, .inspector").await?, 0, "a drag is no click");
            Ok(())
        });
    }
}

#[test]
fn escape_ends_a_drag() {
    with_page("drag-escape", Screen::LAPTOP, async |visit| {
        visit.go_to(RESOURCE).await?;
        let before = question(visit).await?;
        let mut grip = lift(visit, Pointer::Mouse, ".hand .can-drag").await?;
        grip.move_onto(".lane--own.lane--res").await?;
        visit.driver().action_chain().send_keys("\u{e00c}").perform().await?;
        visit.until("return !document.querySelector('.dragged')").await?;
        grip.release().await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(question(visit).await?, before);
        Ok(())
    });
}

/// A finger that rests opens the big card, one that goes sideways scrolls the hand; neither drags.
#[test]
fn a_finger_that_rests_or_scrolls_does_not_drag() {
    with_page("drag-or-scroll", Screen { width: 320, ..Screen::PHONE }, async |visit| {
        visit.go_to(RESOURCE).await?;
        let before = question(visit).await?;
        let scrolls = "const hand = document.querySelector('.hand'); return hand.scrollWidth > hand.clientWidth";
        assert_eq!(visit.run(scrolls).await?, true, "the hand is wider than the phone");
        let scrolled = "return document.querySelector('.hand').scrollLeft > 30";
        for _ in 0..5 {
            let mut grip = visit.press(Pointer::Finger, ".hand .can-drag").await?;
            grip.move_by((-90, 2)).await?;
            grip.release().await?;
            if visit.run(scrolled).await? == true {
                break;
            }
            // Where the machine is so slow that the finger has rested on the card, it tries again.
            visit.driver().action_chain().send_keys("\u{e00c}").perform().await?;
        }
        visit.until(scrolled).await?;
        assert_eq!(count(visit, ".dragged").await?, 0);
        let mut grip = visit.press(Pointer::Finger, ".hand .can-drag").await?;
        visit.find(".inspector").await?;
        grip.move_by((0, -200)).await?;
        assert_eq!(count(visit, ".dragged").await?, 0, "a long press does not drag");
        grip.release().await?;
        assert_eq!(question(visit).await?, before);
        Ok(())
    });
}
