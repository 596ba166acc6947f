//! What the engine is told to do, and what is refused because it could not do it.

use super::Unplayable;
use crate::language::{self, Mode};
use crate::plain::{self, Counter, Dest, Effect, Filter, Num, On, Side, Subject, Until, Who};
use ron::extensions::Extensions;

fn lowered(effects: &str) -> Result<Vec<Effect>, Unplayable> {
    let mode: Mode = read(&format!("(when: Main, then: [{effects}])"));
    plain::Mode::try_from(mode).map(|mode| mode.then)
}

/// What a card file would say.
fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text).expect(text)
}

/// Why the rules can't play it.
fn refused(effects: &str) -> String {
    lowered(effects).expect_err(effects).to_string()
}

#[test]
fn a_list_is_a_side_and_a_filter() {
    let stun = |list: &str| lowered(&format!("Stun(One([{list}]))"));
    let one = |side, filter| Ok(vec![Effect::Stun(Who::One(side, filter))]);
    assert_eq!(stun(""), one(Side::Any, Filter::Any));
    assert_eq!(stun("Enemy, Supporting"), one(Side::Enemy, Filter::Supporting));
    assert_eq!(stun("In(Front(Enemies))"), one(Side::Enemy, Filter::Front));
    assert_eq!(stun("Mine, Attacking, Alone"), one(Side::Mine, Filter::SoloAttacking));
    assert_eq!(
        stun("Attacking, Not(Alone), Main"),
        one(Side::Any, Filter::All(vec![Filter::TeamAttacking, Filter::Main]))
    );
    assert!(refused("Stun(One([Mine, In(Front(Enemies))]))").ends_with("(it speaks of two sides)"));
    assert!(refused("Stun(One([Location]))").contains("`Location` can be written"));
}

#[test]
fn a_row_of_somebody_is_asked_only_where_a_side_is_meant() {
    let found = lowered("If(Is(It, [In(Back(Everybody))]), [Stun(It)])").expect("a row is asked");
    assert_eq!(found, [Effect::If(plain::Cond::Is(Who::It, Filter::Back), vec![Effect::Stun(Who::It)])]);
    assert!(refused("If(Is(It, [In(Back(Me))]), [Stun(It)])").contains("`In(Back(Me))`"), "whose row would be lost");
}

#[test]
fn cards_go_to_their_owners() {
    let from = |side, to| Ok(vec![Effect::FromKo { side, what: plain::CardIs::Any, to }]);
    assert_eq!(lowered("Move(One([In(Ko(Me))]), Hand(Me))"), from(Side::Mine, Dest::Hand));
    assert_eq!(lowered("Move(One([In(Ko(Enemies))]), Hand(Owner))"), from(Side::Enemy, Dest::Hand));
    assert_eq!(lowered("Move(One([In(Ko(Enemies))]), Side(Me))"), from(Side::Enemy, Dest::MySide));
    assert!(refused("Move(One([In(Ko(Enemies))]), Hand(Me))").ends_with("(a card goes to a place of its Owner)"));
    assert!(refused("Move(Card, Deck(Me))").ends_with("(a card goes to a place of its Owner)"));
}

#[test]
fn rules_for_whoever_was_chosen_hold_for_it() {
    let both = lowered("Change(One([Mine]), [Stats(N(1), N(1)), Gain([\"Ranged\"])], Turn)").expect("two changes");
    let gains = plain::Change::Gains(vec![plain::Word::Ranged]);
    assert_eq!(both.len(), 2);
    assert_eq!(both[1], Effect::Change(Who::It, gains, Until::ThisTurn), "the second does not choose again");
    assert!(refused("Change(This, [Gain([\"Tough\"])], Turn)").contains("Tough"));
}

#[test]
fn some_effects_are_one_to_the_engine() {
    let sift = "Look(Top(N(3), Me)), Move(One([Among]), Hand(Me)), Move(Rest, Bottom(Me))";
    let one = Effect::Sift { top: 3, open: false, take: plain::CardIs::Any };
    assert_eq!(lowered(sift), Ok(vec![one.clone()]));
    let draw = Effect::Draw(plain::Player::Me, Num::N(1));
    assert_eq!(lowered(&format!("{sift}, Draw(Me, N(1))")), Ok(vec![one, draw]));
    assert!(refused("Look(Top(N(3), Me))").ends_with("(it needs what usually follows it)"));
    let borrow = "Move(One([Enemy]), Row(Me)), Later(on: [End(Turn, Me)], until: Turn, then: [Move(Those, Home)])";
    assert_eq!(lowered(borrow), Ok(vec![Effect::Borrow(Who::One(Side::Enemy, Filter::Any))]));
}

#[test]
fn a_number_may_be_that_of_each() {
    let again = Effect::DoubleCounters(Counter::Minus, Who::All(Side::Enemy, Filter::Any));
    assert_eq!(lowered("Put(Minus, Sum(Minus, Itself), All([Enemy]))"), Ok(vec![again]));
    assert_eq!(lowered("Take(Plus, Sum(Plus, Itself), This)"), Ok(vec![Effect::TakeAll(Counter::Plus, Who::This)]));
}

#[test]
fn a_delayed_trigger_may_wait_for_several_things() {
    let found = lowered("Later(on: [Stun(who: [This]), Ko(who: [This])], until: Turn, then: [Draw(Me, N(1))])");
    let found = found.expect("two triggers");
    let this = [On::Stunned(Subject::This), On::Kod(Subject::This)];
    let waits = found.iter().zip(&this).all(|(effect, this)| matches!(effect, Effect::Later { on, .. } if on == this));
    assert!(waits && found.len() == 2, "{found:?}");
}

#[test]
fn only_the_uses_of_its_own_name_are_counted() {
    let power = |counted: &str| {
        let count = format!("Times(Use(of: Me, what: [Named(\"{counted}\")]), Game)");
        let text = format!("Use(name: \"Growth\", when: Main, cost: [Might], then: [Draw(Me, {count})])");
        let power: language::Power = read(&text);
        plain::Power::try_from(power)
    };
    let Ok(plain::Power::Super { then, .. }) = power("Growth") else { panic!("it counts itself") };
    assert_eq!(then, [Effect::Draw(plain::Player::Me, Num::Uses)]);
    assert!(power("Decay").is_err());
}

#[test]
fn events_say_exactly_what_is_waited_for() {
    let when = |event: &str| lowered(&format!("Later(on: [{event}], until: Turn, then: [Draw(Me, N(1))])"));
    let on = |event: &str| match when(event).expect(event).remove(0) {
        Effect::Later { on, .. } => on,
        other => panic!("{other:?}"),
    };
    assert_eq!(on("Stun(who: [Mine, Other])"), On::Stunned(Subject::Other(Side::Mine, Filter::Any)));
    assert_eq!(on("Stun(by: [This])"), On::Stuns(Subject::This, Subject::Any(Side::Any, Filter::Any)));
    assert_eq!(on("Ko(who: [Character])"), On::Kod(Subject::Any(Side::Any, Filter::Any)));
    assert_eq!(on("Attack(of: Me, by: [Not(Alone)])"), On::TeamAttacks(Side::Mine));
    assert!(when("Attack(of: Me)").is_err(), "nothing waits for any attack of a player");
    assert!(when("Recover(who: [This], of: Me)").is_err(), "no role is passed over");
}

#[test]
fn words_of_sets_to_come_are_refused() {
    let why = |effects: &str| refused(effects);
    for effects in [
        "Either([[Draw(Me, N(1))], [Draw(Me, N(2))]])",
        "Take(Plus, UpTo(N(2)), This)",
        "Become(This, One([Mine]))",
        "Swap(This, One([Mine]))",
        "Join(One([Mine]))",
        "Withdraw(One([Attacking]))",
        "Undo([\"Freeze\"], This)",
        "Draw(Me, Paid(Might))",
        "Draw(Me, Total(Cost, Ko(who: [Enemy]), Turn))",
        "Draw(Me, Alike(Team, All([Mine])))",
        "Draw(Me, Sum(Health, This))",
        "Stun(One([ProtectedBy([This])]))",
        "Choose(Players(OneOf(Others)))",
        "Move(One([In(Ko(Me))]), Top(Me))",
        "Change(This, [AlsoNamed(\"Thor\")], Turn)",
    ] {
        assert!(why(effects).contains("(the engine can't "), "{}", why(effects));
    }
    let card = "(id: \"T-1\", name: \"Test\", kind: PlotTwist(symbols: 3), loyal: true)";
    let card = plain::Card::try_from(read::<language::Card>(card)).expect_err("decks are not asked");
    assert!(card.to_string().ends_with("(the engine can't ask a deck for loyalty yet)"), "{card}");
}
