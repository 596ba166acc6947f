//! What a card says that means nothing.

use super::Reference;
use super::verbs::{Mood, Role, roles};
use crate::language::Verb;

/// A sentence that can be read but means nothing, or not what it seems to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misuse {
    /// A word like `It` before anybody was chosen.
    #[error("nothing says what `{word}` is in `{sentence}`")]
    Unbound {
        /// The word that means nobody.
        word: Reference,
        /// Where it stands, as the file writes it.
        sentence: String,
    },
    /// A verb where it cannot be said, such as `Never(Draw(..))`.
    #[error("`{verb:?}` cannot be used in {mood}: `{sentence}`")]
    Mood {
        /// The verb.
        verb: Verb,
        /// What it was said for.
        mood: Mood,
        /// Where it stands, as the file writes it.
        sentence: String,
    },
    /// A verb with somebody or something that it has no place for.
    #[error("`{verb:?}` has no role `{role}` in {mood}: `{sentence}`")]
    Role {
        /// The verb.
        verb: Verb,
        /// What it was said for.
        mood: Mood,
        /// The role it does not have there.
        role: Role,
        /// Where it stands, as the file writes it.
        sentence: String,
    },
    /// A choice inside a condition, a number or a rule, where nobody can be asked.
    #[error("nobody can choose inside `{sentence}`")]
    Choice {
        /// Where it stands, as the file writes it.
        sentence: String,
    },
    /// One effect can ask only one question.
    #[error("there are two choices in `{sentence}`")]
    TwoChoices {
        /// The effect, as the file writes it.
        sentence: String,
    },
    /// What happens next would tell everybody about a hand or a deck.
    #[error("`{sentence}` asks what a hidden card is")]
    Hidden {
        /// The question, as the file writes it.
        sentence: String,
    },
    /// A list that must name something.
    #[error("a list is empty in `{sentence}`")]
    Empty {
        /// What stands around it, as the file writes it.
        sentence: String,
    },
}

impl Misuse {
    /// What the card's author could write instead.
    pub fn hint(&self) -> String {
        let hint = match self {
            Misuse::Unbound { word, .. } => unbound(*word),
            Misuse::Mood { verb, .. } => return other_moods(*verb),
            Misuse::Role { verb, mood, .. } => return other_roles(*verb, *mood),
            Misuse::Choice { .. } => {
                "a choice is an effect's own argument: write Choose(..) before it and then `It` or `Chosen`, \
                 or All([..])"
            }
            Misuse::TwoChoices { .. } => "make the first choice an effect of its own, with Choose(..)",
            Misuse::Hidden { .. } => {
                "ask only how many cards there are, as in Count([In(Hand(Me))]), or about face-up resources and KO \
                 piles"
            }
            Misuse::Empty { .. } => "say something in it, or leave the whole word out",
        };
        hint.to_owned()
    }
}

fn unbound(word: Reference) -> &'static str {
    match word {
        Reference::It => {
            "choose somebody before it, as in Choose(One([Enemy])), on every path: what a May or an If chose is known \
             after it only in If(Did, [..])"
        }
        Reference::Those => "`Those` stands in a Later and is whoever was `It` when it was made: choose them before it",
        Reference::Itself => {
            "`Itself` stands in a rule, in an effect's number, and in a number, Was or Shares of a list; for the \
             character whose power it is write `This`"
        }
        Reference::Chosen => "choose a player before it: Choose(Players(OneOf(Enemies)))",
        Reference::Card => {
            "let one card be chosen from a place outside play before it, or named with Say(Name), or wait for \
             something that happens to a card"
        }
        Reference::Doer => "`Doer` is whoever did what a trigger waits for: wait for something that has the role `by`",
        Reference::Rest | Reference::Among => "let cards be seen before it, as in Look(Top(N(3), Me))",
        Reference::Amount => {
            "it needs an effect before it that counts: Put, Draw, Ko, Wound, a Move ..., or a number that is chosen"
        }
        Reference::Did => "put the effect that it asks about before it",
        Reference::Controller | Reference::Owner => {
            "alone it is the player of a place that something is moved to; elsewhere write ControllerOf(It)"
        }
    }
}

fn other_moods(verb: Verb) -> String {
    let moods = Mood::ALL.into_iter().filter(|mood| roles(verb, *mood).is_some());
    let moods: Vec<String> = moods.map(|mood| mood.to_string()).collect();
    format!("{verb:?} is for {}", moods.join(", "))
}

fn other_roles(verb: Verb, mood: Mood) -> String {
    let names: Vec<&str> = roles(verb, mood).unwrap_or_default().iter().map(|role| role.name()).collect();
    match &names[..] {
        [] => format!("in {mood} {verb:?} has no roles"),
        _ => format!("in {mood} {verb:?} has the roles {}", names.join(", ")),
    }
}
