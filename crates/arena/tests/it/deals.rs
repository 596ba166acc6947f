//! Bots and deals: what they offer, what they accept.

use longbox_bots::BotKind;
use longbox_catalog::vs;
use longbox_kernel::Table;
use longbox_vs::{CardNo, Cast, Event, Happened, PlayerSetup, Row, Scene, SceneSide, Setup, TurnStep, Vs};

fn card(game: &Vs, id: &str) -> CardNo {
    game.cards().iter().position(|card| card.id == id).unwrap() as CardNo
}

/// Somebody with a main character, these cards in hand and a deck of twenty.
fn side(game: &Vs, main: &str, cast: &[&str], hand: &[&str]) -> SceneSide {
    let main = card(game, main);
    let mut all = vec![Cast { main: true, ..Cast::new(main, Row::Back) }];
    all.extend(cast.iter().map(|id| Cast::new(card(game, id), Row::Front)));
    SceneSide {
        cast: all,
        levels: vec![main],
        hand: hand.iter().map(|id| card(game, id)).collect(),
        deck: vec![card(game, "MNB-068"); 20],
        resources: vec![(card(game, "FAN-058"), true); 3],
        ..SceneSide::default()
    }
}

fn table(game: &Vs, sides: Vec<SceneSide>) -> Table<'_, Vs> {
    let players = sides.iter().map(|side| PlayerSetup::new(side.levels.clone(), side.deck.clone())).collect();
    let scene = Scene { sides, step: TurnStep::Recruit, ..Scene::default() };
    let start = scene.build(game, &mut longbox_kernel::Deaf).unwrap();
    Table::from_position(game, Setup::new(players), 1, start)
}

/// The option of this name, in the seat that is asked.
fn choose(table: &mut Table<'_, Vs>, label: &str, events: &mut Vec<Event>) {
    let chair = table.chair().unwrap();
    let (game, seat) = (chair.game(), chair.seat());
    let labels: Vec<String> =
        chair.options().iter().map(|choice| game.option_label(table.position(), seat, *choice)).collect();
    let index = labels.iter().position(|found| found == label);
    let index = index.unwrap_or_else(|| panic!("no {label:?} among {labels:?}"));
    table.answer(seat, index as u16, events).unwrap();
}

/// Lets a bot answer everything until nobody deals any more, at most so often.
fn let_play(table: &mut Table<'_, Vs>, kind: BotKind, answers: usize, events: &mut Vec<Event>) {
    let mut bot = kind.seat(3);
    for _ in 0..answers {
        let Some(chair) = table.chair() else { break };
        let (seat, index) = (chair.seat(), bot.decide(&chair));
        table.answer(seat, index, events).unwrap();
    }
}

fn answers(events: &[Event]) -> Vec<bool> {
    let said = |event: &Event| match event.what {
        Happened::DealAnswered { yes } => Some(yes),
        _ => None,
    };
    events.iter().filter_map(said).collect()
}

#[test]
fn a_bot_offers_a_deal_that_another_accepts() {
    let catalog = vs().unwrap();
    let game = &catalog.game;
    let mut table = table(
        game,
        vec![
            side(game, "MNB-001", &["FAN-053"], &["MNB-068"]),
            side(game, "MNB-003", &["MNB-068"], &["MNB-068", "MNB-011", "MNB-022"]),
            side(game, "MNB-005", &["MNB-068"], &["MNB-068", "MNB-011"]),
        ],
    );
    let mut events = Vec::new();
    let_play(&mut table, BotKind::Sidekick, 9, &mut events);
    assert_eq!(answers(&events), [true]);
    assert_eq!(table.position().alive().len(), 3, "nobody gives the game away");
}

/// A person offers this deal to a bot.
fn offered(parts: [&str; 2]) -> bool {
    let catalog = vs().unwrap();
    let game = &catalog.game;
    let sides =
        vec![side(game, "MNB-001", &["FAN-053"], &["MNB-100"]), side(game, "MNB-003", &["MNB-068"], &["MNB-011"])];
    let (mut table, mut events) = (table(game, sides), Vec::new());
    choose(&mut table, "Use Deal with the Devil of Mephisto", &mut events);
    choose(&mut table, "Pay with Academy (turn face down)", &mut events);
    parts.iter().for_each(|part| choose(&mut table, part, &mut events));
    choose(&mut table, "Offer it", &mut events);
    let_play(&mut table, BotKind::Sidekick, 1, &mut events);
    answers(&events) == [true]
}

#[test]
fn a_bot_takes_what_is_good_for_it() {
    assert!(offered(["You put a wound on your main character", "Player B draws ten cards"]));
    assert!(!offered(["You draw ten cards", "Player B discards their hand"]));
    assert!(!offered(["You discard your hand", "Player B loses the game"]));
    assert!(offered(["You lose the game", "Player B puts a wound on their main character"]));
}

#[test]
fn bots_without_a_thought_deal_as_well() {
    let catalog = vs().unwrap();
    let game = &catalog.game;
    let mut events = Vec::new();
    for seed in 0..40 {
        let players = 2 + seed % 3;
        let sides = (0..players).map(|_| side(game, "MNB-001", &["FAN-053"], &["MNB-100", "MNB-011"])).collect();
        let mut table = table(game, sides);
        let mut bot = BotKind::Random.seat(seed as u64);
        while let Some(chair) = table.chair().filter(|_| table.position().turn() < 16) {
            let (seat, index) = (chair.seat(), bot.decide(&chair));
            table.answer(seat, index, &mut events).unwrap();
        }
    }
    let answers = answers(&events);
    assert!(answers.contains(&true) && answers.contains(&false), "{answers:?}");
}
