//! What effects let players pay for, in words: an offer, the end of a lasting change.

use crate::Vs;
use crate::language::{Effect, Event, Power, Symbol, Until, Verb};
use crate::program::{Op, PowerKind};
use crate::say::text::power_text;
use crate::say::words::{Asked, symbols_words};
use crate::state::position::{Frame, ModOp, Modifier, NO_PIECE, PayFor, Position, Script, Term};

impl Vs {
    /// A player pays by leave of an effect, not for a power of a character.
    pub(crate) fn is_payment(&self, what: &PayFor) -> bool {
        self.program.power(what.power).kind == PowerKind::Payment
    }

    /// What such a payment is for: "to end Radar Sense of Daredevil", "to recruit Bishop", "for Stupid of Rhino".
    pub(crate) fn payment_words(&self, p: &Position, what: &PayFor) -> String {
        match p.modifiers.iter().find(|modifier| what.via != 0 && modifier.stamp == what.via) {
            Some(change) => format!("to end {}", self.change_words(change)),
            None if what.piece != NO_PIECE => format!("to recruit {}", self.piece_name(p, what.piece)),
            None => match self.offering(p) {
                Some(script) => format!("for {}", self.source_words(script.card, script.at)),
                None => "for an effect".to_owned(),
            },
        }
    }

    /// A change that can be paid off, by the name of the power that made it.
    pub(crate) fn change_words(&self, change: &Modifier) -> String {
        let name = self.name_of(change.card);
        let powers = self.card(change.card).map(|card| card.powers.as_slice()).unwrap_or_default();
        match powers.iter().find(|power| lasts_until_paid(power)) {
            Some(Power::Use { name: power, .. }) => format!("{power} of {name}"),
            _ => name.to_owned(),
        }
    }

    /// The text of the power that made a change.
    pub(super) fn change_text(&self, change: &Modifier) -> String {
        let Some(card) = self.card(change.card) else { return String::new() };
        card.powers
            .iter()
            .find(|power| lasts_until_paid(power))
            .map(|power| power_text(power, card, self.keywords()))
            .unwrap_or_default()
    }

    /// "Pay to end Radar Sense of Daredevil".
    pub(super) fn pay_off_label(&self, p: &Position, number: u8) -> String {
        let change = p.modifiers.get(usize::from(number));
        let what = change.map_or_else(|| "an effect".to_owned(), |change| self.change_words(change));
        match self.symbol_to_pay_off(p, number) {
            Some(Symbol::Wild) => format!("Pay {} to end {what}", symbols_words(Symbol::Wild.bit())),
            _ => format!("Pay to end {what}"),
        }
    }

    /// The symbol that ends a lasting change.
    pub(super) fn symbol_to_pay_off(&self, p: &Position, number: u8) -> Option<Symbol> {
        match p.modifiers.get(usize::from(number)) {
            Some(Modifier { op: ModOp::OpenHand | ModOp::Law(_), term: Term::PaidOff(symbol), .. }) => Some(*symbol),
            _ => None,
        }
    }

    /// The effect that makes the offer being answered.
    pub(super) fn offering<'p>(&self, p: &'p Position) -> Option<&'p Script> {
        let scripts = p.frames.iter().rev().filter_map(|frame| match frame {
            Frame::Script(script) => Some(script),
            _ => None,
        });
        scripts.into_iter().next()
    }

    /// "Stupid of Rhino: Pay [Intellect]? If so: Stun Rhino."
    pub(super) fn offer_question(&self, p: &Position) -> Asked {
        let Some(Frame::Pay(pay)) = p.frames.last() else { return "Pay?".into() };
        let cost = self.cost_words(pay.what.power);
        let Some(script) = self.offering(p) else { return format!("Pay {cost}?").into() };
        let source = self.source_words(script.card, script.at);
        let text = match self.program.op(script.at) {
            Op::Offer(_, _, after) => {
                let then = self.told_leaves((script.at + 1, after), script.card);
                format!("Pay {cost}? If so: {then}.")
            }
            _ => format!("Pay {cost}?"),
        };
        Asked { source, text, ..Asked::default() }
    }
}

/// A super power that changes players until one of them pays.
fn lasts_until_paid(power: &Power) -> bool {
    let paid = |event: &Event| matches!(event, Event::Of(Verb::Pay, _));
    let lasts =
        |effect: &Effect| matches!(effect, Effect::Change(_, _, Until::Event(events)) if events.iter().any(paid));
    matches!(power, Power::Use { then, .. } if then.iter().any(lasts))
}
