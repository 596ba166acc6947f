//! The first page while the games are still on their way.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::json;

/// What the worker says comes late, as on a slow machine.
const SLOW_WORKER: &str = "
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), 1500); }
    };";

async fn load_slowly(visit: &Visit) -> Outcome {
    let script = json!({ "source": SLOW_WORKER });
    visit.driver().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
    visit.run("location.hash = '#/'").await?;
    visit.reload().await?;
    visit.find(".cover .btn--main").await?;
    assert_eq!(
        visit.run("return document.querySelectorAll('.game__strip img').length").await?,
        0,
        "nothing has come yet"
    );
    Ok(())
}

#[test]
fn bots_play_though_they_were_asked_to_early() {
    with_page("early-watch", Screen::DESKTOP, async |visit| {
        load_slowly(visit).await?;
        visit.button("Watch two bots play").await?.click().await?;
        visit.sees(".latest__none .btn", "Shuffling").await?;
        visit.find(".table--vs").await?;
        visit.sees(".act .prompt", "Watching").await
    });
}

#[test]
fn a_game_begins_though_it_was_asked_for_early() {
    for key in [false, true] {
        with_page("early-play", Screen::DESKTOP, async |visit| {
            load_slowly(visit).await?;
            match key {
                true => visit.driver().action_chain().send_keys("p").perform().await?,
                false => visit.find(".cover .btn--main").await?.click().await?,
            }
            visit.sees(".cover .btn--main", "Shuffling").await?;
            visit.find(".act[data-question]").await?;
            Ok(())
        });
    }
}

#[test]
fn an_interrupted_game_goes_on_though_it_was_asked_for_early() {
    for selector in [".cover .btn--main", ".unfinished .btn--main"] {
        with_page("early-resume", Screen::DESKTOP, async |visit| {
            let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
            player.choose().await?;
            visit.find(".act[data-question]").await?;
            load_slowly(visit).await?;
            visit.find(selector).await?.click().await?;
            visit.find(".sq .act[data-question]").await?;
            Ok(())
        });
    }
}

#[test]
fn a_new_game_begins_beside_an_interrupted_one_though_it_was_asked_for_early() {
    with_page("early-new", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        player.choose().await?;
        load_slowly(visit).await?;
        visit.button("New game").await?.click().await?;
        visit.find(".act[data-question]").await?;
        Ok(())
    });
}

#[test]
fn a_finished_game_is_watched_though_it_was_asked_for_early() {
    with_page("early-replay", Screen::DESKTOP, async |visit| {
        Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        visit.find("[aria-label=Concede]").await?.click().await?;
        visit.button("Yes, concede").await?.click().await?;
        visit.find(".ending").await?;
        load_slowly(visit).await?;
        visit.find(".latest li .btn").await?.click().await?;
        visit.find(".transport input[type=range]").await?;
        Ok(())
    });
}
