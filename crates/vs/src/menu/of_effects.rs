//! Options inside effects.

use crate::Vs;
use crate::derive::evaluate::Eye;
use crate::menu::{Choice, Listed};
use crate::plain::{Effect, Filter, Player, Side, Who};
use crate::program::Op;
use crate::state::position::{CardNo, Fighters, Piece, Position, Row, Script, Slot, piece_of};
use crate::state::zones::Set;
use longbox_kernel::{Seat, SeatSet};
use tinyvec::ArrayVec;

impl Vs {
    pub(crate) fn list_effect(&self, p: &Position, s: &Script, menu: &mut Vec<Choice>) {
        let rows = [Choice::Row(Row::Front), Choice::Row(Row::Back)];
        match self.program.op(s.at) {
            Op::May(_) | Op::Unless(..) => menu.extend([Choice::Yes, Choice::No]),
            Op::GiveBack => menu.extend(rows),
            Op::Do(number) => {
                let effect = self.program.effect(number);
                let asks_row = matches!(
                    effect,
                    Effect::Move(_)
                        | Effect::Borrow(_)
                        | Effect::Search { .. }
                        | Effect::FromKo { .. }
                        | Effect::MoveKod(_)
                        | Effect::RevealUntil { .. }
                        | Effect::Return
                        | Effect::Raid(_)
                );
                match asks_row && s.step == 2 {
                    true => menu.extend(rows),
                    false => self.list_for(p, effect, s, menu),
                }
            }
            _ => {}
        }
    }

    fn list_for(&self, p: &Position, effect: &Effect, s: &Script, menu: &mut Vec<Choice>) {
        let eye = Eye::script(p, s);
        match effect {
            Effect::ChoosePlayer(side) => {
                menu.extend(self.seats_of(p, *side, &eye).iter().map(Choice::Player));
            }
            Effect::Divide { total, .. } if s.step > 0 => {
                let total = self.number(p, total, &eye).clamp(0, 40) as u8;
                let given: u8 = s.shares.iter().sum();
                let left = s.picked.len() as u8 - s.count - 1;
                menu.extend((1..=(total - given).saturating_sub(left)).map(Choice::Number));
            }
            Effect::Divide { most, side, filter, .. } => {
                self.list_up_to(self.matching(p, *side, filter, &eye), *most, s, menu);
            }
            Effect::TopToResources => {
                menu.push(Choice::No);
                let top = p.zones(s.me).deck.last().map(|number| piece_of(s.me, *number));
                if top.is_some_and(|piece| self.face(p.card(piece)).is_location()) {
                    menu.push(Choice::Yes);
                }
            }
            Effect::KoResource { .. } | Effect::TurnUpLocation(_) | Effect::TurnDownLocation(_) => {
                let (pieces, pass) = resources_for(self, p, effect, &eye);
                menu.extend(pieces.iter().copied().map(Choice::Card));
                if pass {
                    menu.push(Choice::Pass);
                }
            }
            Effect::Discard(player, _, what) => self.list_discards(p, player, what, &eye, menu),
            Effect::Sift { take, .. } => self.list_sift(p, take, s, &eye, menu),
            Effect::Search { what, wide, .. } => self.list_search(p, what, *wide, (s, &eye), menu),
            Effect::SearchTwist(what) => self.list_search(p, what, false, (s, &eye), menu),
            Effect::ChooseTeam => menu.extend((0..).zip(self.teams()).map(|(team, _)| Choice::Team(team))),
            Effect::DiscardPicked(player, what) => self.list_picks(p, player, what, &eye, menu),
            Effect::FromHand { what, .. } => self.list_entrants(p, what, &eye, menu),
            Effect::Arrange { .. } => {
                let placed = usize::from(if s.shares[0] > 0 { 0 } else { s.shares[1] });
                let tops = p.zones(s.me).deck.iter().rev().take(usize::from(s.count)).skip(placed);
                menu.extend(tops.map(|number| Choice::Card(piece_of(s.me, *number))));
            }
            Effect::Raid(side) if s.step == 0 => {
                let rows = rows_of(self, p, *side, &eye);
                menu.extend(rows.iter().map(|(seat, row, _)| Choice::RowOf(Seat(*seat), *row)));
            }
            Effect::Raid(_) => {
                menu.extend(self.raided(p, eye.this).iter().map(Choice::Target));
                menu.push(Choice::Pass);
            }
            Effect::FromKo { side, what, .. } => {
                for seat in self.seats_of(p, *side, &eye).iter() {
                    self.list_cards(p, p.zones(seat).ko, seat, menu, |piece| {
                        self.card_is(p, what, p.card(piece), &eye).then_some(Choice::Card(piece))
                    });
                }
            }
            Effect::PlayTwistFromKo(what) => {
                let mut listed = Listed::new();
                for piece in twists_in_ko(self, p, what, &eye) {
                    let card = p.card(piece);
                    if !listed.contains(&card) {
                        listed.push(card);
                        menu.push(Choice::Card(piece));
                    }
                }
            }
            effect => self.list_targets(p, effect, s, &eye, menu),
        }
    }

    fn list_targets(&self, p: &Position, effect: &Effect, s: &Script, eye: &Eye, menu: &mut Vec<Choice>) {
        let Some(who) = who_of(effect) else { return };
        let open = crate::effects::choose::choosable(self, p, s.at, self.who(p, who, eye));
        match who {
            Who::UpTo(most, ..) => self.list_up_to(open, *most, s, menu),
            Who::OneRow(side) => {
                menu.extend(rows_of(self, p, *side, eye).iter().map(|(seat, row, _)| Choice::RowOf(Seat(*seat), *row)));
            }
            _ => self.list_fighters(open, menu),
        }
    }

    /// Those picked later than the last one, and enough.
    fn list_up_to(&self, open: Fighters, most: u8, s: &Script, menu: &mut Vec<Choice>) {
        if (s.picked.len() as u8) < most {
            let later = |slot: &Slot| s.picked.all_before(*slot);
            menu.extend(open.iter().filter(later).map(Choice::Fighter));
        }
        menu.push(Choice::Pass);
    }

    fn list_discards(&self, p: &Position, player: &Player, what: &Filter, eye: &Eye, menu: &mut Vec<Choice>) {
        let Some(seat) = self.player(p, player, eye) else { return };
        self.list_cards(p, p.zones(seat).hand, seat, menu, |piece| {
            self.card_is(p, what, p.card(piece), eye).then_some(Choice::Card(piece))
        });
        if *what != Filter::Any {
            menu.push(Choice::Pass);
        }
    }

    fn list_sift(&self, p: &Position, take: &Filter, s: &Script, eye: &Eye, menu: &mut Vec<Choice>) {
        let deck = &p.zones(s.me).deck;
        let tops = deck.iter().rev().take(usize::from(s.count)).map(|number| piece_of(s.me, *number));
        if s.step >= 2 {
            menu.extend(tops.map(Choice::Card));
            return;
        }
        menu.extend(tops.filter(|piece| self.card_is(p, take, p.card(*piece), eye)).map(Choice::Card));
        if menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }

    fn list_search(&self, p: &Position, what: &Filter, wide: bool, (s, eye): (&Script, &Eye), menu: &mut Vec<Choice>) {
        let zones = p.zones(s.me);
        let deck = zones.deck.iter().fold(0u128, |set, number| set | 1 << number);
        let elsewhere = if wide { [zones.hand, zones.ko] } else { [Set(0); 2] };
        // Equal cards of one place are one option; from which place is the player's choice.
        for place in elsewhere.into_iter().chain([Set(deck)]) {
            self.list_cards(p, place, s.me, menu, |piece| {
                self.card_is(p, what, p.card(piece), eye).then_some(Choice::Card(piece))
            });
        }
        // Whoever searches for some kind of card may fail to find one.
        if *what != Filter::Any || menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }
}

impl Vs {
    /// Cards of another player's hand that may be picked.
    fn list_picks(&self, p: &Position, player: &Player, what: &Filter, eye: &Eye, menu: &mut Vec<Choice>) {
        let Some(seat) = self.player(p, player, eye) else { return };
        self.list_cards(p, p.zones(seat).hand, seat, menu, |piece| {
            self.card_is(p, what, p.card(piece), eye).then_some(Choice::Card(piece))
        });
        // In the order of the cards: that of the hand is its player's secret.
        menu.sort_by_key(|choice| match choice {
            Choice::Card(piece) => p.card(*piece),
            _ => CardNo::MAX,
        });
        if menu.is_empty() {
            menu.push(Choice::Pass);
        }
    }

    /// Characters of the hand that could come into play.
    fn list_entrants(&self, p: &Position, what: &Filter, eye: &Eye, menu: &mut Vec<Choice>) {
        self.list_cards(p, p.zones(eye.me).hand, eye.me, menu, |piece| {
            let card = p.card(piece);
            let may = self.card_is(p, what, card, eye) && self.name_is_taken(p, eye.me, card).is_none();
            may.then_some(Choice::Card(piece))
        });
        menu.push(Choice::Pass);
    }
}

/// Whom an effect is about.
pub(crate) fn who_of(effect: &Effect) -> Option<&Who> {
    match effect {
        Effect::Choose(who)
        | Effect::Put(_, _, who)
        | Effect::TakeAll(_, who)
        | Effect::FlipCounters(who)
        | Effect::Change(who, ..)
        | Effect::Stun(who)
        | Effect::Daze(who)
        | Effect::Ko(who)
        | Effect::Wound(_, who)
        | Effect::Heal(_, who)
        | Effect::Recover(who)
        | Effect::Ready(who)
        | Effect::Exhaust(who)
        | Effect::Freeze(who)
        | Effect::Hide(who)
        | Effect::Push(who)
        | Effect::Pull(who)
        | Effect::Move(who)
        | Effect::ToHand(who)
        | Effect::Borrow(who)
        | Effect::BecomeLevel(who, _)
        | Effect::Take(_, _, who)
        | Effect::DoubleCounters(_, who)
        | Effect::GoOver(who, _)
        | Effect::Promote(who)
        | Effect::RemoveForNow(who)
        | Effect::ReplaceDefender(who) => Some(who),
        _ => None,
    }
}

/// Rows of a side with somebody in them: whose, which, who.
pub(crate) type Rows = ArrayVec<[(u8, Row, Fighters); 8]>;

pub(crate) fn rows_of(g: &Vs, p: &Position, side: Side, eye: &Eye) -> Rows {
    let all = g.side(p, side, eye);
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

/// Resources that an effect may pick: those that the chooser can tell apart once each. And whether it may pass.
pub(crate) fn resources_for(g: &Vs, p: &Position, effect: &Effect, eye: &Eye) -> (ArrayVec<[Piece; 80]>, bool) {
    let mut pieces = ArrayVec::new();
    let (side, up, down, pass) = match effect {
        Effect::KoResource { side, face_down } => (*side, !face_down, true, false),
        Effect::TurnUpLocation(_) => (Side::Mine, false, true, true),
        Effect::TurnDownLocation(side) => (*side, true, false, false),
        _ => return (pieces, false),
    };
    for seat in g.seats_of(p, side, eye).iter() {
        let zones = p.zones(seat);
        let mut listed = Listed::new();
        if up {
            for piece in zones.face_up.pieces(seat) {
                if !listed.contains(&p.card(piece)) {
                    listed.push(p.card(piece));
                    pieces.push(piece);
                }
            }
        }
        if down && seat == eye.me {
            let mut listed = Listed::new();
            for piece in zones.face_down().pieces(seat) {
                let fits = match effect {
                    Effect::TurnUpLocation(what) => {
                        g.face(p.card(piece)).is_location() && g.card_is(p, what, p.card(piece), eye)
                    }
                    _ => true,
                };
                if fits && !listed.contains(&p.card(piece)) {
                    listed.push(p.card(piece));
                    pieces.push(piece);
                }
            }
        } else if down {
            pieces.extend(zones.face_down().pieces(seat).next());
        }
    }
    (pieces, pass)
}

/// Plot twists of a player's KO pile that could be played now.
pub(crate) fn twists_in_ko<'a>(
    g: &'a Vs,
    p: &'a Position,
    what: &'a Filter,
    eye: &'a Eye,
) -> impl Iterator<Item = Piece> + 'a {
    let seat = eye.me;
    let pile = p.zones(seat).ko.pieces(seat);
    pile.filter(move |piece| g.card_is(p, what, p.card(*piece), eye) && g.may_play_from_ko(p, seat, *piece))
}
