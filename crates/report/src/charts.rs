//! Charts as inline SVG. Every mark has an ink line and a shape of its own, and every chart a sentence.

use crate::{findings, percent, points};
use longbox_arena::doctor::{DeckReport, Effect, Estimate, ShortageReport, TurnCount, Verdict};
use maud::{Markup, html};

/// Bars of a chart of lengths at most.
const BARS: u32 = 22;
/// Turns in the chart of what was missing.
const TURNS: usize = 10;

/// A stretch of the scale from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Scale {
    pub(crate) from: f64,
    pub(crate) to: f64,
}

impl Scale {
    /// Whole tenths or twentieths around all of these and one half.
    pub(crate) fn around<'a>(all: impl Iterator<Item = &'a Estimate>, step: f64) -> Scale {
        let (mut from, mut to): (f64, f64) = (0.45, 0.55);
        for estimate in all {
            from = from.min(estimate.low);
            to = to.max(estimate.high);
        }
        // A hundredth of air, so that no mark sits on the edge.
        let (from, to) = (((from - 0.01) / step).floor() * step, ((to + 0.01) / step).ceil() * step);
        Scale { from: from.max(0.0), to: to.min(1.0) }
    }

    fn at(&self, share: f64) -> f64 {
        ((share - self.from) / (self.to - self.from)).clamp(0.0, 1.0)
    }

    fn percent(&self, share: f64) -> String {
        format!("{:.1}%", self.at(share) * 100.0)
    }
}

/// The win rate on a ruler.
pub(crate) fn ruler(wins: &Estimate) -> Markup {
    let scale = Scale::around([wins].into_iter(), 0.05);
    let x = |share: f64| 20.0 + 480.0 * scale.at(share);
    let steps = ((scale.to - scale.from) / 0.05).round() as usize;
    // Labels need room.
    let every = steps.div_ceil(10).max(1);
    let label = format!("Win rate {} percent, between {}", percent(wins.value), findings::interval(wins));
    let even_left = wins.value >= 0.5;
    html! {
        svg.chart.ruler viewBox="0 0 520 70" role="img" aria-label=(label) {
            path d="M20 34H500" stroke="#1a1822" stroke-width="3" {}
            @for step in (0..=steps).step_by(every) {
                @let share = scale.from + 0.05 * step as f64;
                path d=(format!("M{:.1} 29v10", x(share))) stroke="#1a1822" stroke-width="2" {}
                text x=(format!("{:.1}", x(share))) y="63" text-anchor="middle" style="fill:#5b5361" { (format!("{:.0}", share * 100.0)) }
            }
            path d=(format!("M{:.1} 12v30", x(0.5))) stroke="#1a1822" stroke-width="2" stroke-dasharray="3 4" {}
            @if (wins.low - 0.5).abs() > 0.06 && (wins.high - 0.5).abs() > 0.06 {
                @let (off, anchor) = if even_left { (-6.0, "end") } else { (6.0, "start") };
                text x=(format!("{:.1}", x(0.5) + off)) y="20" text-anchor=(anchor) style="fill:#5b5361" { "even" }
            }
            rect x=(format!("{:.1}", x(wins.low))) y="23" width=(format!("{:.1}", x(wins.high) - x(wins.low))) height="22" fill="#f4b82f" stroke="#1a1822" stroke-width="2.5" {}
            circle cx=(format!("{:.1}", x(wins.value))) cy="34" r="9" fill="#1c5b9c" stroke="#1a1822" stroke-width="2.5" {}
            text.t-b x=(format!("{:.1}", x(wins.low) - 7.0)) y="20" text-anchor="end" style="fill:#1a1822;font-size:15px" { (percent(wins.low)) }
            text.t-b x=(format!("{:.1}", x(wins.high) + 7.0)) y="20" style="fill:#1a1822;font-size:15px" { (percent(wins.high)) }
        }
    }
}

/// The ends of an interval, across a chart.
fn whisker(scale: &Scale, estimate: &Estimate) -> Markup {
    let (low, high) = (scale.percent(estimate.low), scale.percent(estimate.high));
    html! {
        line.whisk x1=(low) x2=(high) y1="50%" y2="50%" {}
        svg x=(low) y="50%" overflow="visible" { path.whisk d="M0-6V6" {} }
        svg x=(high) y="50%" overflow="visible" { path.whisk d="M0-6V6" {} }
    }
}

/// One match-up on the scale of all.
pub(crate) fn meeting(scale: &Scale, wins: &Estimate, verdict: Verdict) -> Markup {
    let (even, value) = (scale.at(0.5) * 100.0, scale.at(wins.value) * 100.0);
    let (left, wide) = (even.min(value), (even - value).abs());
    let label = format!("{} percent, between {}", percent(wins.value), findings::interval(wins));
    html! {
        svg.chart role="img" aria-label=(label) {
            line.zero x1=(format!("{even:.1}%")) x2=(format!("{even:.1}%")) y1="0" y2="100%" {}
            @if verdict != Verdict::Even {
                @let class = if verdict == Verdict::Wins { "bar-own" } else { "bar-foe" };
                rect class=(class) x=(format!("{left:.1}%")) style="y:calc(50% - 7px)" width=(format!("{wide:.1}%")) height="14" {}
            }
            (whisker(scale, wins))
            svg x=(format!("{value:.1}%")) y="50%" overflow="visible" {
                @match verdict {
                    Verdict::Wins => circle.own r="7" {},
                    Verdict::Even => path.evn d="M0-8.5L8.5 0L0 8.5L-8.5 0z" {},
                    Verdict::Loses => rect.foe x="-7" y="-7" width="14" height="14" {},
                }
            }
        }
    }
}

/// A bar from the left, for going first or second.
pub(crate) fn share_bar(scale: &Scale, what: &str, wins: &Estimate) -> Markup {
    let label = format!("{what}: {} percent, between {}", percent(wins.value), findings::interval(wins));
    html! {
        svg.chart role="img" aria-label=(label) {
            rect class="bar-own bar-own--ink" x="1" y="8" width=(scale.percent(wins.value)) height="24" {}
            line.zero x1=(scale.percent(0.5)) x2=(scale.percent(0.5)) y1="0" y2="100%" {}
            (whisker(scale, wins))
        }
    }
}

/// How many games took how many turns.
pub(crate) fn lengths(deck: &DeckReport) -> Markup {
    let length = &deck.length;
    let bars = bars(&length.games);
    let most = bars.iter().map(|bar| bar.won + bar.lost).max().unwrap_or(1).max(1) as f64;
    let wide = 420.0 / bars.len().max(1) as f64;
    let label = format!(
        "Length in turns: half of the wins by turn {}, half of the losses by turn {}",
        length.half_of_wins, length.half_of_losses
    );
    let every = bars.len().div_ceil(10).max(1);
    html! {
        svg.chart viewBox="0 0 420 174" role="img" aria-label=(label) {
            path.axis d="M0 150H420" {}
            @for (at, bar) in bars.iter().enumerate() {
                @let x = at as f64 * wide + 2.0;
                @let (won, lost) = (bar.won as f64 / most * 140.0, bar.lost as f64 / most * 140.0);
                rect.own x=(format!("{x:.1}")) y=(format!("{:.1}", 150.0 - won)) width=(format!("{:.1}", wide - 4.0)) height=(format!("{won:.1}")) {}
                rect.foe x=(format!("{x:.1}")) y=(format!("{:.1}", 150.0 - won - lost)) width=(format!("{:.1}", wide - 4.0)) height=(format!("{lost:.1}")) {}
                @if at % every == 0 {
                    text.t-muted x=(format!("{:.1}", x + wide / 2.0 - 2.0)) y="168" text-anchor="middle" { (bar.turns) }
                }
            }
        }
    }
}

/// A bar for each length, or for a few lengths together where there are many.
fn bars(games: &[TurnCount]) -> Vec<TurnCount> {
    let Some((first, last)) = games.first().zip(games.last()) else { return Vec::new() };
    let wide = (last.turns - first.turns + 1).div_ceil(BARS);
    let mut bars: Vec<TurnCount> = Vec::new();
    for turns in (first.turns..=last.turns).step_by(wide as usize) {
        let mut bar = TurnCount { turns, won: 0, lost: 0, undecided: 0 };
        for count in games.iter().filter(|count| (turns..turns + wide).contains(&count.turns)) {
            bar.won += count.won;
            bar.lost += count.lost;
            bar.undecided += count.undecided;
        }
        bars.push(bar);
    }
    bars
}

/// A small bar with its interval around the middle; `reach` is what fits on either side.
pub(crate) fn mini(effect: &Effect, reach: f64) -> Markup {
    let Some(by) = effect.difference else { return html! { span.mini {} } };
    let x = |share: f64| 55.0 + 52.0 * (share / reach).clamp(-1.0, 1.0);
    let (left, right) = (x(by.value.min(0.0)), x(by.value.max(0.0)));
    let class = if by.value < 0.0 { "bar-foe" } else { "bar-own" };
    html! {
        svg.mini viewBox="0 0 110 20" aria-hidden="true" {
            path d="M55 1V19" stroke="var(--hair)" stroke-width="1.5" {}
            rect class=(class) x=(format!("{left:.1}")) y="5" width=(format!("{:.1}", right - left)) height="10" {}
            path.whisk d=(format!("M{:.1} 10H{:.1}", x(by.low), x(by.high))) stroke-width="2" {}
        }
    }
}

/// How far the small bars must reach.
pub(crate) fn reach<'a>(effects: impl Iterator<Item = &'a Effect>) -> f64 {
    let ends = effects.filter_map(|effect| effect.difference).map(|by| by.low.abs().max(by.high.abs()));
    ends.fold(0.02, f64::max).min(0.25)
}

/// A dot for each kind of shortage and turn; its area is the share of those turns.
pub(crate) fn shortages(lacks: &[(&ShortageReport, String)]) -> Markup {
    let x = |turn: usize| 141.0 + 25.0 * turn as f64;
    let y = |row: usize| 18.0 + 34.0 * row as f64;
    let bottom = y(lacks.len()) + 2.0;
    let worst = |lack: &ShortageReport| {
        let shares = lack.by_turn.iter().take(TURNS).enumerate();
        shares.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(turn, share)| (turn, *share))
    };
    let sentence = |(lack, name): &(&ShortageReport, String)| {
        worst(lack).map(|(turn, share)| format!("{name} at most {:.0} percent, on turn {}", share * 100.0, turn + 1))
    };
    let label = lacks.iter().filter_map(sentence).collect::<Vec<_>>().join("; ");
    html! {
        svg.chart viewBox=(format!("0 0 380 {bottom:.0}")) role="img" aria-label=(format!("Share of the deck's turns with something missing. {label}.")) {
            @for turn in 0..TURNS {
                text.t-muted x=(format!("{:.1}", x(turn))) y=(format!("{bottom:.0}")) text-anchor="middle" { (turn + 1) }
            }
            @for (row, (lack, name)) in lacks.iter().enumerate() {
                text.t-b x="0" y=(format!("{:.1}", y(row) + 4.5)) { (name) }
                path.axis d=(format!("M128 {:.1}H380", y(row))) style="stroke-width:1;stroke-dasharray:1 5" {}
                @for (turn, share) in lack.by_turn.iter().take(TURNS).enumerate().filter(|(_, share)| **share > 0.0) {
                    circle.dot cx=(format!("{:.1}", x(turn))) cy=(format!("{:.1}", y(row))) r=(format!("{:.1}", radius(*share))) {}
                }
                @if let Some((turn, share)) = worst(lack) {
                    @let inside = radius(share) > 8.0;
                    @let class = if inside { "t-b dotn" } else { "t-b" };
                    @let up = if inside { 4.5 } else { -radius(share) - 3.0 };
                    text class=(class) x=(format!("{:.1}", x(turn))) y=(format!("{:.1}", y(row) + up)) text-anchor="middle" { (format!("{:.0}", share * 100.0)) }
                }
            }
        }
    }
}

fn radius(share: f64) -> f64 {
    12.0 * share.sqrt()
}

/// The bars of the curve of costs.
pub(crate) fn curve(deck: &DeckReport, cost: &str) -> Markup {
    let last = deck.curve.keys().last().copied().unwrap_or(0);
    let most = deck.curve.values().max().copied().unwrap_or(1).max(1) as f64;
    let count = f64::from(last) + 1.0;
    let wide = 420.0 / count;
    let said: Vec<String> = deck.curve.iter().map(|(cost, cards)| format!("{cards} of {cost}")).collect();
    html! {
        svg.chart viewBox="0 0 420 118" role="img" aria-label=(format!("Cards by {cost}: {}", said.join(", "))) {
            path.axis d="M0 96H420" {}
            @for at in 0..=last {
                @let cards = deck.curve.get(&at).copied().unwrap_or(0);
                @let (x, high) = (f64::from(at) * wide, cards as f64 / most * 76.0);
                @if cards > 0 {
                    rect.own x=(format!("{:.1}", x + 4.0)) y=(format!("{:.1}", 96.0 - high)) width=(format!("{:.1}", wide - 8.0)) height=(format!("{high:.1}")) {}
                    text.t-b x=(format!("{:.1}", x + wide / 2.0)) y=(format!("{:.1}", 91.0 - high)) text-anchor="middle" { (cards) }
                }
                text.t-muted x=(format!("{:.1}", x + wide / 2.0)) y="113" text-anchor="middle" { (at) }
            }
        }
    }
}

/// A difference in points for a cell.
pub(crate) fn in_points(effect: &Effect) -> Markup {
    let class = match effect.sure_difference() {
        Some(by) if by.value > 0.0 => "num up",
        Some(_) => "num down",
        None => "num",
    };
    html! {
        @if let Some(by) = effect.difference { b class=(class) { (points(by.value)) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_games_share_bars() {
        let count = |turns| TurnCount { turns, won: 1, lost: 2, undecided: 0 };
        let games: Vec<TurnCount> = (5..100).map(count).collect();
        let bars = bars(&games);
        assert!(bars.len() <= BARS as usize);
        assert_eq!(bars.iter().map(|bar| bar.won).sum::<u64>(), 95);
        assert!(super::bars(&[]).is_empty());
    }

    #[test]
    fn a_scale_holds_all_ends_and_the_middle() {
        let one = Estimate { value: 0.3, low: 0.22, high: 0.41 };
        let scale = Scale::around([&one].into_iter(), 0.1);
        assert!((scale.from - 0.2).abs() < 1e-9 && (scale.to - 0.6).abs() < 1e-9, "{scale:?}");
    }
}
