//! Stored games when cards come, change and go.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use longbox_kernel::{Deaf, Dice, Game, Pin, Replay, ReplayError, Shape, Table};
use longbox_squad::Squad;
use longbox_squad::language::Card as SquadCard;
use longbox_vs::Vs;
use longbox_vs::language::{Card as VsCard, CardKind, Keyword, Team};

/// A game played to its end with random answers, stored.
fn stored<G: Game>(game: &G, setup: G::Setup) -> Replay<G::Setup> {
    let mut table = Table::open(game, setup, 4, &mut Deaf).unwrap();
    let mut dice = Dice::new(4);
    while let Some(chair) = table.chair() {
        let all = match chair.decision().shape {
            Shape::Name => u32::from(game.entries()),
            _ => chair.options().len() as u32,
        };
        let seat = chair.seat();
        table.answer(seat, dice.below(all) as u16, &mut Deaf).unwrap();
    }
    let replay = Replay::of(&table);
    assert!(replay.steps.len() > 20);
    // As it comes from a file.
    serde_json::from_str(&serde_json::to_string(&replay).unwrap()).unwrap()
}

/// Plays a stored game to its end.
fn play<G: Game>(replay: &Replay<G::Setup>, game: &G) -> Result<(), ReplayError> {
    let table = replay.play(game, usize::MAX, &mut Deaf)?;
    assert_eq!(table.inputs().len(), replay.steps.len());
    assert!(table.outcome().is_some());
    Ok(())
}

/// The number of the first card that the game uses, or does not use.
fn card<S>(replay: &Replay<S>, used: bool) -> usize {
    let is_used = |at: &usize| replay.head.pins.iter().any(|pin| pin.number == Some(*at as u16));
    (0..).find(|at| is_used(at) == used).unwrap()
}

fn squad() -> Squad {
    longbox_catalog::squad().unwrap().game
}

fn squad_games(game: &Squad) -> Vec<Replay<longbox_squad::Setup>> {
    let decks = longbox_catalog::squad_decks(game).unwrap();
    let against = decks.iter().cycle().skip(1);
    let setup = |(a, b): (&longbox_catalog::SquadDeck, &longbox_catalog::SquadDeck)| {
        longbox_squad::Setup::new(a.cards.clone(), b.cards.clone(), longbox_squad::Format::Quest)
    };
    decks.iter().zip(against).map(setup).map(|setup| stored(game, setup)).collect()
}

fn with_squad_cards(game: &Squad, change: impl FnOnce(&mut Vec<SquadCard>)) -> Squad {
    let mut cards = game.cards().to_vec();
    change(&mut cards);
    Squad::new(cards).unwrap()
}

fn vs() -> Vs {
    longbox_catalog::vs().unwrap().game
}

fn vs_games(game: &Vs) -> Vec<Replay<longbox_vs::Setup>> {
    let decks = longbox_catalog::vs_decks(game).unwrap();
    let terms = longbox_catalog::VsTerms::default();
    let pairs = decks.iter().zip(decks.iter().cycle().skip(1));
    let setup = |(a, b)| longbox_catalog::vs_setup(game, [a, b].into_iter(), &terms);
    pairs.map(setup).map(|setup| stored(game, setup)).collect()
}

fn with_vs_cards(game: &Vs, change: impl FnOnce(&mut Vec<VsCard>)) -> Vs {
    let mut cards = game.cards().to_vec();
    change(&mut cards);
    Vs::new(game.teams().to_vec(), game.keywords().to_vec(), cards).unwrap()
}

#[test]
fn a_new_set_breaks_no_old_game_of_squad() {
    let game = squad();
    let later = with_squad_cards(&game, |cards| {
        let mut new = cards[cards.len() / 2..].to_vec();
        for card in &mut new {
            (card.id, card.name) = (format!("NEW-{}", card.id), format!("New {}", card.name));
            card.heroes.insert(0, "Somebody New".to_owned());
            card.team = Some("New Warriors".to_owned());
        }
        cards.splice(0..0, new);
    });
    for replay in squad_games(&game) {
        assert_eq!(play(&replay, &later), Ok(()));
    }
}

#[test]
fn a_new_set_with_teams_and_keywords_breaks_no_old_game_of_vs() {
    let game = vs();
    let mut new = game.cards().to_vec();
    for card in &mut new {
        (card.id, card.name) = (format!("NEW-{}", card.id), format!("New {}", card.name));
        // One more card in a pile would be another pile, and a secret one has no room for more.
        let token = card.kind == CardKind::Token;
        card.pile = card.pile.take().filter(|_| token).map(|pile| format!("New {pile}"));
    }
    // Other cards stand between those of the old sets, too.
    let half = game.cards().len() / 2;
    let cards = [&new[half..], &game.cards()[..half], &new[..half], &game.cards()[half..]].concat();
    let teams = [game.teams(), &[Team { name: "New Warriors".to_owned(), good: true }]].concat();
    let mut keywords: Vec<Keyword> = game.keywords().to_vec();
    keywords.insert(0, Keyword { word: "New".to_owned(), ..keywords[0].clone() });
    let later = Vs::new(teams, keywords, cards).unwrap();
    let games = vs_games(&game);
    let names = |replay: &Replay<_>| replay.steps.iter().any(|step| step.key.starts_with("name:"));
    assert!(games.iter().any(names), "somewhere a card is named");
    for replay in games {
        assert_eq!(play(&replay, &later), Ok(()));
    }
}

#[test]
fn a_changed_card_is_named_where_it_was_used_and_harms_no_other_game() {
    let game = squad();
    let replay = &squad_games(&game)[0];
    let (used, unused) = (card(replay, true), card(replay, false));
    let changed = |at: usize| with_squad_cards(&game, |cards| cards[at].level += 1);
    let error = play(replay, &changed(used)).unwrap_err();
    assert_eq!(error.to_string(), format!("{} has changed since this game was played", game.cards()[used].name));
    assert_eq!(play(replay, &changed(unused)), Ok(()));

    let game = vs();
    let replay = &vs_games(&game)[0];
    let (used, unused) = (card(replay, true), card(replay, false));
    let changed = |at: usize| with_vs_cards(&game, |cards| cards[at].aka.push("Somebody Else".to_owned()));
    let error = play(replay, &changed(used)).unwrap_err();
    assert_eq!(error.to_string(), format!("{} has changed since this game was played", game.cards()[used].name));
    assert_eq!(play(replay, &changed(unused)), Ok(()));
}

#[test]
fn notes_and_other_words_around_a_card_change_nothing() {
    let game = squad();
    let replay = &squad_games(&game)[0];
    let note = || Some("A note.".to_owned());
    let noted = with_squad_cards(&game, |cards| cards.iter_mut().for_each(|card| card.note = note()));
    assert_eq!(play(replay, &noted), Ok(()));
    let game = vs();
    let replay = &vs_games(&game)[0];
    let noted = with_vs_cards(&game, |cards| cards.iter_mut().for_each(|card| card.note = note()));
    assert_eq!(play(replay, &noted), Ok(()));
}

#[test]
fn a_keyword_and_a_team_belong_to_the_cards_that_have_them() {
    let game = vs();
    let replay = &vs_games(&game)[0];
    let used: Vec<&VsCard> = replay.head.pins.iter().filter_map(|pin| game.card(pin.number?)).collect();
    let with = |teams: Vec<Team>, keywords: Vec<Keyword>| Vs::new(teams, keywords, game.cards().to_vec()).unwrap();
    let (mut played, mut refused) = (0, 0);
    for at in 0..game.keywords().len() {
        let mut keywords = game.keywords().to_vec();
        keywords[at].is.clear();
        let first = used.iter().find(|card| card.words.contains(&keywords[at].word));
        let expected = first.map(|card| ReplayError::Changed(card.name.clone()));
        assert_eq!(replay.head.check(&with(game.teams().to_vec(), keywords)).err(), expected);
        *if expected.is_some() { &mut refused } else { &mut played } += 1;
    }
    assert!(played > 0 && refused > 0, "{played} {refused}");
    let team = used.iter().find_map(|card| card.teams.first()).unwrap();
    let mut teams = game.teams().to_vec();
    teams.iter_mut().filter(|known| known.name == team.name()).for_each(|team| team.good = !team.good);
    let changed = replay.head.check(&with(teams, game.keywords().to_vec()));
    assert!(matches!(changed, Err(ReplayError::Changed(_))), "{changed:?}");
}

#[test]
fn a_token_belongs_to_the_games_whose_cards_create_it() {
    let game = vs();
    let token = |pin: &Pin| game.card(pin.number?).filter(|card| card.kind == longbox_vs::language::CardKind::Token);
    let (mut with, mut without) = (0, 0);
    for replay in vs_games(&game) {
        let Some(token) = replay.head.pins.iter().find_map(token) else {
            without += 1;
            continue;
        };
        with += 1;
        let changed = with_vs_cards(&game, |cards| {
            let same = cards.iter_mut().filter(|card| card.id == token.id);
            same.for_each(|card| card.aka.push("Somebody Else".to_owned()));
        });
        assert_eq!(play(&replay, &changed), Err(ReplayError::Changed(token.name.clone())));
    }
    assert!(with > 0 && without > 0, "{with} games with tokens, {without} without");
}

#[test]
fn a_card_that_is_gone_other_rules_and_another_order_are_said() {
    let game = squad();
    let mut replay = squad_games(&game).remove(0);
    let used = card(&replay, true);
    let gone = play(&replay, &with_squad_cards(&game, |cards| drop(cards.remove(used)))).unwrap_err();
    assert_eq!(gone.to_string(), format!("{} is no longer in the catalogue", game.cards()[used].name));
    let turned = with_squad_cards(&game, |cards| cards.reverse());
    assert_eq!(play(&replay, &turned), Err(ReplayError::OtherOrder));
    replay.head.rules_version -= 1;
    let error = play(&replay, &game).unwrap_err().to_string();
    assert!(error.starts_with("this game was played under rules version"), "{error}");
}

#[test]
fn damaged_pins_are_noticed() {
    let game = vs();
    let games = vs_games(&game);
    let replay = &games[0];
    let damaged = |damage: &dyn Fn(&mut Vec<Pin>)| {
        let mut copy = replay.clone();
        damage(&mut copy.head.pins);
        play(&copy, &game).unwrap_err()
    };
    let first = replay.head.pins[0].clone();
    assert!(matches!(damaged(&Vec::clear), ReplayError::UnknownCard(_)));
    assert_eq!(damaged(&|pins| drop(pins.remove(0))), ReplayError::UnknownCard(first.number.unwrap()));
    assert_eq!(damaged(&|pins| pins[0].hash ^= 1), ReplayError::Changed(first.name.clone()));
    assert_eq!(damaged(&|pins| pins[0].id.push('x')), ReplayError::Gone(first.name.clone()));
    assert_eq!(damaged(&|pins| pins[0].number = None), ReplayError::UnknownCard(first.number.unwrap()));
    let swap = |pins: &mut Vec<Pin>| (pins[0].number, pins[1].number) = (pins[1].number, pins[0].number);
    assert_eq!(damaged(&swap), ReplayError::OtherOrder);
    let last = replay.head.pins.last().unwrap();
    assert_eq!(last.number, None);
    assert_eq!(damaged(&|pins| drop(pins.pop())), ReplayError::NotPinned(last.name.clone()));
}
