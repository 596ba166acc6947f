//! The lines of a menu of Vs. System, grouped by what they do.

use super::cards;
use super::figure::{Cell, lines};
use crate::play::Entry;
use crate::screen::{self, DIM, MARK, PLAIN, paint, say};
use longbox_host::Seen;
use longbox_vs::language::Power;
use longbox_vs::text::power_text;
use longbox_vs::{Ask, CardNo, Choice, FighterView, Piece, Slot, Vs};

/// All options, and who could be picked besides had the steps been made in another order.
pub(super) fn entries(seen: &Seen<'_, Vs>, options: &[Choice]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = options.iter().enumerate().map(|(at, choice)| entry(seen, at, *choice)).collect();
    let late = seen.game.late_choices(seen.standpoint.position(), seen.me);
    let detour = |(at, choice): (usize, &Choice)| Entry { option: None, detour: Some(at), ..entry(seen, at, *choice) };
    entries.extend(late.iter().enumerate().map(detour));
    let leaves = matches!(seen.view.ask, Ask::Pay | Ask::Stage | Ask::RecruitTo) && entries.len() > 1;
    if leaves && seen.standpoint.position().steps_made() > 0 {
        let name = "Go back".to_owned();
        entries.push(Entry { number: Some(0), detour: Some(LEAVE), name, ..Entry::default() });
    }
    entries.sort_by_key(|entry| rank(entry.head));
    entries
}

/// The detour that only goes back.
const LEAVE: usize = usize::MAX;

/// The order of the groups.
fn rank(head: &str) -> usize {
    const ORDER: [&str; 10] =
        ["Attack", "Joins", "Recruit", "Face up", "Face down", "Move", "Use", "Play", "Power up", ""];
    ORDER.iter().position(|known| *known == head).unwrap_or(ORDER.len())
}

fn entry(seen: &Seen<'_, Vs>, at: usize, choice: Choice) -> Entry {
    let position = seen.standpoint.position();
    let name = seen.names.put_into(&seen.game.option_label(position, seen.me, choice));
    let number = match choice {
        Choice::Pass => Some(0),
        Choice::No => Some(0),
        _ => None,
    };
    let head = head(choice, seen.view.ask);
    Entry {
        number,
        option: Some(at),
        line: line(head, &name),
        name,
        card: card_of(seen, choice),
        head,
        about: about(seen, choice),
        ..Entry::default()
    }
}

fn head(choice: Choice, ask: Ask) -> &'static str {
    match choice {
        Choice::Attack(_) | Choice::Target(_) => "Attack",
        Choice::Player(_) if ask == Ask::Stage => "Attack",
        Choice::Join(_) => "Joins",
        Choice::Recruit(_) => "Recruit",
        Choice::Resource(_, true) => "Face up",
        Choice::Resource(_, false) => "Face down",
        Choice::Move(_) => "Move",
        Choice::Use(..) | Choice::UseCard(..) => "Use",
        Choice::Play(..) => "Play",
        Choice::PowerUp(..) => "Power up",
        _ => "",
    }
}

/// What is left to say of an option beside the head of its group.
fn line(head: &str, name: &str) -> String {
    let rest = match head {
        "Attack" => name.strip_prefix("Attack with ").or(name.strip_prefix("Attack ")),
        "Joins" => name.strip_suffix(" joins the attack"),
        "Face up" => name.strip_suffix(" as a resource, face up"),
        "Face down" => name.strip_suffix(" as a resource, face down"),
        _ => name.strip_prefix(head).map(str::trim_start),
    };
    rest.unwrap_or(name).to_owned()
}

fn card_of(seen: &Seen<'_, Vs>, choice: Choice) -> Option<CardNo> {
    let position = seen.standpoint.position();
    let of = |piece: Piece| Some(position.card(piece)).filter(|card| seen.game.card(*card).is_some());
    match choice {
        Choice::Resource(piece, _) | Choice::Recruit(piece) | Choice::Card(piece) => of(piece),
        Choice::Play(piece, _) | Choice::UseCard(piece, _) => of(piece),
        Choice::Version(card) => Some(card),
        _ => None,
    }
}

/// What the player should know to choose.
fn about(seen: &Seen<'_, Vs>, choice: Choice) -> String {
    let position = seen.standpoint.position();
    let card = card_of(seen, choice).and_then(|card| seen.game.card(card));
    match (choice, card) {
        (Choice::Recruit(_) | Choice::Version(_), Some(card)) => cards::text(seen.game, card),
        (Choice::Play(..), Some(card)) => cards::rules_text(seen.game, card),
        (Choice::Card(_), Some(card)) if seen.view.ask == Ask::Effect => cards::facts(card),
        (Choice::Use(slot, _), _) => {
            let card = seen.game.card(position.fighter(slot).card);
            let label = seen.game.option_label(position, seen.me, choice);
            let powers = card.map(|card| card.powers.as_slice()).unwrap_or_default();
            let name = card.map_or("it", |card| card.name.as_str());
            let used = powers
                .iter()
                .find(|power| matches!(power, Power::Super { name, .. } if label.contains(&format!("Use {name} of "))));
            used.map(|power| power_text(power, name)).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// What to take back, and what to choose instead, for one of those who are picked too late.
pub(super) fn detour(seen: &Seen<'_, Vs>, number: usize) -> (usize, Vec<Choice>) {
    let position = seen.standpoint.position();
    if number == LEAVE {
        return (position.steps_made(), Vec::new());
    }
    let more = seen.game.late_choices(position, seen.me).get(number).copied();
    let plan = more.map(|more| seen.game.picks_with(position, more)).unwrap_or_default();
    (position.picked().count_ones() as usize, plan)
}

/// The columns before the lines of a group.
const HEADS: usize = 10;

/// Shows a menu. Short options of a group share lines, those with a text stand alone.
pub(super) fn show(entries: &[Entry]) {
    let grouped = entries.iter().any(|entry| !entry.head.is_empty());
    let indent = if grouped { HEADS } else { 0 };
    let mut rest = entries;
    let mut last = None;
    while let Some(first) = rest.first() {
        let label = if last == Some(first.head) { "" } else { first.head };
        last = Some(first.head);
        let short = |entry: &&Entry| entry.about.is_empty() && entry.head == first.head;
        let count = rest.iter().take_while(short).count().max(1);
        let (now, later) = rest.split_at(count);
        rest = later;
        let label = format!("{label:<indent$}");
        if now.len() > 1 || first.about.is_empty() {
            let cells: Vec<Cell> = now.iter().map(cell).collect();
            lines(&label, &cells, 3).iter().for_each(say);
        } else {
            show_long(&label, first);
        }
    }
}

fn cell(entry: &Entry) -> Cell {
    let text = if entry.line.is_empty() { &entry.name } else { &entry.line };
    match entry.number {
        Some(number) => Cell::new(MARK, &format!("{number:>2}")).with(PLAIN, text),
        None => Cell::new(DIM, " ·").with(DIM, text),
    }
}

fn show_long(label: &str, entry: &Entry) {
    lines(label, &[cell(entry)], 3).iter().for_each(say);
    let indent = label.chars().count() + 3;
    for line in screen::wrap_short(&entry.about, screen::width() - indent - 1, 2) {
        say(format_args!("{:indent$}{}", "", paint(DIM, line)));
    }
}

/// The character in sight that this slot is.
pub(super) fn fighter_in<'a>(seen: &'a Seen<'_, Vs>, slot: Slot) -> Option<&'a FighterView> {
    seen.view.fighters().find(|fighter| fighter.slot == slot)
}
