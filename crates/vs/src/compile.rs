//! Cards are checked and compiled to programs.

mod asks_stats;
mod effects;
mod error;
mod forms;
mod known;
mod lower;
mod power;
mod teams;
mod ways;
mod whole;

use crate::derive::kinds::{is_base, is_steady, word_bit};
use crate::language;
use crate::language::{Card, CardKind, Cond, Keyword, Mode, Power, Stats, Symbol, Team};
use crate::plain::{self, On, Rule, TriggerKind, Who, Works};
use crate::program::{
    CardFacts, FaceKind, ModeDef, OnlyIf, Op, Place, PowerDef, PowerId, PowerKind, Program, TriggerDef, timing_bit,
};
pub use error::CardError;
pub(crate) use known::Known;
pub use lower::Unplayable;
use lower::{Lower, Lowered, Refusal};
use std::rc::Rc;
pub(crate) use teams::Roll;
use tinyvec::ArrayVec;

#[derive(Default)]
pub(crate) struct Compiler {
    pub(crate) program: Program,
    pub(crate) names: Vec<String>,
    pub(crate) known: Rc<Known>,
    keywords: Vec<(String, PowerId)>,
    compiled: Vec<(Power, PowerId)>,
    pub(super) for_each: bool,
    /// Inside the effect of a delayed trigger.
    pub(super) later: bool,
    pub(super) card: String,
    /// It is an equipment that somebody carries, whose powers are its bearer's.
    pub(super) carried: bool,
}

impl Compiler {
    /// Ready for cards: place, power and condition 0 mean nothing, and borrowed characters go back.
    pub(crate) fn new(teams: &[Team], keywords: &[Keyword]) -> Result<Compiler, CardError> {
        let mut compiler = Compiler::default();
        compiler.program.ops.push(Op::End);
        compiler.program.conds.push(plain::Cond::Did);
        let nothing = compiler.power_def("", PowerKind::Keyword, Works::FaceUp);
        compiler.program.powers.push(nothing);
        let place = compiler.here();
        compiler.program.ops.extend([Op::GiveBack, Op::End]);
        let this = plain::Subject { side: plain::Side::Any, filter: plain::Filter::This };
        let ends =
            [(TriggerKind::TurnEnds, None, plain::Side::Mine), (TriggerKind::LeavesPlay, Some(this), plain::Side::Any)];
        for (kind, who, of) in ends {
            let on = On { kind, by: None, who, of, counter: None, powers: Vec::new(), symbol: 0, times: 0 };
            compiler.program.delayed.push(TriggerDef {
                on,
                given: 0,
                during: None,
                first_each_turn: false,
                once: None,
                place,
                each: false,
                until: None,
            });
        }
        for symbol in Symbol::ALL {
            compiler.program.pay_off[symbol as usize] = compiler.payment(&[symbol])?;
        }
        compiler.add_keywords(teams, keywords)?;
        Ok(compiler)
    }

    /// All keywords get their numbers before any is compiled, because one may give another.
    fn add_keywords(&mut self, teams: &[Team], keywords: &[Keyword]) -> Result<(), CardError> {
        let first_keyword = self.program.powers.len() as PowerId;
        let teams = Roll::new(teams)?;
        self.known = Rc::new(Known { teams, keywords: keywords.to_vec(), first_keyword, ..Known::default() });
        for keyword in keywords {
            if self.keywords.iter().any(|(word, _)| *word == keyword.word) {
                return Err(CardError::SameKeyword(keyword.word.clone()));
            }
            let id = self.add_power(self.power_def(&keyword.word, PowerKind::Keyword, Works::FaceUp));
            self.keywords.push((keyword.word.clone(), id));
        }
        for (keyword, id) in keywords.iter().zip(usize::from(first_keyword)..) {
            self.card = keyword.word.clone();
            let mut def = self.keyword(&keyword.word, &keyword.is, &keyword.works)?;
            def.piles = self.known.spoken.take();
            def.words |= plain::Word::named(&keyword.word).filter(|word| word.is_law()).map_or(0, word_bit);
            self.program.powers[id] = def;
        }
        Ok(())
    }

    pub(super) fn power_def(&self, name: &str, kind: PowerKind, works: Works) -> PowerDef {
        PowerDef {
            name: name.to_owned(),
            kind,
            works,
            words: 0,
            listens: 0,
            laws: 0,
            triggers: Vec::new(),
            rules: Vec::new(),
            used: None,
            xp: 0,
            tells: false,
            counted: false,
            same: 0,
            piles: 0,
        }
    }

    pub(super) fn add_power(&mut self, def: PowerDef) -> PowerId {
        self.program.powers.push(def);
        (self.program.powers.len() - 1) as PowerId
    }

    pub(super) fn here(&self) -> Place {
        self.program.ops.len() as Place
    }

    pub(super) fn emit(&mut self, op: Op) -> usize {
        self.program.ops.push(op);
        self.program.ops.len() - 1
    }

    pub(crate) fn face(&mut self, card: &Card) -> Result<CardFacts, CardError> {
        self.card = card.id.clone();
        self.carried = matches!(card.kind, CardKind::Equipment { machine: false, .. });
        self.check(card)?;
        let stats = card.stats.unwrap_or(Stats { atk: 0, def: 0, health: 0 });
        let (kind, level, symbols, gives) = match &card.kind {
            CardKind::Main { level } => (FaceKind::Main, *level, 0, 0),
            CardKind::Supporting { .. } => (FaceKind::Supporting, 0, 0, 0),
            CardKind::PlotTwist { symbols } => (FaceKind::PlotTwist, 0, *symbols, 0),
            CardKind::Equipment { machine: false, .. } => (FaceKind::Equipment, 0, 0, 0),
            CardKind::Equipment { machine: true, .. } => (FaceKind::Machine, 0, 0, 0),
            CardKind::Location { gives } => {
                (FaceKind::Location, 0, 0, gives.iter().fold(0, |mask, one| mask | one.bit()))
            }
            CardKind::Token if card.is_character() => (FaceKind::Token, 0, 0, 0),
            CardKind::Token => (FaceKind::Other, 0, 0, 0),
        };
        let mut face = CardFacts {
            level,
            cost: card.cost().unwrap_or(0),
            atk: stats.atk,
            def: stats.def,
            health: stats.health,
            teams: self.teams_of(card)?,
            gives,
            symbols,
            names: self.names_of(card)?,
            powers: self.powers_of(card)?,
            modes: self.modes_of(&card.modes)?,
            pile: self.pile_of(card)?,
            ..CardFacts::blank(kind)
        };
        self.add_forms(card, &mut face)?;
        // Of its modes; each power knows its own.
        face.piles = self.known.spoken.take();
        self.summarise(&mut face);
        Ok(face)
    }

    /// The pile that a card begins in. No deck holds such a card, and nobody starts the game as one.
    fn pile_of(&self, card: &Card) -> Result<u8, CardError> {
        let Some(name) = &card.pile else { return Ok(0) };
        let main = matches!(card.kind, CardKind::Main { .. });
        match self.known.pile_bit(name).filter(|_| !main) {
            Some(pile) => Ok(pile),
            None => Err(CardError::Pile(card.id.clone())),
        }
    }

    fn summarise(&self, face: &mut CardFacts) {
        for power in &face.powers {
            let def = self.program.power(*power);
            face.plain &= matches!(def.works, Works::FaceUp | Works::Always);
            face.rules |= !def.rules.is_empty();
            face.piles |= def.piles;
            if matches!(def.works, Works::FaceUp | Works::Always) {
                face.words |= def.words;
                face.listens |= def.listens;
            }
            face.lasts |= matches!(def.works, Works::Always | Works::EvenStunned);
            face.timings |= def.used.as_ref().map_or(0, |used| timing_bit(&used.when));
            let free = def.used.as_ref().filter(|used| used.cost.is_empty());
            face.free |= free.map_or(0, |used| timing_bit(&used.when));
        }
    }

    fn check(&self, card: &Card) -> Result<(), CardError> {
        let id = || card.id.clone();
        let character = card.is_character();
        let twist = matches!(card.kind, CardKind::PlotTwist { .. });
        // A plot twist says how it is played.
        let in_hand = language::Works::In(language::Place::Hand(language::Player::Me));
        let says = |power: &Power| matches!(power, Power::Keyword { works, .. } if *works == in_hand);
        let of_row = |power: &Power| {
            matches!(power, Power::Use { works: language::Works::In(language::Place::Resources(_)), .. })
        };
        let location = matches!(card.kind, CardKind::Location { .. }) && card.powers.iter().all(of_row);
        let with_powers = character
            || location
            || matches!(card.kind, CardKind::Equipment { .. })
            || twist && card.words.is_empty() && card.powers.iter().all(says);
        if character && card.stats.is_none() {
            return Err(CardError::NoStats(id()));
        }
        let powerless = card.words.is_empty() && card.powers.is_empty();
        if !character && card.stats.is_some() || !(with_powers || powerless) {
            return Err(CardError::StatsOfNoCharacter(id()));
        }
        if matches!(card.kind, CardKind::Main { level } if !(1..=3).contains(&level)) {
            return Err(CardError::Level(id()));
        }
        if twist && card.modes.is_empty() && card.powers.is_empty() || !twist && !card.modes.is_empty() {
            return Err(CardError::Modes(id()));
        }
        if card.cost.is_some() && !(card.kind == CardKind::Token && character) {
            return Err(CardError::TokenCost(id()));
        }
        if card.loyal && card.teams.is_empty() {
            return Err(CardError::Loyal(id()));
        }
        match &card.kind {
            CardKind::PlotTwist { symbols }
                if ![0, 1, 3].contains(symbols) || (*symbols > 0) == card.teams.is_empty() =>
            {
                Err(CardError::Symbols(id()))
            }
            CardKind::Location { gives } if gives.is_empty() && card.powers.is_empty() => Err(CardError::Gives(id())),
            _ => Ok(()),
        }
    }

    fn name_id(&mut self, name: &str) -> u16 {
        let known = self.names.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        }) as u16
    }

    fn names_of(&mut self, card: &Card) -> Result<ArrayVec<[u16; 4]>, CardError> {
        let mut names = ArrayVec::new();
        for name in std::iter::once(&card.name).chain(&card.aka) {
            let name = self.name_id(name);
            if names.try_push(name).is_some() {
                return Err(CardError::Names(card.id.clone()));
            }
        }
        Ok(names)
    }

    fn powers_of(&mut self, card: &Card) -> Result<Vec<PowerId>, CardError> {
        let mut powers = Vec::new();
        for word in &card.words {
            let known = self.keywords.iter().find(|(known, _)| known == word);
            let missing = || CardError::NoKeyword { card: card.id.clone(), word: word.clone() };
            powers.push(known.map(|(_, id)| *id).ok_or_else(missing)?);
        }
        for power in &card.powers {
            // The same power on two versions of a character is one power: it is used once a turn.
            let known = self.compiled.iter().find(|(known, _)| known == power).map(|(_, id)| *id);
            let id = match known {
                Some(id) => id,
                None => {
                    let mut def = self.power(power)?;
                    def.piles = self.known.spoken.take();
                    let id = self.add_power(def);
                    self.compiled.push((power.clone(), id));
                    id
                }
            };
            powers.push(id);
        }
        // Other ways to pay come last, so that the powers of a card keep their numbers.
        for (power, number) in card.powers.iter().zip(card.words.len()..) {
            powers.extend(self.other_costs(power, powers[number])?);
        }
        Ok(powers)
    }

    fn modes_of(&mut self, modes: &[Mode]) -> Result<Vec<ModeDef>, CardError> {
        let known = Rc::clone(&self.known);
        let lower = Lower::new(&known, "", &language::Works::FaceUp);
        let modes = modes.iter().map(|mode| {
            if mode.when == language::Time::Draw {
                return self.played(lower::unplayable(&mode.when, "no plot twist is played in the Draw Phase"));
            }
            let place = self.effects(&lower, &mode.then)?;
            let (when, only_if) = (self.time(&mode.when)?, self.only_if(&lower, mode.only_if.as_ref())?);
            Ok(ModeDef { when, any_turn: mode.any_turn, only_if, place })
        });
        modes.collect()
    }

    fn teams_of(&self, card: &Card) -> Result<u16, CardError> {
        card.teams.iter().try_fold(0, |mask, team| {
            let missing = || CardError::NoTeam { card: card.id.clone(), team: team.name().to_owned() };
            Ok(mask | self.known.teams.bit(team).ok_or_else(missing)?)
        })
    }

    /// What could be brought down to the engine's words, or why not.
    pub(super) fn played<T>(&self, lowered: Lowered<T>) -> Result<T, CardError> {
        let card = || self.card.clone();
        lowered.map_err(|refusal| match refusal {
            Refusal::Unplayable(what) => CardError::Unplayable { card: card(), what },
            Refusal::NoTeam(team) => CardError::NoTeam { card: card(), team },
        })
    }

    pub(super) fn only_if(&self, lower: &Lower<'_>, cond: Option<&Cond>) -> Result<Option<OnlyIf>, CardError> {
        let only_if = |said: &Cond| {
            let cond = self.played(lower.condition(said))?;
            Ok(OnlyIf { cond, said: said.clone() })
        };
        cond.map(only_if).transpose()
    }

    pub(super) fn trigger(&self, on: On, given: u16, place: Place) -> TriggerDef {
        TriggerDef { on, given, during: None, first_each_turn: false, once: None, place, each: true, until: None }
    }

    pub(super) fn cond(&mut self, lower: &Lower<'_>, cond: Option<&Cond>) -> Result<u16, CardError> {
        let Some(cond) = cond else { return Ok(crate::program::NO_COND) };
        let cond = self.played(lower.condition(cond))?;
        self.program.conds.push(cond);
        Ok((self.program.conds.len() - 1) as u16)
    }

    pub(super) fn check_rule(&self, rule: &Rule) -> Result<(), CardError> {
        let asks = match rule {
            Rule::Stats { atk, def, .. } => [atk, def].iter().any(|num| asks_stats::number(num)),
            Rule::Base { to, .. } => !is_base(to) || !is_steady(rule),
            _ => false,
        };
        match rule.whose() {
            _ if asks => Err(CardError::StatsInRule(self.card.clone())),
            Some(Who::One(..) | Who::UpTo(..) | Who::OneRow(_)) => Err(CardError::ChoiceInRule(self.card.clone())),
            _ => Ok(()),
        }
    }
}
