//! What one game showed of a deck.

use longbox_catalog::CardNo;
use longbox_kernel::Seat;

/// Different cards of a deck that can be told apart.
pub(crate) const CARDS: usize = 64;
/// Kinds of shortage at most.
pub const MOST_LACKS: usize = 16;
/// Turns of the player that shortages are noted for.
pub(crate) const TURNS: u32 = 31;
/// A card that stays in hand for so many of its player's turns was held for long.
const LONG: u8 = 4;

/// One game of a deck. Cards are bits, by their place in the deck list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLog {
    /// Where the deck sat.
    pub seat: Seat,
    /// Turns of the deck's player.
    pub own_turns: u32,
    /// Cards in the first hand, after a mulligan.
    pub opening: u64,
    /// Cards that were in hand at some time.
    pub drawn: u64,
    /// Cards that were played.
    pub played: u64,
    /// Cards that stayed in hand for four turns of the player or more.
    pub held: u64,
    /// Cards in hand at the end.
    pub left: u64,
    /// How often each was played.
    pub plays: [u16; CARDS],
    /// The kinds of its first hand, bits in the order of the game's list.
    pub hand: u32,
    /// Other things that happened, likewise.
    pub events: u32,
    /// For each kind of shortage the turns of the player on which it was so: bit 0 is the first.
    pub lacks: [u32; MOST_LACKS],
}

/// Follows the cards of one deck through a game; what the two games have in common.
#[derive(Clone, Debug)]
pub struct CardTracker {
    /// The place of each card in the deck list; none for cards of others.
    places: Vec<Option<u8>>,
    /// Turns on which each card has been in hand without a break.
    turns_in_hand: [u8; CARDS],
    /// What was seen so far.
    pub log: GameLog,
    before_first_turn: bool,
}

impl CardTracker {
    /// For the different cards of a deck, in the order of its list.
    pub fn new(cards: usize, list: &[CardNo]) -> CardTracker {
        let mut places = vec![None; cards];
        for (place, card) in list.iter().enumerate().take(CARDS) {
            if let Some(slot) = places.get_mut(usize::from(*card)) {
                *slot = Some(place as u8);
            }
        }
        CardTracker { places, turns_in_hand: [0; CARDS], log: GameLog::new(Seat::A), before_first_turn: true }
    }

    /// A new game.
    pub fn begin(&mut self, seat: Seat) {
        self.log = GameLog::new(seat);
        self.turns_in_hand = [0; CARDS];
        self.before_first_turn = true;
    }

    fn bit(&self, card: CardNo) -> u64 {
        self.place(card).map_or(0, |place| 1 << place)
    }

    fn place(&self, card: CardNo) -> Option<u8> {
        self.places.get(usize::from(card)).copied().flatten()
    }

    /// The card came into the player's hand.
    pub fn came_to_hand(&mut self, card: CardNo) {
        let bit = self.bit(card);
        self.log.drawn |= bit;
        if self.before_first_turn {
            self.log.opening |= bit;
        }
    }

    /// The first hand was put back.
    pub fn put_back(&mut self) {
        self.log.opening = 0;
        self.log.drawn = 0;
    }

    /// Whether nobody has taken a turn yet.
    pub fn is_before_first_turn(&self) -> bool {
        self.before_first_turn
    }

    /// The card was played.
    pub fn was_played(&mut self, card: CardNo) {
        if let Some(place) = self.place(card) {
            self.log.played |= 1 << place;
            let plays = &mut self.log.plays[usize::from(place)];
            *plays = plays.saturating_add(1);
        }
    }

    /// A turn began, of the deck's player or of somebody else.
    pub fn turn_began(&mut self, own: bool) {
        self.before_first_turn = false;
        self.log.own_turns += u32::from(own);
    }

    /// On this turn of the player something was missing.
    pub fn lacked(&mut self, kind: usize) {
        if (1..=TURNS).contains(&self.log.own_turns) {
            self.log.lacks[kind] |= 1 << (self.log.own_turns - 1);
        }
    }

    /// The hand at the first choice of a turn of the player.
    pub fn hand_on_turn(&mut self, hand: impl Iterator<Item = CardNo>) {
        let there = hand.fold(0, |there, card| there | self.bit(card));
        for (place, turns) in self.turns_in_hand.iter_mut().enumerate() {
            *turns = if there >> place & 1 == 1 { turns.saturating_add(1) } else { 0 };
            self.log.held |= u64::from(*turns >= LONG) << place;
        }
    }

    /// The hand at the end.
    pub fn finish(&mut self, hand: impl Iterator<Item = CardNo>) -> GameLog {
        self.log.left = hand.fold(0, |there, card| there | self.bit(card));
        self.log
    }
}

impl GameLog {
    /// Nothing has happened yet.
    pub fn new(seat: Seat) -> GameLog {
        GameLog {
            seat,
            own_turns: 0,
            opening: 0,
            drawn: 0,
            played: 0,
            held: 0,
            left: 0,
            plays: [0; CARDS],
            hand: 0,
            events: 0,
            lacks: [0; MOST_LACKS],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_followed_from_the_first_hand_to_the_last() {
        let mut tracker = CardTracker::new(10, &[7, 3, 5]);
        tracker.begin(Seat::B);
        tracker.came_to_hand(3);
        tracker.put_back();
        tracker.came_to_hand(7);
        tracker.came_to_hand(9);
        for turn in 0..5 {
            tracker.turn_began(turn % 2 == 0);
        }
        tracker.came_to_hand(5);
        tracker.was_played(5);
        tracker.was_played(5);
        tracker.lacked(2);
        (0..4).for_each(|_| tracker.hand_on_turn([7].into_iter()));
        let log = tracker.finish([7, 9].into_iter());
        assert_eq!((log.seat, log.opening, log.drawn, log.played), (Seat::B, 0b001, 0b101, 0b100));
        assert_eq!((log.held, log.left, log.plays[2]), (0b001, 0b001, 2));
        assert_eq!((log.own_turns, log.lacks[2]), (3, 0b100));
    }

    #[test]
    fn a_card_that_leaves_the_hand_begins_anew() {
        let mut tracker = CardTracker::new(4, &[1]);
        for hand in [&[1][..], &[1], &[1], &[], &[1], &[1], &[1]] {
            tracker.hand_on_turn(hand.iter().copied());
        }
        assert_eq!(tracker.finish([].into_iter()).held, 0);
    }
}
