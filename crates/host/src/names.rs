//! Players by name, in what is told of games.

use longbox_kernel::Seat;

/// What the players are called. Whoever sits at the keyboard is "You".
#[derive(Clone, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, one a seat.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// So many players that nobody has named.
    pub fn letters(seats: usize) -> Names {
        Names((0..seats).map(|seat| format!("Player {}", Seat(seat as u8))).collect())
    }

    /// Me at the keyboard against somebody, or against several of that name.
    pub fn facing(me: Seat, seats: usize, foe: &str) -> Names {
        let name = |seat: Seat| match seats {
            _ if seat == me => "You".to_owned(),
            0..=2 => foe.to_owned(),
            _ => format!("{foe} {seat}"),
        };
        Names((0..seats).map(|seat| name(Seat(seat as u8))).collect())
    }

    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("Nobody", String::as_str)
    }

    /// The names in the place of "Player A" and "player B", which the rules say.
    pub fn put_into(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for seat in (0..self.0.len()).map(|seat| Seat(seat as u8)) {
            let (big, small) = (format!("Player {seat}"), format!("player {seat}"));
            let name = self.of(seat);
            let inside = if name == "You" { "you" } else { name };
            if let Some(rest) = text.strip_prefix(&big) {
                text = format!("{name}{rest}");
            }
            text = text.replace(&big, inside).replace(&small, inside);
        }
        second_person(text)
    }
}

/// "You draws" becomes "You draw". The rules speak of players in the third person.
pub fn second_person(line: String) -> String {
    let line = line.replace(" You's ", " your ").replace(" of You.", " of you.");
    if let Some(rest) = line.strip_prefix("You's ") {
        return format!("Your {rest}");
    }
    let Some((verb, rest)) = line.strip_prefix("You ").and_then(|rest| rest.split_once(' ')) else {
        return match line.as_str() {
            "You wins!" => "You win!".to_owned(),
            _ => line,
        };
    };
    let verb = match verb {
        "goes" => "go",
        "has" => "have",
        "does" => "do",
        _ => verb.strip_suffix('s').unwrap_or(verb),
    };
    // "You wins: ..." carries its colon along.
    let verb = verb.replace("wins:", "win:");
    format!("You {verb} {rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_is_spoken_to() {
        let say = |line: &str| second_person(line.to_owned());
        assert_eq!(say("You draws \"Yoink!\"."), "You draw \"Yoink!\".");
        assert_eq!(say("You does not attack."), "You do not attack.");
        assert_eq!(say("You's Keeper \"X\" is destroyed."), "Your Keeper \"X\" is destroyed.");
        assert_eq!(
            say("\"X\" falls from You's deck to the discard pile."),
            "\"X\" falls from your deck to the discard pile."
        );
        assert_eq!(say("Sidekick draws a card."), "Sidekick draws a card.");
    }

    #[test]
    fn letters_become_names() {
        let names = Names::facing(Seat::B, 2, "Sidekick");
        assert_eq!(names.put_into("Player B wins: out of cards."), "You win: out of cards.");
        assert_eq!(names.put_into("\"X\" of player A and Player B"), "\"X\" of Sidekick and you");
    }
}
