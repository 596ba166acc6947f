//! What would come of an attack or a strike back.

use super::combat::stuns;
use crate::Seen;
use crate::words::vs::combat as words;
use longbox_protocol::Preview;
use longbox_vs::{Ask, Choice, Fighters, Frame, Slot, Vs};

/// The DEF of a player who is attacked.
const PLAYER_DEF: i16 = 1;

impl Seen<'_, Vs> {
    pub(super) fn preview(&self, choice: Choice) -> Option<Preview> {
        match choice {
            Choice::Attack(slot) => self.solo_preview(slot),
            Choice::Target(slot) if self.position().machines().contains(slot) => {
                Some(Preview { text: words::MACHINE_FALLS.to_owned(), good: Some(true) })
            }
            Choice::Target(slot) => {
                let strike = self.game.strike_on(self.position(), self.staged_attackers(), slot);
                Some(strike_preview(strike, self.game.stats(self.position(), slot).def))
            }
            Choice::Player(_) if self.position().ask() == Ask::AttackPlan => {
                let p = self.position();
                let strike = self.staged_attackers().iter().map(|slot| self.game.stats(p, slot).atk.max(0)).sum();
                Some(strike_preview(strike, PLAYER_DEF))
            }
            Choice::Fighter(slot) if self.position().ask() == Ask::StrikeBack => self.back_preview(slot),
            _ => self.harm(choice),
        }
    }

    /// Those who would strike: whoever an attack is put together of, or the raider among the enemies.
    fn staged_attackers(&self) -> Fighters {
        match self.position().frames().last() {
            Some(Frame::AttackPlan(stage)) => stage.attackers,
            _ => {
                let raids = |slot: &Slot| self.position().fighter(*slot).is_away();
                self.fighters().filter(|slot| self.position().fighter(*slot).side == self.me).filter(raids).collect()
            }
        }
    }

    /// Whom a character would stun alone.
    fn solo_preview(&self, slot: Slot) -> Option<Preview> {
        let p = self.position();
        let enemies = self.fighters().filter(|enemy| p.in_play().contains(*enemy));
        let targets: Vec<(Slot, i16, i16)> = enemies
            .filter(|enemy| self.game.why_not_target(p, self.me, slot, *enemy).is_none())
            .map(|enemy| (enemy, self.game.strike_on(p, Fighters::one(slot), enemy), self.game.stats(p, enemy).def))
            .collect();
        if let [(_, strike, def)] = targets.as_slice() {
            return Some(strike_preview(*strike, *def));
        }
        let atk = self.game.stats(p, slot).atk.max(0);
        let fall = targets.iter().filter(|(_, strike, def)| stuns(*strike, *def));
        let fall: Vec<String> = fall.map(|(enemy, _, def)| words::with_def(&self.called(*enemy), *def)).collect();
        let text = words::stuns_alone(atk, &fall);
        (!targets.is_empty()).then(|| Preview { text: self.names.put_into(&text), good: None })
    }

    /// What the strike back would do to this attacker. Whose choice it is hopes for it or fears it.
    fn back_preview(&self, slot: Slot) -> Option<Preview> {
        let p = self.position();
        let combat = self.view.combat.as_ref()?;
        let own = p.are_allies(p.fighter(slot).side, self.me);
        Some(match combat.back.iter().find(|back| back.slot == slot) {
            Some(back) => {
                let preview = strike_preview(back.value, back.def);
                Preview { good: preview.good.map(|falls| falls != own), ..preview }
            }
            None => Preview { text: words::NOT_STRUCK_BACK.to_owned(), good: Some(own) },
        })
    }
}

/// "6 against DEF 7: not enough".
pub(super) fn strike_preview(strike: i16, def: i16) -> Preview {
    let falls = stuns(strike, def);
    Preview { text: words::strike(strike, def, falls), good: Some(falls) }
}
