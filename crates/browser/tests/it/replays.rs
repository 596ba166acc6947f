//! Stored games in a real browser: stepped through, exported, imported, played on.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use longbox_kernel::{seal, unseal};
use serde_json::{Value, json};
use thirtyfour::Key;

/// Plays some choices, gives up, and watches the game again.
async fn watch_a_game(visit: &Visit, game: &str) -> Outcome {
    let mut player = Player::sit_down(visit, game, Hands::Keyboard).await?;
    let mut over = false;
    for _ in 0..10 {
        over = over || player.choose().await?;
    }
    if !over {
        visit.find("[aria-label=Concede]").await?.click().await?;
        visit.button("Yes, concede").await?.click().await?;
    }
    visit.find(".ending").await?;
    visit.button("Watch replay").await?.click().await?;
    visit.find(".transport input[type=range]").await?;
    Ok(())
}

async fn step(visit: &Visit) -> Outcome<u64> {
    let value = visit.run("return Number(document.querySelector('.transport input[type=range]').value)").await?;
    Ok(value.as_f64().unwrap_or_default() as u64)
}

async fn wind(visit: &Visit, word: &str, expected: u64) -> Outcome {
    visit.find(&format!(".transport [aria-label='{word}']")).await?.click().await?;
    let arrived = "return Number(document.querySelector('.transport input[type=range]').value) === ";
    visit.until(&format!("{arrived}{expected}")).await
}

#[test]
fn a_replay_is_stepped_through_and_played_on() {
    for game in ["squad", "vs"] {
        with_page(&format!("replay-{game}"), Screen::DESKTOP, async |visit| {
            watch_a_game(visit, game).await?;
            let start = step(visit).await?;
            wind(visit, "Next choice", start + 1).await?;
            wind(visit, "Next choice", start + 2).await?;
            wind(visit, "Previous choice", start + 1).await?;
            visit.find("main [data-thing]").await?;
            assert_eq!(visit.barriers().await?, []);
            visit.button("Play on from here").await?.click().await?;
            visit.button("Play on").await?.click().await?;
            visit.find(".act[data-question]").await?;
            let mut player = Player::new(visit, Hands::Keyboard);
            player.choose().await?;
            Ok(())
        });
    }
}

/// The turn as the bar above the table and the slider tell it.
async fn turns(visit: &Visit) -> Outcome<(String, String)> {
    let told = visit
        .run("return ['.bar__turn', '.transport__slider span'].map((part) => document.querySelector(part).textContent.split(' · ')[0])")
        .await?;
    let word = |at: usize| told[at].as_str().unwrap_or_default().to_owned();
    Ok((word(0), word(1)))
}

/// Presses an arrow, Home or End and waits for the step and its picture.
async fn press(visit: &Visit, key: Key, shift: bool) -> Outcome<u64> {
    let before = step(visit).await?;
    let keys = visit.driver().action_chain();
    match shift {
        true => keys.key_down(Key::Shift).key_down(key.clone()).key_up(key).key_up(Key::Shift).perform().await?,
        false => keys.key_down(key.clone()).key_up(key).perform().await?,
    }
    visit
        .until(&format!("return Number(document.querySelector('.transport input[type=range]').value) !== {before}"))
        .await?;
    // The picture follows the slider.
    for _ in 0..100 {
        let (bar, slider) = turns(visit).await?;
        if bar == slider {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    step(visit).await
}

#[test]
fn arrows_step_through_a_replay_and_the_turn_is_the_same_everywhere() {
    for game in ["squad", "vs"] {
        with_page(&format!("replay-turns-{game}"), Screen::DESKTOP, async |visit| {
            watch_a_game(visit, game).await?;
            assert_eq!(press(visit, Key::Right, false).await?, 1);
            assert_eq!(press(visit, Key::Right, false).await?, 2);
            assert_eq!(press(visit, Key::Left, false).await?, 1);
            // The slider has no way of its own.
            visit.run("document.querySelector('.transport input[type=range]').focus()").await?;
            assert_eq!(press(visit, Key::Right, false).await?, 2);
            let end = press(visit, Key::End, false).await?;
            let (bar, slider) = turns(visit).await?;
            assert_eq!(bar, slider);
            assert_eq!(press(visit, Key::Home, false).await?, 0);
            let mut at = 0;
            while at < end {
                let next = press(visit, Key::Right, true).await?;
                assert!(next > at);
                at = next;
                let (bar, slider) = turns(visit).await?;
                assert_eq!(bar, slider, "after {at} choices");
            }
            assert!(press(visit, Key::Left, true).await? < end);
            visit.button("Close").await?.click().await?;
            let number = bar.trim_start_matches("Turn ").to_owned();
            visit.sees(".shelf__words small", &format!("turn {number}, {end} choices")).await
        });
    }
}

/// A folder for what this test downloads, empty.
fn downloads(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for downloads");
    folder
}

async fn download_to(visit: &Visit, folder: &Path) -> Outcome {
    let place = json!({ "behavior": "allow", "downloadPath": folder.display().to_string() });
    visit.driver().cdp().send_raw("Browser.setDownloadBehavior", place).await?;
    Ok(())
}

async fn downloaded(folder: &Path) -> Outcome<PathBuf> {
    for _ in 0..100 {
        let files = fs::read_dir(folder)?.map_while(Result::ok).map(|entry| entry.path());
        if let Some(file) = files.into_iter().find(|file| file.extension().is_some_and(|ending| ending == "replay")) {
            return Ok(file);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err("nothing was downloaded".into())
}

#[test]
fn a_game_goes_out_as_a_file_and_comes_back() {
    let folder = downloads("export");
    with_page("export", Screen::DESKTOP, async |visit| {
        download_to(visit, &folder).await?;
        watch_a_game(visit, "squad").await?;
        visit.button("Export").await?.click().await?;
        let file = downloaded(&folder).await?;
        let text = fs::read_to_string(&file)?;
        assert!(text.starts_with("longbox-replay 3"), "{}", &text[..40.min(text.len())]);
        visit.button("Close").await?.click().await?;
        visit.run("location.hash = '#/replays'").await?;
        visit.button("Delete").await?.click().await?;
        visit.find(".shelf__sure .btn--danger").await?.click().await?;
        visit.until("return !document.querySelector('.shelf__sure')").await?;
        visit.until("return !document.querySelector('.shelf__game')").await?;
        visit.reload().await?;
        visit.sees(".replays .nothing", "No finished games").await?;
        visit.find("input[type=file]").await?.send_keys(file.display().to_string()).await?;
        visit.find(".transport input[type=range]").await?;
        let wrong = folder.join("wrong.replay");
        fs::write(&wrong, "not a replay")?;
        visit.run("location.hash = '#/replays'").await?;
        visit.find("input[type=file]").await?.send_keys(wrong.display().to_string()).await?;
        visit.sees(".notice", "isn't a Longbox replay").await
    });
}

/// Makes the only kept game one of rules that no program has yet.
async fn outdate(visit: &Visit) -> Outcome {
    let kept = visit.keeps_games(1).await?;
    let text = kept[0]["text"].as_str().ok_or("a kept game has a text")?;
    let mut body: Value = serde_json::from_str(unseal(text)?)?;
    body["rules_version"] = json!(999);
    let given = json!({ "key": kept[0]["key"], "text": seal(&body.to_string()) });
    visit.in_archive("await wait(games.put(given.text, given.key))", given).await?;
    Ok(())
}

#[test]
fn a_game_of_other_rules_stays_listed_with_the_reason_and_its_log() {
    with_page("outdated", Screen::DESKTOP, async |visit| {
        watch_a_game(visit, "squad").await?;
        outdate(visit).await?;
        visit.run("location.hash = '#/replays'; location.reload()").await?;
        visit.sees(".shelf__reason", "played under rules version 999").await?;
        let watch = "return [...document.querySelectorAll('.shelf__game .btn')].some((b) => b.textContent === 'Watch')";
        assert_eq!(visit.run(watch).await?, false, "what can't be played isn't offered");
        assert_eq!(visit.barriers().await?, []);
        visit.button("Read the log").await?.click().await?;
        visit.sees(".oldlog", "Turn 1").await?;
        assert_eq!(visit.barriers().await?, []);
        Ok(())
    });
}

#[test]
fn a_wrong_ruling_is_reported_as_a_file_that_shows_its_moment() {
    let folder = downloads("ruling");
    with_page("ruling", Screen::DESKTOP, async |visit| {
        download_to(visit, &folder).await?;
        let mut player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
        for _ in 0..6 {
            player.choose().await?;
        }
        visit.find(".act[data-question]").await?;
        let asked = visit.run("return Number(document.querySelector('.act').dataset.question)").await?;
        visit.click("[aria-label=Settings]").await?;
        visit.click(".report__open").await?;
        visit.write(".report__words textarea", "Thor should be stunned.").await?;
        assert_eq!(visit.barriers().await?, []);
        visit.picture("ruling-written").await?;
        visit.click(".report__save").await?;
        let file = downloaded(&folder).await?;
        visit.until("return !document.querySelector('.report')").await?;
        // Somebody else opens it.
        visit.second_tab("#/replays", Screen::DESKTOP).await?;
        visit.find("input[type=file]").await?.send_keys(file.display().to_string()).await?;
        visit.sees(".reported q", "Thor should be stunned.").await?;
        assert_eq!(Some(step(visit).await?), asked.as_u64(), "it opens at the moment of the report");
        visit.picture("ruling-opened").await
    });
}
