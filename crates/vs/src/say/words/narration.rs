//! Events in words, in the past tense, with their cause.

use crate::Vs;
use crate::event::{Happened, Sight};
use crate::program::Op;
use crate::say::text::words::{ended, list, without_stop};
use crate::state::position::CardNo;
use crate::verbs::Effect;
use crate::verbs::points::PayLess;
use longbox_kernel::Seat;

/// How the players are spoken of. One who is called "You" is spoken to.
pub(super) struct Players<'a>(pub(super) &'a [&'a str]);

impl Players<'_> {
    pub(super) fn who(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).copied().unwrap_or("Nobody")
    }

    /// "Your" or "Player B's", at the head of a sentence.
    pub(super) fn whose(&self, seat: Seat) -> String {
        match self.who(seat) {
            "You" => "Your".to_owned(),
            name => format!("{name}'s"),
        }
    }

    /// The same in the middle of one.
    pub(super) fn of(&self, seat: Seat) -> String {
        let whose = self.whose(seat);
        if whose == "Your" { "your".to_owned() } else { whose }
    }

    /// "your" or "their".
    pub(super) fn their(&self, seat: Seat) -> &'static str {
        if self.who(seat) == "You" { "your" } else { "their" }
    }

    pub(super) fn goes(&self, seat: Seat) -> &'static str {
        if self.who(seat) == "You" { "go" } else { "goes" }
    }

    pub(super) fn was(&self, seat: Seat) -> &'static str {
        if self.who(seat) == "You" { "were" } else { "was" }
    }
}

/// The cards or characters that a sentence is about.
pub(super) struct About {
    pub(super) cards: String,
    pub(super) several: bool,
}

impl Vs {
    /// An event in words. `names` are what the players are called, one a seat.
    pub fn tell(&self, sight: &Sight, names: &[&str]) -> String {
        let text = self.tell_bare(sight, names);
        match self.told_cause(sight) {
            Some(cause) => ended(&format!("{} because of {cause}", without_stop(&text))),
            None => text,
        }
    }

    /// The same without what brought it about.
    pub fn tell_bare(&self, sight: &Sight, names: &[&str]) -> String {
        self.tell_together(std::slice::from_ref(sight), names)
    }

    /// Events that differ only in whom they are about, told as one, without what brought them about.
    pub fn tell_together(&self, sights: &[Sight], names: &[&str]) -> String {
        let Some(first) = sights.first() else { return String::new() };
        let cards: Vec<String> = sights.iter().map(|sight| self.sight_card(sight).to_owned()).collect();
        let about = About { cards: list(&cards, "and"), several: sights.len() > 1 };
        let told = self.sentence(first, &about, &Players(names));
        // Behind a name that ends with one there is no second full stop.
        let told = told.strip_suffix("..").map(ended).unwrap_or(told);
        // The name of a card may end a sentence by itself.
        told.strip_suffix("!.").map(|told| format!("{told}!")).unwrap_or(told)
    }

    /// The cause, where it is told: none for what begins by itself.
    pub fn told_cause(&self, sight: &Sight) -> Option<String> {
        self.cause_words(sight).filter(|_| !begins_by_itself(sight.what))
    }

    /// The effect that brought an event about: "Lightning Strike of Thor". None if it was no effect.
    pub fn cause_words(&self, sight: &Sight) -> Option<String> {
        let card = sight.cause.filter(|_| sight.at != 0)?;
        Some(self.source_words(card, sight.at))
    }

    pub(super) fn sight_card(&self, sight: &Sight) -> &str {
        sight.card.map_or("a card", |card| self.name_of(card))
    }

    /// "Defenders ", if only characters of a team cost less.
    pub(super) fn cheaper(&self, sight: &Sight) -> String {
        let effect = match self.program.op(sight.at) {
            Op::Do(number) if sight.at != 0 => Some(self.program.effect(number)),
            _ => None,
        };
        match effect {
            Some(Effect::PayLess(PayLess { teams: Some(teams), .. })) => {
                format!("{} ", self.team_names(*teams).join(" or "))
            }
            _ => String::new(),
        }
    }

    /// "Lightning Strike of Thor": the power with that number on the card.
    pub(super) fn used_words(&self, sight: &Sight, number: u8) -> String {
        let name = self.sight_card(sight);
        let known = |card: &CardNo| self.card(*card).is_some();
        let powers = sight.card.filter(known).map(|card| self.face(card).powers.as_slice()).unwrap_or_default();
        let mut supers = powers.iter().map(|power| self.program.power(*power)).filter(|def| def.used.is_some());
        match supers.nth(usize::from(number)) {
            Some(def) => format!("{} of {name}", def.name),
            None => format!("a power of {name}"),
        }
    }
}

/// Events that are the beginning of something and need no cause.
fn begins_by_itself(what: Happened) -> bool {
    matches!(
        what,
        Happened::TurnBegan { .. }
            | Happened::PowerUsed { .. }
            | Happened::Paid { .. }
            | Happened::GameOver { .. }
            | Happened::RuleChanged
    )
}
