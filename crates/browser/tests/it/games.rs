//! Whole games in a real browser.

use longbox_browser::{Engine, Hands, Outcome, Player, Screen, Visit, with_page, with_page_of};

/// Words with a dot or a bracket as the ids of rules have them, and sections that say nothing.
const WRONG_WORDS: &str = "
    const page = document.querySelector('.ending');
    const ids = page.innerText.match(/\\b[a-z]+(-[a-z]+)*\\.[a-z][a-z-]*\\b|\\([a-z.-]+\\)/g) ?? [];
    const parts = ['.fin__h', '#ending-text', '.fin__tally li', '.fin__mom .chart path.mom', '.fin__w a[href*=rules]'];
    return [...ids, ...parts.filter((part) => !page.querySelector(part))];";

async fn has_ended(visit: &Visit) -> Outcome {
    visit.sees(".ending h2", "").await?;
    assert_eq!(visit.run(WRONG_WORDS).await?, serde_json::json!([]), "ids of rules, or parts that are missing");
    visit.keeps_games(1).await?;
    assert_eq!(visit.unfinished_game().await?, serde_json::Value::Null);
    assert_eq!(visit.run("return localStorage.getItem('longbox.game')").await?, serde_json::Value::Null);
    Ok(())
}

#[test]
fn a_game_of_squad_by_mouse() {
    with_page("squad-by-mouse", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "squad", Hands::Mouse).await?;
        player.play_out().await?;
        has_ended(visit).await
    });
}

#[test]
fn a_game_of_vs_by_mouse() {
    with_page("vs-by-mouse", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "vs", Hands::Mouse).await?;
        player.play_out().await?;
        has_ended(visit).await
    });
}

#[test]
fn games_with_decks_of_every_set_by_mouse() {
    for decks in [["ghost-rider", "underworld"], ["a-force", "femme-fatales"]] {
        with_page(&format!("vs-{}", decks[0]), Screen::DESKTOP, async |visit| {
            let mut player = Player::sit_down_with(visit, decks, Hands::Mouse).await?;
            player.play_out().await?;
            has_ended(visit).await?;
            assert_eq!(visit.barriers().await?, [], "the end of a game shuts somebody out");
            let title = visit.kept_games().await?[0]["title"].clone();
            assert!(title.as_str().is_some_and(|title| title.contains("against")), "{title}");
            Ok(())
        });
    }
}

#[test]
fn a_game_of_squad_by_keyboard_alone() {
    with_page("squad-by-keyboard", Screen::DESKTOP.dark(), async |visit| {
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        player.play_out().await?;
        has_ended(visit).await
    });
}

#[test]
fn a_game_of_vs_by_keyboard_alone() {
    with_page("vs-by-keyboard", Screen::DESKTOP.dark(), async |visit| {
        let mut player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
        player.play_out().await?;
        has_ended(visit).await
    });
}

/// With chance as it comes: only Chromium's is in our hands.
fn both_games_in(engine: Engine) {
    for game in ["squad", "vs"] {
        let name = format!("{game}-in-{engine:?}").to_lowercase();
        with_page_of(engine, &name, Screen::DESKTOP, async |visit| {
            let mut player = Player::sit_down(visit, game, Hands::Mouse).await?;
            player.play_out().await?;
            has_ended(visit).await
        });
    }
}

#[test]
#[ignore = "needs Firefox and its driver; `cargo verify --full` brings them"]
fn both_games_in_firefox() {
    both_games_in(Engine::Firefox);
}

#[test]
#[ignore = "needs WebKit and its driver; `cargo verify --full` brings them"]
fn both_games_in_webkit() {
    both_games_in(Engine::WebKit);
}

#[test]
fn games_on_a_phone() {
    for game in ["squad", "vs"] {
        with_page(&format!("{game}-on-a-phone"), Screen::PHONE, async |visit| {
            let mut player = Player::sit_down(visit, game, Hands::Mouse).await?;
            for _ in 0..30 {
                if player.choose().await? {
                    break;
                }
            }
            let too_wide = "return document.documentElement.scrollWidth > innerWidth + 1";
            assert_eq!(visit.run(too_wide).await?, false, "nothing is cut off at the side");
            Ok(())
        });
    }
}

#[test]
fn a_reload_in_the_middle_loses_nothing() {
    for game in ["squad", "vs"] {
        with_page(&format!("{game}-reloaded"), Screen::DESKTOP, async |visit| {
            let mut player = Player::sit_down(visit, game, Hands::Mouse).await?;
            for _ in 0..12 {
                player.choose().await?;
            }
            let table = "const rows = [...document.querySelectorAll('main [data-thing]')]; \
                         return [document.querySelector('.act').dataset.question, rows.map((row) => row.ariaLabel).sort()]";
            visit.find(".act[data-question]").await?;
            let before = visit.run(table).await?;
            visit.reload().await?;
            visit.find(".act[data-question]").await?;
            assert_eq!(visit.run(table).await?, before);
            player.choose().await?;
            Ok(())
        });
    }
}

#[test]
fn the_arrows_walk_over_the_table() {
    with_page("arrows", Screen::DESKTOP, async |visit| {
        let player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
        player.keys("\u{e015}").await?;
        let focused = "return document.activeElement.dataset.thing ?? null";
        let first = visit.run(focused).await?;
        assert!(first.is_string(), "an arrow enters the table");
        player.keys("\u{e014}").await?;
        player.keys("\u{e013}").await?;
        assert_ne!(visit.run(focused).await?, first);
        visit.run("document.querySelector('main .tile[data-thing]').focus()").await?;
        player.keys("?").await?;
        visit.find(".inspector").await?;
        player.keys("\u{e00c}").await?;
        visit.until("return !document.querySelector('.inspector')").await
    });
}
