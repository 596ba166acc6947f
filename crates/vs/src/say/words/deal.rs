//! Deals in words.

use super::narration::Players;
use crate::Vs;
use crate::menu::Choice;
use crate::program::{Op, Place};
use crate::say::text::part_text;
use crate::say::text::words::{capital, list};
use crate::state::deal::{Part, Terms};
use crate::state::position::{CardNo, Position};
use crate::state::progress::{Bargain, Progress};
use crate::verbs::deal::Offer;
use crate::verbs::{Effect, Look};
use longbox_kernel::Seat;

/// "you" or "Player B".
fn called(seat: Seat, reader: Seat) -> String {
    if seat == reader { "you".to_owned() } else { format!("Player {seat}") }
}

/// A deal that a player puts together or is asked about, for whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealWords {
    /// The parts that it has so far, in a sentence; empty if it has none.
    pub text: String,
    /// How many they are.
    pub parts: usize,
    /// It is offered; otherwise it is still being put together.
    pub offered: bool,
    /// Who offers it, and to whom.
    pub between: (Seat, Seat),
}

impl Vs {
    fn element_words(&self, offer: &Offer, part: Part, card: CardNo, (me, other): (&str, &str)) -> String {
        let (doer, another) = if part.other { (other, me) } else { (me, other) };
        let line = offer.line(part);
        line.map_or_else(String::new, |line| part_text(&line.said, (doer, another), self.who_is(card), self.keywords()))
    }

    /// "you draw a card and Player B loses the game". Who does the next part as well is not named again.
    fn terms_words(&self, offer: &Offer, terms: Terms, card: CardNo, (me, other): (&str, &str)) -> String {
        let mut last = "";
        let told = terms.parts().map(|part| {
            let told = self.element_words(offer, part, card, (me, other));
            let before = std::mem::replace(&mut last, if part.other { other } else { me });
            let rest = told.strip_prefix(last).filter(|_| last == before);
            rest.map_or(told.clone(), |rest| rest.trim_start().to_owned())
        });
        let parts: Vec<String> = told.collect();
        list(&parts, "and")
    }

    /// The deal that this player puts together now or may accept.
    pub fn deal(&self, p: &Position, seat: Seat) -> Option<DealWords> {
        let (s, offer, how_far) = self.deal_on_top(p).filter(|_| p.asked == seat)?;
        let other = Seat(s.chosen);
        let names = (called(s.me, seat), called(other, seat));
        let text = self.terms_words(offer, p.deal.terms, s.card, (&names.0, &names.1));
        let (parts, between) = (p.deal.terms.len(), (s.me, other));
        match how_far {
            Bargain::Composed => Some(DealWords { text, parts, offered: false, between }),
            Bargain::Offered => Some(DealWords { text, parts, offered: true, between }),
            Bargain::Agreed | Bargain::Off => None,
        }
    }

    /// Everything that the deal which is being put together could be made of, whether it can be done or not.
    pub fn deal_lines(&self, p: &Position) -> Vec<Choice> {
        let lines = self.deal_on_top(p).map_or(0, |(_, offer, _)| offer.lines.len() as u8);
        (0..lines * 2).map(Choice::Way).collect()
    }

    /// Whose part of a deal an option is.
    pub fn deal_part(&self, p: &Position, choice: Choice) -> Option<Seat> {
        let (s, _, how_far) = self.deal_on_top(p)?;
        match (choice, how_far) {
            (Choice::Way(number), Bargain::Composed) => {
                Some(if Part::numbered(number).other { Seat(s.chosen) } else { s.me })
            }
            _ => None,
        }
    }

    pub(crate) fn deal_question(&self, at: &Look<'_>, offer: &Offer) -> String {
        let (s, seat, terms) = (at.s, at.seat, at.p.deal.terms);
        let names = (called(s.me, seat), called(Seat(s.chosen), seat));
        let names = (names.0.as_str(), names.1.as_str());
        let deal = capital(&self.terms_words(offer, terms, s.card, names));
        match s.progress {
            Progress::Dealing(Bargain::Composed) if terms.len() == 0 => {
                format!("What do you offer {}?", names.1)
            }
            Progress::Dealing(Bargain::Composed) => format!("{deal}. Offer this to {}?", names.1),
            Progress::Dealing(Bargain::Agreed) => {
                let asked = offer.asked_part(at).and_then(|(number, row)| Some((terms.parts().nth(number)?, row)));
                let Some((part, row)) = asked else { return String::new() };
                let told = capital(&self.element_words(offer, part, s.card, names));
                match (row, offer.line(part).map(|line| &line.does)) {
                    (true, _) => format!("{told}. Which row?"),
                    (_, Some(Effect::Discard(_) | Effect::MoveCards(_))) => format!("{told}. Which card?"),
                    _ => format!("{told}. Whom?"),
                }
            }
            _ => format!("{} offers a deal: {}. Do you accept?", capital(names.0), without_capital(&deal)),
        }
    }

    /// An option of a deal that is being put together: "Player B draws a card".
    pub(super) fn deal_way(&self, p: &Position, seat: Seat, number: u8) -> Option<String> {
        let (s, offer, _) = self.deal_on_top(p)?;
        let names = (called(s.me, seat), called(Seat(s.chosen), seat));
        Some(capital(&self.element_words(offer, Part::numbered(number), s.card, (&names.0, &names.1))))
    }

    /// The same below the name of whoever does it: "Draws a card".
    pub(super) fn deal_way_short(&self, p: &Position, seat: Seat, number: u8) -> Option<String> {
        let by = self.deal_part(p, Choice::Way(number))?;
        let whole = self.deal_way(p, seat, number)?;
        let rest = whole.strip_prefix(&capital(&called(by, seat))).map(str::trim_start);
        Some(capital(rest.unwrap_or(&whole)))
    }

    /// What else can be said to a deal.
    pub(super) fn deal_label(&self, p: &Position, choice: Choice) -> Option<&'static str> {
        let (_, _, how_far) = self.deal_on_top(p)?;
        match (how_far, choice) {
            (Bargain::Composed, Choice::Yes) => Some("Offer it"),
            (Bargain::Composed, Choice::No) => Some("Remove the last part"),
            (Bargain::Composed, Choice::Pass) => Some("No deal"),
            (Bargain::Offered, Choice::Yes) => Some("Accept"),
            (Bargain::Offered, Choice::No) => Some("Refuse"),
            _ => None,
        }
    }

    /// An offer in the log: "Player A offered Player B a deal: ..."
    pub(super) fn told_deal(
        &self,
        (at, card): (Place, Option<CardNo>),
        terms: Terms,
        to: Seat,
        by: Seat,
        players: &Players<'_>,
    ) -> String {
        let small = |seat: Seat| match players.who(seat) {
            "You" => "you".to_owned(),
            name => name.to_owned(),
        };
        let (me, other) = (small(by), small(to));
        let offer = match self.program.op(at) {
            Op::Do(number) => Some(self.program.effect(number)),
            _ => None,
        };
        let told = match (offer, card) {
            (Some(Effect::Offer(offer)), Some(card)) => self.terms_words(offer, terms, card, (&me, &other)),
            _ => String::new(),
        };
        format!("{} offered {other} a deal: {told}.", players.who(by))
    }
}

/// "you" in the middle of a sentence.
fn without_capital(text: &str) -> String {
    text.strip_prefix("You ").map_or_else(|| text.to_owned(), |rest| format!("you {rest}"))
}
