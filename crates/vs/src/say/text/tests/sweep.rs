//! Every word of the language in every place prints as whole, clean sentences.

use super::samples::{CARDS, CHANGES, CONDS, FILTERS, NUMS, ONS, UNTIL, WHO};
use super::{keyword, told};

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
        "Take(Plus, N(1), @)",
        "Take(Minus, Amount, @)",
        "DoubleCounters(Minus, @)",
        "GoOver(@, Me)",
        "GoOver(@, Owner(It))",
        "Promote(@)",
        "RemoveForNow(@), Return",
        "FromHand(what: Character, beside: @), If(Did, [ReplaceDefender(It)])",
        "Draw(Controller(@), N(1))",
        "Draw(Owner(@), Hand(Owner(@)))",
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
        "PayLess(less: @)",
        "Create(\"Imp\", @)",
        "GainXp(@)",
        "GainPoints(@)",
        "PayLess(less: @, team: \"Defenders\")",
        "Take(Plus, @, One(Any, Any))",
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
        "Search(what: @, to: Hand, wide: true)",
        "SearchTwist(@)",
        "RevealUntil(what: @, to: MySide), Ko(It)",
        "RevealUntil(what: @, to: Deck)",
        "DiscardPicked(Chosen, @)",
        "DiscardPicked(Me, @)",
        "Purge(Chosen, @)",
        "FromKo(side: Mine, what: @, to: DeckBottom)",
        "FromKo(side: Theirs, what: @, to: Resources)",
        "FromKo(side: Any, what: @, to: Ko)",
        "KoPilesToDecks(@)",
        "PlayTwistFromKo(@)",
        "Sift(top: 1, open: false, take: @)",
        "RevealHand(Chosen), DiscardAll(Me, @)",
        "TurnUpLocation(@), MoveKod(Hand)",
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

#[test]
fn of_players() {
    let frames = [
        "KoResources(@)",
        "Raid(@)",
        "ChangePlayers(@, OpenHand, PaidOff(Skill))",
        "ChangePlayers(@, NoPlotTwists, ThisCombat)",
        "ChangePlayers(@, RecruitsFromKo, ThisTurn)",
        "Offer(@, [Intellect, Wild], [Stun(This), Draw(Me, N(1))])",
    ];
    frames.iter().for_each(|frame| sweep(frame, &["Mine", "Enemy", "Any", "Theirs"]));
    let others =
        ["Arrange(top: 1, bottom: 1)", "Arrange(top: 4, bottom: 2)", "Arrange(top: 3, bottom: 0)", "ChooseTeam"];
    sweep("@", &others);
}

#[test]
fn keywords() {
    let rules = [
        "PowersInKo(Namesake)",
        "Forbids(@, [Flight])",
        "NoCounters(@, Minus)",
        "CannotStrike(@, This)",
        "CannotStrike(This, @)",
    ];
    for who in WHO.iter().filter(|who| !who.starts_with("One") && !who.starts_with("UpTo")) {
        for rule in rules {
            let rule = rule.replace('@', who);
            for text in [format!("Always({rule})"), format!("While(Is(This, Attacking), {rule})")] {
                clean(&keyword(&text), &text);
            }
        }
    }
    for when in ["Recovery", "Build", "StartOfMain", "Main", "Combat", "AnyCombat", "Reaction(Draws(Enemy))"] {
        for limit in ["Turn", "Game", "AnyNumber"] {
            let text = format!(
                "Act(when: {when}, limit: {limit}, only_if: Is(This, Ready), then: [Move(This), Draw(Me, N(1))])"
            );
            clean(&keyword(&text), &text);
        }
    }
}
