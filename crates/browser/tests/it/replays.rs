//! Stored games in a real browser: stepped through, exported, imported, played on.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};

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
    visit.button("Watch the replay").await?.click().await?;
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
            wind(visit, "One choice on", start + 1).await?;
            wind(visit, "One choice on", start + 2).await?;
            wind(visit, "One choice back", start + 1).await?;
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

/// A folder for what this test downloads, empty.
fn downloads() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("downloads");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for downloads");
    folder
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
    let folder = downloads();
    with_page("export", Screen::DESKTOP, async |visit| {
        let place = serde_json::json!({ "behavior": "allow", "downloadPath": folder.display().to_string() });
        visit.driver().cdp().send_raw("Browser.setDownloadBehavior", place).await?;
        watch_a_game(visit, "squad").await?;
        visit.button("Export").await?.click().await?;
        let file = downloaded(&folder).await?;
        let text = fs::read_to_string(&file)?;
        assert!(text.starts_with("longbox-replay 1"), "{}", &text[..40.min(text.len())]);
        visit.button("Close").await?.click().await?;
        visit.run("location.hash = '#/replays'").await?;
        visit.button("Delete").await?.click().await?;
        visit.find(".shelf__sure .btn--danger").await?.click().await?;
        visit.until("return !document.querySelector('.shelf__game')").await?;
        visit.reload().await?;
        visit.sees(".replays .nothing", "No game").await?;
        visit.find("input[type=file]").await?.send_keys(file.display().to_string()).await?;
        visit.find(".transport input[type=range]").await?;
        let wrong = folder.join("wrong.replay");
        fs::write(&wrong, "not a replay")?;
        visit.run("location.hash = '#/replays'").await?;
        visit.find("input[type=file]").await?.send_keys(wrong.display().to_string()).await?;
        visit.sees(".notice", "not a Longbox replay").await
    });
}
