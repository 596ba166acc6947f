//! Keywords that the engine knows by a word of its own.

use super::{Lowered, unplayable};
use crate::language::{self, Cond, Deed, Effect, Event, Is, Num, Place, Player, Roles, Rule, Select, Stat, Verb};
use crate::plain::Word;

/// The word of a keyword; others cannot be gained or lost one by one.
pub(in crate::compile) fn by_name(name: &str) -> Lowered<Word> {
    match Word::named(name) {
        Some(word) if !word.is_law() => Ok(word),
        _ => unplayable(&name, "only keywords that are rules of the game can be given or taken like this"),
    }
}

/// The word of a keyword that is asked for.
pub(in crate::compile) fn asked(name: &str) -> Lowered<Word> {
    match Word::named(name) {
        Some(word) => Ok(word),
        None => unplayable(&name, "only keywords that are rules of the game can be asked for"),
    }
}

pub(in crate::compile) fn word(word: language::Word) -> Word {
    match word {
        language::Word::Flight => Word::Flight,
        language::Word::Ranged => Word::Ranged,
        language::Word::Ferocious => Word::Ferocious,
        language::Word::Grab => Word::Grab,
        language::Word::Leader => Word::Leader,
        language::Word::Monstrous => Word::Monstrous,
        language::Word::Swarm => Word::Swarm,
        language::Word::Lethal => Word::Lethal,
        language::Word::Invisible => Word::Invisible,
        language::Word::Angry => Word::Angry,
        language::Word::Durable => Word::Durable,
        language::Word::Immobile => Word::Immobile,
    }
}

/// The word for a rule that its own character always has.
pub(in crate::compile) fn of_rule(conds: &[Cond], rule: &Rule) -> Option<Word> {
    let attacking = [Cond::Is(Select::This, vec![Is::Attacking])];
    match (conds, rule) {
        ([], rule) if rule.kept() == Some(&Stat::Plus) => Some(Word::Symbiosis),
        ([], Rule::Enters(effects)) if effects[..] == [Effect::Done(Deed::Daze, Select::Itself)] => Some(Word::Cocoon),
        ([], Rule::Strikes(Num::N(2), whom)) if whom[..] == [Is::Supporting] => Some(Word::Violent),
        (conds, Rule::Strikes(Num::N(2), whom)) if *conds == attacking && whom[..] == [Is::Main] => {
            Some(Word::Fearless)
        }
        ([], Rule::Never(event)) => forbidden(event),
        ([], Rule::Can(event)) => allowed(event),
        _ => None,
    }
}

fn forbidden(event: &Event) -> Option<Word> {
    let dodge = Roles { by: vec![Is::AtRange], who: vec![Is::Itself], ..Roles::default() };
    let creature = Roles { who: vec![Is::Itself], ..Roles::default() };
    let back = Is::In(Place::Back(Player::Everybody));
    let invade = Roles { by: vec![Is::Defending, back], who: vec![Is::Itself, Is::Attacking], ..Roles::default() };
    let known = [
        (of(Verb::Attack, dodge), Word::Dodge),
        (of(Verb::Equip, creature), Word::Creature),
        (of(Verb::Strike, invade), Word::Invade),
    ];
    known.into_iter().find(|(known, _)| known == event).map(|(_, word)| word)
}

fn allowed(event: &Event) -> Option<Word> {
    let itself = || vec![Is::Itself];
    let mercenary = Roles { by: itself(), with: vec![Is::Main], ..Roles::default() };
    let stealth = Roles { by: vec![Is::Itself, Is::Melee], who: vec![Is::PROTECTED], ..Roles::default() };
    let selves = Roles { who: itself(), with: vec![Is::Character], ..Roles::default() };
    let known = [
        (of(Verb::Attack, mercenary), Word::Mercenary),
        (of(Verb::Attack, stealth), Word::Stealth),
        (of(Verb::PowerUp, selves), Word::ManySelves),
    ];
    known.into_iter().find(|(known, _)| known == event).map(|(_, word)| word)
}

pub(in crate::compile) fn of(verb: Verb, roles: Roles) -> Event {
    Event::Of(verb, Box::new(roles))
}
