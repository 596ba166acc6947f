//! The table on the screen, made from what was reported of it.

use crate::cell::Cell;
use crate::face;
use crate::screen::{self, BOLD, DIM, MARK, PLAIN, paint, say};
use longbox_protocol::{CardInfo, CardNo, HandCard, Observation, Picture, Seat, Thing};

/// What there is to draw, with the cards that it speaks of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    pub(crate) table: &'a Observation,
    pub(crate) faces: &'a [CardInfo],
}

/// Something on the table that has a name.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) thing: Thing,
    pub(crate) card: CardNo,
    /// On the player's side.
    pub(crate) mine: bool,
    pub(crate) in_play: bool,
    /// What it can do, by name.
    pub(crate) powers: Vec<String>,
    /// What makes its numbers.
    pub(crate) numbers: Vec<String>,
}

impl Named {
    /// A card in the player's hand.
    pub(crate) fn held(name: &str, held: &HandCard, card: CardNo) -> Named {
        let (thing, numbers) = (held.thing.clone(), held.notes.clone());
        Named { name: name.to_owned(), thing, card, mine: true, in_play: false, powers: Vec::new(), numbers }
    }
}

/// A table of one game. All that is common to games is shown without it.
pub(crate) trait Drawn {
    /// What the signs on the table mean.
    fn keys(&self) -> &'static [(&'static str, &'static str)];
    /// The whole table.
    fn show(&self, view: &View<'_>);
    /// What matters in the middle of things.
    fn show_short(&self, view: &View<'_>);
    /// Whether something is going on that the next question is about.
    fn is_busy(&self) -> bool;
    /// What has a name, the player's own first.
    fn named(&self, view: &View<'_>) -> Vec<Named>;
    /// What makes the numbers that are not as printed.
    fn numbers(&self, view: &View<'_>) -> Vec<String>;
    fn hand(&self, seat: Seat) -> &[HandCard];
    fn teammates(&self, _seat: Seat) -> &[Seat] {
        &[]
    }
    /// The open piles: whose, what they are called, and what is known of them.
    fn piles(&self) -> Vec<(Seat, &'static str, &[CardNo])>;
}

fn drawn(picture: &Picture) -> &dyn Drawn {
    match picture {
        Picture::Vs(table) => table.as_ref(),
        Picture::Squad(table) => table.as_ref(),
    }
}

impl View<'_> {
    pub(crate) fn drawn(&self) -> &dyn Drawn {
        drawn(&self.table.picture)
    }

    /// What the player sees before a question: the whole table, or less in the middle of things.
    pub(crate) fn glance(&self) {
        say("");
        match self.drawn().is_busy() {
            true => self.drawn().show_short(self),
            false => self.drawn().show(self),
        }
    }

    pub(crate) fn face(&self, card: CardNo) -> Option<&CardInfo> {
        self.faces.get(usize::from(card))
    }

    pub(crate) fn name(&self, card: CardNo) -> &str {
        self.face(card).map_or("", |face| face.name.as_str())
    }

    /// Whose side is shown below.
    pub(crate) fn me(&self) -> Seat {
        self.table.below
    }

    pub(crate) fn player(&self, seat: Seat) -> &str {
        self.table.players.get(seat.index()).map_or("Nobody", |player| player.name.as_str())
    }

    /// A player inside a sentence.
    pub(crate) fn inside(&self, seat: Seat) -> String {
        match self.player(seat) {
            "You" => "you".to_owned(),
            name => name.to_owned(),
        }
    }

    /// Who plays on the player's side, by name.
    pub(crate) fn teammates(&self) -> String {
        self.drawn().teammates(self.me()).iter().map(|seat| self.player(*seat)).collect::<Vec<_>>().join(", ")
    }

    /// "your turn", "turn of Sidekick".
    pub(crate) fn turn_of(&self, seats: &[Seat]) -> String {
        match seats {
            [seat] if self.player(*seat) == "You" => "your turn".to_owned(),
            _ => format!("turn of {}", seats.iter().map(|seat| self.inside(*seat)).collect::<Vec<_>>().join(" and ")),
        }
    }

    /// The cards of a hand that can be seen, equal ones of a part together, with what `facts` says of each.
    pub(crate) fn hand_cells(&self, seat: Seat, facts: impl Fn(&CardInfo) -> String) -> Vec<Cell> {
        let hand = self.drawn().hand(seat);
        let cell = |part: Option<&str>, (card, copies): (CardNo, usize)| {
            let (style, facts) =
                self.face(card).map_or((PLAIN, String::new()), |face| (face::style(face), facts(face)));
            with_part(Cell::new(style, &times(copies, self.name(card))).with(DIM, &facts), part)
        };
        let cells = |part: Option<&str>| {
            let own = hand.iter().filter(|held| held.part.as_deref() == part).filter_map(|held| held.card);
            counted(own).into_iter().map(|card| cell(part, card)).collect::<Vec<Cell>>()
        };
        parts(hand.iter().map(|held| held.part.as_deref())).into_iter().flat_map(cells).collect()
    }

    /// The names of the cards in a hand that can be seen, and of the card on top of the deck.
    pub(crate) fn show_known(&self, seat: Seat, deck_top: Option<CardNo>) {
        let known = self.drawn().hand(seat).iter().filter_map(|card| card.card);
        let known: Vec<&str> = known.map(|card| self.name(card)).collect();
        if seat != self.me() && !known.is_empty() {
            screen::say_wrapped(2, DIM, &format!("known in hand: {}", known.join(", ")));
        }
        if let Some(card) = deck_top {
            screen::say_wrapped(2, DIM, &format!("on top of the deck: {}", self.name(card)));
        }
    }

    /// The player's hand with its texts.
    pub(crate) fn show_hand(&self) {
        let hand = self.drawn().hand(self.me());
        if hand.is_empty() {
            say("Your hand is empty.");
        }
        for (card, copies) in counted(hand.iter().filter_map(|card| card.card)) {
            let Some(face) = self.face(card) else { continue };
            let name = paint(face::style(face).bold(), times(copies, &face.name));
            say(format_args!("  {name}  {}", paint(DIM, face::facts(face))));
            let notes = hand.iter().find(|held| held.card == Some(card)).map(|held| held.notes.as_slice());
            let text = Some(face::text(face)).filter(|text| !text.is_empty());
            for line in text.iter().chain(notes.unwrap_or_default()) {
                screen::say_wrapped(4, PLAIN, line);
            }
        }
    }

    pub(crate) fn show_piles(&self) {
        for (seat, what, cards) in self.drawn().piles() {
            let names = counted(cards.iter().copied()).into_iter().map(|(card, copies)| times(copies, self.name(card)));
            let names: Vec<String> = names.collect();
            say(paint(BOLD, format_args!("{what} of {} ({})", self.inside(seat), cards.len())));
            let names = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
            screen::say_wrapped(2, PLAIN, &names);
        }
    }
}

/// "2× Thor".
fn times(copies: usize, name: &str) -> String {
    if copies > 1 { format!("{copies}× {name}") } else { name.to_owned() }
}

/// Each card with its number of copies, in the order of the first ones.
/// Whose parts cards lie in, each once.
pub(crate) fn parts<'a>(all: impl Iterator<Item = Option<&'a str>>) -> Vec<Option<&'a str>> {
    let mut parts: Vec<Option<&str>> = all.collect();
    parts.dedup();
    parts
}

/// A card with a mark where it lies in a part of somebody's own.
pub(crate) fn with_part(cell: Cell, part: Option<&str>) -> Cell {
    match part {
        Some(holder) => cell.with(MARK, &format!("{holder}'s")),
        None => cell,
    }
}

pub(crate) fn counted(cards: impl Iterator<Item = CardNo>) -> Vec<(CardNo, usize)> {
    let mut counted: Vec<(CardNo, usize)> = Vec::new();
    for card in cards {
        match counted.iter_mut().find(|(other, _)| *other == card) {
            Some((_, copies)) => *copies += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}
