use super::{keyword, told};

#[test]
fn those_that_it_was_made_for() {
    assert_eq!(
        told(
            "Put(Plus, N(2), One([Mine, Other, Supporting])), Later(on: [Attack(by: [Those])], until: Turn, \
             then: [Ready(It)])"
        ),
        "Put two +1/+1 counters on another supporting character on your side. \
         The next time it attacks this turn, ready it."
    );
    assert_eq!(
        told(
            "Reveal(Until(Me, [Character, Not(Shares(Name, All([Mine])))])), Move(Card, Side(Me)), Move(Rest, \
             Deck(Me)), Later(on: [End(Turn, Everybody)], until: Turn, then: [Ko(Those)])"
        ),
        "Reveal cards from the top of your deck until you reveal a character that doesn't share a name with any \
         character on your side. Put it onto your side, then shuffle the rest into your deck. At the end of this \
         turn, KO that character."
    );
}

#[test]
fn several_moments_for_the_same() {
    assert_eq!(
        told(
            "Exhaust(One([Enemy, Supporting])), Move(It, Back(Me)), Later(on: [Stun(who: [This]), Leave(who: \
             [This], from: Side(Me))], until: Event([Stun(who: [This]), Leave(who: [This])]), then: \
             [If(Is(Those, [Mine]), [Move(Those, Back(Owner))])])"
        ),
        "Exhaust an enemy supporting character and move it to your back row, under your control. \
         When Hulk gets stunned or leaves your side, if that character is on your side, \
         move it to its owner's back row."
    );
    assert_eq!(
        told(
            "SetAside(Some([Mine, Other, FaceUp]), Removed), Later(on: [Start(Turn, Me), Leave(who: [This])], until: \
             Game, then: [Move(Those, Home)])"
        ),
        "Remove any number of other face-up characters on your side from the game. At the start of your next turn \
         or when Hulk leaves play, those characters appear on their owners' sides, in rows their owners choose, \
         with their counters, wounds and XP."
    );
    assert_eq!(
        keyword(
            "When(on: [Stun(by: [This], who: [Enemy])], then: [Put(Plus, N(1), This)]), When(on: [Stun(who: \
             [This])], then: [Put(Plus, N(1), This)])"
        ),
        "When Hulk stuns an enemy character or gets stunned, put a +1/+1 counter on Hulk."
    );
}

#[test]
fn what_happens_to_whom() {
    assert_eq!(
        told("Later(on: [Strike(by: [This])], each: true, until: Combat, then: [Stun(It)])"),
        "When Hulk strikes a character this combat, stun it."
    );
    assert_eq!(
        told(
            "Later(on: [Attack(of: Me, by: [Not(Alone)])], until: Turn, then: [Put(Plus, N(1), \
             All([Attacking]))])"
        ),
        "The next time characters on your side team attack this turn, put a +1/+1 counter on each attacker."
    );
    assert_eq!(
        keyword(
            "When(on: [PowerUp(who: [This])], given: Is(Card, [Shares(Name, This)]), then: [May([Move(Card, \
             Side(Me))])])"
        ),
        "When Hulk is powered up, if the discarded card is named Hulk, you may put that card onto your side."
    );
    assert_eq!(
        keyword("When(on: [PowerUp(who: [Mine])], limit: Turn, then: [Draw(Me, N(3))])"),
        "Once each turn, when a character on your side is powered up, draw three cards."
    );
    assert_eq!(
        keyword(
            "When(on: [Start(Build, Me)], given: There([Enemy, FaceUp, AtLeast(Atk, Add(Max(Atk, All([Mine, \
             FaceUp])), N(1)))]), then: [Choose(One([Enemy, FaceUp, AtLeast(Atk, Add(Max(Atk, All([Mine, \
             FaceUp])), N(1)))])), Move(This, Back(ControllerOf(It)))])"
        ),
        "At the start of your build phase, if a face-up enemy character has higher ATK than each face-up \
         character on your side, choose such a character, then move Hulk to the back row of that character's controller."
    );
}
