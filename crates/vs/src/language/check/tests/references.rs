//! References, one by one.

use super::{accepted, part, script, told, unbound};
use crate::language::check::Reference::{Among, Amount, Card, Chosen, Controller, Did, It, Itself, Owner, Rest, Those};

#[test]
fn it_needs_somebody_chosen_or_arrived() {
    assert_eq!(script("Stun(It)"), unbound(It, "Stun(It)"));
    assert_eq!(script("Put(Plus, N(1), All([Mine])), Ready(It)"), unbound(It, "Ready(It)"));
    assert_eq!(script("Draw(Me, Sum(Cost, It))"), unbound(It, "Draw(Me, Sum(Cost, It))"));
    let (message, hint) = told(script("Stun(It)"));
    assert_eq!(message, "nothing says what `It` is in `Stun(It)`");
    assert_eq!(
        hint,
        "choose somebody before it, as in Choose(One([Enemy])), on every path: what a May or an If chose is known after \
         it only in If(Did, [..])"
    );
    accepted(
        script,
        &[
            "Choose(One([Enemy])), Stun(It)",
            "Choose(All([Enemy])), Stun(It)",
            "Put(Plus, N(1), One([Mine])), Change(It, [Gain([\"Flight\"])], Turn)",
            "Put(Minus, N(1), OneRow(Enemies)), Exhaust(It)",
            "Create(\"Imp\", N(1), Front(Me)), Ready(It)",
            "Move(One([Character, In(Ko(Me))]), Side(Me)), Ready(It)",
        ],
    );
}

#[test]
fn a_card_that_stays_outside_play_is_not_it() {
    let to_hand = "Move(One([Character, In(Ko(Me))]), Hand(Me)), Ready(It)";
    assert_eq!(script(to_hand), unbound(It, "Ready(It)"));
    assert_eq!(script("Choose(One([Character, In(Ko(Me))])), Ready(It)"), unbound(It, "Ready(It)"));
    accepted(script, &["Choose(One([Character, In(Ko(Me))])), Move(Card, Hand(Me))"]);
}

#[test]
fn a_trigger_binds_whoever_it_happened_to() {
    accepted(
        part,
        &[
            "When(on: [Stun(by: [This])], then: [Ko(It)])",
            "When(on: [Stun(by: [This])], during: Is(It, [InCombat]), then: [Ko(It)])",
            "When(on: [Start(Build, Everybody)], then: [Draw(Chosen, N(1))])",
            "When(on: [Ko(who: [This])], then: [Move(Card, Removed)])",
            "When(on: [Gain(stat: Atk, who: [This])], then: [Draw(Me, Amount)])",
            "Act(when: Reaction(Appear(who: [Enemy])), then: [Exhaust(It)])",
        ],
    );
    assert_eq!(part("When(on: [End(Turn, Me)], then: [Ko(It)])"), unbound(It, "Ko(It)"));
    assert_eq!(part("When(on: [Use(of: Enemies)], then: [Ko(It)])"), unbound(It, "Ko(It)"));
    assert_eq!(part("When(on: [Attack(of: Me, by: [Not(Alone)])], then: [Ko(It)])"), unbound(It, "Ko(It)"));
    assert_eq!(
        part("When(on: [Stun(who: [This])], then: [Move(Card, Removed)])"),
        unbound(Card, "Move(Card, Removed)")
    );
    assert_eq!(part("When(on: [Stun(who: [This])], then: [Draw(Me, Amount)])"), unbound(Amount, "Draw(Me, Amount)"));
}

#[test]
fn of_several_events_only_what_all_bind_is_bound() {
    let mixed = "When(on: [Stun(who: [Enemy]), End(Turn, Me)], then: [Ko(It)])";
    assert_eq!(part(mixed), unbound(It, "Ko(It)"));
    accepted(part, &["When(on: [Stun(who: [Enemy]), Leave(who: [Enemy])], then: [Ko(It)])"]);
}

#[test]
fn chosen_needs_a_chosen_player() {
    assert_eq!(script("Draw(Chosen, N(1))"), unbound(Chosen, "Draw(Chosen, N(1))"));
    let (_, hint) = told(script("Draw(Chosen, N(2))"));
    assert_eq!(hint, "choose a player before it: Choose(Players(OneOf(Enemies)))");
    accepted(
        script,
        &[
            "Choose(Players(OneOf(Enemies))), Draw(Chosen, N(1))",
            "Pay(OneOf(Enemies), [Might]), Draw(Chosen, N(1))",
            "Move(One([Character, In(Ko(Enemies))]), Removed), Draw(Chosen, N(2))",
            "If(Is(Players(Who(Enemies, Is(All([In(Side(Chosen))]), [Stunned]))), []), [Draw(Me, N(1))])",
        ],
    );
}

#[test]
fn card_needs_a_single_card() {
    let all = "Move(All([Character, In(Ko(Me))]), Deck(Owner)), Move(Card, Removed)";
    assert_eq!(script(all), unbound(Card, "Move(Card, Removed)"));
    assert_eq!(script("Choose(One([Enemy])), Move(Card, Removed)"), unbound(Card, "Move(Card, Removed)"));
    accepted(
        script,
        &[
            "Say(Team), If(Is(All([Mine]), [Shares(Team, Card)]), [Draw(Me, N(1))])",
            "Move(One([Character, In(Ko(Me))]), Bottom(Me)), Put(Plus, Sum(Printed(Atk), Card), This)",
            "Reveal(Until(Me, [Character])), Move(Card, Side(Me)), Ready(It), Move(Rest, Deck(Me))",
        ],
    );
}

#[test]
fn rest_and_among_need_a_look() {
    assert_eq!(script("Move(Rest, Bottom(Me))"), unbound(Rest, "Move(Rest, Bottom(Me))"));
    assert_eq!(script("Move(One([Among]), Hand(Me))"), unbound(Among, "Move(One([Among]), Hand(Me))"));
    accepted(script, &["Look(Top(N(3), Me)), Move(One([Among]), Hand(Me)), Move(Rest, Bottom(Me))"]);
}

#[test]
fn amount_needs_an_effect_that_counts() {
    assert_eq!(script("Choose(One([Enemy])), Draw(Me, Amount)"), unbound(Amount, "Draw(Me, Amount)"));
    accepted(
        script,
        &[
            "Take(Plus, Sum(Plus, Itself), This), Draw(Me, Amount)",
            "Discard(Me, All([])), Draw(Me, Amount)",
            "Ready(All([Mine])), Draw(Me, Amount)",
            "Ko(Some([Mine])), Wound(Amount, One([Enemy]))",
            "Draw(Me, UpTo(N(3))), Put(Plus, Amount, This)",
            "Look(Top(N(3), Me)), Points(Amount)",
            "Move(All([Character, In(Ko(Everybody))]), Deck(Owner)), Put(Plus, Amount, This)",
        ],
    );
}

#[test]
fn did_needs_an_effect_before_it() {
    assert_eq!(script("If(Did, [Draw(Me, N(1))])"), unbound(Did, "If(Did, [Draw(Me, N(1))])"));
    accepted(script, &["Take(Plus, N(1), This), If(Did, [Draw(Me, N(1))])"]);
}

#[test]
fn those_stand_in_a_later_after_a_choice() {
    assert_eq!(script("Choose(One([Mine])), Ready(Those)"), unbound(Those, "Ready(Those)"));
    let nobody = "Later(on: [End(Turn, Me)], until: Turn, then: [Ko(Those)])";
    assert_eq!(script(nobody), unbound(Those, "Ko(Those)"));
    accepted(script, &["Choose(One([Mine])), Later(on: [Attack(by: [Those])], until: Turn, then: [Ko(Those)])"]);
}

#[test]
fn itself_stands_in_rules_numbers_and_memories() {
    assert_eq!(script("Stun(Itself)"), unbound(Itself, "Stun(Itself)"));
    assert_eq!(script("Stun(One([Itself]))"), unbound(Itself, "Stun(One([Itself]))"));
    assert_eq!(script("Draw(Me, Sum(Plus, Itself))"), unbound(Itself, "Draw(Me, Sum(Plus, Itself))"));
    assert_eq!(
        part("While([], This, [Stats(Count([Mine, Itself]), N(0))])"),
        unbound(Itself, "Stats(Count([Mine, Itself]), N(0))"),
        "a list of candidates is no place for it, in a rule neither"
    );
    assert_eq!(part("When(on: [Stun(who: [Itself])], then: [Draw(Me, N(1))])"), unbound(Itself, "Stun(who: [Itself])"));
    accepted(
        script,
        &[
            "Put(Minus, Sum(Minus, Itself), All([Enemy]))",
            "Stun(One([Enemy, Was(Attack(by: [Itself]), MyTurn)]))",
            "Stun(One([Enemy, AtLeast(Atk, Sum(Def, Itself))]))",
            "Change(All([Enemy]), [Never(Put(stat: Plus, who: [Itself]))], Combat)",
            "Change(Players(Enemies), [Open(Hand(Itself), Everybody)], Event([Pay(of: Itself, symbol: Skill)]))",
        ],
    );
    accepted(part, &["While([], This, [Enters([Daze(Itself)])])"]);
}

#[test]
fn a_bare_controller_or_owner_is_of_what_is_moved() {
    assert_eq!(script("Draw(Owner, N(1))"), unbound(Owner, "Draw(Owner, N(1))"));
    assert_eq!(
        script("Choose(One([In(Side(Controller))]))"),
        unbound(Controller, "Choose(One([In(Side(Controller))]))")
    );
    accepted(
        script,
        &[
            "Move(One([Enemy]), Back(Controller))",
            "Move(UpTo(N(2), [Supporting]), Hand(Owner))",
            "Choose(One([Enemy])), Draw(ControllerOf(It), N(1))",
        ],
    );
}
