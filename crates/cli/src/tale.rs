//! Games told in words, with the players' names.

use crate::screen::{BOLD, paint};
use longbox_kernel::Seat;
use longbox_squad::{Kind, Sight, Squad};

/// What the players are called. Whoever sits at the keyboard is "You".
#[derive(Clone, Debug)]
pub(crate) struct Names(pub(crate) [String; 2]);

impl Names {
    /// Two players that nobody has named.
    pub(crate) fn letters() -> Names {
        Names(["Player A".to_owned(), "Player B".to_owned()])
    }

    /// Me at the keyboard against somebody.
    pub(crate) fn facing(me: Seat, foe: &str) -> Names {
        let mut names = [foe.to_owned(), foe.to_owned()];
        names[me.index() & 1] = "You".to_owned();
        Names(names)
    }

    pub(crate) fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index() & 1]
    }

    /// The names in the place of "Player A" and "player B", which the rules say.
    pub(crate) fn put_into(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for seat in [Seat::A, Seat::B] {
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

/// The sights of a game in words. What belongs together makes one line: cards drawn or lost one after another, a
/// flip and the power it brings, an attack and its value.
pub(crate) fn tell(game: &Squad, names: &Names, sights: &[Sight]) -> Vec<String> {
    let sights: Vec<Sight> = sights.iter().copied().filter(|sight| !is_quiet(sight.kind)).collect();
    let mut lines = Vec::new();
    let mut rest = sights.as_slice();
    while let Some(first) = rest.first() {
        let alike = rest.iter().take_while(|sight| goes_on(first, sight)).count();
        let (now, later) = rest.split_at(alike.max(1));
        rest = later;
        let mut line = match (now, first.kind) {
            ([_, _, ..], Kind::LostFromDeck) => {
                format!("{} loses from the deck: {}.", names.of(first.seat), listed(game, now))
            }
            ([_, _, ..], _) => format!("{} draws {}.", names.of(first.seat), listed(game, now)),
            (_, Kind::TurnBegan) => paint(BOLD, format_args!("Turn {}: {}", first.number, names.of(first.seat))),
            _ => game.tell(first, [&names.0[0], &names.0[1]]),
        };
        if let Some((next, later)) = rest.split_first() {
            let value = next.kind == Kind::AttackValued && next.card == first.card && first.kind == Kind::Attacked;
            if value && line.ends_with("\".") {
                line = format!("{} for {}.", line.trim_end_matches('.'), next.number);
                rest = later;
            } else if next.kind == Kind::PowerBecame && first.kind == Kind::PowerFlipped {
                line = format!("{line} {}", game.tell(next, [&names.0[0], &names.0[1]]));
                rest = later;
            }
        }
        lines.push(second_person(line));
    }
    lines
}

/// Events that programs need and that tell a reader nothing new.
fn is_quiet(kind: Kind) -> bool {
    matches!(kind, Kind::AttackDiscarded | Kind::EffectBegan)
}

/// Whether an event only goes on with what the first one began.
fn goes_on(first: &Sight, next: &Sight) -> bool {
    matches!(first.kind, Kind::LostFromDeck | Kind::Drew)
        && (next.kind, next.seat, next.cause) == (first.kind, first.seat, first.cause)
        && (first.kind == Kind::LostFromDeck || first.cause.is_none())
}

fn listed(game: &Squad, sights: &[Sight]) -> String {
    if sights.iter().all(|sight| sight.card.is_none()) {
        return format!("{} cards", sights.len());
    }
    let card = |sight: &Sight| {
        let name = sight.card.map_or_else(|| "a card".to_owned(), |card| format!("\"{}\"", game.name_of(card)));
        if sight.kind == Kind::LostFromDeck && sight.number > 0 { format!("{name} (its icon blocks)") } else { name }
    };
    sights.iter().map(card).collect::<Vec<_>>().join(", ")
}

/// "You draws" becomes "You draw". The rules speak of players in the third person.
fn second_person(line: String) -> String {
    let line =
        line.replace(" You's ", " your ").replace(" a Keeper of You.", " your Keeper.").replace(" of You.", " of you.");
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
        let names = Names::facing(Seat::B, "Sidekick");
        assert_eq!(names.put_into("Player B wins: out of cards (win)."), "You win: out of cards (win).");
        assert_eq!(names.put_into("\"X\" of player A and Player B"), "\"X\" of Sidekick and you");
    }
}
