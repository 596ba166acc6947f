//! Looks at the top of a deck and at a hand.

use crate::derive::evaluate::Eye;
use crate::event::{Event, Happened};
use crate::menu::Choice;
use crate::plain::{Filter, Player};
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{Piece, Script, local, owner, piece_of};
use crate::state::progress::Progress;
use crate::verbs::{Look, Verb};
use longbox_kernel::{Seat, SeatSet, Shape, Witness};

/// The top cards of my deck are looked at (`open`: all see them), one that fits goes to my hand and the others to the
/// bottom in any order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sift {
    pub(crate) top: u8,
    pub(crate) open: bool,
    pub(crate) take: Filter,
}

impl Verb for Sift {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.sift(s, self)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let tops = at.tops();
        if is_sinking(at.s) {
            menu.extend(tops.map(Choice::Card));
            return;
        }
        menu.extend(tops.filter(|piece| at.card_is(&self.take, *piece)).map(Choice::Card));
        if menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, piece: Option<Piece>) {
        match (s.progress, piece) {
            (Progress::Sinking { cards }, Some(piece)) => {
                run.top_to_bottom(piece, cards);
                run.script().progress = Progress::Sinking { cards: cards - 1 };
            }
            (Progress::Taking { cards }, piece) => run.take_sifted(piece, cards),
            _ => {}
        }
    }

    fn shape(&self, s: &Script) -> Shape {
        if is_sinking(s) { Shape::Order { placed: 0 } } else { Shape::One }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        let what = if is_sinking(at.s) { "Which card goes to the bottom next?" } else { "Which card?" };
        what.to_owned()
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Take none")
    }
}

fn is_sinking(s: &Script) -> bool {
    matches!(s.progress, Progress::Sinking { .. })
}

/// The top cards of my deck are looked at; so many of them go to the bottom and the others back on top, in any order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrange {
    pub(crate) top: u8,
    pub(crate) bottom: u8,
}

impl Verb for Arrange {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        run.arrange(s, self.top, self.bottom)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let placed = match at.s.progress {
            Progress::Arranging { to_bottom: 0, placed, .. } => placed,
            _ => 0,
        };
        menu.extend(at.tops().skip(usize::from(placed)).map(Choice::Card));
    }

    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, piece: Option<Piece>) {
        if let Some(piece) = piece {
            run.arrange_next(s, piece);
        }
    }

    fn shape(&self, _s: &Script) -> Shape {
        Shape::Order { placed: 0 }
    }

    fn asks(&self, at: &Look<'_>) -> String {
        match at.s.progress {
            Progress::Arranging { to_bottom: 0, .. } => "Which card comes next, from the top?".to_owned(),
            _ => "Which card goes to the bottom next?".to_owned(),
        }
    }
}

/// All see the hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RevealHand(pub(crate) Player);

impl Verb for RevealHand {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Some(seat) = run.seat(&self.0, s) else { return Ok(false) };
        run.reveal_hand(seat);
        Ok(true)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// The top cards of a deck are looked at by its player, or shown to all.
    fn look_at_tops(&mut self, seat: Seat, count: usize, open: bool) {
        let tops = self.tops(seat, count);
        let seers = if open { SeatSet::ALL } else { SeatSet::one(seat) };
        let seen = if open { Happened::Revealed } else { Happened::LookedAt { in_hand: false } };
        for number in &tops {
            let piece = piece_of(seat, *number);
            self.see(seers, piece);
            self.tell_card(seen, seat, piece, seers);
        }
        if !open {
            // Which of them goes where nobody else sees.
            let others = self.others(seat);
            self.p.knowledge[seat.index()].mix(others, &tops);
        }
    }

    /// Looks at the top cards, takes one that fits, puts the others on the bottom in any order.
    fn sift(&mut self, s: Script, sift: &Sift) -> Result<bool, Asked> {
        let seat = s.me;
        let progress = match s.progress {
            Progress::Taking { .. } => return self.ask_effect(seat),
            Progress::Sinking { .. } => s.progress,
            _ => {
                let cards = sift.top.min(self.p.zones(seat).deck_size() as u8);
                if cards == 0 {
                    return Ok(false);
                }
                self.look_at_tops(seat, usize::from(cards), sift.open);
                // Of cards that only the player sees, nobody learns whether one fits.
                match !sift.open || self.any_top_is(s, cards, &sift.take) {
                    true => Progress::Taking { cards },
                    false => Progress::Sinking { cards },
                }
            }
        };
        self.script().progress = progress;
        match progress {
            Progress::Sinking { cards: 0 } => Ok(true),
            Progress::Sinking { cards: 1 } => {
                self.top_to_bottom(piece_of(seat, self.tops(seat, 1)[0]), 1);
                Ok(true)
            }
            _ => self.ask_effect(seat),
        }
    }

    fn any_top_is(&self, s: Script, cards: u8, what: &Filter) -> bool {
        let eye = Eye::script(self.p, &s);
        let tops = self.tops(s.me, usize::from(cards));
        tops.iter().any(|number| self.g.card_is(self.p, what, self.p.card(piece_of(s.me, *number)), &eye))
    }

    /// The numbers of the top cards of a deck, the top one first.
    pub(crate) fn tops(&self, seat: Seat, count: usize) -> crate::change::piles::Handful {
        self.p.zones(seat).deck.iter().rev().take(count).copied().collect()
    }

    /// The player takes one of the cards looked at.
    fn take_sifted(&mut self, piece: Option<Piece>, cards: u8) {
        let cards = if piece.is_some() { cards - 1 } else { cards };
        self.script().progress = Progress::Sinking { cards };
        let Some(piece) = piece else { return };
        let piece = self.off_the_top(piece);
        let seat = owner(piece);
        let open = self.everybody_knows(piece);
        let seers = if open { SeatSet::ALL } else { SeatSet::one(seat) };
        let seers = seers | self.hand_seers(seat);
        self.see(self.hand_seers(seat), piece);
        self.p.zones[seat.index()].hand.add(piece);
        self.tell_card(Happened::ToHand, seat, piece, seers);
    }

    fn everybody_knows(&self, piece: Piece) -> bool {
        let knowledge = self.p.knowledge(owner(piece));
        self.p.seats.iter().all(|seat| knowledge.knows(seat, local(piece)))
    }

    /// One of so many cards looked at goes to the bottom.
    fn top_to_bottom(&mut self, piece: Piece, cards: u8) {
        let seat = owner(piece);
        // Whoever saw several cards go down in an order that was not shown no longer knows which is which.
        let rest = self.tops(seat, usize::from(cards));
        let others = self.others(seat);
        self.p.knowledge[seat.index()].mix(others, &rest);
        let piece = self.off_the_top(piece);
        self.p.zones[seat.index()].deck.insert(0, local(piece) as u8);
        self.tell_card(Happened::ToDeckBottom, seat, piece, SeatSet::one(seat));
    }

    /// The top cards of a deck: some go to the bottom, the others back on top in an order of choice.
    fn arrange(&mut self, s: Script, top: u8, bottom: u8) -> Result<bool, Asked> {
        let seat = s.me;
        match s.progress {
            Progress::Begun => {
                let cards = top.min(self.p.zones(seat).deck_size() as u8);
                if cards == 0 {
                    return Ok(false);
                }
                self.look_at_tops(seat, usize::from(cards), false);
                self.script().progress = Progress::Arranging { cards, to_bottom: bottom.min(cards), placed: 0 };
                self.ask_effect(seat)
            }
            // What is left on top after the last choice needs none.
            Progress::Arranging { cards, to_bottom: 0, placed } if placed + 1 >= cards => Ok(true),
            _ => self.ask_effect(seat),
        }
    }

    /// The next of the cards looked at goes to the bottom, or to its place on top.
    fn arrange_next(&mut self, s: Script, piece: Piece) {
        let Progress::Arranging { cards, to_bottom, placed } = s.progress else { return };
        if to_bottom > 0 {
            self.top_to_bottom(piece, cards);
            self.script().progress = Progress::Arranging { cards: cards - 1, to_bottom: to_bottom - 1, placed };
            return;
        }
        let tops = self.tops(s.me, usize::from(cards));
        if let Some(place) = tops.get(usize::from(placed)) {
            self.p.swap_cards(piece, piece_of(s.me, *place));
        }
        let others = self.others(s.me);
        self.p.knowledge[s.me.index()].mix(others, &tops);
        self.script().progress = Progress::Arranging { cards, to_bottom, placed: placed + 1 };
    }
}
