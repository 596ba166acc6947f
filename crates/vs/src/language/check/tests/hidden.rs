//! Questions about hidden cards.

use super::{accepted, script, told};
use crate::language::check::Misuse;

fn hidden(sentence: &str) -> Result<(), Misuse> {
    Err(Misuse::Hidden { sentence: sentence.to_owned() })
}

#[test]
fn hidden_cards_are_counted_and_no_more() {
    assert_eq!(script("Draw(Me, Count([Character, In(Hand(Me))]))"), hidden("Count([Character, In(Hand(Me))])"));
    assert_eq!(
        script("If(There([Location, In(Deck(Enemies))]), [Draw(Me, N(1))])"),
        hidden("There([Location, In(Deck(Enemies))])")
    );
    assert_eq!(
        script("If(Is(All([In(Hand(Me))]), [PlotTwist]), [Draw(Me, N(1))])"),
        hidden("Is(All([In(Hand(Me))]), [PlotTwist])")
    );
    assert_eq!(
        script("If(Is(Top(N(1), Me), [Character]), [Draw(Me, N(1))])"),
        hidden("Is(Top(N(1), Me), [Character])")
    );
    let (message, hint) = told(script("Draw(Me, Count([Character, In(Hand(Me))]))"));
    assert_eq!(message, "`Count([Character, In(Hand(Me))])` asks what a hidden card is");
    assert_eq!(
        hint,
        "ask only how many cards there are, as in Count([In(Hand(Me))]), or about face-up resources and KO piles"
    );
    accepted(
        script,
        &[
            "Choose(Players(OneOf(Enemies))), Draw(Me, Count([In(Hand(Chosen))]))",
            "If(Not(There([In(Hand(Me))])), [Draw(Me, N(1))])",
            "Draw(Me, Count([AnyOf([In(Hand(Me)), In(Deck(Me))])]))",
            "Draw(Me, Count([Character, In(Ko(Me))]))",
        ],
    );
}

#[test]
fn resources_are_open_face_up() {
    let row = "Count([Location, In(Resources(Me))])";
    assert_eq!(script(&format!("Draw(Me, {row})")), hidden(row));
    accepted(
        script,
        &[
            "Draw(Me, Count([Location, FaceUp, In(Resources(Me))]))",
            "Draw(Me, Count([Not(FaceUp), In(Resources(Me))]))",
            "Draw(Me, Count([In(Resources(Everybody))]))",
        ],
    );
}

#[test]
fn numbers_and_names_of_hidden_cards_are_not_asked() {
    let costs = "Sum(Cost, All([In(Hand(Me))]))";
    assert_eq!(script(&format!("Draw(Me, {costs})")), hidden(costs));
    let names = "Shares(Name, All([In(Hand(Me))]))";
    assert_eq!(script(&format!("Stun(All([{names}]))")), hidden(names));
    accepted(script, &["Stun(All([Shares(Name, All([In(Ko(Me))]))]))"]);
}

#[test]
fn effects_search_and_discard_hidden_cards() {
    accepted(
        script,
        &[
            "Move(One([Character, In(Deck(Me))]), Hand(Me))",
            "Discard(Me, One([Character]))",
            "Turn(One([Location, Not(FaceUp), In(Resources(Me))]), FaceUp)",
        ],
    );
}
