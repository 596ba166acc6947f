use super::{keyword, power, told};

#[test]
fn what_happens_to_characters() {
    let text = |on: &str| keyword(&format!("When(on: [{on}], then: [Put(Plus, N(1), It)])"));
    assert_eq!(text("Attack(by: [This])"), "When Hulk attacks, put a +1/+1 counter on it.");
    assert_eq!(
        text("Appear(who: [Mine, Other])"),
        "When another character appears on your side, put a +1/+1 counter on it."
    );
    assert_eq!(
        text("Ko(by: [This], who: [Enemy, Supporting])"),
        "When Hulk KOs an enemy supporting character, put a +1/+1 counter on it."
    );
    assert_eq!(text("Leave(who: [Main])"), "When a main character leaves play, put a +1/+1 counter on it.");
    assert_eq!(
        text("Stun(by: [Enemy], who: [This])"),
        "When an enemy character stuns Hulk, put a +1/+1 counter on it."
    );
}

#[test]
fn whose_counter_it_is() {
    assert_eq!(
        keyword("When(on: [Stun(by: [This], who: [Enemy])], then: [Put(Plus, N(1), This)])"),
        "When Hulk stuns an enemy character, put a +1/+1 counter on Hulk."
    );
    assert_eq!(
        keyword("When(on: [Ko(who: [This])], then: [May([Move(Card, Deck(Owner))])])"),
        "When Hulk gets KO'd, you may shuffle it into its owner's deck."
    );
    assert_eq!(
        keyword("When(on: [Ko(who: [This])], then: [May([Move(Card, Resources(Owner))])])"),
        "When Hulk gets KO'd, you may put it face down into its owner's resource row."
    );
}

#[test]
fn what_players_do() {
    let text = |on: &str| keyword(&format!("When(on: [{on}], then: [Draw(Me, N(1))])"));
    assert_eq!(text("Play(of: Me, what: [PlotTwist])"), "When you play a plot twist, draw a card.");
    assert_eq!(text("Use(of: Enemies)"), "When an enemy player uses a super power, draw a card.");
    assert_eq!(text("Recruit(of: Everybody)"), "When a player recruits a character, draw a card.");
    assert_eq!(text("Move(to: Resources(Me))"), "When you gain a resource, draw a card.");
    assert_eq!(text("Move(from: Hand(Enemies))"), "When a card leaves an enemy player's hand, draw a card.");
}

#[test]
fn moments() {
    let text = |on: &str| keyword(&format!("When(on: [{on}], then: [Draw(Me, N(1))])"));
    assert_eq!(text("Start(Turn, Me)"), "At the start of your turn, draw a card.");
    assert_eq!(text("Start(Build, Me)"), "At the start of your build phase, draw a card.");
    assert_eq!(text("Start(Main, Enemies)"), "At the start of each enemy player's main phase, draw a card.");
    assert_eq!(text("End(Turn, Everybody)"), "At the end of each turn, draw a card.");
    assert_eq!(text("End(Combat, Everybody)"), "At the end of each combat, draw a card.");
}

#[test]
fn given_and_during() {
    assert_eq!(
        keyword("When(on: [Start(Turn, Me)], given: Is(This, [FaceUp]), then: [May([Draw(Me, N(1))])])"),
        "At the start of your turn, if Hulk is face up, you may draw a card."
    );
    assert_eq!(
        keyword("When(on: [Stun(who: [This])], during: TurnOf(Enemies), then: [Draw(Me, N(1))])"),
        "When Hulk gets stunned during an enemy turn, draw a card."
    );
    assert_eq!(
        keyword(
            "When(on: [Stun(by: [This], who: [Enemy])], during: Is(This, [AtLeast(Wounds, N(1))]), then: \
             [Ready(This)])"
        ),
        "When Hulk stuns an enemy character while Hulk has a wound, ready Hulk."
    );
    assert_eq!(
        keyword("When(on: [Attack(who: [This])], first: Turn, then: [May([Cancel(Attack)])])"),
        "The first time each turn that Hulk is attacked, you may cancel the combat."
    );
    assert_eq!(
        keyword(
            "When(on: [Attack(by: [This])], during: All([Not(There([Attacking, AtRange])), Is(This, [Attacking, \
             Alone])]), then: [Draw(Me, N(1))])"
        ),
        "When Hulk attacks in melee combat and while solo attacking, draw a card."
    );
}

#[test]
fn levels() {
    assert_eq!(
        power(
            "Wolverine",
            "LevelUp(name: \"\", xp: 3, on: [Stun(by: [This], who: [Enemy, Defending])], during: Is(This, \
             [Attacking, Alone]))"
        ),
        "Level up (3): When Wolverine stuns an enemy defender while solo attacking, Wolverine gains 1 XP."
    );
    assert_eq!(
        power("Spider-Man", "LevelUp(name: \"\", xp: 8, on: [End(Turn, Me)], gain: Count([Mine, FaceUp, Supporting]))"),
        "Level up (8): At the end of your turn, Spider-Man gains 1 XP for each face-up supporting character \
         on your side."
    );
    assert_eq!(
        power(
            "Deadpool",
            "LevelUp(name: \"\", xp: 3, on: [End(Turn, Me)], given: Is(Players(Who(Enemies, \
             Is(All([In(Side(Chosen))]), [Stunned]))), []))"
        ),
        "Level up (3): At the end of your turn, if all characters of an enemy player are stunned, \
         Deadpool gains 1 XP."
    );
    assert_eq!(
        power("Rocket", "LevelUp(name: \"\", xp: 1, on: [Move(from: Hand(Me))], given: Not(There([In(Hand(Me))])))"),
        "Level up (1): When a card leaves your hand, if your hand is empty, Rocket gains 1 XP."
    );
}

#[test]
fn triggers_of_their_own() {
    assert_eq!(
        told("Later(on: [Stun(by: [This])], each: true, until: Turn, then: [Ko(It)])"),
        "When Hulk stuns a character this turn, KO it."
    );
    assert_eq!(
        told("Later(on: [End(Combat, Everybody)], until: Combat, then: [Stun(All([Enemy, Survived]))])"),
        "At the end of this combat, stun each enemy character that survived the combat."
    );
    assert_eq!(
        told(
            "Put(Plus, N(2), One([Mine, Other, Supporting])), Later(on: [Attack(by: [Those])], until: Turn, \
             then: [Ready(It)])"
        ),
        "Put two +1/+1 counters on another supporting character on your side. \
         The next time it attacks this turn, ready it."
    );
    assert_eq!(
        told("Later(on: [End(Turn, Me)], until: Turn, then: [Draw(Me, N(1)), Exhaust(This)])"),
        "At the end of your turn, draw a card, then exhaust Hulk."
    );
    assert_eq!(
        told(
            "Later(on: [Stun(by: [This], who: [In(Front(Enemies))])], during: All([Is(This, [Attacking, Alone]), \
             Is(This, [Survived])]), until: Combat, then: [May([Attack(One([In(Back(Chosen))]))])])"
        ),
        "When Hulk stuns a front-row enemy character this combat while solo attacking and survives, Hulk may \
         attack a back-row character on that character's side at once, even while exhausted and ignoring \
         protection."
    );
}

#[test]
fn players_of_triggers() {
    assert_eq!(
        keyword("When(on: [Play(of: Enemies, what: [PlotTwist])], then: [Discard(Chosen, One([]))])"),
        "When an enemy player plays a plot twist, that player discards a card."
    );
    assert_eq!(
        keyword("When(on: [Stun(who: [Enemy])], then: [Discard(Chosen, One([]))])"),
        "When an enemy character gets stunned, its controller discards a card."
    );
}
