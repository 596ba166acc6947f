//! What an enemy's choices tell of a hand: whoever takes damage that a card could have blocked probably has no such card.

use longbox_kernel::Seat;
use longbox_squad::{EventKind, Position, Sight, Squad};

/// Attacks that are kept in mind at most.
const MOST: usize = 6;
/// A hand with so many new cards tells nothing of the old ones.
const NEW_HAND: u8 = 4;

/// The enemy's attacks that were not blocked from hand, the latest last.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    unblocked: Vec<Unblocked>,
}

/// An attack that the enemy did not block.
#[derive(Clone, Copy, Debug)]
struct Unblocked {
    /// A bit for each icon that blocks it.
    icons: u8,
    /// Cards that came to the hand since then.
    gained: u8,
}

impl Notes {
    /// Keeps in mind what `me` saw.
    pub(super) fn add(&mut self, game: &Squad, me: Seat, sight: &Sight) {
        if sight.seat == me {
            return;
        }
        match sight.kind {
            EventKind::DidNotBlock => {
                let Some(attack) = sight.cause else { return };
                let icons = game.card(attack).factors.iter().fold(0, |icons, factor| icons | 1 << *factor as u8);
                self.unblocked.retain(|note| note.icons != icons);
                self.unblocked.push(Unblocked { icons, gained: 0 });
                let surplus = self.unblocked.len().saturating_sub(MOST);
                self.unblocked.drain(..surplus);
            }
            EventKind::Drew | EventKind::ToHand | EventKind::KeeperReturned => {
                self.unblocked.iter_mut().for_each(|note| note.gained += 1);
                self.unblocked.retain(|note| note.gained < NEW_HAND);
            }
            _ => {}
        }
    }

    /// Whether the enemy holds more blockers than can have come since an attack was let through.
    pub(super) fn contradict(&self, game: &Squad, world: &Position, enemy: Seat) -> bool {
        let blockers = |icons: u8| {
            let icon = |piece: &u8| game.card(world.card(*piece)).block as u8;
            world.hand(enemy).iter().filter(|piece| icons >> icon(piece) & 1 == 1).count()
        };
        self.unblocked.iter().any(|note| blockers(note.icons) > usize::from(note.gained))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_kernel::{Deaf, Table};
    use longbox_squad::language::{Card, Factor, Rarity};
    use longbox_squad::{Format, Setup};

    fn card(number: u8, factor: Factor, block: Factor) -> Card {
        Card {
            id: format!("C{number}"),
            name: format!("Card {number}"),
            heroes: vec!["Hulk".to_owned()],
            team: None,
            level: 1,
            factors: vec![factor],
            attack: Some(3),
            block,
            rarity: Rarity::Common,
            powers: Vec::new(),
            note: None,
        }
    }

    fn sight(kind: EventKind, seat: Seat) -> Sight {
        Sight { kind, seat, card: None, hidden: false, number: 0, cause: Some(10) }
    }

    #[test]
    fn whoever_lets_an_attack_through_holds_nothing_that_blocks_it() {
        let odd_with = |block: Factor, sights: &[Sight]| {
            let punch = card(10, Factor::Strength, Factor::Speed);
            let held = (0..10).map(|number| card(number, Factor::Animal, block));
            let game = Squad::new(held.chain([punch]).collect()).expect("the cards are in order");
            let deck: Vec<u16> = (0..40).map(|at| at % 10).collect();
            let setup = Setup::new(deck.clone(), deck, Format::Strict);
            let table = Table::open(&game, setup, 7, &mut Deaf).expect("the decks are legal");
            let mut notes = Notes::default();
            sights.iter().for_each(|sight| notes.add(&game, Seat::A, sight));
            notes.contradict(&game, table.position(), Seat::B)
        };
        let (through, own) = (sight(EventKind::DidNotBlock, Seat::B), sight(EventKind::DidNotBlock, Seat::A));
        let drew = sight(EventKind::Drew, Seat::B);
        assert!(!odd_with(Factor::Strength, &[]));
        assert!(odd_with(Factor::Strength, &[through]), "a hand full of blockers");
        assert!(!odd_with(Factor::Speed, &[through]), "a hand without any");
        assert!(!odd_with(Factor::Strength, &[own]), "what I let through tells nothing of the enemy");
        assert!(odd_with(Factor::Strength, &[through, drew]), "one of them may be new");
        assert!(!odd_with(Factor::Strength, &[through, drew, drew, drew, drew]), "all of them may be new");
    }
}
