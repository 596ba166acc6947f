use super::told;

#[test]
fn changes_for_a_time() {
    assert_eq!(
        told(
            "Exhaust(One([In(Front(Enemies))])), Change(It, [Never(Ready(who: [Itself])), Never(Move(who: \
             [Itself]))], Event([Stun(who: [This]), Leave(who: [This])]))"
        ),
        "Exhaust a front-row enemy character. It can't ready or be moved until Hulk gets stunned or leaves play."
    );
    assert_eq!(
        told("Change(All([Mine]), [Never(Attack(who: [Itself]))], End(Turn, Me))"),
        "Characters on your side can't be attacked until the end of your next turn."
    );
    assert_eq!(
        told("If(Is(This, [Attacking]), [Change(This, [Stats(Sum(Real(Atk), This), Sum(Def, This))], Combat)])"),
        "If Hulk is attacking, double its current ATK and DEF this combat."
    );
    assert_eq!(
        told(
            "If(Is(This, [Defending]), [Change(This, [Never(Strike(by: [Itself])), Never(Strike(who: \
             [Itself]))], Combat)])"
        ),
        "If Hulk is defending, it can't strike or be struck this combat."
    );
    assert_eq!(
        told(
            "Choose(One([Other, FaceUp])), Change(This, [Stats(Sub(Sum(Atk, It), Sum(Real(Atk), This)), N(0))], \
             Combat)"
        ),
        "Choose another face-up character. If its ATK is higher, Hulk gets +X/+0 this combat, where X is the difference."
    );
    assert_eq!(
        told(
            "Move(One([Character, In(Ko(Me))]), Bottom(Me)), Change(This, [Set(Base(Atk), Sum(Printed(Atk), \
             Card)), Set(Base(Def), Sum(Printed(Def), Card))], Turn)"
        ),
        "Put a character from your KO pile on the bottom of your deck. \
         Hulk's base ATK and DEF become that card's printed ATK and DEF this turn."
    );
    assert_eq!(
        told("Change(One([Mine]), [Stats(N(1), N(1)), Gain([\"Ranged\"])], Turn)"),
        "Give a character on your side +1/+1 and Ranged this turn."
    );
}

#[test]
fn counters_turned_and_taken() {
    assert_eq!(
        told("Flip(Some([AnyOf([AtLeast(Plus, N(1)), AtLeast(Minus, N(1))])]))"),
        "Choose any number of characters. On each, turn +1/+1 counters into -1/-1 counters, or vice versa."
    );
    assert_eq!(
        told("Take(Plus, N(1), This), If(Did, [Wound(N(1), One([FaceUp, Supporting]))])"),
        "Remove a +1/+1 counter from Hulk. If you do, put a wound on a face-up supporting character."
    );
    assert_eq!(
        told("Create(\"Demon Goblin\", Sub(N(4), Count([Mine, Named(\"Demon Goblin\")])), Front(Me))"),
        "Create Demon Goblin tokens in your front row until there are four characters named Demon Goblin on your side."
    );
}

#[test]
fn cards_sought_and_shown() {
    assert_eq!(
        told(
            "Move(One([Character, In(Ko(Enemies))]), Removed), Reveal(All([AnyOf([In(Deck(Chosen)), \
             In(Hand(Chosen)), In(Ko(Chosen))])])), Move(All([Among, Character, Shares(Name, Card)]), Removed)"
        ),
        "Remove a character in an enemy player's KO pile from the game. That player reveals their deck, hand \
         and KO pile. Remove each character with that name among them from the game, then shuffle their deck."
    );
    assert_eq!(
        told("Play(One([PlotTwist, Timed(AnyCombat), Not(Shares(Name, All([In(Ko(Me))]))), In(Deck(Me))]))"),
        "Search your deck for an any-turn combat plot twist that doesn't share a name with any card in your KO \
         pile, play it if possible, then shuffle."
    );
    assert_eq!(
        told(
            "Move(One([Supporting, Named(\"Iron Fist\"), AnyOf([In(Deck(Me)), In(Hand(Me)), In(Ko(Me))])]), \
             Side(Me))"
        ),
        "Search your deck, hand and KO pile for a supporting character named Iron Fist, put it onto your side, \
         then shuffle."
    );
    assert_eq!(
        told(
            "Choose(Players(OneOf(Enemies))), Look(All([In(Hand(Chosen))])), Discard(Chosen, By(Me, \
             One([Character, Not(Shares(Team, MainOf(Chosen)))])))"
        ),
        "Choose an enemy player. Look at their hand and choose a character in it that doesn't share a team with \
         their main character. They discard it."
    );
    assert_eq!(
        told("Move(Top(N(1), Me), Resources(Me)), Move(Top(N(1), Me), Resources(Me))"),
        "Put the top two cards of your deck face down into your resource row. \
         You may put any locations among them face up instead."
    );
    assert_eq!(
        told("Draw(Me, Times(Use(of: Me, what: [Named(\"\")]), Game))"),
        "Draw a card for each time you have used a super power of this name this game, including this time."
    );
}

#[test]
fn players_and_teams() {
    assert_eq!(
        told("Change(Players(Enemies), [Open(Hand(Itself), Everybody)], Event([Pay(of: Itself, symbol: Skill)]))"),
        "Enemy players play with their hands revealed. In their main phase, an enemy player may pay [Skill] to end \
         this. (Only a basic location can pay for this.)"
    );
    assert_eq!(
        told("Change(Players(Me), [Can(Recruit(from: Ko(Itself)))], Turn)"),
        "You can recruit characters from your KO pile this turn."
    );
    assert_eq!(
        told("Say(Team), If(Is(All([Mine]), [Shares(Team, Card)]), [Put(Plus, N(1), All([Mine]))])"),
        "Choose a team. If all characters on your side are on that team, put a +1/+1 counter on each of them."
    );
    assert_eq!(
        told("If(There([Attacking, Not(Alone)]), [Change(All([Attacking]), [Stats(N(3), N(0))], Combat)])"),
        "If the combat is a team attack, the attackers get +3/+0 this combat."
    );
    assert_eq!(
        told("Change(Players(Me), [Cheaper(Recruit(who: [Team(\"Defenders\")]), N(4))], Next(Recruit))"),
        "You pay 4 less to recruit your next Defenders character this turn."
    );
    assert_eq!(
        told("Promote(This)"),
        "Hulk becomes your main character, and your old main character becomes a supporting character."
    );
    assert_eq!(
        told(
            "If(Is(All([Defending]), [Mine]), [May([Move(One([Character, In(Hand(Me))]), \
             Beside(All([Defending])))]), If(Did, [Defend(It), Later(on: [End(Combat, Everybody)], until: \
             Combat, then: [Ko(Those)])])])"
        ),
        "If the defender is on your side, you may put a character from your hand into the defender's row. If you \
         do, replace the defender with it. At the end of this combat, KO that \
         character."
    );
}

#[test]
fn who_was_just_named_is_not_named_again() {
    assert_eq!(
        told("If(Is(MainOf(Me), [InCombat]), [Change(MainOf(Me), [Stats(N(2), N(0))], Combat)])"),
        "If your main character is in combat, it gets +2/+0 this combat."
    );
    assert_eq!(
        told(
            "Heal(N(1), All([Mine, Team(\"Good\")])), Put(Plus, N(1), All([Mine, Team(\"Good\")])), Choose(Some([Mine, Team(\"Good\")])), \
              Recover(It), Ready(It)"
        ),
        "Heal a wound from each Good character on your side, then put a +1/+1 counter on each of them. \
         Recover and ready any number of them."
    );
    assert_eq!(
        told("Stun(All([Enemy])), Ready(One([Mine])), Exhaust(All([Enemy]))"),
        "Stun each enemy character, then ready a character on your side. Exhaust each enemy character."
    );
}

#[test]
fn what_is_done_otherwise() {
    assert_eq!(
        told("If(There([Enemy, Stunned]), [Choose(One([Enemy, Stunned])), Ko(It)]), If(Not(Did), [Draw(Me, N(1))])"),
        "If there is a stunned enemy character, choose one and KO it. Otherwise, draw a card."
    );
}
