//! Cards are checked and compiled to programs.

mod effects;

use crate::kinds::{is_steady, on_kind, word_bit};
use crate::language::{Card, Cond, Keyword, Kind, Num, On, Part, Power, Rule, Timing, Who, Works};
use crate::program::{
    Face, FaceKind, ModeDef, Op, Place, PowerDef, PowerId, PowerKind, Program, RuleDef, SuperDef, TriggerDef, need_of,
    timing_bit,
};
use tinyvec::ArrayVec;

/// What is wrong with a card that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    #[error("two cards have the id {0}")]
    SameId(String),
    #[error("two keywords are called {0}")]
    SameKeyword(String),
    #[error("{card}: there is no keyword {word}")]
    NoKeyword { card: String, word: String },
    #[error("{0} is a character and needs stats")]
    NoStats(String),
    #[error("{0} is no character and cannot have stats, words or powers")]
    StatsOfNoCharacter(String),
    #[error("{0}: a main character's level is 1 to 3")]
    Level(String),
    #[error("{0} is a plot twist and needs at least one mode; other cards have none")]
    Modes(String),
    #[error("{0}: a plot twist has no, one or three team symbols, and a team if it has any")]
    Symbols(String),
    #[error("{0}: a location gives at least one symbol")]
    Gives(String),
    #[error("{0}: a super power costs one to four symbols")]
    Cost(String),
    #[error("{0}: a card has at most four names")]
    Names(String),
    #[error("{0}: a continuous power cannot choose")]
    ChoiceInRule(String),
    #[error("{0}: the numbers of a continuous power cannot depend on present ATK or DEF")]
    StatsInRule(String),
    #[error("{0}: only plot twists and attacks are counted for the first time each turn")]
    FirstEachTurn(String),
    #[error("{0}: a `ForEachPlayer` cannot stand inside another")]
    Nested(String),
    #[error("{card}: there is no token {token}")]
    NoToken { card: String, token: String },
    #[error("the cards are too many for one game")]
    TooMuch,
}

#[derive(Default)]
pub(crate) struct Compiler {
    pub(crate) program: Program,
    pub(crate) names: Vec<String>,
    keywords: Vec<(String, PowerId)>,
    compiled: Vec<(Power, PowerId)>,
    pub(super) for_each: bool,
    pub(super) card: String,
}

impl Compiler {
    /// Ready for cards: place, power and condition 0 mean nothing, and borrowed characters go back.
    pub(crate) fn new(keywords: &[Keyword]) -> Result<Compiler, CardError> {
        let mut compiler = Compiler::default();
        compiler.program.ops.push(Op::End);
        compiler.program.conds.push(Cond::Did);
        let nothing = compiler.power_def("", PowerKind::Keyword, Works::FaceUp);
        compiler.program.powers.push(nothing);
        let place = compiler.here();
        compiler.program.ops.extend([Op::GiveBack, Op::End]);
        compiler.program.give_back = 0;
        compiler.program.delayed.push(TriggerDef {
            on: On::TurnEnds(crate::language::Side::Mine),
            given: 0,
            during: None,
            first_each_turn: false,
            place,
            each: false,
            until: None,
        });
        for keyword in keywords {
            compiler.card = keyword.word.clone();
            let mut def = compiler.power_def(&keyword.word, PowerKind::Keyword, keyword.works);
            compiler.parts(&keyword.is, &mut def)?;
            let id = compiler.add_power(def);
            if compiler.keywords.iter().any(|(word, _)| *word == keyword.word) {
                return Err(CardError::SameKeyword(keyword.word.clone()));
            }
            compiler.keywords.push((keyword.word.clone(), id));
        }
        Ok(compiler)
    }

    fn power_def(&self, name: &str, kind: PowerKind, works: Works) -> PowerDef {
        PowerDef {
            name: name.to_owned(),
            kind,
            works,
            words: 0,
            listens: 0,
            triggers: Vec::new(),
            rules: Vec::new(),
            used: None,
            xp: 0,
        }
    }

    fn add_power(&mut self, def: PowerDef) -> PowerId {
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

    pub(crate) fn face(&mut self, card: &Card) -> Result<Face, CardError> {
        self.card = card.id.clone();
        self.check(card)?;
        let stats = card.stats.unwrap_or(crate::language::Stats { atk: 0, def: 0, health: 0 });
        let (kind, level, symbols, gives) = match &card.kind {
            Kind::Main { level } => (FaceKind::Main, *level, 0, 0),
            Kind::Supporting { .. } => (FaceKind::Supporting, 0, 0, 0),
            Kind::PlotTwist { symbols } => (FaceKind::PlotTwist, 0, *symbols, 0),
            Kind::Equipment { .. } => (FaceKind::Equipment, 0, 0, 0),
            Kind::Location { gives } => (FaceKind::Location, 0, 0, gives.iter().fold(0, |mask, one| mask | one.bit())),
            Kind::Token => (FaceKind::Token, 0, 0, 0),
        };
        let mut face = Face {
            kind,
            level,
            cost: card.cost().unwrap_or(0),
            atk: stats.atk,
            def: stats.def,
            health: stats.health,
            teams: card.teams.iter().fold(0, |mask, team| mask | team.bit()),
            gives,
            symbols,
            names: self.names_of(card)?,
            powers: self.powers_of(card)?,
            modes: self.modes_of(card)?,
            words: 0,
            listens: 0,
            lasts: false,
            rules: false,
            plain: true,
            timings: 0,
        };
        self.summarise(&mut face);
        Ok(face)
    }

    fn summarise(&self, face: &mut Face) {
        for power in &face.powers {
            let def = self.program.power(*power);
            face.plain &= matches!(def.works, Works::FaceUp | Works::Always);
            face.rules |= !def.rules.is_empty();
            if matches!(def.works, Works::FaceUp | Works::Always) {
                face.words |= def.words;
                face.listens |= def.listens;
            }
            face.lasts |= def.works == Works::Always;
            face.timings |= def.used.as_ref().map_or(0, |used| timing_bit(&used.when));
        }
    }

    fn check(&self, card: &Card) -> Result<(), CardError> {
        let id = || card.id.clone();
        let character = card.is_character();
        let with_powers = character || matches!(card.kind, Kind::Equipment { .. });
        if character && card.stats.is_none() {
            return Err(CardError::NoStats(id()));
        }
        let powerless = card.words.is_empty() && card.powers.is_empty();
        if !character && card.stats.is_some() || !(with_powers || powerless) {
            return Err(CardError::StatsOfNoCharacter(id()));
        }
        if matches!(card.kind, Kind::Main { level } if !(1..=3).contains(&level)) {
            return Err(CardError::Level(id()));
        }
        if matches!(card.kind, Kind::PlotTwist { .. }) == card.modes.is_empty() {
            return Err(CardError::Modes(id()));
        }
        match &card.kind {
            Kind::PlotTwist { symbols } if ![0, 1, 3].contains(symbols) || (*symbols > 0) == card.teams.is_empty() => {
                Err(CardError::Symbols(id()))
            }
            Kind::Location { gives } if gives.is_empty() => Err(CardError::Gives(id())),
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
                    let def = self.power(power)?;
                    let id = self.add_power(def);
                    self.compiled.push((power.clone(), id));
                    id
                }
            };
            powers.push(id);
        }
        Ok(powers)
    }

    fn modes_of(&mut self, card: &Card) -> Result<Vec<ModeDef>, CardError> {
        let modes = card.modes.iter().map(|mode| {
            let place = self.effects(&mode.then)?;
            let (when, only_if) = (mode.when.clone(), mode.only_if.clone());
            Ok(ModeDef { when, any_turn: mode.any_turn, only_if, place, needs: need_of(&mode.then) })
        });
        modes.collect()
    }

    fn power(&mut self, power: &Power) -> Result<PowerDef, CardError> {
        match power {
            Power::Keyword { name, is, works } => {
                let mut def = self.power_def(name, PowerKind::Keyword, *works);
                self.parts(is, &mut def)?;
                Ok(def)
            }
            Power::Super { name, when, any_turn, cost, limit, only_if, works, then, amplify } => {
                if cost.is_empty() || cost.len() > 4 {
                    return Err(CardError::Cost(self.card.clone()));
                }
                let mut def = self.power_def(name, PowerKind::Super, *works);
                let place = self.super_effects(then, amplify)?;
                if let Timing::Reaction(on) = when {
                    let trigger = self.trigger(on, 0, place);
                    def.listens |= 1 << on_kind(on);
                    def.triggers.push(trigger);
                }
                def.used = Some(SuperDef {
                    when: when.clone(),
                    any_turn: *any_turn,
                    cost: cost.iter().map(|symbol| symbol.bit()).collect(),
                    limit: *limit,
                    only_if: only_if.clone(),
                    place,
                    needs: need_of(then),
                });
                Ok(def)
            }
            Power::LevelUp { name, xp, on, given, during, gain } => {
                let mut def = self.power_def(name, PowerKind::LevelUp, Works::FaceUp);
                self.program.nums.push(gain.clone());
                let place = self.here();
                self.emit(Op::GainXp((self.program.nums.len() - 1) as u16));
                self.emit(Op::End);
                let given = self.cond(given.as_ref());
                let trigger = TriggerDef { during: during.clone(), ..self.trigger(on, given, place) };
                def.listens |= 1 << on_kind(on);
                def.triggers.push(trigger);
                def.xp = *xp;
                Ok(def)
            }
        }
    }

    pub(super) fn trigger(&self, on: &On, given: u16, place: Place) -> TriggerDef {
        TriggerDef { on: on.clone(), given, during: None, first_each_turn: false, place, each: true, until: None }
    }

    pub(super) fn cond(&mut self, cond: Option<&Cond>) -> u16 {
        let Some(cond) = cond else { return crate::program::NO_COND };
        self.program.conds.push(cond.clone());
        (self.program.conds.len() - 1) as u16
    }

    fn parts(&mut self, parts: &[Part], def: &mut PowerDef) -> Result<(), CardError> {
        for part in parts {
            match part {
                Part::Word(word) => def.words |= word_bit(*word),
                Part::When { on, given, during, first_each_turn, then } => {
                    if *first_each_turn && !matches!(on, On::Attacked(_) | On::PlotTwist(_)) {
                        return Err(CardError::FirstEachTurn(self.card.clone()));
                    }
                    let place = self.effects(then)?;
                    let given = self.cond(given.as_ref());
                    let base = self.trigger(on, given, place);
                    def.listens |= 1 << on_kind(on);
                    let first_each_turn = *first_each_turn;
                    def.triggers.push(TriggerDef { during: during.clone(), first_each_turn, ..base });
                }
                Part::Always(rule) => {
                    self.check_rule(rule)?;
                    def.rules.push(RuleDef { given: None, rule: rule.clone(), steady: is_steady(rule) });
                }
                Part::While(cond, rule) => {
                    self.check_rule(rule)?;
                    if asks_stats(cond) {
                        return Err(CardError::StatsInRule(self.card.clone()));
                    }
                    def.rules.push(RuleDef { given: Some(cond.clone()), rule: rule.clone(), steady: false });
                }
            }
        }
        Ok(())
    }

    fn check_rule(&self, rule: &Rule) -> Result<(), CardError> {
        let who = match rule {
            Rule::Stats { who, atk, def } => {
                if [atk, def].iter().any(|num| matches!(num, Num::Atk(_) | Num::Def(_))) {
                    return Err(CardError::StatsInRule(self.card.clone()));
                }
                who
            }
            Rule::Has(who, _)
            | Rule::AlsoTeam(who, _)
            | Rule::CannotRecover(who)
            | Rule::CannotLevelUp(who)
            | Rule::PowersOf(who) => who,
        };
        match who {
            Who::One(..) | Who::UpTo(..) | Who::OneRow(_) => Err(CardError::ChoiceInRule(self.card.clone())),
            _ => Ok(()),
        }
    }

    /// Refuses what does not fit the numbers that positions hold.
    pub(crate) fn check_size(&self, cards: usize) -> Result<(), CardError> {
        let program = &self.program;
        let most = usize::from(u16::MAX);
        let sizes = [program.ops.len(), program.effects.len(), program.powers.len(), self.names.len(), cards];
        if sizes.into_iter().all(|size| size < most) { Ok(()) } else { Err(CardError::TooMuch) }
    }
}

/// Whether a condition looks at present ATK or DEF, which a continuous power may change itself.
fn asks_stats(cond: &Cond) -> bool {
    match cond {
        Cond::AtLeast(more, less) => [more, less].iter().any(|num| matches!(num, Num::Atk(_) | Num::Def(_))),
        Cond::Not(cond) => asks_stats(cond),
        Cond::All(conds) | Cond::AnyOf(conds) => conds.iter().any(asks_stats),
        Cond::Is(..)
        | Cond::There(..)
        | Cond::Did
        | Cond::TurnOf(_)
        | Cond::EmptyHand(_)
        | Cond::NoAttack(_)
        | Cond::AllStunned(_)
        | Cond::RangedCombat => false,
    }
}
