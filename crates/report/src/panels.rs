//! The panels of a report page.

use crate::art::Faces;
use crate::charts::{self, Scale};
use crate::findings::{self, advice, capital, findings};
use crate::{first_gain, number, percent, points};
use longbox_arena::doctor::{CardReport, DeckReport, KindReport, Meeting, ShortageReport, Verdict};
use maud::{Markup, html};

/// Findings beside the number.
const FINDINGS: usize = 4;
/// Kinds of shortage in the chart.
const LACKS: usize = 6;
/// Kinds of hands in the panel.
const HANDS: usize = 4;
/// More opponents than these stand in two columns.
const ONE_COLUMN: usize = 14;

pub(crate) fn splash(deck: &DeckReport, faces: &Faces) -> Markup {
    html! {
        section.splash.panel aria-label="Win rate" {
            svg.splash__bg viewBox="0 0 900 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                rect width="900" height="340" fill="#f4b82f" {}
                path d=(rays()) fill="#e2543b" {}
            }
            @if let Some(head) = &deck.head { div.splash__art { (faces.art(head)) } }
            div.splash__plate {
                p.splash__k { (deck.name) " wins" }
                p.splash__n { (percent(deck.wins.value)) small { "%" } }
                (charts::ruler(&deck.wins))
                p.splash__w { "Nineteen times out of twenty, the true rate lies between " (findings::interval(&deck.wins)) "." }
            }
        }
    }
}

/// Rays from a point, all round.
fn rays() -> String {
    let end = |ray: f64| {
        let angle = ray * std::f64::consts::TAU / 52.0;
        (660.0 + 1000.0 * angle.cos(), 190.0 + 1000.0 * angle.sin())
    };
    let ray = |ray: i32| {
        let ((x, y), (z, w)) = (end(f64::from(2 * ray)), end(f64::from(2 * ray + 1)));
        format!("M660 190L{x:.0} {y:.0}L{z:.0} {w:.0}z")
    };
    (0..26).map(ray).collect()
}

pub(crate) fn advice_panel(deck: &DeckReport, at: usize) -> Markup {
    html! {
        section.panel.rx aria-label="The doctor says" {
            h2.panel__title { "The doctor says" }
            div.rx__b {
                p.say { (findings::summary(deck)) }
                ol.rx__l {
                    @for finding in findings(deck, FINDINGS) {
                        li { a href=(format!("#{}-{at}", finding.proof)) { b { (finding.head) } " " (finding.text) } }
                    }
                }
            }
        }
    }
}

pub(crate) fn meetings(deck: &DeckReport, at: usize, faces: &Faces) -> Markup {
    let scale = Scale::around(deck.meetings.iter().map(|meeting| &meeting.wins), 0.1);
    let wide = deck.meetings.len() > ONE_COLUMN;
    let class = if wide { "panel mus mus--wide" } else { "panel mus" };
    html! {
        section class=(class) id=(format!("matchups-{at}")) aria-label="Match-ups" {
            h2.panel__title { "Match-ups" span.end { "line: 95 % interval, dotted: even" } }
            ul { @for meeting in &deck.meetings { (one_meeting(meeting, &scale, faces)) } }
            p.note.pad { "The scale goes from " (format!("{:.0}", scale.from * 100.0)) " to " (format!("{:.0} %", scale.to * 100.0)) ". A match-up is even where its interval holds 50 %, or where it has fewer than 20 games." }
        }
    }
}

fn one_meeting(meeting: &Meeting, scale: &Scale, faces: &Faces) -> Markup {
    let (class, word) = match meeting.verdict {
        Verdict::Wins => ("tag tag--good", "better"),
        Verdict::Even => ("tag tag--even", "even"),
        Verdict::Loses => ("tag tag--bad", "worse"),
    };
    html! {
        li.mu {
            span.face { @if let Some(head) = &meeting.head { (faces.art(head)) } }
            span.mu__n { b { (meeting.name) } @if let Some(head) = &meeting.head { small { (head.name) } } }
            span.mu__c { (charts::meeting(scale, &meeting.wins, meeting.verdict)) }
            b.mu__p.num { (percent(meeting.wins.value)) small { "%" } }
            span class=(class) title=(format!("{} games", number(meeting.games))) { (word) }
        }
    }
}

pub(crate) fn first_or_second(deck: &DeckReport, at: usize) -> Markup {
    let both = [("First", deck.first), ("Second", deck.second)];
    let known: Vec<_> = both.iter().filter_map(|(what, wins)| wins.map(|wins| (*what, wins))).collect();
    let scale = Scale::around(known.iter().map(|(_, wins)| wins), 0.1);
    let note = match first_gain(deck) {
        Some(gain) if gain > 0.0 => {
            format!("Going first is worth {:.0} points: choose it whenever you may.", gain * 100.0)
        }
        Some(gain) => format!("Going second is worth {:.0} points: choose it whenever you may.", -gain * 100.0),
        None => "The games do not tell whether going first is better.".to_owned(),
    };
    html! {
        section.panel id=(format!("first-{at}")) aria-label="Going first or second" {
            h2.panel__title { "Who goes first" span.end { "dotted: even" } }
            div.pad.fs {
                @for (what, wins) in &known {
                    div.fs__row {
                        b.fs__l { (what) }
                        (charts::share_bar(&scale, what, wins))
                        b.fs__n.num { (percent(wins.value)) small { "%" } }
                        small.muted.num { (format!("{:.0}–{:.0}", wins.low * 100.0, wins.high * 100.0)) }
                    }
                }
                p.note { (note) }
            }
        }
    }
}

pub(crate) fn length(deck: &DeckReport) -> Markup {
    let count = |of: fn(&longbox_arena::doctor::TurnCount) -> u64| number(deck.length.games.iter().map(of).sum());
    let (wins, losses) = (deck.length.half_of_wins, deck.length.half_of_losses);
    html! {
        section.panel aria-label="Length of games" {
            h2.panel__title { "How long it takes" span.end { "turns, both players counted" } }
            div.pad {
                (charts::lengths(deck))
                p.legend {
                    span { i.swatch {} "won " (count(|count| count.won)) }
                    span { i class="swatch swatch--foe" {} "lost " (count(|count| count.lost)) }
                }
                p.note { "Half of the wins come by turn " (wins) ", half of the losses by turn " (losses) "; " (format!("{:.1}", deck.length.mean)) " turns on average." }
            }
        }
    }
}

pub(crate) fn curve(deck: &DeckReport, cost: &str) -> Markup {
    html! {
        section.panel aria-label=(format!("Cards by {cost}")) {
            h2.panel__title { "Cards by " (cost) }
            div.pad { (charts::curve(deck, cost)) }
        }
    }
}

pub(crate) fn cards(deck: &DeckReport, at: usize, faces: &Faces) -> Markup {
    let mut cards: Vec<&CardReport> = deck.cards.iter().collect();
    let value = |card: &CardReport| card.opening.difference.map_or(f64::MIN, |by| by.value);
    cards.sort_by(|a, b| value(b).total_cmp(&value(a)));
    let reach = charts::reach(cards.iter().flat_map(|card| [&card.opening, &card.drawn]));
    html! {
        section.panel.cards id=(format!("cards-{at}")) aria-label="Card by card" {
            h2.panel__title { "Card by card" span.end { "points above or below " (percent(deck.wins.value)) " %" } }
            table.rows {
                thead { tr {
                    th scope="col" { button type="button" { "Card" } }
                    th.c-open scope="col" aria-sort="descending" { button type="button" { "First hand" } }
                    th.c-drawn scope="col" { button type="button" { "Drawn" } }
                    th.c-played scope="col" { button type="button" { "Played" } }
                    th.c-stuck scope="col" { button type="button" { "Left in hand" } }
                } }
                tbody { @for card in cards { (one_card(card, reach, faces)) } }
            }
            p.note.pad { "Read the first hand first: cards that are drawn late are only seen in long games. A line that crosses the middle may be chance; core and weak cards are sure for all cards at once. Played, left in hand at the end: of the games that drew it." }
            @if let Some(note) = findings::unplayed(deck) { p.note.pad { (note) } }
        }
    }
}

fn one_card(card: &CardReport, reach: f64, faces: &Faces) -> Markup {
    let tag = match card.verdict {
        Some("core") => Some("tag tag--good"),
        Some(_) => Some("tag tag--bad"),
        None => None,
    };
    // Below every difference, so that cards without one come last.
    let value = |effect: &longbox_arena::doctor::Effect| effect.difference.map_or(-2.0, |by| by.value);
    html! {
        tr {
            th scope="row" data-v=(card.card.name) { span.thing {
                span.face { (faces.art(&card.card)) }
                @match card.card.cost { Some(cost) => span.row__cost { (cost) }, None => span class="row__cost row__cost--i" { "–" } }
                span.thing__n { (card.card.name) } span.muted.num { "×" (card.card.copies) }
                @if let (Some(class), Some(word)) = (tag, card.verdict) { span class=(class) { (word) } }
            } }
            td.c-open data-v=(value(&card.opening)) { span.cell { (charts::mini(&card.opening, reach)) (charts::in_points(&card.opening)) } }
            td.c-drawn data-v=(value(&card.drawn)) { span.cell { (charts::mini(&card.drawn, reach)) (charts::in_points(&card.drawn)) } }
            td.c-played data-v=(card.played_when_drawn) { (share_cell(card.played_when_drawn, "is-own")) }
            td.c-stuck data-v=(card.left_when_drawn) { (share_cell(card.left_when_drawn, "is-foe")) }
        }
    }
}

fn share_cell(share: f64, class: &str) -> Markup {
    html! {
        span.cell {
            span class=(format!("mini mini--p {class}")) aria-hidden="true" { i style=(format!("width:{:.0}%", share * 100.0)) {} }
            b.num { (format!("{:.0} %", share * 100.0)) }
        }
    }
}

pub(crate) fn shortages(deck: &DeckReport, at: usize) -> Markup {
    let mut lacks: Vec<&ShortageReport> = deck.shortages.iter().filter(|lack| lack.turns > 0).collect();
    lacks.sort_by(|a, b| b.share_of_turns.total_cmp(&a.share_of_turns));
    lacks.truncate(LACKS);
    let named: Vec<(&ShortageReport, String)> =
        lacks.into_iter().map(|lack| (lack, capital(&lack.key.replace('-', " ")))).collect();
    let note = match findings::best_lack(deck) {
        Some((lack, by)) => {
            let (low, high) = (points(by.low), points(by.high));
            format!(
                "What costs most: {}. Games with such a turn win {} points ({low} to {high}).",
                lack.text,
                points(by.value)
            )
        }
        None => "None of it surely costs games.".to_owned(),
    };
    html! {
        section.panel id=(format!("shortages-{at}")) aria-label="What was missing" {
            h2.panel__title { "What was missing" span.end { "% of own turns, by turn" } }
            div.pad {
                @if named.is_empty() { p.note { "Nothing was missing on any turn." } } @else {
                    (charts::shortages(&named))
                    ul.lacks { @for (lack, name) in &named { li { b { (name) } ": " (lack.text) ", " (percent(lack.share_of_turns)) " % of turns" } } }
                    p.note { (note) " " (findings::LONG_GAMES) }
                }
            }
        }
    }
}

pub(crate) fn hands(deck: &DeckReport, at: usize, mulligan: bool) -> Markup {
    let sure = advice(deck);
    let unsure = || deck.hands.iter().filter(|hand| !hand.effect.sure && hand.effect.games > 0);
    html! {
        section.panel.mull id=(format!("hands-{at}")) aria-label="First hands" {
            h2.panel__title { @if mulligan { "Which hands to keep" } @else { "First hands" } span.end { (percent(deck.wins.value)) " % with any hand" } }
            div.pad {
                @for (hand, keep) in sure.iter().take(HANDS) { (one_hand(hand, *keep, mulligan)) }
                @if sure.is_empty() { p.note { "No kind of first hand surely wins more or less than the others." } }
                @if unsure().next().is_some() {
                    p.note { "No clear difference: " (unsure().map(|hand| hand.text.as_str()).collect::<Vec<_>>().join("; ")) "." }
                }
            }
        }
    }
}

fn one_hand(hand: &KindReport, keep: bool, mulligan: bool) -> Markup {
    let (class, word) = match (keep, mulligan) {
        (true, true) => ("stamp stamp--keep", "Keep"),
        (false, true) => ("stamp stamp--back", "Put back"),
        (true, false) => ("stamp stamp--keep", "Good"),
        (false, false) => ("stamp stamp--back", "Poor"),
    };
    let colour = if keep { "num up" } else { "num down" };
    html! {
        div.mull__i {
            span class=(class) { (word) }
            p { (capital(&hand.text)) "." small {
                @if let Some(wins) = hand.effect.wins { b class=(colour) { (percent(wins.value)) " %" } " won" }
                @if let Some(by) = hand.effect.difference { " (" (points(by.value)) ", " (findings::in_points(&by)) ")" }
                ", " (format!("{:.0}", hand.effect.share * 100.0)) " of 100 hands"
            } }
        }
    }
}

pub(crate) fn events(deck: &DeckReport) -> Markup {
    html! {
        @for event in deck.events.iter().filter(|event| event.effect.games > 0) {
            section.panel.lvl aria-label=(event.text) {
                h2.panel__title { (event.text) }
                div.pad.lvl__b {
                    p { b.title.num { (format!("{:.0} %", event.effect.share * 100.0)) } "of games" }
                    @if let Some(wins) = event.effect.wins { p { b.title.num { (percent(wins.value)) " %" } "won then" } }
                }
            }
        }
    }
}
