//! A whole attack in one line: `attack thor hulk loki`.

use longbox_host::Seen;
use longbox_vs::{Ask, Choice, FighterView, Slot, Vs};

/// Words that may stand between the names.
const FILLERS: [&str; 7] = ["with", "and", "on", "against", "at", "the", "vs"];

/// The steps of an attack: who begins, who joins, whom it is against. Empty if the line is no whole attack.
pub(super) fn attack(seen: &Seen<'_, Vs>, line: &str) -> Vec<Choice> {
    let Some(rest) = line.trim().strip_prefix("attack ").filter(|_| seen.view.ask == Ask::Main) else {
        return Vec::new();
    };
    let words: Vec<String> = words(rest);
    let Some(found) = named(seen, &words) else { return Vec::new() };
    let side = |slot: &Slot| found_side(seen, *slot);
    let (mut mine, theirs): (Vec<Slot>, Vec<Slot>) = found.iter().partition(|slot| side(slot));
    let [target] = theirs.as_slice() else { return Vec::new() };
    // The table takes attackers in this order, whichever way they were typed.
    mine.sort_unstable();
    let Some((first, joiners)) = mine.split_first() else { return Vec::new() };
    let joins = joiners.iter().map(|slot| Choice::Join(*slot));
    std::iter::once(Choice::Attack(*first)).chain(joins).chain([Choice::Target(*target)]).collect()
}

fn found_side(seen: &Seen<'_, Vs>, slot: Slot) -> bool {
    let position = seen.standpoint.position();
    position.share_a_side(position.fighter(slot).side, seen.me)
}

/// The words of a line without those that only join them.
pub(super) fn words(line: &str) -> Vec<String> {
    let all = line.split([' ', ',', '+', '?']).map(|word| word.trim().to_lowercase());
    all.filter(|word| !word.is_empty() && !FILLERS.contains(&word.as_str())).collect()
}

/// The characters that these words name one after another; the longest name that fits counts. On both sides the
/// last one is rather an enemy, the others rather the player's.
fn named(seen: &Seen<'_, Vs>, words: &[String]) -> Option<Vec<Slot>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (slot, used) = (1..=words.len() - at).rev().find_map(|length| {
            let name = words[at..at + length].join(" ");
            let enemy = at + length == words.len();
            Some((by_name(seen, &name, |fighter| found_side(seen, fighter.slot) != enemy)?, length))
        })?;
        found.push(slot);
        at += used;
    }
    Some(found)
}

/// The character whose name is this or holds it; where several do, one that is rather meant.
pub(super) fn by_name(seen: &Seen<'_, Vs>, name: &str, rather: impl Fn(&FighterView) -> bool) -> Option<Slot> {
    let fits = |fighter: &FighterView| {
        let known = fighter.name.to_lowercase();
        match () {
            () if known == name => 0,
            () if known.split(' ').any(|word| word == name) => 1,
            () if known.contains(name) => 2,
            () => 3,
        }
    };
    let best = seen.view.fighters().min_by_key(|fighter| (fits(fighter), !rather(fighter)))?;
    (fits(best) < 3).then_some(best.slot)
}
