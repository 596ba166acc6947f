//! Words that only cards of later sets say.

use super::{bodies, keyword, power, told};

#[test]
fn one_of_several() {
    assert_eq!(told("Either([[Draw(Me, N(1))], [Ready(This)]])"), "Choose one: draw a card; or ready Hulk.");
    assert_eq!(
        told(
            "Choose(One([Other])), Either([[Change(It, [Gain([\"Flight\"])], Turn)], [Change(It, [Gain([\"Ranged\"])], Turn)]])"
        ),
        "Choose another character. It gains your choice of Flight or Ranged this turn."
    );
}

const SECOND: &str = "AtLeast(Level, N(2)), AtMost(Level, N(2)), In(Outside)";

#[test]
fn somebody_else() {
    assert_eq!(
        told(&format!("Choose(One([Main, {SECOND}])), Become(This, Card)")),
        "Choose a level 2 main character from outside the game. Hulk transforms into that card. (It keeps everything \
         on it, and its old card leaves the game.)"
    );
}

#[test]
fn from_outside_the_game() {
    let comes = format!("Move(One([Named(\"Thor\"), {SECOND}]), As(Side(Me), [Stunned, Main]))");
    assert_eq!(
        told(&format!("If(Is(MainOf(Me), [This]), [Ko(This), {comes}])")),
        "If your main character is Hulk, KO Hulk, then put a level 2 card named Thor from outside the game onto your \
         side stunned as your new main character."
    );
}

#[test]
fn into_a_collection() {
    assert_eq!(
        told(
            "Move(One([Supporting, Not(Shares(Team, All([In(Pile(\"Collection\", Me))])))]), Pile(\"Collection\", Me))"
        ),
        "Put into your Collection pile a supporting character that shares no team with any card there. (It is removed \
         from the game.)"
    );
}

#[test]
fn into_a_hand_for_a_time() {
    let back = "Later(on: [Start(Turn, Chosen)], until: Game, then: [Move(Those, Home)])";
    assert_eq!(
        told(&format!("SetAside(This, Hand(Owner)), If(Did, [{back}])")),
        "Put Hulk into its owner's hand and set aside the counters on it. At the start of their next turn, it \
         appears on its owner's side, in a row its owner chooses, with its counters, wounds and XP."
    );
}

#[test]
fn amplified_instead() {
    let use_of = |then: &str| power("Hulk", &format!("Use(name: \"A\", when: Main, cost: [Energy], then: [{then}])"));
    assert_eq!(
        use_of("If(Not(Amplified), [Heal(N(1), This)]), If(Amplified, [Heal(N(2), This)])"),
        "Main [Energy]: Heal a wound from Hulk. Amplify: Heal two wounds from it instead. \
         (Amplify only if you discarded a location to pay for this power.)"
    );
}

#[test]
fn other_ways_to_pay() {
    let cost = |cost: &str, or: &str| {
        power("Hulk", &format!("Use(name: \"A\", when: Main, cost: [{cost}], or: [{or}], then: [Draw(Me, N(1))])"))
    };
    assert_eq!(cost("Energy", "Pay(Me, [Might])"), "Main [Energy] or [Might]: Draw a card.");
    assert_eq!(cost("Energy", "Discard(Me, One([]))"), "Main [Energy] or discard a card: Draw a card.");
    assert_eq!(
        cost("Wild", "Either([[Pay(Me, [Alien])], [Pay(Me, [Humanity])]])"),
        "Main [Energy], [Intellect], [Might], [Skill], [Alien] or [Humanity]: Draw a card."
    );
    assert_eq!(
        keyword("While([], This, [Price(Recruit(who: [Itself]), [Pay(Me, [Might])])])"),
        "You may pay [Might] to recruit Hulk instead of paying its cost."
    );
}

#[test]
fn numbers() {
    assert_eq!(told("Draw(Me, Sub(N(3), Count([In(Hand(Me))])))"), "Draw cards until you have three cards in hand.");
    assert_eq!(
        told("Put(Plus, Times(Ko(who: [Enemy], stat: Health), Turn), This)"),
        "Put +1/+1 counters on Hulk equal to the total health of enemy characters that were KO'd this turn."
    );
    assert_eq!(
        told("Put(Minus, UpTo(Sub(Sum(Def, This), N(1))), This)"),
        "Put any number of -1/-1 counters on Hulk, up to one less than its DEF."
    );
    assert_eq!(
        told("Change(One([Other]), [Set(Atk, Add(Sum(Atk, Itself), Sub(Sum(Def, Itself), Sum(Atk, Itself))))], Turn)"),
        "Choose another character. Its ATK becomes the higher of its ATK and its DEF this turn."
    );
}

#[test]
fn cards_that_are_shown() {
    assert_eq!(
        told("Reveal(One([Character, In(Deck(Me))])), Move(Card, Hand(Me))"),
        "Search your deck for a character, reveal it, put it into your hand, then shuffle."
    );
    assert_eq!(
        told("Choose(One([Equipment, In(Deck(Me))])), Choose(One([Mine])), Move(Card, On(It))"),
        "Search your deck for an equipment, equip a character on your side with it, then shuffle."
    );
    assert_eq!(
        told("Move(One([Enemy]), On(This))"),
        "Hulk captures an enemy character. (A captured character is removed from the game with its wounds. When its \
         captor leaves play, put it stunned into its owner's back row.)"
    );
}

#[test]
fn decks() {
    let card = |more: &str| bodies(&format!("(id: \"A\", name: \"A\", kind: Location(gives: [Might]), {more})"));
    assert_eq!(
        card("teams: [\"X-Men\"], loyal: true")[1],
        "Your deck can hold this card only if every card in it that has a team is an X-Men card."
    );
    assert_eq!(
        card("limit: 2, pile: \"Relic\"")[1],
        "This card begins in your Relic pile outside the game. The pile has two copies of it."
    );
    let told = bodies("(id: \"A\", name: \"A\", kind: Token, limit: 1, pile: \"Relic\")");
    assert_eq!(
        told[0],
        "This card begins in your Relic pile outside the game. The pile has one copy of it. When it is revealed, \
         nothing happens and it stays there."
    );
    assert_eq!(card("limit: 8")[1], "Your deck can hold up to eight copies of this card.");
}
