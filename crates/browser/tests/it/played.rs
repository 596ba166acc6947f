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

/// Writes down each card that is shown, with what has the focus.
const WATCH: &str = "
    window.cards = [];
    let last = null;
    new MutationObserver(() => {
        const one = document.querySelector('.played');
        if (one && one !== last) window.cards.push({ inside: one.contains(document.activeElement) });
        last = one;
    }).observe(document.body, { childList: true, subtree: true });";

/// Starts a game with these settings and waits for the first question.
pub(crate) async fn begin<'a>(visit: &'a Visit, game: &str, settings: Value, guide: Value) -> Outcome<Player<'a>> {
    let player = sit_down(visit, game, settings, guide).await?;
    visit.find(".act[data-question]").await?;
    Ok(player)
}

pub(crate) async fn sit_down<'a>(visit: &'a Visit, game: &str, settings: Value, guide: Value) -> Outcome<Player<'a>> {
    let keep = "localStorage.setItem('longbox.settings', JSON.stringify(arguments[0])); \
                localStorage.setItem('longbox.guide', JSON.stringify(arguments[1]))";
    visit.driver().execute(keep, vec![settings, guide]).await?;
    visit.reload().await?;
    visit.run(&format!("location.hash = '#/play/{game}'")).await?;
    visit.click(".startbar .btn--main").await?;
    visit.find(".act").await?;
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

/// No bot thinks so long, and nothing is shown so long.
const LONG: Duration = Duration::from_secs(20);

/// Plays on, with time that stands still, and lets it pass until the page shows this.
pub(crate) async fn play_until(visit: &Visit, player: &mut Player<'_>, wanted: &str) -> Outcome {
    for _ in 0..400 {
        let shown = format!("Boolean(document.querySelector('{wanted}'))");
        let stops = format!("{shown} || Boolean(document.querySelector('.act[data-question]'))");
        visit.pass_time_until(LONG, &stops).await?;
        if visit.run(&format!("return {shown}")).await? == true {
            return Ok(());
        }
        if visit.all(".act[data-question]").await?.is_empty() {
            // The bot is thinking, in a time of its own.
            tokio::time::sleep(Duration::from_millis(20)).await;
        } else if player.choose().await? {
            break;
        }
    }
    Err(format!("the game ends before {wanted}").into())
}

#[test]
fn a_card_goes_by_itself_and_is_kept_by_a_pointer() {
    with_page("played-time", Screen::DESKTOP, async |visit| {
        visit.hold_time().await?;
        let mut player = sit_down(visit, "vs", json!({ "skips_at_once": true }), json!({ "off": true })).await?;
        let gone = "document.querySelector('.played') !== window.seen";
        play_until(visit, &mut player, ".played").await?;
        visit.run("window.seen = document.querySelector('.played')").await?;
        assert!(!visit.pass_time_until(Duration::from_millis(400), gone).await?, "nobody reads so fast");
        assert!(visit.pass_time_until(Duration::from_secs(4), gone).await?, "it goes by itself");
        // Resting the pointer on one keeps it.
        play_until(visit, &mut player, ".played").await?;
        visit.run("window.seen = document.querySelector('.played')").await?;
        let (x, y) = visit.middle(".played__card").await?;
        visit.driver().action_chain().move_to(x, y).move_to(x + 6, y + 6).perform().await?;
        assert!(!visit.pass_time_until(LONG, gone).await?, "it is kept");
        visit.driver().action_chain().move_to(3, 3).perform().await?;
        assert!(visit.pass_time_until(Duration::from_secs(1), gone).await?, "it goes when the pointer leaves");
        Ok(())
    });
}

#[test]
fn one_key_skips_whatever_is_still_to_be_shown() {
    with_page("played-skip", Screen::DESKTOP, async |visit| {
        visit.hold_time().await?;
        let settings = json!({ "speed": "Slow", "skips_at_once": true });
        let mut player = sit_down(visit, "vs", settings, json!({ "off": true })).await?;
        play_until(visit, &mut player, ".played").await?;
        // Time stands still, so nothing goes on by itself.
        for _ in 0..200 {
            player.keys("s").await?;
            if !visit.all(".act[data-question], .ending").await?.is_empty() {
                return visit.until("return !document.querySelector('.played')").await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err("S does not skip".into())
    });
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
        visit.hold_time().await?;
        let settings = json!({ "played": "Off", "skips_at_once": true });
        let mut player = sit_down(visit, "vs", settings, json!({ "off": true })).await?;
        play_until(visit, &mut player, ".stage.is-over").await?;
        visit.sees(".stage.is-over .stage__note", ".").await?;
        visit.picture("fought-result").await?;
        let gone = "!document.querySelector('.stage.is-over')";
        assert!(!visit.pass_time_until(Duration::from_millis(600), gone).await?, "nobody reads so fast");
        assert!(visit.pass_time_until(LONG, gone).await?, "the stage is cleared");
        Ok(())
    });
}
