//! Cards outside play that go elsewhere.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::language::Is;
use crate::menu::Choice;
use crate::plain::{Dest, Filter, From, Num, Side, Take};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{CardNo, Fighters, NO_PIECE, OWN, Piece, Position, Row, Script, local, owner};
use crate::state::progress::{Next, Progress};
use crate::state::window::{Cards, Piles, Window};
use crate::verbs::resources::ASKS_FACE;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Shape, Witness};
use tinyvec::ArrayVec;

/// Such cards go there; `Amount` is how many.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MoveCards {
    pub(crate) from: From,
    pub(crate) take: Take,
    pub(crate) what: Filter,
    pub(crate) to: Dest,
}

impl Verb for MoveCards {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        match &self.take {
            // There are no resource rows in a pocket universe.
            _ if run.p.is_pocket_turn() && matches!(self.to, Dest::Resources { .. } | Dest::Locations) => {
                Ok(run.counted(0))
            }
            _ if self.from == From::Card => run.move_card(self, s),
            Take::Chosen(_, most) => run.move_chosen(self, *most, s),
            Take::InOrder => run.move_chosen(self, u8::MAX, s),
            Take::All => Ok(run.move_all(self, s)),
            Take::Random(number) => Ok(run.move_at_random(self, number, s)),
        }
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        match self.from {
            _ if at.asks_row() => return at.list_rows(menu),
            _ if at.s.progress.asks_face() => return menu.extend([Choice::No, Choice::Yes]),
            From::Piles(side, piles) => at.list_piles(side, piles, &self.what, menu),
            From::Window => {
                let cards = at.p.window(at.s.window).into_iter();
                menu.extend(cards.filter(|piece| at.card_is(&self.what, *piece)).map(Choice::Card));
            }
            From::Captives => {
                let cards = at.p.captives(at.context.this).map(|captive| captive.piece);
                menu.extend(cards.filter(|piece| at.card_is(&self.what, *piece)).map(Choice::Card));
            }
            From::Card => {}
        }
        // Whoever searches for some kind of card may fail to find one.
        if menu.is_empty() || self.may_fail() {
            menu.push(Choice::Pass);
        }
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, piece: Option<Piece>) {
        let script = run.script();
        script.kod = piece.unwrap_or(NO_PIECE);
        script.progress = Progress::Moving { moved: s.progress.moved(), next: Next::Chosen };
    }

    fn shape(&self, s: &Script) -> Shape {
        match s.progress.asks_face() {
            true => Shape::YesNo,
            false if self.sinks() => Shape::Order { placed: 0 },
            false => Shape::One,
        }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        if at.s.progress.asks_face() {
            return ASKS_FACE.to_owned();
        }
        at.row_or(if self.sinks() { "Which card goes to the bottom next?" } else { "Which card?" })
    }

    fn passes(&self) -> Option<&'static str> {
        Some(if matches!(self.take, Take::Chosen(0, 2..)) { "Enough" } else { "Take none" })
    }

    fn is_idle(&self, at: &Look<'_>) -> bool {
        let nothing = match at.s.window {
            Window::Shown(_) | Window::Shut => at.p.window(at.s.window).is_empty(),
            Window::Top(..) | Window::Piles(..) => false,
        };
        match self.from {
            From::Window => nothing,
            From::Card => at.s.window == Window::Shut && !is_within_reach(at.g, at.p, at.s),
            From::Piles(..) | From::Captives => false,
        }
    }

    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        match (self.from, &self.take) {
            // A deck may be searched in vain.
            (From::Piles(side, piles), Take::Chosen(1.., _)) if !piles.has(Piles::DECK) => {
                Some(Need::Card { side, what: self.what.clone(), piles })
            }
            _ => None,
        }
    }
}

impl MoveCards {
    /// Whether somebody chooses which.
    pub(crate) fn is_choice(&self) -> bool {
        matches!(self.take, Take::Chosen(..))
    }

    /// Whether it is told in which pile each card lies.
    pub(crate) fn is_wide(&self) -> bool {
        matches!(self.from, From::Piles(_, piles) if piles.are_several())
    }

    /// Cards of a window go to the bottom in an order of choice.
    fn sinks(&self) -> bool {
        self.from == From::Window && self.to == Dest::DeckBottom
    }

    fn may_fail(&self) -> bool {
        let hidden = matches!(self.from, From::Piles(_, piles) if piles != Piles::KO);
        matches!(self.take, Take::Chosen(0, _)) || hidden && self.what != Filter::Any
    }
}

/// Whether the `Card` can still be followed: in a KO pile, in a pile beside a deck, or where a look has laid it open.
fn is_within_reach(g: &Vs, p: &Position, s: &Script) -> bool {
    let piece = s.kod;
    let lies = || p.zones(owner(piece)).ko.contains(piece) || g.is_in_pile(p, piece);
    piece != NO_PIECE && (lies() || p.window(s.window).contains(&piece))
}

impl<W: Witness<Event>> Run<'_, W> {
    fn move_chosen(&mut self, cards: &MoveCards, most: u8, s: Script) -> Result<bool, Asked> {
        let moved = s.progress.moved();
        match s.progress {
            Progress::Moving { next: Next::Asked, .. } => return self.ask_effect(s.me),
            Progress::Moving { .. } if s.kod == NO_PIECE => return Ok(self.end_of_move(cards, moved, s)),
            Progress::Moving { .. } => {}
            _ => {
                self.look_through(cards.from, s);
                return self.ask_for_card(cards, 0);
            }
        }
        let row = self.row_for(s, cards.to)?;
        self.ask_for_face(s, cards.to)?;
        self.script().kod = NO_PIECE;
        let here = self.cards_of(cards.from, &s, owner(s.kod)).contains(&s.kod);
        let went = here && self.move_one(s.kod, cards, row);
        let moved = moved + u8::from(went);
        match went && moved < most {
            true => self.ask_for_card(cards, moved),
            false => Ok(self.end_of_move(cards, moved, s)),
        }
    }

    /// Whoever searches sees the whole deck.
    fn look_through(&mut self, from: From, s: Script) {
        if let From::Piles(_, piles) = from
            && piles.has(Piles::DECK)
        {
            for seat in self.owners(from, &s).iter() {
                self.look_through_deck(seat, s.me);
            }
        }
    }

    /// Asks for the next card, if there is one that fits or may fit.
    fn ask_for_card(&mut self, cards: &MoveCards, moved: u8) -> Result<bool, Asked> {
        let s = *self.script();
        let context = Context::script(self.p, &s);
        let fits = |piece: &Piece| self.g.card_is(self.p, &cards.what, self.p.card(*piece), &context);
        let (mut any, mut may_fit) = (false, Cards::new());
        for seat in self.owners(cards.from, &s).iter() {
            let all = self.cards_of(cards.from, &s, seat);
            any |= !all.is_empty();
            // Whether a card fits that not all know is nobody else's business, if it may stay.
            let secret = |piece: &Piece| cards.take != Take::InOrder && !self.everybody_knows(*piece);
            may_fit.extend(all.into_iter().filter(|piece| fits(piece) || secret(piece)).take(2));
        }
        match (&cards.take, may_fit.len()) {
            (_, 0) if !any && moved == 0 => Ok(self.counted(0)),
            (_, 0) => Ok(self.end_of_move(cards, moved, s)),
            // The last one needs no choice.
            (Take::InOrder, 1) => {
                self.move_one(may_fit[0], cards, Row::Front);
                Ok(self.end_of_move(cards, moved + 1, s))
            }
            _ => {
                if cards.from == From::Window {
                    self.lay_out_window(s);
                }
                self.script().progress = Progress::Moving { moved, next: Next::Asked };
                self.ask_effect(s.me)
            }
        }
    }

    /// The order of a hand is its player's secret.
    fn lay_out_window(&mut self, s: Script) {
        if let Window::Piles(seat, piles) = s.window
            && piles.has(Piles::HAND)
            && seat != s.me
        {
            self.lay_out_hand(seat);
        }
    }

    fn move_all(&mut self, cards: &MoveCards, s: Script) -> bool {
        self.look_through(cards.from, s);
        let mut moved = 0;
        for seat in self.owners(cards.from, &s).iter() {
            let context = Context::script(self.p, &s);
            let fits = |piece: &Piece| self.g.card_is(self.p, &cards.what, self.p.card(*piece), &context);
            let all: Cards = self.cards_of(cards.from, &s, seat).into_iter().filter(fits).collect();
            moved += all.len();
            self.move_each(&all, cards, seat);
            if cards.to == Dest::Deck && (cards.from == From::Window || !all.is_empty()) {
                self.shuffle_deck(seat);
                self.script().window = Window::Shut;
            }
        }
        self.end_of_move(cards, moved as u8, s)
    }

    fn move_each(&mut self, all: &Cards, cards: &MoveCards, seat: Seat) {
        let zones = *self.p.zones(seat);
        let stays = |piece: &Piece| cards.to == Dest::Deck && zones.deck.contains(&(local(*piece) as u8));
        for piece in all.iter().filter(|piece| !stays(piece) && !zones.hand.contains(**piece)) {
            self.move_one(*piece, cards, Row::Front);
        }
        // By card, because pieces of a hand change when cards leave it; in an order that tells nothing of the hand's.
        let in_hand = all.iter().filter(|piece| zones.hand.contains(**piece));
        let in_hand = in_hand.map(|piece| (self.p.card(*piece), self.p.heap_of(*piece)));
        let mut in_hand: ArrayVec<[(CardNo, u8); OWN]> = in_hand.collect();
        longbox_kernel::sort(&mut in_hand);
        for (card, heap) in &in_hand {
            if let Some(piece) = self.find_in_heap(seat, *card, *heap) {
                self.move_one(piece, cards, Row::Front);
            }
        }
    }

    fn move_at_random(&mut self, cards: &MoveCards, number: &Num, s: Script) -> bool {
        let mut moved = 0;
        for _ in 0..self.number(number) {
            let context = Context::script(self.p, &s);
            let fits = |piece: &Piece| self.g.card_is(self.p, &cards.what, self.p.card(*piece), &context);
            let mut all = Cards::new();
            for seat in self.owners(cards.from, &s).iter() {
                all.extend(self.cards_of(cards.from, &s, seat).into_iter().filter(fits));
            }
            if all.is_empty() {
                break;
            }
            let piece = all[self.p.dice.pick(all.len())];
            moved += u8::from(self.move_one(piece, cards, Row::Front));
        }
        self.end_of_move(cards, moved, s)
    }

    /// The `Card`, where it can still be followed.
    fn move_card(&mut self, cards: &MoveCards, s: Script) -> Result<bool, Asked> {
        if !is_within_reach(self.g, self.p, &s) {
            return Ok(self.counted(0));
        }
        let piece = s.kod;
        let in_pile = self.g.is_in_pile(self.p, piece);
        let row = self.row_for(s, cards.to)?;
        let moved = self.move_one(piece, cards, row);
        if in_pile {
            self.become_this(piece);
        }
        Ok(self.counted(i16::from(moved)))
    }

    /// Where a card will stand, if it comes into play: asked for once.
    fn row_for(&mut self, s: Script, to: Dest) -> Result<Row, Asked> {
        match (to, s.progress) {
            (Dest::MyRow(row), _) | (Dest::MySide, Progress::Moving { next: Next::Row(row), .. }) => Ok(row),
            (Dest::MySide, progress) => {
                self.script().progress = Progress::Moving { moved: progress.moved(), next: Next::AsksRow };
                self.ask_effect(s.me)
            }
            _ => Ok(Row::Front),
        }
    }

    /// Asks once whether a location will lie face up.
    fn ask_for_face(&mut self, s: Script, to: Dest) -> Result<(), Asked> {
        match (to, s.progress) {
            (Dest::Locations, Progress::Moving { next: Next::Face { .. }, .. }) => Ok(()),
            (Dest::Locations, progress) => {
                self.script().progress = Progress::Moving { moved: progress.moved(), next: Next::AsksFace };
                self.ask_effect(s.me)
            }
            _ => Ok(()),
        }
    }

    /// One card goes where all of them go. False: it must stay.
    fn move_one(&mut self, piece: Piece, cards: &MoveCards, row: Row) -> bool {
        let s = *self.script();
        if !self.can_appear(piece, s.me, cards.to) {
            return false;
        }
        let (card, known) = (self.p.card(piece), self.everybody_knows(piece));
        let hides = cards.sinks() && matches!(s.window, Window::Top(..));
        if hides {
            // Whoever saw several cards go down in an order that was not shown no longer knows which is which.
            self.mix_for_others(s.me, &self.p.window(s.window));
        }
        let piece = match cards.to {
            Dest::Shown => piece,
            _ => self.take_out(piece, cards.from),
        };
        let open = !hides && self.everybody_knows(piece);
        let seers = if open { SeatSet::ALL } else { SeatSet::one(s.me) };
        let to = match s.progress {
            Progress::Moving { next: Next::Face { up }, .. } => Dest::Resources { up },
            _ => cards.to,
        };
        self.send(piece, to, (s.me, row), seers);
        if matches!(cards.take, Take::Chosen(_, 1)) && (known || self.everybody_knows(piece)) {
            self.bind_card(card);
        }
        if matches!(cards.from, From::Piles(side, _) if side != Side::Mine) {
            self.script().chosen = owner(piece).0;
        }
        if cards.to == Dest::Deck && (cards.from == From::Card || cards.take != Take::All) {
            self.shuffle_deck(owner(piece));
        }
        if cards.to.is_in_play() {
            self.bind_piece(piece);
        }
        true
    }

    /// `It` is the character that stands on this piece now.
    pub(crate) fn bind_piece(&mut self, piece: Piece) {
        let slot = self.p.slot_of(piece);
        self.script().it = slot.map_or(Fighters::NONE, Fighters::one);
    }

    /// What follows may speak of this card and its teams.
    pub(crate) fn bind_card(&mut self, card: CardNo) {
        let teams = self.g.face(card).teams;
        let script = self.script();
        script.named = card;
        script.team = teams;
    }

    /// Those who have such cards.
    fn owners(&self, from: From, s: &Script) -> SeatSet {
        match (from, s.window) {
            (From::Piles(side, _), _) => self.g.seats_of(self.p, side, &Context::script(self.p, s)),
            (From::Window, Window::Top(seat, _) | Window::Piles(seat, _) | Window::Shown(seat)) => SeatSet::one(seat),
            (From::Captives, _) => self.captives_of(s).map(|captive| owner(captive.piece)).collect(),
            (From::Window, Window::Shut) | (From::Card, _) => SeatSet::NONE,
        }
    }

    fn cards_of(&self, from: From, s: &Script, seat: Seat) -> Cards {
        match from {
            From::Piles(_, piles) => self.p.cards_in(seat, piles).pieces(seat).collect(),
            From::Captives => {
                self.captives_of(s).map(|captive| captive.piece).filter(|piece| owner(*piece) == seat).collect()
            }
            From::Window | From::Card => self.p.window(s.window),
        }
    }

    /// A deck that was searched or that cards went into is shuffled. True: something was moved.
    fn end_of_move(&mut self, cards: &MoveCards, moved: u8, s: Script) -> bool {
        match cards.from {
            // What is shown lies before all until it is put back.
            From::Piles(_, piles) if cards.to == Dest::Shown => self.script().window = Window::Piles(s.me, piles),
            From::Piles(_, piles) if piles.has(Piles::DECK) => {
                self.owners(cards.from, &s).iter().for_each(|seat| self.shuffle_deck(seat));
            }
            From::Piles(..) | From::Window | From::Captives | From::Card => {}
        }
        self.counted(i16::from(moved))
    }
}
