//! Effects that move cards outside play.

use crate::derive::evaluate::Eye;
use crate::effects::script::Asked;
use crate::event::{Event, Kind};
use crate::plain::{Dest, Effect, Filter, Player, Side};
use crate::run::Run;
use crate::state::position::{NO_PIECE, Piece, Row, Script, UNKNOWN, owner, piece_of};
use crate::state::zones::Set;
use longbox_kernel::{Seat, SeatSet, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Works out an effect with cards, or asks and comes here again with the answer.
    pub(crate) fn work_with_cards(&mut self, effect: &Effect, s: Script) -> Result<bool, Asked> {
        Ok(match effect {
            Effect::Draw(player, num) => {
                let count = self.number(num).clamp(0, 80) as u8;
                self.seat(player, s).is_some_and(|seat| self.draw(seat, count) > 0)
            }
            Effect::Discard(player, num, what) => self.discard_chosen(player, num, what, s)?,
            Effect::DiscardAtRandom(player, num) => {
                let count = self.number(num);
                let Some(seat) = self.seat(player, s) else { return Ok(false) };
                (0..count).fold(false, |did, _| self.discard_at_random(seat) || did)
            }
            Effect::DiscardAll(player, what) => {
                let Some(seat) = self.seat(player, s) else { return Ok(false) };
                self.reveal_hand(seat);
                let eye = Eye::script(self.p, &s);
                let set = self.hand_cards(seat, |card| self.g.card_is(self.p, what, card, &eye));
                self.discard_set(seat, set)
            }
            Effect::DiscardHand(player) => {
                let Some(seat) = self.seat(player, s) else { return Ok(false) };
                let hand = self.p.zones(seat).hand;
                self.discard_set(seat, hand);
                true
            }
            Effect::RevealHand(player) => {
                let Some(seat) = self.seat(player, s) else { return Ok(false) };
                self.reveal_hand(seat);
                true
            }
            Effect::NameCard => match s.named {
                UNKNOWN => return self.ask_effect(s.me),
                _ => true,
            },
            Effect::TopToResources => self.top_to_resources(s)?,
            Effect::KoResource { .. } | Effect::TurnUpLocation(_) | Effect::TurnDownLocation(_) => {
                self.work_with_resources(effect, s)?
            }
            Effect::Sift { top, open, take } => self.sift(s, *top, *open, take)?,
            Effect::Search { to, wide, .. } => self.search(s, *to, *wide)?,
            Effect::FromKo { side, what, to } => self.take_from_ko(s, *side, what, *to)?,
            Effect::RandomFromKo(num) => {
                let count = self.number(num);
                (0..count).fold(false, |did, _| self.random_from_ko(s.me) || did)
            }
            Effect::KoPilesToDecks(what) => self.ko_piles_to_decks(s, what),
            Effect::MoveKod(to) => self.move_kod(s, *to)?,
            Effect::PlayTwistFromKo(what) => return self.play_twist_from_ko(s, what),
            Effect::PayLess { less, team } => {
                let less = self.number(less).clamp(0, 20) as u8;
                self.pay_less(s.me, less, *team)
            }
            Effect::GainPoints(num) => {
                let more = self.number(num).clamp(0, 40) as u8;
                self.gain_points(s.me, more)
            }
            Effect::KoResources(side) => self.ko_resources(*side, s),
            Effect::ChooseTeam => match s.team {
                0 => return self.ask_effect(s.me),
                _ => true,
            },
            Effect::ChangePlayers(side, change, until) => {
                let seats = self.g.seats_of(self.p, *side, &Eye::script(self.p, &s));
                self.change_players(seats, *change, *until, &s)
            }
            search => self.work_with_searches(search, s)?,
        })
    }

    fn seat(&self, player: &Player, s: Script) -> Option<Seat> {
        self.g.player(self.p, player, &Eye::script(self.p, &s))
    }

    fn discard_at_random(&mut self, seat: Seat) -> bool {
        let hand = self.p.zones(seat).hand;
        let Some(piece) = self.at_random(seat, hand) else { return false };
        self.discard(piece);
        true
    }

    /// Discards these cards of a hand; `Amount` is how many.
    fn discard_set(&mut self, seat: Seat, set: Set) -> bool {
        let mut cards: tinyvec::ArrayVec<[u16; 80]> = set.pieces(seat).map(|piece| self.p.card(piece)).collect();
        // The order of a hand is the player's secret.
        cards.sort_unstable();
        for card in &cards {
            // By card, because pieces of a hand change when cards leave it.
            if let Some(piece) = self.find_in_hand(seat, *card) {
                self.discard(piece);
            }
        }
        self.script().amount = cards.len() as i16;
        !cards.is_empty()
    }

    /// So many cards of the player's choice, one after another.
    fn discard_chosen(
        &mut self,
        player: &Player,
        num: &crate::plain::Num,
        what: &Filter,
        s: Script,
    ) -> Result<bool, Asked> {
        let Some(seat) = self.seat(player, s) else { return Ok(false) };
        let total = self.number(num).clamp(0, 80) as u8;
        let eye = Eye::script(self.p, &s);
        let fits = self.hand_cards(seat, |card| self.g.card_is(self.p, what, card, &eye));
        // Which cards fit is the player's secret: whoever has a hand is asked.
        let over = match what {
            Filter::Any => fits.is_empty(),
            _ => self.p.zones(seat).hand.is_empty() || s.step > 0,
        };
        if s.count >= total || over {
            self.script().amount = i16::from(s.count);
            return Ok(s.count > 0);
        }
        self.ask_effect(seat)
    }

    /// Looks at the top cards, takes one that fits, puts the others on the bottom in any order.
    fn sift(&mut self, s: Script, top: u8, open: bool, take: &Filter) -> Result<bool, Asked> {
        let seat = s.me;
        if s.step == 0 {
            let count = usize::from(top).min(self.p.zones(seat).deck_size());
            self.look_at_tops(seat, count, open);
            let script = self.script();
            script.count = count as u8;
            script.step = 1;
            if count == 0 {
                return Ok(false);
            }
            let s = *self.script();
            return self.sift(s, top, open, take);
        }
        if s.step == 1 {
            // Of cards that only the player sees, nobody learns whether one fits.
            let eye = Eye::script(self.p, &s);
            let tops = self.tops(seat, usize::from(s.count));
            let any =
                tops.iter().any(|number| self.g.card_is(self.p, take, self.p.card(piece_of(seat, *number)), &eye));
            if any || !open {
                return self.ask_effect(seat);
            }
            self.script().step = 2;
            let s = *self.script();
            return self.sift(s, top, open, take);
        }
        match s.count {
            0 => Ok(true),
            1 => {
                self.top_to_bottom(seat, self.tops(seat, 1)[0]);
                Ok(true)
            }
            _ => self.ask_effect(seat),
        }
    }

    /// The numbers of the top cards of a deck, the top one first.
    pub(crate) fn tops(&self, seat: Seat, count: usize) -> crate::change::piles::Handful {
        self.p.zones(seat).deck.iter().rev().take(count).copied().collect()
    }

    /// The player takes one of the cards looked at.
    pub(crate) fn take_sifted(&mut self, piece: Option<Piece>) {
        let s = *self.script();
        self.script().step = 2;
        let Some(piece) = piece else { return };
        let piece = self.off_the_top(piece);
        self.script().count -= 1;
        let open = self.everybody_knows(piece);
        let seers = if open { SeatSet::ALL } else { SeatSet::one(s.me) };
        let seers = seers | self.hand_seers(s.me);
        self.see(self.hand_seers(s.me), piece);
        self.p.zones[s.me.index()].hand.add(piece);
        self.tell_card(Kind::ToHand, s.me, piece, seers, 0);
    }

    fn everybody_knows(&self, piece: Piece) -> bool {
        let knowledge = self.p.knowledge(owner(piece));
        self.p.seats.iter().all(|seat| knowledge.knows(seat, crate::state::position::local(piece)))
    }

    /// The next of the cards looked at goes to the bottom.
    pub(crate) fn put_at_bottom(&mut self, piece: Piece) {
        let s = *self.script();
        self.top_to_bottom(s.me, crate::state::position::local(piece) as u8);
        self.script().count -= 1;
    }

    fn top_to_bottom(&mut self, seat: Seat, number: u8) {
        let piece = piece_of(seat, number);
        // Whoever saw several cards go down in an order that was not shown no longer knows which is which.
        let count = usize::from(self.script().count);
        let rest = self.tops(seat, count);
        let others = self.others(seat);
        self.p.knowledge[seat.index()].mix(others, &rest);
        let piece = self.off_the_top(piece);
        self.p.zones[seat.index()].deck.insert(0, crate::state::position::local(piece) as u8);
        self.tell_card(Kind::ToDeckBottom, seat, piece, SeatSet::one(seat), 0);
    }

    /// Where a card will stand, if it comes into play: asked for once.
    pub(crate) fn row_for(&mut self, s: Script, to: Dest) -> Result<Row, Asked> {
        match (to, s.step) {
            (Dest::MySide, 1) => {
                self.script().step = 2;
                self.ask_effect(s.me)
            }
            (Dest::MySide, _) => Ok(s.row()),
            _ => Ok(Row::Front),
        }
    }

    /// A card whose name is the main character's cannot come to that side: it stays where it was.
    pub(crate) fn can_appear(&mut self, piece: Piece, side: Seat, to: Dest) -> bool {
        let card = self.p.card(piece);
        let taken = to == Dest::MySide && self.g.name_is_taken(self.p, side, card).is_some();
        if taken {
            self.tell_card(Kind::CannotAppear, side, piece, SeatSet::ALL, 0);
        }
        !taken
    }

    /// A card that is nowhere else goes there.
    pub(crate) fn send(&mut self, piece: Piece, to: Dest, side: Seat, row: Row) {
        match to {
            Dest::Hand => self.return_to_hand(piece),
            Dest::Deck => {
                self.shuffle_in(piece);
                self.shuffle_deck(owner(piece));
            }
            Dest::MySide => {
                self.enter(piece, side, row);
            }
            Dest::Resources => {
                self.tell_card(Kind::BecameResource, owner(piece), piece, SeatSet::ALL, 0);
                self.new_resource(piece, false);
            }
            Dest::Ko => self.put_in_ko_pile(piece),
            Dest::DeckBottom => self.put_under_deck(piece),
            Dest::Removed => self.remove_from_game(piece),
        }
    }

    fn take_from_ko(&mut self, s: Script, side: Side, what: &Filter, to: Dest) -> Result<bool, Asked> {
        if s.step == 0 {
            let eye = Eye::script(self.p, &s);
            let seats = self.g.seats_of(self.p, side, &eye);
            let any = seats.iter().any(|seat| {
                let mut pile = self.p.zones(seat).ko.pieces(seat);
                pile.any(|piece| self.g.card_is(self.p, what, self.p.card(piece), &eye))
            });
            return if any { self.ask_effect(s.me) } else { Ok(false) };
        }
        let piece = s.kod;
        let row = self.row_for(s, to)?;
        self.script().kod = NO_PIECE;
        let here = piece != NO_PIECE && self.p.zones(owner(piece)).ko.contains(piece);
        if !here || !self.can_appear(piece, s.me, to) {
            return Ok(false);
        }
        // What follows may speak of this card and its owner.
        let card = self.p.card(piece);
        let script = self.script();
        script.named = card;
        script.chosen = owner(piece).0;
        self.out_of_ko_pile(piece);
        self.send(piece, to, s.me, row);
        Ok(true)
    }

    fn random_from_ko(&mut self, seat: Seat) -> bool {
        let pile = self.p.zones(seat).ko;
        let Some(piece) = self.at_random(seat, pile) else { return false };
        self.out_of_ko_pile(piece);
        self.return_to_hand(piece);
        true
    }

    fn ko_piles_to_decks(&mut self, s: Script, what: &Filter) -> bool {
        let mut moved = 0;
        for seat in self.p.alive.iter() {
            let eye = Eye::script(self.p, &s);
            let fits = |piece: &Piece| self.g.card_is(self.p, what, self.p.card(*piece), &eye);
            let pile = self.p.zones(seat).ko;
            let pieces: tinyvec::ArrayVec<[Piece; 80]> = pile.pieces(seat).filter(fits).collect();
            for piece in &pieces {
                self.out_of_ko_pile(*piece);
                self.shuffle_in(*piece);
            }
            if !pieces.is_empty() {
                self.shuffle_deck(seat);
            }
            moved += pieces.len() as i16;
        }
        self.script().amount = moved;
        moved > 0
    }

    /// The card that a trigger is about, if it still lies in the KO pile.
    fn move_kod(&mut self, s: Script, to: Dest) -> Result<bool, Asked> {
        let piece = s.kod;
        if piece == NO_PIECE || !self.p.zones(owner(piece)).ko.contains(piece) {
            return Ok(false);
        }
        if s.step == 0 {
            self.script().step = 1;
        }
        let s = *self.script();
        let row = self.row_for(s, to)?;
        if !self.can_appear(piece, s.me, to) {
            return Ok(false);
        }
        self.out_of_ko_pile(piece);
        self.send(piece, to, s.me, row);
        Ok(true)
    }

    fn play_twist_from_ko(&mut self, s: Script, what: &Filter) -> Result<bool, Asked> {
        let seat = s.me;
        if s.step == 0 {
            let eye = Eye::script(self.p, &s);
            let any = crate::menu::of_effects::twists_in_ko(self.g, self.p, what, &eye).next().is_some();
            return if any { self.ask_effect(seat) } else { Ok(false) };
        }
        let piece = s.kod;
        self.script().kod = NO_PIECE;
        self.done(true);
        if let Some(mode) = self.g.mode_from_ko(self.p, seat, piece) {
            self.out_of_ko_pile(piece);
            self.begin_twist(seat, piece, mode, Script::TWIST_TO_DECK);
        }
        Err(Asked)
    }
}
