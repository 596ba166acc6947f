//! Numbers that a card works out.

use super::event::{all_who, counted_times};
use super::noun::{Form, noun};
use super::voice::{Focus, Noun, Voice};
use super::words::{counted, list, many};
use crate::language::{Aspect, Is, Num, Place, Player, Select, Stat};

/// What a number of a character is called.
pub(super) fn stat_name(stat: &Stat) -> String {
    match stat {
        Stat::Atk => "ATK".to_owned(),
        Stat::Def => "DEF".to_owned(),
        Stat::Cost => "cost".to_owned(),
        Stat::Level => "level".to_owned(),
        Stat::Health => "health".to_owned(),
        Stat::Wounds | Stat::Plus | Stat::Minus | Stat::Counter(_) => format!("{}s", counter(stat)),
        Stat::Base(stat) => format!("base {}", stat_name(stat)),
        Stat::Printed(stat) => format!("printed {}", stat_name(stat)),
        Stat::Real(stat) => stat_name(stat),
    }
}

/// One of what is counted: "+1/+1 counter", "wound".
pub(super) fn counter(stat: &Stat) -> String {
    match stat {
        Stat::Plus => "+1/+1 counter".to_owned(),
        Stat::Minus => "-1/-1 counter".to_owned(),
        Stat::Wounds => "wound".to_owned(),
        Stat::Counter(name) => format!("{name} counter"),
        Stat::Atk | Stat::Def | Stat::Cost | Stat::Level | Stat::Health => format!("point of {}", stat_name(stat)),
        Stat::Base(_) | Stat::Printed(_) | Stat::Real(_) => format!("point of {}", stat_name(stat)),
    }
}

/// Whether it lies on a character, so that "for each" tells it.
pub(super) fn is_counted(stat: &Stat) -> bool {
    match stat {
        Stat::Plus | Stat::Minus | Stat::Wounds | Stat::Counter(_) => true,
        Stat::Real(stat) => is_counted(stat),
        Stat::Atk | Stat::Def | Stat::Cost | Stat::Level | Stat::Health => false,
        Stat::Base(_) | Stat::Printed(_) => false,
    }
}

/// Whether the number counts things, so that "for each" tells it.
pub(super) fn counts(num: &Num) -> bool {
    match num {
        Num::Sum(stat, _) => is_counted(stat),
        Num::Divided(num) => counts(num),
        _ => matches!(num, Num::Count(_) | Num::Paid(_)) || is_often(num) || hands(num).is_some(),
    }
}

/// "a card", "two cards"; what a count depends on stands further behind, see [`tail`].
pub(super) fn head(num: &Num, noun: &str) -> String {
    match num {
        Num::N(number) => counted(*number, noun),
        Num::Amount => format!("that many {}", many(noun)),
        Num::Divided(num) => head(num, noun),
        Num::UpTo(most) => match &**most {
            Num::N(_) => format!("up to {}", head(most, noun)),
            _ => format!("any number of {}", many(noun)),
        },
        _ if counts(num) => counted(1, noun),
        _ => many(noun),
    }
}

/// " for each wound on it", " equal to its ATK".
pub(super) fn tail(num: &Num, voice: &mut Voice) -> String {
    match num {
        Num::N(_) | Num::Amount => String::new(),
        Num::Divided(num) => tail(num, voice),
        Num::UpTo(most) => match &**most {
            Num::N(_) => String::new(),
            _ => format!(", up to {}", total(most, voice)),
        },
        _ => match unit(num, voice) {
            Some(unit) => format!(" for each {unit}"),
            None => format!(" equal to {}", total(num, voice)),
        },
    }
}

/// "2 XP", "1 XP for each wound on it".
pub(super) fn experience(num: &Num, voice: &mut Voice) -> String {
    match num {
        Num::N(number) => format!("{number} XP"),
        Num::Amount => "that much XP".to_owned(),
        _ if counts(num) => format!("1 XP{}", tail(num, voice)),
        _ => format!("XP{}", tail(num, voice)),
    }
}

/// How often something has happened.
fn is_often(num: &Num) -> bool {
    matches!(num, Num::Times(..)) && num.added_up().is_none()
}

/// What stands behind "for each", where the number is a count.
pub(super) fn unit(num: &Num, voice: &mut Voice) -> Option<String> {
    match num {
        Num::Count(list) => {
            let text = noun(list, &Form::Bare, voice);
            voice.focus = Focus::Nothing;
            Some(text)
        }
        Num::Sum(stat, who) if is_counted(stat) => Some(format!("{} on {}", counter(stat), voice.object(who))),
        Num::Amount => Some(voice.counted.to_owned()),
        Num::Times(event, within) => num.added_up().is_none().then(|| counted_times("time ", event, *within, voice)),
        Num::Divided(num) => unit(num, voice),
        Num::Sub(..) => hands(num).map(|(more, less)| {
            let larger = voice.owned(more, "hand", &Form::Bare);
            format!("card by which {larger} is larger than {}", voice.owned(less, "hand", &Form::Bare))
        }),
        Num::Paid(symbol) => Some(format!("[{}] paid", symbol.name())),
        Num::N(_) | Num::Sum(..) | Num::Max(..) | Num::Add(..) => None,
        Num::Alike(..) | Num::UpTo(_) => None,
    }
}

/// The higher number, where a bonus is by how much it is higher.
pub(super) fn higher_one<'n>(atk: &'n Num, def: &'n Num) -> Option<&'n Num> {
    let num = match (atk, def) {
        (num, Num::N(0)) | (Num::N(0), num) => num,
        _ if atk == def => atk,
        _ => return None,
    };
    match num {
        Num::Sub(more, less) if is_own(more, less) => Some(more),
        _ => None,
    }
}

/// "you have more cards in hand than they do".
pub(super) fn larger_hand(more: &Player, less: &Player, voice: &mut Voice) -> String {
    let mut who = |player: &Player| match player {
        Player::Chosen => Noun::many("they"),
        _ => voice.somebody(player),
    };
    let (one, other) = (who(more), who(less));
    let have = if one.plural { "have" } else { "has" };
    format!("{} {have} more cards in hand than {} {}", one.text, other.text, if other.plural { "do" } else { "does" })
}

/// By how many cards one hand is larger than another.
pub(super) fn hands(num: &Num) -> Option<(&Player, &Player)> {
    let Num::Sub(more, less) = num else { return None };
    Some((hand(more)?, hand(less)?))
}

/// Whose hand a number counts.
pub(super) fn hand(num: &Num) -> Option<&Player> {
    match num {
        Num::Count(list) => match &list[..] {
            [Is::In(Place::Hand(player))] => Some(player),
            _ => None,
        },
        _ => None,
    }
}

/// "characters in play and in all KO piles together", if both halves speak of the same.
pub(super) fn in_play_and_ko(num: &Num, voice: &mut Voice) -> Option<String> {
    let Num::Add(one, other) = num else { return None };
    let (Num::Count(there), Num::Count(gone)) = (&**one, &**other) else { return None };
    let ko = Is::In(Place::Ko(Player::Everybody));
    let rest: Vec<Is> = gone.iter().filter(|is| **is != ko).cloned().collect();
    let same = rest == *there && rest.len() < gone.len();
    same.then(|| format!("{} in play and in all KO piles together", noun(there, &Form::Many, voice)))
}

/// The number as a noun: "3", "the number of wounds on it", "Hulk's ATK".
pub(super) fn total(num: &Num, voice: &mut Voice) -> String {
    match num {
        Num::N(number) => number.to_string(),
        Num::Count(list) => {
            let text = noun(list, &Form::Many, voice);
            voice.focus = Focus::Nothing;
            format!("the number of {text}")
        }
        Num::Sum(stat, who) if is_counted(stat) => {
            format!("the number of {} on {}", stat_name(stat), voice.object(who))
        }
        Num::Sum(stat, who) => value(&stat_name(stat), who, voice),
        Num::Max(stat, who) => format!("the highest {} of {}", stat_name(stat), voice.subject(who).text),
        Num::Amount => "that number".to_owned(),
        Num::Times(event, within) => match num.added_up() {
            Some(stat) => format!("the total {} of {}", stat_name(stat), all_who(event, *within, voice)),
            None => counted_times("the number of times ", event, *within, voice),
        },
        Num::Divided(num) => total(num, voice),
        Num::UpTo(num) => format!("up to {}", total(num, voice)),
        Num::Paid(symbol) => format!("the number of [{}] paid", symbol.name()),
        Num::Alike(aspect, who) => {
            format!("the highest number of {} that share {}", voice.subject(who).text, in_common(*aspect))
        }
        Num::Add(one, other) => added(num, one, other, voice),
        Num::Sub(more, less) if **less == Num::N(1) => format!("one less than {}", total(more, voice)),
        Num::Sub(more, less) if matches!(**less, Num::N(_)) => {
            let more = total(more, voice);
            format!("{more} minus {}", total(less, voice))
        }
        Num::Sub(more, less) if is_own(more, less) => format!("the difference if {} is higher", total(more, voice)),
        Num::Sub(more, less) => {
            let more = total(more, voice);
            format!("the amount by which {more} is higher than {}", total(less, voice))
        }
    }
}

/// The same number of somebody else and of the one that it is worked out for.
fn is_own(other: &Num, own: &Num) -> bool {
    let (Num::Sum(stat, _), Num::Sum(same, whose)) = (other, own) else { return false };
    stat_name(stat) == stat_name(same) && matches!(**whose, Select::This | Select::Itself)
}

/// What cards have in common.
pub(super) fn in_common(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Name => "a name",
        Aspect::Team => "a team",
        Aspect::Card => "a card",
    }
}

/// The two of which a number is the higher one: as much more as the second has than the first.
fn higher(num: &Num) -> Option<(&Num, &Num)> {
    let Num::Add(one, more) = num else { return None };
    match &**more {
        Num::Sub(other, same) if same == one => Some((one, other)),
        _ => None,
    }
}

fn added(num: &Num, one: &Num, other: &Num, voice: &mut Voice) -> String {
    if let Some(both) = in_play_and_ko(num, voice) {
        return format!("the number of {both}");
    }
    if let Some((one, other)) = higher(num) {
        let one = total(one, voice);
        return format!("the higher of {one} and {}", total(other, voice));
    }
    let one = total(one, voice);
    format!("{one} plus {}", total(other, voice))
}

fn value(name: &str, who: &Select, voice: &mut Voice) -> String {
    let many = match who {
        Select::All(list) => list[..] != [Is::Defending],
        Select::OneRow(_) => true,
        _ => voice.plural(who),
    };
    match who {
        Select::It | Select::Those | Select::This | Select::Itself => voice.of(name, who),
        _ if many => format!("the total {name} of {}", voice.subject(who).text),
        _ => voice.of(name, who),
    }
}

/// A change of ATK and DEF: "+1/+1" and " for each wound on it".
pub(super) fn bonus(atk: &Num, def: &Num, voice: &mut Voice) -> (String, String) {
    match (atk, def) {
        (Num::N(atk), Num::N(def)) => (pair(*atk, *def), String::new()),
        (num, Num::N(0)) => changing(num, 1, 0, voice),
        (Num::N(0), num) => changing(num, 0, 1, voice),
        _ if atk == def => changing(atk, 1, 1, voice),
        (Num::N(fixed), _) => (format!("{fixed:+}/+X"), format!(", where X is {}", total(def, voice))),
        (_, Num::N(fixed)) => (format!("+X/{fixed:+}"), format!(", where X is {}", total(atk, voice))),
        _ if of_one(&[atk, def]).is_some() => {
            ("+X/+Y".to_owned(), format!(", where X and Y are {}", values(&[atk, def], voice)))
        }
        _ => {
            let (x, y) = (total(atk, voice), total(def, voice));
            ("+X/+Y".to_owned(), format!(", where X is {x} and Y is {y}"))
        }
    }
}

fn changing(num: &Num, atk: i16, def: i16, voice: &mut Voice) -> (String, String) {
    match unit(num, voice) {
        Some(unit) => (pair(atk, def), format!(" for each {unit}")),
        None => {
            let x = |on: i16| if on == 0 { "+0" } else { "+X" };
            let value = match num {
                // Whose is higher was said before.
                Num::Sub(more, less) if is_own(more, less) => "the difference".to_owned(),
                _ => total(num, voice),
            };
            (format!("{}/{}", x(atk), x(def)), format!(", where X is {value}"))
        }
    }
}

/// "+2/+2", "+3/+0", "+0/-3".
fn pair(atk: i16, def: i16) -> String {
    format!("{atk:+}/{def:+}")
}

/// Numbers that others become: "equal to its current ATK and DEF", "4/5".
pub(super) fn values(numbers: &[&Num], voice: &mut Voice) -> String {
    if let [Num::N(atk), Num::N(def)] = numbers {
        return format!("{atk}/{def}");
    }
    if let [one, other] = numbers
        && let (Some((a, b)), Some((c, d))) = (higher(one), higher(other))
        && (a, b) == (d, c)
    {
        return "the higher of the two".to_owned();
    }
    if let [Num::Max(one, who), Num::Max(other, same)] = numbers
        && who == same
    {
        let names = said_once(&format!("{} and {}", stat_name(one), stat_name(other)));
        return format!("the highest {names} of {}", voice.subject(who).text);
    }
    if let Some((stats, who)) = of_one(numbers) {
        let printed = stats.iter().all(|stat| matches!(stat, Stat::Printed(_)));
        let names: Vec<String> = stats.iter().map(|stat| stat_name(stat)).collect();
        let names = said_once(&list(&names, "and"));
        return match printed || matches!(stats.first(), Some(Stat::Base(_))) {
            true => voice.of(&names, who),
            false => format!("equal to {}", voice.of(&format!("current {names}"), who)),
        };
    }
    let told: Vec<String> = numbers.iter().map(|num| total(num, voice)).collect();
    list(&told, "and")
}

/// "printed ATK, DEF and health".
pub(super) fn said_once(names: &str) -> String {
    ["printed ", "base "].iter().fold(names.to_owned(), |names, word| match names.strip_prefix(word) {
        Some(rest) => format!("{word}{}", rest.replace(word, "")),
        None => names,
    })
}

/// Numbers of one and the same.
fn of_one<'n>(numbers: &[&'n Num]) -> Option<(Vec<&'n Stat>, &'n Select)> {
    let parts: Vec<(&Stat, &Select)> = numbers
        .iter()
        .map(|num| match num {
            Num::Sum(stat, who) if !is_counted(stat) => Some((stat, &**who)),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let (_, who) = parts.first()?;
    let same = parts.iter().all(|(_, other)| other == who);
    same.then(|| (parts.iter().map(|(stat, _)| *stat).collect(), *who))
}
