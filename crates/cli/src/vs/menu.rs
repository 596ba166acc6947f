//! The lines of a menu of Vs. System, grouped by what they do.

use super::figure::{Cell, lines};
use crate::play::Entry;
use crate::screen::{self, DIM, MARK, PLAIN, paint, say};
use longbox_host::{Seen, vs};
use longbox_protocol::{Offer, Pick};
use longbox_vs::{Ask, Choice, FighterView, Slot, Vs};

/// All options, and who could be picked besides had the steps been made in another order.
pub(super) fn entries(seen: &Seen<'_, Vs>, options: &[Choice]) -> Vec<Entry> {
    let mut offers = vs::offers(seen, options);
    let leaves = matches!(seen.view.ask, Ask::Pay | Ask::Stage | Ask::RecruitTo);
    let others = offers.iter().filter(|offer| offer.pick != Pick::Back).count();
    offers.retain(|offer| offer.pick != Pick::Back || leaves && others > 1);
    // The order of the table inside each group.
    offers.sort_by_key(|offer| (vs::rank(&offer.group), place(offer.pick)));
    offers.into_iter().map(|offer| entry(offer, options)).collect()
}

/// The detour that only goes back.
const LEAVE: usize = usize::MAX;

fn place(pick: Pick) -> (u8, u16) {
    match pick {
        Pick::Option(number) => (0, number),
        Pick::Detour(number) => (1, number),
        Pick::Back => (2, 0),
    }
}

fn entry(offer: Offer, options: &[Choice]) -> Entry {
    let (option, detour) = match offer.pick {
        Pick::Option(number) => (Some(usize::from(number)), None),
        Pick::Detour(number) => (None, Some(usize::from(number))),
        Pick::Back => (None, Some(LEAVE)),
    };
    let no = option.is_some_and(|at| matches!(options[at], Choice::Pass | Choice::No));
    let declines = no || offer.pick == Pick::Back;
    Entry {
        number: declines.then_some(0),
        option,
        detour,
        line: match offer.group.as_str() {
            // The page shows the symbols beside it.
            "End" => offer.label.clone(),
            _ if offer.price.is_empty() => offer.short,
            _ => format!("{} ({})", offer.short, offer.price),
        },
        name: offer.label,
        card: offer.card,
        head: vs::GROUPS[vs::rank(&offer.group)],
        about: offer.detail,
        ..Entry::default()
    }
}

/// What to take back, and what to choose instead, for one of those who are picked too late.
pub(super) fn detour(seen: &Seen<'_, Vs>, number: usize) -> (usize, Vec<Choice>) {
    vs::detour(seen, Some(number).filter(|number| *number != LEAVE).map(|number| number as u16))
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
