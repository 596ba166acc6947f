//! Changes for a time: "gets +3/+0 this combat".

use super::clause::{Clause, Doer, Sentence};
use super::number::{bonus, total};
use super::rule::remind;
use super::voice::{Case, Focus, It, Noun, Voice};
use super::words::{counter, words};
use crate::plain::{Change, Lost, Num, Symbol, Until, Who, Word};

pub(super) fn change(who: &Who, change: &Change, until: Until, voice: &mut Voice) -> Vec<Sentence> {
    let given = matches!(change, Change::Stats(..) | Change::Gains(_));
    match who {
        Who::One(..) | Who::UpTo(..) if given => vec![give(who, change, until, voice).into()],
        Who::One(..) | Who::UpTo(..) => {
            let choose = Clause::you("choose", voice.object(who)).ends();
            voice.affected(who);
            vec![choose.into(), changed(&Who::It, change, until, voice)]
        }
        _ => {
            let told = changed(who, change, until, voice);
            voice.affected(who);
            vec![told]
        }
    }
}

/// "give an attacker +2/+0 this combat".
fn give(who: &Who, change: &Change, until_: Until, voice: &mut Voice) -> Clause {
    let each = if voice.plural(who) { "each of " } else { "" };
    let object = format!("{each}{}", voice.object(who));
    voice.affected(who);
    let (what, more) = match change {
        Change::Stats(atk, def) => bonus(atk, def, voice),
        Change::Gains(all) => {
            remind(all, voice.plural(who), voice);
            (words(all), String::new())
        }
        _ => Default::default(),
    };
    let time = until(until_, voice.plural(who), voice);
    Clause::you("give", format!("{object} {what}")).tail(format!(" {time}{more}"))
}

/// "give a character +1/+1 and Ranged this turn".
pub(super) fn give_both(who: &Who, (stats, gained): (&Change, &Change), until_: Until, voice: &mut Voice) -> Clause {
    let mut clause = give(who, stats, until_, voice);
    if let Change::Gains(all) = gained {
        remind(all, voice.plural(who), voice);
        clause.rest = format!("{} and {}", clause.rest, words(all));
    }
    clause
}

/// Who it is, for joining clauses.
pub(super) fn doer(who: &Who, voice: &Voice) -> Doer {
    match who {
        Who::This => Doer::This,
        Who::It if voice.it == It::This => Doer::This,
        Who::It | Who::Those => Doer::It,
        Who::Attackers | Who::Defender | Who::MainOf(_) | Who::One(..) => Doer::Other,
        Who::UpTo(..) | Who::All(..) | Who::OneRow(_) => Doer::Other,
    }
}

fn changed(who: &Who, change: &Change, until_: Until, voice: &mut Voice) -> Sentence {
    let mut lead = Vec::new();
    if until_ == Until::InPlay {
        let subject = voice.subject(who);
        lead.push(format!("as long as {} {} in play", subject.text, if subject.plural { "are" } else { "is" }));
        if !matches!(who, Who::This | Who::It | Who::Those) {
            voice.affected(who);
        }
    }
    let who = if lead.is_empty() || matches!(who, Who::This | Who::Those) { who } else { &Who::It };
    let mut sentence = Sentence::from(clause(who, change, until_, voice));
    sentence.closed = !lead.is_empty();
    sentence.lead = lead;
    sentence
}

fn clause(who: &Who, change: &Change, until_: Until, voice: &mut Voice) -> Clause {
    let doer = doer(who, voice);
    let own = |noun: &Noun| if noun.plural { "their" } else { "its" };
    let mut more = String::new();
    let (noun, verb, rest) = match change {
        Change::Stats(Num::RealAtk(atk) | Num::Atk(atk), Num::Def(def)) if atk == who && def == who => {
            let rest = voice.of("current ATK and DEF", who);
            return Clause::you("double", rest).tail(lasting(until_, voice.plural(who), voice));
        }
        Change::Stats(atk, def) => {
            let noun = voice.subject(who);
            let (what, each) = bonus(atk, def, voice);
            more = each;
            (noun, "get", what)
        }
        Change::Base(atk, def) => return based(who, atk, def, until_, voice),
        Change::Switch => {
            let rest = voice.of("ATK and DEF", who);
            return Clause::you("switch", rest).tail(lasting(until_, voice.plural(who), voice));
        }
        Change::Reset => {
            let plural = voice.plural(who);
            let rest = format!("equal to {} base ATK and DEF", if plural { "their" } else { "its" });
            let noun = Noun::many(voice.of("ATK and DEF", who));
            return Clause::of(Doer::Other, noun, "become", rest).tail(lasting(until_, plural, voice));
        }
        Change::Gains(all) => {
            let noun = voice.subject(who);
            remind(all, noun.plural, voice);
            (noun, "gain", words(all))
        }
        Change::Loses(lost) => {
            let noun = voice.subject(who);
            let rest = match lost {
                Lost::All => format!("all {} powers", own(&noun)),
                Lost::KeywordAndSuper => format!("{} keyword and super powers and can't gain others", own(&noun)),
            };
            (noun, "lose", rest)
        }
        Change::NoWound => return no_wound(who, until_, voice),
        Change::NotStruckAtRange => return not_struck_at_range(who, until_, voice),
        Change::AttacksPlayers => {
            voice.note("A defending player counts as a 0/1 supporting character with health 1.".to_owned());
            (voice.subject(who), "may", "attack players whose characters are all stunned".to_owned())
        }
        Change::DoubleStrike => {
            let noun = voice.subject(who);
            let rest = format!("with double {} ATK", own(&noun));
            (noun, "strike", rest)
        }
        Change::Absorbs => {
            let noun = voice.subject(who);
            (noun, "gain", format!("{} printed keyword and super powers", voice.it(Case::Owner).text))
        }
        Change::Forbids(all) => (voice.subject(who), "lose", lost_words(all)),
        Change::Snipes => (voice.subject(who), "may", "solo attack protected characters at range".to_owned()),
        Change::NoCounters(kind) => (voice.subject(who), "can't", format!("gain {}s", counter(*kind))),
        Change::NoStrikeBackAtTeams
        | Change::NoStrike
        | Change::NotStruck
        | Change::CannotBeAttacked
        | Change::CannotBeStunned
        | Change::CannotReady
        | Change::CannotMove => (voice.subject(who), "can't", cannot(change).to_owned()),
    };
    let time = lasting(until_, noun.plural, voice);
    Clause::of(doer, noun, verb, rest).tail(format!("{time}{more}"))
}

/// What stands behind "can't".
fn cannot(change: &Change) -> &'static str {
    match change {
        Change::NoStrikeBackAtTeams => "strike back at team attackers",
        Change::NoStrike => "strike",
        Change::NotStruck => "be struck",
        Change::CannotBeAttacked => "be attacked",
        Change::CannotBeStunned => "be stunned",
        Change::CannotReady => "ready",
        _ => "be moved",
    }
}

/// "Flight and can't gain it", behind "lose".
pub(super) fn lost_words(all: &[Word]) -> String {
    let them = if all.len() == 1 { "it" } else { "them" };
    format!("{} and can't gain {them}", words(all))
}

fn based(who: &Who, atk: &Num, def: &Num, until_: Until, voice: &mut Voice) -> Clause {
    let noun = Noun::many(voice.of("base ATK and DEF", who));
    let rest = match (atk, def) {
        (Num::N(atk), Num::N(def)) => format!("{atk}/{def}"),
        (Num::Atk(one), Num::Def(other)) if one == other => {
            format!("equal to {}", voice.of("current ATK and DEF", one))
        }
        (Num::NamedAtk, Num::NamedDef) => "the printed ATK and DEF of that card".to_owned(),
        _ => {
            let atk = total(atk, voice);
            format!("{atk} and {}", total(def, voice))
        }
    };
    Clause::of(Doer::Other, noun, "become", rest).tail(lasting(until_, voice.plural(who), voice))
}

fn no_wound(who: &Who, until_: Until, voice: &mut Voice) -> Clause {
    let (front, noun, time) = at_times(who, until_, voice);
    let (get, then) = if noun.plural { ("get", "they don't get a wound") } else { ("gets", "it doesn't get a wound") };
    Clause::words(format!("{front}if {} {get} stunned{time}, {then}", noun.text))
}

fn not_struck_at_range(who: &Who, until_: Until, voice: &mut Voice) -> Clause {
    if until_ == Until::NextAttack && voice.next_attack {
        let object = voice.object(who);
        return Clause::words(format!("if that attack is ranged, defenders with Ranged can't strike back at {object}"));
    }
    let (front, noun, time) = at_times(who, until_, voice);
    let (verb, pronoun) = if noun.plural { ("attack", "them") } else { ("attacks", "it") };
    Clause::words(format!(
        "{front}if {} {verb} at range{time}, defenders with Ranged can't strike back at {pronoun}",
        noun.text
    ))
}

/// Who it is, with the time in front if it is long, otherwise behind.
fn at_times(who: &Who, time: Until, voice: &mut Voice) -> (String, Noun, String) {
    if time == Until::ThisFalls {
        let front = format!("{}, ", until(time, false, voice));
        return (front, voice.subject(who), String::new());
    }
    let noun = voice.subject(who);
    let behind = lasting(time, noun.plural, voice);
    (String::new(), noun, behind)
}

/// With a space in front; nothing if it stands at the start of the sentence.
fn lasting(time: Until, plural: bool, voice: &mut Voice) -> String {
    match time {
        Until::InPlay => String::new(),
        _ => format!(" {}", until(time, plural, voice)),
    }
}

/// How long: "this combat".
pub(super) fn until(until: Until, plural: bool, voice: &mut Voice) -> String {
    let own = if plural { "their" } else { "its" };
    match until {
        Until::ThisCombat => "this combat".to_owned(),
        Until::ThisTurn => "this turn".to_owned(),
        Until::NextAttack => {
            voice.next_attack = true;
            format!("during {own} next attack this turn")
        }
        Until::ThisFalls => {
            let focus = voice.focus;
            let text = format!("until {} gets stunned or leaves play", voice.this(Case::Subject));
            voice.focus = if focus == Focus::It { Focus::Nothing } else { voice.focus };
            text
        }
        Until::AfterMyTurn => "until your next turn is over".to_owned(),
        Until::AfterMyRecovery => "until your next recovery phase is over".to_owned(),
        Until::PaidOff(symbol) => paid_off(symbol),
        Until::InPlay if plural => "as long as they are in play".to_owned(),
        Until::InPlay => "as long as it is in play".to_owned(),
    }
}

fn paid_off(symbol: Symbol) -> String {
    format!("until one of its players pays {} in their main phase", super::symbols(&[symbol]))
}
