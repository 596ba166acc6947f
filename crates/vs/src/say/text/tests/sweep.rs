//! Every word of the language in every place prints as whole, clean sentences.

use super::samples::{CONDITIONS, EVENTS, LISTS, NUMBERS, PLACES, PLAYERS, PROPERTIES, RULES, SELECTS, TERMS, UNTIL};
use super::{keyword, power, told};

const ODD: [&str; 31] = [
    "  ",
    " .",
    " ,",
    "..",
    "a each",
    "each each",
    "each of each",
    " s ",
    "you you",
    "a a ",
    "''s",
    "Some(",
    "{",
    "}",
    "(who",
    "None",
    "an a ",
    "the the ",
    "you's",
    "they's",
    "it's ",
    "#",
    " and and ",
    "of of ",
    ",,",
    "()",
    "each of it ",
    "that are an",
    " an each",
    "of you ",
    "in in ",
];

/// The texts that are not clean, with what they were printed from.
#[derive(Default)]
struct Sweep {
    dirty: Vec<String>,
}

impl Sweep {
    fn clean(&mut self, text: &str, from: &str) {
        let ends = text.ends_with('.') || text.ends_with(".)");
        let starts = text.chars().next().is_some_and(|first| !first.is_lowercase());
        let found: Vec<&str> = ODD.into_iter().filter(|odd| text.contains(odd)).collect();
        if !(ends && starts && found.is_empty()) {
            self.dirty.push(format!("{from}\n    {text} {found:?}"));
        }
    }

    fn keyword(&mut self, is: &str) {
        self.clean(&keyword(is), is);
    }

    fn power(&mut self, written: &str) {
        self.clean(&power("Hulk", written), written);
    }

    /// The frame with each word in it, alone and behind and inside other effects.
    fn effects(&mut self, frame: &str, words: &[&str]) {
        for word in words {
            let effect = frame.replace('@', word);
            let settings = [
                effect.clone(),
                format!("Choose(One([Enemy])), {effect}"),
                format!("Each(Players(Enemies), [{effect}])"),
                format!("If(Not(There([In(Hand(Me))])), [May([{effect}])])"),
            ];
            settings.iter().for_each(|setting| self.clean(&told(setting), setting));
        }
    }
}

impl Drop for Sweep {
    fn drop(&mut self) {
        assert!(self.dirty.is_empty(), "{} texts\n{}", self.dirty.len(), self.dirty.join("\n"));
    }
}

#[test]
fn whom() {
    let mut sweep = Sweep::default();
    let frames = [
        "Choose(@)",
        "Stun(@)",
        "Daze(@)",
        "Ko(@)",
        "Wound(N(1), @)",
        "Heal(N(2), @)",
        "Recover(@)",
        "Ready(@), Exhaust(It)",
        "Hide(@)",
        "Put(Plus, N(1), @)",
        "Put(Minus, Divided(N(3)), @)",
        "Put(Minus, Sum(Minus, Itself), @)",
        "Take(Plus, N(2), @)",
        "Take(Plus, Sum(Plus, Itself), @)",
        "Flip(@)",
        "Level(@, N(2))",
        "Xp(N(1), @)",
        "Promote(@)",
        "Attack(@)",
        "Defend(@)",
        "Do(\"Freeze\", @)",
        "Do(\"Mark\", @)",
        "Undo([\"Freeze\", \"Mark\"], @)",
        "Join(@)",
        "Withdraw(@)",
        "Swap(@, This)",
        "Become(@, Card)",
        "Either([[Stun(@)], [Draw(Me, N(1))]])",
        "SetAside(@, Removed), Later(on: [Start(Turn, Me)], until: Game, then: [Move(Those, Home)])",
        "Discard(Chosen, @)",
        "Reveal(@)",
        "Look(@), Move(One([Among]), Hand(Me))",
        "Look(@), Move(One([Among]), Hand(Me)), Move(Rest, Bottom(Me))",
        "Turn(@, FaceUp)",
        "Play(@)",
        "Each(@, [Stun(It), Draw(Me, N(1))])",
        "Draw(ControllerOf(@), N(1))",
        "If(Is(@, [Stunned]), [Cancel(Attack)])",
    ];
    frames.iter().for_each(|frame| sweep.effects(frame, &SELECTS));
    for place in PLACES {
        sweep.effects(&format!("Move(@, {place})"), &SELECTS);
    }
}

#[test]
fn which() {
    let mut sweep = Sweep::default();
    let frames = [
        "Stun(One([Enemy, @]))",
        "Stun(UpTo(N(2), [@]))",
        "Stun(All([@]))",
        "Move(One([@, In(Ko(Me))]), Hand(Me))",
        "Discard(Me, One([@]))",
        "Draw(Me, Count([@]))",
        "If(Is(This, [@]), [Draw(Me, N(1))])",
        "If(Not(Is(All([Attacking]), [@])), [Draw(Me, N(1))])",
        "If(There([Mine, @]), [Draw(Me, N(1))])",
        "If(Not(There([@])), [Draw(Me, N(1))])",
        "Later(on: [Stun(by: [@])], until: Turn, then: [Stun(It)])",
        "Change(All([@]), [Never(Stun(who: [Itself]))], Turn)",
        "Reveal(Until(Me, [@])), Move(Card, Side(Me)), Move(Rest, Deck(Me))",
    ];
    let not: Vec<String> = PROPERTIES.iter().map(|is| format!("Not({is})")).collect();
    let not: Vec<&str> = not.iter().map(String::as_str).collect();
    for frame in frames {
        sweep.effects(frame, &PROPERTIES);
        sweep.effects(frame, &not);
        sweep.effects(&frame.replace(", @", "").replace("@, ", ""), &[""]);
    }
    for frame in ["Stun(One([@]))", "Stun(All([@]))", "If(There([@]), [Draw(Me, N(1))])", "Draw(Me, Count([@]))"] {
        sweep.effects(frame, &LISTS);
    }
}

#[test]
fn how_many() {
    let mut sweep = Sweep::default();
    let frames = [
        "Put(Plus, @, This)",
        "Wound(@, One([Enemy]))",
        "Draw(Chosen, @)",
        "Discard(Me, Exactly(@, [Location]))",
        "Discard(Chosen, Random(@, []))",
        "Stun(UpTo(@, [Enemy]))",
        "Look(Top(@, Me))",
        "Create(\"Imp\", @, Front(Me))",
        "Xp(@, This)",
        "Level(This, @)",
        "Points(@)",
        "Take(Plus, @, One([]))",
        "Change(This, [Stats(@, @)], Turn)",
        "Change(One([]), [Stats(N(0), @)], Turn)",
        "Change(This, [Set(Base(Atk), @)], Turn)",
        "Change(This, [Strikes(@, [])], Turn)",
        "Change(Players(Me), [Cheaper(Recruit(), @)], Next(Recruit))",
        "If(AtLeast(@, N(2)), [Say(Name)])",
        "If(AtLeast(N(2), @), [Say(Team)])",
        "Stun(All([AtLeast(Def, @)]))",
        "Stun(All([AtMost(Cost, @)]))",
    ];
    frames.iter().for_each(|frame| sweep.effects(frame, &NUMBERS));
}

#[test]
fn of_players() {
    let mut sweep = Sweep::default();
    let frames = [
        "Draw(@, N(1))",
        "Discard(@, All([]))",
        "Discard(@, All([PlotTwist]))",
        "Pay(@, [Intellect, Wild])",
        "May([Pay(@, [Skill])]), If(Did, [Stun(This)])",
        "Unless(@, [Draw(@, N(1))], [Stun(This)])",
        "Unless(@, [Draw(@, N(1)), Stun(This)], [Stun(This), Draw(Me, N(2))])",
        "Choose(Players(@)), Draw(Chosen, N(1))",
        "Raid(@)",
        "Each(Players(@), [Draw(Chosen, N(1)), Stun(MainOf(Chosen))])",
        "Ko(All([In(Resources(@))]))",
        "Ko(One([In(Resources(@)), Not(FaceUp)]))",
        "Stun(OneRow(@))",
        "Reveal(All([In(Hand(@))]))",
        "Reveal(All([AnyOf([In(Deck(@)), In(Hand(@))])])), Move(All([Among, Location]), Removed)",
        "Look(All([In(Hand(@))])), Discard(@, By(Me, One([Character])))",
        "If(TurnOf(@), [Draw(Me, N(1))])",
        "Move(One([Character, In(Ko(@))]), Side(Me))",
        "Move(One([Character, In(Deck(@))]), Removed)",
        "Draw(Me, Count([In(Hand(@))]))",
    ];
    frames.iter().for_each(|frame| sweep.effects(frame, &PLAYERS));
    let others = ["Cancel(Use)", "Cancel(Stun)", "Say(Card)", "Move(Top(N(1), Me), Resources(Me))"];
    sweep.effects("@", &others);
}

#[test]
fn how_long() {
    let mut sweep = Sweep::default();
    for until in UNTIL {
        for whom in SELECTS.iter().filter(|whom| !whom.starts_with("Players")) {
            sweep.effects(&format!("Change({whom}, [@], {until})"), &RULES);
        }
        for player in PLAYERS {
            sweep.effects(&format!("Change(Players({player}), [@], {until})"), &TERMS);
        }
        for each in [true, false] {
            let frame = format!("Later(on: [@], each: {each}, until: {until}, then: [Stun(It), Draw(Chosen, N(1))])");
            sweep.effects(&frame, &EVENTS);
        }
    }
}

#[test]
fn when() {
    let mut sweep = Sweep::default();
    for on in EVENTS {
        for cond in CONDITIONS {
            let text = format!("When(on: [{on}], during: {cond}, given: {cond}, then: [Stun(This)])");
            sweep.keyword(&text);
        }
        for more in EVENTS {
            let text = format!("When(on: [{on}, {more}], then: [Draw(Chosen, N(1))])");
            sweep.keyword(&text);
        }
        for within in ["Turn", "Game", "MyTurn", "Any"] {
            let text = format!("When(on: [{on}], first: {within}, limit: {within}, then: [Stun(It)])");
            sweep.keyword(&text);
        }
        let text = format!("LevelUp(name: \"\", xp: 3, on: [{on}])");
        sweep.power(&text);
    }
    for cond in CONDITIONS {
        sweep.effects(&format!("If({cond}, [@])"), &["Draw(Me, N(1))", "Stun(It), Draw(Me, N(1))"]);
        sweep.effects(&format!("If(Not({cond}), [@])"), &["Draw(Me, N(1))"]);
    }
}

#[test]
fn always() {
    let mut sweep = Sweep::default();
    for whom in ["This", "All([Enemy])", "All([Mine, Other, Supporting])", "MainOf(Me)", "All([Defending])"] {
        for rule in RULES {
            let text = format!("While([], {whom}, [{rule}])");
            sweep.keyword(&text);
        }
    }
    for cond in CONDITIONS {
        let text = format!("While([{cond}, Is(This, [Attacking])], This, [Stats(N(1), N(1)), Switch])");
        sweep.keyword(&text);
    }
    for rule in TERMS {
        let text = format!("While([], Players(Enemies), [{rule}])");
        sweep.keyword(&text);
    }
    for works in ["FaceUp", "Stunned", "Always", "EvenStunned", "In(Hand(Me))", "In(Resources(Me))"] {
        let text =
            format!("Use(name: \"\", when: Turn, cost: [Skill], works: {works}, then: [If(Amplified, [Stun(This)])])");
        sweep.power(&text);
        let text = format!("Keyword(name: \"\", works: {works}, is: [While([], This, [Switch])])");
        sweep.power(&text);
    }
}

#[test]
fn acts() {
    let mut sweep = Sweep::default();
    for when in
        ["Turn", "Recovery", "Build", "StartOfMain", "Main", "Combat", "AnyCombat", "Reaction(Draw(of: Enemies))"]
    {
        for limit in ["Turn", "Game", "MyTurn", "Any"] {
            let then = "[Move(This, Row(Controller)), Draw(Me, N(1))]";
            let text = format!("Act(when: {when}, limit: {limit}, only_if: Is(This, [Ready]), then: {then})");
            sweep.keyword(&text);
            let text = format!("Use(name: \"\", when: {when}, cost: [], limit: {limit}, then: {then})");
            sweep.power(&text);
        }
    }
}
