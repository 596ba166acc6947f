use super::power;

fn level(name: &str, rest: &str) -> String {
    power(name, &format!("LevelUp(name: \"\", {rest})"))
}

#[test]
fn what_gives_experience() {
    assert_eq!(
        level("She-Hulk", "xp: 5, on: [Attack(of: Me, by: [Not(Alone)])]"),
        "Level up (5): When characters on your side team attack, She-Hulk gains 1 XP."
    );
    assert_eq!(
        level("Dr. Strange", "xp: 5, on: [Draw(of: Me)]"),
        "Level up (5): When you draw one or more cards, Dr. Strange gains 1 XP."
    );
    assert_eq!(
        level("Venom", "xp: 5, on: [Put(stat: Plus, who: [This])]"),
        "Level up (5): When Venom gains one or more +1/+1 counters, it gains 1 XP."
    );
    assert_eq!(
        level("Mystique", "xp: 10, on: [Gain(stat: Atk, who: [This])], gain: Amount"),
        "Level up (10): When Mystique gains ATK, it gains that much XP."
    );
    assert_eq!(
        level("Kingpin", "xp: 5, on: [Appear(what: [Location], to: Resources(Me))]"),
        "Level up (5): When a face-up location enters your resource row, Kingpin gains 1 XP."
    );
    assert_eq!(
        level(
            "Captain Marvel",
            "xp: 4, on: [Stun(by: [This], who: [Enemy])], during: All([Is(This, [InCombat]), Is(It, [InCombat])])"
        ),
        "Level up (4): When Captain Marvel stuns an enemy character in combat, Captain Marvel gains 1 XP."
    );
}

#[test]
fn conditions_of_experience() {
    assert_eq!(
        level("Sister Grimm", "xp: 1, on: [Wound(who: [This])], during: TurnOf(Enemies)"),
        "Level up (1): When Sister Grimm gets a wound during an enemy turn, it gains 1 XP."
    );
    assert_eq!(
        level(
            "Phoenix",
            "xp: 1, on: [Appear(who: [Character])], given: AtLeast(Add(Count([Supporting]), Count([Supporting, \
             In(Ko(Everybody))])), N(20))"
        ),
        "Level up (1): When a character appears, if there are 20 or more supporting characters in play \
         and in all KO piles together, Phoenix gains 1 XP."
    );
    assert_eq!(
        level(
            "Dark Phoenix",
            "xp: 1, on: [Move(to: Resources(Everybody))], given: AtLeast(Count([In(Resources(Everybody))]), \
             N(20))"
        ),
        "Level up (1): When a player gains a resource, if there are 20 or more resources in play, \
         Dark Phoenix gains 1 XP."
    );
    assert_eq!(
        level(
            "Enchantress",
            "xp: 3, on: [End(Turn, Me)], given: There([Mine, FaceUp, Supporting, AtLeast(Atk, Add(Max(Atk, \
             All([Enemy, Supporting])), N(1)))])"
        ),
        "Level up (3): At the end of your turn, if a face-up supporting character on your side has higher ATK \
         than each enemy supporting character, Enchantress gains 1 XP."
    );
}

#[test]
fn experience_by_effects() {
    assert_eq!(
        level(
            "Black Cat",
            "xp: 6, on: [End(Turn, Me)], then: [Choose(Players(OneOf(Enemies))), Xp(Sub(Count([In(Hand(Me))]), \
             Count([In(Hand(Chosen))])), This)]"
        ),
        "Level up (6): At the end of your turn, choose an enemy player. If you have more cards in hand \
         than they do, Black Cat gains XP equal to the difference."
    );
    assert_eq!(
        level(
            "Winter Soldier",
            "xp: 2, on: [Stun(by: [This], who: [Enemy, Defending])], then: [If(Not(Is(This, \
             [Marked(\"Freeze\")])), [May([Do(\"Freeze\", This), Xp(N(1), This)])])]"
        ),
        "Level up (2): When Winter Soldier stuns an enemy defender, if Winter Soldier isn't frozen, you may \
         freeze it. If you do, it gains 1 XP. (A frozen character is exhausted and can't ready during its next \
         turn.)"
    );
    assert_eq!(
        level("Luke Cage", "xp: 5, bought: true"),
        "Level up (5): In your build phase, you may pay any number of recruit points. \
         Luke Cage gains 1 XP for each point paid."
    );
}
