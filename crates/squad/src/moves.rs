//! Cards on the move. Each kind of move happens in one function here, which also keeps the books:
//! who has seen what, what waits for it, and the report.

use crate::bound::Bound;
use crate::event::{Event, EventKind};
use crate::language::To;
use crate::position::{Frame, HAND, Keeper, NOBODY, UNKNOWN};
use crate::run::Run;
use crate::waiting::Happened;
use longbox_kernel::{Seat, SeatSet, Witness};

/// Some cards of a hand.
pub(crate) type Handful = tinyvec::ArrayVec<[u8; HAND]>;

impl<W: Witness<Event>> Run<'_, W> {
    /// The cards on two pieces change places, with everything that is known of them.
    pub(crate) fn swap_cards(&mut self, a: u8, b: u8) {
        if a != b {
            self.p.swap_places(a, b);
        }
    }

    /// Mixes the cards on these pieces; nobody knows the order any more.
    pub(crate) fn mix(&mut self, pieces: &[u8]) {
        self.p.dice.stream().shuffle(pieces.len(), |a, b| self.swap_cards(pieces[a], pieces[b]));
        self.p.knowledge.mix(SeatSet::ALL, pieces);
        self.lose_track(pieces);
    }

    /// Nobody can follow these cards any more: which of them did damage is only remembered as a number, and no
    /// effect can speak of one of them as the card it revealed.
    pub(crate) fn lose_track(&mut self, pieces: &[u8]) {
        let lost = pieces.iter().fold(0u128, |bits, piece| bits | 1u128 << piece);
        for record in &mut self.p.records {
            record.damaged_by_lost += (record.damaged_by & lost).count_ones() as u8;
            record.damaged_by &= !lost;
        }
        for frame in self.p.frames.iter_mut() {
            if let Frame::Script(script) = frame
                && script.card != NOBODY
                && lost >> (script.card & 127) & 1 == 1
            {
                script.card = NOBODY;
            }
        }
    }

    pub(crate) fn see_all(&mut self, piece: u8) {
        self.see(SeatSet::ALL, piece);
    }

    /// Somebody else sees a card of this player's hand.
    pub(crate) fn see_in_hand(&mut self, seats: impl Into<SeatSet>, seat: Seat, piece: u8) {
        self.p.hands_seen |= 1 << seat.0;
        self.see(seats, piece);
    }

    #[inline]
    pub(crate) fn see(&mut self, seats: impl Into<SeatSet>, piece: u8) {
        self.p.learnt = self.p.learnt.wrapping_add(1);
        self.p.knowledge.see(seats, piece, &self.p.cards);
    }

    pub(crate) fn shuffle_deck(&mut self, seat: Seat) {
        let piles = *self.p.piles(seat);
        self.mix(piles.deck());
        self.tell(EventKind::DeckShuffled, seat, None, 0);
    }

    /// Takes the top card off a deck, whatever for.
    #[inline]
    pub(crate) fn off_deck(&mut self, seat: Seat) -> Option<u8> {
        let piece = self.p.piles[seat.index()].pop_deck()?;
        self.notice_empty_deck(seat);
        Some(piece)
    }

    /// A deck that has just lost cards may be empty now.
    #[inline]
    pub(crate) fn notice_empty_deck(&mut self, seat: Seat) {
        if self.p.piles(seat).deck().is_empty() {
            self.happened(Happened::DeckEmpty { seat });
        }
    }

    pub(crate) fn put_in_hand(&mut self, seat: Seat, piece: u8) {
        if !self.p.knowledge.is_free(seat.other(), piece) {
            self.p.hands_seen |= 1 << seat.0;
        }
        self.see(seat, piece);
        if self.p.hands[seat.index()].try_push(piece).is_some() {
            self.bound(Bound::Hand);
        }
    }

    /// Takes a card out of a hand. The piece that leaves is always the last one of the hand, whichever card
    /// was meant: the card moves over to it, so that nobody can follow a hidden card by its piece.
    pub(crate) fn out_of_hand(&mut self, seat: Seat, piece: u8) -> u8 {
        if self.p.hand_seen(seat) {
            self.blur_hand(seat, piece);
        }
        let Some(last) = self.p.hands[seat.index()].pop() else { return piece };
        if self.p.hand(seat).is_empty() {
            self.p.hands_seen &= !(1 << seat.0);
        }
        self.swap_cards(piece, last);
        last
    }

    /// A card leaves a hand in the open: of equal cards the one that the other player knows.
    pub(crate) fn take_openly(&mut self, seat: Seat, piece: u8) -> u8 {
        let piece = self.known_copy(seat, piece);
        self.out_of_hand(seat, piece)
    }

    /// Before a card leaves that the other player does not know to be here: if that player knows anything at all
    /// of the hidden cards of the hand, it can no longer tell which of them it was about.
    fn blur_hand(&mut self, seat: Seat, piece: u8) {
        let other = seat.other();
        let knowledge = &self.p.knowledge;
        let hand = self.p.hand(seat);
        if !hand.iter().any(|card| knowledge.is_grouped(other, *card)) || knowledge.knows(other, piece) {
            return;
        }
        let hidden: Handful = hand.iter().copied().filter(|card| !knowledge.knows(other, *card)).collect();
        self.p.knowledge.mix(other, &hidden);
    }

    /// Draws up to so many cards; returns how many there were.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8) -> u8 {
        let mut drawn = 0;
        while drawn < count {
            let Some(piece) = self.off_deck(seat) else {
                self.tell(EventKind::DrawSkipped, seat, None, 0);
                break;
            };
            self.put_in_hand(seat, piece);
            self.tell_card(EventKind::Drew, seat, piece, SeatSet::one(seat), 0);
            drawn += 1;
        }
        if drawn > 0 {
            self.happened(Happened::Drew { seat, count: drawn });
        }
        drawn
    }

    /// A card goes onto the discard pile, seen by all.
    #[inline(always)]
    pub(crate) fn put_on_discard(&mut self, seat: Seat, piece: u8) {
        self.see_all(piece);
        self.p.piles[seat.index()].push_discard(piece);
    }

    /// Takes the top card off a discard pile; the next one comes to light.
    pub(crate) fn off_discard(&mut self, seat: Seat) -> Option<u8> {
        let piece = self.p.piles[seat.index()].pop_discard()?;
        if let Some(next) = self.p.piles(seat).discard_top() {
            self.see_all(next);
        }
        Some(piece)
    }

    /// Cards from the bottom of the discard pile go under the deck in an order nobody knows.
    pub(crate) fn heal(&mut self, seat: Seat, count: u8) -> u8 {
        let mut healed = tinyvec::ArrayVec::<[u8; 128]>::new();
        while healed.len() < usize::from(count) {
            let Some(piece) = self.p.piles[seat.index()].take_discard_bottom() else { break };
            healed.push(piece);
            self.p.piles[seat.index()].push_under_deck(piece);
        }
        self.mix(&healed);
        let count = healed.len() as u8;
        if count > 0 {
            self.tell(EventKind::Healed, seat, None, i16::from(count));
            self.happened(Happened::Healed { seat, count });
        }
        count
    }

    /// The top cards of a deck go to its discard pile by an ability: this is not damage.
    pub(crate) fn mill(&mut self, seat: Seat) -> Option<u8> {
        let piece = self.off_deck(seat)?;
        self.put_on_discard(seat, piece);
        self.tell_open(EventKind::Milled, seat, piece, 0);
        Some(piece)
    }

    /// A card that is in no pile goes to its place.
    pub(crate) fn place(&mut self, seat: Seat, piece: u8, to: To) {
        match to {
            To::Hand => self.put_in_hand(seat, piece),
            To::DeckTop => self.p.piles[seat.index()].push_deck(piece),
            To::DeckBottom => self.p.piles[seat.index()].push_under_deck(piece),
            To::IntoDeck => {
                self.p.piles[seat.index()].push_deck(piece);
                self.shuffle_deck(seat);
            }
            To::Discard => self.put_on_discard(seat, piece),
        }
    }

    /// A Keeper card enters play as the newest on that side, perhaps as a copy of another card.
    pub(crate) fn enter_play(&mut self, seat: Seat, piece: u8, copy_of: Option<u8>) {
        self.see_all(piece);
        let mut original = UNKNOWN;
        if let Some(other) = copy_of {
            original = self.p.card(piece);
            self.p.cards[usize::from(piece)] = self.p.card(other);
        }
        self.p.arrivals += 1;
        let keeper = Keeper { piece, original, arrived: self.p.arrivals, turn: self.p.turn };
        if self.p.rows[seat.index()].try_push(keeper).is_some() {
            self.bound(Bound::Keepers);
            return;
        }
        self.look_at_rows();
        self.happened(Happened::KeeperEntered { piece, seat });
        if self.p.piles(seat.other()).deck().is_empty() {
            self.curtain(seat, piece);
        }
    }

    /// Takes a Keeper out of its row; a copy is itself again.
    fn out_of_play(&mut self, piece: u8) -> Option<Seat> {
        let seat = self.p.keeper_seat(piece)?;
        self.skip_effects_of(piece, seat);
        let row = &mut self.p.rows[seat.index()];
        let at = row.iter().position(|keeper| keeper.piece == piece)?;
        let keeper = row.remove(at);
        if let Some(original) = keeper.original() {
            self.p.cards[usize::from(piece)] = original;
        }
        self.look_at_rows();
        Some(seat)
    }

    /// Keeps the summary of what Keepers in play wait for and change. Sides do not matter for it, so a change
    /// of control changes nothing.
    fn look_at_rows(&mut self) {
        self.p.triggers_in_play = 0;
        self.p.statics_in_play = 0;
        for keeper in self.p.rows.iter().flat_map(|row| row.iter()) {
            let card = usize::from(self.p.cards[usize::from(keeper.piece)]);
            self.p.triggers_in_play |= self.g.trigger_bits[card];
            self.p.statics_in_play |= self.g.static_bits[card];
        }
    }

    /// Destroys a Keeper unless something protects it. Returns whether it was destroyed.
    pub(crate) fn destroy(&mut self, piece: u8) -> bool {
        let Some(seat) = self.p.keeper_seat(piece) else { return false };
        if self.g.is_protected(self.p, seat, piece) {
            return false;
        }
        self.tell_open(EventKind::KeeperDestroyed, seat, piece, 0);
        self.last_words(seat, piece);
        self.out_of_play(piece);
        self.put_on_discard(seat, piece);
        self.happened(Happened::KeeperDestroyed { piece, seat });
        true
    }

    /// A Keeper leaves play without being destroyed.
    pub(crate) fn move_keeper(&mut self, piece: u8, to: To) -> bool {
        let Some(seat) = self.p.keeper_seat(piece) else { return false };
        let kind = match to {
            To::Hand => EventKind::KeeperReturned,
            To::DeckTop => EventKind::KeeperToDeckTop,
            To::DeckBottom => EventKind::KeeperToDeckBottom,
            To::IntoDeck => EventKind::KeeperIntoDeck,
            To::Discard => EventKind::KeeperToDiscard,
        };
        self.tell_open(kind, seat, piece, 0);
        self.out_of_play(piece);
        self.place(seat, piece, to);
        true
    }

    /// A Keeper changes sides and becomes the newest there.
    pub(crate) fn take_control(&mut self, piece: u8, seat: Seat) -> bool {
        let Some(from) = self.p.keeper_seat(piece) else { return false };
        if from == seat {
            return false;
        }
        let row = &mut self.p.rows[from.index()];
        let Some(at) = row.iter().position(|keeper| keeper.piece == piece) else { return false };
        let mut keeper = row.remove(at);
        self.p.arrivals += 1;
        keeper.arrived = self.p.arrivals;
        if self.p.rows[seat.index()].try_push(keeper).is_some() {
            self.bound(Bound::Keepers);
            return false;
        }
        self.tell_open(EventKind::TookControl, seat, piece, 0);
        if self.p.piles(seat.other()).deck().is_empty() {
            self.curtain(seat, piece);
        }
        true
    }

    /// A card from hand is discarded, by an ability or by the hand limit.
    pub(crate) fn discard(&mut self, seat: Seat, piece: u8) -> u8 {
        let piece = self.take_openly(seat, piece);
        self.put_on_discard(seat, piece);
        self.tell_open(EventKind::Discarded, seat, piece, 0);
        piece
    }

    /// The shared power changes, between 1 and 20.
    pub(crate) fn set_power(&mut self, power: i16) {
        let power = power.clamp(1, 20) as u8;
        let before = self.p.power;
        if power == before {
            return;
        }
        let powers = self.powers();
        self.p.power = power;
        self.note_rise(powers);
        self.tell(EventKind::PowerBecame, self.p.active, None, i16::from(power));
    }

    /// Both players' powers in general.
    pub(crate) fn powers(&self) -> [u8; 2] {
        [Seat::A, Seat::B].map(|seat| self.g.power_for(self.p, seat, None))
    }

    /// Remembers by how much powers have risen; a limit of 20 that was reached before is no rise.
    pub(crate) fn note_rise(&mut self, before: [u8; 2]) {
        let now = self.powers();
        for seat in 0..2 {
            let rise = now[seat].saturating_sub(before[seat]);
            self.p.records[seat].rise = self.p.records[seat].rise.saturating_add(rise);
        }
    }

    /// Flips a coin for a card's ability.
    pub(crate) fn flip_for_ability(&mut self, seat: Seat) -> bool {
        let heads = self.g.coins_are_heads(self.p, seat) || self.p.dice.flip();
        self.tell(EventKind::CoinFlipped, seat, None, i16::from(heads));
        if heads {
            self.happened(Happened::Heads);
        }
        heads
    }

    /// The piece of this hand that holds a card and that the other player knows, if there is one: a player
    /// who gives up one of two equal cards gives up the one that is known.
    pub(crate) fn known_copy(&self, seat: Seat, piece: u8) -> u8 {
        if !self.p.hand_seen(seat) {
            return piece;
        }
        let card = self.p.card(piece);
        let mut best = piece;
        for copy in self.p.hand(seat) {
            if self.p.card(*copy) == card && self.p.knowledge.has_seen(seat.other(), *copy) {
                best = *copy;
                if self.p.knowledge.knows(seat.other(), *copy) {
                    break;
                }
            }
        }
        best
    }
}
