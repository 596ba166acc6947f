//! Where one chooses.

use super::{accepted, part, script, told};
use crate::language::check::Misuse;

fn choice(sentence: &str) -> Result<(), Misuse> {
    Err(Misuse::Choice { sentence: sentence.to_owned() })
}

#[test]
fn nobody_chooses_in_a_number_a_condition_or_a_list() {
    let number = "Put(Plus, Sum(Plus, One([Mine])), This)";
    assert_eq!(script(number), choice("Put(Plus, Sum(Plus, One([Mine])), This)"));
    assert_eq!(script("If(Is(One([Enemy]), [Stunned]), [Draw(Me, N(1))])"), choice("Is(One([Enemy]), [Stunned])"));
    let shares = "Stun(All([Shares(Team, One([Mine]))]))";
    assert_eq!(script(shares), choice(shares));
    assert_eq!(
        script("Draw(ControllerOf(UpTo(N(1), [Enemy])), N(1))"),
        choice("Draw(ControllerOf(UpTo(N(1), [Enemy])), N(1))")
    );
    let (message, hint) = told(script("If(Is(Some([Enemy]), [Stunned]), [Draw(Me, N(1))])"));
    assert_eq!(message, "nobody can choose inside `Is(Some([Enemy]), [Stunned])`");
    assert_eq!(
        hint,
        "a choice is an effect's own argument: write Choose(..) before it and then `It` or `Chosen`, or All([..])"
    );
    accepted(script, &["Choose(One([Mine])), Put(Plus, Sum(Plus, It), This)"]);
}

#[test]
fn nobody_chooses_in_a_place_a_rule_or_an_event() {
    assert_eq!(script("Move(This, Back(OneOf(Enemies)))"), choice("Move(This, Back(OneOf(Enemies)))"));
    assert_eq!(
        script("Move(One([Character, In(Hand(Me))]), Beside(One([Mine])))"),
        choice("Move(One([Character, In(Hand(Me))]), Beside(One([Mine])))")
    );
    assert_eq!(
        part("While([], One([Mine]), [Gain([\"Flight\"])])"),
        choice("While([], One([Mine]), [Gain([\"Flight\"])])")
    );
    let powers = "PowersOf(One([Mine]), [])";
    assert_eq!(script(&format!("Change(This, [{powers}], Turn)")), choice(powers));
    assert_eq!(part("When(on: [Draw(of: OneOf(Enemies))], then: [Ready(This)])"), choice("Draw(of: OneOf(Enemies))"));
    assert_eq!(
        script("Each(Players(OneOf(Enemies)), [Draw(Chosen, N(1))])"),
        choice("Each(Players(OneOf(Enemies)), [Draw(Chosen, N(1))])")
    );
}

#[test]
fn one_effect_has_one_choice() {
    let two = "Discard(OneOf(Enemies), One([]))";
    assert_eq!(script(two), Err(Misuse::TwoChoices { sentence: two.to_owned() }));
    let (message, hint) = told(script(two));
    assert_eq!(message, "there are two choices in `Discard(OneOf(Enemies), One([]))`");
    assert_eq!(hint, "make the first choice an effect of its own, with Choose(..)");
    accepted(
        script,
        &[
            "Choose(Players(OneOf(Enemies))), Discard(Chosen, One([]))",
            "Discard(OneOf(Enemies), All([]))",
            "Choose(Players(OneOf(Enemies))), Discard(Chosen, By(Me, One([Character])))",
            "May([Pay(OneOf(Enemies), [Intellect])]), If(Did, [Stun(This)])",
        ],
    );
}
