//! Whose is what: sides in lists of targets, four seats that differ, and what can be chosen looks like it.

use longbox_browser::{Moment, Outcome, Screen, Visit, with_page};
use serde_json::{Value, json};

/// One of four players chooses whom to attack.
const TARGETS: Moment = Moment {
    game: "vs",
    decks: &["avengers", "x-men", "guardians", "super-villains"],
    wanted: "Choose a target.*fighters:[2-9],[1-9],[1-9],[1-9]",
    liked: "Attack|Recruit|face up|Front",
    shunned: "End your turn",
};

/// How the badges look that a selector means: letter, colour, shape.
const LOOKS: &str = "
    return [...document.querySelectorAll(arguments[0])].map((one) => {
        const { backgroundColor, clipPath, borderRadius } = getComputedStyle(one);
        return [one.textContent, backgroundColor, `${clipPath} ${borderRadius}`];
    });";

/// The different values in one column.
fn differ(looks: &[Value], column: usize) -> usize {
    let mut found: Vec<String> = looks.iter().map(|look| look[column].to_string()).collect();
    found.sort();
    found.dedup();
    found.len()
}

async fn looks(visit: &Visit, selector: &str) -> Outcome<Vec<Value>> {
    let found = visit.driver().execute(LOOKS, vec![json!(selector)]).await?.json().clone();
    Ok(found.as_array().cloned().unwrap_or_default())
}

#[test]
fn every_target_shows_its_side_and_no_two_sides_look_alike() {
    for (kind, screen) in [("wide", Screen::WIDE), ("phone", Screen::PHONE.dark())] {
        with_page(&format!("targets-{kind}"), screen, async |visit| {
            visit.go_to(TARGETS).await?;
            let bare = "return [...document.querySelectorAll('.act .menu [role=menuitem]')] \
                        .filter((item) => item.textContent.includes('DEF') && !item.querySelector('.seat')).map((item) => item.textContent)";
            assert_eq!(visit.run(bare).await?, json!([]), "targets without a side");
            let listed = looks(visit, ".act .menu .seat").await?;
            assert!(differ(&listed, 0) > 1, "targets of several players: {listed:?}");
            let seats = looks(visit, ".plate .plate__who .seat").await?;
            assert_eq!([0, 1, 2].map(|column| differ(&seats, column)), [4; 3], "letters, colours, shapes: {seats:?}");
            assert_eq!(visit.barriers().await?, []);
            visit.picture(&format!("targets-{kind}")).await
        });
    }
}

/// Whether the picture on a tile is dimmed or grey, by its own style or that of what it lies in.
const DIMMED: &str = "
    const tile = document.querySelector(arguments[0]);
    const over = [];
    for (let one = tile.querySelector('.tile__art'); one && one !== tile.parentElement; one = one.parentElement) over.push(one);
    return over.map((one) => getComputedStyle(one)).filter(({ filter, opacity }) => filter !== 'none' || opacity !== '1').length";

#[test]
fn what_can_be_chosen_or_was_chosen_is_not_grey() {
    with_page("targets-grey", Screen::WIDE, async |visit| {
        visit.go_to(TARGETS).await?;
        // An exhausted character is attacked like any other.
        visit
            .run("document.querySelector('.lane--foe .tile.is-legal').classList.add('is-exhausted', 'is-seen')")
            .await?;
        for tile in [".tile.is-seen", ".tile.is-staged"] {
            let dimmed = visit.driver().execute(DIMMED, vec![json!(tile)]).await?.json().clone();
            assert_eq!(dimmed, 0, "{tile} looks as if it could not be chosen");
        }
        visit.sees(".tile.is-staged .ribbon", "Chosen").await
    });
}

#[test]
fn phases_symbols_and_words_have_tips() {
    with_page("tips", Screen::WIDE, async |visit| {
        visit.go_to(TARGETS).await?;
        let tips = |selector: &str| {
            format!("return [...document.querySelectorAll('{selector}')].map((one) => one.title || one.textContent)")
        };
        for (selector, said) in [
            (".phases li", "Attack with your ready characters"),
            (".tile .stat span", "ATK: "),
            (".res__sy title", "flipping one of your locations"),
        ] {
            let found = visit.run(&tips(selector)).await?;
            let found: Vec<&str> = found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            assert!(found.iter().any(|tip| tip.contains(said)), "{selector}: {found:?}");
        }
        Ok(())
    });
}
