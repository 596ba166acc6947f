//! Pictures of every page and every table on five screens, by day and at night, to be looked at: `cargo xtask pictures`.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::{Value, json};

/// The first is that of the pictures in README.
const SCREENS: [(&str, Screen); 5] = [
    ("1280x900", Screen::DESKTOP),
    ("1440x900", Screen::WIDE),
    ("1280x720", Screen::LAPTOP),
    ("844x390", Screen::LANDSCAPE),
    ("390x844", Screen::PHONE),
];

/// Keeps what the page shows now, on each screen, as `gallery-NAME-SCREEN-light.png` and `-dark.png`.
async fn pictures(visit: &Visit, name: &str) -> Outcome {
    for (size, screen) in SCREENS {
        for (light, screen) in [("light", screen), ("dark", screen.dark())] {
            visit.look_on(screen).await?;
            // The page takes two frames to find its places, and what moves comes to rest.
            visit.driver().execute_async("setTimeout(arguments[0], 500)", vec![]).await?;
            visit.picture(&format!("gallery-{name}-{size}-{light}")).await?;
        }
    }
    visit.look_on(Screen::WIDE).await
}

/// Remembers who sits down, as the lobby does.
async fn set_up(visit: &Visit, game: &str, mode: &str, decks: &[&str]) -> Outcome {
    let chairs: Vec<Value> = decks.iter().map(|deck| json!({ "deck": deck, "bot": "rookie" })).collect();
    let lobby = json!({ "games": { game: { "seats": decks.len(), "mode": mode, "chairs": chairs } } });
    let keep = "localStorage.setItem('longbox.lobby', JSON.stringify(arguments[0]))";
    visit.driver().execute(keep, vec![lobby]).await?;
    Ok(())
}

/// Plays so many choices, and then on until there is something to look at.
async fn table(name: &str, visit: &Visit, (game, mode): (&str, &str), decks: &[&str]) -> Outcome {
    set_up(visit, game, mode, decks).await?;
    let mut player = Player::sit_down(visit, game, Hands::Keyboard).await?;
    let busy = "return Boolean(document.querySelector('.stage:not(.stage--calm), .arena:not(.is-over) .flip'))";
    // Squad is busy from its first attack on; a table of Vs. System fills in a few turns, and whoever plays by chance among
    // several is soon out.
    let least = if game == "squad" { 4 } else { 12 + 3 * decks.len() };
    for made in 0..120 {
        if player.choose().await? || made > least && visit.run(busy).await? == true {
            break;
        }
    }
    visit.find(".act[data-question], .ending").await?;
    pictures(visit, name).await
}

#[test]
#[ignore = "writes pictures and checks nothing"]
fn pages() {
    with_page("gallery-pages", Screen::WIDE, async |visit| {
        let pages = [
            ("home", "#/", ".cover"),
            ("lobby-vs", "#/play/vs", ".startbar"),
            ("lobby-squad", "#/play/squad", ".startbar"),
            ("deck", "#/decks/vs/x-men", "[role=dialog]"),
            ("cards-vs", "#/cards/vs", ".thumbs__card"),
            ("cards-squad", "#/cards/squad", ".thumbs__card"),
            ("card-vs", "#/cards/vs/MNB-001", ".inspector .card"),
            ("card-squad", "#/cards/squad/animal-instinct", ".inspector .card"),
            ("rules-vs", "#/rules/vs", ".law"),
            ("replays", "#/replays", ".replays"),
        ];
        for (name, hash, selector) in pages {
            visit.run(&format!("location.hash = '{hash}'")).await?;
            visit.find(selector).await?;
            pictures(visit, name).await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "writes pictures and checks nothing"]
fn tables_of_two() {
    with_page("gallery-vs2", Screen::WIDE, async |visit| {
        table("vs2", visit, ("vs", ""), &["x-men", "super-villains"]).await
    });
    with_page("gallery-squad", Screen::WIDE, async |visit| {
        table("squad", visit, ("squad", ""), &["wolverine", "starter"]).await?;
        if visit.all(".ending").await?.is_empty() {
            visit.click("[aria-label=Concede]").await?;
            visit.button("Yes, concede").await?.click().await?;
        }
        visit.find(".ending").await?;
        pictures(visit, "end").await?;
        visit.run("location.hash = '#/replays'").await?;
        visit.find(".shelf__game").await?;
        pictures(visit, "replays-kept").await
    });
}

#[test]
#[ignore = "writes pictures and checks nothing"]
fn tables_of_many() {
    let decks = ["x-men", "super-villains", "avengers", "guardians"];
    for (name, mode, seats) in [("vs3", "", 3), ("vs4", "", 4), ("two-headed", "two-headed", 4)] {
        with_page(&format!("gallery-{name}"), Screen::WIDE, async |visit| {
            table(name, visit, ("vs", mode), &decks[..seats]).await
        });
    }
}
