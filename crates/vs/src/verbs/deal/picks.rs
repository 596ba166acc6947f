//! What the two players choose for the parts of a deal, before anything of it is done.

use super::{Line, Offer, seen_by};
use crate::Vs;
use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::menu::Choice;
use crate::plain::{Filter, Num, Who};
use crate::run::Run;
use crate::script::Asked;
use crate::state::deal::{Deal, Pick};
use crate::state::position::{Fighters, Position, Row, Script, local, piece_of};
use crate::state::zones::Set;
use crate::verbs::{Effect, Look};
use longbox_kernel::{Seat, Witness};

/// The next thing that has to be chosen.
struct Open<'a> {
    /// Of which part, and the how manieth for it.
    at: (usize, usize),
    by: Seat,
    of: Of<'a>,
}

enum Of<'a> {
    Characters(Fighters),
    /// Cards of the hand that go to the KO pile, so many of them.
    Discard(Set, usize),
    /// A card of the hand that comes into play, if it fits.
    Coming(Set, &'a Filter),
    Row,
}

impl Of<'_> {
    /// What needs no question. Only what all can see decides whether there is one.
    fn only(&self, by: Seat) -> Option<Pick> {
        match self {
            Of::Characters(set) => match (set.first(), set.len()) {
                (None, _) => Some(Pick::NONE),
                (Some(only), 1) => Some(Pick::of(only)),
                _ => None,
            },
            Of::Discard(hand, number) if hand.len() <= *number => {
                Some(hand.pieces(by).next().map_or(Pick::NONE, |piece| Pick::of(local(piece) as u8)))
            }
            Of::Coming(hand, _) if hand.is_empty() => Some(Pick::NONE),
            Of::Discard(..) | Of::Coming(..) | Of::Row => None,
        }
    }
}

impl Line {
    /// Whether it takes cards of the hand that are chosen.
    fn takes_cards(&self) -> bool {
        matches!(self.does, Effect::Discard(_) | Effect::MoveCards(_))
    }
}

impl Offer {
    /// The cards that a player has chosen so far.
    pub(super) fn chosen_cards(&self, deal: &Deal, other: bool, seat: Seat) -> Set {
        let mut cards = Set::default();
        for (number, part) in deal.terms.parts().enumerate().filter(|(_, part)| part.other == other) {
            let picks = match self.line(part).map(|line| &line.does) {
                Some(Effect::Discard(_)) => &deal.picks[number][..],
                Some(Effect::MoveCards(_)) => &deal.picks[number][..1],
                _ => &[],
            };
            picks.iter().filter_map(|pick| pick.number()).for_each(|card| cards.add(piece_of(seat, card)));
        }
        cards
    }

    fn open<'a>(&'a self, g: &Vs, p: &Position, s: &Script) -> Option<Open<'a>> {
        let deal = &p.deal;
        deal.terms.parts().enumerate().find_map(|(number, part)| {
            let seen = seen_by(s, part.other);
            let picks = deal.picks[number];
            let hand = || p.zones(seen.me).hand.minus(self.chosen_cards(deal, part.other, seen.me));
            let (pick, of) = match &self.line(part)?.does {
                Effect::Discard(discard) => {
                    let number = if let Num::N(number) = discard.number { number as usize } else { 1 };
                    let pick = picks.iter().take(number).position(|pick| *pick == Pick::OPEN)?;
                    (pick, Of::Discard(hand(), number - pick))
                }
                Effect::MoveCards(cards) => match picks {
                    [Pick::OPEN, _] => (0, Of::Coming(hand(), &cards.what)),
                    [card, Pick::OPEN] if card != Pick::NONE => (1, Of::Row),
                    _ => return None,
                },
                other => match crate::verbs::Verb::whom(other)? {
                    who @ Who::One(..) if picks[0] == Pick::OPEN => {
                        (0, Of::Characters(g.who(p, who, &Context::script(p, &seen))))
                    }
                    _ => return None,
                },
            };
            Some(Open { at: (number, pick), by: seen.me, of })
        })
    }

    /// Goes on until everything is chosen.
    pub(super) fn pick<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<(), Asked> {
        while let Some(open) = self.open(run.g, run.p, &s) {
            match open.of.only(open.by) {
                Some(pick) => run.p.deal.picks[open.at.0][open.at.1] = pick,
                None => return run.ask_effect(open.by),
            }
        }
        Ok(())
    }

    pub(super) fn list_picks(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let Some(open) = self.open(at.g, at.p, at.s) else { return };
        match open.of {
            Of::Characters(set) => at.g.list_fighters(set, menu),
            Of::Discard(hand, _) => at.list_cards(hand, open.by, &Filter::Any, menu),
            Of::Coming(hand, what) => {
                at.list_cards(hand, open.by, what, menu);
                menu.push(Choice::Pass);
            }
            Of::Row => at.list_rows(menu),
        }
    }

    pub(super) fn take_pick<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, choice: Choice) {
        let Some(open) = self.open(run.g, run.p, &s) else { return };
        let pick = match choice {
            Choice::Fighter(slot) => Pick::of(slot),
            Choice::Card(piece) => Pick::of(local(piece) as u8),
            Choice::Row(row) => Pick::of(u8::from(row == Row::Back)),
            _ => Pick::NONE,
        };
        run.p.deal.picks[open.at.0][open.at.1] = pick;
    }

    /// The part that the question is about, and whether it asks for a row.
    pub(crate) fn asked_part(&self, at: &Look<'_>) -> Option<(usize, bool)> {
        self.open(at.g, at.p, at.s).map(|open| (open.at.0, matches!(open.of, Of::Row)))
    }

    /// Which cards another player has chosen is a secret until the deal is carried out: it might be any of the hand.
    pub(crate) fn hide_cards(&self, p: &mut Position, s: &Script, from: Option<Seat>) {
        let mut hidden = p.deal;
        for (number, part) in p.deal.terms.parts().enumerate() {
            let by = seen_by(s, part.other).me;
            let made = p.deal.picks[number][0] != Pick::OPEN;
            let Some(line) = self.line(part).filter(|line| line.takes_cards() && made && from != Some(by)) else {
                continue;
            };
            hidden.picks[number] = [Pick::OPEN; 2];
            let cards = self.chosen_cards(&hidden, part.other, by);
            let mut free = p.zones(by).hand.minus(cards).pieces(by).map(|piece| Pick::of(local(piece) as u8));
            let any = [free.next().unwrap_or(Pick::NONE), free.next().unwrap_or(Pick::NONE)];
            let second = match (&line.does, p.deal.picks[number][1]) {
                (Effect::MoveCards(_), _) => Pick::of(0),
                (_, Pick::OPEN) => Pick::OPEN,
                _ => any[1],
            };
            hidden.picks[number] = [any[0], second];
        }
        p.deal = hidden;
    }
}
