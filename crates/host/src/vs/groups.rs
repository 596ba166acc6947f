//! Options grouped by what they do.

use longbox_vs::{Ask, Choice};

/// The heads of the groups, in their order. The last is that of options which stand alone.
pub const GROUPS: [&str; 11] =
    ["Attack", "Joins", "Recruit", "Face up", "Face down", "Move", "Use", "Play", "Power up", "End", ""];

/// The place of a group.
pub fn rank(group: &str) -> usize {
    GROUPS.iter().position(|known| *known == group).unwrap_or(GROUPS.len() - 1)
}

pub(super) fn group(choice: Choice, ask: Ask) -> &'static str {
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
        Choice::PayOff(_) => "End",
        _ => "",
    }
}

/// What is left to say of an option below the head of its group.
pub(super) fn short(group: &str, label: &str) -> String {
    let rest = match group {
        "Attack" => label.strip_prefix("Attack with ").or(label.strip_prefix("Attack ")),
        // "Pay [Skill] to end Radar Sense of Daredevil": the symbols are shown beside it.
        "End" => label.split_once(" to end ").map(|(_, what)| what),
        // "Pay 1 recruit point for Hero for Hire of Luke Cage", likewise.
        "Use" if label.starts_with("Pay ") => label.split_once(" for ").map(|(_, what)| what),
        "Joins" => label.strip_suffix(" joins the attack"),
        "Face up" => label.strip_suffix(" as a resource, face up"),
        "Face down" => label.strip_suffix(" as a resource, face down"),
        _ => label.strip_prefix(group).map(str::trim_start),
    };
    rest.unwrap_or(label).to_owned()
}
