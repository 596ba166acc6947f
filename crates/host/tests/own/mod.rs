//! What a player brings along: another page, cards and decks of their own, and questions.

use crate::{Page, common::invitation};
use longbox_catalog::deck_text;
use longbox_host::{Host, HostError};
use longbox_protocol::{Call, GameName, Picture, Reason, Report, Thing, VERSION, Who};
use longbox_squad::Squad;

const STORM: &str = r#"[(id: "MY001", name: "Storm Warning", heroes: ["Storm"], team: "X-Men", level: 4,
    factors: [Elemental], attack: 3, block: Animal, rarity: Uncommon, powers: [])]"#;

fn person() -> Who {
    Who::Person(String::new())
}

#[test]
fn a_page_of_another_version_is_told_to_reload_and_gets_nothing_else() {
    let mut page = Page::new();
    page.call(Call::Ready { version: VERSION });
    page.call(Call::Lobby);
    assert_eq!(page.refusal(), None);
    page.call(Call::Ready { version: VERSION + 1 });
    let told = page.refusal().map(str::to_owned);
    assert_eq!(told, Some(HostError::OtherVersion(VERSION + 1).to_string()));
    assert!(told.is_some_and(|text| text.to_lowercase().contains("reload")));
    page.call(Call::Lobby);
    assert!(matches!(page.reports.as_slice(), [Report::Failed { .. }]), "{:?}", page.reports);
}

#[test]
fn own_cards_are_played_in_own_decks() {
    let cards = [("my.ron".to_owned(), STORM.to_owned())];
    let mut page = Page { host: Host::with_cards(GameName::Squad, &cards).expect("a card"), ..Page::new() };
    page.call(Call::Cards(GameName::Squad));
    let [Report::Cards(_, faces)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    let storm = faces.iter().find(|face| face.name == "Storm Warning").expect("the own card").number;
    let text = format!("{}\n1 Storm Warning\n", deck_text::<Squad>("starter").expect("a deck"));
    let add = |text: String| Call::AddDeck { game: GameName::Squad, name: "mine.deck".to_owned(), text };
    page.call(add("1 Strom Warning\n".to_owned()));
    assert!(page.refusal().is_some_and(|text| text.contains("Storm Warning")), "{:?}", page.refusal());
    page.call(add(text));
    let [Report::Lobby(games)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    let mine = games.iter().flat_map(|game| &game.decks).find(|deck| deck.key == "mine.deck").expect("the own deck");
    assert!(mine.cards.contains(&(1, storm)), "{mine:?}");
    let mut invitation = invitation(GameName::Squad, &[person(), Who::Bot("random".to_owned())], 1);
    invitation.chairs[0].deck = "mine.deck".to_owned();
    page.call(Call::Open(invitation));
    assert!(page.question().is_some(), "{:?}", page.refusal());
}

#[test]
fn own_decks_take_the_place_of_those_told_before() {
    let mut page = Page::new();
    let text = deck_text::<Squad>("starter").expect("a deck").to_owned();
    let tell = |page: &mut Page, keys: &[&str]| {
        let decks = keys.iter().map(|key| (key.to_string(), text.clone()));
        let broken = ("own-9".to_owned(), "1 Nobody Knows This\n".to_owned());
        page.call(Call::OwnDecks { game: GameName::Squad, decks: decks.chain([broken]).collect() });
        let [Report::Lobby(games)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
        let decks = games.iter().flat_map(|game| &game.decks);
        decks.filter(|deck| deck.kind == "own").map(|deck| deck.key.clone()).collect::<Vec<_>>()
    };
    assert_eq!(tell(&mut page, &["own-1", "own-2"]), ["own-1", "own-2"]);
    assert_eq!(tell(&mut page, &["own-2"]), ["own-2"]);
    assert_eq!(tell(&mut page, &[]), [""; 0]);
}

#[test]
fn a_broken_card_is_an_error_of_its_file() {
    let cards = [("my.ron".to_owned(), STORM.replace("Elemental", "Elementary"))];
    let error = Host::with_cards(GameName::Squad, &cards).map(|_| ()).unwrap_err();
    assert!(matches!(error, HostError::Cards(_)) && error.to_string().contains("my.ron"), "{error}");
}

/// All reasons about one thing, or about two.
fn why(page: &mut Page, things: &[Thing]) -> Vec<Reason> {
    page.call(Call::Why(things.to_vec()));
    match page.reports.as_slice() {
        [Report::Why(reasons)] => reasons.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn whoever_wonders_is_told_what_can_be_done_and_what_cannot() {
    let mut page = Page::new();
    page.call(Call::Why(Vec::new()));
    assert_eq!(page.refusal(), Some("No game is in progress."));
    page.call(Call::Open(invitation(GameName::Vs, &[person(), Who::Bot("random".to_owned())], 3)));
    let mut chance = crate::Chance(5);
    let turn = |page: &Page| match &page.table.as_ref().expect("a table").picture {
        Picture::Vs(table) => table.turn,
        Picture::Squad(_) => 0,
    };
    while turn(&page) < 3 {
        page.take_any(&mut chance);
    }
    let Picture::Vs(table) = page.table.as_ref().expect("a table").picture.clone() else { panic!("another game") };
    let [mine, theirs] = [0, 1].map(|seat: usize| {
        table.sides[seat].front.iter().chain(&table.sides[seat].back).next().expect("somebody").clone()
    });
    let pair = why(&mut page, &[mine.thing.clone(), theirs.thing.clone()]);
    assert_eq!(pair.len(), 1, "{pair:?}");
    assert!(pair[0].text.starts_with(&format!("{} can", mine.name)), "{pair:?}");
    assert_eq!(pair[0].allowed, pair[0].rule.is_none(), "{pair:?}");
    let held = table.sides[0].hand.first().expect("a card in hand");
    for reasons in [why(&mut page, &[mine.thing]), why(&mut page, std::slice::from_ref(&held.thing))] {
        assert!(!reasons.is_empty());
        assert!(reasons.is_sorted_by_key(|reason| !reason.allowed), "what can be done comes first: {reasons:?}");
    }
}
