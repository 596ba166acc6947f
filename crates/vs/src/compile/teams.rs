//! Teams that cards name get their numbers.
//!
//! Every part of the language that can name a team is walked, and every part that cannot is listed: whoever adds a
//! word has to say which it is.

use super::{CardError, TEAMS};
use crate::language;
use crate::plain::{
    Card, CardIs, Change, Cond, Effect, Filter, Keyword, Mode, Num, On, Part, Player, Power, Rule, Subject, Team,
    TeamName, TeamNo, Timing, Who, team_bit,
};

/// The teams of a game.
pub(crate) struct Roll<'a>(&'a [Team]);

impl<'a> Roll<'a> {
    pub(crate) fn new(teams: &'a [Team]) -> Result<Roll<'a>, CardError> {
        for (at, team) in teams.iter().enumerate() {
            if teams[..at].iter().any(|other| other.name == team.name) {
                return Err(CardError::SameTeam(team.name.clone()));
            }
            if at == TEAMS {
                return Err(CardError::TooManyTeams(team.name.clone()));
            }
        }
        Ok(Roll(teams))
    }

    /// The Good teams, or the Evil ones.
    pub(crate) fn mask(&self, good: bool) -> u16 {
        let fits = (0..).zip(self.0).filter(|(_, team)| team.good == good);
        fits.fold(0, |mask, (number, _)| mask | team_bit(number))
    }

    /// A card as the engine plays it.
    pub(crate) fn card(&self, card: &language::Card) -> Result<Card, CardError> {
        let unplayable = |what| CardError::Unplayable { card: card.id.clone(), what };
        let mut card = Card::try_from(card.clone()).map_err(unplayable)?;
        let Card { id, teams, powers, modes, .. } = &mut card;
        let seen = self.see(&mut [teams, powers, modes]);
        seen.map_err(|Unknown(team)| CardError::NoTeam { card: id.clone(), team })?;
        Ok(card)
    }

    /// A keyword as the engine plays it.
    pub(crate) fn keyword(&self, keyword: &language::Keyword) -> Result<Keyword, CardError> {
        let unplayable = |what| CardError::Unplayable { card: keyword.word.clone(), what };
        let mut keyword = Keyword::try_from(keyword.clone()).map_err(unplayable)?;
        let seen = self.see(&mut [&mut keyword.is]);
        seen.map_err(|Unknown(team)| CardError::NoTeam { card: keyword.word.clone(), team })?;
        Ok(keyword)
    }

    fn see(&self, parts: &mut [&mut dyn NamesTeams]) -> Numbered {
        parts.iter_mut().try_for_each(|part| part.number(self))
    }

    fn number_of(&self, name: &str) -> Option<TeamNo> {
        (0..).zip(self.0).find(|(_, team)| team.name == name).map(|(number, _)| number)
    }
}

/// A name that no team has.
struct Unknown(String);

type Numbered = Result<(), Unknown>;

/// What may have the names of teams in it.
trait NamesTeams {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered;
}

impl NamesTeams for TeamName {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        let found = roll.number_of(self.name()).ok_or_else(|| Unknown(self.name().to_owned()))?;
        self.set_number(found);
        Ok(())
    }
}

impl<T: NamesTeams> NamesTeams for Vec<T> {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        self.iter_mut().try_for_each(|one| one.number(roll))
    }
}

impl<T: NamesTeams> NamesTeams for Option<T> {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        self.iter_mut().try_for_each(|one| one.number(roll))
    }
}

impl<T: NamesTeams> NamesTeams for Box<T> {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        (**self).number(roll)
    }
}

impl NamesTeams for Mode {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        roll.see(&mut [&mut self.when, &mut self.only_if, &mut self.then])
    }
}

impl NamesTeams for Power {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Power::Keyword { is, .. } => is.number(roll),
            Power::Super { when, only_if, then, amplify, .. } => roll.see(&mut [when, only_if, then, amplify]),
            Power::LevelUp { on, given, during, gain, then, .. } => roll.see(&mut [on, given, during, gain, then]),
        }
    }
}

impl NamesTeams for Timing {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Timing::Reaction(on) => on.number(roll),
            Timing::Recovery | Timing::Build | Timing::StartOfMain => Ok(()),
            Timing::Main | Timing::Combat | Timing::AnyCombat => Ok(()),
        }
    }
}

impl NamesTeams for Part {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Part::Word(_) => Ok(()),
            Part::When { on, given, during, then, .. } => roll.see(&mut [on, given, during, then]),
            Part::Act { when, only_if, then, .. } => roll.see(&mut [when, only_if, then]),
            Part::Always(rule) => rule.number(roll),
            Part::While(cond, rule) => roll.see(&mut [cond, rule]),
        }
    }
}

impl NamesTeams for Rule {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Rule::Stats { who, atk, def } => roll.see(&mut [who, atk, def]),
            Rule::AlsoTeam(who, team) => roll.see(&mut [who, team]),
            Rule::Has(who, _) | Rule::Forbids(who, _) | Rule::NoCounters(who, _) => who.number(roll),
            Rule::CannotRecover(who) | Rule::CannotLevelUp(who) | Rule::PowersOf(who) => who.number(roll),
            Rule::PowersInKo(what) => what.number(roll),
            Rule::CannotStrike(who, whom) => roll.see(&mut [who, whom]),
        }
    }
}

impl NamesTeams for On {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            On::Appears(who) | On::Attacks(who) | On::Attacked(who) | On::Stunned(who) => who.number(roll),
            On::Kod(who) | On::LeavesPlay(who) | On::Recovers(who) | On::PowersUp(who) => who.number(roll),
            On::Wounded(who) | On::Uses(who) | On::GainsAtk(who) | On::LeavesSide(who) => who.number(roll),
            On::GainsCounters(_, who) => who.number(roll),
            On::Stuns(who, whom) | On::Kos(who, whom) | On::Strikes(who, whom) => roll.see(&mut [who, whom]),
            On::PlotTwist(_) | On::SuperPower(_) | On::Recruits(_) | On::Resource(_) | On::CardLeavesHand(_) => Ok(()),
            On::TurnStarts(_) | On::BuildStarts(_) | On::MainStarts(_) | On::TurnEnds(_) | On::CombatEnds => Ok(()),
            On::TeamAttacks(_) | On::Draws(_) | On::LocationAppears(_) => Ok(()),
        }
    }
}

impl NamesTeams for Subject {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Subject::Any(_, filter) | Subject::Other(_, filter) => filter.number(roll),
            Subject::This | Subject::Those => Ok(()),
        }
    }
}

impl NamesTeams for Who {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Who::One(_, filter) | Who::UpTo(_, _, filter) | Who::All(_, filter) => filter.number(roll),
            Who::This | Who::It | Who::Those | Who::Attackers | Who::Defender | Who::MainOf(_) => Ok(()),
            Who::OneRow(_) => Ok(()),
        }
    }
}

impl NamesTeams for Filter {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Filter::Team(team) => team.number(roll),
            Filter::AtkAbove(num) => num.number(roll),
            Filter::Not(filter) => filter.number(roll),
            Filter::All(filters) | Filter::AnyOf(filters) => filters.number(roll),
            Filter::Any | Filter::FaceUp | Filter::Stunned | Filter::Ready | Filter::Exhausted => Ok(()),
            Filter::Front | Filter::Back | Filter::Main | Filter::Supporting | Filter::Good | Filter::Evil => Ok(()),
            Filter::Has(_) | Filter::InCombat | Filter::Attacking | Filter::Defending => Ok(()),
            Filter::SoloAttacking | Filter::TeamAttacking | Filter::MeleeAttackingThis => Ok(()),
            Filter::Other | Filter::NotIt | Filter::Wounded | Filter::With(_) | Filter::CostAtMost(_) => Ok(()),
            Filter::Named(_) | Filter::Protected | Filter::StunnedAnEnemy | Filter::Survived => Ok(()),
            Filter::Opposing | Filter::Appeared | Filter::Recovered | Filter::AttackedSince => Ok(()),
            Filter::Protecting | Filter::Frozen | Filter::LevelAtLeast(_) => Ok(()),
            Filter::OnMySide | Filter::ChosenTeam => Ok(()),
        }
    }
}

impl NamesTeams for Num {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Num::Count(_, filter) => filter.number(roll),
            Num::CountKo(_, what) => what.number(roll),
            Num::Hand(player) => player.number(roll),
            Num::Wounds(who) | Num::Counters(_, who) | Num::Cost(who) | Num::Atk(who) | Num::Def(who) => {
                who.number(roll)
            }
            Num::RealAtk(who) | Num::HighestAtk(who) => who.number(roll),
            Num::Sum(a, b) | Num::Gap(a, b) => roll.see(&mut [a, b]),
            Num::N(_) | Num::Resources(_) | Num::Amount | Num::Locations(..) => Ok(()),
            Num::NamedAtk | Num::NamedDef | Num::Uses => Ok(()),
        }
    }
}

impl NamesTeams for Cond {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Cond::Is(who, filter) => roll.see(&mut [who, filter]),
            Cond::There(_, filter) => filter.number(roll),
            Cond::AtLeast(more, less) => roll.see(&mut [more, less]),
            Cond::EmptyHand(player) | Cond::NoAttack(player) => player.number(roll),
            Cond::Card(what) => what.number(roll),
            Cond::Not(cond) => cond.number(roll),
            Cond::All(conds) | Cond::AnyOf(conds) => conds.number(roll),
            Cond::Did | Cond::TurnOf(_) | Cond::AllStunned(_) | Cond::RangedCombat => Ok(()),
        }
    }
}

impl NamesTeams for Player {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Player::Controller(who) | Player::Owner(who) => who.number(roll),
            Player::Me | Player::Chosen => Ok(()),
        }
    }
}

impl NamesTeams for CardIs {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            CardIs::Team(team) => team.number(roll),
            CardIs::SharesTeam(who) => who.number(roll),
            CardIs::CostAtLeast(num) | CardIs::CostAtMost(num) => num.number(roll),
            CardIs::Not(what) => what.number(roll),
            CardIs::All(all) | CardIs::AnyOf(all) => all.number(roll),
            CardIs::Any | CardIs::Character | CardIs::Supporting | CardIs::PlotTwist => Ok(()),
            CardIs::AnyTurnCombatTwist | CardIs::Location | CardIs::BasicLocation | CardIs::Good => Ok(()),
            CardIs::Evil | CardIs::Namesake | CardIs::OnMySide | CardIs::InMyKo | CardIs::Named(_) => Ok(()),
            CardIs::TheNamed | CardIs::SameCard => Ok(()),
        }
    }
}

impl NamesTeams for Change {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Change::Stats(atk, def) | Change::Base(atk, def) => roll.see(&mut [atk, def]),
            Change::Switch | Change::Reset | Change::Gains(_) | Change::Loses(_) | Change::NoWound => Ok(()),
            Change::NoStrikeBackAtTeams | Change::NotStruckAtRange | Change::AttacksPlayers => Ok(()),
            Change::DoubleStrike | Change::NoStrike | Change::NotStruck | Change::CannotBeAttacked => Ok(()),
            Change::CannotBeStunned | Change::CannotReady | Change::CannotMove | Change::Snipes => Ok(()),
            Change::Forbids(_) | Change::NoCounters(_) | Change::Absorbs => Ok(()),
        }
    }
}

impl NamesTeams for Effect {
    fn number(&mut self, roll: &Roll<'_>) -> Numbered {
        match self {
            Effect::Choose(who) | Effect::TakeAll(_, who) | Effect::FlipCounters(who) => who.number(roll),
            Effect::DoubleCounters(_, who) | Effect::Stun(who) | Effect::Daze(who) => who.number(roll),
            Effect::Ko(who) | Effect::Recover(who) | Effect::Ready(who) | Effect::Exhaust(who) => who.number(roll),
            Effect::Freeze(who) | Effect::Hide(who) | Effect::Push(who) | Effect::Pull(who) => who.number(roll),
            Effect::Move(who) | Effect::ToHand(who) | Effect::Borrow(who) => who.number(roll),
            Effect::BecomeLevel(who, _) | Effect::Promote(who) | Effect::RemoveForNow(who) => who.number(roll),
            Effect::ReplaceDefender(who) => who.number(roll),
            Effect::Put(_, num, who) | Effect::Take(_, num, who) => roll.see(&mut [num, who]),
            Effect::Wound(num, who) | Effect::Heal(num, who) => roll.see(&mut [num, who]),
            Effect::Divide { total, filter, .. } => roll.see(&mut [total, filter]),
            Effect::Change(who, change, _) => roll.see(&mut [who, change]),
            Effect::GoOver(who, player) => roll.see(&mut [who, player]),
            Effect::GainXp(num) | Effect::RandomFromKo(num) | Effect::GainPoints(num) => num.number(roll),
            Effect::Create(_, num) => num.number(roll),
            Effect::Draw(player, num) | Effect::DiscardAtRandom(player, num) => roll.see(&mut [player, num]),
            Effect::Discard(player, num, what) => roll.see(&mut [player, num, what]),
            Effect::DiscardAll(player, what) | Effect::DiscardPicked(player, what) | Effect::Purge(player, what) => {
                roll.see(&mut [player, what])
            }
            Effect::DiscardHand(player) | Effect::RevealHand(player) => player.number(roll),
            Effect::TurnUpLocation(what) | Effect::SearchTwist(what) => what.number(roll),
            Effect::KoPilesToDecks(what) | Effect::PlayTwistFromKo(what) => what.number(roll),
            Effect::Sift { take, .. } => take.number(roll),
            Effect::Search { what, .. } | Effect::RevealUntil { what, .. } => what.number(roll),
            Effect::FromKo { what, .. } => what.number(roll),
            Effect::FromHand { what, beside } => roll.see(&mut [what, beside]),
            Effect::AttackNow(_, filter) => filter.number(roll),
            Effect::Later { on, during, then, .. } => roll.see(&mut [on, during, then]),
            Effect::PayLess { less, team } => roll.see(&mut [less, team]),
            Effect::Offer(_, _, then) | Effect::May(then) | Effect::ForEachPlayer(_, then) => then.number(roll),
            Effect::Unless(player, first, otherwise) => roll.see(&mut [player, first, otherwise]),
            Effect::If(cond, then) => roll.see(&mut [cond, then]),
            Effect::Return | Effect::Raid(_) | Effect::NameCard | Effect::ChooseTeam => Ok(()),
            Effect::TopToResources | Effect::KoResource { .. } | Effect::KoResources(_) => Ok(()),
            Effect::TurnDownLocation(_) | Effect::Arrange { .. } | Effect::MoveKod(_) => Ok(()),
            Effect::CancelCombat | Effect::CancelPower => Ok(()),
            Effect::ChoosePlayer(_) | Effect::ChangePlayers(..) => Ok(()),
        }
    }
}
