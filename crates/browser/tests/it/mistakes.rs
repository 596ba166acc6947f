//! What a player could have done better, in a real browser: asked for, waited for, and looked at in the replay.

use std::time::{Duration, Instant};

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::Value;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
/// A search goes through all choices of a game.
const PATIENCE: Duration = Duration::from_secs(120);

/// Every mistake with its turn as the bar of the table tells it.
const ENTRIES: &str = "return [...document.querySelectorAll('.mistake h4')].map((head) => head.firstChild.textContent)";

/// Waits for the end of a search and gives the turns of what it has found.
async fn found(visit: &Visit) -> Outcome<Vec<String>> {
    let end = Instant::now() + PATIENCE;
    while visit.run("return Boolean(document.querySelector('.mistake, .mistakes__none'))").await? != true {
        if Instant::now() > end {
            return Err("the search does not end".into());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let turns = visit.run(ENTRIES).await?;
    let turns = turns.as_array().cloned().unwrap_or_default();
    Ok(turns.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// Presses Enter on the button of the entry with this number and waits for its turn in the replay.
async fn see(visit: &Visit, player: &Player<'_>, (at, turn): (usize, &str)) -> Outcome {
    visit.run(&format!("document.querySelectorAll('.mistake .btn')[{at}].focus()")).await?;
    player.keys(ENTER).await?;
    visit.find(".transport input[type=range]").await?;
    visit.until("return !document.querySelector('.mistake')").await?;
    visit.sees(".transport__slider span", &format!("{turn} ·")).await?;
    visit.until("return document.querySelector('.transport__eyes select').selectedOptions[0].text === 'Player A'").await
}

/// The widest part of the page that is cut off, if one is.
const CUT: &str = "return [...document.querySelectorAll('.mistakes, .mistakes *')].some((part) => { \
                       const { left, right } = part.getBoundingClientRect(); \
                       return left < 0 || right > innerWidth + 1; })";

#[test]
fn mistakes_are_found_after_a_game_and_seen_in_the_replay() {
    for (name, screen) in [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE)] {
        with_page(&format!("mistakes-{name}"), screen, async |visit| {
            let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
            player.play_out().await?;
            visit.find(".mistakes__ask").await?;
            player.keys("m").await?;
            visit.find(".mistakes progress").await?;
            visit.picture(&format!("mistakes-search-{name}")).await?;
            let turns = found(visit).await?;
            assert_eq!(turns.len(), 3, "{turns:?}");
            visit.sees("body > .vh[role=status]", "3 mistakes found.").await?;
            assert_eq!(visit.run(CUT).await?, false, "something is cut off");
            assert_eq!(visit.barriers().await?, []);
            visit.picture(&format!("mistakes-found-{name}")).await?;
            see(visit, &player, (0, &turns[0])).await?;
            // In the replay they need not be looked for again.
            player.keys("m").await?;
            visit.find(".box .mistake").await?;
            assert_eq!(found(visit).await?, turns);
            assert_eq!(visit.run(CUT).await?, false, "something is cut off");
            assert_eq!(visit.barriers().await?, []);
            visit.picture(&format!("mistakes-replay-{name}")).await?;
            see(visit, &player, (2, &turns[2])).await
        });
    }
}

#[test]
fn a_search_for_mistakes_can_be_stopped() {
    with_page("mistakes-stopped", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        player.play_out().await?;
        visit.button("Watch replay").await?.click().await?;
        visit.find(".transport__mistakes").await?.click().await?;
        visit.find(".box progress").await?;
        // The page answers while the host weighs.
        visit.button("Stop").await?.click().await?;
        visit.until("return !document.querySelector('.box')").await?;
        player.keys("m").await?;
        visit.find(".box progress").await?;
        player.keys(ESCAPE).await?;
        visit.until("return !document.querySelector('.box')").await?;
        visit.find(".transport [aria-label='Next choice']").await?.click().await?;
        visit.until("return Number(document.querySelector('.transport input[type=range]').value) === 1").await
    });
}
