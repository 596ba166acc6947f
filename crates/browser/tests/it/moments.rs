//! Moments of Vs. System that are seldom and must be clear all the same: reactions, raids, open hands, captives.

use longbox_browser::{Hands, Moment, Outcome, Player, Screen, Visit, with_page};

const ATTACKS: &str = "Attack|joins|Recruit|face up|Power up|Play";

/// She-Hulk may cancel a super power of her enemy.
const REACTION: Moment = Moment {
    game: "vs",
    decks: &["she-hulk", "daredevil"],
    wanted: "React with.*Use Rules Lawyer",
    liked: ATTACKS,
    shunned: "End your turn",
};

/// Ghost Rider stands among his enemies.
const RAID: Moment = Moment {
    game: "vs",
    decks: &["ghost-rider", "underworld"],
    wanted: "Whom does Ghost Rider attack next.*Attack ",
    liked: "Hell on Wheels|Spirit|Attack|Recruit|face up|Front row of",
    shunned: "End your turn",
};

/// Daredevil's enemy plays with an open hand and has one.
const OPEN_HAND: Moment = Moment {
    game: "vs",
    decks: &["daredevil", "underworld"],
    wanted: "hands:closed,open known:[2-9]",
    liked: "Radar|Attack|Recruit|face up",
    shunned: "",
};

/// A Facehugger holds somebody, and more of them wait beside the deck.
const CAPTIVE: Moment = Moment {
    game: "vs",
    decks: &["xenomorphs-hive", "avengers"],
    wanted: "captives:1 piles:[1-9],0",
    liked: "Ovomorph|Recruit|face up|Attack",
    shunned: "",
};

/// Nobody is shut out, and nothing hangs over the side.
pub(crate) async fn is_sound(visit: &Visit, name: &str) -> Outcome {
    assert_eq!(visit.barriers().await?, [], "{name} shuts somebody out");
    let wide = visit.run("return document.documentElement.scrollWidth - innerWidth").await?;
    assert!(wide.as_i64().is_some_and(|over| over <= 1), "{name} is {wide} pixels too wide");
    visit.picture(name).await
}

const QUESTION: &str = "return document.querySelector('.act').dataset.question";

#[test]
fn a_reaction_says_to_what_and_can_be_declined_by_keyboard() {
    with_page("reaction", Screen::DESKTOP, async |visit| {
        visit.go_to(REACTION).await?;
        visit.sees(".act .prompt strong", " uses ").await?;
        visit.sees(".act .prompt strong", "React with Rules Lawyer of She-Hulk?").await?;
        visit.sees(".act .menu", "Use Rules Lawyer").await?;
        let cost = "return document.querySelectorAll('.act .menu .cost .ic').length > 0";
        assert_eq!(visit.run(cost).await?, true, "the cost is shown");
        assert_eq!(visit.run("return document.querySelector('.veil')").await?, serde_json::Value::Null);
        is_sound(visit, "moment-reaction-desktop").await?;
        let before = visit.run(QUESTION).await?;
        Player::new(visit, Hands::Keyboard).keys(" ").await?;
        visit.until(&format!("return document.querySelector('.act')?.dataset.question !== {before}")).await
    });
}

#[test]
fn a_raider_is_marked_and_can_stop() {
    for (kind, screen) in [("desktop", Screen::DESKTOP.dark()), ("phone", Screen::PHONE)] {
        with_page(&format!("raid-{kind}"), screen, async |visit| {
            visit.go_to(RAID).await?;
            let label = "return document.querySelector('.lane--foe .tile.is-raiding').ariaLabel";
            let label = visit.run(label).await?;
            assert!(label.as_str().is_some_and(|label| label.contains("raiding this row for you")), "{label}");
            visit.sees(".lane--foe .is-raiding .ribbon", "Raider").await?;
            is_sound(visit, &format!("moment-raid-{kind}")).await?;
            visit.find(".lane--foe .tile.is-legal").await?;
            visit.button("End the raidSpace").await?.click().await?;
            visit.sees(".act .prompt strong", "go back?").await?;
            visit.find(".lane--own .here").await?.click().await?;
            visit.find(".lane--own .tile[aria-label^='Ghost Rider']").await?;
            Ok(())
        });
    }
}

#[test]
fn an_open_hand_lies_face_up() {
    for (kind, screen) in [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE.dark())] {
        with_page(&format!("open-hand-{kind}"), screen, async |visit| {
            visit.go_to(OPEN_HAND).await?;
            let counts = "const all = (what) => document.querySelectorAll(`.plate:not(.plate--below) ${what}`).length; \
                          return [all('.opencard') > 1, all('.handcount .back'), all('.handcount__open')]";
            assert_eq!(visit.run(counts).await?, serde_json::json!([true, 0, 1]));
            is_sound(visit, &format!("moment-open-hand-{kind}")).await?;
            visit.find(".opencard").await?.click().await?;
            visit.find(".inspector .card").await?;
            Ok(())
        });
    }
}

/// The name of the one who is held, as the tile of the captor tells it.
const HELD: &str = "return document.querySelector('.tile .gear--captive').textContent.replace('holds ', '')";

#[test]
fn a_captive_is_seen_on_its_captor() {
    for (kind, screen) in [("desktop", Screen::WIDE), ("phone", Screen::PHONE)] {
        with_page(&format!("captive-{kind}"), screen, async |visit| {
            visit.go_to(CAPTIVE).await?;
            let held = visit.run(HELD).await?.as_str().unwrap_or_default().to_owned();
            assert!(!held.is_empty(), "the tile names the captive");
            let label = visit.run("return document.querySelector('.tile:has(.gear--captive)').ariaLabel").await?;
            assert!(label.as_str().is_some_and(|label| label.contains(&format!("holds {held} captive"))), "{label}");
            let gone = visit.run("return document.body.textContent.includes('Removed: ')").await?;
            assert_eq!(gone, false, "a captive is not told among the removed cards");
            is_sound(visit, &format!("moment-captive-{kind}")).await?;
            visit.run("document.querySelector('.tile:has(.gear--captive)').focus()").await?;
            visit.driver().action_chain().send_keys("?").perform().await?;
            visit.sees(".inspector__below", &format!("Holds {held} captive")).await?;
            is_sound(visit, &format!("moment-captor-{kind}")).await?;
            visit.click(".inspector__below .cardlink").await?;
            visit.sees(".inspector .card", &held).await
        });
    }
}

#[test]
fn the_pile_beside_a_deck_is_counted_and_can_be_opened() {
    for (kind, screen) in [("desktop", Screen::WIDE.dark()), ("phone", Screen::PHONE.dark())] {
        with_page(&format!("pile-{kind}"), screen, async |visit| {
            visit.go_to(CAPTIVE).await?;
            let count = "return Number(document.querySelector('.plate--below .piles__more .piles__n').textContent)";
            let count = visit.run(count).await?.as_u64().unwrap_or_default();
            let label = visit.run("return document.querySelector('.plate--below .piles__more').ariaLabel").await?;
            assert_eq!(label, format!("Facehugger pile: {count}"));
            visit.click(".plate--below .piles__more").await?;
            visit.sees(".pilebox h2", "Facehugger pile: You").await?;
            let shown = "return [...document.querySelectorAll('.pilecard')].reduce( \
                         (sum, card) => sum + Number(card.querySelector(':scope > .mark')?.textContent.slice(1) ?? 1), 0)";
            assert_eq!(visit.run(shown).await?, count, "every card of the pile is there");
            is_sound(visit, &format!("moment-pile-{kind}")).await
        });
    }
}
