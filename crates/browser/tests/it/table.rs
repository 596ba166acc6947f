//! The table on every screen: what must be seen is seen, nothing covers it, and the question keeps its place.

use longbox_browser::{Hands, Moment, Outcome, Player, Screen, Visit, with_page};
use serde_json::{Value, json};

const SCREENS: [(&str, Screen); 4] =
    [("wide", Screen::WIDE), ("laptop", Screen::LAPTOP), ("phone", Screen::PHONE), ("landscape", Screen::LANDSCAPE)];

const FIGHTS: &str = "Attack|joins|Recruit|face up|Front";

/// A combat of two players.
const DUEL: Moment = Moment {
    game: "vs",
    decks: &["avengers", "x-men"],
    wanted: "(Play|Use|Power up) .*combat:declared fighters:[3-9],[3-9]",
    liked: FIGHTS,
    shunned: "End your turn",
};
/// A combat of two out of four players.
const MELEE: Moment = Moment {
    game: "vs",
    decks: &["avengers", "x-men", "guardians", "super-villains"],
    wanted: "(Play|Use|Power up) .*combat:declared fighters:[2-9],[2-9],[2-9],[2-9]",
    liked: FIGHTS,
    shunned: "End your turn",
};
/// An attack is shown, and the one who is asked has a Keeper.
const ASSAULT: Moment = Moment {
    game: "squad",
    decks: &["starter", "wolverine"],
    wanted: "Block from hand.*keepers:[1-9]",
    liked: "",
    shunned: "",
};

/// What a player needs in sight at each table.
const OF_VS: [&str; 5] = [".stage", ".board > .lane--own", ".hand", ".act .prompt", ".act .pass"];
const OF_SQUAD: [&str; 5] = [".arena", ".keepers", ".hand", ".act .prompt", ".act .pass"];

/// Which of these are not wholly in the window, or lie below something else.
const UNSEEN: &str = "
    const wrong = (selector) => {
        const all = [...document.querySelectorAll(selector)];
        if (!all.length) return [`${selector}: there is none`];
        return all.filter((one) => {
            const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
            const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
            const here = document.elementFromPoint(left + width / 2, top + height / 2);
            const there = document.elementFromPoint(left + 6, bottom - 6);
            return !(inside && height > 20 && one.contains(here) && one.contains(there));
        }).map((one) => `${selector}: ${JSON.stringify(one.getBoundingClientRect())}`);
    };
    return arguments[0].flatMap(wrong);";

async fn sees_all(visit: &Visit, what: &[&str]) -> Outcome {
    let unseen = visit.driver().execute(UNSEEN, vec![json!(what)]).await?.json().clone();
    match unseen.as_array().is_some_and(Vec::is_empty) {
        true => Ok(()),
        false => Err(format!("not in sight: {unseen}").into()),
    }
}

async fn look_everywhere(visit: &Visit, name: &str, what: &[&str]) -> Outcome {
    for (kind, screen) in SCREENS {
        visit.look_on(screen).await?;
        visit.reload().await?;
        visit.find(".act[data-question]").await?;
        sees_all(visit, what).await.map_err(|problem| format!("{name} on {kind}: {problem}"))?;
        let wide = visit.run("return document.documentElement.scrollWidth - innerWidth").await?;
        assert!(wide.as_i64().is_some_and(|over| over <= 1), "{name} on {kind} is {wide} pixels too wide");
        visit.picture(&format!("{name}-{kind}")).await?;
    }
    Ok(())
}

#[test]
fn a_combat_of_two_is_seen_on_every_screen() {
    with_page("duel", Screen::WIDE, async |visit| {
        visit.go_to(DUEL).await?;
        look_everywhere(visit, "duel", &OF_VS).await
    });
}

#[test]
fn a_combat_among_four_is_seen_on_every_screen() {
    with_page("melee", Screen::WIDE, async |visit| {
        visit.go_to(MELEE).await?;
        look_everywhere(visit, "melee", &OF_VS).await?;
        // Whoever fights with the viewer is in sight, too, however many others there are.
        for screen in [Screen::PHONE, Screen::LANDSCAPE] {
            visit.look_on(screen).await?;
            visit.reload().await?;
            visit.find(".act[data-question]").await?;
            sees_all(visit, &[".lane:has(.is-attacking)", ".lane:has(.is-defending)"]).await?;
        }
        Ok(())
    });
}

#[test]
fn an_attack_of_squad_is_seen_on_every_screen() {
    with_page("assault", Screen::WIDE, async |visit| {
        visit.go_to(ASSAULT).await?;
        look_everywhere(visit, "assault", &OF_SQUAD).await
    });
}

/// Where the question and its main buttons are: the edges of the sheet, its lower row, and the first button there.
const PLACES: &str = "
    const rect = (selector) => {
        const found = document.querySelector(selector)?.getBoundingClientRect();
        return found ? [found.left, found.top, found.right, found.bottom] : null;
    };
    const start = (selector) => rect(selector)?.slice(0, 2) ?? null;
    return [rect('.sheet, .sq__sheet'), start('.act .prompt'), rect('.act .pass'), start('.act .pass :is(.btn--main, .btn--skip)')];";

/// Within the pixels that a button moves below the pointer.
fn is_near(old: &Value, new: &Value) -> bool {
    let numbers = |value: &Value| value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect::<Vec<_>>();
    numbers(old).iter().zip(numbers(new)).all(|(old, new)| (old - new).abs() <= 2.0)
}

#[test]
fn the_question_keeps_its_place_on_a_phone() {
    for (kind, screen) in [("phone", Screen::PHONE), ("landscape", Screen::LANDSCAPE)] {
        for game in ["vs", "squad"] {
            with_page(&format!("steady-{game}-{kind}"), screen, async |visit| {
                let mut player = Player::sit_down(visit, game, Hands::Keyboard).await?;
                let mut first: Option<Vec<Value>> = None;
                for _ in 0..25 {
                    visit.find(".act[data-question], .ending").await?;
                    let now = visit.run(PLACES).await?.as_array().cloned().unwrap_or_default();
                    let before = first.get_or_insert_with(|| now.clone());
                    for (old, new) in before.iter_mut().zip(now) {
                        if old.is_null() {
                            *old = new;
                        } else if !new.is_null() {
                            assert!(is_near(old, &new), "{old} has become {new} after {} choices", player.made);
                        }
                    }
                    if player.choose().await? {
                        break;
                    }
                }
                Ok(())
            });
        }
    }
}

/// Rests the pointer on every thing that a selector means and tells what the box beside it covers.
const COVERED: &str = "
    const [box, others] = arguments;
    const own = document.querySelector(box)?.getBoundingClientRect();
    if (!own) return null;
    const covers = ({ left, top, right, bottom }) =>
        Math.min(right, own.right) - Math.max(left, own.left) > 1 && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1;
    return others.filter((one) => [...document.querySelectorAll(one)].some((one) => covers(one.getBoundingClientRect())));";

/// The pointer rests on some things, one after another; gives how many of them opened the box.
async fn rest_on(visit: &Visit, things: &str, shown: &str, free: &[&str]) -> Outcome<usize> {
    let list = format!("return [...document.querySelectorAll('{things}')].map((one) => one.dataset.thing)");
    let list = visit.run(&list).await?;
    let mut opened = 0;
    for thing in list.as_array().into_iter().flatten().filter_map(Value::as_str).take(9) {
        let (x, y) = visit.middle(&format!("[data-thing=\"{thing}\"]")).await?;
        visit.driver().action_chain().move_to(2, 2).move_to(x, y).perform().await?;
        tokio::time::sleep(std::time::Duration::from_millis(650)).await;
        let covered = visit.driver().execute(COVERED, vec![json!(shown), json!(free)]).await?.json().clone();
        if let Some(covered) = covered.as_array() {
            assert!(covered.is_empty(), "{shown} of {thing} covers {covered:?}");
            opened += 1;
        }
    }
    Ok(opened)
}

#[test]
fn what_opens_beside_a_card_hides_neither_question_nor_combat() {
    for (kind, screen) in [("laptop", Screen::LAPTOP), ("wide", Screen::WIDE)] {
        with_page(&format!("beside-{kind}"), screen, async |visit| {
            visit.go_to(DUEL).await?;
            let cards = rest_on(visit, ".lane .tile, .hand .tile", ".inspector--passing", &[".act"]).await?;
            assert!(cards > 3, "big cards opened: {cards}");
            let tips = rest_on(visit, "main .is-illegal", ".tip--free", &[".stage", ".act"]).await?;
            assert!(tips > 0, "reasons were told: {tips}");
            Ok(())
        });
    }
}

/// Texts that do not fit where they stand, among those that are shown.
const CUT: &str = "
    const all = [...document.querySelectorAll(arguments[0])].filter((one) => one.getClientRects().length);
    return all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent);";

#[test]
fn no_text_of_a_combat_is_cut_off() {
    with_page("uncut", Screen::LAPTOP, async |visit| {
        visit.go_to(DUEL).await?;
        for (kind, screen) in [("laptop", Screen::LAPTOP), ("wide", Screen::WIDE)] {
            visit.look_on(screen).await?;
            let cut =
                visit.driver().execute(CUT, vec![json!(".stage__note, .stage h2, .res--known .res__name")]).await?;
            assert_eq!(*cut.json(), json!([]), "on {kind}");
        }
        Ok(())
    });
}
