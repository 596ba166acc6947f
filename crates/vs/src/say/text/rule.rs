//! Rules, always and for a time: "has +3/+3", "gets +3/+0 this combat".

use super::called::Called;
use super::clause::{Clause, Doer, Sentence, glued, push};
use super::combat::Combat;
use super::counters::each_of;
use super::event::{alone, bearers_state, ruled};
use super::noun::{Form, is_outside, noun};
use super::number::{bonus, counts, higher_one, said_once, stat_name, tail, total, values};
use super::play::recruited;
use super::predicate::{predicate, predicates, to_be};
use super::program::program;
use super::replaced::{entering, instead, price, raised, risen};
use super::until::{is_ban_on_attacks, is_for_good, lasting, permanently, until, until_paid};
use super::voice::{Case, It, Noun, Voice};
use super::words::{list, number};
use crate::language::{Event, Is, Num, Part, Place, Player, Powers, Pronoun, Rule, Select, Stat, Until, Verb, Word};

/// How long a rule holds; none: always.
type Time<'a> = Option<&'a Until>;

/// Rules for a time.
pub(super) fn change(who: &Select, rules: &[Rule], until: &Until, voice: &mut Voice) -> Vec<Sentence> {
    if let Until::Event(events) = until
        && let [Event::Of(Verb::Pay, roles)] = events.as_slice()
    {
        return until_paid(who, rules, roles, voice);
    }
    let given = rules.iter().all(|rule| matches!(rule, Rule::Stats(..) | Rule::Gain(_)));
    if !who.is_choice() || matches!(who, Select::OneRow(_)) {
        let told = held(who, rules, Some(until), voice);
        voice.affected(who);
        return told;
    }
    if given {
        let lead: Vec<String> = rules.iter().filter_map(|rule| if_higher(rule, voice)).collect();
        return vec![Sentence { closed: !lead.is_empty(), lead, ..Sentence::from(give(who, rules, until, voice)) }];
    }
    let choose = Clause::you("choose", voice.object(who)).ends();
    voice.affected(who);
    let mut told = vec![choose.into()];
    told.extend(held(&Select::It, rules, Some(until), voice));
    told
}

/// "give a character +1/+1 and Ranged this turn".
fn give(who: &Select, rules: &[Rule], time: &Until, voice: &mut Voice) -> Clause {
    let object = each_of(who, voice);
    voice.affected(who);
    let said = voice.said.replace(voice.kind_of(who));
    let mut more = String::new();
    let mut what = Vec::new();
    for rule in rules {
        match rule {
            Rule::Stats(atk, def) => {
                let (stats, each) = bonus(atk, def, voice);
                what.push(stats);
                more = each;
            }
            Rule::Gain(words) => {
                remind(words, voice.kind_of(who), voice);
                what.push(list(words, "and"));
            }
            _ => {}
        }
    }
    voice.said = said;
    let time = until(time, voice.kind_of(who), voice);
    Clause::you("give", format!("{object} {}", list(&what, "and"))).tail(format!(" {time}{more}"))
}

/// Rules for those; several stand in one sentence where that reads well.
pub(super) fn held(who: &Select, rules: &[Rule], time: Time, voice: &mut Voice) -> Vec<Sentence> {
    let mut told = Vec::new();
    let mut rest = rules;
    while let [first, behind @ ..] = rest {
        let sets = rest.iter().take_while(|rule| matches!(rule, Rule::Set(..))).count();
        let higher = if_higher(first, voice);
        let lead = if is_for_good(first, time) { None } else { lead(who, time, voice) };
        let who = if lead.is_none() || matches!(who, Select::This | Select::Those) { who } else { &Select::It };
        let lead = higher.or(lead);
        let before = (voice.bearer.replace(who.clone()), voice.said.take());
        let clause = match sets {
            0 => clause(first, who, time, voice),
            _ => set(&rest[..sets], who, time, voice),
        };
        (voice.bearer, voice.said) = before;
        let closed = lead.is_some();
        add(&mut told, Sentence { lead: lead.into_iter().collect(), closed, ..Sentence::from(clause) });
        rest = if sets == 0 { behind } else { &rest[sets..] };
    }
    told
}

/// "if that character's ATK is higher", where a bonus is the difference.
fn if_higher(rule: &Rule, voice: &mut Voice) -> Option<String> {
    let Rule::Stats(atk, def) = rule else { return None };
    higher_one(atk, def).map(|more| format!("if {} is higher", total(more, voice)))
}

/// Clauses about the same stand in one sentence.
fn add(told: &mut Vec<Sentence>, mut next: Sentence) {
    if let (Some(last), [clause]) = (told.last(), next.body.as_slice())
        && last.body.last().is_some_and(|before| (before.verb.as_str(), clause.verb.as_str()) == ("may", "can"))
    {
        return told.push(Sentence { closed: true, ..next });
    }
    if let (Some(last), [clause]) = (told.last_mut(), next.body.as_mut_slice())
        && last.lead.is_empty() == next.lead.is_empty()
        && let Some(before) = last.body.last_mut()
        && before.noun == clause.noun
        && !(clause.verb.is_empty() || clause.noun.text.is_empty() || before.verb.is_empty())
    {
        (before.doer, clause.doer) = (Doer::It, Doer::It);
        return last.body.append(&mut next.body);
    }
    push(told, next);
}

/// "as long as Hulk is in play".
fn lead(who: &Select, time: Time, voice: &mut Voice) -> Option<String> {
    let (Some(Until::Game), false) = (time, matches!(who, Select::Players(_))) else { return None };
    let subject = voice.subject(who);
    if !matches!(who, Select::This | Select::It | Select::Those) {
        voice.affected(who);
    }
    Some(format!("as long as {} {} in play", subject.text, if subject.plural { "are" } else { "is" }))
}

/// Who it is, for joining clauses.
pub(super) fn doer(who: &Select, voice: &Voice) -> Doer {
    match who {
        Select::This => Doer::This,
        Select::It if voice.it == It::This => Doer::This,
        Select::It | Select::Those | Select::Itself => Doer::It,
        Select::Players(_) => Doer::Player,
        _ => Doer::Other,
    }
}

fn clause(rule: &Rule, who: &Select, time: Time, voice: &mut Voice) -> Clause {
    match rule {
        Rule::Stats(atk, def) if doubled(atk, def, who) && time.is_some() => {
            let rest = voice.of("current ATK and DEF", who);
            Clause::you("double", rest).tail(lasting(time, voice.kind_of(who), voice))
        }
        Rule::Switch if time.is_some() => {
            let rest = voice.of("ATK and DEF", who);
            Clause::you("switch", rest).tail(lasting(time, voice.kind_of(who), voice))
        }
        Rule::Switch => Clause::of(Doer::Other, Noun::many(voice.of("ATK and DEF", who)), "be", "switched"),
        Rule::Reset => {
            let rest = format!("{} base ATK and DEF", voice.word(voice.kind_of(who), Case::Owner));
            let noun = Noun::many(voice.of("ATK and DEF", who));
            Clause::of(Doer::Other, noun, "become", rest).tail(lasting(time, voice.kind_of(who), voice))
        }
        Rule::Set(..) => set(std::slice::from_ref(rule), who, time, voice),
        Rule::Never(event) => never(event, time, voice),
        Rule::Can(_) if rule.kept().is_some() => of_bearer(rule, who, time, voice),
        Rule::Can(event) => timed(ruled(event, "can", voice), time, voice),
        Rule::Cheaper(event, num) => cheaper(event, num, who, time, voice),
        Rule::Price(event, effects) => price(event, effects, voice),
        Rule::Instead(event, effects) => instead(event, effects, who, voice),
        Rule::Enters(effects) if entering(effects, &mut voice.clone()).is_some() => {
            let (doer, noun) = (doer(who, voice), voice.itself(Case::Subject));
            let how = entering(effects, voice).unwrap_or_default();
            Clause::of(doer, noun, "appear", how).tail(lasting(time, voice.kind_of(who), voice))
        }
        Rule::Enters(effects) => {
            let noun = voice.itself(Case::Subject);
            let appear = if noun.plural { "appear" } else { "appears" };
            let time = lasting(time, one_or_many(&noun), voice);
            Clause::words(format!("as {} {appear}{time}, {}", noun.text, glued(program(effects, voice))))
        }
        Rule::Stats(..) | Rule::Gain(_) | Rule::Lose(_) | Rule::Ban(_) | Rule::PowersOf(..) | Rule::Also(_) => {
            of_bearer(rule, who, time, voice)
        }
        Rule::Strikes(..) | Rule::AttacksPlayers | Rule::Open(..) => of_bearer(rule, who, time, voice),
    }
}

/// "also an X-Men character", "also named Thor".
fn also(is: &Is, plural: bool, voice: &mut Voice) -> String {
    predicate(is, true, plural, voice).replacen(to_be(true, plural), "also", 1)
}

/// "-1/-1 counters".
fn kept(rule: &Rule) -> String {
    rule.kept().map(stat_name).unwrap_or_default()
}

/// What the bearer has or does.
fn of_bearer(rule: &Rule, who: &Select, time: Time, voice: &mut Voice) -> Clause {
    let doer = doer(who, voice);
    let noun = voice.itself(Case::Subject);
    let own = match (noun.text.as_str(), noun.plural) {
        ("you", _) => "your",
        (_, plural) => voice.word(voice.kind(who, plural), Case::Owner),
    };
    let (get, gain) = if time.is_some() { ("get", "gain") } else { ("have", "have") };
    let mut more = String::new();
    let (verb, rest) = match rule {
        Rule::Stats(atk, def) => match raised(atk, def, voice) {
            Some((what, until)) => {
                more = until;
                ("gain", what.to_owned())
            }
            None => {
                let (what, each) = bonus(atk, def, voice);
                more = each;
                (get, what)
            }
        },
        Rule::Gain(words) => {
            remind(words, voice.kind(who, noun.plural), voice);
            (gain, list(words, "and"))
        }
        Rule::Lose(kinds) if kinds.is_empty() => ("lose", format!("all {own} powers")),
        Rule::Lose(kinds) => ("lose", format!("{own} {} and can't gain any", powers(kinds))),
        Rule::Ban(words) => {
            let them = if words.len() == 1 { "it" } else { "them" };
            ("lose", format!("{} and can't gain {them}", list(words, "and")))
        }
        Rule::PowersOf(Select::All(list), kinds) if kinds.is_empty() && is_outside(list) => {
            (gain, format!("all the powers of {}", self::noun(list, &Form::Many, voice)))
        }
        Rule::PowersOf(whose, kinds) if kinds.is_empty() => {
            (gain, format!("all the powers of {}", voice.object(whose)))
        }
        Rule::PowersOf(whose, kinds) => (gain, voice.of(&format!("printed {}", powers(kinds)), whose)),
        Rule::Also(is) => ("be", also(is, noun.plural, voice)),
        Rule::Strikes(times, whom) => ("strike", format!("{} {own} ATK", strikes(times, whom, voice))),
        Rule::AttacksPlayers => {
            voice.note("A defending player counts as a 0/1 supporting character with health 1.");
            ("can", "attack enemy players whose characters are all stunned".to_owned())
        }
        Rule::Can(_) => ("keep", format!("{own} {} while stunned and can gain more", kept(rule))),
        Rule::Open(Place::Top(player), Player::Itself) => {
            let deck = voice.owned(player, "deck", &Form::Bare);
            ("may", format!("look at the top card of {deck} at any time"))
        }
        Rule::Open(place, to) => {
            let to = if *to == Player::Everybody { String::new() } else { format!(" to {}", voice.everybody(to).text) };
            ("play", format!("with {} revealed{to}", voice.place(place, &Form::Many)))
        }
        Rule::Set(..)
        | Rule::Switch
        | Rule::Reset
        | Rule::Never(_)
        | Rule::Cheaper(..)
        | Rule::Price(..)
        | Rule::Instead(..)
        | Rule::Enters(_) => {
            return clause(rule, who, time, voice);
        }
    };
    let for_good = permanently(rule, time, voice.kind(who, noun.plural), voice);
    let tail = format!("{}{for_good}{more}", lasting(time, voice.kind(who, noun.plural), voice));
    Clause::of(doer, noun, verb, rest).tail(tail)
}

/// "supporting characters with double".
fn strikes(times: &Num, whom: &[Is], voice: &mut Voice) -> String {
    let whom = if whom.is_empty() { String::new() } else { format!("{} ", noun(whom, &Form::Many, voice)) };
    let times = match times {
        Num::N(2) => "double".to_owned(),
        Num::N(n) => format!("{} times", number(*n)),
        _ => format!("{} times", total(times, voice)),
    };
    format!("{whom}with {times}")
}

fn timed(clause: Clause, time: Time, voice: &mut Voice) -> Clause {
    let tail = lasting(time, voice.said.unwrap_or(one_or_many(&clause.noun)), voice);
    clause.tail(tail)
}

fn one_or_many(noun: &Noun) -> It {
    if noun.plural { It::Many } else { It::One }
}

fn powers(kinds: &[Powers]) -> String {
    let name = |kind: &Powers| match kind {
        Powers::Keywords => "keyword".to_owned(),
        Powers::Supers => "super".to_owned(),
    };
    format!("{} powers", list(&kinds.iter().map(name).collect::<Vec<_>>(), "and"))
}

/// As much again as they have.
fn doubled(atk: &Num, def: &Num, who: &Select) -> bool {
    let own = |select: &Select| select == who || *select == Select::Itself;
    let (Num::Sum(atk, a), Num::Sum(Stat::Def, b)) = (atk, def) else { return false };
    let real = matches!(atk, Stat::Real(stat) if **stat == Stat::Atk);
    (real || *atk == Stat::Atk) && own(a) && own(b)
}

/// "Hulk's base ATK and DEF become 4/4 this turn".
fn set(rules: &[Rule], who: &Select, time: Time, voice: &mut Voice) -> Clause {
    let parts: Vec<(&Stat, &Num)> = rules
        .iter()
        .filter_map(|rule| if let Rule::Set(stat, num) = rule { Some((stat, num)) } else { None })
        .collect();
    let names: Vec<String> = parts.iter().map(|(stat, _)| stat_name(stat)).collect();
    let more: Option<Vec<&Num>> = parts.iter().map(|(stat, num)| risen(stat, num, who)).collect();
    let text = voice.of(&said_once(&list(&names, "and")), who);
    voice.said = Some(voice.kind_of(who));
    let for_good = rules.first().is_some_and(|rule| is_for_good(rule, time));
    let (verb, rest) = match more {
        Some(more) if for_good => ("rise", format!("permanently by {}", values(&more, voice))),
        Some(more) => ("rise", format!("by {}", values(&more, voice))),
        None => {
            let value = values(&parts.iter().map(|(_, num)| *num).collect::<Vec<_>>(), voice);
            ("become", if for_good { format!("{value} permanently") } else { value })
        }
    };
    let noun = Noun { text, plural: names.len() > 1 };
    Clause::of(Doer::Other, noun, verb, rest).tail(lasting(time, voice.kind_of(who), voice))
}

fn never(event: &Event, time: Time, voice: &mut Voice) -> Clause {
    let Event::Of(_, roles) = event else { return timed(ruled(event, "can't", voice), time, voice) };
    let Some(via) = roles.via else {
        return match bearers_state(event) {
            Some((event, state)) => while_it_is(&event, &state, time, voice),
            None if is_ban_on_attacks(event, time) => ruled(event, "can't", voice).tail(" for the rest of the turn"),
            None => timed(ruled(event, "can't", voice), time, voice),
        };
    };
    let (lead, time) = match time {
        Some(until_ @ Until::Event(_)) => (format!("{}, ", until(until_, It::One, voice)), None),
        _ => (String::new(), time),
    };
    let noun = voice.itself(Case::Subject);
    let when = alone(via, noun.plural, voice);
    let time = lasting(time, one_or_many(&noun), voice);
    let it = voice.itself(Case::Subject);
    let not = if it.plural { "don't get a wound" } else { "doesn't get a wound" };
    Clause::words(format!("{lead}if {} {when}{time}, {} {not}", noun.text, it.text))
}

/// What others cannot do to the bearer while it is so: "while Hulk is attacking, back-row defenders can't strike it".
fn while_it_is(event: &Event, state: &[Is], time: Time, voice: &mut Voice) -> Clause {
    let (combat, rest) = Combat::of(state);
    let manner = combat.role.is_none() && rest.is_empty();
    let lead = match (combat.melee, time) {
        (Some(melee), Some(Until::Next(Verb::Attack))) if manner && voice.next_attack => {
            format!("if that attack is {}", if melee { "a melee attack" } else { "ranged" })
        }
        (Some(melee), _) if manner => {
            let noun = voice.itself(Case::Subject);
            let attack = if noun.plural { "attack" } else { "attacks" };
            let time = lasting(time, one_or_many(&noun), voice);
            format!("if {} {attack} {}{time}", noun.text, if melee { "in melee" } else { "at range" })
        }
        _ => {
            let noun = voice.itself(Case::Subject);
            let told = predicates(state, true, noun.plural, voice);
            let time = lasting(time, one_or_many(&noun), voice);
            format!("while {} {told}{time}", noun.text)
        }
    };
    Clause::words(format!("{lead}, {}", ruled(event, "can't", voice).told(false)))
}

/// "you pay 4 less to recruit your next Defenders character this turn".
fn cheaper(event: &Event, num: &Num, who: &Select, time: Time, voice: &mut Voice) -> Clause {
    let next = matches!(time, Some(Until::Next(_)));
    let (payer, whom) = recruited(event, who, next, voice);
    let lasting = if next { " this turn".to_owned() } else { lasting(time, It::One, voice) };
    let (less, more) = match num {
        Num::N(number) => (format!("{number} less"), String::new()),
        Num::Amount => ("that much less".to_owned(), String::new()),
        _ if counts(num) => ("1 less".to_owned(), tail(num, voice)),
        _ => ("X less".to_owned(), format!(", where X is {}", total(num, voice))),
    };
    Clause::of(Doer::Other, payer, "pay", format!("{less} to recruit {whom}")).tail(format!("{lasting}{more}"))
}

/// Explain keywords that a power gives, but for the icons.
fn remind(words: &[String], who: It, voice: &mut Voice) {
    let keywords = voice.keywords;
    for keyword in words.iter().filter_map(|word| keywords.iter().find(|keyword| keyword.word == *word)) {
        if matches!(keyword.is.as_slice(), [Part::Word(Word::Flight | Word::Ranged)]) {
            continue;
        }
        let anybody = format!("a character with {}", keyword.word);
        let called = match who {
            It::This => Called::only(voice.pronoun),
            It::One => Called::only(Pronoun::It),
            It::Many => Called::from(anybody.as_str()),
        };
        voice.note(super::keyword::parts(&keyword.is, &mut Voice::new(called, &[])));
    }
}
