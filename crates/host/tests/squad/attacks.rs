//! Attacks and hits as they are shown, in scenes of our own.

use crate::common::{Watched, names, picture, question};
use longbox_catalog::{SquadCatalog, squad};
use longbox_host::HostGame;
use longbox_kernel::{Seat, Viewer};
use longbox_protocol::{Effect, PhaseState, SquadAttack, SquadTable, Thing, Turned};
use longbox_squad::{CardNo, Scene, SceneSide, TurnStep};

fn cards(catalog: &SquadCatalog, names: &[&str]) -> Vec<CardNo> {
    names.iter().map(|name| catalog.game.find(name).expect("a card")).collect()
}

fn shown(game: &Watched<'_>) -> SquadTable {
    let viewer = Viewer::Seat(Seat::A);
    picture(&game.table, viewer, &game.past(viewer), &names())
}

fn now(table: &SquadTable) -> &str {
    &table.phases.iter().find(|phase| phase.state == PhaseState::Now).expect("a phase").name
}

/// Six points of an X-Men attack against a deck whose third card blocks it; Mira may block from hand.
fn bigger(catalog: &SquadCatalog) -> Watched<'_> {
    let cards = |names: &[&str]| cards(catalog, names);
    let mine = SceneSide {
        hand: cards(&["The Bigger They Are...", "Utter Facesmashery", "Jab of Justice"]),
        deck: cards(&["Goodnight Kiss"; 6]),
        keepers: cards(&["Steel Yourself for Battle"]),
        ..SceneSide::default()
    };
    let theirs = SceneSide {
        hand: cards(&["Goodnight Kiss", "Utter Facesmashery"]),
        deck: cards(&["Jab of Justice", "Repulsor Rays", "Utter Facesmashery", "Jab of Justice", "Jab of Justice"]),
        keepers: cards(&["Arms Race", "Shoulder Cannons", "Infinite Ammo", "Shoulder Cannons"]),
        ..SceneSide::default()
    };
    let scene = Scene { sides: [mine, theirs], power: 6, step: TurnStep::Attack, ..Scene::default() };
    Watched::scene(catalog, &scene)
}

#[test]
fn an_attack_is_offered_with_its_value_and_refused_with_a_rule() {
    let catalog = squad().unwrap();
    let game = bigger(&catalog);
    let asked = question(&game.table, &names());
    assert_eq!((asked.text.as_str(), now(&shown(&game))), ("Play a card as your attack?", "Attack"));
    let labels: Vec<&str> = asked.offers.iter().map(|offer| offer.label.as_str()).collect();
    assert_eq!(labels, ["Attack with Jab of Justice", "Attack with The Bigger They Are...", "Do not attack"]);
    let bigger = &asked.offers[1];
    assert_eq!(bigger.preview.as_ref().map(|preview| preview.text.as_str()), Some("attacks for 6"));
    assert_eq!((bigger.things.len(), &bigger.drops[..]), (1, &[Thing::new("seat-B")][..]));
    let hand = &shown(&game).sides[0].hand;
    let note = |name: &str| &hand.iter().find(|card| card.label.starts_with(name)).unwrap().notes;
    assert_eq!(note("The Bigger They Are..."), &["attack 6: printed 5, Steel Yourself for Battle +1"]);
    assert!(note("Jab of Justice").is_empty());
    let [refusal] = &asked.refusals[..] else { panic!("{asked:?}") };
    let text = "\"Utter Facesmashery\" cannot be played: its level is 8 and your power for it is 6.";
    assert_eq!((refusal.text.as_str(), refusal.rule.as_str()), (text, "power.level"));
}

#[test]
fn a_block_from_the_deck_is_shown_card_by_card() {
    let catalog = squad().unwrap();
    let mut game = bigger(&catalog);
    game.choose("Attack with The Bigger They Are...");
    let asked = question(&game.table, &names());
    assert_eq!((asked.text.as_str(), asked.detail.as_str()), ("Block from hand?", "You attack for 6 with Animal."));
    let block = asked.offers[0].preview.clone().unwrap();
    assert_eq!((block.text.as_str(), block.good), ("stops Animal: the attack ends with 1 damage", Some(true)));
    assert!(asked.refusals[0].text.starts_with("\"Goodnight Kiss\" cannot block: its icon is Strength"));
    assert_eq!(now(&shown(&game)), "Block");

    game.choose("Take the damage");
    let [jab, rays, utter] = cards(&catalog, &["Jab of Justice", "Repulsor Rays", "Utter Facesmashery"])[..] else {
        panic!("three cards")
    };
    let fell = |card, blocks| Turned { card, blocks, from_hand: false };
    let turned = vec![fell(jab, false), fell(rays, false), fell(utter, true)];
    let table = shown(&game);
    assert_eq!(now(&table), "Ability");
    let expected = SquadAttack {
        card: catalog.game.find("The Bigger They Are...").unwrap(),
        by: Seat::A,
        victim: Seat::B,
        is_attack: true,
        value: 6,
        value_parts: "printed 5, Steel Yourself for Battle +1".to_owned(),
        dealt: 3,
        open: Vec::new(),
        turned,
        misfired: false,
        over: false,
        story: "Mira takes 3 of 6 damage: \"Utter Facesmashery\" stops the other 3.".to_owned(),
    };
    assert_eq!(table.attack, Some(expected.clone()));

    let asked = question(&game.table, &names());
    assert_eq!(asked.detail, "Destroy one of your opponent's Keepers of level 5 or higher.");
    let refused: Vec<&str> = asked.refusals.iter().map(|refusal| refusal.text.as_str()).collect();
    let why = "\"The Bigger They Are...\" asks for";
    assert_eq!(refused.len(), 3, "{refused:?}");
    assert_eq!(
        refused[0],
        format!("\"Steel Yourself for Battle\" cannot be chosen: {why} one of your opponent's Keepers.")
    );
    assert_eq!(refused[1], format!("\"Arms Race\" cannot be chosen: {why} a Keeper of level 5 or higher."));

    game.choose("Shoulder Cannons #2 (Mira's)");
    let over = SquadAttack { over: true, value_parts: "printed 5, bonuses +1".to_owned(), ..expected };
    assert_eq!(shown(&game).attack, Some(over));
    assert_eq!((shown(&game).sides[1].keepers.len(), now(&shown(&game))), (3, "Discard"));
}

#[test]
fn a_block_from_hand_is_shown_too() {
    let catalog = squad().unwrap();
    let mut game = bigger(&catalog);
    game.choose("Attack with The Bigger They Are...");
    game.choose("Block with Utter Facesmashery");
    let attack = shown(&game).attack.unwrap();
    let utter = catalog.game.find("Utter Facesmashery").unwrap();
    assert_eq!(attack.turned, [Turned { card: utter, blocks: true, from_hand: true }]);
    assert_eq!((attack.dealt, attack.over), (1, true));
}

#[test]
fn the_last_attack_is_still_shown_in_the_next_turn() {
    let catalog = squad().unwrap();
    let mut game = bigger(&catalog);
    game.choose("Attack with The Bigger They Are...");
    game.choose("Block with Utter Facesmashery");
    let turn = shown(&game).turn;
    let last = shown(&game).attack.unwrap();
    while shown(&game).turn == turn {
        assert!(game.go_on(), "another turn begins");
    }
    assert_eq!(shown(&game).attack, Some(last.clone()));
    // Mira's Shoulder Cannons hit as her turn starts.
    assert!(game.go_on());
    assert_ne!(shown(&game).attack, Some(last));
}

#[test]
fn a_misfire_is_shown() {
    let catalog = squad().unwrap();
    let cards = |names: &[&str]| cards(&catalog, names);
    let mine = SceneSide {
        hand: cards(&["Goodnight Kiss"]),
        deck: cards(&["Goodnight Kiss"; 4]),
        keepers: cards(&["Electrical Storm"]),
        ..SceneSide::default()
    };
    let theirs = SceneSide { deck: cards(&["Arms Race"; 4]), ..SceneSide::default() };
    let scene = Scene { sides: [mine, theirs], power: 6, step: TurnStep::Start, ..Scene::default() };
    let game = Watched::scene(&catalog, &scene);
    let attack = shown(&game).attack.unwrap();
    let [storm, race] = cards(&["Electrical Storm", "Arms Race"])[..] else { panic!("two cards") };
    assert_eq!(attack.turned, [Turned { card: race, blocks: true, from_hand: false }]);
    assert_eq!((attack.card, attack.is_attack, attack.misfired, attack.over), (storm, false, true, true));
    assert_eq!((attack.by, attack.victim, attack.value, attack.dealt), (Seat::A, Seat::B, 1, 1));

    let past = game.past(Viewer::Spectator);
    let seen: Vec<Effect> =
        past.iter().filter_map(|sight| HostGame::happening(&catalog.game, sight)).map(|shown| shown.effect).collect();
    let expected =
        [Effect::Use, Effect::Strike, Effect::Block, Effect::Damage, Effect::Misfire, Effect::KeeperDestroyed];
    assert_eq!(seen, expected);
    let told: Vec<_> =
        HostGame::tell(&catalog.game, &names(), &past).into_iter().map(|line| (line.text, line.rule)).collect();
    let (text, rule) = &told[0];
    assert_eq!(text, "Mira loses \"Arms Race\" from the deck: its icon blocks.");
    assert_eq!(rule.as_deref(), Some("block.deck"));
}

#[test]
fn a_power_of_its_own_for_some_cards_is_noted() {
    let catalog = squad().unwrap();
    let cards = |names: &[&str]| cards(&catalog, names);
    let mine = SceneSide {
        hand: cards(&["Sudden Ambush", "Goodnight Kiss"]),
        deck: cards(&["Goodnight Kiss"; 4]),
        keepers: cards(&["Brotherhood of Mutants"]),
        ..SceneSide::default()
    };
    let theirs = SceneSide { deck: cards(&["Arms Race"; 4]), ..SceneSide::default() };
    let game = Watched::scene(&catalog, &Scene { sides: [mine, theirs], power: 2, ..Scene::default() });
    let table = shown(&game);
    let [kiss, ambush] = &table.sides[0].hand[..] else { panic!("{:?}", table.sides[0].hand) };
    assert_eq!(ambush.notes, ["your power for it: 4 (shared power 2, Brotherhood of Mutants +2)"]);
    assert!(
        kiss.notes.is_empty()
            && kiss.label == "Goodnight Kiss, level 2, Energy, attack 4, blocks Strength; can be played"
    );
    assert_eq!((table.sides[0].power, table.sides[0].power_parts.as_str()), (2, "shared power 2"));
}
