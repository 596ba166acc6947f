//! Powers: triggers, continuous rules, uses, experience.

use super::lower::{self, Held, Lower};
use super::{CardError, Compiler, asks_stats};
use crate::derive::kinds::{holds_steadily, is_asked_for, is_steady, word_bit};
use crate::language::{self, Effect, Event, Num, Part, Player, Power, Select, Symbol, Time, Within};
use crate::plain::{self, BASES, CHEAPER, Law, Mood, On, Rule, Side, Source, TriggerKind, Works, law_bit};
use crate::program::{Op, Place, PowerDef, PowerId, PowerKind, RuleDef, SuperDef, TriggerDef};
use crate::verbs::Verb;
use std::rc::Rc;
use tinyvec::ArrayVec;

impl Compiler {
    /// A cost that an effect lets a player pay.
    pub(super) fn payment(&mut self, cost: &[Symbol]) -> Result<PowerId, CardError> {
        if cost.is_empty() || cost.len() > 4 {
            return Err(CardError::Cost(self.card.clone()));
        }
        let mut def = self.power_def("", PowerKind::Payment, Works::FaceUp);
        def.used = Some(SuperDef { cost: cost.iter().map(|symbol| symbol.bit()).collect(), ..free(Time::Main, 0) });
        Ok(self.add_power(def))
    }

    pub(super) fn power(&mut self, power: &Power) -> Result<PowerDef, CardError> {
        match power {
            Power::Keyword { name, is, works } => self.keyword(name, is, works),
            Power::LevelUp { is, .. } if is.iter().any(|part| matches!(part, Part::Act { .. })) => {
                self.played(lower::unplayable(is, "a power that gives experience is not used"))
            }
            Power::Use { name, when, any_turn, cost, or: _, limit, only_if, works, then } => {
                if cost.is_empty() || cost.len() > 4 {
                    return Err(CardError::Cost(self.card.clone()));
                }
                let known = Rc::clone(&self.known);
                let lower = Lower::new(&known, name, works);
                let mut def = self.power_def(name, PowerKind::Super, self.played(lower::works(works))?);
                if def.works == Works::Row {
                    // What a location does is nobody's super power.
                    def.kind = PowerKind::Keyword;
                }
                if def.works == Works::Deck {
                    return self.played(lower::unplayable(works, "no power is used in a deck"));
                }
                let before = self.program.effects.len();
                let place = self.effects(&lower.paid(true), then)?;
                def.counted =
                    self.program.effects[before..].iter().any(|effect| effect.amount() == Some(&plain::Num::Uses));
                def.tells = language::written(then).contains("Paid(");
                if let Time::Reaction(event) = when {
                    let on = self.played(lower.on(event))?;
                    def.listens |= on.kind.bit();
                    def.triggers.push(self.trigger(on, 0, place));
                }
                def.used = Some(SuperDef {
                    when: self.time(when)?,
                    any_turn: *any_turn,
                    early: false,
                    cost: cost.iter().map(|symbol| symbol.bit()).collect(),
                    discard: None,
                    points: 0,
                    limit: self.played(lower::limit(*limit))?,
                    only_if: self.only_if(&lower, only_if.as_ref())?,
                    place,
                    needs: self.program.need_at(place),
                });
                Ok(def)
            }
            Power::LevelUp { name, xp, on, given, during, gain, then, bought, is } => {
                let known = Rc::clone(&self.known);
                let lower = Lower::new(&known, name, &language::Works::FaceUp);
                let mut def = self.power_def(name, PowerKind::LevelUp, Works::FaceUp);
                def.xp = *xp;
                let place = match then.is_empty() {
                    true => self.gain_of(&lower, gain)?,
                    false => self.effects(&lower, then)?,
                };
                let given = self.cond(&lower, given.as_ref())?;
                let during = self.played(lower.given(during.as_ref()))?;
                for on in self.played(lower.any_of(on))? {
                    def.listens |= on.kind.bit();
                    def.triggers.push(TriggerDef { during: during.clone(), ..self.trigger(on, given, place) });
                }
                if *bought {
                    def.used = Some(SuperDef { points: 1, limit: Within::Any, ..free(Time::Build, place) });
                }
                is.iter().try_for_each(|part| self.part(&lower, part, &mut def))?;
                Ok(def)
            }
        }
    }

    /// The same power once for each other way to pay for it.
    pub(super) fn other_costs(&mut self, power: &Power, same: PowerId) -> Result<Vec<PowerId>, CardError> {
        let Power::Use { name, or, works, .. } = power else { return Ok(Vec::new()) };
        let ways: Vec<&[Effect]> = match &or[..] {
            [] => Vec::new(),
            [Effect::Either(ways)] => ways.iter().map(Vec::as_slice).collect(),
            way => vec![way],
        };
        let mut ids = Vec::new();
        for way in ways {
            let mut other = power.clone();
            let Power::Use { cost, or, .. } = &mut other else { break };
            or.clear();
            let mut discard = None;
            match way {
                [Effect::Pay(Player::Me, symbols)] => *cost = symbols.clone(),
                [Effect::Discard(Player::Me, Select::One(list))] => {
                    let known = Rc::clone(&self.known);
                    discard = Some(self.played(Lower::new(&known, name, works).filter(list))?);
                }
                _ => return self.played(lower::unplayable(&way, "symbols are paid instead, or one card is discarded")),
            }
            let mut def = self.power(&other)?;
            def.same = same;
            if let Some(used) = def.used.as_mut().filter(|_| discard.is_some()) {
                (used.cost, used.discard) = (ArrayVec::from_iter([0]), discard);
            }
            ids.push(self.add_power(def));
        }
        Ok(ids)
    }

    /// A keyword power.
    pub(super) fn keyword(&mut self, name: &str, is: &[Part], works: &language::Works) -> Result<PowerDef, CardError> {
        let known = Rc::clone(&self.known);
        let lower = Lower::new(&known, name, works);
        let mut def = self.power_def(name, PowerKind::Keyword, self.played(lower::works(works))?);
        is.iter().try_for_each(|part| self.part(&lower, part, &mut def))?;
        if def.works == Works::Deck && !self.is_for_decks(&def) {
            return self
                .played(lower::unplayable(&is, "a card in a deck says only that it may be recruited from there"));
        }
        Ok(def)
    }

    /// Whether a power is all that a card can have in a deck.
    fn is_for_decks(&self, def: &PowerDef) -> bool {
        let source = |rule: &RuleDef| match rule.rule {
            Rule::PlayerLaw(Side::Mine, law) => self.known.law(law, |law| law.from == Some(Source::Deck)),
            _ => false,
        };
        let rules = def.rules.iter().all(|rule| rule.given.is_none() && source(rule));
        rules && def.triggers.is_empty() && def.used.is_none() && def.words == 0
    }

    /// When something can be used or played.
    pub(super) fn time(&self, when: &Time) -> Result<Time, CardError> {
        match when {
            Time::Turn => {
                self.played(lower::unplayable(when, "a power is used in a phase, in a combat or as a reaction"))
            }
            when => Ok(when.clone()),
        }
    }

    /// The program of a plain Level Up power.
    fn gain_of(&mut self, lower: &Lower<'_>, gain: &Num) -> Result<Place, CardError> {
        let gain = self.played(lower.number(gain))?;
        self.program.nums.push(gain);
        let place = self.here();
        self.emit(Op::GainXp((self.program.nums.len() - 1) as u16));
        self.emit(Op::End);
        Ok(place)
    }

    pub(super) fn part(&mut self, lower: &Lower<'_>, part: &Part, def: &mut PowerDef) -> Result<(), CardError> {
        match part {
            Part::Word(word) => def.words |= word_bit(lower::word(*word)),
            Part::When { .. } if def.works == Works::Hand => self.early_act(lower, part, def)?,
            Part::When { on, given, during, first, limit, then } => {
                let events = self.played(lower.of_power(on))?;
                let once_a_game = [first, limit].contains(&&Some(Within::Game));
                let first_each_turn = self.each_turn(part, *first)?;
                let once_a_turn = self.each_turn(part, *limit)?;
                let once = if once_a_game { Some(Within::Game) } else { once_a_turn.then_some(Within::Turn) };
                let counted = |on: &On| matches!(on.kind, TriggerKind::Attacked | TriggerKind::PlotTwist);
                if first_each_turn && !(events.len() == 1 && events.iter().all(counted)) {
                    return Err(CardError::FirstEachTurn(self.card.clone()));
                }
                let early = events.iter().any(|on| on.kind == TriggerKind::Recruited);
                if early && then.iter().any(does_more_than_change_this) {
                    return self.played(lower::unplayable(then, "who has not appeared yet can only be changed"));
                }
                let place = self.effects(lower, then)?;
                let given = self.cond(lower, given.as_ref())?;
                let during = self.played(lower.given(during.as_ref()))?;
                for on in events {
                    def.listens |= on.kind.bit();
                    let base = self.trigger(on, given, place);
                    let during = during.clone();
                    def.triggers.push(TriggerDef { during, first_each_turn, once, ..base });
                }
            }
            Part::Act { when, limit, only_if, then } => {
                let place = self.effects(lower, then)?;
                let (limit, only_if) = (self.played(lower::limit(*limit))?, self.only_if(lower, only_if.as_ref())?);
                let needs = self.program.need_at(place);
                def.used = Some(SuperDef { limit, only_if, needs, ..free(self.time(when)?, place) });
            }
            // Its card knows what else it is.
            Part::Also { .. } => {}
            Part::While(conds, select, rules) => {
                for held in self.played(lower.held(conds, select, rules))? {
                    self.held(held, def)?;
                }
            }
            Part::Either(ways) => self.one_way(lower, ways, def)?,
        }
        Ok(())
    }

    /// What a card in hand lets its player do as the Build Phase begins. It is no trigger: whether somebody is asked
    /// would give the card away.
    fn early_act(&mut self, lower: &Lower<'_>, part: &Part, def: &mut PowerDef) -> Result<(), CardError> {
        let why = "from a hand, something may be done at the start of my Build Phase";
        let Part::When { on, given: None, during: None, first: None, limit: None, then } = part else {
            return self.played(lower::unplayable(part, why));
        };
        match (&on[..], &then[..]) {
            ([Event::Start(Time::Build, Player::Me)], [Effect::May(then)]) => {
                let place = self.effects(lower, then)?;
                let needs = self.program.need_at(place);
                def.used = Some(SuperDef { early: true, needs, ..free(Time::Build, place) });
                Ok(())
            }
            _ => self.played(lower::unplayable(part, why)),
        }
    }

    fn held(&mut self, held: Held, def: &mut PowerDef) -> Result<(), CardError> {
        match held {
            Held::Word(word) => def.words |= word_bit(word),
            Held::Price(given, symbols) => {
                let rule = Rule::Price(self.payment(&symbols)?);
                def.rules.push(RuleDef { given, rule, steady: true });
            }
            Held::StandIn(given, who, said) => {
                let rule = Rule::Instead(who, self.stand_in(&said));
                self.check_rule(&rule)?;
                def.laws |= law_bit(Mood::Can, language::Verb::Wound);
                def.rules.push(RuleDef { given, rule, steady: true });
            }
            Held::Rule(given, rule) => {
                self.check_rule(&rule)?;
                if given.as_ref().is_some_and(asks_stats::condition) {
                    return Err(CardError::StatsInRule(self.card.clone()));
                }
                let mut asked = false;
                if let Rule::Law(_, number) | Rule::PlayerLaw(_, number) = *rule {
                    def.laws |= self.known.law(number, Law::bit);
                    asked = self.known.law(number, is_asked_for);
                }
                match *rule {
                    Rule::Cheaper(..) => (def.laws, asked) = (def.laws | CHEAPER, true),
                    Rule::Base { .. } => def.laws |= BASES,
                    Rule::EntersWith(..) | Rule::KeptOut => asked = true,
                    _ => {}
                }
                // What others are is not looked at anew with the turn.
                let holds = |cond| matches!(*rule, Rule::Stats { .. }) && holds_steadily(cond);
                let steady = asked || is_steady(&rule) && given.as_ref().is_none_or(holds);
                def.rules.push(RuleDef { given, rule: *rule, steady });
            }
        }
        Ok(())
    }

    fn each_turn(&self, part: &Part, within: Option<Within>) -> Result<bool, CardError> {
        match within {
            None | Some(Within::Game) => Ok(false),
            Some(Within::Turn) => Ok(true),
            Some(_) => self.played(lower::unplayable(part, "`first` and `limit` of a trigger are Turn or Game")),
        }
    }
}

/// Whether an effect needs its own character in play.
fn does_more_than_change_this(effect: &Effect) -> bool {
    match effect {
        Effect::Change(Select::This, ..) => false,
        Effect::Each(Select::Players(_), then) => then.iter().any(does_more_than_change_this),
        effect => language::written(effect).contains("This"),
    }
}

/// Something that costs nothing, at that time.
fn free(when: Time, place: Place) -> SuperDef {
    SuperDef {
        when,
        any_turn: false,
        early: false,
        cost: ArrayVec::new(),
        discard: None,
        points: 0,
        limit: Within::Turn,
        only_if: None,
        place,
        needs: None,
    }
}
