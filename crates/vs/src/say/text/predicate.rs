//! What is said of characters and cards: "is face up", "has no wound".

use super::combat::Combat;
use super::event::{remembered, times_ago};
use super::noun::{Form, is_outside, noun, plain};
use super::number::{counter, is_counted, stat_name, total};
use super::trigger::part_of_turn;
use super::voice::{Case, EQUIPPED, Focus, Voice};
use super::words::{done_by, list, number, with_article};
use crate::language::{Aspect, Is, Num, Place, Player, Select, Stat, Time};

/// The list as a verb phrase. `yes` is false for the opposite.
pub(super) fn predicates(all: &[Is], yes: bool, plural: bool, voice: &mut Voice) -> String {
    let (combat, rest) = Combat::of(all);
    if !combat.is_plain() && rest.is_empty() {
        return format!("{} {}", to_be(yes, plural), combat.doing(voice));
    }
    match all {
        [] => format!("{} in play", to_be(yes, plural)),
        [one] => predicate(one, yes, plural, voice),
        _ if all.iter().all(is_quality) => joined(all, yes, plural, voice),
        _ => match plain(all, plural, voice) {
            Some(kind) => format!("{} {kind}", to_be(yes, plural)),
            None => joined(all, yes, plural, voice),
        },
    }
}

/// What needs no noun: "is Evil and level 2 or higher".
fn is_quality(is: &Is) -> bool {
    match is {
        Is::Team(team) => team.is_good().is_some(),
        _ => matches!(is, Is::AtLeast(Stat::Level, Num::N(_))),
    }
}

pub(super) fn predicate(is: &Is, yes: bool, plural: bool, voice: &mut Voice) -> String {
    let be = |rest: &str| format!("{} {rest}", to_be(yes, plural));
    match is {
        Is::This => be(&voice.this(Case::Object).text),
        Is::It => be(&voice.it(Case::Object).text),
        Is::Those => be(&voice.those(Case::Object).text),
        Is::Itself => be(&voice.itself(Case::Object).text),
        Is::Other => format!("{} {}", to_be(!yes, plural), voice.this(Case::Object).text),
        Is::Named(name) => be(&format!("named {name}")),
        Is::Team(team) if team.is_good().is_some() => be(team.name()),
        Is::Character | Is::Main | Is::Supporting | Is::PlotTwist | Is::Location | Is::Equipment | Is::Team(_) => {
            be(&plain(std::slice::from_ref(is), plural, voice).unwrap_or_default())
        }
        Is::Basic => be("basic"),
        Is::Has(word) => have(word, yes, plural),
        Is::Gives(symbol) => {
            let symbol = super::symbols(&[*symbol]);
            does("give", &symbol, yes, plural)
        }
        Is::Timed(Time::AnyCombat) => be("for combats of any turn"),
        Is::Timed(time) => be(&format!("for {}", part_of_turn(time))),
        Is::Mine => be("on your side"),
        Is::Enemy => be(if plural { "enemies" } else { "an enemy" }),
        Is::In(place) => {
            let link = match place {
                Place::Side(_) | Place::Bottom(_) | Place::Top(_) | Place::On(_) => "on",
                Place::Outside => "",
                _ => "in",
            };
            let place = row(place, voice);
            be(format!("{link} {place}").trim_start())
        }
        Is::Among => be("among them"),
        Is::FaceUp => be("face up"),
        Is::Stunned => be("stunned"),
        Is::Ready => be("ready"),
        Is::Exhausted => be("exhausted"),
        Is::Marked(mark) => be(&done_by(&mark.to_lowercase())),
        Is::InCombat | Is::Attacking | Is::Defending | Is::Melee | Is::AtRange | Is::Alone | Is::Against(_) => {
            be(&Combat::of(std::slice::from_ref(is)).0.doing(voice))
        }
        Is::Protected(whom) if whom.is_empty() => be("protected"),
        Is::Protected(whom) => be(&protected_by(whom, plural, voice)),
        Is::Protecting => be("protecting a character"),
        Is::Survived => if yes { "survived the combat" } else { "did not survive the combat" }.to_owned(),
        Is::AtLeast(stat, num) => limited(stat, num, yes, false, plural, voice),
        Is::AtMost(stat, num) => limited(stat, num, !yes, true, plural, voice),
        Is::Shares(Aspect::Card, who) => {
            let what = if **who == Select::This { "this card".to_owned() } else { voice.object(who) };
            be(&if plural { format!("copies of {what}") } else { format!("a copy of {what}") })
        }
        Is::Shares(aspect, who) => shares(*aspect, who, yes, plural, voice),
        Is::Was(event, within) => {
            let (said, focus) = (voice.said.replace(voice.last(plural)), voice.focus);
            let told = format!("{} {}", remembered(event, yes, voice), times_ago(*within));
            (voice.said, voice.focus) = (said, focus);
            told.trim_end().to_owned()
        }
        Is::Not(not) if **not == Is::Alone && yes => be("team attacking"),
        Is::Not(not) => predicate(not, !yes, plural, voice),
        Is::AnyOf(any) => {
            let told: Vec<String> = any.iter().map(|one| predicate(one, yes, plural, voice)).collect();
            shortened(&told, if yes { "or" } else { "and" })
        }
    }
}

/// "protected by Thing".
pub(super) fn protected_by(whom: &[Is], plural: bool, voice: &mut Voice) -> String {
    format!("protected by {}", voice.role(whom, plural, Case::Object).text)
}

/// Rows of anybody are "the front row".
fn row(place: &Place, voice: &mut Voice) -> String {
    match place {
        Place::Front(Player::Everybody) => "the front row".to_owned(),
        Place::Back(Player::Everybody) => "the back row".to_owned(),
        Place::Side(Player::Enemies) => "an enemy side".to_owned(),
        _ => voice.place(place, &Form::Bare),
    }
}

fn joined(all: &[Is], yes: bool, plural: bool, voice: &mut Voice) -> String {
    let (combat, rest) = Combat::of(all);
    let mut told: Vec<String> = rest.into_iter().map(|one| predicate(one, yes, plural, voice)).collect();
    if !combat.is_empty() {
        told.push(format!("{} {}", to_be(yes, plural), combat.doing(voice)));
    }
    shortened(&told, if yes { "and" } else { "or" })
}

/// "is face up and in the front row".
fn shortened(told: &[String], link: &str) -> String {
    for start in ["is ", "are ", "isn't ", "aren't ", "has ", "have "] {
        if told.iter().all(|one| one.starts_with(start)) {
            let bare: Vec<String> = told.iter().map(|one| one[start.len()..].to_owned()).collect();
            return format!("{start}{}", list(&bare, link));
        }
    }
    list(told, link)
}

pub(super) fn to_be(yes: bool, plural: bool) -> &'static str {
    match (yes, plural) {
        (true, false) => "is",
        (true, true) => "are",
        (false, false) => "isn't",
        (false, true) => "aren't",
    }
}

fn does(verb: &str, what: &str, yes: bool, plural: bool) -> String {
    match (yes, plural) {
        (true, false) => format!("{} {what}", super::words::third_person(verb)),
        (true, true) => format!("{verb} {what}"),
        (false, false) => format!("doesn't {verb} {what}"),
        (false, true) => format!("don't {verb} {what}"),
    }
}

fn have(what: &str, yes: bool, plural: bool) -> String {
    does("have", what, yes, plural)
}

/// A bound that stands behind a noun: "with cost 3 or less", "with two or more wounds"; none if it takes a sentence.
pub(super) fn bound(stat: &Stat, num: &Num, least: bool) -> Option<String> {
    let Num::N(n) = num else { return None };
    let or = if least { "or more" } else { "or less" };
    Some(match stat {
        Stat::Cost if *n == 0 && !least => "with cost 0".to_owned(),
        Stat::Level if *n == 0 && !least => "of level 0".to_owned(),
        Stat::Cost => format!("with cost {n} {or}"),
        Stat::Level => format!("of level {n} {}", if least { "or higher" } else { "or lower" }),
        _ if is_counted(stat) => match (least, n) {
            (true, 1) => format!("with {}", with_article(&counter(stat))),
            (true, _) => format!("with {} or more {}s", number(*n), counter(stat)),
            (false, 0) => format!("without {}", with_article(&counter(stat))),
            (false, _) => format!("with at most {} {}s", number(*n), counter(stat)),
        },
        _ => format!("with {} {n} {or}", stat_name(stat)),
    })
}

/// At least so much; `over`: more than that.
fn limited(stat: &Stat, num: &Num, yes: bool, over: bool, plural: bool, voice: &mut Voice) -> String {
    let said = voice.said.replace(voice.last(plural));
    let told = compared(stat, num, yes, over, plural, voice);
    voice.said = said;
    told
}

fn compared(stat: &Stat, num: &Num, yes: bool, over: bool, plural: bool, voice: &mut Voice) -> String {
    // Numbers are whole: more than a number is at least one more.
    let (num, over) = match num {
        Num::Add(num, one) if **one == Num::N(1) && !over => (&**num, true),
        Num::N(n) if over && is_counted(stat) => (&Num::N(n.saturating_add(1)), false),
        _ => (num, over),
    };
    let (verb, what) = match (stat, plural) {
        (Stat::Cost, true) => ("cost", String::new()),
        (Stat::Cost, false) => ("costs", String::new()),
        (_, true) => ("have", format!(" {}", stat_name(stat))),
        (_, false) => ("has", format!(" {}", stat_name(stat))),
    };
    let (more, much, less) = match stat {
        Stat::Atk | Stat::Def => ("higher", "high", "lower"),
        _ => ("more", "much", "less"),
    };
    match (num, yes, over) {
        (Num::N(n), _, false) if *stat == Stat::Level => format!("{} level {n} or higher", to_be(yes, plural)),
        (Num::N(1), true, _) if is_counted(stat) => format!("{verb} {}", with_article(&counter(stat))),
        (Num::N(1), false, _) if is_counted(stat) => format!("{verb} no {}", counter(stat)),
        (Num::N(n), true, _) if is_counted(stat) => format!("{verb} {} or more{what}", number(*n)),
        (Num::N(n), false, _) if is_counted(stat) => format!("{verb} fewer than {}{what}", number(*n)),
        (Num::N(n), true, false) => format!("{verb}{what} {n} or more"),
        (Num::N(n), false, true) => format!("{verb}{what} {n} or less"),
        (_, true, true) => format!("{verb} {more}{what} than {}", than(stat, num, voice)),
        (_, false, true) => format!("{verb} no {more}{what} than {}", than(stat, num, voice)),
        (_, true, false) => format!("{verb} at least as {much}{what} as {}", than(stat, num, voice)),
        (_, false, false) => format!("{verb} {less}{what} than {}", than(stat, num, voice)),
    }
}

/// The same number of somebody else goes without saying: "than each enemy character".
fn than(stat: &Stat, num: &Num, voice: &mut Voice) -> String {
    match num {
        Num::Max(same, who) | Num::Sum(same, who) if same == stat && **who != Select::Itself => {
            // Behind another noun "it" would be that.
            voice.focus = if **who == Select::It { Focus::Nothing } else { voice.focus };
            voice.object(who)
        }
        _ => total(num, voice),
    }
}

/// What a card has in common with others, behind the noun: "named Hulk", "that shares a team with Hulk".
pub(super) fn shared(aspect: Aspect, who: &Select, yes: bool, voice: &mut Voice) -> String {
    let own = voice.has_name() && voice.name != EQUIPPED;
    match (aspect, who) {
        (Aspect::Name, Select::This) if yes && own => format!("named {}", voice.name),
        (Aspect::Name, Select::This) if yes => "with its name".to_owned(),
        (Aspect::Name, Select::It) if yes => format!("with {}", voice.of("name", who)),
        (Aspect::Name, Select::Card) if yes => "with that name".to_owned(),
        (Aspect::Team, Select::Card) if yes && voice.card == TEAM => format!("on {TEAM}"),
        (Aspect::Name | Aspect::Team | Aspect::Card, _) => format!("that {}", shares(aspect, who, yes, false, voice)),
    }
}

/// How the team is called that was chosen.
pub(super) const TEAM: &str = "that team";

fn shares(aspect: Aspect, who: &Select, yes: bool, plural: bool, voice: &mut Voice) -> String {
    let own = voice.has_name() && voice.name != EQUIPPED;
    match (aspect, who) {
        (Aspect::Name, Select::This) if own => format!("{} named {}", to_be(yes, plural), voice.name),
        (Aspect::Name, Select::This) => format!("{} a card with its name", to_be(yes, plural)),
        (Aspect::Team, Select::Card) if voice.card == TEAM => format!("{} on {TEAM}", to_be(yes, plural)),
        (Aspect::Name | Aspect::Team | Aspect::Card, _) => {
            let thing = if aspect == Aspect::Team { "team" } else { "name" };
            let link = std::mem::replace(&mut voice.link, "in");
            let with = match who {
                Select::All(list) if !yes => noun(list, &Form::Any, voice),
                Select::All(list) if aspect == Aspect::Name || is_outside(list) => noun(list, &Form::One, voice),
                _ => voice.object(who),
            };
            voice.link = link;
            does("share", &format!("a {thing} with {with}"), yes, plural)
        }
    }
}
