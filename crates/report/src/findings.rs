//! What a report comes down to, in sentences. Nothing is said that the figures do not carry.

use crate::{first_gain, number, percent, points, span};
use longbox_arena::doctor::{CardReport, DeckReport, Estimate, KindReport, ShortageReport, Verdict};

/// What must be said beside games with something missing.
pub const LONG_GAMES: &str =
    "Long games have more turns of every kind, so a gain beside a shortage is no reward for it.";

/// Something that was found, with the part of the page that proves it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The point in a few words.
    pub head: String,
    /// What follows it.
    pub text: String,
    /// The id of the part.
    pub proof: &'static str,
}

/// The deck in one sentence.
pub fn summary(deck: &DeckReport) -> String {
    let strength = match Verdict::of(&deck.wins, deck.games) {
        Verdict::Wins if deck.wins.value > 0.6 => "A very strong deck in this field.",
        Verdict::Wins => "A strong deck in this field.",
        Verdict::Even => "A middling deck in this field: the games do not tell it from an even one.",
        Verdict::Loses if deck.wins.value < 0.4 => "A weak deck in this field.",
        Verdict::Loses => "A little below the field.",
    };
    let going = match first_gain(deck) {
        Some(gain) if gain > 0.0 => " It wants to go first.",
        Some(_) => " It wants to go second.",
        None => "",
    };
    format!("{strength}{going}")
}

/// At most so many findings, in the order of their weight.
pub fn findings(deck: &DeckReport, most: usize) -> Vec<Finding> {
    let mut found: Vec<(f64, Finding)> = vec![(f64::MAX, meetings(deck))];
    found.extend(best_lack(deck).map(|(lack, by)| (by.value.abs(), shortage(lack, &by))));
    let card = |want: &str| {
        let cards = deck.cards.iter().filter(move |card| card.verdict == Some(want));
        let sized = cards.filter_map(|card| card.opening.difference.map(|by| (by.value.abs(), card)));
        sized.max_by(|(a, _), (b, _)| a.total_cmp(b))
    };
    found.extend(card("core").map(|(weight, card)| (weight, on_card(card, "A first hand with", "wins more"))));
    found.extend(card("weak").map(|(weight, card)| (weight, on_card(card, "A first hand with", "wins less"))));
    found.extend(first_gain(deck).map(|gain| (gain.abs(), going_first(gain))));
    let hands = advice(deck);
    found.extend(
        hands.iter().filter_map(|(hand, _)| hand.effect.difference.map(|by| (by.value.abs(), on_hand(hand, &by)))),
    );
    found.extend(idle(deck).map(|card| (0.02, on_idle(card))));
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut proofs: Vec<&str> = Vec::new();
    found.retain(|(_, finding)| {
        let new = !proofs.contains(&finding.proof) || finding.proof == "cards";
        proofs.push(finding.proof);
        new
    });
    found.into_iter().map(|(_, finding)| finding).take(most).collect()
}

fn meetings(deck: &DeckReport) -> Finding {
    let count = |verdict| deck.meetings.iter().filter(|meeting| meeting.verdict == verdict).count();
    let (wins, loses, all) = (count(Verdict::Wins), count(Verdict::Loses), deck.meetings.len());
    let worst = deck.meetings.last().filter(|meeting| meeting.verdict == Verdict::Loses);
    let text = match worst {
        Some(worst) => {
            format!(
                "Clearly worse against {loses}, most of all against {} ({} %).",
                worst.name,
                percent(worst.wins.value)
            )
        }
        None => "No opponent is clearly better.".to_owned(),
    };
    Finding { head: format!("Clearly better against {wins} of {all}."), text, proof: "matchups" }
}

/// The shortage that costs most, where it is sure that it does.
pub(crate) fn best_lack(deck: &DeckReport) -> Option<(&ShortageReport, Estimate)> {
    let costly = deck.shortages.iter().filter_map(|lack| lack.effect.sure_difference().map(|by| (lack, by)));
    let weight = |(lack, by): &(&ShortageReport, Estimate)| by.value * lack.effect.share;
    costly.filter(|(_, by)| by.value < 0.0).min_by(|a, b| weight(a).total_cmp(&weight(b)))
}

fn shortage(lack: &ShortageReport, by: &Estimate) -> Finding {
    let share = format!("{} % of turns", percent(lack.share_of_turns));
    let text = format!("So on {share}; games with such a turn win {} points.", points(by.value));
    Finding { head: format!("{}.", capital(&lack.text)), text, proof: "shortages" }
}

fn on_card(card: &CardReport, head: &str, what: &str) -> Finding {
    let by = card.opening.difference.map(|by| format!("{} points, {}.", points(by.value), in_points(&by)));
    Finding { head: format!("{head} {} {what}:", card.card.name), text: by.unwrap_or_default(), proof: "cards" }
}

fn going_first(gain: f64) -> Finding {
    let what = if gain > 0.0 { "Going first" } else { "Going second" };
    let text = format!("worth {:.0} points: choose it whenever you may.", gain.abs() * 100.0);
    Finding { head: format!("{what} is"), text, proof: "first" }
}

fn on_hand(hand: &KindReport, by: &Estimate) -> Finding {
    let text = format!("such first hands win {} points.", points(by.value));
    Finding { head: format!("{}:", capital(&hand.text)), text, proof: "hands" }
}

/// A card that stays in hand more often than it is played.
fn idle(deck: &DeckReport) -> Option<&CardReport> {
    let drawn = deck.cards.iter().filter(|card| card.drawn.games >= 100);
    let idle = drawn.filter(|card| card.played.games > 0 && card.played_when_drawn < 0.3 && card.left_when_drawn > 0.3);
    idle.max_by(|a, b| a.left_when_drawn.total_cmp(&b.left_when_drawn))
}

/// Cards that were never played: often the bot and not the card is to blame.
pub fn unplayed(deck: &DeckReport) -> Option<String> {
    let never = deck.cards.iter().filter(|card| card.drawn.games > 0 && card.played.games == 0);
    let names: Vec<&str> = never.map(|card| card.card.name.as_str()).collect();
    let hint = "This bot may not know how to, so the figures say little about them; another --bot tells more.";
    (!names.is_empty()).then(|| format!("Never played: {}. {hint}", names.join(", ")))
}

fn on_idle(card: &CardReport) -> Finding {
    let (left, played) = (percent(card.left_when_drawn), percent(card.played_when_drawn));
    let text = format!("Of games that drew it, {left} % ended with it in hand and {played} % played it.");
    Finding { head: format!("{} stays in hand.", card.card.name), text, proof: "cards" }
}

/// Kinds of first hands that are surely worse or better than the average, the strongest first, with what to do: true to
/// keep such a hand. A new hand wins about what all hands win.
pub fn advice(deck: &DeckReport) -> Vec<(&KindReport, bool)> {
    let mut sure: Vec<(&KindReport, f64)> =
        deck.hands.iter().filter_map(|hand| hand.effect.sure_difference().map(|by| (hand, by.value))).collect();
    sure.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    sure.into_iter().map(|(hand, by)| (hand, by > 0.0)).collect()
}

/// "-5.0 to +1.2".
pub fn in_points(by: &Estimate) -> String {
    format!("{} to {}", points(by.low), points(by.high))
}

/// How the test was made.
pub fn method(deck: &DeckReport, bot: &str) -> String {
    let opponents = deck.meetings.len();
    let field = if opponents == 1 { "one deck".to_owned() } else { format!("{opponents} decks") };
    let each = match (deck.meetings.iter().map(|m| m.games).min(), deck.meetings.iter().map(|m| m.games).max()) {
        (Some(least), Some(most)) if least == most => format!("{} against each", number(most)),
        (Some(least), Some(most)) => format!("{} to {} against each", number(least), number(most)),
        _ => String::new(),
    };
    let undecided = match deck.undecided {
        0 => String::new(),
        games => format!(" {} ended without a winner and count half.", number(games)),
    };
    format!(
        "{} games against {field}, {each}; {bot} plays both sides. Every deal is played from both seats.{undecided}",
        number(deck.games)
    )
}

/// "between 55.2 and 59.6".
pub fn interval(wins: &Estimate) -> String {
    span(wins).replacen(" to ", " and ", 1)
}

pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
