use super::{bodies, keyword, power, read};
use crate::plain::Keyword;
use crate::say::text::{keyword_text, symbols};

#[test]
fn words_with_their_rules() {
    assert_eq!(
        keyword("Word(Durable)"),
        "If Hulk gets stunned other than by a strike, it gets no wound and recovers at once."
    );
    assert_eq!(keyword("Word(Angry)"), "Your first attack each turn must include Hulk, if it can attack.");
    assert_eq!(keyword("Word(ManySelves)"), "Any character card in your hand powers Hulk up.");
    let symbiosis = "(word: \"Symbiosis\", is: [Word(Symbiosis)], works: EvenStunned)";
    assert_eq!(
        keyword_text(&read::<Keyword>(symbiosis), "Hulk"),
        "Hulk keeps its +1/+1 counters while stunned and can gain more."
    );
    let drawing = "(word: \"Test\", is: [When(on: TurnStarts(Mine), then: [Draw(Me, N(1))])], works: EvenStunned)";
    assert_eq!(
        keyword_text(&read::<Keyword>(drawing), "Hulk"),
        "At the start of your turn, draw a card. This power works even while Hulk is stunned."
    );
}

#[test]
fn what_one_may_do() {
    assert_eq!(
        keyword("Act(when: Main, then: [Move(This)])"),
        "Once each turn in your main phase, outside combat, you may move Hulk to its front or back row."
    );
}

#[test]
fn rules_for_others() {
    assert_eq!(
        keyword("While(Is(This, Attacking), CannotStrike(All(Any, All([Defending, Exhausted])), This))"),
        "While Hulk is attacking, exhausted defenders can't strike it."
    );
    assert_eq!(
        keyword("Always(Forbids(All(Enemy, Any), [Flight]))"),
        "Enemy characters lose Flight and can't gain it."
    );
    assert_eq!(
        keyword(
            "When(on: Appears(This), then: [TakeAll(Minus, All(Mine, Any))]), Always(NoCounters(All(Mine, Any), Minus))"
        ),
        "When Hulk appears, remove all -1/-1 counters from each character on your side. \
         Characters on your side can't gain -1/-1 counters."
    );
    assert_eq!(keyword("Always(PowersInKo(Namesake))"), "Hulk has all the powers of cards named Hulk in your KO pile.");
    assert_eq!(
        keyword(
            "Always(Stats(who: This, atk: CountKo(Mine, All([Character, Evil])), def: CountKo(Mine, All([Character, Evil]))))"
        ),
        "Hulk has +1/+1 for each Evil character in your KO pile."
    );
}

#[test]
fn offers_and_prices() {
    assert_eq!(
        keyword("When(on: Attacks(This), then: [Offer(Enemy, [Intellect], [Stun(This)])])"),
        "When Hulk attacks, an enemy player may pay [Intellect]. If they do, stun Hulk. \
         (Only a basic location pays for that.)"
    );
    assert_eq!(symbols(&read::<Vec<_>>("[Wild]")), "[Energy], [Intellect], [Might] or [Skill]");
    assert_eq!(
        power(
            "Venom",
            "Super(name: \"\", when: Recovery, cost: [Energy], then: [If(Is(This, Recovered), [Put(Plus, N(2), This)])])"
        ),
        "Recovery [Energy]: If Venom recovered this turn, put two +1/+1 counters on it."
    );
}

#[test]
fn one_of_a_kind() {
    let mary = |limit: u8| {
        let stats = "stats: (atk: 4, def: 2, health: 1)";
        bodies(&format!("(id: \"\", name: \"Mary\", kind: Supporting(cost: 2), {stats}, limit: {limit})"))
    };
    assert_eq!(mary(1), ["Your deck can hold only one copy of this card."]);
    assert!(mary(4).is_empty());
}
