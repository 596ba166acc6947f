use super::{keyword, told};

#[test]
fn those_that_it_was_made_for() {
    assert_eq!(
        told(
            "Put(Plus, N(2), One(Mine, All([Other, Supporting]))), Later(on: Attacks(Those), until: ThisTurn, then: [Ready(It)])"
        ),
        "Put two +1/+1 counters on another supporting character on your side. \
         The next time it attacks this turn, ready it."
    );
    assert_eq!(
        told(
            "RevealUntil(what: All([Character, Not(OnMySide)]), to: MySide), \
             Later(on: TurnEnds(Any), until: ThisTurn, then: [Ko(Those)])"
        ),
        "Reveal cards from the top of your deck up to the first character whose name no character on your side has, \
         put it onto your side, then shuffle the other revealed cards into your deck. \
         At the end of this turn, KO that character."
    );
}

#[test]
fn several_moments_for_the_same() {
    assert_eq!(
        told(
            "Exhaust(One(Enemy, Supporting)), GoOver(It, Me), \
             Later(on: Stunned(This), until: ThisFalls, then: [If(Is(Those, OnMySide), [GoOver(Those, Owner(Those))])]), \
             Later(on: LeavesSide(This), until: ThisFalls, then: [If(Is(Those, OnMySide), [GoOver(Those, Owner(Those))])])"
        ),
        "Exhaust an enemy supporting character and move it to your back row, under your control. \
         When Hulk gets stunned or leaves your side, if that character is on your side, \
         move it to its owner's back row."
    );
    assert_eq!(
        told(
            "RemoveForNow(UpTo(40, Mine, All([Other, FaceUp]))), \
             Later(on: TurnStarts(Mine), until: InPlay, then: [Return]), \
             Later(on: LeavesPlay(This), until: InPlay, then: [Return])"
        ),
        "Remove any number of other face-up characters on your side from the game for a time. \
         At the start of your next turn or when Hulk leaves play, return the characters removed this way \
         to their owners' sides, each in a row of its owner's choice, with their counters, wounds and XP."
    );
    assert_eq!(
        keyword(
            "When(on: Stuns(This, Any(Enemy, Any)), then: [Put(Plus, N(1), This)]), \
             When(on: Stunned(This), then: [Put(Plus, N(1), This)])"
        ),
        "When Hulk stuns an enemy character or gets stunned, put a +1/+1 counter on Hulk."
    );
}

#[test]
fn what_happens_to_whom() {
    assert_eq!(
        told("Later(on: Strikes(This, Any(Any, Any)), each: true, until: ThisCombat, then: [Stun(It)])"),
        "When Hulk strikes a character this combat, stun it."
    );
    assert_eq!(
        told("Later(on: TeamAttacks(Mine), until: ThisTurn, then: [Put(Plus, N(1), Attackers)])"),
        "The next time characters on your side team attack this turn, put a +1/+1 counter on each attacker."
    );
    assert_eq!(
        keyword("When(on: PowersUp(This), given: Card(Namesake), then: [May([MoveKod(MySide)])])"),
        "When Hulk powers up, if the discarded card is named Hulk, you may put the discarded card onto your side."
    );
    assert_eq!(
        keyword("When(on: PowersUp(Any(Mine, Any)), once_each_turn: true, then: [Draw(Me, N(3))])"),
        "Once each turn, when a character on your side powers up, draw three cards."
    );
    assert_eq!(
        keyword(
            "When(on: BuildStarts(Mine), given: There(Enemy, All([FaceUp, AtkAbove(HighestAtk(All(Mine, FaceUp)))])), \
             then: [Choose(One(Enemy, All([FaceUp, AtkAbove(HighestAtk(All(Mine, FaceUp)))]))), \
             GoOver(This, Controller(It))])"
        ),
        "At the start of your build phase, if there is a face-up enemy character that has more ATK than \
         each face-up character on your side, choose such a character. Move Hulk to the back row of \
         that character's controller, who controls it from then on."
    );
}
