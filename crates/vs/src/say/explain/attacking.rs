//! Who may attack whom, and why not.

use super::WhyNot;
use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::laws::Attempt;
use crate::language::Verb;
use crate::menu::Choice;
use crate::plain::{Bearer, Word};
use crate::rulebook::RuleId;
use crate::state::position::{Ask, AttackPlan, Fighters, Frame, Position, Slot};
use crate::verbs::Effect;
use longbox_kernel::Seat;

impl Vs {
    /// Why a character cannot begin an attack now.
    pub(crate) fn why_not_attack(&self, p: &Position, seat: Seat, slot: Slot) -> Option<WhyNot> {
        if let Some(why) = self.not_yours(p, seat, slot).or_else(|| self.not_the_time(p, seat)) {
            return Some(why);
        }
        if let Err(obstacle) = self.may_attack(p, slot) {
            return Some(self.attack_words(p, seat, (slot, slot), obstacle));
        }
        let angry = self.angry(p, seat);
        if let Some(first) = angry.first().filter(|_| !angry.contains(slot)) {
            let first = self.fighter_name(p, seat, first);
            return Some(WhyNot::new(
                RuleId::AttackAngry,
                format!("{first} is Angry and must be in your first attack"),
            ));
        }
        if !self.reach(p, slot).is_empty() || !self.players_in_reach(p, slot).is_empty() {
            return None;
        }
        Some(self.nobody_in_reach(p, seat, slot))
    }

    fn not_the_time(&self, p: &Position, seat: Seat) -> Option<WhyNot> {
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.in_between(p)) {
            return Some(why);
        }
        let now = || format!("you attack in your main phase outside combat, and {}", self.now_words(p));
        (p.ask != Ask::Main).then(|| WhyNot::new(RuleId::AttackReady, now()))
    }

    fn nobody_in_reach(&self, p: &Position, seat: Seat, slot: Slot) -> WhyNot {
        let enemies = p.enemies(p.fighter(slot).side);
        let standing = enemies.iter().find(|enemy| !p.fighter(*enemy).is_face_down());
        let reason = standing.and_then(|enemy| Some((enemy, self.may_target(p, slot, enemy).err()?)));
        match reason {
            Some((enemy, obstacle)) => {
                let why = self.attack_words(p, seat, (slot, enemy), obstacle);
                WhyNot::new(why.rule, format!("there is nobody to attack: {}", why.text))
            }
            None => WhyNot::new(RuleId::AttackFaceUp, "there is nobody to attack: no enemy is face up"),
        }
    }

    /// Why a character cannot attack that one now.
    pub fn why_not_target(&self, p: &Position, seat: Seat, slot: Slot, target: Slot) -> Option<WhyNot> {
        let plan = self.plan(p).filter(|plan| plan.attackers.contains(slot));
        if plan.is_none() {
            let early = self.not_yours(p, seat, slot).or_else(|| self.not_the_time(p, seat));
            if let Some(why) =
                early.or_else(|| Some(self.attack_words(p, seat, (slot, slot), self.may_attack(p, slot).err()?)))
            {
                return Some(why);
            }
        }
        let obstacle = self.may_target(p, slot, target).err()?;
        Some(self.attack_words(p, seat, (slot, target), obstacle))
    }

    /// Whether a character reaches that player, who has nobody standing.
    pub fn reaches_player(&self, p: &Position, slot: Slot, player: Seat) -> bool {
        self.players_in_reach(p, slot).contains(player)
    }

    /// What these would strike that one with, all together.
    pub fn strike_on(&self, p: &Position, attackers: Fighters, target: Slot) -> i16 {
        attackers.iter().map(|slot| self.strike_against(p, slot, target)).sum()
    }

    /// Everybody whom a character that may attack reaches, and whether the judge for single targets agrees. For tests.
    pub fn reaches(&self, p: &Position, slot: Slot, target: Slot) -> (bool, bool) {
        (self.reach(p, slot).contains(target), self.may_target(p, slot, target).is_ok())
    }

    /// Why the attack that is being put together cannot be made against that one.
    pub(super) fn why_not_stage_target(&self, p: &Position, seat: Seat, target: Slot) -> Option<WhyNot> {
        if let Some(why) = self.not_asked(p, seat) {
            return Some(why);
        }
        if matches!(self.asking_effect(p), Some(Effect::Raid(_))) && p.ask == Ask::Effect {
            let beyond = || WhyNot::new(RuleId::AttackRaid, "it does not stand in the row that is raided");
            return self.why_not_listed(p, seat, Choice::Target(target)).map(|_| beyond());
        }
        let Some(plan) = self.plan(p) else { return Some(WhyNot::new(RuleId::AttackReady, "nobody attacks yet")) };
        if let Some(missing) = self.missing_angry(p, plan).filter(|_| !plan.at_once) {
            let name = self.fighter_name(p, seat, missing);
            return Some(WhyNot::new(RuleId::AttackAngry, format!("{name} is Angry and must join this attack")));
        }
        if plan.targets.contains(target) {
            return None;
        }
        let blocked = plan.attackers.iter().find_map(|slot| Some((slot, self.may_target(p, slot, target).err()?)));
        Some(match blocked {
            Some((slot, obstacle)) => self.attack_words(p, seat, (slot, target), obstacle),
            None => WhyNot::new(RuleId::AttackBanned, "this attack is not made against it"),
        })
    }

    /// Why the attack that is being put together cannot be made against that player.
    pub(super) fn why_not_player(&self, p: &Position, seat: Seat, player: Seat) -> Option<WhyNot> {
        let why = self.why_not_listed(p, seat, Choice::Player(player))?;
        let Some(plan) = self.plan(p).filter(|_| p.who_may_answer().contains(seat)) else { return Some(why) };
        let blocked = |slot| Some((slot, self.may_target_player(p, slot, player).err()?));
        let Some((slot, obstacle)) = plan.attackers.iter().find_map(blocked) else { return Some(why) };
        let text = match (obstacle.rule, obstacle.by) {
            (RuleId::AttackTeammate, _) => "you attack the other team only".to_owned(),
            (RuleId::UniverseApart, Some(other)) => self.elsewhere_words(p, &self.fighter_name(p, seat, other), other),
            (_, Some(standing)) => format!("{} is not stunned", self.fighter_name(p, seat, standing)),
            (_, None) => format!("{} can't attack players", self.fighter_name(p, seat, slot)),
        };
        Some(WhyNot::new(obstacle.rule, text))
    }

    /// Why a character cannot join the attack that is being put together.
    pub(crate) fn why_not_join(&self, p: &Position, seat: Seat, slot: Slot) -> Option<WhyNot> {
        if let Some(why) = self.not_asked(p, seat) {
            return Some(why);
        }
        let Some(plan) = self.plan(p) else {
            return Some(WhyNot::new(RuleId::AttackReady, "there is no attack being made that it could join"));
        };
        let name = self.fighter_name(p, seat, slot);
        if plan.attackers.contains(slot) {
            return Some(WhyNot::new(RuleId::AttackReady, format!("{name} is already in the attack")));
        }
        if plan.at_once {
            return Some(WhyNot::new(RuleId::AttackBanned, "this attack is made by an effect, and alone"));
        }
        if let Some(why) = self.not_yours(p, seat, slot) {
            return Some(why);
        }
        if let Err(obstacle) = self.may_join(p, plan, slot) {
            return Some(self.join_words(p, seat, (plan, slot), obstacle));
        }
        let free = plan.attackers - plan.forced;
        let later = free.all_before(slot);
        let first = free.first().unwrap_or(slot);
        let first = self.fighter_name(p, seat, first);
        let order = || format!("attackers are picked in the order of the table: begin with {name}, then {first} joins");
        (!later).then(|| WhyNot::new(RuleId::TeamAffiliation, order()))
    }

    fn plan<'p>(&self, p: &'p Position) -> Option<&'p AttackPlan> {
        match p.frames.last() {
            Some(Frame::AttackPlan(plan)) if p.ask == Ask::AttackPlan => Some(plan),
            _ => None,
        }
    }

    fn join_words(&self, p: &Position, seat: Seat, (plan, slot): (&AttackPlan, Slot), obstacle: Obstacle) -> WhyNot {
        let name = self.fighter_name(p, seat, slot);
        let others = self.fighters_words(p, seat, plan.attackers);
        let text = match obstacle.rule {
            RuleId::TeamRow => format!("{name} stands in the {}, and the attack is made from the other row", {
                p.fighter(slot).row.name()
            }),
            RuleId::TeamAffiliation => {
                format!("{name} ({}) shares no team with {others}", self.of_teams(p, Fighters::one(slot)))
            }
            RuleId::TeamMercenary => {
                format!("a Mercenary team-attacks only with a main character and with teammates; {name} is neither")
            }
            RuleId::TeamReach => format!("there is nobody whom {name} and {others} could all attack"),
            _ => return self.attack_words(p, seat, (slot, slot), obstacle),
        };
        WhyNot::new(obstacle.rule, text)
    }

    fn of_teams(&self, p: &Position, set: Fighters) -> String {
        let teams = set.iter().fold(0, |teams, slot| teams | p.fighter(slot).teams);
        if teams == 0 { "no team".to_owned() } else { self.teams_words(teams) }
    }

    /// The law that forbids an attack.
    fn ban_words(&self, p: &Position, (slot, from): (Slot, &str), (target, to): (Slot, &str)) -> String {
        let attempt = Attempt::attack(p, slot, Fighters::one(slot));
        let cause = self.why_never(p, Verb::Attack, slot).or_else(|| self.why_barred(p, attempt, target));
        let Some(cause) = cause else { return format!("{to} cannot be attacked") };
        let bearer = if cause.law.bearer == Bearer::By { (slot, from) } else { (target, to) };
        self.law_words(p, &cause, bearer)
    }

    fn attack_words(&self, p: &Position, seat: Seat, (slot, target): (Slot, Slot), obstacle: Obstacle) -> WhyNot {
        let (from, to) = (self.fighter_name(p, seat, slot), self.fighter_name(p, seat, target));
        let by = self.by_words(p, seat, &obstacle);
        let text = match obstacle.rule {
            RuleId::StunNoPowers | RuleId::HideHidden => format!("{from} is {}", self.down_word(p.fighter(slot))),
            RuleId::AttackReady => format!("{from} is exhausted"),
            RuleId::AttackRow => format!("{from} stands in the back row and has no Ranged"),
            RuleId::AttackTeammate if p.share_a_side(p.fighter(slot).side, p.fighter(target).side) => {
                format!("{to} is on the same side")
            }
            RuleId::AttackTeammate => format!("{to} is a teammate's"),
            RuleId::AttackFaceUp => format!("{to} is {}", self.down_word(p.fighter(target))),
            RuleId::AttackBanned | RuleId::AttackSafeguard => self.ban_words(p, (slot, &from), (target, &to)),
            RuleId::AttackAngry => format!("{by} is Angry and must be in your first attack"),
            RuleId::AttackDodge => format!("{to} has Dodge and cannot be attacked from the back row"),
            RuleId::AttackMachine => format!("{to} is a machine, and {by} stands face up in its row"),
            RuleId::AttackProtected => format!("{to} stands in the back row, protected by {by} in front"),
            RuleId::AttackFlightStopped => {
                let stopper = obstacle.by.map(|slot| p.fighter(slot));
                let word = if stopper.is_some_and(|stopper| stopper.has(Word::Flight)) { "Flight" } else { "Grab" };
                format!("{from} could fly over the front row, but {by} with {word} stands there")
            }
            RuleId::UniverseApart if p.apart().contains(slot) => self.elsewhere_words(p, &from, slot),
            RuleId::UniverseApart => self.elsewhere_words(p, &to, target),
            rule => rule.text().title.to_lowercase(),
        };
        // The rule of teams speaks of teammates only.
        let own = slot != target && p.share_a_side(p.fighter(slot).side, p.fighter(target).side);
        WhyNot::new(if own { RuleId::AttackFaceUp } else { obstacle.rule }, text)
    }
}
