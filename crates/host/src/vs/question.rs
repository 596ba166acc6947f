//! The question to a player.

use super::offers::offers;
use super::refusals::refusals;
use crate::Seen;
use longbox_kernel::{Decision, Shape};
use longbox_protocol::{Deal, Offer, OfferRole, Question, QuestionShape, Step};
use longbox_vs::text::closed_sentence;
use longbox_vs::{Ask, Choice, Vs};

pub(super) fn question(seen: &Seen<'_, Vs>, decision: Decision, options: &[Choice]) -> Question {
    let offers = offers(seen, options);
    let asked = seen.game.question(seen.position(), seen.me);
    let deal = deal(seen);
    // Whoever may accept a deal needs no list of what else might have been in it.
    let is_offer = deal.as_ref().is_some_and(|deal| deal.offered);
    Question {
        number: 0,
        source: asked.source,
        effect: seen.names.put_into(&asked.effect),
        text: seen.names.put_into(&asked.text),
        detail: if is_offer { String::new() } else { detail(seen) },
        shape: shape(decision.shape, &offers),
        refusals: refusals(seen, &offers),
        offers,
        deal,
        step: Step::Other,
    }
}

/// The deal that the viewer puts together or may accept.
fn deal(seen: &Seen<'_, Vs>) -> Option<Deal> {
    let deal = seen.game.deal(seen.position(), seen.me)?;
    let text = if deal.parts == 0 { String::new() } else { closed_sentence(&first_capital(&deal.text)) };
    Some(Deal { text: seen.names.put_into(&text), offered: deal.offered })
}

fn first_capital(text: &str) -> String {
    text.strip_prefix("you ").map_or_else(|| text.to_owned(), |rest| format!("You {rest}"))
}

fn shape(shape: Shape, offers: &[Offer]) -> QuestionShape {
    let yes_or_no = offers.iter().any(|offer| matches!(offer.role, OfferRole::Yes | OfferRole::No));
    match shape {
        Shape::YesNo if !yes_or_no => QuestionShape::One,
        Shape::One => QuestionShape::One,
        Shape::Some { picked, most } => QuestionShape::Some { picked, most },
        Shape::Order { placed } => QuestionShape::Order { placed },
        Shape::Number { low, high } => QuestionShape::Number { low, high },
        Shape::YesNo => QuestionShape::YesNo,
        Shape::Name => QuestionShape::Name,
    }
}

/// The text of the effect at work, or how the combat stands.
fn detail(seen: &Seen<'_, Vs>) -> String {
    match seen.position().ask() {
        Ask::Plays | Ask::StrikeBack => seen.present_combat().map(|fight| seen.forecast(fight)).unwrap_or_default(),
        _ => seen.game.asking_text(seen.position()),
    }
}

/// Passing, or saying no where nothing else is asked.
pub(super) fn pass(options: &[Choice]) -> Option<u16> {
    let place = |wanted: Choice| options.iter().position(|choice| *choice == wanted);
    let only_no = options.iter().all(|choice| matches!(choice, Choice::Yes | Choice::No));
    let no = || place(Choice::No).filter(|_| only_no);
    place(Choice::Pass).or_else(no).map(|at| at as u16)
}
