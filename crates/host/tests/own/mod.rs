//! What a player brings along: another page, cards and decks of their own, and questions.

use crate::{Chance, Page, common::invitation, play_out};
use longbox_catalog::deck_text;
use longbox_host::{Host, HostError};
use longbox_protocol::{Call, GameName, Invitation, Picture, Reason, Report, Thing, VERSION, Who};
use longbox_squad::Squad;

pub(crate) const STORM: &str = r#"[(id: "MY001", name: "Storm Warning", heroes: ["Storm"], team: "X-Men", level: 4,
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

/// A page whose player has brought a card and a deck that holds it, `mine.deck`.
pub(crate) fn page_with_storm() -> Page {
    let cards = [("my.ron".to_owned(), STORM.to_owned())];
    let mut page = Page { host: Host::with_cards(GameName::Squad, &cards).expect("a card"), ..Page::new() };
    let text = format!("{}\n1 Storm Warning\n", deck_text::<Squad>("starter").expect("a deck"));
    page.call(add(text));
    page
}

fn add(text: String) -> Call {
    Call::AddDeck { game: GameName::Squad, name: "mine.deck".to_owned(), text }
}

/// To a game in which all play that deck.
fn all_with_mine(players: &[Who]) -> Invitation {
    let mut invitation = invitation(GameName::Squad, players, 1);
    invitation.chairs.iter_mut().for_each(|chair| chair.deck = "mine.deck".to_owned());
    invitation
}

#[test]
fn own_cards_are_played_in_own_decks() {
    let mut page = page_with_storm();
    let [Report::Lobby(games)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    let mine = games.iter().flat_map(|game| &game.decks).find(|deck| deck.key == "mine.deck").expect("the own deck");
    let mine = mine.cards.clone();
    page.call(Call::Cards(GameName::Squad));
    let [Report::Cards(_, faces)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    let storm = faces.iter().find(|face| face.name == "Storm Warning").expect("the own card").number;
    assert!(mine.contains(&(1, storm)), "{mine:?}");
    page.call(add("1 Strom Warning\n".to_owned()));
    assert!(page.refusal().is_some_and(|text| text.contains("Storm Warning")), "{:?}", page.refusal());
    page.call(Call::Open(all_with_mine(&[person(), Who::Bot("random".to_owned())])));
    assert!(page.question().is_some(), "{:?}", page.refusal());
}

#[test]
fn own_decks_are_played_by_two_at_one_device_hinted_and_watched() {
    let mut page = page_with_storm();
    page.call(Call::Open(all_with_mine(&[Who::Person("Ann".to_owned()), Who::Person("Ben".to_owned())])));
    assert!(page.curtain.is_some(), "somebody takes the device: {:?}", page.refusal());
    play_out(&mut page, &mut Chance(3));
    let saved = page.saved.take().expect("it was kept");
    page.call(Call::OpenReplay(saved.replay));
    let [Report::Replay(info)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    assert_eq!(info.steps, saved.made);

    page.call(Call::Open(all_with_mine(&[person(), Who::Bot("quick".to_owned())])));
    let question = page.question().expect("a question").number;
    page.call(Call::Hint { question });
    assert!(page.reports.iter().any(|report| matches!(report, Report::Hint(_))), "{:?}", page.refusal());

    page.call(Call::Open(all_with_mine(&[Who::Bot("quick".to_owned()), Who::Bot("random".to_owned())])));
    for _ in 0..2_000 {
        if page.is_over() {
            return;
        }
        page.call(Call::Step(20));
    }
    panic!("the game that is watched does not end");
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
