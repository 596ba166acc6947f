//! The report in the terminal: what one wants to know first, on a page.

use crate::screen::{BAD, BOLD, DIM, GOOD, PLAIN, cut, paint, width, wrap};
use anstyle::Style;
use longbox_arena::doctor::{CardReport, DeckReport, Effect, Meeting, Report, Verdict};
use longbox_report::findings::{self, LONG_GAMES, advice, findings};
use longbox_report::{number, percent, points, span};

/// Opponents that are listed from each end where there are many.
const ENDS: usize = 5;
/// Findings at the top.
const FINDINGS: usize = 4;

/// The whole report.
pub(in crate::arena) fn told(report: &Report) -> String {
    let mut lines = Vec::new();
    if report.decks.len() > 1 {
        lines.extend(matrix(&report.decks));
    }
    for deck in &report.decks {
        lines.extend(one(deck, report));
        lines.push(String::new());
    }
    lines.join("\n")
}

fn one(deck: &DeckReport, report: &Report) -> Vec<String> {
    let how = findings::method(deck, &report.bot);
    let wins = format!("{} %", percent(deck.wins.value));
    let mut lines = vec![format!("{} wins {}  ({})", paint(BOLD, &deck.name), paint(BOLD, wins), span(&deck.wins))];
    lines.extend(wrap(&how, width()).into_iter().map(|line| paint(DIM, line)));
    lines.push(String::new());
    lines.extend(wrap(&findings::summary(deck), width()));
    for finding in findings(deck, FINDINGS) {
        let text = wrap(&format!("{} {}", finding.head, finding.text), width() - 4);
        let lead = |at: usize| if at == 0 { "  - " } else { "    " };
        lines.extend(text.iter().enumerate().map(|(at, line)| format!("{}{line}", lead(at))));
    }
    lines.push(String::new());
    lines.extend(facts(deck));
    lines.extend(opponents(deck));
    lines.extend(cards(deck, &report.words.cost));
    lines.extend(shortages(deck));
    lines.extend(hands(deck, report.words.mulligan));
    lines
}

fn facts(deck: &DeckReport) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |what: &str, text: String| lines.push(format!("  {what:<22}{text}"));
    for (what, wins) in [("going first", deck.first), ("going second", deck.second)] {
        if let Some(wins) = wins {
            line(what, format!("{:>5} %  ({})", percent(wins.value), span(&wins)));
        }
    }
    let length = &deck.length;
    let halves =
        format!("half of the wins by turn {}, half of the losses by {}", length.half_of_wins, length.half_of_losses);
    line("turns", format!("{:>5.1}", length.mean));
    line("", format!(" {halves}"));
    let curve: Vec<String> = deck.curve.iter().map(|(cost, cards)| format!("{cost}: {cards}")).collect();
    line("cards by cost", curve.join("  "));
    for event in deck.events.iter().filter(|event| event.effect.games > 0) {
        if let Some(wins) = event.effect.wins {
            let so = format!("in {} % of games, which win {} %", percent(event.effect.share), percent(wins.value));
            line(&cut(&event.text, 40), format!("  {so}"));
        }
    }
    lines
}

fn opponents(deck: &DeckReport) -> Vec<String> {
    let count = |verdict| deck.meetings.iter().filter(|meeting| meeting.verdict == verdict).count();
    let (better, even, worse) = (count(Verdict::Wins), count(Verdict::Even), count(Verdict::Loses));
    let mut lines =
        vec![heading(&format!("Opponents: better against {better}, even with {even}, worse against {worse}"))];
    let all = deck.meetings.len();
    let told = |at: usize| all <= 2 * ENDS + 2 || at < ENDS || at >= all - ENDS;
    for (at, meeting) in deck.meetings.iter().enumerate() {
        if told(at) {
            lines.push(against(meeting));
        } else if at == ENDS {
            lines.push(paint(DIM, format!("  ... {} more, with --html or --json", all - 2 * ENDS)));
        }
    }
    lines
}

fn against(meeting: &Meeting) -> String {
    let (style, word) = match meeting.verdict {
        Verdict::Wins => (GOOD, "better"),
        Verdict::Even => (PLAIN, "even"),
        Verdict::Loses => (BAD, "worse"),
    };
    let rate = format!("{:>5} %  ({})", percent(meeting.wins.value), span(&meeting.wins));
    format!("  {:<30}{rate:<26}{}", cut(&meeting.name, 28), paint(style, word))
}

fn cards(deck: &DeckReport, cost: &str) -> Vec<String> {
    let mut lines = vec![heading("Cards: points won more or less than on average (interval: 95 %)")];
    let cost = cut(cost, 5).to_uppercase();
    let heads = format!("  {:<24}{cost:>5}  {:<23}{:<8}{:>6}{:>6}", "CARD", "FIRST HAND", "DRAWN", "PLAYED", "LEFT");
    lines.push(paint(DIM, heads));
    let by_opening = |card: &&CardReport| card.opening.difference.map_or(f64::MIN, |by| by.value);
    let mut cards: Vec<&CardReport> = deck.cards.iter().collect();
    cards.sort_by(|a, b| by_opening(b).total_cmp(&by_opening(a)));
    for card in cards {
        let name = format!("{} {}", card.card.copies, cut(&card.card.name, 21));
        let cost = card.card.cost.map(|cost| cost.to_string()).unwrap_or_default();
        let share = |share: f64| format!("{:.0} %", share * 100.0);
        lines.push(format!(
            "  {name:<24}{cost:>5}  {}{}{:>6}{:>6}",
            effect(&card.opening, 23),
            value(&card.drawn, 8),
            share(card.played_when_drawn),
            share(card.left_when_drawn)
        ));
    }
    let note = "Played, left in hand at the end: of the games that drew it. Starred: sure for all cards at once.";
    let notes = [Some(note.to_owned()), findings::unplayed(deck)];
    for note in notes.into_iter().flatten() {
        lines.extend(wrap(&note, width() - 2).into_iter().map(|line| paint(DIM, format!("  {line}"))));
    }
    lines
}

/// A difference with its interval; in colour and marked where it is sure.
fn effect(effect: &Effect, wide: usize) -> String {
    let Some(by) = effect.difference else { return " ".repeat(wide) };
    let mark = if effect.sure { "*" } else { " " };
    let text = format!("{:>5}{mark} {}", points(by.value), findings::in_points(&by));
    paint(colour(effect), format!("{text:<wide$}"))
}

/// A difference alone.
fn value(effect: &Effect, wide: usize) -> String {
    let Some(by) = effect.difference else { return " ".repeat(wide) };
    let mark = if effect.sure { "*" } else { " " };
    paint(colour(effect), format!("{:<wide$}", format!("{:>5}{mark}", points(by.value))))
}

fn colour(effect: &Effect) -> Style {
    match effect.sure_difference() {
        Some(by) if by.value > 0.0 => GOOD,
        Some(_) => BAD,
        None => PLAIN,
    }
}

fn shortages(deck: &DeckReport) -> Vec<String> {
    let mut lacks: Vec<_> = deck.shortages.iter().filter(|lack| lack.turns > 0).collect();
    lacks.sort_by(|a, b| b.share_of_turns.total_cmp(&a.share_of_turns));
    let mut lines = vec![heading("What was missing: share of the deck's own turns, and what such games win")];
    for lack in lacks {
        let share = format!("{:>5} %", percent(lack.share_of_turns));
        lines.push(format!("  {share}  {}  {}", effect(&lack.effect, 22), cut(&lack.text, width() - 36)));
    }
    lines.extend(wrap(LONG_GAMES, width() - 2).into_iter().map(|line| paint(DIM, format!("  {line}"))));
    lines
}

fn hands(deck: &DeckReport, mulligan: bool) -> Vec<String> {
    let mut lines = vec![heading("First hands: share of all hands, and what they win")];
    for hand in deck.hands.iter().filter(|hand| hand.effect.games > 0) {
        let share = format!("{:>5} %", percent(hand.effect.share));
        lines.push(format!("  {share}  {}  {}", effect(&hand.effect, 22), hand.text));
    }
    let sure = advice(deck);
    let list = |keep: bool| {
        let texts: Vec<&str> = sure.iter().filter(|(_, so)| *so == keep).map(|(hand, _)| hand.text.as_str()).collect();
        texts.join("; ")
    };
    match (mulligan, list(true), list(false)) {
        (false, ..) => {}
        (true, keep, back) if keep.is_empty() && back.is_empty() => {
            lines.push("  The figures carry no advice on which hands to put back.".to_owned());
        }
        (true, keep, back) => {
            for (what, text) in [("Keep", keep), ("Put back", back)].into_iter().filter(|(_, text)| !text.is_empty()) {
                lines
                    .extend(wrap(&format!("{what}: {text}."), width() - 2).into_iter().map(|line| format!("  {line}")));
            }
        }
    }
    lines
}

/// Opponents against decks.
fn matrix(decks: &[DeckReport]) -> Vec<String> {
    const COLUMN: usize = 18;
    let shown = &decks[..decks.len().min((width().saturating_sub(24)) / COLUMN)];
    let head = |deck: &DeckReport| format!("{:<COLUMN$}", cut(&deck.name, COLUMN - 2));
    let heads: String = shown.iter().map(head).collect();
    let mut lines = vec![format!("  {:<22}{}", "", paint(BOLD, heads))];
    let cell = |estimate: &longbox_arena::doctor::Estimate| {
        let ends = format!("({:.0} to {:.0})", estimate.low * 100.0, estimate.high * 100.0);
        format!("{:<COLUMN$}", format!("{:>3.0} % {ends}", estimate.value * 100.0))
    };
    let mut names: Vec<(&str, &str)> = Vec::new();
    for meeting in decks.iter().flat_map(|deck| &deck.meetings) {
        if !names.iter().any(|(key, _)| *key == meeting.opponent) {
            names.push((&meeting.opponent, &meeting.name));
        }
    }
    for (key, name) in names {
        let rate = |deck: &DeckReport| {
            let met = deck.meetings.iter().find(|meeting| meeting.opponent == key);
            met.map_or_else(|| " ".repeat(COLUMN), |meeting| cell(&meeting.wins))
        };
        lines.push(format!("  {:<22}{}", cut(name, 20), shown.iter().map(rate).collect::<String>()));
    }
    lines.push(format!("  {:<22}{}", "all", shown.iter().map(|deck| cell(&deck.wins)).collect::<String>()));
    if shown.len() < decks.len() {
        lines.push(paint(
            DIM,
            format!("  {} more decks, with --html or --json", number((decks.len() - shown.len()) as u64)),
        ));
    }
    lines.push(String::new());
    lines
}

fn heading(text: &str) -> String {
    format!("\n{}", paint(BOLD, text))
}
