//! Conditions, as they stand behind "if" or "while".

use super::filter::{self, Style};
use super::number::total;
use super::place;
use super::voice::{Counted, Voice};
use crate::language::{Cards, Cond, Filter, Num, Side, Who};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Compare {
    AtLeast,
    AtMost,
    Exactly,
}

impl Compare {
    fn none(self, number: i16) -> bool {
        number <= 0 && self != Compare::AtLeast
    }

    fn some(self, number: i16) -> bool {
        number == 1 && self == Compare::AtLeast
    }

    /// "3 or more", "exactly 3"; `fewer` is "less" or "fewer" or "lower".
    fn words(self, number: &str, fewer: &str) -> String {
        match self {
            Compare::AtLeast => format!("{number} or more"),
            Compare::AtMost => format!("{number} or {fewer}"),
            Compare::Exactly => format!("exactly {number}"),
        }
    }

    /// "no attacks", "an attack", "2 or more attacks"; `bare` gives the noun in the singular and the plural.
    fn things(self, number: i16, bare: impl Fn(bool) -> String) -> String {
        if self.none(number) {
            return format!("no {}", bare(true));
        }
        if self.some(number) {
            return one_of(&bare(false));
        }
        let plural = !(number == 1 && self == Compare::Exactly);
        format!("{} {}", self.words(&number.to_string(), "fewer"), bare(plural))
    }
}

fn one_of(noun: &str) -> String {
    match noun.strip_prefix("other ") {
        Some(rest) => format!("another {rest}"),
        None => super::words::with_article(noun),
    }
}

/// The condition, without "if".
pub(super) fn condition(cond: &Cond, voice: &Voice) -> String {
    match cond {
        Cond::AtLeast(a, b) => compare(a, Compare::AtLeast, b, voice),
        Cond::AtMost(a, b) => compare(a, Compare::AtMost, b, voice),
        Cond::Exactly(a, b) => compare(a, Compare::Exactly, b, voice),
        Cond::Is(place, fits) => is(*place, fits, true, voice),
        Cond::Did => voice.did.to_owned(),
        Cond::Not(inner) => not(inner, voice),
        Cond::All(all) => join(all.iter().map(|one| condition(one, voice)), " and "),
        Cond::Either(all) => join(all.iter().map(|one| condition(one, voice)), " or "),
    }
}

fn join(told: impl Iterator<Item = String>, word: &str) -> String {
    told.collect::<Vec<_>>().join(word)
}

fn not(cond: &Cond, voice: &Voice) -> String {
    match cond {
        Cond::AtLeast(a, Num::N(b)) => compare(a, Compare::AtMost, &Num::N(b.saturating_sub(1)), voice),
        Cond::AtMost(a, Num::N(b)) => compare(a, Compare::AtLeast, &Num::N(b.saturating_add(1)), voice),
        Cond::Exactly(a @ Num::Count(..), Num::N(0)) => compare(a, Compare::AtLeast, &Num::N(1), voice),
        Cond::AtLeast(a, b) => format!("{} is less than {}", total(a, voice), total(b, voice)),
        Cond::AtMost(a, b) => format!("{} is more than {}", total(a, voice), total(b, voice)),
        Cond::Exactly(a, b) => format!("{} is not exactly {}", total(a, voice), total(b, voice)),
        Cond::Is(place, fits) => is(*place, fits, false, voice),
        Cond::Did => format!("{} not", voice.did),
        Cond::Not(inner) => condition(inner, voice),
        Cond::All(all) => join(all.iter().map(|one| not(one, voice)), " or "),
        Cond::Either(all) => join(all.iter().map(|one| not(one, voice)), " and "),
    }
}

fn is(place: Cards, fits: &Filter, yes: bool, voice: &Voice) -> String {
    let owner = match place {
        Cards::TopOfDeck(who, _) | Cards::TopOfDiscard(who) | Cards::RandomInHand(who) => voice.owns(who),
        _ => "its player's",
    };
    let style = Style { pile: owner, ..Style::one("card", voice.named) };
    let subject = place::subject(place, voice);
    if *fits == Filter::Any {
        let card = if yes { "a card" } else { "no card" };
        return match place {
            Cards::TopOfDeck(who, _) => format!("there is {card} in {} deck", voice.owns(who)),
            Cards::TopOfDiscard(who) => format!("there is {card} in {} discard pile", voice.owns(who)),
            Cards::RandomInHand(who) => format!("there is {card} in {} hand", voice.owns(who)),
            Cards::Revealed => format!("{card} was revealed"),
            _ => format!("there is {card} among {subject}"),
        };
    }
    let told = if yes { filter::predicate(fits, &style) } else { filter::not_predicate(fits, &style) };
    format!("{subject} {told}")
}

fn compare(a: &Num, how: Compare, b: &Num, voice: &Voice) -> String {
    let Num::N(number) = b else { return compare_two(a, how, b, voice) };
    let number = *number;
    match a {
        Num::Count(place, fits) => count(*place, fits, (how, number), voice),
        Num::DifferentHeroes(place) => different(a, *place, "different hero", (how, number), voice),
        Num::DifferentFactors(place) => different(a, *place, "different Factor", (how, number), voice),
        Num::Level(place) if place::single(*place) => {
            let higher = if how == Compare::AtLeast { "higher" } else { "lower" };
            let level = match how {
                Compare::Exactly => number.to_string(),
                _ => format!("{number} or {higher}"),
            };
            format!("{} is level {level}", place::subject(*place, voice))
        }
        Num::DamageLastTurn(who) => {
            let damage = if how.none(number) {
                "no damage".to_owned()
            } else if how.some(number) {
                "damage".to_owned()
            } else {
                format!("{} damage", how.words(&number.to_string(), "less"))
            };
            format!("{} took {damage} on the previous turn", voice.player(*who))
        }
        Num::AttacksLastTurn(who) => {
            let attacks =
                if how.none(number) { "no attack".to_owned() } else { how.things(number, |many| noun("attack", many)) };
            format!("{} made {attacks} on {} last turn", voice.player(*who), voice.own(*who))
        }
        Num::CardsThatDamaged(who) => damaged("card", *who, (how, number), voice),
        Num::OtherCardsThatDamaged(who) => damaged("other card", *who, (how, number), voice),
        Num::PowerRise if how.some(number) => "your power has risen this turn".to_owned(),
        Num::PowerRise if how.none(number) => "your power has not risen this turn".to_owned(),
        Num::PowerRise => format!("your power has risen by {} this turn", how.words(&number.to_string(), "less")),
        Num::Heads => heads(how, number, voice),
        Num::Amount => amount(how, number, voice),
        Num::Discarded => {
            let was = if number == 1 && how != Compare::AtMost { "was" } else { "were" };
            format!("{} {was} discarded this way", how.things(number, |many| noun("card", many)))
        }
        _ => format!("{} is {}", total(a, voice), how.words(&number.to_string(), "less")),
    }
}

fn compare_two(a: &Num, how: Compare, b: &Num, voice: &Voice) -> String {
    if matches!((a, how, b), (Num::Amount, Compare::Exactly, Num::Named)) && voice.counted == Counted::ThisAttack {
        return "this attack does exactly that much damage".to_owned();
    }
    let word = match how {
        Compare::AtLeast => "at least",
        Compare::AtMost => "at most",
        Compare::Exactly => "equal to",
    };
    format!("{} is {word} {}", total(a, voice), total(b, voice))
}

fn noun(one: &str, many: bool) -> String {
    match (one, many) {
        ("different hero", true) => "different heroes".to_owned(),
        (_, true) => format!("{one}s"),
        (_, false) => one.to_owned(),
    }
}

/// "no cards are", "a card is", "2 or more cards are".
fn are(how: Compare, number: i16, bare: impl Fn(bool) -> String) -> String {
    let single = how.some(number) || (number == 1 && how == Compare::Exactly);
    format!("{} {}", how.things(number, bare), if single { "is" } else { "are" })
}

fn count(place: Cards, fits: &Filter, (how, number): (Compare, i16), voice: &Voice) -> String {
    let anything = *fits == Filter::Any;
    let pile = matches!(place, Cards::Hand(_) | Cards::Deck(_) | Cards::Discard(_));
    if anything && pile && how.none(number) {
        return format!("{} is empty", place::cards(place, voice));
    }
    if anything && pile && how.some(number) {
        return format!("{} is not empty", place::cards(place, voice));
    }
    let only = how != Compare::AtLeast && number == 1;
    if voice.keeper && anything && only && matches!(place, Cards::Keepers(Side::Any)) {
        return "this is the only Keeper in play".to_owned();
    }
    let head = if matches!(place, Cards::Keepers(_)) { "Keeper" } else { "card" };
    let bare = |many: bool| {
        let style = if many { Style::many(head, "or", voice.named) } else { Style::one(head, voice.named) };
        filter::bare(fits, &style)
    };
    let things = how.things(number, bare);
    let verb = |who: Who, yours: &'static str, theirs: &'static str| {
        if voice.doer(who).is_none() { yours } else { theirs }
    };
    match place {
        Cards::Keepers(Side::Mine) => format!("you control {things}"),
        Cards::Keepers(Side::Theirs) => format!("your opponent controls {things}"),
        Cards::Keepers(Side::Any) => format!("{} in play", are(how, number, bare)),
        Cards::Hand(who) => format!("{} {} {things} in hand", voice.player(who), verb(who, "have", "has")),
        Cards::Shown if how.some(number) && anything => "you do".to_owned(),
        Cards::Shown => format!("you show {things}"),
        Cards::TopOfDeck(..) if voice.sees(place) && !place::single(place) => {
            format!("{} among them", are(how, number, bare))
        }
        _ if place::single(place) && how.some(number) => is(place, fits, true, voice),
        _ if place::single(place) && how.none(number) => is(place, fits, false, voice),
        Cards::TopOfDeck(..) => format!("{} among {}", are(how, number, bare), place::cards(place, voice)),
        _ => format!("{} in {}", are(how, number, bare), place::cards(place, voice)),
    }
}

fn different(num: &Num, place: Cards, one: &str, (how, number): (Compare, i16), voice: &Voice) -> String {
    let several = voice.sees(place) && !place::single(place) && number > 1;
    if several {
        return format!("they show {}", how.things(number, |many| noun(one, many)));
    }
    format!("{} is {}", total(num, voice), how.words(&number.to_string(), "less"))
}

fn damaged(one: &str, who: Who, (how, number): (Compare, i16), voice: &Voice) -> String {
    let single = how.some(number) || (number == 1 && how == Compare::Exactly);
    let have = if single { "has" } else { "have" };
    format!("{} {have} damaged {} this turn", how.things(number, |many| noun(one, many)), voice.player(who))
}

fn heads(how: Compare, number: i16, voice: &Voice) -> String {
    if !voice.many_coins && number == 1 && how != Compare::AtMost {
        return "heads".to_owned();
    }
    if !voice.many_coins && how.none(number) {
        return "tails".to_owned();
    }
    if how.none(number) {
        return "none of them are heads".to_owned();
    }
    if how.some(number) {
        return "at least one of them is heads".to_owned();
    }
    format!("{} of them are heads", how.words(&number.to_string(), "fewer"))
}

fn amount(how: Compare, number: i16, voice: &Voice) -> String {
    let words = how.words(&number.to_string(), "less");
    match voice.counted {
        Counted::ThisAttack if how.none(number) => "this attack did no damage".to_owned(),
        Counted::ThisAttack => format!("this attack did {words} damage"),
        Counted::ThatAttack => format!("that attack did {words} damage"),
        other => format!("{} is {words}", other.total()),
    }
}
