//! Every decision of random games.

use crate::common::{Watched, names, picture, question};
use longbox_catalog::{squad, squad_decks};
use longbox_host::{HostGame, Names};
use longbox_kernel::{Dice, Game, Seat, Table, Viewer};
use longbox_protocol::{Offer, Pick, Question, SquadTable, Thing};
use longbox_squad::{Sight, Squad};
use std::collections::BTreeSet;

fn things(table: &SquadTable) -> Vec<Thing> {
    let side = |side: &longbox_protocol::SquadSide| {
        let hand = side.hand.iter().map(|card| card.thing.clone());
        let keepers = side.keepers.iter().map(|keeper| keeper.thing.clone());
        let places = [&side.thing, &side.deck_thing, &side.discard_thing, &side.keeper_row].map(Clone::clone);
        hand.chain(keepers).chain(places).collect::<Vec<_>>()
    };
    table.sides.iter().flat_map(side).collect()
}

#[test]
fn every_decision_is_told_well() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let names = names();
    let (mut decisions, mut compared) = (0, 0);
    for seed in 0..200 {
        let mut game = Watched::open(&catalog, &decks, seed);
        let mut asked = BTreeSet::new();
        while let Some(decision) = game.table.pending() {
            let viewer = Viewer::Seat(decision.owner);
            let past = game.past(viewer);
            let shown = picture(&game.table, viewer, &past, &names);
            let question = question(&game.table, &names);
            check_picture(&catalog.game, &shown);
            check_question(&question, &shown, game.table.options().len());
            written_and_read(&shown, &question);
            decisions += 1;
            if decisions % 7 == 0 || asked.insert(question.text.clone()) {
                check_hidden(&game, viewer, &past, (&shown, &question));
                compared += 1;
            }
            if decisions % 5 == 0 {
                for viewer in [Viewer::Spectator, Viewer::Open, Viewer::Seat(decision.owner.other())] {
                    check_picture(&catalog.game, &picture(&game.table, viewer, &game.past(viewer), &names));
                    check_hidden_from(&game, viewer);
                }
            }
            game.go_on();
        }
        for viewer in [Viewer::Seat(Seat::A), Viewer::Spectator, Viewer::Open] {
            check_picture(&catalog.game, &picture(&game.table, viewer, &game.past(viewer), &names));
        }
    }
    assert!(decisions > 10_000, "{decisions} decisions");
    assert!(compared > 2_000, "{compared} compared");
}

fn check_picture(game: &Squad, table: &SquadTable) {
    let all = things(table);
    let unique: BTreeSet<&Thing> = all.iter().collect();
    assert_eq!(unique.len(), all.len(), "{all:?}");
    let texts = table.sides.iter().flat_map(|side| side.hand.iter().map(|card| &card.label));
    let keepers = table.sides.iter().flat_map(|side| side.keepers.iter().map(|keeper| &keeper.label));
    let stories = table.attack.iter().map(|attack| &attack.story);
    for text in texts.chain(keepers).chain(&table.waiting).chain(stories) {
        assert!(!text.is_empty() && !text.contains("Player A") && !text.contains("Player B"), "{text}");
    }
    if let Some(attack) = &table.attack {
        assert_eq!(attack.turned.len(), usize::from(attack.dealt), "{attack:?}");
        assert!(attack.dealt <= attack.value, "{attack:?}");
        // What is open is known to the game itself, what was turned only from what was seen.
        let blocks = attack.turned.iter().filter(|turned| turned.blocks).count();
        let fixed = attack.over || attack.value > 0;
        assert!(!fixed || blocks + attack.open.len() == game.card(attack.card).factors.len(), "{attack:?}");
    }
}

fn check_question(question: &Question, table: &SquadTable, options: usize) {
    assert!(!question.text.is_empty());
    let mut picks: Vec<u16> = question.offers.iter().map(picked).collect();
    picks.sort_unstable();
    assert_eq!(picks, (0..options as u16).collect::<Vec<_>>(), "{question:?}");
    let there = things(table);
    for offer in &question.offers {
        assert!(!offer.label.is_empty() && !offer.short.is_empty(), "{offer:?}");
        assert!(!offer.label.contains("Player "), "{offer:?}");
        let visible = offer.things.iter().chain(&offer.drops).filter(|thing| !thing.0.starts_with("c-"));
        assert!(visible.clone().all(|thing| there.contains(thing)), "{offer:?} in {there:?}");
        assert!(offer.card.is_none() || !offer.things.is_empty(), "{offer:?}");
    }
    let covered: Vec<&Thing> = question.offers.iter().flat_map(|offer| &offer.things).collect();
    let unique: BTreeSet<&&Thing> = covered.iter().collect();
    assert_eq!(unique.len(), covered.len(), "{question:?}");
    for card in table.sides.iter().flat_map(|side| &side.hand) {
        let can = ["can be played", "can block", "can be chosen"].iter().any(|word| card.label.ends_with(word));
        assert_eq!(can, covered.contains(&&card.thing), "{card:?} of {question:?}");
    }
    for refusal in &question.refusals {
        assert!(!covered.contains(&&refusal.thing), "{refusal:?} of {question:?}");
        assert!(there.contains(&refusal.thing), "{refusal:?}");
        assert!(refusal.text.ends_with('.') && !refusal.rule.is_empty() && !refusal.rule_title.is_empty());
    }
}

fn picked(offer: &Offer) -> u16 {
    match offer.pick {
        Pick::Option(number) => number,
        Pick::Reorder(_) | Pick::Back => panic!("{offer:?}"),
    }
}

fn written_and_read(table: &SquadTable, question: &Question) {
    let again: SquadTable =
        serde_json::from_str(&serde_json::to_string(table).expect("it can be written")).expect("it can be read");
    assert_eq!(&again, table);
    let again: Question =
        serde_json::from_str(&serde_json::to_string(question).expect("it can be written")).expect("it can be read");
    assert_eq!(&again, question);
}

/// The same seen in another game that the viewer cannot tell from this one.
fn check_hidden(game: &Watched<'_>, viewer: Viewer, past: &[Sight], shown: (&SquadTable, &Question)) {
    let table = &game.table;
    let standpoint = table.game().standpoint(table.position(), viewer);
    let other = table.game().imagine(&standpoint, &mut Dice::new(past.len() as u64));
    let other = Table::from_position(table.game(), table.setup().clone(), 0, other);
    assert_eq!(&picture(&other, viewer, past, &names()), shown.0);
    assert_eq!(&question(&other, &names()), shown.1);
}

/// The same for somebody who is not asked.
fn check_hidden_from(game: &Watched<'_>, viewer: Viewer) {
    let (table, past) = (&game.table, game.past(viewer));
    let standpoint = table.game().standpoint(table.position(), viewer);
    let other = table.game().imagine(&standpoint, &mut Dice::new(past.len() as u64));
    let other = Table::from_position(table.game(), table.setup().clone(), 0, other);
    assert_eq!(picture(&other, viewer, &past, &names()), picture(table, viewer, &past, &names()));
}

#[test]
fn games_are_told_by_name() {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    let laws = <Squad as HostGame>::laws();
    let mut told = 0;
    for seed in 1_000..1_060 {
        let mut game = Watched::open(&catalog, &decks, seed);
        while game.go_on() {}
        for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator, Viewer::Open] {
            let past = game.past(viewer);
            for line in HostGame::tell(&catalog.game, &Names::facing(Seat::A, 2, "Mira"), &past) {
                assert!(!line.text.trim().is_empty(), "{line:?}");
                // What stands in quotes is the name of a card.
                let plain: String = line.text.split('"').step_by(2).collect();
                for wrong in ["layer A", "layer B", "You's", " You"] {
                    assert!(line.head || !plain.contains(wrong), "{line:?}");
                }
                assert!(line.rule.as_ref().is_none_or(|rule| laws.iter().any(|law| law.id == *rule)), "{line:?}");
                told += 1;
            }
            for sight in &past {
                let shown = HostGame::happening(&catalog.game, sight);
                assert!(shown.is_none_or(|shown| shown.card == sight.card), "{sight:?}");
            }
        }
    }
    assert!(told > 10_000, "{told} lines");
}
