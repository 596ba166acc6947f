//! Players by name, in what is told of games.

use crate::words::person;
use longbox_kernel::Seat;

/// What the players are called. Whoever sits at the keyboard is "You".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, one a seat.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// So many players that nobody has named.
    pub(crate) fn letters(seats: usize) -> Names {
        Names((0..seats).map(|seat| person::letter(Seat(seat as u8))).collect())
    }

    /// Me at the keyboard against somebody, or against several of that name.
    pub fn facing(me: Seat, seats: usize, foe: &str) -> Names {
        let name = |seat: Seat| match seats {
            _ if seat == me => person::YOU.to_owned(),
            0..=2 => foe.to_owned(),
            _ => person::numbered(foe, seat),
        };
        Names((0..seats).map(|seat| name(Seat(seat as u8))).collect())
    }

    /// The name of a seat; a word for nobody where there is no such seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or(person::NOBODY, String::as_str)
    }

    /// The names in the place of "Player A" and "player B", which the rules say.
    pub(crate) fn put_into(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for seat in (0..self.0.len()).map(|seat| Seat(seat as u8)) {
            let (big, small) = (person::letter(seat), person::letter_inside(seat));
            let name = self.of(seat);
            if let Some(rest) = text.strip_prefix(&big) {
                text = format!("{name}{rest}");
            }
            text = text.replace(&big, person::inside(name)).replace(&small, person::inside(name));
        }
        person::told_to_you(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_become_names() {
        let names = Names::facing(Seat::B, 2, "Sidekick");
        assert_eq!(names.put_into("Player B wins: out of cards."), "You win: out of cards.");
        assert_eq!(names.put_into("\"X\" of player A and Player B"), "\"X\" of Sidekick and you");
    }
}
