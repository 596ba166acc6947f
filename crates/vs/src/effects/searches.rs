//! Effects that look through hands, decks and piles for cards.

use crate::derive::evaluate::Eye;
use crate::effects::script::Asked;
use crate::event::{Event, Kind};
use crate::plain::{Dest, Effect, Filter, Player, Who};
use crate::run::Run;
use crate::state::position::{Fighters, NO_PIECE, Piece, Script, local, owner, piece_of};
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Effects that look for cards, or ask and come here again with the answer.
    pub(crate) fn work_with_searches(&mut self, effect: &Effect, s: Script) -> Result<bool, Asked> {
        match effect {
            Effect::DiscardPicked(player, _) => self.discard_picked(player, s),
            Effect::Purge(player, what) => Ok(self.purge(player, what, s)),
            Effect::Arrange { top, bottom } => self.arrange(s, *top, *bottom),
            Effect::SearchTwist(_) => self.search_twist(s),
            Effect::RevealUntil { what, to } => self.reveal_until(s, what, *to),
            Effect::FromHand { beside, .. } => self.enter_from_hand(s, beside),
            // The rest is no search.
            _ => Ok(false),
        }
    }

    /// The top cards of a deck are looked at by its player, or shown to all.
    pub(crate) fn look_at_tops(&mut self, seat: Seat, count: usize, open: bool) {
        let tops = self.tops(seat, count);
        let seers = if open { SeatSet::ALL } else { SeatSet::one(seat) };
        let kind = if open { Kind::Revealed } else { Kind::LookedAt };
        for number in &tops {
            let piece = piece_of(seat, *number);
            self.see(seers, piece);
            self.tell_card(kind, seat, piece, seers, 0);
        }
        if !open {
            // Which of them goes where nobody else sees.
            let others = self.others(seat);
            self.p.knowledge[seat.index()].mix(others, &tops);
        }
    }

    /// These seats see every card of a deck.
    fn look_through_deck(&mut self, seat: Seat, seers: impl Into<SeatSet>) {
        let seers = seers.into();
        for number in self.p.zones(seat).deck {
            self.see(seers, piece_of(seat, number));
        }
    }

    /// The player looks through the deck for one such card, or finds none, and shuffles it.
    pub(crate) fn search(&mut self, s: Script, to: Dest, wide: bool) -> Result<bool, Asked> {
        let seat = s.me;
        match s.step {
            0 => {
                self.look_through_deck(seat, seat);
                let zones = self.p.zones(seat);
                let elsewhere = wide && !(zones.hand.is_empty() && zones.ko.is_empty());
                if zones.deck.is_empty() && !elsewhere {
                    return Ok(false);
                }
                self.ask_effect(seat)
            }
            _ if s.kod == NO_PIECE => {
                self.shuffle_deck(seat);
                Ok(false)
            }
            _ => {
                let piece = s.kod;
                let row = self.row_for(s, to)?;
                self.script().kod = NO_PIECE;
                if self.can_appear(piece, seat, to) {
                    let piece = self.out_of_wherever(piece);
                    match to {
                        // Nobody else sees what was found for the hand.
                        Dest::Hand => self.take_in_hand(piece),
                        _ => self.send(piece, to, seat, row),
                    }
                }
                self.shuffle_deck(seat);
                Ok(true)
            }
        }
    }

    /// Takes a card out of the place where it was found: hand, KO pile or deck.
    fn out_of_wherever(&mut self, piece: Piece) -> Piece {
        let seat = owner(piece);
        let zones = self.p.zones(seat);
        if zones.hand.contains(piece) {
            let piece = self.out_of_hand(piece);
            self.notice_hand(seat);
            return piece;
        }
        if zones.ko.contains(piece) {
            self.out_of_ko_pile(piece);
            return piece;
        }
        self.out_of_deck(piece)
    }

    /// Whoever's effect it is looks at a hand and picks a card of it, which is discarded.
    fn discard_picked(&mut self, player: &Player, s: Script) -> Result<bool, Asked> {
        let Some(seat) = self.g.player(self.p, player, &Eye::script(self.p, &s)) else { return Ok(false) };
        if s.step > 0 {
            let piece = s.kod;
            self.script().kod = NO_PIECE;
            if piece != NO_PIECE {
                self.discard(piece);
            }
            return Ok(piece != NO_PIECE);
        }
        let hand = self.p.zones(seat).hand;
        self.look_at_hand(seat, s.me);
        // Whether a card fits is between the two of them: whoever looked at a hand is asked.
        match hand.is_empty() {
            true => Ok(false),
            false => self.ask_effect(s.me),
        }
    }

    /// A player looks at the hand of another. It is laid out in the order of the cards: that of the hand is its
    /// player's secret, and whoever looks must mean the same card as the standpoint by each piece.
    fn look_at_hand(&mut self, seat: Seat, by: Seat) {
        let hand: tinyvec::ArrayVec<[Piece; 80]> = self.p.hand(seat).collect();
        for at in 0..hand.len() {
            let first = (at..hand.len()).min_by_key(|other| self.p.card(hand[*other])).unwrap_or(at);
            self.p.swap_cards(hand[at], hand[first]);
        }
        for piece in hand {
            self.blur_hand_for(by, seat, piece);
            self.see(by, piece);
            self.tell_card(Kind::LookedAt, seat, piece, SeatSet::one(by), 1);
        }
    }

    /// All hidden cards of a player are shown, and every card that fits leaves the game.
    fn purge(&mut self, player: &Player, what: &Filter, s: Script) -> bool {
        let Some(seat) = self.g.player(self.p, player, &Eye::script(self.p, &s)) else { return false };
        self.reveal_hand(seat);
        self.look_through_deck(seat, SeatSet::ALL);
        self.tell(Kind::DeckShown, seat, 0);
        let eye = Eye::script(self.p, &s);
        let fits = |piece: &Piece| self.g.card_is(self.p, what, self.p.card(*piece), &eye);
        let zones = *self.p.zones(seat);
        let piles = zones.ko.pieces(seat).filter(fits);
        let piles: tinyvec::ArrayVec<[Piece; 80]> = piles.collect();
        let deck: tinyvec::ArrayVec<[Piece; 80]> =
            zones.deck.iter().map(|number| piece_of(seat, *number)).filter(fits).collect();
        let in_hand: tinyvec::ArrayVec<[u16; 80]> =
            zones.hand.pieces(seat).filter(fits).map(|piece| self.p.card(piece)).collect();
        for piece in &piles {
            self.out_of_ko_pile(*piece);
            self.remove_from_game(*piece);
        }
        for piece in &deck {
            self.p.zones[seat.index()].deck.retain(|number| piece_of(seat, *number) != *piece);
            self.remove_from_game(*piece);
        }
        for card in &in_hand {
            // By card, because pieces of a hand change when cards leave it.
            if let Some(piece) = self.find_in_hand(seat, *card) {
                let piece = self.out_of_hand(piece);
                self.remove_from_game(piece);
            }
        }
        if !in_hand.is_empty() {
            self.notice_hand(seat);
        }
        self.shuffle_deck(seat);
        self.script().amount = (piles.len() + deck.len() + in_hand.len()) as i16;
        true
    }

    /// The top cards of a deck: some go to the bottom, the others back on top in an order of choice.
    fn arrange(&mut self, s: Script, top: u8, bottom: u8) -> Result<bool, Asked> {
        let seat = s.me;
        if s.step == 0 {
            let count = usize::from(top).min(self.p.zones(seat).deck_size());
            if count == 0 {
                return Ok(false);
            }
            self.look_at_tops(seat, count, false);
            let script = self.script();
            script.count = count as u8;
            script.shares = [bottom.min(count as u8), 0, 0, 0];
            script.step = 1;
            return self.ask_effect(seat);
        }
        // What is left on top after the last choice needs none.
        let placed = s.shares[1];
        if s.shares[0] == 0 && placed + 1 >= s.count {
            self.script().shares = [0; 4];
            return Ok(true);
        }
        self.ask_effect(seat)
    }

    /// The next of the cards looked at goes to the bottom, or to its place on top.
    pub(crate) fn arrange_next(&mut self, piece: Piece) {
        let s = *self.script();
        if s.shares[0] > 0 {
            self.put_at_bottom(piece);
            self.script().shares[0] -= 1;
            return;
        }
        let tops = self.tops(s.me, usize::from(s.count));
        if let Some(place) = tops.get(usize::from(s.shares[1])) {
            self.p.swap_cards(piece, piece_of(s.me, *place));
        }
        let others = self.others(s.me);
        self.p.knowledge[s.me.index()].mix(others, &tops);
        self.script().shares[1] += 1;
    }

    /// A plot twist of the deck is looked for and played, if it can be.
    fn search_twist(&mut self, s: Script) -> Result<bool, Asked> {
        let seat = s.me;
        if s.step == 0 {
            self.look_through_deck(seat, seat);
            return match self.p.zones(seat).deck.is_empty() {
                true => Ok(false),
                false => self.ask_effect(seat),
            };
        }
        let piece = s.kod;
        self.script().kod = NO_PIECE;
        let mode = if piece == NO_PIECE { None } else { self.g.mode_from_ko(self.p, seat, piece) };
        let Some(mode) = mode else {
            self.shuffle_deck(seat);
            return Ok(false);
        };
        let piece = self.out_of_deck(piece);
        self.shuffle_deck(seat);
        self.done(true);
        self.begin_twist(seat, piece, mode, 0);
        Err(Asked)
    }

    /// Cards are shown from the top of the deck until one fits.
    fn reveal_until(&mut self, s: Script, what: &Filter, to: Dest) -> Result<bool, Asked> {
        let seat = s.me;
        if s.step == 0 {
            let eye = Eye::script(self.p, &s);
            let mut found = NO_PIECE;
            for number in self.p.zones(seat).deck.iter().rev().copied().collect::<crate::change::piles::Handful>() {
                let piece = piece_of(seat, number);
                self.see(SeatSet::ALL, piece);
                self.tell_card(Kind::Revealed, seat, piece, SeatSet::ALL, 0);
                if self.g.card_is(self.p, what, self.p.card(piece), &eye) {
                    found = piece;
                    break;
                }
            }
            let script = self.script();
            script.kod = found;
            script.step = 1;
        }
        let s = *self.script();
        let piece = s.kod;
        if piece == NO_PIECE {
            self.shuffle_deck(seat);
            return Ok(false);
        }
        let row = self.row_for(s, to)?;
        self.script().kod = NO_PIECE;
        if !self.can_appear(piece, seat, to) {
            self.shuffle_deck(seat);
            return Ok(false);
        }
        self.p.zones[seat.index()].deck.retain(|number| *number != local(piece) as u8);
        self.send(piece, to, seat, row);
        self.bind_piece(piece);
        self.shuffle_deck(seat);
        Ok(true)
    }

    /// `It` is the character that stands on this piece now.
    fn bind_piece(&mut self, piece: Piece) {
        let slot = self.p.slot_of(piece);
        self.script().it = slot.map_or(Fighters::NONE, Fighters::one);
    }

    /// A character of the hand comes into play beside another one.
    fn enter_from_hand(&mut self, s: Script, beside: &Who) -> Result<bool, Asked> {
        let seat: Seat = s.me;
        if s.step == 0 {
            return match self.p.zones(seat).hand.is_empty() {
                true => Ok(false),
                false => self.ask_effect(seat),
            };
        }
        let piece = s.kod;
        self.script().kod = NO_PIECE;
        let stands = self.g.who(self.p, beside, &Eye::script(self.p, &s)).first();
        let (Some(stands), true) = (stands, piece != NO_PIECE) else { return Ok(false) };
        let row = self.p.fighter(stands).row;
        let piece = self.out_of_hand(piece);
        self.enter(piece, owner(piece), row);
        self.notice_hand(seat);
        self.bind_piece(piece);
        Ok(true)
    }
}
