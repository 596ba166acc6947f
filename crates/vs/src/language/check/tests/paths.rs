//! What is bound where paths meet.

use super::{accepted, part, script, unbound};
use crate::language::check::Reference::{Card, Chosen, Did, It, Those};

#[test]
fn after_a_may_nothing_of_it_is_known() {
    assert_eq!(script("May([Choose(One([Enemy]))]), Stun(It)"), unbound(It, "Stun(It)"));
    accepted(
        script,
        &[
            "May([Choose(One([Enemy])), Stun(It)])",
            "Choose(One([Enemy])), May([Choose(One([Mine]))]), Stun(It)",
            "Choose(One([Enemy])), May([Stun(It)])",
        ],
    );
}

#[test]
fn if_did_is_the_path_that_did() {
    accepted(
        script,
        &[
            "May([Choose(One([Enemy]))]), If(Did, [Stun(It)])",
            "May([Choose(One([Enemy]))]), If(All([Did, Is(It, [FaceUp])]), [Stun(It)])",
            "May([Choose(One([Enemy]))]), If(Did, [Daze(It)]), If(Did, [Ko(It)])",
        ],
    );
    assert_eq!(script("May([Choose(One([Enemy]))]), If(Not(Did), [Stun(It)])"), unbound(It, "Stun(It)"));
    assert_eq!(script("May([Choose(One([Enemy]))]), Draw(Me, N(1)), If(Did, [Stun(It)])"), unbound(It, "Stun(It)"));
    assert_eq!(script("May([Choose(One([Enemy]))]), If(Did, [Daze(It)]), Ko(It)"), unbound(It, "Ko(It)"));
    assert_eq!(script("May([Choose(One([Enemy]))]), If(Not(Did), [Stun(It)])"), unbound(It, "Stun(It)"));
}

#[test]
fn after_an_if_nothing_of_it_is_known() {
    let choice = "If(TurnOf(Me), [Choose(Players(OneOf(Enemies)))])";
    assert_eq!(script(&format!("{choice}, Draw(Chosen, N(2))")), unbound(Chosen, "Draw(Chosen, N(2))"));
    accepted(script, &[&format!("{choice}, If(Did, [Draw(Chosen, N(2))])")]);
}

#[test]
fn after_an_unless_only_what_both_sides_bind_is_bound() {
    let one = "Unless(Me, [Choose(One([Mine]))], [Draw(Me, N(1))]), Stun(It)";
    assert_eq!(script(one), unbound(It, "Stun(It)"));
    accepted(script, &["Unless(Me, [Choose(One([Mine]))], [Choose(One([Enemy]))]), Stun(It)"]);
    let across = "Unless(Me, [Choose(One([Mine]))], [Stun(It)])";
    assert_eq!(script(across), unbound(It, "Stun(It)"), "the second knows nothing of the first");
}

#[test]
fn a_pass_of_each_knows_nothing_of_an_earlier_one() {
    let earlier = "Draw(Me, N(1)), Each(Players(Enemies), [If(Did, [Draw(Me, N(1))]), Draw(Chosen, N(1))])";
    assert_eq!(script(earlier), unbound(Did, "If(Did, [Draw(Me, N(1))])"));
    let before = "Each(Players(Enemies), [May([Stun(It)]), Choose(One([Mine]))])";
    assert_eq!(script(before), unbound(It, "Stun(It)"));
    accepted(
        script,
        &[
            "Each(Players(Everybody), [Draw(Chosen, N(1)), If(Did, [Draw(Chosen, N(2))])])",
            "Choose(One([Enemy])), Each(Players(Everybody), [Put(Plus, N(1), It)])",
            "Each(All([Enemy]), [Stun(It)])",
        ],
    );
}

#[test]
fn after_an_each_nothing_of_its_passes_is_known() {
    let chosen = "Each(Players(Everybody), [Draw(Chosen, N(1))]), Draw(Chosen, N(2))";
    assert_eq!(script(chosen), unbound(Chosen, "Draw(Chosen, N(2))"));
    accepted(
        script,
        &["Choose(Players(OneOf(Enemies))), Each(Players(Everybody), [Draw(Chosen, N(1))]), Draw(Chosen, N(2))"],
    );
}

#[test]
fn a_later_has_a_scope_of_its_own() {
    let it = "Choose(One([Enemy])), Later(on: [End(Turn, Me)], until: Turn, then: [Stun(It)])";
    assert_eq!(script(it), unbound(It, "Stun(It)"), "whoever was `It` is `Those`");
    let did = "Draw(Me, N(1)), Later(on: [End(Turn, Me)], until: Turn, then: [If(Did, [Draw(Me, N(1))])])";
    assert_eq!(script(did), unbound(Did, "If(Did, [Draw(Me, N(1))])"));
    let event = "Choose(One([Enemy])), Later(on: [Stun(who: [AtLeast(Atk, Sum(Atk, It))])], until: Turn, then: [Draw(Me, N(1))])";
    assert_eq!(script(event), unbound(It, "Stun(who: [AtLeast(Atk, Sum(Atk, It))])"));
    let after = "Later(on: [Stun(who: [Enemy])], until: Turn, then: [Ko(It)]), Ready(It)";
    assert_eq!(script(after), unbound(It, "Ready(It)"));
    accepted(
        script,
        &[
            "Later(on: [Stun(by: [This])], each: true, until: Turn, then: [Ko(It)])",
            "Say(Name), Later(on: [End(Turn, Me)], until: Turn, then: [Discard(Me, All([Shares(Name, Card)]))])",
            "Take(Plus, N(1), This), Later(on: [End(Turn, Me)], until: Turn, then: [Draw(Me, Amount)])",
            "Choose(Players(OneOf(Enemies))), Later(on: [Start(Turn, Chosen)], until: Game, then: [Draw(Me, N(1))])",
        ],
    );
}

#[test]
fn a_later_in_a_later_has_those_of_its_own() {
    let inner = "Later(on: [Start(Turn, Me)], until: Game, then: [Ko(Those)])";
    let start = "Choose(One([Enemy])), Later(on: [End(Turn, Me)], until: Turn, then: [";
    assert_eq!(script(&format!("{start}{inner}])")), unbound(Those, "Ko(Those)"));
    accepted(script, &[&format!("{start}Choose(One([Mine])), {inner}])")]);
}

#[test]
fn each_trigger_starts_anew() {
    let first = "When(on: [Ko(who: [This])], then: [Move(Card, Removed)])";
    let second = "When(on: [End(Turn, Me)], then: [Move(Card, Removed)])";
    assert_eq!(part(&format!("{first}, {second}")), unbound(Card, "Move(Card, Removed)"));
    accepted(part, &[first]);
}
