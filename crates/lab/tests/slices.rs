//! The figures of a test are those of the terminal, in whatever order its slices are played.

use longbox_arena::doctor::{DeckTest, Report};
use longbox_arena::{Shard, SquadTerms};
use longbox_bots::BotKind;
use longbox_catalog::{DeckList, DeckOf, deck_of, deck_text, read_deck, squad, squad_decks};
use longbox_lab::Lab;
use longbox_protocol::{DeckDraft, GameName, LabCall, LabReport, Seed, TestPlan, TestSummary};
use longbox_squad::Squad;

const GAMES: u32 = 40;
const AGAINST: [&str; 2] = ["starter", "hulk-or-bust"];

fn list() -> DeckList {
    let game = squad().expect("the cards are in order").game;
    read_deck(&game, deck_text::<Squad>("wolverine").expect("a deck")).list
}

fn plan() -> TestPlan {
    let DeckList { name, format, lead, cards, side, notes, lines } = list();
    TestPlan {
        deck: DeckDraft { game: GameName::Squad, name, format, lead, cards, side, notes, lines },
        against: AGAINST.map(str::to_owned).to_vec(),
        own_decks: Vec::new(),
        cards: Vec::new(),
        games: GAMES,
        bot: String::new(),
        seed: Seed::from(3),
    }
}

fn planned(plan: TestPlan) -> (Lab, u32) {
    let mut lab = Lab::default();
    match lab.call(&LabCall::Plan(Box::new(plan))) {
        LabReport::Planned { slices, games: GAMES, .. } => (lab, slices),
        other => panic!("{other:?}"),
    }
}

fn found(lab: &mut Lab, slice: u32) -> String {
    match lab.call(&LabCall::Play(slice)) {
        LabReport::Played { found, .. } => found,
        other => panic!("{other:?}"),
    }
}

fn add(lab: &mut Lab, slice: u32, found: &str) -> TestSummary {
    match lab.call(&LabCall::Add { slice, found: found.to_owned() }) {
        LabReport::Summary(summary) => *summary,
        other => panic!("{other:?}"),
    }
}

fn report(lab: &mut Lab) -> (String, String) {
    match lab.call(&LabCall::Report) {
        LabReport::Report { page, json } => (page, json),
        other => panic!("{other:?}"),
    }
}

/// What the terminal's test of the same deck finds.
fn natively() -> String {
    let game = squad().expect("the cards are in order").game;
    let all = squad_decks(&game).expect("the decks are in order");
    let against = AGAINST.map(|key| all.iter().find(|deck| deck.key == key).expect("a deck").clone());
    let list = list();
    let decks = [DeckOf::<Squad> { key: format!("{}.deck", list.name), ..deck_of(&game, &list) }];
    let test = DeckTest {
        game: &game,
        decks: &decks,
        against: &against,
        terms: &SquadTerms::default(),
        bot: BotKind::Quick.into(),
        games: u64::from(GAMES),
        seed: Seed::from(3),
        threads: 2,
        shard: Shard::WHOLE,
    };
    let part = test.play(&|_| ()).expect("the games can be played");
    serde_json::to_string(&Report::new(&part)).expect("a report")
}

#[test]
fn slices_in_any_order_and_by_any_lab_give_the_terminals_figures() {
    let (mut first, slices) = planned(plan());
    let (mut second, _) = planned(plan());
    assert_eq!(slices, 5);
    let all: Vec<String> =
        (0..slices).map(|slice| found(if slice % 2 == 0 { &mut first } else { &mut second }, slice)).collect();
    for (slice, found) in (0..).zip(&all) {
        add(&mut first, slice, found);
    }
    let mut summary = None;
    for slice in (0..slices).rev() {
        summary = Some(add(&mut second, slice, &all[slice as usize]));
    }
    let (page, json) = report(&mut first);
    assert_eq!((page.clone(), json.clone()), report(&mut second), "byte for byte");
    assert_eq!(json, natively());
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Deck doctor"));
    let summary = summary.expect("slices");
    assert_eq!((summary.games, summary.of, summary.meetings.len()), (GAMES, GAMES, 2));
    assert!(summary.wins.low < summary.wins.value && summary.wins.value < summary.wins.high);
}

#[test]
fn a_test_can_be_stopped_and_what_makes_no_sense_is_refused() {
    let (mut lab, slices) = planned(plan());
    let first = found(&mut lab, 0);
    let summary = add(&mut lab, 0, &first);
    assert_eq!(summary.games, 8);
    assert!(report(&mut lab).0.contains("Deck doctor"), "what was played so far has a report");
    let refused = |lab: &mut Lab, call: LabCall| matches!(lab.call(&call), LabReport::Failed { .. });
    assert!(refused(&mut lab, LabCall::Add { slice: 0, found: first.clone() }), "twice");
    assert!(refused(&mut lab, LabCall::Add { slice: 1, found: "[]".to_owned() }), "of another shape");
    assert!(refused(&mut lab, LabCall::Play(slices)) && refused(&mut lab, LabCall::Play(u32::MAX)));
    let nobody = TestPlan { against: vec!["nobody".to_owned()], ..plan() };
    assert!(refused(&mut lab, LabCall::Plan(Box::new(nobody))));
    assert!(refused(&mut lab, LabCall::Play(0)), "no test is planned any more");
    let damaged = TestPlan { deck: DeckDraft::new(GameName::Squad), ..plan() };
    let (mut lab, _) = planned(damaged);
    assert!(refused(&mut lab, LabCall::Play(0)), "a deck that cannot be played");
}
