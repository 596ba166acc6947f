use super::{bodies, keyword, power, read};
use crate::language::Keyword;
use crate::say::text::{keyword_text, symbols};

#[test]
fn words_with_their_rules() {
    assert_eq!(
        keyword("Word(Durable)"),
        "If Hulk gets stunned other than by a strike, it gets no wound and recovers at once."
    );
    assert_eq!(keyword("Word(Angry)"), "Your first attack each turn must include Hulk if able.");
    assert_eq!(
        keyword("While([], This, [Can(PowerUp(who: [Itself], with: [Character]))])"),
        "Hulk can be powered up with any character card from your hand."
    );
    let symbiosis =
        "(word: \"Symbiosis\", is: [While([], This, [Can(Put(who: [Itself], stat: Plus))])], works: EvenStunned)";
    assert_eq!(
        keyword_text(&read::<Keyword>(symbiosis), "Hulk", &[]),
        "Hulk keeps its +1/+1 counters while stunned and can gain more."
    );
    let drawing = "(word: \"Test\", is: [When(on: [Start(Turn, Me)], then: [Draw(Me, N(1))])], works: EvenStunned)";
    assert_eq!(
        keyword_text(&read::<Keyword>(drawing), "Hulk", &[]),
        "At the start of your turn, draw a card. This power works even while Hulk is stunned."
    );
}

#[test]
fn what_one_may_do() {
    assert_eq!(
        keyword("Act(when: Main, then: [Move(This, Row(Controller))])"),
        "Once each turn in your main phase, outside combat, you may move Hulk to your front or back row."
    );
}

#[test]
fn rules_for_others() {
    assert_eq!(
        keyword("While([Is(This, [Attacking])], This, [Never(Strike(by: [Defending, Exhausted], who: [Itself]))])"),
        "While Hulk is attacking, exhausted defenders can't strike it."
    );
    assert_eq!(
        keyword("While([], All([Enemy]), [Ban([\"Flight\"])])"),
        "Enemy characters lose Flight and can't gain it."
    );
    assert_eq!(
        keyword(
            "When(on: [Appear(who: [This])], then: [Take(Minus, Sum(Minus, Itself), All([Mine]))]), While([], \
             All([Mine]), [Never(Put(stat: Minus, who: [Itself]))])"
        ),
        "When Hulk appears, remove all -1/-1 counters from each character on your side. \
         Characters on your side can't gain -1/-1 counters."
    );
    assert_eq!(
        keyword("While([], This, [PowersOf(All([Shares(Name, This), In(Ko(Me))]), [])])"),
        "Hulk has all the powers of cards named Hulk in your KO pile."
    );
    assert_eq!(
        keyword(
            "While([], This, [Stats(Count([Character, Team(\"Evil\"), In(Ko(Me))]), Count([Character, Team(\"Evil\"), In(Ko(Me))]))])"
        ),
        "Hulk has +1/+1 for each Evil character in your KO pile."
    );
}

#[test]
fn offers_and_prices() {
    assert_eq!(
        keyword(
            "When(on: [Attack(by: [This])], then: [May([Pay(OneOf(Enemies), [Intellect])]), If(Did, \
             [Stun(This)])])"
        ),
        "When Hulk attacks, an enemy player may pay [Intellect]. If they do, stun Hulk. (Only a basic location \
         can pay for this.)"
    );
    assert_eq!(symbols(&read::<Vec<_>>("[Wild]")), "[Energy], [Intellect], [Might] or [Skill]");
    assert_eq!(
        power(
            "Venom",
            "Use(name: \"\", when: Recovery, cost: [Energy], then: [If(Is(This, [Was(Recover(who: [Itself]), \
             Turn)]), [Put(Plus, N(2), This)])])"
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
