//! A new board teaches, the first hand is large, and `?` opens the turn and the keys.

use longbox_browser::{Outcome, Pointer, Screen, Visit, with_page};
use serde_json::json;

use crate::played::begin;

const SCREENS: [(&str, Screen); 5] = [
    ("wide", Screen::WIDE),
    ("laptop", Screen::LAPTOP),
    ("dark", Screen::DESKTOP.dark()),
    ("landscape", Screen::LANDSCAPE),
    ("phone", Screen::PHONE),
];

/// Texts of the guide that do not fit where they stand.
const CUT: &str = "
    const all = [...document.querySelectorAll('.ghost, .turnstrip li, .winbox')].filter((one) => one.getClientRects().length);
    return all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent);";

/// Texts of the guide that lie on a character.
const COVERING: &str = "
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => [one, one.getBoundingClientRect()]);
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return boxes('.ghost').filter(([, box]) => boxes('.lane .tile').some(([, tile]) => meet(box, tile))).map(([one]) => one.textContent);";

async fn fits(visit: &Visit) -> Outcome {
    let wide = visit.run("return document.documentElement.scrollWidth - innerWidth").await?;
    assert!(wide.as_i64().is_some_and(|over| over <= 1), "{wide} pixels too wide");
    assert_eq!(visit.run(CUT).await?, json!([]), "cut off");
    assert_eq!(visit.run(COVERING).await?, json!([]), "lies on a character");
    Ok(())
}

#[test]
fn the_first_hand_is_shown_large() {
    for (name, screen) in SCREENS {
        with_page(&format!("opening-{name}"), screen, async |visit| {
            let mut player =
                begin(visit, "vs", json!({ "speed": "Instant", "skips_at_once": true }), json!({})).await?;
            for _ in 0..10 {
                if !visit.all(".opening").await?.is_empty() {
                    break;
                }
                player.choose().await?;
            }
            visit.until("return document.querySelectorAll('.opening .card').length === 7").await?;
            visit.picture(&format!("opening-hand-{name}")).await?;
            assert_eq!(visit.barriers().await?, []);
            let wide =
                visit.run("return document.querySelector('.opening .card').getBoundingClientRect().width").await?;
            assert!(wide.as_f64().is_some_and(|wide| wide > 140.0), "cards are {wide} pixels wide");
            player.keys(" ").await?;
            visit.until("return !document.querySelector('.opening')").await
        });
    }
}

#[test]
fn an_early_board_teaches_until_things_were_done() {
    for (name, screen) in SCREENS {
        with_page(&format!("teach-{name}"), screen, async |visit| {
            let mut player =
                begin(visit, "vs", json!({ "speed": "Instant", "skips_at_once": true }), json!({})).await?;
            for _ in 0..20 {
                if visit.run("return document.querySelector('.turnstrip')?.textContent.includes('Resource')").await?
                    == true
                {
                    break;
                }
                player.choose().await?;
            }
            visit.sees(".turnstrip .is-now", "recruit point").await?;
            visit.find(".lane--own .ghost").await?;
            visit.picture(&format!("teach-board-{name}")).await?;
            assert_eq!(visit.barriers().await?, []);
            fits(visit).await?;
            // Done three times, it is not said again; what follows still is.
            let done =
                "localStorage.setItem('longbox.guide', JSON.stringify({ done: [[3, 0, 0, 0, 0], [0, 0, 0, 0, 0]] }))";
            visit.run(done).await?;
            visit.reload().await?;
            visit.find(".act[data-question]").await?;
            visit
                .until("return !document.querySelector('.turnstrip') && !document.querySelector('.lane--res .ghost')")
                .await?;
            visit.find(".lane--own .ghost").await?;
            player.keys("1").await?;
            visit
                .until("return document.querySelector('.turnstrip .is-now')?.textContent.includes('Recruit') ?? true")
                .await
        });
    }
}

#[test]
fn what_was_done_is_remembered_and_a_switch_brings_the_guide_back() {
    with_page("teach-again", Screen::DESKTOP, async |visit| {
        let settings = json!({ "speed": "Instant", "skips_at_once": true });
        let mut player = begin(visit, "vs", settings, json!({ "off": true })).await?;
        assert_eq!(visit.all(".ghost").await?.len(), 0);
        player.keys("?").await?;
        visit.click(".phasehelp input").await?;
        player.keys("\u{e00c}").await?;
        visit.find(".ghost").await?;
        for _ in 0..8 {
            player.choose().await?;
        }
        let kept = "const { done } = JSON.parse(localStorage.getItem('longbox.guide')); return done[0].some((times) => times > 0)";
        assert_eq!(visit.run(kept).await?, true, "what was done is counted");
        Ok(())
    });
}

#[test]
fn a_question_mark_opens_the_phases_and_the_keys() {
    for (name, screen) in SCREENS {
        for game in ["vs", "squad"] {
            with_page(&format!("phases-{game}-{name}"), screen, async |visit| {
                let settings = json!({ "speed": "Instant", "skips_at_once": true });
                let mut player = begin(visit, game, settings, json!({ "off": true })).await?;
                for _ in 0..4 {
                    player.choose().await?;
                }
                visit.find(".act[data-question]").await?;
                player.keys("?").await?;
                visit.find(".phasehelp").await?;
                let now = visit.run("return document.querySelectorAll('.phasehelp .phase.is-now').length").await?;
                assert_eq!(now, 1, "it says where the turn is");
                let means = visit.all(".phasehelp__words dd").await?.len();
                assert!(means > 4, "{means} words of the game are explained");
                visit.picture(&format!("phases-open-{game}-{name}")).await?;
                assert_eq!(visit.barriers().await?, []);
                let before = visit.run("return document.querySelector('.act').dataset.question").await?;
                player.keys("1").await?;
                assert_eq!(visit.run("return document.querySelector('.act').dataset.question").await?, before);
                player.keys("\u{e00c}").await?;
                visit.until("return !document.querySelector('.phasehelp')").await?;
                let press = "[...document.querySelectorAll('.phases__open')].find((one) => one.offsetParent).click()";
                visit.run(press).await?;
                visit.find(".phasehelp").await?;
                Ok(())
            });
        }
    }
}

#[test]
fn a_grey_card_can_be_read_by_a_tap() {
    with_page("grey-card", Screen::PHONE, async |visit| {
        let settings = json!({ "speed": "Instant", "skips_at_once": true });
        let mut player = begin(visit, "vs", settings, json!({ "off": true })).await?;
        for _ in 0..60 {
            visit.find(".act[data-question]").await?;
            if !visit.all(".hand .is-illegal").await?.is_empty() {
                break;
            }
            player.choose().await?;
        }
        let card = visit.find(".hand .is-illegal").await?;
        card.scroll_into_view().await?;
        visit.press(Pointer::Finger, ".hand .is-illegal").await?.release().await?;
        visit.find(".inspector .card").await?;
        visit.find(".inspector .reason").await?;
        visit.picture("grey-card-read").await?;
        assert_eq!(
            visit
                .run("return getComputedStyle(document.querySelector('kbd') ?? document.createElement('i')).display")
                .await?,
            "none"
        );
        Ok(())
    });
}
