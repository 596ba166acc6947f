//! Lists that say nothing.

use super::{accepted, part, script, told};
use crate::language::check::Misuse;

fn empty(sentence: &str) -> Result<(), Misuse> {
    Err(Misuse::Empty { sentence: sentence.to_owned() })
}

#[test]
fn effects_and_rules_say_something() {
    assert_eq!(script("May([])"), empty("May([])"));
    assert_eq!(script("If(TurnOf(Me), [])"), empty("If(TurnOf(Me), [])"));
    assert_eq!(script("Each(Players(Enemies), [])"), empty("Each(Players(Enemies), [])"));
    assert_eq!(script("Change(This, [], Turn)"), empty("Change(This, [], Turn)"));
    assert_eq!(script("Change(This, [Gain([])], Turn)"), empty("Gain([])"));
    assert_eq!(script("Change(This, [Switch], Event([]))"), empty("Event([])"));
    let later = "Later(on: [], during: None, each: false, until: Turn, then: [Draw(Me, N(1))])";
    assert_eq!(script("Later(on: [], until: Turn, then: [Draw(Me, N(1))])"), empty(later));
    assert_eq!(part("While([], This, [])"), empty("While([], This, [])"));
    assert!(matches!(part("When(on: [], then: [Draw(Me, N(1))])"), Err(Misuse::Empty { .. })));
    let (message, hint) = told(script("May([])"));
    assert_eq!(message, "a list is empty in `May([])`");
    assert_eq!(hint, "say something in it, or leave the whole word out");
}

#[test]
fn one_of_nothing_is_nothing() {
    assert_eq!(script("Stun(One([AnyOf([])]))"), empty("AnyOf([])"));
    assert_eq!(script("If(All([]), [Draw(Me, N(1))])"), empty("All([])"));
}

#[test]
fn an_empty_list_that_means_everything_is_fine() {
    accepted(script, &["Stun(One([]))", "Discard(Me, All([]))", "Change(This, [Lose([])], Turn)"]);
    accepted(part, &["While([], This, [Strikes(N(2), [])])", "While([], This, [PowersOf(All([Mine, Other]), [])])"]);
}
