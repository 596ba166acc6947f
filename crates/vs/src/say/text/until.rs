//! How long something lasts: "this combat", "until the start of your next turn".

use super::clause::{Clause, Sentence};
use super::event::{BASIC, alone, happens};
use super::rule::held;
use super::trigger::{Often, at_the, either, part_of_turn};
use super::voice::{Case, Focus, It, Voice};
use super::words::owned_by;
use crate::language::{Event, Is, Player, Roles, Rule, Select, Until, Verb};

/// With a space in front; nothing if it stands at the start of the sentence.
pub(super) fn lasting(time: Option<&Until>, who: It, voice: &mut Voice) -> String {
    match time {
        None | Some(Until::Game) => String::new(),
        Some(time) => format!(" {}", until(time, who, voice)),
    }
}

/// What somebody gets and keeps as long as it is in play.
pub(super) fn is_for_good(rule: &Rule, time: Option<&Until>) -> bool {
    matches!((rule, time), (Rule::Stats(..) | Rule::Gain(_) | Rule::PowersOf(..) | Rule::Set(..), Some(Until::Game)))
}

/// " permanently", of powers with what is not gained again: ", except those that he has already".
pub(super) fn permanently(rule: &Rule, time: Option<&Until>, who: It, voice: &Voice) -> String {
    let have = if who == It::Many { "have" } else { "has" };
    match rule {
        _ if !is_for_good(rule, time) => String::new(),
        Rule::PowersOf(_, kinds) if !kinds.is_empty() => {
            format!(" permanently, except those that {} {have} already", voice.word(who, Case::Subject))
        }
        _ => " permanently".to_owned(),
    }
}

/// Players cannot attack any more, though there were attacks before.
pub(super) fn is_ban_on_attacks(event: &Event, time: Option<&Until>) -> bool {
    let Event::Of(Verb::Attack, roles) = event else { return false };
    time == Some(&Until::Turn) && roles.of == Some(Player::Itself) && roles.by.is_empty() && roles.who.is_empty()
}

/// How long: "this combat".
pub(super) fn until(until: &Until, who: It, voice: &mut Voice) -> String {
    let (it, own) = (voice.word(who, Case::Subject), voice.word(who, Case::Owner));
    let plural = who == It::Many;
    match until {
        Until::Combat => "this combat".to_owned(),
        Until::Turn => "this turn".to_owned(),
        Until::Next(Verb::Attack) if voice.next_attack => "during that attack".to_owned(),
        Until::Next(Verb::Attack) => {
            voice.next_attack = true;
            format!("during {own} next attack this turn")
        }
        Until::Next(verb) => format!("the next time {it} {} this turn", alone(*verb, plural, voice)),
        Until::Event(events) => until_one_of(events, voice),
        Until::End(time, player) => {
            let whose = match player {
                Player::Everybody => "the".to_owned(),
                _ => owned_by(&voice.somebody(player).text),
            };
            format!("until the end of {whose} next {}", part_of_turn(time))
        }
        Until::Game if plural => "as long as they are in play".to_owned(),
        Until::Game => format!("as long as {it} is in play"),
    }
}

fn until_one_of(events: &[Event], voice: &mut Voice) -> String {
    let before = voice.clone();
    let mut told = Vec::new();
    for event in events {
        let notes = std::mem::take(&mut voice.notes);
        *voice = Voice { notes, ..before.clone() };
        let moment = at_the(event, Often::Until(&Until::Game, false), voice);
        told.push(match moment {
            Some(moment) => moment.trim_start_matches("at ").to_owned(),
            None => happens(event, voice).0,
        });
    }
    let notes = std::mem::take(&mut voice.notes);
    let this = events.iter().any(|event| matches!(event, Event::Of(_, roles) if roles.who.contains(&Is::This)));
    let focus = match before.focus {
        Focus::It if this => Focus::Nothing,
        _ if this => Focus::This,
        focus => focus,
    };
    *voice = Voice { notes, focus, ..before };
    format!("until {}", either(&told))
}

/// What lasts until somebody pays to be rid of it.
pub(super) fn until_paid(who: &Select, rules: &[Rule], roles: &Roles, voice: &mut Voice) -> Vec<Sentence> {
    let mut told = held(who, rules, None, voice);
    let payer = match (&roles.of, who) {
        (None | Some(Player::Itself), Select::Players(player)) | (Some(player), _) => player,
        (None, _) => &Player::Everybody,
    };
    voice.note(BASIC);
    let (cost, own) = (roles.symbol.map(|symbol| super::symbols(&[symbol])), voice.own(payer));
    let cost = cost.unwrap_or_else(|| "a symbol".to_owned());
    let pay = Clause::words(format!("{} may pay {cost} to end this", voice.somebody(payer).text));
    told.push(Sentence::lead(format!("in {own} main phase"), pay));
    told
}
