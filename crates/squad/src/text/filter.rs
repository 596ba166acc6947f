//! Which cards fit, as a noun ("an Animal or Speed card") and as a predicate ("is level 3 or lower").

use super::voice::Named;
use super::words::{list, with_article};
use crate::language::{Card, Filter, KeeperPower, Power};

/// How a filter is told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style<'a> {
    /// The noun: "card", "Keeper", "attack".
    pub(super) head: &'a str,
    /// Between heroes or Factors: "or", "and".
    pub(super) join: &'a str,
    pub(super) plural: bool,
    pub(super) named: Named,
    /// Whose discard pile a card is compared with.
    pub(super) pile: &'a str,
}

impl<'a> Style<'a> {
    pub(super) fn one(head: &'a str, named: Named) -> Style<'a> {
        Style { head, join: "or", plural: false, named, pile: "its player's" }
    }

    pub(super) fn many(head: &'a str, join: &'a str, named: Named) -> Style<'a> {
        Style { join, plural: true, ..Style::one(head, named) }
    }
}

/// The parts of a noun.
#[derive(Debug, Default)]
struct Parts {
    other: bool,
    /// Single words in front.
    plain: Vec<String>,
    /// Groups in front, each a list of words.
    groups: Vec<Vec<String>>,
    /// "of level 3 or lower", "with attack 2 or less".
    with: Vec<String>,
    /// "entered play ...", behind "that".
    that: Vec<String>,
    level: (Option<u8>, Option<u8>),
    attack: (Option<u8>, Option<u8>),
}

/// "an Animal or Speed card".
pub fn filter_noun(filter: &Filter) -> String {
    one(filter, &Style::one("card", Named::Nothing))
}

/// "a Keeper of level 5 or lower".
pub fn keeper_noun(filter: &Filter) -> String {
    one(filter, &Style::one("Keeper", Named::Nothing))
}

/// With its article: "a Keeper of level 5 or lower", "another Keeper".
pub(super) fn one(filter: &Filter, style: &Style) -> String {
    if let Some(alternatives) = separate(filter, style) {
        let nouns: Vec<String> = alternatives.iter().map(|part| one(part, style)).collect();
        return nouns.join(" or ");
    }
    let noun = bare(filter, style);
    match noun.strip_prefix("other ") {
        Some(rest) => format!("another {rest}"),
        None => with_article(&noun),
    }
}

/// Without an article: "Storm and Thor cards", "other Keeper".
pub(super) fn bare(filter: &Filter, style: &Style) -> String {
    if let Some(alternatives) = separate(filter, style) {
        let nouns: Vec<String> = alternatives.iter().map(|part| bare(part, style)).collect();
        return nouns.join(&format!(" {} ", style.join));
    }
    phrase(parts(filter, style), style)
}

/// The parts of an `Either` that does not fit into one noun.
fn separate<'f>(filter: &'f Filter, style: &Style) -> Option<&'f [Filter]> {
    match filter {
        Filter::Either(alternatives) if alternatives.len() > 1 && merged(alternatives, style).is_none() => {
            Some(alternatives)
        }
        _ => None,
    }
}

/// One group of words for alternatives that are words in front of the noun.
fn merged(alternatives: &[Filter], style: &Style) -> Option<Vec<String>> {
    let mut words = Vec::new();
    for alternative in alternatives {
        let part = parts(alternative, style);
        let only_group = part.groups.len() == 1
            && !part.other
            && part.plain.is_empty()
            && part.with.is_empty()
            && part.that.is_empty();
        if !only_group {
            return None;
        }
        words.extend(part.groups.into_iter().flatten());
    }
    Some(words)
}

fn parts(filter: &Filter, style: &Style) -> Parts {
    let mut parts = Parts::default();
    gather(filter, style, &mut parts);
    range(&mut parts);
    parts
}

fn gather(filter: &Filter, style: &Style, parts: &mut Parts) {
    match filter {
        Filter::Any => {}
        Filter::Factor(none) if none.is_empty() => {}
        Filter::Hero(none) if none.is_empty() => {}
        Filter::Either(none) if none.is_empty() => {}
        Filter::Factor(factors) => parts.groups.push(factors.iter().map(|factor| factor.name().to_owned()).collect()),
        Filter::Hero(heroes) => parts.groups.push(heroes.clone()),
        Filter::Team(team) => parts.groups.push(vec![team.clone()]),
        Filter::NotFactor(factor) => parts.plain.push(format!("non-{}", factor.name())),
        Filter::LevelAtMost(level) => parts.level.1 = Some(parts.level.1.map_or(*level, |old| old.min(*level))),
        Filter::LevelAtLeast(level) => parts.level.0 = Some(parts.level.0.map_or(*level, |old| old.max(*level))),
        Filter::OddLevel => parts.plain.push("odd-level".to_owned()),
        Filter::AttackAtMost(attack) => parts.attack.1 = Some(*attack),
        Filter::AttackAtLeast(attack) => parts.attack.0 = Some(*attack),
        Filter::TeamUp => parts.plain.push("team-up".to_owned()),
        Filter::Keeper if style.head == "Keeper" => {}
        Filter::Keeper => parts.groups.push(vec!["Keeper".to_owned()]),
        Filter::Assault if style.head == "Keeper" => parts.plain.push("Assault".to_owned()),
        Filter::Assault => parts.with.push("with Assault".to_owned()),
        Filter::Named => parts.with.push(named(style.named).to_owned()),
        Filter::Other => parts.other = true,
        Filter::EnteredLastTurn => parts.that.push("entered play on your opponent's last turn".to_owned()),
        Filter::SharesTrait => {
            let verb = if style.plural { "share" } else { "shares" };
            parts.that.push(format!("{verb} a Factor, level or blocking icon with the discarded card"));
        }
        Filter::AboveTopDiscard => {
            parts.with.push(format!("of a higher level than the top card of {} discard pile", style.pile));
        }
        Filter::FactorOfTopDiscard => {
            let verb = if style.plural { "share" } else { "shares" };
            parts.that.push(format!("{verb} a Factor with the top card of {} discard pile", style.pile));
        }
        Filter::All(all) => all.iter().for_each(|part| gather(part, style, parts)),
        Filter::Either(alternatives) => match merged(alternatives, style) {
            Some(words) if !words.is_empty() => parts.groups.push(words),
            _ => {
                let single = Style { plural: false, ..*style };
                let told: Vec<String> = alternatives.iter().map(|part| one(part, &single)).collect();
                parts.that.push(format!("{} {}", if style.plural { "are" } else { "is" }, list(&told, "or")));
            }
        },
    }
}

fn named(named: Named) -> &'static str {
    match named {
        Named::Factor => "of that Factor",
        Named::Number => "of that level",
        Named::Hero => "of that hero",
        Named::Nothing => "of the named kind",
    }
}

/// Levels and attack values become words.
fn range(parts: &mut Parts) {
    match parts.level {
        (None, None) => {}
        (None | Some(0 | 1), Some(1)) => parts.groups.insert(0, vec!["level 1".to_owned()]),
        (Some(low), Some(high)) if low == high => parts.groups.insert(0, vec![format!("level {low}")]),
        (low, high) => parts.with.push(format!("of level {}", between(low, high, "lower", "higher"))),
    }
    match parts.attack {
        (None, None) => {}
        (low, high) => parts.with.push(format!("with attack {}", between(low, high, "less", "more"))),
    }
}

fn between(low: Option<u8>, high: Option<u8>, below: &str, above: &str) -> String {
    match (low, high) {
        (Some(low), Some(high)) if low == high => format!("{low}"),
        (Some(low), Some(high)) => format!("{low} to {high}"),
        (Some(low), None) => format!("{low} or {above}"),
        (None, Some(high)) => format!("{high} or {below}"),
        (None, None) => "any".to_owned(),
    }
}

fn phrase(mut parts: Parts, style: &Style) -> String {
    // Two groups of which one is a list: "an Avengers card that is Animal or Speed".
    if parts.groups.len() > 1 {
        let (lists, single): (Vec<_>, Vec<_>) = parts.groups.into_iter().partition(|group| group.len() > 1);
        for words in &lists {
            parts.that.push(format!("{} {}", if style.plural { "are" } else { "is" }, list(words, "or")));
        }
        // "Keeper" stands next to the noun.
        let (last, first): (Vec<_>, Vec<_>) = single.into_iter().partition(|group| group[0] == "Keeper");
        parts.groups = first.into_iter().chain(last).collect();
    }
    let mut words = Vec::new();
    if parts.other {
        words.push("other".to_owned());
    }
    words.append(&mut parts.plain);
    words.extend(parts.groups.iter().filter(|group| !group.is_empty()).map(|group| list(group, style.join)));
    words.push(if style.plural { format!("{}s", style.head) } else { style.head.to_owned() });
    if !parts.with.is_empty() {
        words.push(list(&parts.with, "and"));
    }
    if !parts.that.is_empty() {
        words.push(format!("that {}", parts.that.join(" and that ")));
    }
    words.join(" ")
}

/// What is said of a card that fits: "is an Animal card", "is level 3 or lower", "has attack 2 or less".
pub(super) fn predicate(filter: &Filter, style: &Style) -> String {
    if let Some(alternatives) = separate(filter, style) {
        let told: Vec<String> = alternatives.iter().map(|part| predicate(part, style)).collect();
        let comma = told.iter().any(|part| part.contains(" or "));
        return told.join(if comma { ", or " } else { " or " });
    }
    match filter {
        Filter::All(all) if all.len() == 1 => return predicate(&all[0], style),
        Filter::Named => return is_named(style.named).to_owned(),
        Filter::NotFactor(factor) => return format!("isn't {}", with_article(&format!("{} card", factor.name()))),
        _ => {}
    }
    let found = parts(filter, style);
    let rest = found.other || !found.plain.is_empty() || !found.that.is_empty();
    let only_level = found.groups.is_empty() && found.with.len() == 1;
    if !rest && only_level && found.level != (None, None) {
        return format!("is level {}", between(found.level.0, found.level.1, "lower", "higher"));
    }
    if !rest && only_level && found.attack != (None, None) {
        return format!("has attack {}", between(found.attack.0, found.attack.1, "less", "more"));
    }
    if !rest && found.groups.len() == 1 && found.with.is_empty() && found.groups[0][0].starts_with("level ") {
        return format!("is {}", found.groups[0][0]);
    }
    if !rest && found.with.len() == 1 && found.groups.is_empty() && found.with[0].starts_with("of a higher") {
        return format!("is {}", found.with[0]);
    }
    let clause_only = !found.other && found.plain.is_empty() && found.groups.is_empty() && found.with.is_empty();
    if clause_only && found.that.len() == 1 {
        return found.that[0].clone();
    }
    format!("is {}", one(filter, style))
}

fn is_named(named: Named) -> &'static str {
    match named {
        Named::Factor => "has that Factor",
        Named::Number => "is that level",
        Named::Hero => "shows that hero",
        Named::Nothing => "fits what was named",
    }
}

/// The opposite of [`predicate`].
pub(super) fn not_predicate(filter: &Filter, style: &Style) -> String {
    let told = predicate(filter, style);
    let swaps = [
        ("isn't ", "is "),
        ("is ", "isn't "),
        ("has ", "doesn't have "),
        ("shows ", "doesn't show "),
        ("shares ", "doesn't share "),
        ("fits ", "doesn't fit "),
        ("entered ", "didn't enter "),
    ];
    match separate(filter, style) {
        Some(alternatives) => {
            let told: Vec<String> = alternatives.iter().map(|part| not_predicate(part, style)).collect();
            told.join(" and ")
        }
        None => swaps
            .iter()
            .find_map(|(from, to)| told.strip_prefix(from).map(|rest| format!("{to}{rest}")))
            .unwrap_or_else(|| format!("isn't one that {told}")),
    }
}

/// Whether the card itself could ever fit, as far as it is printed on it.
pub(super) fn may_fit(filter: &Filter, card: &Card) -> bool {
    match filter {
        Filter::Factor(factors) => factors.is_empty() || factors.iter().any(|factor| card.factors.contains(factor)),
        Filter::NotFactor(factor) => !card.factors.contains(factor),
        Filter::Hero(heroes) => heroes.is_empty() || heroes.iter().any(|hero| card.heroes.contains(hero)),
        Filter::Team(team) => card.team.as_ref() == Some(team),
        Filter::LevelAtMost(level) => card.level <= *level,
        Filter::LevelAtLeast(level) => card.level >= *level,
        Filter::OddLevel => card.level % 2 == 1,
        Filter::AttackAtMost(attack) => card.attack.unwrap_or(0) <= *attack,
        Filter::AttackAtLeast(attack) => card.attack.unwrap_or(0) >= *attack,
        Filter::TeamUp => card.heroes.len() > 1,
        Filter::Keeper => card.powers.iter().any(|power| matches!(power, Power::Keeper(..))),
        Filter::Assault => card.powers.iter().any(has_assault),
        Filter::Other => false,
        Filter::All(all) => all.iter().all(|part| may_fit(part, card)),
        Filter::Either(any) => any.is_empty() || any.iter().any(|part| may_fit(part, card)),
        Filter::Any
        | Filter::Named
        | Filter::EnteredLastTurn
        | Filter::SharesTrait
        | Filter::AboveTopDiscard
        | Filter::FactorOfTopDiscard => true,
    }
}

fn has_assault(power: &Power) -> bool {
    match power {
        Power::Keeper(_, powers) => powers.iter().any(|power| matches!(power, KeeperPower::Assault(_))),
        Power::Declared(_) | Power::At(..) | Power::BlockedFromHand(_) | Power::Counterstrike(_) => false,
    }
}
