use super::told;

#[test]
fn counters() {
    assert_eq!(told("Put(Minus, N(3), One([Enemy]))"), "Put three -1/-1 counters on an enemy character.");
    assert_eq!(told("Put(Plus, Sum(Wounds, This), This)"), "Put a +1/+1 counter on Hulk for each wound on it.");
    assert_eq!(
        told("Put(Minus, Sum(Plus, This), One([Enemy]))"),
        "Put a -1/-1 counter on an enemy character for each +1/+1 counter on Hulk."
    );
    assert_eq!(told("Put(Plus, Sum(Atk, It), This)"), "Put +1/+1 counters on Hulk equal to that character's ATK.");
    assert_eq!(told("Put(Plus, N(12), This)"), "Put 12 +1/+1 counters on Hulk.");
    assert_eq!(
        told("Put(Minus, N(1), UpTo(N(2), [Enemy]))"),
        "Put a -1/-1 counter on each of up to two enemy characters."
    );
    assert_eq!(
        told("Put(Minus, Divided(N(2)), UpTo(N(2), [Enemy]))"),
        "Divide two -1/-1 counters among up to two enemy characters."
    );
    assert_eq!(
        told("Take(Plus, Sum(Plus, Itself), This), Draw(Me, Amount)"),
        "Remove all +1/+1 counters from Hulk, then draw that many cards."
    );
    assert_eq!(told("Flip(One([]))"), "Turn all +1/+1 counters on a character into -1/-1 counters, or vice versa.");
}

#[test]
fn things_done_to_characters() {
    assert_eq!(told("Stun(One([Attacking, Melee, Against([This])]))"), "Stun a character melee attacking Hulk.");
    assert_eq!(
        told("Put(Minus, N(1), One([Enemy])), May([Move(It, Back(Controller))])"),
        "Put a -1/-1 counter on an enemy character. You may push it to its back row."
    );
    assert_eq!(
        told("Move(One([In(Back(Enemies))]), Front(Controller))"),
        "Pull a back-row enemy character to its front row."
    );
    assert_eq!(told("Recover(This), Ready(This)"), "Recover Hulk and ready it.");
    assert_eq!(told("Wound(N(1), All([Stunned]))"), "Put a wound on each stunned character.");
    assert_eq!(told("Heal(N(2), MainOf(Me))"), "Heal two wounds from your main character.");
    assert_eq!(
        told("Do(\"Freeze\", One([]))"),
        "Freeze a character. (A frozen character is exhausted and can't ready during its next turn.)"
    );
    assert_eq!(
        told("Hide(One([Mine, FaceUp]))"),
        "Hide a face-up character on your side. (A hidden character loses its counters \
         and equipment and turns face down but stays ready. Until its recovery phase, it has no powers and can't \
         attack or defend.)"
    );
    assert_eq!(
        told("Daze(One([Enemy, Supporting]))"),
        "Daze an enemy supporting character. (A dazed character is stunned without getting a wound.)"
    );
    assert_eq!(
        told("Move(UpTo(N(1), [Mine, Other, Supporting]), Hand(Owner)), Move(This, Hand(Owner))"),
        "Return Hulk and up to one other supporting character on your side to their owners' hands."
    );
    assert_eq!(
        told("Move(UpTo(N(2), [Supporting]), Hand(Owner))"),
        "Return up to two supporting characters to their owners' hands."
    );
    assert_eq!(
        told(
            "Ready(One([Enemy, FaceUp])), Move(It, Row(Me)), Later(on: [End(Turn, Me)], until: Turn, then: \
             [Move(Those, Home)])"
        ),
        "Ready a face-up enemy character and move it to your front or back row. \
         At the end of your turn, move it back."
    );
    assert_eq!(
        told("Heal(N(1), All([Mine])), Level(This, N(1))"),
        "Heal a wound from each character on your side. Hulk becomes level 1."
    );
}

#[test]
fn changes() {
    assert_eq!(told("Change(This, [Stats(N(3), N(0))], Combat)"), "Hulk gets +3/+0 this combat.");
    assert_eq!(told("Change(One([Attacking]), [Stats(N(0), N(-3))], Combat)"), "Give an attacker +0/-3 this combat.");
    assert_eq!(
        told("Change(This, [Stats(Count([Mine, FaceUp, Supporting]), N(0))], Turn)"),
        "Hulk gets +1/+0 this turn for each face-up supporting character on your side."
    );
    assert_eq!(
        told(
            "Change(This, [Stats(N(3), N(0)), Never(Strike(by: [Defending], who: [Itself, AtRange]))], \
             Next(Attack))"
        ),
        "Hulk gets +3/+0 during its next attack this turn. \
         If that attack is ranged, defenders can't strike it."
    );
    assert_eq!(
        told("Change(This, [Stats(N(1), N(1)), Gain([\"Flight\", \"Ranged\"])], Turn)"),
        "Hulk gets +1/+1 and gains Flight and Ranged this turn."
    );
    assert_eq!(
        told("Change(All([Mine]), [Gain([\"Lethal\"])], Turn)"),
        "Characters on your side gain Lethal this turn. (If a character with Lethal wounds a defending supporting \
         character, KO that character.)"
    );
    assert_eq!(
        told("Change(One([InCombat]), [Switch], Combat)"),
        "Choose a character in the combat. Switch its ATK and DEF this combat."
    );
    assert_eq!(
        told("Take(Plus, Sum(Plus, Itself), One([Enemy, InCombat])), Change(It, [Reset], Combat)"),
        "Remove all +1/+1 counters from an enemy character in the combat. Its ATK and DEF become its base ATK and \
         DEF this combat."
    );
    assert_eq!(
        told("Change(This, [Set(Base(Atk), N(4)), Set(Base(Def), N(6))], Turn)"),
        "Hulk's base ATK and DEF become 4/6 this turn."
    );
    assert_eq!(
        told("Change(This, [Never(Wound(who: [Itself], via: Stun))], Combat)"),
        "If Hulk gets stunned this combat, it doesn't get a wound."
    );
    assert_eq!(
        told("Change(This, [AttacksPlayers], Game)"),
        "As long as Hulk is in play, it can attack enemy players whose characters are all stunned. \
         (A defending player counts as a 0/1 supporting character with health 1.)"
    );
    assert_eq!(told("Change(All([Enemy]), [Lose([])], Turn)"), "Enemy characters lose all their powers this turn.");
}

#[test]
fn names_and_pronouns() {
    assert_eq!(
        told(
            "Choose(One([Other, FaceUp])), Change(This, [Set(Base(Atk), Sum(Atk, It)), Set(Base(Def), Sum(Def, \
             It))], Turn)"
        ),
        "Choose another face-up character. Hulk's base ATK and DEF become equal to \
         that character's current ATK and DEF this turn."
    );
    assert_eq!(
        told("Put(Plus, N(1), One([Mine, Other])), Put(Plus, N(1), This)"),
        "Put a +1/+1 counter on another character on your side, then put a +1/+1 counter on Hulk."
    );
    assert_eq!(
        told("Stun(UpTo(N(2), [Enemy])), Move(It, Back(Controller))"),
        "Stun up to two enemy characters and push them to their back row."
    );
    assert_eq!(
        told("Put(Plus, N(1), All([Mine])), Change(It, [Gain([\"Flight\"])], Turn)"),
        "Put a +1/+1 counter on each character on your side. They gain Flight this turn."
    );
    assert_eq!(told("Stun(All([Defending])), Ready(All([Attacking]))"), "Stun the defender, then ready each attacker.");
    assert_eq!(told("Put(Minus, N(1), OneRow(Me))"), "Put a -1/-1 counter on each character in one of your rows.");
}

#[test]
fn cards_outside_play() {
    assert_eq!(told("Draw(Me, N(2))"), "Draw two cards.");
    assert_eq!(told("Discard(Me, Exactly(N(2), [PlotTwist]))"), "Discard two plot twists.");
    assert_eq!(
        told("Say(Name), Choose(Players(OneOf(Enemies))), Discard(Chosen, All([Shares(Name, Card)]))"),
        "Name a card, then choose an enemy player. That player reveals their hand and discards each card \
         with that name."
    );
    assert_eq!(
        told("Move(Top(N(1), Me), Resources(Me))"),
        "Put the top card of your deck face down into your resource row. \
         If it is a location, you may put it there face up instead."
    );
    assert_eq!(
        told("Reveal(Top(N(5), Me)), Move(One([Among, Character]), Hand(Me)), Move(Rest, Bottom(Me))"),
        "Reveal the top five cards of your deck. Put a character from among them into your hand and the rest on the \
         bottom of your deck in any order."
    );
    assert_eq!(
        told("Move(One([Supporting, Team(\"X-Men\"), AtMost(Cost, N(3)), In(Deck(Me))]), Hand(Me))"),
        "Search your deck for an X-Men supporting character with cost 3 or less, put it into your hand, then \
         shuffle."
    );
    assert_eq!(told("Ko(One([Not(FaceUp), In(Resources(Everybody))]))"), "KO a face-down resource.");
    assert_eq!(
        told("Turn(One([Location, FaceUp, In(Resources(Enemies))]), Not(FaceUp))"),
        "Turn a face-up enemy location face down."
    );
    assert_eq!(
        told("Move(One([Character, In(Ko(Enemies))]), Side(Me))"),
        "Put a character from an enemy player's KO pile onto your side."
    );
    assert_eq!(told("Move(One([In(Ko(Me))]), Removed)"), "Remove a card in your KO pile from the game.");
    assert_eq!(
        told("Move(Random(N(2), [In(Ko(Me))]), Hand(Me))"),
        "Put two cards at random from your KO pile into your hand."
    );
    assert_eq!(
        told("Move(All([Character, In(Ko(Everybody))]), Deck(Owner)), Put(Plus, Amount, This)"),
        "Shuffle each character in every KO pile into its owner's deck, then put that many +1/+1 counters on Hulk."
    );
    assert_eq!(told("Create(\"Demon Goblin\", N(4), Front(Me))"), "Create four Demon Goblin tokens in your front row.");
    assert_eq!(told("Create(\"Imp\", N(1), Back(Me))"), "Create an Imp token in your back row.");
    assert_eq!(told("Create(\"Imp\", N(2), Side(Me))"), "Create two Imp tokens on your side.");
    assert_eq!(
        told("Change(Players(Me), [Cheaper(Recruit(), N(1))], Next(Recruit))"),
        "You pay 1 less to recruit your next character this turn."
    );
}

#[test]
fn choices_and_conditions() {
    assert_eq!(
        told(
            "Choose(One([Enemy, Supporting])), Unless(ControllerOf(It), [Discard(ControllerOf(It), Random(N(1), \
             []))], [Stun(It)])"
        ),
        "Choose an enemy supporting character. Stun it unless its controller discards a card at random."
    );
    assert_eq!(
        told("Unless(Me, [Discard(Me, One([]))], [Stun(This), Exhaust(This), Draw(Me, N(1))])"),
        "You may discard a card. If you don't, stun Hulk and exhaust it, then draw a card."
    );
    assert_eq!(told("Unless(Me, [Discard(Me, One([]))], [Stun(This)])"), "Stun Hulk unless you discard a card.");
    assert_eq!(
        told("May([Choose(Players(OneOf(Everybody))), Discard(Chosen, All([])), Draw(Chosen, Amount)])"),
        "You may have a player discard their hand, then draw that many cards."
    );
    assert_eq!(
        told("May([Discard(Me, One([Location]))]), If(Did, [Draw(Me, N(2))])"),
        "You may discard a location. If you do, draw two cards."
    );
    assert_eq!(
        told("If(Is(This, [AtLeast(Wounds, N(1))]), [Put(Plus, N(7), This)])"),
        "If Hulk has a wound, put seven +1/+1 counters on it."
    );
    assert_eq!(
        told(
            "If(There([Attacking, AtRange]), [Draw(Me, N(1))]), If(Not(There([Attacking, AtRange])), [Draw(Me, \
             N(2))])"
        ),
        "If the combat is ranged, draw a card. Otherwise, draw two cards."
    );
    assert_eq!(
        told(
            "Choose(One([Enemy, Supporting])), Discard(Me, One([AtLeast(Cost, Sum(Cost, It))])), If(Did, \
             [Stun(It)])"
        ),
        "Choose an enemy supporting character. Discard a card that costs at least as much as that character. \
         If you do, stun it."
    );
    assert_eq!(
        told(
            "Each(Players(Enemies), [Stun(MainOf(Chosen)), Ko(One([In(Resources(Chosen))])), \
             Ko(One([In(Side(Chosen)), Supporting])), Discard(Chosen, Random(N(1), []))])"
        ),
        "For each enemy player, stun their main character, KO one of their resources, \
         KO one of their supporting characters, and they discard a card at random."
    );
    assert_eq!(
        told("Each(Players(Everybody), [Discard(Chosen, All([])), Draw(Chosen, N(3))])"),
        "Each player discards their hand, then draws three cards."
    );
}

#[test]
fn of_whole_groups() {
    assert_eq!(
        told("Change(All([Enemy]), [Switch], Turn)"),
        "Switch the ATK and DEF of each enemy character this turn."
    );
    assert_eq!(
        told(
            "Change(MainOf(Me), [Never(Wound(who: [Itself], via: Stun))], Event([Stun(who: [This]), Leave(who: \
             [This])]))"
        ),
        "Until Hulk gets stunned or leaves play, if your main character gets stunned, it doesn't get a wound."
    );
    assert_eq!(
        told(
            "Later(on: [Attack(by: [Enemy])], each: true, until: Event([Stun(who: [This]), Leave(who: [This])]), \
             then: [Exhaust(This)])"
        ),
        "Until Hulk gets stunned or leaves play, each time an enemy character attacks, exhaust Hulk."
    );
}
