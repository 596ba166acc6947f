//! Players inside sentences: "You draw", "your hand", "Mira's deck".

use longbox_kernel::Seat;

/// How whoever sits at the keyboard is called.
pub(crate) const YOU: &str = "You";
pub(crate) const NOBODY: &str = "Nobody";

/// A player whom nobody has named.
pub(crate) fn letter(seat: Seat) -> String {
    format!("Player {seat}")
}

/// The same inside a sentence.
pub(crate) fn letter_inside(seat: Seat) -> String {
    format!("player {seat}")
}

/// One of several of the same name.
pub(crate) fn numbered(name: &str, seat: Seat) -> String {
    format!("{name} {seat}")
}

/// In the middle of a sentence: "you", "Mira".
pub(crate) fn inside(name: &str) -> &str {
    if name == YOU { "you" } else { name }
}

/// In front of what belongs to the player, inside a sentence: "your", "Mira's".
pub(crate) fn whose(name: &str) -> String {
    if name == YOU { "your".to_owned() } else { format!("{name}'s") }
}

/// The same at the head of a sentence.
pub(crate) fn whose_first(name: &str) -> String {
    if name == YOU { "Your".to_owned() } else { format!("{name}'s") }
}

/// Behind what belongs to the player: " (yours)".
pub(crate) fn in_brackets(name: &str) -> String {
    if name == YOU { " (yours)".to_owned() } else { format!(" ({name}'s)") }
}

/// Somebody who chooses a player: "yourself", "you", "Mira".
pub(crate) fn chosen(name: &str, by_itself: bool) -> &str {
    if name == YOU && by_itself { "yourself" } else { inside(name) }
}

/// A verb as others do it and as you do it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Verb(&'static str, &'static str);

pub(crate) const ATTACK: Verb = Verb("attacks", "attack");
pub(crate) const CHOOSE: Verb = Verb("chooses", "choose");
pub(crate) const DRAW: Verb = Verb("draws", "draw");
pub(crate) const HAVE: Verb = Verb("has", "have");
pub(crate) const HIT: Verb = Verb("hits", "hit");
pub(crate) const LOSE: Verb = Verb("loses", "lose");
pub(crate) const TAKE: Verb = Verb("takes", "take");

/// Verbs that the rules say of a player by letter: "Player A goes first".
const SAID_OF_PLAYERS: [Verb; 10] = [
    ATTACK,
    HAVE,
    Verb("forms", "form"),
    Verb("goes", "go"),
    Verb("is", "are"),
    Verb("makes", "make"),
    Verb("pays", "pay"),
    Verb("recruits", "recruit"),
    Verb("uses", "use"),
    Verb("wins", "win"),
];

/// "You draw", "Mira draws".
pub(crate) fn does(name: &str, verb: Verb) -> String {
    format!("{name} {}", if name == YOU { verb.1 } else { verb.0 })
}

/// What is told of a player by letter, told to that player: behind "You" the verb takes its other form.
pub(crate) fn told_to_you(line: &str) -> String {
    let rest = line.strip_prefix(YOU).and_then(|rest| rest.strip_prefix(' '));
    let Some(rest) = rest else { return line.to_owned() };
    let end = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
    let (verb, behind) = rest.split_at(end);
    let own = SAID_OF_PLAYERS.iter().find(|known| known.0 == verb).map_or(verb, |known| known.1);
    format!("{YOU} {own}{behind}")
}

/// "A", "A and B", "A, B and C".
pub(crate) fn all_of(names: &[impl AsRef<str>]) -> String {
    listed(names, "and")
}

/// "A", "A or B", "A, B or C".
pub(crate) fn one_of(names: &[impl AsRef<str>]) -> String {
    listed(names, "or")
}

fn listed(names: &[impl AsRef<str>], word: &str) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_is_spoken_to() {
        assert_eq!([does("You", TAKE), does("Mira", TAKE)], ["You take", "Mira takes"]);
        assert_eq!(told_to_you("You wins: out of cards."), "You win: out of cards.");
        assert_eq!(told_to_you("You goes first"), "You go first");
        assert_eq!(told_to_you("You pays"), "You pay");
        assert_eq!(told_to_you("You cannot block."), "You cannot block.");
        assert_eq!(told_to_you("Mira goes first"), "Mira goes first");
    }

    #[test]
    fn lists_have_one_word_between_the_last_two() {
        assert_eq!(all_of(&["A"]), "A");
        assert_eq!([all_of(&["A", "B", "C"]), one_of(&["A", "B"])], ["A, B and C", "A or B"]);
    }
}
