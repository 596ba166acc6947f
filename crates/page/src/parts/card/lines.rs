//! The text of a card: its powers with the time when they are used, and what is only a reminder.

use super::ICON_WORDS;
use crate::parts::{Icon, Rich};
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{Face, TextLine};

/// A paragraph of a card, taken apart for the eye.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paragraph {
    pub(super) title: String,
    /// The damage that a Squad card must have done.
    pub(super) threshold: String,
    pub(super) when: Option<When>,
    pub(super) body: String,
    /// What is said in brackets at the end.
    pub(super) aside: String,
    /// A reminder: printed small.
    pub(super) small: bool,
}

/// When a power can be used and what it costs: "Any turn, combat [Skill]".
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct When {
    pub(super) any_turn: bool,
    pub(super) text: String,
}

/// The times that stand before a colon.
const TIMES: [&str; 6] = ["main", "build", "combat", "any combat", "level up", "recovery"];

impl Paragraph {
    fn of(line: &TextLine) -> Paragraph {
        let number = !line.title.is_empty() && line.title.chars().all(|letter| letter.is_ascii_digit());
        let (title, threshold) = if number { ("", line.title.as_str()) } else { (line.title.as_str(), "") };
        let icon = |word: &str| ICON_WORDS.iter().any(|(known, _)| *known == word);
        let (when, rest) = When::split(&line.body);
        let (body, aside) = split_aside(rest);
        Paragraph {
            title: title.to_owned(),
            threshold: threshold.to_owned(),
            when,
            body: body.to_owned(),
            aside: aside.to_owned(),
            small: !title.is_empty() && title.split(", ").all(icon),
        }
    }

    fn small(body: String) -> Paragraph {
        Paragraph { body, small: true, ..Paragraph::default() }
    }

    /// How many letters it takes, symbols and the chip included.
    pub(super) fn length(&self) -> usize {
        let when = self.when.as_ref().map_or(0, |when| when.text.chars().count() + 3);
        let parts = [&self.title, &self.threshold, &self.body, &self.aside];
        when + parts.iter().map(|part| part.chars().count() + usize::from(!part.is_empty())).sum::<usize>()
    }
}

impl When {
    /// "Any turn, combat [Skill]: It gets +3/+0." is a time and the rest.
    fn split(body: &str) -> (Option<When>, &str) {
        let none = (None, body);
        let Some((head, rest)) = body.split_once(": ") else { return none };
        let time = head.split(['[', '(']).next().unwrap_or("").trim().to_lowercase();
        let (any_turn, time) = match time.strip_prefix("any turn, ") {
            Some(time) => (true, time),
            None => (false, time.as_str()),
        };
        if !TIMES.contains(&time) {
            return none;
        }
        let shown = if any_turn { head.get("any turn, ".len()..).unwrap_or(head) } else { head };
        (Some(When { any_turn, text: longbox_protocol::capital(shown) }), rest)
    }
}

/// "Do it. (That means this.)" is what counts and what only explains.
fn split_aside(body: &str) -> (&str, &str) {
    match body.rfind(" (") {
        Some(at) if body.ends_with(')') => (&body[..at], &body[at + 1..]),
        _ => (body, ""),
    }
}

/// All paragraphs of a card, reminders last.
pub(super) fn paragraphs(face: &Face) -> Vec<Paragraph> {
    let (small, powers): (Vec<Paragraph>, Vec<Paragraph>) =
        face.text.iter().map(Paragraph::of).partition(|line| line.small);
    let aka = (!face.aka.is_empty()).then(|| format!("{} {}", words().cards.aka, face.aka.join(", ")));
    let extra = aka.into_iter().chain(face.reminders.iter().cloned()).chain(face.note.clone());
    powers.into_iter().chain(small).chain(extra.map(Paragraph::small)).collect()
}

#[component]
pub(super) fn Line(line: Paragraph) -> impl IntoView {
    let words = words();
    let title = (!line.title.is_empty()).then(|| view! { <b>{ended(&line.title)}</b>" " });
    let threshold = (!line.threshold.is_empty()).then(|| {
        let label = crate::words::fill(words.cards.threshold, &[&line.threshold]);
        view! { <span class="thr" role="img" aria-label=label>{line.threshold.clone()}</span> }
    });
    let when = line.when.map(|when| {
        let sign = when.any_turn.then(|| view! { <Icon name="anyturn" label=words.cards.any_turn/> });
        view! { <span class="when">{sign}<Rich text=when.text/></span>" " }
    });
    // A Squad card that stays says so first.
    let keeper = line.body.strip_prefix("Keeper.").map(str::to_owned);
    let body = match keeper {
        Some(rest) => view! { <b>"Keeper."</b><Rich text=rest/> }.into_any(),
        None => view! { <Rich text=line.body/> }.into_any(),
    };
    let aside = (!line.aside.is_empty()).then(|| view! { " "<small><Rich text=line.aside/></small> });
    view! { <p class:card__small=line.small>{threshold}{title}{when}{body}{aside}</p> }
}

/// A title reads on into its text.
fn ended(title: &str) -> String {
    if title.ends_with(['!', '?', '.', '…']) { title.to_owned() } else { format!("{title}.") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paragraph(title: &str, body: &str) -> Paragraph {
        Paragraph::of(&TextLine { title: title.to_owned(), body: body.to_owned() })
    }

    #[test]
    fn the_time_of_a_power_is_told_apart() {
        let line = paragraph("SNIKT!", "Any turn, combat [Skill]: Wolverine gets +3/+0 this combat.");
        assert_eq!(line.when, Some(When { any_turn: true, text: "Combat [Skill]".to_owned() }));
        assert_eq!(line.body, "Wolverine gets +3/+0 this combat.");
        let level = paragraph("Best", "Level up (3): When it stuns, it gains 1 XP.");
        assert_eq!(level.when, Some(When { any_turn: false, text: "Level up (3)".to_owned() }));
        let plain = paragraph("", "Choose one: draw a card, or heal a wound.");
        assert_eq!((plain.when, plain.body.as_str()), (None, "Choose one: draw a card, or heal a wound."));
    }

    #[test]
    fn reminders_are_small_and_last() {
        let text = |title: &str, body: &str| TextLine { title: title.to_owned(), body: body.to_owned() };
        let face = Face {
            text: vec![text("Flight, Ranged", "It can fly."), text("Blast", "Main [Energy]: Stun it. (Turn it over.)")],
            reminders: vec!["Keeper: It stays.".to_owned()],
            ..Face::default()
        };
        let lines = paragraphs(&face);
        let shown: Vec<(&str, bool)> = lines.iter().map(|line| (line.title.as_str(), line.small)).collect();
        assert_eq!(shown, [("Blast", false), ("Flight, Ranged", true), ("", true)]);
        assert_eq!((lines[0].body.as_str(), lines[0].aside.as_str()), ("Stun it.", "(Turn it over.)"));
    }

    #[test]
    fn a_number_as_title_is_the_damage_needed() {
        let line = paragraph("2", "Keeper. Assault 1.");
        assert_eq!((line.threshold.as_str(), line.title.as_str()), ("2", ""));
    }
}
