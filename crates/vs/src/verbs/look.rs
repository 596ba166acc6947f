//! Looks at cards, and what becomes of those that nobody took.

use crate::change::piles::Handful;
use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::menu::Choice;
use crate::plain::{Filter, Num, Player};
use crate::run::Run;
use crate::script::Asked;
use crate::state::parts::PARTS;
use crate::state::position::{NO_PIECE, Piece, Script, UNKNOWN, local, owner, piece_of};
use crate::state::progress::Progress;
use crate::state::window::{Cards, Piles, Window};
use crate::state::zones::Set;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Shape, Witness};
use tinyvec::ArrayVec;

/// I look at cards of that player (`open`: all do); what follows may speak of them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LookAt {
    pub(crate) player: Player,
    pub(crate) at: LookedAt,
    pub(crate) open: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum LookedAt {
    /// So many cards from the top of the deck.
    Top(Num),
    /// From the top of the deck to the first such card, which is the `Card` of what follows.
    Until(Filter),
    Piles(Piles),
}

impl Verb for LookAt {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.script().window = Window::Shut;
        let Some(seat) = run.seat(&self.player, s) else { return Ok(run.counted(0)) };
        let seers = if self.open { SeatSet::ALL } else { SeatSet::one(s.me) };
        let window = match &self.at {
            LookedAt::Top(number) => {
                let most = run.p.zones(seat).deck_size() as i16;
                let cards = run.number(number).clamp(0, most) as u8;
                run.look_at_top(s, seat, cards, seers);
                Window::Top(seat, cards)
            }
            LookedAt::Until(what) => run.look_until(s, seat, what, seers),
            LookedAt::Piles(piles) => {
                run.look_at_piles(s, seat, *piles, self.open);
                Window::Piles(seat, *piles)
            }
        };
        run.script().window = window;
        let cards = run.p.window(window).len() as i16;
        Ok(run.counted(cards))
    }
}

/// What a look has left: the top cards of a deck go back there in any order, a deck that was looked through is shuffled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PutBack;

impl Verb for PutBack {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        match s.window {
            // The last one needs no choice.
            Window::Top(..) if usize::from(s.progress.placed()) + 1 < run.p.window(s.window).len() => {
                return run.ask_effect(s.me);
            }
            Window::Piles(seat, piles) if piles.has(Piles::DECK) => run.shuffle_deck(seat),
            Window::Top(..) | Window::Piles(..) | Window::Shown(_) | Window::Shut => {}
        }
        run.script().window = Window::Shut;
        // It belongs to the effect before.
        Ok(s.is(Script::DID))
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let left = at.p.window(at.s.window).into_iter().skip(usize::from(at.s.progress.placed()));
        menu.extend(left.map(Choice::Card));
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, piece: Option<Piece>) {
        let placed = s.progress.placed();
        let window = run.p.window(s.window);
        if let (Some(piece), Some(place)) = (piece, window.get(usize::from(placed))) {
            run.p.swap_cards(piece, *place);
        }
        run.mix_for_others(s.me, &window);
        run.script().progress = Progress::Placing { placed: placed + 1 };
    }

    fn shape(&self, _s: &Script) -> Shape {
        Shape::Order { placed: 0 }
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card comes next, from the top?".to_owned()
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    fn look_at_top(&mut self, s: Script, seat: Seat, cards: u8, seers: SeatSet) {
        let window = self.p.window(Window::Top(seat, cards));
        for piece in &window {
            self.show(s, *piece, seers);
        }
        if seers != SeatSet::ALL {
            // Which of them goes where nobody else sees.
            self.mix_for_others(s.me, &window);
        }
    }

    /// Cards are shown from the top of a deck until one fits.
    fn look_until(&mut self, s: Script, seat: Seat, what: &Filter, seers: SeatSet) -> Window {
        let context = Context::script(self.p, &s);
        // None may fit: then there is no `Card`.
        self.script().kod = NO_PIECE;
        self.script().named = UNKNOWN;
        let deck = self.p.window(Window::Top(seat, u8::MAX));
        for (piece, cards) in deck.iter().zip(1..) {
            self.show(s, *piece, seers);
            if self.g.card_is(self.p, what, self.p.card(*piece), &context) {
                self.script().kod = *piece;
                if seers == SeatSet::ALL {
                    self.bind_card(self.p.card(*piece));
                }
                return Window::Top(seat, cards);
            }
        }
        Window::Top(seat, deck.len() as u8)
    }

    fn show(&mut self, s: Script, piece: Piece, seers: SeatSet) {
        let (shown, who) = match seers {
            SeatSet::ALL => (Happened::Revealed, owner(piece)),
            _ => (Happened::LookedAt { in_hand: false }, s.me),
        };
        self.see(seers, piece);
        self.tell_card(shown, who, piece, seers);
    }

    fn look_at_piles(&mut self, s: Script, seat: Seat, piles: Piles, open: bool) {
        match open {
            _ if !piles.has(Piles::HAND) => {}
            true => self.reveal_hand(seat),
            false => self.look_at_hand(seat, s.me),
        }
        match open {
            _ if !piles.has(Piles::DECK) => {}
            true => {
                self.look_through_deck(seat, SeatSet::ALL);
                self.tell(Happened::DeckShown, seat);
            }
            false => self.look_through_deck(seat, s.me),
        }
    }

    /// Cards of one player are moved about where only this player sees it.
    pub(crate) fn mix_for_others(&mut self, seer: Seat, cards: &Cards) {
        let Some(first) = cards.first() else { return };
        let open = self.p.zones(owner(*first)).open_in_deck;
        let numbers = cards.iter().map(|piece| local(*piece) as u8);
        let numbers: Handful = numbers.filter(|number| !open.contains(number)).collect();
        let others = self.others(seer);
        self.p.knowledge[owner(*first).index()].mix(others, &numbers);
    }

    /// These seats see every card of a deck.
    pub(crate) fn look_through_deck(&mut self, seat: Seat, seers: impl Into<SeatSet>) {
        let seers = seers.into();
        for number in self.p.zones(seat).deck {
            self.see(seers, piece_of(seat, number));
        }
    }

    /// Lays a hand out in the order of the cards for somebody else: that of the hand is its player's secret, and
    /// whoever looks must mean the same card as the standpoint by each piece.
    pub(crate) fn lay_out_hand(&mut self, seat: Seat) {
        let hand = self.p.zones(seat).hand.minus(self.p.followed(seat));
        let parts: ArrayVec<[Set; PARTS + 1]> = self.p.heaps(seat).collect();
        for part in parts {
            let hand: Cards = hand.within(part).pieces(seat).collect();
            self.lay_out(&hand);
        }
    }

    /// Puts cards of one player that lie somewhere without an order into that of the cards.
    pub(crate) fn lay_out(&mut self, cards: &Cards) {
        for at in 0..cards.len() {
            let first = (at..cards.len()).min_by_key(|other| self.p.card(cards[*other])).unwrap_or(at);
            self.p.swap_cards(cards[at], cards[first]);
        }
    }

    /// A player looks at the hand of another.
    pub(super) fn look_at_hand(&mut self, seat: Seat, by: Seat) {
        self.lay_out_hand(seat);
        for piece in self.p.zones(seat).hand.pieces(seat) {
            self.blur_hand_for(by, seat, piece);
            self.see(by, piece);
            self.tell_card(Happened::LookedAt { in_hand: true }, seat, piece, SeatSet::one(by));
        }
    }
}
