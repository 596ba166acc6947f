use super::{keyword, read, told};
use crate::say::text::keyword_text;

fn stun(who: &str) -> String {
    told(&format!("Stun({who})"))
}

#[test]
fn nouns() {
    assert_eq!(stun("One(Any, Any)"), "Stun a character.");
    assert_eq!(
        stun("One(Enemy, All([Supporting, Team(\"X-Men\"), FaceUp, Has(Ranged)]))"),
        "Stun a face-up enemy X-Men supporting character with Ranged."
    );
    assert_eq!(stun("One(Any, Team(\"X-Men\"))"), "Stun an X-Men character.");
    assert_eq!(
        stun("One(Any, AnyOf([Team(\"Avengers\"), Team(\"Guardians\")]))"),
        "Stun an Avengers or Guardians character."
    );
    assert_eq!(
        stun("One(Mine, All([With(Plus), Other]))"),
        "Stun another character on your side with a +1/+1 counter."
    );
    assert_eq!(
        stun("All(Any, All([Supporting, CostAtMost(3), Not(Has(Flight))]))"),
        "Stun each supporting character of cost 3 or less without Flight."
    );
    assert_eq!(stun("One(Any, Named(\"Iron Fist\"))"), "Stun a character named Iron Fist.");
    assert_eq!(stun("One(Mine, Defending)"), "Stun a defender on your side.");
    assert_eq!(stun("All(Enemy, All([Attacking, Supporting]))"), "Stun each attacking enemy supporting character.");
    assert_eq!(stun("UpTo(3, Any, All([Evil, Wounded]))"), "Stun up to three wounded Evil characters.");
    assert_eq!(stun("All(Any, AnyOf([Stunned, Main]))"), "Stun each character that is stunned or a main character.");
    assert_eq!(
        stun("One(Mine, All([FaceUp, Not(Defending)]))"),
        "Stun a face-up character on your side that isn't defending."
    );
    assert_eq!(stun("OneRow(Enemy)"), "Stun each character in one enemy row of your choice.");
}

#[test]
fn conditions() {
    let text = |cond: &str| told(&format!("If({cond}, [Draw(Me, N(1))])"));
    assert_eq!(text("Is(This, All([FaceUp, Front]))"), "If Hulk is face up and in the front row, draw a card.");
    assert_eq!(text("Is(MainOf(Mine), Evil)"), "If your main character is Evil, draw a card.");
    assert_eq!(text("Is(Attackers, TeamAttacking)"), "If the attackers are team attacking, draw a card.");
    assert_eq!(text("Is(All(Enemy, Any), Stunned)"), "If each enemy character is stunned, draw a card.");
    assert_eq!(
        text("Is(Defender, All([Supporting, Team(\"Super Villains\")]))"),
        "If the defender is a Super Villains supporting character, draw a card."
    );
    assert_eq!(text("Not(Is(This, With(Minus)))"), "If Hulk has no -1/-1 counter, draw a card.");
    assert_eq!(text("There(Mine, Stunned)"), "If there is a stunned character on your side, draw a card.");
    assert_eq!(text("There(Mine, Defending)"), "If the defender is on your side, draw a card.");
    assert_eq!(text("Not(There(Enemy, Has(Flight)))"), "If there is no enemy character with Flight, draw a card.");
    assert_eq!(text("AtLeast(Resources(Mine), N(7))"), "If you have seven or more resources, draw a card.");
    assert_eq!(
        text("AtLeast(Count(Mine, FaceUp), N(3))"),
        "If there are three or more face-up characters on your side, draw a card."
    );
    assert_eq!(text("Not(AtLeast(Wounds(This), N(2)))"), "If Hulk has fewer than two wounds, draw a card.");
    assert_eq!(text("AtLeast(N(3), Cost(Defender))"), "If the defender's cost is 3 or less, draw a card.");
    assert_eq!(text("AtLeast(Atk(This), Def(Defender))"), "If Hulk's ATK is at least the defender's DEF, draw a card.");
    assert_eq!(
        text("All([TurnOf(Mine), AnyOf([EmptyHand(Me), NoAttack(Me)])])"),
        "If it is your turn and your hand is empty or you made no attack this turn, draw a card."
    );
}

#[test]
fn continuous_powers() {
    assert_eq!(
        keyword("Always(Stats(who: This, atk: Resources(Mine), def: Resources(Mine)))"),
        "Hulk has +1/+1 for each resource on your side."
    );
    assert_eq!(
        keyword("While(Is(MainOf(Mine), Evil), Stats(who: This, atk: N(3), def: N(3)))"),
        "While your main character is Evil, Hulk has +3/+3."
    );
    assert_eq!(keyword("While(TurnOf(Mine), Has(This, [Flight]))"), "During your turn, Hulk has Flight.");
    assert_eq!(
        keyword("Always(AlsoTeam(All(Mine, Supporting), \"Guardians\"))"),
        "Supporting characters on your side are also Guardians characters."
    );
    assert_eq!(keyword("Always(AlsoTeam(This, \"X-Men\"))"), "Hulk is also an X-Men character.");
    assert_eq!(keyword("Always(CannotRecover(All(Enemy, Supporting)))"), "Enemy supporting characters can't recover.");
    assert_eq!(keyword("Always(CannotLevelUp(All(Enemy, Any)))"), "Enemy characters can't level up.");
    assert_eq!(
        keyword("Always(PowersOf(All(Mine, All([Other, FaceUp, Team(\"X-Men\"), Supporting]))))"),
        "Hulk has all the powers of each other face-up X-Men supporting character on your side."
    );
}

#[test]
fn rule_words() {
    let text = |word: &str| keyword(&format!("Word({word})"));
    assert_eq!(text("Ferocious"), "In melee combat, Hulk strikes before characters without Ferocious.");
    assert_eq!(text("Lethal"), "If Hulk wounds a defending supporting character, that character is KO'd.");
    assert_eq!(text("Fearless"), "While Hulk is attacking a main character, it strikes with double its ATK.");
    assert_eq!(
        text("Monstrous"),
        "While Hulk is defending against a melee team attack, it strikes back at each attacker."
    );
    assert_eq!(text("Leader"), "While Hulk is team attacking, you choose which attacker the defender strikes back at.");
    assert_eq!(text("Mercenary"), "Hulk can team attack with any main character.");
    assert_eq!(text("Cocoon"), "Hulk appears stunned, without a wound.");
    assert_eq!(text("Stealth"), "Hulk can melee attack protected back-row characters.");
    assert_eq!(text("Violent"), "Hulk strikes supporting characters with double its ATK.");
    assert_eq!(text("Invisible"), "Hulk doesn't protect characters and can attack protected characters.");
}

#[test]
fn hiding_at_the_end_of_a_turn() {
    assert_eq!(
        keyword("When(on: TurnEnds(Mine), given: Is(This, All([FaceUp, Ready])), then: [May([Hide(This)])])"),
        "At the end of your turn, if Hulk is face up and ready, you may hide it. (Who hides loses its counters \
         and equipment and is turned face down but ready. Until its Recovery Phase it has no powers \
         and can't attack or defend.)"
    );
}

#[test]
fn keywords_of_nobody_in_particular() {
    let text = |keyword: &str| keyword_text(&read(keyword), "it");
    assert_eq!(
        text("(word: \"Swarm\", is: [Word(Swarm)], works: Always)"),
        "You can have any number of characters with its name on your side. This power can't be turned off or lost."
    );
    assert_eq!(
        text(
            "(word: \"\", is: [When(on: Appears(This), \
             then: [Change(One(Enemy, Any), Loses(KeywordAndSuper), ThisFalls)])])"
        ),
        "When it appears, choose an enemy character. That character loses its keyword and super powers and \
         can't gain others until this character gets stunned or leaves play."
    );
    assert_eq!(
        text("(word: \"\", is: [Always(Stats(who: This, atk: N(1), def: N(1)))], works: Stunned)"),
        "It has +1/+1. This power works only while it is stunned."
    );
}
