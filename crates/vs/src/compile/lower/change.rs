//! Rules for a time, and rules that hold while something is so.

use super::predicate::side_of;
use super::word::{by_name, of};
use super::{Lower, Lowered, Said, unplayable};
use crate::language::{self, Event, Is, Num, Place, Player, Powers, Roles, Rule, Select, Stat, Time, Until, Verb};
use crate::plain::{self, Absorbed, Change, Gained, Kinds, Lost, Mood, Word};
use crate::state::position::ModOp;
use crate::verbs::Effect;
use crate::verbs::all::{BecomeLevel, ChangeCharacters, ChangePlayers, PayLess};

impl Lower<'_> {
    /// `Change(select, rules, until)`
    pub(in crate::compile) fn changes(&self, select: &Select, rules: &[Rule], until: &Until) -> Lowered<Vec<Said>> {
        let said = |select: &Select, rules: &[Rule]| {
            vec![language::Effect::Change(select.clone(), rules.to_vec(), until.clone())]
        };
        if let Select::Players(player) = select {
            let one = |rule: &Rule| {
                let change = self.player_change(player, rule, until)?;
                Ok((change, said(select, std::slice::from_ref(rule))))
            };
            return rules.iter().map(one).collect();
        }
        let lasts = self.until(until)?;
        let mut whom = select.clone();
        let mut changes = Vec::new();
        let mut rest = rules;
        while let [first, tail @ ..] = rest {
            let who = self.who(&whom)?;
            let (change, left): (Effect, _) = match rest {
                [Rule::Set(a, atk), Rule::Set(b, def), left @ ..] if (a, b) == (&base(Stat::Atk), &base(Stat::Def)) => {
                    (ChangeCharacters(who, Change::Base(self.number(atk)?, self.number(def)?), lasts).into(), left)
                }
                [Rule::Set(Stat::Level, Num::N(level @ 1..=3)), left @ ..] => {
                    if matches!(lasts, plain::Until::NextAttack | plain::Until::PaidOff(_)) {
                        return unplayable(until, "no level lasts so long");
                    }
                    (BecomeLevel(who, *level as u8, Some(lasts)).into(), left)
                }
                _ => (ChangeCharacters(who, self.change(first)?, lasts).into(), tail),
            };
            let taken = rest.len() - left.len();
            changes.push((change, said(&whom, &rest[..taken])));
            // Whoever was chosen is `It` from then on.
            if select.is_choice() {
                whom = Select::It;
            }
            rest = left;
        }
        Ok(changes)
    }

    fn change(&self, rule: &Rule) -> Lowered<Change> {
        Ok(match rule {
            Rule::Stats(atk, def) => Change::Stats(self.number(atk)?, self.number(def)?),
            Rule::Set(Stat::Health, health) => Change::Health(self.number(health)?),
            Rule::Switch => Change::Switch,
            Rule::Reset => Change::Reset,
            Rule::Gain(words) => Change::Gains(words.iter().map(|word| self.keyword(word)).collect::<Lowered<_>>()?),
            Rule::Lose(kinds) => Change::Loses(lost(rule, kinds)?),
            Rule::Ban(words) => Change::Forbids(names(words)?),
            Rule::PowersOf(Select::It, kinds) if !kinds.is_empty() => Change::Absorbs(Absorbed::It, Kinds::of(kinds)),
            Rule::PowersOf(of @ Select::All(_), kinds) if !kinds.is_empty() => {
                Change::Absorbs(Absorbed::Those(self.who(of)?), Kinds::of(kinds))
            }
            Rule::PowersOf(Select::Card, kinds) => Change::Absorbs(Absorbed::Card, Kinds::of(kinds)),
            Rule::Strikes(Num::N(times @ 2..=9), whom) if whom.is_empty() => Change::Strikes(*times as u8),
            Rule::AttacksPlayers => Change::AttacksPlayers,
            Rule::Never(event) => Change::Law(self.law(Mood::Never, event)?),
            Rule::Can(event) => Change::Law(self.law(Mood::Can, event)?),
            Rule::Instead(..) => return not_yet(rule),
            Rule::Set(..)
            | Rule::PowersOf(..)
            | Rule::Also(_)
            | Rule::Cheaper(..)
            | Rule::Price(..)
            | Rule::Strikes(..)
            | Rule::Open(..)
            | Rule::Enters(_) => return unplayable(rule, "this does not hold for a time"),
        })
    }

    /// A keyword that is gained by name.
    fn keyword(&self, name: &str) -> Lowered<Gained> {
        match (Word::named(name).filter(|word| !word.is_law()), self.known.keyword(name)) {
            (None, Some(power)) => Ok(Gained::Power(power)),
            _ => by_name(name).map(Gained::Word),
        }
    }

    fn player_change(&self, player: &Player, rule: &Rule, until: &Until) -> Lowered<Effect> {
        let change = match rule {
            Rule::Open(Place::Hand(Player::Itself), Player::Everybody) => ModOp::OpenHand,
            Rule::Never(event) => ModOp::Law(self.player_law(event)?),
            Rule::Can(event) => ModOp::Law(self.source_law(event)?),
            Rule::Cheaper(event, less) if *until == Until::Next(Verb::Recruit) && *player == Player::Me => {
                return self.pay_less(event, less);
            }
            _ => return unplayable(rule, "this does not hold for players for a time"),
        };
        match self.until(until)? {
            plain::Until::Recovers => unplayable(until, "no player recovers"),
            until => Ok(ChangePlayers(side_of(player)?, change, until).into()),
        }
    }

    /// The next such character costs less.
    fn pay_less(&self, event: &Event, less: &Num) -> Lowered<Effect> {
        let less = self.number(less)?;
        match event {
            Event::Of(Verb::Recruit, roles) if **roles == Roles::default() => Ok(PayLess { less, teams: None }.into()),
            Event::Of(Verb::Recruit, roles) => match &roles.who[..] {
                [Is::Team(team)] if **roles == (Roles { who: roles.who.clone(), ..Roles::default() }) => {
                    Ok(PayLess { less, teams: Some(self.teams(team)?) }.into())
                }
                _ => unplayable(event, "characters of a team are cheaper, or all"),
            },
            _ => unplayable(event, "only recruiting has a price"),
        }
    }

    pub(in crate::compile) fn until(&self, until: &Until) -> Lowered<plain::Until> {
        Ok(match until {
            Until::Combat => plain::Until::ThisCombat,
            Until::Turn => plain::Until::ThisTurn,
            Until::Next(Verb::Attack) => plain::Until::NextAttack,
            Until::End(Time::Turn, Player::Me) => plain::Until::AfterMyTurn,
            Until::End(Time::Recovery, Player::Me) => plain::Until::AfterMyRecovery,
            Until::Game => plain::Until::InPlay,
            Until::Event(events) if events[..] == [Event::Start(Time::Turn, Player::Me)] => plain::Until::MyTurn,
            Until::Event(events) if events[..] == this_falls() => plain::Until::ThisFalls,
            Until::Event(events) if events[..] == [this_leaves()] => plain::Until::ThisLeaves,
            Until::Event(events) if events[..] == [of(Verb::Recover, itself())] => plain::Until::Recovers,
            Until::Event(events) => match &events[..] {
                [Event::Of(Verb::Pay, roles)] => match (roles.symbol, &roles.of) {
                    (Some(symbol), Some(Player::Itself)) => plain::Until::PaidOff(symbol),
                    _ => return unplayable(until, "whoever is changed pays one symbol"),
                },
                _ => return unplayable(until, "nothing lasts until this happens"),
            },
            Until::Next(_) | Until::End(..) => return unplayable(until, "nothing lasts so long"),
        })
    }

    /// A rule that holds while its power is in force.
    pub(in crate::compile) fn rule(&self, select: &Select, rule: &Rule) -> Lowered<plain::Rule> {
        let who = || self.who(select);
        Ok(match rule {
            Rule::Stats(atk, def) => plain::Rule::Stats { who: who()?, atk: self.number(atk)?, def: self.number(def)? },
            Rule::Gain(words) => plain::Rule::Has(who()?, names(words)?),
            Rule::Ban(words) => plain::Rule::Forbids(who()?, names(words)?),
            Rule::Set(stat, to) if *stat == base(Stat::Atk) || *stat == base(Stat::Def) => {
                let to = Lower { in_law: true, in_base: true, ..self.clone() }.number(to)?;
                plain::Rule::Base { who: who()?, of_def: *stat == base(Stat::Def), to }
            }
            Rule::Also(Is::Team(team)) => plain::Rule::AlsoTeam(who()?, self.team(team)?),
            Rule::Also(Is::Named(name)) => match self.known.given_name(name) {
                Some(number) => plain::Rule::AlsoNamed(who()?, number),
                None => return unplayable(rule, "powers give too many different names"),
            },
            Rule::PowersOf(of, kinds) if *select == Select::This => self.powers_of(of, kinds)?,
            Rule::Never(event) => match select {
                Select::Players(player) => plain::Rule::PlayerLaw(side_of(player)?, self.player_law(event)?),
                _ => plain::Rule::Law(who()?, self.law(Mood::Never, event)?),
            },
            Rule::Can(event) => match select {
                Select::Players(player) => plain::Rule::PlayerLaw(side_of(player)?, self.source_law(event)?),
                _ => plain::Rule::Law(who()?, self.law(Mood::Can, event)?),
            },
            Rule::Open(Place::Top(Player::Itself), Player::Itself) => match select {
                Select::Players(player) => plain::Rule::PlayerLaw(side_of(player)?, self.open_top()),
                _ => return unplayable(rule, "players look at their own decks"),
            },
            Rule::Cheaper(event, less) => match (select, event) {
                (Select::Players(player), Event::Of(Verb::Recruit, roles)) => {
                    plain::Rule::Cheaper(side_of(player)?, self.filter(&roles.who)?, self.number(less)?)
                }
                _ => return unplayable(event, "players pay less to recruit"),
            },
            Rule::Enters(effects) if *select == Select::This => match &effects[..] {
                [language::Effect::Put(Stat::Plus, number, Select::Itself)] => {
                    plain::Rule::EntersWith(plain::Counter::Plus, self.number(number)?)
                }
                [language::Effect::Put(Stat::Minus, number, Select::Itself)] => {
                    plain::Rule::EntersWith(plain::Counter::Minus, self.number(number)?)
                }
                _ => return unplayable(rule, "a character enters stunned or with counters"),
            },
            Rule::Instead(..) => return not_yet(rule),
            Rule::Price(..) => return unplayable(rule, "a card in hand names its own price"),
            _ => return unplayable(rule, "this does not hold all the time"),
        })
    }

    fn powers_of(&self, of: &Select, kinds: &[Powers]) -> Lowered<plain::Rule> {
        if !kinds.is_empty() {
            return Ok(plain::Rule::PrintedOf(self.who(of)?, Kinds::of(kinds)));
        }
        let ko = Is::In(Place::Ko(Player::Me));
        match of {
            Select::All(list) if list.contains(&ko) => {
                let rest: Vec<Is> = list.iter().filter(|is| **is != ko).cloned().collect();
                Ok(plain::Rule::PowersInKo(self.filter(&rest)?))
            }
            _ => Ok(plain::Rule::PowersOf(self.who(of)?)),
        }
    }
}

/// Rules that only cards of later sets have.
fn not_yet<T>(rule: &Rule) -> Lowered<T> {
    unplayable(rule, "the engine can't let something happen instead yet")
}

fn names(words: &[String]) -> Lowered<Vec<Word>> {
    words.iter().map(|word| by_name(word)).collect()
}

fn lost(rule: &Rule, kinds: &[Powers]) -> Lowered<Lost> {
    match kinds {
        [] => Ok(Lost::All),
        [Powers::Keywords, Powers::Supers] => Ok(Lost::KeywordAndSuper),
        _ => unplayable(rule, "all powers are lost, or keyword and super powers"),
    }
}

fn base(stat: Stat) -> Stat {
    Stat::Base(Box::new(stat))
}

fn itself() -> Roles {
    Roles { who: vec![Is::Itself], ..Roles::default() }
}

fn this() -> Roles {
    Roles { who: vec![Is::This], ..Roles::default() }
}

/// The character whose power it is gets stunned or leaves play.
fn this_falls() -> [Event; 2] {
    [of(Verb::Stun, this()), this_leaves()]
}

/// The character whose power it is leaves play.
pub(super) fn this_leaves() -> Event {
    of(Verb::Leave, this())
}
