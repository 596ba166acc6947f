//! Every word of the language in every place prints as whole, clean sentences.

use super::{keyword, told};

const WHO: [&str; 20] = [
    "This",
    "It",
    "Attackers",
    "Defender",
    "MainOf(Mine)",
    "MainOf(Enemy)",
    "MainOf(Any)",
    "MainOf(Theirs)",
    "One(Any, Any)",
    "One(Mine, Other)",
    "One(Enemy, NotIt)",
    "One(Theirs, Main)",
    "UpTo(1, Mine, Any)",
    "UpTo(2, Theirs, Any)",
    "All(Enemy, Any)",
    "All(Mine, Other)",
    "OneRow(Mine)",
    "OneRow(Enemy)",
    "OneRow(Any)",
    "OneRow(Theirs)",
];
const FILTERS: [&str; 34] = [
    "Any",
    "FaceUp",
    "Stunned",
    "Ready",
    "Exhausted",
    "Front",
    "Back",
    "Main",
    "Supporting",
    "Team(XMen)",
    "Good",
    "Evil",
    "Has(Ranged)",
    "InCombat",
    "Attacking",
    "Defending",
    "SoloAttacking",
    "TeamAttacking",
    "MeleeAttackingThis",
    "Other",
    "NotIt",
    "Wounded",
    "With(Plus)",
    "CostAtMost(3)",
    "Named(\"Thor\")",
    "Protected",
    "StunnedAnEnemy",
    "Survived",
    "Not(Main)",
    "Not(Has(Ranged))",
    "Not(Not(Wounded))",
    "All([Front, Evil])",
    "AnyOf([Front, Wounded])",
    "Not(AnyOf([Front, Wounded]))",
];
const NUMS: [&str; 10] = [
    "N(0)",
    "N(1)",
    "N(4)",
    "Count(Mine, Stunned)",
    "Wounds(This)",
    "Counters(Plus, It)",
    "Atk(This)",
    "Cost(It)",
    "Resources(Enemy)",
    "Amount",
];
const CHANGES: [&str; 14] = [
    "Stats(N(1), N(2))",
    "Stats(Amount, N(0))",
    "Stats(Atk(This), Def(It))",
    "Base(N(1), N(1))",
    "Base(Atk(It), N(2))",
    "Switch",
    "Reset",
    "Gains([Stealth])",
    "Gains([Violent, Invisible])",
    "Loses(All)",
    "Loses(KeywordAndSuper)",
    "NoWound",
    "NoStrikeBackAtTeams",
    "NotStruckAtRange",
];
const UNTIL: [&str; 5] = ["ThisCombat", "ThisTurn", "NextAttack", "ThisFalls", "InPlay"];
const ONS: [&str; 14] = [
    "Appears(This)",
    "Attacks(Any(Mine, Any))",
    "Attacked(Other(Enemy, Any))",
    "Stunned(Those)",
    "Stuns(This, Any(Enemy, Any))",
    "Kod(This)",
    "Kos(Any(Mine, Any), Any(Enemy, Any))",
    "LeavesPlay(This)",
    "Recovers(This)",
    "PowersUp(Any(Theirs, Any))",
    "Resource(Theirs)",
    "TurnStarts(Theirs)",
    "MainStarts(Any)",
    "CombatEnds",
];
const CARDS: [&str; 15] = [
    "Any",
    "Character",
    "Supporting",
    "PlotTwist",
    "AnyTurnCombatTwist",
    "Location",
    "Team(XMen)",
    "Named(\"Thor\")",
    "TheNamed",
    "SameCard",
    "CostAtLeast(N(2))",
    "CostAtMost(Cost(It))",
    "Not(Location)",
    "All([Supporting, Team(Avengers)])",
    "AnyOf([Location, PlotTwist])",
];
const CONDS: [&str; 10] = [
    "Is(It, Stunned)",
    "There(Theirs, Defending)",
    "AtLeast(N(2), Count(Enemy, Any))",
    "AtLeast(Amount, N(2))",
    "Did",
    "TurnOf(Any)",
    "EmptyHand(Chosen)",
    "NoAttack(Controller(It))",
    "AllStunned(Theirs)",
    "RangedCombat",
];

fn clean(text: &str, from: &str) {
    let ends = text.ends_with('.') || text.ends_with(".)");
    let starts = text.chars().next().is_some_and(|first| !first.is_lowercase());
    let odd = [
        "  ",
        " .",
        " ,",
        "..",
        "a each",
        "each each",
        "each of each",
        " s ",
        "you you",
        "an enemy player has all",
        "a a ",
        "''s",
    ];
    let found: Vec<&str> = odd.into_iter().filter(|odd| text.contains(odd)).collect();
    assert!(ends && starts && found.is_empty(), "{from}\n{text}\n{found:?}");
}

fn sweep(frame: &str, words: &[&str]) {
    for word in words {
        let effect = frame.replace('@', word);
        clean(&told(&effect), &effect);
        let behind = format!("Choose(One(Enemy, Any)), {effect}");
        clean(&told(&behind), &behind);
        let each = format!("ForEachPlayer(Enemy, [{effect}])");
        clean(&told(&each), &each);
        let under = format!("If(EmptyHand(Me), [May([{effect}])])");
        clean(&told(&under), &under);
    }
}

#[test]
fn whom() {
    let frames = [
        "Choose(@)",
        "Put(Plus, N(1), @)",
        "TakeAll(Minus, @)",
        "FlipCounters(@)",
        "Stun(@)",
        "Daze(@)",
        "Ko(@)",
        "Wound(N(1), @)",
        "Heal(N(2), @)",
        "Recover(@)",
        "Ready(@)",
        "Exhaust(@)",
        "Freeze(@)",
        "Hide(@)",
        "Push(@)",
        "Pull(@)",
        "Move(@)",
        "ToHand(@)",
        "Borrow(@)",
        "BecomeLevel(@, 2)",
        "ReplaceDefender(@)",
        "Draw(Controller(@), N(1))",
        "Unless(Controller(@), [Draw(Controller(It), N(1))], [Stun(It)])",
    ];
    frames.iter().for_each(|frame| sweep(frame, &WHO));
    for change in CHANGES {
        for until in UNTIL {
            sweep(&format!("Change(@, {change}, {until})"), &WHO);
        }
    }
}

#[test]
fn which() {
    let frames = [
        "Stun(One(Enemy, @))",
        "Stun(UpTo(2, Mine, @))",
        "Stun(All(Any, @))",
        "Draw(Me, Count(Mine, @))",
        "If(Is(This, @), [CancelCombat])",
        "If(Not(Is(Attackers, @)), [CancelPower])",
        "If(There(Mine, @), [NameCard])",
        "If(Not(There(Enemy, @)), [TopToResources])",
        "AttackNow(Enemy, @)",
        "Divide(counter: Plus, total: N(3), most: 3, side: Mine, filter: @)",
    ];
    frames.iter().for_each(|frame| sweep(frame, &FILTERS));
}

#[test]
fn how_many() {
    let frames = [
        "Put(Plus, @, This)",
        "Draw(Chosen, @)",
        "Discard(Me, @, Location)",
        "DiscardAtRandom(Chosen, @)",
        "RandomFromKo(@)",
        "PayLess(@)",
        "Create(\"Imp\", @)",
        "Heal(@, It)",
        "Change(This, Stats(@, @), ThisTurn)",
        "If(AtLeast(@, N(2)), [ChoosePlayer(Mine)])",
        "If(AtLeast(N(2), @), [DiscardHand(Me)])",
    ];
    frames.iter().for_each(|frame| sweep(frame, &NUMS));
}

#[test]
fn which_cards() {
    let frames = [
        "Discard(Chosen, N(1), @)",
        "Discard(Me, N(3), @)",
        "DiscardAll(Chosen, @)",
        "Search(what: @, to: MySide)",
        "Search(what: @, to: Deck)",
        "FromKo(side: Theirs, what: @, to: Resources)",
        "FromKo(side: Any, what: @, to: Ko)",
        "KoPilesToDecks(@)",
        "PlayTwistFromKo(@)",
        "Sift(top: 1, open: false, take: @)",
        "RevealHand(Chosen), DiscardAll(Me, @)",
        "TurnUpLocation, MoveKod(Hand)",
    ];
    frames.iter().for_each(|frame| sweep(frame, &CARDS));
}

#[test]
fn when() {
    let frames = [
        "Later(on: @, until: ThisTurn, then: [Stun(It), Draw(Chosen, N(1))])",
        "Later(on: @, each: true, until: ThisFalls, during: RangedCombat, then: [Ko(One(Theirs, Any))])",
        "Choose(UpTo(2, Mine, Any)), Later(on: @, until: ThisCombat, then: [If(Did, [Ready(This)])])",
    ];
    frames.iter().for_each(|frame| sweep(frame, &ONS));
    for cond in CONDS {
        sweep(&format!("If({cond}, [@])"), &["Draw(Me, N(1))", "Stun(It), Draw(Me, N(1))"]);
        sweep(&format!("If(Not({cond}), [@])"), &["Draw(Me, N(1))"]);
        for on in ONS {
            let text = format!("When(on: {on}, during: {cond}, given: {cond}, then: [Stun(This)])");
            clean(&keyword(&text), &text);
        }
    }
}
