//! Questions at the table: a recruit with its row, the formation by a button, and hints.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};

const SCREENS: [(&str, Screen); 4] = [
    ("desktop", Screen::DESKTOP),
    ("laptop", Screen::LAPTOP),
    ("landscape", Screen::LANDSCAPE),
    ("phone", Screen::PHONE),
];

/// Chooses until the question holds this.
async fn play_to(visit: &Visit, player: &mut Player<'_>, test: &str) -> Outcome {
    for _ in 0..200 {
        visit.find(".act[data-question]").await?;
        if visit.run(&format!("return Boolean({test})")).await? == true {
            return Ok(());
        }
        if player.choose().await? {
            break;
        }
    }
    Err(format!("the game ends before {test}").into())
}

const RECRUITS: &str = "document.querySelector('.prompt strong')?.textContent.startsWith('Choose a recruit') && document.querySelector('.hand .is-legal')";
const QUESTION: &str = "return document.querySelector('.act').dataset.question";

#[test]
fn a_recruit_and_its_row_are_chosen_in_one_go() {
    with_page("recruit-row", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
        play_to(visit, &mut player, RECRUITS).await?;
        let before = visit.run(QUESTION).await?;
        player.keys("1").await?;
        visit.find(".chooser [role=menuitem]").await?;
        assert_eq!(visit.run(QUESTION).await?, before, "nothing is sent before the row is chosen");
        visit.picture("recruit-row-chooser").await?;
        let labels =
            visit.run("return [...document.querySelectorAll('.chooser b')].map((label) => label.textContent)").await?;
        let labels: Vec<&str> = labels.as_array().into_iter().flatten().filter_map(|label| label.as_str()).collect();
        assert!(labels[0].ends_with("Front row") && labels[1].ends_with("Back row"), "{labels:?}");
        player.keys("2").await?;
        visit.sees(".log", "into the back row").await
    });
}

#[test]
fn the_formation_is_asked_about_when_its_button_is_pressed() {
    for (name, screen) in SCREENS {
        with_page(&format!("formation-{name}"), screen, async |visit| {
            let mut player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
            play_to(visit, &mut player, "document.querySelector('.pass__formation[aria-pressed=false]')").await?;
            player.keys("f").await?;
            visit.find(".pass__formation[aria-pressed=true]").await?;
            visit.picture(&format!("formation-wanted-{name}")).await?;
            assert_eq!(visit.barriers().await?, []);
            player.keys("f").await?;
            visit.find(".pass__formation[aria-pressed=false]").await?;
            // Nobody is asked, and the way back is open as long as nothing was done.
            play_to(visit, &mut player, "document.querySelector('.pass__formation:not([aria-pressed])')").await?;
            visit.click(".pass__formation").await?;
            visit.sees(".prompt strong", "Switch anyone's row?").await
        });
    }
}

#[test]
fn a_hint_marks_what_to_do_and_does_it() {
    for (name, screen) in SCREENS {
        with_page(&format!("hint-{name}"), screen, async |visit| {
            let mut player = Player::sit_down(visit, "vs", Hands::Keyboard).await?;
            let attack = "[...document.querySelectorAll('.menu__head')].some((head) => head.textContent === 'Attack')";
            play_to(visit, &mut player, attack).await?;
            let before = visit.run(QUESTION).await?;
            player.keys("h").await?;
            visit.until("return [...document.querySelectorAll('.coach__say')].some((say) => say.offsetParent)").await?;
            visit.find(".act .odds").await?;
            visit.sees(".bar__turn", "practice game").await?;
            visit.picture(&format!("hint-shown-{name}")).await?;
            assert_eq!(visit.barriers().await?, []);
            player.keys("h").await?;
            visit.until("return !document.querySelector('.coach__say')").await?;
            visit.find(".act .odds").await?;
            player.keys("h").await?;
            visit.until("return [...document.querySelectorAll('.coach__say')].some((say) => say.offsetParent)").await?;
            let press =
                "[...document.querySelectorAll('.coach__do .btn--main')].find((one) => one.offsetParent).click()";
            visit.run(press).await?;
            visit
                .until(&format!(
                    "return document.querySelector('.act').dataset.question !== '{}'",
                    before.as_str().unwrap_or_default()
                ))
                .await?;
            visit.until("return !document.querySelector('[data-hint-step]')").await
        });
    }
}

#[test]
fn a_hint_tells_the_chances_in_squad_as_well() {
    with_page("hint-squad", Screen::DESKTOP, async |visit| {
        let mut player = Player::sit_down(visit, "squad", Hands::Keyboard).await?;
        play_to(visit, &mut player, "document.querySelector('.act .menu [role=menuitem]')").await?;
        visit.click(".bar__hint").await?;
        visit.find(".coach--prompt").await?;
        visit.find(".act .odds").await?;
        visit.picture("hint-squad-shown").await?;
        assert_eq!(visit.barriers().await?, []);
        Ok(())
    });
}
