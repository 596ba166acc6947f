//! Stored games when rules and cards have moved on.

use crate::own::{STORM, page_with_storm};
use crate::{Chance, Page, bot, common::invitation, person, play_out};
use longbox_host::Host;
use longbox_kernel::{seal, unseal};
use longbox_protocol::{Call, GameName, Report, SavedGame, Viewer};

const LATER: &str = r#"[(id: "AA001", name: "Later Card", heroes: ["Somebody New"], team: "New Warriors", level: 4,
    factors: [Elemental], attack: 3, block: Animal, rarity: Uncommon, powers: [])]"#;
const LOOKOUT: &str = r#"[(id: "AA-001", name: "Lookout", kind: Supporting(cost: 2), teams: ["Avengers"],
    stats: (atk: 2, def: 3, health: 1))]"#;

/// A page whose host knows these cards besides.
fn page(game: GameName, cards: &[&str]) -> Page {
    let files: Vec<(String, String)> =
        cards.iter().enumerate().map(|(at, text)| (format!("{at}.ron"), (*text).to_owned())).collect();
    Page { host: Host::with_cards(game, &files).expect("good cards"), ..Page::new() }
}

/// A game of Squad in which somebody has a card of their own, and every line that its player was told.
fn game_with_storm() -> (SavedGame, Vec<String>) {
    let mut page = page_with_storm();
    let mut invitation = invitation(GameName::Squad, &[person("Ann"), bot("random")], 1);
    invitation.chairs[0].deck = "mine.deck".to_owned();
    page.call(Call::Open(invitation));
    let mut told = lines(&page);
    let mut chance = Chance(2);
    while !page.is_over() {
        page.take_any(&mut chance);
        told.extend(lines(&page));
    }
    (page.saved.expect("it was kept"), told)
}

fn lines(page: &Page) -> Vec<String> {
    let logs = page.reports.iter().map(|report| match report {
        Report::Table { log, .. } => log.as_slice(),
        Report::Update(update) => update.log.as_slice(),
        _ => &[],
    });
    logs.flatten().map(|line| line.sentence()).collect()
}

/// Why a stored game cannot be played, asked in every way, and the log that is left of it.
fn unplayable(page: &mut Page, saved: &SavedGame) -> (String, Vec<String>) {
    page.call(Call::CheckReplay { key: 7, text: saved.replay.clone() });
    let [Report::ReplayChecked { key: 7, reason: Some(reason), has_log: true }] = page.reports.as_slice() else {
        panic!("{:?}", page.reports)
    };
    let reason = reason.clone();
    page.call(Call::Resume(Box::new(saved.clone())));
    assert_eq!(page.refusal(), Some(reason.as_str()));
    page.call(Call::OpenReplay(saved.replay.clone()));
    let [Report::Unplayable { text, log }] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    assert_eq!(*text, reason);
    (reason, log.clone())
}

fn plays(page: &mut Page, saved: &SavedGame) {
    page.call(Call::CheckReplay { key: 7, text: saved.replay.clone() });
    assert_eq!(page.reports, [Report::ReplayChecked { key: 7, reason: None, has_log: true }]);
    page.call(Call::OpenReplay(saved.replay.clone()));
    let [Report::Replay(info)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    assert_eq!((&info.title, info.steps), (&saved.title, saved.made));
    let step = info.steps;
    page.call(Call::ShowReplay { step, viewer: Viewer::Open });
    assert!(page.table.as_ref().is_some_and(|table| table.ending.is_some()));
}

#[test]
fn a_card_that_is_added_elsewhere_changes_nothing() {
    let (saved, _) = game_with_storm();
    plays(&mut page(GameName::Squad, &[STORM]), &saved);
    plays(&mut page(GameName::Squad, &[LATER, STORM]), &saved);
    let mut before = page(GameName::Vs, &[]);
    before.call(Call::Open(invitation(GameName::Vs, &[person("Ann"), bot("random")], 5)));
    play_out(&mut before, &mut Chance(3));
    let saved = before.saved.expect("it was kept");
    plays(&mut page(GameName::Vs, &[LOOKOUT]), &saved);
}

/// The stored game as short as can be.
fn brief(page: &mut Page, text: &str) -> String {
    page.call(Call::Brief(text.to_owned()));
    let [Report::BriefReplay(text)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    text.clone()
}

#[test]
fn a_brief_game_is_the_same_game() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), bot("random")], 9)));
        play_out(&mut page, &mut Chance(4));
        let whole = page.saved.clone().expect("it was kept");
        let short = brief(&mut page, &whole.replay);
        assert!(short.len() * 2 < whole.replay.len(), "{} of {} bytes", short.len(), whole.replay.len());
        assert_eq!(brief(&mut page, &short), short, "it cannot be told shorter");
        page.call(Call::OpenReplay(whole.replay.clone()));
        page.call(Call::ShowReplay { step: whole.made, viewer: Viewer::Open });
        let end = page.table.clone();
        page.call(Call::OpenReplay(short.clone()));
        let [Report::Replay(info)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
        assert_eq!((&info.title, info.steps), (&whole.title, whole.made));
        page.call(Call::ShowReplay { step: whole.made, viewer: Viewer::Open });
        assert_eq!(page.table, end);
        // Nothing tells the way, but where it leads is checked.
        let saved = SavedGame { replay: short, ..whole };
        let other = forged(&saved, "steps", |steps| steps.as_array_mut().expect("a list").truncate(20));
        page.call(Call::OpenReplay(other.replay));
        let [Report::Unplayable { text, .. }] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
        assert!(text.contains("not the recorded one"), "{text}");
    }
}

#[test]
fn a_game_whose_card_has_changed_says_so_and_keeps_its_log() {
    let (saved, told) = game_with_storm();
    let stronger = STORM.replace("attack: 3", "attack: 4");
    let (reason, log) = unplayable(&mut page(GameName::Squad, &[&stronger]), &saved);
    assert_eq!(reason, "Storm Warning has changed since this game was played");
    assert!(log.len() > 20);
    assert_eq!(log, told, "the log is what the player was told, no less and no more");
    let (reason, log) = unplayable(&mut page(GameName::Squad, &[]), &saved);
    assert_eq!(reason, "Storm Warning is no longer in the catalogue");
    assert_eq!(log, told);
}

/// The game with one field of its replay changed and a good seal.
fn forged(saved: &SavedGame, key: &str, change: impl FnOnce(&mut serde_json::Value)) -> SavedGame {
    let mut body: serde_json::Value =
        serde_json::from_str(unseal(&saved.replay).expect("a whole file")).expect("a replay");
    change(&mut body[key]);
    SavedGame { replay: seal(&body.to_string()), ..saved.clone() }
}

#[test]
fn a_game_of_other_rules_says_so_and_keeps_its_log() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), bot("random")], 1)));
        play_out(&mut page, &mut Chance(4));
        let saved = page.saved.clone().expect("it was kept");
        // Rules that set a game up in another way may not even understand the set-up.
        let older = forged(&saved, "rules_version", |version| *version = 0.into());
        let older = forged(&older, "setup", |setup| *setup = "another one".into());
        let (reason, log) = unplayable(&mut page, &older);
        assert!(reason.starts_with("this game was played under rules version 0;"), "{reason}");
        assert!(log.len() > 20, "{log:?}");
    }
}

#[test]
fn damaged_pins_are_told_apart_from_cards_that_have_changed() {
    let (saved, told) = game_with_storm();
    let mut page = page(GameName::Squad, &[STORM]);
    let mut opened = |change: &dyn Fn(&mut serde_json::Value)| {
        page.call(Call::OpenReplay(forged(&saved, "pins", change).replay));
        page.reports.clone()
    };
    let [Report::Failed { text }] = &opened(&|pins| *pins = "none".into())[..] else { panic!("it is no replay") };
    assert!(text.starts_with("that isn't a Longbox replay"), "{text}");
    let reports = opened(&|pins| drop(pins.as_array_mut().expect("a list").remove(0)));
    let [Report::Unplayable { text, log }] = &reports[..] else { panic!("{reports:?}") };
    assert!(text.starts_with("the replay is damaged: its set-up uses card "), "{text}");
    assert_eq!(*log, told);
}

#[test]
fn a_log_from_a_file_cannot_give_orders_to_a_terminal() {
    let (saved, _) = game_with_storm();
    let wicked = forged(&saved, "log", |log| log[0] = "\u{1b}[2Jgone\u{7}".into());
    let (_, log) = unplayable(&mut page(GameName::Squad, &[]), &wicked);
    assert_eq!(log[0], "[2Jgone");
}
