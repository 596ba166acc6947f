//! Words of a combat, and what will come of it.

use crate::words::person::{all_of, one_of};
use longbox_vs::text::closed_sentence;

/// What a choice would do to one of the player's own characters.
pub(crate) fn kos_own(name: &str) -> String {
    format!("KOs your own {name}")
}

pub(crate) fn stuns_own(name: &str) -> String {
    format!("stuns your own {name}")
}

pub(crate) fn wounds_own(name: &str) -> String {
    format!("wounds your own {name}")
}

pub(crate) fn weakens_own(name: &str) -> String {
    format!("weakens your own {name}")
}

/// "Melee team attack".
pub(crate) fn title(ranged: bool, team: bool) -> &'static str {
    match (ranged, team) {
        (false, false) => "Melee attack",
        (false, true) => "Melee team attack",
        (true, false) => "Ranged attack",
        (true, true) => "Ranged team attack",
    }
}

/// "10 ATK against 8 DEF: Juggernaut will be stunned."
pub(crate) fn forecast(strike: i16, def: i16, defender: &str, stuns: bool) -> String {
    match stuns {
        true => format!("{strike} ATK against {def} DEF: {defender} will be stunned."),
        false => format!("{strike} ATK against {def} DEF: {defender} will not be stunned."),
    }
}

pub(crate) fn ferocious(names: &[String]) -> String {
    match names {
        [one] => format!("{one} is Ferocious and strikes first."),
        several => format!("{} are Ferocious and strike first.", all_of(several)),
    }
}

pub(crate) fn last_wound(defender: &str) -> String {
    closed_sentence(&format!("The wound would KO {defender}"))
}

pub(crate) fn lethal(attacker: &str, defender: &str) -> String {
    closed_sentence(&format!("{attacker} is Lethal: the wound would KO {defender}"))
}

pub(crate) fn cannot_strike_back(defender: &str) -> String {
    format!("{defender} can't strike back.")
}

/// "Wolverine (DEF 5)".
pub(crate) fn with_def(name: &str, def: i16) -> String {
    format!("{name} (DEF {def})")
}

/// "Strikes back with 8: stuns Wolverine (DEF 5)."
pub(crate) fn strikes_back_at(value: i16, attacker: &str, stuns: bool) -> String {
    match stuns {
        true => format!("Strikes back with {value}: stuns {attacker}."),
        false => format!("Strikes back with {value} at {attacker}: not enough."),
    }
}

/// "Strikes back with 8 at one attacker: stuns Wolverine (DEF 5) or Beast (DEF 3)."
pub(crate) fn strikes_back(value: i16, at_all: bool, fall: &[String]) -> String {
    let at = if at_all { "each attacker" } else { "one attacker" };
    let whom = match fall {
        [] => "nobody".to_owned(),
        fall if at_all => all_of(fall),
        fall => one_of(fall),
    };
    format!("Strikes back with {value} at {at}: stuns {whom}.")
}

pub(crate) fn stuns_alone(atk: i16, fall: &[String]) -> String {
    match fall {
        [] => format!("{atk} ATK: stuns nobody alone"),
        fall => format!("{atk} ATK: alone stuns {}", one_of(fall)),
    }
}

pub(crate) const NOT_STRUCK_BACK: &str = "can't be struck back";
pub(crate) const MACHINE_FALLS: &str = "a machine is KO'd at once";

/// "6 against DEF 7: not enough".
pub(crate) fn strike(strike: i16, def: i16, stuns: bool) -> String {
    match stuns {
        true => format!("{strike} against DEF {def}: stuns"),
        false => format!("{strike} against DEF {def}: not enough"),
    }
}
