use super::{keyword, power, told};

#[test]
fn what_happens_to_characters() {
    let text = |on: &str| keyword(&format!("When(on: {on}, then: [Put(Plus, N(1), It)])"));
    assert_eq!(text("Attacks(This)"), "When Hulk attacks, put a +1/+1 counter on it.");
    assert_eq!(
        text("Appears(Other(Mine, Any))"),
        "When another character appears on your side, put a +1/+1 counter on it."
    );
    assert_eq!(
        text("Kos(This, Any(Enemy, Supporting))"),
        "When Hulk KOs an enemy supporting character, put a +1/+1 counter on it."
    );
    assert_eq!(text("LeavesPlay(Any(Any, Main))"), "When a main character leaves play, put a +1/+1 counter on it.");
    assert_eq!(text("Stuns(Any(Enemy, Any), This)"), "When an enemy character stuns Hulk, put a +1/+1 counter on it.");
}

#[test]
fn whose_counter_it_is() {
    assert_eq!(
        keyword("When(on: Stuns(This, Any(Enemy, Any)), then: [Put(Plus, N(1), This)])"),
        "When Hulk stuns an enemy character, put a +1/+1 counter on Hulk."
    );
    assert_eq!(
        keyword("When(on: Kod(This), then: [May([MoveKod(Deck)])])"),
        "When Hulk gets KO'd, you may shuffle it into its owner's deck."
    );
    assert_eq!(
        keyword("When(on: Kod(This), then: [May([MoveKod(Resources)])])"),
        "When Hulk gets KO'd, you may put it face down into its owner's resource row."
    );
}

#[test]
fn what_players_do() {
    let text = |on: &str| keyword(&format!("When(on: {on}, then: [Draw(Me, N(1))])"));
    assert_eq!(text("PlotTwist(Mine)"), "When you play a plot twist, draw a card.");
    assert_eq!(text("SuperPower(Enemy)"), "When an enemy player uses a super power, draw a card.");
    assert_eq!(text("Recruits(Any)"), "When a player recruits a character, draw a card.");
    assert_eq!(text("Resource(Mine)"), "When you gain a resource, draw a card.");
    assert_eq!(text("CardLeavesHand(Enemy)"), "When a card leaves an enemy player's hand, draw a card.");
}

#[test]
fn moments() {
    let text = |on: &str| keyword(&format!("When(on: {on}, then: [Draw(Me, N(1))])"));
    assert_eq!(text("TurnStarts(Mine)"), "At the start of your turn, draw a card.");
    assert_eq!(text("BuildStarts(Mine)"), "At the start of your build phase, draw a card.");
    assert_eq!(text("MainStarts(Enemy)"), "At the start of each enemy player's main phase, draw a card.");
    assert_eq!(text("TurnEnds(Any)"), "At the end of each turn, draw a card.");
    assert_eq!(text("CombatEnds"), "At the end of each combat, draw a card.");
}

#[test]
fn given_and_during() {
    assert_eq!(
        keyword("When(on: TurnStarts(Mine), given: Is(This, FaceUp), then: [May([Draw(Me, N(1))])])"),
        "At the start of your turn, if Hulk is face up, you may draw a card."
    );
    assert_eq!(
        keyword("When(on: Stunned(This), during: TurnOf(Enemy), then: [Draw(Me, N(1))])"),
        "When Hulk gets stunned during an enemy player's turn, draw a card."
    );
    assert_eq!(
        keyword("When(on: Stuns(This, Any(Enemy, Any)), during: Is(This, Wounded), then: [Ready(This)])"),
        "When Hulk stuns an enemy character while Hulk has a wound, ready Hulk."
    );
    assert_eq!(
        keyword("When(on: Attacked(This), first_each_turn: true, then: [May([CancelCombat])])"),
        "The first time each turn that Hulk is attacked, you may cancel the combat."
    );
    assert_eq!(
        keyword(
            "When(on: Attacks(This), during: All([Not(RangedCombat), Is(This, SoloAttacking)]), then: [Draw(Me, N(1))])"
        ),
        "When Hulk attacks in melee combat and while solo attacking, draw a card."
    );
}

#[test]
fn levels() {
    assert_eq!(
        power(
            "Wolverine",
            "LevelUp(name: \"\", xp: 3, on: Stuns(This, Any(Enemy, Defending)), during: Is(This, SoloAttacking))"
        ),
        "Level up (3): When Wolverine stuns an enemy defender while solo attacking, Wolverine gains 1 XP."
    );
    assert_eq!(
        power(
            "Spider-Man",
            "LevelUp(name: \"\", xp: 8, on: TurnEnds(Mine), gain: Count(Mine, All([FaceUp, Supporting])))"
        ),
        "Level up (8): At the end of your turn, Spider-Man gains 1 XP for each face-up supporting character \
         on your side."
    );
    assert_eq!(
        power("Deadpool", "LevelUp(name: \"\", xp: 3, on: TurnEnds(Mine), given: AllStunned(Enemy))"),
        "Level up (3): At the end of your turn, if all characters of an enemy player are stunned, \
         Deadpool gains 1 XP."
    );
    assert_eq!(
        power("Rocket", "LevelUp(name: \"\", xp: 1, on: CardLeavesHand(Mine), given: EmptyHand(Me))"),
        "Level up (1): When a card leaves your hand, if your hand is empty, Rocket gains 1 XP."
    );
}

#[test]
fn triggers_of_their_own() {
    assert_eq!(
        told("Later(on: Stuns(This, Any(Any, Any)), each: true, until: ThisTurn, then: [Ko(It)])"),
        "When Hulk stuns a character this turn, KO it."
    );
    assert_eq!(
        told("Later(on: CombatEnds, until: ThisCombat, then: [Stun(All(Enemy, Survived))])"),
        "At the end of this combat, stun each enemy character that survived the combat."
    );
    assert_eq!(
        told(
            "Put(Plus, N(2), One(Mine, All([Other, Supporting]))), \
              Later(on: Attacks(Those), until: ThisTurn, then: [Ready(It)])"
        ),
        "Put two +1/+1 counters on another supporting character on your side. \
         The next time it attacks this turn, ready it."
    );
    assert_eq!(
        told("Later(on: TurnEnds(Mine), until: ThisTurn, then: [Draw(Me, N(1)), Exhaust(This)])"),
        "At the end of this turn, draw a card, then exhaust Hulk."
    );
    assert_eq!(
        told(
            "Later(on: Stuns(This, Any(Enemy, Front)), during: All([Is(This, SoloAttacking), Is(This, Survived)]), \
              until: ThisCombat, then: [May([AttackNow(Theirs, Back)])])"
        ),
        "The next time Hulk stuns a front-row enemy character this combat while solo attacking and survives, \
         you may have Hulk attack a back-row character on that character's side at once, \
         even while exhausted and ignoring protection."
    );
}

#[test]
fn players_of_triggers() {
    assert_eq!(
        keyword("When(on: PlotTwist(Enemy), then: [Discard(Chosen, N(1), Any)])"),
        "When an enemy player plays a plot twist, that player discards a card."
    );
    assert_eq!(
        keyword("When(on: Stunned(Any(Enemy, Any)), then: [Discard(Chosen, N(1), Any)])"),
        "When an enemy character gets stunned, its controller discards a card."
    );
}
