//! Powers, plot twists, keywords and cards.

use super::{Lower, Lowered, Unplayable, unplayable};
use crate::language::{self, Cond, Effect, Part, Place, Player, Power, Time, Within, Works};
use crate::plain;

impl TryFrom<language::Card> for plain::Card {
    type Error = Unplayable;

    fn try_from(card: language::Card) -> Lowered<plain::Card> {
        let language::Card {
            id,
            name,
            aka,
            kind,
            teams,
            stats,
            words,
            powers,
            modes,
            pile,
            loyal,
            universe,
            limit,
            note,
        } = card;
        if pile.is_some() {
            return unplayable(&id, "the engine can't keep piles beside decks yet");
        }
        if loyal {
            return unplayable(&id, "the engine can't ask a deck for loyalty yet");
        }
        let powers = powers.into_iter().map(plain::Power::try_from).collect::<Lowered<Vec<_>>>()?;
        let modes = modes.into_iter().map(plain::Mode::try_from).collect::<Lowered<Vec<_>>>()?;
        Ok(plain::Card { id, name, aka, kind, teams, stats, words, powers, modes, universe, limit, note })
    }
}

impl TryFrom<language::Mode> for plain::Mode {
    type Error = Unplayable;

    fn try_from(mode: language::Mode) -> Lowered<plain::Mode> {
        let lower = Lower::default();
        Ok(plain::Mode {
            when: lower.timing(&mode.when)?,
            any_turn: mode.any_turn,
            only_if: lower.given(mode.only_if.as_ref())?,
            then: lower.effects(&mode.then)?,
        })
    }
}

impl TryFrom<language::Keyword> for plain::Keyword {
    type Error = Unplayable;

    fn try_from(keyword: language::Keyword) -> Lowered<plain::Keyword> {
        let lower = Lower::new(&keyword.word, &keyword.works);
        Ok(plain::Keyword { is: lower.parts(&keyword.is)?, works: works(&keyword.works)?, word: keyword.word })
    }
}

impl TryFrom<Power> for plain::Power {
    type Error = Unplayable;

    fn try_from(power: Power) -> Lowered<plain::Power> {
        Ok(match power {
            Power::Keyword { name, is, works: place } => {
                let lower = Lower::new(&name, &place);
                plain::Power::Keyword { is: lower.parts(&is)?, works: works(&place)?, name }
            }
            Power::Use { or, .. } if !or.is_empty() => {
                return unplayable(&or, "the engine can't let a power be paid in other ways yet");
            }
            Power::LevelUp { is, .. } if !is.is_empty() => {
                return unplayable(&is, "the engine can't give other parts to a power that gives experience yet");
            }
            Power::Use { name, when, any_turn, cost, or: _, limit: most, only_if, works: place, then } => {
                let lower = Lower::new(&name, &place);
                let (then, amplify) = match &then[..] {
                    [then @ .., Effect::If(Cond::Amplified, amplify)] => (then, &amplify[..]),
                    then => (then, &[][..]),
                };
                plain::Power::Super {
                    when: lower.timing(&when)?,
                    any_turn,
                    cost,
                    limit: limit(most)?,
                    only_if: lower.given(only_if.as_ref())?,
                    works: works(&place)?,
                    then: lower.effects(then)?,
                    amplify: lower.effects(amplify)?,
                    name,
                }
            }
            Power::LevelUp { name, xp, on, given, during, gain, then, bought, is: _ } => {
                let lower = Lower::new(&name, &Works::FaceUp);
                let on = if on.is_empty() { None } else { Some(lower.one_event(&on)?) };
                plain::Power::LevelUp {
                    xp,
                    on,
                    given: lower.given(given.as_ref())?,
                    during: lower.given(during.as_ref())?,
                    gain: lower.number(&gain)?,
                    then: lower.effects(&then)?,
                    bought,
                    name,
                }
            }
        })
    }
}

impl Lower {
    fn new(power: &str, works: &Works) -> Lower {
        Lower { power: power.to_owned(), in_ko: *works == Works::In(Place::Ko(Player::Me)) }
    }

    fn parts(&self, parts: &[Part]) -> Lowered<Vec<plain::Part>> {
        let mut lowered = Vec::new();
        for part in parts {
            lowered.extend(self.part(part)?);
        }
        Ok(lowered)
    }

    fn part(&self, part: &Part) -> Lowered<Vec<plain::Part>> {
        Ok(match part {
            Part::Word(word) => vec![plain::Part::Word(super::word::word(*word)?)],
            Part::When { on, given, during, first, limit, then } => vec![plain::Part::When {
                on: self.one_event(on)?,
                given: self.given(given.as_ref())?,
                during: self.given(during.as_ref())?,
                first_each_turn: each_turn(part, *first)?,
                once_each_turn: each_turn(part, *limit)?,
                then: self.effects(then)?,
            }],
            Part::Act { when, limit: most, only_if, then } => vec![plain::Part::Act {
                when: self.timing(when)?,
                limit: limit(*most)?,
                only_if: self.given(only_if.as_ref())?,
                then: self.effects(then)?,
            }],
            Part::While(conds, select, rules) => self.held(part, conds, select, rules)?,
        })
    }

    fn timing(&self, time: &Time) -> Lowered<plain::Timing> {
        Ok(match time {
            Time::Recovery => plain::Timing::Recovery,
            Time::Build => plain::Timing::Build,
            Time::StartOfMain => plain::Timing::StartOfMain,
            Time::Main => plain::Timing::Main,
            Time::Combat => plain::Timing::Combat,
            Time::AnyCombat => plain::Timing::AnyCombat,
            Time::Reaction(event) => plain::Timing::Reaction(self.on(event)?),
            Time::Turn => return unplayable(time, "a power is used in a phase, in a combat or as a reaction"),
        })
    }
}

fn each_turn(part: &Part, within: Option<Within>) -> Lowered<bool> {
    match within {
        None => Ok(false),
        Some(Within::Turn) => Ok(true),
        Some(_) => unplayable(part, "`first` and `limit` of a trigger are Turn"),
    }
}

fn limit(within: Within) -> Lowered<plain::Limit> {
    match within {
        Within::Turn => Ok(plain::Limit::Turn),
        Within::Game => Ok(plain::Limit::Game),
        Within::Any => Ok(plain::Limit::AnyNumber),
        Within::Level => unplayable(&within, "the engine can't limit a power to once a level yet"),
        Within::MyTurn => unplayable(&within, "a limit is Turn, Game or Any"),
    }
}

fn works(works: &Works) -> Lowered<plain::Works> {
    Ok(match works {
        Works::FaceUp => plain::Works::FaceUp,
        Works::Stunned => plain::Works::Stunned,
        Works::Always => plain::Works::Always,
        Works::EvenStunned => plain::Works::EvenStunned,
        Works::In(Place::Ko(Player::Me)) => plain::Works::Ko,
        Works::In(Place::Hand(Player::Me)) => plain::Works::Hand,
        Works::In(_) => return unplayable(works, "powers work in play, in my hand or in my KO pile"),
    })
}
