//! Choices that would harm the player's own characters are marked before they are made.

use crate::decks::game;
use crate::scenes::{asked, begin, cards, find, side, take};
use longbox_kernel::Seat;
use longbox_vs::{SceneSide, TurnStep};

#[test]
fn a_second_copy_is_marked_since_it_kos_the_first() {
    let (game, _) = game();
    let hand = cards(&game, &["DEF-020", "DEF-009"]);
    let resources = side(&game, "DEF-002", &[], &["Skill", "Skill", "Skill", "Skill", "Skill", "Skill"]).resources;
    let mine = SceneSide { hand, resources, ..side(&game, "DEF-002", &["DEF-020"], &[]) };
    let table = begin(&game, TurnStep::Recruit, [mine, side(&game, "DEF-007", &[], &[])]);
    let (seat, question) = asked(&table);
    assert_eq!(seat, Seat::A);
    let told = |label: &str| find(&question, label).preview.clone();
    let second = told("Recruit Valkyrie").expect("a word of warning");
    assert_eq!((second.text.as_str(), second.good), ("KOs your own Valkyrie", Some(false)));
    assert_eq!(question.offers.iter().filter(|offer| offer.preview.is_some()).count(), 1, "{question:?}");
}

#[test]
fn a_bad_effect_is_marked_on_the_players_own_side_only() {
    let (game, _) = game();
    let twist = game.cards().iter().find(|card| card.id == "AFF-049").expect("a plot twist");
    let mine = SceneSide { hand: cards(&game, &["AFF-049"]), ..side(&game, "DEF-002", &["AFF-048"], &[]) };
    let mut table = begin(&game, TurnStep::Main, [mine, side(&game, "DEF-007", &["DEF-010"], &[])]);
    take(&mut table, &format!("Play {}", twist.name));
    let (_, question) = asked(&table);
    for offer in &question.offers {
        let marked = offer.preview.as_ref().is_some_and(|preview| preview.good == Some(false));
        assert_eq!(marked, offer.side == Some(Seat::A), "{offer:?}");
    }
    let sides: Vec<Seat> = question.offers.iter().filter_map(|offer| offer.side).collect();
    assert!(sides.contains(&Seat::A) && sides.contains(&Seat::B), "{question:?}");
}
