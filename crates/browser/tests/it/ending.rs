//! The end of a game in a real browser: what is seen first, the page about it, and the next game.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::Value;

const ESCAPE: &str = "\u{e00c}";
const TAB: &str = "\u{e004}";

/// Notes when the game was over, when something last moved, and when the page about the end came.
const WATCH: &str = "
    const noted = window.noted = { over: null, moved: null, open: null };
    const moves = () => document.getAnimations().some(({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime) && !effect.target.closest('.ending'));
    const look = (now) => {
        if (noted.over === null && document.querySelector('.result')) noted.over = now;
        if (document.querySelector('.ending')) { noted.open = now; return; }
        if (noted.over !== null && moves()) noted.moved = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

const FOCUS_IS_INSIDE: &str = "return Boolean(document.activeElement.closest('.ending'))";

async fn give_up(visit: &Visit) -> Outcome {
    // On a phone the button stands in the settings.
    visit.find("[aria-label=Concede]").await?;
    visit.run("document.querySelector('[aria-label=Concede]').click()").await?;
    visit.button("Yes, concede").await?.click().await?;
    visit.find(".ending").await?;
    Ok(())
}

/// The time from one note to another in milliseconds.
async fn time_between(visit: &Visit, from: &str, to: &str) -> Outcome<f64> {
    let noted = visit.run("return window.noted").await?;
    match (noted[from].as_f64(), noted[to].as_f64()) {
        (Some(from), Some(to)) => Ok(to - from),
        _ => Err(format!("{from} or {to} was not noted: {noted}").into()),
    }
}

#[test]
fn the_table_is_seen_before_the_page_about_the_end() {
    with_page("ending-of-vs", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
        visit.run(WATCH).await?;
        player.play_out().await?;
        visit.until("return window.noted.open !== null").await?;
        let looked = time_between(visit, "over", "open").await?;
        assert!(looked > 700.0, "the last table was seen for {looked} ms");
        Ok(())
    });
}

/// Plays until somebody has few cards left, so that the rest can be shown at the usual speed.
async fn play_close_to_the_end(visit: &Visit) -> Outcome {
    let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
    let is_close = "return Boolean(document.querySelector('.pile--deck .is-low'))";
    for _ in 0..300 {
        if visit.run(is_close).await? == true || player.choose().await? {
            break;
        }
    }
    visit.run("localStorage.setItem('longbox.settings', JSON.stringify({ speed: 'Normal' }))").await?;
    visit.reload().await?;
    visit.find(".act[data-question]").await?;
    Ok(())
}

#[test]
fn the_last_blow_is_over_before_the_page_about_the_end() {
    with_page("ending-of-squad", Screen::DESKTOP, async |visit| {
        play_close_to_the_end(visit).await?;
        visit.run(WATCH).await?;
        Player::new(visit, Hands::Keyboard).play_out().await?;
        visit.until("return window.noted.open !== null").await?;
        let looked = time_between(visit, "moved", "open").await?;
        assert!(looked > 700.0, "everything stood still for {looked} ms");
        Ok(())
    });
}

#[test]
fn the_page_about_the_end_keeps_the_keyboard_and_comes_back() {
    with_page("ending-closed", Screen::DESKTOP, async |visit| {
        let player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
        give_up(visit).await?;
        visit.until("return document.activeElement.matches('.fin__again')").await?;
        for key in [TAB; 9].into_iter().chain(["u", "1", "\u{e014}", "\u{e015}"]) {
            player.keys(key).await?;
            assert_eq!(visit.run(FOCUS_IS_INSIDE).await?, true, "after {key:?}");
        }
        visit.sees("body > .vh[role=status]", "You conceded.").await?;
        assert_eq!(visit.barriers().await?, []);
        player.keys(ESCAPE).await?;
        visit.until("return !document.querySelector('.ending')").await?;
        visit.until("return document.activeElement.matches('.result')").await?;
        assert_eq!(visit.barriers().await?, []);
        player.keys("\u{e007}").await?;
        visit.find(".ending .fin__look").await?.click().await?;
        visit.until("return !document.querySelector('.ending')").await?;
        // Whoever reads up on something finds the table as it was left.
        visit.run("location.hash = '#/rules/vs'").await?;
        visit.find(".rules").await?;
        visit.run("location.hash = '#/table'").await?;
        visit.find(".result").await?;
        assert_eq!(visit.run("return document.querySelector('.ending')").await?, Value::Null);
        visit.find(".result").await?.click().await?;
        visit.find(".ending").await?;
        Ok(())
    });
}

#[test]
fn a_rematch_is_another_game_with_the_same_decks() {
    for game in ["squad", "vs"] {
        with_page(&format!("rematch-{game}"), Screen::DESKTOP, async |visit| {
            let player = Player::sit_down(visit, game, Hands::Keyboard).await?;
            let who = "return [...document.querySelectorAll('.tally__one')].map((player) => player.textContent)";
            let cards =
                "return [...document.querySelectorAll('main [data-thing]')].map((thing) => thing.ariaLabel).sort()";
            let first = visit.run(cards).await?;
            give_up(visit).await?;
            let before = visit.run(who).await?;
            // Every test is dealt the same game; this one wants another.
            visit.run("crypto.getRandomValues = (bytes) => bytes.fill(23)").await?;
            player.keys("r").await?;
            visit.find(".act[data-question]").await?;
            assert_eq!(visit.run("return document.querySelector('.ending')").await?, Value::Null);
            assert_ne!(visit.run(cards).await?, first, "other cards were drawn");
            give_up(visit).await?;
            assert_eq!(visit.run(who).await?, before);
            Ok(())
        });
    }
}

#[test]
fn the_page_about_the_end_fits_every_window() {
    let low = Screen { width: 844, height: 390, ..Screen::PHONE };
    for (name, screen) in [("phone", Screen::PHONE), ("low", low), ("dark", Screen::DESKTOP.dark())] {
        with_page(&format!("ending-{name}"), screen, async |visit| {
            Player::sit_down(visit, "squad", Hands::Keyboard).await?;
            give_up(visit).await?;
            assert_eq!(visit.barriers().await?, []);
            let out = "const { left, top, right, bottom } = document.querySelector('.ending').getBoundingClientRect(); \
                       return [left < 0, top < 0, right > innerWidth + 1, bottom > innerHeight + 1].includes(true) \
                           || [...document.querySelectorAll('.fin__foot .btn')].some((button) => button.getBoundingClientRect().right > innerWidth)";
            assert_eq!(visit.run(out).await?, false, "something is cut off");
            Ok(())
        });
    }
}
