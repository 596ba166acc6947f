use super::told;

#[test]
fn changes_for_a_time() {
    assert_eq!(
        told("Exhaust(One(Enemy, Front)), Change(It, CannotReady, ThisFalls), Change(It, CannotMove, ThisFalls)"),
        "Exhaust a front-row enemy character. It can't ready and can't be moved until Hulk gets stunned or leaves play."
    );
    assert_eq!(
        told("Change(All(Mine, Any), CannotBeAttacked, AfterMyTurn)"),
        "Characters on your side can't be attacked until your next turn is over."
    );
    assert_eq!(
        told("If(Is(This, Attacking), [Change(This, Stats(RealAtk(This), Def(This)), ThisCombat)])"),
        "If Hulk is attacking, double its current ATK and DEF this combat."
    );
    assert_eq!(
        told("If(Is(This, Defending), [Change(This, NoStrike, ThisCombat), Change(This, NotStruck, ThisCombat)])"),
        "If Hulk is defending, it can't strike and can't be struck this combat."
    );
    assert_eq!(
        told(
            "Choose(One(Any, All([Other, FaceUp]))), Change(This, Stats(Gap(Atk(It), RealAtk(This)), N(0)), ThisCombat)"
        ),
        "Choose another face-up character. Hulk gets +X/+0 this combat, where X is the amount by which \
         that character's ATK is higher than Hulk's ATK."
    );
    assert_eq!(
        told("FromKo(side: Mine, what: Character, to: DeckBottom), Change(This, Base(NamedAtk, NamedDef), ThisTurn)"),
        "Put a character from your KO pile on the bottom of your deck. \
         Hulk's base ATK and DEF become the printed ATK and DEF of that card this turn."
    );
    assert_eq!(
        told("Change(One(Mine, Any), Stats(N(1), N(1)), ThisTurn), Change(It, Gains([Ranged]), ThisTurn)"),
        "Give a character on your side +1/+1 and Ranged this turn."
    );
}

#[test]
fn counters_turned_and_taken() {
    assert_eq!(
        told("FlipCounters(UpTo(40, Any, AnyOf([With(Plus), With(Minus)])))"),
        "Choose any number of characters that have a +1/+1 counter or a -1/-1 counter; on each of them, \
         replace each +1/+1 counter with a -1/-1 counter, or each -1/-1 counter with a +1/+1 counter."
    );
    assert_eq!(
        told("Take(Plus, N(1), This), If(Did, [Wound(N(1), One(Any, All([FaceUp, Supporting])))])"),
        "Remove a +1/+1 counter from Hulk. If you do, put a wound on a face-up supporting character."
    );
    assert_eq!(
        told("Create(\"Demon Goblin\", Gap(N(4), Count(Mine, Named(\"Demon Goblin\"))))"),
        "Create Demon Goblin tokens in your front row until there are four characters named Demon Goblin on your side."
    );
}

#[test]
fn cards_sought_and_shown() {
    assert_eq!(
        told("FromKo(side: Enemy, what: Character, to: Removed), Purge(Chosen, All([Character, TheNamed]))"),
        "Remove a character from an enemy player's KO pile from the game. That player reveals their KO pile, \
         hand and deck, removes each character with that name in them from the game, then shuffles their deck."
    );
    assert_eq!(
        told("SearchTwist(All([AnyTurnCombatTwist, Not(InMyKo)]))"),
        "Search your deck for an any-turn combat plot twist whose name no card in your KO pile has, \
         play it if possible, then shuffle your deck."
    );
    assert_eq!(
        told("Search(what: All([Supporting, Named(\"Iron Fist\")]), to: MySide, wide: true)"),
        "Search your hand, deck and KO pile for a supporting character named Iron Fist, put it onto your side, \
         then shuffle your deck."
    );
    assert_eq!(
        told("ChoosePlayer(Enemy), DiscardPicked(Chosen, All([Character, Not(SharesTeam(MainOf(Theirs)))]))"),
        "Choose an enemy player. Look at that player's hand, pick a character that shares no team with \
         that player's main character and have it discarded."
    );
    assert_eq!(
        told("TopToResources, TopToResources"),
        "Put the top two cards of your deck face down into your resource row. \
         If one of them is a location, you may put it there face up instead."
    );
    assert_eq!(
        told("Draw(Me, Uses)"),
        "Draw a card for each time you have used a super power of this name this game, this time included."
    );
}

#[test]
fn players_and_teams() {
    assert_eq!(
        told("ChangePlayers(Enemy, OpenHand, PaidOff(Skill))"),
        "Enemy players play with their hands open until one of them pays [Skill] in their main phase. \
         (Only a basic location pays for that.)"
    );
    assert_eq!(
        told("ChangePlayers(Mine, RecruitsFromKo, ThisTurn)"),
        "You may recruit characters from your KO pile this turn."
    );
    assert_eq!(
        told("ChooseTeam, If(Is(All(Mine, Any), ChosenTeam), [Put(Plus, N(1), All(Mine, Any))])"),
        "Choose a team. If each character on your side is of the chosen team, \
         put a +1/+1 counter on each character on your side."
    );
    assert_eq!(
        told("If(There(Any, TeamAttacking), [Change(Attackers, Stats(N(3), N(0)), ThisCombat)])"),
        "If the combat is a team attack, the attackers get +3/+0 this combat."
    );
    assert_eq!(
        told("PayLess(less: N(4), team: \"Defenders\")"),
        "The next Defenders character you recruit this turn costs 4 less."
    );
    assert_eq!(
        told("Promote(This)"),
        "Hulk becomes your main character, and your main character until now becomes a supporting character."
    );
    assert_eq!(
        told(
            "If(Is(Defender, OnMySide), [FromHand(what: Character, beside: Defender), \
             If(Did, [ReplaceDefender(It), Later(on: CombatEnds, until: ThisCombat, then: [Ko(Those)])])])"
        ),
        "If the defender is on your side, you may put a character from your hand into the defender's row; \
         if you do, replace the defender with it and switch their positions; \
         at the end of this combat, KO that character."
    );
}
