//! Moods and roles of verbs.

use super::{accepted, part, script, told};
use crate::language::Verb;
use crate::language::check::{Misuse, Mood, Role};

fn no_mood(verb: Verb, mood: Mood, sentence: &str) -> Result<(), Misuse> {
    Err(Misuse::Mood { verb, mood, sentence: sentence.to_owned() })
}

fn no_role(verb: Verb, mood: Mood, role: Role, sentence: &str) -> Result<(), Misuse> {
    Err(Misuse::Role { verb, mood, role, sentence: sentence.to_owned() })
}

#[test]
fn a_verb_stands_in_the_moods_it_has() {
    let rule = |rule: &str| part(&format!("While([], This, [{rule}])"));
    assert_eq!(rule("Never(Start(Turn, Me))"), no_mood(Verb::Start, Mood::Never, "Start(Turn, Me)"));
    assert_eq!(rule("Can(Wound(who: [Itself]))"), no_mood(Verb::Wound, Mood::Can, "Wound(who: [Itself])"));
    assert_eq!(rule("Cheaper(Attack(), N(1))"), no_mood(Verb::Attack, Mood::Cheaper, "Attack()"));
    assert_eq!(
        script("Stun(One([Was(Equip(who: [Itself]), Turn)]))"),
        no_mood(Verb::Equip, Mood::Was, "Equip(who: [Itself])")
    );
    assert_eq!(script("Draw(Me, Times(Draw(of: Me), Turn))"), no_mood(Verb::Draw, Mood::Times, "Draw(of: Me)"));
    assert_eq!(script("Change(This, [Switch], Next(Stun))"), no_mood(Verb::Stun, Mood::Next, "Next(Stun)"));
    assert_eq!(
        part("When(on: [Ready(who: [This])], then: [Draw(Me, N(1))])"),
        no_mood(Verb::Ready, Mood::When, "Ready(who: [This])")
    );
}

#[test]
fn the_moods_of_a_verb_are_told() {
    let (message, hint) = told(part("While([], This, [Can(Wound(who: [Itself]))])"));
    assert_eq!(message, "`Wound` cannot be used in Can: `Wound(who: [Itself])`");
    assert_eq!(hint, "Wound is for a trigger, Never, Instead");
}

#[test]
fn a_verb_has_the_roles_of_its_mood() {
    let when = |event: &str| part(&format!("When(on: [{event}], then: [Draw(Me, N(1))])"));
    assert_eq!(when("Stun(to: Hand(Me))"), no_role(Verb::Stun, Mood::When, Role::To, "Stun(to: Hand(Me))"));
    assert_eq!(when("Draw(by: [This])"), no_role(Verb::Draw, Mood::When, Role::By, "Draw(by: [This])"));
    assert_eq!(
        when("Attack(by: [This], with: [Main])"),
        no_role(Verb::Attack, Mood::When, Role::With, "Attack(by: [This], with: [Main])"),
        "though it has the role in Can"
    );
    accepted(
        part,
        &[
            "While([], This, [Can(Attack(by: [Itself], with: [Main]))])",
            "While([], This, [Never(Wound(who: [Itself], via: Stun))])",
        ],
    );
    accepted(
        script,
        &[
            "Draw(Me, Times(Stun(by: [This]), Game))",
            "If(Not(AtLeast(Times(Attack(of: Me), Turn), N(1))), [Draw(Me, N(1))])",
            "Change(Players(Me), [Cheaper(Recruit(), N(1))], Next(Recruit))",
        ],
    );
}

#[test]
fn the_roles_of_a_verb_are_told() {
    let (message, hint) = told(part("When(on: [Stun(to: Hand(Me))], then: [Draw(Me, N(1))])"));
    assert_eq!(message, "`Stun` has no role `to` in a trigger: `Stun(to: Hand(Me))`");
    assert_eq!(hint, "in a trigger Stun has the roles by, who");
}
