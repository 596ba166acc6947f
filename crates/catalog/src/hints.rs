//! What to write instead: hints for mistakes in card files.

use crate::near::nearest_word;
use longbox_squad::CardError;
use longbox_squad::language::Effect;
use ron::error::Error;

/// A hint for a file that cannot be read. `before` is the line up to the mistake.
pub(crate) fn syntax(error: &Error, before: &str) -> String {
    match error {
        Error::NoSuchEnumVariant { expected, found, .. } => {
            let like = nearest_word(found, expected.iter().copied());
            let like = like.map(|word| format!(", did you mean `{word}`?")).unwrap_or_else(|| ";".to_owned());
            format!("that word is not in the card language{like} docs/squad-cards.md lists all words")
        }
        Error::NoSuchStructField { expected, found, outer } => {
            let like = nearest_word(found, expected.iter().copied());
            let like = like.map(|word| format!("did you mean `{word}`? ")).unwrap_or_default();
            match outer.as_deref() {
                Some(word) if word != "Card" => format!("{like}the fields of {word} are {}", expected.join(", ")),
                _ => format!("{like}fields are {}", expected.join(", ")),
            }
        }
        Error::MissingStructField { field, outer: Some(word) } if word != "Card" => {
            format!("{word} needs {field}; its fields are {}", fields(word).join(", "))
        }
        Error::MissingStructField { .. } => {
            "a card needs id, name, heroes, level, factors, block and rarity".to_owned()
        }
        Error::SuggestRawIdentifier(word) | Error::InvalidIdentifier(word)
            if word.trim_start_matches(['+', '-']).starts_with(|letter: char| letter.is_ascii_digit()) =>
        {
            format!("a number is written N({word}) here")
        }
        Error::IntegerOutOfBounds => number(before).to_owned(),
        Error::ExpectedInteger => "a plain number stands here, without N, brackets or quotes".to_owned(),
        Error::ExpectedArray => "a list stands here, in [ and ], even if it holds a single thing".to_owned(),
        Error::ExpectedDifferentLength { .. } => {
            "the word has other parts; docs/squad-cards.md shows those of every word".to_owned()
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            "the word needs its parts in ( and ); docs/squad-cards.md shows those of every word".to_owned()
        }
        _ if error.to_string().contains("xpected") => {
            "look for a missing comma, bracket or quote just before this place".to_owned()
        }
        _ => "compare with a card in cards/squad; docs/squad-cards.md explains the format".to_owned(),
    }
}

/// What a number may be, by the field it stands behind.
fn number(before: &str) -> &'static str {
    let field = before.trim_end_matches(|letter: char| letter.is_ascii_digit() || "+-_ ".contains(letter));
    match field {
        _ if field.ends_with("level:") => "a level is 1 to 20",
        _ if field.ends_with("attack:") => "an attack is 0 to 99",
        _ => "that number is too large or too small to stand here",
    }
}

/// The fields of an effect, as the reader itself knows them.
fn fields(word: &str) -> &'static [&'static str] {
    match ron::from_str::<Effect>(&format!("{word}(no_such_field: 0)")).map_err(|error| error.code) {
        Err(Error::NoSuchStructField { expected, .. }) => expected,
        _ => &[],
    }
}

/// A hint for a card that can be read but not played. `other` is where its id was used before.
pub(crate) fn card(error: &CardError, other: Option<String>) -> String {
    let CardError::Impossible { what, .. } = error else {
        let other = other.map(|place| format!(" (the other is at {place})")).unwrap_or_default();
        return format!("give one of them another id{other}");
    };
    let hints = [
        ("id", "write `id: \"MY1\"`, with an id that no other card has"),
        ("name", "write `name: \"My Card\"`"),
        ("hero", "write `heroes: [\"Thor\"]`, or two for a team-up"),
        ("a level", "change its `level`"),
        ("an attack", "change its `attack`"),
        ("one or two Factors", "write `factors: [Speed]` or `factors: [Speed, Tech]`"),
        ("blocking icon", "change its `block` or its `factors`"),
        (
            "variable attack",
            "write an `attack`, or leave it out and let a power be `Declared([AttackIs(...)])`; never both",
        ),
        ("ForEach", "let one power do it in two effects, one after the other"),
        ("a trigger", "write Me or Foe"),
        ("change of power", "let it depend on something else: cards in hand, Keepers in play"),
    ];
    let found = hints.into_iter().find(|(word, _)| what.contains(word) && (*word != "id" || what.contains("an id")));
    found.map_or("docs/squad-cards.md explains the fields and words of a card", |(_, hint)| hint).to_owned()
}
