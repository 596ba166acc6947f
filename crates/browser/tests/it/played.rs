//! What others do is seen: their cards, large for a moment or until one goes on, and the result of a combat.

use std::time::Duration;

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::{Value, json};

const SCREENS: [(&str, Screen); 5] = [
    ("wide", Screen::WIDE),
    ("laptop", Screen::LAPTOP.dark()),
    ("desktop", Screen::DESKTOP),
    ("landscape", Screen::LANDSCAPE),
    ("phone", Screen::PHONE),
];

/// Writes down each card that is shown: when, what it says, what has the focus; and results of combats.
const WATCH: &str = "
    window.cards = []; window.results = [];
    let last = null;
    new MutationObserver(() => {
        const one = document.querySelector('.played');
        if (last && one !== last) { window.cards.at(-1).gone = performance.now(); last = null; }
        if (one && one !== last) {
            last = one;
            const inside = one.contains(document.activeElement);
            window.cards.push({ at: performance.now(), text: one.textContent, inside });
        }
        const over = document.querySelector('.stage.is-over .stage__note');
        if (over && window.results.at(-1) !== over.textContent) window.results.push(over.textContent);
    }).observe(document.body, { childList: true, subtree: true });";

/// Starts a game with these settings.
pub(crate) async fn begin<'a>(visit: &'a Visit, game: &str, settings: Value, guide: Value) -> Outcome<Player<'a>> {
    let keep = "localStorage.setItem('longbox.settings', JSON.stringify(arguments[0])); \
                localStorage.setItem('longbox.guide', JSON.stringify(arguments[1]))";
    visit.driver().execute(keep, vec![settings, guide]).await?;
    visit.reload().await?;
    visit.run(&format!("location.hash = '#/play/{game}'")).await?;
    visit.click(".startbar .btn--main").await?;
    visit.find(".act[data-question]").await?;
    Ok(Player::new(visit, Hands::Keyboard))
}

async fn start<'a>(visit: &'a Visit, game: &str, settings: Value) -> Outcome<Player<'a>> {
    let player = begin(visit, game, settings, json!({ "off": true })).await?;
    visit.run(WATCH).await?;
    Ok(player)
}

/// Answers until something of somebody else is shown that waits for the player.
async fn play_to_card(visit: &Visit, player: &mut Player<'_>, wanted: &str) -> Outcome {
    for _ in 0..80 {
        visit.until("return Boolean(document.querySelector('.played, .act[data-question], .ending'))").await?;
        if visit.run(&format!("return Boolean(document.querySelector('.played')) && Boolean({wanted})")).await? == true
        {
            return Ok(());
        }
        if visit.run("return Boolean(document.querySelector('.played'))").await? == true {
            player.keys(" ").await?;
            tokio::time::sleep(Duration::from_millis(60)).await;
        } else if player.choose().await? {
            break;
        }
    }
    Err(format!("the game ends before {wanted}").into())
}

#[test]
fn a_card_of_the_opponent_waits_for_me() {
    for (name, screen) in SCREENS {
        with_page(&format!("played-{name}"), screen, async |visit| {
            let settings = json!({ "speed": "Fast", "played": "Wait", "skips_at_once": true });
            let mut player = start(visit, "vs", settings).await?;
            play_to_card(visit, &mut player, "document.querySelector('.played .card')").await?;
            tokio::time::sleep(Duration::from_millis(900)).await;
            visit.picture(&format!("played-card-{name}")).await?;
            let shown = visit.run("return document.querySelector('.played__who').textContent").await?;
            assert!(shown.as_str().is_some_and(|text| text.len() > 5), "it says what was done: {shown}");
            let wide = visit.run("return document.documentElement.scrollWidth - innerWidth").await?;
            assert!(wide.as_i64().is_some_and(|over| over <= 1), "{wide} pixels too wide");
            assert_eq!(visit.barriers().await?, []);
            assert_eq!(visit.run("return window.cards.some((card) => card.inside)").await?, false, "it takes no focus");
            // Space goes on, here to the next card or question.
            visit.run("window.seen = document.querySelector('.played')").await?;
            player.keys(" ").await?;
            visit.until("return document.querySelector('.played') !== window.seen").await
        });
    }
}

#[test]
fn a_tap_goes_on_as_well() {
    with_page("played-tap", Screen::PHONE, async |visit| {
        let mut player =
            start(visit, "vs", json!({ "speed": "Fast", "played": "Wait", "skips_at_once": true })).await?;
        play_to_card(visit, &mut player, "true").await?;
        visit.run("window.seen = document.querySelector('.played')").await?;
        visit.click(".played__card").await?;
        visit.until("return document.querySelector('.played') !== window.seen").await
    });
}

#[test]
fn a_card_goes_by_itself_and_is_kept_by_a_pointer() {
    with_page("played-time", Screen::DESKTOP, async |visit| {
        let mut player = start(visit, "vs", json!({ "skips_at_once": true })).await?;
        for _ in 0..40 {
            if visit.run("return window.cards.some((card) => card.gone)").await? == true {
                break;
            }
            visit.until("return Boolean(document.querySelector('.act[data-question], .ending'))").await?;
            player.choose().await?;
        }
        let time = visit.run("const card = window.cards.find((card) => card.gone); return card.gone - card.at").await?;
        let time = time.as_f64().unwrap_or_default();
        assert!((350.0..5_000.0).contains(&time), "it was shown for {time} ms");
        // Resting the pointer on one keeps it.
        rest_on_a_card(visit, &mut player).await?;
        tokio::time::sleep(Duration::from_millis(4_500)).await;
        assert_eq!(visit.run("return document.querySelector('.played') === window.seen").await?, true, "it is kept");
        visit.driver().action_chain().move_to(3, 3).perform().await?;
        visit.until("return document.querySelector('.played') !== window.seen").await
    });
}

/// Plays on until the pointer rests on a card; one may be gone before the pointer is there.
async fn rest_on_a_card(visit: &Visit, player: &mut Player<'_>) -> Outcome {
    for _ in 0..300 {
        let shown = "const card = document.querySelector('.played__card'); window.seen = card?.closest('.played'); \
                     const box = card?.getBoundingClientRect(); \
                     return box ? [box.x + box.width / 2, box.y + box.height / 2] : null";
        let middle = visit.run(shown).await?;
        if let (Some(x), Some(y)) = (middle[0].as_f64(), middle[1].as_f64()) {
            let (x, y) = (x as i64, y as i64);
            visit.driver().action_chain().move_to(x, y).move_to(x + 6, y + 6).perform().await?;
            if visit.run("return Boolean(window.seen?.isConnected)").await? == true {
                return Ok(());
            }
            visit.driver().action_chain().move_to(3, 3).perform().await?;
        } else if visit.run("return Boolean(document.querySelector('.act[data-question]'))").await? == true {
            player.keys("1").await?;
            tokio::time::sleep(Duration::from_millis(120)).await;
            player.keys(" ").await?;
        } else {
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }
    Err("the pointer never came to rest on a card".into())
}

#[test]
fn no_card_is_shown_where_they_are_switched_off() {
    with_page("played-off", Screen::DESKTOP, async |visit| {
        let mut player = start(visit, "vs", json!({ "speed": "Fast", "played": "Off", "skips_at_once": true })).await?;
        for _ in 0..12 {
            if player.choose().await? {
                break;
            }
        }
        assert_eq!(visit.run("return window.cards.length").await?, 0);
        Ok(())
    });
}

#[test]
fn attacks_of_squad_are_shown_and_can_be_answered_at_once() {
    for (name, screen) in
        [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE.dark()), ("landscape", Screen::LANDSCAPE)]
    {
        with_page(&format!("played-squad-{name}"), screen, async |visit| {
            let settings = json!({ "speed": "Fast", "played": "Wait", "skips_at_once": true });
            let mut player = start(visit, "squad", settings).await?;
            play_to_card(visit, &mut player, "document.querySelector('.act .menu [role=menuitem]')").await?;
            tokio::time::sleep(Duration::from_millis(700)).await;
            visit.picture(&format!("played-attack-{name}")).await?;
            // The question stands there already, and an answer takes the card away.
            let before = visit.run("return document.querySelector('.act').dataset.question").await?;
            player.keys("1").await?;
            visit.until(&format!("return document.querySelector('.act').dataset.question !== {before}")).await
        });
    }
}

#[test]
fn the_result_of_a_combat_is_seen() {
    with_page("fought", Screen::DESKTOP, async |visit| {
        let mut player = start(visit, "vs", json!({ "speed": "Slow", "played": "Off", "skips_at_once": true })).await?;
        for _ in 0..60 {
            if visit.run("return Boolean(document.querySelector('.stage.is-over'))").await? == true {
                visit.picture("fought-result").await?;
            }
            if visit.run("return window.results.length > 0").await? == true {
                break;
            }
            if player.choose().await? {
                break;
            }
        }
        let results = visit.run("return window.results").await?;
        let told = results[0].as_str().unwrap_or_default();
        assert!(!told.is_empty(), "what came of the combat is told: {results}");
        Ok(())
    });
}
