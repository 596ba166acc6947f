//! A paragraph of a card's text in its parts: when, what, and what is only a reminder.

use super::words;
use crate::language::Time;
use std::fmt;

/// One paragraph of a card's rules text.
#[derive(Clone, Debug, PartialEq)]
pub struct Paragraph {
    /// The name of the power or keyword; plot twists and locations have none.
    pub title: String,
    /// What it does.
    pub said: Said,
    /// What it tells of.
    pub kind: ParagraphKind,
}

/// What a paragraph tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParagraphKind {
    /// Flight and Ranged.
    Icons,
    /// A keyword power.
    Keyword,
    /// A super power, which is paid for.
    Super,
    /// How a main character gains experience.
    LevelUp,
    /// One way to play a plot twist, or what it needs.
    Twist,
    /// What a location pays.
    Location,
    /// What an equipment does for its character.
    Equipment {
        /// Whether it only gives icons.
        icons: bool,
    },
}

impl Paragraph {
    pub(super) fn new(title: &str, said: impl Into<Said>, kind: ParagraphKind) -> Paragraph {
        Paragraph { title: title.to_owned(), said: said.into(), kind }
    }

    /// Whether it only says what the icons of the card mean.
    pub fn is_of_icons(&self) -> bool {
        matches!(self.kind, ParagraphKind::Icons | ParagraphKind::Equipment { icons: true })
    }
}

impl fmt::Display for Paragraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.title.as_str(), self.said.to_string().as_str()) {
            (title, "") => f.write_str(title),
            ("", said) => f.write_str(said),
            (title, said) if self.kind == ParagraphKind::Icons => write!(f, "{title} {said}"),
            (title, said) => write!(f, "{title} - {said}"),
        }
    }
}

/// What is said of a power, a keyword or a plot twist.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// None for what is always in force or happens by itself.
    pub when: Option<When>,
    /// In sentences; may be empty.
    pub body: String,
    /// Reminders; may be empty.
    pub aside: String,
}

impl From<String> for Said {
    fn from(body: String) -> Said {
        Said { body, ..Said::default() }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        if let Some(when) = &self.when {
            write!(f, "{when}:")?;
            space = " ";
        }
        if !self.body.is_empty() {
            write!(f, "{space}{}", self.body)?;
            space = " ";
        }
        if !self.aside.is_empty() {
            write!(f, "{space}({})", self.aside)?;
        }
        Ok(())
    }
}

/// When something is used or counts.
#[derive(Clone, Debug, PartialEq)]
pub enum When {
    /// A player uses or plays it.
    Use {
        /// In which part of a turn.
        time: Time,
        /// In the turn of anybody. What one reacts to says that by itself.
        any_turn: bool,
        /// What it costs, in words and symbols; may be empty.
        cost: String,
    },
    /// So much experience leads to the next level.
    LevelUp {
        /// That much of it.
        xp: u8,
    },
}

impl When {
    pub(super) fn used(time: &Time, any_turn: bool, cost: String) -> When {
        let any_turn = any_turn && !matches!(time, Time::Reaction(_));
        When::Use { time: time.clone(), any_turn, cost }
    }
}

/// "Any turn, combat [Might]".
impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (time, any_turn, cost) = match self {
            When::Use { time, any_turn, cost } => (time, any_turn, cost),
            When::LevelUp { xp } => return write!(f, "Level up ({xp})"),
        };
        let time = match time {
            Time::Turn => "turn",
            Time::Draw => "draw",
            Time::Recovery => "recovery",
            Time::Build => "build",
            Time::StartOfMain => "start of main",
            Time::Main => "main",
            Time::Combat => "combat",
            Time::AnyCombat => "any combat",
            Time::Reaction(_) => "reaction",
        };
        match any_turn {
            true => write!(f, "Any turn, {time}")?,
            false => f.write_str(&words::capital(time))?,
        }
        if cost.is_empty() { Ok(()) } else { write!(f, " {cost}") }
    }
}
