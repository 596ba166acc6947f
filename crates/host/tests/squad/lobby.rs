//! Before a game: decks, quests, cards and rules.

use crate::common::invitation;
use longbox_catalog::{SquadDeck, squad, squad_decks};
use longbox_host::HostGame;
use longbox_kernel::{Game, Reason, Seat};
use longbox_protocol::{CardType, First, Who};
use longbox_squad::{Format, Handicap, Squad};
use std::collections::BTreeSet;

fn quests(decks: &[SquadDeck]) -> impl Iterator<Item = &SquadDeck> {
    decks.iter().filter(|deck| deck.extra.quest.is_some())
}

#[test]
fn a_quest_gives_its_handicaps_to_the_person_who_takes_it_on() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let starter = decks.iter().find(|deck| deck.kind == "starter").unwrap();
    for deck in quests(&decks) {
        let handicaps = &deck.extra.quest.as_ref().unwrap().handicaps;
        let two = [starter.clone(), deck.clone()];
        let mut invited = invitation(&two, 1);
        let setup = catalog.game.setup(&two, &invited).unwrap();
        assert_eq!(setup.handicaps, [handicaps.player.clone(), handicaps.enemy.clone()], "{}", deck.key);
        assert_eq!((setup.format, setup.power), (Format::Quest, handicaps.power.unwrap_or(1)));
        assert_eq!(setup.first, None);

        let other = [deck.clone(), starter.clone()];
        invited.chairs.swap(0, 1);
        invited.first = First::Seat(Seat::B);
        let setup = catalog.game.setup(&other, &invited).unwrap();
        assert_eq!(setup.handicaps, [handicaps.enemy.clone(), handicaps.player.clone()], "{}", deck.key);
        assert_eq!(setup.first, Some(Seat::B));

        // Two people or two bots play it as any deck.
        for who in [Who::Person("Ben".to_owned()), Who::Bot("greedy".to_owned())] {
            invited.chairs.iter_mut().for_each(|chair| chair.who = who.clone());
            let setup = catalog.game.setup(&other, &invited).unwrap();
            assert_eq!(setup.handicaps, [Handicap::default(), Handicap::default()]);
        }
    }
    assert!(
        catalog.game.setup(std::slice::from_ref(starter), &invitation(&[starter.clone(), starter.clone()], 1)).is_err()
    );
}

#[test]
fn decks_tell_what_they_are() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let infos: Vec<_> = decks.iter().map(|deck| catalog.game.deck_info(deck, &decks)).collect();
    let kinds: BTreeSet<&str> = infos.iter().map(|info| info.kind.as_str()).collect();
    assert_eq!(kinds, ["other", "quest", "starter"].into());
    for (info, deck) in infos.iter().zip(&decks) {
        let count: usize = info.cards.iter().map(|(count, _)| usize::from(*count)).sum();
        assert_eq!(count, deck.cards.len(), "{}", info.key);
        assert_eq!(info.quest.is_some(), info.kind == "quest", "{}", info.key);
        assert!(!info.about.is_empty());
    }
    let showdown = infos.iter().find(|info| info.key == "a-christmas-showdown").unwrap();
    let about = "Quest: Up the Stakes, stage 5, difficulty 4. You start with HULK GO CRAZY! in play. \
                 Your opponent starts with Sock It to Ya! in play.";
    assert_eq!(showdown.about, about);
}

#[test]
fn a_stored_game_knows_the_decks_by_name() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let two = [decks[0].clone(), decks[1].clone()];
    let mut setup = catalog.game.setup(&two, &invitation(&two, 1)).unwrap();
    setup.decks[0].reverse();
    assert_eq!(catalog.game.seat_titles(&setup), [decks[0].name.clone(), decks[1].name.clone()]);
    setup.decks[0].truncate(3);
    let [title, _] = &catalog.game.seat_titles(&setup)[..] else { panic!("two seats") };
    assert!(!title.is_empty() && *title != decks[0].name, "{title}");
}

#[test]
fn faces_hold_all_that_is_printed() {
    let catalog = squad().unwrap();
    let mut sets = BTreeSet::new();
    for (number, card) in catalog.game.cards().iter().enumerate() {
        let face = catalog.game.face(number as u16, card, &catalog.origins[number]);
        assert_eq!((face.level, face.factors.len()), (Some(card.level), card.factors.len()), "{}", card.id);
        assert!(face.factors.iter().chain(&face.block).all(|factor| *factor == factor.to_lowercase()));
        assert_eq!(face.text.len(), card.powers.len(), "{}", card.id);
        for line in &face.text {
            assert!(line.title.is_empty() && line.needs != Some(0), "{}: {line:?}", card.id);
            assert!(line.keeper || !line.body.is_empty(), "{}: {line:?}", card.id);
            assert!(!line.body.starts_with("Keeper.") && !line.body.starts_with(char::is_numeric), "{line:?}");
        }
        assert_eq!(face.kind == CardType::Keeper, face.text.iter().any(|line| line.keeper), "{}", card.id);
        assert_eq!((&face.heroes, face.attack), (&card.heroes, card.attack), "{}", card.id);
        sets.insert(face.set_name);
    }
    let expected = ["Base Set", "Hero's Destiny", "Promo", "Set 3", "Set 4"];
    assert_eq!(sets, expected.map(str::to_owned).into());
}

#[test]
fn an_ending_names_its_rule() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let mut game = crate::common::Watched::open(&catalog, &decks, 5);
    while game.go_on() {}
    let Reason::Rule(number) = game.table.outcome().unwrap().reason else { panic!("nobody gave up") };
    let (text, rule) = catalog.game.decided_by(number, &[Seat::B]);
    assert_eq!(text, "Player B has no cards left.");
    let rule = rule.expect("a rule decided");
    let laws = <Squad as HostGame>::laws();
    assert!(laws.iter().any(|law| (&law.id, &law.title) == (&rule.id, &rule.title)), "{rule:?}");
    assert_eq!(catalog.game.name(), <Squad as HostGame>::NAME.word());
}
