//! How many a noun speaks about: "an enemy character", "up to two enemy characters".

/// How many are spoken about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// "an enemy character".
    One,
    /// "each enemy character".
    Each,
    /// "enemy characters".
    Many,
    /// "up to two enemy characters", "a card at random".
    So { front: String, plural: bool, random: bool },
    /// "enemy character", behind "for each" and "no".
    Bare,
    /// "any enemy character".
    Any,
}

impl Form {
    pub(super) fn is_plural(&self) -> bool {
        match self {
            Form::Many => true,
            Form::So { plural, .. } => *plural,
            Form::One | Form::Each | Form::Bare | Form::Any => false,
        }
    }

    /// More than one may be taken.
    pub(super) fn takes_several(&self) -> bool {
        matches!(self, Form::So { plural: true, .. })
    }

    pub(super) fn any_number() -> Form {
        Form::So { front: "any number of".to_owned(), plural: true, random: false }
    }

    /// "one of their stunned characters".
    pub(super) fn of(&self, those: &str) -> String {
        match self {
            Form::One => format!("one of {those}"),
            Form::Each => format!("each of {those}"),
            Form::Many => those.to_owned(),
            Form::So { front, .. } if front == "a" => format!("one of {those}"),
            Form::So { front, .. } => format!("{} of {those}", front.trim_end_matches(" of")),
            Form::Bare => format!("of {those}"),
            Form::Any => format!("any of {those}"),
        }
    }
}
