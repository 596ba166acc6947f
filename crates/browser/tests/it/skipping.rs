//! Skipping is never the tempting button, and Space asks once before it skips something.

use longbox_browser::{Outcome, Player, Screen, Visit, with_page};
use serde_json::json;

use crate::played::begin;

const QUESTION: &str = "return document.querySelector('.act').dataset.question";
const SKIPS: &str = "document.querySelector('.act .pass .btn--skip')";

/// Chooses until the question holds this.
async fn play_to(visit: &Visit, player: &mut Player<'_>, test: &str) -> Outcome {
    for _ in 0..120 {
        visit.find(".act[data-question]").await?;
        if visit.run(&format!("return Boolean({test})")).await? == true {
            return Ok(());
        }
        player.choose().await?;
    }
    Err(format!("the game ends before {test}").into())
}

#[test]
fn space_asks_once_before_it_skips() {
    for game in ["vs", "squad"] {
        with_page(&format!("skip-{game}"), Screen::DESKTOP, async |visit| {
            let settings = json!({ "speed": "Instant" });
            let mut player = begin(visit, game, settings, json!({ "off": true })).await?;
            play_to(visit, &mut player, &format!("{SKIPS} && document.querySelector('.act .menu [role=menuitem]')"))
                .await?;
            let main = visit.run("return document.querySelectorAll('.act .pass .btn--main').length").await?;
            assert_eq!(main, 0, "skipping does not look like the thing to do");
            let before = visit.run(QUESTION).await?;
            player.keys(" ").await?;
            visit.sees(".act .prompt strong", "Press Space again").await?;
            assert_eq!(visit.run(QUESTION).await?, before, "nothing was skipped yet");
            visit.picture(&format!("skip-asked-{game}")).await?;
            assert_eq!(visit.barriers().await?, []);
            // Esc thinks better of it; then it is asked again.
            player.keys("\u{e00c}").await?;
            visit
                .until("return !document.querySelector('.act .prompt').textContent.includes('Press Space again')")
                .await?;
            player.keys(" ").await?;
            visit.sees(".act .prompt strong", "Press Space again").await?;
            player.keys(" ").await?;
            visit.until(&format!("return document.querySelector('.act').dataset.question !== {before}")).await
        });
    }
}

#[test]
fn space_skips_at_once_where_that_is_set() {
    with_page("skip-once", Screen::DESKTOP, async |visit| {
        let settings = json!({ "speed": "Instant", "skips_at_once": true });
        let mut player = begin(visit, "vs", settings, json!({ "off": true })).await?;
        play_to(visit, &mut player, SKIPS).await?;
        let before = visit.run(QUESTION).await?;
        player.keys(" ").await?;
        visit.until(&format!("return document.querySelector('.act').dataset.question !== {before}")).await
    });
}
