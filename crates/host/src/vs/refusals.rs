//! Why something on the table cannot be chosen now.

use super::things::{self, Heap, Zone, known_cards, numbered};
use crate::Seen;
use crate::words::person::all_of;
use crate::words::vs::table as words;
use longbox_protocol::{Offer, Pick, Refusal, Thing};
use longbox_vs::{Ask, Choice, Frame, Piece, Prospect, RuleId, Slot, Vs, WhyNot};
use std::collections::BTreeSet;

/// Reasons that are told of one thing at most.
const MOST: usize = 3;

/// A reason for everything that the player may hope to use and that no offer is about.
pub(super) fn refusals(seen: &Seen<'_, Vs>, offers: &[Offer]) -> Vec<Refusal> {
    let covered: BTreeSet<&Thing> = offers.iter().flat_map(|offer| offer.things.iter().chain(&offer.drops)).collect();
    let open = |thing: &Thing| !covered.contains(thing);
    let p = seen.position();
    let mut refusals = Vec::new();
    let (own, others): (Vec<Slot>, Vec<Slot>) = seen
        .fighters()
        .filter(|slot| open(&things::fighter(*slot)))
        .partition(|slot| p.share_a_side(p.fighter(*slot).side, seen.me));
    for slot in own {
        match seen.not_chosen(slot) {
            Some(refusal) => refusals.push(refusal),
            None => {
                let prospects = seen.game.prospects_of(p, seen.me, slot);
                refusals.extend(seen.reasons(&things::fighter(slot), &seen.called(slot), prospects));
            }
        }
    }
    for part in seen.view.seat(seen.me).map(|side| side.parts.as_slice()).unwrap_or_default() {
        let heap = Heap { zone: Zone::Hand, seat: seen.me, holder: part.holder };
        for (card, copy) in numbered(&known_cards(&part.hand)) {
            let thing = heap.known(card, copy);
            let same = |piece: &Piece| p.card(*piece) == card && p.part_holder(*piece) == part.holder;
            let Some(piece) = p.hand(seen.me).find(same).filter(|_| open(&thing)) else { continue };
            let prospects = seen.game.prospects_for(p, seen.me, piece);
            refusals.extend(seen.reasons(&thing, seen.game.name_of(card), prospects));
        }
    }
    let refused = |enemy: Slot| seen.not_chosen(enemy).or_else(|| seen.out_of_reach(enemy, offers));
    refusals.extend(others.into_iter().filter_map(refused));
    refusals
}

impl Seen<'_, Vs> {
    /// What stands in the way of each hope, the most telling first. What one reason forbids is told together.
    pub(super) fn reasons(&self, thing: &Thing, name: &str, prospects: Vec<Prospect>) -> Vec<Refusal> {
        let mut hopes: Vec<(Vec<String>, WhyNot)> = Vec::new();
        for Prospect { what, why_not, .. } in most_telling_first(self, prospects) {
            let Some(why) = why_not else { continue };
            match hopes.iter_mut().find(|(_, other)| *other == why) {
                Some((whats, _)) => whats.push(what),
                None => hopes.push((vec![what], why)),
            }
        }
        hopes.truncate(MOST);
        let told =
            |(whats, why): (Vec<String>, WhyNot)| self.refusal(thing.clone(), &words::cannot(name, &whats), &why);
        hopes.into_iter().map(told).collect()
    }

    pub(super) fn refusal(&self, thing: Thing, cannot: &str, why: &WhyNot) -> Refusal {
        let rule = why.rule.text();
        Refusal {
            thing,
            text: self.names.put_into(&words::refusal(cannot, &why.text)),
            rule: rule.id.to_owned(),
            rule_title: rule.title.to_owned(),
        }
    }

    /// Why a character cannot be chosen, where characters are asked for.
    pub(super) fn not_chosen(&self, slot: Slot) -> Option<Refusal> {
        let why = self.game.why_not_chosen(self.position(), self.me, slot)?;
        Some(self.refusal(things::fighter(slot), &words::cannot_be_chosen(&self.called(slot)), &why))
    }

    /// Why an enemy cannot be attacked, where somebody attacks or could.
    fn out_of_reach(&self, enemy: Slot, offers: &[Offer]) -> Option<Refusal> {
        let p = self.position();
        let (attackers, why) = match (self.position().ask(), p.frames().last()) {
            (Ask::AttackPlan, Some(Frame::AttackPlan(stage))) => {
                let names: Vec<String> = stage.attackers.iter().map(|slot| self.called(slot)).collect();
                (all_of(&names), self.game.why_not(p, self.me, Choice::Target(enemy))?)
            }
            // One who raids a row attacks those in it.
            (Ask::Effect, Some(Frame::Script(script))) if offers.iter().any(|offer| offer.group == words::ATTACK) => {
                let why = self.game.why_not(p, self.me, Choice::Target(enemy))?;
                (self.game.name_of(script.card).to_owned(), why)
            }
            (Ask::Main, _) => {
                let attack = |offer: &Offer| matches!(offer.pick, Pick::Option(_)) && offer.group == words::ATTACK;
                let able = offers.iter().filter(|offer| attack(offer)).flat_map(|offer| &offer.things);
                let able: BTreeSet<&Thing> = able.collect();
                let slots = self.fighters();
                let attacker = slots.into_iter().find(|slot| able.contains(&things::fighter(*slot)))?;
                (self.called(attacker), self.game.why_not_target(p, self.me, attacker, enemy)?)
            }
            _ => return None,
        };
        let cannot = words::cannot_attack(&attackers, &self.called(enemy));
        Some(self.refusal(things::fighter(enemy), &cannot, &why))
    }
}

/// Hopes in the order in which a player wants to hear of them: what can be done, what this question is about, what
/// something else than the time forbids, the rest.
pub(super) fn most_telling_first(seen: &Seen<'_, Vs>, mut prospects: Vec<Prospect>) -> Vec<Prospect> {
    let timing = |prospect: &Prospect| prospect.why_not.as_ref().is_some_and(|why| is_timing(why.rule));
    longbox_kernel::sort_by_key(&mut prospects, |hope| {
        (hope.why_not.is_some(), !fits(seen.position().ask(), hope.choice), timing(hope))
    });
    prospects
}

/// Whether choices of this kind are made in such a question.
fn fits(ask: Ask, choice: Choice) -> bool {
    let plays = matches!(choice, Choice::Use(..) | Choice::UseCard(..) | Choice::Play(..) | Choice::PlayAs(..));
    match ask {
        Ask::Main => plays || matches!(choice, Choice::Attack(_) | Choice::PowerUp(..)),
        Ask::Plays => plays || matches!(choice, Choice::PowerUp(..)),
        Ask::Resource => plays || matches!(choice, Choice::Resource(..)),
        Ask::Recruit => plays || matches!(choice, Choice::Recruit(..) | Choice::Search(_)),
        Ask::Formation => plays || matches!(choice, Choice::Move(_)),
        Ask::Draw | Ask::Recovery | Ask::BuildClose | Ask::StartOfMain => plays,
        Ask::AttackPlan => matches!(choice, Choice::Join(_)),
        _ => false,
    }
}

/// Rules that only say when something is done.
fn is_timing(rule: RuleId) -> bool {
    matches!(
        rule,
        RuleId::PowerTiming | RuleId::TwistTiming | RuleId::PowerUpCombat | RuleId::ResourceStep | RuleId::RecruitStep
    )
}
