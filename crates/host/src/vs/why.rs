//! What can be done with a thing on the table, and what cannot, for a player who wonders.

use super::preview::strike_preview;
use super::refusals::most_telling_first;
use super::things::{self, Heap, Zone};
use crate::Seen;
use crate::words::vs::table as words;
use longbox_protocol::{Question, Reason, Thing};
use longbox_vs::{Fighters, Piece, Prospect, Slot, Vs};

pub(super) fn why(seen: &Seen<'_, Vs>, question: &Question, things: &[Thing]) -> Vec<Reason> {
    let slots: Vec<Slot> = things.iter().filter_map(|thing| seen.slot_of(thing)).collect();
    match (slots.as_slice(), things) {
        ([from, to], _) => vec![seen.attack_reason(*from, *to)],
        ([slot], [thing]) if seen.is_own(*slot) => {
            let prospects = seen.game.prospects_of(seen.position(), seen.me, *slot);
            let chosen = seen.not_chosen(*slot).into_iter().map(Reason::from);
            chosen.chain(seen.hopes(thing, &seen.called(*slot), prospects)).collect()
        }
        ([enemy], _) => seen.attackers_of(*enemy),
        ([], [thing]) => match seen.in_hand(thing) {
            Some(piece) => {
                let name = seen.game.name_of(seen.position().card(piece));
                seen.hopes(thing, name, seen.game.prospects_for(seen.position(), seen.me, piece))
            }
            None => question.reasons(things),
        },
        _ => question.reasons(things),
    }
}

impl Seen<'_, Vs> {
    /// The character that stands for this thing, also in another universe.
    fn slot_of(&self, thing: &Thing) -> Option<Slot> {
        let mut all = self.fighters().chain(self.position().apart().iter());
        all.find(|slot| things::fighter(*slot) == *thing)
    }

    fn is_own(&self, slot: Slot) -> bool {
        self.position().share_a_side(self.position().fighter(slot).side, self.me)
    }

    /// The card of the viewer's hand that this thing is.
    fn in_hand(&self, thing: &Thing) -> Option<Piece> {
        let p = self.position();
        let copies = 0..p.hand(self.me).count();
        p.hand(self.me).find(|piece| {
            let heap = Heap { zone: Zone::Hand, seat: self.me, holder: p.part_holder(*piece) };
            copies.clone().any(|copy| heap.known(p.card(*piece), copy) == *thing)
        })
    }

    /// Everything that a player may hope to do with it: what can be done comes first.
    fn hopes(&self, thing: &Thing, name: &str, prospects: Vec<Prospect>) -> Vec<Reason> {
        let (no, yes): (Vec<Prospect>, Vec<Prospect>) =
            most_telling_first(self, prospects).into_iter().partition(|hope| hope.why_not.is_some());
        let can = |hope: Prospect| {
            let text = self.names.put_into(&words::can(name, &hope.what));
            Reason { allowed: true, text, rule: None }
        };
        yes.into_iter().map(can).chain(self.reasons(thing, name, no).into_iter().map(Reason::from)).collect()
    }

    /// Whether one character could attack another now, and what would come of it.
    fn attack_reason(&self, from: Slot, to: Slot) -> Reason {
        let p = self.position();
        let names = (self.called(from), self.called(to));
        match self.game.why_not_target(p, self.me, from, to) {
            Some(why) => self.refusal(things::fighter(to), &words::cannot_attack(&names.0, &names.1), &why).into(),
            None => {
                let strike = self.game.strike_on(p, Fighters::one(from), to);
                let preview = strike_preview(strike, self.game.stats(p, to).def).text;
                let text = self.names.put_into(&words::can_attack(&names.0, &names.1, &preview));
                Reason { allowed: true, text, rule: None }
            }
        }
    }

    /// Who of the viewer's could attack an enemy. Nobody: why the first one cannot.
    fn attackers_of(&self, enemy: Slot) -> Vec<Reason> {
        let own = self.fighters().filter(|slot| self.is_own(*slot));
        let reasons: Vec<Reason> = own.map(|slot| self.attack_reason(slot, enemy)).collect();
        match reasons.iter().any(|reason| reason.allowed) {
            true => reasons.into_iter().filter(|reason| reason.allowed).collect(),
            false => reasons.into_iter().take(1).collect(),
        }
    }
}
