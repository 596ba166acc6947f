//! Random games in which every explanation is held against the menu.

use crate::common::{Decks, FIRST_DECKS, LATER_DECKS, Random, game, game_with, game_with_power, sides, whole_game};
use longbox_kernel::{Dice, Game, Player, Seat, Table, Viewer};
use longbox_vs::{Ask, Choice, Event, Happened, Mode, Position, RuleId, Setup, Vs, WhyNot};

/// The menu as keys: equal cards are listed once, whichever of them is meant.
fn keys(game: &Vs, position: &Position, menu: &[Choice]) -> Vec<String> {
    menu.iter().map(|choice| game.key(position, *choice)).collect()
}

/// What is on the menu has no reason against it, what is not has one.
fn menu_and_reasons_agree(game: &Vs, table: &Table<'_, Vs>, seat: Seat) {
    let known = game.standpoint(table.position(), Viewer::Seat(seat));
    let position = known.position();
    let (mut menu, mut listed) = (Vec::new(), Vec::new());
    game.options(position, seat, &mut menu);
    // A standpoint does not say which of the cards that lie mixed is which, but lists as many of them.
    game.options(table.position(), seat, &mut listed);
    assert_eq!(menu.len(), listed.len(), "{menu:?} {listed:?}");
    for choice in &menu {
        let why = game.why_not(position, seat, *choice);
        assert_eq!(why, None, "{:?}: {choice:?} {}", position.ask(), game.key(position, *choice));
        assert!(!game.option_label(position, seat, *choice).is_empty());
    }
    assert!(!game.question(position, seat).text.is_empty(), "{:?}", position.ask());
    let listed = keys(game, position, &menu);
    // The power of a card in the KO pile has the same key as that of an equal card in hand.
    let elsewhere = |why: &WhyNot| why.rule == RuleId::PowerInPlay;
    let prospects = game.prospects(position, seat).into_iter();
    for prospect in prospects.filter(|prospect| !prospect.why_not.as_ref().is_some_and(elsewhere)) {
        let open = prospect.why_not.is_none();
        let on_menu = matches!(prospect.choice, Choice::Use(_, u8::MAX)) || {
            let key = game.key(position, prospect.choice);
            listed.contains(&key) == open
        };
        assert!(on_menu, "{:?}: {prospect:?} of {listed:?}", position.ask());
        assert!(!matches!(prospect.choice, Choice::Use(_, u8::MAX)) || !open, "{prospect:?}");
        // Only a name ends with a full stop.
        let bare = |text: &str| !text.is_empty() && !text.trim_end_matches("M.O.D.O.K.").ends_with('.');
        let told = prospect.why_not.is_none_or(|why| bare(&why.text));
        assert!(told, "{:?}", prospect.choice);
    }
}

/// The quick way to find everybody in reach and the judge of single targets say the same.
fn reach_and_judge_agree(game: &Vs, position: &Position) {
    let slots: Vec<u8> = position.in_play().iter().collect();
    for from in &slots {
        for to in &slots {
            let (quick, judged) = game.reaches(position, *from, *to);
            assert_eq!(quick, judged, "{from} {to}");
        }
        let breakdown = game.breakdown(position, *from);
        assert_eq!(breakdown.total, game.stats(position, *from));
    }
}

/// Plays a game; the number of main menus looked at, and how often somebody hid.
fn play(game: &Vs, setup: Setup, seed: u64) -> (usize, usize) {
    let names = ["Ann", "Bob", "Cid", "Dot"];
    let mut events: Vec<Event> = Vec::new();
    let mut pieces = [0; 4];
    setup.sides.iter().enumerate().for_each(|(seat, side)| pieces[seat] = side.deck.len() + 1);
    let mut table = Table::open(game, setup, seed, &mut events).expect("a legal set-up");
    let mut player = Random(Dice::new(seed));
    let (mut menus, mut hid) = (0, 0);
    while let Some(chair) = table.chair() {
        let seat = chair.seat();
        menu_and_reasons_agree(game, &table, seat);
        assert_eq!(game.faults(table.position(), pieces), Vec::<String>::new());
        if table.position().ask() == Ask::Main {
            menus += 1;
            reach_and_judge_agree(game, table.position());
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator, Viewer::Open] {
            let view = game.view(&game.standpoint(table.position(), viewer));
            assert_eq!(view.seats.len(), table.position().seats().len());
            for event in events.iter() {
                assert!(!game.tell(&game.sight(event, viewer), &names).is_empty(), "{event:?}");
            }
        }
        hid += events.iter().filter(|event| event.what == Happened::Hid).count();
        events.clear();
        let option = player.decide(&chair);
        table.answer(seat, option, &mut events).expect("an option of the menu");
    }
    assert!(table.outcome().is_some());
    (menus, hid)
}

#[test]
fn explanations_agree_with_menus_in_random_games() {
    assert_eq!(play_all_modes(&game(), &FIRST_DECKS), 0, "nobody can hide");
}

#[test]
fn they_agree_with_the_cards_of_later_sets() {
    play_all_modes(&whole_game(), &LATER_DECKS);
}

#[test]
fn they_agree_where_characters_hide_and_strike_twice_as_hard() {
    let game = game_with(|number| match number % 4 {
        0 => &["Invisible"],
        1 => &["Invisibility"],
        2 => &["Violent"],
        _ => &[],
    });
    let hid = play_all_modes(&game, &FIRST_DECKS);
    assert!(hid > 100, "{hid} characters hid");
}

#[test]
fn they_agree_where_characters_play_along() {
    let me_too = "Keyword(name: \"Me Too\", is: [When(on: [Appear(who: [This])], then: [DealIn(This)])])";
    play_all_modes(&game_with_power(me_too), &FIRST_DECKS);
}

/// Plays some games of every kind; how often somebody hid.
fn play_all_modes(game: &Vs, decks: &Decks) -> usize {
    let games = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(24u64);
    let modes = [(2, Mode::FreeForAll), (3, Mode::FreeForAll), (4, Mode::TwoVsTwo), (4, Mode::TwoHeaded)];
    let (mut menus, mut hid) = (0, 0);
    for seed in 0..games {
        let (seats, mode) = modes[seed as usize % modes.len()];
        let mut setup = Setup::new(sides(game, decks, seats, seed));
        setup.mode = mode;
        // Also those who sit behind their teammate begin.
        setup.first = Some(Seat((seed / 4 % seats as u64) as u8));
        let (seen, hidden) = play(game, setup, seed);
        (menus, hid) = (menus + seen, hid + hidden);
    }
    assert!(menus > 100, "{menus} main menus");
    hid
}
