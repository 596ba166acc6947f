//! Sounds: none before they are switched on, some afterwards.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::json;

/// Counts what makes sound in the window.
const COUNT: &str = "window.contexts = 0; window.started = 0; \
    const start = AudioScheduledSourceNode.prototype.start; \
    AudioScheduledSourceNode.prototype.start = function (...when) { window.started += 1; return start.apply(this, when) }; \
    window.AudioContext = class extends AudioContext { constructor(...how) { super(...how); window.contexts += 1 } };";

async fn counts(visit: &Visit) -> Outcome<serde_json::Value> {
    let script = "return [window.contexts, window.started, performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('sound.js')).length]";
    visit.run(script).await
}

async fn play(player: &mut Player<'_>, choices: usize) -> Outcome {
    for _ in 0..choices {
        if player.choose().await? {
            break;
        }
    }
    Ok(())
}

#[test]
fn it_is_silent_until_sound_is_switched_on() {
    with_page("sound", Screen::DESKTOP, async |visit| {
        visit.before_pages(COUNT).await?;
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        play(&mut player, 3).await?;
        assert_eq!(counts(visit).await?, json!([0, 0, 0]), "nothing is made or fetched before");
        visit.click("[aria-label=Settings]").await?;
        assert_eq!(visit.all(".settings input[type=range]").await?.len(), 0, "there is no volume of nothing");
        visit.run("[...document.querySelectorAll('.settings label')].find((label) => label.textContent === 'Play sounds').firstChild.click()").await?;
        visit.until("return window.contexts === 1 && window.started > 0").await?;
        visit.find(".settings input[type=range]").await?;
        assert_eq!(visit.barriers().await?, [], "the settings shut somebody out");
        visit.picture("sound-settings").await?;
        visit.click(".settings .closer").await?;
        let before = visit.run("return window.started").await?.as_u64().unwrap_or_default();
        play(&mut player, 5).await?;
        visit.until(&format!("return window.started > {before}")).await?;
        // It is remembered, and still nothing is made before something happens.
        visit.reload().await?;
        visit.find(".act[data-question]").await?;
        assert_eq!(visit.run("return JSON.parse(localStorage.getItem('longbox.settings')).sound").await?, true);
        play(&mut Player::new(visit, Hands::Keyboard), 3).await?;
        visit.until("return window.started > 0").await
    });
}
