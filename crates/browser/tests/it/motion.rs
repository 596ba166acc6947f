//! Things in motion: they move where motion is wanted, can be skipped, and do not hold the page up.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::{Value, json};

use crate::played::{play_until, sit_down};

/// Counts the animations that are begun, and the times in which the window did nothing else.
const WATCH: &str = "window.begun = 0; window.flown = 0; window.held = []; \
    const animate = Element.prototype.animate; \
    Element.prototype.animate = function (...how) { window.begun += 1; window.flown += this.classList.contains('flyer'); return animate.apply(this, how) }; \
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.held.push(Math.round(duration)))).observe({ type: 'longtask' });";

/// A game at the usual speed, some choices in.
async fn play(visit: &Visit, game: &str) -> Outcome<Value> {
    Player::sit_down(visit, game, Hands::Keyboard).await?;
    visit.run("localStorage.setItem('longbox.settings', JSON.stringify({ speed: 'Fast' }))").await?;
    visit.reload().await?;
    visit.find(".act[data-question]").await?;
    visit.run("window.held.length = 0").await?;
    let mut player = Player::new(visit, Hands::Keyboard);
    for _ in 0..25 {
        if player.choose().await? {
            break;
        }
    }
    visit.run("return [window.begun, window.flown, window.held]").await
}

#[test]
fn cards_travel_and_the_page_stays_free() {
    for game in ["vs", "squad"] {
        with_page(&format!("motion-{game}"), Screen::DESKTOP, async |visit| {
            visit.before_pages(WATCH).await?;
            let seen = play(visit, game).await?;
            println!("{game}: animations, flights, and every time over 50 ms without a free moment: {seen}");
            assert!(seen[0].as_u64() > Some(10), "hardly anything moves: {seen}");
            // What has landed is gone.
            visit.until("return document.querySelectorAll('.flyer').length === 0").await
        });
    }
}

/// Whatever begins to move stands still on its way.
const STOP: &str = "const animate = Element.prototype.animate; \
    Element.prototype.animate = function (...how) { const motion = animate.apply(this, how); motion.pause(); return motion };";

#[test]
fn one_key_ends_all_motion() {
    with_page("motion-skipped", Screen::DESKTOP, async |visit| {
        visit.before_pages(STOP).await?;
        visit.hold_time().await?;
        let settings = json!({ "speed": "Slow", "played": "Off", "skips_at_once": true });
        let mut player = sit_down(visit, "vs", settings, json!({ "off": true })).await?;
        play_until(visit, &mut player, ".flyer").await?;
        player.keys("s").await?;
        visit.until("return !document.querySelector('.flyer')").await
    });
}

#[test]
fn nothing_moves_where_no_motion_is_wanted() {
    with_page("motion-reduced", Screen::DESKTOP, async |visit| {
        visit.before_pages(WATCH).await?;
        let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        visit.driver().cdp().send_raw("Emulation.setEmulatedMedia", media).await?;
        let seen = play(visit, "vs").await?;
        assert_eq!((&seen[0], &seen[1]), (&json!(0), &json!(0)), "something moves");
        Ok(())
    });
}
