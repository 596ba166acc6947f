//! Options inside effects.

use super::targets::choosable;
use crate::Vs;
use crate::derive::evaluate::Context;
use crate::menu::{Choice, Listed};
use crate::plain::{Filter, Num, Player, Side, Who};
use crate::state::position::{Fighters, Piece, Position, Row, Script, Slot};
use crate::state::window::Piles;
use crate::state::zones::Set;
use longbox_kernel::{Seat, SeatSet};
use tinyvec::ArrayVec;

/// An effect that asks, as seen by whoever is asked.
pub(crate) struct Look<'a> {
    pub(crate) g: &'a Vs,
    pub(crate) p: &'a Position,
    pub(crate) s: &'a Script,
    pub(crate) seat: Seat,
    pub(crate) context: Context,
}

impl<'a> Look<'a> {
    pub(crate) fn new(g: &'a Vs, p: &'a Position, s: &'a Script, seat: Seat) -> Look<'a> {
        Look { g, p, s, seat, context: Context::script(p, s) }
    }

    pub(crate) fn number(&self, num: &Num) -> i16 {
        self.g.number(self.p, num, &self.context)
    }

    pub(crate) fn player(&self, player: &Player) -> Option<Seat> {
        self.g.player(self.p, player, &self.context)
    }

    pub(crate) fn seats(&self, side: Side) -> SeatSet {
        self.g.seats_of(self.p, side, &self.context)
    }

    pub(crate) fn card_is(&self, what: &Filter, piece: Piece) -> bool {
        self.g.card_is(self.p, what, self.p.card(piece), &self.context)
    }

    /// Whether it asks in which row somebody will stand.
    pub(crate) fn asks_row(&self) -> bool {
        self.s.progress.asks_row()
    }

    /// "Which row?" if a row is asked for, or else that.
    pub(crate) fn row_or(&self, other: &str) -> String {
        if self.asks_row() { "Which row?".to_owned() } else { other.to_owned() }
    }

    /// Whom a selector leaves open.
    pub(crate) fn open(&self, who: &Who) -> Fighters {
        choosable(self.g, self.p, self.s.at, self.g.who(self.p, who, &self.context))
    }

    pub(crate) fn list_whom(&self, who: &Who, menu: &mut Vec<Choice>) {
        match who {
            Who::UpTo(most, ..) => self.list_up_to(self.open(who), most.of(self.s), menu),
            Who::OneRow(side) => self.list_rows_of(*side, menu),
            _ => self.g.list_fighters(self.open(who), menu),
        }
    }

    /// Those picked later than the last one, and enough.
    fn list_up_to(&self, open: Fighters, most: u8, menu: &mut Vec<Choice>) {
        if (self.s.picked.len() as u8) < most {
            let later = |slot: &Slot| self.s.picked.all_before(*slot);
            menu.extend(open.iter().filter(later).map(Choice::Fighter));
        }
        menu.push(Choice::Pass);
    }

    /// Both rows.
    pub(crate) fn list_rows(&self, menu: &mut Vec<Choice>) {
        menu.extend([Choice::Row(Row::Front), Choice::Row(Row::Back)]);
    }

    /// Rows with somebody in them.
    pub(crate) fn list_rows_of(&self, side: Side, menu: &mut Vec<Choice>) {
        let rows = rows_of(self.g, self.p, side, &self.context);
        menu.extend(rows.iter().map(|(seat, row, _)| Choice::RowOf(Seat(*seat), *row)));
    }

    /// The cards of a place that fit, equal ones once.
    pub(crate) fn list_cards(&self, place: Set, seat: Seat, what: &Filter, menu: &mut Vec<Choice>) {
        let fits = |piece| self.card_is(what, piece).then_some(Choice::Card(piece));
        self.g.list_cards(self.p, place, seat, menu, fits);
    }

    /// The cards of these piles that fit. Equal ones of one pile are one option; from which pile is the player's choice.
    pub(crate) fn list_piles(&self, side: Side, piles: Piles, what: &Filter, menu: &mut Vec<Choice>) {
        for seat in self.seats(side).iter() {
            for pile in piles.each() {
                self.list_cards(self.p.cards_in(seat, pile), seat, what, menu);
            }
        }
    }

    pub(crate) fn list_resources(&self, pick: &Pick<'_>, menu: &mut Vec<Choice>) {
        menu.extend(pick.pieces(self.g, self.p, &self.context).into_iter().map(Choice::Card));
    }
}

/// Rows of a side with somebody in them: whose, which, who.
pub(crate) type Rows = ArrayVec<[(u8, Row, Fighters); 8]>;

pub(crate) fn rows_of(g: &Vs, p: &Position, side: Side, context: &Context) -> Rows {
    let all = g.side(p, side, context);
    let mut rows = Rows::new();
    let mut seen = SeatSet::NONE;
    for slot in all {
        let seat = p.fighter(slot).side;
        if seen.iter().any(|other| p.share_a_side(other, seat)) {
            continue;
        }
        seen = seen.with(seat);
        for row in [Row::Front, Row::Back] {
            let here = |slot| p.fighter(slot).row == row && !p.fighter(slot).is_away();
            let here = (all & p.side(seat)).filter(here);
            if !here.is_empty() {
                rows.push((seat.0, row, here));
            }
        }
    }
    rows
}

/// Resources that may be picked.
pub(crate) struct Pick<'a> {
    pub(crate) side: Side,
    /// Those that lie face up.
    pub(crate) up: bool,
    /// Such face-down ones.
    pub(crate) down: Option<&'a Filter>,
    /// All but this one.
    pub(crate) but: Piece,
}

impl Pick<'_> {
    /// Those that the chooser can tell apart, once each.
    pub(crate) fn pieces(&self, g: &Vs, p: &Position, context: &Context) -> ArrayVec<[Piece; 80]> {
        let mut pieces = ArrayVec::new();
        for seat in g.seats_of(p, self.side, context).iter() {
            let undermined = p.undermined(seat);
            let (up, down) = (p.locations_at_hand(seat), p.face_down_at_hand(seat));
            for part in p.heaps(seat).filter(|_| self.up) {
                each_once(p, up.minus(undermined).within(part).pieces(seat), &mut pieces);
            }
            // All can tell one with somebody beneath from its copies.
            pieces.extend(up.within(undermined).pieces(seat).filter(|_| self.up));
            let Some(what) = self.down else { continue };
            let fits = |piece: &Piece| *what == Filter::Any || g.card_is(p, what, p.card(*piece), context);
            for part in p.heaps(seat) {
                let down = down.minus(undermined).within(part).pieces(seat).filter(|piece| *piece != self.but);
                match seat == context.me {
                    true => each_once(p, down.filter(fits), &mut pieces),
                    false => pieces.extend(down.take(1)),
                }
            }
            let apart = down.within(undermined).pieces(seat).filter(|piece| *piece != self.but);
            match seat == context.me {
                true => pieces.extend(apart.filter(fits)),
                false => pieces.extend(apart),
            }
        }
        pieces
    }
}

/// Equal cards once.
fn each_once(p: &Position, from: impl Iterator<Item = Piece>, pieces: &mut ArrayVec<[Piece; 80]>) {
    let mut listed = Listed::new();
    for piece in from {
        if !listed.contains(&p.card(piece)) {
            listed.push(p.card(piece));
            pieces.push(piece);
        }
    }
}

/// Plot twists of a player's KO pile that could be played now.
pub(super) fn twists_in_ko<'a>(
    g: &'a Vs,
    p: &'a Position,
    what: &'a Filter,
    context: &'a Context,
) -> impl Iterator<Item = Piece> + 'a {
    let seat = context.me;
    let pile = p.zones(seat).ko.pieces(seat);
    pile.filter(move |piece| g.card_is(p, what, p.card(*piece), context) && g.may_play_from_ko(p, seat, *piece))
}
