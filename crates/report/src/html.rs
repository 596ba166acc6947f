//! The report as one page for the browser, without anything from outside.

use crate::art::Faces;
use crate::{findings, panels, percent};
use longbox_arena::doctor::{DeckReport, Report};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The tokens of the page, and what the report adds.
const STYLE: &str = concat!(include_str!("../../page/style/10-tokens.css"), include_str!("style.css"));
/// Light or dark, as the reader likes it; with `?theme=dark` in the address as that says.
const THEME: &str = "document.documentElement.dataset.theme=new URLSearchParams(location.search).get('theme')||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')";
const SCRIPT: &str = include_str!("page.js");

/// The whole page. Names are escaped wherever they stand. Cards that are not among the faces are drawn more plainly.
pub fn page(report: &Report, faces: &Faces) -> String {
    let title = match &report.decks[..] {
        [deck] => format!("{} wins {} %: deck doctor", deck.name, percent(deck.wins.value)),
        decks => format!("{} decks: deck doctor", decks.len()),
    };
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
                title { (title) " · Longbox" }
                style { (PreEscaped(STYLE)) }
                script { (PreEscaped(THEME)) }
            }
            body {
                (patterns())
                main {
                    @if report.decks.len() > 1 { (matrix(&report.decks)) }
                    @for (at, deck) in report.decks.iter().enumerate() { (one(deck, at, report, faces)) }
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string()
}

/// What charts hatch with.
fn patterns() -> Markup {
    html! {
        svg width="0" height="0" style="position:absolute" aria-hidden="true" {
            defs {
                pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    rect.hatch-bg width="6" height="6" {}
                    path.hatch-ln d="M0 0V6" style="stroke-width:5" {}
                }
            }
        }
    }
}

fn one(deck: &DeckReport, at: usize, report: &Report, faces: &Faces) -> Markup {
    html! {
        article.doc id=(format!("deck-{at}")) {
            header.doc__head {
                h1.title { "Deck doctor" }
                p.doc__how { (findings::method(deck, &report.bot)) " Seed " (report.seed) "." }
            }
            (panels::splash(deck, faces))
            (panels::advice_panel(deck, at))
            (panels::meetings(deck, at, faces))
            div.two { (panels::first_or_second(deck, at)) (panels::length(deck)) (panels::curve(deck, &report.words.cost)) }
            (panels::cards(deck, at, faces))
            div.side {
                (panels::shortages(deck, at))
                (panels::hands(deck, at, report.words.mulligan))
                (panels::events(deck))
            }
        }
    }
}

/// Decks against opponents.
fn matrix(decks: &[DeckReport]) -> Markup {
    let mut opponents: Vec<(&str, &str)> = Vec::new();
    for meeting in decks.iter().flat_map(|deck| &deck.meetings) {
        if !opponents.iter().any(|(key, _)| *key == meeting.opponent) {
            opponents.push((&meeting.opponent, &meeting.name));
        }
    }
    let cell = |wins: &longbox_arena::doctor::Estimate| {
        html! { b.num { (percent(wins.value)) " %" } " " small.muted.num { (format!("{:.0}–{:.0}", wins.low * 100.0, wins.high * 100.0)) } }
    };
    html! {
        section.matrix {
            h1.title { "Decks and opponents" }
            div.panel { table.rows {
                thead { tr {
                    th scope="col" { "Opponent" }
                    @for (at, deck) in decks.iter().enumerate() { th scope="col" { a href=(format!("#deck-{at}")) { (deck.name) } } }
                } }
                tbody {
                    tr { th scope="row" { "All" } @for deck in decks { td { (cell(&deck.wins)) } } }
                    @for (key, name) in opponents {
                        tr {
                            th scope="row" { (name) }
                            @for deck in decks {
                                td { @if let Some(meeting) = deck.meetings.iter().find(|meeting| meeting.opponent == key) { (cell(&meeting.wins)) } }
                            }
                        }
                    }
                }
            } }
        }
    }
}
