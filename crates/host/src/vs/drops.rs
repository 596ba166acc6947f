//! Where something can be dropped to choose it together with what follows.

use super::things;
use crate::Seen;
use crate::words::vs::table::{BACK_ROW, FRONT_ROW};
use longbox_protocol::{Thing, Way};
use longbox_vs::language::CardKind;
use longbox_vs::{Choice, Piece, Row, Slot, Vs};

impl Seen<'_, Vs> {
    /// Where dropping what this choice is about means the choice.
    pub(super) fn drops(&self, options: &[Choice], choice: Choice) -> Vec<Thing> {
        match choice {
            Choice::Attack(slot) => self.targets_of(slot),
            Choice::Join(slot) => self.targets_with(options, slot),
            Choice::Resource(..) => vec![things::resource_row(self.me)],
            // Dropped, it is paid for with recruit points if it can be.
            Choice::Recruit(piece, 0) => self.places_for(piece),
            Choice::Recruit(piece, _) if !options.contains(&Choice::Recruit(piece, 0)) => self.places_for(piece),
            Choice::PowerUp(_, slot) => vec![self.fighter_thing(slot)],
            _ => Vec::new(),
        }
    }

    /// The rows that whoever recruits would be asked for next.
    pub(super) fn ways(&self, choice: Choice, drops: &[Thing]) -> Vec<Way> {
        let Choice::Recruit(..) = choice else { return Vec::new() };
        let way = |row, label: &str| Way { label: label.to_owned(), then: things::row(self.me, row) };
        let rows = [way(Row::Front, FRONT_ROW), way(Row::Back, BACK_ROW)];
        // Whoever can be carried as well is better dropped where it is to go.
        if rows.iter().map(|way| &way.then).eq(drops) { rows.into() } else { Vec::new() }
    }

    /// Everybody whom a character could attack now, players as well.
    fn targets_of(&self, slot: Slot) -> Vec<Thing> {
        let p = self.position();
        let enemies = self.fighters();
        let fighters = enemies.filter(|enemy| self.game.why_not_target(p, self.me, slot, *enemy).is_none());
        let players = p.alive().iter().filter(|seat| self.game.reaches_player(p, slot, *seat));
        fighters.map(things::fighter).chain(players.map(things::player)).collect()
    }

    /// Everybody whom the attack that is being put together could be made against with this one, too.
    fn targets_with(&self, options: &[Choice], slot: Slot) -> Vec<Thing> {
        let p = self.position();
        let target = |choice: &Choice| match choice {
            Choice::Target(enemy) => self.game.reaches(p, slot, *enemy).1.then(|| things::fighter(*enemy)),
            Choice::Player(seat) => self.game.reaches_player(p, slot, *seat).then(|| things::player(*seat)),
            _ => None,
        };
        options.iter().filter_map(target).collect()
    }

    /// The rows for a character, the characters for an equipment, both for what can be either.
    fn places_for(&self, piece: Piece) -> Vec<Thing> {
        let p = self.position();
        let equipment = self
            .game
            .card(p.card(piece))
            .is_some_and(|card| matches!(card.kind, CardKind::Equipment { machine: false, .. }));
        let either = self.game.may_be_carried(p.card(piece));
        let rows = match equipment {
            true => Vec::new(),
            false => vec![things::row(self.me, Row::Front), things::row(self.me, Row::Back)],
        };
        let own = self.fighters().filter(|_| equipment || either);
        let bearers = own.filter(|slot| self.game.why_not_equip(p, self.me, *slot).is_none()).map(things::fighter);
        rows.into_iter().chain(bearers).collect()
    }
}
