//! What Fantastic Battles brings to the table: other universes, deals, secret piles, machines, hidden characters, and
//! an ally with cards of his own.

use longbox_browser::{Hands, Moment, Outcome, Player, Screen, Visit, with_page};
use serde_json::json;

use crate::moments::is_sound;

/// Franklin Richards has sent everybody else away.
const UNIVERSE: Moment = Moment {
    game: "vs",
    decks: &["fantastic", "fantastic"],
    wanted: "universes:1",
    liked: "Manipulate Reality|Franklin|Laboratory|Academy|Recruit",
    shunned: "Attack|Flame|discard",
};

/// The viewer's turn among those who were sent away.
const POCKET: Moment = Moment { wanted: "universes:1 pocket", ..UNIVERSE };

/// Mephisto's player puts a deal together.
const DEAL: Moment = Moment {
    game: "vs",
    decks: &["frightful", "fantastic"],
    wanted: "deal:made",
    liked: "Deal with the Devil|Recruit|as a resource",
    shunned: "Attack|Bond with|Mephisto as|Academy as a resource, face down",
};

/// Mephisto's enemy is offered one.
const OFFERED: Moment =
    Moment { game: "vs", decks: &["fantastic", "frightful"], wanted: "deal:offered", liked: "", shunned: "Attack" };

/// Both players have inventions.
const INVENTIONS: Moment = Moment {
    game: "vs",
    decks: &["mister-fantastic", "doctor-doom"],
    wanted: "fighters:[2-9],[2-9].*secrets:[1-9][0-9]*,closed",
    liked: "Recruit|face up",
    shunned: "",
};

/// Something was built that is no character.
const MACHINE: Moment = Moment {
    game: "vs",
    decks: &["doctor-doom", "mister-fantastic"],
    wanted: "^(?!.*Which of these).*machines:[1-9]",
    liked: "Recruit|face up|Invent|Machine|Play",
    shunned: "",
};

/// Somebody of the Invisible Woman's is out of sight.
const HIDDEN: Moment = Moment {
    game: "vs",
    decks: &["invisible-woman", "avengers"],
    wanted: "combat:none.*hidden:[1-9]",
    liked: "Invisib|Hide|Recruit|face up",
    shunned: "End your turn",
};

/// Wyatt Wingfoot holds cards and has played one.
const PART: Moment = Moment {
    game: "vs",
    decks: &["mister-fantastic", "avengers"],
    wanted: "combat:none.*parts:[1-9],[1-9]",
    liked: "Wyatt|Recruit|face up",
    shunned: "",
};

const SCREENS: [(&str, Screen); 2] = [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE)];

#[test]
fn another_universe_is_a_strip_that_opens() {
    let screens = [Screen::DESKTOP, Screen::PHONE, Screen::WIDE.dark(), Screen::LANDSCAPE.dark()];
    for (kind, screen) in ["desktop", "phone", "wide", "landscape"].into_iter().zip(screens) {
        with_page(&format!("universe-{kind}"), screen, async |visit| {
            visit.go_to(UNIVERSE).await?;
            let label = visit.run("return document.querySelector('section.universes').ariaLabel").await?;
            assert_eq!(label, "Other universes");
            visit.sees(".universes__now", "Now: Original universe").await?;
            visit.sees(".universe__head", "Pocket universe 1").await?;
            visit.sees(".universe__head", "Franklin Richards").await?;
            visit.sees(".bar__turn", "Original universe").await?;
            is_sound(visit, &format!("moment-universe-{kind}")).await?;
            visit.click(".universe__head").await?;
            visit.find(".universe__head[aria-expanded=true]").await?;
            let apart = "const box = (what) => document.querySelector(what).getBoundingClientRect(); \
                         const [stage, strips] = [box('.stage'), box('.universes')]; \
                         return stage.top >= strips.bottom || stage.left >= strips.right";
            assert_eq!(visit.run(apart).await?, true, "the strip covers nothing of the stage");
            let labels = "return [...document.querySelectorAll('.universe__row .tile')].every((tile) => tile.ariaLabel) \
                          && document.querySelectorAll('.universe__row .tile').length";
            let inside = visit.run(labels).await?;
            let counted = "return [...document.querySelectorAll('.universe__count')] \
                           .reduce((sum, one) => sum + Number(one.textContent.match(/[0-9]+/)), 0)";
            assert_eq!(visit.run(counted).await?, inside, "everybody who is counted is there and has a name");
            is_sound(visit, &format!("moment-universe-open-{kind}")).await
        });
    }
}

#[test]
fn a_turn_in_a_pocket_universe_says_so() {
    for (kind, screen) in [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE.dark())] {
        with_page(&format!("pocket-{kind}"), screen, async |visit| {
            visit.go_to(POCKET).await?;
            visit.find("main.is-pocket").await?;
            visit.sees(".universes__now", "Now: Pocket universe 1").await?;
            visit.sees(".universe__head", "Original universe").await?;
            visit.sees(".bar__turn", "Pocket universe 1").await?;
            is_sound(visit, &format!("moment-pocket-{kind}")).await
        });
    }
}

/// What the deal says.
const SAYS: &str = "return document.querySelector('.deal__text').textContent";

/// Chooses the first part of a column by keyboard.
async fn add_part(visit: &Visit, column: usize) -> Outcome {
    let before = visit.run(SAYS).await?;
    let focus = format!("document.querySelectorAll('.deal .menu')[{column}].querySelector('[role=menuitem]').focus()");
    visit.run(&focus).await?;
    Player::new(visit, Hands::Keyboard).keys(ENTER).await?;
    visit.until(&format!("{SAYS} !== {before}")).await
}

const ENTER: &str = "\u{e007}";

#[test]
fn a_deal_is_put_together_by_keyboard() {
    for (kind, screen) in SCREENS {
        with_page(&format!("deal-{kind}"), screen, async |visit| {
            visit.go_to(DEAL).await?;
            visit.sees(".deal h2", "Build your deal").await?;
            visit.sees(".deal__text", "Nothing in it yet").await?;
            let heads = "return [...document.querySelectorAll('.deal h3')].map((head) => head.textContent)";
            assert_eq!(visit.run(heads).await?.as_array().map(Vec::len), Some(2), "a column for each of the two");
            is_sound(visit, &format!("moment-deal-empty-{kind}")).await?;
            add_part(visit, 0).await?;
            add_part(visit, 1).await?;
            let seen = "const box = document.querySelector('.deal .btn--main').getBoundingClientRect(); \
                        return box.top >= 0 && box.bottom <= innerHeight";
            assert_eq!(visit.run(seen).await?, true, "a deal can be offered without scrolling");
            let tall = visit.run("return document.documentElement.scrollHeight - innerHeight").await?;
            assert!(tall.as_i64().is_some_and(|over| over <= 1), "the page is {tall} pixels too high");
            is_sound(visit, &format!("moment-deal-{kind}")).await?;
            visit.run("document.querySelector('.deal .btn--main').focus()").await?;
            Player::new(visit, Hands::Keyboard).keys(ENTER).await?;
            visit.until("return !document.querySelector('.deal')").await?;
            visit.sees("[role=log]", "offered").await
        });
    }
}

#[test]
fn a_deal_is_accepted_or_refused() {
    for (kind, screen) in [("desktop", Screen::DESKTOP.dark()), ("phone", Screen::PHONE)] {
        with_page(&format!("offered-{kind}"), screen, async |visit| {
            visit.go_to(OFFERED).await?;
            visit.sees(".deal h2", "You've been offered a deal").await?;
            let asked = visit.run(QUESTION).await?;
            is_sound(visit, &format!("moment-offered-{kind}")).await?;
            visit.button("Refuse").await?.click().await?;
            visit.until(&format!("return document.querySelector('.act')?.dataset.question !== {asked}")).await?;
            visit.until("return !document.querySelector('.deal')").await
        });
    }
}

const QUESTION: &str = "return document.querySelector('.act').dataset.question";

#[test]
fn inventions_are_open_to_their_owner_only() {
    for (kind, screen) in [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE.dark())] {
        with_page(&format!("inventions-{kind}"), screen, async |visit| {
            visit.go_to(INVENTIONS).await?;
            let sign = "const all = document.querySelectorAll('.plate:not(.plate--below) .piles__more'); \
                        return [...all].map((one) => [one.tagName, one.ariaLabel, /[0-9]/.test(one.textContent)])";
            let told = json!([["SPAN", "Invention pile (secret): Coin-Flip Kid", false]]);
            assert_eq!(visit.run(sign).await?, told, "of the enemy's it is only told that there is one");
            is_sound(visit, &format!("moment-inventions-{kind}")).await?;
            visit.click(".plate--below .piles__more").await?;
            visit.sees(".pilebox h2", "Invention pile (secret): You").await?;
            assert!(visit.all(".pilecard").await?.len() > 1, "the cards lie open");
            is_sound(visit, &format!("moment-inventions-open-{kind}")).await
        });
    }
}

#[test]
fn a_machine_has_no_numbers() {
    for (kind, screen) in SCREENS {
        with_page(&format!("machine-{kind}"), screen, async |visit| {
            visit.go_to(MACHINE).await?;
            let tile = "const tile = document.querySelector('.tile[aria-label^=Machine]'); \
                        return [tile.querySelectorAll('.stat, .drops').length, /attack|wounds/.test(tile.ariaLabel)]";
            assert_eq!(visit.run(tile).await?, json!([0, false]));
            visit.sees(".tile[aria-label^=Machine] .tile__way", "upporting characters").await?;
            is_sound(visit, &format!("moment-machine-{kind}")).await
        });
    }
}

#[test]
fn who_hides_is_marked() {
    for (kind, screen) in [("desktop", Screen::DESKTOP.dark()), ("phone", Screen::PHONE)] {
        with_page(&format!("hidden-{kind}"), screen, async |visit| {
            visit.go_to(HIDDEN).await?;
            visit.sees(".tile.is-hidden .mark--word", "hidden").await?;
            let label = visit.run("return document.querySelector('.tile.is-hidden').ariaLabel").await?;
            assert!(label.as_str().is_some_and(|label| label.contains(", hidden")), "{label}");
            is_sound(visit, &format!("moment-hidden-{kind}")).await
        });
    }
}

#[test]
fn cards_of_an_ally_are_labelled() {
    for (kind, screen) in SCREENS {
        with_page(&format!("part-{kind}"), screen, async |visit| {
            visit.go_to(PART).await?;
            visit.sees(".hand .part", "Wyatt Wingfoot's").await?;
            visit.sees(".lane--own.lane--res .part", "Wyatt Wingfoot's").await?;
            let label = visit.run("return document.querySelector('.hand .stand--part .tile').ariaLabel").await?;
            assert!(label.as_str().is_some_and(|label| label.contains("Wyatt Wingfoot")), "{label}");
            is_sound(visit, &format!("moment-part-{kind}")).await
        });
    }
}
