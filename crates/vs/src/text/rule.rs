//! Keywords and continuous powers.

use super::change::doer;
use super::clause::{Clause, Sentence, tell};
use super::condition::condition;
use super::number::bonus;
use super::program::program;
use super::trigger::{Often, meanwhile, trigger};
use super::voice::{Case, Voice};
use super::words::{capital, word, words};
use crate::language::{Part, Rule, Who, Word, Works};

/// The parts of a keyword in sentences.
pub(super) fn parts(is: &[Part], voice: &mut Voice) -> String {
    let told: Vec<String> = is.iter().map(|one| part(one, voice)).collect();
    told.join(" ")
}

fn part(part: &Part, voice: &mut Voice) -> String {
    match part {
        Part::Word(word) => word_text(*word, voice),
        Part::When { on, given, during, first_each_turn, then } => {
            let often = if *first_each_turn { Often::FirstEachTurn } else { Often::Always };
            let mut lead = vec![trigger(on, often, during.as_ref(), voice)];
            lead.extend(given.as_ref().map(|cond| format!("if {}", condition(cond, true, voice))));
            let mut told = program(then, voice);
            if let Some(first) = told.first_mut() {
                lead.append(&mut first.lead);
                first.lead = lead;
            }
            tell(&told)
        }
        Part::Always(one) => tell(&[rule(one, voice).into()]),
        Part::While(cond, one) => {
            let lead = meanwhile(cond, None, voice);
            tell(&[Sentence::lead(lead, rule(one, voice))])
        }
    }
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
    };
    capital(&format!("{text}."))
}
