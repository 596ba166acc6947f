//! Every page of the page: what is on it, whether anybody is shut out, and a picture of it.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};

/// The pages that need no game, with what tells that they are there.
const PAGES: [(&str, &str, &str); 8] = [
    ("home", "#/", ".cover"),
    ("lobby-vs", "#/play/vs", ".startbar"),
    ("lobby-squad", "#/play/squad", ".startbar"),
    ("cards-vs", "#/cards/vs", ".thumbs__card"),
    ("cards-squad", "#/cards/squad", ".thumbs__card"),
    ("rules-vs", "#/rules/vs", ".law"),
    ("rules-squad", "#/rules/squad", ".law"),
    ("replays", "#/replays", ".replays"),
];

async fn go(visit: &Visit, hash: &str, selector: &str) -> Outcome {
    visit.run(&format!("location.hash = '{hash}'")).await?;
    visit.find(selector).await?;
    Ok(())
}

/// Nothing hangs over the side of the window.
pub(crate) async fn fits(visit: &Visit, what: &str) -> Outcome {
    let wide = visit.run("return document.documentElement.scrollWidth - innerWidth").await?;
    assert!(wide.as_i64().is_some_and(|over| over <= 1), "{what} is {wide} pixels too wide");
    Ok(())
}

async fn look_around(visit: &Visit, kind: &str) -> Outcome {
    for (name, hash, selector) in PAGES {
        go(visit, hash, selector).await?;
        fits(visit, name).await?;
        assert_eq!(visit.barriers().await?, [], "{name} shuts somebody out");
        visit.picture(&format!("{name}-{kind}")).await?;
    }
    Ok(())
}

/// Plays some choices at a table and looks at it.
async fn look_at_tables(visit: &Visit, kind: &str, choices: usize) -> Outcome {
    for game in ["vs", "squad"] {
        let mut player = Player::sit_down(visit, game, Hands::Keyboard).await?;
        for _ in 0..choices {
            if player.choose().await? {
                break;
            }
        }
        visit.find(".act[data-question], .ending").await?;
        fits(visit, game).await?;
        assert_eq!(visit.barriers().await?, [], "the table of {game} shuts somebody out");
        visit.picture(&format!("table-{game}-{kind}")).await?;
    }
    Ok(())
}

#[test]
fn pages_on_a_desktop_by_day() {
    with_page("desktop-day", Screen::DESKTOP, async |visit| look_around(visit, "desktop").await);
}

#[test]
fn pages_on_a_phone_by_night() {
    with_page("phone-night", Screen::PHONE.dark(), async |visit| look_around(visit, "phone").await);
}

#[test]
fn tables_on_a_desktop_by_night() {
    with_page("tables-night", Screen::DESKTOP.dark(), async |visit| look_at_tables(visit, "desktop", 40).await);
}

#[test]
fn tables_on_a_phone_by_day() {
    with_page("tables-phone", Screen::PHONE, async |visit| look_at_tables(visit, "phone", 40).await);
}

#[test]
fn a_small_phone_and_a_wide_window_hold_everything() {
    for (kind, width, height) in [("small", 360, 740), ("tablet", 820, 1180), ("wide", 2560, 1440)] {
        let screen = Screen { width, height, touch: width < 700, dark: false };
        with_page(&format!("tables-{kind}"), screen, async |visit| look_at_tables(visit, kind, 25).await);
    }
}

#[test]
fn a_first_game_is_two_clicks_away() {
    with_page("two-clicks", Screen::DESKTOP, async |visit| {
        visit.find(".cover .btn--main").await?.click().await?;
        visit.find(".act[data-question]").await?;
        Ok(())
    });
}

#[test]
fn cards_are_found_by_their_words() {
    with_page("card-search", Screen::DESKTOP, async |visit| {
        go(visit, "#/cards/squad", ".thumbs__card").await?;
        visit.find("input[type=search]").await?.send_keys("wolverine").await?;
        visit.until("return location.hash.includes('wolverine')").await?;
        let shown = visit.run("return document.querySelectorAll('.thumbs__card').length").await?;
        assert!(shown.as_u64().is_some_and(|shown| shown > 3), "{shown} cards of Wolverine");
        visit.find(".thumbs__card").await?.click().await?;
        visit.find(".inspector .card").await?;
        Ok(())
    });
}

#[test]
fn cards_are_listed_by_universe() {
    with_page("card-universe", Screen::DESKTOP, async |visit| {
        go(visit, "#/cards/vs", ".thumbs__card").await?;
        let choose = "const list = [...document.querySelectorAll('.filters label')] \
                          .find((label) => label.firstChild.textContent === 'Universe').querySelector('select'); \
                      const shown = [...list.options].map((option) => option.textContent); \
                      list.value = 'photographic'; \
                      list.dispatchEvent(new Event('change', { bubbles: true })); \
                      return shown";
        assert_eq!(visit.run(choose).await?, serde_json::json!(["Any", "Illustrated", "Photographic"]));
        visit.until("return decodeURIComponent(location.hash).includes('universe:photographic')").await?;
        visit.sees(".thumbs", "Ovomorph").await?;
        let wrong = "return [...document.querySelectorAll('.thumbs__card')].some((card) => card.textContent.includes('Captain America'))";
        assert_eq!(visit.run(wrong).await?, false);
        assert_eq!(visit.barriers().await?, [], "the list shuts somebody out");
        visit.picture("cards-universe").await?;
        visit.reload().await?;
        visit.sees(".thumbs", "Ovomorph").await
    });
}

#[test]
fn a_reason_leads_to_its_rule() {
    with_page("rule-link", Screen::DESKTOP, async |visit| {
        go(visit, "#/rules/vs?q=attack.row", ".law.is-meant").await?;
        let shown = visit.run("return document.querySelector('.law.is-meant').textContent").await?;
        assert!(shown.as_str().is_some_and(|text| text.contains("attack.row")), "{shown}");
        Ok(())
    });
}
