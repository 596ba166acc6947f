//! What the engine is told to do, and what is refused because it could not do it.

use super::{Known, Lower};
use crate::compile::{CardError, Compiler};
use crate::language::{self, Works};
use crate::plain::{self, Counter, Dest, Filter, From, Num, On, Side, Subject, Take, TriggerKind, Until, Who};
use crate::program::Program;
use crate::state::window::Piles;
use crate::verbs::Effect;
use crate::verbs::all as verb;
use ron::extensions::Extensions;

fn program(effects: &str) -> Result<Program, CardError> {
    let list: Vec<language::Effect> = read(&format!("[{effects}]"));
    let mut compiler = Compiler::new(&[], &[])?;
    compiler.effects(&Lower::new(&Known::default(), "", &Works::FaceUp), &list)?;
    Ok(compiler.program)
}

fn lowered(effects: &str) -> Result<Vec<Effect>, CardError> {
    program(effects).map(|program| program.effects)
}

/// What a card file would say.
fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text).expect(text)
}

fn subject(side: Side, filter: Filter) -> Option<Subject> {
    Some(Subject { side, filter })
}

/// Why the rules can't play it.
fn refused(effects: &str) -> String {
    lowered(effects).expect_err(effects).to_string()
}

#[test]
fn a_list_is_a_side_and_a_filter() {
    let stun = |list: &str| lowered(&format!("Stun(One([{list}]))"));
    let one = |side, filter| Ok(vec![Effect::Stun(verb::Stun(Who::One(side, filter)))]);
    assert_eq!(stun(""), one(Side::Any, Filter::Any));
    assert_eq!(stun("Enemy, Supporting"), one(Side::Enemy, Filter::Supporting));
    assert_eq!(stun("In(Front(Enemies))"), one(Side::Enemy, Filter::Front));
    let all = |filters: &[Filter]| Filter::All(filters.to_vec());
    assert_eq!(stun("Mine, Attacking, Alone"), one(Side::Mine, all(&[Filter::Attacking, Filter::Alone])));
    let together = Filter::Not(Box::new(Filter::Alone));
    let team = all(&[Filter::Attacking, together, Filter::Main]);
    assert_eq!(stun("Attacking, Not(Alone), Main"), one(Side::Any, team));
    let fights = Filter::Against(Box::new(all(&[Filter::On(Side::Mine), Filter::Main])));
    assert_eq!(stun("Enemy, Against([Mine, Main])"), one(Side::Enemy, fights));
    assert!(refused("Stun(One([Mine, In(Front(Enemies))]))").ends_with("(it speaks of two sides)"));
    assert!(refused("Stun(One([Among]))").contains("`Among` can be written"));
}

#[test]
fn a_row_of_somebody_is_asked_only_where_a_side_is_meant() {
    let found = program("If(Is(It, [In(Back(Everybody))]), [Stun(It)])").expect("a row is asked");
    assert_eq!(found.conds.last(), Some(&plain::Cond::Is(Who::It, Filter::Back)));
    let mine = program("If(Is(It, [In(Back(Me))]), [Stun(It)])").expect("whose row it is is asked, too");
    let back = Filter::All(vec![Filter::On(Side::Mine), Filter::Back]);
    assert_eq!(mine.conds.last(), Some(&plain::Cond::Is(Who::It, back)));
}

#[test]
fn cards_go_to_their_owners() {
    let from = |side, to| {
        let from = From::Piles(side, Piles::KO);
        Ok(vec![Effect::MoveCards(verb::MoveCards { from, take: Take::Chosen(1, 1), what: Filter::Any, to })])
    };
    assert_eq!(lowered("Move(One([In(Ko(Me))]), Hand(Me))"), from(Side::Mine, Dest::Hand));
    assert_eq!(lowered("Move(One([In(Ko(Enemies))]), Hand(Owner))"), from(Side::Enemy, Dest::Hand));
    assert_eq!(lowered("Move(One([In(Ko(Enemies))]), Side(Me))"), from(Side::Enemy, Dest::MySide));
    assert!(refused("Move(One([In(Ko(Enemies))]), Hand(Me))").ends_with("(a card goes to a place of its Owner)"));
    assert!(refused("Move(Card, Deck(Me))").ends_with("(a card goes to a place of its Owner)"));
}

#[test]
fn rules_for_whoever_was_chosen_hold_for_it() {
    let both = lowered("Change(One([Mine]), [Stats(N(1), N(1)), Gain([\"Ranged\"])], Turn)").expect("two changes");
    let gains = plain::Change::Gains(vec![plain::Gained::Word(plain::Word::Ranged)]);
    assert_eq!(both.len(), 2);
    assert_eq!(
        both[1],
        Effect::ChangeCharacters(verb::ChangeCharacters(Who::It, gains, Until::ThisTurn)),
        "the second does not choose again"
    );
    assert!(refused("Change(This, [Gain([\"Tough\"])], Turn)").contains("Tough"));
}

#[test]
fn what_a_look_leaves_goes_back() {
    let back = |effects: &str| lowered(effects).expect(effects).last() == Some(&Effect::PutBack(verb::PutBack));
    assert!(back("Look(Top(N(3), Me)), Move(One([Among]), Hand(Me))"));
    assert!(!back("Look(Top(N(3), Me)), Move(One([Among]), Hand(Me)), Move(Rest, Ko(Me))"));
    assert!(!back("Look(Top(N(3), Me))"), "nothing has changed");
    let late = "Look(Top(N(3), Me)), Move(One([Among]), Hand(Me)), Draw(Me, N(1)), May([Move(One([Among]), Ko(Me))])";
    assert!(back(late), "behind whatever speaks of them");
    assert!(back("Look(All([In(Deck(Me))]))"), "it is shuffled");
    assert!(!back("Reveal(All([In(Hand(Me))]))"));
}

#[test]
fn cards_looked_at_go_to_their_owner() {
    let look = "Choose(Players(OneOf(Enemies))), Look(Top(N(2), Chosen))";
    assert!(lowered(&format!("{look}, Move(Rest, Bottom(Chosen))")).is_ok());
    assert!(refused(&format!("{look}, Move(Rest, Bottom(Me))")).ends_with("(a card goes to a place of its Owner)"));
}

#[test]
fn some_effects_are_one_to_the_engine() {
    let sift = "Look(Top(N(3), Me)), Move(One([Among]), Hand(Me)), Move(Rest, Bottom(Me))";
    let sift = program(sift).expect("a look and two moves");
    assert_eq!((sift.effects.len(), &sift.said[..]), (3, &[0, 0, 0][..]), "they are said together");
    assert!(refused("Reveal(Some([In(Hand(Me))]))").ends_with("(the engine can't show these cards yet)"));
    let borrow = "Move(One([Enemy]), Row(Me)), Later(on: [End(Turn, Me)], until: Turn, then: [Move(Those, Home)])";
    assert_eq!(lowered(borrow), Ok(vec![Effect::Borrow(verb::Borrow(Who::One(Side::Enemy, Filter::Any), 0))]));
}

#[test]
fn a_number_may_be_that_of_each() {
    let again = Effect::DoubleCounters(verb::DoubleCounters(Counter::Minus, Who::All(Side::Enemy, Filter::Any)));
    assert_eq!(lowered("Put(Minus, Sum(Minus, Itself), All([Enemy]))"), Ok(vec![again]));
    assert_eq!(
        lowered("Take(Plus, Sum(Plus, Itself), This)"),
        Ok(vec![Effect::TakeAll(verb::TakeAll(Counter::Plus, Who::This))])
    );
}

#[test]
fn a_delayed_trigger_may_wait_for_several_things() {
    let found = program("Later(on: [Stun(who: [This]), Ko(who: [This])], until: Turn, then: [Draw(Me, N(1))])");
    let found: Vec<On> = found.expect("two triggers").delayed.into_iter().map(|trigger| trigger.on).collect();
    let kinds: Vec<TriggerKind> = found.iter().map(|on| on.kind).collect();
    assert_eq!(kinds[2..], [TriggerKind::Stunned, TriggerKind::Kod], "behind those that give borrowed characters back");
    assert!(found[2..].iter().all(|on| on.who == subject(Side::Any, Filter::This)));
}

#[test]
fn only_the_uses_of_its_own_name_are_counted() {
    let count = |counted: &str| {
        let num = read(&format!("Times(Use(of: Me, what: [Named(\"{counted}\")]), Game)"));
        Lower::new(&Known::default(), "Growth", &Works::FaceUp).number(&num)
    };
    assert_eq!(count("Growth"), Ok(Num::Uses));
    assert!(count("Decay").is_err());
}

#[test]
fn events_say_exactly_what_is_waited_for() {
    let when = |event: &str| Lower::new(&Known::default(), "", &Works::FaceUp).on(&read(event));
    let on = |event: &str| when(event).expect(event);
    let stunned = on("Stun(who: [Mine, Other])");
    assert_eq!((stunned.kind, stunned.who), (TriggerKind::Stunned, subject(Side::Mine, Filter::Other)));
    let stuns = on("Stun(by: [This])");
    assert_eq!((stuns.kind, stuns.by, stuns.who), (TriggerKind::Stunned, subject(Side::Any, Filter::This), None));
    assert_eq!(on("Ko(who: [Character])").who, subject(Side::Any, Filter::Any));
    let team = on("Attack(of: Me, by: [Not(Alone)])");
    let joined = subject(Side::Any, Filter::Not(Box::new(Filter::Alone)));
    assert_eq!((team.kind, team.by, team.of), (TriggerKind::PlayerAttacks, joined, Side::Mine));
    let any = on("Attack(of: Me)");
    assert_eq!((any.kind, any.by, any.of), (TriggerKind::PlayerAttacks, None, Side::Mine));
    assert!(when("Recover(who: [This], of: Me)").is_err(), "no role is passed over");
}

#[test]
fn a_trigger_may_wait_for_several_things() {
    let any = |events: &str| {
        let found = Lower::new(&Known::default(), "", &Works::FaceUp).any_of(&read::<Vec<_>>(events));
        found.expect(events).iter().map(|on| on.kind).collect::<Vec<TriggerKind>>()
    };
    assert_eq!(any("[Stun(who: [This]), Ko(who: [This])]"), [TriggerKind::Stunned, TriggerKind::Kod]);
    let defends = [TriggerKind::TakesOver, TriggerKind::Attacked];
    assert_eq!(any("[Defend(who: [This])]"), defends, "attacked or in the place of whoever was");
}

#[test]
fn what_an_effect_cannot_know_is_refused() {
    let late = "Later(on: [End(Turn, Me)], until: Turn, then: [Each(All([Mine]), [Stun(It)])])";
    assert!(refused(late).ends_with("(a delayed effect remembers whom it was made for, and can't go through others)"));
    let unpaid = refused("If(Not(Amplified), [Draw(Me, N(1))])");
    assert!(unpaid.ends_with("(only the effect of a super power knows how it was paid for)"), "{unpaid}");
    let until = "Later(on: [Stun(who: [Mine])], until: Event([Recover(who: [Itself])]), then: [Draw(Me, N(1))])";
    assert!(refused(until).contains("no recovery"), "{}", refused(until));
}

#[test]
fn what_a_card_cannot_do_where_it_is_is_refused() {
    let refused = |power: &str| {
        let mut compiler = Compiler::new(&[], &[]).expect("there are no cards yet");
        compiler.power(&read(power)).expect_err("the rules can't play this").to_string()
    };
    let early = refused("Keyword(name: \"A\", is: [When(on: [Recruit(who: [This])], then: [Stun(This)])])");
    assert!(early.ends_with("(who has not appeared yet can only be changed)"), "{early}");
    let used = refused("Use(name: \"A\", when: Main, cost: [Might], works: In(Deck(Me)), then: [Draw(Me, N(1))])");
    assert!(used.ends_with("(no power is used in a deck)"), "{used}");
    let waits = "[When(on: [Appear(who: [Mine])], then: [Draw(Me, N(1))])]";
    let waits = refused(&format!("Keyword(name: \"A\", works: In(Deck(Me)), is: {waits})"));
    assert!(waits.ends_with("(a card in a deck says only that it may be recruited from there)"), "{waits}");
}

#[test]
fn words_of_sets_to_come_are_refused() {
    let why = |effects: &str| refused(effects);
    for effects in ["Become(This, One([Mine]))", "Swap(This, One([Mine]))", "Move(One([In(Ko(Me))]), Top(Me))"] {
        assert!(why(effects).contains("(the engine can't "), "{}", why(effects));
    }
    let costs = why("Draw(Me, Times(Ko(who: [Enemy], stat: Cost), Turn))");
    assert!(costs.contains("(only the attacks of a turn, KOs and their health are counted)"), "{costs}");
}

#[test]
fn loyalty_is_to_a_team() {
    let card = "(id: \"T-1\", name: \"Test\", kind: Token, stats: (atk: 1, def: 1, health: 1), loyal: true)";
    let card: language::Card = read(card);
    let told = Compiler::new(&[], &[]).and_then(|mut compiler| compiler.face(&card)).expect_err("to no team");
    assert_eq!(told.to_string(), "T-1 has Loyalty and needs a team");
}
