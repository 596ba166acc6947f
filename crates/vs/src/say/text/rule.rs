//! Keywords and continuous powers.

use super::cards::cards;
use super::change::{doer, lost_words};
use super::clause::{Clause, Sentence, push, tell};
use super::condition::condition;
use super::number::bonus;
use super::program::{may, program, triggers};
use super::trigger::{Often, meanwhile, trigger};
use super::voice::{Case, Focus, Voice};
use super::words::{capital, counter, word, words};
use crate::plain::{Cond, Effect, Limit, Part, Rule, Timing, Who, Word, Works};

/// The parts of a keyword in sentences.
pub(super) fn parts(is: &[Part], voice: &mut Voice) -> String {
    let mut told = Vec::new();
    let mut rest = is;
    while let [first, behind @ ..] = rest {
        let same = behind.iter().take_while(|next| is_same_trigger(first, next)).count();
        told.push(part(first, &behind[..same], voice));
        rest = &behind[same..];
    }
    told.join(" ")
}

/// Triggers that do the same stand in one sentence.
fn is_same_trigger(one: &Part, other: &Part) -> bool {
    let Part::When { given, during, first_each_turn, once_each_turn, then, .. } = one else { return false };
    let same = (given, during, first_each_turn, once_each_turn, then);
    matches!(other, Part::When { given, during, first_each_turn, once_each_turn, then, .. }
        if (given, during, first_each_turn, once_each_turn, then) == same)
}

/// `more`: triggers with the same effects.
fn part(part: &Part, more: &[Part], voice: &mut Voice) -> String {
    match part {
        Part::Word(word) => word_text(*word, voice),
        Part::When { given, during, first_each_turn, once_each_turn, then, .. } => {
            let often = match (first_each_turn, once_each_turn) {
                (true, _) => Often::FirstEachTurn,
                (false, true) => Often::OnceEachTurn,
                (false, false) => Often::Always,
            };
            let ons = std::iter::once(part).chain(more).filter_map(|one| match one {
                Part::When { on, .. } => Some(on),
                _ => None,
            });
            let mut lead = vec![triggers(ons, often, during.as_ref(), voice)];
            lead.extend(given.as_ref().map(|cond| format!("if {}", condition(cond, true, voice))));
            let mut told = match (given, then.as_slice()) {
                // They are spoken of already: "if there is an enemy character, choose such a character".
                (Some(Cond::There(side, filter)), [Effect::Choose(who @ Who::One(of, which)), rest @ ..])
                    if of == side && which == filter =>
                {
                    voice.affected(who);
                    let mut told = vec![Sentence::from(Clause::you("choose", "such a character").ends())];
                    program(rest, voice).into_iter().for_each(|sentence| push(&mut told, sentence));
                    told
                }
                _ => program(then, voice),
            };
            if let Some(first) = told.first_mut() {
                lead.append(&mut first.lead);
                first.lead = lead;
            }
            tell(&told)
        }
        Part::Act { when, limit, only_if, then } => act(when, *limit, (only_if.as_ref(), then), voice),
        Part::Always(one) => tell(&[rule(one, voice).into()]),
        Part::While(cond, one) => {
            let lead = meanwhile(cond, None, voice);
            tell(&[Sentence::lead(lead, rule(one, voice))])
        }
    }
}

/// What its player may do without paying.
fn act(when: &Timing, limit: Limit, (only_if, then): (Option<&Cond>, &[Effect]), voice: &mut Voice) -> String {
    let often = match limit {
        Limit::Turn => "once each turn",
        Limit::Game => "once per game",
        Limit::AnyNumber => "any number of times",
    };
    let when = match when {
        Timing::Recovery => "in your recovery phase".to_owned(),
        Timing::Build => "in your build phase".to_owned(),
        Timing::StartOfMain => "at the start of your main phase".to_owned(),
        Timing::Main => "in your main phase, outside combat".to_owned(),
        Timing::Combat => {
            let this = voice.this(Case::Subject);
            voice.focus = Focus::Nothing;
            format!("in a combat that {this} is in")
        }
        Timing::AnyCombat => "in any combat".to_owned(),
        Timing::Reaction(on) => trigger(on, Often::Always, None, voice),
    };
    let mut told = may(then, voice);
    if let Some(first) = told.first_mut() {
        first.lead.insert(0, format!("{often} {when}"));
    }
    let only_if = only_if.map(|cond| format!(" Do so only if {}.", condition(cond, true, voice)));
    format!("{}{}", tell(&told), only_if.unwrap_or_default())
}

fn rule(rule: &Rule, voice: &mut Voice) -> Clause {
    let of = |who: &Who, verb: &str, rest: &str, voice: &mut Voice| {
        let doer = doer(who, voice);
        Clause::of(doer, voice.subject(who), verb, rest)
    };
    match rule {
        Rule::Stats { who, atk, def } => {
            let mut clause = of(who, "have", "", voice);
            (clause.rest, clause.tail) = bonus(atk, def, voice);
            clause
        }
        Rule::Has(who, all) => {
            let clause = of(who, "have", &words(all), voice);
            remind(all, clause.noun.plural, voice);
            clause
        }
        Rule::AlsoTeam(who, team) => {
            let mut clause = of(who, "be", "", voice);
            let kind = if clause.noun.plural { "characters" } else { "character" };
            let name = format!("{} {kind}", team.name());
            let name = if clause.noun.plural { name } else { super::words::with_article(&name) };
            clause.rest = format!("also {name}");
            clause
        }
        Rule::CannotRecover(who) => of(who, "can't", "recover", voice),
        Rule::CannotLevelUp(who) => of(who, "can't", "level up", voice),
        Rule::PowersInKo(is) => {
            let mut clause = of(&Who::This, "have", "", voice);
            clause.rest = format!("all the powers of {} in your KO pile", cards(is, voice));
            clause
        }
        Rule::Forbids(who, all) => of(who, "lose", &lost_words(all), voice),
        Rule::NoCounters(who, kind) => of(who, "can't", &format!("gain {}s", counter(*kind)), voice),
        Rule::CannotStrike(who, whom) => {
            let focus = voice.focus;
            let mut clause = of(who, "can't", "", voice);
            // Among several, "it" is still the one spoken of before.
            voice.focus = if clause.noun.plural { focus } else { voice.focus };
            clause.rest = format!("strike {}", voice.object(whom));
            clause
        }
        Rule::PowersOf(who) => {
            let mut clause = of(&Who::This, "have", "", voice);
            clause.rest = format!("all the powers of {}", voice.object(who));
            clause
        }
    }
}

/// Where and when a keyword works, if not simply in play and face up.
pub(super) fn works(works: Works, voice: &mut Voice) -> Option<String> {
    let place = match works {
        Works::FaceUp => return None,
        Works::EvenStunned => {
            let this = voice.this(Case::Subject);
            return Some(format!("This power works even while {this} is stunned."));
        }
        Works::Always => return Some("This power can't be turned off or lost.".to_owned()),
        Works::Stunned => "stunned",
        Works::Ko => "in your KO pile",
        Works::Hand => "in your hand",
    };
    Some(format!("{} is {place}", voice.this(Case::Subject)))
}

/// Explain words that a power gives, but for the icons.
pub(super) fn remind(all: &[Word], plural: bool, voice: &mut Voice) {
    for &one in all.iter().filter(|&&one| !matches!(one, Word::Flight | Word::Ranged)) {
        let anybody = format!("a character with {}", word(one));
        let name = if plural { anybody.as_str() } else { "it" };
        voice.note(word_text(one, &mut Voice::named(name)));
    }
}

/// What the rules say about a word, in a sentence.
fn word_text(word: Word, voice: &mut Voice) -> String {
    let name = voice.this(Case::Subject);
    let text = match word {
        Word::Flight => format!(
            "{name} can fly over an enemy front row to attack the back row, \
             unless a character with Flight is in that front row"
        ),
        Word::Ranged => {
            format!("{name} can attack from the back row, and then only a defender with Ranged can strike back")
        }
        Word::Ferocious => format!("in melee combat, {name} strikes before characters without Ferocious"),
        Word::Dodge => format!("{name} can't be ranged attacked"),
        Word::Grab => format!("while {name} is in the front row, enemy characters can't fly over that row"),
        Word::Leader => {
            format!("while {name} is team attacking, you choose which attacker the defender strikes back at")
        }
        Word::Monstrous => {
            format!("while {name} is defending against a melee team attack, it strikes back at each attacker")
        }
        Word::Swarm if name == "it" => "you can have any number of characters with its name on your side".to_owned(),
        Word::Swarm => format!("you can have any number of characters named {name} on your side"),
        Word::Creature => format!("{name} can't have equipment"),
        Word::Invade => {
            format!("while {name} is attacking a back-row character, that character can't strike back at it")
        }
        Word::Fearless => format!("while {name} is attacking a main character, it strikes with double its ATK"),
        Word::Mercenary => format!("{name} can team attack with any main character"),
        Word::Lethal => format!("if {name} wounds a defending supporting character, that character is KO'd"),
        Word::Stealth => format!("{name} can melee attack protected back-row characters"),
        Word::Cocoon => format!("{name} appears stunned, without a wound"),
        Word::Violent => format!("{name} strikes supporting characters with double its ATK"),
        Word::Invisible => format!("{name} doesn't protect characters and can attack protected characters"),
        Word::Symbiosis => format!("{name} keeps its +1/+1 counters while stunned and can gain more"),
        Word::Durable => {
            format!("if {name} gets stunned other than by a strike, it gets no wound and recovers at once")
        }
        Word::Angry => format!("your first attack each turn must include {name}, if it can attack"),
        Word::ManySelves => format!("any character card in your hand powers {name} up"),
    };
    capital(&format!("{text}."))
}
