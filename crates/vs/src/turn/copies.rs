//! Plot twists played as other ones: by a law that lets a player play them so, or because the card says it of itself.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Context;
use crate::language::{Card, CardKind, Verb};
use crate::menu::Choice;
use crate::plain::{Filter, Law, Mood, Original, Rule, Works, law_bit};
use crate::program::{FaceKind, ODD, Program, timing_bit};
use crate::rulebook::RuleId;
use crate::state::position::{CardNo, Frame, Piece, Position, UNKNOWN};
use longbox_kernel::Seat;

/// A plot twist that is played, as itself or as another card, in one of the ways of that card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Play {
    pub(crate) piece: Piece,
    /// What it is played as.
    pub(crate) card: CardNo,
    pub(crate) mode: u8,
}

impl Play {
    /// It is played as what it is.
    pub(crate) fn of(p: &Position, piece: Piece, mode: u8) -> Play {
        Play { piece, card: p.card(piece), mode }
    }
}

impl Vs {
    /// The card whose team symbols count for a play, or why this cannot be played so.
    pub(crate) fn symbols_of(&self, p: &Position, seat: Seat, play: &Play) -> Result<CardNo, Obstacle> {
        let own = p.card(play.piece);
        if play.card == own {
            return Ok(own);
        }
        let mut found = None;
        self.each_copy(p, seat, play.piece, &mut |card, symbols| {
            if card == play.card && found.is_none_or(|other| self.face(other).symbols > self.face(symbols).symbols) {
                found = Some(symbols);
            }
        });
        found.ok_or_else(|| RuleId::TwistAs.into())
    }

    /// Lists in which ways a plot twist may be played as others.
    pub(crate) fn list_copies(&self, p: &Position, seat: Seat, piece: Piece, menu: &mut Vec<Choice>) {
        self.each_copy(p, seat, piece, &mut |card, _| {
            for mode in 0..self.face(card).modes.len() as u8 {
                let choice = Choice::PlayAs(piece, card, mode);
                if !menu.contains(&choice) && self.may_play(p, seat, &Play { piece, card, mode }).is_ok() {
                    menu.push(choice);
                }
            }
        });
    }

    /// Visits the cards that a plot twist can be played as, each with the card whose team symbols count.
    pub(crate) fn each_copy(&self, p: &Position, seat: Seat, piece: Piece, visit: &mut dyn FnMut(CardNo, CardNo)) {
        let own = p.card(piece);
        if own == UNKNOWN || self.face(own).kind != FaceKind::PlotTwist {
            return;
        }
        if p.laws & law_bit(Mood::Can, Verb::Play) != 0 {
            self.each_law(p, (Mood::Can, Verb::Play), &mut |law, context, bearers| {
                if bearers.players.contains(seat) && self.card_is(p, &law.with, own, context) {
                    // Everything on the card that is held is ignored.
                    self.each_original(p, law, context, &mut |card| visit(card, card));
                }
            });
        }
        if self.sort(own).is(ODD) {
            let context = Context::player(seat, own);
            for law in self.laws_in_hand(own) {
                self.each_original(p, law, &context, &mut |card| visit(card, own));
            }
        }
    }

    /// The moment for which the plot twist is that has just been played, as a bit.
    pub(crate) fn time_of_twist(&self, p: &Position) -> u8 {
        let Some(Frame::Script(script)) = p.frames.last() else { return 0 };
        let modes = &self.face(script.card).modes;
        modes.iter().find(|mode| mode.place == script.at).map_or(0, |mode| timing_bit(&mode.when))
    }

    /// Whether a card is so while it is played as a plot twist, whatever it is elsewhere.
    pub(crate) fn is_such_twist(&self, p: &Position, what: &Filter, card: CardNo, context: &Context) -> bool {
        let face = self.face(card);
        let is = |what: &Filter| self.is_such_twist(p, what, card, context);
        match what {
            Filter::PlotTwist => !face.modes.is_empty(),
            Filter::AnyTurnCombat => face.is_for_any_combat(),
            Filter::Character | Filter::Supporting => false,
            Filter::Not(what) => !is(what),
            Filter::All(all) => all.iter().all(is),
            Filter::AnyOf(any) => any.iter().any(is),
            what => self.card_is(p, what, card, context),
        }
    }

    /// What a card says of how it can be played itself.
    fn laws_in_hand(&self, card: CardNo) -> impl Iterator<Item = &Law> {
        let powers = self.face(card).powers.iter().map(|power| self.program.power(*power));
        let rules = powers.filter(|def| def.works == Works::Hand).flat_map(|def| &def.rules);
        rules.filter_map(|rule| match rule.rule {
            Rule::PlayerLaw(_, number) => Some(self.law(number)),
            _ => None,
        })
    }

    /// The cards that a law lets others be played as.
    fn each_original(&self, p: &Position, law: &Law, context: &Context, visit: &mut dyn FnMut(CardNo)) {
        match &law.like {
            None => {}
            Some(Original::Named(_, cards)) => cards.iter().for_each(|card| visit(*card)),
            Some(Original::Ko(side, what)) => {
                for of in self.seats_of(p, *side, context).iter() {
                    let cards = p.zones(of).ko.pieces(of).map(|piece| p.card(piece));
                    cards.filter(|card| self.card_is(p, what, *card, context)).for_each(&mut *visit);
                }
            }
        }
    }
}

/// Gives the laws that name plot twists the numbers of those.
pub(crate) fn find_originals(program: &mut Program, cards: &[Card]) {
    let number = |name: &String| {
        let called = |card: &Card| matches!(card.kind, CardKind::PlotTwist { .. }) && card.name == *name;
        cards.iter().position(called).map(|number| number as CardNo)
    };
    for law in &mut program.laws {
        if let Some(Original::Named(names, found)) = &mut law.like {
            *found = names.iter().filter_map(number).collect();
        }
    }
}
