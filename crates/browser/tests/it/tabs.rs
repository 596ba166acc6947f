//! One unfinished game and two tabs: one of them plays, and nothing is lost between them.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};

const TABLE: &str = "const things = [...document.querySelectorAll('main [data-thing]')]; \
                     return [document.querySelector('.act').dataset.question, things.map((thing) => thing.ariaLabel).sort()]";

async fn play(visit: &Visit, choices: usize) -> Outcome {
    let mut player = Player::new(visit, Hands::Keyboard);
    for _ in 0..choices {
        player.choose().await?;
    }
    visit.find(".act[data-question]").await?;
    Ok(())
}

async fn made(visit: &Visit) -> Outcome<u64> {
    Ok(visit.unfinished_game().await?["made"].as_u64().unwrap_or_default())
}

async fn says(visit: &Visit, name: &str, text: &str) -> Outcome {
    visit.sees(".elsewhere [role=alertdialog] h2", text).await?;
    assert_eq!(visit.barriers().await?, [], "{name} shuts somebody out");
    visit.picture(name).await
}

#[test]
fn a_second_tab_says_so_takes_over_and_gives_back() {
    for (kind, screen) in [("desktop", Screen::DESKTOP.dark()), ("phone", Screen::PHONE)] {
        with_page(&format!("tabs-{kind}"), screen, async |visit| {
            Player::sit_down(visit, "squad", Hands::Keyboard).await?;
            play(visit, 4).await?;
            let table = visit.run(TABLE).await?;
            let first = visit.second_tab("#/table", screen).await?;
            says(visit, &format!("tabs-elsewhere-{kind}"), "This game is open in another tab").await?;
            visit.button("Play here").await?.click().await?;
            visit.find(".act[data-question]").await?;
            assert_eq!(visit.run(TABLE).await?, table, "it goes on where it was");
            play(visit, 2).await?;
            let table = visit.run(TABLE).await?;
            let second = visit.switch_to(first).await?;
            says(visit, &format!("tabs-given-{kind}"), "This game has moved to another tab").await?;
            assert_eq!(visit.run("return document.querySelector('.act')").await?, serde_json::Value::Null);
            visit.button("Take it back").await?.click().await?;
            visit.find(".act[data-question]").await?;
            assert_eq!(visit.run(TABLE).await?, table, "with what was chosen in the other tab");
            play(visit, 1).await?;
            visit.switch_to(second).await?;
            visit.sees(".elsewhere [role=alertdialog] h2", "has moved to another tab").await?;
            visit.button("Home").await?.click().await?;
            visit.find(".unfinished").await?;
            Ok(())
        });
    }
}

#[test]
fn a_choice_under_way_goes_with_the_game() {
    with_page("tabs-under-way", Screen::DESKTOP, async |visit| {
        Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        play(visit, 2).await?;
        let before = made(visit).await?;
        // The other tab asks in the same moment in which somebody chooses here.
        visit
            .run(
                "(document.querySelector('.act .menu [role=menuitem]') ?? document.querySelector('.act .pass :is(.btn--main, .btn--skip)')).click(); \
                 new BroadcastChannel('longbox').postMessage('hand over')",
            )
            .await?;
        visit.sees(".elsewhere [role=alertdialog] h2", "has moved to another tab").await?;
        let after = made(visit).await?;
        assert!(after > before, "{after} choices after {before}");
        visit.button("Take it back").await?.click().await?;
        visit.find(".act[data-question]").await?;
        assert_eq!(made(visit).await?, after, "nothing is chosen twice");
        Ok(())
    });
}

#[test]
fn a_tab_that_does_not_answer_is_not_waited_for() {
    with_page("tabs-stuck", Screen::DESKTOP, async |visit| {
        // It never hears what other tabs say.
        visit.before_pages("BroadcastChannel.prototype.addEventListener = () => {}; Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} })").await?;
        Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        play(visit, 3).await?;
        let table = visit.run(TABLE).await?;
        let first = visit.second_tab("#/table", Screen::DESKTOP).await?;
        visit.button("Play here").await?.click().await?;
        visit.sees(".elsewhere [role=alertdialog]", "Asking the other tab").await?;
        visit.find(".act[data-question]").await?;
        assert_eq!(visit.run(TABLE).await?, table);
        play(visit, 1).await?;
        let now = made(visit).await?;
        visit.switch_to(first).await?;
        visit.sees(".elsewhere [role=alertdialog] h2", "has moved to another tab").await?;
        assert_eq!(made(visit).await?, now);
        Ok(())
    });
}

#[test]
fn a_new_game_in_a_second_tab_asks_first_and_loses_nothing() {
    with_page("tabs-new-game", Screen::DESKTOP, async |visit| {
        Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        play(visit, 3).await?;
        let old = visit.unfinished_game().await?;
        visit.second_tab("#/play/vs", Screen::DESKTOP).await?;
        visit.find(".startbar .btn--main").await?.click().await?;
        visit.sees(".elsewhere [role=alertdialog] h2", "This game is open in another tab").await?;
        visit.button("Leave it there").await?.click().await?;
        visit.until("return !document.querySelector('.elsewhere')").await?;
        assert_eq!(visit.unfinished_game().await?, old, "nothing has changed");
        visit.find(".startbar .btn--main").await?.click().await?;
        visit.button("Play here").await?.click().await?;
        visit.find(".act[data-question]").await?;
        let kept = visit.keeps_games(1).await?;
        assert_eq!(kept[0]["text"], old["replay"], "the old game waits among the replays");
        assert_eq!(visit.unfinished_game().await?["game"], "vs");
        Ok(())
    });
}

/// A finished game is nobody's any more.
#[test]
fn a_tab_whose_game_is_over_stands_in_nobodys_way() {
    with_page("tabs-over", Screen::DESKTOP, async |visit| {
        Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        play(visit, 1).await?;
        visit.find("[aria-label=Concede]").await?.click().await?;
        visit.button("Yes, concede").await?.click().await?;
        visit.find(".ending").await?;
        visit.keeps_games(1).await?;
        let first = visit.second_tab("#/play/squad", Screen::DESKTOP).await?;
        visit.find(".startbar .btn--main").await?.click().await?;
        visit.find(".act[data-question]").await?;
        visit.switch_to(first).await?;
        visit.find(".ending").await?;
        visit.run("location.hash = '#/replays'").await?;
        visit.until("return document.querySelectorAll('.shelf__game').length === 1").await
    });
}
