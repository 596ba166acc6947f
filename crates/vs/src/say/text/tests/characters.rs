use super::{keyword, read, told};
use crate::say::text::keyword_text;

fn stun(who: &str) -> String {
    told(&format!("Stun({who})"))
}

#[test]
fn nouns() {
    assert_eq!(stun("One([])"), "Stun a character.");
    assert_eq!(
        stun("One([Enemy, Supporting, Team(\"X-Men\"), FaceUp, Has(\"Ranged\")])"),
        "Stun a face-up enemy X-Men supporting character with Ranged."
    );
    assert_eq!(stun("One([Team(\"X-Men\")])"), "Stun an X-Men character.");
    assert_eq!(
        stun("One([AnyOf([Team(\"Avengers\"), Team(\"Guardians\")])])"),
        "Stun an Avengers or Guardians character."
    );
    assert_eq!(
        stun("One([Mine, AtLeast(Plus, N(1)), Other])"),
        "Stun another character on your side that has a +1/+1 counter."
    );
    assert_eq!(
        stun("All([Supporting, AtMost(Cost, N(3)), Not(Has(\"Flight\"))])"),
        "Stun each supporting character with cost 3 or less without Flight."
    );
    assert_eq!(stun("One([Named(\"Iron Fist\")])"), "Stun a character named Iron Fist.");
    assert_eq!(stun("One([Mine, Defending])"), "Stun a defender on your side.");
    assert_eq!(stun("All([Enemy, Attacking, Supporting])"), "Stun each attacking enemy supporting character.");
    assert_eq!(
        stun("UpTo(N(3), [Team(\"Evil\"), AtLeast(Wounds, N(1))])"),
        "Stun up to three wounded Evil characters."
    );
    assert_eq!(stun("All([AnyOf([Stunned, Main])])"), "Stun each character that is stunned or a main character.");
    assert_eq!(
        stun("One([Mine, FaceUp, Not(Defending)])"),
        "Stun a face-up character on your side that isn't defending."
    );
    assert_eq!(stun("OneRow(Enemies)"), "Stun each character in one enemy row of your choice.");
}

#[test]
fn conditions() {
    let text = |cond: &str| told(&format!("If({cond}, [Draw(Me, N(1))])"));
    assert_eq!(
        text("Is(This, [FaceUp, In(Front(Everybody))])"),
        "If Hulk is face up and in the front row, draw a card."
    );
    assert_eq!(text("Is(MainOf(Me), [Team(\"Evil\")])"), "If your main character is Evil, draw a card.");
    assert_eq!(
        text("Is(All([Attacking]), [Attacking, Not(Alone)])"),
        "If the attackers are team attacking, draw a card."
    );
    assert_eq!(text("Is(All([Enemy]), [Stunned])"), "If all enemy characters are stunned, draw a card.");
    assert_eq!(
        text("Is(All([Defending]), [Supporting, Team(\"Super Villains\")])"),
        "If the defender is a Super Villains supporting character, draw a card."
    );
    assert_eq!(text("Not(Is(This, [AtLeast(Minus, N(1))]))"), "If Hulk has no -1/-1 counter, draw a card.");
    assert_eq!(text("There([Mine, Stunned])"), "If there is a stunned character on your side, draw a card.");
    assert_eq!(text("There([Mine, Defending])"), "If the defender is on your side, draw a card.");
    assert_eq!(
        text("Not(There([Enemy, Has(\"Flight\")]))"),
        "If there is no enemy character with Flight, draw a card."
    );
    assert_eq!(text("AtLeast(Count([In(Resources(Me))]), N(7))"), "If you have seven or more resources, draw a card.");
    assert_eq!(
        text("AtLeast(Count([Mine, FaceUp]), N(3))"),
        "If there are three or more face-up characters on your side, draw a card."
    );
    assert_eq!(text("Not(AtLeast(Sum(Wounds, This), N(2)))"), "If Hulk has fewer than two wounds, draw a card.");
    assert_eq!(text("AtLeast(N(3), Sum(Cost, All([Defending])))"), "If the defender's cost is 3 or less, draw a card.");
    assert_eq!(
        text("AtLeast(Sum(Atk, This), Sum(Def, All([Defending])))"),
        "If Hulk's ATK is at least the defender's DEF, draw a card."
    );
    assert_eq!(
        text("All([TurnOf(Me), Not(There([In(Hand(Me))])), Not(AtLeast(Times(Attack(of: Me), Turn), N(1)))])"),
        "If it is your turn, your hand is empty and you didn't attack this turn, draw a card."
    );
}

#[test]
fn continuous_powers() {
    assert_eq!(
        keyword("While([], This, [Stats(Count([In(Resources(Me))]), Count([In(Resources(Me))]))])"),
        "Hulk has +1/+1 for each resource on your side."
    );
    assert_eq!(
        keyword("While([Is(MainOf(Me), [Team(\"Evil\")])], This, [Stats(N(3), N(3))])"),
        "While your main character is Evil, Hulk has +3/+3."
    );
    assert_eq!(keyword("While([TurnOf(Me)], This, [Gain([\"Flight\"])])"), "During your turn, Hulk has Flight.");
    assert_eq!(
        keyword("While([], All([Mine, Supporting]), [Also(Team(\"Guardians\"))])"),
        "Supporting characters on your side are also Guardians characters."
    );
    assert_eq!(keyword("While([], This, [Also(Team(\"X-Men\"))])"), "Hulk is also an X-Men character.");
    assert_eq!(
        keyword("While([], All([Enemy, Supporting]), [Never(Recover(who: [Itself]))])"),
        "Enemy supporting characters can't recover."
    );
    assert_eq!(keyword("While([], All([Enemy]), [Never(Level(who: [Itself]))])"), "Enemy characters can't level up.");
    assert_eq!(
        keyword("While([], This, [PowersOf(All([Mine, Other, FaceUp, Team(\"X-Men\"), Supporting]), [])])"),
        "Hulk has all the powers of each other face-up X-Men supporting character on your side."
    );
}

#[test]
fn rule_words() {
    assert_eq!(keyword("Word(Ferocious)"), "In melee combat, Hulk strikes before characters without Ferocious.");
    assert_eq!(keyword("Word(Lethal)"), "If Hulk wounds a defending supporting character, KO that character.");
    assert_eq!(
        keyword("While([Is(This, [Attacking])], This, [Strikes(N(2), [Main])])"),
        "While Hulk is attacking, it strikes main characters with double its ATK."
    );
    assert_eq!(
        keyword("Word(Monstrous)"),
        "While defending against a melee team attack, Hulk strikes back at each attacker."
    );
    assert_eq!(
        keyword("Word(Leader)"),
        "While Hulk is team attacking, you choose which attacker the defender strikes back at."
    );
    assert_eq!(
        keyword("While([], This, [Can(Attack(by: [Itself], with: [Main]))])"),
        "Hulk can team attack with any main character."
    );
    assert_eq!(
        keyword("While([], This, [Enters([Daze(Itself)])])"),
        "Hulk appears dazed. (A dazed character is stunned without getting a wound.)"
    );
    assert_eq!(
        keyword("While([], This, [Can(Attack(by: [Itself, Melee], who: [Protected([])]))])"),
        "Hulk can melee attack protected characters."
    );
    assert_eq!(
        keyword("While([], This, [Strikes(N(2), [Supporting])])"),
        "Hulk strikes supporting characters with double its ATK."
    );
    assert_eq!(keyword("Word(Invisible)"), "Hulk doesn't protect characters and can attack protected characters.");
}

#[test]
fn hiding_at_the_end_of_a_turn() {
    assert_eq!(
        keyword("When(on: [End(Turn, Me)], given: Is(This, [FaceUp, Ready]), then: [May([Hide(This)])])"),
        "At the end of your turn, if Hulk is face up and ready, you may hide it. (A hidden character loses its counters \
         and equipment and turns face down but stays ready. Until its recovery phase, it has no powers and can't \
         attack or defend.)"
    );
}

#[test]
fn keywords_of_nobody_in_particular() {
    let text = |keyword: &str| keyword_text(&read(keyword), "it", &[]);
    assert_eq!(
        text("(word: \"Swarm\", is: [Word(Swarm)], works: Always)"),
        "You can have any number of characters with its name on your side. This power can't be turned off or lost."
    );
    assert_eq!(
        text(
            "(word: \"\", is: [When(on: [Appear(who: [This])], then: [Change(One([Enemy]), [Lose([Keywords, \
             Supers])], Event([Stun(who: [This]), Leave(who: [This])]))])])"
        ),
        "When it appears, choose an enemy character. That character loses its keyword and super powers and \
         can't gain any until this character gets stunned or leaves play."
    );
    assert_eq!(
        text("(word: \"\", is: [While([], This, [Stats(N(1), N(1))])], works: Stunned)"),
        "It has +1/+1. This power works only while it is stunned."
    );
}
