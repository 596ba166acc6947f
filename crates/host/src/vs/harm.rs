//! What a choice would do to the player's own characters, found out by trying it in an imagined game.

use crate::Seen;
use crate::words::vs::combat as words;
use longbox_kernel::{Deaf, Dice, Game};
use longbox_protocol::Preview;
use longbox_vs::{Ask, Choice, Fighters, Position, Slot, Vs};

/// Steps that finish a recruit: its place, and what it costs.
const STEPS: usize = 6;

/// What happened to a character.
enum Harm {
    Gone,
    Stunned,
    Wounded,
    Weakened,
}

impl Seen<'_, Vs> {
    /// The first of the player's own characters that would suffer by this choice, and how.
    pub(super) fn harm(&self, choice: Choice) -> Option<Preview> {
        let own = |slot: Slot| self.position().are_allies(self.position().fighter(slot).side, self.me);
        let tried = match choice {
            Choice::Recruit(..) => self.tried(choice, &[Ask::RecruitTo, Ask::Pay]),
            Choice::Fighter(slot) if self.position().ask() == Ask::Effect && own(slot) => self.tried(choice, &[]),
            _ => return None,
        };
        let (before, after) = tried;
        let mine: Fighters = before.in_play().iter().filter(|slot| before.fighter(*slot).side == self.me).collect();
        let (slot, harm) = mine.iter().find_map(|slot| Some((slot, self.suffers(slot, &before, &after)?)))?;
        let name = self.game.name_of(before.fighter(slot).card);
        let text = match harm {
            Harm::Gone => words::kos_own(name),
            Harm::Stunned => words::stuns_own(name),
            Harm::Wounded => words::wounds_own(name),
            Harm::Weakened => words::weakens_own(name),
        };
        Some(Preview { text, good: Some(false) })
    }

    /// An imagined game before this choice and after it. While one of these is asked, the first option is taken.
    fn tried(&self, choice: Choice, through: &[Ask]) -> (Position, Position) {
        let before = self.game.imagine(&self.standpoint, &mut Dice::new(0));
        let mut after = before.clone();
        self.game.answer(&mut after, self.me, choice, &mut Deaf);
        let mut options = Vec::new();
        for _ in 0..STEPS {
            if !through.contains(&after.ask()) || !self.game.waiting(&after).contains(self.me) {
                break;
            }
            self.game.options(&after, self.me, &mut options);
            let Some(first) = options.first() else { break };
            self.game.answer(&mut after, self.me, *first, &mut Deaf);
        }
        (before, after)
    }

    fn suffers(&self, slot: Slot, before: &Position, after: &Position) -> Option<Harm> {
        let (was, now) = (before.fighter(slot), after.fighter(slot));
        if !after.in_play().contains(slot) || now.card != was.card {
            // Whoever has levelled up or is held captive has another card or place, and is none the worse for it.
            return (!after.in_play().contains(slot) && !was.is_main()).then_some(Harm::Gone);
        }
        let (stats, less) = (self.game.stats(before, slot), self.game.stats(after, slot));
        let weaker = less.atk < stats.atk && less.def <= stats.def || less.def < stats.def && less.atk <= stats.atk;
        if now.is_stunned() && !was.is_stunned() {
            Some(Harm::Stunned)
        } else if now.wounds > was.wounds {
            Some(Harm::Wounded)
        } else {
            weaker.then_some(Harm::Weakened)
        }
    }
}
