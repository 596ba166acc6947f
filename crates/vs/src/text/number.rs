//! Numbers that a card works out.

use super::noun::{self, Form};
use super::voice::{Focus, Voice};
use super::words::{counted, counter, many};
use crate::language::{Num, Side, Who};

/// "a card", "two cards"; what a count depends on stands further behind, see [`tail`].
pub(super) fn head(num: &Num, noun: &str) -> String {
    match num {
        Num::N(number) => counted(*number, noun),
        Num::Amount => format!("that many {}", many(noun)),
        Num::Count(..) | Num::Wounds(_) | Num::Counters(..) | Num::Resources(_) => counted(1, noun),
        Num::Atk(_) | Num::Def(_) | Num::Cost(_) => many(noun),
    }
}

/// " for each wound on it", " equal to its ATK".
pub(super) fn tail(num: &Num, voice: &mut Voice) -> String {
    match num {
        Num::N(_) | Num::Amount => String::new(),
        Num::Count(..) | Num::Wounds(_) | Num::Counters(..) | Num::Resources(_) => {
            format!(" for each {}", unit(num, voice).unwrap_or_default())
        }
        Num::Atk(_) | Num::Def(_) | Num::Cost(_) => format!(" equal to {}", total(num, voice)),
    }
}

/// What stands behind "for each", where the number is a count.
pub(super) fn unit(num: &Num, voice: &mut Voice) -> Option<String> {
    match num {
        Num::Count(side, filter) => {
            let text = noun::noun(*side, filter, Form::Bare, voice);
            voice.focus = Focus::Nothing;
            Some(text)
        }
        Num::Wounds(who) => Some(format!("wound on {}", voice.object(who))),
        Num::Counters(kind, who) => Some(format!("{} on {}", counter(*kind), voice.object(who))),
        Num::Resources(side) => Some(format!("resource {}", resources_of(*side, voice))),
        Num::Amount => Some(voice.counted.to_owned()),
        Num::N(_) | Num::Atk(_) | Num::Def(_) | Num::Cost(_) => None,
    }
}

fn resources_of(side: Side, voice: &Voice) -> String {
    match side {
        Side::Mine => "on your side".to_owned(),
        Side::Enemy => "on an enemy side".to_owned(),
        Side::Any => "in play".to_owned(),
        Side::Theirs => format!("on {} side", voice.chosen_owns()),
    }
}

/// The number as a noun: "3", "the number of wounds on it", "Hulk's ATK".
pub(super) fn total(num: &Num, voice: &mut Voice) -> String {
    match num {
        Num::N(number) => number.to_string(),
        Num::Count(side, filter) => {
            let text = noun::noun(*side, filter, Form::Many, voice);
            voice.focus = Focus::Nothing;
            format!("the number of {text}")
        }
        Num::Wounds(who) => format!("the number of wounds on {}", voice.object(who)),
        Num::Counters(kind, who) => format!("the number of {}s on {}", counter(*kind), voice.object(who)),
        Num::Atk(who) => value("ATK", who, voice),
        Num::Def(who) => value("DEF", who, voice),
        Num::Cost(who) => value("cost", who, voice),
        Num::Resources(side) => format!("the number of resources {}", resources_of(*side, voice)),
        Num::Amount => "that number".to_owned(),
    }
}

fn value(name: &str, who: &Who, voice: &mut Voice) -> String {
    match who {
        Who::Attackers | Who::All(..) | Who::OneRow(_) | Who::UpTo(2.., ..) => {
            format!("the total {name} of {}", voice.subject(who).text)
        }
        Who::This | Who::It | Who::Defender | Who::MainOf(_) | Who::One(..) | Who::UpTo(..) => voice.of(name, who),
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
            (format!("{}/{}", x(atk), x(def)), format!(", where X is {}", total(num, voice)))
        }
    }
}

/// "+2/+2", "+3/+0", "-0/-3".
fn pair(atk: i16, def: i16) -> String {
    let sign = |value: i16, other: i16| match (value, other) {
        (0, other) if other < 0 => "-0".to_owned(),
        _ => format!("{value:+}"),
    };
    format!("{}/{}", sign(atk, def), sign(def, atk))
}
