//! One function for each way in which a card outside play moves or is seen.

use crate::event::{Event, Happened};
use crate::program::ODD;
use crate::rulebook::Bound;
use crate::run::Run;
use crate::state::position::{CardNo, NO_SLOT, OWN, Piece, Position, Slot, TurnStep, if_owned, local, owner, piece_of};
use crate::state::zones::{OPEN_IN_DECK, Set};
use crate::triggers::Happening;
use crate::turn::supers::mark_of_piece;
use longbox_kernel::{Seat, SeatSet, Witness};
use tinyvec::ArrayVec;

/// Some pieces of one player, by number.
pub(crate) type Handful = ArrayVec<[u8; OWN]>;

impl Position {
    /// Two cards of one player change places, with all that is known of them and with the uses of their powers.
    pub(crate) fn swap_cards(&mut self, a: Piece, b: Piece) {
        if a == b {
            return;
        }
        let seat = owner(a).index();
        self.cards[seat].0.swap(local(a), local(b));
        self.knowledge[seat].swap(local(a), local(b));
        for number in self.zones[seat].open_in_deck.iter_mut() {
            *number = match usize::from(*number) {
                open if open == local(a) => local(b) as u8,
                open if open == local(b) => local(a) as u8,
                _ => *number,
            };
        }
        for mark in self.marks.iter_mut().filter(|mark| !mark.for_good) {
            mark.who = match mark.who {
                who if who == mark_of_piece(a) => mark_of_piece(b),
                who if who == mark_of_piece(b) => mark_of_piece(a),
                who => who,
            };
        }
    }

    /// The cards of a hand that keep their pieces, so that they can be found again: main characters, and those who are
    /// to come back. All know where they lie.
    pub(crate) fn followed(&self, seat: Seat) -> Set {
        let mains = self.records.iter().map(|record| record.main);
        let followed = mains.chain(self.exiles.iter().map(|exile| exile.piece));
        let hand = self.zones(seat).hand;
        followed.fold(Set(0), |all, piece| Set(all.0 | if_owned(seat, piece).within(hand).0))
    }

    /// A card that nobody can follow any more has used nothing.
    pub(crate) fn forget_uses(&mut self, piece: Piece) {
        if self.marks.is_empty() {
            return;
        }
        self.marks.retain(|mark| mark.for_good || mark.who != mark_of_piece(piece));
    }
}

pub(crate) fn handful(set: Set) -> Handful {
    set.numbers().collect()
}

impl<W: Witness<Event>> Run<'_, W> {
    /// These seats see the card on this piece.
    pub(crate) fn see(&mut self, seats: impl Into<SeatSet>, piece: Piece) {
        let seats = seats.into() & self.p.seats;
        let of = owner(piece).index();
        self.p.learnt = self.p.learnt.wrapping_add(1);
        let knowledge = &mut self.p.knowledge[of];
        let in_doubt = |seat: &Seat| seat.index() != of && knowledge.is_grouped(*seat, local(piece));
        let in_doubt: SeatSet = seats.iter().filter(in_doubt).collect();
        knowledge.see(seats, local(piece), &self.p.cards[of].0);
        if !in_doubt.is_empty() {
            // The rest of the group may have become clear, or may be no group any more.
            knowledge.tidy(in_doubt);
        }
    }

    pub(crate) fn everybody_knows(&self, piece: Piece) -> bool {
        let knowledge = self.p.knowledge(owner(piece));
        self.p.seats.iter().all(|seat| knowledge.knows(seat, local(piece)))
    }

    /// All seats but this one.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.p.seats.without(seat)
    }

    /// Mixes the cards of a deck; nobody knows the order any more, but for those that lie face up.
    fn mix_deck(&mut self, seat: Seat) {
        let deck = self.p.zones(seat).deck;
        let mut stream = self.p.dice.stream();
        stream.shuffle(deck.len(), |a, b| self.p.swap_cards(piece_of(seat, deck[a]), piece_of(seat, deck[b])));
        let closed = self.p.zones(seat).closed_deck();
        self.p.knowledge[seat.index()].mix(SeatSet::ALL, &closed);
    }

    pub(crate) fn shuffle_deck(&mut self, seat: Seat) {
        let deck = self.p.zones(seat).deck;
        for number in deck {
            self.p.forget_uses(piece_of(seat, number));
        }
        self.mix_deck(seat);
        self.tell(Happened::DeckShuffled, seat);
        self.tell_open_cards(seat);
    }

    /// Where the cards are that lie face up in a deck.
    fn tell_open_cards(&mut self, seat: Seat) {
        if self.p.zones(seat).open_in_deck.is_empty() {
            return;
        }
        let open: ArrayVec<[(usize, Piece); OPEN_IN_DECK]> = self.p.zones(seat).open_in_deck(seat).collect();
        for (above, piece) in open {
            self.tell_card(Happened::OpenInDeck { above: above as u8 }, seat, piece, SeatSet::ALL);
        }
    }

    /// Draws up to so many cards; returns how many there were.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8) -> u8 {
        self.draw_for(NO_SLOT, seat, count)
    }

    /// The same for the part of a character.
    pub(crate) fn draw_for(&mut self, holder: Slot, seat: Seat, count: u8) -> u8 {
        for drawn in 0..count {
            let Some(number) = self.p.zones(seat).deck.last().copied() else {
                self.tell(Happened::DrawSkipped, seat);
                self.notice_draw(seat, drawn);
                return drawn;
            };
            let open = self.p.zones[seat.index()].leave_deck(number);
            let piece = piece_of(seat, number);
            self.put_in_hand(piece);
            self.p.parts.put(piece, holder);
            let drew = match holder {
                NO_SLOT => Happened::Drew,
                holder => Happened::PartDrew { holder: self.p.fighter(holder).card },
            };
            let seers = if open { SeatSet::ALL } else { self.hand_seers(seat) };
            self.tell_card(drew, seat, piece, seers);
        }
        self.notice_draw(seat, count);
        count
    }

    fn notice_draw(&mut self, seat: Seat, count: u8) {
        if count > 0 && self.p.step > TurnStep::Mulligan {
            self.look(Happening::of(Happened::CardsDrawn, seat));
        }
    }

    /// Who sees the cards of a hand: its player, or all if it is played open.
    pub(crate) fn hand_seers(&self, seat: Seat) -> SeatSet {
        match self.p.plays_open(seat) {
            true => SeatSet::ALL,
            false => SeatSet::one(seat),
        }
    }

    /// A card comes into its owner's hand.
    fn put_in_hand(&mut self, piece: Piece) {
        let seat = owner(piece);
        self.see(self.hand_seers(seat), piece);
        self.p.zones[seat.index()].hand.add(piece);
    }

    /// Takes a card out of a hand in the open. Of equal cards it is the one that most others know. The piece that
    /// leaves is always the last one of its part of the hand: the card moves over to it, so that nobody can follow a
    /// hidden card by its piece.
    pub(crate) fn out_of_hand(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let card = self.p.card(piece);
        let followed = self.p.followed(seat);
        let hand = self.p.zones(seat).hand.minus(followed).within(self.p.heap_with(piece));
        let others = self.others(seat);
        let known = |piece: &Piece| {
            let knowledge = &self.p.knowledge[seat.index()];
            others.iter().filter(|other| knowledge.knows(*other, local(*piece))).count()
        };
        let copies = hand.pieces(seat).filter(|other| self.p.card(*other) == card);
        let copy = if followed.contains(piece) { None } else { copies.max_by_key(known) };
        let piece = copy.unwrap_or(piece);
        self.blur_hand(seat, piece);
        self.leave_hand(piece)
    }

    /// Before a card of a hand is shown that others do not know to be this one: whoever knows anything at all of the
    /// hidden cards of the hand cannot tell which of them it was about.
    pub(crate) fn blur_hand(&mut self, seat: Seat, shown: Piece) {
        for other in self.others(seat).iter() {
            self.blur_hand_for(other, seat, shown);
        }
    }

    /// The same for one other player.
    pub(crate) fn blur_hand_for(&mut self, other: Seat, seat: Seat, shown: Piece) {
        let hand = self.p.zones(seat).hand.within(self.p.heap_with(shown));
        let knowledge = &self.p.knowledge[seat.index()];
        let grouped = |piece: Piece| knowledge.is_grouped(other, local(piece));
        if knowledge.knows(other, local(shown)) || !hand.pieces(seat).any(grouped) {
            return;
        }
        let hidden = hand.pieces(seat).filter(|piece| !knowledge.knows(other, local(*piece)));
        let hidden: Handful = hidden.map(|piece| local(piece) as u8).collect();
        self.p.knowledge[seat.index()].mix(other, &hidden);
    }

    /// Takes a card out of a hand without showing it: whoever knew something of the hand no longer knows where
    /// it is.
    pub(super) fn slip_out_of_hand(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let hand = self.p.zones(seat).hand.within(self.p.heap_with(piece));
        let followed = self.p.followed(seat);
        let hidden = handful(if followed.contains(piece) { hand } else { hand.minus(followed) });
        let others = self.others(seat);
        self.p.knowledge[seat.index()].mix(others, &hidden);
        let gone = self.leave_hand(piece);
        if self.p.plays_open(seat) {
            // What is left of an open hand is still there for all to see.
            for piece in self.p.zones(seat).hand.pieces(seat) {
                self.see(SeatSet::ALL, piece);
            }
        }
        gone
    }

    fn leave_hand(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let followed = self.p.followed(seat);
        let last = match followed.contains(piece) {
            true => piece,
            false => {
                let heap = self.p.zones(seat).hand.within(self.p.heap_with(piece));
                heap.minus(followed).last(seat).unwrap_or(piece)
            }
        };
        self.p.swap_cards(piece, last);
        self.p.zones[seat.index()].hand.remove(last);
        self.p.parts.take(last);
        self.p.forget_uses(last);
        // Whoever leaves the hand on another way does not come back from there.
        self.p.exiles.retain(|exile| exile.piece != last);
        last
    }

    /// Takes a card out of a deck that is looked through. As with hands the piece that leaves is always the same
    /// one, the top: nobody else learns where the card was.
    pub(crate) fn out_of_deck(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let closed = self.p.zones(seat).closed_deck();
        let others = self.others(seat);
        self.p.knowledge[seat.index()].mix(others, &closed);
        self.off_the_top(piece)
    }

    /// Takes one of the top cards of a deck: it moves over to the top piece. All see where a face-up card was, and
    /// where one stays.
    pub(crate) fn off_the_top(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let zones = &mut self.p.zones[seat.index()];
        let number = local(piece) as u8;
        if zones.open_in_deck.contains(&number) {
            zones.leave_deck(number);
            return piece;
        }
        let Some(top) = zones.closed_deck().last().copied() else { return piece };
        zones.leave_deck(top);
        let top = piece_of(seat, top);
        self.p.swap_cards(piece, top);
        top
    }

    /// After cards have left a hand.
    pub(crate) fn notice_hand(&mut self, seat: Seat) {
        self.look(Happening::of(Happened::CardsLeftHand, seat));
    }

    /// After a player has discarded whatever was to be discarded at once.
    pub(crate) fn notice_discard(&mut self, seat: Seat) {
        self.look(Happening::of(Happened::CardsDiscarded, seat));
    }

    pub(crate) fn discard(&mut self, piece: Piece) {
        let seat = owner(piece);
        let piece = self.out_of_hand(piece);
        self.put_in_ko_pile(piece);
        self.tell_card(Happened::Discarded, seat, piece, SeatSet::ALL);
        self.notice_hand(seat);
    }

    /// A card that is nowhere else now lies in its owner's KO pile.
    pub(crate) fn put_in_ko_pile(&mut self, piece: Piece) {
        self.see(SeatSet::ALL, piece);
        self.p.zones[owner(piece).index()].ko.add(piece);
        self.notice_odd(piece);
        self.notice_pile();
    }

    /// A card now lies where all see it: it may have a power that works there.
    pub(crate) fn notice_odd(&mut self, piece: Piece) {
        if self.g.is_sort(self.p, piece, ODD) {
            self.p.odd = self.p.odd.with(owner(piece));
        }
    }

    /// After a KO pile has changed: powers may come from there.
    fn notice_pile(&mut self) {
        if self.p.wide {
            self.renew_all();
        }
        // Numbers may count what lies there.
        self.p.unsettled |= self.p.wide || !self.p.shapers.is_empty();
    }

    /// Takes a card out of a KO pile.
    pub(crate) fn out_of_ko_pile(&mut self, piece: Piece) {
        self.p.zones[owner(piece).index()].ko.remove(piece);
        self.notice_pile();
    }

    /// A card that is nowhere else goes to the bottom of its owner's deck.
    pub(crate) fn put_under_deck(&mut self, piece: Piece, seers: SeatSet) {
        let seat = owner(piece);
        self.p.zones[seat.index()].deck.insert(0, local(piece) as u8);
        self.tell_card(Happened::ToDeckBottom, seat, piece, seers);
    }

    /// A card that everybody has seen comes into its owner's hand.
    pub(crate) fn return_to_hand(&mut self, piece: Piece) {
        self.take_in_hand(piece, SeatSet::ALL);
    }

    /// A card that these seats have seen comes into its owner's hand.
    pub(crate) fn take_in_hand(&mut self, piece: Piece, seers: SeatSet) {
        let seat = owner(piece);
        self.put_in_hand(piece);
        self.tell_card(Happened::ToHand, seat, piece, seers | self.hand_seers(seat));
    }

    /// Cards that are nowhere else are shuffled into their owner's deck.
    pub(crate) fn shuffle_in(&mut self, piece: Piece) {
        let seat = owner(piece);
        self.tell_card(Happened::IntoDeck, seat, piece, SeatSet::ALL);
        let _room = self.p.zones[seat.index()].deck.try_push(local(piece) as u8);
    }

    /// The same face up: all see where it lies, also after another shuffle.
    pub(crate) fn shuffle_in_face_up(&mut self, piece: Piece) {
        self.see(SeatSet::ALL, piece);
        self.shuffle_in(piece);
        if self.p.zones[owner(piece).index()].open_in_deck.try_push(local(piece) as u8).is_some() {
            self.bound(Bound::Characters);
        }
    }

    /// The whole hand goes back and a new one is drawn.
    pub(crate) fn mulligan(&mut self, seat: Seat) {
        let hand = handful(self.p.zones(seat).hand);
        self.tell(Happened::Mulliganed, seat);
        for number in &hand {
            let _room = self.p.zones[seat.index()].deck.try_push(*number);
        }
        self.p.zones[seat.index()].hand = Set(0);
        self.shuffle_deck(seat);
        self.draw(seat, hand.len() as u8);
    }

    /// Everybody sees a hand.
    pub(crate) fn reveal_hand(&mut self, seat: Seat) {
        // In the order of the cards: that of the hand is the player's secret.
        let mut hand: ArrayVec<[Piece; OWN]> = self.p.hand(seat).collect();
        longbox_kernel::sort_by_key(&mut hand, |piece| self.p.card(*piece));
        for piece in hand {
            self.blur_hand(seat, piece);
            self.see(SeatSet::ALL, piece);
            self.tell_card(Happened::Revealed, seat, piece, SeatSet::ALL);
        }
    }

    /// A card at random out of these.
    pub(crate) fn at_random(&mut self, seat: Seat, from: Set) -> Option<Piece> {
        let pieces = handful(from);
        (!pieces.is_empty()).then(|| piece_of(seat, pieces[self.p.dice.pick(pieces.len())]))
    }

    /// The cards of a hand that are so, each found by its piece at that moment.
    pub(crate) fn hand_cards(&self, seat: Seat, fits: impl Fn(CardNo) -> bool) -> Set {
        let hand = self.p.zones(seat).hand;
        let found = hand.pieces(seat).filter(|piece| fits(self.p.card(*piece)));
        let mut set = Set(0);
        found.for_each(|piece| set.add(piece));
        set
    }
}
