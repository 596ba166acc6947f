//! What the player means by names: things on the table, steps of a choice, cards.

use super::table::{Named, View};
use longbox_protocol::{CardInfo, Offer, Pick, Question, Thing};

/// Words that may stand between names, or ask a question.
const FILLERS: [&str; 21] = [
    "with", "and", "on", "against", "at", "the", "vs", "can't", "cannot", "can", "cant", "not", "attack", "attacks",
    "use", "play", "recruit", "join", "i", "does", "my",
];

/// The words of a line without those that only join them.
fn words(line: &str) -> Vec<String> {
    let all = line.split([' ', ',', '+', '?', '"']).map(|word| word.trim().to_lowercase());
    all.filter(|word| !word.is_empty() && !FILLERS.contains(&word.as_str())).collect()
}

/// How well a name is the one that was typed; the less the better.
fn distance(known: &str, typed: &str) -> Option<u8> {
    let known = known.to_lowercase();
    match () {
        () if typed.is_empty() => None,
        () if known == typed => Some(0),
        () if known.split(' ').any(|word| word == typed) => Some(1),
        () if known.contains(typed) => Some(2),
        () => None,
    }
}

/// Whether a line means this name.
pub(super) fn is(known: &str, line: &str) -> bool {
    distance(known, &line.trim().to_lowercase()).or_else(|| distance(known, &words(line).join(" "))).is_some()
}

/// The thing in play of this name; where several are, one that is rather meant.
fn in_play<'a>(all: &'a [Named], name: &str, mine: bool) -> Option<&'a Named> {
    let near = |one: &&'a Named| distance(&one.name, name).map(|far| (far, one.mine != mine));
    all.iter().filter(|one| one.in_play && near(one).is_some()).min_by_key(near)
}

/// The things in play that these words name one after another; the longest name that fits counts. On both sides the last
/// one is rather an enemy, the others rather the player's.
fn sequence<'a>(all: &'a [Named], words: &[String]) -> Option<Vec<&'a Named>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (one, used) = (1..=words.len() - at).rev().find_map(|length| {
            let mine = at + length < words.len();
            Some((in_play(all, &words[at..at + length].join(" "), mine)?, length))
        })?;
        found.push(one);
        at += used;
    }
    Some(found)
}

/// One of the player's things and another one, if the line names two.
pub(super) fn pair(view: &View<'_>, line: &str) -> Option<Vec<Thing>> {
    let all = view.drawn().named(view);
    let words = words(line);
    match sequence(&all, &words)?.as_slice() {
        [from, to] if from.mine && !to.mine => Some(vec![from.thing.clone(), to.thing.clone()]),
        _ => None,
    }
}

/// Everything on the table that holds this name, or has a power of it; equal cards once.
pub(super) fn called(view: &View<'_>, line: &str) -> Vec<Named> {
    let whole = line.trim().to_lowercase();
    let found = holding(view, &whole);
    if found.is_empty() { holding(view, &words(line).join(" ")) } else { found }
}

fn holding(view: &View<'_>, name: &str) -> Vec<Named> {
    let has_power = |one: &Named| one.mine && one.powers.iter().any(|power| distance(power, name).is_some());
    let fits = |one: &Named| !name.is_empty() && (distance(&one.name, name).is_some() || has_power(one));
    let mut found: Vec<Named> = Vec::new();
    for one in view.drawn().named(view).into_iter().filter(fits) {
        if one.in_play || !found.iter().any(|other| !other.in_play && other.card == one.card) {
            found.push(one);
        }
    }
    found
}

/// Steps of a choice in one line, the first by the head of its group: `attack thor hulk loki`. None: the line means
/// nothing of the kind.
pub(super) fn steps(view: &View<'_>, question: &Question, line: &str) -> Option<(Pick, Vec<Thing>)> {
    let line = line.trim().to_lowercase();
    let in_group =
        |offer: &&Offer| !offer.group.is_empty() && line.starts_with(&format!("{} ", offer.group.to_lowercase()));
    let offers: Vec<&Offer> = question.offers.iter().filter(in_group).collect();
    let words = words(&line[offers.first()?.group.len()..]);
    let all = view.drawn().named(view);
    let place = |thing: &Thing| offers.iter().position(|offer| offer.things.contains(thing));
    let found = sequence(&all, &words).filter(|found| found.len() > 1);
    let Some(found) = found else {
        let name = words.join(" ");
        let mut fitting = offers.iter().filter(|offer| !name.is_empty() && distance(&offer.short, &name).is_some());
        return fitting.next().filter(|_| fitting.next().is_none()).map(|offer| (offer.pick, Vec::new()));
    };
    let (mut first, then): (Vec<&Named>, Vec<&Named>) = found.iter().partition(|one| one.mine);
    // The table takes them in this order, whichever way they were typed.
    first.sort_by_key(|one| place(&one.thing).unwrap_or(usize::MAX));
    let offer = offers.get(place(&first.first()?.thing)?)?;
    let then = first.iter().skip(1).chain(&then).map(|one| one.thing.clone());
    Some((offer.pick, then.collect()))
}

/// The card with this id or name, or the only one whose name holds the word.
pub(super) fn card<'a>(faces: &'a [CardInfo], word: &str) -> Option<&'a CardInfo> {
    let word = word.trim().to_lowercase();
    let is = |face: &&CardInfo| face.id.to_lowercase() == word || face.name.to_lowercase() == word;
    if let Some(face) = faces.iter().find(is) {
        return Some(face);
    }
    let mut found = faces.iter().filter(|face| face.name.to_lowercase().contains(&word));
    let first = found.next()?;
    found.all(|other| other.name == first.name).then_some(first)
}
