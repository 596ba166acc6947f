//! Words that only cards of sets to come say.

use super::{accepted, part, script, told, unbound};
use crate::language::check::{Misuse, Reference};

#[test]
fn one_of_several_ways_is_done() {
    accepted(
        script,
        &[
            "Either([[Draw(Me, N(1))], [Stun(One([Enemy]))]])",
            "Either([[Stun(One([Enemy]))], [Exhaust(One([Enemy]))]]), Put(Minus, N(1), It)",
        ],
    );
    let after = script("Either([[Draw(Me, N(1))], [Stun(One([Enemy]))]]), Put(Minus, N(1), It)");
    assert_eq!(after, unbound(Reference::It, "Put(Minus, N(1), It)"), "one of the ways chooses nobody");
    assert!(matches!(script("Either([[]])"), Err(Misuse::Empty { .. })));
    assert!(matches!(script("Either([])"), Err(Misuse::Empty { .. })));
}

#[test]
fn a_number_is_chosen_in_an_effect_that_chooses_nothing_else() {
    accepted(script, &["Take(Plus, UpTo(N(3)), This)", "Put(Minus, UpTo(Sum(Def, This)), This), Draw(Me, Amount)"]);
    assert!(matches!(script("Put(Plus, UpTo(N(3)), One([Mine]))"), Err(Misuse::TwoChoices { .. })));
    assert!(matches!(script("Draw(Me, Add(UpTo(N(3)), N(1)))"), Err(Misuse::Choice { .. })));
}

#[test]
fn two_are_named_and_one_of_them_chosen() {
    accepted(script, &["Become(One([Mine, Supporting]), This)", "Swap(This, One([Mine, Other]))"]);
    assert!(matches!(script("Swap(One([Mine]), One([Enemy]))"), Err(Misuse::TwoChoices { .. })));
}

#[test]
fn whoever_did_it_is_known_where_somebody_does_such_things() {
    accepted(part, &["When(on: [Stun(who: [This])], then: [Ko(Doer)])"]);
    let (message, hint) = told(part("When(on: [Recover(who: [Mine])], then: [Ko(Doer)])"));
    assert_eq!(message, "nothing says what `Doer` is in `Ko(Doer)`");
    assert!(hint.ends_with("wait for something that has the role `by`"), "{hint}");
}

#[test]
fn what_happens_instead_knows_whom_and_how_much() {
    accepted(part, &["While([], All([Mine]), [Instead(Wound(who: [Itself]), [Wound(Amount, Those)])])"]);
    let instead = |effects: &str| part(&format!("While([], This, [Instead(Wound(who: [Itself]), [{effects}])])"));
    assert_eq!(instead("Ko(It)"), unbound(Reference::It, "Ko(It)"));
    assert!(matches!(instead(""), Err(Misuse::Empty { .. })));
    let (message, _) = told(part("While([], This, [Instead(Draw(of: Me), [Ko(This)])])"));
    assert_eq!(message, "`Draw` cannot be used in Instead: `Draw(of: Me)`");
    let (message, _) = told(part("While([], This, [Price(Attack(), [Discard(Me, One([]))])])"));
    assert_eq!(message, "`Attack` cannot be used in Price: `Attack()`");
}

#[test]
fn players_are_asked_one_by_one() {
    accepted(script, &["Choose(Players(OneOf(Who(Everybody, Not(There([In(Hand(Chosen))])))))), Draw(Chosen, N(1))"]);
    let hidden = script("Choose(Players(OneOf(Who(Others, There([Character, In(Hand(Chosen))])))))");
    assert!(matches!(hidden, Err(Misuse::Hidden { .. })));
}

#[test]
fn whoever_arrives_as_something_is_known_afterwards() {
    accepted(script, &["Move(One([Character, In(Ko(Me))]), As(Side(Me), [Stunned])), Recover(It)"]);
    assert!(matches!(script("Move(This, As(Hand(Owner), []))"), Err(Misuse::Empty { .. })));
    let captive = script("Move(One([Character, In(Ko(Me))]), On(This)), Recover(It)");
    assert_eq!(captive, unbound(Reference::It, "Recover(It)"), "a captive is not in play");
}
