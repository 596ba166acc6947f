//! Saved games: where they lie, how they got there, and what is said when they cannot be kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::{Value, json};

const SCREENS: [(&str, Screen); 2] = [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE)];
const QUESTION: &str = "return document.querySelector('.act')?.dataset.question ?? null";
const TITLES: &str = "return [...document.querySelectorAll('.shelf__game b')].map((title) => title.textContent)";
const ONLY_HERE: &str = "return document.querySelectorAll('.chip--only-here').length";
const ROWS: &str = "return document.querySelectorAll('.shelf__game').length";

/// Puts games where earlier versions kept them.
async fn put_into_local_storage(visit: &Visit, games: &[Value]) -> Outcome {
    let script = "localStorage.setItem('longbox.replays', JSON.stringify({ games: arguments[0] }))";
    visit.driver().execute(script, vec![json!(games)]).await?;
    Ok(())
}

async fn left_in_local_storage(visit: &Visit) -> Outcome<Value> {
    visit.run("return JSON.parse(localStorage.getItem('longbox.replays'))?.games ?? null").await
}

async fn open_replays(visit: &Visit) -> Outcome {
    visit.run("location.hash = '#/replays'").await?;
    visit.reload().await?;
    visit.find(".replays").await?;
    Ok(())
}

/// The archive holds exactly these games, each whole, in their order.
async fn holds(visit: &Visit, games: &[Value]) -> Outcome {
    let kept = visit.keeps_games(games.len()).await?;
    for (kept, game) in kept.iter().zip(games) {
        assert_eq!(kept["text"], game["replay"]);
        for field in ["game", "title", "turn", "made", "result", "players", "stops"] {
            assert_eq!(kept[field], game[field], "{field}");
        }
    }
    Ok(())
}

#[test]
fn games_of_earlier_versions_move_in() {
    with_page("move-in", Screen::DESKTOP, async |visit| {
        let mut games = visit.played_games("squad", 3).await?;
        games.extend(visit.played_games("vs", 2).await?);
        put_into_local_storage(visit, &games).await?;
        open_replays(visit).await?;
        visit.until(&format!("{ROWS} === 5")).await?;
        let titles: Vec<Value> = games.iter().map(|game| game["title"].clone()).collect();
        assert_eq!(visit.run(TITLES).await?, json!(titles), "the order stays");
        holds(visit, &games).await?;
        assert_eq!(left_in_local_storage(visit).await?, Value::Null);
        visit.button("Watch").await?.click().await?;
        visit.find(".transport input[type=range]").await?;
        Ok(())
    });
}

#[test]
fn a_game_that_earlier_versions_left_open_is_gone_on_with() {
    with_page("move-in-open", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        for _ in 0..5 {
            player.choose().await?;
        }
        visit.find(".act[data-question]").await?;
        let question = visit.run(QUESTION).await?;
        let game = visit.unfinished_game().await?;
        // Back to how it was: nothing in the archive, the game in local storage.
        visit.run("location.hash = '#/'").await?;
        visit.in_archive("await wait(unfinished.clear())", Value::Null).await?;
        let keep = "localStorage.setItem('longbox.game', JSON.stringify(arguments[0]))";
        visit.driver().execute(keep, vec![game]).await?;
        visit.reload().await?;
        visit.button("ContinueP").await?.click().await?;
        visit.find(".act[data-question]").await?;
        assert_eq!(visit.run(QUESTION).await?, question);
        player.choose().await?;
        visit.until("return localStorage.getItem('longbox.game') === null").await?;
        assert!(visit.unfinished_game().await?["made"].as_u64() > question.as_str().and_then(|text| text.parse().ok()));
        Ok(())
    });
}

/// Wherever it stopped, running it again ends the same.
#[test]
fn a_move_that_was_interrupted_is_finished_later() {
    with_page("move-again", Screen::DESKTOP, async |visit| {
        let games = visit.played_games("squad", 4).await?;
        // Before it copied anything, or with some copied, or a copy damaged, or all copied and none removed.
        let states = [
            "await wait(games.clear()); await wait(summaries.clear())",
            "const keys = await wait(games.getAllKeys()); for (const key of keys.slice(1, 3)) { await wait(games.delete(key)); await wait(summaries.delete(key)) }",
            "const keys = await wait(games.getAllKeys()); await wait(games.put('half of it', keys[1])); await wait(games.delete(keys[2]))",
            "return null",
        ];
        for state in states {
            visit.in_archive(state, Value::Null).await?;
            put_into_local_storage(visit, &games).await?;
            open_replays(visit).await?;
            visit.until(&format!("{ROWS} === 4")).await?;
            visit.until("return localStorage.getItem('longbox.replays') === null").await?;
            let mut texts: Vec<String> =
                visit.keeps_games(4).await?.iter().map(|game| game["text"].to_string()).collect();
            let mut expected: Vec<String> = games.iter().map(|game| game["replay"].to_string()).collect();
            texts.sort();
            expected.sort();
            assert_eq!(texts, expected, "after {state}");
        }
        Ok(())
    });
}

/// What a version does not understand, a later one may.
#[test]
fn what_is_not_understood_stays_where_it_is() {
    with_page("move-odd", Screen::DESKTOP, async |visit| {
        let mut games = visit.played_games("squad", 2).await?;
        let odd = json!({ "game": "chess", "moves": [1, 2] });
        games.insert(1, odd.clone());
        put_into_local_storage(visit, &games).await?;
        open_replays(visit).await?;
        visit.until(&format!("{ROWS} === 2")).await?;
        visit.keeps_games(2).await?;
        assert_eq!(left_in_local_storage(visit).await?, json!([odd]));
        Ok(())
    });
}

/// A browser that has no archive for the page.
const REFUSED: &str = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }";
/// ... nor anything else, as with blocked site data.
const ALL_REFUSED: &str =
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })";

#[test]
fn without_an_archive_the_old_games_stay() {
    with_page("move-refused", Screen::DESKTOP, async |visit| {
        let games = visit.played_games("squad", 3).await?;
        put_into_local_storage(visit, &games).await?;
        visit.before_pages(REFUSED).await?;
        open_replays(visit).await?;
        visit.until(&format!("{ROWS} === 3")).await?;
        visit.sees(".trouble", "won't let this page store").await?;
        assert_eq!(left_in_local_storage(visit).await?, json!(games));
        visit.button("Watch").await?.click().await?;
        visit.find(".transport input[type=range]").await?;
        assert_eq!(left_in_local_storage(visit).await?, json!(games));
        Ok(())
    });
}

/// A folder for what a test downloads, empty.
async fn downloads(visit: &Visit, name: &str) -> Outcome<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let place = json!({ "behavior": "allow", "downloadPath": folder.display().to_string() });
    visit.driver().cdp().send_raw("Browser.setDownloadBehavior", place).await?;
    Ok(folder)
}

async fn is_replay(folder: &Path) -> Outcome {
    for _ in 0..100 {
        let files = fs::read_dir(folder)?.map_while(Result::ok).map(|entry| entry.path());
        let file = files.into_iter().find(|file| file.extension().is_some_and(|ending| ending == "replay"));
        if let Some(text) = file.and_then(|file| fs::read_to_string(file).ok()).filter(|text| !text.is_empty()) {
            assert!(text.starts_with("longbox-replay 3"), "{text:.40}");
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err("nothing was downloaded".into())
}

/// The game can be played on, and the player knows that it is not kept and exports it.
async fn is_told(visit: &Visit, kind: &str, why: &str) -> Outcome {
    visit.sees(".notice--keep", "This game is not being saved").await?;
    visit.sees(".notice--keep", why).await?;
    assert_eq!(visit.barriers().await?, [], "the warning shuts somebody out");
    visit.picture(&format!("not-kept-{kind}")).await?;
    let folder = downloads(visit, &format!("not-kept-{kind}")).await?;
    visit.find(".notice--keep .btn").await?.click().await?;
    is_replay(&folder).await?;
    visit.find(".notice--keep .closer").await?.click().await?;
    visit.until("return !document.querySelector('.notice--keep')").await
}

/// Starts a game without loading the page anew.
async fn begin(visit: &Visit) -> Outcome {
    visit.run("location.hash = '#/play/squad'").await?;
    visit.find(".startbar .btn--main").await?.click().await?;
    visit.find(".act[data-question]").await?;
    Ok(())
}

async fn concede(visit: &Visit) -> Outcome {
    visit.run("document.querySelector('[aria-label=Concede]').click()").await?;
    visit.button("Yes, concede").await?.click().await?;
    visit.find(".ending").await?;
    Ok(())
}

#[test]
fn a_browser_that_keeps_nothing_is_told_of_and_plays() {
    for (kind, screen) in SCREENS {
        with_page(&format!("refused-{kind}"), screen, async |visit| {
            visit.before_pages(REFUSED).await?;
            visit.before_pages(ALL_REFUSED).await?;
            visit.reload().await?;
            begin(visit).await?;
            is_told(visit, &format!("refused-{kind}"), "won't let this page store").await?;
            let mut player = Player::new(visit, Hands::Keyboard);
            for _ in 0..4 {
                player.choose().await?;
            }
            assert_eq!(
                visit.run("return document.querySelector('.notice--keep')").await?,
                Value::Null,
                "once is enough"
            );
            concede(visit).await?;
            // A game that ends is told of again.
            visit.sees(".notice--keep", "not being saved").await?;
            visit.run("location.hash = '#/replays'").await?;
            visit.sees(".shelf__game", "only in this tab").await?;
            visit.sees(".trouble", "won't let this page store").await?;
            assert_eq!(visit.barriers().await?, []);
            visit.picture(&format!("replays-refused-{kind}")).await?;
            let folder = downloads(visit, &format!("replays-refused-{kind}")).await?;
            visit.button("Export").await?.click().await?;
            is_replay(&folder).await?;
            visit.button("Watch").await?.click().await?;
            visit.find(".transport input[type=range]").await?;
            Ok(())
        });
    }
}

/// Where the archive fails but the small store does not, a reload still finds the game.
#[test]
fn without_an_archive_a_reload_finds_the_game() {
    with_page("refused-reload", Screen::DESKTOP, async |visit| {
        visit.before_pages(REFUSED).await?;
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        for _ in 0..4 {
            player.choose().await?;
        }
        visit.find(".act[data-question]").await?;
        let question = visit.run(QUESTION).await?;
        visit.reload().await?;
        visit.find(".act[data-question]").await?;
        assert_eq!(visit.run(QUESTION).await?, question);
        Ok(())
    });
}

async fn set_quota(visit: &Visit, bytes: Option<u64>) -> Outcome {
    let origin = visit.run("return location.origin").await?;
    let quota = match bytes {
        Some(bytes) => json!({ "origin": origin, "quotaSize": bytes }),
        None => json!({ "origin": origin }),
    };
    visit.driver().cdp().send_raw("Storage.overrideQuotaForOrigin", quota).await?;
    Ok(())
}

#[test]
fn a_full_archive_is_told_of_and_has_room_again() {
    for (kind, screen) in SCREENS {
        with_page(&format!("full-{kind}"), screen, async |visit| {
            // The browser asks for room when it first writes, and trusts the answer for a while.
            set_quota(visit, Some(1)).await?;
            let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
            player.choose().await?;
            is_told(visit, &format!("full-{kind}"), "no room left").await?;
            player.choose().await?;
            concede(visit).await?;
            begin(visit).await?;
            player.choose().await?;
            concede(visit).await?;
            visit.run("location.hash = '#/replays'").await?;
            visit.until(&format!("{ONLY_HERE} === 2")).await?;
            visit.sees(".trouble", "no room left").await?;
            assert_eq!(visit.barriers().await?, []);
            visit.picture(&format!("replays-full-{kind}")).await?;
            // One of them goes, and there is room for the other.
            set_quota(visit, None).await?;
            visit.run("document.querySelectorAll('.shelf__game')[1].querySelector('.shelf__tools .btn:last-child').click()").await?;
            visit.find(".shelf__sure .btn--danger").await?.click().await?;
            visit.until(&format!("{ONLY_HERE} === 0")).await?;
            visit.until("return !document.querySelector('.trouble')").await?;
            assert_eq!(visit.run(ROWS).await?, 1);
            visit.keeps_games(1).await?;
            visit.reload().await?;
            visit.until(&format!("{ROWS} === 1")).await
        });
    }
}

/// Somebody else uses the archive so long that nothing can be written before the page is gone.
const BUSY: &str = "
    const open = indexedDB.open('longbox');
    open.onsuccess = () => {
        const writing = open.result.transaction(['games', 'summaries', 'unfinished'], 'readwrite');
        const again = () => { writing.objectStore('games').count().onsuccess = again };
        again();
    };";

#[test]
fn a_choice_just_before_the_tab_closes_is_kept() {
    with_page("last-choice", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        for _ in 0..3 {
            player.choose().await?;
        }
        visit.find(".act[data-question]").await?;
        let before = visit.run(QUESTION).await?;
        visit.run(BUSY).await?;
        player.choose().await?;
        let asked_again =
            "const now = document.querySelector('.act')?.dataset.question; return now !== undefined && now !== ";
        visit.until(&format!("{asked_again}{before}")).await?;
        let question = visit.run(QUESTION).await?;
        visit.reload().await?;
        visit.find(".act[data-question]").await?;
        assert_eq!(visit.run(QUESTION).await?, question);
        player.choose().await?;
        visit.until("return localStorage.getItem('longbox.game') === null").await
    });
}

#[test]
fn a_thousand_games_are_listed() {
    with_page("thousand", Screen::DESKTOP, async |visit| {
        let games = visit.played_games("vs", 1).await?;
        put_into_local_storage(visit, &games).await?;
        visit.reload().await?;
        visit.keeps_games(1).await?;
        let many = "const [row] = await wait(summaries.getAll()); const summary = JSON.parse(row); \
                    const text = await wait(games.get(summary.key)); \
                    for (let at = 1; at < 1000; at += 1) { \
                        const one = { ...summary, key: summary.key + at, mark: `${summary.mark} ${at}`, title: `Game ${at}` }; \
                        games.put(text, one.key); \
                        await wait(summaries.put(JSON.stringify(one), one.key)); \
                    } \
                    return null";
        visit.in_archive(many, Value::Null).await?;
        open_replays(visit).await?;
        visit.sees(".panel__hint", "1000").await?;
        let rows = visit.run(ROWS).await?;
        assert!(rows.as_u64().is_some_and(|rows| (20..200).contains(&rows)), "{rows} rows are built at once");
        assert_eq!(visit.run("return document.querySelector('.shelf__game b').textContent").await?, "Game 999");
        visit.run("scrollTo(0, document.body.scrollHeight)").await?;
        visit.until(&format!("{ROWS} > {rows}")).await?;
        visit.run("scrollTo(0, 0)").await?;
        visit.button("Watch").await?.click().await?;
        visit.find(".transport input[type=range]").await?;
        Ok(())
    });
}
