//! Options in words: short keys that mean the same next year, and what players read (see the files below).

mod asked;
mod deal;
mod label;
mod naming;
mod narration;
mod payment;
mod question;
mod sentence;
mod things;

pub use deal::DealWords;
pub(crate) use label::timing_words;
pub(crate) use naming::symbols_words;
pub use question::Asked;
pub use things::place_in_deck;
pub(crate) use things::{COUNTER, POINT, RESOURCE};

use crate::Vs;
use crate::menu::Choice;
use crate::state::position::{Ask, Piece, Position, Row, Slot};

/// Tells a card on top of a deck from an equal one in a hand.
fn from_top(p: &Position, piece: Piece) -> &'static str {
    let top = p.top_of_deck(crate::state::position::owner(piece)) == Some(piece);
    if top { "-top" } else { "" }
}

impl Vs {
    /// A short name of an option.
    pub(crate) fn option_key(&self, p: &Position, choice: Choice) -> String {
        let card = |piece: Piece| format!("{}{}", self.name_of(p.card(piece)), self.part_key(p, piece));
        match choice {
            Choice::Pass => "pass".to_owned(),
            Choice::Yes => "yes".to_owned(),
            Choice::No => "no".to_owned(),
            Choice::Player(seat) => format!("player:{seat}"),
            Choice::Row(row) => format!("row:{}", row_word(row)),
            Choice::RowOf(seat, row) => format!("row:{seat}:{}", row_word(row)),
            Choice::Resource(piece, true) => format!("resource-up:{}", card(piece)),
            Choice::Resource(piece, false) => format!("resource:{}", card(piece)),
            Choice::Recruit(piece, 0) => format!("recruit{}:{}", from_top(p, piece), card(piece)),
            Choice::Recruit(piece, way) => format!("recruit:{}:{way}", card(piece)),
            Choice::Search(card) => format!("search:{}", self.name_of(card)),
            Choice::Move(slot) => format!("move:{}", self.fighter_key(p, slot)),
            Choice::Attack(slot) => format!("attack:{}", self.fighter_key(p, slot)),
            Choice::Join(slot) => format!("join:{}", self.fighter_key(p, slot)),
            Choice::Target(slot) => format!("target:{}", self.fighter_key(p, slot)),
            Choice::Use(slot, number) => format!("use:{}:{number}", self.fighter_key(p, slot)),
            Choice::UseCard(piece, number) => format!("use-card:{}:{number}", card(piece)),
            Choice::Play(piece, mode) => format!("play{}:{}:{mode}", from_top(p, piece), card(piece)),
            Choice::PlayAs(piece, like, mode) => {
                format!("play{}:{}:as:{}:{mode}", from_top(p, piece), card(piece), self.name_of(like))
            }
            Choice::PowerUp(piece, slot) => format!("power-up:{}:{}", self.fighter_key(p, slot), card(piece)),
            Choice::Fighter(slot) => format!("character:{}", self.fighter_key(p, slot)),
            Choice::Card(piece) => self.card_key(p, piece),
            Choice::Trigger(number) => {
                let pending = p.pending_triggers.get(usize::from(number));
                format!("trigger:{}#{number}", pending.map_or("", |pending| self.name_of(pending.card)))
            }
            Choice::Version(card) => format!("version:{}", self.card(card).map_or("", |card| card.id.as_str())),
            Choice::Number(number) => format!("number:{number}"),
            Choice::Name(card) => format!("name:{}", self.name_of(card)),
            Choice::Team(team) => format!("team:{}", self.team_name(team)),
            Choice::Way(number) => format!("way:{number}"),
            Choice::PayOff(number) => {
                let change = p.modifiers.get(usize::from(number));
                format!("pay-off:{}#{number}", change.map_or("", |change| self.name_of(change.card)))
            }
        }
    }

    /// A card by name, or by whose it is where the player who picks it cannot see it.
    fn card_key(&self, p: &Position, piece: Piece) -> String {
        let key = self.plain_card_key(p, piece);
        if p.moles(piece).next().is_some() { format!("{key}:beneath") } else { key }
    }

    fn plain_card_key(&self, p: &Position, piece: Piece) -> String {
        let of = crate::state::position::owner(piece);
        let part = self.part_key(p, piece);
        match p.knowledge(of).knows(p.asked(), crate::state::position::local(piece)) {
            // Turning a location down and discarding another copy of it are two ways to pay.
            true if p.ask() == Ask::Pay && !p.zones(of).face_up.contains(piece) => {
                format!("discard:{}{part}", self.name_of(p.card(piece)))
            }
            true if of != p.asked() => format!("card:{of}:{}{part}", self.name_of(p.card(piece))),
            true => format!("card:{}{part}", self.name_of(p.card(piece))),
            false => format!("card:{of}:face-down{part}"),
        }
    }

    /// Whose part of a hand or resource row a card lies in, if it is not the main part.
    fn part_key(&self, p: &Position, piece: Piece) -> String {
        p.part_holder(piece).map_or_else(String::new, |holder| format!("@{}", self.fighter_key(p, holder)))
    }

    /// A character by side and name; equal ones are counted.
    fn fighter_key(&self, p: &Position, slot: Slot) -> String {
        let fighter = p.fighter(slot);
        let name = self.name_of(fighter.card);
        let same = |other: &Slot| {
            let other = p.fighter(*other);
            other.side == fighter.side && self.name_of(other.card) == name
        };
        let before = p.in_play().iter().filter(|other| *other < slot).filter(same).count();
        match before {
            0 => format!("{}.{name}", fighter.side),
            more => format!("{}.{name}#{}", fighter.side, more + 1),
        }
    }
}

fn row_word(row: Row) -> &'static str {
    match row {
        Row::Front => "front",
        Row::Back => "back",
        Row::None => "none",
    }
}
