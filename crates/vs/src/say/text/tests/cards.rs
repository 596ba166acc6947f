use super::{bodies, power, read};
use crate::language::{Card, Keyword, Symbol};
use crate::say::text::{ParagraphKind, card_lines, symbols, type_line, whole};

const KEYWORDS: &str = r#"[
    (word: "Flight", is: [Word(Flight)]),
    (word: "Ranged", is: [Word(Ranged)]),
    (word: "Sting", is: [When(on: [Appear(who: [This])], then: [Put(Minus, N(1), One([Enemy]))])]),
]"#;

#[test]
fn super_powers() {
    assert_eq!(
        power("Thor", "Use(name: \"\", when: Main, cost: [Energy], then: [Put(Minus, N(3), One([Enemy]))])"),
        "Main [Energy]: Put three -1/-1 counters on an enemy character."
    );
    assert_eq!(
        power(
            "Spider-Man",
            "Use(name: \"\", when: AnyCombat, any_turn: true, cost: [Intellect], only_if: There([Mine, \
             Defending, Other]), then: [Defend(This)])"
        ),
        "Any turn, any combat [Intellect]: If another character on your side is defending, replace the defender \
         with Spider-Man and switch their positions."
    );
    assert_eq!(
        power(
            "Adam Warlock",
            "Use(name: \"\", when: Main, cost: [Might], works: Stunned, then: [Recover(This), Ready(This)])"
        ),
        "Main [Might]: Recover Adam Warlock and ready it. Use only while it is stunned."
    );
    assert_eq!(
        power(
            "Deadpool",
            "Use(name: \"\", when: Build, cost: [Might], works: In(Ko(Me)), then: [Move(This, Side(Me))])"
        ),
        "Build [Might]: Put Deadpool onto your side. Use only while it is in your KO pile."
    );
    assert_eq!(
        power("She-Hulk", "Use(name: \"\", when: Reaction(Use(of: Enemies)), cost: [Intellect], then: [Cancel(Use)])"),
        "Reaction [Intellect]: When an enemy player uses a super power, cancel it."
    );
    assert_eq!(
        power(
            "Loki",
            "Use(name: \"\", when: Combat, any_turn: true, cost: [Skill], then: [Play(One([PlotTwist, \
             Timed(AnyCombat), In(Ko(Me))])), Move(Card, Deck(Me))])"
        ),
        "Any turn, combat [Skill]: Play an any-turn combat plot twist from your KO pile, \
         then shuffle it into your deck."
    );
    assert_eq!(
        power(
            "Storm",
            "Use(name: \"\", when: StartOfMain, cost: [], limit: Game, then: [Draw(Me, N(1)), If(Amplified, \
             [Ready(This)])])"
        ),
        "Start of main: Draw a card. Use only once per game. Amplify: Ready Storm. \
         (Amplify only if you discarded a location to pay for this power.)"
    );
}

#[test]
fn a_whole_card() {
    let iron_man = r#"(
        id: "X", name: "Iron Man", aka: ["Tony Stark"], kind: Main(level: 1), teams: ["Avengers"],
        stats: (atk: 2, def: 4, health: 5), words: ["Sting", "Flight", "Ranged"],
        powers: [LevelUp(name: "Armor Mk 3", xp: 3, on: [PowerUp(who: [Mine])])],
        note: "A note.",
    )"#;
    assert_eq!(
        whole(&read::<Card>(iron_man), &read::<Vec<Keyword>>(KEYWORDS)),
        "Iron Man\n\
         Also known as Tony Stark\n\
         Main character, level 1 - Avengers\n\
         2/4, health 5\n\
         Flight, Ranged (It can fly over an enemy front row that has no character with Flight. It can attack from \
         the back row. When it does, only defenders with Ranged can strike back.)\n\
         Sting - When Iron Man appears, put a -1/-1 counter on an enemy character.\n\
         Armor Mk 3 - Level up (3): When a character on your side is powered up, Iron Man gains 1 XP.\n\
         Note: A note."
    );
}

#[test]
fn other_cards() {
    assert_eq!(
        bodies(
            "(id: \"X\", name: \"X\", kind: PlotTwist(symbols: 3), teams: [\"X-Men\"], modes: [\
                (when: Main, then: [Ready(One([]))]), (when: Combat, any_turn: true, then: [Cancel(Attack)])])"
        ),
        [
            "Main: Ready a character.",
            "Any turn, combat: Cancel the combat.",
            "Play only with three face-up X-Men characters on your side."
        ]
    );
    assert_eq!(bodies("(id: \"X\", name: \"X\", kind: Location(gives: [Skill]))"), ["Pays [Skill]."]);
    assert_eq!(
        bodies("(id: \"X\", name: \"X\", kind: Location(gives: [Energy, Might]), teams: [\"Avengers\"])"),
        ["Pays [Energy] or [Might] for an Avengers character's super power."]
    );
    let loader = "(id: \"X\", name: \"Power Loader\", kind: Equipment(cost: 3), powers: [\
                  Keyword(name: \"Lift\", is: [While([], This, [Stats(N(5), N(5))])])])";
    let line = &card_lines(&read::<Card>(loader), &[])[0];
    assert_eq!((line.title.as_str(), line.kind), ("Lift", ParagraphKind::Equipment { icons: false }));
    assert_eq!(line.said.body, "The equipped character has +5/+5.");
}

#[test]
fn type_lines() {
    let text = |facts: &str| type_line(&read::<Card>(&format!("(id: \"X\", name: \"X\", {facts})")));
    assert_eq!(text("kind: Main(level: 2), teams: [\"Avengers\"]"), "Main character, level 2 - Avengers");
    assert_eq!(text("kind: Supporting(cost: 4), teams: [\"X-Men\"]"), "Supporting character, cost 4 - X-Men");
    assert_eq!(text("kind: PlotTwist(symbols: 0)"), "Plot twist");
    assert_eq!(text("kind: Location(gives: [Skill])"), "Basic location");
    assert_eq!(
        text("kind: Location(gives: [Skill]), teams: [\"Super Villains\"]"),
        "Special location - Super Villains"
    );
    assert_eq!(text("kind: Equipment(cost: 1), teams: [\"The Company\"]"), "Equipment, cost 1 - The Company");
    assert_eq!(text("kind: Token"), "Token supporting character, cost 0");
    assert_eq!(text("kind: Token, cost: 4"), "Token supporting character, cost 4");
    assert_eq!(symbols(&[Symbol::Energy, Symbol::Intellect]), "[Energy][Intellect]");
}
