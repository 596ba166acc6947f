//! Numbers that a card works out.

use super::cards::{card, cards};
use super::noun::{self, Form};
use super::voice::{Focus, Voice};
use super::words::{counted, counter, many};
use crate::plain::{CardIs, Num, Side, Symbol, Who};

/// Whether the number counts things, so that "for each" tells it.
pub(super) fn counts(num: &Num) -> bool {
    match num {
        Num::Count(..) | Num::Wounds(_) | Num::Counters(..) | Num::Resources(_) | Num::Uses => true,
        Num::CountKo(..) | Num::Hand(_) | Num::Locations(..) => true,
        Num::Gap(more, less) => matches!((&**more, &**less), (Num::Hand(_), Num::Hand(_))),
        Num::N(_) | Num::Amount | Num::Atk(_) | Num::Def(_) | Num::Cost(_) | Num::RealAtk(_) => false,
        Num::HighestAtk(_) | Num::NamedAtk | Num::NamedDef | Num::Sum(..) => false,
    }
}

/// "a card", "two cards"; what a count depends on stands further behind, see [`tail`].
pub(super) fn head(num: &Num, noun: &str) -> String {
    match num {
        Num::N(number) => counted(*number, noun),
        Num::Amount => format!("that many {}", many(noun)),
        _ if counts(num) => counted(1, noun),
        _ => many(noun),
    }
}

/// " for each wound on it", " equal to its ATK".
pub(super) fn tail(num: &Num, voice: &mut Voice) -> String {
    match num {
        Num::N(_) | Num::Amount => String::new(),
        _ if counts(num) => format!(" for each {}", unit(num, voice).unwrap_or_default()),
        _ => format!(" equal to {}", total(num, voice)),
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
        Num::CountKo(side, is) => {
            let what = card(is, voice);
            Some(format!("{what} in {}", one_ko_pile(*side, voice)))
        }
        Num::Hand(player) => Some(format!("card in {}", voice.hand(player))),
        Num::Locations(side, symbol) => Some(format!("{} {}", location(*symbol), resources_of(*side, voice))),
        Num::Uses => Some("time you have used a super power of this name this game, this time included".to_owned()),
        Num::Gap(more, less) => match (&**more, &**less) {
            (Num::Hand(more), Num::Hand(less)) => {
                let larger = voice.hand(more);
                Some(format!("card by which {larger} is larger than {}", voice.hand(less)))
            }
            _ => None,
        },
        Num::N(_) | Num::Atk(_) | Num::Def(_) | Num::Cost(_) | Num::RealAtk(_) | Num::HighestAtk(_) => None,
        Num::NamedAtk | Num::NamedDef | Num::Sum(..) => None,
    }
}

fn location(symbol: Symbol) -> String {
    format!("face-up basic {} location", super::symbols(&[symbol]))
}

fn resources_of(side: Side, voice: &Voice) -> String {
    match side {
        Side::Mine => "on your side".to_owned(),
        Side::Enemy => "on an enemy side".to_owned(),
        Side::Any => "in play".to_owned(),
        Side::Theirs => format!("on {} side", voice.chosen_owns()),
    }
}

fn one_ko_pile(side: Side, voice: &Voice) -> String {
    match side {
        Side::Any => "a KO pile".to_owned(),
        Side::Mine | Side::Enemy | Side::Theirs => format!("{} KO pile", voice.somebodys(side)),
    }
}

/// "your KO pile", "all KO piles".
pub(super) fn ko_piles(side: Side, voice: &Voice) -> String {
    match side {
        Side::Any => "all KO piles".to_owned(),
        Side::Enemy => "enemy KO piles".to_owned(),
        Side::Mine | Side::Theirs => format!("{} KO pile", voice.somebodys(side)),
    }
}

/// "supporting characters in your KO pile".
pub(super) fn cards_in_ko(side: Side, is: &CardIs, voice: &mut Voice) -> String {
    let what = cards(is, voice);
    format!("{what} in {}", ko_piles(side, voice))
}

/// "characters in play and in all KO piles together", if both halves speak of the same.
pub(super) fn in_play_and_ko(num: &Num, voice: &mut Voice) -> Option<String> {
    let Num::Sum(one, other) = num else { return None };
    let (Num::Count(Side::Any, filter), Num::CountKo(Side::Any, is)) = (&**one, &**other) else { return None };
    let fighters = noun::noun(Side::Any, filter, Form::Many, voice);
    (fighters == cards(is, voice)).then(|| format!("{fighters} in play and in all KO piles together"))
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
        Num::Atk(who) | Num::RealAtk(who) => value("ATK", who, voice),
        Num::Def(who) => value("DEF", who, voice),
        Num::Cost(who) => value("cost", who, voice),
        Num::Resources(side) => format!("the number of resources {}", resources_of(*side, voice)),
        Num::Amount => "that number".to_owned(),
        Num::CountKo(side, is) => format!("the number of {}", cards_in_ko(*side, is, voice)),
        Num::Hand(player) => format!("the number of cards in {}", voice.hand(player)),
        Num::Locations(side, symbol) => {
            format!("the number of {} {}", many(&location(*symbol)), resources_of(*side, voice))
        }
        Num::HighestAtk(who) => format!("the highest ATK among {}", voice.subject(who).text),
        Num::NamedAtk => "the printed ATK of that card".to_owned(),
        Num::NamedDef => "the printed DEF of that card".to_owned(),
        Num::Uses => {
            "the number of times you have used a super power of this name this game, this time included".to_owned()
        }
        Num::Sum(one, other) => match in_play_and_ko(num, voice) {
            Some(both) => format!("the number of {both}"),
            None => {
                let one = total(one, voice);
                format!("{one} plus {}", total(other, voice))
            }
        },
        Num::Gap(more, less) => {
            let more = total(more, voice);
            format!("the amount by which {more} is higher than {}", total(less, voice))
        }
    }
}

fn value(name: &str, who: &Who, voice: &mut Voice) -> String {
    match who {
        Who::Attackers | Who::All(..) | Who::OneRow(_) | Who::UpTo(2.., ..) => {
            format!("the total {name} of {}", voice.subject(who).text)
        }
        Who::This | Who::It | Who::Those | Who::Defender | Who::MainOf(_) | Who::One(..) | Who::UpTo(..) => {
            voice.of(name, who)
        }
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

/// "+2/+2", "+3/+0", "+0/-3".
fn pair(atk: i16, def: i16) -> String {
    format!("{atk:+}/{def:+}")
}
