//! Conditions, as they stand behind "if" and "while".

use super::adjective::kind;
use super::combat::{Combat, Role};
use super::event::{DISCARDED, happened, times_ago};
use super::noun::{Form, cards, noun};
use super::number::{counter, hand, in_common, in_play_and_ko, is_counted, total};
use super::predicate::{predicates, to_be};
use super::voice::{Chosen, Focus, Noun, Voice};
use super::words::{list, number, owned_by, with_article};
use crate::language::{Aspect, Cond, Event, Is, Num, Place, Player, Select, Symbol, Within};

/// The condition as a clause. `yes` is false for the opposite.
pub(super) fn condition(cond: &Cond, yes: bool, voice: &mut Voice) -> String {
    match cond {
        Cond::Is(who, list) => match cond.some_player() {
            Some((player, inner)) => some_player(player, inner, yes, voice),
            None => is(who, list, yes, voice),
        },
        Cond::There(list) => there(list, yes, voice),
        Cond::AtLeast(num, least) => at_least(num, least, yes, voice),
        Cond::Did => did(yes, voice),
        Cond::TurnOf(player) => format!("it {} {}", to_be(yes, false), turn_of(player, voice)),
        Cond::Amplified if yes => "you discarded a location to pay for this power".to_owned(),
        Cond::Amplified => "you discarded no location to pay for this power".to_owned(),
        Cond::Not(inner) => condition(inner, !yes, voice),
        Cond::All(all) => several(all, yes, if yes { "and" } else { "or" }, voice),
    }
}

fn several(conds: &[Cond], yes: bool, link: &str, voice: &mut Voice) -> String {
    let mut told: Vec<String> = Vec::new();
    let mut last: Option<&Select> = None;
    for cond in conds {
        // "Hulk is face up and has a wound".
        match (cond, last) {
            (Cond::Is(who, list), Some(before)) if who == before => {
                told.push(predicates(list, yes, voice.plural(who), voice));
            }
            _ => told.push(condition(cond, yes, voice)),
        }
        last = if let Cond::Is(who, _) = cond { Some(who) } else { None };
    }
    list(&told, link)
}

fn is(who: &Select, preds: &[Is], yes: bool, voice: &mut Voice) -> String {
    let subject = match who {
        // All of them: "all enemy characters are stunned".
        Select::All(all) if all[..] != [Is::Attacking] && all[..] != [Is::Defending] => {
            let those = noun(all, &Form::Many, voice);
            voice.focus = Focus::Nothing;
            let not = if yes { "" } else { "not " };
            let told = format!("{not}all {those} {}", predicates(preds, true, true, voice));
            voice.spoken_of(who);
            return told;
        }
        _ => voice.subject(who),
    };
    let told = predicates(preds, yes, subject.plural, voice);
    if *who == Select::MainOf(Player::Me) {
        voice.spoken_of(who);
    }
    // Once said, it is the card that was spoken of.
    if *who == Select::Card && voice.card == DISCARDED {
        voice.card = "that card";
    }
    format!("{} {told}", subject.text)
}

fn there(list: &[Is], yes: bool, voice: &mut Voice) -> String {
    if let [Is::In(Place::Hand(player))] = list {
        let hand = owned_hand(player, voice);
        return format!("{hand} {} empty", to_be(!yes, false));
    }
    if let Some(told) =
        in_combat(list, yes, voice).or_else(|| they_have(list, yes, voice)).or_else(|| you_have(list, yes, voice))
    {
        return told;
    }
    let text = if yes {
        let one = noun(list, &Form::One, voice);
        match one.split_once(" that has ") {
            Some((who, what)) if !what.contains(" that ") => format!("{who} has {what}"),
            Some(_) | None => format!("there is {one}"),
        }
    } else {
        format!("there is {}", no(&noun(list, &Form::Bare, voice)))
    };
    voice.focus = Focus::Nothing;
    text
}

/// "they have no supporting character", behind "each player" and "a player who".
fn they_have(list: &[Is], yes: bool, voice: &mut Voice) -> Option<String> {
    let side = Is::In(Place::Side(Player::Chosen));
    let rest: Vec<Is> = list.iter().filter(|is| **is != side).cloned().collect();
    (voice.chosen == Chosen::They && rest.len() < list.len()).then_some(())?;
    let what = noun(&rest, if yes { &Form::One } else { &Form::Bare }, voice);
    voice.focus = Focus::Nothing;
    Some(format!("they have {}", if yes { what } else { no(&what) }))
}

/// "you have a face-up basic location".
fn you_have(list: &[Is], yes: bool, voice: &mut Voice) -> Option<String> {
    let row = Is::In(Place::Resources(Player::Me));
    let rest: Vec<Is> = list.iter().filter(|is| **is != row).cloned().collect();
    (rest.len() < list.len() && !rest.is_empty()).then_some(())?;
    let what = cards(&rest, if yes { &Form::One } else { &Form::Bare }, voice);
    let there = if rest.iter().any(|is| kind(is).is_some()) { "" } else { " in your resource row" };
    voice.focus = Focus::Nothing;
    Some(format!("you have {}{there}", if yes { what } else { no(&what) }))
}

/// "no enemy character", "none of them".
pub(super) fn no(what: &str) -> String {
    if what.starts_with("of ") { format!("none {what}") } else { format!("no {what}") }
}

fn owned_hand(player: &Player, voice: &mut Voice) -> String {
    format!("{} hand", owned_by(&voice.somebody(player).text))
}

/// "the defender is on your side", "another character on your side is defending".
fn in_combat(all: &[Is], yes: bool, voice: &mut Voice) -> Option<String> {
    let (combat, rest) = Combat::of(all);
    let verb = to_be(yes, false);
    if rest.is_empty() && combat.role == Some(Role::Attacking) && combat.has_manner() {
        return Some(format!("the combat {}", kind_of_combat(&combat, yes)?));
    }
    let side = match (&rest[..], combat.role) {
        _ if !combat.is_plain() => return None,
        ([Is::Mine], Some(Role::Defending)) => Some("on your side".to_owned()),
        ([Is::Enemy], Some(Role::Defending)) => Some("an enemy".to_owned()),
        ([Is::In(Place::Side(player))], Some(Role::Defending)) if *player != Player::Everybody => {
            Some(format!("on {}", voice.owned(player, "side", &Form::Bare)))
        }
        ([], _) | (_, None) => return None,
        (_, Some(_)) => None,
    };
    if let Some(side) = side {
        voice.spoken_of(&Select::All(vec![Is::Defending]));
        return Some(format!("the defender {verb} {side}"));
    }
    if rest.len() == 1 && matches!(rest[0], Is::Mine | Is::Enemy) {
        return None;
    }
    let rest: Vec<Is> = rest.into_iter().cloned().collect();
    let who = noun(&rest, if yes { &Form::One } else { &Form::Bare }, voice);
    let told = format!("is {}", combat.doing(voice));
    voice.focus = Focus::Nothing;
    Some(if yes { format!("{who} {told}") } else { format!("{} {told}", no(&who)) })
}

fn kind_of_combat(combat: &Combat, yes: bool) -> Option<&'static str> {
    match (combat.solo, combat.melee) {
        // What isn't ranged is melee, and what isn't solo a team attack.
        (None, Some(melee)) => Some(if melee == yes { "is melee" } else { "is ranged" }),
        (Some(solo), None) => Some(if solo == yes { "is a solo attack" } else { "is a team attack" }),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

fn at_least(num: &Num, least: &Num, yes: bool, voice: &mut Voice) -> String {
    match (num, least) {
        (Num::Times(event, within), Num::N(times)) if num.added_up().is_none() => {
            happened_times(event, *within, *times, yes, voice)
        }
        (_, Num::N(least)) => match things(num, *least, yes, voice) {
            Some(told) => told,
            None if yes => format!("{} is {least} or more", total(num, voice)),
            None => format!("{} is less than {least}", total(num, voice)),
        },
        (Num::N(most), _) if yes => match things(least, most.saturating_add(1), false, voice) {
            Some(told) => told,
            None => format!("{} is {most} or less", total(least, voice)),
        },
        (Num::N(most), _) => format!("{} is more than {most}", total(least, voice)),
        _ => {
            let one = total(num, voice);
            format!("{one} is {} {}", if yes { "at least" } else { "less than" }, total(least, voice))
        }
    }
}

/// "you attacked this turn", "Hulk stunned a character two or more times this game".
fn happened_times(event: &Event, within: Within, times: i16, yes: bool, voice: &mut Voice) -> String {
    let often = match (times, yes) {
        (..=1, _) => String::new(),
        (_, true) => format!(" {} or more times", number(times)),
        (_, false) => format!(" fewer than {} times", number(times)),
    };
    let told = happened(event, yes || times > 1, voice);
    format!("{told}{often} {}", times_ago(within)).trim_end().to_owned()
}

/// So many of something: "Hulk has two or more wounds", "there are fewer than three stunned characters".
fn things(num: &Num, least: i16, yes: bool, voice: &mut Voice) -> Option<String> {
    let amount = |noun: &str| match (yes, least) {
        (true, 1) => with_article(noun),
        (false, 1) => format!("no {noun}"),
        (true, _) => format!("{} or more {noun}s", number(least)),
        (false, _) => format!("fewer than {} {noun}s", number(least)),
    };
    let having = |who: Noun, what: &str| {
        let verb = if who.plural { "have" } else { "has" };
        format!("{} {verb} {}", who.text, amount(what))
    };
    if let Some(player) = hand(num) {
        return Some(format!("{} in hand", having(voice.somebody(player), "card")));
    }
    match num {
        Num::Count(list) => match &list[..] {
            [Is::In(Place::Resources(player @ (Player::Me | Player::Chosen)))] => {
                Some(having(voice.somebody(player), "resource"))
            }
            _ => {
                let form = if least == 1 { Form::Bare } else { Form::Many };
                let who = noun(list, &form, voice);
                voice.focus = Focus::Nothing;
                Some(there_are(&who, least, yes))
            }
        },
        Num::Sum(stat, who) if is_counted(stat) => Some(having(voice.subject(who), &counter(stat))),
        Num::Add(..) => in_play_and_ko(num, voice).map(|what| there_are(&what, least, yes)),
        Num::Divided(num) | Num::UpTo(num) => things(num, least, yes, voice),
        Num::Alike(aspect, who) if yes => Some(alike(*aspect, who, least, voice)),
        Num::Paid(symbol) => Some(paid(*symbol, least, yes)),
        Num::N(_) | Num::Sum(..) | Num::Max(..) | Num::Amount | Num::Times(..) | Num::Sub(..) => None,
        Num::Alike(..) => None,
    }
}

/// "five or more characters on your side share a team".
fn alike(aspect: Aspect, who: &Select, least: i16, voice: &mut Voice) -> String {
    format!("{} or more {} share {}", number(least), voice.subject(who).text, in_common(aspect))
}

/// "[Might] was paid twice".
fn paid(symbol: Symbol, times: i16, yes: bool) -> String {
    let often = match times {
        ..=1 => String::new(),
        2 => " twice".to_owned(),
        _ => format!(" {} times", number(times)),
    };
    format!("[{}] {} paid{often}", symbol.name(), if yes { "was" } else { "wasn't" })
}

/// "there are two or more characters", "there is no location in your KO pile".
fn there_are(what: &str, least: i16, yes: bool) -> String {
    match (yes, least) {
        (true, 1) => format!("there is {}", with_article(what)),
        (false, 1) => format!("there is no {what}"),
        (true, _) => format!("there are {} or more {what}", number(least)),
        (false, _) => format!("there are fewer than {} {what}", number(least)),
    }
}

/// Whether the effect before did something: "you do", "they don't".
fn did(yes: bool, voice: &Voice) -> String {
    let verb = match (voice.did, yes) {
        ("it" | "he" | "she", true) => "does",
        ("it" | "he" | "she", false) => "doesn't",
        (_, true) => "do",
        (_, false) => "don't",
    };
    format!("{} {verb}", voice.did)
}

/// "your turn".
pub(super) fn turn_of(player: &Player, voice: &mut Voice) -> String {
    format!("{} turn", owned_by(&voice.somebody(player).text))
}

/// It holds for one of those players, who is told in the place of the chosen one.
fn some_player(player: &Player, inner: &Cond, yes: bool, voice: &mut Voice) -> String {
    let somebody = match player {
        Player::Me => Chosen::You,
        Player::Enemies => Chosen::AnEnemy,
        Player::Everybody => Chosen::Anybody,
        Player::Others => Chosen::Another,
        Player::OneOf(of) | Player::Who(of, _) => return some_player(of, inner, yes, voice),
        Player::Chosen => voice.chosen,
        Player::Itself | Player::Controller | Player::Owner | Player::ControllerOf(_) => Chosen::ItsController,
    };
    let before = std::mem::replace(&mut voice.chosen, somebody);
    let told = condition(inner, true, voice);
    voice.chosen = before;
    if yes { told } else { format!("it isn't so that {told}") }
}
