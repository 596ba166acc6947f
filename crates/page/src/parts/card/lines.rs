//! The text of a card: its powers with the time when they are used, and what is only a reminder.

use crate::parts::{Icon, Rich};
use crate::words::{timing, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, TextLine, When, capital};

/// A paragraph of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paragraph {
    pub(super) line: TextLine,
    /// A reminder: printed small.
    pub(super) small: bool,
}

impl Paragraph {
    fn of(line: &TextLine) -> Paragraph {
        Paragraph { line: line.clone(), small: line.icons }
    }

    fn small(body: String) -> Paragraph {
        Paragraph { line: TextLine { body, ..TextLine::default() }, small: true }
    }

    /// How many letters it takes, symbols and the chip included.
    pub(super) fn length(&self) -> usize {
        let line = &self.line;
        let when = line.when.as_ref().map_or(0, |when| timing(when).chars().count() + 3);
        let needs = line.needs.map(|needs| needs.to_string()).unwrap_or_default();
        let keeper = if line.keeper { words().cards.keeper_first } else { "" };
        let aside = bracketed(&line.aside);
        let parts = [line.title.as_str(), &needs, keeper, &line.body, &aside];
        when + parts.iter().map(|part| part.chars().count() + usize::from(!part.is_empty())).sum::<usize>()
    }
}

/// All paragraphs of a card, reminders last.
pub(super) fn paragraphs(face: &CardInfo) -> Vec<Paragraph> {
    let (small, powers): (Vec<Paragraph>, Vec<Paragraph>) =
        face.text.iter().map(Paragraph::of).partition(|line| line.small);
    let aka = (!face.aka.is_empty()).then(|| format!("{} {}", words().cards.aka, face.aka.join(", ")));
    let extra = aka.into_iter().chain(face.reminders.iter().cloned()).chain(face.note.clone());
    powers.into_iter().chain(small).chain(extra.map(Paragraph::small)).collect()
}

#[component]
pub(super) fn Line(line: Paragraph) -> impl IntoView {
    let words = words();
    let Paragraph { line, small } = line;
    let title = (!line.title.is_empty()).then(|| view! { <b>{ended(&line.title)}</b>" " });
    let needs = line.needs.map(|needs| {
        let label = crate::words::fill(words.cards.threshold, &[&needs.to_string()]);
        view! { <span class="thr" role="img" aria-label=label>{needs}</span> }
    });
    let when = line.when.map(|when| {
        let any_turn = matches!(when, When::Use { any_turn: true, .. });
        let sign = any_turn.then(
            || view! { <Icon name="anyturn" label=words.cards.any_turn tip=words.glossary.tip(words.cards.any_turn)/> },
        );
        view! { <span class="when">{sign}<Rich text=capital(&timing(&when))/></span>" " }
    });
    // A Squad card that stays says so first.
    let keeper = line.keeper.then(|| view! { <b>{words.cards.keeper_first}</b>" " });
    let aside = bracketed(&line.aside);
    let aside = (!aside.is_empty()).then(|| view! { " "<small><Rich text=aside/></small> });
    view! { <p class:card__small=small>{needs}{title}{when}{keeper}<Rich text=line.body/>{aside}</p> }
}

fn bracketed(aside: &str) -> String {
    if aside.is_empty() { String::new() } else { format!("({aside})") }
}

/// A title reads on into its text.
fn ended(title: &str) -> String {
    if title.ends_with(['!', '?', '.', '…']) { title.to_owned() } else { format!("{title}.") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::Time;

    #[test]
    fn what_is_on_a_chip_takes_room() {
        let plain =
            TextLine { title: "SNIKT!".to_owned(), body: "Wolverine gets +3/+0.".to_owned(), ..TextLine::default() };
        let when = When::Use { time: Time::Combat, any_turn: true, cost: "[Skill]".to_owned() };
        let timed = TextLine { when: Some(when), ..plain.clone() };
        assert!(Paragraph::of(&timed).length() > Paragraph::of(&plain).length());
        let keeper = TextLine { needs: Some(2), keeper: true, ..plain.clone() };
        assert!(Paragraph::of(&keeper).length() > Paragraph::of(&plain).length());
    }

    #[test]
    fn reminders_are_small_and_last() {
        let text = |title: &str, icons: bool| TextLine { title: title.to_owned(), icons, ..TextLine::default() };
        let face = CardInfo {
            text: vec![text("Flight, Ranged", true), text("Blast", false)],
            reminders: vec!["Keeper: It stays.".to_owned()],
            ..CardInfo::default()
        };
        let lines = paragraphs(&face);
        let shown: Vec<(&str, bool)> = lines.iter().map(|one| (one.line.title.as_str(), one.small)).collect();
        assert_eq!(shown, [("Blast", false), ("Flight, Ranged", true), ("", true)]);
    }
}
