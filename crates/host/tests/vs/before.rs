//! Before a game: decks, main characters, modes, cards.

use crate::decks::game;
use longbox_host::HostGame;
use longbox_kernel::{Game, Seat};
use longbox_protocol::{CardType, First, GameName, Invitation, SeatSetup, Who};
use longbox_vs::language::Power;
use longbox_vs::{Mode, Vs};

fn invitation(mode: &str, players: usize) -> Invitation {
    let chair = || SeatSetup { who: Who::Person("Ann".to_owned()), deck: "avengers".to_owned(), main: None };
    Invitation {
        game: GameName::Vs,
        chairs: (0..players).map(|_| chair()).collect(),
        mode: mode.to_owned(),
        first: First::Seat(Seat::B),
        seed: 1.into(),
    }
}

#[test]
fn decks_tell_who_leads_them_and_what_is_in_them() {
    let (game, decks) = game();
    for deck in &decks {
        let info = game.deck_info(deck, &decks);
        assert_eq!(info.cards.iter().map(|(count, _)| usize::from(*count)).sum::<usize>(), deck.cards.len());
        assert!(info.mains.iter().any(|main| main.name == info.main), "{info:?}");
        assert!(info.mains.iter().all(|main| !main.difficulty.is_empty()), "{info:?}");
        assert!(info.about.ends_with('.') && !info.teams.is_empty() && !info.difficulty.is_empty(), "{info:?}");
    }
    let avengers = decks.iter().find(|deck| deck.key == "avengers").expect("a starter deck");
    let hulk = game.lead(avengers.clone(), "hulk").expect("a main character of the team");
    assert_eq!(game.deck_info(&hulk, &decks).main, "Hulk");
    let wrong = game.lead(avengers.clone(), "hulc").expect_err("nobody is called so");
    assert_eq!(wrong.to_string(), "there is no main character 'hulc'; did you mean Hulk?");
}

#[test]
fn a_game_is_set_up_as_it_was_agreed_on() {
    let (game, decks) = game();
    let modes = Vs::modes();
    assert_eq!(modes.iter().map(|mode| mode.seats).collect::<Vec<_>>(), [(2, 4), (4, 4), (4, 4), (4, 4)]);
    for players in 1..=5 {
        for mode in &modes {
            let (fewest, most) = (usize::from(mode.seats.0), usize::from(mode.seats.1));
            let setup = game.setup(&decks[..players], &invitation(&mode.word, players));
            assert_eq!(setup.is_ok(), (fewest..=most).contains(&players), "{mode:?} for {players}");
            if let Ok(setup) = setup {
                assert_eq!(setup.first, Some(Seat::B));
                assert!(game.check(&setup).is_ok());
                assert_eq!(game.seat_titles(&setup).len(), players);
            }
        }
    }
    let plain = game.setup(&decks[..2], &invitation("", 2)).expect("the usual way");
    assert_eq!(plain.mode, Mode::FreeForAll);
    assert!(
        game.setup(&decks[..2], &invitation("solo", 2)).expect_err("no such mode").to_string().contains("two-headed")
    );
    let deck = |key: &str| decks.iter().find(|deck| deck.key == key).expect("a starter deck").clone();
    let setup = game.setup(&[deck("x-men"), deck("super-villains")], &invitation("", 2)).expect("a plain game");
    assert_eq!(game.seat_titles(&setup), ["X-Men, Wolverine", "Super Villains, Magneto"]);
}

#[test]
fn faces_show_what_is_printed() {
    let catalog = longbox_catalog::vs().expect("the cards can be read");
    let game = &catalog.game;
    for (number, (card, origin)) in game.cards().iter().zip(&catalog.origins).enumerate() {
        let face = game.face(number as u16, card, origin);
        assert_eq!((face.number, face.id.as_str()), (number as u16, card.id.as_str()));
        let set = match &card.id[..3] {
            "AFF" => "A-Force",
            "DEF" => "Defenders",
            "ALN" => "Alien Battles",
            "LEG" => "Legacy",
            "FAN" => "Fantastic Battles",
            _ => "Marvel Battles",
        };
        assert_eq!(face.set_name, set);
        assert_eq!(face.stats.is_some(), card.is_character());
        // One location gives nothing and has a power instead.
        let gives = face.kind == CardType::Location && card.powers.is_empty();
        assert_eq!(gives, !face.gives.is_empty(), "{face:?}");
        assert!(face.words.iter().all(|word| face.text.iter().any(|line| line.title.contains(word))), "{face:?}");
        assert!(face.text.iter().all(|line| line.title.len() + line.body.len() > 0));
        let used = face.text.iter().filter(|line| line.when.is_some()).count();
        let is_timed = |power: &Power| !matches!(power, Power::Keyword { .. });
        assert_eq!(used, card.powers.iter().filter(|power| is_timed(power)).count() + card.modes.len(), "{face:?}");
    }
    assert_eq!(Vs::laws().len(), longbox_vs::RULES.len());
}
